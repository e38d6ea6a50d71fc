//! People at one table: what can be taken back, and with whose leave.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use web::client::{Answer, Client};

use crate::house::{House, act, refused};

/// Longer than any test runs: a computer player does not answer.
const FOR_EVER: Duration = Duration::from_secs(3_600);

/// The 74 Persians (1 + 4 + 15 + 9 + 45) who may all move, far from the Greeks.
const FAR_APART: &str = "round 6\nat camp xerxes persian-generalx4 immortalsx15 cavalryx9 infantryx45\n\
    at mg_s leonidas spartan-infantryx2\nat eg_s spartan-general\ndeparted cavalryx2\n\
    destroyed rest\nstep movement\n";

/// The Battle in which the owner, Xerxes, moves Persians, and somebody else is the Greek.
fn battle(house: &House, greek: &Value) -> String {
    house.begin(&json!({
        "game": "thermopylae", "seed": 3, "setup": FAR_APART,
        "options": { "bid": "35", "greek": "2" },
        "seats": [{ "kind": "here", "name": "Xerxes" }, greek],
    }))
}

fn computer() -> Value {
    json!({ "kind": "computer", "player": "greedy", "name": "Leonidas" })
}

fn page(house: &House, path: &str) -> String {
    house.owner().get(path).unwrap().text()
}

fn version(house: &House, id: &str) -> u64 {
    house.view(id)["version"].as_u64().unwrap()
}

fn undo(house: &House, client: &mut Client, id: &str, seat: u8) -> Answer {
    let expected = version(house, id);
    let words = json!({ "expected_version": expected, "action_id": format!("undo-{expected}"), "seat": seat });
    client.post(&format!("/api/v1/games/{id}/undo"), &words).unwrap()
}

#[test]
fn u11_the_end_of_a_turn_can_be_taken_back_before_the_computer_answers() {
    let house = House::patient(FOR_EVER);
    let id = battle(&house, &computer());
    let begun = house.view(&id)["node"].clone();
    let mut owner = house.owner();
    act(&mut owner, &id, &json!(version(&house, &id)), "a-1", 1, "end turn");
    assert_eq!(house.view(&id)["thinking"], 2, "it thinks meanwhile");
    let shown = page(&house, &format!("/g/{id}"));
    assert!(
        shown.contains("id=\"undo\"") && shown.contains("data-undo=\"1\""),
        "the page offers it"
    );
    assert_eq!(undo(&house, &mut owner, &id, 1).status, 200);
    assert_eq!(house.view(&id)["node"], begun);
    assert_eq!(house.view(&id)["thinking"], Value::Null, "the thought is given up");
}

#[test]
fn the_computer_answers_when_its_time_has_come_and_then_nothing_is_taken_back() {
    let grace = Duration::from_millis(300);
    let house = House::patient(grace);
    let id = battle(&house, &computer());
    let mut owner = house.owner();
    let (mut socket, before) = (owner.socket(&format!("/ws/{id}")).unwrap(), version(&house, &id));
    let begun = Instant::now();
    act(&mut owner, &id, &json!(before), "a-1", 1, "end turn");
    socket.until(before + 2).unwrap();
    assert!(begun.elapsed() >= grace, "{:?}", begun.elapsed());
    refused(&undo(&house, &mut owner, &id, 1), 422, "no-undo");
}

#[test]
fn u12_an_action_that_ends_a_turn_says_what_is_left_undone() {
    let house = House::open();
    let id = battle(&house, &json!({ "kind": "here", "name": "Leonidas" }));
    let mut owner = house.owner();
    let ending = |owner: &mut Client| {
        let listed = owner.get(&format!("/api/v1/games/{id}/actions")).unwrap().json();
        let all = listed["actions"].as_array().unwrap();
        let ends: Vec<Value> = all.iter().filter(|it| it["ends"] == true).cloned().collect();
        assert_eq!(ends.len(), 1, "one action ends the turn");
        ends[0].clone()
    };
    let end = ending(&mut owner);
    assert_eq!(end["notation"], "end turn");
    assert_eq!(end["left_undone"], "74 units have not moved");
    assert!(page(&house, &format!("/g/{id}")).contains("data-guard=\"74 units have not moved\""));
    act(&mut owner, &id, &json!(version(&house, &id)), "a-1", 1, "march cavalry camp trachis");
    assert_eq!(ending(&mut owner)["left_undone"], "73 units have not moved");
}

#[test]
fn a_card_that_is_left_undrawn_is_told_of_before() {
    let house = House::open();
    let id = house.begin(&json!({
        "game": "thermopyles", "seed": 7,
        "setup": "marker 3\nsupport 2\nslots 20/24 17/22\nhand 1 15 17 20\n",
    }));
    let mut owner = house.owner();
    act(&mut owner, &id, &json!(version(&house, &id)), "a-1", 1, "retreat");
    let listed = owner.get(&format!("/api/v1/games/{id}/actions")).unwrap().json();
    let end = listed["actions"].as_array().unwrap().iter().find(|it| it["ends"] == true).cloned();
    assert_eq!(end.unwrap()["left_undone"], "1 card can still be drawn", "[K9]");
}
