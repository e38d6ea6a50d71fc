//! 9.1: Leaders.

use crate::common::{
    Table, attacking, checked, fares, firing, levels, melee, moving, noted, phase, rallying,
};

#[test]
fn case_9_1a_a_leader_within_two_hexes_takes_his_rating_off_a_check() {
    // At level 8 a 9 fails; with Plataea (1) at two hexes it passes, at three it does not.
    for (at, fared) in [(2012, "2010"), (2013, "2010/routed/reduced")] {
        let lines = format!("at 2010 right GL1/disrupted\nat {at} right Plataea GL2");
        let mut table = rallying("", "GL1", &lines);
        table.go("d10 9");
        assert_eq!(fares(&table, "GL1"), fared);
    }
    // Of several one helps, the best [A85]: Datis 2, Sakai 1.
    let lines =
        "at 2010 up-left PA1/disrupted\nat 2012 up-left Datis PL2\nat 2009 up-left Sakai PL1";
    let mut table = rallying("", "PA1", lines);
    table.go("d10 7"); // 7 + 1 - 2 = 6
    assert_eq!((fares(&table, "PA1"), checked(&table).1), ("2010".into(), -1));
    // One who is wounded to nothing does not.
    let mut table =
        rallying("", "GL1", "at 2010 right GL1/disrupted\nat 2011 right Plataea/wounded GL2");
    table.go("d10 0");
    assert_eq!(checked(&table).1, 0);
}

#[test]
fn case_9_1b_he_has_no_factor_but_shares_the_result_of_his_hex() {
    let text = "at 2010 down-left GL1\nat 2011 up-right PL1 Datis\nmarkers greek-left";
    let mut table = attacking("greek", "GL1", text);
    assert_eq!(melee(&table, "attack GL1 2011").totals, (5, 3));
    table.go("attack GL1 2011, done, d10 9"); // 3:2; +1 for Hoplites, -1 for Datis: -/L.
    assert_eq!(
        (fares(&table, "PL1"), fares(&table, "Datis")),
        ("2011/reduced".into(), "2011/reduced".into())
    );
}

#[test]
fn case_9_1b_alone_every_result_against_him_is_one_check() {
    let text = "at 2010 down-left GL1\nat 2011 up-right Datis\nmarkers greek-left";
    let mut table = attacking("greek", "GL1", text);
    table.go("attack GL1 2011, done, d10 1"); // 5:1 and 1: -/DD.
    assert_eq!(noted(&table, "step"), "check Datis");
    table.go("d10 6");
    assert_eq!(
        (fares(&table, "Datis"), noted(&table, "step")),
        ("2011/reduced".into(), "draw".into())
    );
}

#[test]
fn case_9_1c_r_and_d_are_never_his() {
    let text = "at 2010 down-left GL1 GL2\nat 2011 up-right PL1 Datis\nmarkers greek-left";
    let mut table = attacking("greek", "GL1 GL2", text);
    // 10 to 3 is 3:1; 4 + 1 - 1: -/R. PL1 routs and leaves him [A90]; he is as he was.
    table.go("attack GL1 2011, attack GL2 2011, done, d10 4");
    assert_eq!(fares(&table, "PL1"), "2011/routed/reduced");
    let route = table.listed()[0].clone();
    table.go(&route).go("face up-left");
    assert_eq!(fares(&table, "Datis"), "2011");
}

#[test]
fn case_9_1d_a_leader_alone_when_a_movement_impulse_ends_checks() {
    // The active side's after its movement, also if he did not move.
    let lines =
        "at 2010 right Plataea\nat 2009 right GL1\nat 2012 right Leontis GC1\nmarkers greek-right";
    let mut table = moving("greek", "GL1", lines);
    table.go("done");
    assert_eq!(noted(&table, "step"), "check Plataea");
    table.go("d10 8");
    assert_eq!(fares(&table, "Plataea"), "2010/reduced");
    assert_eq!(noted(&table, "step"), "draw", "once an Operations Phase [A88]");
    // The reactive side's after the reaction.
    let mut table =
        moving("persian", "PL1", "at 2411 up-left PL1\nat 2010 right Plataea\nmarkers greek-right");
    table.go("done");
    assert_eq!(
        (noted(&table, "step"), noted(&table, "impulse")),
        ("check Plataea".into(), "reaction-end".into())
    );
}

#[test]
fn case_9_1d_another_leader_is_no_company() {
    let mut table = moving("greek", "GL1", "at 2010 right Plataea Leontis\nat 2009 right GL1");
    table.go("done");
    assert_eq!(noted(&table, "checks"), "Leontis Plataea");
}

#[test]
fn case_9_1e_who_has_lost_all_his_companions_checks_at_once() {
    // PLI1, who has one step, is killed by an L.
    let text = "at 2010 down-left GL1\nat 2011 up-right PLI1 Datis\nat 2013 up-right PL1\nat 2112 up-left GL2\n\
        markers greek-left";
    let mut table = attacking("greek", "GL1", text);
    table.go("attack GL1 2011, done, d10 9");
    assert_eq!(
        (fares(&table, "PLI1"), noted(&table, "step")),
        ("dead".into(), "check Datis".into())
    );
    assert_eq!(noted(&table, "cause"), "bereft");
    table.go("d10 6");
    assert_eq!(
        fares(&table, "Datis"),
        "2011/reduced",
        "wounded by the check, and not by the L too [A87]"
    );
}

#[test]
fn case_9_1f_his_rating_never_helps_himself() {
    // Callimachus (2) alone at level 8: a 9 kills him.
    let mut table = moving("greek", "GL1", "at 2010 right Callimachus\nat 2001 right GL1");
    table.go("done, d10 9");
    assert_eq!(fares(&table, "Callimachus"), "dead");
}

fn check(fared: &str, die: u8) -> Table {
    let lines = format!("checks Plataea\nat 2010 right Plataea{fared} GL1\nmarkers greek-left");
    let mut table = phase("", "greek melee", ("", &lines), "check Plataea");
    table.go(&format!("d10 {die}"));
    table
}

#[test]
fn case_9_1g_a_die_of_no_more_than_the_level_wounds_and_a_higher_one_kills() {
    let wounded = check("", 8);
    assert_eq!((fares(&wounded, "Plataea"), levels(&wounded)), ("2010/reduced".into(), [8, 6]));
    let killed = check("", 9);
    assert_eq!((fares(&killed, "Plataea"), levels(&killed)), ("dead".into(), [7, 6]));
}

#[test]
fn case_9_1h_a_wounded_leader_who_is_hit_again_is_killed() {
    assert_eq!(fares(&check("/wounded", 0), "Plataea"), "dead");
    // By an L too.
    let text = "at 2010 down-left GL1\nat 2011 up-right PL1 Datis/wounded\nmarkers greek-left";
    let mut table = attacking("greek", "GL1", text);
    table.go("attack GL1 2011, done, d10 9");
    assert_eq!((fares(&table, "Datis"), levels(&table)), ("dead".into(), [8, 5]));
}

#[test]
fn case_9_1b_a_shot_at_his_hex_is_at_him() {
    let lines = "at 2010 down-left GA1\nat 2011 up-right Datis\nmarkers greek-left";
    let mut table = firing("greek", "GA1", lines);
    table.go("fire GA1 2011, d10 2, d10 6");
    assert_eq!(fares(&table, "Datis"), "2011/reduced");
}
