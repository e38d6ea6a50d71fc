//! Fight, [K11] to [K23].
//!
//! A position with `support 0` at location 1 has no dice at all: the charge decides the fight.

use engine::{Game, Ledger, Measure, Number};
use game_thermopyles::fight::{Clash, Modifier};
use game_thermopyles::{Event, Objection, Persian, Spartan, Thermopyles};
use testkit::Script;

type Play = Script<Thermopyles>;

/// Plays one fight and says how each slot fared, with the total that was compared.
#[track_caller]
fn check_fight(position: &str, steps: &str, expected: &[(u8, Clash, i16)]) -> Play {
    let mut play = Play::at("", position);
    play.go(steps);
    assert_eq!(clashes(&play), expected);
    play
}

fn clashes(play: &Play) -> Vec<(u8, Clash, i16)> {
    let clash = |event: Event| match event {
        Event::Clashed { slot, clash, ledger, .. } => Some((slot, clash, ledger.total())),
        _ => None,
    };
    play.told().into_iter().filter_map(clash).collect()
}

fn first_ledger(play: &Play) -> Ledger<Modifier> {
    let ledger = |event: Event| match event {
        Event::Clashed { ledger, .. } => Some(*ledger),
        _ => None,
    };
    play.told().into_iter().find_map(ledger).expect("a fight was resolved")
}

/// Each amount of a ledger with its clause and what it is.
fn entries(ledger: &Ledger<Modifier>) -> Vec<(&'static str, i16, Modifier)> {
    ledger.entries().iter().map(|entry| (entry.case.id(), entry.amount, entry.reason)).collect()
}

fn spartan(value: u8) -> Spartan {
    Spartan::new(value).expect("a Spartan card")
}

#[test]
fn case_k11_a_charge_plays_one_card_from_the_hand() {
    let mut play = Play::at("", "slots 22/22 21/23\nhand 1 15x2 20");
    play.go("charge 15");
    assert_eq!(play.fact("hand 1"), "15 20");
    assert_eq!(play.fact("step"), "support 15 rolled");
}

#[test]
fn case_k11_a_card_that_is_not_in_the_hand_cannot_charge() {
    let play = Play::at("", "slots 22/22 21/23\nhand 1 15 20");
    assert_eq!(play.against("charge 16"), ["K11"]);
    let card = spartan(16);
    assert_eq!(play.objections("charge 16"), [Objection::NotToCharge { card }]);
}

#[test]
fn case_k11_the_team_mates_cards_cannot_charge() {
    let play = Play::at("players=2", "slots 22/22 21/23\nhand 1 15\nhand 2 20");
    assert_eq!(play.against("charge 20"), ["K11"]);
}

#[test]
fn case_k11_without_dice_the_total_is_the_cards_combat_value() {
    check_fight("support 0\nslots 19/20 22/22\nhand 1 18", "charge 18", &[(1, Clash::Holds, 18)]);
}

#[test]
fn case_k12_any_number_of_the_support_cards_may_be_asked_for() {
    let mut play = Play::at("", "slots 22/22 21/23\nhand 1 15");
    play.go("charge 15");
    assert_eq!(play.listed(), ["support 0", "support 1", "support 2", "support 3", "support 4"]);
}

#[test]
fn case_k12_each_support_card_adds_one_die_to_the_combat_value() {
    // 15 + 2 + 5 = 22 eliminates the 22/22; the 21/23 is repelled by the same 22.
    let play = check_fight(
        "slots 22/22 21/23\nhand 1 15",
        "charge 15, support 2, die 2, die 5",
        &[(1, Clash::Eliminated, 22), (2, Clash::Repelled, 22)],
    );
    let ledger = first_ledger(&play);
    assert_eq!(
        entries(&ledger),
        [
            ("K11", 15, Modifier::SpartanCard),
            ("K12", 2, Modifier::SupportDie),
            ("K12", 5, Modifier::SupportDie)
        ]
    );
}

#[test]
fn case_k12_a_fight_may_do_without_support() {
    let play = check_fight(
        "slots 22/22 21/23\nhand 1 15 16",
        "charge 15, support 0",
        &[(1, Clash::Holds, 15)],
    );
    assert_eq!(play.fact("support"), "4");
}

