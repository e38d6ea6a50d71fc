//! Fair dice over HTTP: committed to before the first roll, secret to the end, checked afterwards.

use dice::Kind;
use dice::fair_terms::hexadecimal;
use engine::Record;
use serde_json::{Value, json};
use web::client::{Answer, Client};

use crate::house::{House, act, refused};

const PART: &str = "436f6d652c2074616b65207468656d21";

/// A game of the owner and a friend, whose parts are still to come; gives the friend's key too.
fn fair_game(house: &House) -> (String, String) {
    let id = house.begin(&json!({
        "game": "thermopyles",
        "dice": "fair",
        "options": { "players": "2" },
        "seats": [{ "kind": "here", "name": "Gorgo" }, { "kind": "link", "name": "Leonidas" }],
    }));
    let key = house.key_of(&id, 2);
    (id, key)
}

fn add(client: &mut Client, id: &str, version: &Value, seat: u8, part: &str) -> Answer {
    let words = json!({
        "expected_version": version, "action_id": format!("part-{seat}"), "seat": seat,
        "contribution": part,
    });
    client.post(&format!("/api/v1/games/{id}/contributions"), &words).unwrap()
}

fn verify(client: &mut Client, id: &str) -> Value {
    client.get(&format!("/api/v1/games/{id}/verify")).unwrap().json()
}

/// Adds both parts: the game begins.
fn add_both(house: &House, id: &str, friend: &str) {
    let first = add(&mut house.owner(), id, &house.view(id)["version"], 1, PART);
    assert_eq!(first.status, 200, "{}", first.text());
    assert_eq!(house.view(id)["dice_wait_for"], json!([2]));
    let other = PART.replace('4', "5");
    let second = add(&mut house.with_key(friend), id, &first.json()["version"], 2, &other);
    assert_eq!(second.status, 200, "{}", second.text());
    assert_eq!(house.view(id)["dice_wait_for"], json!([]));
}

/// Makes one step, the first that is listed; `false` when the game is over.
fn step(clients: &mut [Client; 2], id: &str, number: usize) -> bool {
    for (seat, client) in (1..).zip(clients) {
        let listed = client.get(&format!("/api/v1/games/{id}/actions")).unwrap();
        if listed.status == 200 {
            let listed = listed.json();
            let action = listed["actions"][0]["notation"].as_str().unwrap();
            let name = format!("n-{number}");
            let done = act(client, id, &listed["version"], &name, seat, action);
            assert_eq!(done.status, 200, "{action}: {}", done.text());
            return true;
        }
    }
    false
}

fn play_out(house: &House, id: &str, friend: &str) {
    let mut clients = [house.owner(), house.with_key(friend)];
    let end = (0..600).find(|&number| !step(&mut clients, id, number));
    end.expect("the game ends");
}

#[test]
fn the_secret_is_in_no_byte_that_leaves_the_server_before_the_end() {
    let house = House::open();
    let (id, friend) = fair_game(&house);
    let watcher = house.watch_key(&id);
    let mut visitors = [
        (house.owner(), format!("/g/{id}")),
        (house.with_key(&friend), format!("/g/{id}/s/2/{friend}")),
        (house.with_key(&watcher), format!("/g/{id}/w/{watcher}")),
    ];
    let mut socket = house.nobody().socket(&format!("/ws/{id}?key={friend}")).unwrap();
    let mut traffic: Vec<u8> = Vec::new();
    let mut look = |traffic: &mut Vec<u8>| {
        for (client, page) in &mut visitors {
            let api = format!("/api/v1/games/{id}");
            let questions = ["", "/verify", "/record", "/log", "/actions", "/rolls"];
            let paths = questions.iter().map(|question| format!("{api}{question}"));
            for path in paths.chain([page.clone(), format!("{page}?step=0")]) {
                let answer = client.get(&path).unwrap();
                traffic.extend(format!("{:?}", answer.headers).into_bytes());
                traffic.extend(answer.body);
            }
        }
    };
    look(&mut traffic);
    add_both(&house, &id, &friend);
    let mut clients = [house.owner(), house.with_key(&friend)];
    for number in 0..600 {
        let view = house.view(&id);
        let newest = loop {
            let frame = socket.hear().unwrap().unwrap();
            let told: Value = serde_json::from_str(&frame).unwrap();
            if told["version"] == view["version"] {
                break frame;
            }
            traffic.extend(frame.into_bytes());
        };
        if view["node"]["kind"] == "over" {
            break; // What is sent from now on may show it.
        }
        traffic.extend(newest.into_bytes());
        look(&mut traffic);
        step(&mut clients, &id, number);
    }
    let proved = verify(&mut clients[0], &id);
    assert_eq!(proved["proof"], "proved", "{proved}");
    let secret = proved["secret"].as_str().unwrap();
    let raw = dice::fair_terms::bytes::<32>(secret).unwrap();
    assert!(traffic.len() > 100_000, "somebody has looked");
    for hidden in [secret.as_bytes(), &raw] {
        let found = traffic.windows(hidden.len()).position(|window| window == hidden);
        assert_eq!(found, None, "the secret left the server");
    }
}

