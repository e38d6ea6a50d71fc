//! 9.2: Cavalry charges.

use crate::common::{Table, attacking, ends, fares, firing, lines, may, melee, moving, noted};

const NONE: [&str; 0] = [];

fn charges(table: &Table) -> Vec<String> {
    ends(table, "charge PCv1 ")
}

/// Persians may move, these are active.
fn with(lines: &str, active: &str) -> Table {
    moving("persian", active, &format!("markers persian-right\n{lines}"))
}

#[test]
fn case_9_2a_only_cavalry_in_good_order_charges() {
    let enemy = "at 2013 up-right GL1";
    for (fared, case) in [("/disrupted", "9.2a"), ("/routed/reduced", "9.2a")] {
        let table = with(&format!("at 2010 down-left PCv1{fared}\n{enemy}"), "PCv1");
        assert_eq!(table.against("charge PCv1 2012"), [case]);
    }
    let foot = with(&format!("at 2010 down-left PL1\n{enemy}"), "PL1");
    assert_eq!(foot.against("charge PL1 2012"), ["9.2a"]);
    assert!(may(&with(&format!("at 2010 down-left PCv1\n{enemy}"), "PCv1"), "charge PCv1 2012"));
}

#[test]
fn case_9_2b_who_is_charged_stands_in_open_ground() {
    let table = with("abatis 2013\nat 2010 down-left PCv1\nat 2013 up-right GL1", "PCv1");
    assert_eq!(charges(&table), NONE);
    assert_eq!(table.against("charge PCv1 2012"), ["9.2b"]);
    let marsh = with("at 1111 down-left PCv1\nat 1115 up-right GL1", "PCv1");
    assert_eq!(charges(&marsh), NONE);
}

#[test]
fn case_9_2c_it_takes_two_points_and_ends_before_the_enemy() {
    let mut table = with("at 2010 down-left PCv1\nat 2013 up-right GL1", "PCv1");
    table.go("charge PCv1 2012");
    // Only corners that have the enemy before them: 2013 lies below 2012.
    assert_eq!(table.listed(), ["face down-right", "face down-left"]);
    assert_eq!(table.against("face up-right"), ["9.2c"]);
}

#[test]
fn case_9_2c_one_point_is_too_little() {
    // 2011 is one hex away. Both hexes beside it and 2010 are held, so no longer way leads there.
    let lines = "at 2010 down-left PCv1\nat 2012 up-right GL1\nat 1911 down-left PL2\nat 2111 down-left PL3\n\
        at 1910 down-left PL4\nat 2110 down-left PL5\nat 2009 down-left PL6";
    let table = with(lines, "PCv1");
    assert_eq!(table.against("charge PCv1 2011"), ["9.2c"]);
    assert!(may(&table, "move PCv1 2011"));
}

#[test]
fn case_9_2d_the_way_is_free_of_all_but_other_chargers() {
    let ring = "at 2014 up-right GL1\nat 2011 up-left PLI1\nat 2111 up-left PLI2\nat 1911 up-left PLI3\n\
        at 1910 up-left PLI4\nat 2009 up-left PLI5\nat 2110 up-left PLI6";
    let table = with(
        &format!(
            "at 2010 down-left PCv1
{ring}"
        ),
        "PCv1",
    );
    assert_eq!(charges(&table), NONE);
    assert_eq!(table.against("charge PCv1 2013"), ["9.2d"]);
    // Its comrade charges already: it may join him.
    let lines = "charging PCv2\nmoved PCv2\nat 2010 down-left PCv1\nat 2012 down-left PCv2\nat 2013 up-right GL1";
    assert!(may(&with(lines, "PCv1 PCv2"), "charge PCv1 2012"));
    let idle = lines.replace("charging PCv2\nmoved PCv2\n", "");
    assert!(!may(&with(&idle, "PCv1"), "charge PCv1 2012"));
}

