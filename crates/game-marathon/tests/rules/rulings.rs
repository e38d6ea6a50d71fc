//! Rulings with an effect that no test of a Case asks about.

use game_marathon::Event;
use game_marathon::units::Side;

use crate::common::{
    Table, attacking, checked, defending, end_turn, ends, fares, firing, levels, lines, may, melee,
    moving, noted, phase, rallying, reacting, table,
};

const NONE: [&str; 0] = [];

#[test]
fn a20_only_those_who_are_active_attack() {
    let text = "at 2010 down-left GL1\nat 2111 down-left GC1\nat 2011 down-left PL1";
    let table = attacking("greek", "GL1", text);
    assert_eq!(table.listed(), ["attack GL1 2011", "done"]);
    assert_eq!(table.against("attack GC1 2011"), ["7.2a"]);
}

#[test]
fn a21_who_is_named_has_had_his_activation_though_he_does_nothing() {
    let mut table = table(
        "turn 2\nimpulse draw\nmarkers greek-left greek-center\nat 2005 right GL1\nat 0110 right GA1 GA2\nstep draw",
    );
    table.go("marker greek-left, attach GA1, done, done, marker greek-center");
    assert_eq!(table.listed(), ["attach GA2", "done"], "any distance will do [A22]");
}

#[test]
fn a27_the_marker_of_a_formation_without_units_is_in_the_pool() {
    let mut table = table("turn 2\nimpulse initiative\nat 2005 right GA1\nstep first-marker greek");
    table.go("begin greek-left");
    assert!(noted(&table, "markers").contains("greek-center greek-right"));
    assert_eq!(table.listed(), ["attach GA1", "done"]);
}

#[test]
fn a30_points_are_counted_with_the_levels_of_the_end() {
    // 3 + 3 + 3 + 2 factors of dead Persians lift 8 to 9; four dead make eight points.
    let over = end_turn("", "turn 10\ndead PL1 PL2 PL3 PLI1");
    let points = Side::BOTH.map(|side| over.rules().points(over.state(), side).total());
    assert_eq!(points, [9 + 8, 6]);
}

#[test]
fn a39_a_unit_may_try_again_in_the_next_operations_phase_and_distance_is_of_the_beginning() {
    let text = "at 2010 right GL1\nat 2008 right GL2 Plataea\nmarkers persian-right\nat 2415 up-left PL1\nat 2413 up-left Datis PLI1";
    let mut table = moving("persian", "PL1", text);
    table.go("done, react GL2, d10 0");
    // Plataea goes along, away from GL1: it may try all the same.
    table.go("move GL2 2006, follow Plataea, face right");
    assert!(may(&table, "react GL1"));
    table.go("react GL1, d10 9, marker persian-right, attach PLI1, done, done");
    assert_eq!(noted(&table, "able"), "GL2", "now he is too far from GL1");
}

#[test]
fn a46_the_fired_marker_of_an_earlier_phase_counts_in_melee() {
    let text = "fired GLI1 PA1\nat 2010 down-left GLI1\nat 2011 up-right PA1";
    let table = attacking("greek", "GLI1", text);
    assert_eq!(lines(&melee(&table, "attack GLI1 2011").modifiers), ["7.2n +1", "7.2r -1"]);
}

#[test]
fn a47_one_fires_out_of_a_zone() {
    let table =
        firing("greek", "GA1", "at 2010 down-left GA1\nat 2011 up-right PL1\nat 2012 up-right PL2");
    assert!(may(&table, "fire GA1 2011") && may(&table, "fire GA1 2012"));
}

#[test]
fn a49_all_in_a_hex_with_one_active_unit_are_hit() {
    let text = "at 2010 down-left PA1\nat 2012 up-right GL1 GL2\nmarkers greek-right";
    let mut table = defending("greek", "GL2", text);
    table.go("fire PA1 2012, d10 0");
    assert_eq!(noted(&table, "checks"), "GL1 GL2");
}

