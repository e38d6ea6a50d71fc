//! The end of a game: who won and why, what decided it, and the game after it.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::house::{House, act, refused};

/// A battle of Gorgo, here, who has the Greeks, and Artemisia, by link.
fn battle(house: &House) -> String {
    house.begin(&json!({
        "game": "thermopylae",
        "title": "At the gates",
        "options": { "bid": "35", "greek": "1" },
        "seats": [{ "kind": "here", "name": "Gorgo" }, { "kind": "link", "name": "Artemisia" }],
        "seed": 7,
    }))
}

/// Has a seat give up.
fn resign(house: &House, id: &str, key: Option<&str>, seat: u8) {
    let version = house.view(id)["version"].clone();
    let mut client = key.map_or_else(|| house.owner(), |key| house.with_key(key));
    let done = act(&mut client, id, &version, &format!("resign-{seat}"), seat, "!resign");
    assert_eq!(done.status, 200, "{}", done.text());
}

fn rematch(house: &House, id: &str) -> Value {
    let made = house.owner().post(&format!("/api/v1/games/{id}/rematch"), &json!({})).unwrap();
    assert_eq!(made.status, 201, "{}", made.text());
    made.json()
}

/// The part of a page that tells of the end.
fn ending(page: &str) -> &str {
    let from = page.find("<div id=\"ending\"").expect("the slot");
    page[from..].split("<div id=\"prompt\"").next().unwrap()
}

#[test]
fn the_end_names_the_winner_says_why_and_shows_a_picture() {
    let house = House::open();
    let id = battle(&house);
    let (friend, watcher) = (house.key_of(&id, 2), house.watch_key(&id));
    resign(&house, &id, Some(&friend), 2);
    for path in
        [format!("/g/{id}"), format!("/g/{id}/s/2/{friend}"), format!("/g/{id}/w/{watcher}")]
    {
        let page = house.nobody().get(&path).unwrap();
        let page = if page.status == 200 { page } else { house.owner().get(&path).unwrap() };
        let page = page.text();
        let told = ending(&page);
        assert!(told.contains("Gorgo has won"), "{told}");
        assert!(told.contains("Artemisia resigned"), "{told}");
        assert!(told.contains("pm-ending") && told.contains("Replay from the start"), "{told}");
        assert_eq!(told.contains("id=\"rematch\""), !path.contains("/w/"), "{path}");
    }
}

#[test]
fn a_rematch_is_the_same_game_with_sides_swapped() {
    let house = House::open();
    let id = battle(&house);
    let friend = house.key_of(&id, 2);
    resign(&house, &id, None, 1);
    let next = rematch(&house, &id)["id"].as_str().unwrap().to_owned();
    let [old, new] = [&id, &next].map(|id| house.stored(id).header);
    assert_eq!((&new.game, &new.options, &new.setup), (&old.game, &old.options, &old.setup));
    assert_eq!(new.seats, ["Artemisia", "Gorgo"]);
    assert_eq!(new.dice, "entropy", "the same seed would throw the same dice");
    assert_eq!(house.view(&next)["title"], "At the gates");
    assert_eq!(rematch(&house, &id)["id"], next.as_str(), "asked twice, it is made once");

    // The friend's page leads to the seat that is now his.
    let page = house.nobody().get(&format!("/g/{id}/s/2/{friend}")).unwrap().text();
    let link = format!("/g/{next}/s/1/{}", house.key_of(&next, 1));
    assert!(ending(&page).contains(&link) && page.contains("Gorgo asks for a rematch"));
    assert_eq!(house.nobody().get(&link).unwrap().status, 200);
}

#[test]
fn friends_on_one_side_keep_their_seats_in_a_rematch() {
    let house = House::open();
    let (id, friend) = house.shared();
    resign(&house, &id, None, 1);
    resign(&house, &id, Some(&friend), 2);
    let next = rematch(&house, &id)["id"].as_str().unwrap().to_owned();
    assert_eq!(house.stored(&next).header.seats, ["Gorgo", "Leonidas"]);
}

