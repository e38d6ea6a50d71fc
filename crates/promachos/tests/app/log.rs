//! What the app tells of itself: a log without secrets, and figures for this machine alone.

use std::fs::File;
use std::path::Path;

use serde_json::json;
use web::client::Client;

use crate::{App, game, program};

/// The program, telling all that it tells into a file.
fn talkative(folder: &Path) -> (App, std::path::PathBuf) {
    let log = folder.join("log");
    let mut command = program();
    command.args(["serve", "--listen", "127.0.0.1:0", "--log", "trace", "--database"]);
    command.arg(folder.join("games.db")).stderr(File::create(&log).expect("a file"));
    (App::start(command), log)
}

fn key_in(link: &serde_json::Value) -> String {
    link.as_str().expect("a link").rsplit('/').next().expect("its key").to_owned()
}

/// Plays, looks, watches and errs with every key that there is; gives all that nobody may read.
fn lead_a_life(app: &App) -> Vec<String> {
    let mut owner = app.owner();
    let link = |name: &str| json!({ "kind": "link", "name": name });
    let made = owner.post(
        "/api/v1/games",
        &json!({
            "game": "thermopyles",
            "title": "CanaryTitle",
            "dice": "fair",
            "options": { "players": "2", "hands": "hidden" },
            "seats": [link("CanaryGorgo"), link("CanaryLeonidas")],
        }),
    );
    let id = made.expect("an answer").json()["id"].as_str().expect("a game").to_owned();
    let path = format!("/api/v1/games/{id}");
    let view = owner.get(&path).expect("an answer").json();
    let keys = [0, 1].map(|at| key_in(&view["places"][at]["link"]));
    let page = owner.get(&format!("/g/{id}")).expect("an answer").text();
    let watch = page.split(&format!("/g/{id}/w/")).nth(1).expect("the watchers' link");
    let watch = watch.split('"').next().expect("its key").to_owned();
    for (seat, key) in (1..).zip(&keys) {
        let mut player = Client::new(app.address, Some(key));
        let version = player.get(&path).expect("an answer").json()["version"].clone();
        let part = json!({ "expected_version": version, "action_id": format!("part-{seat}"),
            "seat": seat, "contribution": "5ca1ab1e".repeat(4) });
        let added = player.post(&format!("{path}/contributions"), &part).expect("an answer");
        assert_eq!(added.status, 200, "{}", added.text());
        player.get(&format!("/g/{id}/s/{seat}/{key}")).expect("an answer");
        let mut socket = player.socket(&format!("/ws/{id}?key={key}")).expect("an answer");
        socket.hear().expect("an answer");
    }
    let mut spoken = vec!["5ca1ab1e".to_owned(), "Canary".to_owned()];
    for number in 0..12 {
        let seat =
            owner.get(&path).expect("an answer").json()["node"]["seat"].as_u64().unwrap_or(1);
        let mut player = Client::new(app.address, Some(&keys[seat as usize - 1]));
        let listed = player.get(&format!("{path}/actions")).expect("an answer").json();
        let Some(action) = listed["actions"][number % 2]["notation"].as_str() else { break };
        player.get(&format!("{path}/why?action={}", action.replace(' ', "+"))).expect("an answer");
        let act = json!({ "expected_version": listed["version"], "action_id": format!("n-{number}"),
            "seat": seat, "action": action });
        player.post(&format!("{path}/actions"), &act).expect("an answer");
        spoken.push(action.to_owned());
    }
    owner.get(&format!("/?launch={}", app.key)).expect("an answer");
    Client::new(app.address, Some("CanaryGuess")).get(&path).expect("an answer");
    Client::new(app.address, None).with("Host", "CanaryHost").get("/").expect("an answer");
    spoken.extend(keys);
    spoken.extend([watch, app.key.clone(), "spartan ".to_owned(), "persian ".to_owned()]);
    spoken
}

#[test]
fn the_most_talkative_log_holds_no_key_no_name_and_no_card() {
    let folder = tempfile::tempdir().unwrap();
    let (app, log) = talkative(folder.path());
    let secrets = lead_a_life(&app);
    let database = app.address;
    drop(app);
    let told = std::fs::read_to_string(log).unwrap();
    assert!(told.contains("a game was made") && told.contains("DEBUG request"), "{told}");
    assert!(told.contains("refused: not a name of this server"), "{told}");
    assert!(told.contains(&database.to_string()), "where it listens is told");
    for secret in secrets {
        // A name that somebody else made up in a Host header is quoted; it is no secret of ours.
        let mut lines = told.lines().filter(|line| !line.contains("host="));
        assert!(!lines.any(|line| line.contains(&secret)), "{secret} is in the log");
    }
}

#[test]
fn how_much_is_told_is_for_the_flag_and_the_variable_to_say() {
    let folder = tempfile::tempdir().unwrap();
    let refused = program().args(["--no-open", "--log", "loud"]).output().unwrap();
    assert_eq!(refused.status.code(), Some(2));
    let refused = program()
        .args(["serve", "--listen", "127.0.0.1:0", "--database"])
        .arg(folder.path().join("games.db"))
        .env("PROMACHOS_LOG", "loud")
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert_eq!(refused.status.code(), Some(2), "{said}");
    assert!(said.contains("PROMACHOS_LOG") && said.contains("debug"), "{said}");
}

#[test]
fn after_a_kill_the_log_says_that_nothing_was_lost() {
    let folder = tempfile::tempdir().unwrap();
    let (app, _) = talkative(folder.path());
    game(&mut app.owner());
    app.kill();
    let (app, log) = talkative(folder.path());
    drop(app);
    let told = std::fs::read_to_string(log).unwrap();
    assert!(told.contains("ended without a goodbye"), "{told}");
}

#[test]
fn figures_are_for_this_machine_alone() {
    let folder = tempfile::tempdir().unwrap();
    let app = App::serve(&folder.path().join("games.db"));
    let id = game(&mut app.owner());
    let listed = app.owner().get(&format!("/api/v1/games/{id}/actions")).unwrap().json();
    let act = json!({ "expected_version": listed["version"], "action_id": "one", "seat": 1,
        "action": listed["actions"][0]["notation"] });
    let path = format!("/api/v1/games/{id}/actions");
    assert_eq!(app.owner().post(&path, &act).unwrap().status, 200);
    let late = json!({ "expected_version": listed["version"], "action_id": "two", "seat": 1,
        "action": "retreat" });
    assert_eq!(app.owner().post(&path, &late).unwrap().status, 409);
    let figures = Client::new(app.address, None).get("/metrics").unwrap();
    assert_eq!(figures.status, 200);
    assert!(figures.header("content-type").unwrap().starts_with("text/plain; version=0.0.4"));
    let text = figures.text();
    for line in [
        "promachos_games_in_memory 1",
        "promachos_actions_stored_total 1",
        "promachos_conflicts_total 1",
        "promachos_refusals_total{kind=\"conflict\"} 1",
        "promachos_commit_seconds_count 1",
        "promachos_sockets 0",
        "promachos_thinking_players 0",
    ] {
        assert!(text.lines().any(|it| it == line), "{line} is not in\n{text}");
    }
    let passed_on = Client::new(app.address, None).with("X-Forwarded-For", "192.0.2.7");
    assert_eq!({ passed_on }.get("/metrics").unwrap().status, 404, "a proxy passed it on");
}
