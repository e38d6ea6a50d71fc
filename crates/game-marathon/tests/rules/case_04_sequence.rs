//! 4.0: the sequence of play.

use engine::Seat;
use game_marathon::Event;
use game_marathon::state::Impulse;

use crate::common::{
    attacking, defending, end_turn, fares, firing, levels, may, moves, moving, noted, rallying,
    table,
};

const GREEK: Seat = Seat::new(0);
const PERSIAN: Seat = Seat::new(1);

#[test]
fn case_4_0_initiative_then_operations_then_rally_then_the_end() {
    let mut table = table(
        "turn 2\nimpulse initiative\nat 2005 right GL1\nat 2415 up-left PL1/disrupted\n\
         step greek-initiative",
    );
    let mut parts: Vec<Impulse> = vec![table.state().impulse];
    let steps = "d10 9, d10 0, begin greek-left, done, marker greek-center, marker greek-right, \
        marker greek-reserve, d10 0, marker persian-left, done, marker persian-center, \
        marker persian-right, marker persian-reserve";
    for step in steps.split(", ") {
        table.go(step);
        let now = table.state().impulse;
        if parts.last() != Some(&now) {
            parts.push(now);
        }
    }
    let of_operations = |it: &&Impulse| !matches!(it, Impulse::Initiative | Impulse::Rally);
    assert_eq!((parts.first(), parts.last()), (Some(&Impulse::Initiative), Some(&Impulse::Rally)));
    assert_eq!(
        parts.iter().filter(of_operations).count(),
        parts.len() - 2,
        "all between are operations"
    );
    table.go("d10 0");
    assert!(table.told().contains(&Event::TurnOver { turn: 2 }));
    assert_eq!(
        (noted(&table, "turn"), noted(&table, "impulse")),
        ("3".into(), "initiative".into())
    );
}

#[test]
fn case_4_1a_the_scenario_gives_the_first_initiative() {
    for (options, side) in [("", "greek"), ("scenario=variant", "persian")] {
        let position = "turn 0\nimpulse abatis\nstep abatis 1";
        let mut table = testkit::Script::<game_marathon::Marathon>::at(options, position);
        table.go("abatis 2010");
        assert_eq!(noted(&table, "step"), format!("first-marker {side}"));
    }
}

#[test]
fn case_4_1a_later_it_is_rolled_for() {
    let table = end_turn("", "turn 1");
    assert_eq!((noted(&table, "turn"), table.chance()), ("2".into(), Some("5.1a")));
}

#[test]
fn case_4_1b_who_has_the_initiative_uses_one_of_his_markers_first_undrawn() {
    let mut table = table(
        "turn 2\nimpulse initiative\ninitiative persian\nat 2005 right GL1\nat 2415 up-left PR1\n\
         step first-marker persian",
    );
    assert_eq!(table.deciding(), PERSIAN);
    let all = ["left", "center", "right", "reserve"].map(|it| format!("begin persian-{it}"));
    assert_eq!(table.listed(), all);
    table.go("begin persian-right");
    assert_eq!(
        (noted(&table, "marker"), noted(&table, "active")),
        ("persian-right".into(), "PR1".into())
    );
}

#[test]
fn case_4_1c_all_other_markers_go_into_the_pool_those_of_both_sides() {
    let mut table = table("turn 2\nimpulse initiative\nat 2005 right GL1\nstep first-marker greek");
    table.go("begin greek-left");
    assert_eq!(
        noted(&table, "markers"),
        "greek-center greek-right greek-reserve persian-left persian-center persian-right persian-reserve"
    );
}

#[test]
fn case_4_2a_the_owner_of_the_marker_that_is_drawn_is_active() {
    for (marker, seat) in [("greek-left", GREEK), ("persian-left", PERSIAN)] {
        let mut table = table(
            "turn 2\nimpulse draw\nmarkers greek-left persian-left\nat 2005 right GL1\n\
             at 2415 up-left PL1\nstep draw",
        );
        assert_eq!(table.chance(), Some("4.2a"));
        table.go(&format!("marker {marker}"));
        assert_eq!(table.deciding(), seat);
    }
}

#[test]
fn case_4_2b_markers_are_drawn_until_none_is_left() {
    let mut table = table(
        "turn 2\nimpulse draw\nmarkers greek-center persian-center\nat 2005 right GL1/disrupted\nstep draw",
    );
    table.go("marker greek-center");
    assert_eq!(table.chance(), Some("4.2a"));
    table.go("marker persian-center");
    assert_eq!(table.chance(), Some("4.3b"));
}

#[test]
fn case_4_2_1_the_formation_and_those_who_are_named_move() {
    let mut table = table(
        "turn 2\nimpulse draw\nmarkers greek-left\nat 2005 right GL1\nat 2510 right GL2\n\
         at 2007 right GC1\nat 3005 right GA1\nat 3105 right GA2\nstep draw",
    );
    table.go("marker greek-left, attach GA2, done");
    assert_eq!(noted(&table, "active"), "GL1 GL2 GA2");
    assert_eq!(moves(&table, "GL2").len(), 60);
    assert_eq!(table.against("move GC1 2008"), ["4.2.1"]);
    assert_eq!(table.against("move GA1 3006"), ["4.2.1"]);
    table.go("move GL2 2511, face right");
    assert_eq!(table.against("move GL2 2512"), ["4.2.1"], "each once");
}

