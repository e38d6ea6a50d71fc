//! Map, counters, ratings and tracks, keyed a second time from the design notes.

use boards::squares::Lettered;
use engine::Sheet;
use game_spartans::map::{Map, Terrain};
use game_spartans::roster::{Roster, Values};
use game_spartans::units::{Arm, Contingent, Side, steps};

use crate::common::{area, sheet};

fn roster() -> Roster {
    Roster::read(&sheet()).expect("the roster")
}

/// The faults of the standard sheet with one datum changed.
fn faults(key: &str, value: &str) -> Vec<String> {
    let mut sheet: Sheet = sheet();
    let datum = sheet.data.iter_mut().find(|it| it.key == key).expect("a datum");
    value.clone_into(&mut datum.value);
    let of_map = Map::read(&sheet).err().unwrap_or_default();
    let of_roster = Roster::read(&sheet).err().unwrap_or_default();
    of_map.iter().chain(&of_roster).map(ToString::to_string).collect()
}

fn row(contingent: Contingent, arm: Arm) -> Option<String> {
    let roster = roster();
    let count = roster.count(contingent, arm);
    let face = |it: Values| format!("{}-{}-{}", it.melee, it.defence, it.movement);
    let all = steps(contingent, arm);
    let back =
        if all == 1 { "-".to_owned() } else { face(roster.values(contingent, arm, all - 1)) };
    let ratings: Vec<String> =
        (0..all).map(|losses| roster.rating(contingent, arm, losses).to_string()).collect();
    let front = face(roster.values(contingent, arm, 0));
    let ratings = ratings.join(",");
    (count > 0).then(|| format!("{contingent} {arm} {count} {front} {back} {ratings}"))
}

#[test]
fn case_2_2_1_counters_and_ratings_are_those_of_the_second_keying() {
    let all = Contingent::ALL.into_iter().flat_map(|it| Arm::ALL.map(move |arm| (it, arm)));
    let coded: Vec<String> = all.filter_map(|(contingent, arm)| row(contingent, arm)).collect();
    let keyed = include_str!("data/units.txt").lines().filter(|it| !it.starts_with('#'));
    assert_eq!(coded, keyed.collect::<Vec<_>>());
}

#[test]
fn case_1_0_1_seventy_two_greek_and_124_persian_units_stand_for_a_hundred_men_each() {
    let army = |side: Side| side.contingents().map(|it| roster().units(it)).sum::<u16>();
    assert_eq!(Side::BOTH.map(army), [72, 124]);
}

#[test]
fn case_8_4_4a_tracks_have_a_box_a_unit_and_their_routs_box() {
    let all = Contingent::ALL.map(|it| (roster().track(it), roster().routs_at(it)));
    #[rustfmt::skip]
    let keyed = [(3, 3), (7, 6), (4, 2), (10, 5), (10, 6), (10, 5), (28, 14),
        (22, 14), (30, 18), (26, 14), (24, 13), (22, 12)];
    assert_eq!(all, keyed);
}

#[test]
fn case_8_4_5b_army_tracks_have_four_and_five_boxes() {
    assert_eq!(Side::BOTH.map(|it| roster().army_track(it)), [4, 5]);
}

#[test]
fn case_2_1a_the_map_is_the_drawing_of_the_notes() {
    let keyed = "........ ........ ~....... ~......2 ~~.....2 ~~...... ~~~..... ~~~WWWWW \
                 ~~~..... ~~...22. ~~...22. ~....... ~....... ........ ........";
    let map = Map::read(&sheet()).expect("the map");
    let sign = |at: game_spartans::map::Area| match map.terrain(at) {
        Terrain::Coastal => '~',
        Terrain::Level2 => '2',
        Terrain::Level1 if map.is_wall(at) => 'W',
        Terrain::Level1 => '.',
    };
    let rows =
        (0..15).map(|row| game_spartans::map::Area::in_row(row).map(sign).collect::<String>());
    assert_eq!(rows.collect::<Vec<_>>().join(" "), keyed);
}

#[test]
fn case_2_1_1a_99_areas_can_be_entered_and_the_road_follows_one_column_but_for_a_bend() {
    let map = Map::read(&sheet()).expect("the map");
    assert_eq!(map.land().len(), 99);
    let road: Vec<String> = map
        .land()
        .iter()
        .filter(|it| map.has_road(*it))
        .map(|it| it.name(Lettered::Rows).to_string())
        .collect();
    assert_eq!(road.len(), 15);
    assert!(road.iter().all(|it| it.ends_with('6') || it == "J5" || it == "K5"), "{road:?}");
}

#[test]
fn case_2_1b_the_wall_stands_between_g_and_h() {
    let map = Map::read(&sheet()).expect("the map");
    let crosses = |from: &str, to: &str| map.crosses_wall(area(from), area(to));
    assert!(crosses("G5", "H5") && crosses("H5", "G6"));
    assert!(!crosses("H4", "H5") && !crosses("H5", "I5"));
}

#[test]
fn a_sheet_that_cannot_be_played_with_is_told_what_is_wrong() {
    for (key, value, told) in [
        ("map.A", "...", "map.A"),
        ("map.A", "...W....", "A4"),
        ("map.H", "~~~W.WWW", "H5"),
        ("unit.spartans.hoplite.front", "9-3-2", "unit.spartans.hoplite"),
        ("unit.spartans.hoplite.back", "4-3-2", "unit.spartans.hoplite"),
        ("morale.thebans", "6 7 5 4", "morale.thebans"),
        ("routs.medes", "31", "routs.medes"),
        ("army.greek", "many", "army.greek"),
    ] {
        let found = faults(key, value);
        assert!(found.iter().any(|it| it.contains(told)), "{key} = {value}: {found:?}");
    }
}
