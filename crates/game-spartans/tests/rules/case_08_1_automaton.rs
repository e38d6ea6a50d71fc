//! How the system moves the Persians, 8.1.6, by the keys of Q30 to Q32.

use crate::common::{Field, area};
use boards::squares::Lettered;
use game_spartans::automaton::{Advance, Automaton, Keys, Path, parting};
use game_spartans::map::{EAST, WEST};
use game_spartans::units::Side;

fn automaton(field: &Field, keys: Keys) -> Automaton<'_> {
    Automaton { map: &field.map, roster: &field.roster, positions: &field.positions, keys }
}

/// Where the stack in an area goes, one name if no die is needed.
fn ends(field: &Field, at: &str) -> Vec<String> {
    let system = automaton(field, Keys::EnterFirst);
    let name = |it: game_spartans::map::Area| it.name(Lettered::Rows).to_string();
    let mut found: Vec<String> = match system.advance(field.force(Side::Persian, at, 0)) {
        Advance::Forward(paths) => paths.iter().filter_map(Path::end).map(name).collect(),
        Advance::Flank(goals) => goals.iter().map(|it| name(it.to)).collect(),
        Advance::Turn(_) | Advance::Stay => Vec::new(),
    };
    found.sort();
    found.dedup();
    found
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
    let system = automaton(&field, Keys::RowsFirst);
    let Advance::Forward(paths) = system.advance(field.force(Side::Persian, "A5", 0)) else {
        panic!("it goes on")
    };
    assert!(paths.iter().all(|it| it.length == 3));
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
    let system = automaton(&field, Keys::EnterFirst);
    let Advance::Forward(paths) = system.advance(field.force(Side::Persian, "A5", 0)) else {
        panic!("it goes on")
    };
    // The archers at B5 and C5 are passed; at D5 nobody else may end.
    assert_eq!(parting(&paths), Some((2, vec![area("D4"), area("D6")])));
}

#[test]
fn case_8_1_6a_the_front_row_moves_first_and_the_centre_before_the_wings() {
    let field = Field::new(
        "A4 east medes mixed x3\nB2 east medes mixed x3\nB5 east medes mixed x3\nL5 west spartans hoplite",
    );
    let system = automaton(&field, Keys::EnterFirst);
    let mut left = Vec::new();
    let told = system.next_stack(&mut left, true).expect("it was asked for");
    assert_eq!(left.iter().map(|it| it.from).collect::<Vec<_>>(), [area("B5")]);
    assert_eq!(told.candidates.len(), 3);
}

#[test]
fn case_8_1_6a_those_from_row_a_move_before_those_from_row_o() {
    let field = Field::new(
        "A1 east medes mixed x3\nO5 west immortals mixed x3 path\nI5 west spartans hoplite",
    );
    let mut left = Vec::new();
    automaton(&field, Keys::EnterFirst).next_stack(&mut left, false);
    assert_eq!(left.iter().map(|it| it.from).collect::<Vec<_>>(), [area("A1")]);
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
    let system = automaton(&field, Keys::EnterFirst);
    let goals = system.flank_entries(field.force(Side::Persian, "E5", 0));
    assert_eq!(goals.len(), 1);
    assert_eq!((goals[0].to, goals[0].entered), (area("D5"), Some(WEST.eighth())));
}

#[test]
fn case_8_1_6a_past_the_last_greek_a_stack_turns_about() {
    let field = Field::new("K5 east medes mixed x3\nF5 west spartans hoplite x1");
    let advance = automaton(&field, Keys::EnterFirst).advance(field.force(Side::Persian, "K5", 0));
    assert_eq!(advance, Advance::Turn(vec![EAST.opposite()]));
}
