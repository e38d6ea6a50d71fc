//! 8.0: morale levels and morale checks.

use game_marathon::Event;
use game_marathon::morale::{CheckReason, LevelReason};

use crate::common::{
    Table, checked, end_turn, fares, firing, hex, levels, lines, moving, noted, piece, rallying,
    reacting,
};

#[test]
fn case_8_0_fire_reaction_and_rally_ask_for_the_same_check() {
    // Level 6, light infantry adds one, Ataphernes takes one off: 6 passes, 7 fails, whatever it is for.
    let near = "at 2009 up-left Ataphernes PL2";
    for (die, passes) in [(6, true), (7, false)] {
        let lines =
            format!("at 2013 up-right GA1\nat 2011 up-right PLI1\n{near}\nmarkers greek-left");
        let mut fired = firing("greek", "GA1", &lines);
        fired.go(&format!("fire GA1 2011, d10 0, d10 {die}"));
        let mut reacts = reacting("greek", "PLI1", &lines.replace("GA1", "GL1"));
        reacts.go(&format!("react PLI1, d10 {die}"));
        let mut rallies = rallying("", "PLI1", &format!("at 2011 up-right PLI1/disrupted\n{near}"));
        rallies.go(&format!("d10 {die}"));
        let fates = [checked(&fired), checked(&reacts), checked(&rallies)];
        let good = ["Holds", "Reacts", "Recovers"];
        for ((fate, changed), good) in fates.iter().zip(good) {
            assert_eq!((fate == good, *changed), (passes, 0), "{die} {good}");
        }
    }
}

#[test]
fn case_8_1a_the_scenario_sets_the_levels_and_ten_is_the_most() {
    let start = |options| levels(&Table::start(options));
    assert_eq!((start(""), start("scenario=variant")), ([8, 6], [7, 7]));
    // Thirty factors of dead Persians lift ten to ten.
    let table = end_turn("", &format!("morale greek 10\ndead {TEN}"));
    assert_eq!(levels(&table)[0], 10);
}

/// Ten units of 3 factors: thirty.
const TEN: &str = "PL1 PL2 PL3 PL4 PL5 PL6 PL7 PL8 PL9 PL10";

#[test]
fn case_8_1b_each_ten_factors_of_dead_enemies_add_one_in_the_end_phase() {
    // Seven of 3 and one of 2: 23, two tens.
    let dead = "dead PL1 PL2 PL3 PL4 PL5 PL6 PL7 PLI1";
    assert_eq!(levels(&end_turn("", dead)), [10, 6]);
    // One of the two has counted before [A78].
    assert_eq!(levels(&end_turn("", &format!("morale greek 6\ncredited greek 1\n{dead}"))), [7, 6]);
    // A reduced unit that lives counts nothing, one that dies counts in full: 4 * 2 + 2 = 10.
    let flips = "at 2415 up-left PC9/reduced\nworn PC1 PC2\ndead PC1 PC2 PLI1";
    assert_eq!(levels(&end_turn("", flips)), [9, 6]);
}

#[test]
fn case_8_1c_a_leader_killed_costs_one_at_once() {
    let lines = "at 2010 down-left GA1\nat 2011 up-right PL1 Datis/wounded\nmarkers greek-left";
    let mut table = firing("greek", "GA1", lines);
    table.go("fire GA1 2011, d10 0, d10 0, d10 0"); // Both are hit; Datis is hit again.
    assert_eq!((fares(&table, "Datis"), levels(&table)), ("dead".into(), [8, 5]));
    let killed = Event::LevelChanged {
        side: game_marathon::units::Side::Persian,
        by: -1,
        to: 5,
        why: LevelReason::LeaderKilled(piece("Datis")),
    };
    assert!(table.told().contains(&killed));
    // In the End Phase he is not counted again [A80].
    assert_eq!(levels(&end_turn("", "morale persian 5\ndead Datis")), [8, 5]);
}

