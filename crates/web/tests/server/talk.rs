//! Ending a game by agreement, from several pages.

use serde_json::{Value, json};
use web::client::{Answer, Client};

use crate::house::{House, act, refused};

fn say(house: &House, client: &mut Client, id: &str, seat: u8, word: &str) -> Answer {
    let version = house.view(id)["version"].clone();
    act(client, id, &version, &format!("{seat}-{version}"), seat, word)
}

fn page(house: &House, id: &str) -> String {
    house.owner().get(&format!("/g/{id}")).unwrap().text()
}

#[test]
fn a_game_alone_is_given_up_at_once_and_stays_so() {
    let house = House::open();
    let id = house.game();
    assert!(page(&house, &id).contains("data-word=\"!resign\""));
    let done = say(&house, &mut house.owner(), &id, 1, "!resign");
    assert_eq!(done.status, 200, "{}", done.text());
    let view = house.view(&id);
    assert_eq!(view["node"]["kind"], "over");
    assert_eq!(
        (&view["node"]["case"], &view["node"]["verdicts"]),
        (&json!("agreement"), &json!(["lost"]))
    );
    let page = page(&house, &id);
    assert!(page.contains("The game is lost") && page.contains("gave up"), "the result is shown");
    assert!(!page.contains("data-word="), "nothing is left to say");
    let folder = house.close();
    let house = House::open_in(folder);
    assert_eq!(house.view(&id)["node"], view["node"], "and so it is after a restart");
    refused(&say(&house, &mut house.owner(), &id, 1, "charge 15"), 422, "over");
    refused(&say(&house, &mut house.owner(), &id, 1, "!resign"), 422, "over");
}

#[test]
fn the_record_of_a_game_given_up_is_exported_and_comes_in_again() {
    let house = House::open();
    let id = house.game();
    say(&house, &mut house.owner(), &id, 1, "!resign");
    let record = house.record(&id);
    let words = json!({ "record": record });
    let made = house.owner().post("/api/v1/import", &words).unwrap().json();
    let again = made["id"].as_str().unwrap();
    assert_eq!(house.view(again)["node"], house.view(&id)["node"]);
    assert_eq!(house.record(again), record);
}

#[test]
fn friends_give_up_together_or_play_on() {
    let house = House::open();
    let (id, key) = house.shared();
    let mut friend = house.with_key(&key);
    refused(&say(&house, &mut friend, &id, 1, "!resign"), 403, "forbidden");
    assert_eq!(say(&house, &mut friend, &id, 2, "!resign").status, 200, "out of turn as well");
    assert_eq!(house.view(&id)["giving_up"], json!([2]));
    assert!(page(&house, &id).contains("Leonidas wants to give up."));
    assert_eq!(say(&house, &mut house.owner(), &id, 1, "!decline").status, 200);
    assert_eq!(house.view(&id)["giving_up"], json!([]));
    assert_eq!(house.view(&id)["node"]["kind"], "decision");
    refused(&say(&house, &mut house.owner(), &id, 1, "!offer"), 422, "illegal");
    assert_eq!(say(&house, &mut house.owner(), &id, 1, "!resign").status, 200);
    assert_eq!(say(&house, &mut friend, &id, 2, "!resign").status, 200);
    assert_eq!(house.view(&id)["node"]["kind"], "over");
}

#[test]
fn whoever_plays_several_seats_gives_up_for_all_and_computers_go_along() {
    let house = House::open();
    let computer = json!({ "kind": "computer", "player": "greedy" });
    let id = house.begin(&json!({
        "game": "thermopyles",
        "options": { "players": "3" },
        "seats": [{ "kind": "here" }, { "kind": "here" }, computer],
        "setup": "marker 3\nsupport 2\nslots 20/24 17/22\nhand 1 15 17 20\n",
    }));
    assert_eq!(say(&house, &mut house.owner(), &id, 1, "!resign").status, 200);
    let view = house.view(&id);
    assert_eq!(view["node"]["kind"], "over");
    let log = house.owner().get(&format!("/api/v1/games/{id}/log")).unwrap().json();
    let who: Vec<&Value> = log["steps"].as_array().unwrap().iter().map(|it| &it["who"]).collect();
    assert_eq!(who, ["1", "2", "3"], "everybody's word is in the log");
}

#[test]
fn those_who_watch_say_nothing() {
    let house = House::open();
    let (id, _) = house.shared();
    let watcher = house.watch_key(&id);
    refused(&say(&house, &mut house.with_key(&watcher), &id, 1, "!resign"), 403, "forbidden");
    let page = house.nobody().get(&format!("/g/{id}/w/{watcher}")).unwrap().text();
    assert!(!page.contains("data-word="));
    assert!(page.contains("No clock runs."), "what there is not is said");
}

/// A game of two sides: the owner's, and one by a link or a computer's.
fn duel(house: &House, other: &Value) -> String {
    let seats = json!([{ "kind": "here", "name": "Xerxes" }, other]);
    house.begin(&json!({ "game": "thermopylae", "seats": seats, "seed": 3 }))
}

#[test]
fn sides_agree_on_a_draw_or_do_not() {
    let house = House::open();
    let id = duel(&house, &json!({ "kind": "link", "name": "Leonidas" }));
    let (mut owner, mut friend) = (house.owner(), house.with_key(&house.key_of(&id, 2)));
    assert_eq!(say(&house, &mut owner, &id, 1, "!offer").status, 200);
    assert_eq!(house.view(&id)["draw_offered_by"], 1);
    let link = house.view(&id)["places"][1]["link"].as_str().unwrap().to_owned();
    let theirs = house.nobody().get(&link).unwrap().text();
    assert!(theirs.contains("Xerxes offers a draw.") && theirs.contains("data-word=\"!accept\""));
    assert_eq!(say(&house, &mut friend, &id, 2, "!decline").status, 200);
    refused(&say(&house, &mut owner, &id, 1, "!offer"), 422, "illegal");
    assert_eq!(say(&house, &mut friend, &id, 2, "!offer").status, 200);
    assert_eq!(say(&house, &mut owner, &id, 1, "!accept").status, 200);
    let node = house.view(&id)["node"].clone();
    assert_eq!((&node["kind"], &node["verdicts"]), (&json!("over"), &json!(["drawn", "drawn"])));
}

#[test]
fn whoever_resigns_alone_has_lost_alone() {
    let house = House::open();
    let id = duel(&house, &json!({ "kind": "link", "name": "Leonidas" }));
    let mut friend = house.with_key(&house.key_of(&id, 2));
    assert_eq!(say(&house, &mut friend, &id, 2, "!resign").status, 200);
    assert_eq!(house.view(&id)["node"]["verdicts"], json!(["won", "lost"]));
    assert!(page(&house, &id).contains("Leonidas resigned. The game is won by Xerxes."));
}

#[test]
fn a_computer_declines_a_draw_and_does_not_resign_with_the_other_side() {
    let house = House::open();
    let id = duel(&house, &json!({ "kind": "computer", "player": "random" }));
    // It may be deciding at the same moment, and then the offer comes too late: it is made again.
    let offered = (0..50).any(|_| say(&house, &mut house.owner(), &id, 1, "!offer").status == 200);
    assert!(offered, "an offer goes through");
    assert_eq!(house.view(&id)["draw_offered_by"], Value::Null);
    assert!(page(&house, &id).contains("declines."));
    while say(&house, &mut house.owner(), &id, 1, "!resign").status == 409 {}
    assert_eq!(house.view(&id)["node"]["verdicts"], json!(["lost", "won"]));
}
