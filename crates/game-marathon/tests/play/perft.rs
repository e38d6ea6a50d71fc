//! How many ways play can go: a change to any list of actions or outcomes changes a count.

use game_marathon::Marathon;
use testkit::perft;

#[test]
fn the_counts_worked_by_hand_hold() {
    let found = perft::differences::<Marathon>(include_str!("perft/by_hand.perft"));
    assert_eq!(found, [""; 0]);
}
