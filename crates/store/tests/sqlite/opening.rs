//! Who may open a database, and which.

use std::path::Path;

use sqlx::{Connection as _, SqliteConnection};
use store::{Sqlite, Store, StoreError};

use crate::common::{append, game, line, place, texts};

const CHILD: &str = "PROMACHOS_STORE_HOLDS";

/// Runs statements on a database that no store has open.
pub(crate) async fn tamper(path: &Path, sql: &'static str) {
    let address = format!("sqlite:{}", path.display());
    let mut db = SqliteConnection::connect(&address).await.unwrap();
    sqlx::raw_sql(sql).execute(&mut db).await.unwrap();
    db.close().await.unwrap();
}

async fn refusal(path: &Path) -> StoreError {
    Sqlite::open(path).await.expect_err("it should be refused")
}

#[tokio::test]
async fn games_and_secret_are_there_when_it_is_opened_again() {
    let (_folder, path) = place();
    let store = Sqlite::open(&path).await.unwrap();
    let secret = store.secret();
    let id = store.create(game(vec![line("a")])).await.unwrap();
    append(&store, &id, 1, "b").await.unwrap();
    store.close().await;
    let store = Sqlite::open(&path).await.unwrap();
    assert_eq!(texts(&store, &id).await, ["a", "b"]);
    assert!(append(&store, &id, 1, "b").await.unwrap().repeated);
    assert_eq!(store.secret(), secret);
    let other = place();
    assert_ne!(Sqlite::open(&other.1).await.unwrap().secret(), secret);
}

#[tokio::test]
async fn a_closed_store_refuses_and_does_not_hang() {
    let (_folder, path) = place();
    let store = Sqlite::open(&path).await.unwrap();
    store.close().await;
    store.close().await;
    assert!(matches!(store.list().await, Err(StoreError::Io(_))));
    assert!(matches!(store.create(game(Vec::new())).await, Err(StoreError::Io(_))));
}

#[tokio::test]
async fn its_folder_is_made_and_others_cannot_read_it() {
    let (folder, _) = place();
    let path = folder.path().join("new/folder/games.db");
    let _store = Sqlite::open(&path).await.unwrap();
    #[cfg(unix)]
    for name in ["games.db", "games.db-wal", "games.db-shm", "games.db.lock"] {
        use std::os::unix::fs::PermissionsExt as _;
        let file = path.with_file_name(name).metadata().unwrap();
        assert_eq!(file.permissions().mode() & 0o777, 0o600, "{name}");
    }
}

#[tokio::test]
async fn a_second_opening_is_refused_with_path_and_process() {
    let (_folder, path) = place();
    let store = Sqlite::open(&path).await.unwrap();
    let id = store.create(game(Vec::new())).await.unwrap();
    let locked =
        StoreError::Locked { path: path.canonicalize().unwrap(), pid: Some(std::process::id()) };
    assert_eq!(refusal(&path).await, locked);
    let text = locked.to_string();
    assert!(text.contains("games.db") && text.contains(&std::process::id().to_string()), "{text}");
    append(&store, &id, 1, "a").await.expect("the first goes on");
    store.close().await;
    Sqlite::open(&path).await.expect("nobody has it any more");
}

/// Holds a database until its parent closes the pipe; does nothing in an ordinary run.
#[tokio::test]
async fn child() {
    let Some(path) = std::env::var_os(CHILD) else { return };
    let store = Sqlite::open(Path::new(&path)).await.unwrap();
    store.create(game(Vec::new())).await.unwrap();
    println!("holding");
    std::io::stdin().read_line(&mut String::new()).unwrap();
}

