//! 7.3: combat results.

use crate::common::{Table, attacking, fares, kinds, may, moving, noted, phase, rallying};

/// A combat at 2011 whose letters are carried out now: GL1 and others attack from 2010.
fn clash(letters: &str, attackers: &str, defenders: &str, more: &str) -> Table {
    let bare = |those: &str| {
        let names = those.split(' ').map(|it| it.split('/').next().unwrap_or_default());
        names.collect::<Vec<_>>().join(" ")
    };
    let (attacker, defender) = letters.split_once('/').expect("a result");
    let lines = format!(
        "markers greek-left\nat 2010 down-left {attackers}\nat 2011 up-right {defenders}\n{more}\n\
         clash 2011 {defender} {attacker} attackers {} defenders {} struck",
        bare(attackers),
        bare(defenders)
    );
    // A check of somebody far away leads into it.
    let lines = format!("checks GS4\nat 0101 right GS4\n{lines}");
    let active = bare(attackers);
    let mut table = phase("", "greek melee", (&active, &lines), "check GS4");
    table.go("d10 0");
    table
}

#[test]
fn case_7_3a_the_right_is_for_the_defender_and_comes_first() {
    // Three units against three: 1:1 with the die at 3 is D/D.
    let mut table = clash("D/D", "GL1 GL2", "PL1 PL2", "");
    assert_eq!(table.listed(), ["disrupt PL1", "disrupt PL2"]);
    table.go("disrupt PL2");
    assert_eq!(table.listed(), ["disrupt GL1", "disrupt GL2"]);
    table.go("disrupt GL1");
    assert_eq!(
        (fares(&table, "PL2"), fares(&table, "GL1")),
        ("2011/disrupted".into(), "2010/disrupted".into())
    );
    assert_eq!(noted(&table, "step"), "draw", "nobody advances [A65]");
}

#[test]
fn case_7_3b_the_owner_chooses_letter_by_letter() {
    let mut table = clash("-/RD", "GL1", "PL1 PL2", "");
    assert_eq!(kinds(&table), ["rout"]);
    assert_eq!(table.against("disrupt PL1"), ["7.3b"]);
    table.go("rout PL2");
    // PL2 leaves before the D is carried out; PL1 is the only one who can take it.
    assert_eq!(kinds(&table), ["retreat"]);
    let route = table.listed()[0].clone();
    table.go(&route).go("face up-left");
    assert_eq!(fares(&table, "PL1"), "2011/disrupted");
}

#[test]
fn case_7_3_1_an_l_costs_every_unit_of_the_side_a_step() {
    let table = clash("-/L", "GL1", "PL1 PL2/reduced", "");
    assert_eq!(
        (fares(&table, "PL1"), fares(&table, "PL2")),
        ("2011/reduced".into(), "dead".into())
    );
    let table = clash("L/-", "GL1 GL2", "PA1", "");
    assert_eq!(
        (fares(&table, "GL1"), fares(&table, "GL2")),
        ("2010/reduced".into(), "2010/reduced".into())
    );
    let table = clash("-/L", "GL1", "PA1", "");
    assert_eq!(fares(&table, "PA1"), "dead", "it has one step");
}

#[test]
fn case_7_3_1_a_leader_in_the_hex_is_wounded_by_it() {
    let table = clash("-/L", "GL1", "PL1 Datis", "");
    assert_eq!(fares(&table, "Datis"), "2011/reduced");
    // If it kills all his companions he checks for that instead [A87].
    let mut table = clash("-/L", "GL1", "PLI1 Datis", "");
    assert_eq!(
        (fares(&table, "Datis"), noted(&table, "step")),
        ("2011".into(), "check Datis".into())
    );
    table.go("d10 7");
    assert_eq!(fares(&table, "Datis"), "dead");
}

#[test]
fn case_7_3_2a_each_r_routs_one_unit_and_letters_too_many_are_ignored() {
    let table = clash("-/R", "GL1", "PL1 PL2", "");
    assert_eq!(table.listed(), ["rout PL1", "rout PL2"]);
    let table = clash("-/R", "GL1", "PL1", "");
    assert_eq!(fares(&table, "PL1"), "2011/routed/reduced", "alone it stays where it is [A71]");
    let table = clash("-/RR", "GL1", "PL1", "");
    assert_eq!(fares(&table, "PL1"), "2011/routed/reduced", "the second is surplus [A69]");
}

#[test]
fn case_7_3_2a_who_was_routed_before_is_eliminated_by_it() {
    let table = clash("-/R", "GL1", "PL1/routed/reduced", "");
    assert_eq!(fares(&table, "PL1"), "dead");
    let table = clash("-/D", "GL1", "PL1/routed/reduced", "");
    assert_eq!(fares(&table, "PL1"), "dead", "[A66]");
}