#[test]
fn case_9_2e_nobody_charges_from_into_or_through_marsh_or_an_abatis() {
    let from = with("at 1115 down-left PCv1\nat 1111 up-right GL1", "PCv1");
    assert_eq!(charges(&from), NONE);
    assert_eq!(from.against("charge PCv1 1112"), ["9.2e"]);
    let abatis = with("abatis 2010\nat 2010 down-left PCv1\nat 2013 up-right GL1", "PCv1");
    assert_eq!(charges(&abatis), NONE);
    // 2012 itself is closed, so the enemy is reached from his other sides alone.
    let into = with("abatis 2012\nat 2010 down-left PCv1\nat 2013 up-right GL1", "PCv1");
    assert!(!charges(&into).contains(&"2012".to_owned()));
    assert!(may(&into, "move PCv1 2012"));
}

#[test]
fn case_9_2f_uphill_one_hex_is_charge_enough() {
    // 2505 is a level above 2506: two points. 2504 is a level above that.
    let table = with("at 2506 up-right PCv1\nat 2504 down-left GL1", "PCv1");
    assert!(may(&table, "charge PCv1 2505"));
    let down = with("at 2502 down-left PCv1\nat 2505 up-right GL1", "PCv1");
    assert!(may(&down, "charge PCv1 2504"));
}

#[test]
fn case_9_2g_no_other_type_joins_in_melee_and_anybody_may_fire() {
    let text = "charging PCv1\nat 2010 down-left PCv1\nat 1911 right PL1\nat 2111 down-left PA1\nat 2011 up-right GL1";
    let mut table = attacking("persian", "PCv1 PL1", text);
    table.go("attack PCv1 2011");
    assert_eq!(table.against("attack PL1 2011"), ["9.2g"]);
    let mut other = attacking("persian", "PCv1 PL1", text);
    other.go("attack PL1 2011");
    assert_eq!(other.against("attack PCv1 2011"), ["9.2g"]);
    assert!(may(&firing("persian", "PCv1 PL1 PA1", text), "fire PA1 2011"));
}

#[test]
fn case_9_2g_cavalry_that_does_not_charge_may_join() {
    let text = "charging PCv1\nat 2010 down-left PCv1 PCv2\nat 2011 up-right GLI1";
    let mut table = attacking("persian", "PCv1 PCv2", text);
    table.go("attack PCv1 2011");
    assert_eq!(lines(&melee(&table, "attack PCv2 2011").shifts), NONE, "the shift is lost [A93]");
}

/// The melee of a charge, with this die.
fn charged(die: u8) -> Table {
    let text = "markers greek-left\ncharging PCv1\nat 2010 down-left PCv1\nat 2011 up-right GLI1";
    let mut table = attacking("persian", "PCv1", text);
    table.go(&format!("attack PCv1 2011, done, d10 {die}"));
    table
}

#[test]
fn case_9_2h_after_the_combat_each_charger_checks_and_who_fails_is_disrupted() {
    // 3 to 2 is 3:2, one right for the charge makes 2:1; 3 is -/D.
    let mut table = charged(3);
    assert_eq!(
        (fares(&table, "GLI1"), noted(&table, "cause")),
        ("2011/disrupted".into(), "charged".into())
    );
    table.go("d10 7");
    assert_eq!(
        (fares(&table, "PCv1"), noted(&table, "charging")),
        ("2010/disrupted".into(), String::new())
    );
    let mut table = charged(3);
    table.go("d10 6");
    assert_eq!(fares(&table, "PCv1"), "2010");
}

#[test]
fn case_9_2h_without_a_combat_the_marker_goes_without_a_check() {
    let text = "markers greek-left\ncharging PCv1\nat 2010 down-left PCv1\nat 2011 down-left GLI1";
    let mut table = attacking("persian", "PCv1", text);
    table.go("done"); // Nobody has to attack who stands in no zone [A130].
    assert_eq!((noted(&table, "step"), noted(&table, "charging")), ("draw".into(), String::new()));
    assert_eq!(fares(&table, "PCv1"), "2010");
}
