//! 6.0: regular and reaction movement.

use game_marathon::Objection;
use game_marathon::map::vertex_word;

use crate::common::{
    Table, checked, ends, fares, firing, hex, may, moves, moving, noted, phase, piece, reacting,
};

const NOTHING: [&str; 0] = [];

/// The reason that a hex is too far, with what the unit has and what the way costs.
fn too_far(name: &str, to: u16, points: u8, cost: Option<u8>) -> Objection {
    Objection::TooFar { piece: piece(name), to: hex(to), points, cost }
}

#[test]
fn case_6_1a_a_hex_costs_one_and_one_for_each_level_climbed() {
    // 2505 is level 2, 2504 level 3: two and two make four.
    let hoplite = moving("greek", "GL1", "at 2506 right GL1");
    assert!(may(&hoplite, "move GL1 2504"));
    let persian = moving("persian", "PL1", "at 2506 right PL1");
    assert_eq!(persian.objections("move PL1 2504"), [too_far("PL1", 2504, 3, Some(4))]);
    assert!(may(&persian, "move PL1 2505"));
    // Downhill a level costs nothing.
    let down = moving("persian", "PL1", "at 2504 right PL1");
    assert!(may(&down, "move PL1 2507"));
}

#[test]
fn case_6_1a_marsh_costs_two_and_cavalry_three() {
    // Three points by reaction for either: from 1113 the light unit spends 1 + 2, cavalry 1 + 3.
    let lines = |name: &str, at: u16| format!("at {at} right {name}");
    let reacts = |name: &str, at: u16| {
        let step = format!("reaction-move {name}");
        phase("", "persian reaction", ("", &lines(name, at)), &step)
    };
    assert!(may(&reacts("GLI1", 1113), "move GLI1 1115"));
    assert!(may(&reacts("GCv1", 1114), "move GCv1 1115"));
    assert_eq!(
        reacts("GCv1", 1113).objections("move GCv1 1115"),
        [too_far("GCv1", 1115, 3, Some(4))]
    );
}

#[test]
fn case_6_1a_nobody_enters_a_hex_of_enemies() {
    let lines = "at 2010 right GL1\nat 2011 down-left PL1\nat 2009 up-right Datis";
    let table = moving("greek", "GL1", lines);
    assert_eq!(table.against("move GL1 2011")[0], "6.1a");
    assert_eq!(table.against("move GL1 2009")[0], "6.1a", "nor that of a lone Leader [A89]");
}

#[test]
fn case_6_1b_who_enters_a_zone_moves_no_more_this_turn() {
    // 2111 cannot be reached through 2011; there are ways around it, but 2012 is held.
    let lines = "at 2010 right GL1\nat 2012 up-right PL1\nmarkers greek-reserve";
    let mut table = moving("greek", "GL1", lines);
    table.go("move GL1 2011, face down-left, done, attack GL1 2012, done, d10 9");
    // 5 to 3 is 3:2; 9 + 1 is -/L: PL1 is reduced, and its zone is still there.
    assert_eq!(fares(&table, "PL1"), "2012/reduced");
    table.go("marker greek-reserve, d10 5, attach GL1");
    assert_eq!(moves(&table, "GL1"), NOTHING);
    assert_eq!(table.against("move GL1 2010"), ["6.1b"]);
    assert!(may(&table, "turn 2011"), "it turns all the same [A99]");
}

#[test]
fn case_6_1b_to_leave_a_zone_is_free_and_the_next_one_stops() {
    let lines = "at 2011 right GL1\nat 2012 up-right PL1";
    let table = moving("greek", "GL1", lines);
    assert!(may(&table, "move GL1 2010"));
    assert!(may(&table, "move GL1 2112"), "from one hex of a zone into another [A32]");
    // Behind 2112 lie 2113 and 2213: only by a way around the zone.
    let far = moving(
        "persian",
        "PL9",
        "at 2110 right PL9\nat 2112 up-right GL1\nat 2211 right GL2\nat 2010 right GL3",
    );
    assert_eq!(far.against("move PL9 2113").first(), Some(&"6.1b"));
}

