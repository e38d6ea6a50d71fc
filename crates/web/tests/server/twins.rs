//! Twin worlds for every game of the catalog and every way to agree on it that has secrets: pairs of
//! games that differ only in what a visitor may not know. Every byte that he gets must be the same
//! in both. No game is named here: one that comes into the catalog is tried without asking.

use engine::{Record, Seat, Terms, Viewer};
use games::{CATALOG, Entry};
use serde_json::{Value, json};
use testkit::SplitMix;
use web::client::{Client, Socket};

use crate::house::{House, act, without_epochs};

/// How many pairs are played of each game; the environment variable `PROMACHOS_TWINS` asks for more.
const PAIRS: usize = 80;
/// How many steps are played alike after the secrets lie there.
const STEPS: usize = 3;
/// Everything that a visitor hears of: each can be made to leak, to see that it is noticed.
const CHANNELS: [&str; 17] = [
    "page", "past", "view", "log", "dice", "actions", "odds", "why", "card", "hand", "meant",
    "aid", "record", "hint", "refusal", "undo", "pushed",
];
/// Those that say what players are called: a leak planted there before it is sent must arrive.
const NAMING: [&str; 4] = ["page", "past", "view", "pushed"];

/// A game and what was agreed, so that something may be hidden.
struct Secretive {
    entry: &'static Entry,
    terms: Terms,
    seats: u8,
}

/// Every game with every agreement of up to three options that lets it have secrets.
fn secretive() -> Vec<Secretive> {
    let mut found = Vec::new();
    for entry in CATALOG {
        for options in agreements(entry) {
            let terms = Terms { options, ..Terms::default() };
            if let (Ok(true), Ok(seats)) = (entry.has_secrets(&terms), entry.seats(&terms)) {
                found.push(Secretive { entry, terms, seats });
            }
        }
    }
    found
}

/// The options that differ from the rulebook's own.
type Options = Vec<(String, String)>;

fn agreements(entry: &Entry) -> Vec<Options> {
    let specs = entry.info.options;
    let mut all: Vec<(usize, Options)> = vec![(0, Vec::new())];
    let mut at = 0;
    while at < all.len() {
        let (from, options) = all[at].clone();
        at += 1;
        if options.len() == 3 {
            continue;
        }
        for (next, spec) in specs.iter().enumerate().skip(from) {
            for value in &spec.values[1..] {
                let mut more = options.clone();
                more.push((spec.name.to_owned(), (*value).to_owned()));
                all.push((next + 1, more));
            }
        }
    }
    all.into_iter().map(|(_, options)| options).collect()
}

/// One of the two worlds.
struct World {
    id: String,
    /// By seat, and the watchers' last.
    keys: Vec<String>,
    /// What nobody may tell him.
    hidden: String,
    /// The visitor's place among the keys.
    visitor: usize,
}

impl World {
    fn new(house: &House, record: &Record, visitor: usize) -> Self {
        let id = house.bring_in(record);
        let view = house.view(&id);
        let places = view["places"].as_array().unwrap().iter();
        let key =
            |place: &Value| place["link"].as_str().unwrap().rsplit('/').next().unwrap().to_owned();
        let mut keys: Vec<String> = places.map(key).collect();
        keys.push(house.watch_key(&id));
        Self { id, keys, hidden: format!("{:?}, {:?}", record.header.setup, record.lines), visitor }
    }

    fn key(&self) -> &str {
        &self.keys[self.visitor]
    }

    /// Everything that names the game itself, made alike.
    fn plain(&self, text: &str) -> String {
        let mut text = without_epochs(&text.replace(&self.id, "GAME"));
        for (at, key) in self.keys.iter().enumerate() {
            text = text.replace(key, &format!("KEY-{at}"));
        }
        text
    }

    /// Every card that any part of a table may have, as far as the games call their parts so.
    fn explained(&self, client: &mut Client) -> String {
        let parts = [
            "bid",
            "deck",
            "hand-1",
            "hand-2",
            "hand-2-15",
            "hand-3-10",
            "seat-2",
            "slot-1",
            "contingent-medes",
            "contingent-spartans",
            "place-D5",
            "place-F5",
            "place-G6",
            "place-H5",
            "unit-spartans-hoplite",
        ];
        let card = |part: &&str| {
            let answer =
                client.get(&format!("/api/v1/games/{}/card?part={part}", self.id)).unwrap();
            format!("{}\n{}", answer.status, answer.text())
        };
        parts.iter().map(card).collect()
    }

