//! Dice at a real table: people enter what came up, and the game goes on from there.

use serde_json::{Value, json};
use web::client::{Answer, Client};

use crate::house::{House, act, refused};

const GATES: &str = "marker 3\nsupport 2\nslots 20/24 17/22\nhand 1 15 17 20\nhand 2 15 16\n";

/// A game of the owner and a friend with real dice; gives the game and the friend's key.
fn by_hand(house: &House) -> (String, String) {
    let id = house.begin(&json!({
        "game": "thermopyles",
        "dice": "table",
        "options": { "players": "2" },
        "seats": [{ "kind": "here", "name": "Gorgo" }, { "kind": "link", "name": "Leonidas" }],
        "setup": GATES,
    }));
    let key = house.key_of(&id, 2);
    (id, key)
}

fn enter(
    client: &mut Client,
    id: &str,
    version: &Value,
    name: &str,
    seat: u8,
    said: &str,
) -> Answer {
    let words = json!({
        "expected_version": version, "action_id": name, "seat": seat, "outcome": said,
    });
    client.post(&format!("/api/v1/games/{id}/rolls"), &words).unwrap()
}

fn awaited(client: &mut Client, id: &str) -> Answer {
    client.get(&format!("/api/v1/games/{id}/rolls")).unwrap()
}

/// Brings the game to its first die: seat 1 charges with one Support card.
fn to_the_die(house: &House, id: &str) -> Value {
    let mut owner = house.owner();
    let version = house.view(id)["version"].clone();
    let charged = act(&mut owner, id, &version, "charge", 1, "charge 15").json();
    act(&mut owner, id, &charged["version"], "support", 1, "support 1").json()["version"].clone()
}

#[test]
fn the_game_waits_for_a_real_die_and_goes_on_with_what_it_showed() {
    let house = House::open();
    let (id, _) = by_hand(&house);
    let mut owner = house.owner();
    refused(&awaited(&mut owner, &id), 422, "bad-input");
    let version = to_the_die(&house, &id);
    assert_eq!(house.view(&id)["node"]["kind"], "chance");
    assert_eq!(house.view(&id)["dice"], "table");
    let told = awaited(&mut owner, &id).json();
    assert_eq!((&told["whose"], &told["version"]), (&json!(1), &version));
    // A die has six faces, each as likely as the others.
    let faces: Vec<&str> = told["outcomes"]
        .as_array()
        .unwrap()
        .iter()
        .map(|it| {
            assert_eq!(it["tickets"], 1);
            it["notation"].as_str().unwrap()
        })
        .collect();
    assert_eq!(faces.len(), 6);
    let done = enter(&mut owner, &id, &version, "die", 1, faces[3]);
    assert_eq!(done.status, 200, "{}", done.text());
    let record = house.record(&id);
    let last = record.lines().rfind(|line| line.contains("chance")).unwrap();
    assert!(last.contains(faces[3]), "{last}");
}

#[test]
fn the_page_of_everybody_who_plays_offers_what_may_come_up() {
    let house = House::open();
    let (id, friend) = by_hand(&house);
    to_the_die(&house, &id);
    let faces = awaited(&mut house.owner(), &id).json()["outcomes"].as_array().unwrap().len();
    let count = |page: &Answer| page.text().matches("data-outcome=").count();
    assert_eq!(count(&house.owner().get(&format!("/g/{id}")).unwrap()), faces);
    let page = house.nobody().get(&format!("/g/{id}/s/2/{friend}")).unwrap();
    assert_eq!(count(&page), faces);
    assert!(page.text().contains("The roll is Gorgo’s"));
    let watcher = house.watch_key(&id);
    assert_eq!(count(&house.nobody().get(&format!("/g/{id}/w/{watcher}")).unwrap()), 0);
    assert_eq!(count(&house.owner().get(&format!("/g/{id}?step=1")).unwrap()), 0, "in replay");
}

#[test]
fn anybody_who_plays_enters_a_roll_and_nobody_else() {
    let house = House::open();
    let (id, friend) = by_hand(&house);
    let version = to_the_die(&house, &id);
    let face = awaited(&mut house.owner(), &id).json()["outcomes"][0]["notation"].clone();
    let face = face.as_str().unwrap();
    for key in [house.watch_key(&id).as_str(), "guess"] {
        let mut stranger = house.with_key(key);
        refused(&awaited(&mut stranger, &id), 403, "forbidden");
        refused(&enter(&mut stranger, &id, &version, "die", 1, face), 403, "forbidden");
    }
    let mut friend = house.with_key(&friend);
    refused(&enter(&mut friend, &id, &version, "die", 1, face), 403, "forbidden");
    assert_eq!(house.view(&id)["version"], version);
    let done = enter(&mut friend, &id, &version, "die", 2, face);
    assert_eq!(done.status, 200, "{}", done.text());
}

