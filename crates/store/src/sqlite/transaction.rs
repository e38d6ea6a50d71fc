//! One transaction a change, by hand: `SQLite` may or may not have rolled back a change that found
//! the disk full, and only asking it again is right in both cases.

use sqlx::SqliteConnection;

use super::fault::from_sqlx;
use crate::StoreError;

/// Begins to write. A deferred transaction could find the database busy half way, hence IMMEDIATE.
pub(super) async fn begin(db: &mut SqliteConnection) -> Result<(), StoreError> {
    if run(db, "BEGIN IMMEDIATE").await.is_ok() {
        return Ok(());
    }
    // A change that ended in a panic may have left its transaction open.
    let _ = run(db, "ROLLBACK").await;
    run(db, "BEGIN IMMEDIATE").await
}

/// Commits what was done, or takes all of it back.
pub(super) async fn end<T>(
    db: &mut SqliteConnection,
    done: Result<T, StoreError>,
) -> Result<T, StoreError> {
    let done = match done {
        Ok(done) => run(db, "COMMIT").await.map(|()| done),
        refused => refused,
    };
    if done.is_err() {
        let _ = run(db, "ROLLBACK").await;
    }
    done
}

async fn run(db: &mut SqliteConnection, sql: &'static str) -> Result<(), StoreError> {
    sqlx::raw_sql(sql).execute(db).await.map(drop).map_err(from_sqlx)
}
