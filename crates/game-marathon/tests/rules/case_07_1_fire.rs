//! 7.0 and 7.1: fire.

use game_marathon::odds::{Answer, Question};
use game_marathon::{Event, Objection};

use crate::common::{
    Table, chance, checked, defending, ends, fares, firing, hex, lines, may, melee, moving, noted,
    piece,
};

const NOTHING: [&str; 0] = [];

/// The chance that a shot hits anybody.
fn hits(table: &Table, shot: &str) -> String {
    chance(table, shot, Question::Hits, Answer::Yes)
}

#[test]
fn case_7_0_a_unit_fires_and_fights_with_one_factor() {
    // Persian archers have 3: they hit with 0 to 3, and count 3 in defence.
    let lines = "at 2010 down-left PA1\nat 2011 up-right GL1";
    assert_eq!(hits(&firing("persian", "PA1", lines), "fire PA1 2011"), "2/5");
    let table = crate::common::attacking("greek", "GL1", lines);
    assert_eq!(melee(&table, "attack GL1 2010").totals, (5, 3));
}

/// The hexes that a unit in 2010 may fire at where enemies stand one, two and three hexes below.
fn targets(name: &str) -> Vec<String> {
    let greek = piece(name).side() == game_marathon::units::Side::Greek;
    let (side, enemy) = if greek { ("greek", "PL") } else { ("persian", "GL") };
    let lines = format!(
        "at 2010 up-right {name}\nat 2011 down-left {enemy}1\nat 2012 down-left {enemy}2\nat 2013 down-left {enemy}3"
    );
    ends(&firing(side, name, &lines), &format!("fire {name} "))
}

#[test]
fn case_7_1a_light_infantry_and_cavalry_fire_one_hex_and_archers_two_every_way() {
    assert_eq!(targets("GLI1"), ["2011"]);
    assert_eq!(targets("PCv1"), ["2011"]);
    assert_eq!(targets("GA1"), ["2011", "2012"], "though it looks the other way [A41]");
    assert_eq!(targets("GL1"), NOTHING);
    assert_eq!(targets("PL1"), NOTHING);
    assert_eq!(targets("Plataea"), NOTHING);
}

#[test]
fn case_7_1b_cavalry_that_charges_does_not_fire() {
    let lines = "charging GCv1\nat 2010 down-left GCv1 GCv2\nat 2011 down-left PL1";
    let table = firing("greek", "GCv1 GCv2", lines);
    assert_eq!(table.against("fire GCv1 2011"), ["7.1b"]);
    assert!(may(&table, "fire GCv2 2011"));
}

#[test]
fn case_7_1c_from_above_the_range_is_one_more() {
    // 2504 is level 3, 2507 level 1: one more, not two [A43].
    let archer = firing("greek", "GA1", "at 2504 right GA1\nat 2507 right PL1\nat 2508 right PL2");
    assert_eq!(ends(&archer, "fire GA1 "), ["2507"]);
    assert_eq!(
        archer.objections("fire GA1 2508"),
        [Objection::OutOfRange { piece: piece("GA1"), at: hex(2508), distance: 4, range: 3 }]
    );
    let light = firing("greek", "GLI1", "at 2505 right GLI1\nat 2507 right PL1");
    assert_eq!(ends(&light, "fire GLI1 "), ["2507"]);
}

#[test]
fn case_7_1d_archers_fire_over_others_and_nobody_else_does() {
    let between = "at 2507 right PL1\nat 2506 right GL1";
    let light = firing("greek", "GLI1", &format!("at 2505 right GLI1\n{between}"));
    assert_eq!(light.against("fire GLI1 2507"), ["7.1d"]);
    let archer = firing("greek", "GA1", &format!("at 2505 right GA1\n{between}"));
    assert!(may(&archer, "fire GA1 2507"));
    // From 2505 to 2607 two hexes lie between; one that is empty is enough [A42].
    let aside = firing("greek", "GLI1", "at 2505 right GLI1\nat 2606 right PL1\nat 2506 right GL1");
    assert!(may(&aside, "fire GLI1 2606"));
}

#[test]
fn case_7_1e_everybody_in_the_hex_is_aimed_at_leaders_too() {
    let lines = "at 2010 down-left GA1\nat 2011 up-right PL1 PL2/disrupted Datis";
    let mut table = firing("greek", "GA1", lines);
    table.go("fire GA1 2011, d10 3");
    // A factor of 2: a die of 3 hits the disrupted unit alone (3 - 1).
    let aims = table.told().iter().find_map(|event| match event {
        Event::Fired { aims, .. } => {
            Some(aims.iter().map(|aim| (aim.piece.to_string(), aim.hit)).collect::<Vec<_>>())
        }
        _ => None,
    });
    let told = [("PL1", false), ("PL2", true), ("Datis", false)];
    assert_eq!(aims, Some(told.map(|(name, hit)| (name.to_owned(), hit)).to_vec()));
    assert_eq!(noted(&table, "checks"), "PL2");
}

#[test]
fn case_7_1f_a_unit_at_an_abatis_does_not_fire() {
    let table = firing("greek", "GA1", "abatis 2010\nat 2010 down-left GA1\nat 2011 up-right PL1");
    assert_eq!(table.listed(), ["done"]);
    assert_eq!(table.against("fire GA1 2011"), ["7.1f"]);
}

