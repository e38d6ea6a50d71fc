//! Records of the Ford, for tests: played, and asked what is wrong with them.

use engine::replay::{self, ReplayFaultOf};
use engine::{Match, Record, Terms};
use testkit::script;
use testkit::toy::Toy;

/// A game after these steps.
pub(crate) fn played(terms: &Terms, position: Option<&str>, steps: &[&str]) -> Match<Toy> {
    let mut game = script::begin(terms, position);
    for step in steps {
        script::step(&mut game, step).expect("a legal step");
    }
    game
}

/// A whole game: cards, orders, march, reaction, die.
pub(crate) fn whole_game() -> Match<Toy> {
    let steps = ["card 2", "card 3", "seal push", "seal hold", "march 17", "brace", "die 6"];
    played(&script::terms("water=high"), None, &steps)
}

/// What becomes of a text: nothing if it is taken, the complaint if it is not.
pub(crate) fn complaint(text: &str) -> Option<String> {
    match Record::read(text) {
        Err(fault) => Some(fault.to_string()),
        Ok(record) => replay::replay::<Toy>(&record).err().map(|fault| fault.to_string()),
    }
}

/// Why a text whose lines are as a record has them does not replay.
pub(crate) fn fault(text: &str) -> ReplayFaultOf<Toy> {
    let record = Record::read(text).expect("the lines are as a record has them");
    replay::replay::<Toy>(&record).expect_err("the record is false")
}
