//! Preparation, [K1] to [K5]. Values are the rulebook's; positions are written by hand.

use engine::{Game, Seat};
use game_thermopyles::{Location, Objection, Spartan, Thermopyles};
use testkit::script::{self, Script};

type Play = Script<Thermopyles>;

/// A new game in which the Persian cards are up and the next thing is the deal.
fn before_the_deal(options: &str) -> Play {
    let mut play = Play::start(options);
    play.go("persian 22/22, persian 12/27");
    play
}

#[test]
fn case_k1_twenty_spartan_and_twenty_eight_persian_cards_lie_in_the_decks() {
    let play = Play::start("");
    let sizes = (play.state().spartan_deck.size(), play.state().persian_deck.size());
    assert_eq!(sizes, (20, 28));
}

#[test]
fn case_k1_four_support_cards_lie_face_up() {
    assert_eq!(Play::start("").fact("support"), "4");
}

#[test]
fn case_k1_the_map_card_has_seven_locations() {
    assert_eq!(Location::all().count(), 7);
}

#[test]
fn case_k1_a_shuffled_deck_may_bring_any_of_its_cards() {
    let play = Play::start("");
    let outcomes = play.outcomes();
    let tickets: u32 = outcomes.iter().map(|(_, tickets)| tickets).sum();
    assert_eq!((outcomes.len(), tickets), (14, 28)); // Fourteen different cards among 28.
}

#[test]
fn case_k1_at_most_four_sit_down() {
    for players in ["0", "5"] {
        assert!(Thermopyles::agree(&script::terms(&format!("players={players}"))).is_err());
    }
}

#[test]
fn case_k2_two_persian_cards_are_turned_up_before_anything_else() {
    let mut play = Play::start("");
    assert_eq!(play.chance(), Some("K2"));
    play.go("persian 20/24");
    assert_eq!((play.fact("slots").as_str(), play.chance()), ("20/24 -", Some("K2")));
    play.go("persian 17/22");
    assert_eq!((play.fact("slots").as_str(), play.chance()), ("20/24 17/22", Some("K3")));
}

#[test]
fn case_k2_nobody_decides_before_the_cards_are_turned_up_and_dealt() {
    let mut play = Play::start("");
    assert_eq!(play.against("retreat"), ["K2"]);
    play.go("persian 20/24, persian 17/22");
    assert_eq!(play.against("retreat"), ["K3"]);
}

#[test]
fn case_k2_a_card_that_was_turned_up_is_in_the_deck_no_more() {
    let mut play = Play::start("");
    play.go("persian 22/22"); // There is one 22/22.
    assert!(play.outcomes().iter().all(|(card, _)| card != "persian 22/22"));
}

#[test]
fn case_k3_somebody_who_plays_alone_draws_four_cards() {
    let mut play = before_the_deal("");
    play.go("10, 11, 11");
    assert_eq!(play.chance(), Some("K3"));
    play.go("12");
    assert_eq!((play.fact("hand 1").as_str(), play.fact("step").as_str()), ("10 11x2 12", "turn"));
}

#[test]
fn case_k3_each_of_several_players_draws_three_cards() {
    for players in 2..=4 {
        let mut play = before_the_deal(&format!("players={players}"));
        for _ in 0..players {
            assert_eq!(play.chance(), Some("K3"));
            let (first, _) = play.outcomes()[0].clone();
            let (last, _) = play.outcomes().last().cloned().unwrap();
            play.go(&format!("{first}, {last}"));
            let (first, _) = play.outcomes()[0].clone();
            play.go(&first);
        }
        let sizes = Seat::all(players).map(|seat| play.state().hand(seat).size());
        assert!(sizes.eq(std::iter::repeat_n(3, usize::from(players))), "{players} players");
        assert_eq!(play.fact("step"), "turn");
    }
}

