//! The Greek Deployment Phase, 6.0.

use crate::common::{Field, area};
use game_spartans::greek_deployment::{Breach, breaches, set_up_areas, west_of_wall};
use game_spartans::units::Contingent;

fn found(day: u8, lines: &str) -> Vec<Breach> {
    let field = Field::new(lines);
    breaches(&field.map, &field.positions, day)
}

const GOOD: &str =
    "G5 west spartans hoplite x3\nG6 west thebans hoplite x3\nF6 west thebans hoplite x1";

#[test]
fn case_6_0c_greeks_stand_in_rows_d_to_l() {
    assert_eq!(found(1, GOOD), []);
    let outside = found(1, &format!("{GOOD}\nC5 west peloponnesians hoplite"));
    assert_eq!(outside, [Breach::OutsideRows(area("C5"))]);
    assert_eq!(found(1, &format!("{GOOD}\nL5 west peloponnesians hoplite")), []);
    let behind = found(1, &format!("{GOOD}\nM5 west peloponnesians hoplite"));
    assert_eq!(behind, [Breach::OutsideRows(area("M5"))]);
}

#[test]
fn case_6_0c_there_are_24_areas_before_the_wall_and_29_behind() {
    let field = Field::new("");
    let west = west_of_wall(&field.map);
    assert_eq!((west.len(), set_up_areas(&field.map).minus(west).len()), (24, 29));
}

#[test]
fn case_6_0_1_1a_a_contingent_hangs_together_by_side_or_corner() {
    let apart = GOOD.replace("F6", "E6");
    assert_eq!(found(1, &apart), [Breach::Scattered(Contingent::Thebans)]);
    assert_eq!(found(1, &GOOD.replace("F6", "F7")), []);
}

#[test]
fn case_6_0_1_1b_peloponnesians_may_stand_apart() {
    let apart = format!("{GOOD}\nI5 west peloponnesians hoplite\nL2 west peloponnesians hoplite");
    assert_eq!(found(1, &apart), []);
}

#[test]
fn case_6_0_1_3_the_spartans_stand_before_the_wall() {
    let behind = "H5 west spartans hoplite x3\nG6 west thebans hoplite x3";
    assert_eq!(found(1, behind), [Breach::SpartansBehind]);
    assert_eq!(found(3, behind), [], "on the third day they stand where they like");
}

#[test]
fn case_6_0_1_3_another_contingent_stands_there_with_them_and_not_the_peloponnesians() {
    let alone =
        "G5 west spartans hoplite x3\nG6 west peloponnesians hoplite x3\nH6 west thebans hoplite";
    assert_eq!(found(2, alone), [Breach::NobodyWithSpartans]);
}

#[test]
fn case_6_0_1_4_phocians_go_before_the_wall_last() {
    let soon = format!("{GOOD}\nF5 west phocians hoplite\nI5 west malians hoplite");
    assert_eq!(found(1, &soon), [Breach::PhociansTooSoon]);
    let last = format!("{GOOD}\nF5 west phocians hoplite\nE5 west malians hoplite");
    assert_eq!(found(1, &last), []);
}
