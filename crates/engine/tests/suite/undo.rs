//! Undo by information: what nobody has learned anything from may be taken back.

use engine::undo::{self, NoUndo};
use engine::{Match, Seat};
use testkit::script;
use testkit::toy::Toy;

const ONE: Seat = Seat::new(0);
const TWO: Seat = Seat::new(1);

fn after(position: Option<&str>, steps: &[&str]) -> Match<Toy> {
    let mut game = script::begin(&script::terms(""), position);
    for step in steps {
        script::step(&mut game, step).expect("a legal step");
    }
    game
}

const DEALT: Option<&str> = Some("deck 1 2 2 3\ncards 1 3");

#[test]
fn before_the_first_step_there_is_nothing_to_take_back() {
    assert_eq!(undo::allowed(&after(DEALT, &[]), ONE), Err(NoUndo::Nothing));
}

#[test]
fn a_seat_takes_its_own_sealed_order_back() {
    let mut game = after(DEALT, &["seal push"]);
    let (before, hash) = (after(DEALT, &[]), game.hash());
    assert_eq!(undo::undo(&mut game, ONE), Ok(()));
    assert_eq!((game.state(), game.steps().len()), (before.state(), 0));
    script::step(&mut game, "seal push").expect("a legal step");
    assert_eq!(game.hash(), hash);
}

#[test]
fn another_seats_step_cannot_be_taken_back() {
    let mut game = after(DEALT, &["seal push"]);
    assert_eq!(undo::undo(&mut game, TWO), Err(NoUndo::OtherSeat(ONE)));
    assert_eq!(game.steps().len(), 1);
}

#[test]
fn after_another_seat_has_decided_a_step_stands() {
    let game = after(DEALT, &["seal push", "seal hold"]);
    assert_eq!(undo::allowed(&game, ONE), Err(NoUndo::OtherSeat(TWO)));
}

#[test]
fn a_step_that_showed_something_stands() {
    // The second order turns both over: seat 2 has seen what seat 1 sealed.
    let game = after(DEALT, &["seal push", "seal hold"]);
    assert_eq!(undo::allowed(&game, TWO), Err(NoUndo::Revealed(2)));
}

#[test]
fn after_chance_has_decided_nothing_is_taken_back() {
    let game = after(None, &["card 1"]);
    assert_eq!(undo::allowed(&game, ONE), Err(NoUndo::ChanceDecided(1)));
    let game = after(DEALT, &["seal push", "seal hold", "march 20", "brace", "die 1"]);
    assert_eq!(undo::allowed(&game, TWO), Err(NoUndo::ChanceDecided(5)));
}

#[test]
fn a_reaction_is_taken_back_before_the_die_falls() {
    let mut game = after(DEALT, &["seal push", "seal hold", "march 20", "brace"]);
    assert_eq!(undo::asking_seat(&game), TWO);
    assert_eq!(undo::undo(&mut game, TWO), Ok(()));
    assert_eq!(undo::allowed(&game, TWO), Err(NoUndo::OtherSeat(ONE)));
    assert_eq!(undo::undo(&mut game, ONE), Ok(())); // The march.
}

#[test]
fn the_reason_is_given_in_words() {
    let game = after(DEALT, &["seal push", "seal hold"]);
    let told = undo::allowed(&game, TWO).unwrap_err().to_string();
    assert_eq!(told, "the last step showed the others what they did not know (step 2)");
}

#[test]
fn what_the_rules_made_of_an_action_goes_back_with_it() {
    let mut game = after(DEALT, &["seal push", "seal hold", "march 20", "yield", "F7"]);
    assert_eq!(undo::asking_seat(&game), TWO);
    assert_eq!(undo::allowed(&game, ONE), Err(NoUndo::OtherSeat(TWO)));
    assert_eq!(undo::undo(&mut game, TWO), Ok(()));
    assert_eq!(game.steps().len(), 3);
}
