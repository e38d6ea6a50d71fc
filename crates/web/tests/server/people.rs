//! People at one table: what can be taken back, and with whose leave.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use web::client::{Answer, Client, Socket};

use crate::house::{House, act, refused};

/// Longer than any test runs: a computer player does not answer.
const FOR_EVER: Duration = Duration::from_hours(1);

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
    // Its turn has several steps; what is asked in the midst of them would be overtaken.
    while house.view(&id)["node"]["seat"] != 1 {
        assert!(begun.elapsed() < Duration::from_mins(1), "its turn has an end");
    }
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

/// The owner's Persians against a friend's Greeks; the owner has just ended his turn.
struct Duel {
    house: House,
    id: String,
    owner: Client,
    friend: Client,
}

impl Duel {
    fn new() -> Self {
        let house = House::open();
        let id = battle(&house, &json!({ "kind": "link", "name": "Leonidas" }));
        let (owner, friend) = (house.owner(), house.with_key(&house.key_of(&id, 2)));
        let mut duel = Self { house, id, owner, friend };
        let before = json!(duel.version());
        act(&mut duel.owner, &duel.id, &before, "end", 1, "end turn");
        assert_eq!(duel.view()["node"]["seat"], 2, "the friend has the turn");
        duel
    }

    fn view(&self) -> Value {
        self.house.view(&self.id)
    }

    fn version(&self) -> u64 {
        version(&self.house, &self.id)
    }

    fn ask(&mut self) -> Answer {
        let body = json!({ "expected_version": self.version(), "action_id": "ask", "seat": 1 });
        self.owner.post(&format!("/api/v1/games/{}/take-back", self.id), &body).unwrap()
    }

    fn answer(&self, who: &mut Client, agree: bool) -> Answer {
        let body =
            json!({ "expected_version": self.version(), "action_id": "answer", "agree": agree });
        who.post(&format!("/api/v1/games/{}/take-back/answer", self.id), &body).unwrap()
    }

    fn friends_page(&self) -> String {
        page(&self.house, self.view()["places"][1]["link"].as_str().unwrap())
    }

    fn owners_page(&self) -> String {
        page(&self.house, &format!("/g/{}", self.id))
    }

    fn watchers_page(&self) -> String {
        page(&self.house, &format!("/g/{}/w/{}", self.id, self.house.watch_key(&self.id)))
    }
}

#[test]
fn u37_a_step_that_gave_a_person_the_turn_goes_back_with_his_leave_and_all_are_told() {
    let mut duel = Duel::new();
    let (id, before) = (duel.id.clone(), duel.view());
    refused(&undo(&duel.house, &mut duel.owner, &id, 1), 422, "needs-leave");
    assert_eq!((&before["undo"], &before["undo_needs"]), (&json!(false), &json!(2)));
    assert!(duel.owners_page().contains("data-ask=\"1\""), "the button asks");
    let mut line =
        duel.friend.socket(&format!("/ws/{id}?key={}", duel.house.key_of(&id, 2))).unwrap();
    line.overhear().unwrap();
    assert_eq!(duel.ask().status, 200);
    let heard = line.overhear().unwrap().unwrap();
    assert!(heard.contains("Xerxes asks you to allow taking back"), "at once: {heard}");
    assert_eq!(duel.view()["version"], before["version"], "asking changes nothing");
    assert_eq!(duel.view()["take_back"], json!({ "by": 1, "of": 2, "all": false }));
    assert!(duel.friends_page().contains("allow-undo"));
    assert!(duel.owners_page().contains("withdraw-undo"));
    let mut friend = duel.house.with_key(&duel.house.key_of(&id, 2));
    assert_eq!(duel.answer(&mut friend, true).status, 200);
    assert_eq!(duel.view()["node"]["seat"], 1, "the step went back");
    // Each as it is for whoever reads it.
    for (shown, by, agreed) in [
        (duel.owners_page(), "You took back: ", "Leonidas agreed."),
        (duel.friends_page(), "Xerxes took back: ", "You agreed."),
        (duel.watchers_page(), "Xerxes took back: ", "Leonidas agreed."),
    ] {
        assert!(shown.contains(by) && shown.contains(agreed), "{by} {agreed}");
    }
    assert!(!duel.house.record(&id).contains("end turn"), "the record knows nothing of it");
}

