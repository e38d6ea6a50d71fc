//! 10.2: the variant scenario.

use game_marathon::map::{Feature, Hex};
use game_marathon::reinforcements::landing_in_variant;
use game_marathon::state::Place;
use testkit::Script;

use crate::common::{Table, count, ends, fares, hex, levels, may, moves, noted};

const VARIANT: &str = "scenario=variant";
const NONE: [&str; 0] = [];

fn at(position: &str) -> Table {
    Script::at(VARIANT, position)
}

/// The Persians set up, all dice having fallen high.
fn persians() -> Table {
    let mut table = Script::start(VARIANT);
    table.go("d10 9, d10 9, d10 9");
    table
}

fn numbers(hexes: &[String]) -> Vec<u16> {
    hexes.iter().map(|it| it.parse().expect("a hex")).collect()
}

/// Level 1 without Marsh, on the road or below it in its column, in these columns.
fn field(table: &Table, columns: std::ops::RangeInclusive<u8>) -> Vec<u16> {
    let map = table.rules().map();
    let road = |at: &Hex| map.feature(*at) == Feature::Road;
    let fits = |at: &Hex| {
        columns.contains(&at.column())
            && map.level(*at) == 1
            && !map.is_marsh(*at)
            && map
                .land()
                .iter()
                .any(|it| road(&it) && it.column() == at.column() && it.row() <= at.row())
    };
    let mut field: Vec<u16> = map.land().iter().filter(fits).map(Hex::number).collect();
    field.sort_unstable();
    field
}

#[test]
fn case_10_2_1a_persians_set_up_first_on_the_road_or_below_it() {
    let table = persians();
    assert_eq!(noted(&table, "step"), "set-up persian");
    assert_eq!(numbers(&ends(&table, "place infantry-center ")), field(&table, 17..=22));
    assert!(may(&table, "place infantry-right 2306"), "on the road");
    assert!(!may(&table, "place infantry-right 2305"), "above it");
    assert!(!may(&table, "place infantry-left 1115"), "Marsh");
    assert!(!may(&table, "place infantry-right 3009"), "no road lies above [A15]");
}

#[test]
fn case_10_2_1b_thirty_in_three_wings_by_columns() {
    let table = persians();
    assert_eq!(["PL", "PC", "PR"].map(|it| count(&table, it, Place::Hand)), [10, 10, 10]);
    for (wing, columns) in [("left", 1..=16), ("center", 17..=22), ("right", 23..=39)] {
        let own = ends(&table, &format!("place infantry-{wing} "));
        assert_eq!(numbers(&own), field(&table, columns), "{wing}");
    }
}

#[test]
fn case_10_2_1c_dice_say_how_many_light_troops_there_are() {
    for (dice, there) in [("d10 0, d10 0, d10 0", [1, 1, 0]), ("d10 4, d10 9, d10 7", [5, 10, 7])] {
        let mut table = Script::start(VARIANT);
        assert_eq!(table.chance(), Some("10.2.1c"));
        table.go(dice);
        let stems = ["PA", "PLI", "PCv"];
        assert_eq!(stems.map(|it| count(&table, it, Place::Hand)), there);
        let out = stems.map(|it| count(&table, it, Place::Out));
        assert_eq!(out, [10 - there[0], 10 - there[1], 9 - there[2]]);
    }
    let table = persians();
    assert_eq!(numbers(&ends(&table, "place persian-archer ")), field(&table, 1..=39));
}

#[test]
fn case_10_2_1d_three_leaders_one_with_each_formation() {
    let lines = "hand Sakai Medes\nat 1210 up-left PL1 Datis\nat 2010 up-left PC1\nat 2510 up-left PR1 Ataphernes";
    let mut table = at(&format!("turn 0\nimpulse persian-set-up\n{lines}\nstep set-up persian"));
    assert_eq!(ends(&table, "place sakai "), ["2010"]);
    assert_eq!(ends(&table, "place medes "), ["2010"], "another Leader: whoever is liked [A111]");
    assert_ne!(table.against("done"), NONE);
    table.go("place medes 2010");
    assert_eq!(table.against("place sakai 2010"), ["10.2.1d"]);
    table.go("done");
    assert_eq!(fares(&table, "Sakai"), "pool", "one remains");
}

/// All are set up, one Abatis is left.
fn last_abatis(lines: &str) -> Table {
    let mut table = at(&format!("turn 0\nimpulse abatis\n{lines}\nstep abatis 1"));
    table.go("abatis 2003");
    table
}

