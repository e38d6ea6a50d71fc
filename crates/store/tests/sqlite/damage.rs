//! What was changed behind the store's back is called damaged, and never served as right.

use std::path::Path;

use sqlx::{AssertSqlSafe, Connection as _, SqliteConnection};
use store::{GameId, Sqlite, Store, StoreError, Stored};

use crate::common::{Noise, action, append, fate, game, line, place};

const FLIPS: usize = 500;

/// A store with three games that were played; closed.
async fn played(path: &Path) -> Vec<Stored> {
    let store = Sqlite::open(path).await.unwrap();
    let mut games = Vec::new();
    for number in 0..3 {
        let id = store.create(game(vec![line("a"), fate("6"), line("b")])).await.unwrap();
        for version in 1..20 {
            append(&store, &id, version, &format!("step-{number}-{version}")).await.unwrap();
        }
        store.rewind(&id, 20, action("undo"), 15).await.unwrap();
        games.push(store.load(&id).await.unwrap());
    }
    store.close().await;
    games
}

async fn run(path: &Path, sql: String) -> u64 {
    let address = format!("sqlite:{}", path.display());
    let mut db = SqliteConnection::connect(&address).await.unwrap();
    sqlx::raw_sql("PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON")
        .execute(&mut db)
        .await
        .unwrap();
    let done = sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut db).await.unwrap();
    db.close().await.unwrap();
    done.rows_affected()
}

fn corrupt<T>(result: &Result<T, StoreError>) -> bool {
    matches!(result, Err(StoreError::Corrupt(_)))
}

#[tokio::test]
async fn every_changed_column_of_a_game_is_noticed_and_other_games_go_on() {
    let (_folder, path) = place();
    let games = played(&path).await;
    let pristine = std::fs::read(&path).unwrap();
    let id = &games[1].id;
    let changes = [
        "UPDATE games SET title = 'Other'",
        "UPDATE games SET game = 'marathon'",
        "UPDATE games SET opening = replace(opening, 'seeded 1', 'seeded 2')",
        "UPDATE games SET opening = ''",
        "UPDATE games SET seats = 'here' || char(10) || 'here'",
        "UPDATE games SET version = 20",
        "UPDATE games SET steps = 14",
        "UPDATE games SET root = head",
        "UPDATE games SET head = root",
        "UPDATE games SET created_ms = created_ms - 1",
        "UPDATE games SET updated_ms = updated_ms - 1",
        "UPDATE games SET deleted = 1",
        "UPDATE games SET touched = 99",
        "UPDATE games SET seal = x'00'",
    ];
    for change in changes {
        std::fs::write(&path, &pristine).unwrap();
        assert_eq!(run(&path, format!("{change} WHERE id = '{id}'")).await, 1, "{change}");
        check_only_this_is_damaged(&path, &games, id, change).await;
    }
}

#[tokio::test]
async fn every_changed_step_is_noticed_and_other_games_go_on() {
    let (_folder, path) = place();
    let games = played(&path).await;
    let pristine = std::fs::read(&path).unwrap();
    let id = &games[1].id;
    let changes = [
        "UPDATE steps SET text = 'c' WHERE seq = 1 AND",
        "UPDATE steps SET seat = 2 WHERE seq = 2 AND",
        "UPDATE steps SET seat = 0 WHERE seq = 1 AND",
        "UPDATE steps SET hash = '0123456789abcdef' WHERE seq = 15 AND",
        "UPDATE steps SET link = x'00' WHERE seq = 15 AND",
        "DELETE FROM steps WHERE seq = 15 AND",
        "DELETE FROM steps WHERE seq = 1 AND",
        "UPDATE steps SET seq = 16 WHERE seq = 15 AND",
        "INSERT INTO steps SELECT game, 16, seat, text, hash, link FROM steps WHERE seq = 15 AND",
    ];
    for change in changes {
        std::fs::write(&path, &pristine).unwrap();
        assert_eq!(run(&path, format!("{change} game = '{id}'")).await, 1, "{change}");
        let store = Sqlite::open(&path).await.unwrap();
        assert!(corrupt(&store.load(id).await), "{change}");
        assert!(corrupt(&store.copy(id, "x").await), "{change}");
        assert_eq!(store.load(&games[2].id).await.as_ref(), Ok(&games[2]), "{change}");
        // Even if somebody plays on, it stays noticed.
        let _ = append(&store, id, 21, "on").await;
        assert!(corrupt(&store.load(id).await), "{change}");
        append(&store, &games[2].id, 21, "on").await.unwrap();
        store.close().await;
    }
}