#[test]
fn case_k12_support_is_asked_for_in_a_fight_and_at_no_other_time() {
    let play = Play::at("", "slots 22/22 21/23\nhand 1 15");
    assert_eq!(play.against("support 1"), ["K6"]);
}

#[test]
fn case_k13_support_cards_that_were_used_are_gone() {
    let mut play = Play::at("", "slots 22/22 21/23\nhand 1 10 11");
    play.go("charge 10, support 3, die 1, die 1, die 1"); // 13 beats nothing.
    assert_eq!(play.fact("support"), "1");
    play.go("charge 11");
    assert_eq!(play.listed(), ["support 0", "support 1"]);
    assert_eq!(play.against("support 2"), ["K13"]);
    assert_eq!(play.objections("support 2"), [Objection::NotLeft { asked: 2, left: 1 }]);
}

#[test]
fn case_k13_a_call_for_support_says_how_many_cards_it_may_be() {
    let number = |options: &str, support: u8, action: &str| {
        let position = format!("support {support}\nslots 22/22 21/23\nhand 1 15");
        let mut play = Play::at(options, &position);
        play.go("charge 15");
        let action = play.rules().read_action(action).unwrap();
        play.rules().number(play.state(), action)
    };
    let of = |value, most| Number { value, least: 0, most, step: 1, measure: Measure::Cards };
    assert_eq!(number("", 3, "support 2"), Some(of(2, 3)));
    assert_eq!(number("", 1, "support 0"), Some(of(0, 1)));
    // [A10] One die after the other: one card at a time, however many are left.
    assert_eq!(number("support=one-by-one", 3, "support 1"), Some(of(1, 1)));
}

#[test]
fn case_k13_only_a_call_for_support_has_a_number_and_only_in_a_fight() {
    let mut play = Play::at("", "slots 22/22 21/23\nhand 1 15 16");
    let number = |play: &Play, action: &str| {
        play.rules().number(play.state(), play.rules().read_action(action).unwrap())
    };
    assert_eq!(number(&play, "support 1"), None);
    assert_eq!(number(&play, "charge 15"), None);
    play.go("charge 15");
    assert_eq!(number(&play, "charge 16"), None);
}

#[test]
fn case_k13_where_no_support_is_left_the_moment_is_no_reason() {
    let play = Play::at("", "support 0\nslots 22/22 21/23\nhand 1 15");
    assert_eq!(play.objections("support 1"), [Objection::NotLeft { asked: 1, left: 0 }]);
    // While some are left, another moment would do for one of them, and for five none would.
    let play = Play::at("", "support 2\nslots 22/22 21/23\nhand 1 15");
    assert_eq!(play.objections("support 1"), [Objection::TurnFirst]);
    let five = [Objection::TurnFirst, Objection::NotLeft { asked: 5, left: 2 }];
    assert_eq!(play.objections("support 5"), five);
}

#[test]
fn case_k13_without_support_cards_nothing_is_asked() {
    let mut play = Play::at("", "support 0\nmarker 3\nslots 22/22 21/23\nhand 1 10 11");
    play.go("charge 10");
    assert_eq!(play.chance(), Some("K14"));
}

#[test]
fn case_k14_the_hot_gates_and_the_last_stand_give_a_die_and_no_other_location_does() {
    let gives = |marker: u8| {
        let position = format!("marker {marker}\nsupport 0\nslots 22/22 21/23\nhand 1 10 11");
        let mut play = Play::at("", &position);
        play.go("charge 10");
        play.chance() == Some("K14")
    };
    let with_die: Vec<u8> = (1..=6).filter(|&marker| gives(marker)).collect();
    assert_eq!(with_die, [3, 6]);
}

