//! The Fire Combat Segments, 8.2.

use crate::common::{Field, area};
use engine::Cited;
use game_spartans::fire::{Blocked, die_modifier, is_in_arc, shot, sight, step_losses, volley};
use game_spartans::map::{EAST, WEST};
use game_spartans::tables::{farthest, shot_at};
use game_spartans::units::Arm;

/// Whether one sees from one area to another, with units in these.
fn sees(from: &str, to: &str, units: &[&str]) -> Result<(), Blocked> {
    let field = Field::new("");
    let taken: Vec<_> = units.iter().map(|it| area(it)).collect();
    sight(&field.map, (area(from), area(to)), |it| taken.contains(&it))
}

fn by(blocked: Result<(), Blocked>) -> &'static str {
    blocked.map_or_else(|why| why.case().id(), |()| "free")
}

#[test]
fn case_2_2_6c_range_counts_the_target_and_a_diagonal_as_one() {
    assert_eq!([area("E5").range(area("G6")), area("E5").range(area("F6"))], [2, 1]);
}

#[test]
fn case_8_2_1_mixed_units_fire_ahead_and_to_both_corners() {
    let fires = |to: &str| is_in_arc(Arm::Mixed, EAST, area("E5"), area(to)).is_ok();
    assert_eq!(["F4", "F5", "F6", "G3", "G4"].map(fires), [true; 5]);
    assert_eq!(["E4", "E6", "D5", "F3"].map(fires), [false; 4]);
}

#[test]
fn case_8_2_1_archers_fire_every_way() {
    for to in ["E4", "D5", "C3", "I5"] {
        assert!(is_in_arc(Arm::Bow, EAST, area("E5"), area(to)).is_ok());
    }
}

#[test]
fn case_frt_d_nobody_fires_farther_than_his_last_row() {
    assert_eq!(Arm::ALL.map(farthest), [None, Some(3), Some(2), Some(4)]);
    assert_eq!(shot(Arm::Javelin, area("E5"), area("H5")), Err(Blocked::Range(3)));
}

#[test]
fn case_2_2_6a_hoplites_do_not_fire() {
    assert_eq!(shot_at(Arm::Hoplite, 0), None);
}

#[test]
fn case_8_2_3a_next_to_oneself_no_line_is_needed() {
    assert_eq!(by(sees("I6", "J7", &["I7", "J6"])), "free");
}

#[test]
fn case_8_2_4a_units_in_between_block_on_one_level() {
    assert_eq!(by(sees("D5", "F5", &["E5"])), "8.2.4a");
    assert_eq!(by(sees("D5", "F5", &["E6"])), "free");
}

#[test]
fn case_8_2_4b_a_mound_in_between_blocks_on_one_level() {
    assert_eq!(by(sees("I6", "L6", &[])), "8.2.4b");
}

#[test]
fn case_8_2_3b_a_line_through_a_corner_is_blocked_by_both_areas_and_not_by_one() {
    // From D4 to F6 the line runs through E5; from its corners D5 and E4 touch the first.
    assert_eq!(by(sees("D4", "F6", &["D5"])), "free");
    assert_eq!(by(sees("D4", "F6", &["D5", "E4"])), "8.2.4a");
}

#[test]
fn case_8_2_5a_the_edge_of_a_mound_hides_who_stands_close_below_it() {
    // The lower unit stands at I6, J6 is the mound's edge, the other at K6: one area of two away,
    // not less than half. From H6 to K6 J6 is two of three away from the lower one.
    assert_eq!(by(sees("K6", "I6", &[])), "free");
    // L6 below, J6 above: K6 is one of two away, again not less than half the way.
    assert_eq!(by(sees("J6", "L6", &[])), "free");
    // M6 below, J6 above, range three: K6 is two away from the lower one. L7 is Level 1.
    assert_eq!(by(sees("J6", "M6", &[])), "free");
    // L6 below and I6 is Level 1: K6 lies one of three from L6. Both are low: a mound between.
    assert_eq!(by(sees("I6", "L6", &[])), "8.2.4b");
}

#[test]
fn case_8_2_5b_units_right_before_the_target_block_between_levels() {
    // J6 is high, H6 low. I6 touches the target at H6; seen the other way it touches J6.
    assert_eq!(by(sees("J6", "H6", &["I6"])), "8.2.5b");
    assert_eq!(by(sees("H6", "J6", &["I6"])), "8.2.5b");
    // From J6 to G6, H6 touches the target and I6 does not.
    assert_eq!(by(sees("J6", "G6", &["H6"])), "8.2.5b");
    assert_eq!(by(sees("J6", "G6", &["I6"])), "free");
}

#[test]
fn case_tec_g_nobody_fires_at_the_water_but_over_it_one_may() {
    assert_eq!(by(sees("G4", "G3", &[])), "TEC.g");
    assert_eq!(by(sees("F3", "H4", &[])), "free"); // Past G3.
}

#[test]
fn case_tec_f_the_wall_takes_one_off_the_die_for_fire_from_the_persian_side() {
    let field = Field::new("");
    let modifier = |from: &str, to: &str| die_modifier(&field.map, area(from), area(to));
    assert_eq!([modifier("G5", "H5"), modifier("E5", "H6")], [-1, -1]);
    assert_eq!([modifier("I5", "H5"), modifier("H4", "H5"), modifier("G5", "G6")], [0; 3]);
    assert_eq!(modifier("G5", "I5"), 0, "only Wall areas");
}

#[test]
fn case_tec_f_a_five_across_the_wall_is_a_miss_at_one_area() {
    let next = shot_at(Arm::Bow, 1).expect("a shot");
    assert_eq!([next.hits(5, 0), next.hits(5, -1), next.hits(6, -1)], [1, 0, 1]);
}

#[test]
fn case_8_2_6_5_hits_beyond_the_defensive_value_are_steps() {
    assert_eq!([step_losses(3, 3, false), step_losses(5, 3, false)], [0, 2]);
}

#[test]
fn case_8_4_3a_disorder_takes_one_from_the_defensive_value_and_never_below_none() {
    assert_eq!([step_losses(3, 3, true), step_losses(1, 0, true)], [1, 1]);
}

#[test]
fn case_8_2_6a_three_mixed_units_next_to_a_hoplite_hurt_it_in_20_of_216_volleys() {
    // A die has no hit on four faces, one on one, two on one. Four hits or more of three dice:
    // 2+2+2 (1), 2+2+1 (3), 2+2+0 (12), 2+1+1 (3): 19; and Defensive Value 3 asks for four.
    let mixed = shot_at(Arm::Mixed, 1).expect("a shot");
    let volley = volley([(mixed, 0); 3]).expect("few");
    assert_eq!((volley.of, volley.ways[4..].iter().sum::<u128>()), (216, 19));
}

#[test]
fn case_8_2_6a_a_volley_of_more_than_can_be_counted_is_not_guessed() {
    let bow = shot_at(Arm::Bow, 2).expect("a shot");
    assert!(volley(vec![(bow, 0); 38]).is_some() && volley(vec![(bow, 0); 39]).is_none());
}

#[test]
fn case_8_2_1_what_lies_behind_a_mixed_unit_is_named() {
    assert!(matches!(is_in_arc(Arm::Mixed, WEST, area("E5"), area("F5")), Err(Blocked::Arc(_))));
}