#[test]
fn after_the_game_everybody_can_check_every_roll() {
    let house = House::open();
    let (id, friend) = fair_game(&house);
    let promised = verify(&mut house.owner(), &id)["commitment"].clone();
    add_both(&house, &id, &friend);
    let open = verify(&mut house.owner(), &id);
    assert_eq!((&open["proof"], &open["secret"]), (&json!("open"), &Value::Null));
    assert!(open["message"].as_str().unwrap().contains(promised.as_str().unwrap()));
    assert_eq!(open["contributions"][0], PART);
    play_out(&house, &id, &friend);
    for mut client in
        [house.owner(), house.with_key(&friend), house.with_key(&house.watch_key(&id))]
    {
        let proved = verify(&mut client, &id);
        assert_eq!((&proved["proof"], &proved["commitment"]), (&json!("proved"), &promised));
        assert!(proved["message"].as_str().unwrap().starts_with("Verified"), "{proved}");
    }
    // The record proves it without the server.
    let record = house.record(&id);
    let table = games::open(&record).unwrap();
    let proof = games::fair::verify(&*table, None).unwrap();
    assert!(matches!(proof, games::Proof::Proved { rolls } if rolls > 10), "{proof}");
    let page = house.owner().get(&format!("/g/{id}")).unwrap().text();
    assert!(page.contains(verify(&mut house.owner(), &id)["secret"].as_str().unwrap()));
}

#[test]
fn the_commitment_stands_in_the_record_from_the_start_and_stays() {
    let house = House::open();
    let (id, friend) = fair_game(&house);
    let fair_terms = |record: &str| match Record::read(record).unwrap().header.dice.parse() {
        Ok(Kind::Fair(fair_terms)) => fair_terms,
        other => panic!("{other:?}"),
    };
    let first = fair_terms(&house.record(&id));
    assert_eq!(first.contributions, [None, None]);
    let page = house.owner().get(&format!("/g/{id}")).unwrap().text();
    assert!(page.contains(&hexadecimal(&first.commitment)));
    add_both(&house, &id, &friend);
    let begun = fair_terms(&house.record(&id));
    assert_eq!((&begun.name, begun.commitment), (&first.name, first.commitment));
    assert!(begun.missing().next().is_none() && begun.secret.is_none());
    let (other, _) = fair_game(&house);
    assert_ne!(fair_terms(&house.record(&other)).commitment, first.commitment);
}