#[test]
fn case_4_2_2_then_the_other_side_reacts_by_half_its_points() {
    let lines = "at 2005 right GL1\nat 2411 up-left PL1 Datis";
    let mut table = moving("greek", "GL1", lines);
    table.go("done");
    assert_eq!((noted(&table, "impulse"), table.deciding()), ("reaction".into(), PERSIAN));
    table.go("react PL1, d10 0");
    assert_eq!(moves(&table, "PL1").len(), 18); // Half of three is two: 3 * 2 * 3.
}

#[test]
fn case_4_2_3_defensive_fire_is_at_active_units() {
    let lines = "at 2010 down-left PA1\nat 2011 up-right GL1\nat 2012 up-right GL2";
    let table = defending("greek", "GL2", lines);
    assert_eq!(table.deciding(), PERSIAN);
    assert_eq!(table.listed(), ["fire PA1 2012", "done"]);
    assert_eq!(table.against("fire PA1 2011"), ["4.2.3"]);
}

#[test]
fn case_4_2_4_active_units_fire_at_any_enemy_in_range() {
    let lines =
        "at 2010 down-left GA1\nat 2110 down-left GA2\nat 2011 up-right PL1\nat 2012 up-right PL2";
    let table = firing("greek", "GA1", lines);
    assert_eq!(table.deciding(), GREEK);
    assert_eq!(table.listed(), ["fire GA1 2011", "fire GA1 2012", "done"]);
    assert_eq!(table.against("fire GA2 2011"), ["4.2.4"]);
}

#[test]
fn case_4_2_5a_active_units_may_attack_whom_they_face() {
    let lines = "at 2010 down-left GL1\nat 2110 down-left GC1\nat 2011 up-left PL1";
    // Up-left, PL1 looks at 2010 above it and at 1911.
    let table = attacking("greek", "GL1", lines);
    assert_eq!(table.listed(), ["attack GL1 2011"], "it stands in a zone, so it has to [4.2.5b]");
    let free = lines.replace("up-left PL1", "down-left PL1");
    let table = attacking("greek", "GL1", &free);
    assert_eq!(table.listed(), ["attack GL1 2011", "done"]);
}

#[test]
fn case_4_2_5b_somebody_attacks_each_enemy_with_an_active_unit_in_its_zone() {
    let lines = "at 2010 down-left GL1\nat 2111 down-left GL2\nat 2011 up-right PL1";
    let mut table = attacking("greek", "GL1 GL2", lines);
    assert_eq!(table.against("done"), ["7.2b"]);
    table.go("attack GL2 2011"); // It is enough that one of them does.
    assert!(may(&table, "done"));
}

#[test]
fn case_4_3a_the_rally_phase_begins_without_fired_markers() {
    let lines = "fired GA1 PA1\nat 2010 right GA1\nat 2415 right PA1\nat 2005 right GL1/disrupted";
    let mut table = moving("greek", "", lines);
    assert_eq!(noted(&table, "fired"), "GA1 PA1");
    table.go("done");
    assert_eq!(
        (noted(&table, "step"), noted(&table, "fired")),
        ("rally GL1".into(), String::new())
    );
}

#[test]
fn case_4_3b_each_disrupted_or_routed_unit_of_both_sides_checks_once() {
    let lines = "at 1005 right GL1/disrupted\nat 2005 right GL2\nat 0105 right GL3/routed/reduced\n\
        at 2415 right PL1/disrupted";
    let mut table = moving("greek", "", lines);
    table.go("done");
    // The Greeks have the initiative: 0105 before 1005, then the Persians [A74].
    let mut order = Vec::new();
    while let Some("4.3b") = table.chance() {
        order.push(noted(&table, "step"));
        table.go("d10 9"); // Nobody passes; GL3 flees and is asked for its way.
        if let Some(route) = table.listed().first().filter(|it| it.starts_with("retreat")) {
            table.go(route).go("face right");
        }
    }
    assert_eq!(order, ["rally GL3", "rally GL1", "rally PL1"]);
    assert_eq!(noted(&table, "turn"), "3");
}

#[test]
fn case_4_3c_who_passes_mends_by_one_and_who_fails_gets_worse_by_one() {
    for (before, die, after) in [
        ("/disrupted", 8, "2010"),
        ("/disrupted", 9, "2010/routed/reduced"),
        ("/routed/reduced", 8, "2010/disrupted/reduced"),
    ] {
        let mut table = rallying("", "GL1", &format!("at 2010 right GL1{before}"));
        table.go(&format!("d10 {die}"));
        assert_eq!(fares(&table, "GL1"), after, "{before} {die}");
    }
}

#[test]
fn case_4_4_levels_fall_then_a_side_at_nought_has_lost_then_they_rise() {
    // Two Beaches cost four of four; forty factors of dead Greeks come too late [A81].
    let lost =
        "morale greek 5\nmorale persian 4\nfallen 1817 2116\ndead GL1 GL2 GL3 GL4 GR1 GR2 GR3 GR4";
    let table = end_turn("", lost);
    assert_eq!(table.ending().map(|it| it.case.id()), Some("11.0a"));
    // With five it is one left, and four tens are added.
    let table = end_turn("", &lost.replace("persian 4", "persian 5"));
    assert_eq!(levels(&table), [5, 5]);
    assert_eq!(noted(&table, "turn"), "3");
}

#[test]
fn case_4_4_after_turn_ten_points_are_counted() {
    let table = end_turn("", "turn 10");
    assert_eq!(table.ending().map(|it| it.case.id()), Some("11.0d"));
}
