//! Acting, being refused, taking back, and playing against the computer.

use std::time::{Duration, Instant};

use serde_json::json;
use web::client::Client;

use crate::house::{House, act, refused};

#[test]
fn a_whole_game_is_played_over_http() {
    let house = House::open();
    let id = house.begin(&json!({ "game": "thermopyles", "seed": 5 }));
    let mut owner = house.owner();
    for number in 0..500 {
        let listed = owner.get(&format!("/api/v1/games/{id}/actions")).unwrap();
        if listed.status == 422 {
            refused(&listed, 422, "over");
            let node = &house.view(&id)["node"];
            assert_eq!(node["kind"], "over");
            assert!(["won", "lost"].contains(&node["verdicts"][0].as_str().unwrap()));
            let late = act(&mut owner, &id, &house.view(&id)["version"], "late", 1, "retreat");
            refused(&late, 422, "over");
            assert_eq!(owner.get(&format!("/g/{id}")).unwrap().status, 200);
            return;
        }
        let listed = listed.json();
        let action = listed["actions"][0]["notation"].as_str().unwrap();
        let done = act(&mut owner, &id, &listed["version"], &format!("n-{number}"), 1, action);
        assert_eq!(done.status, 200, "{action}: {}", done.text());
    }
    panic!("the game did not end");
}

#[test]
fn an_order_for_several_units_is_listed_and_carried_out_as_one_change() {
    let house = House::open();
    let options = json!({ "bid": "20", "greek": "1" });
    let id = house.begin(&json!({ "game": "thermopylae", "options": options, "seed": 5 }));
    let mut owner = house.owner();
    let listed = owner.get(&format!("/api/v1/games/{id}/actions")).unwrap().json();
    let place = listed["actions"].as_array().unwrap()[0].clone();
    assert_eq!(place["source"], "unit-leonidas", "a unit is chosen before its place");
    let orders = listed["orders"].as_array().unwrap();
    assert_eq!(orders.len(), 4, "the saved set-ups [R18]");
    let order = orders[0]["notation"].as_str().unwrap();
    let done = act(&mut owner, &id, &listed["version"], "a", 1, order);
    assert_eq!(done.status, 200, "{order}: {}", done.text());
    let after = house.view(&id);
    assert_eq!(after["version"], done.json()["version"]);
    assert_eq!(after["steps"], 15, "all but the last Greek stand");
    let page = owner.get(&format!("/g/{id}")).unwrap().text();
    assert!(page.contains("Undo 15 steps"), "a set-up is one input, and goes back as one [U11]");
    let all = json!({
        "expected_version": after["version"], "action_id": "b", "seat": 1, "all": true,
    });
    let undone = owner.post(&format!("/api/v1/games/{id}/undo"), &all).unwrap();
    assert_eq!((undone.status, &house.view(&id)["steps"]), (200, &json!(0)));
}

#[test]
fn the_same_action_id_again_is_the_same_action_again() {
    let house = House::open();
    let id = house.game();
    let mut owner = house.owner();
    let version = house.view(&id)["version"].clone();
    let first = act(&mut owner, &id, &version, "once", 1, "charge 15").json();
    let again = act(&mut owner, &id, &version, "once", 1, "charge 15").json();
    assert_eq!((&first["repeated"], &again["repeated"]), (&json!(false), &json!(true)));
    assert_eq!((&first["version"], &first["steps"]), (&again["version"], &again["steps"]));
    // Even with the newest version, and whatever it says, it is the action that was.
    let late = act(&mut owner, &id, &first["version"], "once", 1, "support 0").json();
    assert_eq!((&late["version"], &late["repeated"]), (&first["version"], &json!(true)));
    assert_eq!(house.view(&id)["version"], first["version"]);
    let next = act(&mut owner, &id, &first["version"], "twice", 1, "support 0");
    assert_eq!(next.status, 200, "{}", next.text());
}

#[test]
fn a_stale_version_is_told_and_shown_the_new_position() {
    let house = House::open();
    let id = house.game();
    let mut owner = house.owner();
    let version = house.view(&id)["version"].clone();
    act(&mut owner, &id, &version, "a-1", 1, "charge 15");
    for stale in [&version, &json!(0), &json!(u64::MAX)] {
        let late = act(&mut owner, &id, stale, "a-2", 1, "charge 17");
        refused(&late, 409, "conflict");
        let now = house.view(&id);
        assert_eq!((&late.json()["version"], &late.json()["view"]), (&now["version"], &now));
    }
}