#[test]
fn case_7_1g_each_that_fires_rolls_a_die_one_after_the_other() {
    let lines = "at 2010 down-left GA1 GA2\nat 2011 up-right PL1";
    let mut table = firing("greek", "GA1 GA2", lines);
    table.go("fire GA2 2011");
    assert_eq!((table.chance(), noted(&table, "step").as_str()), (Some("7.1g"), "shot GA2 2011"));
    table.go("d10 0");
    assert_eq!(table.chance(), Some("8.2a"), "its check comes before the next shot [A48]");
    table.go("d10 0, fire GA1 2011, d10 9");
    assert_eq!(noted(&table, "fired"), "GA1 GA2");
}

#[test]
fn case_7_1h_against_a_routed_unit_the_die_counts_two_less() {
    let lines = "at 2010 down-left PA1\nat 2011 up-right GL1/routed/reduced";
    assert_eq!(hits(&defending("greek", "GL1", lines), "fire PA1 2011"), "3/5"); // 0 to 5
}

#[test]
fn case_7_1i_against_a_disrupted_unit_it_counts_one_less() {
    let lines = "at 2010 down-left PA1\nat 2011 up-right GL1/disrupted";
    assert_eq!(hits(&defending("greek", "GL1", lines), "fire PA1 2011"), "1/2"); // 0 to 4
}

#[test]
fn case_7_1j_against_a_unit_at_an_abatis_it_counts_one_less() {
    let lines = "abatis 2011\nat 2010 down-left PA1\nat 2011 up-right GL1";
    assert_eq!(hits(&defending("greek", "GL1", lines), "fire PA1 2011"), "1/2");
    let both = lines.replace("GL1", "GL1/disrupted");
    assert_eq!(hits(&defending("greek", "GL1", &both), "fire PA1 2011"), "3/5");
}

#[test]
fn case_7_1k_against_a_unit_above_it_counts_one_more() {
    let lines = "at 2506 up-right PA1\nat 2505 down-left GL1";
    assert_eq!(hits(&defending("greek", "GL1", lines), "fire PA1 2505"), "3/10"); // 0 to 2
}

#[test]
fn case_7_1l_a_die_of_no_more_than_the_factor_hits() {
    let lines = "at 2010 down-left PA1\nat 2011 up-right GL1";
    for (die, step) in [(3, "check GL1"), (4, "")] {
        let mut table = defending("greek", "GL1", &format!("{lines}\nmarkers greek-right"));
        table.go(&format!("fire PA1 2011, d10 {die}"));
        assert_eq!(noted(&table, "step").starts_with("check"), !step.is_empty(), "{die}");
    }
    let reduced = firing("greek", "GCv1", "at 2010 down-left GCv1/reduced\nat 2011 down-left PL1");
    assert_eq!(hits(&reduced, "fire GCv1 2011"), "1/5"); // A factor of one: 0 and 1.
}

/// PL1 so, hit by an archer, rolls this for its check at level 6.
fn after_hit(before: &str, die: u8) -> String {
    let lines = format!("at 2010 down-left GA1\nat 2011 up-right PL1{before}\nmarkers greek-left");
    let mut table = firing("greek", "GA1", &lines);
    table.go(&format!("fire GA1 2011, d10 0, d10 {die}"));
    fares(&table, "PL1")
}

#[test]
fn case_7_1m_who_is_hit_checks_and_failure_costs_order() {
    assert_eq!(after_hit("", 6), "2011");
    assert_eq!(after_hit("", 7), "2011/disrupted");
    assert_eq!(after_hit("/disrupted", 7), "2011/routed/reduced");
    assert_eq!(after_hit("/routed/reduced", 6), "2011/routed/reduced");
    assert_eq!(after_hit("/routed/reduced", 7), "dead");
}

#[test]
fn case_7_1m_checks_of_one_shot_go_by_how_things_stood_before_it() {
    // Level 5. Datis, who is worth two, falls, and the level with him; but he checks last.
    let lines = "morale persian 5\nat 2010 down-left GA1\nat 2011 up-right PL1 Datis";
    let mut table = firing("greek", "GA1", lines);
    table.go("fire GA1 2011, d10 0, d10 7");
    assert_eq!(checked(&table), ("Holds".to_owned(), -2)); // 7 - 2 is no more than 5.
    table.go("d10 6");
    assert_eq!(fares(&table, "Datis"), "dead");
}

#[test]
fn case_7_1n_who_has_fired_does_not_fire_again_before_the_rally_phase() {
    let lines = "fired GA1\nat 2010 down-left GA1\nat 2011 up-right PL1";
    assert_eq!(firing("greek", "GA1", lines).against("fire GA1 2011"), ["7.1n"]);
    // Nor in a later Operations Phase of the turn.
    let mut table = moving("greek", "", &format!("{lines}\nmarkers greek-right"));
    table.go("done, marker greek-right, attach GA1");
    assert_eq!(noted(&table, "fired"), "GA1");
}

#[test]
fn case_7_1m_a_shot_is_told_with_what_changed_its_die() {
    let text = "abatis 2505\nat 2506 up-right PA1\nat 2505 down-left GL1/disrupted";
    let mut table = defending("greek", "GL1", text);
    table.go("fire PA1 2505, d10 4");
    let told = table.told().into_iter().find_map(|event| match event {
        Event::Fired { aims, .. } => aims.into_iter().next(),
        _ => None,
    });
    let aim = told.expect("a shot");
    // Disrupted, at an Abatis, above: 4 - 1 - 1 + 1 = 3.
    assert_eq!(lines(&aim.ledger), ["7.1i -1", "7.1j -1", "7.1k +1"]);
    assert!(aim.hit);
}
