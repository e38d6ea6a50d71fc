//! Whether a file is ours, and its layout brought up to date.

use std::path::Path;

use sqlx::{AssertSqlSafe, Row as _, SqliteConnection};

use super::fault::from_sqlx;
use crate::StoreError;
use crate::seal::seal;

/// Marks the file as ours: "Prom".
const APPLICATION: u32 = 0x5072_6f6d;
/// The oldest layout that can be brought up to date.
const OLDEST: u32 = 1;
/// The first `SQLite` that does not lose a change when its log starts over.
const SQLITE: [u32; 3] = [3, 51, 3];

/// Every step of the layout, in order; the first is number 1. See `migrations/README.md`.
pub(super) const MIGRATIONS: &[&str] = &[
    include_str!("../../migrations/0001_games.sql"),
    include_str!("../../migrations/0002_remarks.sql"),
];

/// Refuses an `SQLite` that can lose a change.
pub(super) async fn check_sqlite(db: &mut SqliteConnection) -> Result<(), StoreError> {
    gate(&text(db, "SELECT sqlite_version()").await?)
}

fn gate(found: &str) -> Result<(), StoreError> {
    let numbers: Option<Vec<u32>> = found.split('.').map(|part| part.parse().ok()).collect();
    match numbers {
        Some(numbers) if numbers[..] >= SQLITE[..] => Ok(()),
        _ => Err(StoreError::SqliteTooOld { found: found.to_owned() }),
    }
}

/// Refuses a file that is something else, or newer or older than we know; gives its layout's
/// number, 0 for a file with nothing in it. Writes nothing.
pub(super) async fn check_ours(
    db: &mut SqliteConnection,
    path: &Path,
    known: u32,
) -> Result<u32, StoreError> {
    let application = number(db, "PRAGMA application_id").await?;
    let found = number(db, "PRAGMA user_version").await?;
    let tables = number(db, "SELECT count(*) FROM sqlite_schema").await?;
    match (application, found) {
        (0, 0) if tables == 0 => Ok(0),
        (APPLICATION, found) if found > known => Err(StoreError::TooNew { found, known }),
        (APPLICATION, found) if found < OLDEST => Err(StoreError::TooOld { found, oldest: OLDEST }),
        (APPLICATION, found) => Ok(found),
        _ => Err(StoreError::NotOurs { path: path.to_owned() }),
    }
}

/// Reads every page once.
pub(super) async fn check_pages(db: &mut SqliteConnection) -> Result<(), StoreError> {
    match text(db, "PRAGMA quick_check(1)").await?.as_str() {
        "ok" => Ok(()),
        found => Err(StoreError::Corrupt(format!("the database fails its check: {found}"))),
    }
}

