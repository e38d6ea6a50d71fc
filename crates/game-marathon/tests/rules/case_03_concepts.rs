//! 3.0: facing, zones of control, stacking, terms.

use game_marathon::map::{Hex, vertex_word};
use game_marathon::units::{Formation, Kind, Side};

use boards::hexes::Vertex;

use crate::common::{
    Table, checked, ends, fares, firing, hex, may, moves, moving, noted, phase, piece, rallying,
    table,
};

fn front(at: u16, facing: Vertex) -> Vec<u16> {
    let table = table("step greek-initiative");
    let mut front: Vec<u16> = table.rules().map().front(hex(at), facing).map(Hex::number).collect();
    front.sort_unstable();
    front
}

#[test]
fn case_3_1a_a_unit_points_at_one_of_six_corners_when_its_move_ends() {
    let mut table = moving("greek", "GL1", "at 2010 right GL1");
    table.go("move GL1 2011");
    let corners: Vec<String> = table.listed();
    let six = ["up-right", "right", "down-right", "down-left", "left", "up-left"];
    assert_eq!(corners, six.map(|it| format!("face {it}")));
    table.go("face left");
    assert_eq!(vertex_word(table.state().units.facing(piece("GL1"))), "left");
}

#[test]
fn case_3_1a_and_when_it_is_set_up() {
    let mut table = table("turn 0\nimpulse greek-set-up\nhand GC1 GC2\nstep set-up greek");
    table.go("place hoplite-center 2001");
    assert_eq!(ends(&table, "face ").len(), 6);
}

#[test]
fn case_3_1b_the_front_are_the_two_hexes_at_the_corner() {
    // Even columns lie half a hex lower: 2010 touches 2009, 2110, 2111, 2011, 1911, 1910.
    assert_eq!(front(2010, Vertex::UpRight), [2009, 2110]);
    assert_eq!(front(2110, Vertex::UpRight), [2109, 2209]);
    assert_eq!(front(2010, Vertex::DownLeft), [1911, 2011]);
    assert_eq!(front(2010, Vertex::UpLeft), [1910, 2009]);
    // South-east of the Beach hex 2116 is land, south of it sea.
    assert_eq!(front(2116, Vertex::DownRight), [2216]);
}

/// Whether a hoplite must stop in 2011 when this stands in 2012 and faces it: then it gets no
/// farther, to 2111.
fn stops(enemy: &str) -> bool {
    let lines = format!("at 2010 right GL1\nat 2012 up-right {enemy}");
    let mut table = moving("greek", "GL1", &lines);
    table.go("move GL1 2011");
    !noted(&table, "stopped").is_empty()
}

#[test]
fn case_3_1c_the_zone_is_the_front_and_routed_units_and_leaders_have_none() {
    assert!(stops("PL1"));
    assert!(stops("PL1/disrupted"));
    assert!(!stops("PL1/routed/reduced"));
    assert!(!stops("Datis"));
}

#[test]
fn case_3_1d_turning_costs_nothing_and_no_facing_bars_a_way() {
    // Four points on the plain: 3 * 4 * 5 = 60 hexes, whatever the unit faces.
    for facing in ["up-right", "down-left"] {
        let table = moving("greek", "GL1", &format!("at 2010 {facing} GL1"));
        assert_eq!(moves(&table, "GL1").len(), 60);
    }
    let mut table = moving("greek", "GL1", "at 2010 up-right GL1");
    table.go("move GL1 2014"); // All four points are spent, and it turns all the same.
    assert_eq!(ends(&table, "face ").len(), 6);
}

/// The clauses against a move of GL1 from 2010 to 2009 where these stand, with more lines.
fn against(there: &str, more: &str) -> Vec<&'static str> {
    let lines = format!("at 2010 right GL1\nat 2009 right {there}\n{more}");
    moving("greek", "GL1", &lines).against("move GL1 2009")
}

const NOTHING: [&str; 0] = [];

#[test]
fn case_3_2a_two_units_of_one_type_share_an_open_hex() {
    assert_eq!(against("GL2", ""), NOTHING);
    assert_eq!(against("GL2 GL3", ""), ["3.2a"]);
    assert_eq!(against("GLI1", ""), ["3.2a"]);
    assert_eq!(against("GLI1 Plataea", ""), ["3.2a"], "a Leader lifts the number alone");
    let lines = "at 2010 right GL1\nat 2009 right GLI1";
    assert!(may(&moving("greek", "GL1", lines), "move GL1 2008"), "it may pass [A36]");
}

#[test]
fn case_3_2b_three_with_a_leader() {
    assert_eq!(against("GL2 GL3 Plataea", ""), NOTHING);
    assert_eq!(against("GL2 GL3 GL4 Plataea", ""), ["3.2b"]);
}

