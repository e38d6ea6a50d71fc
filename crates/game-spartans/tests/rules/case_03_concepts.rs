//! Important concepts: stacking, facing and zones of control, 3.1 to 3.3.

use crate::common::{Field, area};
use boards::squares::Lettered;
use game_spartans::movement::Mover;
use game_spartans::stack::Stack;
use game_spartans::units::Side;

fn control(field: &Field, side: Side) -> Vec<String> {
    let areas = field.positions.control(side);
    areas.iter().map(|it| it.name(Lettered::Rows).to_string()).collect()
}

fn moved(field: &mut Field, at: &str, order: usize, whole: bool, to: &str) {
    let mover = if whole {
        field.force(Side::Greek, at, order)
    } else {
        field.unit(Side::Greek, at, order)
    };
    let goal = field.goals(mover).into_iter().find(|it| it.to == area(to)).expect("a goal");
    field.positions.make_move(mover, goal);
}

fn stack<'a>(field: &'a Field, at: &str) -> &'a Stack {
    field.positions.stack(Side::Greek, area(at))
}

#[test]
fn case_3_1_1a_a_fourth_unit_finds_no_room() {
    let field = Field::new("F5 west thebans hoplite x3\nG5 west thebans hoplite x1");
    assert_eq!(field.greek_areas("G5"), ["E5", "G5"]); // Through F5, and turning where it stands.
}

#[test]
fn case_3_1_1d_a_full_area_is_passed() {
    let field = Field::new("F5 west thebans hoplite x3\nG5 west thespians hoplite x3");
    assert!(field.greek_areas("G5").contains(&"E5".to_owned()));
}

#[test]
fn case_3_1_2b_units_of_another_type_do_not_share_an_area() {
    let field = Field::new("F5 west phocians javelin x1\nG5 west phocians hoplite x1");
    assert!(!field.greek_areas("G5").contains(&"F5".to_owned()));
}

#[test]
fn case_3_1_2c_a_unit_leaves_its_stack_and_the_others_stay_one_force() {
    let mut field = Field::new("G5 west thespians hoplite x3");
    moved(&mut field, "G5", 1, false, "F5");
    assert_eq!((stack(&field, "F5").len(), stack(&field, "G5").force(0)), (1, (0, 1)));
}

#[test]
fn case_3_1_2c_who_comes_to_friends_forms_no_force_with_them() {
    let mut field = Field::new("G5 west thespians hoplite x1\nF5 west thespians hoplite x1");
    moved(&mut field, "G5", 0, true, "F5");
    assert_eq!([stack(&field, "F5").force(0), stack(&field, "F5").force(1)], [(0, 0), (1, 1)]);
}

#[test]
fn case_3_1_2d_a_newcomer_lies_under_those_who_are_there() {
    let mut field = Field::new("G5 west thespians hoplite x1\nF5 west spartans hoplite x1");
    moved(&mut field, "G5", 0, true, "F5");
    let order: Vec<_> = stack(&field, "F5").units().map(|it| it.contingent.word()).collect();
    assert_eq!(order, ["spartans", "thespians"]);
}

#[test]
fn case_3_1_3a_a_stack_moves_as_one() {
    let mut field = Field::new("G5 west thespians hoplite x3");
    moved(&mut field, "G5", 0, true, "E5");
    assert_eq!((stack(&field, "E5").len(), stack(&field, "G5").len()), (3, 0));
}

#[test]
fn case_3_1_3b_units_that_face_another_way_cannot_end_together() {
    let field = Field::new("F5 north thebans hoplite x1\nG5 west thebans hoplite x1");
    assert!(!field.greek_areas("G5").contains(&"F5".to_owned()));
}

#[test]
fn case_3_2_1a_hoplites_go_straight_ahead_and_nowhere_else() {
    let field = Field::new("E5 west spartans hoplite x1");
    assert_eq!(field.greek_areas("E5"), ["C5", "D5", "E5"]);
}

#[test]
fn case_3_2_1b_turning_takes_the_whole_allowance_of_hoplites() {
    let field = Field::new("E5 west spartans hoplite x1");
    let turned: Vec<String> = field.ends(field.force(Side::Greek, "E5", 0));
    assert_eq!(turned, ["C5 west", "D5 west", "E5 east", "E5 north", "E5 south"]);
}

#[test]
fn case_3_2_2a_mixed_units_go_into_the_three_areas_before_them() {
    let field = Field::new(
        "A5 east medes mixed x1\nB4 east medes bow\nB5 east medes bow\nB6 east medes bow",
    );
    // With three points: B and C hold them up nowhere, bows are passed; a turn costs one.
    let ends = field.persian_areas("A5");
    assert!(["C4", "C5", "C6", "D5"].iter().all(|it| ends.contains(&(*it).to_owned())), "{ends:?}");
    assert!(!ends.contains(&"B5".to_owned()), "bows and mixed units do not share an area");
}