async fn check_only_this_is_damaged(path: &Path, games: &[Stored], id: &GameId, change: &str) {
    let store = Sqlite::open(path).await.unwrap();
    assert!(corrupt(&store.load(id).await), "{change}");
    for game in games.iter().filter(|game| game.id != *id) {
        assert_eq!(store.load(&game.id).await.as_ref(), Ok(game), "{change}");
    }
    if !change.contains("opening") {
        // The opening is read only where it is needed; the rest is noticed at any touch.
        assert!(corrupt(&append(&store, id, 21, "on").await), "{change}");
        assert!(corrupt(&store.rename(id, "x").await), "{change}");
        assert_eq!(store.purge_deleted(i64::MAX).await, Ok(0), "{change}");
        let list = store.list().await.unwrap();
        let damaged: Vec<_> = list.iter().filter(|it| it.damaged).map(|it| &it.id).collect();
        assert_eq!(damaged, [id], "{change}");
    }
    append(&store, &games[2].id, 21, "on").await.unwrap();
    store.close().await;
}

#[tokio::test]
async fn a_changed_receipt_and_a_changed_secret_are_noticed() {
    let (_folder, path) = place();
    let games = played(&path).await;
    run(&path, "UPDATE changes SET steps = 1 WHERE action = 'step-0-3'".to_owned()).await;
    let store = Sqlite::open(&path).await.unwrap();
    assert!(corrupt(&append(&store, &games[0].id, 3, "step-0-3").await));
    assert!(append(&store, &games[0].id, 4, "step-0-4").await.unwrap().repeated);
    store.close().await;
    run(&path, "UPDATE store SET secret = zeroblob(32)".to_owned()).await;
    assert!(corrupt(&Sqlite::open(&path).await));
    run(&path, "DELETE FROM store".to_owned()).await;
    assert!(corrupt(&Sqlite::open(&path).await));
}

#[tokio::test]
async fn no_flipped_byte_of_the_file_makes_a_wrong_game() {
    let (folder, path) = place();
    let games = played(&path).await;
    let pristine = std::fs::read(&path).unwrap();
    let mut noise = Noise(300);
    let (mut refused, mut damaged, mut whole) = (0, 0, 0);
    for flip in 0..FLIPS {
        let mut bytes = pristine.clone();
        let at = usize::try_from(noise.below(bytes.len() as u64)).unwrap();
        bytes[at] ^= 1 << noise.below(8);
        let path = folder.path().join(format!("{flip}.db"));
        std::fs::write(&path, bytes).unwrap();
        let Ok(store) = Sqlite::open(&path).await else {
            refused += 1;
            continue;
        };
        for game in &games {
            match store.load(&game.id).await {
                Ok(found) => {
                    assert_eq!(found, *game, "byte {at}");
                    whole += 1;
                }
                Err(_) => damaged += 1,
            }
        }
        for found in store.list().await.unwrap_or_default().iter().filter(|it| !it.damaged) {
            let game = games.iter().find(|game| game.id == found.id).expect("no new game appears");
            assert_eq!((&game.title, game.version), (&found.title, found.version), "byte {at}");
        }
        store.close().await;
    }
    println!("{FLIPS} flips: {refused} files refused, {damaged} games damaged, {whole} whole");
    assert!(damaged > 0 && whole > 0);
}
