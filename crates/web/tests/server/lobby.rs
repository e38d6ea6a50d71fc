//! The lobby: begin, go on, rename, copy, export, import, throw away, take back.

use serde_json::{Value, json};

use crate::house::{House, act, refused};

fn games(house: &House) -> Vec<Value> {
    let list = house.owner().get("/api/v1/games").unwrap().json();
    list["games"].as_array().unwrap().clone()
}

#[test]
fn a_game_is_begun_renamed_copied_thrown_away_and_taken_back() {
    let house = House::open();
    let mut owner = house.owner();
    let id = house.game();
    let path = format!("/api/v1/games/{id}");
    let title = json!({ "title": "The <b>Hot</b> Gates" }).to_string();
    assert_eq!(owner.send("PATCH", &path, Some(title.as_bytes())).unwrap().status, 204);
    assert_eq!(house.view(&id)["title"], "The <b>Hot</b> Gates");

    let copy = owner.post(&format!("{path}/copy"), &json!({ "title": "Second" })).unwrap();
    let copied = copy.json()["id"].as_str().unwrap().to_owned();
    assert_eq!(house.record(&copied), house.record(&id));

    assert_eq!(owner.send("DELETE", &path, None).unwrap().status, 204);
    refused(&owner.get(&path).unwrap(), 404, "not-found");
    assert_eq!(owner.get(&format!("/g/{id}")).unwrap().status, 404);
    let binned = games(&house).into_iter().find(|game| game["id"] == id.as_str()).unwrap();
    assert_eq!(binned["deleted"], true);
    assert_eq!(owner.post(&format!("{path}/restore"), &json!({})).unwrap().status, 204);
    assert_eq!(house.view(&id)["title"], "The <b>Hot</b> Gates");

    let lobby = owner.get("/").unwrap().text();
    assert!(lobby.contains("Second") && lobby.contains(&id), "both can be gone on with");
    assert!(!lobby.contains("The <b>Hot"), "a title is text, never markup");
}

#[test]
fn a_record_goes_out_and_comes_in_again() {
    let house = House::open();
    let id = house.game();
    let version = &house.view(&id)["version"];
    let done = act(&mut house.owner(), &id, version, "a-1", 1, "charge 15");
    assert_eq!(done.status, 200, "{}", done.text());
    let record = house.record(&id);
    let words = json!({ "record": record, "title": "From a friend" });
    let made = house.owner().post("/api/v1/import", &words).unwrap();
    assert_eq!(made.status, 201, "{}", made.text());
    assert_eq!(house.record(made.json()["id"].as_str().unwrap()), record);
}

#[test]
fn a_malformed_record_is_refused_and_writes_nothing() {
    let house = House::open();
    let id = house.game();
    let record = house.record(&id);
    let before = games(&house);
    let mut bad = vec![
        String::new(),
        "promachos-record 1\n".to_owned(),
        record[..record.len() / 2].to_owned(),
        record.replace("thermopyles", "thermopylae"),
        record.replace("marker 3", "marker 5"),
        format!("{record}{record}"),
        "\u{0}".repeat(100),
        "a".repeat(900_000),
    ];
    // Some of every byte; `games` tests them all.
    for at in (0..record.len()).step_by(7) {
        let mut bytes = record.clone().into_bytes();
        bytes[at] ^= 1;
        bad.push(String::from_utf8_lossy(&bytes).into_owned());
    }
    let mut owner = house.owner();
    for text in bad {
        let answer = owner.post("/api/v1/import", &json!({ "record": text })).unwrap();
        assert!([404, 422].contains(&answer.status), "{} for {text}", answer.status);
    }
    let long = owner.post("/api/v1/import", &json!({ "record": "a".repeat(1 << 20) })).unwrap();
    refused(&long, 413, "too-large");
    assert_eq!(games(&house), before);
}

#[test]
fn what_cannot_be_begun_is_refused_and_writes_nothing() {
    let house = House::open();
    let mut owner = house.owner();
    for (words, status) in [
        (json!({ "game": "chess" }), 404),
        (json!({ "game": "thermopyles", "options": { "players": "9" } }), 422),
        (json!({ "game": "thermopyles", "options": { "colour": "red" } }), 422),
        (json!({ "game": "thermopyles", "seats": [{ "kind": "here" }, { "kind": "here" }] }), 422),
        (json!({ "game": "thermopyles", "seats": [{ "kind": "ghost" }] }), 422),
        (json!({ "game": "thermopyles", "seats": [{ "kind": "here", "player": "greedy" }] }), 422),
        (json!({ "game": "thermopyles", "seats": [{ "kind": "computer", "player": "god" }] }), 422),
        (
            json!({ "game": "thermopyles", "seats": [{ "kind": "computer", "player": "search:60s" }] }),
            422,
        ),
        (json!({ "game": "thermopyles", "seats": [{ "kind": "here", "name": "a\nb" }] }), 422),
        (json!({ "game": "thermopyles", "title": "" }), 422),
        (json!({ "game": "thermopyles", "title": "x".repeat(81) }), 422),
        (json!({ "game": "thermopyles", "setup": "marker 99\n" }), 422),
        (json!({ "game": "thermopyles", "cheat": true }), 422),
        (json!({ "title": "no game" }), 422),
        (json!([]), 422),
    ] {
        let answer = owner.post("/api/v1/games", &words).unwrap();
        assert_eq!(answer.status, status, "{words}: {}", answer.text());
    }
    assert_eq!(games(&house), Vec::<Value>::new());
}