#[test]
fn case_10_2_1e_the_persians_have_seven_and_begin_but_not_with_the_reserve() {
    assert_eq!(levels(&Script::start(VARIANT))[1], 7);
    let mut table = last_abatis("at 2010 up-left PC1");
    assert_eq!(
        table.listed(),
        ["begin persian-left", "begin persian-center", "begin persian-right"]
    );
    assert_ne!(table.against("begin persian-reserve"), NONE);
    table.go("begin persian-center");
    assert!(noted(&table, "markers").ends_with("persian-left persian-right"));
}

#[test]
fn case_10_2_2a_the_reserve_and_one_leader_wait() {
    let lines = "hand Sakai\nat 1210 up-left PL1 Datis\nat 2010 up-left PC1 Medes\nat 2510 up-left PR1 Ataphernes";
    let mut table = at(&format!("turn 0\nimpulse persian-set-up\n{lines}\nstep set-up persian"));
    table.go("done");
    assert_eq!(count(&table, "PV", Place::Pool), 10);
    assert_eq!((fares(&table, "Sakai"), fares(&table, "PL2")), ("pool".into(), "out".into()));
}

fn first_markers(turn: u8) -> Table {
    at(&format!("turn {turn}\nimpulse initiative\nat 2010 up-left PC1\nstep first-marker persian"))
}

#[test]
fn case_10_2_2b_the_reserve_marker_is_in_from_turn_two_and_may_begin_from_turn_three() {
    let mut second = first_markers(2);
    assert_eq!(second.listed().len(), 3);
    assert_eq!(second.against("begin persian-reserve"), ["10.2.2b"]);
    second.go("begin persian-left");
    assert!(noted(&second, "markers").ends_with("persian-reserve"));
    assert!(may(&first_markers(3), "begin persian-reserve"));
}

/// The Reserve marker is drawn on turn 3 at this level, with this pool.
fn reserve(level: u8, pool: &str, more: &str) -> Table {
    let mut table = at(&format!(
        "turn 3\nimpulse draw\nmarkers persian-reserve greek-left\nmorale persian {level}\npool {pool}\n\
         at 2010 up-left PC1\nat 2001 right GL1\n{more}\nstep draw"
    ));
    table.go("marker persian-reserve");
    table
}

#[test]
fn case_10_2_2c_a_die_says_how_many_land_and_any_beach_without_greeks_will_do() {
    // 0: none; 1 to 4: one; 5 to 7: two; 8 and 9: three.
    let all: Vec<u8> = (0..10).map(landing_in_variant).collect();
    assert_eq!(all, [0, 1, 1, 1, 1, 2, 2, 2, 3, 3]);
    let held = "held 2416 2716\nfallen 2416 2716\nat 2416 right GL2";
    let mut table = reserve(7, "PV1 PV2", held);
    assert_eq!(table.chance(), Some("10.2.2c"));
    table.go("d10 7, drawn infantry-reserve, drawn infantry-reserve");
    let free = ["1817", "2116", "2716", "3015"];
    assert_eq!(ends(&table, "place infantry-reserve "), free, "no control is asked for [A103]");
    // Other markers bring nobody.
    let mut left = at(
        "turn 3\nimpulse draw\nmarkers persian-left greek-left\npool PV1\nat 2010 up-left PL1\nstep draw",
    );
    left.go("marker persian-left");
    assert_eq!(noted(&left, "step"), "movement");
}

#[test]
fn case_10_2_2d_the_level_rises_by_one_when_the_leader_is_drawn() {
    let mut table = reserve(7, "PV1 Sakai", "");
    table.go("d10 1, drawn sakai");
    assert_eq!(levels(&table), [7, 8]);
    table.go("place sakai 2116");
    assert_eq!(noted(&table, "impulse"), "activation", "no die is rolled for him");
}

#[test]
fn case_10_2_2e_who_has_landed_acts() {
    let mut table = reserve(7, "PV1 PV2", "");
    table.go("d10 1, drawn infantry-reserve, place infantry-reserve 2116, face up-left");
    assert!(!moves(&table, "PV1").is_empty());
}

#[test]
fn case_10_2_2f_at_four_or_less_nobody_comes_any_more() {
    let table = reserve(4, "PV1 PV2 Sakai", "");
    let left = ["PV1", "PV2", "Sakai"].map(|it| fares(&table, it));
    assert_eq!(left, ["out", "out", "out"]);
    assert_eq!(
        noted(&table, "impulse"),
        "draw",
        "nobody is rolled for, and nobody is there to act"
    );
}

