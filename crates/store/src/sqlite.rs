//! The store in one `SQLite` file.
//!
//! One connection writes, behind a lock; others only read. A commit waits until the disk has it
//! (WAL with `synchronous=FULL`), so whoever has a receipt has the change.

mod fault;
mod lock;
mod read;
mod remarks;
mod rows;
mod schema;
mod transaction;
mod write;

use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use engine::{Record, Seat};
use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions as _, Connection as _, SqliteConnection, SqlitePool};
use tokio::sync::Mutex;
use tracing::{error, info};

use crate::game::{check_record, check_title};
use crate::remark::check_remark;
use crate::{
    ActionId, Change, Circle, Clock, GameId, NewGame, Page, Receipt, Remark, Shelf, Store,
    StoreError, Stored, Summary, SystemClock,
};
use fault::{from_io, from_opening, from_sqlx};
use lock::Lock;

const READERS: u32 = 4;
/// How long to wait for a program that looks into the database, such as `SQLite`'s own shell.
const PATIENCE: Duration = Duration::from_secs(5);

/// A store in one file. Clones share it.
#[derive(Clone, Debug)]
pub struct Sqlite {
    inner: Arc<Inner>,
}

#[derive(Debug)]
struct Inner {
    readers: SqlitePool,
    writer: Mutex<Writer>,
    clock: Arc<dyn Clock>,
    secret: [u8; 32],
    /// Let go last, when every connection is closed.
    lock: std::sync::Mutex<Option<Lock>>,
    path: PathBuf,
}

#[derive(Debug)]
struct Writer {
    /// None once the store is closed.
    db: Option<SqliteConnection>,
    /// Why nothing is written any more: after a failed write nobody knows what the disk has, and
    /// another try could seem to succeed. Opening the store again reads what is there.
    failed: Option<String>,
}

type Job<'db, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'db>>;

impl Sqlite {
    /// Opens the store in this file; makes it, and its folder, where there is none.
    ///
    /// # Errors
    /// [`StoreError::Locked`] if another process has it; what is wrong with the file otherwise. A
    /// file that is refused is not changed.
    pub async fn open(path: &Path) -> Result<Self, StoreError> {
        Self::open_with(path, Arc::new(SystemClock)).await
    }

    /// As [`Sqlite::open`], with a clock.
    ///
    /// # Errors
    /// As [`Sqlite::open`].
    pub async fn open_with(path: &Path, clock: Arc<dyn Clock>) -> Result<Self, StoreError> {
        let lock = Lock::take(path)?;
        let path = lock.path.clone();
        let unfinished = has_log(&path);
        let db = options(&path).connect().await;
        let mut db = db.map_err(|error| from_opening(error, &path))?;
        let secret = match prepare(&mut db, &path, schema::MIGRATIONS).await {
            Ok(secret) => secret,
            Err(refusal) => {
                let _ = db.close().await;
                return Err(refusal);
            }
        };
        if unfinished {
            info!("the last run ended without a goodbye; all that it had stored is there");
        }
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .idle_timeout(None)
            .max_lifetime(None)
            .acquire_timeout(PATIENCE)
            .connect_lazy_with(options(&path).pragma("query_only", "ON"));
        let writer = Mutex::new(Writer { db: Some(db), failed: None });
        let lock = std::sync::Mutex::new(Some(lock));
        Ok(Self { inner: Arc::new(Inner { readers, writer, clock, secret, lock, path }) })
    }

    /// The file, with every link followed.
    pub fn path(&self) -> &Path {
        &self.inner.path
    }

    /// Closes the file and lets other processes have it. Whatever is asked afterwards is refused.
    pub async fn close(&self) {
        self.inner.readers.close().await;
        let mut writer = self.inner.writer.lock().await;
        if let Some(db) = writer.db.take() {
            let _ = db.close().await;
        }
        if let Ok(mut lock) = self.inner.lock.lock() {
            *lock = None;
        }
    }