#[test]
fn a_roll_keeps_to_the_protocol_of_every_change() {
    let house = House::open();
    let (id, _) = by_hand(&house);
    let version = to_the_die(&house, &id);
    let mut owner = house.owner();
    let face = awaited(&mut owner, &id).json()["outcomes"][5]["notation"].clone();
    let face = face.as_str().unwrap();
    for cannot in ["", "die 7", "7", "15", "charge 15"] {
        let said = enter(&mut owner, &id, &version, "no", 1, cannot);
        assert_eq!(said.status, 422, "{cannot}: {}", said.text());
    }
    refused(&enter(&mut owner, &id, &json!(1), "early", 1, face), 409, "conflict");
    let first = enter(&mut owner, &id, &version, "die", 1, face).json();
    let again = enter(&mut owner, &id, &version, "die", 1, face).json();
    assert_eq!((&first["repeated"], &again["repeated"]), (&json!(false), &json!(true)));
    assert_eq!(first["version"], again["version"]);
}

#[test]
fn a_roll_is_refused_where_the_app_rolls_or_nothing_is_to_be_rolled() {
    let house = House::open();
    let id = house.game();
    let version = house.view(&id)["version"].clone();
    refused(&enter(&mut house.owner(), &id, &version, "die", 1, "die 4"), 403, "forbidden");
    assert_eq!(house.view(&id)["dice"], "app");
    let (id, _) = by_hand(&house);
    let version = house.view(&id)["version"].clone();
    refused(&enter(&mut house.owner(), &id, &version, "die", 1, "die 4"), 422, "bad-input");
}

#[test]
fn real_dice_need_no_seed_and_no_secrets() {
    let house = House::open();
    let ask = |words: Value| house.owner().post("/api/v1/games", &words).unwrap();
    refused(&ask(json!({ "game": "thermopyles", "dice": "table", "seed": 7 })), 422, "bad-input");
    let hidden = json!({ "players": "2", "hands": "hidden" });
    let hidden = json!({ "game": "thermopyles", "dice": "table", "options": hidden });
    refused(&ask(hidden), 422, "bad-input");
    refused(&ask(json!({ "game": "thermopyles", "dice": "loaded" })), 422, "bad-input");
}

#[test]
fn a_game_dealt_by_hand_begins_with_the_first_card() {
    let house = House::open();
    let id = house.begin(&json!({ "game": "thermopyles", "dice": "table" }));
    let told = awaited(&mut house.owner(), &id).json();
    assert_eq!(told["whose"], Value::Null, "nobody has decided anything yet");
    assert_eq!(house.view(&id)["steps"], 0);
}

fn take_back(client: &mut Client, id: &str, version: &Value, name: &str, seat: u8) -> Answer {
    let words = json!({ "expected_version": version, "action_id": name, "seat": seat });
    client.post(&format!("/api/v1/games/{id}/rolls/undo"), &words).unwrap()
}

#[test]
fn a_mistyped_die_is_taken_back_until_somebody_decides() {
    let house = House::open();
    let (id, friend) = by_hand(&house);
    let before = to_the_die(&house, &id);
    let mut owner = house.owner();
    refused(&take_back(&mut owner, &id, &before, "early", 1), 422, "no-undo");
    let wrong = enter(&mut owner, &id, &before, "die", 1, "die 1").json()["version"].clone();
    assert!(owner.get(&format!("/g/{id}")).unwrap().text().contains("Take back “die 1”"));
    let mut friend = house.with_key(&friend);
    let done = take_back(&mut friend, &id, &wrong, "back", 2);
    assert_eq!(done.status, 200, "{}", done.text());
    let again = done.json()["version"].clone();
    assert_ne!(again, before, "nobody mistakes the old position for the new one");
    assert!(!house.record(&id).contains("chance die 1"));
    let right = enter(&mut owner, &id, &again, "die-2", 1, "die 6");
    assert_eq!(right.status, 200, "{}", right.text());
    assert!(house.record(&id).contains("chance die 6"));
}

#[test]
fn what_the_app_rolled_is_not_taken_back() {
    let house = House::open();
    let id = house.game();
    let mut owner = house.owner();
    let version = house.view(&id)["version"].clone();
    let version =
        act(&mut owner, &id, &version, "charge", 1, "charge 15").json()["version"].clone();
    let version =
        act(&mut owner, &id, &version, "support", 1, "support 1").json()["version"].clone();
    refused(&take_back(&mut owner, &id, &version, "back", 1), 403, "forbidden");
    assert!(!owner.get(&format!("/g/{id}")).unwrap().text().contains("id=\"unroll\""));
}