#[test]
fn case_3_2b_a_leader_does_not_leave_those_who_need_him() {
    let lines = "at 2010 right GL1 GL2 GL3 Plataea";
    let three = moving("greek", "Plataea", lines);
    assert_eq!(moves(&three, "Plataea"), NOTHING);
    assert_eq!(three.against("move Plataea 2009"), ["3.2b"]);
    let two = moving("greek", "Plataea", "at 2010 right GL1 GL2 Plataea");
    assert!(may(&two, "move Plataea 2009"));
}

#[test]
fn case_3_2c_formations_stand_apart_but_for_a_leader() {
    assert_eq!(against("GC1", ""), ["3.2c"]);
    assert_eq!(against("GS1", ""), ["3.2c"], "Spartans are a formation of their own [A114]");
    assert_eq!(against("GC1 Plataea", ""), NOTHING);
}

#[test]
fn case_3_2d_units_of_two_formations_are_two_at_most() {
    assert_eq!(against("GL2 GC1 Leontis", ""), ["3.2d"]);
    assert_eq!(against("GC1 GC2 Leontis", ""), ["3.2d"]);
}

#[test]
fn case_3_2e_one_unit_in_a_marsh() {
    let table = moving("persian", "PL1 Datis", "at 1114 right PL1 Datis\nat 1115 right PL2");
    assert_eq!(table.against("move PL1 1115"), ["3.2e"]);
    assert!(may(&table, "move Datis 1115"), "the limit is for combat units [3.2h]");
}

#[test]
fn case_3_2f_one_unit_at_an_abatis_cavalry_too() {
    let lines = "abatis 2009\nat 2010 right GCv1\nat 2009 right GCv2";
    assert_eq!(moving("greek", "GCv1", lines).against("move GCv1 2009"), ["3.2f"]);
    let empty = moving("greek", "GCv1", "abatis 2009\nat 2010 right GCv1");
    assert!(may(&empty, "move GCv1 2009"));
}

#[test]
fn case_3_2g_no_leader_enters_an_abatis_or_passes_it() {
    let ring = "abatis 1910 1911 2009 2011 2110 2111\nat 2010 right Plataea GL1";
    let table = moving("greek", "Plataea", ring);
    assert_eq!(moves(&table, "Plataea"), NOTHING);
    assert_eq!(table.against("move Plataea 2009"), ["3.2g", "6.1a"]);
}

#[test]
fn case_3_2h_any_number_of_leaders_share_a_hex() {
    let lines = "at 2010 right Plataea\nat 2009 right GL1 Leontis Aiantis Callimachus";
    assert!(may(&moving("greek", "Plataea", lines), "move Plataea 2009"));
}

#[test]
fn case_3_2i_of_a_stack_one_rating_counts() {
    // Callimachus is worth two, Plataea one: two come off the die, not three.
    let lines = "at 2010 right GL1/disrupted\nat 2011 right GL2 Callimachus Plataea";
    for options in ["", "leader-help=each-stack"] {
        let mut table = rallying(options, "GL1", lines);
        assert_eq!(checked(table.go("d10 0")).1, -2, "{options}");
    }
}

#[test]
fn case_3_2j_a_routed_unit_stands_alone() {
    assert_eq!(against("GL2/routed/reduced", ""), ["3.2j"]);
    let runs = "at 2010 right GL1/routed/reduced\nat 2009 right GL2";
    assert_eq!(moving("greek", "GL1", runs).against("move GL1 2009"), ["3.2j"]);
}

/// PA1 and PA2 share 2011 and are hit, one fails and was disrupted.
#[test]
fn case_3_2j_who_routs_in_a_stack_retreats_two_hexes_at_once() {
    let lines = "at 2010 right GA1\nat 2011 up-right PA1/disrupted PA2";
    let mut table = firing("greek", "GA1", lines);
    // Die 0 hits both (0 <= 2). PA1: 9 + 1 > 6 fails and routs; PA2: 0 + 1 passes.
    table.go("fire GA1 2011, d10 0, d10 9, d10 0");
    assert_eq!(fares(&table, "PA1"), "2011/routed");
    table.go("retreat PA1 2012 2013, face up-left");
    assert_eq!(fares(&table, "PA1"), "2013/routed");
    assert_eq!(fares(&table, "PA2"), "2011");
}

/// PL1 is routed beside PL2 and retreats; PLI1 stands on its way.
fn retreat_through(friend: &str) -> Table {
    let lines = format!(
        "at 2010 down-left GL1\nat 2011 up-right PL1/routed/reduced PL2\nat 2012 up-left {friend}"
    );
    phase("", "greek offensive-fire", ("GL1", &lines), "retreat PL1 2")
}

#[test]
fn case_3_2k_those_whom_a_routed_unit_passes_check_and_are_disrupted_if_they_fail() {
    let mut table = retreat_through("PLI1");
    table.go("retreat PL1 2012 2013, face up-left");
    assert_eq!(table.chance(), Some("8.2a"));
    table.go("d10 6"); // 6 + 1 > 6
    assert_eq!(fares(&table, "PLI1"), "2012/disrupted");
    let mut table = retreat_through("PLI1");
    table.go("retreat PL1 2012 2013, face up-left, d10 5"); // 5 + 1 = 6
    assert_eq!(fares(&table, "PLI1"), "2012");
}