#[test]
fn a50_a_failed_rally_costs_a_step_as_every_rout_does() {
    let mut table = rallying("", "GL1", "at 2010 right GL1/disrupted");
    table.go("d10 9");
    assert_eq!(fares(&table, "GL1"), "2010/routed/reduced");
}

#[test]
fn a52_who_is_routed_before_his_attack_drops_out_and_there_is_no_penalty() {
    // PLI1 attacks 2011 first, and both letters of a bad die fall on the attackers there.
    let text = "markers greek-left\nat 2010 down-left GLI1 GLI2\nat 1911 up-right PC1 PC2\nat 2011 down-left PC3 PC4";
    let mut table = attacking("greek", "GLI1 GLI2", text);
    table.go("attack GLI1 1911, attack GLI2 2011, done");
    assert_eq!(ends(&table, "fight "), ["1911", "2011"], "in the order that the active side likes");
    // 2 to 8 is 1:3, one right for the flank of 2011's defenders: 1:2, and 2 is R/-.
    table.go("fight 2011, d10 2");
    // GLI2 routs beside GLI1 and leaves; GLI1 still attacks.
    let route = table.listed()[0].clone();
    table.go(&route).go("face right");
    assert_eq!(noted(&table, "step"), "strike 1911");
}

#[test]
fn a53_workers_count_as_unable_where_enemies_must_be_attacked() {
    let text =
        "markers greek-left\nworking PL1\nabatis 2009\nat 2010 down-left PL1\nat 2011 up-right GL1";
    let mut table = attacking("persian", "PL1", text);
    table.go("done");
    assert_eq!(fares(&table, "PL1"), "dead");
}

#[test]
fn a55_units_of_one_stack_attack_different_hexes_and_each_hex_is_attacked_once() {
    let text = "markers greek-left\nat 2010 down-left GL1 GL2\nat 2011 down-left PL1\nat 1911 down-left PL2";
    let mut table = attacking("greek", "GL1 GL2", text);
    table.go("attack GL1 2011, attack GL2 1911, done, fight 2011, d10 3");
    assert_eq!(noted(&table, "step"), "strike 1911", "2011 is done with");
}

#[test]
fn a70_an_l_falls_on_attackers_from_all_hexes() {
    // 2 + 2 to 8: 1:2, flank 1:1... from the front alone 1:2, where 0 is L/-.
    let text = "markers greek-left\nat 2010 down-left GLI1\nat 2111 down-left GLI2\nat 2011 up-right PC1 PC2";
    let mut table = attacking("greek", "GLI1 GLI2", text);
    table.go("attack GLI1 2011, attack GLI2 2011");
    table.go("done, d10 0");
    assert_eq!((fares(&table, "GLI1"), fares(&table, "GLI2")), ("dead".into(), "dead".into()));
}

#[test]
fn a79_a_beach_costs_nothing_before_the_end_phase() {
    let mut table = moving("greek", "GL1", "at 2115 right GL1\nmarkers greek-right");
    table.go("move GL1 2116, face right, done");
    assert_eq!((noted(&table, "fallen"), levels(&table)), ("2116".into(), [8, 6]));
}

#[test]
fn a88_a_leader_alone_is_checked_once_an_operations_phase() {
    let text = "lone Plataea\nat 2010 right Plataea\nat 2009 right GL1\nmarkers greek-right";
    let mut table = moving("greek", "GL1", text);
    table.go("done");
    assert_eq!(noted(&table, "step"), "draw");
}

#[test]
fn a94_nobody_charges_in_reaction() {
    let text = "at 2010 down-left PCv1 Datis\nat 2013 up-right GL1";
    let mut table = reacting("greek", "PCv1", text);
    table.go("react PCv1, d10 0");
    assert_eq!(table.against("charge PCv1 2012"), ["4.0"]);
}

#[test]
fn a99_a_leader_whom_a_zone_has_stopped_does_not_go_along() {
    let text = "stopped Plataea\nat 2010 right GCv1 Plataea\nat 3010 right PL1";
    let mut table = reacting("persian", "GCv1", text);
    table.go("react GCv1, d10 0, move GCv1 2013");
    assert_eq!(ends(&table, "face ").len(), 6, "nobody is asked whether he follows");
}

