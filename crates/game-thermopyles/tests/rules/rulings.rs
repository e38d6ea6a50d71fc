//! The readings of RULINGS.md, [A1] to [A23], wherever a reading changes what happens.

use engine::components::Provenance;
use engine::undo::{self, NoUndo};
use engine::{Game, Seat, Viewer};
use game_thermopyles::fight::Clash;
use game_thermopyles::view::HandView;
use game_thermopyles::{Event, Persian, Thermopyles};
use testkit::script::{self, Script};

type Play = Script<Thermopyles>;

fn clashes(play: &Play) -> Vec<Clash> {
    let clash = |event: Event| match event {
        Event::Clashed { clash, .. } => Some(clash),
        _ => None,
    };
    play.told().into_iter().filter_map(clash).collect()
}

fn ended_by(play: &Play) -> Option<&'static str> {
    play.ending().map(|ending| ending.case.id())
}

#[test]
fn ruling_a1_the_three_outcomes_are_the_rulebooks_a_b_and_gamma_in_order() {
    // Against 17/22: 16 is A, 17 is B, 22 is Γ.
    let card = Persian::new(17, 22).unwrap();
    let outcomes = [16, 17, 22].map(|total| Thermopyles::clash(total, card));
    assert_eq!(outcomes, [Clash::Holds, Clash::Repelled, Clash::Eliminated]);
    assert_eq!(outcomes.map(Clash::is_beaten), [false, true, true]);
}

#[test]
fn ruling_a2_somebody_who_plays_alone_begins_without_a_contest() {
    assert!(Thermopyles::agree(&script::terms("players=1 starter=1")).is_ok());
    assert!(Thermopyles::agree(&script::terms("players=1 starter=2")).is_err());
}

#[test]
fn ruling_a3_the_marker_starts_at_location_1_so_five_retreats_are_safe() {
    let mut play = Play::at("", "slots 22/22 21/23\nhand 1 10\nspartan-deck -");
    assert_eq!(play.fact("marker"), "1");
    play.go("retreat, retreat, retreat, retreat, retreat");
    assert_eq!((play.fact("marker").as_str(), ended_by(&play)), ("6", None));
    play.go("retreat");
    assert_eq!(ended_by(&play), Some("K24"));
}

#[test]
fn ruling_a4_only_the_two_printed_names_are_marked_as_printed() {
    let game = Thermopyles::agree(&script::terms("")).unwrap();
    let printed: Vec<_> = (1..=7)
        .zip(&game.map.names)
        .filter(|(_, name)| name.provenance == Provenance::Printed)
        .map(|(number, name)| (number, name.text.as_str()))
        .collect();
    assert_eq!(printed, [(3, "Hot Gates"), (6, "Last Stand")]);
}

#[test]
fn ruling_a5_every_draw_may_be_declined() {
    for step in ["offer retreat 1", "offer bonus 1", "offer bonus 2"] {
        let play = Play::at("", &format!("slots 22/22 21/23\nhand 1 10\nstep {step}"));
        assert!(play.against("decline").is_empty(), "{step}");
    }
}

#[test]
fn ruling_a6_the_player_in_turn_speaks_for_the_team() {
    let position = "slots 22/22 21/23\nhand 1 10\nhand 2 11\nactive 2\nstep offer retreat 1";
    assert_eq!(Play::at("players=2", position).deciding().number(), 2);
}

#[test]
fn ruling_a6_the_hand_with_the_fewest_cards_is_proposed_first() {
    // Hands of 3, 1 and 2 cards.
    let position = "
        slots 22/22 21/23
        hand 1 10 11 12
        hand 2 13
        hand 3 14 15
        step offer retreat 1";
    let play = Play::at("players=3", position);
    assert_eq!(play.listed(), ["draw 2", "draw 3", "draw 1", "decline"]);
}

#[test]
fn ruling_a6_among_equal_hands_the_player_in_turn_comes_first_and_then_clockwise() {
    let position = "
        slots 22/22 21/23
        hand 1 10
        hand 2 13
        hand 3 14
        active 2
        step offer retreat 1";
    let play = Play::at("players=3", position);
    assert_eq!(play.listed(), ["draw 2", "draw 3", "draw 1", "decline"]);
}

