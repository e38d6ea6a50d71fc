//! Twin worlds: two games that differ only in what a visitor may not know look alike to him, byte
//! for byte, on every channel.

use serde_json::json;
use web::client::Client;

use crate::house::{House, act, without_epochs};

/// One world: a game, and the friend's hand in it.
struct World<'a> {
    house: &'a House,
    id: String,
    keys: Vec<String>,
}

impl<'a> World<'a> {
    /// Seat 1 looks on with hidden hands; seats 2 and 3 hold what is given.
    fn new(house: &'a House, second: &str, third: &str) -> Self {
        let link = |name: &str| json!({ "kind": "link", "name": name });
        let id = house.begin(&json!({
            "game": "thermopyles",
            "title": "Twins",
            "options": { "players": "3", "hands": "hidden", "starter": "2" },
            "seats": [link("Gorgo"), link("Leonidas"), link("Dienekes")],
            "seed": 11,
            "setup": format!(
                "marker 3\nsupport 2\nslots 20/24 17/22\nactive 2\nhand 1 15 17 20\nhand 2 {second}\nhand 3 {third}\n"
            ),
        }));
        let mut keys: Vec<String> = (1..=3).map(|seat| house.key_of(&id, seat)).collect();
        keys.push(house.watch_key(&id));
        Self { house, id, keys }
    }

    /// Everything that names the game itself, made alike.
    fn plain(&self, text: &str) -> String {
        let mut text = without_epochs(&text.replace(&self.id, "GAME"));
        for (at, key) in self.keys.iter().enumerate() {
            text = text.replace(key, &format!("KEY-{at}"));
        }
        text
    }

    fn client(&self, who: usize) -> Client {
        self.house.with_key(&self.keys[who])
    }

    /// Every byte that a visitor can get: status, headers and body of every answer.
    fn everything(&self, who: usize) -> Vec<(String, String)> {
        let (id, key) = (&self.id, &self.keys[who]);
        let api = format!("/api/v1/games/{id}");
        let page = if who == 3 {
            format!("/g/{id}/w/{key}")
        } else {
            format!("/g/{id}/s/{}/{key}", who + 1)
        };
        let mut paths = vec![page.clone(), format!("{page}?step=0"), api.clone()];
        for question in ["actions", "hint", "log", "record", "odds?action=charge+15"] {
            paths.push(format!("{api}/{question}"));
        }
        for action in ["charge+15", "charge+17", "charge+20", "retreat", "nonsense"] {
            paths.push(format!("{api}/why?action={action}"));
        }
        let mut client = self.client(who);
        let mut all = Vec::new();
        for path in paths {
            let answer = client.get(&path).unwrap();
            let headers = answer.headers.iter().filter(|(name, _)| name != "date");
            let headers: Vec<String> = headers.map(|(name, it)| format!("{name}: {it}")).collect();
            let whole = format!("{}\n{}\n{}", answer.status, headers.join("\n"), answer.text());
            all.push((self.plain(&path), self.plain(&whole)));
        }
        // Attempts for every seat: the refusals must not tell either.
        for seat in 1..=3 {
            for action in ["charge 16", "discard 18"] {
                let refused = act(&mut client, id, &json!(0), "try", seat, action);
                all.push((format!("{seat} {action}"), self.plain(&refused.text())));
            }
        }
        all
    }
}

#[track_caller]
fn alike(one: &[(String, String)], other: &[(String, String)]) {
    assert_eq!(one.len(), other.len());
    for ((path, text), (_, twin)) in one.iter().zip(other) {
        assert!(text == twin, "{path} tells the worlds apart:\n{}", difference(text, twin));
    }
}

/// The place where two texts differ.
fn difference(one: &str, other: &str) -> String {
    let at = one.bytes().zip(other.bytes()).position(|(a, b)| a != b).unwrap_or(0);
    let around = |text: &str| {
        let bytes = &text.as_bytes()[at.saturating_sub(120)..(at + 120).min(text.len())];
        String::from_utf8_lossy(bytes).into_owned()
    };
    format!("{}\n-- and --\n{}", around(one), around(other))
}

/// Plays the same public game in both worlds and compares what `who` gets after every step.
fn twins(one: (&str, &str), other: (&str, &str), who: usize, steps: &[(u8, &str)]) {
    let house = House::open();
    let worlds = [World::new(&house, one.0, one.1), World::new(&house, other.0, other.1)];
    let mut sockets = worlds.each_ref().map(|world| {
        let path = format!("/ws/{}?key={}", world.id, world.keys[who]);
        house.nobody().socket(&path).unwrap()
    });
    for (number, (seat, action)) in steps.iter().enumerate() {
        let frames: Vec<String> =
            (0..2).map(|at| worlds[at].plain(&sockets[at].hear().unwrap().unwrap())).collect();
        assert!(frames[0] == frames[1], "{}", difference(&frames[0], &frames[1]));
        alike(&worlds[0].everything(who), &worlds[1].everything(who));
        for world in &worlds {
            let mut player = world.client(usize::from(*seat) - 1);
            let path = format!("/api/v1/games/{}", world.id);
            let version = player.get(&path).unwrap().json()["version"].clone();
            let done = act(&mut player, &world.id, &version, &format!("n-{number}"), *seat, action);
            assert_eq!(done.status, 200, "{action}: {}", done.text());
        }
    }
    let frames: Vec<String> =
        (0..2).map(|at| worlds[at].plain(&sockets[at].hear().unwrap().unwrap())).collect();
    assert!(frames[0] == frames[1], "{}", difference(&frames[0], &frames[1]));
    alike(&worlds[0].everything(who), &worlds[1].everything(who));
}

#[test]
fn another_seat_cannot_tell_hidden_hands_apart() {
    twins(("15 16 18", "19 12"), ("15 19 12", "16 18"), 0, &[(2, "charge 15"), (2, "support 1")]);
}

#[test]
fn a_watcher_cannot_tell_hidden_hands_apart() {
    twins(("15 16 18", "19 12"), ("15 19 12", "16 18"), 3, &[(2, "charge 15"), (2, "support 0")]);
}

#[test]
fn the_record_is_not_given_out_while_something_is_hidden() {
    let house = House::open();
    let world = World::new(&house, "15 16 18", "19 12");
    let path = format!("/api/v1/games/{}/record", world.id);
    for who in 0..4 {
        assert_eq!(world.client(who).get(&path).unwrap().status, 403);
    }
    assert_eq!(house.owner().get(&path).unwrap().status, 403, "the owner plays too, or watches");
}

#[test]
fn a_game_is_not_copied_and_not_given_out_while_a_sealed_bid_lies_there() {
    let house = House::open();
    let id = house.begin(&json!({
        "game": "thermopylae",
        "options": { "auction": "sealed" },
        "seats": [{ "kind": "here", "name": "Dienekes" }, { "kind": "here", "name": "Hydarnes" }],
    }));
    let (mut owner, game) = (house.owner(), format!("/api/v1/games/{id}"));
    assert_eq!(act(&mut owner, &id, &json!(1), "a", 1, "bid 41").status, 200);
    assert_eq!(owner.get(&format!("{game}/record")).unwrap().status, 403);
    assert_eq!(owner.post(&format!("{game}/copy"), &json!({})).unwrap().status, 403);
    assert_eq!(act(&mut owner, &id, &json!(2), "b", 2, "bid 12").status, 200);
    assert_eq!(owner.get(&format!("{game}/record")).unwrap().status, 200);
}
