//! Each option against its default.

use game_marathon::options::OPTIONS;
use testkit::Script;

use crate::common::{
    Table, attacking_with, checked, end_turn, ends, fares, levels, lines, may, melee, moves, noted,
    phase, rallying,
};

/// What two tables come to: by the rulebook's options, and with one changed.
fn both<T>(option: &str, ask: impl Fn(&str) -> T) -> [T; 2] {
    ["", option].map(ask)
}

#[test]
fn every_option_has_its_default_first() {
    let defaults: Vec<(&str, &str)> = OPTIONS.iter().map(|it| (it.name, it.values[0])).collect();
    let read = [
        ("scenario", "historical"),
        ("abatis", "on"),
        ("right-wing", "23"),
        ("spartan-edges", "south-west"),
        ("leader-in-melee", "one"),
        ("rally", "flee"),
        ("morale-factors", "eliminated"),
        ("leader-help", "best"),
        ("leader-checks", "wound"),
        ("abatis-workers", "hinder"),
        ("zone-stops", "turn"),
        ("greek-wings", "8-8-8"),
    ];
    assert_eq!(defaults, read);
}

#[test]
fn scenario_says_who_sets_up_first() {
    let first = |options: &str| noted(&Script::start(options), "impulse");
    assert_eq!(both("scenario=variant", first), ["greek-set-up", "persian-set-up"]);
}

#[test]
fn abatis_off_leaves_them_out() {
    let position =
        "turn 0\nimpulse greek-set-up\nat 2001 right GC1\nat 2010 up-left PC1\nstep set-up greek";
    let step = |options: &str| {
        let mut table: Table = Script::at(&format!("scenario=variant {options}"), position);
        table.go("done");
        noted(&table, "step")
    };
    assert_eq!(both("abatis=off", step), ["abatis 8", "first-marker persian"]);
}

#[test]
fn right_wing_24_leaves_column_23_to_nobody() {
    let may_stand = |options: &str| {
        let mut table: Table = Script::start(&format!("scenario=variant {options}"));
        table.go("d10 0, d10 0, d10 0");
        (may(&table, "place infantry-right 2310"), may(&table, "place infantry-right 2410"))
    };
    assert_eq!(both("right-wing=24", may_stand), [(true, true), (false, true)]);
}

#[test]
fn spartan_edges_north_west_takes_the_top_row() {
    let edges = |options: &str| {
        let mut table: Table = Script::at(
            &format!("scenario=variant {options}"),
            "turn 3\nimpulse spartans\nat 2010 right GL1\nstep spartan-die",
        );
        table.go("d10 0");
        let edges = ends(&table, "place hoplite-sparta ");
        (edges.len(), edges.contains(&"1020".to_owned()), edges.contains(&"3901".to_owned()))
    };
    // Column 01 has 20 hexes, the bottom row 10 on land, the top row 39.
    assert_eq!(both("spartan-edges=north-west", edges), [(29, true, false), (58, false, true)]);
}

#[test]
fn leader_in_melee_rating_counts_what_he_is_worth() {
    let modifiers = |options: &str| {
        let text = "at 2010 down-left GLI1 Callimachus\nat 2011 up-right PLI1 Ataphernes";
        let table = attacking_with(options, "greek", "GLI1", text);
        lines(&melee(&table, "attack GLI1 2011").modifiers)
    };
    assert_eq!(
        both("leader-in-melee=rating", modifiers),
        [["7.2m +1", "7.2q -1"], ["7.2m +2", "7.2q -1"]]
    );
}

#[test]
fn rally_die_eliminates_at_the_first_failure() {
    let fared = |options: &str| {
        let mut table = rallying(options, "PL1", "at 2116 up-left PL1/routed/reduced");
        table.go("d10 7");
        fares(&table, "PL1")
    };
    assert_eq!(both("rally=die", fared), ["2116/routed/reduced/fled", "dead"]);
}