    /// Writes a copy to a new file while play goes on. The copy is a store of its own, with the
    /// same secret.
    ///
    /// # Errors
    /// If there is a file already, or it cannot be written; then nothing is left of it.
    pub async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        let fault = |error: std::io::Error| from_io(to.display(), &error);
        let name = to.to_str().ok_or_else(|| StoreError::Io("the name is not Unicode".into()))?;
        drop(lock::private().create_new(true).open(to).map_err(fault)?);
        let copied = self.copy_into(name).await;
        let synced = copied.and_then(|()| {
            let file = std::fs::OpenOptions::new().write(true).open(to).map_err(fault)?;
            file.sync_all().map_err(fault)
        });
        if synced.is_err() {
            let _ = std::fs::remove_file(to);
        }
        synced
    }

    async fn copy_into(&self, name: &str) -> Result<(), StoreError> {
        let mut db = options(&self.inner.path).connect().await.map_err(from_sqlx)?;
        let copied = sqlx::query("VACUUM INTO ?").bind(name).execute(&mut db).await;
        let _ = db.close().await;
        copied.map(drop).map_err(from_sqlx)
    }

    /// Runs a change as one transaction. It goes on to its end in a task of its own, so that a
    /// caller who stops waiting cannot leave it half done.
    async fn write<T: Send + 'static>(
        &self,
        job: impl for<'db> FnOnce(&'db mut SqliteConnection, i64) -> Job<'db, T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let inner = Arc::clone(&self.inner);
        let task = tokio::spawn(async move {
            let mut writer = inner.writer.lock().await;
            let now = inner.clock.now_ms();
            writer.run(|db| job(db, now)).await
        });
        task.await.unwrap_or_else(|error| Err(StoreError::Io(error.to_string())))
    }
}

impl Writer {
    async fn run<T>(
        &mut self,
        job: impl for<'db> FnOnce(&'db mut SqliteConnection) -> Job<'db, T>,
    ) -> Result<T, StoreError> {
        if let Some(why) = &self.failed {
            return Err(StoreError::ReadOnly(format!("{why}. Start the program again")));
        }
        let db = self.db.as_mut().ok_or_else(|| StoreError::Io("it is closed".to_owned()))?;
        transaction::begin(db).await?;
        let done = job(db).await;
        let done = transaction::end(db, done).await;
        if let Err(StoreError::Io(why)) = &done {
            error!(%why, "a write failed; nothing is written any more until the next start");
            self.failed = Some(format!("a write failed: {why}"));
        }
        done
    }
}

impl Store for Sqlite {
    async fn create(&self, game: NewGame) -> Result<GameId, StoreError> {
        game.check()?;
        let id = GameId::random()?;
        let made = id.clone();
        self.write(|db, now| Box::pin(async move { write::create(db, &id, &game, now).await }))
            .await?;
        Ok(made)
    }

    async fn load(&self, id: &GameId) -> Result<Stored, StoreError> {
        // One transaction, so that row and steps are of one moment.
        let mut snapshot = self.inner.readers.begin().await.map_err(from_sqlx)?;
        read::load(&mut snapshot, id).await
    }

    async fn list(&self) -> Result<Vec<Summary>, StoreError> {
        let mut db = self.inner.readers.acquire().await.map_err(from_sqlx)?;
        read::list(&mut db).await
    }

    async fn page(&self, on: Shelf, skip: u64, most: u64) -> Result<Page, StoreError> {
        // One transaction, so that page and number are of one moment.
        let mut snapshot = self.inner.readers.begin().await.map_err(from_sqlx)?;
        read::page(&mut snapshot, on, skip, most).await
    }

    async fn append(&self, id: &GameId, change: Change) -> Result<Receipt, StoreError> {
        let id = id.clone();
        self.write(|db, now| Box::pin(async move { write::append(db, &id, &change, now).await }))
            .await
    }

    async fn reopen(
        &self,
        id: &GameId,
        expected_version: u64,
        action_id: ActionId,
        record: Record,
    ) -> Result<Receipt, StoreError> {
        check_record(&record)?;
        let id = id.clone();
        self.write(move |db, now| {
            Box::pin(async move {
                write::reopen(db, &id, expected_version, &action_id, &record, now).await
            })
        })
        .await
    }

    async fn rewind(
        &self,
        id: &GameId,
        expected_version: u64,
        action_id: ActionId,
        keep: usize,
    ) -> Result<Receipt, StoreError> {
        let id = id.clone();
        self.write(move |db, now| {
            Box::pin(async move {
                write::rewind(db, &id, expected_version, &action_id, keep, now).await
            })
        })
        .await
    }

    async fn remark(
        &self,
        id: &GameId,
        circle: Circle,
        by: Option<Seat>,
        text: &str,
    ) -> Result<Remark, StoreError> {
        check_remark(text)?;
        let (id, text) = (id.clone(), text.to_owned());
        self.write(move |db, now| {
            Box::pin(async move { remarks::add(db, &id, circle, (by, &text), now).await })
        })
        .await
    }

    async fn remarks(&self, id: &GameId, circle: Circle) -> Result<Vec<Remark>, StoreError> {
        let mut db = self.inner.readers.acquire().await.map_err(from_sqlx)?;
        remarks::all(&mut db, id, circle).await
    }

    async fn rename(&self, id: &GameId, title: &str) -> Result<(), StoreError> {
        check_title(title)?;
        let (id, title) = (id.clone(), title.to_owned());
        self.write(|db, now| {
            Box::pin(async move {
                let rename = |row: &mut rows::GameRow| {
                    if row.deleted {
                        return Err(StoreError::NotFound);
                    }
                    let differs = row.title != title;
                    row.title = title;
                    Ok(differs)
                };
                write::edit(db, &id, now, rename).await
            })
        })
        .await
    }