#[test]
fn case_10_2_3a_greeks_set_up_second_with_a_narrower_center() {
    let mut table = at(
        "turn 0\nimpulse persian-set-up\nhand Sakai\nat 1210 up-left PL1 Datis\nat 2010 up-left PC1 Medes\n\
         at 2510 up-left PR1 Ataphernes\nstep set-up persian",
    );
    table.go("done");
    assert_eq!(noted(&table, "step"), "set-up greek");
    let own = numbers(&ends(&table, "place hoplite-center "));
    let land = table.rules().map().land();
    let near = |at: &Hex| [1901, 2001, 2101].iter().any(|it| hex(*it).distance(*at) <= 3);
    let mut wants: Vec<u16> = land.iter().filter(near).map(Hex::number).collect();
    wants.sort_unstable();
    assert_eq!(own, wants);
    assert!(may(&table, "place hoplite-left 2301") && !may(&table, "place hoplite-left 2201"));
    assert_eq!(["GLI", "GA", "GCv"].map(|it| count(&table, it, Place::Hand)), [4, 8, 4]);
}

#[test]
fn case_10_2_3b_eight_abatis_level_seven_and_all_four_greek_markers() {
    assert_eq!(levels(&Script::start(VARIANT))[0], 7);
    let mut table = at(
        "turn 0\nimpulse greek-set-up\nat 2001 right GC1\nat 2010 up-left PC1\nstep set-up greek",
    );
    table.go("done");
    assert_eq!(noted(&table, "step"), "abatis 8", "no die");
    assert_eq!(table.against("abatis 2009"), ["10.1.1f"]);
    let mut table = last_abatis("at 2010 up-left PC1");
    table.go("begin persian-center");
    assert!(
        noted(&table, "markers").starts_with("greek-left greek-center greek-right greek-reserve")
    );
}

/// A turn begins after an empty one; the Spartans have not come.
fn turn(turn: u8) -> Table {
    let before = turn - 1;
    let mut table = at(&format!(
        "turn {before}\nimpulse rally\nable GL1\nat 2010 right GL1/disrupted\nstep rally GL1"
    ));
    table.go("d10 0");
    table
}

#[test]
fn case_10_2_4a_five_spartans_come_by_the_southern_or_western_edge_and_lift_the_level_by_two() {
    let mut table = turn(3);
    table.go("d10 3");
    assert_eq!(levels(&table), [9, 7]);
    let mut edges: Vec<String> = (1..=20).map(|row| format!("01{row:02}")).collect();
    edges.extend((2..=10).map(|column| format!("{column:02}20")));
    assert_eq!(ends(&table, "place hoplite-sparta "), edges);
    table.go("place hoplite-sparta 0120, face right, place hoplite-sparta 0120, place hoplite-sparta 0220, face right");
    table.go("place hoplite-sparta 0220, place sparta 0120");
    assert_eq!(noted(&table, "impulse"), "initiative");
    let high = at(
        "turn 2\nimpulse rally\nmorale greek 9\nable GL1\nat 2010 right GL1/disrupted\nstep rally GL1",
    );
    let mut high = high;
    high.go("d10 0, d10 0");
    assert_eq!(levels(&high), [10, 7], "ten is the most");
}

#[test]
fn case_10_2_4b_spartans_act_with_the_marker_of_any_greek_formation_once_a_turn() {
    let mut table = at(
        "turn 4\nimpulse draw\nmarkers greek-left greek-right\nat 0120 right GS1 GS2 Sparta\nstep draw",
    );
    table.go("marker greek-right, attach GS1");
    assert_eq!(table.against("attach GS1"), ["3.3g"]);
    table.go("done, done, marker greek-left");
    assert_eq!(table.against("attach GS1"), ["3.3f"]);
    assert_eq!(table.listed(), ["attach GS2", "attach Sparta", "done"]);
}

#[test]
fn case_10_2_4c_they_come_on_turn_three_five_or_seven_or_never() {
    for (number, highest) in [(3, 3), (5, 4), (7, 5)] {
        for (die, comes) in [(highest, "spartans"), (highest + 1, "greek-initiative")] {
            let mut table = turn(number);
            assert_eq!(table.chance(), Some("10.2.4c"));
            table.go(&format!("d10 {die}"));
            assert_eq!(noted(&table, "step"), comes, "turn {number}, {die}");
        }
    }
    for number in [2, 4, 6, 8, 9, 10] {
        assert_eq!(turn(number).chance(), Some("5.1a"), "turn {number}");
    }
}