#[test]
fn a105_the_marker_that_begins_the_variant_brings_reinforcements_too() {
    let position =
        "turn 3\nimpulse initiative\npool PV1\nat 2010 up-left PC1\nstep first-marker persian";
    let mut table: Table = testkit::Script::at("scenario=variant", position);
    table.go("begin persian-reserve");
    assert_eq!(table.chance(), Some("10.2.2c"));
}

#[test]
fn a107_the_side_that_was_last_on_a_beach_controls_it() {
    let text = "held 2116\nfallen 2116\nbooked 2116\nat 2115 up-left PL1\nmarkers greek-left";
    let mut table = moving("persian", "PL1", text);
    table.go("move PL1 2116, face up-left, done");
    assert_eq!(noted(&table, "held"), "");
}

#[test]
fn a113_spartans_are_placed_out_of_enemy_zones() {
    let position =
        "turn 3\nimpulse spartans\nat 0219 left PL1\nat 2010 right GL1\nstep spartan-die";
    let mut table: Table = testkit::Script::at("scenario=variant", position);
    table.go("d10 0");
    // PL1 in 0219 looks left: at 0119's neighbours 0120 and 0119.
    assert_eq!(table.against("place hoplite-sparta 0119"), ["10.2.4a"]);
    assert_eq!(table.against("place hoplite-sparta 0120"), ["10.2.4a"]);
    assert!(may(&table, "place hoplite-sparta 0118"));
}

#[test]
fn a121_who_was_given_up_counts_for_morale_and_points() {
    // Four routed Center units given up: sixteen factors, one ten.
    let table = end_turn("", "worn PC1 PC2 PC3 PC4\ndead PC1 PC2 PC3 PC4");
    assert_eq!(levels(&table), [9, 6]);
}

/// PL1 and Datis are shot at with no way out for a routed unit; these dice fall.
fn shot_with_no_way_out(dice: &str) -> Table {
    let text = "markers greek-left\nat 2010 down-left GA1\nat 2011 up-right PL1/disrupted Datis\n\
        at 1911 up-left GL1\nat 2111 up-right GL2\nat 2112 up-left GL3\nat 1912 right GL4";
    let mut table = firing("greek", "GA1", text);
    table.go(&format!("fire GA1 2011, {dice}"));
    table
}

#[test]
fn a129_a_leader_whom_a_shot_missed_checks_when_it_costs_him_his_companions() {
    // 3 hits PL1 alone (3 - 1); it fails (9 - 2 = 7), routs, and cannot leave.
    let mut table = shot_with_no_way_out("d10 3, d10 9");
    assert_eq!((fares(&table, "PL1"), noted(&table, "cause")), ("dead".into(), "bereft".into()));
    table.go("d10 0");
    assert_eq!(fares(&table, "Datis"), "2011/reduced");
}

#[test]
fn a129_one_whom_it_hit_does_not_check_a_second_time() {
    // 0 hits both: PL1 fails, Datis is wounded, and then PL1 cannot leave.
    let table = shot_with_no_way_out("d10 0, d10 9, d10 0");
    assert_eq!(
        (fares(&table, "PL1"), fares(&table, "Datis")),
        ("dead".into(), "2011/reduced".into())
    );
    assert_eq!(noted(&table, "step"), "draw");
}

#[test]
fn a130_a_charger_attacks_those_in_open_ground_or_nobody() {
    let text = "charging PCv1\nabatis 1911\nat 2010 down-left PCv1\nat 1911 down-left GL1\nat 2011 down-left GL2";
    let table = attacking("persian", "PCv1", text);
    assert_eq!(table.listed(), ["attack PCv1 2011", "done"]);
    assert_eq!(table.against("attack PCv1 1911"), ["9.2b"]);
}