#[test]
fn u37_who_refuses_is_not_asked_again_and_the_step_stands() {
    let mut duel = Duel::new();
    duel.ask();
    let mut friend = duel.house.with_key(&duel.house.key_of(&duel.id, 2));
    assert_eq!(duel.answer(&mut friend, false).status, 200);
    assert_eq!(duel.view()["node"]["seat"], 2);
    assert_eq!(duel.view()["take_back"], Value::Null);
    assert!(duel.owners_page().contains("Leonidas does not let you take the step back."));
    assert!(duel.friends_page().contains("You do not let Xerxes take the step back."));
    assert!(duel.watchers_page().contains("Leonidas does not let Xerxes take the step back."));
    refused(&duel.ask(), 422, "bad-input");
}

#[test]
fn u37_a_question_is_withdrawn_by_whoever_asked_and_lapses_when_the_other_acts() {
    let mut duel = Duel::new();
    let id = duel.id.clone();
    duel.ask();
    let mut owner = duel.house.owner();
    refused(&duel.answer(&mut owner, true), 403, "forbidden");
    let mut watcher = duel.house.with_key(&duel.house.watch_key(&id));
    refused(&duel.answer(&mut watcher, true), 403, "forbidden");
    assert_eq!(duel.answer(&mut owner, false).status, 200);
    assert_eq!(duel.view()["take_back"], Value::Null);
    assert_eq!(duel.ask().status, 200, "he may think better of it again");
    let now = json!(duel.version());
    let done = act(&mut duel.friend, &id, &now, "f-1", 2, "end turn");
    assert_eq!(done.status, 200, "{}", done.text());
    assert_eq!(duel.view()["take_back"], Value::Null);
    let mut friend = duel.house.with_key(&duel.house.key_of(&id, 2));
    refused(&duel.answer(&mut friend, true), 422, "bad-input");
}

#[test]
fn a_step_that_gave_nobody_else_the_turn_needs_no_leave() {
    let house = House::open();
    let id = battle(&house, &json!({ "kind": "link", "name": "Leonidas" }));
    let mut owner = house.owner();
    act(&mut owner, &id, &json!(version(&house, &id)), "a-1", 1, "march cavalry camp trachis");
    let body = json!({ "expected_version": version(&house, &id), "action_id": "q", "seat": 1 });
    let asked = owner.post(&format!("/api/v1/games/{id}/take-back"), &body).unwrap();
    refused(&asked, 422, "bad-input");
    assert_eq!(undo(&house, &mut owner, &id, 1).status, 200);
}

#[test]
fn people_at_one_screen_need_no_leave_but_are_told() {
    let house = House::open();
    let id = battle(&house, &json!({ "kind": "here", "name": "Leonidas" }));
    let mut owner = house.owner();
    act(&mut owner, &id, &json!(version(&house, &id)), "a-1", 1, "end turn");
    assert_eq!(undo(&house, &mut owner, &id, 1).status, 200);
    assert!(page(&house, &format!("/g/{id}")).contains("Xerxes took back: "));
}

/// The list of who is here that a socket brings next that says this.
fn here(socket: &mut Socket, part: &str) -> String {
    loop {
        let heard: Value = serde_json::from_str(&socket.overhear().unwrap().unwrap()).unwrap();
        if let Some(here) = heard["beside"]["here"].as_str().filter(|it| it.contains(part)) {
            return here.to_owned();
        }
    }
}

