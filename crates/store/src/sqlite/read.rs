//! Games read back.

use sqlx::sqlite::SqliteRow;
use sqlx::{Row as _, SqliteConnection};

use super::fault::from_sqlx;
use super::rows::{GameRow, StepRow, damaged, game, record, root, select_games};
use crate::{GameId, Page, Shelf, StoreError, Stored, Summary};

/// A game with its steps. All of it must be what was written.
pub(super) async fn load(db: &mut SqliteConnection, id: &GameId) -> Result<Stored, StoreError> {
    let row = game(db, id).await?;
    let opening = opening(db, id).await?;
    if row.root != root(&row.id, &opening) {
        return Err(damaged(id, "what was agreed before play"));
    }
    let steps = steps(db, id, &row).await?;
    let record = record(&opening, &steps).filter(|record| record.header.game == row.game);
    let record = record.ok_or_else(|| damaged(id, "its record"))?;
    let seats = row.seats().ok_or_else(|| damaged(id, "its seats"))?;
    Ok(Stored {
        id: id.clone(),
        record,
        version: u64::try_from(row.version).map_err(|_| damaged(id, "its version"))?,
        seats,
        created_ms: row.created_ms,
        updated_ms: row.updated_ms,
        deleted: row.deleted,
        title: row.title,
    })
}

async fn opening(db: &mut SqliteConnection, id: &GameId) -> Result<String, StoreError> {
    let query = sqlx::query("SELECT opening FROM games WHERE id = ?").bind(id.as_str());
    query.fetch_one(db).await.and_then(|row| row.try_get(0)).map_err(from_sqlx)
}

/// The steps, if they form the chain from root to head.
async fn steps(
    db: &mut SqliteConnection,
    id: &GameId,
    game: &GameRow,
) -> Result<Vec<StepRow>, StoreError> {
    let sql = "SELECT seq, seat, text, hash, link FROM steps WHERE game = ? ORDER BY seq";
    let rows = sqlx::query(sql).bind(id.as_str()).fetch_all(db).await.map_err(from_sqlx)?;
    let mut head = game.root.clone();
    let mut steps = Vec::with_capacity(rows.len());
    for (number, row) in (1..).zip(rows) {
        let step = StepRow {
            seq: row.try_get(0).map_err(from_sqlx)?,
            seat: row.try_get(1).map_err(from_sqlx)?,
            text: row.try_get(2).map_err(from_sqlx)?,
            hash: row.try_get(3).map_err(from_sqlx)?,
        };
        let link: Vec<u8> = row.try_get(4).map_err(from_sqlx)?;
        if step.seq != number || link != step.link(&head) {
            return Err(damaged(id, &format!("step {number}")));
        }
        head = link;
        steps.push(step);
    }
    if head != game.head || i64::try_from(steps.len()) != Ok(game.steps) {
        return Err(damaged(id, "its last steps"));
    }
    Ok(steps)
}

/// Every game, the one changed last first.
pub(super) async fn list(db: &mut SqliteConnection) -> Result<Vec<Summary>, StoreError> {
    let sql = select_games!("ORDER BY touched DESC, id");
    let rows = sqlx::query(sql).fetch_all(db).await.map_err(from_sqlx)?;
    Ok(summaries(&rows))
}

/// Some games of a shelf, the one changed last first.
pub(super) async fn page(
    db: &mut SqliteConnection,
    shelf: Shelf,
    skip: u64,
    most: u64,
) -> Result<Page, StoreError> {
    let binned = i64::from(shelf == Shelf::Bin);
    let [skip, most] = [skip, most].map(|count| i64::try_from(count).unwrap_or(i64::MAX));
    let sql = select_games!("WHERE deleted = ? ORDER BY touched DESC, id LIMIT ? OFFSET ?");
    let rows = sqlx::query(sql).bind(binned).bind(most).bind(skip).fetch_all(&mut *db).await;
    let games = summaries(&rows.map_err(from_sqlx)?);
    let count = sqlx::query("SELECT count(*) FROM games WHERE deleted = ?").bind(binned);
    let count = count.fetch_one(db).await.and_then(|row| row.try_get(0)).map_err(from_sqlx)?;
    Ok(Page { games, all: i64::unsigned_abs(count) })
}

fn summaries(rows: &[SqliteRow]) -> Vec<Summary> {
    let read = |row| GameRow::read(row).ok().and_then(|(row, sound)| row.summary(sound));
    rows.iter().filter_map(read).collect()
}
