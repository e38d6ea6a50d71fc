//! Changes. Each runs inside one transaction that its caller begins and ends.

use engine::Record;
use engine::record::Line;
use sqlx::{Row as _, SqliteConnection};

use super::fault::from_sqlx;
use super::rows::{GameRow, StepRow, damaged, game, opening, receipt_seal, root, select_games};
use crate::game::{check_lines, malformed};
use crate::{ActionId, Change, GameId, NewGame, Receipt, SeatKind, StoreError};

/// Writes a game that was checked.
pub(super) async fn create(
    db: &mut SqliteConnection,
    id: &GameId,
    new: &NewGame,
    now: i64,
) -> Result<(), StoreError> {
    let opening = opening(&new.record);
    let root = root(id.as_str(), &opening).to_vec();
    let seats: Vec<String> = new.seats.iter().map(SeatKind::write).collect();
    let mut row = GameRow {
        id: id.to_string(),
        title: new.title.clone(),
        game: new.record.header.game.clone(),
        seats: seats.join("\n"),
        version: 1,
        steps: 0,
        head: root.clone(),
        root,
        created_ms: now,
        updated_ms: now,
        deleted: false,
        touched: 0,
    };
    let sql = "INSERT INTO games (id, title, game, opening, seats, version, steps, root, head, \
               created_ms, updated_ms, deleted, touched, seal) \
               VALUES (?, ?, ?, ?, ?, 1, 0, ?, ?, ?, ?, 0, 0, ?)";
    sqlx::query(sql)
        .bind(&row.id)
        .bind(&row.title)
        .bind(&row.game)
        .bind(&opening)
        .bind(&row.seats)
        .bind(&row.root)
        .bind(&row.head)
        .bind(now)
        .bind(now)
        .bind(&row.seal()[..])
        .execute(&mut *db)
        .await
        .map_err(from_sqlx)?;
    add_steps(db, &mut row, &new.record.lines).await?;
    save(db, row, now).await
}

/// Adds steps, unless that was done before or the game has moved on.
pub(super) async fn append(
    db: &mut SqliteConnection,
    id: &GameId,
    change: &Change,
    now: i64,
) -> Result<Receipt, StoreError> {
    let Change { expected_version, action_id, lines } = change;
    let mut row = match admit(db, id, *expected_version, action_id).await? {
        Admitted::Before(receipt) => return Ok(receipt),
        Admitted::Now(row) => row,
    };
    if lines.is_empty() {
        return malformed("a change has at least one step");
    }
    check_lines(lines)?;
    add_steps(db, &mut row, lines).await?;
    sign(db, row, action_id, now).await
}

/// Gives a game without steps another opening, unless that was done before or it has moved on.
pub(super) async fn reopen(
    db: &mut SqliteConnection,
    id: &GameId,
    expected_version: u64,
    action_id: &ActionId,
    record: &Record,
    now: i64,
) -> Result<Receipt, StoreError> {
    let mut row = match admit(db, id, expected_version, action_id).await? {
        Admitted::Before(receipt) => return Ok(receipt),
        Admitted::Now(row) => row,
    };
    if row.steps != 0 {
        return malformed("a game that has begun keeps its opening");
    }
    if row.game != record.header.game || row.seats.lines().count() != record.header.seats.len() {
        return malformed("the opening is of another game");
    }
    let opening = opening(record);
    row.root = root(&row.id, &opening).to_vec();
    row.head.clone_from(&row.root);
    sqlx::query("UPDATE games SET opening = ?, root = ? WHERE id = ?")
        .bind(&opening)
        .bind(&row.root)
        .bind(&row.id)
        .execute(&mut *db)
        .await
        .map_err(from_sqlx)?;
    add_steps(db, &mut row, &record.lines).await?;
    sign(db, row, action_id, now).await
}

/// Takes steps back, unless that was done before or the game has moved on.
pub(super) async fn rewind(
    db: &mut SqliteConnection,
    id: &GameId,
    expected_version: u64,
    action_id: &ActionId,
    keep: usize,
    now: i64,
) -> Result<Receipt, StoreError> {
    let mut row = match admit(db, id, expected_version, action_id).await? {
        Admitted::Before(receipt) => return Ok(receipt),
        Admitted::Now(row) => row,
    };
    let keep = i64::try_from(keep).unwrap_or(i64::MAX);
    if keep >= row.steps {
        return malformed(format!("there are {} steps; {keep} cannot be kept", row.steps));
    }
    row.head = if keep == 0 { row.root.clone() } else { link(db, id, keep).await? };
    let query = sqlx::query("DELETE FROM steps WHERE game = ? AND seq > ?");
    query.bind(&row.id).bind(keep).execute(&mut *db).await.map_err(from_sqlx)?;
    row.steps = keep;
    sign(db, row, action_id, now).await
}

/// Changes what is no step: title and bin.
pub(super) async fn edit(
    db: &mut SqliteConnection,
    id: &GameId,
    now: i64,
    change: impl FnOnce(&mut GameRow) -> Result<bool, StoreError>,
) -> Result<(), StoreError> {
    let mut row = game(db, id).await?;
    if change(&mut row)? { save(db, row, now).await } else { Ok(()) }
}