#[test]
fn only_the_owner_keeps_the_lobby() {
    let house = House::open();
    let (id, friend) = house.shared();
    let watcher = house.watch_key(&id);
    for key in [friend.as_str(), watcher.as_str(), "guess"] {
        let mut client = house.with_key(key);
        for path in ["/", "/new/thermopyles", &format!("/g/{id}"), "/api/v1/games"] {
            assert_eq!(client.get(path).unwrap().status, 403, "{path}");
        }
        let path = format!("/api/v1/games/{id}");
        let begun = json!({ "game": "thermopyles" });
        refused(&client.post("/api/v1/games", &begun).unwrap(), 403, "forbidden");
        refused(&client.send("DELETE", &path, None).unwrap(), 403, "forbidden");
        refused(&client.post(&format!("{path}/copy"), &json!({})).unwrap(), 403, "forbidden");
        refused(&client.post(&format!("{path}/restore"), &json!({})).unwrap(), 403, "forbidden");
        refused(
            &client.post("/api/v1/import", &json!({ "record": "" })).unwrap(),
            403,
            "forbidden",
        );
        let title = json!({ "title": "mine" }).to_string();
        let renamed = client.send("PATCH", &path, Some(title.as_bytes())).unwrap();
        refused(&renamed, 403, "forbidden");
    }
    assert_eq!(games(&house).len(), 1);
}

#[test]
fn games_are_there_after_a_restart() {
    let house = House::open();
    let (id, friend) = house.shared();
    let (before, record) = (house.view(&id), house.record(&id));
    let house = House::open_in(house.close());
    assert_eq!((house.view(&id), house.record(&id)), (before, record));
    assert_eq!(house.key_of(&id, 2), friend, "links go on working");
}

/// Everything between the tags of a game's row.
fn row_of(lobby: &str, id: &str) -> String {
    let from = lobby.find(&format!("data-id=\"{id}\"")).expect("the game is on the page");
    lobby[from..].split("</li>").next().unwrap().to_owned()
}

fn lobby(house: &House, path: &str) -> String {
    let answer = house.owner().get(path).unwrap();
    assert_eq!(answer.status, 200, "{path}");
    answer.text()
}

#[test]
fn a_kept_game_shows_its_position_company_and_whose_turn_it_is() {
    let house = House::open();
    let (alone, (shared, friend)) = (house.game(), house.shared());
    let battle = house.begin(&json!({
        "game": "thermopylae",
        "options": { "bid": "35", "greek": "2" },
        "seats": [{ "kind": "here", "name": "Artemisia" }, { "kind": "link", "name": "Leonidas" }],
    }));
    let page = lobby(&house, "/");
    let row = row_of(&page, &alone);
    assert!(row.contains("pm-small") && row.contains("<svg"), "{row}");
    assert!(row.contains("alone") && row.contains("Your turn") && row.contains("Continue"));
    let row = row_of(&page, &shared);
    assert!(row.contains("with Leonidas (by link)") && row.contains("Your turn"), "{row}");
    let row = row_of(&page, &battle);
    assert!(row.contains("against Leonidas (by link)") && row.contains("Leonidas’s turn"), "{row}");
    assert!(!page.contains(&friend), "no row carries a key");
}

#[test]
fn continue_is_offered_only_where_something_goes_on() {
    let house = House::open();
    let id = house.game();
    assert!(row_of(&lobby(&house, "/"), &id).contains("Continue"));
    let version = house.view(&id)["version"].clone();
    assert_eq!(act(&mut house.owner(), &id, &version, "r", 1, "!resign").status, 200);
    for _ in 0..2 {
        let row = row_of(&lobby(&house, "/"), &id);
        assert!(row.contains("Lost, on step 1"), "{row}");
        assert!(!row.contains("Continue") && row.contains("Look at it"), "{row}");
        assert!(row.contains(&format!("/g/{id}?step=0")), "{row}");
    }
    let house = House::open_in(house.close());
    assert!(row_of(&lobby(&house, "/"), &id).contains("Lost, on step 1"), "and after a restart");
}