#[test]
fn ruling_a7_twenty_six_beaten_cards_do_not_win_and_the_twenty_seventh_does() {
    // The last card of the deck has come up: 28 - 2 = 26 are beaten. Ten of them are buried, so
    // that the Graveyard plays no part.
    let position = "
        support 0
        slots 17/22 22/22
        hand 1 20 19
        persian-deck -
        graveyard 21/23x4 20/24x4 19/20x2";
    let mut play = Play::at("", position);
    assert_eq!((play.state().beaten(), ended_by(&play)), (26, None));
    play.go("charge 20");
    assert_eq!((play.state().beaten(), ended_by(&play)), (27, Some("K26")));
}

#[test]
fn ruling_a7_an_almost_empty_deck_alone_does_not_win() {
    // One card in the deck, one beaten: the slot can be refilled, so the game goes on.
    let mut play = Play::at("", "support 0\nslots 17/22 22/22\nhand 1 20 19\npersian-deck 12/27");
    play.go("charge 20, persian 12/27");
    assert_eq!((play.fact("persian-deck").as_str(), ended_by(&play)), ("-", None));
}

#[test]
fn ruling_a8_a_lost_fight_before_an_empty_deck_does_not_win() {
    let mut play = Play::at("", "support 0\nslots 22/22 17/22\nhand 1 20 19\npersian-deck -");
    play.go("charge 20");
    assert_eq!((play.fact("step").as_str(), ended_by(&play)), ("turn", None));
}

#[test]
fn ruling_a9_a_win_counts_before_the_last_card_spent() {
    // The last Spartan card beats the last Persian line: won, although no card is left.
    let mut play =
        Play::at("", "support 0\nslots 17/22 16/23\nhand 1 20\nspartan-deck -\npersian-deck -");
    play.go("charge 20");
    assert_eq!(ended_by(&play), Some("K26"));
}

#[test]
fn ruling_a9_a_full_graveyard_counts_before_a_spent_deck() {
    // 20 + 2 = 22 buries the 17/22 as the twelfth, with nothing left to refill its slot.
    let position = "
        marker 3
        support 0
        slots 17/22 16/23
        hand 1 20
        persian-deck -
        graveyard 22/22 21/23x4 20/24x4 19/20x2";
    let mut play = Play::at("", position);
    play.go("charge 20, die 2");
    assert_eq!(ended_by(&play), Some("K27"));
}

#[test]
fn ruling_a9_slots_are_refilled_before_bonus_cards_are_drawn() {
    let mut play = Play::at("", "support 0\nslots 20/24 22/22\nhand 1 20 10");
    play.go("charge 20");
    assert_eq!(play.chance(), Some("K20"));
    play.go("persian 12/27");
    assert_eq!(play.fact("step"), "offer bonus 1");
}

#[test]
fn ruling_a10_the_number_of_support_cards_is_settled_before_any_of_their_dice() {
    let mut play = Play::at("", "slots 22/22 21/23\nhand 1 10 11");
    play.go("charge 10, support 2, die 6");
    assert_eq!(play.chance(), Some("K12")); // The second die falls; nobody is asked again.
    play.go("die 5"); // 10 + 11 = 21 < 22: lost, and two Support cards stay.
    assert_eq!((play.fact("support").as_str(), clashes(&play)), ("2", vec![Clash::Holds]));
}

#[test]
fn ruling_a11_two_dice_in_the_box_do_not_limit_the_dice_of_a_fight() {
    // Four Support dice and the location die: 10 + 5 × 1 = 15.
    let mut play = Play::at("", "marker 6\nslots 22/22 21/23\nhand 1 10 11");
    play.go("charge 10, support 4, die 1, die 1, die 1, die 1, die 1");
    let rolled = play.told().iter().filter(|event| matches!(event, Event::Rolled { .. })).count();
    assert_eq!(rolled, 5);
}

