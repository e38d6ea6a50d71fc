//! A loss of power: an answer leaves only when the disk has what it tells of.
//!
//! The program is watched from outside, by strace. Between the last write to the log of the database
//! and the answer to the action there must be a sync of that log that went well.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use serde_json::json;

use crate::{App, game};

const ACTIONS: usize = 40;

/// What the trace tells, in order.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
enum Call {
    Written,
    Synced,
    Answered,
}

fn calls(trace: &str) -> Vec<Call> {
    let call = |line: &str| {
        let logged = line.contains("games.db-wal>");
        let well = line.trim_end().ends_with("= 0");
        if logged && line.contains("pwrite64(") {
            Some(Call::Written)
        } else if logged && well && (line.contains("fdatasync(") || line.contains("fsync(")) {
            Some(Call::Synced)
        } else if line.contains("\\\"version\\\":") && line.contains("\\\"repeated\\\":") {
            Some(Call::Answered)
        } else {
            None
        }
    };
    trace.lines().filter_map(call).collect()
}

/// Watches a program until it ends.
fn watch(process: u32, trace: &Path) -> std::process::Child {
    let mut command = Command::new("strace");
    command.args([
        "-f",
        "-y",
        "-s",
        "400",
        "-e",
        "trace=pwrite64,fdatasync,fsync,write,writev,sendto",
    ]);
    command.arg("-o").arg(trace).args(["-p", &process.to_string()]);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().expect("strace starts")
}

#[test]
fn an_answer_leaves_only_when_the_disk_has_what_it_tells_of() {
    let watcher = Command::new("strace").arg("-V").output();
    assert!(
        watcher.is_ok_and(|it| it.status.success()),
        "this test watches the program with strace: install it (Debian: apt-get install strace)"
    );
    let folder = tempfile::tempdir().unwrap();
    let app = App::serve(&folder.path().join("games.db"));
    let mut owner = app.owner();
    let id = game(&mut owner);
    let path = format!("/api/v1/games/{id}/actions");
    let trace = folder.path().join("trace");
    let mut watcher = watch(app.child.id(), &trace);
    let attached = |trace: &Path| std::fs::metadata(trace).is_ok_and(|it| it.len() > 0);
    for _ in 0..200 {
        let _ = owner.get("/metrics"); // Something to see, as soon as anybody looks.
        if attached(&trace) {
            break;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    let mut answered = 0;
    for number in 0..ACTIONS {
        let listed = owner.get(&path).unwrap().json();
        let Some(action) = listed["actions"][0]["notation"].as_str() else { break };
        let act = json!({ "expected_version": listed["version"], "action_id": format!("o-{number}"),
            "seat": 1, "action": action });
        answered += usize::from(owner.post(&path, &act).unwrap().status == 200);
    }
    drop(app);
    watcher.wait().unwrap();
    let seen = calls(&std::fs::read_to_string(&trace).unwrap());
    let (mut unsynced, mut told) = (false, 0);
    for call in seen {
        match call {
            Call::Written => unsynced = true,
            Call::Synced => unsynced = false,
            Call::Answered => {
                assert!(!unsynced, "answer {told} left before the disk had its change");
                told += 1;
            }
        }
    }
    assert!(answered > 5 && told == answered, "{told} of {answered} answers were seen");
}
