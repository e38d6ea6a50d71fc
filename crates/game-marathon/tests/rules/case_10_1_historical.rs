//! 10.0 and 10.1: the historical scenario.

use game_marathon::map::{Feature, Hex, Hexes};
use game_marathon::reinforcements::landing_bonus;
use game_marathon::state::Place;
use game_marathon::units::Kind;
use testkit::Script;

use crate::common::{Table, count, ends, fares, hex, levels, may, moves, noted, table};

const NONE: [&str; 0] = [];

/// The Greeks set up, with these in hand and these on the map.
fn greeks(lines: &str) -> Table {
    table(&format!("turn 0\nimpulse greek-set-up\n{lines}\nstep set-up greek"))
}

/// The Persians do.
fn persians(lines: &str) -> Table {
    table(&format!("turn 0\nimpulse persian-set-up\n{lines}\nstep set-up persian"))
}

fn numbers(hexes: &[String]) -> Vec<u16> {
    hexes.iter().map(|it| it.parse().expect("a hex")).collect()
}

#[test]
fn case_10_0_everybody_is_fresh() {
    let mut table = greeks("hand GC1 GC2");
    table.go("place hoplite-center 2001, face right");
    assert_eq!(fares(&table, "GC1"), "2001");
    // Until its side is done a piece may be taken up again [A128].
    table.go("lift GC1");
    assert_eq!(fares(&table, "GC1"), "hand");
    table.go("place hoplite-center 2002, face right");
    assert_eq!(fares(&table, "GC1"), "2002", "alike units are set up in order");
}

#[test]
fn case_10_1_1a_greeks_set_up_first_then_persians_then_abatis() {
    let start = Script::start("");
    assert_eq!(noted(&start, "step"), "set-up greek");
    let mut table = greeks("at 2001 right GC1");
    table.go("done");
    assert_eq!(noted(&table, "step"), "set-up persian");
    let mut table = persians("at 2415 up-left PL1");
    table.go("done");
    assert_eq!(table.chance(), Some("10.1.2e"));
    table.go("d10 3");
    assert_eq!(table.chance(), Some("10.1.1e"));
}

#[test]
fn case_10_1_1b_twenty_four_hoplites_stand_on_the_hills_and_at_the_camp() {
    let start: Table = Script::start("");
    let in_hand = ["GL", "GC", "GR"].map(|it| count(&start, it, Place::Hand));
    assert_eq!(in_hand, [8, 8, 8]);
    let map = start.rules().map();
    let hill = |at: Hex, feature| map.feature(at) == feature && map.level(at) >= 3;
    for at in map.land() {
        let wants = [
            ("left", hill(at, Feature::Ketroni) && at.column() > 22),
            ("center", at.distance(hex(2001)) <= 4),
            ("right", hill(at, Feature::Agrieliki) && at.column() < 18),
        ];
        for (wing, fits) in wants {
            let place = format!("place hoplite-{wing} {:04}", at.number());
            assert_eq!(may(&start, &place), fits, "{place}");
        }
    }
    assert!(may(&start, "place hoplite-left 2301") && !may(&start, "place hoplite-left 2201"));
    assert!(may(&start, "place hoplite-right 1703") && !may(&start, "place hoplite-right 1801"));
}

#[test]
fn case_10_1_1c_the_sixteen_others_stand_in_any_of_these_areas() {
    let start: Table = Script::start("");
    assert_eq!(["GLI", "GA", "GCv"].map(|it| count(&start, it, Place::Hand)), [4, 8, 4]);
    let areas: Hexes = ["left", "center", "right"]
        .iter()
        .flat_map(|wing| numbers(&ends(&start, &format!("place hoplite-{wing} "))))
        .map(hex)
        .collect();
    for kind in ["light", "archer", "cavalry"] {
        let own: Hexes =
            numbers(&ends(&start, &format!("place {kind} "))).into_iter().map(hex).collect();
        assert_eq!(own, areas, "{kind}");
    }
    let table = greeks("hand GA1\nat 2001 right GC1");
    assert_eq!(table.against("place archer 2001"), ["3.2a"]);
}

