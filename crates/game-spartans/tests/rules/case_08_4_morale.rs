//! Unit morale and steps, 8.4.1, 8.4.2 and 8.2.8.

use engine::chance::D10;
use game_spartans::map::{EAST, WEST};
use game_spartans::morale::{Check, check, recovers, take_losses, ways};
use game_spartans::stack::{Stack, Unit};
use game_spartans::units::{Arm, Contingent, is_weak, steps};

fn d10(face: u8) -> D10 {
    D10::new(face).expect("a face")
}

fn spartans(count: usize) -> Stack {
    std::iter::repeat_n(Unit::fresh(Contingent::Spartans, Arm::Hoplite, WEST), count).collect()
}

#[test]
fn case_8_4_1b_a_roll_of_the_rating_holds() {
    assert_eq!([check(6, d10(6), false), check(6, d10(1), false)], [Check::Holds; 2]);
}

#[test]
fn case_8_4_1c_one_or_two_more_is_disorder() {
    assert_eq!([check(6, d10(7), false), check(6, d10(8), false)], [Check::Disordered; 2]);
}

#[test]
fn case_8_4_1d_three_more_is_a_rout() {
    assert_eq!([check(6, d10(9), false), check(6, d10(10), false)], [Check::Routs; 2]);
}

#[test]
fn case_8_4_1e_a_disordered_unit_adds_one() {
    assert_eq!([check(6, d10(6), true), check(6, d10(8), true)], [Check::Disordered, Check::Routs]);
}

#[test]
fn case_8_4_1a_fresh_spartans_never_rout_and_weak_susa_do_in_three_of_ten() {
    let nine = [Check::Holds, Check::Disordered, Check::Routs].map(|it| ways(9, false, it));
    let five = [Check::Holds, Check::Disordered, Check::Routs].map(|it| ways(5, false, it));
    assert_eq!((nine, five), ([9, 1, 0], [5, 2, 3]));
}

#[test]
fn case_8_4_2_recovery_adds_one_to_the_roll_and_no_more() {
    assert_eq!([recovers(6, d10(5)), recovers(6, d10(6))], [true, false]);
}

#[test]
fn case_8_2_8a_hoplites_and_immortals_have_four_steps_and_flip_at_the_second() {
    assert_eq!(steps(Contingent::Thebans, Arm::Hoplite), 4);
    assert_eq!(steps(Contingent::Immortals, Arm::Mixed), 4);
    let weak = |losses| is_weak(Contingent::Immortals, Arm::Mixed, losses);
    assert_eq!([0, 1, 2, 3].map(weak), [false, false, true, true]);
}

#[test]
fn case_8_2_8c_other_mixed_units_have_two_steps_and_flip_at_the_first() {
    assert_eq!(steps(Contingent::Medes, Arm::Mixed), 2);
    assert_eq!([0, 1].map(|losses| is_weak(Contingent::Medes, Arm::Mixed, losses)), [false, true]);
}

#[test]
fn case_8_2_8d_light_units_have_one_step() {
    assert_eq!([Arm::Javelin, Arm::Bow].map(|arm| steps(Contingent::Locrians, arm)), [1, 1]);
}

#[test]
fn case_3_1_1b_the_top_unit_suffers_first() {
    let mut stack = spartans(2);
    take_losses(&mut stack, 3);
    assert_eq!(stack.units().map(|it| it.losses).collect::<Vec<_>>(), [3, 0]);
}

#[test]
fn case_8_2_6d_what_the_top_cannot_lose_the_next_one_does() {
    let mut stack = spartans(3);
    let toll = take_losses(&mut stack, 5);
    assert_eq!(stack.units().map(|it| it.losses).collect::<Vec<_>>(), [1, 0]);
    assert_eq!((toll.steps, toll.eliminated.iter().flatten().count()), (5, 1));
}

#[test]
fn case_8_3_2_5_only_steps_that_were_lost_in_fact_count() {
    let mut bow: Stack = [Unit::fresh(Contingent::Dahae, Arm::Bow, EAST)].into_iter().collect();
    let toll = take_losses(&mut bow, 4);
    assert_eq!((toll.steps, bow.is_empty()), (1, true));
}