/// Takes every step of the layout that is still to be taken, each in one transaction.
pub(super) async fn migrate(
    db: &mut SqliteConnection,
    found: u32,
    migrations: &[&'static str],
) -> Result<(), StoreError> {
    for (number, sql) in (1..).zip(migrations).skip(found as usize) {
        super::transaction::begin(db).await?;
        let taken = take(db, number, sql).await;
        super::transaction::end(db, taken).await?;
    }
    Ok(())
}

async fn take(db: &mut SqliteConnection, number: u32, sql: &'static str) -> Result<(), StoreError> {
    sqlx::raw_sql(sql).execute(&mut *db).await.map_err(from_sqlx)?;
    let mark = format!("PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {number}");
    sqlx::raw_sql(AssertSqlSafe(mark)).execute(&mut *db).await.map_err(from_sqlx)?;
    if number == 1 { keep_new_secret(db).await } else { Ok(()) }
}

async fn keep_new_secret(db: &mut SqliteConnection) -> Result<(), StoreError> {
    let mut secret = [0; 32];
    getrandom::fill(&mut secret)
        .map_err(|error| StoreError::Io(format!("no random bits: {error}")))?;
    sqlx::query("INSERT INTO store (one, secret, seal) VALUES (1, ?, ?)")
        .bind(&secret[..])
        .bind(&seal("secret", &[&secret])[..])
        .execute(db)
        .await
        .map_err(from_sqlx)?;
    Ok(())
}

/// The secret of this store.
pub(super) async fn secret(db: &mut SqliteConnection) -> Result<[u8; 32], StoreError> {
    let lost = || StoreError::Corrupt("the secret of the store".to_owned());
    let row = sqlx::query("SELECT secret, seal FROM store").fetch_optional(db).await;
    let row = row.map_err(from_sqlx)?.ok_or_else(lost)?;
    let secret: Vec<u8> = row.try_get(0).map_err(from_sqlx)?;
    let sealed: Vec<u8> = row.try_get(1).map_err(from_sqlx)?;
    if sealed != seal("secret", &[&secret]) {
        return Err(lost());
    }
    secret.try_into().map_err(|_| lost())
}

pub(super) async fn number(
    db: &mut SqliteConnection,
    sql: &'static str,
) -> Result<u32, StoreError> {
    let row = sqlx::query(sql).fetch_one(db).await.map_err(from_sqlx)?;
    let number: i64 = row.try_get(0).map_err(from_sqlx)?;
    Ok(u32::try_from(number).unwrap_or(u32::MAX))
}

/// The one text that a statement answers with.
pub(super) async fn text(
    db: &mut SqliteConnection,
    sql: &'static str,
) -> Result<String, StoreError> {
    let row = sqlx::query(sql).fetch_one(db).await.map_err(from_sqlx)?;
    row.try_get(0).map_err(from_sqlx)
}

#[cfg(test)]
mod tests {
    use sqlx::Connection as _;

    use super::*;

    async fn memory() -> SqliteConnection {
        SqliteConnection::connect("sqlite::memory:").await.unwrap()
    }

    #[test]
    fn an_sqlite_that_can_lose_a_change_is_refused() {
        for old in ["3.7.0", "3.51.2", "3.51", "2.99.99", "", "new"] {
            let refused = StoreError::SqliteTooOld { found: old.to_owned() };
            assert_eq!(gate(old), Err(refused));
        }
        for new in ["3.51.3", "3.51.10", "3.52.0", "4.0.0"] {
            assert_eq!(gate(new), Ok(()));
        }
    }

    #[tokio::test]
    async fn the_sqlite_that_is_linked_passes() {
        check_sqlite(&mut memory().await).await.unwrap();
    }

    #[tokio::test]
    async fn every_step_is_taken_once_and_what_was_kept_stays() {
        let db = &mut memory().await;
        let path = Path::new("test");
        migrate(db, 0, MIGRATIONS).await.unwrap();
        let kept = secret(db).await.unwrap();
        let longer = [MIGRATIONS, &["ALTER TABLE store ADD COLUMN more TEXT"]].concat();
        let known = longer.len() as u32;
        let found = check_ours(db, path, known).await.unwrap();
        assert_eq!(found, known - 1);
        migrate(db, found, &longer).await.unwrap();
        assert_eq!(check_ours(db, path, known).await, Ok(known));
        assert_eq!(secret(db).await, Ok(kept));
        let older = check_ours(db, path, known - 1).await;
        assert_eq!(older, Err(StoreError::TooNew { found: known, known: known - 1 }));
    }

    #[tokio::test]
    async fn a_step_that_fails_half_way_leaves_the_old_layout() {
        let db = &mut memory().await;
        let broken = "CREATE TABLE half (x TEXT) STRICT; INSERT INTO nowhere VALUES (1)";
        let longer = [MIGRATIONS, &[broken]].concat();
        migrate(db, 0, &longer).await.unwrap_err();
        let known = MIGRATIONS.len() as u32;
        assert_eq!(check_ours(db, Path::new("test"), known).await, Ok(known));
        let half = number(db, "SELECT count(*) FROM sqlite_schema WHERE name = 'half'").await;
        assert_eq!(half, Ok(0));
    }
}