    /// Every byte that the visitor can ask for, by channel. Whole pages are slow to draw and made of
    /// the parts that are pushed, so they are not asked for after every step.
    fn everything(
        &self,
        client: &mut Client,
        version: u64,
        (whole, advised): (bool, bool),
        action: &str,
    ) -> Vec<(&'static str, String)> {
        let (id, key) = (&self.id, self.key());
        let page = if self.visitor + 1 == self.keys.len() {
            format!("/g/{id}/w/{key}")
        } else {
            format!("/g/{id}/s/{}/{key}", self.visitor + 1)
        };
        let api = format!("/api/v1/games/{id}");
        let said = action.replace(' ', "+");
        // A part of the board that the visitor may use, if he decides; any other one if not.
        let offered = client.get(&format!("{api}/actions")).unwrap().json();
        let first = &offered["actions"][0];
        let part =
            first["source"].as_str().or(first["target"].as_str()).unwrap_or("deck").to_owned();
        let paths = [
            ("page", page.clone()),
            ("past", format!("{page}?step=0")),
            ("view", api.clone()),
            ("log", format!("{api}/log")),
            ("dice", format!("{api}/verify")),
            ("actions", format!("{api}/actions?brief=true")),
            ("odds", format!("{api}/odds?action={said}&version={version}")),
            ("why", format!("{api}/why?action={said}")),
            ("hand", format!("{api}/hand?source={part}")),
            ("meant", format!("{api}/meant?part={part}")),
            ("aid", format!("{api}/aid?part={part}")),
            ("record", format!("{api}/record")),
        ];
        let mut all = vec![("card", self.explained(client))];
        for (channel, path) in paths.into_iter().skip(if whole { 0 } else { 2 }) {
            let answer = client.get(&path).unwrap();
            let headers = answer.headers.iter().filter(|(name, _)| name != "date");
            let headers: Vec<String> = headers.map(|(name, it)| format!("{name}: {it}")).collect();
            all.push((
                channel,
                format!("{}\n{}\n{}", answer.status, headers.join("\n"), answer.text()),
            ));
        }
        if whole && advised {
            all.push(("hint", self.advised(client)));
        }
        let seats = self.keys.len() - 1;
        let other = u8::try_from((self.visitor + 1) % seats + 1).unwrap();
        all.push(("refusal", act(client, id, &json!(version), "try", other, action).text()));
        let back = json!({ "expected_version": version, "action_id": "back", "seat": other });
        let undone = client.post(&format!("{api}/undo"), &back).unwrap();
        all.push(("undo", format!("{}\n{}", undone.status, undone.text())));
        all
    }

    /// What is thought of the actions. The thoughts themselves are different each time; that they
    /// come from a view is for the battery to prove. Which actions they are about must not tell.
    fn advised(&self, client: &mut Client) -> String {
        let answer = client.get(&format!("/api/v1/games/{}/hint", self.id)).unwrap();
        let hints = answer.json()["hints"].as_array().cloned();
        let Some(hints) = hints else { return format!("{}\n{}", answer.status, answer.text()) };
        // Only the actions that any player looks at come up whatever he thinks.
        let known = hints.iter().all(|hint| hint["notation"].is_string());
        format!("{}\nadvised: {known}", answer.status)
    }
}

/// What is made to tell of what is hidden, to see that it is noticed.
#[derive(Copy, Clone, Eq, PartialEq)]
enum Leak<'a> {
    Nothing,
    /// One channel, after it has arrived.
    Arrived(&'a str),
    /// One channel, by what the server itself is made to send.
    Sent(&'a str),
}

impl Leak<'_> {
    /// Whether a channel is looked at.
    fn concerns(self, channel: &str) -> bool {
        match self {
            Self::Sent(leaking) => leaking == channel,
            Self::Nothing | Self::Arrived(_) => true,
        }
    }
}

/// Both worlds and what goes with them.
struct Twins<'a> {
    house: &'a House,
    entry: &'static Entry,
    viewer: Viewer,
    worlds: [World; 2],
    clients: [Client; 2],
    sockets: [Socket; 2],
    /// Whether advice is asked for as well: it takes its time.
    advised: bool,
    leak: Leak<'a>,
}