#[test]
fn case_k14_the_location_die_is_added_to_the_combat_value() {
    // 16 + 6 = 22 eliminates the 22/22 and falls one short of eliminating the 21/23.
    let play = check_fight(
        "marker 3\nsupport 0\nslots 22/22 21/23\nhand 1 16",
        "charge 16, die 6",
        &[(1, Clash::Eliminated, 22), (2, Clash::Repelled, 22)],
    );
    let ledger = first_ledger(&play);
    assert_eq!(
        entries(&ledger),
        [("K11", 16, Modifier::SpartanCard), ("K14", 6, Modifier::LocationDie)]
    );
}

#[test]
fn case_k14_the_location_die_is_not_used_up() {
    let mut play = Play::at("", "marker 6\nsupport 0\nslots 22/22 21/23\nhand 1 10 11 12");
    for charge in ["charge 10", "charge 11"] {
        play.go(charge);
        assert_eq!(play.chance(), Some("K14"));
        play.go("die 1");
    }
}

#[test]
fn case_k15_support_is_settled_before_the_location_die_is_rolled() {
    let mut play = Play::at("", "marker 3\nslots 22/22 21/23\nhand 1 15");
    play.go("charge 15");
    assert_eq!(play.chance(), None); // The player decides on Support first.
    play.go("support 1");
    assert_eq!(play.chance(), Some("K12"));
    play.go("die 1");
    assert_eq!(play.chance(), Some("K14"));
}

#[test]
fn case_k15_after_the_location_die_no_support_can_be_added() {
    let mut play = Play::at("", "marker 3\nslots 22/22 21/23\nhand 1 10 11");
    play.go("charge 10, support 0, die 1"); // 11: lost, with four Support cards unused.
    assert_eq!(play.fact("step"), "turn");
    assert_eq!(play.against("support 1"), ["K6"]);
}

#[test]
fn case_k16_a_total_below_the_combat_value_leaves_the_persians_in_place() {
    let play = check_fight(
        "support 0\nslots 17/22 12/27\nhand 1 16 18",
        "charge 16",
        &[(1, Clash::Holds, 16)],
    );
    assert_eq!(play.fact("slots"), "17/22 12/27");
}

#[test]
fn case_k16_a_lost_fight_ends_the_turn_at_once() {
    let mut play = Play::at("players=2", "support 0\nslots 17/22 12/27\nhand 1 16\nhand 2 18");
    play.go("charge 16");
    assert_eq!(play.deciding().number(), 2);
}

#[test]
fn case_k16_the_second_card_is_not_fought_when_the_first_holds() {
    // 16 would beat the 12/27 in slot 2, but it never comes to that.
    check_fight(
        "support 0\nslots 17/22 12/27\nhand 1 16 18",
        "charge 16",
        &[(1, Clash::Holds, 16)],
    );
}

#[test]
fn case_k17_a_total_equal_to_the_combat_value_repels() {
    let play = check_fight(
        "support 0\nslots 17/22 22/22\nhand 1 17",
        "charge 17",
        &[(1, Clash::Repelled, 17), (2, Clash::Holds, 17)],
    );
    assert_eq!(play.state().repelled().size(), 1);
    assert_eq!(play.fact("graveyard"), "-");
}

#[test]
fn case_k17_a_total_one_below_the_annihilation_value_still_repels() {
    // 15 + 6 = 21 against 17/22.
    check_fight(
        "marker 3\nsupport 0\nslots 17/22 22/22\nhand 1 15",
        "charge 15, die 6",
        &[(1, Clash::Repelled, 21), (2, Clash::Holds, 21)],
    );
}

#[test]
fn case_k18_a_total_equal_to_the_annihilation_value_eliminates() {
    // 16 + 6 = 22 against 17/22.
    let play = check_fight(
        "marker 3\nsupport 0\nslots 17/22 22/22\nhand 1 16",
        "charge 16, die 6",
        &[(1, Clash::Eliminated, 22), (2, Clash::Eliminated, 22)],
    );
    assert_eq!(play.fact("graveyard"), "22/22 17/22");
    assert_eq!(play.state().repelled().size(), 0);
}

#[test]
fn case_k18_a_card_with_equal_values_is_eliminated_or_holds_and_is_never_repelled() {
    let card = Persian::new(22, 22).unwrap();
    assert_eq!(Thermopyles::clash(21, card), Clash::Holds);
    assert_eq!(Thermopyles::clash(22, card), Clash::Eliminated);
}