#[test]
fn u23_everybody_sees_who_is_here_and_how_many_watch() {
    let house = House::open();
    let id = battle(&house, &json!({ "kind": "link", "name": "Leonidas" }));
    let (friend, watcher) = (house.key_of(&id, 2), house.watch_key(&id));
    let mut owner = house.owner().socket(&format!("/ws/{id}")).unwrap();
    let here_alone = here(&mut owner, "Xerxes is here");
    assert!(here_alone.contains("Leonidas is away"), "{here_alone}");
    let friends = house.nobody().socket(&format!("/ws/{id}?key={friend}")).unwrap();
    here(&mut owner, "Leonidas is here");
    let onlookers: Vec<Socket> = (0..2)
        .map(|_| house.nobody().socket(&format!("/ws/{id}?key={watcher}")).unwrap())
        .collect();
    here(&mut owner, "2 watch");
    drop(friends);
    let gone = here(&mut owner, "Leonidas is away");
    assert!(gone.contains("since just now") && gone.contains("2 watch"), "{gone}");
    let seen = page(&house, &format!("/g/{id}/w/{watcher}"));
    assert!(seen.contains("Xerxes is here"), "those who watch see it too");
    drop(onlookers);
    assert!(!here(&mut owner, "Leonidas is away").contains("watch"));
}

#[test]
fn a_game_against_the_computer_alone_says_nothing_of_who_is_here() {
    let house = House::patient(FOR_EVER);
    let id = battle(&house, &computer());
    let mut owner = house.owner().socket(&format!("/ws/{id}")).unwrap();
    let first = owner.overhear().unwrap().unwrap();
    assert!(first.contains("\"here\":\"\""), "{first}");
    let watcher = house.watch_key(&id);
    let _watching = house.nobody().socket(&format!("/ws/{id}?key={watcher}")).unwrap();
    here(&mut owner, "1 watches");
}

/// A game of the owner and a friend, with one who watches; all of them look on live.
struct Circle {
    house: House,
    id: String,
    keys: [String; 2],
}

impl Circle {
    fn new() -> Self {
        Self::of(House::open())
    }

    fn of(house: House) -> Self {
        let id = battle(&house, &json!({ "kind": "link", "name": "Leonidas" }));
        let keys = [house.key_of(&id, 2), house.watch_key(&id)];
        Self { house, id, keys }
    }

    /// The owner, the friend, and one who watches.
    fn clients(&self) -> [Client; 3] {
        let [friend, watcher] = &self.keys;
        [self.house.owner(), self.house.with_key(friend), self.house.with_key(watcher)]
    }

    fn sockets(&self) -> [Socket; 3] {
        let [friend, watcher] = &self.keys;
        ["", friend, watcher].map(|key| {
            let line = self.house.owner().socket(&format!("/ws/{}?key={key}", self.id));
            line.unwrap()
        })
    }

    fn say(&self, who: &mut Client, text: &str) -> Answer {
        who.post(&format!("/api/v1/games/{}/talk", self.id), &json!({ "text": text })).unwrap()
    }

    /// Everything that somebody can read about the game.
    fn everything(&self, who: &mut Client, page: &str) -> String {
        let api = format!("/api/v1/games/{}", self.id);
        let asked = ["", "/actions", "/log", "/record", "/talk", "/hint", "/verify"];
        let paths = asked.iter().map(|path| format!("{api}{path}")).chain([page.to_owned()]);
        paths.map(|path| who.get(&path).unwrap().text()).collect()
    }

    fn pages(&self) -> [String; 3] {
        let (id, [friend, watcher]) = (&self.id, &self.keys);
        [format!("/g/{id}"), format!("/g/{id}/s/2/{friend}"), format!("/g/{id}/w/{watcher}")]
    }
}

/// Everything that a socket brings until it tells of this.
fn heard_until(socket: &mut Socket, part: &str) -> String {
    let mut all = String::new();
    while !all.contains(part) {
        all += &socket.overhear().unwrap().unwrap();
    }
    all
}

