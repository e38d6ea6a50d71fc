//! Twin worlds at random: hundreds of pairs of games with hidden hands that differ only in what a
//! visitor may not know, played alike. Every byte that he gets must be the same in both.

use std::fmt::Write as _;

use serde_json::{Value, json};
use testkit::SplitMix;
use web::client::Client;

use crate::house::{House, act};

const PAIRS: u64 = 200;
const STEPS: usize = 3;
/// Everything that a visitor hears of: each can be made to leak, to see that it is noticed.
const CHANNELS: [&str; 12] = [
    "page", "past", "view", "log", "dice", "actions", "odds", "why", "record", "hint", "refusal",
    "pushed",
];
/// Those that say what players are called: a leak planted there before it is sent must arrive.
const NAMING: [&str; 4] = ["page", "past", "view", "pushed"];

/// What is dealt: the same but for the hands that the visitor does not see.
struct Deal {
    seats: u8,
    /// The seat that looks on; one more than there are seats: a watcher.
    viewer: u8,
    seed: u64,
    common: String,
    hands: [Vec<Vec<u8>>; 2],
    /// Whether advice is asked for as well: it takes its time.
    advised: bool,
}

impl Deal {
    fn new(random: &mut SplitMix) -> Self {
        let seats = 2 + random.pick(2) as u8;
        let (active, viewer) =
            (1 + random.pick(seats.into()) as u8, 1 + random.pick(usize::from(seats) + 1) as u8);
        let slots = ["20/24 17/22", "12/27 20/24", "21/23 15/24"][random.pick(3)];
        let common = format!(
            "marker {}\nsupport {}\nslots {slots}\nactive {active}\n",
            2 + random.pick(3),
            random.pick(4)
        );
        // [K1] Two cards of each value from 11 to 19; those that are left out stay in the deck.
        let mut deck: Vec<u8> = (11..=19).chain(11..=19).collect();
        let fixed: Vec<Vec<u8>> = (1..=seats)
            .map(|seat| {
                // Of an unseen hand one card is the same in both worlds: it can be played alike.
                let count = if seat == viewer { 2 + random.pick(2) } else { 1 };
                (0..count).map(|_| draw(random, &mut deck)).collect()
            })
            .collect();
        let more: Vec<usize> =
            (1..=seats).map(|seat| if seat == viewer { 0 } else { 1 + random.pick(2) }).collect();
        let mut deal = || {
            let mut left = deck.clone();
            let hand = |(own, &more): (&Vec<u8>, &usize)| {
                let mut hand = own.clone();
                hand.extend((0..more).map(|_| draw(random, &mut left)));
                hand.sort_unstable();
                hand
            };
            fixed.iter().zip(&more).map(hand).collect()
        };
        let hands = [deal(), deal()];
        Self { seats, viewer, seed: random.next() >> 12, common, hands, advised: false }
    }
}

/// One of the two worlds.
struct World<'a> {
    id: String,
    /// By seat, and the watchers' last where one watches.
    keys: Vec<String>,
    hidden: String,
    deal: &'a Deal,
}

impl<'a> World<'a> {
    /// Deals one of the two worlds; `planted`: everybody is called by what he must not tell.
    fn new(house: &House, deal: &'a Deal, which: usize, planted: bool) -> Self {
        let name = |seat: u8| {
            let hand = planted.then(|| format!(" {:?}", deal.hands[which][usize::from(seat) - 1]));
            format!("Hoplite {seat}{}", hand.unwrap_or_default())
        };
        let link = |seat: u8| json!({ "kind": "link", "name": name(seat) });
        let mut setup = deal.common.clone();
        for (seat, hand) in (1..).zip(&deal.hands[which]) {
            let cards: Vec<String> = hand.chunk_by(u8::eq).map(several).collect();
            writeln!(setup, "hand {seat} {}", cards.join(" ")).unwrap();
        }
        let id = house.begin(&json!({
            "game": "thermopyles",
            "title": "Twins",
            "options": { "players": deal.seats.to_string(), "hands": "hidden" },
            "seats": (1..=deal.seats).map(link).collect::<Vec<Value>>(),
            "seed": deal.seed,
            "setup": setup,
        }));
        let view = house.view(&id);
        let places = view["places"].as_array().unwrap().iter();
        let key =
            |place: &Value| place["link"].as_str().unwrap().rsplit('/').next().unwrap().to_owned();
        let mut keys: Vec<String> = places.map(key).collect();
        if deal.viewer > deal.seats {
            keys.push(house.watch_key(&id));
        }
        Self { id, keys, hidden: format!("{:?}", deal.hands[which]), deal }
    }