#[test]
fn an_illegal_action_is_refused_with_its_clause_and_changes_nothing() {
    let house = House::open();
    let id = house.game();
    let mut owner = house.owner();
    let before = (house.view(&id), house.record(&id));
    let version = before.0["version"].clone();
    let illegal = act(&mut owner, &id, &version, "a-1", 1, "charge 19");
    refused(&illegal, 422, "illegal");
    let objection = &illegal.json()["objections"][0];
    assert!(objection["case"].as_str().unwrap().starts_with('K'), "{objection}");
    let why = owner.get(&format!("/api/v1/games/{id}/why?action=charge+19")).unwrap().json();
    assert_eq!((&why["legal"], &why["objections"][0]), (&json!(false), objection));
    let why = owner.get(&format!("/api/v1/games/{id}/why?action=charge+15")).unwrap().json();
    assert_eq!(why["legal"], true);

    for nonsense in ["", "fly", "charge -1", "charge 15 15", "charge 99999999999999999999"] {
        let answer = act(&mut owner, &id, &version, "a-2", 1, nonsense);
        assert_eq!(answer.status, 422, "{nonsense}: {}", answer.text());
    }
    refused(&act(&mut owner, &id, &version, "a-3", 2, "charge 15"), 422, "bad-input");
    refused(&act(&mut owner, &id, &version, "not an id", 1, "charge 15"), 422, "bad-input");
    assert_eq!((house.view(&id), house.record(&id)), before);
}

#[test]
fn a_seat_is_played_with_its_own_key_alone() {
    let house = House::open();
    let (id, friend) = house.shared();
    let (other, _) = house.shared();
    let other_friend = house.key_of(&other, 2);
    let watcher = house.watch_key(&id);
    let version = house.view(&id)["version"].clone();
    let mut friend = house.with_key(&friend);
    refused(&act(&mut house.owner(), &id, &version, "a", 2, "charge 15"), 403, "forbidden");
    refused(&act(&mut friend, &id, &version, "a", 1, "charge 15"), 403, "forbidden");
    refused(&act(&mut friend, &id, &version, "a", 2, "charge 15"), 403, "not-your-turn");
    for key in [other_friend.as_str(), watcher.as_str(), "", "guess"] {
        let mut stranger = house.with_key(key);
        for seat in [1, 2] {
            refused(&act(&mut stranger, &id, &version, "a", seat, "charge 15"), 403, "forbidden");
        }
        let actions = stranger.get(&format!("/api/v1/games/{id}/actions")).unwrap();
        refused(&actions, 403, "forbidden");
    }
    for key in [other_friend.as_str(), watcher.as_str(), "guess"] {
        let page = house.nobody().get(&format!("/g/{id}/s/2/{key}")).unwrap();
        assert_eq!(page.status, 403);
    }
    let page = house.nobody().get(&format!("/g/{id}/w/guess")).unwrap();
    assert_eq!(page.status, 403);
    assert_eq!(house.view(&id)["version"], version);
    assert_eq!(act(&mut house.owner(), &id, &version, "a", 1, "charge 15").status, 200);
}

fn undo(client: &mut Client, id: &str, version: &serde_json::Value) -> web::client::Answer {
    let words = json!({ "expected_version": version, "action_id": "back", "seat": 1 });
    client.post(&format!("/api/v1/games/{id}/undo"), &words).unwrap()
}

#[test]
fn a_step_is_taken_back_until_a_die_has_fallen() {
    let house = House::open();
    let id = house.game();
    let mut owner = house.owner();
    let (start, record) = (house.view(&id), house.record(&id));
    refused(&undo(&mut owner, &id, &start["version"]), 422, "no-undo");
    let charged = act(&mut owner, &id, &start["version"], "a-1", 1, "charge 15").json();
    assert_eq!(house.view(&id)["undo"], true);
    let back = undo(&mut owner, &id, &charged["version"]);
    assert_eq!(back.status, 200, "{}", back.text());
    assert_eq!(house.record(&id), record);
    let version = back.json()["version"].clone();
    assert!(version.as_u64() > charged["version"].as_u64(), "the version goes on");
    refused(&undo_again(&mut owner, &id, &charged["version"]), 409, "conflict");

    let charged = act(&mut owner, &id, &version, "a-2", 1, "charge 15").json();
    let fought = act(&mut owner, &id, &charged["version"], "a-3", 1, "support 1").json();
    let view = house.view(&id);
    assert_eq!(view["undo"], false);
    assert!(view["no_undo"].as_str().unwrap().contains("a die has fallen"));
    refused(&undo_again(&mut owner, &id, &fought["version"]), 422, "no-undo");
}

