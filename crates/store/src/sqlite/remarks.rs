//! What people say beside a game, written and read.

use engine::Seat;
use sqlx::{Row as _, SqliteConnection};

use super::fault::from_sqlx;
use super::rows::game;
use crate::remark::REMARKS_KEPT;
use crate::{Circle, GameId, Remark, StoreError};

/// Writes a remark that was checked, after the last; what is too old goes.
pub(super) async fn add(
    db: &mut SqliteConnection,
    id: &GameId,
    circle: Circle,
    (by, text): (Option<Seat>, &str),
    now: i64,
) -> Result<Remark, StoreError> {
    if game(db, id).await?.deleted {
        return Err(StoreError::NotFound);
    }
    let last = "SELECT coalesce(max(number), 0) FROM remarks WHERE game = ? AND circle = ?";
    let last = sqlx::query(last).bind(id.as_str()).bind(circle.word()).fetch_one(&mut *db).await;
    let last: i64 = last.and_then(|row| row.try_get(0)).map_err(from_sqlx)?;
    let number = last + 1;
    sqlx::query(
        "INSERT INTO remarks (game, circle, number, seat, at_ms, text) VALUES (?, ?, ?, ?, ?, ?)",
    )
    .bind(id.as_str())
    .bind(circle.word())
    .bind(number)
    .bind(by.map_or(0, |seat| i64::from(seat.number())))
    .bind(now)
    .bind(text)
    .execute(&mut *db)
    .await
    .map_err(from_sqlx)?;
    sqlx::query("DELETE FROM remarks WHERE game = ? AND circle = ? AND number <= ?")
        .bind(id.as_str())
        .bind(circle.word())
        .bind(number - i64::try_from(REMARKS_KEPT).unwrap_or(i64::MAX))
        .execute(db)
        .await
        .map_err(from_sqlx)?;
    Ok(Remark { number: number.cast_unsigned(), by, at_ms: now, text: text.to_owned() })
}

/// All that is kept of a circle, the oldest first.
pub(super) async fn all(
    db: &mut SqliteConnection,
    id: &GameId,
    circle: Circle,
) -> Result<Vec<Remark>, StoreError> {
    game(db, id).await?;
    let sql = "SELECT number, seat, at_ms, text FROM remarks WHERE game = ? AND circle = ? \
               ORDER BY number";
    let rows = sqlx::query(sql).bind(id.as_str()).bind(circle.word()).fetch_all(db).await;
    let read = |row: &sqlx::sqlite::SqliteRow| {
        let seat = u8::try_from(row.try_get::<i64, _>(1)?).unwrap_or_default();
        Ok(Remark {
            number: row.try_get::<i64, _>(0)?.cast_unsigned(),
            by: Seat::numbered(seat, Seat::MOST as u8),
            at_ms: row.try_get(2)?,
            text: row.try_get(3)?,
        })
    };
    let read: Result<_, sqlx::Error> = rows.map_err(from_sqlx)?.iter().map(read).collect();
    read.map_err(from_sqlx)
}