#[test]
fn case_k4_the_agreed_starter_has_the_first_turn() {
    let mut play = before_the_deal("players=3 starter=2");
    play.go("10, 11, 11, 12, 12, 13, 13, 14, 14");
    assert_eq!(play.deciding().number(), 2);
}

#[test]
fn case_k4_a_starter_who_is_not_at_the_table_is_refused() {
    let faults = Thermopyles::agree(&script::terms("players=2 starter=3")).unwrap_err();
    assert_eq!(faults.len(), 1);
    assert!(faults[0].what.contains("starter is 3"), "{}", faults[0]);
}

/// Five cards in hand, a card on offer for a retreat, the marker at 2.
const FULL_HAND: &str = "
    marker 2
    slots 20/24 17/22
    hand 1 10 12 14 16 18
    step offer retreat 1";

#[test]
fn case_k5_a_full_hand_may_leave_the_draw_alone() {
    let mut play = Play::at("", FULL_HAND);
    play.go("decline");
    assert_eq!(play.fact("hand 1"), "10 12 14 16 18");
    assert_eq!(play.fact("step"), "turn");
}

#[test]
fn case_k5_a_full_hand_that_draws_discards_back_to_five() {
    let mut play = Play::at("", FULL_HAND);
    play.go("draw 1, spartan 20");
    assert_eq!(play.fact("step"), "discard 1 retreat 0");
    play.go("discard 10");
    assert_eq!(play.fact("hand 1"), "12 14 16 18 20");
    assert_eq!(play.fact("step"), "turn");
}

#[test]
fn case_k5_any_of_the_six_cards_may_be_discarded_the_new_one_too() {
    let mut play = Play::at("", FULL_HAND);
    play.go("draw 1, spartan 11");
    let any = ["discard 10", "discard 11", "discard 12", "discard 14", "discard 16", "discard 18"];
    assert_eq!(play.listed(), any);
    play.go("discard 11");
    assert_eq!(play.fact("hand 1"), "10 12 14 16 18");
}

#[test]
fn case_k5_nothing_else_is_done_before_the_discard() {
    let mut play = Play::at("", FULL_HAND);
    play.go("draw 1, spartan 11");
    assert_eq!(play.against("retreat"), ["K5"]);
    assert_eq!(play.against("decline"), ["K5"]);
    let six_of_five = Objection::DiscardFirst { seat: Seat::FIRST, held: 6, limit: 5 };
    for action in ["retreat", "decline", "draw 1", "support 1", "charge 10", "charge 20"] {
        assert_eq!(play.objections(action), [six_of_five], "{action}");
    }
}

#[test]
fn case_k5_a_card_that_is_not_in_the_hand_cannot_be_discarded() {
    let mut play = Play::at("", FULL_HAND);
    play.go("draw 1, spartan 11");
    assert_eq!(play.against("discard 20"), ["K5"]);
    let card = Spartan::new(20).unwrap();
    assert_eq!(play.objections("discard 20"), [Objection::NotToDiscard { card }]);
}

#[test]
fn case_k5_a_hand_of_four_keeps_its_fifth_card() {
    let mut play =
        Play::at("", "marker 2\nslots 20/24 17/22\nhand 1 10 12 14 16\nstep offer retreat 1");
    play.go("draw 1, spartan 20");
    assert_eq!(play.fact("hand 1"), "10 12 14 16 20");
    assert_eq!(play.fact("step"), "turn");
}

#[test]
fn case_k5_the_player_whose_hand_is_full_discards_even_out_of_turn() {
    let position = "
        marker 2
        slots 20/24 17/22
        hand 1 10
        hand 2 11 12 13 14 15
        step offer retreat 1";
    let mut play = Play::at("players=2", position);
    play.go("draw 2, spartan 20");
    assert_eq!(play.deciding().number(), 2);
    play.go("discard 11"); // Seat 2 has discarded; seat 1's turn is over, so it is 2's turn.
    assert_eq!((play.fact("active").as_str(), play.fact("step").as_str()), ("2", "turn"));
}
