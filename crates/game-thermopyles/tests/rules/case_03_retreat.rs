//! Retreat, [K8] to [K10].

use engine::Seat;
use game_thermopyles::state::Cause;
use game_thermopyles::{Objection, Thermopyles};
use testkit::Script;

type Play = Script<Thermopyles>;

#[test]
fn case_k8_a_retreat_moves_the_marker_one_location_back() {
    for (from, to) in [("1", "2"), ("2", "3"), ("3", "4"), ("4", "5"), ("5", "6")] {
        let mut play = Play::at("", &format!("marker {from}\nslots 20/24 17/22\nhand 1 10"));
        play.go("retreat");
        assert_eq!(play.fact("marker"), to);
    }
}

#[test]
fn case_k8_a_retreat_leaves_the_persian_cards_where_they_are() {
    let mut play = Play::at("", "slots 20/24 17/22\nhand 1 10");
    play.go("retreat, decline");
    assert_eq!(play.fact("slots"), "20/24 17/22");
}

const AFTER_A_RETREAT: &str = "
    marker 2
    slots 20/24 17/22
    hand 1 10
    hand 2 11 12 13
    hand 3 14
    step offer retreat 1";

#[test]
fn case_k9_after_the_step_back_the_team_may_draw_one_card() {
    let mut play = Play::at("", "slots 20/24 17/22\nhand 1 10");
    play.go("retreat");
    assert_eq!(play.listed(), ["draw 1", "decline"]);
    play.go("draw 1");
    assert_eq!(play.chance(), Some("K9"));
    play.go("spartan 18");
    assert_eq!((play.fact("hand 1").as_str(), play.fact("step").as_str()), ("10 18", "turn"));
}

#[test]
fn case_k9_any_player_may_get_the_card() {
    for (seat, hand) in [("1", "10 20"), ("2", "11 12 13 20"), ("3", "14 20")] {
        let mut play = Play::at("players=3", AFTER_A_RETREAT);
        play.go(&format!("draw {seat}, spartan 20"));
        assert_eq!(play.fact(&format!("hand {seat}")), hand);
    }
}

#[test]
fn case_k9_a_seat_that_nobody_sits_at_gets_no_card() {
    let play = Play::at("players=3", AFTER_A_RETREAT);
    assert_eq!(play.against("draw 4"), ["K9"]);
    let nobody = Objection::NobodySits { seat: Seat::new(3), seats: 3, cause: Cause::Retreat };
    assert_eq!(play.objections("draw 4"), [nobody]);
}

#[test]
fn case_k9_nothing_else_is_done_before_the_card_is_drawn_or_declined() {
    let play = Play::at("players=3", AFTER_A_RETREAT);
    let first = Objection::DrawFirst { cause: Cause::Retreat };
    for action in ["retreat", "charge 10", "support 1", "discard 10"] {
        assert_eq!(play.objections(action), [first], "{action}");
    }
}

#[test]
fn case_k9_a_drawn_card_comes_before_anything_else() {
    let mut play = Play::at("players=3", AFTER_A_RETREAT);
    play.go("draw 1");
    assert_eq!(play.against("retreat"), ["K9"]);
}

#[test]
fn case_k9_a_retreat_gives_one_card_and_no_second() {
    let mut play = Play::at("players=3", AFTER_A_RETREAT);
    play.go("draw 1, spartan 20");
    assert_eq!((play.deciding().number(), play.fact("step").as_str()), (2, "turn"));
}

#[test]
fn case_k9_a_card_is_drawn_only_when_one_is_on_offer() {
    let play = Play::at("", "slots 20/24 17/22\nhand 1 10");
    assert_eq!(play.against("draw 1"), ["K6"]);
    assert_eq!(play.against("decline"), ["K6"]);
}

#[test]
fn case_k10_an_empty_deck_offers_no_card_for_a_retreat() {
    let mut play = Play::at("", "slots 20/24 17/22\nhand 1 10\nspartan-deck -");
    play.go("retreat");
    assert_eq!((play.fact("marker").as_str(), play.fact("step").as_str()), ("2", "turn"));
}

#[test]
fn case_k10_the_discard_pile_is_never_shuffled_into_the_deck() {
    // One card is left in the deck and eighteen are in the discard pile.
    let mut play = Play::at("", "slots 20/24 17/22\nhand 1 10\nspartan-deck 15");
    play.go("retreat, draw 1");
    assert_eq!(play.outcomes(), [("spartan 15".to_owned(), 1)]);
    play.go("spartan 15, retreat");
    assert_eq!((play.fact("spartan-deck").as_str(), play.fact("step").as_str()), ("-", "turn"));
}