#[test]
fn morale_factors_lost_counts_flips_too() {
    // Six Center units of 4/2 on their reduced side: twelve factors lost, none eliminated.
    let level = |options: &str| {
        let flips = "at 2413 up-left PC1/reduced PC2/reduced\nat 2513 up-left PC3/reduced PC4/reduced\n\
            at 2613 up-left PC5/reduced PC6/reduced";
        levels(&end_turn(options, flips))
    };
    assert_eq!(both("morale-factors=lost", level), [[8, 6], [9, 6]]);
    // A reduced one that dies counts in full by the option, too: 3 * 4 = 12.
    let dead = "worn PC1\ndead PC1 PC2 PC3";
    let level = |options: &str| levels(&end_turn(options, dead));
    assert_eq!(both("morale-factors=lost", level), [[9, 6], [9, 6]]);
}

#[test]
fn leader_help_each_stack_adds_one_of_every_stack() {
    let changed = |options: &str| {
        let text = "at 2010 up-left PL1/disrupted\nat 2012 up-left Datis PL2\nat 2011 up-left Sakai Medes PL3";
        let mut table = rallying(options, "PL1", text);
        table.go("d10 0");
        checked(&table).1
    };
    assert_eq!(both("leader-help=each-stack", changed), [-2, -3]);
}

/// What becomes of Plataea, who fares so and checks with this die.
fn leader_checks(before: &'static str, die: u8) -> impl Fn(&str) -> String {
    move |options| {
        let text = format!("checks Plataea\nat 2010 right Plataea{before} GL1\nmarkers greek-left");
        let mut table = phase(options, "greek melee", ("", &text), "check Plataea");
        table.go(&format!("d10 {die}"));
        fares(&table, "Plataea")
    }
}

#[test]
fn leader_checks_mild_hurts_by_failing_alone() {
    let mild = "leader-checks=mild";
    assert_eq!(both(mild, leader_checks("", 8)), ["2010/reduced", "2010"]);
    assert_eq!(both(mild, leader_checks("", 9)), ["dead", "2010/reduced"]);
    assert_eq!(both(mild, leader_checks("/wounded", 8)), ["dead", "2010/reduced"]);
    assert_eq!(both(mild, leader_checks("/wounded", 9)), ["dead", "dead"]);
}

#[test]
fn abatis_workers_help_takes_one_off_for_each_further_one() {
    let left = |options: &str| {
        let text = "markers greek-left\nabatis 2009\nat 2010 up-left PL1 PL2";
        let mut table = phase(options, "persian movement", ("PL1 PL2", text), "movement");
        table.go("clear PL1 2009, clear PL2 2009, done, d10 7"); // 8, or 6, at level 6.
        noted(&table, "abatis")
    };
    assert_eq!(both("abatis-workers=help", left), ["2009", ""]);
}

#[test]
fn zone_stops_move_ends_that_move_alone() {
    let text = "stopped GL1\nat 2011 down-left GL1\nat 2012 up-right PL1";
    let free = |options: &str| {
        !moves(&phase(options, "greek movement", ("GL1", text), "movement"), "GL1").is_empty()
    };
    assert_eq!(both("zone-stops=move", free), [false, true]);
}

#[test]
fn greek_wings_9_6_9_lends_two_units_of_the_center() {
    let formed = |options: &str| {
        let table: Table = Script::start(options);
        let roster = table.rules().roster();
        let sizes = [0, 1, 2].map(|kind| {
            let kind = game_marathon::units::Kind::all().nth(kind).expect("a kind");
            roster.pieces(kind).len()
        });
        let values = |name: &str| roster.of(crate::common::piece(name)).factors;
        (sizes, values("GC7"), values("GC8"), values("GC6"))
    };
    let told = both("greek-wings=9-6-9", formed);
    assert_eq!(told[0], ([8, 8, 8], [4, 2], [4, 2], [4, 2]));
    assert_eq!(told[1], ([9, 6, 9], [5, 3], [5, 3], [4, 2]));
}
