-- What people say to each other beside a game: players among themselves, watchers among themselves.
-- It is no part of the record, proves nothing and is in no seal.

CREATE TABLE remarks (
    game   TEXT    NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    circle TEXT    NOT NULL CHECK (circle IN ('players', 'watchers')),
    number INTEGER NOT NULL CHECK (number >= 1),
    seat   INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 8), -- 0 is somebody who watches
    at_ms  INTEGER NOT NULL,
    text   TEXT    NOT NULL,
    PRIMARY KEY (game, circle, number)
) STRICT, WITHOUT ROWID;