    fn key(&self, seat: u8) -> &str {
        &self.keys[usize::from(seat) - 1]
    }

    /// Everything that names the game itself, made alike.
    fn plain(&self, text: &str) -> String {
        let mut text = text.replace(&self.id, "GAME");
        for (at, key) in self.keys.iter().enumerate() {
            text = text.replace(key, &format!("KEY-{at}"));
        }
        text
    }

    /// Every byte that the visitor can ask for, by channel. Whole pages are slow to draw and made of
    /// the parts that are pushed, so they are not asked for after every step.
    fn everything(
        &self,
        client: &mut Client,
        version: &Value,
        whole: bool,
    ) -> Vec<(&'static str, String)> {
        let Deal { viewer, seats, .. } = *self.deal;
        let (id, key) = (&self.id, self.key(viewer));
        let page = if viewer > seats {
            format!("/g/{id}/w/{key}")
        } else {
            format!("/g/{id}/s/{viewer}/{key}")
        };
        let api = format!("/api/v1/games/{id}");
        let paths = [
            ("page", page.clone()),
            ("past", format!("{page}?step=0")),
            ("view", api.clone()),
            ("log", format!("{api}/log")),
            ("dice", format!("{api}/verify")),
            ("actions", format!("{api}/actions")),
            ("odds", format!("{api}/odds?action=charge+15&version={version}")),
            ("why", format!("{api}/why?action=charge+16")),
            ("record", format!("{api}/record")),
        ];
        let mut all = Vec::new();
        for (channel, path) in paths.into_iter().skip(if whole { 0 } else { 2 }) {
            let answer = client.get(&path).unwrap();
            let headers = answer.headers.iter().filter(|(name, _)| name != "date");
            let headers: Vec<String> = headers.map(|(name, it)| format!("{name}: {it}")).collect();
            all.push((
                channel,
                format!("{}\n{}\n{}", answer.status, headers.join("\n"), answer.text()),
            ));
        }
        if whole && self.deal.advised {
            all.push(("hint", advised(client, &format!("{api}/hint"))));
        }
        let other = viewer % seats + 1;
        let refused = act(client, id, version, "try", other, "charge 12");
        all.push(("refusal", refused.text()));
        all
    }
}

/// What is thought of the actions. The thoughts themselves are different each time; that they come
/// from a view is for the battery to prove. Which actions they are about must not tell.
fn advised(client: &mut Client, path: &str) -> String {
    let answer = client.get(path).unwrap();
    let hints = answer.json()["hints"].as_array().cloned();
    let Some(hints) = hints else { return format!("{}\n{}", answer.status, answer.text()) };
    let mut about: Vec<String> =
        hints.iter().map(|hint| format!("{} {}", hint["notation"], hint["words"])).collect();
    about.sort();
    about.join("\n")
}

/// Takes any card.
fn draw(random: &mut SplitMix, deck: &mut Vec<u8>) -> u8 {
    deck.swap_remove(random.pick(deck.len()))
}

fn several(cards: &[u8]) -> String {
    if cards.len() == 1 { cards[0].to_string() } else { format!("{}x{}", cards[0], cards.len()) }
}

/// What is made to tell of the hidden hands, to see that it is noticed.
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
    deal: &'a Deal,
    worlds: [World<'a>; 2],
    clients: [Client; 2],
    sockets: [web::client::Socket; 2],
    /// The channel that is made to tell of the hidden hands.
    leak: Leak<'a>,
}

