//! 9.5: the Greek Reserve.

use crate::common::{Table, end_turn, may, noted, table};

/// Turn 2 at this Greek level, before the first marker; more lines.
fn initiative(level: u8, more: &str) -> Table {
    table(&format!(
        "turn 2\nimpulse initiative\nmorale greek {level}\nat 2005 right GL1\n{more}\nstep first-marker greek"
    ))
}

#[test]
fn case_9_5a_it_is_in_the_pool_on_turns_with_a_level_of_six_or_more() {
    for (level, is_in) in [(5, false), (6, true)] {
        let mut table = initiative(level, "");
        table.go("begin greek-left");
        assert_eq!(noted(&table, "markers").contains("greek-reserve"), is_in, "{level}");
    }
    let mut gone = initiative(8, "reserve-gone yes");
    gone.go("begin greek-left");
    assert!(!noted(&gone, "markers").contains("greek-reserve"));
}

#[test]
fn case_9_5b_it_is_never_the_first() {
    let table = initiative(8, "");
    assert_eq!(table.listed(), ["begin greek-left", "begin greek-center", "begin greek-right"]);
    assert_eq!(table.against("begin greek-reserve"), ["9.5b"]);
}

/// The Reserve is drawn and this die falls.
fn drawn(die: u8, lines: &str) -> Table {
    let mut table = table(&format!(
        "turn 2\nimpulse draw\nmarkers greek-reserve greek-left\n{lines}\nstep draw"
    ));
    table.go(&format!("marker greek-reserve, d10 {die}"));
    table
}

const UNITS: &str = "at 2010 right GL1 GL2\nat 2210 right GC1\nat 2310 right GA1 GA2\nat 2410 right GS1\n\
    at 2510 right GR1 Callimachus Plataea";

#[test]
fn case_9_5c_the_die_and_the_leaders_in_play_say_how_many_units_act() {
    let mut table = drawn(3, UNITS);
    assert_eq!(noted(&table, "step"), "bonus 5"); // 3 + 2
    for name in ["GL1", "GC1", "GA1", "GS1"] {
        table.go(&format!("attach {name}"));
    }
    assert_eq!(noted(&table, "step"), "bonus 1");
    table.go("attach Plataea"); // A Leader who is picked counts as a unit [A24].
    assert_eq!(
        (noted(&table, "step"), noted(&table, "impulse")),
        ("movement".into(), "movement".into())
    );
    assert_eq!(noted(&table, "active"), "GL1 GC1 GS1 GA1 Plataea");
    let fewer = drawn(0, UNITS);
    assert_eq!(noted(&fewer, "step"), "bonus 2");
    assert!(may(&fewer, "done"), "he need not use them all");
}

#[test]
fn case_9_5d_it_takes_nothing_from_the_normal_activation() {
    let mut table = drawn(9, UNITS);
    table.go("attach GA1, attach GL1, done, done, marker greek-left, attach GA1");
    assert_eq!(noted(&table, "active"), "GL1 GL2 GA1");
    // And the other way round.
    let mut after = drawn(9, &format!("activated GA1\n{UNITS}"));
    after.go("attach GA1");
    assert_eq!(noted(&after, "active"), "GA1");
    assert_eq!(after.against("attach GA1"), ["3.3g"], "once by one bonus [A23]");
}

#[test]
fn case_9_5e_a_leader_beside_a_unit_that_acts_acts_free() {
    let mut table = drawn(0, UNITS);
    table.go("attach GR1, done");
    assert_eq!(noted(&table, "active"), "GR1 Callimachus Plataea");
}

#[test]
fn case_9_5f_it_leaves_the_game_at_the_end_of_a_turn_with_five_or_less() {
    assert_eq!(noted(&end_turn("", "morale greek 5"), "reserve-gone"), "yes");
    assert_eq!(noted(&end_turn("", "morale greek 6"), "reserve-gone"), "");
    // Asked when the levels have changed [A26]: a ten of dead Persians lifts five to six.
    let lifted = "morale greek 5\ndead PL1 PL2 PL3 PLI1";
    assert_eq!(noted(&end_turn("", lifted), "reserve-gone"), "");
    let sunk = "morale greek 8\nat 1902 right PL1";
    assert_eq!(noted(&end_turn("", sunk), "reserve-gone"), "yes");
}