#[test]
fn ruling_a12_nobody_is_asked_whether_the_location_die_is_wanted() {
    let mut play = Play::at("", "marker 3\nslots 22/22 21/23\nhand 1 10 11");
    play.go("charge 10, support 0");
    assert_eq!(play.chance(), Some("K14"));
}

#[test]
fn ruling_a13_the_second_fight_follows_without_a_decision() {
    let mut play = Play::at("", "slots 12/27 13/26\nhand 1 20");
    play.go("charge 20, support 0");
    assert_eq!(clashes(&play), [Clash::Repelled, Clash::Repelled]);
}

#[test]
fn ruling_a14_a_repelled_card_gives_its_bonus_like_an_eliminated_one() {
    let mut play = Play::at("", "support 0\nslots 20/24 22/22\nhand 1 20 10");
    play.go("charge 20, persian 12/27");
    assert_eq!(
        (play.fact("graveyard").as_str(), play.fact("step").as_str()),
        ("-", "offer bonus 1")
    );
}

#[test]
fn ruling_a15_the_played_card_has_left_the_hand_before_bonus_cards_come() {
    // Five in hand, one charges, one bonus: back to five, nothing to discard.
    let mut play = Play::at("", "support 0\nslots 20/24 22/22\nhand 1 10 11 12 13 20");
    play.go("charge 20, persian 12/27, draw 1, spartan 19");
    assert_eq!(
        (play.fact("step").as_str(), play.fact("hand 1").as_str()),
        ("turn", "10 11 12 13 19")
    );
}

#[test]
fn ruling_a15_the_second_bonus_card_meets_the_hand_limit_by_itself() {
    // Four left after the charge; the second bonus makes six.
    let mut play = Play::at("", "support 0\nslots 20/24 18/26\nhand 1 10 11 12 13 20");
    play.go("charge 20, persian 12/27, persian 13/26, draw 1, spartan 19");
    assert_eq!(play.fact("step"), "offer bonus 1");
    play.go("draw 1, spartan 18");
    assert_eq!(play.fact("step"), "discard 1 bonus 0");
}

#[test]
fn ruling_a15_a_discard_between_two_bonus_cards_leaves_the_second_on_offer() {
    let position = "
        slots 12/27 13/26
        hand 1 10 11 12 13 14
        step offer bonus 2";
    let mut play = Play::at("", position);
    play.go("draw 1, spartan 19, discard 10");
    assert_eq!(play.fact("step"), "offer bonus 1");
}

#[test]
fn ruling_a16_whoever_declines_has_not_seen_the_card() {
    let mut play = Play::at("", "slots 12/27 13/26\nhand 1 10 11 12 13 14\nstep offer retreat 1");
    let deck = play.fact("spartan-deck");
    play.go("decline");
    assert_eq!(play.fact("spartan-deck"), deck);
    assert!(play.told().iter().all(|event| !matches!(event, Event::Drew { .. })));
}

#[test]
fn ruling_a16_whoever_has_drawn_cannot_put_the_card_back() {
    let mut play = Play::at("", "slots 12/27 13/26\nhand 1 10 11 12 13 14\nstep offer retreat 1");
    play.go("draw 1, spartan 20, discard 20");
    let discards: Vec<u8> = play.state().spartan_discards().items().collect();
    assert_eq!(discards, [20 - 10]);
}

#[test]
fn ruling_a17_a_retreat_to_location_7_loses_even_when_nobody_forced_it() {
    let mut play = Play::at("", "marker 6\nslots 12/27 13/26\nhand 1 20");
    play.go("retreat");
    assert!(matches!(play.told()[0], Event::Retreated { forced: false, .. }));
    assert_eq!(ended_by(&play), Some("K24"));
}

#[test]
fn ruling_a18_an_empty_hand_at_the_last_stand_loses_although_team_mates_hold_cards() {
    let mut play = Play::at("players=2", "marker 6\nslots 12/27 13/26\nhand 2 20 19 18");
    assert_eq!(play.listed(), ["retreat"]);
    play.go("retreat");
    assert_eq!(ended_by(&play), Some("K24"));
}