#[test]
fn case_8_1d_each_beach_that_greeks_occupy_costs_the_persians_two_once() {
    let table = end_turn("", "at 2116 right GL1\nat 2416 right GA1");
    assert_eq!(levels(&table), [8, 2]);
    assert_eq!(noted(&table, "booked"), "2116 2416");
    // It stays so, though it is held no more, and does not count twice.
    let lines = "fallen 2116\nbooked 2116\nat 2116 right GL1";
    assert_eq!(levels(&end_turn("", lines)), [8, 6]);
    // A Leader alone occupies nothing [A83].
    assert_eq!(levels(&end_turn("", "at 2116 right Plataea")), [8, 6]);
}

#[test]
fn case_8_1e_each_encampment_that_persians_occupy_costs_the_greeks_three_once() {
    assert_eq!(levels(&end_turn("", "at 1902 right PL1/routed/reduced")), [5, 6]);
    assert_eq!(levels(&end_turn("", "at 1902 right PL1\nat 2102 right PA1")), [2, 6]);
    assert_eq!(levels(&end_turn("", "fallen 1902\nbooked 1902\nat 1902 right PL1")), [8, 6]);
}

#[test]
fn case_8_1f_a_side_at_nought_has_lost_at_once() {
    // A Leader falls in the middle of a turn.
    let lines = "morale persian 1\nat 2010 down-left GA1\nat 2011 up-right PL1 Datis/wounded\nmarkers greek-left";
    let mut table = firing("greek", "GA1", lines);
    table.go("fire GA1 2011, d10 0, d10 0, d10 0");
    let ending = table.ending().expect("it is over");
    assert_eq!((ending.case.id(), noted(&table, "step")), ("11.0a", "over persian-morale".into()));
}

#[test]
fn case_8_2a_a_die_of_no_more_than_the_level_passes() {
    for level in 1..=9 {
        for (die, fared) in [(level, "2010"), (level + 1, "2010/routed/reduced")] {
            if die < 10 {
                let lines = format!("morale greek {level}\nat 2010 right GL1/disrupted");
                let mut table = rallying("", "GL1", &lines);
                table.go(&format!("d10 {die}"));
                assert_eq!(fares(&table, "GL1"), fared, "{die} at level {level}");
            }
        }
    }
}

#[test]
fn case_8_2b_what_is_printed_on_the_unit_is_added_and_so_is_all_else() {
    let ledger = |lines: &str, name: &str| {
        let mut table = rallying("", name, lines);
        table.go("d10 0");
        let of = |event: &Event| match event {
            Event::Checked { ledger, .. } => Some(ledger.clone()),
            _ => None,
        };
        table.told().iter().find_map(of).expect("a check")
    };
    let archer = ledger("at 2010 right GA1/disrupted\nat 2011 right GL1 Callimachus", "GA1");
    assert_eq!(lines(&archer), ["8.2b +1", "9.1a -2"]);
    assert_eq!(archer.entries()[1].reason, CheckReason::Leader(piece("Callimachus")));
    let spartan = ledger("at 2010 right GS1/disrupted", "GS1");
    assert_eq!(lines(&spartan), ["8.2b -1"], "a minus makes it steadier [A84]");
    assert_eq!(lines(&ledger("at 2010 right GL1/disrupted", "GL1")), [""; 0]);
}

#[test]
fn a_beach_is_occupied_at_the_end_of_an_impulse_and_not_in_passing() {
    // Light infantry has five points: 2114 to 2216 by way of the Beach 2116.
    let lines = "at 2114 right GLI1\nat 3001 right GL1";
    let mut table = moving("greek", "GLI1", lines);
    table.go("move GLI1 2216, face right, done");
    assert_eq!(noted(&table, "fallen"), "");
    let mut table = moving("greek", "GLI1", &format!("{lines}\nmarkers greek-left"));
    table.go("move GLI1 2116, face right, done");
    assert_eq!(noted(&table, "fallen"), "2116");
    assert!(
        table.told().iter().any(|it| matches!(it, Event::Occupied { at, .. } if *at == hex(2116)))
    );
}
