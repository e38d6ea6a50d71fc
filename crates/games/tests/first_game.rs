//! The small games that tutorials end in: short, and neither won nor lost from the start.

use dice::{Kind, Seeded};
use engine::{Node, Seat, Terms, Verdict};
use games::{Entry, Session};
use search::PlayerSpec;

/// How many steps a first game may take: about ten minutes of a person's decisions and dice.
const LONGEST: usize = 900;

fn begun(entry: &Entry) -> Box<dyn Session> {
    let first = entry.first_game();
    let options = first.options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned()));
    let terms = Terms { options: options.collect(), ..Terms::default() };
    let begun = entry.begin(&terms, Vec::new(), Kind::Seeded(1), first.setup);
    begun.unwrap_or_else(|error| panic!("{}: {error}", first.title))
}

/// Plays it with easy players at every seat. Who won, and in how many steps.
fn played(entry: &Entry, seed: u64) -> (Verdict, usize) {
    let mut table = begun(entry);
    let easy: PlayerSpec = "search:easy".parse().expect("a level");
    for seat in Seat::all(table.header().seats.len() as u8) {
        table.hire(seat, easy, seed);
    }
    let learner = table.seat(entry.first_game().learner).expect("a seat");
    let mut dice = Seeded::new(seed);
    loop {
        if let Node::Over(ending) = table.node() {
            return (ending.verdict(learner), table.steps());
        }
        match table.deciding() {
            Ok(seat) => {
                let choice = table.partner_choice().expect("an easy player decides");
                table.act(seat, &choice).expect("what he may do");
            }
            Err(_) => assert!(table.advance(&mut dice).expect("a die")),
        }
    }
}

#[test]
fn every_tutorial_ends_in_a_small_game_that_can_be_won_and_lost_and_is_soon_over() {
    for entry in games::CATALOG {
        let ends: Vec<(Verdict, usize)> = (0..24).map(|seed| played(entry, seed)).collect();
        let won = ends.iter().filter(|(verdict, _)| *verdict == Verdict::Won).count();
        let longest = ends.iter().map(|(_, steps)| *steps).max().unwrap_or(0);
        let title = entry.first_game().title;
        println!("{title}: won {won} of 24, longest {longest} steps");
        assert!((3..=21).contains(&won), "{title}: won {won} of 24");
        assert!(longest <= LONGEST, "{title}: {longest} steps");
    }
}

#[test]
fn a_first_game_waits_for_the_learner_or_his_easy_opponent() {
    for entry in games::CATALOG {
        let table = begun(entry);
        let first = entry.first_game();
        assert!(usize::from(first.learner) <= table.header().seats.len(), "{}", first.title);
        assert!(!first.about.is_empty() && !matches!(table.node(), Node::Over(_)));
    }
}