#[test]
fn case_3_2_2b_a_quarter_turn_costs_mixed_units_one_point() {
    let field = Field::new("E5 east medes mixed x1");
    let mixed = field.force(Side::Persian, "E5", 0);
    let left = |facing: &str| {
        let turns = |allowance: &u8| {
            let goals = field.goals(Mover { allowance: *allowance, ..mixed });
            goals.iter().any(|it| it.to == area("E5") && it.facing == crate::common::facing(facing))
        };
        (1..=3).find(turns).map(|cost| 3 - cost)
    };
    assert_eq!([left("north"), left("south"), left("west")], [Some(2), Some(2), Some(1)]);
}

#[test]
fn case_3_2_3_light_units_go_every_way_and_turn_free() {
    let field = Field::new("E5 west malians javelin x1");
    let goals = field.goals(field.force(Side::Greek, "E5", 0));
    let beside = area("E5").neighbours().filter(|it| field.map.is_open(*it));
    for next in beside {
        assert_eq!(goals.iter().filter(|it| it.to == next).count(), 4, "four facings at {next:?}");
    }
}

#[test]
fn case_3_3_1a_a_zone_of_control_is_the_three_areas_ahead() {
    let field = Field::new("F5 west spartans hoplite x1");
    assert_eq!(control(&field, Side::Greek), ["E4", "E5", "E6"]);
}

#[test]
fn case_3_3_1c_light_units_control_nothing() {
    let field = Field::new("F5 west malians javelin x1\nF7 west locrians bow x1");
    assert!(control(&field, Side::Greek).is_empty());
}

#[test]
fn case_3_3_3_control_reaches_across_the_wall() {
    let field = Field::new("H5 west spartans hoplite x1");
    assert_eq!(control(&field, Side::Greek), ["G4", "G5", "G6"]);
}

#[test]
fn case_3_3_4a_whoever_enters_a_zone_of_control_stops() {
    // From E5 straight on: D5 lies in the zone of the Medes at C5, and with two points C5 would be
    // entered if D5 did not stop the hoplites.
    let field = Field::new("E5 west spartans hoplite x1\nC5 east medes mixed x1");
    assert_eq!(field.greek_areas("E5"), ["D5", "E5"]);
}

#[test]
fn case_3_3_4b_a_unit_leaves_a_zone_of_control_at_no_cost() {
    // It faces away from the Medes: two clear areas for two points.
    let field = Field::new("D5 east spartans hoplite x1\nC5 east medes mixed x1");
    assert!(field.greek_areas("D5").contains(&"F5".to_owned()));
}

#[test]
fn case_3_3_4c_hoplites_turn_free_into_the_area_of_an_enemy_in_whose_zone_they_begin() {
    let field = Field::new("D5 west spartans hoplite x1\nD4 south medes mixed x1");
    let ends = field.ends(field.force(Side::Greek, "D5", 0));
    assert!(ends.contains(&"D4 north!".to_owned()), "{ends:?}");
}

#[test]
fn case_3_3_4c_an_enemy_that_looks_elsewhere_is_not_charged_so() {
    let field = Field::new("D5 west spartans hoplite x1\nD4 north medes mixed x1");
    let ends = field.ends(field.force(Side::Greek, "D5", 0));
    assert!(!ends.iter().any(|it| it.starts_with("D4")), "{ends:?}");
}

#[test]
fn case_3_3_4d_nobody_goes_from_one_zone_of_control_straight_into_another() {
    // The Medes at C5 control D4, D5 and D6: the hoplites cannot go along their front.
    let field = Field::new("D5 south spartans hoplite x1\nC5 east medes mixed x1");
    assert_eq!(field.greek_areas("D5"), ["C5!", "D5"]);
}

#[test]
fn case_3_3_4d_light_units_go_round_by_an_area_that_nobody_controls() {
    let field = Field::new("D5 west malians javelin x1\nC5 east medes mixed x1");
    let left = field.left(field.force(Side::Greek, "D5", 0), "D6");
    assert_eq!(left, Some(2)); // Two points, by E5 or E6.
}

#[test]
fn case_3_3_4d_to_friends_one_may_go_straight() {
    let field = Field::new(
        "D5 south spartans hoplite x1\nD6 south spartans hoplite x1\nC5 east medes mixed x1",
    );
    assert!(field.greek_areas("D5").contains(&"D6".to_owned()));
}

#[test]
fn case_3_3_5_coming_to_grips_takes_two_rounds() {
    let mut field = Field::new("E5 west spartans hoplite x1\nC5 east medes mixed x1");
    assert!(!field.greek_areas("E5").contains(&"C5!".to_owned()));
    moved(&mut field, "E5", 0, true, "D5");
    assert!(field.greek_areas("D5").contains(&"C5!".to_owned()));
}
