//! Hundreds of games at random, every sentence of which has to be English: verbs agree with who does
//! it, one thing is one, nobody is named twice, nothing is missing.

mod agreement;

use std::num::NonZeroU32;

use agreement::slips;
use draw::{Depict, SeatNames};
use engine::{Game, Node, Seat, Terms, Viewer};
use game_thermopylae::Thermopylae;
use game_thermopyles::Thermopyles;

/// Tickets one after the other; the same seed gives the same game.
struct Tickets(u64);

impl Tickets {
    fn below(&mut self, most: u32) -> u32 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (u64::from((self.0 >> 33) as u32) % u64::from(most.max(1))) as u32
    }
}

/// Plays a game at random for so many steps, and reads everything that anybody is told.
fn read<G: Depict>(game: &G, seed: u64, steps: usize, wrong: &mut Vec<String>) {
    let names = ["You", "Anna", "Ben", "Gorgo"].map(str::to_owned);
    let names = SeatNames::new(&names[..usize::from(game.seats())]);
    let (mut state, mut tickets, mut list) = (game.start(), Tickets(seed), Vec::new());
    for step in 0..steps {
        let (mut events, mut cause) = (Vec::new(), None);
        let before = game.view(&state, Viewer::Spectator);
        wrong.extend(slips(&game.prompt(&before, names)));
        match game.node(&state) {
            Node::Chance { tickets: most, case } => {
                let most = NonZeroU32::from(most).get();
                let outcome = game.outcome(&state, tickets.below(most));
                game.settle(&mut state, outcome, &mut events);
                cause = Some(case);
            }
            Node::Decision { seat } => {
                let view = game.view(&state, Viewer::Seat(seat));
                game.actions(&state, &mut list);
                let action = list[tickets.below(list.len() as u32) as usize];
                wrong.extend(slips(&game.say_action(&view, action, names)));
                // Orders are many and alike: some will do.
                let orders = if step % 16 == 0 { game.orders(&view) } else { Vec::new() };
                for order in orders {
                    wrong.extend(slips(&order.words));
                }
                game.apply(&mut state, action, &mut events);
            }
            Node::Forced { .. } => break,
            Node::Over(ending) => {
                wrong.extend(slips(&game.say_ending(&ending)));
                break;
            }
        }
        for viewer in [Viewer::Spectator, Viewer::Seat(Seat::FIRST)] {
            for event in events.iter().filter_map(|event| game.seen_by(event, viewer)) {
                wrong.extend(slips(&game.say_event(&event, cause, names)));
            }
        }
    }
}

fn agreed<G: Game>(options: &[(&str, &str)]) -> G {
    let options = options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned()));
    let terms = Terms { options: options.collect(), ..Terms::default() };
    G::agree(&terms).unwrap_or_else(|faults| panic!("{faults:?}"))
}

#[track_caller]
fn none(mut wrong: Vec<String>) {
    wrong.sort();
    wrong.dedup();
    assert!(wrong.is_empty(), "{} slips:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn every_sentence_of_thermopyles_agrees() {
    let tables: [&[(&str, &str)]; 3] = [
        &[],
        &[("players", "3"), ("hands", "hidden")],
        &[("players", "2"), ("support", "one-by-one")],
    ];
    let mut wrong = Vec::new();
    for options in tables {
        let game: Thermopyles = agreed(options);
        for seed in 0..200 {
            read(&game, seed, 400, &mut wrong);
        }
    }
    none(wrong);
}

#[test]
fn every_sentence_of_the_battle_agrees() {
    let tables: [&[(&str, &str)]; 3] = [
        &[("army", "quick"), ("auction", "sealed")],
        &[("army", "quick"), ("bid", "1"), ("greek", "1")],
        &[("army", "quick-first"), ("bid", "20"), ("greek", "2")],
    ];
    let mut wrong = Vec::new();
    for options in tables {
        let game: Thermopylae = agreed(options);
        for seed in 0..100 {
            read(&game, seed, 600, &mut wrong);
        }
    }
    none(wrong);
}

#[test]
fn slips_are_found() {
    for sentence in [
        "You charges with the 15.",
        "Immortals marches from Trachis to Alpenoi.",
        "bid 1: play the Greeks, and destroy 1 Persian units [R4]",
        "Anna Anna: retreat, or charge with a card?",
        "nobody sits at seat 2: the table has 1 seats",
        "The combat for Trachis is over: 0 attackers and 0 defenders are left and whole again.",
        "Anna gives the card to You .",
        "2 Persian Infantry at Trachis is destroyed.",
        "Persian Infantry at Trachis are destroyed.",
        "Immortals at Trachis roll 3 for 4 and hits.",
    ] {
        assert!(!slips(sentence).is_empty(), "nothing is found in {sentence:?}");
    }
}