#[test]
fn u23_players_hear_players_and_watchers_hear_watchers_and_nobody_the_other_circle() {
    let table = Circle::new();
    let [mut owner, mut friend, mut watcher] = table.clients();
    let mut sockets = table.sockets();
    assert_eq!(table.say(&mut watcher, "Among-watchers: he will lose").status, 200);
    assert_eq!(table.say(&mut friend, "Among-players: come and take them").status, 200);
    assert_eq!(table.say(&mut owner, "Among-players: gladly").status, 200);
    for socket in &mut sockets[..2] {
        let heard = heard_until(socket, "Among-players: gladly");
        assert!(heard.contains("come and take them") && !heard.contains("Among-watchers"));
    }
    assert_eq!(table.say(&mut watcher, "Among-watchers: the last word").status, 200);
    let heard = heard_until(&mut sockets[2], "Among-watchers: the last word");
    assert!(heard.contains("he will lose") && !heard.contains("Among-players"));
    let pages = table.pages();
    for (who, path) in [(&mut owner, &pages[0]), (&mut friend, &pages[1])] {
        let read = table.everything(who, path);
        assert!(read.contains("Among-players: gladly") && !read.contains("Among-watchers"));
    }
    let read = table.everything(&mut watcher, &pages[2]);
    assert!(read.contains("Among-watchers: the last word") && !read.contains("Among-players"));
    // A step after it brings nothing of the other circle either.
    let before = version(&table.house, &table.id);
    act(&mut owner, &table.id, &json!(before), "a-1", 1, "end turn");
    for (at, strange) in [(0, "Among-watchers"), (1, "Among-watchers"), (2, "Among-players")] {
        let update = sockets[at].until(before + 1).unwrap().to_string();
        assert!(!update.contains(strange));
    }
}

#[test]
fn talk_is_there_after_a_restart_and_its_signs_are_only_text() {
    let table = Circle::new();
    let [mut owner, ..] = table.clients();
    assert_eq!(table.say(&mut owner, "<b>line\none</b>\u{202e}").json()["number"], 1);
    let Circle { house, id, .. } = table;
    let house = House::open_in(house.close());
    let shown = page(&house, &format!("/g/{id}"));
    assert!(shown.contains("&lt;b&gt;line one&lt;/b&gt;"), "escaped, and on one line");
    assert!(!shown.contains("<b>line") && !shown.contains('\u{202e}'));
    let heard = house.owner().get(&format!("/api/v1/games/{id}/talk")).unwrap().json();
    assert_eq!((&heard["circle"], &heard["remarks"][0]["seat"]), (&json!("players"), &json!(1)));
}

#[test]
fn what_is_too_much_is_refused_and_nobody_talks_to_himself() {
    let table = Circle::new();
    let [mut owner, mut friend, _] = table.clients();
    refused(&table.say(&mut owner, &"x".repeat(301)), 422, "bad-input");
    refused(&table.say(&mut owner, " \n "), 422, "bad-input");
    let said: Vec<u16> = (0..20).map(|_| table.say(&mut owner, "again and again").status).collect();
    assert!(said.starts_with(&[200; 8]) && said.contains(&429), "{said:?}");
    assert_eq!(table.say(&mut friend, "calmly").status, 200, "another one is not hindered");
    let alone = table.house.game();
    let talk = format!("/api/v1/games/{alone}/talk");
    refused(&owner.post(&talk, &json!({ "text": "Alone?" })).unwrap(), 403, "forbidden");
    assert!(!page(&table.house, &format!("/g/{alone}")).contains("chat-form"));
    refused(
        &table
            .house
            .nobody()
            .with("Origin", "http://evil.example")
            .post(&talk, &json!({ "text": "x" }))
            .unwrap(),
        403,
        "forbidden",
    );
}
