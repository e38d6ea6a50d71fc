//! Words at the table: giving up, and a draw that is offered, taken or declined.

use engine::door::{Refusal, RefusalOf};
use engine::undo::{self, NoUndo};
use engine::{Match, Node, Proposal, Record, Seat, Verdict, replay};
use testkit::script;
use testkit::toy::Toy;

const ONE: Seat = Seat::new(0);
const TWO: Seat = Seat::new(1);
const DEALT: Option<&str> = Some("deck 1 2 2 3\ncards 1 3");

fn dealt() -> Match<Toy> {
    script::begin(&script::terms(""), DEALT)
}

fn step(game: &mut Match<Toy>, text: &str) {
    script::step(game, text).expect("a legal step");
}

fn say(game: &mut Match<Toy>, seat: Seat, word: Proposal) {
    game.say(seat, word).expect("a word that means something");
}

#[track_caller]
fn verdicts(game: &Match<Toy>) -> [Verdict; 2] {
    match game.node() {
        Node::Over(ending) => [ending.verdict(ONE), ending.verdict(TWO)],
        other => panic!("the game goes on: {other:?}"),
    }
}

fn is_idle(said: &Result<(), RefusalOf<Toy>>) -> bool {
    matches!(said, Err(Refusal::Idle { .. }))
}

#[test]
fn whoever_resigns_has_lost_and_the_other_side_has_won() {
    let mut game = dealt();
    say(&mut game, TWO, Proposal::Resign);
    assert_eq!(verdicts(&game), [Verdict::Won, Verdict::Lost]);
}

#[test]
fn a_word_leaves_the_position_as_it_is() {
    let mut game = dealt();
    let (state, hash) = (*game.state(), game.hash());
    say(&mut game, ONE, Proposal::Offer);
    say(&mut game, TWO, Proposal::Decline);
    assert_eq!((*game.state(), game.hash()), (state, hash));
    assert_eq!(game.node(), Node::Decision { seat: ONE });
}

#[test]
fn when_the_game_was_given_up_nothing_more_is_played_or_said() {
    let mut game = dealt();
    let action = engine::Game::read_action(game.game(), "seal push").expect("an action");
    say(&mut game, ONE, Proposal::Resign);
    assert_eq!(game.play(ONE, action).err(), Some(Refusal::Over));
    assert_eq!(game.say(TWO, Proposal::Offer), Err(Refusal::Over));
    let mut game = script::begin::<Toy>(&script::terms(""), None);
    say(&mut game, ONE, Proposal::Resign);
    let card = engine::Game::read_outcome(game.game(), "card 1").expect("an outcome");
    assert_eq!(game.settle(card).err(), Some(Refusal::Over));
}

#[test]
fn a_draw_needs_whoever_offers_it_and_whoever_takes_it() {
    let mut game = dealt();
    assert!(is_idle(&game.say(TWO, Proposal::Accept)), "nothing is offered");
    say(&mut game, ONE, Proposal::Offer);
    assert!(is_idle(&game.say(ONE, Proposal::Accept)), "nobody takes his own offer");
    say(&mut game, TWO, Proposal::Accept);
    assert_eq!(verdicts(&game), [Verdict::Drawn, Verdict::Drawn]);
}

#[test]
fn an_offer_stands_while_its_sender_plays_and_falls_when_the_other_does() {
    let mut game = dealt();
    say(&mut game, ONE, Proposal::Offer);
    step(&mut game, "seal push");
    assert_eq!(game.talk().offer, Some(ONE));
    step(&mut game, "seal hold");
    assert_eq!(game.talk().offer, None);
    assert!(is_idle(&game.say(TWO, Proposal::Accept)));
}

#[test]
fn what_was_declined_is_not_offered_again_before_somebody_has_acted() {
    let mut game = dealt();
    say(&mut game, ONE, Proposal::Offer);
    say(&mut game, TWO, Proposal::Decline);
    assert!(is_idle(&game.say(ONE, Proposal::Offer)));
    assert!(is_idle(&game.say(TWO, Proposal::Decline)), "there is nothing left to decline");
    step(&mut game, "seal push");
    say(&mut game, ONE, Proposal::Offer);
}

#[test]
fn one_offer_at_a_time_is_enough() {
    let mut game = dealt();
    say(&mut game, ONE, Proposal::Offer);
    assert!(is_idle(&game.say(TWO, Proposal::Offer)));
}

#[test]
fn a_word_cannot_be_taken_back() {
    let mut game = dealt();
    say(&mut game, ONE, Proposal::Offer);
    assert_eq!(undo::undo(&mut game, ONE), Err(NoUndo::Said(1)));
    say(&mut game, ONE, Proposal::Resign);
    assert_eq!(undo::undo(&mut game, ONE), Err(NoUndo::Said(2)));
}

#[test]
fn a_record_with_words_replays_to_the_same_end() {
    let mut game = dealt();
    say(&mut game, TWO, Proposal::Offer);
    step(&mut game, "seal push");
    say(&mut game, TWO, Proposal::Resign);
    let text = game.record().write();
    assert!(text.contains("\n3 seat 2 !resign "), "{text}");
    let record = Record::read(&text).expect("a record");
    let again = replay::replay::<Toy>(&record).expect("a true record");
    assert_eq!((again.steps(), again.node()), (game.steps(), game.node()));
    assert_eq!(again.talk(), game.talk());
}

#[test]
fn the_game_before_the_last_word_goes_on() {
    let mut game = dealt();
    say(&mut game, ONE, Proposal::Offer);
    say(&mut game, TWO, Proposal::Accept);
    let before = game.after(1).expect("there was such a step");
    assert_eq!((before.node(), before.talk().offer), (Node::Decision { seat: ONE }, Some(ONE)));
}

#[test]
fn a_word_of_a_seat_that_the_table_lacks_is_refused() {
    let mut game = dealt();
    for word in Proposal::ALL {
        assert!(is_idle(&game.say(Seat::new(7), word)), "{word}");
    }
    assert_eq!(game.steps().len(), 0);
}

#[test]
fn what_was_said_to_have_come_up_is_taken_back_until_somebody_decides() {
    let mut game = script::begin::<Toy>(&script::terms(""), None);
    let before = *game.state();
    assert_eq!(undo::undo_entered(&mut game), Err(NoUndo::Nothing));
    step(&mut game, "card 1");
    assert_eq!(undo::undo_entered(&mut game), Ok(()));
    assert_eq!((*game.state(), game.steps().len()), (before, 0));
    step(&mut game, "card 2");
    step(&mut game, "card 3");
    step(&mut game, "seal push");
    assert_eq!(undo::undo_entered(&mut game), Err(NoUndo::OtherSeat(ONE)));
}
