//! How the system moves the Persians, 8.1.6, by the keys of Q30 to Q32.

use crate::common::{Field, area};
use boards::squares::Lettered;
use game_spartans::automaton::{Archers, Automaton, Keys, NextStep, Targets, Trail};
use game_spartans::map::{Area, EAST, SOUTH, WEST};
use game_spartans::state::Force;
use game_spartans::units::Side;

fn automaton(field: &Field, keys: Keys) -> Automaton<'_> {
    Automaton {
        map: &field.map,
        roster: &field.roster,
        positions: &field.positions,
        keys,
        archers: Archers::Forward,
        targets: Targets::Nearest,
    }
}

fn top(at: &str) -> Force {
    Force { at: area(at), order: 0 }
}

/// Every area where a path can end, whatever dice decide.
fn every_end(system: &Automaton<'_>, force: Force, trail: Trail, ends: &mut Vec<Area>) {
    match system.next_step(force, trail, false).0 {
        NextStep::Ends => ends.extend(trail.end()),
        NextStep::Into(area) => every_end(system, force, trail.with(area), ends),
        NextStep::Either(one, other) => {
            every_end(system, force, trail.with(one), ends);
            every_end(system, force, trail.with(other), ends);
        }
    }
}

/// Where the stack in an area goes, one name if no die is needed.
fn ends_by(field: &Field, keys: Keys, at: &str) -> Vec<String> {
    let system = automaton(field, keys);
    let (entries, _) = system.flank_entries(top(at), false);
    let mut found: Vec<Area> = entries.left().map(|(to, _)| to).collect();
    if found.is_empty() {
        every_end(&system, top(at), Trail::NONE, &mut found);
    }
    found.sort();
    found.dedup();
    found.into_iter().map(|it| it.name(Lettered::Rows).to_string()).collect()
}

fn ends(field: &Field, at: &str) -> Vec<String> {
    ends_by(field, Keys::EnterFirst, at)
}

/// The forces that move next.
fn next(field: &Field) -> Vec<Area> {
    let (forces, _) = automaton(field, Keys::EnterFirst).next_force(false);
    forces.left().iter().map(|it| it.at).collect()
}

#[test]
fn case_8_1_6a_a_stack_goes_as_far_forward_as_its_points_allow() {
    let field = Field::new("A5 east medes mixed x3\nL5 west spartans hoplite x1");
    assert_eq!(ends(&field, "A5"), ["D5"]);
}

#[test]
fn case_8_1_6a_archers_go_forward_too() {
    let field = Field::new("A5 east medes bow x3\nL5 west spartans hoplite x1");
    assert_eq!(ends(&field, "A5"), ["E5"]);
}

#[test]
fn case_8_1_6a_it_stops_in_a_zone_of_control() {
    // The pass is five areas wide before the wall, and all of row F is controlled.
    let line = (4..=8).map(|column| format!("G{column} west thespians hoplite\n"));
    let field = Field::new(&format!("{}D5 east medes mixed x3", line.collect::<String>()));
    assert_eq!(ends(&field, "D5"), ["F5"]);
}

#[test]
fn case_8_1_6a_round_a_zone_of_control_it_gains_more_rows() {
    // Straight on it would stop at C5, before the Spartan; beside him it comes to row D.
    let field = Field::new("A5 east medes mixed x3\nD5 west spartans hoplite x1");
    assert!(ends(&field, "A5").iter().all(|it| it.starts_with('D')));
}

#[test]
fn case_8_1_6a_from_there_it_moves_in() {
    let field = Field::new("C5 east medes mixed x3\nD5 west spartans hoplite x1");
    assert_eq!(ends(&field, "C5"), ["D5"]);
}

#[test]
fn case_8_1_6a_a_greek_who_can_be_entered_goes_before_most_rows() {
    // Javelins at B4 hold nobody up: the stack could gain three rows beside them.
    let field =
        Field::new("A5 east medes mixed x3\nB4 west malians javelin x1\nL5 west spartans hoplite");
    assert_eq!(ends(&field, "A5"), ["B4"]);
}

#[test]
fn case_8_1_6a_by_the_letter_most_rows_go_first() {
    let field =
        Field::new("A5 east medes mixed x3\nB4 west malians javelin x1\nL5 west spartans hoplite");
    assert!(ends_by(&field, Keys::RowsFirst, "A5").iter().all(|it| it.starts_with('D')));
}

#[test]
fn case_8_1_6a_where_the_way_is_barred_the_nearer_diagonal_is_taken() {
    // C5 is full; of C4 and C6 the second is nearer to the Spartan at F8.
    let field = Field::new(
        "B5 east medes mixed x1\nC5 east susa mixed x3\nD5 east susa bow x3\nE5 east susa bow x3\nF8 west spartans hoplite x1",
    );
    // Three points: C6, D6 and E6 gain three rows, straight after the first step.
    assert_eq!(ends(&field, "B5"), ["E6"]);
}

#[test]
fn case_8_1_6a_two_diagonals_that_are_alike_are_for_the_die() {
    let field = Field::new(
        "A5 east medes mixed x3\nB5 east susa bow x3\nC5 east susa bow x3\nD5 east susa bow x3\nM5 west spartans hoplite x1",
    );
    // The archers at B5 and C5 are passed; at D5 nobody else may end.
    let system = automaton(&field, Keys::EnterFirst);
    let trail = Trail::NONE.with(area("B5")).with(area("C5"));
    assert_eq!(system.next_step(top("A5"), Trail::NONE, false).0, NextStep::Into(area("B5")));
    let third = system.next_step(top("A5"), trail, false).0;
    assert!(
        [NextStep::Either(area("D4"), area("D6")), NextStep::Either(area("D6"), area("D4"))]
            .contains(&third)
    );
}