#[test]
fn case_7_3_2b_a_routed_unit_attacks_nobody_has_no_zone_and_defends_with_one() {
    let text = "at 2010 down-left GL1/routed/reduced\nat 2111 down-left GL2\nat 2011 down-left PC1/routed/reduced";
    let table = attacking("greek", "GL1 GL2", text);
    assert_eq!(table.against("attack GL1 2011")[0], "7.3.2b");
    assert_eq!(crate::common::melee(&table, "attack GL2 2011").totals, (5, 1));
    assert!(may(&table, "done"), "no zone holds anybody");
}

#[test]
fn case_7_3_2c_a_rout_costs_a_unit_with_both_its_steps_one() {
    for (before, name, after) in [
        ("PL1", "PL1", "2011/routed/reduced"),
        ("PL1/reduced", "PL1", "2011/routed/reduced"),
        ("PA1", "PA1", "2011/routed"),
    ] {
        assert_eq!(fares(&clash("-/R", "GL1", before, ""), name), after);
    }
    // L first, then R without a further loss [A68].
    let table = clash("-/LR", "GL1", "PL1", "");
    assert_eq!(fares(&table, "PL1"), "2011/routed/reduced");
}

#[test]
fn case_7_3_2d_a_routed_unit_that_fails_another_check_is_eliminated() {
    let lines = "markers greek-left\nat 2010 down-left GA1\nat 2011 up-right PL1/routed/reduced";
    let mut table = crate::common::firing("greek", "GA1", lines);
    table.go("fire GA1 2011, d10 4, d10 7"); // 4 - 2 hits; 7 > 6.
    assert_eq!(fares(&table, "PL1"), "dead");
}

/// PL1 is routed so in this hex and fails its rally.
fn flees(at: u16, fared: &str, more: &str) -> Table {
    let lines = format!("at {at} up-left PL1{fared}\n{more}");
    let mut table = rallying("", "PL1", &lines);
    table.go("d10 9");
    table
}

#[test]
fn case_7_3_2e_the_first_failed_rally_makes_it_flee_two_hexes_homewards() {
    // 2113 is three hexes from the Beach 2116; every step must bring it nearer.
    let mut table = flees(2113, "/routed/reduced", "");
    table.go("face up-left");
    assert_eq!(fares(&table, "PL1"), "2115/routed/reduced/fled");
}

#[test]
fn case_7_3_2e_or_towards_the_nearest_leader_and_stops_beside_him() {
    // Datis is three hexes up, the Beach six down: it chooses.
    let table = flees(2110, "/routed/reduced", "at 2107 up-left Datis PL2");
    assert!(may(&table, "retreat PL1 2109 2108"));
    assert!(may(&table, "retreat PL1 2111 2112"));
    assert_eq!(table.against("retreat PL1 2009 1909"), ["7.4a"], "1909 is no nearer to either");
    let mut near = flees(2109, "/routed/reduced", "at 2107 up-left Datis PL2");
    assert!(may(&near, "retreat PL1 2108"), "beside him it is there");
    near.go("retreat PL1 2108, face up-left");
    assert_eq!(fares(&near, "PL1"), "2108/routed/reduced/fled");
}

#[test]
fn case_7_3_2e_on_a_friendly_hex_it_is_home() {
    let mut table = flees(2115, "/routed/reduced", "");
    table.go("face up-left");
    assert_eq!(fares(&table, "PL1"), "2116/routed/reduced/fled", "one hex is all that it owes");
    assert_eq!(fares(&flees(2116, "/routed/reduced", ""), "PL1"), "2116/routed/reduced/fled");
    let mut greek = rallying("", "GL1", "at 2001 right GL1/routed/reduced");
    greek.go("d10 9");
    assert_eq!(fares(&greek, "GL1"), "2001/routed/reduced/fled", "no Greek flees off the top");
}

#[test]
fn case_7_3_2e_steps_that_cannot_be_made_eliminate_it() {
    assert_eq!(fares(&flees(2115, "/routed/reduced", "at 2116 right GL1"), "PL1"), "dead");
}

#[test]
fn case_7_3_2f_who_passes_is_disrupted_and_who_fails_again_is_eliminated() {
    let mut table = rallying("", "PL1", "at 2113 up-left PL1/routed/reduced/fled");
    table.go("d10 6");
    assert_eq!(fares(&table, "PL1"), "2113/disrupted/reduced");
    assert_eq!(fares(&flees(2113, "/routed/reduced/fled", ""), "PL1"), "dead");
}

