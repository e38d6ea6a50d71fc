//! 11.0: winning the game.

use engine::{Seat, Verdict};
use game_marathon::units::Side;

use crate::common::{Table, end_turn, noted};

fn winner(table: &Table) -> Side {
    let ending = table.ending().expect("it is over");
    let won = |side: &Side| ending.verdicts[Seat::new(*side as u8).index()] == Verdict::Won;
    Side::BOTH.into_iter().find(won).expect("somebody has won")
}

#[test]
fn case_11_0a_who_brings_the_enemys_level_to_nought_wins() {
    let greek = end_turn("", "morale persian 2\nat 2116 right GL1");
    assert_eq!(
        (winner(&greek), noted(&greek, "step")),
        (Side::Greek, "over persian-morale".into())
    );
    let persian = end_turn("", "morale greek 3\nat 1902 right PL1");
    assert_eq!(winner(&persian), Side::Persian);
    // Both at once: the Greeks [A82].
    let both =
        end_turn("", "morale greek 3\nmorale persian 2\nat 2116 right GL1\nat 1902 right PL1");
    assert_eq!(winner(&both), Side::Greek);
}

/// The points of both sides when turn 10 is over, after the light unit in the corner has rallied.
fn points(lines: &str) -> (u16, u16) {
    let table = end_turn("", &format!("turn 10\n{lines}"));
    let rules = table.rules();
    let [greek, persian] = Side::BOTH.map(|side| rules.points(table.state(), side).total());
    (greek, persian)
}

#[test]
fn case_11_0b_levels_and_enemies_shaken_and_eliminated_are_counted() {
    assert_eq!(points(""), (8, 6));
    // Routed and reduced is one point [A120], a wounded Leader one, a dead unit two.
    let lines = "at 2011 up-left PL1/routed/reduced\nat 2013 up-left PL2/reduced Datis/wounded\nat 2113 up-left PL4\n\
        dead PL3 Ataphernes\nat 2005 right GL1/reduced";
    assert_eq!(points(lines), (8 + 1 + 1 + 1 + 2 + 2, 6 + 1));
    // Who was never placed counts for nothing [A121].
    assert_eq!(points("pool PL1 PL2 PL3"), (8, 6));
}

#[test]
fn case_11_0c_beaches_count_five_and_encampments_ten_while_they_are_held() {
    // Both cost morale too: two for the Beach, three for the Encampment.
    assert_eq!(points("at 2116 right GL1"), (8 + 5, 4));
    assert_eq!(points("at 1902 right PA1"), (5, 6 + 10));
    assert_eq!(points("fallen 2116\nbooked 2116"), (8, 6), "nobody stands there any more");
    assert_eq!(points("at 2116 right Plataea"), (8, 6), "a Leader holds nothing [A119]");
}

#[test]
fn case_11_0d_more_points_win_and_a_tie_is_greek() {
    assert_eq!(winner(&end_turn("", "turn 10\nmorale greek 5\nmorale persian 6")), Side::Persian);
    assert_eq!(winner(&end_turn("", "turn 10\nmorale greek 6\nmorale persian 6")), Side::Greek);
    assert_eq!(winner(&end_turn("", "turn 10\nmorale greek 7\nmorale persian 6")), Side::Greek);
}