#[test]
fn case_8_1_6a_the_front_row_moves_first_and_the_centre_before_the_wings() {
    let field = Field::new(
        "A4 east medes mixed x3\nB2 east medes mixed x3\nB5 east medes mixed x3\nL5 west spartans hoplite",
    );
    assert_eq!(next(&field), [area("B5")]);
    let told = automaton(&field, Keys::EnterFirst).next_force(true).1.expect("it was asked for");
    assert_eq!(told.candidates.len(), 3);
}

#[test]
fn case_8_1_6a_those_from_row_a_move_before_those_from_row_o() {
    let field = Field::new(
        "A1 east medes mixed x3\nO5 west immortals mixed x3 path\nI5 west spartans hoplite",
    );
    assert_eq!(next(&field), [area("A1")]);
}

#[test]
fn case_8_1_6a_for_those_who_came_into_row_o_forward_is_west() {
    let field = Field::new("O5 west immortals mixed x3 path\nF5 west spartans hoplite x1");
    assert_eq!(ends(&field, "O5"), ["L5"]);
}

#[test]
fn case_8_1_6b_immortals_turn_into_the_flank_of_a_hoplite() {
    // The Spartan at D5 faces west. From D4, beside him, one turn and a step lead into his flank.
    let field = Field::new("D4 east immortals mixed x3\nD5 west spartans hoplite x1");
    assert_eq!(ends(&field, "D4"), ["D5"]);
}

#[test]
fn case_8_1_6b_other_mixed_units_do_not() {
    let field =
        Field::new("D4 east medes mixed x3\nD5 west spartans hoplite x1\nL5 west thebans hoplite");
    assert_eq!(ends(&field, "D4"), ["G4"]);
}

#[test]
fn case_8_1_6b_the_rear_goes_before_a_flank() {
    // From E4 the Spartan's rear is E5 to D5 (one turn about: two points), the flank needs D4 first.
    let field = Field::new("E5 east immortals mixed x3\nD5 west spartans hoplite x1");
    let (entries, _) = automaton(&field, Keys::EnterFirst).flank_entries(top("E5"), false);
    assert_eq!(entries.left().collect::<Vec<_>>(), [(area("D5"), WEST.eighth())]);
}

#[test]
fn case_8_1_6a_past_the_last_greek_a_stack_turns_about() {
    let field = Field::new("K5 east medes mixed x3\nF5 west spartans hoplite x1");
    let turns = automaton(&field, Keys::EnterFirst).turns(top("K5"));
    assert_eq!(turns, [Some(EAST.opposite()), None]);
}

#[test]
fn case_8_1_6a_ways_into_areas_of_the_greeks_are_alike_and_straight_ahead_goes_first() {
    // Four points: F5 lies one row ahead, G6 two; both can be entered [Q30].
    let field =
        Field::new("E5 east medes bow x1\nF5 west malians javelin x1\nG6 west locrians javelin x1");
    assert_eq!(ends(&field, "E5"), ["F5"]);
}

#[test]
fn case_8_1_6a_aside_is_forward_until_the_greek_there_is_gone() {
    // Its forward is the south; nobody stands in row F any more, and Greeks lie further east [Q32].
    let mut field = Field::new(
        "F5 south susa mixed x1\nI8 west thebans hoplite x1\nJ8 west thespians hoplite x1",
    );
    field.positions.change(Side::Persian, area("F5"), |stack| {
        for unit in stack.units_mut() {
            unit.forward = SOUTH;
        }
    });
    let turns = automaton(&field, Keys::EnterFirst).turns(top("F5"));
    assert_eq!(turns, [Some(EAST), None]);
}

#[test]
fn case_8_1_6a_a_turn_does_not_change_a_stacks_place_among_those_who_came_with_it() {
    // Both came in by row A, so row C lies before row B, wherever the one at B7 is bound now [Q83].
    let forward = |field: &mut Field, at: &str, way| {
        field.positions.change(Side::Persian, area(at), |stack| {
            stack.units_mut().for_each(|unit| unit.forward = way);
        });
    };
    let mut field =
        Field::new("B7 east medes bow\nC5 east medes mixed\nH6 west spartans hoplite x1");
    forward(&mut field, "B7", SOUTH);
    assert_eq!(next(&field), [area("C5")]);
    // Row M lies before row C, before the turn and after it.
    let mut field =
        Field::new("M6 west medes mixed\nC4 east medes mixed\nD5 north spartans hoplite x1");
    for way in [EAST, WEST] {
        forward(&mut field, "M6", way);
        assert_eq!(next(&field), [area("M6")]);
    }
}

#[test]
fn case_3_1_3b_a_stack_of_the_system_does_not_turn_away_from_those_who_share_its_area() {
    // Two archers at O5 face west, and no row is left to the east: the first turns only if the
    // second will, whose forward is the east too.
    let turns = |second| {
        let mut field = Field::new("O5 west susa bow\nO5 west susa bow\nK5 west spartans hoplite");
        field.positions.change(Side::Persian, area("O5"), |stack| {
            for (unit, forward) in stack.units_mut().zip([EAST, second]) {
                unit.forward = forward;
            }
        });
        automaton(&field, Keys::EnterFirst).can_face_forward(top("O5"))
    };
    assert_eq!([EAST, WEST].map(turns), [true, false]);
}
