//! Turn sequence, [K6] and [K7].

use game_thermopyles::{Event, Objection, Thermopyles};
use testkit::Script;

type Play = Script<Thermopyles>;

const THREE_PLAYERS: &str = "
    support 0
    slots 22/22 21/23
    hand 1 10 15
    hand 2 11 16
    hand 3 12 17";

#[test]
fn case_k6_the_player_in_turn_retreats_or_fights_with_a_card_of_his_hand() {
    let play = Play::at("players=3", THREE_PLAYERS);
    assert_eq!(play.listed(), ["retreat", "charge 10", "charge 15"]);
}

#[test]
fn case_k6_the_turn_goes_round_clockwise() {
    let mut play = Play::at("players=3", THREE_PLAYERS);
    let mut order = vec![play.deciding().number()];
    // No 10 to 12 beats a 22/22, so every fight ends its turn at once.
    for fight in ["charge 10", "charge 11", "charge 12"] {
        play.go(fight);
        order.push(play.deciding().number());
    }
    assert_eq!(order, [1, 2, 3, 1]);
}

#[test]
fn case_k6_a_retreat_is_the_whole_turn() {
    let mut play = Play::at("players=3", THREE_PLAYERS);
    play.go("retreat, decline");
    assert_eq!(play.deciding().number(), 2);
}

#[test]
fn case_k6_a_fight_is_the_whole_turn() {
    let mut play = Play::at("players=3", THREE_PLAYERS);
    play.go("charge 15");
    assert_eq!(play.deciding().number(), 2);
    assert_eq!(play.fact("marker"), "1"); // A lost fight does not move the marker.
}

#[test]
fn case_k6_a_fight_that_has_begun_cannot_turn_into_a_retreat() {
    let mut play = Play::at("", "slots 22/22 21/23\nhand 1 10 15");
    play.go("charge 10");
    assert_eq!(play.against("retreat"), ["K12"]);
    assert_eq!(play.objections("retreat"), [Objection::SupportFirst]);
}

#[test]
fn case_k6_nothing_but_a_retreat_or_a_charge_begins_a_turn() {
    let play = Play::at("", "slots 22/22 21/23\nhand 1 10 15");
    for action in ["support 1", "draw 1", "decline", "discard 10"] {
        assert_eq!(play.objections(action), [Objection::TurnFirst], "{action}");
    }
}

#[test]
fn case_k6_somebody_who_plays_alone_is_always_in_turn() {
    let mut play = Play::at("", "support 0\nslots 22/22 21/23\nhand 1 10 15");
    play.go("charge 10");
    assert_eq!(play.deciding().number(), 1);
}

const EMPTY_HANDED: &str = "slots 22/22 21/23\nhand 1 -\nhand 2 11 16";

#[test]
fn case_k7_a_player_without_cards_may_only_retreat() {
    let play = Play::at("players=2", EMPTY_HANDED);
    assert_eq!(play.listed(), ["retreat"]);
}

#[test]
fn case_k7_a_player_without_cards_is_told_why_he_cannot_charge() {
    let play = Play::at("players=2", EMPTY_HANDED);
    assert_eq!(play.against("charge 11"), ["K7"]); // His neighbour's 11 does not help him.
    assert_eq!(play.objections("charge 11"), [Objection::EmptyHand]);
}

#[test]
fn case_k7_a_player_whose_last_card_fights_is_not_told_to_retreat() {
    let mut play = Play::at("", "slots 22/22 21/23\nhand 1 10");
    play.go("charge 10");
    assert_eq!(play.objections("charge 10"), [Objection::SupportFirst]);
}

#[test]
fn case_k7_a_retreat_without_cards_is_marked_as_forced() {
    let mut play = Play::at("players=2", EMPTY_HANDED);
    play.go("retreat");
    assert!(matches!(play.told()[..], [Event::Retreated { forced: true, .. }]));
}

#[test]
fn case_k7_a_retreat_with_cards_in_hand_is_not_forced() {
    let mut play = Play::at("players=2", "slots 22/22 21/23\nhand 1 10\nhand 2 11 16");
    play.go("retreat");
    assert!(matches!(play.told()[..], [Event::Retreated { forced: false, .. }]));
}
