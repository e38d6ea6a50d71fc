//! How many ways play can go: a change to any list of actions or outcomes changes a count.

use game_thermopyles::Thermopyles;
use testkit::perft;

#[test]
fn the_counts_worked_by_hand_hold() {
    let found = perft::differences::<Thermopyles>(include_str!("perft/by_hand.perft"));
    assert_eq!(found, [""; 0]);
}

#[test]
fn the_recorded_counts_hold() {
    let found = perft::differences::<Thermopyles>(include_str!("perft/recorded.perft"));
    assert_eq!(found, [""; 0]);
}

#[test]
fn a_changed_count_is_noticed() {
    let spoiled = include_str!("perft/by_hand.perft").replacen("depth 1 = 14", "depth 1 = 15", 1);
    let found = perft::differences::<Thermopyles>(&spoiled);
    assert_eq!(found, ["the start: depth 1 = 14, not 15"]);
}