#[test]
fn case_k19_the_second_card_is_fought_with_the_same_total() {
    // 20 eliminates the 19/20 and, without any new die, repels the 17/22.
    check_fight(
        "support 0\nslots 19/20 17/22\nhand 1 20",
        "charge 20",
        &[(1, Clash::Eliminated, 20), (2, Clash::Repelled, 20)],
    );
}

#[test]
fn case_k19_the_second_card_may_be_repelled_eliminated_or_hold() {
    // 18 + 3 = 21 repels the 12/27 in slot 1 and then meets slot 2.
    let fight = |second: &str| {
        let position = format!("marker 3\nsupport 0\nslots 12/27 {second}\nhand 1 18");
        let mut play = Play::at("", &position);
        play.go("charge 18, die 3");
        clashes(&play)[1]
    };
    assert_eq!(fight("22/22"), (2, Clash::Holds, 21));
    assert_eq!(fight("21/23"), (2, Clash::Repelled, 21));
    assert_eq!(fight("18/21"), (2, Clash::Eliminated, 21));
}

/// The first card falls to 18, the second holds.
const SECOND_HOLDS: &str = "support 0\nslots 17/22 22/22\nhand 1 18 19";

#[test]
fn case_k20_a_second_card_that_holds_moves_up_and_a_new_one_is_turned_up_behind_it() {
    let mut play = Play::at("", SECOND_HOLDS);
    play.go("charge 18");
    assert_eq!((play.fact("slots").as_str(), play.chance()), ("22/22 -", Some("K20")));
    play.go("persian 12/27");
    assert_eq!(play.fact("slots"), "22/22 12/27");
}

#[test]
fn case_k20_the_turn_ends_when_the_second_card_holds() {
    let mut play = Play::at("players=2", &format!("{SECOND_HOLDS}\nhand 2 20"));
    play.go("charge 18, persian 12/27"); // The 17/22 has no Λ: nothing to draw.
    assert_eq!((play.deciding().number(), play.fact("step").as_str()), (2, "turn"));
}

#[test]
fn case_k20_the_new_card_is_not_fought_in_the_same_turn() {
    let mut play = Play::at("", SECOND_HOLDS);
    play.go("charge 18, persian 12/27");
    assert_eq!(clashes(&play).len(), 2);
}

#[test]
fn case_k21_two_beaten_cards_are_replaced_by_two_new_ones() {
    let mut play = Play::at("", "support 0\nslots 17/22 16/23\nhand 1 18 19");
    play.go("charge 18");
    assert_eq!((play.fact("slots").as_str(), play.chance()), ("- -", Some("K21")));
    play.go("persian 22/22, persian 12/27");
    assert_eq!(play.fact("slots"), "22/22 12/27");
    assert_eq!(play.fact("step"), "turn");
}

#[test]
fn case_k21_calls_for_the_second_new_card_too() {
    let mut play = Play::at("", "support 0\nslots 17/22 16/23\nhand 1 18 19");
    play.go("charge 18, persian 22/22");
    assert_eq!(play.chance(), Some("K21"));
}

#[test]
fn case_k21_the_persian_deck_shrinks_by_the_cards_turned_up() {
    let mut play = Play::at("", "support 0\nslots 17/22 16/23\nhand 1 18 19");
    let before = play.state().persian_deck.size();
    play.go("charge 18, persian 22/22, persian 12/27");
    assert_eq!(play.state().persian_deck.size(), before - 2);
}

/// Where the 18 is after a fight: in the discard pile, and nowhere else.
#[track_caller]
fn check_spent(slots: &str) {
    let mut play = Play::at("", &format!("support 0\nslots {slots}\nhand 1 18x2"));
    play.go("charge 18");
    assert_eq!(play.fact("hand 1"), "18");
    assert_eq!(play.state().spartan_discards().items().collect::<Vec<_>>(), [18 - 10]);
}

#[test]
fn case_k22_the_spartan_card_is_discarded_after_a_lost_fight() {
    check_spent("19/20 17/22");
}