#[test]
fn games_come_in_pages_of_twenty_the_newest_first() {
    let house = House::open();
    let made: Vec<String> = (0..23).map(|_| house.game()).collect();
    let shown = |page: &str| {
        let rows = page.match_indices("data-id=\"");
        rows.map(|(at, _)| page[at + 9..].split('"').next().unwrap().to_owned()).collect::<Vec<_>>()
    };
    let newest: Vec<String> = made.iter().rev().cloned().collect();
    let first = lobby(&house, "/");
    assert_eq!(shown(&first), newest[..20]);
    assert!(first.contains("1–20 of 23") && first.contains("rel=\"next\" href=\"/?page=2\""));
    assert!(!first.contains("rel=\"prev\""));
    for path in ["/?page=2", "/?page=3", "/?page=18446744073709551615"] {
        let last = lobby(&house, path);
        assert_eq!(shown(&last), newest[20..], "{path}");
        assert!(last.contains("21–23 of 23") && last.contains("rel=\"prev\" href=\"/\""));
        assert!(!last.contains("rel=\"next\""));
    }
    assert_eq!(shown(&lobby(&house, "/?page=0")), newest[..20]);
    assert_eq!(house.owner().get("/?page=x").unwrap().status, 422);
}

#[test]
fn the_pictures_on_the_boxes_are_files_in_every_theme() {
    let house = House::open();
    for theme in ["light", "dark", "contrast"] {
        let path = format!("/assets/emblem/{theme}/thermopylae.svg");
        let answer = house.nobody().get(&path).unwrap();
        assert_eq!(answer.status, 200, "{path}");
        assert!(answer.text().starts_with("<svg"), "{path}");
    }
    for path in ["/assets/emblem/red/thermopylae.svg", "/assets/emblem/dark/chess.svg"] {
        assert_eq!(house.nobody().get(path).unwrap().status, 404, "{path}");
    }
}

/// Twenty battles in full swing: the largest page that there is.
#[test]
fn a_page_of_the_lobby_stays_under_a_hundred_kilobytes() {
    let house = House::open();
    let swing = "round 6\nat camp xerxes persian-generalx2 immortalsx9 cavalryx8 infantryx30\n\
        at trachis infantryx2\nat melas infantryx3\nat gorge cavalry\nat anthela infantryx3\n\
        at demeter persian-general immortalsx2\nat springs immortalsx3\n\
        at springs_n persian-general infantryx2\nat oaks immortals\n\
        at mg_s leonidas spartan-infantryx2\nat mg_n spartan-general spartan-infantryx2\n\
        at kolonos greek-infantry\nat shoulder greek-infantry\nat eg_s spartan-general\n\
        destroyed rest\n";
    for _ in 0..20 {
        house.begin(&json!({
            "game": "thermopylae", "setup": swing, "options": { "bid": "35", "greek": "1" },
        }));
    }
    let page = lobby(&house, "/");
    assert_eq!(page.matches("pm-small").count(), 20);
    assert!(page.len() < 100_000, "{} bytes", page.len());
}

#[test]
fn the_bin_shows_the_last_twenty_and_counts_the_rest() {
    let house = House::open();
    let mut owner = house.owner();
    for _ in 0..22 {
        let path = format!("/api/v1/games/{}", house.game());
        assert_eq!(owner.send("DELETE", &path, None).unwrap().status, 204);
    }
    let page = lobby(&house, "/");
    assert_eq!(page.matches("data-tool=\"restore\"").count(), 20);
    assert!(page.contains("(22)") && page.contains("and 2 older ones"));
}

#[test]
fn the_lobby_offers_a_copy_and_the_record_only_where_the_server_gives_them() {
    let house = House::open();
    let hidden = house.begin(&json!({
        "game": "thermopylae", "options": { "auction": "sealed" },
        "seats": [{ "kind": "here" }, { "kind": "link" }],
    }));
    let version = house.view(&hidden)["version"].clone();
    assert_eq!(act(&mut house.owner(), &hidden, &version, "b", 1, "bid 30").status, 200);
    let open = house.game();
    let fair = house.begin(&json!({ "game": "thermopyles", "dice": "fair" }));
    let page = house.owner().get("/").unwrap().text();
    for (id, copied, exported) in
        [(&hidden, false, false), (&open, true, true), (&fair, false, true)]
    {
        let from = page.find(&format!("data-id=\"{id}\"")).expect("it is listed");
        let row = page[from..].split("</li>").next().unwrap();
        assert_eq!(row.contains("data-tool=\"copy\""), copied, "{row}");
        assert_eq!(row.contains("data-tool=\"export\""), exported, "{row}");
        let game = format!("/api/v1/games/{id}");
        let copy = house.owner().post(&format!("{game}/copy"), &json!({})).unwrap();
        assert_eq!(copy.status == 201, copied, "{}", copy.text());
        let record = house.owner().get(&format!("{game}/record")).unwrap();
        assert_eq!(record.status == 200, exported, "{}", record.text());
    }
}