/// A Persian with three points stands in 2010, PL2 is routed in 2009: 2007 can be reached only
/// through it.
fn passing(more: &str) -> Table {
    let lines =
        format!("markers greek-left\nat 2010 right PL1\nat 2009 right PL2/routed/reduced\n{more}");
    moving("persian", "PL1", &lines)
}

#[test]
fn case_7_3_2g_who_passes_a_routed_friend_checks_and_does_not_stop_there() {
    let mut table = passing("");
    assert_eq!(table.against("move PL1 2009"), ["3.2j"]);
    table.go("move PL1 2007");
    assert_eq!(table.chance(), Some("7.3.2g"));
    table.go("d10 6, face up-left");
    assert_eq!(fares(&table, "PL1"), "2007");
    // Disrupted it has two points: it stays before the routed friend [A125].
    let mut table = passing("");
    table.go("move PL1 2007, d10 7");
    assert_eq!(fares(&table, "PL1"), "2010/disrupted");
    // 2008 takes three points around the routed friend, so nobody checks [A126].
    let mut table = passing("");
    table.go("move PL1 2008, face up-left");
    assert_eq!(fares(&table, "PL1"), "2008");
}

#[test]
fn case_7_3_2h_no_way_leads_into_the_hex_of_a_routed_friend() {
    // PL1 is in 2011 with PL2, GL1 above; routed friends fill every hex below.
    let routed = "at 2012 up-left PL3/routed/reduced\nat 2112 up-left PL4/routed/reduced\n\
        at 1912 up-left PL5/routed/reduced\nat 2111 up-left PL6/routed/reduced\nat 1911 up-left PL7/routed/reduced";
    let lines = format!(
        "markers greek-left\nat 2010 down-left GA1\nat 2011 up-right PL1/disrupted PL2\n{routed}"
    );
    let mut table = crate::common::firing("greek", "GA1", &lines);
    table.go("fire GA1 2011, d10 3, d10 7"); // 3 - 1 hits PL1 alone; it fails and routs.
    assert_eq!((fares(&table, "PL1"), fares(&table, "PL2")), ("dead".into(), "2011".into()));
}

#[test]
fn case_7_3_3a_neither_disrupted_nor_routed_units_fire() {
    for state in ["disrupted", "routed"] {
        let lines = format!("at 2010 down-left GA1/{state}\nat 2011 up-right PL1");
        assert_eq!(
            crate::common::firing("greek", "GA1", &lines).against("fire GA1 2011"),
            ["7.3.3a"]
        );
    }
}

#[test]
fn case_7_3_3b_each_d_disrupts_one_unit_and_letters_too_many_are_ignored() {
    let mut table = clash("-/DD", "GL1", "PL1 PL2", "");
    table.go("disrupt PL1");
    assert_eq!(
        (fares(&table, "PL1"), fares(&table, "PL2")),
        ("2011/disrupted".into(), "2011/disrupted".into())
    );
    // One unit, two letters: the second is surplus [A69].
    assert_eq!(fares(&clash("-/DD", "GL1", "PL1", ""), "PL1"), "2011/disrupted");
}

#[test]
fn case_7_3_3c_a_disrupted_unit_is_slower_strikes_worse_and_does_not_fire() {
    let mut table =
        moving("greek", "GLI1", "at 2010 down-left GLI1/disrupted\nat 2014 up-right PLI1");
    assert_eq!(crate::common::moves(&table, "GLI1").len(), 60 - 3); // Four points; the zone below is closed.
    table.go("done");
    let text = "at 2010 down-left GLI1/disrupted\nat 2011 down-left PLI1";
    let table = attacking("greek", "GLI1", text);
    let shifts = crate::common::melee(&table, "attack GLI1 2011").shifts;
    assert_eq!(crate::common::lines(&shifts), ["7.2h +1", "7.2k -1"]);
    assert_eq!(crate::common::firing("greek", "GLI1", text).listed(), ["done"]);
}

#[test]
fn case_7_3_3d_who_is_disrupted_twice_routs() {
    let table = clash("-/D", "GL1", "PL1/disrupted", "");
    assert_eq!(fares(&table, "PL1"), "2011/routed/reduced");
}

#[test]
fn case_7_3_3e_in_rally_a_disrupted_unit_is_normal_or_routed() {
    for (die, after) in [(6, "2113"), (7, "2113/routed/reduced")] {
        let mut table = rallying("", "PL1", "at 2113 up-left PL1/disrupted");
        table.go(&format!("d10 {die}"));
        assert_eq!(fares(&table, "PL1"), after);
    }
}

#[test]
fn case_7_3_3f_who_was_just_routed_takes_no_d() {
    assert_eq!(fares(&clash("-/RD", "GL1", "PL1", ""), "PL1"), "2011/routed/reduced");
}