#[test]
fn nobody_plays_before_every_part_is_there_and_each_is_added_once() {
    let house = House::open();
    let (id, friend) = fair_game(&house);
    let mut owner = house.owner();
    let view = house.view(&id);
    let version = &view["version"];
    assert_eq!((&view["dice"], &view["dice_wait_for"]), (&json!("fair"), &json!([1, 2])));
    refused(&act(&mut owner, &id, version, "early", 1, "retreat"), 403, "forbidden");
    for wrong in ["", "00", &PART.to_uppercase(), &format!("{PART}00")] {
        refused(&add(&mut owner, &id, version, 1, wrong), 422, "bad-input");
    }
    refused(&add(&mut owner, &id, version, 2, PART), 403, "forbidden");
    let mut watcher = house.with_key(&house.watch_key(&id));
    refused(&add(&mut watcher, &id, version, 1, PART), 403, "forbidden");
    refused(&add(&mut owner, &id, &json!(7), 1, PART), 409, "conflict");
    assert_eq!(house.view(&id), view, "nothing has changed");
    add_both(&house, &id, &friend);
    let version = house.view(&id)["version"].clone();
    let words = json!({
        "expected_version": version, "action_id": "again", "seat": 1, "contribution": PART,
    });
    let again = owner.post(&format!("/api/v1/games/{id}/contributions"), &words).unwrap();
    refused(&again, 422, "bad-input");
    assert!(house.view(&id)["steps"].as_u64().unwrap() > 0, "the cards are dealt");
}

#[test]
fn a_game_that_goes_on_is_not_copied_or_brought_in_to_try_its_dice() {
    let house = House::open();
    let (id, friend) = fair_game(&house);
    add_both(&house, &id, &friend);
    let mut owner = house.owner();
    let copy = format!("/api/v1/games/{id}/copy");
    refused(&owner.post(&copy, &json!({})).unwrap(), 403, "forbidden");
    let record = house.record(&id);
    let import =
        |record: &str| house.owner().post("/api/v1/import", &json!({ "record": record })).unwrap();
    refused(&import(&record), 403, "forbidden");
    play_out(&house, &id, &friend);
    assert_eq!(owner.post(&copy, &json!({})).unwrap().status, 201);
    let whole = house.record(&id);
    assert_eq!(import(&whole).status, 201);
    // Without its secret it might be a forged end to a game that goes on.
    let mut bare = Record::read(&whole).unwrap();
    bare.header.dice = bare.header.dice.rsplit_once(' ').unwrap().0.to_owned();
    refused(&import(&bare.write()), 422, "bad-input");
    let version = house.view(&id)["version"].clone();
    let back = json!({ "expected_version": version, "action_id": "back", "seat": 1 });
    let back = owner.post(&format!("/api/v1/games/{id}/undo"), &back).unwrap();
    assert_eq!(back.status, 422, "{}", back.text());
}

#[test]
fn fair_dice_outlive_a_restart() {
    let house = House::open();
    let (id, friend) = fair_game(&house);
    add_both(&house, &id, &friend);
    let mut clients = [house.owner(), house.with_key(&friend)];
    (0..5).for_each(|number| assert!(step(&mut clients, &id, number)));
    let house = House::open_in(house.close());
    let mut clients = [house.owner(), house.with_key(&friend)];
    let end = (5..600).find(|&number| !step(&mut clients, &id, number));
    end.expect("the game ends");
    assert_eq!(verify(&mut house.owner(), &id)["proof"], "proved");
}

#[test]
fn a_computer_players_part_is_added_by_itself() {
    let house = House::open();
    let id = house.begin(&json!({
        "game": "thermopyles",
        "dice": "fair",
        "options": { "players": "2" },
        "seats": [{ "kind": "here" }, { "kind": "computer", "player": "greedy" }],
    }));
    assert_eq!(house.view(&id)["dice_wait_for"], json!([1]));
    let added = add(&mut house.owner(), &id, &house.view(&id)["version"], 1, PART);
    assert_eq!(added.status, 200, "{}", added.text());
    assert!(house.view(&id)["steps"].as_u64().unwrap() > 0);
}

#[test]
fn dice_that_were_not_committed_to_are_called_so() {
    let house = House::open();
    let id = house.game();
    let told = verify(&mut house.owner(), &id);
    assert_eq!((&told["proof"], &told["commitment"]), (&json!("not-fair"), &Value::Null));
    let with_seed = json!({ "game": "thermopyles", "dice": "fair", "seed": 7 });
    refused(&house.owner().post("/api/v1/games", &with_seed).unwrap(), 422, "bad-input");
}
