//! Live updates: everybody at the table sees each step, and a lost line is taken up again.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::house::{House, act, tick};

/// The new end of the log, in an update's last frame.
fn log(update: &Value) -> &Value {
    &update["frames"].as_array().and_then(|frames| frames.last()).expect("a frame")["log"]
}

#[test]
fn two_seats_and_a_watcher_see_each_step() {
    let house = House::open();
    let (id, friend) = house.shared();
    let watcher = house.watch_key(&id);
    let path = |key: &str| format!("/ws/{id}?key={key}");
    let version = house.view(&id)["version"].as_u64().unwrap();
    let mut sockets = [
        house.owner().socket(&format!("/ws/{id}")).unwrap(),
        house.nobody().socket(&path(&friend)).unwrap(),
        house.nobody().socket(&path(&watcher)).unwrap(),
    ];
    for socket in &mut sockets {
        let first = socket.until(version).unwrap();
        assert_eq!(first["version"], version);
        for part in ["board", "prompt", "actions", "status"] {
            assert!(first["frames"][0]["blocks"][part][""].is_string(), "{part}");
        }
    }
    let begun = Instant::now();
    act(&mut house.owner(), &id, &json!(version), "a-1", 1, "charge 15");
    for socket in &mut sockets {
        let update = socket.until(version + 1).unwrap();
        assert!(log(&update)["lines"].as_str().unwrap().contains("15"));
    }
    // 100 ms is the promise on a machine with nothing else to do; tests run beside each other.
    assert!(begun.elapsed() < Duration::from_secs(2), "{:?}", begun.elapsed());
}

#[test]
fn of_the_log_only_new_lines_are_sent_and_they_say_where_they_belong() {
    let house = House::open();
    let id = house.game();
    let version = house.view(&id)["version"].as_u64().unwrap();
    let mut owner = house.owner();
    let mut socket = owner.socket(&format!("/ws/{id}")).unwrap();
    act(&mut owner, &id, &json!(version), "a-1", 1, "charge 15");
    let charged = socket.until(version + 1).unwrap();
    let before = charged["step"].as_u64().unwrap();
    act(&mut owner, &id, &json!(version + 1), "a-2", 1, "support 0");
    let fought = socket.until(version + 2).unwrap();
    assert_eq!(log(&fought)["after"], before, "the lines that the page has are not sent again");
    let tag = log(&fought)["tag"].as_str().unwrap();
    let page = owner.get(&format!("/g/{id}")).unwrap().text();
    let line = format!("data-step=\"{before}\" data-tag=\"{tag}\"");
    assert!(page.contains(&line), "the page's own line before them has the same tag");
}

#[test]
fn a_line_that_was_taken_back_is_cut_off_the_log() {
    let house = House::open();
    let id = house.game();
    let version = house.view(&id)["version"].as_u64().unwrap();
    let mut owner = house.owner();
    let mut socket = owner.socket(&format!("/ws/{id}")).unwrap();
    let first = socket.until(version).unwrap();
    act(&mut owner, &id, &json!(version), "a-1", 1, "charge 15");
    socket.until(version + 1).unwrap();
    let body = json!({ "expected_version": version + 1, "action_id": "u-1", "seat": 1 });
    owner.post(&format!("/api/v1/games/{id}/undo"), &body).unwrap();
    let taken_back = socket.until(version + 2).unwrap();
    assert_eq!(log(&taken_back)["after"], first["step"]);
    assert_eq!(log(&taken_back)["lines"], "");
}

