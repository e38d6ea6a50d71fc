//! The Movement Segments, 8.1.1 to 8.1.5, with the costs of the Terrain Effects Chart.

use crate::common::{Field, area};
use game_spartans::units::Side;

/// What is left of its points when the Greek force in an area halts in another.
fn left(field: &Field, from: &str, to: &str) -> Option<u8> {
    field.left(field.force(Side::Greek, from, 0), to)
}

#[test]
fn case_8_1_1a_nobody_enters_what_he_cannot_pay() {
    // From G5 to H5 the wall takes both points of the hoplites.
    let field = Field::new("G5 east spartans hoplite x1");
    assert_eq!([left(&field, "G5", "H5"), left(&field, "G5", "I5")], [Some(0), None]);
}

#[test]
fn case_8_1_3a_a_diagonal_step_costs_what_a_straight_one_costs() {
    let field = Field::new("E5 west malians javelin x1");
    assert_eq!([left(&field, "E5", "D5"), left(&field, "E5", "D6")], [Some(3), Some(3)]);
}

#[test]
fn case_tec_a_level_one_costs_one_point() {
    let field = Field::new("E5 west spartans hoplite x1");
    assert_eq!(left(&field, "E5", "D5"), Some(1));
}

#[test]
fn case_tec_b_a_mound_costs_one_more_from_below_and_no_more_from_a_mound() {
    let field = Field::new("I6 east spartans hoplite x1\nE8 west thebans hoplite x1");
    assert_eq!(left(&field, "I6", "J6"), Some(0));
    assert_eq!(left(&field, "E8", "D8"), Some(1));
}

#[test]
fn case_tec_c_the_wall_costs_one_more_both_ways() {
    let field = Field::new("G5 east spartans hoplite x1\nH6 west thebans hoplite x1");
    assert_eq!([left(&field, "G5", "H5"), left(&field, "H6", "G6")], [Some(0), Some(0)]);
}

#[test]
fn case_tec_d_nobody_goes_into_the_water() {
    let field = Field::new("G4 north spartans hoplite x1");
    assert_eq!(left(&field, "G4", "G3"), None);
}

#[test]
fn case_8_1_4c_an_enemys_area_takes_all_points_and_one_is_enough() {
    // One point is left at F5; E5 is entered with it although nothing else could follow.
    let field = Field::new("G5 west spartans hoplite x1\nE5 east medes bow x1");
    let goals = field.goals(field.force(Side::Greek, "G5", 0));
    let entry = goals.iter().find(|it| it.to == area("E5")).expect("an entry");
    assert_eq!((left(&field, "G5", "E5"), entry.entered.is_some()), (Some(0), true));
    assert!(!goals.iter().any(|it| it.to == area("D5")), "nobody passes an enemy");
}

#[test]
fn case_8_1_4c_the_wall_is_stormed_with_one_point() {
    // From E5 to G5 two of three points are gone; the wall would cost two more, an enemy's area one.
    let field = Field::new("E5 east medes mixed x1\nH5 east malians javelin x1");
    assert!(field.persian_areas("E5").contains(&"H5!".to_owned()));
}

#[test]
fn case_8_1_4d_whoever_shares_an_area_with_an_enemy_neither_leaves_nor_turns() {
    let field = Field::new("E5 west spartans hoplite x1\nE5 east medes mixed x1");
    assert!(field.goals(field.force(Side::Greek, "E5", 0)).is_empty());
}

#[test]
fn case_8_1_4a_friends_are_passed_and_joined() {
    let field = Field::new("G5 west spartans hoplite x1\nF5 west spartans hoplite x1");
    assert_eq!([left(&field, "G5", "F5"), left(&field, "G5", "E5")], [Some(1), Some(0)]);
}
