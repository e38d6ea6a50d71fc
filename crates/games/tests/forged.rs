//! Records forged by somebody who knows how they are written: every sum fits, nothing else need. A
//! record is refused or it is true; it never makes the program fail, and it is read in no time.

use std::time::{Duration, Instant};

use engine::record::{Hash, Line, Who};
use engine::{Record, Seat, Terms};

/// How many are forged: as many as the variable `PROMACHOS_FORGED` says, else a few thousand.
fn forgeries() -> u64 {
    let asked = std::env::var("PROMACHOS_FORGED");
    asked.map_or(4_000, |text| text.parse().expect("PROMACHOS_FORGED is a number"))
}

/// Numbers from a seed.
struct Scripted64(u64);

impl Scripted64 {
    fn below(&mut self, most: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % most.max(1)
    }
}

/// A game played to its end by dice and by chance.
fn played(random: &mut Scripted64) -> Record {
    let options = vec![("players".to_owned(), (1 + random.below(4)).to_string())];
    let terms = Terms { options, ..Terms::default() };
    let entry = games::find("thermopyles").expect("the game");
    let dice = dice::Kind::Seeded(random.below(1 << 30) as u64);
    let mut table = entry.begin(&terms, Vec::new(), dice.clone(), None).expect("a table");
    let mut source = dice.source().expect("dice");
    for _ in 0..random.below(60) {
        while table.advance(&mut *source).expect("dice that fall") {}
        let actions = table.actions();
        let Ok(seat) = table.deciding() else { break };
        table.act(seat, &actions[random.below(actions.len())].notation).expect("a listed action");
    }
    Record::read(&table.record()).expect("a record")
}

/// Texts that no reader should trip over.
const ODD: [&str; 16] = [
    "",
    " ",
    "!",
    "!resign",
    "!offer",
    "!accept",
    "!decline",
    "charge 99999999999999999999",
    "die -1",
    "support 18446744073709551616",
    "persian 0/0",
    "marker 255",
    "hand 1 15x4294967296",
    "\u{202e}",
    "fight 15 2 2 2",
    "NaN",
];

fn odd(random: &mut Scripted64) -> String {
    let text = ODD[random.below(ODD.len())];
    if random.below(20) == 0 { text.repeat(1 + random.below(3_000)) } else { text.to_owned() }
}

fn forge(record: &mut Record, random: &mut Scripted64) {
    let many = record.lines.len();
    let some_seat = Seat::new(random.below(8) as u8);
    match (random.below(14), many) {
        (0, _) => record.header.rules = random.below(1 << 31) as u32,
        (1, _) => record.header.options.push((odd(random), odd(random))),
        (2, _) => record.header.options.truncate(random.below(3)),
        (3, _) => record.header.seats.push(odd(random)),
        (4, _) => record.header.seats.truncate(random.below(4)),
        (5, _) => record.header.dice = odd(random),
        (6, _) => record.header.setup = Some(format!("{}\n{}\n", odd(random), odd(random))),
        (7, _) => record.header.own_components = Some(format!("{}\n", odd(random))),
        (8, _) => record.start = Hash::of(&odd(random)),
        (_, 0) | (9, _) => {
            let who = if random.below(2) == 0 { Who::Chance } else { Who::Seat(some_seat) };
            let hash = record.lines.last().map_or(record.start, |line| line.hash);
            record.lines.push(Line { who, text: odd(random), hash });
        }
        (10, _) => record.lines.truncate(random.below(many)),
        (11, _) => {
            let line = record.lines[random.below(many)].clone();
            record.lines.insert(random.below(many), line);
        }
        (12, _) => record.lines.swap(random.below(many), random.below(many)),
        _ => record.lines[random.below(many)].text = odd(random),
    }
}

#[test]
fn a_forged_record_is_refused_or_true_and_never_trips_the_program() {
    let mut random = Scripted64(480);
    let (mut refused, mut slowest) = (0, Duration::ZERO);
    for number in 0..forgeries() {
        let mut record = played(&mut random);
        for _ in 0..=random.below(3) {
            forge(&mut record, &mut random);
        }
        let text = record.write();
        let begun = Instant::now();
        match games::open(&text) {
            Err(_) => refused += 1,
            // What is left out of the options is the rulebook's own; all else must be as it is told.
            Ok(table) => {
                let last = record.lines.last().map_or(record.start, |line| line.hash);
                assert_eq!((table.steps(), table.hash()), (record.lines.len(), last), "{number}");
                assert_eq!(table.lines(0), record.lines, "forgery {number} reads as another game");
            }
        }
        slowest = slowest.max(begun.elapsed());
    }
    assert!(refused > forgeries() / 2, "only {refused} were refused: hardly anything was forged");
    assert!(slowest < Duration::from_secs(2), "{slowest:?}");
}