#[test]
fn a131_a_leader_goes_along_as_far_as_half_his_own_points() {
    // Persian cavalry reacts with four points, Datis with three.
    let text = "at 2010 down-left PCv1 Datis\nat 3001 right GL1";
    let mut table = reacting("greek", "PCv1", text);
    table.go("react PCv1, d10 0, move PCv1 2014");
    assert!(!table.listed().contains(&"follow Datis".to_owned()));
}

#[test]
fn a132_of_several_routed_units_alone_one_stays() {
    let text =
        "markers greek-left\nat 2010 down-left GA1\nat 2011 up-right PL1/disrupted PL2/disrupted";
    let mut table = firing("greek", "GA1", text);
    table.go("fire GA1 2011, d10 0, d10 9, d10 9");
    let route = table.listed()[0].clone();
    table.go(&route).go("face up-left");
    let both = [fares(&table, "PL1"), fares(&table, "PL2")];
    assert_eq!(both.iter().filter(|it| it.starts_with("2011/routed")).count(), 1, "{both:?}");
    assert_eq!(noted(&table, "step"), "draw");
}

#[test]
fn a137_a_leader_is_not_checked_for_routed_friends() {
    let text = "markers greek-left\nat 2010 right Datis PL1\nat 2009 right PL2/routed/reduced";
    let mut table = moving("persian", "Datis", &text.replace("Datis PL1", "Datis"));
    table.go("move Datis 2004"); // Six points: only straight through 2009.
    assert_ne!(table.chance(), Some("7.3.2g"));
    assert_eq!(fares(&table, "Datis"), "2004");
}

#[test]
fn a139_leaders_alone_have_no_flank_and_count_one_each() {
    let text = "at 2010 down-left GL1\nat 2011 down-left Datis Sakai";
    let melee = melee(&attacking("greek", "GL1", text), "attack GL1 2011");
    assert_eq!((melee.totals, lines(&melee.shifts)), ((5, 2), Vec::<String>::new()));
    assert_eq!(lines(&melee.modifiers), NONE);
}

#[test]
fn a140_a_stack_that_a_leaders_death_leaves_too_large_stays() {
    let text = "checks Plataea\nat 2010 right GL1 GL2 GL3 Plataea/wounded\nmarkers greek-left";
    let mut table = phase("", "greek melee", ("", text), "check Plataea");
    table.go("d10 0");
    assert_eq!(
        ["Plataea", "GL1", "GL2", "GL3"].map(|it| fares(&table, it)),
        ["dead", "2010", "2010", "2010"]
    );
}

#[test]
fn a143_the_best_rating_counts() {
    let text = "at 2010 right GL1/disrupted\nat 2011 right Plataea Callimachus GL2\nat 2012 right Leontis GC1";
    let mut table = rallying("", "GL1", text);
    table.go("d10 0");
    assert_eq!(checked(&table).1, -2);
}

/// One of two chargers has routed, and must leave its friend: its owner turns it as he likes.
#[test]
fn a101_whoever_retreats_faces_any_vertex_though_he_has_charged() {
    let text = "turn 3\nimpulse melee\ninitiative greek\nmorale greek 5\nmorale persian 5\n\
                at 1416 down-right GCv1 GCv4/reduced/routed\nat 1417 up-left PA5\nmarker greek-left\n\
                active GCv1 GCv4\nmoved GCv1 GCv4\ncharging GCv1 GCv4\nstep retreat GCv4 2";
    let mut table = table(text);
    table.go("retreat GCv4 1415 1414");
    assert_eq!(table.listed().len(), 6, "all six vertices: {:?}", table.listed());
}

/// GA1 stands before PL1 and before PC1, archers attack nobody: it falls once, and is told of once.
#[test]
fn a56_who_stands_in_two_zones_falls_and_is_told_of_once() {
    let mut table =
        attacking("greek", "GA1", "at 2006 down-right GA1\nat 2007 up-left PL1\nat 2106 left PC1");
    table.go("done");
    let trapped = table.told().iter().filter(|it| matches!(it, Event::Trapped { .. })).count();
    assert_eq!((trapped, fares(&table, "GA1").as_str()), (1, "dead"));
}