#[test]
fn ruling_a19_a_retreat_with_an_empty_deck_is_legal_and_draws_nothing() {
    let mut play = Play::at("", "slots 12/27 13/26\nhand 1 20\nspartan-deck -");
    assert!(play.against("retreat").is_empty());
    play.go("retreat");
    assert_eq!((play.fact("hand 1").as_str(), play.fact("step").as_str()), ("20", "turn"));
}

#[test]
fn ruling_a20_a_bonus_card_drawn_at_the_end_of_the_turn_averts_the_loss() {
    // The last card in hand repels the 20/24 Λ; one card is left in the deck.
    let position = "support 0\nslots 20/24 22/22\nhand 1 20\nspartan-deck 15";
    let mut play = Play::at("", position);
    play.go("charge 20, persian 12/27, draw 1, spartan 15");
    assert_eq!((ended_by(&play), play.fact("hand 1").as_str()), (None, "15"));
}

#[test]
fn ruling_a20_empty_hands_are_no_loss_while_the_deck_has_a_card() {
    let position = "support 0\nslots 20/24 22/22\nhand 1 20\nspartan-deck 15";
    let mut play = Play::at("", position);
    play.go("charge 20, persian 12/27, decline");
    assert_eq!((ended_by(&play), play.listed()), (None, vec!["retreat".to_owned()]));
}

#[test]
fn ruling_a21_hands_are_open_to_everybody() {
    let play = Play::at("players=2", "slots 12/27 13/26\nhand 1 20\nhand 2 11 12");
    for viewer in [Viewer::Seat(Seat::FIRST), Viewer::Seat(Seat::new(1)), Viewer::Spectator] {
        let view = play.rules().view(play.state(), viewer);
        assert!(view.hands.iter().all(|hand| matches!(hand, HandView::Open(_))));
    }
}

#[test]
fn ruling_a22_both_discard_piles_and_what_the_decks_still_hide_are_public() {
    let position = "support 0\nslots 17/22 22/22\nhand 1 18 10";
    let mut play = Play::at("", position);
    play.go("charge 18, persian 12/27"); // Repels the 17/22.
    let view = play.rules().view(play.state(), Viewer::Spectator);
    assert_eq!(view.spartan_discards.items().collect::<Vec<_>>(), [18 - 10]);
    let repelled: Vec<String> =
        view.repelled.items().map(|kind| Persian::of_kind(kind).to_string()).collect();
    assert_eq!(repelled, ["17/22"]);
    assert_eq!(view.persian_deck.size(), 28 - 1 - 2); // One beaten, two in the slots.
    assert_eq!(view.spartans_unseen.size(), 20 - 1 - 1); // One spent, one in the open hand.
}

#[test]
fn ruling_a23_a_step_may_be_taken_back_before_a_card_is_drawn_and_not_after() {
    let mut play = Play::at("", "slots 12/27 13/26\nhand 1 20");
    play.go("retreat, draw 1");
    assert_eq!(undo::undo(play.game(), Seat::FIRST), Ok(()));
    assert_eq!(undo::undo(play.game(), Seat::FIRST), Ok(()));
    assert_eq!((play.fact("marker").as_str(), play.fact("step").as_str()), ("1", "turn"));
    play.go("retreat, draw 1, spartan 19");
    assert_eq!(undo::undo(play.game(), Seat::FIRST), Err(NoUndo::ChanceDecided(3)));
}

#[test]
fn ruling_a23_a_charge_may_be_taken_back_before_a_die_falls_and_not_after() {
    let mut play = Play::at("", "marker 3\nslots 22/22 13/26\nhand 1 10 20");
    play.go("charge 20, support 1");
    assert_eq!(undo::undo(play.game(), Seat::FIRST), Ok(()));
    assert_eq!(undo::undo(play.game(), Seat::FIRST), Ok(()));
    assert_eq!((play.fact("hand 1").as_str(), play.fact("support").as_str()), ("10 20", "4"));
    play.go("charge 20, support 1, die 3");
    assert_eq!(undo::undo(play.game(), Seat::FIRST), Err(NoUndo::ChanceDecided(3)));
}