#[test]
fn case_10_1_1d_callimachus_stands_with_anybody_and_one_leader_with_each_formation() {
    let lines = "hand Callimachus Plataea Leontis\nat 2001 right GC1 Aiantis\nat 2301 right GL1\nat 2402 right GA1";
    let table = greeks(lines);
    assert_eq!(ends(&table, "place callimachus "), ["2001", "2301", "2402"]);
    assert_eq!(ends(&table, "place plataea "), ["2301"], "the Center has its Leader");
    assert_eq!(table.against("place plataea 2001"), ["10.1.1d"]);
    assert_eq!(table.against("place plataea 2002"), ["10.1.1d"]);
    assert!(table.against("done").contains(&"10.0"));
}

#[test]
fn case_10_1_1e_a_die_says_how_many_abatis() {
    for (die, left) in [(0, 4), (3, 4), (4, 6), (7, 6), (8, 8), (9, 8)] {
        let mut table = table("turn 0\nimpulse abatis\nstep abatis-die");
        table.go(&format!("d10 {die}"));
        assert_eq!(noted(&table, "step"), format!("abatis {left}"));
    }
}

#[test]
fn case_10_1_1f_an_abatis_has_a_land_hex_of_its_own_away_from_persians() {
    let lines = "abatis 2008\nat 2010 up-left PL1\nat 1502 right GR1 GR2\nat 1602 right GR3\nat 1402 right GR4 Aiantis";
    let table = table(&format!("turn 0\nimpulse abatis\n{lines}\nstep abatis 2"));
    for (at, case) in [
        ("2010", "10.1.1f"),
        ("2009", "10.1.1f"),
        ("1902", "10.1.1f"),
        ("1817", "10.1.1f"),
        ("2008", "10.1.1f"),
        ("2820", "10.1.1f"),
        ("1502", "10.1.1f"),
        ("1402", "3.2g"),
    ] {
        assert_eq!(table.against(&format!("abatis {at}")), [case], "{at}");
    }
    assert_eq!(table.against("abatis 1602"), NONE, "one unit may stand there [A95]");
    assert_eq!(table.against("abatis 1115"), NONE, "Marsh is land [A95]");
    assert_eq!(table.against("abatis 2007"), NONE);
}

#[test]
fn case_10_1_1g_the_greek_level_is_eight_and_they_choose_the_first_marker() {
    assert_eq!(levels(&Script::start(""))[0], 8);
    let mut table = table("turn 0\nimpulse abatis\nat 2005 right GL1\nstep abatis 1");
    table.go("abatis 2008");
    assert_eq!(table.listed(), ["begin greek-left", "begin greek-center", "begin greek-right"]);
    table.go("begin greek-center");
    assert!(
        noted(&table, "markers").starts_with("greek-left greek-right greek-reserve persian-left")
    );
}

#[test]
fn case_10_1_1h_the_spartans_are_not_used() {
    let start: Table = Script::start("");
    assert_eq!((count(&start, "GS", Place::Out), fares(&start, "Sparta")), (4, "out".to_owned()));
    let spartan = Kind::HOPLITE_SPARTA;
    assert_eq!(start.against(&format!("place {spartan} 0120")), ["10.0"]);
}

/// All Persian kinds that begin ashore, with how many.
fn ashore() -> Table {
    let mut table = greeks("at 2001 right GC1");
    table.go("done");
    table
}

/// The hexes within three of a Beach hex.
fn near_beach(table: &Table) -> Vec<u16> {
    let map = table.rules().map();
    let near = |at: &Hex| map.beaches().iter().any(|beach| beach.distance(*at) <= 3);
    let mut near: Vec<u16> = map.land().iter().filter(near).map(Hex::number).collect();
    near.sort_unstable();
    near
}

#[test]
fn case_10_1_2a_three_of_each_wing_stand_within_three_hexes_of_a_beach() {
    let table = ashore();
    for (stem, wing) in [("PL", "left"), ("PC", "center"), ("PR", "right")] {
        assert_eq!(count(&table, stem, Place::Hand), 3);
        assert_eq!(numbers(&ends(&table, &format!("place infantry-{wing} "))), near_beach(&table));
    }
}