    async fn copy(&self, id: &GameId, title: &str) -> Result<GameId, StoreError> {
        let Stored { record, seats, deleted, .. } = self.load(id).await?;
        if deleted {
            return Err(StoreError::NotFound);
        }
        self.create(NewGame { title: title.to_owned(), record, seats }).await
    }

    async fn delete(&self, id: &GameId) -> Result<(), StoreError> {
        self.put_into_bin(id, true).await
    }

    async fn restore(&self, id: &GameId) -> Result<(), StoreError> {
        self.put_into_bin(id, false).await
    }

    async fn purge_deleted(&self, before_ms: i64) -> Result<u64, StoreError> {
        self.write(move |db, _| Box::pin(write::purge(db, before_ms))).await
    }

    fn secret(&self) -> [u8; 32] {
        self.inner.secret
    }
}

impl Sqlite {
    async fn put_into_bin(&self, id: &GameId, deleted: bool) -> Result<(), StoreError> {
        let id = id.clone();
        self.write(move |db, now| {
            Box::pin(async move {
                let put = |row: &mut rows::GameRow| {
                    let differs = row.deleted != deleted;
                    row.deleted = deleted;
                    Ok(differs)
                };
                write::edit(db, &id, now, put).await
            })
        })
        .await
    }
}

/// Whether a log of changes lies beside the database: a program that ends well leaves none.
fn has_log(path: &Path) -> bool {
    let mut log = path.as_os_str().to_owned();
    log.push("-wal");
    std::fs::metadata(log).is_ok_and(|log| log.len() > 0)
}

fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(PATIENCE)
        .disable_statement_logging()
}

/// What `PRAGMA synchronous` says of a connection that waits for the disk at every commit.
const FULL: u32 = 2;

/// Makes sure of the file before anything is written to it, then brings it up to date.
async fn prepare(
    db: &mut SqliteConnection,
    path: &Path,
    migrations: &[&'static str],
) -> Result<[u8; 32], StoreError> {
    schema::check_sqlite(db).await?;
    let found = schema::check_ours(db, path, migrations.len() as u32).await?;
    let journal = schema::text(db, "PRAGMA journal_mode = WAL").await?;
    if journal != "wal" {
        return Err(StoreError::Io(format!("the disk allows no write-ahead log, only {journal}")));
    }
    if schema::number(db, "PRAGMA synchronous").await? != FULL {
        return Err(StoreError::Io("the database does not wait for the disk".to_owned()));
    }
    schema::check_pages(db).await?;
    schema::migrate(db, found, migrations).await?;
    schema::secret(db).await
}

#[cfg(test)]
mod tests {
    use sqlx::{ConnectOptions as _, Connection as _};

    use super::{FULL, Sqlite, options, prepare, schema, write};
    use crate::{Circle, GameId, NewGame, SeatKind, Store as _};

    fn game() -> NewGame {
        use engine::record::{Hash, Header};
        let header = Header {
            game: "thermopyles".to_owned(),
            rules: 1,
            options: Vec::new(),
            components: Hash::of("components"),
            own_components: None,
            dice: "seeded 1".to_owned(),
            seats: vec!["Gorgo".to_owned()],
            setup: None,
        };
        let record =
            super::Record { header, start: Hash::of("start"), lines: Vec::new(), sealed: true };
        NewGame { title: "Old".to_owned(), record, seats: vec![SeatKind::Here] }
    }

    #[tokio::test]
    async fn a_database_of_the_first_layout_opens_with_its_games_and_takes_remarks() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.db");
        let mut db = options(&path).create_if_missing(true).connect().await.unwrap();
        prepare(&mut db, &path, &schema::MIGRATIONS[..1]).await.unwrap();
        let id = GameId::random().unwrap();
        write::create(&mut db, &id, &game(), 5).await.unwrap();
        db.close().await.unwrap();
        let store = Sqlite::open(&path).await.unwrap();
        assert_eq!(store.load(&id).await.unwrap().record, game().record);
        assert_eq!(store.remarks(&id, Circle::Players).await.unwrap(), []);
        store.remark(&id, Circle::Players, None, "Molon labe").await.unwrap();
    }

    #[tokio::test]
    async fn every_connection_waits_for_the_disk_and_keeps_steps_with_their_game() {
        let folder = tempfile::tempdir().unwrap();
        let options = options(&folder.path().join("games.db")).create_if_missing(true);
        let mut db = options.connect().await.unwrap();
        assert_eq!(schema::number(&mut db, "PRAGMA synchronous").await, Ok(FULL));
        assert_eq!(schema::number(&mut db, "PRAGMA foreign_keys").await, Ok(1));
    }
}