#[test]
fn case_6_1c_a_disrupted_unit_has_a_point_less() {
    let table = moving("greek", "GL1", "at 2010 right GL1/disrupted");
    assert_eq!(moves(&table, "GL1").len(), 36); // Three points: 3 * 3 * 4.
}

#[test]
fn case_6_1d_a_disrupted_unit_enters_no_zone() {
    let lines = "at 2010 right GL1/disrupted\nat 2012 up-right PL1";
    let table = moving("greek", "GL1", lines);
    assert_eq!(table.against("move GL1 2011"), ["6.1d"]);
    let inside = moving("greek", "GL1", "at 2011 right GL1/disrupted\nat 2012 up-right PL1");
    assert!(may(&inside, "move GL1 2010"), "it may leave one [A33]");
    assert_eq!(inside.against("move GL1 2112"), ["6.1d"]);
}

#[test]
fn case_6_1e_a_routed_unit_moves_one_hex_whatever_it_costs() {
    // 2505 is a level higher; to a routed unit that is one hex.
    let table = moving("greek", "GL1", "at 2506 right GL1/routed/reduced");
    assert!(may(&table, "move GL1 2505"));
    assert_eq!(table.against("move GL1 2504"), ["6.1e"]);
    assert!(may(&table, "done"), "it need not [A35]");
    let zone = moving("greek", "GL1", "at 2010 right GL1/routed/reduced\nat 2008 down-left PL1");
    assert_eq!(moves(&zone, "GL1"), NOTHING, "2009 lies in a zone [A100]");
}

#[test]
fn case_6_1f_a_routed_greek_goes_north_and_a_routed_persian_to_the_beach() {
    // 2010 is nine hexes from row 01; 1910 and 2110 are nine away as well, 2009 eight.
    let greek = moving("greek", "GL1", "at 2010 right GL1/routed/reduced");
    assert_eq!(moves(&greek, "GL1"), ["2009"]);
    assert_eq!(greek.against("move GL1 2110"), ["6.1f"]);
    let odd = moving("greek", "GL1", "at 2110 right GL1/routed/reduced");
    assert_eq!(moves(&odd, "GL1"), ["2009", "2109", "2209"]);
    // 2113 is three hexes from 2116.
    let persian = moving("persian", "PL1", "at 2113 right PL1/routed/reduced");
    assert_eq!(moves(&persian, "PL1"), ["2114"]);
}

#[test]
fn case_6_1g_nobody_leaves_into_the_sea_or_over_the_top() {
    let beach = moving("persian", "PL1", "at 2116 right PL1");
    assert_eq!(beach.against("move PL1 2117"), ["6.1a"]);
    assert!(moves(&beach, "PL1").iter().all(|it| it.parse::<u16>().expect("a hex") % 100 < 19));
    let top = moving("greek", "GL1", "at 2001 right GL1/routed/reduced");
    assert_eq!(moves(&top, "GL1"), NOTHING, "it is home, and stays [A35]");
}

#[test]
fn case_6_1g_who_can_go_nowhere_but_off_the_map_is_eliminated() {
    // The corner 0120: 0119 is held, 0219 lies in the zone of 0220, all else is off the map.
    let lines = "at 0120 right PL1/disrupted PL2\nat 0119 down-left GA1\nat 0220 up-right GL2";
    let mut table = firing("greek", "GA1", lines);
    // 1 hits PL1 (1 - 1 <= 2) and PL2 (1 <= 2); PL1 fails and routs.
    table.go("fire GA1 0120, d10 1, d10 9, d10 0");
    assert_eq!((fares(&table, "PL1"), fares(&table, "PL2")), ("dead".into(), "0120".into()));
}

#[test]
fn case_6_1_1_facing_is_chosen_when_the_move_ends_or_instead_of_one() {
    let mut table = moving("greek", "GL1", "at 2010 right GL1");
    table.go("turn 2010, face up-left");
    assert_eq!(vertex_word(table.state().units.facing(piece("GL1"))), "up-left");
    assert_eq!(table.against("move GL1 2009"), ["4.2.1"], "that was its move");
    let idle = moving("greek", "GL1", "at 2010 right GL1\nat 2110 right GC1");
    assert_eq!(idle.against("turn 2110"), ["4.2.1"]);
}

