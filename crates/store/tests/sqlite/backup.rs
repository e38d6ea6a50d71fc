//! A copy taken while play goes on.

use store::{Sqlite, Store, StoreError};

use crate::common::{append, game, place, texts};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_under_load_is_a_store_of_one_moment() {
    let (folder, path) = place();
    let store = Sqlite::open(&path).await.unwrap();
    let id = store.create(game(Vec::new())).await.unwrap();
    let copies: Vec<_> = (0..5).map(|n| folder.path().join(format!("copy {n}'s.db"))).collect();
    let play = async {
        for version in 1..300 {
            append(&store, &id, version, &format!("s{version}")).await.unwrap();
        }
    };
    let copy = async {
        for to in &copies {
            store.backup(to).await.unwrap();
        }
    };
    tokio::join!(play, copy);
    assert!(matches!(store.backup(&copies[0]).await, Err(StoreError::Io(_))), "never over a file");
    for to in &copies {
        let copy = Sqlite::open(to).await.unwrap();
        let steps = texts(&copy, &id).await;
        let version = copy.load(&id).await.unwrap().version;
        assert_eq!((steps.len() as u64 + 1, copy.secret()), (version, store.secret()));
        assert_eq!(steps, texts(&store, &id).await[..steps.len()]);
        append(&copy, &id, version, "on").await.expect("a copy can be played on");
    }
}

#[tokio::test]
async fn a_backup_that_fails_leaves_nothing() {
    let (folder, path) = place();
    let store = Sqlite::open(&path).await.unwrap();
    let to = folder.path().join("no folder/copy.db");
    assert!(matches!(store.backup(&to).await, Err(StoreError::Io(_))));
    assert!(!to.exists());
}