#[test]
fn case_k22_the_spartan_card_is_discarded_when_one_card_was_beaten() {
    check_spent("17/22 19/20");
}

#[test]
fn case_k22_the_spartan_card_is_discarded_when_both_were_beaten() {
    check_spent("17/22 16/23");
}

/// How many draws the team is offered after a fight with 20 and no dice.
#[track_caller]
fn check_draws(slots: &str, refill: &str, step: &str) {
    let mut play = Play::at("", &format!("support 0\nslots {slots}\nhand 1 20 19"));
    play.go("charge 20").go(refill);
    assert_eq!(play.fact("step"), step);
}

#[test]
fn case_k23_a_beaten_card_with_the_symbol_lets_the_team_draw() {
    check_draws("20/24 22/22", "persian 12/27", "offer bonus 1"); // 20 repels the 20/24 Λ.
}

#[test]
fn case_k23_two_beaten_cards_with_the_symbol_let_the_team_draw_twice() {
    check_draws("20/24 18/26", "persian 12/27, persian 13/26", "offer bonus 2");
}

#[test]
fn case_k23_a_beaten_card_without_the_symbol_gives_nothing() {
    check_draws("17/22 16/23", "persian 12/27, persian 13/26", "turn");
}

#[test]
fn case_k23_a_card_with_the_symbol_that_holds_gives_nothing() {
    check_draws("17/22 21/23", "persian 12/27", "turn");
}

#[test]
fn case_k23_an_eliminated_card_with_the_symbol_gives_a_draw_too() {
    // 16 + 6 = 22 eliminates the 22/22 Λ.
    let mut play = Play::at("", "marker 3\nsupport 0\nslots 22/22 12/27\nhand 1 16 10");
    play.go("charge 16, die 6, persian 13/26, persian 14/25");
    assert_eq!(play.fact("step"), "offer bonus 1");
}

#[test]
fn case_k23_each_bonus_card_goes_to_a_player_of_the_teams_choice() {
    let position = "support 0\nslots 20/24 18/26\nhand 1 20 10\nhand 2 11";
    let mut play = Play::at("players=2", position);
    play.go("charge 20, persian 12/27, persian 13/26");
    play.go("draw 2, spartan 15, draw 1, spartan 16");
    assert_eq!((play.fact("hand 1").as_str(), play.fact("hand 2").as_str()), ("10 16", "11 15"));
    assert_eq!(play.deciding().number(), 2);
}

#[test]
fn case_k23_a_bonus_card_may_be_left_alone() {
    let mut play = Play::at("", "support 0\nslots 20/24 18/26\nhand 1 20 10");
    play.go("charge 20, persian 12/27, persian 13/26, decline");
    assert_eq!(play.fact("step"), "offer bonus 1");
    play.go("decline");
    assert_eq!((play.fact("step").as_str(), play.fact("hand 1").as_str()), ("turn", "10"));
}

#[test]
fn case_k23_an_empty_deck_gives_no_bonus_card() {
    let mut play = Play::at("", "support 0\nslots 20/24 18/26\nhand 1 20 10\nspartan-deck -");
    play.go("charge 20, persian 12/27, persian 13/26");
    assert_eq!(play.fact("step"), "turn");
}

#[test]
fn case_k23_the_last_card_of_the_deck_ends_the_bonus_draws() {
    let mut play = Play::at("", "support 0\nslots 20/24 18/26\nhand 1 20 10\nspartan-deck 15");
    play.go("charge 20, persian 12/27, persian 13/26, draw 1, spartan 15");
    assert_eq!((play.fact("step").as_str(), play.fact("hand 1").as_str()), ("turn", "10 15"));
}

#[test]
fn case_k23_a_bonus_card_is_offered_by_its_own_clause() {
    let position = "slots 12/27 13/26\nhand 1 10\nstep offer bonus 1";
    let play = Play::at("", position);
    assert_eq!(play.against("draw 2"), ["K23"]); // Nobody sits there.
    assert_eq!(play.against("retreat"), ["K23"]);
}