#[test]
fn a_friend_asks_for_a_rematch_from_his_own_page_and_comes_to_his_own_seat() {
    let house = House::open();
    let id = battle(&house);
    let friend = house.key_of(&id, 2);
    resign(&house, &id, None, 1);
    let path = format!("/api/v1/games/{id}/rematch");
    let made = house.with_key(&friend).post(&path, &json!({})).unwrap();
    assert_eq!(made.status, 201, "{}", made.text());
    let next = made.json()["id"].as_str().unwrap().to_owned();
    let own = format!("/g/{next}/s/1/{}", house.key_of(&next, 1));
    assert_eq!(made.json()["path"], own.as_str());
    assert_eq!(rematch(&house, &id)["id"], next.as_str(), "there is one rematch");
    let owners = house.owner().get(&format!("/g/{id}")).unwrap().text();
    assert!(ending(&owners).contains("Artemisia asks for a rematch"), "{owners}");
    let friends = house.nobody().get(&format!("/g/{id}/s/2/{friend}")).unwrap().text();
    assert!(ending(&friends).contains("To the rematch"), "{friends}");
    assert!(!ending(&owners).contains(&house.key_of(&next, 1)), "the link stays with the friend");
}

#[test]
fn a_rematch_comes_after_the_end_and_is_for_those_who_played() {
    let house = House::open();
    let id = battle(&house);
    let path = format!("/api/v1/games/{id}/rematch");
    refused(&house.owner().post(&path, &json!({})).unwrap(), 422, "bad-input");
    resign(&house, &id, None, 1);
    for key in [house.watch_key(&id), "guess".to_owned()] {
        refused(&house.with_key(&key).post(&path, &json!({})).unwrap(), 403, "forbidden");
    }
    let nowhere = "/api/v1/games/aaaaaaaaaaaaaaaa/rematch";
    refused(&house.owner().post(nowhere, &json!({})).unwrap(), 404, "not-found");
}

#[test]
fn the_turns_that_decided_it_are_told_when_they_are_known() {
    let house = House::open();
    let id = house.begin(&json!({
        "game": "thermopyles",
        "setup": "marker 6\nsupport 4\nslots 12/27 20/24\nhand 1 18 19 20\n",
    }));
    let version = house.view(&id)["version"].clone();
    let done = act(&mut house.owner(), &id, &version, "r", 1, "retreat");
    assert_eq!(done.status, 200, "{}", done.text());
    let begun = Instant::now();
    loop {
        let page = house.owner().get(&format!("/g/{id}")).unwrap().text();
        let told = ending(&page);
        if told.contains("class=\"turns\"") {
            assert!(told.contains("?step=0\"") && told.contains("→ 0\u{a0}%"), "{told}");
            assert!(told.contains("estimate"), "it says what the figures are");
            return;
        }
        assert!(begun.elapsed() < Duration::from_secs(20), "{told}");
    }
}

#[test]
fn the_luck_of_a_player_names_each_thing_once() {
    let house = House::open();
    let id = house.begin(&json!({
        "game": "thermopyles", "options": { "players": "2" }, "seed": 5,
        "seats": [{ "kind": "here", "name": "Gorgo" }, { "kind": "link", "name": "Leonidas" }],
    }));
    let friend = house.key_of(&id, 2);
    // Dealt three cards [K3], he draws another by stepping back [K9]: one line for all four.
    for (at, action) in ["retreat", "draw 1"].into_iter().enumerate() {
        let version = house.view(&id)["version"].clone();
        let done = act(&mut house.owner(), &id, &version, &format!("r-{at}"), 1, action);
        assert_eq!(done.status, 200, "{}", done.text());
    }
    resign(&house, &id, None, 1);
    resign(&house, &id, Some(&friend), 2);
    let page = house.owner().get(&format!("/g/{id}")).unwrap().text();
    let account = ending(&page).split("id=\"luck-title\"").nth(1).expect("what chance did");
    let players = account.split("<details").next().unwrap_or_default();
    let lines = players.matches("<dd>Spartan card: ").count();
    assert_eq!(lines, players.matches("<dt>").count(), "{players}");
}
