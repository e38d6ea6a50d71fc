//! Pieces, dice, stacks and what is seen of them: 2.0 to 3.4, as far as `case_03_concepts` has not.

use boards::squares::Aspect;
use engine::{D6, D10, Game, Seat, Viewer};
use game_spartans::map::WEST;
use game_spartans::tables::shot_at;
use game_spartans::units::{Arm, Contingent, Side};
use game_spartans::{Awaits, Spartans};
use testkit::Script;

use crate::common::{Field, area};

fn at(options: &str, position: &str) -> Script<Spartans> {
    Script::at(options, position)
}

/// Every unit that there is: its contingent, its type and the steps that it can lose and live.
fn every_unit(field: &Field) -> Vec<(Contingent, Arm, u8)> {
    let mut all = Vec::new();
    for contingent in Contingent::ALL {
        for arm in Arm::ALL.into_iter().filter(|arm| field.roster.count(contingent, *arm) > 0) {
            let steps = game_spartans::units::steps(contingent, arm);
            all.extend((0..steps).map(|losses| (contingent, arm, losses)));
        }
    }
    all
}

#[test]
fn case_2_0_the_0_of_a_ten_sided_die_counts_as_10() {
    let game = Spartans::agree(&engine::Terms::default()).expect("the standard table");
    assert_eq!(game.read_outcome("d10 0").ok(), game.read_outcome("d10 10").ok());
    assert!(game.read_outcome("d6 0").is_err(), "a six-sided die has no 0");
}

#[test]
fn case_2_0_one_die_shows_one_to_six_and_the_other_one_to_ten() {
    assert_eq!(D6::all().map(D6::number).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6]);
    assert_eq!(D10::all().map(D10::number).max(), Some(10), "a 0 is a 10");
    assert_eq!(Script::<Spartans>::start("").outcomes().len(), 10);
}

#[test]
fn case_2_1_1b_nobody_leaves_by_the_mountain_or_the_sea() {
    let field = Field::new("E8 south spartans hoplite x1\nN1 north thebans hoplite x1");
    assert_eq!(field.greek_areas("E8"), ["E8"]);
    assert_eq!(field.greek_areas("N1"), ["N1"]);
}

#[test]
fn case_2_2_3_melee_factors_are_from_1_to_4() {
    let field = Field::new("");
    let melee = |(who, arm, losses)| field.roster.values(who, arm, losses).melee;
    assert!(every_unit(&field).into_iter().map(melee).all(|it| (1..=4).contains(&it)));
}

#[test]
fn case_2_2_4_defensive_values_are_from_1_to_3() {
    let field = Field::new("");
    let defence = |(who, arm, losses)| field.roster.values(who, arm, losses).defence;
    assert!(every_unit(&field).into_iter().map(defence).all(|it| (1..=3).contains(&it)));
}

#[test]
fn case_2_2_5_nobody_spends_more_points_than_his_allowance() {
    let field = Field::new("G6 west spartans hoplite x1");
    let allowance = field.force(Side::Greek, "G6", 0).allowance;
    let farthest = field.greek_areas("G6").iter().map(|it| area(it).row()).min();
    assert_eq!(farthest, Some(area("G6").row() - allowance), "over clear ground, one a row");
}

#[test]
fn case_2_2_6b_mixed_javelin_and_bow_units_fire_as_far_as_the_table_says() {
    let farthest = |arm| (0..9).filter(|range| shot_at(arm, *range).is_some()).max();
    let all = Arm::ALL.map(farthest);
    assert_eq!(all, [None, Some(3), Some(2), Some(4)], "Hoplite, Mixed, Javelin, Bow");
}

#[test]
fn case_2_2_7_a_rating_is_looked_up_by_contingent_type_and_steps_lost() {
    let field = Field::new("");
    let row = |who, arm, steps: u8| -> Vec<u8> {
        (0..steps).map(|lost| field.roster.rating(who, arm, lost)).collect()
    };
    // The Persian Morale Table as printed.
    assert_eq!(row(Contingent::Immortals, Arm::Mixed, 4), [8, 7, 7, 6]);
    assert_eq!(row(Contingent::Medes, Arm::Mixed, 2), [8, 6]);
    assert_eq!(row(Contingent::Susa, Arm::Mixed, 2), [6, 5]);
    assert_eq!(row(Contingent::Scythians, Arm::Bow, 1), [6]);
    assert_eq!(row(Contingent::Medes, Arm::Bow, 1), [8]);
}

#[test]
fn case_3_1_1c_markers_take_no_room() {
    let game = at("", "greek F5 west thespians-hoplite*1/disorderedx3\npersian A1 east medes-bow");
    assert_eq!(game.state().positions.stack(Side::Greek, area("F5")).len(), 3);
}

#[test]
fn case_3_1_2a_units_placed_together_are_one_force() {
    let mut game: Script<Spartans> = Script::start("");
    game.go(
        "d10 3, guard phocians, place spartans hoplite F5 west, place spartans hoplite F5 west",
    );
    assert_eq!(game.state().positions.stack(Side::Greek, area("F5")).force(0), (0, 1));
}

#[test]
fn case_3_1_3c_each_unit_of_a_stack_checks_for_itself() {
    let mut game = at(
        "",
        "segment greek-melee\ngreek F5 west thespians-hoplite/by=wx3\npersian F5 east medes-mixedx3",
    );
    // 9 to 9 is 1:1, Hoplites on Mixed two to the right: 2:1, and a 3 takes two steps of both. The
    // first of the Medes falls, so two of them check after three Thespians.
    game.go("d6 3");
    let mut checks = Vec::new();
    while let Awaits::Check { side, order, .. } = game.state().awaits {
        checks.push((side, order));
        game.go("d10 1");
    }
    let expected = [0, 1, 2].map(|order| (Side::Greek, order));
    assert_eq!(checks[..3], expected);
    assert_eq!(checks[3..], [0, 1].map(|order| (Side::Persian, order)));
}