/// Who of the Greeks may try to react when a Persian far away has moved.
fn able(lines: &str) -> String {
    let lines = format!("at 0110 right PLI9\nmarkers persian-right\n{lines}");
    let mut table = moving("persian", "PLI9", &lines);
    table.go("done");
    noted(&table, "able")
}

#[test]
fn case_6_2a_units_near_a_leader_in_good_order_and_out_of_zones_may_react() {
    assert_eq!(able("at 2010 right GL1\nat 2008 right Plataea GL2"), "GL1 GL2");
    assert_eq!(
        able("at 2010 right GL1\nat 2007 right Plataea GL2"),
        "GL2",
        "three hexes are too far"
    );
    assert_eq!(able("at 2010 right GL1/disrupted GL2 Plataea"), "GL2");
    assert_eq!(able("at 2010 right GL1/routed/reduced\nat 2009 right Plataea GL2"), "GL2");
    assert_eq!(able("at 2010 right GL1 Plataea\nat 2011 up-right PL1"), "", "2010 is in its zone");
}

#[test]
fn case_6_2b_cavalry_slips_out_of_the_zone_of_all_but_cavalry() {
    assert_eq!(able("at 2010 right GCv1 Plataea\nat 2011 up-right PL1"), "GCv1");
    assert_eq!(
        able("at 2010 right GCv1 Plataea\nat 2011 up-right PL1\nat 2009 down-left PCv1"),
        ""
    );
}

#[test]
fn case_6_2c_each_rolls_once_and_reacts_if_it_passes_a_check() {
    // Level 5, light infantry adds 1, Leontis takes 1 off: 5 passes, 6 does not.
    let lines = "morale greek 5\nat 2010 right GLI1\nat 2009 right Leontis GC1\nmarkers greek-left";
    let mut table = reacting("persian", "GLI1", lines);
    table.go("react GLI1, d10 5");
    assert_eq!(checked(&table), ("Reacts".to_owned(), 0));
    assert_eq!(noted(&table, "step"), "reaction-move GLI1");
    let mut table = reacting("persian", "GLI1 GC1", lines);
    table.go("react GLI1, d10 6");
    assert_eq!(checked(&table).0, "Stays");
    assert_eq!(table.against("react GLI1"), ["6.2c"], "once");
}

fn along(lines: &str) -> Table {
    let mut table = reacting("persian", "PL1 GL1 GCv1", lines);
    table.go("react GCv1, d10 0");
    table
}

#[test]
fn case_6_2d_a_leader_goes_along_with_a_unit_that_reacts() {
    // Cavalry reacts with three points of six; so does Plataea.
    let lines = "at 2010 right GCv1 Plataea\nat 3001 right GL1\nat 3014 right PL1";
    let mut table = along(lines);
    table.go("move GCv1 2013");
    assert_eq!(table.listed(), ["follow Plataea", "done"]);
    table.go("follow Plataea, face right");
    assert_eq!((fares(&table, "GCv1"), fares(&table, "Plataea")), ("2013".into(), "2013".into()));
    let mut alone = along(lines);
    alone.go("move GCv1 2013, done, face right");
    assert_eq!(fares(&alone, "Plataea"), "2010");
    assert_eq!(alone.against("react Plataea"), ["6.2d"], "he reacts with nobody else");
}

#[test]
fn case_6_2e_half_the_points_rounded_up() {
    for (name, hexes) in [("PL1", 18), ("GLI1", 36), ("GL1", 18), ("PCv1", 60)] {
        // 3, 5, 4 and 7 points: 2, 3, 2 and 4; 3 n (n + 1) hexes.
        let side = if name.starts_with('G') { "persian" } else { "greek" };
        let step = format!("reaction-move {name}");
        let lines = format!("at 2010 right {name}");
        let table = phase("", &format!("{side} reaction"), ("", &lines), &step);
        assert_eq!(moves(&table, name).len(), hexes, "{name}");
        assert_eq!(ends(&table, "turn "), ["2010"]);
    }
}