impl<'a> Twins<'a> {
    fn new(
        house: &'a House,
        entry: &'static Entry,
        viewer: Viewer,
        mut records: [Record; 2],
        leak: Leak<'a>,
    ) -> Self {
        if matches!(leak, Leak::Sent(_)) {
            for (name, record) in ["Anaxandros", "Brasidas"].iter().zip(&mut records) {
                (*name).clone_into(&mut record.header.seats[0]);
            }
        }
        let visitor = match viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Spectator => records[0].header.seats.len(),
        };
        let worlds = records.each_ref().map(|record| World::new(house, record, visitor));
        let clients = worlds.each_ref().map(|it| house.with_key(it.key()));
        let sockets = worlds
            .each_ref()
            .map(|it| house.nobody().socket(&format!("/ws/{}?key={}", it.id, it.key())).unwrap());
        Self { house, entry, viewer, worlds, clients, sockets, advised: false, leak }
    }

    fn versions(&mut self) -> [u64; 2] {
        let mut version = |at: usize| {
            let path = format!("/api/v1/games/{}", self.worlds[at].id);
            self.clients[at].get(&path).unwrap().json()["version"].as_u64().unwrap()
        };
        [version(0), version(1)]
    }

    /// Compares everything; says how many texts were alike, or where the first difference is.
    fn compare(&mut self, whole: bool) -> Result<usize, String> {
        let versions = self.versions();
        let action = self.choices().and_then(|(_, list)| list.into_iter().next());
        let action = action.unwrap_or_else(|| "pass".to_owned());
        let (advised, depth) = (self.advised, whole);
        let mut heard = [0, 1].map(|at| {
            let wanted = (depth, advised);
            let mut all =
                self.worlds[at].everything(&mut self.clients[at], versions[at], wanted, &action);
            all.push(("pushed", self.sockets[at].until(versions[at]).unwrap().to_string()));
            all.into_iter()
                .map(|(name, text)| (name, self.worlds[at].plain(&text)))
                .collect::<Vec<_>>()
        });
        for (at, all) in heard.iter_mut().enumerate() {
            for (_, text) in all.iter_mut().filter(|(name, _)| Leak::Arrived(name) == self.leak) {
                text.push_str(&self.worlds[at].hidden);
            }
        }
        let [one, other] = heard;
        for ((name, text), (_, twin)) in one.iter().zip(&other) {
            if self.leak.concerns(name) && text != twin {
                return Err(format!("{name}: {}", difference(text, twin)));
            }
        }
        Ok(one.len())
    }

    /// What the seat that decides may do in both worlds.
    fn choices(&self) -> Option<(u8, Vec<String>)> {
        let node = self.house.view(&self.worlds[0].id)["node"].clone();
        let seat = u8::try_from(node["seat"].as_u64()?).ok()?;
        let [here, there] = self.worlds.each_ref().map(|world| {
            let mut client = self.house.with_key(&world.keys[usize::from(seat) - 1]);
            let listed = client.get(&format!("/api/v1/games/{}/actions", world.id)).unwrap().json();
            let names = listed["actions"].as_array().cloned().unwrap_or_default();
            names
                .iter()
                .filter_map(|it| it["notation"].as_str().map(str::to_owned))
                .collect::<Vec<_>>()
        });
        Some((seat, here.into_iter().filter(|it| there.contains(it)).collect()))
    }

    /// Plays one step alike in both worlds; `false`: there is none, or the visitor may tell the
    /// worlds apart from then on.
    fn step(&mut self, number: usize, random: &mut SplitMix) -> bool {
        let Some((seat, choices)) = self.choices().filter(|(_, choices)| !choices.is_empty())
        else {
            return false;
        };
        let action = &choices[random.pick(choices.len())];
        let versions = self.versions();
        for (world, version) in self.worlds.iter().zip(versions) {
            let mut player = self.house.with_key(&world.keys[usize::from(seat) - 1]);
            let name = format!("n-{number}");
            let done = act(&mut player, &world.id, &json!(version), &name, seat, action);
            assert_eq!(done.status, 200, "{action}: {}", done.text());
        }
        let records = self.worlds.each_ref().map(|world| self.house.stored(&world.id));
        self.entry.alike([&records[0], &records[1]], self.viewer).unwrap()
    }
}

/// The place where two texts differ.
fn difference(one: &str, other: &str) -> String {
    let at = one.bytes().zip(other.bytes()).position(|(a, b)| a != b).unwrap_or(0);
    let around = |text: &str| {
        let bytes =
            &text.as_bytes()[at.saturating_sub(120).min(text.len())..(at + 120).min(text.len())];
        String::from_utf8_lossy(bytes).into_owned()
    };
    format!("{}\n-- and --\n{}", around(one), around(other))
}