#[cfg(unix)]
#[tokio::test]
async fn another_process_is_refused_under_every_name_of_the_file() {
    use std::io::BufRead as _;
    use std::process::{Command, Stdio};

    let (folder, path) = place();
    let elsewhere = tempfile::tempdir_in(folder.path()).unwrap();
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "opening::child", "--nocapture"])
        .env(CHILD, &path)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let lines = std::io::BufReader::new(child.stdout.take().unwrap()).lines();
    assert!(lines.map_while(Result::ok).any(|line| line.ends_with("holding")));
    let soft = elsewhere.path().join("soft.db");
    let hard = folder.path().join("hard.db");
    let far = elsewhere.path().join("far.db");
    std::os::unix::fs::symlink(&path, &soft).unwrap();
    let mut names = vec![path.clone(), soft];
    let held_by = |refusal: StoreError| match refusal {
        StoreError::Locked { path, pid } => (path, pid),
        other => panic!("{other}"),
    };
    for name in &names {
        let real = path.canonicalize().unwrap();
        assert_eq!(held_by(refusal(name).await), (real, Some(child.id())), "{}", name.display());
    }
    std::fs::hard_link(&path, &hard).unwrap();
    std::fs::hard_link(&path, &far).unwrap();
    names.extend([hard.clone(), far.clone()]);
    for name in &names {
        assert_eq!(held_by(refusal(name).await).1, Some(child.id()), "{}", name.display());
    }
    child.kill().unwrap();
    child.wait().unwrap();
    // The log of the dead process lies beside one name only.
    let second = refusal(&far).await;
    assert!(matches!(second, StoreError::SecondName { .. }), "{second}");
    std::fs::remove_file(&hard).unwrap();
    std::fs::remove_file(&far).unwrap();
    let store = Sqlite::open(&path).await.expect("the lock of a dead process is taken over");
    assert_eq!(store.list().await.unwrap().len(), 1);
}

#[tokio::test]
async fn a_lock_left_behind_is_taken_over() {
    let (_folder, path) = place();
    let lock = path.with_file_name("games.db.lock");
    for left in ["4294967294\n", "no number", ""] {
        std::fs::write(&lock, left).unwrap();
        let store = Sqlite::open(&path).await.unwrap();
        let signed = std::fs::read_to_string(&lock).unwrap();
        assert_eq!(signed, format!("{}\n", std::process::id()));
        store.close().await;
        assert_eq!(std::fs::read_to_string(&lock).unwrap(), "");
    }
}

#[tokio::test]
async fn a_newer_layout_is_refused_and_left_alone() {
    let (_folder, path) = place();
    Sqlite::open(&path).await.unwrap().close().await;
    tamper(&path, "PRAGMA user_version = 7").await;
    let before = std::fs::read(&path).unwrap();
    let refusal = refusal(&path).await;
    assert_eq!(refusal, StoreError::TooNew { found: 7, known: 2 });
    assert!(refusal.to_string().contains("newer"), "{refusal}");
    assert_eq!(std::fs::read(&path).unwrap(), before);
    tamper(&path, "PRAGMA user_version = 0").await;
    assert_eq!(super::opening::refusal(&path).await, StoreError::TooOld { found: 0, oldest: 1 });
}

#[tokio::test]
async fn a_file_that_is_something_else_is_refused_and_left_alone() {
    let (folder, path) = place();
    tamper_new(&path).await;
    let text = folder.path().join("text");
    std::fs::write(&text, "This is a letter, and no database at all.\n".repeat(100)).unwrap();
    for path in [path, text] {
        let before = std::fs::read(&path).unwrap();
        let refusal = refusal(&path).await;
        assert!(matches!(refusal, StoreError::NotOurs { .. }), "{refusal}");
        assert_eq!(std::fs::read(&path).unwrap(), before);
    }
    assert!(matches!(refusal(folder.path()).await, StoreError::Io(_)));
}

/// A database of another program.
async fn tamper_new(path: &Path) {
    std::fs::write(path, "").unwrap();
    tamper(path, "CREATE TABLE recipes (name TEXT)").await;
}

#[tokio::test]
async fn changes_go_to_a_log_first() {
    let (_folder, path) = place();
    let _store = Sqlite::open(&path).await.unwrap();
    let header = std::fs::read(&path).unwrap();
    assert_eq!(header[18..20], [2, 2], "bytes 18 and 19 of the header say: write-ahead log");
}
