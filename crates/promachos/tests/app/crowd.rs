//! Many who look on: a thousand pages of one game, each told of a step at once, and all let go.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::{App, game};

const PAGES: usize = 1000;

/// What the process has in memory, in KiB, as `ps` tells it on every Unix.
fn memory(process: u32) -> u64 {
    let mut ps = std::process::Command::new("ps");
    ps.args(["-o", "rss=", "-p", &process.to_string()]);
    let told = ps.output().expect("this test asks ps for the memory: install it (procps)");
    let told = String::from_utf8_lossy(&told.stdout).into_owned();
    told.trim().parse().unwrap_or_else(|_| panic!("ps tells no memory of {process}: {told}"))
}

#[test]
fn a_thousand_pages_cost_little_hear_of_a_step_at_once_and_do_not_hold_up_the_end() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = App::serve(&folder.path().join("games.db"));
    let mut owner = app.owner();
    let id = game(&mut owner);
    let listed = owner.get(&format!("/api/v1/games/{id}/actions")).unwrap().json();
    let version = listed["version"].as_u64().unwrap();
    let mut first = owner.socket(&format!("/ws/{id}")).unwrap();
    first.hear().unwrap();
    let before = memory(app.child.id());
    let path = format!("/ws/{id}?have={version}"); // They have the page; nothing is sent at first.
    let mut pages: Vec<_> = (1..PAGES).map(|_| owner.socket(&path).unwrap()).collect();
    let each = memory(app.child.id()).saturating_sub(before) / PAGES as u64;
    assert!(each <= 64, "{each} KiB for a page that looks on");
    let act = json!({ "expected_version": version, "action_id": "one", "seat": 1,
        "action": listed["actions"][0]["notation"] });
    let begun = Instant::now();
    assert_eq!(owner.post(&format!("/api/v1/games/{id}/actions"), &act).unwrap().status, 200);
    for page in &mut pages {
        page.until(version + 1).unwrap();
    }
    let told = begun.elapsed();
    assert!(told < Duration::from_secs(5), "the last page was told after {told:?}");
    let begun = Instant::now();
    let asked = std::process::Command::new("kill").arg(app.child.id().to_string()).status();
    assert!(asked.unwrap().success() && app.child.wait().unwrap().success());
    assert!(begun.elapsed() < Duration::from_secs(5), "it ended after {:?}", begun.elapsed());
}
