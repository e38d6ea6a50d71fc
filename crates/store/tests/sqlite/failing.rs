//! A disk that fails: every write and every sync is made to fail in turn, by strace, once and from
//! then on. No change is acknowledged that is not there, and none is tried after a failed sync.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

use store::{Change, GameId, Receipt, Sqlite, Store, StoreError};

use crate::common::{action, game, place};
use crate::kill::{acknowledge, change_to, check};

const CHILD: &str = "PROMACHOS_STORE_FAILING";
const CHANGES: u64 = 6;

#[tokio::test]
async fn no_space_at_any_write_loses_nothing() {
    sweep("pwrite64", "ENOSPC").await;
}

#[tokio::test]
async fn a_failure_at_any_sync_is_never_called_a_success() {
    sweep("fsync,fdatasync", "EIO").await;
}

async fn sweep(calls: &str, error: &str) {
    let tool = Command::new("strace").arg("-V").output();
    assert!(
        tool.is_ok_and(|output| output.status.success()),
        "this test makes calls fail with strace: install it (Debian: apt-get install strace)"
    );
    let mut struck = 0;
    for number in 1.. {
        let (_folder, path) = place();
        let often = if number % 2 == 0 { "+" } else { "" };
        let (said, injected) = run(&path, &format!("{calls}:error={error}:when={number}{often}"));
        if injected == 0 {
            break;
        }
        struck += 1;
        let acks = said.lines().filter_map(|line| line.split_once("ack ")?.1.split_once(' '));
        let mut seen: BTreeMap<GameId, u64> =
            acks.map(|(id, version)| (id.parse().unwrap(), version.parse().unwrap())).collect();
        check(&path, &mut seen).await;
    }
    println!("{error} at each of {struck} calls of {calls}");
    assert!(struck > 10, "hardly a call was struck");
}

/// What the child said, and how many calls failed.
fn run(path: &Path, injection: &str) -> (String, usize) {
    let trace = path.with_file_name("trace");
    let calls = injection.split(':').next().unwrap();
    let output = Command::new("strace")
        .args(["-f", "-qq", "-o"])
        .arg(&trace)
        .args(["-e", &format!("trace={calls}"), "-e", &format!("inject={injection}")])
        .arg(std::env::current_exe().unwrap())
        .args(["--exact", "failing::child", "--nocapture"])
        .env(CHILD, path)
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{injection}: {said}{complaint}");
    let trace = std::fs::read_to_string(trace).unwrap();
    (said, trace.lines().filter(|line| line.contains("(INJECTED)")).count())
}

/// Plays a few changes and says what was acknowledged; does nothing in an ordinary run.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn child() {
    let Some(path) = std::env::var_os(CHILD).map(PathBuf::from) else { return };
    let store = match Sqlite::open(&path).await {
        Ok(store) => store,
        Err(refusal) => return println!("not opened: {}", expected(refusal)),
    };
    let id = match store.create(game(Vec::new())).await {
        Ok(id) => id,
        Err(refusal) => return give_up(&store, refusal).await,
    };
    acknowledge(&id, 1);
    let mut receipt = Receipt { version: 1, steps: 0, repeated: false };
    while receipt.version < CHANGES {
        receipt = match step(&store, &id, receipt).await {
            Ok(receipt) => receipt,
            // With space again, asking again under the same name goes through.
            Err(StoreError::Full) => match step(&store, &id, receipt).await {
                Ok(receipt) => receipt,
                Err(refusal) => return give_up(&store, refusal).await,
            },
            Err(refusal) => return give_up(&store, refusal).await,
        };
        acknowledge(&id, receipt.version);
    }
    store.close().await;
}

async fn step(store: &Sqlite, id: &GameId, last: Receipt) -> Result<Receipt, StoreError> {
    let version = last.version + 1;
    let action_id = action(&format!("to-{version}"));
    let lines = change_to(version).expect("no undo among the first changes");
    store.append(id, Change { expected_version: last.version, action_id, lines }).await
}

async fn give_up(store: &Sqlite, refusal: StoreError) {
    let failed = matches!(refusal, StoreError::Io(_));
    println!("gave up: {}", expected(refusal));
    if failed {
        let next = store.create(game(Vec::new())).await;
        assert!(matches!(next, Err(StoreError::ReadOnly(_))), "{next:?}");
        store.list().await.expect("reading goes on");
    }
}

/// A refusal that a failing disk explains.
fn expected(refusal: StoreError) -> StoreError {
    assert!(matches!(refusal, StoreError::Full | StoreError::Io(_)), "{refusal:?}");
    refusal
}
