//! The sequence of play, the Commitment Phase and what both deployments keep: 4.0 to 7.0.

use engine::Game;
use game_spartans::units::{Contingent, Side};
use game_spartans::{Awaits, Event, Spartans};
use testkit::Script;

use crate::common::area;

fn at(position: &str) -> Script<Spartans> {
    Script::at("", position)
}

/// The morning of a day, with somebody of every contingent in hand.
fn morning(day: u8) -> Script<Spartans> {
    let kinds =
        ["spartans", "thespians", "thebans", "phocians", "malians", "locrians", "peloponnesians"];
    let hands: Vec<String> = kinds.iter().map(|who| format!("hand {who} hoplite\n")).collect();
    let hands = hands.concat();
    at(&format!(
        "day {day}\nround 0\nsegment persian-movement\n{hands}track medes mixedx5\nstep commitment"
    ))
}

#[test]
fn case_4_0_a_on_day_three_ephialtes_and_the_conference_follow_the_commitment() {
    let mut first = morning(1);
    assert_eq!(first.chance(), Some("5.1"));
    first.go("d10 3");
    assert_eq!(first.state().awaits, Awaits::Guard);
    let mut third = morning(3);
    third.go("d10 4");
    assert_eq!(third.chance(), Some("5.2a"));
    third.go("d6 1");
    assert_eq!(third.chance(), Some("5.3a"));
}

#[test]
fn case_4_0_d9_who_shares_an_area_with_an_enemy_does_not_recover() {
    let mut game = at("segment recovery\ngreek F5 west thebans-hoplite/disordered/by=w\n\
                       persian F5 east medes-mixed\ngreek I5 west thespians-hoplite/disordered");
    let recover = Awaits::Recover { side: Side::Greek, at: area("I5"), order: 0 };
    assert_eq!(game.state().awaits, recover);
    game.go("d10 1");
    let disordered =
        |at| game.state().positions.stack(Side::Greek, area(at)).top().map(|it| it.disordered);
    assert_eq!([disordered("F5"), disordered("I5")], [Some(true), Some(false)]);
    assert_eq!(game.state().round, 2);
}

/// The last round of a series of the Medes, before the Greeks move.
const LAST_ROUND: &str = "round 8\ngreek I5 west thespians-hoplite*2\npersian A1 east medes-bow";

#[test]
fn case_4_0_da_a_series_has_eight_rounds() {
    let mut game = at(LAST_ROUND);
    game.go("done");
    assert_eq!(game.chance(), Some("9.0"));
    let mut seventh = at(&LAST_ROUND.replace('8', "7"));
    seventh.go("done");
    assert_eq!(seventh.state().round, 8);
}

#[test]
fn case_4_0_e_the_check_brings_another_series_or_ends_the_day() {
    let mut game = at(LAST_ROUND);
    game.go("done, d10 1");
    assert_eq!(game.state().awaits, Awaits::Muster(Contingent::Dahae));
    let mut game = at(LAST_ROUND);
    game.go("done, d10 3");
    assert_eq!((game.state().day, game.chance()), (2, Some("5.1")));
}

#[test]
fn case_5_2b_all_immortals_wait_in_the_box_on_day_three() {
    let mut game = morning(3);
    game.go("d10 4, d6 1");
    assert_eq!(game.fact("hand immortals"), "mixedx22");
}

#[test]
fn case_5_3d_peloponnesians_may_stay_only_on_a_six() {
    let gone = |roll: &str| {
        let mut game = morning(3);
        game.go(&format!("d10 4, d6 1, d6 {roll}"));
        game.state().home.has(Contingent::Peloponnesians)
    };
    assert_eq!(["1", "3", "4", "5", "6"].map(gone), [true, true, true, true, false]);
}

#[test]
fn case_5_3e_one_of_those_who_stay_guards_the_path_on_day_three() {
    let mut game = morning(3);
    game.go("d10 4, d6 1, d6 4, send malians home, send thebans home");
    assert_eq!(game.state().awaits, Awaits::Guard);
    let listed = game.listed();
    assert_eq!(listed, ["guard thespians", "guard phocians", "guard locrians"]);
    game.go("guard locrians");
    let guarded = Event::Guarded { contingent: Contingent::Locrians, conferred: true };
    assert!(game.told().contains(&guarded));
    assert_eq!(game.state().guard, Some(Contingent::Locrians));
}

#[test]
fn case_5_3f_there_are_seven_greek_contingents() {
    let all: Vec<&str> = Side::Greek.contingents().map(Contingent::word).collect();
    let named =
        ["spartans", "thespians", "thebans", "phocians", "malians", "locrians", "peloponnesians"];
    assert_eq!(all, named);
}

#[test]
fn case_6_0a_greeks_deploy_before_the_persians() {
    let mut game = morning(1);
    game.go("d10 3, guard phocians");
    assert_eq!(game.state().awaits, Awaits::Deployment);
    assert!(game.state().positions.held(Side::Persian).is_empty());
    game.go("place spartans hoplite G5 west, place thespians hoplite G6 west, place thebans hoplite H5 west");
    game.go("place malians hoplite H6 west, place locrians hoplite H7 west");
    game.go("place peloponnesians hoplite I5 west");
    assert_eq!(game.state().awaits, Awaits::Muster(Contingent::Medes));
}

#[test]
fn case_6_0_2_greeks_keep_their_losses_overnight() {
    let mut game = at(LAST_ROUND);
    game.go("done, d10 3");
    assert_eq!(game.fact("hand thespians"), "hoplite*2");
}

#[test]
fn case_7_0_1_the_contingent_chosen_is_at_full_strength_again() {
    let mut game = morning(2);
    assert_eq!(game.fact("track medes"), "mixedx5");
    game.go("d10 3");
    assert_eq!(game.fact("hand medes"), "mixedx22 bowx8");
    let written = game.rules().write_position(game.state());
    assert!(!written.contains("track medes"), "{written}");
}
