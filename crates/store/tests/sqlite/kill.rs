//! A process killed at any moment loses nothing that it has acknowledged.
//!
//! A child plays four games at once; what leads from one version to the next follows from the
//! version alone, so the parent knows every game of any version. `PROMACHOS_KILLS=1000` kills more
//! often.

use std::collections::BTreeMap;
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use engine::record::Line;
use store::{Change, GameId, Sqlite, Store};

use crate::common::{Noise, action, game, line, place};

const CHILD: &str = "PROMACHOS_STORE_KILLED";
const KILLS: u32 = 100;
const GAMES: usize = 4;
/// A new database is begun so often, to strike its making too.
const ROUNDS: u32 = 10;

/// What leads to a version: undo of one step, or one to three steps.
pub(crate) fn change_to(version: u64) -> Option<Vec<Line>> {
    let steps = (0..=version % 3).map(|step| line(&format!("v{version}.{step}")));
    (!version.is_multiple_of(7)).then(|| steps.collect())
}

/// The steps of a game at a version.
fn steps_at(version: u64) -> Vec<Line> {
    let mut steps = Vec::new();
    for version in 2..=version {
        match change_to(version) {
            Some(more) => steps.extend(more),
            None => drop(steps.pop()),
        }
    }
    steps
}

/// Plays until it is killed; does nothing in an ordinary run.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn child() {
    let Some(path) = std::env::var_os(CHILD).map(PathBuf::from) else { return };
    let store = Sqlite::open(&path).await.unwrap();
    while store.list().await.unwrap().len() < GAMES {
        let id = store.create(game(Vec::new())).await.unwrap();
        acknowledge(&id, 1);
    }
    let games = store.list().await.unwrap();
    let players = games.into_iter().map(|game| tokio::spawn(play(store.clone(), game.id)));
    for player in players.collect::<Vec<_>>() {
        player.await.unwrap();
    }
}

async fn play(store: Sqlite, id: GameId) {
    let stored = store.load(&id).await.unwrap();
    let (mut version, mut steps) = (stored.version, stored.record.lines.len());
    loop {
        let action_id = action(&format!("to-{}", version + 1));
        let receipt = match change_to(version + 1) {
            Some(lines) => {
                store.append(&id, Change { expected_version: version, action_id, lines }).await
            }
            None => store.rewind(&id, version, action_id, steps - 1).await,
        };
        let receipt = receipt.unwrap();
        (version, steps) = (receipt.version, usize::try_from(receipt.steps).unwrap());
        acknowledge(&id, version);
    }
}

/// One write, so that the parent reads whole lines.
pub(crate) fn acknowledge(id: &GameId, version: u64) {
    let said = format!("ack {id} {version}\n");
    std::io::stdout().lock().write_all(said.as_bytes()).unwrap();
}

#[tokio::test]
async fn nothing_acknowledged_is_lost_however_often_the_process_is_killed() {
    let kills = std::env::var("PROMACHOS_KILLS").ok().and_then(|it| it.parse().ok());
    let kills: u32 = kills.unwrap_or(KILLS);
    let mut noise = Noise(u64::from(std::process::id()));
    println!("seed {}", noise.0);
    let mut place = place();
    let mut seen = BTreeMap::new();
    let (mut acknowledged, mut slowest) = (0, Duration::ZERO);
    for kill in 0..kills {
        if kill % ROUNDS == 0 {
            place = self::place();
            seen.clear();
        }
        // The first of each database strikes while it is being made.
        let longest = if kill % ROUNDS == 0 { 30_000 } else { 120_000 };
        let said = run_and_kill(&place.1, Duration::from_micros(noise.below(longest)));
        let acks = said.lines().filter_map(|line| line.split_once("ack ")?.1.split_once(' '));
        for (id, version) in acks {
            acknowledged += 1;
            seen.insert(id.parse().unwrap(), version.parse().unwrap());
        }
        let took = check(&place.1, &mut seen).await;
        slowest = slowest.max(took);
    }
    println!(
        "{kills} kills, {acknowledged} changes acknowledged, 0 lost; slowest start {slowest:?}"
    );
    assert!(acknowledged > u64::from(kills), "the child hardly played");
    assert!(slowest < Duration::from_secs(2));
}

fn run_and_kill(path: &Path, after: Duration) -> String {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "kill::child", "--nocapture"])
        .env(CHILD, path)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    std::thread::sleep(after);
    child.kill().unwrap();
    let (mut said, mut complaint) = (String::new(), String::new());
    child.stdout.take().unwrap().read_to_string(&mut said).unwrap();
    child.stderr.take().unwrap().read_to_string(&mut complaint).unwrap();
    child.wait().unwrap();
    assert_eq!(complaint, "", "the child ends by being killed alone");
    said
}

/// Opens the database, as any start would; every game must be exactly what its version says, and
/// at most one change further than was acknowledged.
pub(crate) async fn check(path: &Path, seen: &mut BTreeMap<GameId, u64>) -> Duration {
    let begun = Instant::now();
    let store = Sqlite::open(path).await.expect("it opens without help");
    let took = begun.elapsed();
    let list = store.list().await.unwrap();
    let found: Vec<GameId> = list.iter().map(|game| game.id.clone()).collect();
    assert!(seen.keys().all(|id| found.contains(id)), "a game is lost");
    for id in found {
        let stored = store.load(&id).await.unwrap();
        let least = seen.get(&id).copied().unwrap_or(1);
        assert!((least..=least + 1).contains(&stored.version), "{least} {}", stored.version);
        assert_eq!(stored.record.lines, steps_at(stored.version));
        if stored.version > 1 {
            let action_id = action(&format!("to-{}", stored.version));
            let lines = vec![line("again")];
            let change = Change { expected_version: 1, action_id, lines };
            let receipt = store.append(&id, change).await.unwrap();
            assert!(receipt.repeated && receipt.version == stored.version);
        }
        seen.insert(id, stored.version);
    }
    store.close().await;
    took
}
