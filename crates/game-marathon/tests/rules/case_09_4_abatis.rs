//! 9.4: Abatis.

use game_marathon::abatis::abatis_for;
use testkit::Script;

use crate::common::{Table, attacking, fares, kinds, may, moves, moving, noted, phase, table};

#[test]
fn case_9_4a_to_enter_one_costs_a_point_more() {
    // Two points by reaction: one hex on the plain and a point for the Abatis.
    let reacts = |abatis: &str| {
        let lines = format!("{abatis}at 2010 up-left PL1");
        phase("", "greek reaction", ("", &lines), "reaction-move PL1")
    };
    assert!(may(&reacts("abatis 2011\n"), "move PL1 2011"));
    assert_eq!(reacts("abatis 2012\n").against("move PL1 2012"), ["6.1a"]);
    // Uphill into one: 1 + 1 + 1.
    let climbs = moving("persian", "PL1", "abatis 2505\nat 2506 up-left PL1");
    assert!(may(&climbs, "move PL1 2505"));
}

/// A Persian line beside the Abatis in 2009.
fn line(options: &str, more: &str) -> Table {
    let lines = format!(
        "markers greek-left\nabatis 2009\nat 2010 up-left PL1 PL2\nat 2109 up-left PLI1\nat 2008 up-left PA1\n{more}"
    );
    phase(options, "persian movement", ("PL1 PL2 PLI1 PA1", &lines), "movement")
}

#[test]
fn case_9_4b_active_infantry_beside_it_rolls_against_persian_morale() {
    for (die, left) in [(6, ""), (7, "2009")] {
        let mut table = line("", "");
        table.go("clear PL1 2009, done");
        assert_eq!(table.chance(), Some("9.4b"));
        table.go(&format!("d10 {die}"));
        assert_eq!(noted(&table, "abatis"), left);
    }
    let table = line("", "at 3010 up-left PL3");
    assert_eq!(table.against("clear PA1 2009"), ["9.4b"], "Archers are no infantry [A96]");
    assert_eq!(table.against("clear PLI1 2009"), [""; 0]);
    assert_eq!(table.against("clear PL3 2009"), ["4.2.1", "9.4b"]);
}

#[test]
fn case_9_4b_who_works_does_nothing_else() {
    let mut table = line("", "at 2011 up-right GLI1");
    table.go("clear PL1 2009");
    assert_eq!(table.against("move PL1 2110"), ["4.2.1"]);
    let text = "working PL1\nat 2010 down-left PL1\nat 2011 down-left GLI1";
    let attack = attacking("persian", "PL1", text);
    assert!(attack.against("attack PL1 2011").contains(&"9.4b"));
    // Nor may one who has moved.
    let mut table = line("", "");
    table.go("move PL1 2110, face up-left");
    assert_eq!(table.against("clear PL1 2009"), ["4.2.1"]);
}

#[test]
fn case_9_4b_greeks_inside_are_no_bar() {
    let lines = "markers greek-left\nabatis 2009\nat 2010 up-left PL1\nat 2009 down-right GL1";
    let mut table = moving("persian", "PL1", lines);
    table.go("clear PL1 2009, done, d10 0");
    assert_eq!((noted(&table, "abatis"), fares(&table, "GL1")), (String::new(), "2009".into()));
}

#[test]
fn case_9_4c_each_further_hand_adds_one_to_the_die() {
    for (die, left) in [(4, ""), (5, "2009")] {
        let mut table = line("", "");
        table.go("clear PL1 2009, clear PL2 2009, clear PLI1 2009, done");
        table.go(&format!("d10 {die}")); // 4 + 2 = 6
        assert_eq!(noted(&table, "abatis"), left);
    }
}

#[test]
fn case_9_4d_greeks_never_clear_one() {
    let table = moving("greek", "GL1", "abatis 2009\nat 2010 up-left GL1");
    assert_eq!(table.against("clear GL1 2009"), ["9.4d"]);
    assert!(!kinds(&table).contains(&"clear".to_owned()));
    assert_eq!(table.against("abatis 2008"), ["4.0"], "nor build one once play has begun");
}

#[test]
fn case_9_4e_persians_set_none_up() {
    // Abatis are the Greeks' to place, when both sides are set up.
    let table = table("turn 0\nimpulse abatis\nat 2415 up-left PL1\nstep abatis 2");
    assert_eq!(table.deciding(), engine::Seat::new(0));
    let persians = moving("persian", "PL1", "abatis 2009\nat 2010 up-left PL1");
    assert_eq!(persians.against("abatis 2008"), ["4.0"]);
    // To enter one captures nothing: it lies there still.
    let mut persians = persians;
    persians.go("move PL1 2009, face up-left");
    assert_eq!(noted(&persians, "abatis"), "2009");
}

#[test]
fn case_9_4f_the_game_may_be_played_without() {
    let position =
        "turn 0\nimpulse persian-set-up\nat 2416 up-left PL1\nstep muster persian-cavalry";
    let mut without: Table = Script::at("abatis=off", position);
    without.go("d10 0");
    assert_eq!(
        (noted(&without, "turn"), noted(&without, "step")),
        ("1".into(), "first-marker greek".into())
    );
    let mut with: Table = Script::at("", position);
    with.go("d10 0");
    assert_eq!(with.chance(), Some("10.1.1e"));
}

#[test]
fn numbers_of_abatis() {
    // DR of 0 to 3: 4; of 4 to 7: 6; of 8 and 9: 8.
    let all: Vec<u8> = (0..10).map(abatis_for).collect();
    assert_eq!(all, [4, 4, 4, 4, 6, 6, 6, 6, 8, 8]);
    let table = moving("greek", "GL1", "abatis 2009\nat 2010 right GL1");
    assert!(!moves(&table, "GL1").is_empty());
}