/// Plays a pair of games; gives the number of texts that were alike. Nothing: none came about.
fn pair(
    house: &House,
    secretive: &Secretive,
    seed: u64,
    leak: Leak<'_>,
) -> Option<Result<usize, String>> {
    let mut random = SplitMix::new(seed);
    let who = random.pick(usize::from(secretive.seats) + 1);
    let viewer = Seat::all(secretive.seats).nth(who).map_or(Viewer::Spectator, Viewer::Seat);
    let records = secretive.entry.twins(&secretive.terms, viewer, seed)?;
    let mut twins = Twins::new(house, secretive.entry, viewer, records, leak);
    twins.advised = seed < 4 || seed.is_multiple_of(16);
    let mut played = || {
        let mut alike = twins.compare(true)?;
        let mut number = 0;
        while number < STEPS && twins.step(number, &mut random) {
            number += 1;
            alike += twins.compare(number == STEPS)?;
        }
        Ok(alike)
    };
    Some(played())
}

/// Plays every `of`-th pair from a first one; gives the pairs and the texts that were alike.
fn some(
    house: &House,
    all: &[&Secretive],
    (first, of, pairs): (usize, usize, usize),
) -> [usize; 2] {
    let mut counted = [0, 0];
    for seed in (first..pairs).step_by(of) {
        let secretive = &all[seed % all.len()];
        let Some(played) = pair(house, secretive, seed as u64, Leak::Nothing) else { continue };
        let what = (secretive.entry.info.id, &secretive.terms.options);
        counted[1] += played.unwrap_or_else(|why| panic!("{what:?}, {seed}: {why}"));
        counted[0] += 1;
    }
    counted
}

#[test]
fn twin_worlds_of_every_game_look_alike_to_whoever_may_not_tell_them_apart() {
    let house = House::open();
    let all = secretive();
    let asked = std::env::var("PROMACHOS_TWINS").ok().and_then(|text| text.parse().ok());
    for entry in CATALOG {
        let of_it: Vec<&Secretive> =
            all.iter().filter(|it| it.entry.info.id == entry.info.id).collect();
        if !of_it.is_empty() {
            let told = look_alike(&house, &of_it, asked.unwrap_or(PAIRS).max(of_it.len()));
            println!("{}: {told}", entry.info.id);
        }
    }
}

/// Plays so many pairs of one game, on both cores of a small machine; says how many came about.
fn look_alike(house: &House, all: &[&Secretive], pairs: usize) -> String {
    let begun = std::time::Instant::now();
    let [here, there] = std::thread::scope(|scope| {
        let other = scope.spawn(|| some(house, all, (1, 2, pairs)));
        [some(house, all, (0, 2, pairs)), other.join().unwrap()]
    });
    let [played, alike] = [here[0] + there[0], here[1] + there[1]];
    let id = all[0].entry.info.id;
    assert!(played * 2 > pairs, "only {played} of {pairs} pairs of {id} came about");
    // Each pair is compared in every channel at least once, some without advice.
    assert!(alike >= played * (CHANNELS.len() - 1), "only {alike} texts of {id} were compared");
    let seconds = begun.elapsed().as_secs();
    format!("{played} pairs of {} agreements, {alike} texts, {seconds} s", all.len())
}

#[test]
fn every_game_with_secrets_has_twins() {
    for secretive in secretive() {
        let Secretive { entry, terms, .. } = &secretive;
        let found = (0..40).any(|seed| entry.twins(terms, Viewer::Spectator, seed).is_some());
        assert!(found, "{} {:?} hides nothing that could be another", entry.info.id, terms.options);
    }
}

#[test]
fn a_leak_in_any_channel_is_noticed_in_every_game() {
    let house = House::open();
    let all = secretive();
    for entry in CATALOG {
        let Some(secretive) = all.iter().find(|it| it.entry.info.id == entry.info.id) else {
            continue;
        };
        for channel in CHANNELS {
            let leak = Leak::Arrived(channel);
            let mut tried = (0..8).filter_map(|seed| pair(&house, secretive, seed, leak));
            let noticed = tried.find_map(Result::err);
            let why = noticed
                .unwrap_or_else(|| panic!("a leak in {channel} of {} passes", entry.info.id));
            assert!(why.starts_with(channel), "{why}");
        }
    }
}

#[test]
fn a_leak_that_the_server_sends_is_noticed() {
    let house = House::open();
    let all = secretive();
    for channel in NAMING {
        let mut tried = (0..8).filter_map(|seed| pair(&house, &all[0], seed, Leak::Sent(channel)));
        let noticed = tried.find_map(Result::err);
        let why = noticed.unwrap_or_else(|| panic!("what {channel} is made to send passes"));
        assert!(why.starts_with(channel), "{why}");
    }
}