fn undo_again(client: &mut Client, id: &str, version: &serde_json::Value) -> web::client::Answer {
    let words = json!({ "expected_version": version, "action_id": "back-2", "seat": 1 });
    client.post(&format!("/api/v1/games/{id}/undo"), &words).unwrap()
}

#[test]
fn odds_hints_and_the_log_are_given_to_the_player_who_decides() {
    let house = House::open();
    let (id, friend) = house.shared();
    let mut owner = house.owner();
    let odds = owner.get(&format!("/api/v1/games/{id}/odds?action=charge+15")).unwrap().json();
    assert!(odds["html"].as_str().unwrap().contains("<table"), "{odds}");
    assert!(!odds["odds"].as_array().unwrap().is_empty());
    let hints = owner.get(&format!("/api/v1/games/{id}/hint")).unwrap().json();
    assert!(hints["hints"][0]["value"].as_f64().is_some_and(|it| (0.0..=1.0).contains(&it)));
    let mut friend = house.with_key(&friend);
    for question in ["odds?action=charge+15", "why?action=charge+15", "hint", "actions"] {
        let answer = friend.get(&format!("/api/v1/games/{id}/{question}")).unwrap();
        refused(&answer, 403, "forbidden");
    }
    let log = friend.get(&format!("/api/v1/games/{id}/log")).unwrap();
    assert_eq!(log.status, 200);
}

#[test]
fn a_computer_player_answers_in_its_time_and_is_seen_to_think() {
    let house = House::open();
    let id = house.begin(&json!({
        "game": "thermopyles",
        "options": { "players": "2" },
        "seats": [{ "kind": "here" }, { "kind": "computer", "player": "search:400ms" }],
        "setup": "marker 3\nsupport 2\nslots 20/24 17/22\nhand 1 15 17 20\nhand 2 15 16 17\n",
    }));
    let mut owner = house.owner();
    let mut socket = owner.socket(&format!("/ws/{id}")).unwrap();
    let mut thought = false;
    for number in 0..60 {
        let listed = owner.get(&format!("/api/v1/games/{id}/actions")).unwrap();
        if listed.status == 422 {
            break;
        }
        if listed.status == 403 {
            let begun = Instant::now();
            while house.view(&id)["node"]["seat"] == 2 {
                thought |= house.view(&id)["thinking"] == 2;
                assert!(begun.elapsed() < Duration::from_secs(8), "it thinks on and on");
                // Requests are answered meanwhile.
                let asked = Instant::now();
                assert_eq!(owner.get("/rules/thermopyles").unwrap().status, 200);
                assert!(asked.elapsed() < Duration::from_secs(1));
            }
            if thought {
                break;
            }
            continue;
        }
        let listed = listed.json();
        let action = listed["actions"][0]["notation"].as_str().unwrap();
        act(&mut owner, &id, &listed["version"], &format!("n-{number}"), 1, action);
    }
    assert!(thought, "the computer's turn came, and it was shown");
    let update = socket.until(2).unwrap();
    assert!(update["frames"][0]["blocks"]["board"].is_object());
}

#[test]
fn odds_that_an_action_overtakes_are_out_of_date_and_not_refused() {
    let house = House::open();
    let (id, friend) = house.shared();
    let (mut owner, mut friend) = (house.owner(), house.with_key(&friend));
    let seen = house.view(&id)["version"].clone();
    let done = act(&mut owner, &id, &seen, "a-1", 1, "charge 15").json();
    let ask = |client: &mut Client, question: &str| {
        client.get(&format!("/api/v1/games/{id}/odds?action={question}")).unwrap()
    };
    // Seat 1 now decides on Support: to charge with the 17 is no longer its choice.
    for client in [&mut owner, &mut friend] {
        let overtaken = ask(client, &format!("charge+17&version={seen}"));
        let told = overtaken.json();
        assert_eq!((overtaken.status, &told["stale"]), (200, &json!(true)), "{told}");
        assert_eq!((&told["version"], &told["html"]), (&done["version"], &json!("")));
    }
    // At the present version it is simply illegal, and not the friend's to ask.
    let now = format!("charge+17&version={}", done["version"]);
    refused(&ask(&mut owner, &now), 422, "illegal");
    refused(&ask(&mut friend, &now), 403, "forbidden");
    // What is legal still is answered for the position as it is.
    let fresh = ask(&mut owner, &format!("support+1&version={seen}")).json();
    assert_eq!((&fresh["stale"], &fresh["version"]), (&json!(false), &done["version"]));
    assert!(!fresh["odds"].as_array().unwrap().is_empty());
    refused(
        &ask(&mut house.with_key("guess"), &format!("charge+17&version={seen}")),
        403,
        "forbidden",
    );
}
