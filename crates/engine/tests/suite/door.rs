//! The checked door: what it refuses, it leaves untouched, and it says every reason.

use engine::door::{self, Refusal, RefusalOf};
use engine::{Game, Quiet, Seat};
use testkit::Script;
use testkit::toy::{Action, Event, Order, Outcome, Priority, Toy};

type Play = Script<Toy>;

const SEALED: &str = "deck 1 2 2 3\ncards 1 3\norders push hold";

/// The door refuses an action of a seat and changes nothing.
#[track_caller]
fn refusal(play: &Play, seat: u8, action: Action) -> RefusalOf<Toy> {
    let mut state = *play.state();
    let refusal = door::play(play.rules(), &mut state, Seat::new(seat), action, &mut Quiet);
    assert_eq!(state, *play.state());
    refusal.expect_err("it should have been refused")
}

#[test]
fn another_seat_is_told_whose_decision_it_is() {
    let play = Play::at("", SEALED);
    let told = refusal(&play, 1, Action::March(10));
    assert_eq!(told, Refusal::NotYours { asked: Seat::new(1), turn: Seat::new(0) });
    assert_eq!(told.to_string(), "seat 2 may not act: seat 1 decides now");
}

#[test]
fn an_illegal_action_is_refused_with_every_objection() {
    let play = Play::at("", "deck 1 2 2 3\ncards 1 3\norders - -");
    let told = refusal(&play, 0, Action::March(99));
    assert_eq!(
        told.to_string(),
        "march 99 is not allowed: [F3] nobody marches now; [F3] 99 paces of 30"
    );
}

#[test]
fn an_action_is_refused_while_chance_must_decide() {
    let play = Play::start("");
    assert_eq!(refusal(&play, 0, Action::Seal(Order::Hold)), Refusal::ChanceFirst);
}

#[test]
fn nothing_is_played_after_the_end() {
    let play = Play::at("", "deck 1 2 2 3\ncards 1 3\norders hold hold");
    assert_eq!(refusal(&play, 0, Action::Seal(Order::Hold)), Refusal::Over);
}

#[test]
fn chance_is_refused_while_a_seat_must_decide() {
    let play = Play::at("", SEALED);
    let mut state = *play.state();
    let told = door::settle(play.rules(), &mut state, Outcome::Card(1), &mut Quiet);
    assert_eq!(told, Err(Refusal::DecisionFirst(Seat::FIRST)));
    assert_eq!(state, *play.state());
}

#[test]
fn an_outcome_without_a_ticket_is_refused() {
    let play = Play::start("");
    let mut state = *play.state();
    let die = play.rules().read_outcome("die 6").expect("an outcome");
    let told = door::settle(play.rules(), &mut state, die, &mut Quiet);
    assert_eq!(told, Err(Refusal::Impossible { outcome: "die 6".to_owned() }));
    assert_eq!(state, *play.state());
}

#[test]
fn a_card_that_is_gone_cannot_come_again() {
    let mut play = Play::start("");
    play.go("card 3");
    let ways: Vec<(String, u32)> = play.outcomes();
    let left = [("card 1", 2), ("card 2", 2), ("card 3", 1)];
    assert_eq!(ways, left.map(|(card, tickets)| (card.to_owned(), tickets)));
}

#[test]
fn a_parametric_action_that_is_not_listed_but_legal_passes() {
    let mut play = Play::at("", SEALED);
    assert_eq!(play.listed(), ["march 10", "march 20", "march 30"]);
    play.go("march 17");
    assert_eq!(play.fact("paces"), "17");
}

#[test]
fn a_reaction_is_asked_of_the_seat_that_is_not_in_turn() {
    let mut play = Play::at("", SEALED);
    assert_eq!(play.deciding().number(), 1);
    play.go("march 17");
    assert_eq!(play.deciding().number(), 2);
}

#[test]
fn several_actions_pass_together_or_not_at_all() {
    let mut play = Play::at("", "deck 1 2 2 3\ncards 1 3\norders - -");
    let bold = play.rules().expand(play.state(), "bold").expect("a group order");
    let before = *play.state();
    let told = play.game().play_all(Seat::FIRST, &bold); // Seat 2 seals in between.
    assert!(matches!(told, Err(Refusal::NotYours { .. })), "{told:?}");
    assert_eq!((*play.state(), play.game().steps().len()), (before, 0));
    let meek = play.rules().expand(play.state(), "meek").expect("a group order");
    assert_eq!(play.game().play_all(Seat::FIRST, &meek), Ok(1));
}

/// Seat 2 yields, and falls back by rule [F7].
const YIELDED: &str = "deck 1 2 2 3\ncards 1 3\norders push hold\npaces 20\nanswer yield";

#[test]
fn nobody_decides_while_the_rules_go_on_by_themselves() {
    let play = Play::at("", YIELDED);
    let told = refusal(&play, 0, Action::March(10));
    assert_eq!(told.to_string(), "the rules make the next step themselves [F7]");
    assert_eq!(play.listed(), [""; 0]);
}

#[test]
fn the_rules_step_says_what_it_chose_among_and_why() {
    let mut play = Play::at("", YIELDED);
    play.go("F7");
    let told = play.told();
    let [Event::FellBack { bank, ranking: Some(ranking) }, Event::Ended(_)] = &told[..] else {
        panic!("{told:?}")
    };
    // Banks 1 and 3 are ten paces from the marcher's twenty, bank 2 none; of two, upstream [F7].
    assert_eq!((*bank, &ranking.candidates[..]), (3, &[1, 2, 3][..]));
    let sieves: Vec<_> = ranking.sieves.iter().map(|it| (it.reason, it.kept.clone())).collect();
    assert_eq!(sieves, [(Priority::Farthest, vec![1, 3]), (Priority::Upstream, vec![3])]);
}

#[test]
fn the_rules_go_on_only_where_it_is_their_turn() {
    let play = Play::at("", SEALED);
    let mut state = *play.state();
    let told = door::carry_on(play.rules(), &mut state, &mut Quiet);
    assert_eq!(told, Err(Refusal::DecisionFirst(Seat::FIRST)));
    assert_eq!(state, *play.state());
}
