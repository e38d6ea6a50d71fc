//! How many ways play can go: a change to any list of actions or outcomes changes a count.

use game_thermopylae::Thermopylae;
use testkit::perft;

#[test]
fn the_counts_worked_by_hand_hold() {
    let found = perft::differences::<Thermopylae>(include_str!("perft/by_hand.perft"));
    assert_eq!(found, [""; 0]);
}

#[test]
fn the_recorded_counts_hold() {
    let found = perft::differences::<Thermopylae>(include_str!("perft/recorded.perft"));
    assert_eq!(found, [""; 0]);
}