/// Removes what was put into the bin before a time; a damaged row stays.
pub(super) async fn purge(db: &mut SqliteConnection, before_ms: i64) -> Result<u64, StoreError> {
    let sql = select_games!("WHERE deleted = 1 AND updated_ms < ?");
    let rows = sqlx::query(sql).bind(before_ms).fetch_all(&mut *db).await.map_err(from_sqlx)?;
    let sound = rows.iter().filter_map(|row| GameRow::read(row).ok().filter(|(_, sound)| *sound));
    let mut gone = 0;
    for (row, _) in sound {
        let query = sqlx::query("DELETE FROM games WHERE id = ?").bind(&row.id);
        gone += query.execute(&mut *db).await.map_err(from_sqlx)?.rows_affected();
    }
    Ok(gone)
}

/// Whether a change is made now or was made before.
enum Admitted {
    Before(Receipt),
    Now(GameRow),
}

async fn admit(
    db: &mut SqliteConnection,
    id: &GameId,
    expected_version: u64,
    action_id: &ActionId,
) -> Result<Admitted, StoreError> {
    let row = game(db, id).await?;
    if row.deleted {
        return Err(StoreError::NotFound);
    }
    if let Some(receipt) = receipt(db, id, action_id).await? {
        return Ok(Admitted::Before(receipt));
    }
    let current = u64::try_from(row.version).map_err(|_| damaged(id, "its version"))?;
    if current == expected_version {
        Ok(Admitted::Now(row))
    } else {
        Err(StoreError::Conflict { current })
    }
}

/// The receipt of a change made before.
async fn receipt(
    db: &mut SqliteConnection,
    id: &GameId,
    action_id: &ActionId,
) -> Result<Option<Receipt>, StoreError> {
    let sql = "SELECT version, steps, seal FROM changes WHERE game = ? AND action = ?";
    let query = sqlx::query(sql).bind(id.as_str()).bind(action_id.as_str());
    let Some(row) = query.fetch_optional(db).await.map_err(from_sqlx)? else { return Ok(None) };
    let version: i64 = row.try_get(0).map_err(from_sqlx)?;
    let steps: i64 = row.try_get(1).map_err(from_sqlx)?;
    let sealed: Vec<u8> = row.try_get(2).map_err(from_sqlx)?;
    match (u64::try_from(version), u64::try_from(steps)) {
        (Ok(new_version), Ok(new_steps))
            if sealed == receipt_seal(id.as_str(), action_id.as_str(), version, steps) =>
        {
            Ok(Some(Receipt { version: new_version, steps: new_steps, repeated: true }))
        }
        _ => Err(damaged(id, "the receipt of a change")),
    }
}

async fn link(db: &mut SqliteConnection, id: &GameId, seq: i64) -> Result<Vec<u8>, StoreError> {
    let query = sqlx::query("SELECT link FROM steps WHERE game = ? AND seq = ?");
    let row = query.bind(id.as_str()).bind(seq).fetch_optional(db).await.map_err(from_sqlx)?;
    let row = row.ok_or_else(|| damaged(id, &format!("step {seq}")))?;
    row.try_get(0).map_err(from_sqlx)
}

/// Adds steps after the last, and lengthens the chain.
async fn add_steps(
    db: &mut SqliteConnection,
    row: &mut GameRow,
    lines: &[Line],
) -> Result<(), StoreError> {
    let sql = "INSERT INTO steps (game, seq, seat, text, hash, link) VALUES (?, ?, ?, ?, ?, ?)";
    for line in lines {
        row.steps += 1;
        let step = StepRow::new(row.steps, line);
        row.head = step.link(&row.head).to_vec();
        sqlx::query(sql)
            .bind(&row.id)
            .bind(step.seq)
            .bind(step.seat)
            .bind(&step.text)
            .bind(&step.hash)
            .bind(&row.head)
            .execute(&mut *db)
            .await
            .map_err(from_sqlx)?;
    }
    Ok(())
}

/// Raises the version, saves the row, and writes the receipt.
async fn sign(
    db: &mut SqliteConnection,
    mut row: GameRow,
    action_id: &ActionId,
    now: i64,
) -> Result<Receipt, StoreError> {
    row.version += 1;
    let (version, steps) = (row.version, row.steps);
    let sealed = receipt_seal(&row.id, action_id.as_str(), version, steps);
    let sql = "INSERT INTO changes (game, action, version, steps, seal) VALUES (?, ?, ?, ?, ?)";
    sqlx::query(sql)
        .bind(&row.id)
        .bind(action_id.as_str())
        .bind(version)
        .bind(steps)
        .bind(&sealed[..])
        .execute(&mut *db)
        .await
        .map_err(from_sqlx)?;
    save(db, row, now).await?;
    Ok(Receipt { version: version.cast_unsigned(), steps: steps.cast_unsigned(), repeated: false })
}

/// Writes the row of a game that is there, as the one changed last.
async fn save(db: &mut SqliteConnection, mut row: GameRow, now: i64) -> Result<(), StoreError> {
    let last = sqlx::query("SELECT coalesce(max(touched), 0) FROM games");
    let last = last.fetch_one(&mut *db).await.and_then(|last| last.try_get::<i64, _>(0));
    row.touched = last.map_err(from_sqlx)?.saturating_add(1);
    row.updated_ms = now;
    let sql = "UPDATE games SET title = ?, version = ?, steps = ?, head = ?, updated_ms = ?, \
               deleted = ?, touched = ?, seal = ? WHERE id = ?";
    sqlx::query(sql)
        .bind(&row.title)
        .bind(row.version)
        .bind(row.steps)
        .bind(&row.head)
        .bind(row.updated_ms)
        .bind(i64::from(row.deleted))
        .bind(row.touched)
        .bind(&row.seal()[..])
        .bind(&row.id)
        .execute(db)
        .await
        .map_err(from_sqlx)?;
    Ok(())
}