#[test]
fn a_line_that_was_lost_is_taken_up_where_it_was() {
    let house = House::open();
    let id = house.game();
    let version = house.view(&id)["version"].clone();
    let mut owner = house.owner();
    let have = tick(&owner.get(&format!("/g/{id}")).unwrap().text());
    let mut socket = owner.socket(&format!("/ws/{id}?have={have}")).unwrap();
    socket.patience(Duration::from_millis(300)).unwrap();
    assert!(socket.hear().is_err(), "nothing is sent that the page has");
    drop(socket);
    let done = act(&mut owner, &id, &version, "a-1", 1, "charge 15").json();
    let mut socket = owner.socket(&format!("/ws/{id}?have={have}")).unwrap();
    let missed = socket.until(0).unwrap();
    assert_eq!(missed["version"], done["version"], "what was missed comes");
    assert!(missed["frames"][0]["blocks"]["printed"].is_null(), "and nothing else");
}

#[test]
fn eight_pages_of_one_browser_stay_live() {
    let house = House::open();
    let id = house.game();
    let version = house.view(&id)["version"].as_u64().unwrap();
    let mut owner = house.owner();
    let have = tick(&owner.get(&format!("/g/{id}")).unwrap().text());
    let path = format!("/ws/{id}?have={have}");
    let mut sockets: Vec<_> = (0..8).map(|_| owner.socket(&path).unwrap()).collect();
    act(&mut owner, &id, &json!(version), "a-1", 1, "charge 15");
    for socket in &mut sockets {
        assert_eq!(socket.until(0).unwrap()["version"], version + 1);
    }
}

#[test]
fn a_socket_needs_a_key_and_our_page() {
    let house = House::open();
    let (id, friend) = house.shared();
    let path = format!("/ws/{id}");
    assert!(house.nobody().socket(&path).is_err());
    assert!(house.nobody().socket(&format!("{path}?key=guess")).is_err());
    let evil = house.nobody().with("Origin", "http://evil.example");
    assert!(evil.socket(&format!("{path}?key={friend}")).is_err());
    let own = house.nobody().with("Origin", &format!("http://{}", house.address));
    assert!(own.socket(&format!("{path}?key={friend}")).is_ok());
    assert!(own.socket("/ws/aaaaaaaaaaaaaaaa").is_err(), "there is no such game");
}

#[test]
fn a_page_of_a_game_that_is_thrown_away_is_told() {
    let house = House::open();
    let id = house.game();
    let mut socket = house.owner().socket(&format!("/ws/{id}")).unwrap();
    house.owner().send("DELETE", &format!("/api/v1/games/{id}"), None).unwrap();
    assert_eq!(socket.farewell(), Some(4404));
}

#[test]
fn a_page_of_another_edition_of_the_program_is_told_to_load_again() {
    let house = House::open();
    let id = house.game();
    let page = house.owner().get(&format!("/g/{id}")).unwrap().text();
    let (_, own) = page.split_once("data-name=\"phrases\" data-value=\"").expect("its phrases");
    let own = own.split('"').next().unwrap_or_default();
    let mut socket = house.owner().socket(&format!("/ws/{id}?phrases={own}")).unwrap();
    assert!(socket.until(0).is_ok(), "its own is heard");
    let mut socket = house.owner().socket(&format!("/ws/{id}?phrases=0ld")).unwrap();
    assert_eq!(socket.farewell(), Some(4426));
}

#[test]
fn a_noisy_page_is_shut_out() {
    let house = House::open();
    let id = house.game();
    let mut socket = house.owner().socket(&format!("/ws/{id}")).unwrap();
    for _ in 0..200 {
        if socket.say("{\"ping\":true}").is_err() {
            break;
        }
    }
    // The farewell may be lost among what the page still sends; the line is closed all the same.
    assert!(matches!(socket.farewell(), Some(1008) | None));
    let mut socket = house.owner().socket(&format!("/ws/{id}")).unwrap();
    let _ = socket.say(&"x".repeat(5000));
    assert!(socket.farewell() != Some(1001), "a message that is too long ends the line");
}

