//! The app as a process: it starts, refuses a second start, stops in time, and loses nothing when
//! it is killed.

#[cfg(unix)]
mod crowd;
mod log;
#[cfg(target_os = "linux")]
mod order;

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::json;
use web::client::Client;

/// The program, serving; it ends with this value.
struct App {
    child: Child,
    address: SocketAddr,
    key: String,
}

fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_promachos"));
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

impl App {
    fn serve(database: &Path) -> Self {
        let mut command = program();
        command.args(["serve", "--listen", "127.0.0.1:0", "--database"]).arg(database);
        Self::start(command)
    }

    fn start(mut command: Command) -> Self {
        let mut child = command.spawn().expect("the program starts");
        let mut line = String::new();
        let mut output = BufReader::new(child.stdout.take().expect("its output is a pipe"));
        output.read_line(&mut line).expect("it says where it is");
        let (_, url) = line.split_once("http://").unwrap_or_else(|| panic!("no address: {line}"));
        let (address, key) = url.trim().split_once("/?launch=").expect("a token");
        // The pipe stays open: a program whose reader is gone would be told so.
        thread::spawn(move || output.lines().for_each(drop));
        Self { child, address: address.parse().expect("an address"), key: key.to_owned() }
    }

    fn owner(&self) -> Client {
        Client::new(self.address, Some(&self.key))
    }

    /// Kills it without a warning.
    fn kill(mut self) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it is dead");
    }
}

impl Drop for App {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn game(client: &mut Client) -> String {
    let made = client.post("/api/v1/games", &json!({ "game": "thermopyles" })).expect("an answer");
    made.json()["id"].as_str().expect("a game").to_owned()
}

/// Plays until the server is gone or the game over; gives every version that was acknowledged.
fn play(mut client: Client, id: &str, round: usize, dead: &AtomicBool) -> Vec<u64> {
    let mut acknowledged = Vec::new();
    for number in 0.. {
        let path = format!("/api/v1/games/{id}/actions");
        let Ok(listed) = client.get(&path) else { break };
        if listed.status != 200 || dead.load(Ordering::Relaxed) {
            break;
        }
        let listed = listed.json();
        let actions = listed["actions"].as_array().expect("a list");
        let act = json!({
            "expected_version": listed["version"],
            "action_id": format!("kill-{round}-{number}"),
            "seat": 1,
            "action": actions[number % actions.len()]["notation"],
        });
        let Ok(done) = client.post(&path, &act) else { break };
        if done.status == 200 {
            acknowledged.push(done.json()["version"].as_u64().expect("a version"));
        }
    }
    acknowledged
}

/// How often it is killed: 100 times, or as often as the variable `PROMACHOS_KILLS` says.
fn kills() -> usize {
    std::env::var("PROMACHOS_KILLS")
        .map_or(100, |text| text.parse().expect("PROMACHOS_KILLS is a number"))
}

#[test]
fn nothing_acknowledged_is_lost_when_the_program_is_killed() {
    let kills = kills();
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("games.db");
    let mut total = 0;
    for round in 0..kills {
        let app = App::serve(&database);
        let ids: Vec<String> = (0..2).map(|_| game(&mut app.owner())).collect();
        let dead = AtomicBool::new(false);
        let (address, key) = (app.address, app.key.clone());
        // From hardly begun to well under way; the numbers have no common measure with the disk's.
        let life = Duration::from_millis(7 + (round as u64 * 37) % 211);
        let acknowledged: Vec<Vec<u64>> = thread::scope(|scope| {
            let dead = &dead;
            let players: Vec<_> = ids
                .iter()
                .map(|id| {
                    let client = Client::new(address, Some(&key));
                    scope.spawn(move || play(client, id, round, dead))
                })
                .collect();
            thread::sleep(life);
            app.kill();
            dead.store(true, Ordering::Relaxed);
            players.into_iter().map(|player| player.join().unwrap()).collect()
        });
        let begun = Instant::now();
        let app = App::serve(&database);
        assert!(begun.elapsed() < Duration::from_secs(5), "it starts again at once");
        for (id, acknowledged) in ids.iter().zip(acknowledged) {
            let view = app.owner().get(&format!("/api/v1/games/{id}")).unwrap();
            assert_eq!(view.status, 200, "round {round}: {}", view.text());
            let version = view.json()["version"].as_u64().unwrap();
            let last = acknowledged.last().copied().unwrap_or(1);
            // One more may have been stored and not yet been answered.
            assert!((last..=last + 1).contains(&version), "round {round}: {last}, {version}");
            total += acknowledged.len();
        }
        app.kill();
    }
    assert!(total > kills, "only {total} actions were acknowledged: too few to lose one");
}

#[test]
fn a_second_start_on_the_same_database_is_refused_with_path_and_process() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("games.db");
    let app = App::serve(&database);
    let second = program()
        .args(["serve", "--listen", "127.0.0.1:0", "--database"])
        .arg(&database)
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&second.stderr).into_owned();
    assert_eq!(second.status.code(), Some(2), "{said}");
    assert!(said.contains("games.db") && said.contains(&app.child.id().to_string()), "{said}");
    assert_eq!(app.owner().get("/").unwrap().status, 200, "the first one goes on");
}

#[test]
fn the_name_alone_starts_on_loopback_with_a_database_in_the_data_folder() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = program();
    command.arg("--no-open").env("XDG_DATA_HOME", folder.path()).env_remove("PROMACHOS_DATABASE");
    command.env("HOME", folder.path());
    let app = App::start(command);
    assert!(app.address.ip().is_loopback());
    assert_eq!(app.owner().get("/").unwrap().status, 200);
    if cfg!(target_os = "linux") {
        assert!(folder.path().join("promachos").join("games.db").exists());
    }
    let elsewhere = folder.path().join("elsewhere.db");
    let mut command = program();
    command.arg("--no-open").env("PROMACHOS_DATABASE", &elsewhere);
    let second = App::start(command);
    assert!(elsewhere.exists(), "the variable says where");
    assert_ne!(second.address, app.address, "a free port is taken");
}

#[cfg(unix)]
#[test]
fn it_stops_within_five_seconds_when_it_is_told_to() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = App::serve(&folder.path().join("games.db"));
    let mut owner = app.owner();
    let id = game(&mut owner);
    let mut sockets: Vec<_> =
        (0..20).map(|_| owner.socket(&format!("/ws/{id}")).unwrap()).collect();
    let begun = Instant::now();
    let told = Command::new("kill").arg(app.child.id().to_string()).status().unwrap();
    assert!(told.success());
    let status = app.child.wait().unwrap();
    assert!(status.success(), "{status}");
    assert!(begun.elapsed() < Duration::from_secs(5), "{:?}", begun.elapsed());
    assert_eq!(sockets[0].farewell(), Some(1001));
}

#[test]
fn bad_arguments_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let not_ours = folder.path().join("notes.txt");
    std::fs::write(&not_ours, "not a database, and long enough to be none ".repeat(30)).unwrap();
    for args in [
        vec!["serve"],
        vec!["serve", "--listen", "nowhere"],
        vec!["serve", "--listen", "127.0.0.1:0", "--database", not_ours.to_str().unwrap()],
        vec!["--no-open", "games"],
    ] {
        let answer = program().args(&args).output().unwrap();
        let said = String::from_utf8_lossy(&answer.stderr).into_owned();
        assert_eq!(answer.status.code(), Some(2), "{args:?}: {said}");
    }
    let kept = std::fs::read_to_string(&not_ours).unwrap();
    assert!(kept.starts_with("not a database"), "the file is as it was");
}