#[test]
fn case_10_1_2b_two_of_the_reserve_stand_in_beach_hexes() {
    let table = ashore();
    assert_eq!(count(&table, "PV", Place::Hand), 2);
    assert_eq!(ends(&table, "place infantry-reserve "), ["1817", "2116", "2416", "2716", "3015"]);
}

#[test]
fn case_10_1_2c_six_light_infantry_stand_within_three_hexes_of_a_beach() {
    let table = ashore();
    assert_eq!(count(&table, "PLI", Place::Hand), 6);
    assert_eq!(numbers(&ends(&table, "place persian-light ")), near_beach(&table));
}

#[test]
fn case_10_1_2d_datis_and_ataphernes_stand_with_any_persians() {
    let table = ashore();
    let hands = ["Datis", "Ataphernes", "Sakai", "Medes"].map(|it| fares(&table, it));
    assert_eq!(hands, ["hand", "hand", "out", "out"]);
    let table = persians("hand Datis\nat 2415 up-left PL1\nat 2413 up-left PLI1 Ataphernes");
    assert_eq!(ends(&table, "place datis "), ["2413", "2415"]);
    assert_eq!(table.against("place datis 2412")[0], "10.0");
}

#[test]
fn case_10_1_2e_all_others_are_at_sea_and_a_die_says_how_many_cavalry() {
    for (die, horse) in [(0, 0), (5, 5), (9, 9)] {
        let mut table = persians("at 2415 up-left PL1 PL2\nat 2413 up-left Datis PC1");
        table.go(&format!("done, d10 {die}"));
        let stems = ["PL", "PC", "PR", "PV", "PLI", "PA", "PCv"];
        let pool = stems.map(|it| count(&table, it, Place::Pool));
        assert_eq!(pool, [8, 9, 10, 10, 10, 10, horse]);
        assert_eq!(count(&table, "PCv", Place::Out), 9 - horse);
        let leaders = ["Ataphernes", "Sakai", "Medes"].map(|it| fares(&table, it));
        assert_eq!(leaders, ["pool", "pool", "pool"]);
    }
}

#[test]
fn case_10_1_2f_the_persian_level_is_six_and_all_four_markers_are_in_the_pool() {
    assert_eq!(levels(&Script::start(""))[1], 6);
    let mut table = table("turn 0\nimpulse abatis\nat 2005 right GL1\nstep abatis 1");
    table.go("abatis 2008, begin greek-left");
    let all = "persian-left persian-center persian-right persian-reserve";
    assert!(noted(&table, "markers").ends_with(all));
}

/// A Persian marker was drawn with this level and pool; this die falls.
fn landing(level: u8, pool: &str, more: &str, die: u8) -> Table {
    let mut table = table(&format!(
        "turn 2\nimpulse draw\nmarkers persian-left greek-left\nmorale persian {level}\npool {pool}\n{more}\nstep draw"
    ));
    table.go(&format!("marker persian-left, d10 {die}"));
    table
}

const POOL: &str = "PL1 PL2 PL3 PL4 PL5 PL6 PL7 PL8 PL9 PL10 PC1";

#[test]
fn case_10_1_3a_a_die_and_the_level_say_how_many_land() {
    let bonus: Vec<i8> = (1..=10).map(landing_bonus).collect();
    assert_eq!(bonus, [-1, -1, -1, 0, 0, 0, 1, 1, 1, 1]);
    assert_eq!(noted(&landing(7, POOL, "", 4), "step"), "reinforcement 5");
    assert_eq!(noted(&landing(6, POOL, "", 4), "step"), "reinforcement 4");
    assert_eq!(noted(&landing(3, POOL, "", 4), "step"), "reinforcement 3");
    // Less than none is none [A108], and there are no more than wait.
    let nobody = landing(3, POOL, "at 2415 up-left PR1", 0);
    assert_eq!(count(&nobody, "PL", Place::Pool), 10);
    assert_eq!(noted(&landing(6, "PL1 PL2", "", 9), "step"), "reinforcement 2");
}

#[test]
fn case_10_1_3a_a_chosen_marker_brings_them_as_a_drawn_one_does() {
    let mut table =
        table(&format!("turn 2\nimpulse initiative\npool {POOL}\nstep first-marker persian"));
    table.go("begin persian-left");
    assert_eq!(table.chance(), Some("10.1.3a"));
}