#[test]
fn the_server_stops_in_time_whoever_is_connected() {
    let mut house = House::open();
    let id = house.game();
    let owner = house.owner();
    let mut sockets: Vec<_> =
        (0..50).map(|_| owner.socket(&format!("/ws/{id}")).unwrap()).collect();
    let _silent = std::net::TcpStream::connect(house.address).unwrap();
    let begun = Instant::now();
    house.end();
    assert!(begun.elapsed() < Duration::from_secs(5), "{:?}", begun.elapsed());
    assert_eq!(sockets[0].farewell(), Some(1001));
}

#[test]
fn a_step_costs_the_replay_a_quarter_of_a_kilobyte_and_says_who_decided() {
    let house = House::open();
    let (id, friend) = house.shared();
    let version = house.view(&id)["version"].as_u64().unwrap();
    let mut own = house.owner().socket(&format!("/ws/{id}")).unwrap();
    let mut other = house.nobody().socket(&format!("/ws/{id}?key={friend}")).unwrap();
    own.until(version).unwrap();
    other.until(version).unwrap();
    act(&mut house.owner(), &id, &json!(version), "a-1", 1, "charge 15");
    let (mine, his) = (own.until(version + 1).unwrap(), other.until(version + 1).unwrap());
    assert_eq!(mine["frames"][0]["by"], 0, "one's own decision");
    assert_eq!(his["frames"][0]["by"], 1, "the decision of seat 1");
    let cost = mine["frames"][0]["blocks"]["replay"].to_string().len();
    assert!(cost <= 250, "{cost} bytes");
}

/// A battle played at random for so many steps, or to its end.
fn played(steps: usize) -> Box<dyn games::Session> {
    let options =
        [("bid", "99"), ("greek", "1")].map(|(name, it)| (name.to_owned(), it.to_owned()));
    let terms = engine::Terms { options: options.to_vec(), ..engine::Terms::default() };
    let entry = games::find("thermopylae").unwrap();
    let mut table = entry.begin(&terms, Vec::new(), dice::Kind::Seeded(1), None).unwrap();
    let mut dice = dice::Seeded::new(1);
    while table.steps() < steps {
        match table.node() {
            engine::Node::Over(_) => break,
            engine::Node::Decision { seat } => {
                let actions = table.actions();
                let action = &actions[table.steps() * 31 % actions.len()].notation;
                table.act(seat, action).unwrap();
            }
            _ => assert!(table.advance(&mut dice).unwrap()),
        }
    }
    table
}

#[test]
fn the_page_of_a_long_game_weighs_no_more_than_that_of_a_short_one() {
    let house = House::open();
    let long = played(2000);
    assert!(long.steps() > 1000, "{} steps", long.steps());
    let watched = |record: String| {
        let made = house.owner().post("/api/v1/import", &json!({ "record": record })).unwrap();
        let id = made.json()["id"].as_str().unwrap().to_owned();
        let page = format!("/g/{id}/w/{}", house.watch_key(&id));
        house.nobody().get(&page).unwrap().text()
    };
    let [short, long] = [long.after(120).unwrap().record(), long.record()].map(watched);
    assert!(long.matches("<li class=\"by-").count() <= 100, "the log comes in pages");
    assert!(long.len() * 10 < short.len() * 12, "{} and {} bytes", short.len(), long.len());
}

#[test]
fn older_lines_of_the_log_are_given_when_they_are_asked_for() {
    let house = House::open();
    let record = played(250).record();
    let made = house.owner().post("/api/v1/import", &json!({ "record": record })).unwrap();
    let path = format!("/g/{}", made.json()["id"].as_str().unwrap());
    let page = house.owner().get(&path).unwrap().text();
    assert!(page.contains("data-before=\"151\"") && !page.contains("data-step=\"150\""));
    let older = house.owner().get(&format!("{path}?lines_before=151")).unwrap().text();
    assert_eq!(older.matches("<li ").count(), 100);
    assert!(older.contains("data-step=\"51\"") && older.contains("data-step=\"150\""));
    let first = house.owner().get(&format!("{path}?lines_before=51")).unwrap().text();
    assert_eq!(first.matches("<li ").count(), 50, "no line twice");
}
