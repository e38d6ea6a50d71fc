-- Games with their steps, the receipts of changes, and the secret of this store.
-- A seal or link is a digest over the rest of its row (see seal.rs): a changed byte is noticed.

CREATE TABLE store (
    one    INTEGER PRIMARY KEY CHECK (one = 1),
    secret BLOB NOT NULL CHECK (length(secret) = 32),
    seal   BLOB NOT NULL
) STRICT;

CREATE TABLE games (
    id         TEXT    PRIMARY KEY,
    title      TEXT    NOT NULL,
    game       TEXT    NOT NULL,                        -- the rulebook's game
    opening    TEXT    NOT NULL,                        -- its record without steps
    seats      TEXT    NOT NULL,                        -- one line a seat
    version    INTEGER NOT NULL CHECK (version >= 1),
    steps      INTEGER NOT NULL CHECK (steps >= 0),
    root       BLOB    NOT NULL,                        -- the chain's first link, over the opening
    head       BLOB    NOT NULL,                        -- its last link, over the last step
    created_ms INTEGER NOT NULL,
    updated_ms INTEGER NOT NULL,
    deleted    INTEGER NOT NULL CHECK (deleted IN (0, 1)),
    touched    INTEGER NOT NULL,                        -- order of changes; a clock may jump
    seal       BLOB    NOT NULL
) STRICT;

CREATE INDEX games_by_touch ON games (touched);

CREATE TABLE steps (
    game TEXT    NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seq  INTEGER NOT NULL CHECK (seq >= 1),
    seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 8), -- 0 is chance
    text TEXT    NOT NULL,
    hash TEXT    NOT NULL,
    link BLOB    NOT NULL,
    PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE changes (
    game    TEXT    NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    action  TEXT    NOT NULL,
    version INTEGER NOT NULL,
    steps   INTEGER NOT NULL,
    seal    BLOB    NOT NULL,
    PRIMARY KEY (game, action),
    UNIQUE (game, version)                              -- two changes never make one version
) STRICT, WITHOUT ROWID;