#[test]
fn case_10_1_3b_they_are_placed_on_beaches_under_persian_control_and_the_rest_goes_back() {
    // The Greeks hold 2416, and have held 2716 last; 2116 is full.
    let more = "held 2416 2716\nfallen 2416 2716\nat 2416 right GL1\nat 2116 up-left PC2 PC3";
    let mut table = landing(6, "PL1 PL2", more, 2);
    table.go("drawn infantry-left, drawn infantry-left");
    assert_eq!(ends(&table, "place infantry-left "), ["1817", "3015"]);
    assert_eq!(table.against("place infantry-left 2716"), ["10.1.3b"]);
    assert_eq!(table.against("place infantry-left 2116"), ["3.2c"]);
    assert_eq!(table.against("done"), ["10.1.3b"], "they must land while they can [A104]");
    table.go("place infantry-left 1817, face up-left");
    // No room at all: back into the pool.
    let full = "held 2416 2716 3015 1817\nfallen 1817 2416 2716 3015\nat 2116 up-left PC2 PC3";
    let mut table = landing(6, "PL1 PL2", full, 1);
    table.go("drawn infantry-left");
    assert_eq!((fares(&table, "PL1"), levels(&table)), ("pool".into(), [8, 6]));
}

#[test]
fn case_10_1_3c_routed_units_on_a_beach_may_be_given_up_for_room() {
    let full =
        "held 2416 2716 3015 1817\nfallen 1817 2416 2716 3015\nat 2116 up-left PC2/routed/reduced";
    let mut table = landing(6, "PL1 PL2", full, 1);
    table.go("drawn infantry-left");
    assert_eq!(table.listed(), ["remove PC2", "done"]);
    table.go("remove PC2");
    assert_eq!(
        (fares(&table, "PC2"), ends(&table, "place infantry-left ")),
        ("dead".into(), vec!["2116".into()])
    );
    let mut sound = landing(6, "PL1", "at 2116 up-left PC2\nat 2415 up-left PC3/routed/reduced", 1);
    sound.go("drawn infantry-left");
    assert_eq!(sound.against("remove PC2"), ["10.1.3c"], "it is not routed");
    assert_eq!(sound.against("remove PC3"), ["10.1.3c"], "it is on no Beach");
}

/// Sakai lands with these Leaders lost or wounded before, and this die falls.
fn leader_lands(level: u8, more: &str, die: u8) -> [u8; 2] {
    let mut table = landing(level, "Sakai", more, 2);
    table.go("drawn sakai, place sakai 2116");
    assert_eq!(table.chance(), Some("10.1.3d"));
    table.go(&format!("d10 {die}"));
    levels(&table)
}

#[test]
fn case_10_1_3d_a_leader_who_lands_may_lift_the_level() {
    let company = "at 2116 up-left PC1";
    assert_eq!(leader_lands(6, company, 4), [8, 7]);
    assert_eq!(leader_lands(6, company, 5), [8, 6]);
    assert_eq!(leader_lands(10, company, 0), [8, 10]);
    let hurt = format!("{company}\ndead Datis\nat 2415 up-left Ataphernes/wounded PC2");
    assert_eq!(leader_lands(6, &hurt, 2), [8, 7]);
    assert_eq!(leader_lands(6, &hurt, 3), [8, 6]); // 3 + 2
}

#[test]
fn case_10_1_3e_who_has_landed_acts_with_a_marker_that_is_his() {
    let mut table = landing(6, "PL1 PC1 PA1", "", 3);
    table.go("drawn infantry-left, drawn infantry-center, drawn persian-archer");
    table.go("place infantry-left 2116, face up-left, place infantry-center 2416, face up-left");
    table.go("place persian-archer 2716, face up-left");
    assert_eq!(
        (noted(&table, "active"), table.listed()),
        ("PL1".into(), vec!["attach PA1".into(), "done".into()])
    );
    table.go("attach PA1");
    assert!(!moves(&table, "PL1").is_empty() && !moves(&table, "PA1").is_empty());
    assert_eq!(moves(&table, "PC1"), NONE);
}
