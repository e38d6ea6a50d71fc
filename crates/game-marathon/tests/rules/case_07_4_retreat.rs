//! 7.4: retreat.

use crate::common::{Table, ends, fares, may, noted, phase};

/// PL1 has routed beside PL2 in 2011 and must leave; GL1 in 2010 faces them.
fn retreat(more: &str) -> Table {
    let lines = format!(
        "markers greek-left\nat 2010 down-left GL1\nat 2011 up-right PL1/routed/reduced PL2\n{more}"
    );
    phase("", "greek offensive-fire", ("GL1", &lines), "retreat PL1 2")
}

/// The hexes in which the two hexes of the retreat end.
fn last(table: &Table) -> Vec<String> {
    let mut all: Vec<String> = ends(table, "retreat PL1 ")
        .iter()
        .filter_map(|route| route.split_once(' ').map(|(_, last)| last.to_owned()))
        .collect();
    all.sort();
    all.dedup();
    all
}

#[test]
fn case_7_4a_no_step_leads_nearer_and_the_end_is_farther_away() {
    // From 2011, one hex from GL1 in 2010: 2111 is one away, 2112, 2012 and 1912 two; 1911 is in its
    // zone. Then never nearer, and two away or more in the end.
    let table = retreat("");
    assert_eq!(
        last(&table),
        ["1811", "1812", "1912", "1913", "2012", "2013", "2112", "2113", "2210", "2211", "2212"]
    );
    assert_eq!(table.against("retreat PL1 2111 2110"), ["7.4a"]);
    assert_eq!(table.against("retreat PL1 2012 2011"), ["7.4a"], "nor back again");
    assert_eq!(table.against("done"), ["7.4a"]);
}

#[test]
fn case_7_4b_among_friends_it_goes_on_and_they_check() {
    // The second hex, 2013, holds PLI1: on to a hex beyond.
    let mut table = retreat("at 2013 up-left PLI1");
    table.go("retreat PL1 2012 2013");
    assert_eq!(noted(&table, "step"), "retreat PL1 1");
    table.go("retreat PL1 2014, face up-left");
    assert_eq!(table.chance(), Some("8.2a"));
    table.go("d10 6"); // Light infantry adds one: 7 > 6.
    assert_eq!(
        (fares(&table, "PL1"), fares(&table, "PLI1")),
        ("2014/routed/reduced".into(), "2013/disrupted".into())
    );
}

#[test]
fn case_7_4c_it_enters_neither_enemies_nor_their_zones() {
    let table = retreat("at 2113 up-left GL2");
    assert_eq!(table.against("retreat PL1 1911 1912"), ["7.4c"], "GL1's zone");
    assert_eq!(table.against("retreat PL1 2112 2212"), ["7.4c"], "GL2's zone");
    let beside = retreat("at 2012 down-left GLI1");
    assert_eq!(beside.against("retreat PL1 2012 2013"), ["7.4c"]);
}

#[test]
fn case_7_4d_it_does_not_end_among_friends() {
    // PLI1 in the corner: who comes there could not leave it again.
    let lines = "markers greek-left\nat 0118 down-left GL1\nat 0119 up-right PL1/routed/reduced PL2\n\
        at 0220 up-right PLI1\nat 0120 up-right PLI2";
    let table = phase("", "greek offensive-fire", ("GL1", lines), "retreat PL1 2");
    assert!(may(&table, "retreat PL1 0219 0320") || may(&table, "retreat PL1 0220 0320"));
    assert_eq!(table.against("retreat PL1 0120 0119"), ["7.4a"]);
    let mut table = retreat("at 2112 up-left PLI1");
    table.go("retreat PL1 2012 2112");
    assert!(noted(&table, "step").starts_with("retreat PL1 1"), "it may not stay with PLI1");
}

#[test]
fn case_7_4e_who_cannot_retreat_is_eliminated() {
    // Enemies on all sides but the zone of one of them.
    let lines = "markers greek-left\nat 2010 down-left GA1\nat 2011 up-right PL1/disrupted PL2\n\
        at 1911 up-left GL1\nat 2111 up-right GL2\nat 2112 up-left GL3\nat 1912 right GL4";
    let mut table = crate::common::firing("greek", "GA1", lines);
    table.go("fire GA1 2011, d10 3, d10 7");
    assert_eq!((fares(&table, "PL1"), fares(&table, "PL2")), ("dead".into(), "2011".into()));
}

#[test]
fn case_7_4b_it_does_not_come_back_to_where_it_has_been() {
    // Friends stand at 2012 and at 2013: from the second it goes on, and not through the first again.
    let mut table = retreat("at 2012 up-left PLI1\nat 2013 up-left PLI2");
    table.go("retreat PL1 2012 2013");
    assert_eq!(table.against("retreat PL1 2012"), ["7.4a"]);
    assert!(may(&table, "retreat PL1 2014"));
}