#[test]
fn case_3_2l_a_stack_faces_one_corner() {
    // GL2 does not act: who joins it takes its facing, unasked.
    let lines = "at 2010 right GL1\nat 2009 left GL2";
    let mut table = moving("greek", "GL1", lines);
    table.go("move GL1 2009");
    assert_eq!(vertex_word(table.state().units.facing(piece("GL1"))), "left");
    assert_eq!(kinds_of_step(&table), "movement");
    // Both act: any facing, and both take it.
    let mut table = moving("greek", "GL1 GL2", lines);
    table.go("move GL1 2009, face up-right");
    for name in ["GL1", "GL2"] {
        assert_eq!(vertex_word(table.state().units.facing(piece(name))), "up-right");
    }
}

fn kinds_of_step(table: &Table) -> String {
    noted(table, "step")
}

#[test]
fn case_3_3a_the_charge_marker_lies_until_the_charge_is_over() {
    let lines = "at 2010 right PCv1\nat 2013 up-right GL1\nmarkers greek-left";
    let mut table = moving("persian", "PCv1", lines);
    table.go("charge PCv1 2012, face down-left");
    assert_eq!(noted(&table, "charging"), "PCv1");
    table.go("done, attack PCv1 2013, done");
    assert_eq!(noted(&table, "charging"), "PCv1");
    // 3 to 5 is 1:2, a charge makes it 1:1; die 9: -/RD, GL1 routs; then PCv1 checks.
    table.go("d10 9, d10 0");
    assert_eq!(noted(&table, "charging"), "");
}

#[test]
fn case_3_3b_who_has_fired_is_marked() {
    let lines = "at 2010 right GA1 GA2\nat 2012 up-right PL1";
    let mut table = firing("greek", "GA1 GA2", lines);
    table.go("fire GA1 2012, d10 9");
    assert_eq!(noted(&table, "fired"), "GA1");
}

/// Which units a marker activates: a unit of each formation stands on the map.
fn activates(marker: &str) -> String {
    let mut table = table(&format!(
        "turn 2\nimpulse draw\nmarkers {marker} persian-reserve\nat 2005 right GL1\nat 2007 right GC1\n\
         at 2009 right GR1\nat 2405 right PL1\nat 2407 right PC1\nat 2409 right PR1\nat 2411 right PV1\n\
         step draw"
    ));
    table.go(&format!("marker {marker}"));
    noted(&table, "active")
}

#[test]
fn case_3_3c_the_persians_have_four_formations_with_a_marker_each() {
    assert_eq!(activates("persian-left"), "PL1");
    assert_eq!(activates("persian-center"), "PC1");
    assert_eq!(activates("persian-right"), "PR1");
    assert_eq!(activates("persian-reserve"), "PV1");
}

#[test]
fn case_3_3d_the_greeks_have_three_and_a_marker_without_a_formation() {
    assert_eq!(activates("greek-left"), "GL1");
    assert_eq!(activates("greek-center"), "GC1");
    assert_eq!(activates("greek-right"), "GR1");
    assert_eq!(activates("greek-reserve"), "");
}

#[test]
fn case_3_3e_light_infantry_archers_and_cavalry_are_in_no_formation() {
    for kind in Kind::all().filter(|it| !it.arm().is_heavy()) {
        assert_eq!(kind.formation(), None, "{kind}");
    }
    let heavy = Kind::of(Side::Persian).filter(|it| it.arm().is_heavy());
    assert!(heavy.clone().all(|it| it.formation() != Some(Formation::Sparta)));
}

#[test]
fn case_3_3f_an_independent_is_activated_once_a_turn_with_any_formation() {
    let mut table = table(
        "turn 2\nimpulse draw\nmarkers greek-left greek-center\nat 2005 right GL1\nat 3005 right GA1 GA2\nstep draw",
    );
    table.go("marker greek-left, attach GA1, done, done, marker greek-center");
    assert_eq!(table.against("attach GA1"), ["3.3f"]);
    assert_eq!(table.against("attach GA2"), NOTHING);
}

#[test]
fn case_3_3g_leaders_are_activated_as_independents_are() {
    let mut table = table(
        "turn 2\nimpulse draw\nmarkers greek-left greek-center\nat 2005 right GL1 Plataea\nat 2009 right GA1\nstep draw",
    );
    table.go("marker greek-left, attach Plataea, done");
    assert!(may(&table, "move Plataea 2006"));
    table.go("done, marker greek-center");
    assert_eq!(noted(&table, "active"), "");
    assert_eq!(table.against("attach Plataea"), ["3.3f"]);
}
