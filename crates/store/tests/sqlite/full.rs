//! A disk without space: refused, nothing lost, reading goes on, and so does play when there is
//! space again. The disk is a small one in memory, which only the child process sees.

use std::path::{Path, PathBuf};
use std::process::Command;

use store::{Sqlite, Store, StoreError};

use crate::common::{append, game, line, texts};

const CHILD: &str = "PROMACHOS_STORE_FULL";
const MOUNT: &str =
    r#"mount -t tmpfs -o size=1m tmpfs "$1" && exec "$2" --exact full::child --nocapture"#;

#[test]
fn a_full_disk_refuses_changes_and_loses_nothing() {
    let flags = ["-m", "-Urm"]; // As root, or as root of a namespace of one's own.
    let mount = ["mount", "-t", "tmpfs", "tmpfs", "/mnt"];
    let able = |flag: &&&str| {
        let tried = Command::new("unshare").arg(flag).args(mount).output();
        tried.is_ok_and(|output| output.status.success())
    };
    let flag = flags.iter().find(able).expect(
        "this test mounts a small disk in a namespace of its own: run it as root, or where \
         `unshare -Urm mount -t tmpfs tmpfs /mnt` is allowed (Debian: util-linux)",
    );
    let folder = tempfile::tempdir().unwrap();
    let output = Command::new("unshare")
        .args([flag, "bash", "-c", MOUNT, "bash"])
        .arg(folder.path())
        .arg(std::env::current_exe().unwrap())
        .env(CHILD, folder.path())
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    print!("{said}");
    let whole = output.status.success() && said.contains("refused after");
    assert!(whole, "{said}{}", String::from_utf8_lossy(&output.stderr));
}

/// Plays on the small disk; does nothing in an ordinary run.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn child() {
    let Some(folder) = std::env::var_os(CHILD).map(PathBuf::from) else { return };
    let ballast = folder.join("ballast");
    std::fs::write(&ballast, vec![7; 300_000]).unwrap();
    let path = folder.join("games.db");
    let store = Sqlite::open(&path).await.unwrap();
    let id = store.create(game(Vec::new())).await.unwrap();
    let other = store.create(game(vec![line("a")])).await.unwrap();

    let mut version = 1;
    while play(&store, &id, &mut version).await {}
    println!("refused after {version} changes");
    // The log has grown by what the refused change had written of itself: a smaller one may fit in.
    let mut games = 2;
    while store.create(game(Vec::new())).await.is_ok() {
        games += 1;
    }
    for _ in 0..20 {
        assert!(!play(&store, &id, &mut version).await);
        assert_eq!(store.create(game(Vec::new())).await, Err(StoreError::Full));
        assert_eq!(texts(&store, &id).await.len() as u64, version - 1);
        assert_eq!(texts(&store, &other).await, ["a"]);
        assert_eq!(store.list().await.unwrap().len(), games);
    }
    assert!(append(&store, &id, 1, "s1").await.unwrap().repeated, "a receipt needs no space");
    assert_eq!(store.backup(&folder.join("copy")).await, Err(StoreError::Full));

    let freed = std::time::Instant::now();
    std::fs::remove_file(&ballast).unwrap();
    assert!(play(&store, &id, &mut version).await, "with space again, play goes on");
    println!("went on after {:?}", freed.elapsed());
    while play(&store, &id, &mut version).await {}
    start_on_the_full_disk(store, &path, version).await;
}

/// Appends a step; says whether there was space. No other refusal is allowed.
async fn play(store: &Sqlite, id: &store::GameId, version: &mut u64) -> bool {
    match append(store, id, *version, &format!("s{version}")).await {
        Ok(receipt) => {
            *version += 1;
            assert_eq!(receipt.version, *version);
            true
        }
        Err(refusal) => {
            assert_eq!(refusal, StoreError::Full, "{refusal}");
            false
        }
    }
}

/// Opening finds every change, or says that the disk is full.
async fn start_on_the_full_disk(store: Sqlite, path: &Path, version: u64) {
    let id = store.list().await.unwrap().remove(0).id;
    let wal = path.with_file_name("games.db-wal");
    println!("the log has {} bytes", wal.metadata().unwrap().len());
    store.close().await;
    let filler = path.with_file_name("filler");
    let mut length = 1 << 20;
    while length > 0 {
        let _ = std::fs::write(&filler, vec![7; length]);
        if std::fs::metadata(&filler).is_ok_and(|it| it.len() == length as u64) {
            break;
        }
        length -= 4096;
    }
    match Sqlite::open(path).await {
        Ok(store) => store.close().await,
        Err(refusal) => assert_eq!(refusal, StoreError::Full),
    }
    std::fs::remove_file(&filler).unwrap();
    let store = Sqlite::open(path).await.unwrap();
    assert_eq!(store.load(&id).await.unwrap().version, version);
    assert_eq!(texts(&store, &id).await.len() as u64, version - 1);
}