impl<'a> Twins<'a> {
    fn new(house: &'a House, deal: &'a Deal, leak: Leak<'a>) -> Self {
        let planted = matches!(leak, Leak::Sent(_));
        let worlds = [0, 1].map(|which| World::new(house, deal, which, planted));
        let clients = worlds.each_ref().map(|it| house.with_key(it.key(deal.viewer)));
        let sockets = worlds.each_ref().map(|it| {
            house.nobody().socket(&format!("/ws/{}?key={}", it.id, it.key(deal.viewer))).unwrap()
        });
        Self { house, deal, worlds, clients, sockets, leak }
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
        let mut heard = [0, 1].map(|at| {
            let mut all =
                self.worlds[at].everything(&mut self.clients[at], &json!(versions[at]), whole);
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

    /// What the seat that decides may do in both worlds, without dealing the visitor a card: that
    /// one he may know, and it may be another.
    fn choices(&self) -> Option<(u8, Vec<String>)> {
        let node = self.house.view(&self.worlds[0].id)["node"].clone();
        let seat = u8::try_from(node["seat"].as_u64()?).ok()?;
        let [here, there] = self.worlds.each_ref().map(|world| {
            let mut client = self.house.with_key(world.key(seat));
            let listed = client.get(&format!("/api/v1/games/{}/actions", world.id)).unwrap().json();
            let names = listed["actions"].as_array().cloned().unwrap_or_default();
            names
                .iter()
                .filter_map(|it| it["notation"].as_str().map(str::to_owned))
                .collect::<Vec<_>>()
        });
        let own = format!("draw {}", self.deal.viewer);
        Some((seat, here.into_iter().filter(|it| there.contains(it) && *it != own).collect()))
    }

    /// Plays one step alike in both worlds; `false`: there is none.
    fn step(&mut self, number: usize, random: &mut SplitMix) -> bool {
        let Some((seat, choices)) = self.choices().filter(|(_, choices)| !choices.is_empty())
        else {
            return false;
        };
        let action = &choices[random.pick(choices.len())];
        let versions = self.versions();
        for (world, version) in self.worlds.iter().zip(versions) {
            let mut player = self.house.with_key(world.key(seat));
            let done =
                act(&mut player, &world.id, &json!(version), &format!("n-{number}"), seat, action);
            assert_eq!(done.status, 200, "{action}: {}", done.text());
        }
        true
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

/// Plays a pair of games; gives the number of texts that were alike.
fn pair(house: &House, seed: u64, leak: Leak<'_>) -> Result<usize, String> {
    let mut random = SplitMix::new(seed);
    let deal = Deal { advised: seed < 4 || seed.is_multiple_of(16), ..Deal::new(&mut random) };
    let mut twins = Twins::new(house, &deal, leak);
    let mut alike = twins.compare(false)?;
    let mut number = 0;
    while number < STEPS && twins.step(number, &mut random) {
        number += 1;
        alike += twins.compare(number == STEPS)?;
    }
    Ok(alike)
}

#[test]
fn hundreds_of_twin_worlds_look_alike_to_whoever_may_not_tell_them_apart() {
    let house = House::open();
    let some = |first: u64| -> usize {
        let seeds = (first..PAIRS).step_by(2);
        let alike =
            |seed| pair(&house, seed, Leak::Nothing).unwrap_or_else(|why| panic!("{seed}: {why}"));
        seeds.map(alike).sum()
    };
    let alike = std::thread::scope(|scope| {
        let other = scope.spawn(|| some(1));
        some(0) + other.join().unwrap()
    });
    let least = PAIRS as usize * CHANNELS.len() * 2;
    assert!(alike > least, "only {alike} texts were compared");
}

#[test]
fn a_leak_in_any_channel_is_noticed() {
    let house = House::open();
    for channel in CHANNELS {
        let noticed = (0..4).find_map(|seed| pair(&house, seed, Leak::Arrived(channel)).err());
        let why = noticed.unwrap_or_else(|| panic!("a leak in {channel} is not noticed"));
        assert!(why.starts_with(channel), "{why}");
    }
}

#[test]
fn a_leak_that_the_server_sends_is_noticed() {
    let house = House::open();
    for channel in NAMING {
        let noticed = (0..4).find_map(|seed| pair(&house, seed, Leak::Sent(channel)).err());
        let why =
            noticed.unwrap_or_else(|| panic!("what {channel} is made to send is not noticed"));
        assert!(why.starts_with(channel), "{why}");
    }
}