#[test]
fn case_3_1_4_no_move_ends_with_too_many() {
    let game = at(
        "",
        "greek F5 west thespians-hoplitex3\ngreek G5 west thebans-hoplite\npersian A1 east medes-bow",
    );
    assert!(!game.listed().iter().any(|it| it.starts_with("move G5 F5")));
}

#[test]
fn case_3_2a_a_unit_faces_one_of_four_sides_when_its_move_ends() {
    let game = at("", "greek E5 west malians-javelin\npersian A1 east medes-bow");
    let listed = game.listed();
    let mut there: Vec<&str> =
        listed.iter().filter_map(|it| it.strip_prefix("move E5 D5 ")).collect();
    there.sort_unstable();
    assert_eq!(there, ["east", "north", "south", "west"]);
    assert!(game.rules().read_action("turn E5 ne").is_err());
}

#[test]
fn case_3_2b_eight_areas_lie_around_a_unit() {
    let aspect = |to| WEST.aspect_of(area("E5"), area(to)).expect("a neighbour");
    assert_eq!([aspect("D5"), aspect("F5")], [Aspect::Front, Aspect::Rear]);
    for (pair, one, other) in [
        (["D4", "D6"], Aspect::FrontLeft, Aspect::FrontRight),
        (["E4", "E6"], Aspect::FlankLeft, Aspect::FlankRight),
        (["F4", "F6"], Aspect::RearLeft, Aspect::RearRight),
    ] {
        let found = pair.map(aspect);
        assert!(found == [one, other] || found == [other, one], "{pair:?}: {found:?}");
    }
}

#[test]
fn case_3_3_1b_losses_and_disorder_take_nothing_from_a_zone_of_control() {
    let game = at("", "greek F5 west thespians-hoplite*3/disordered\npersian A1 east medes-bow");
    let zone = game.state().positions.control(Side::Greek);
    assert_eq!(zone.iter().collect::<Vec<_>>(), ["E4", "E5", "E6"].map(area));
}

#[test]
fn case_3_3_2a_zones_of_both_sides_lie_on_one_area_and_friends_take_nothing_from_them() {
    let field = Field::new(
        "F5 west thespians hoplite x1\nE5 west thebans hoplite x1\nD5 east medes mixed x1",
    );
    for side in Side::BOTH {
        assert!(field.positions.control(side).has(area("E4")), "{side:?}");
    }
    assert!(field.positions.control(Side::Persian).has(area("E5")));
}

#[test]
fn case_3_3_2b_the_zones_of_its_own_side_do_not_stop_a_unit() {
    let field = Field::new("F5 west spartans hoplite x1\nF6 west thebans hoplite x1");
    assert!(field.positions.control(Side::Greek).has(area("E5")));
    assert_eq!(field.greek_areas("F5"), ["D5", "E5", "F5"]);
}

/// Whether the Persian player sees the unit under the top one at F5.
fn sees_greeks(game: &Script<Spartans>) -> bool {
    let persian = Viewer::Seat(engine::Seat::new(1));
    let view = game.rules().view(game.state(), persian);
    let shown = view.state.positions.stack(Side::Greek, area("F5")).get(1);
    let known = view.knows(Side::Greek, area("F5"), 1);
    assert_eq!(known, shown.is_some_and(|it| it.contingent == Contingent::Thebans));
    known
}

#[test]
fn case_3_4b_a_stack_in_a_melee_is_seen_whole() {
    let units = "greek F5 west thespians-hoplite/by=w thebans-hoplite/by=w\n\
                 persian F5 east medes-mixed";
    assert!(sees_greeks(&at("persians=player", &format!("segment greek-melee\n{units}"))));
    let resting = "greek F5 west thespians-hoplite thebans-hoplite\npersian A1 east medes-bow";
    assert!(!sees_greeks(&at("persians=player", resting)));
}

#[test]
fn case_3_4c_fire_from_afar_shows_nothing_and_fire_from_next_to_it_does() {
    let units = "segment persian-offensive-fire\n\
                 greek F5 west thespians-hoplite thebans-hoplite\n\
                 persian D5 east medes-bow\npersian E6 east medes-bow";
    let mut game = at("persians=player", units);
    game.go("fire D5.1 F5");
    assert!(!sees_greeks(&game));
    game.go("fire E6.1 F5");
    assert!(sees_greeks(&game));
}

#[test]
fn case_3_4a_which_of_several_leaves_a_stack_is_for_its_owner_to_know() {
    let units = "segment greek-movement\n\
                 greek F5 west thespians-hoplitex2 thebans-hoplite\ngreek G7 west thebans-hoplite\n\
                 persian A1 east medes-bow";
    let game = at("persians=player", units);
    let shown = |action: &str, seat: u8| {
        let action = game.rules().read_action(action).expect("notation");
        game.rules().action_seen_by(game.state(), action, Viewer::Seat(Seat::new(seat))).is_some()
    };
    for action in ["move F5/2 E5 west", "move F5/3 E5 west", "turn F5/3 north"] {
        assert!(shown(action, 0), "{action} is the Greeks' own");
        assert!(!shown(action, 1), "{action} is not told to the Persians");
    }
    assert!(shown("move G7 F7 west", 1), "one who stands alone is seen to go");
}
