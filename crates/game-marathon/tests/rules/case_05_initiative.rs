//! 5.0: initiative.

use game_marathon::initiative::morale_bonus;

use crate::common::{Table, noted, table};

/// Turn 2, with these lines, before the Greeks roll.
fn roll(lines: &str) -> Table {
    table(&format!("turn 2\nimpulse initiative\n{lines}\nstep greek-initiative"))
}

const LEADERS: &str =
    "at 2010 right Callimachus Aiantis Leontis Plataea GL1\nat 2415 up-left Datis Ataphernes PL1";

#[test]
fn case_5_1a_the_ratings_of_all_leaders_on_the_map_are_added_to_the_die() {
    let mut table = roll(LEADERS);
    table.go("d10 3");
    assert_eq!(noted(&table, "step"), "persian-initiative 8"); // 3 + 2 + 1 + 1 + 1
    // Wounded Leaders count with what is left: 1 for Callimachus, nothing for Plataea [A29].
    let mut table = roll(
        &LEADERS
            .replace("Callimachus", "Callimachus/wounded")
            .replace("Plataea", "Plataea/wounded"),
    );
    table.go("d10 3");
    assert_eq!(noted(&table, "step"), "persian-initiative 6"); // 3 + 1 + 1 + 1 + 0
    // Those in the pool, or dead, do not.
    let mut table = roll("at 2010 right Callimachus GL1\ndead Aiantis\npool Sakai");
    table.go("d10 3");
    assert_eq!(noted(&table, "step"), "persian-initiative 5");
}

#[test]
fn case_5_1b_a_high_level_adds_one_and_a_low_one_takes_one_off() {
    let bonus: Vec<i8> = (1..=10).map(morale_bonus).collect();
    assert_eq!(bonus, [-1, -1, -1, 0, 0, 0, 0, 0, 1, 1]);
    let mut table = roll("morale greek 9\nat 2010 right GL1");
    table.go("d10 3");
    assert_eq!(noted(&table, "step"), "persian-initiative 4");
    let mut table = roll("morale greek 3\nat 2010 right GL1");
    table.go("d10 0");
    assert_eq!(noted(&table, "step"), "persian-initiative -1");
}

#[test]
fn case_5_1c_the_higher_total_has_it_and_ties_are_rolled_again() {
    // Greeks 3 + 5 = 8; Persians 6 + 3 = 9, 4 + 3 = 7, 5 + 3 = 8.
    for (die, step) in
        [(6, "first-marker persian"), (4, "first-marker greek"), (5, "greek-initiative")]
    {
        let mut table = roll(LEADERS);
        table.go(&format!("d10 3, d10 {die}"));
        assert_eq!(noted(&table, "step"), step);
    }
}
