//! The Persian Deployment Phase, 7.0.

use crate::common::{Field, area};
use boards::squares::Lettered;
use game_spartans::persian_deployment::{from_centre, stacks_of};
use game_spartans::units::{Arm, Contingent, Side};

fn sizes(units: u8) -> Vec<u8> {
    stacks_of(units).collect()
}

/// Units of each type: mixed and bow.
fn army(mixed: u8, bow: u8) -> [u8; Arm::COUNT] {
    [0, mixed, 0, bow]
}

fn held(field: &Field) -> Vec<String> {
    let areas = field.positions.held(Side::Persian);
    areas.iter().map(|it| it.name(Lettered::Rows).to_string()).collect()
}

#[test]
fn case_7_0a_threes_are_formed_first_and_the_rest_stands_in_pairs() {
    assert_eq!(sizes(22), [3, 3, 3, 3, 3, 3, 2, 2]);
    assert_eq!(sizes(18), [3; 6]);
    assert_eq!(sizes(8), [3, 3, 2]);
    assert_eq!((sizes(4), sizes(2), sizes(1), sizes(0)), (vec![2, 2], vec![2], vec![1], vec![]));
}

#[test]
fn case_7_0b_row_a_is_filled_from_the_centre() {
    let order: Vec<String> = from_centre(0).map(|it| it.name(Lettered::Rows).to_string()).collect();
    assert_eq!(order, ["A4", "A5", "A3", "A6", "A2", "A7", "A1", "A8"]);
}

#[test]
fn case_7_0b_mixed_stacks_stand_in_the_centre_and_archers_outside() {
    let mut field = Field::new("");
    let left = field.positions.set_up_persians(&field.map, Contingent::Scythians, army(9, 15));
    assert_eq!(left, [0; 4]);
    let arms: Vec<_> = (1..=8)
        .filter_map(|column| {
            field.positions.stack(Side::Persian, area(&format!("A{column}"))).arm()
        })
        .map(Arm::word)
        .collect();
    assert_eq!(arms, ["bow", "bow", "mixed", "mixed", "mixed", "bow", "bow", "bow"]);
}

#[test]
fn case_7_0c_row_b_is_used_when_row_a_is_full() {
    let mut field = Field::new("");
    field.positions.set_up_persians(&field.map, Contingent::Medes, army(22, 8));
    // Eight stacks of Mixed fill row A; three of archers stand behind the centre.
    assert_eq!(held(&field)[8..], ["B3", "B4", "B5"]);
}

#[test]
fn case_7_0a_all_of_a_stack_are_one_force_and_face_east() {
    let mut field = Field::new("");
    field.positions.set_up_persians(&field.map, Contingent::Susa, army(18, 8));
    let stack = field.positions.stack(Side::Persian, area("A4"));
    assert_eq!(
        (stack.len(), stack.force(0), stack.facing()),
        (3, (0, 2), Some(crate::common::facing("east")))
    );
}

#[test]
fn case_9_0_2_newcomers_find_other_areas_than_those_where_somebody_stands() {
    let mut field = Field::new("A4 east susa mixed x1\nA5 west malians javelin x1");
    field.positions.set_up_persians(&field.map, Contingent::Dahae, army(3, 0));
    assert_eq!(held(&field), ["A3", "A4"]);
}

#[test]
fn case_7_0_2a_immortals_come_into_row_o_threes_in_the_centre_and_pairs_on_the_flanks() {
    let mut field = Field::new("");
    let left = field.positions.bring_by_path(&field.map, Contingent::Immortals, army(22, 0));
    let sizes: Vec<usize> = (1..=8)
        .map(|column| field.positions.stack(Side::Persian, area(&format!("O{column}"))).len())
        .collect();
    assert_eq!((left, sizes), ([0; 4], vec![2, 3, 3, 3, 3, 3, 3, 2]));
}

#[test]
fn case_7_0_2b_greeks_in_row_o_do_not_keep_them_out() {
    let mut field = Field::new("O4 west peloponnesians hoplite x3");
    field.positions.bring_by_path(&field.map, Contingent::Immortals, army(22, 0));
    let entered = field.positions.stack(Side::Persian, area("O4")).top().and_then(|it| it.entered);
    assert_eq!(entered, Some(crate::common::facing("west").eighth()), "they come from the east");
}
