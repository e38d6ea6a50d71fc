//! The charts, keyed a second time from the rulebook.

use engine::chance::{D6, D10};
use game_spartans::tables::{MELEE, TYPES, committed, entry_round, shot_at, staying};
use game_spartans::units::{Arm, Contingent};

/// The rows of a keyed table, cell by cell.
fn keyed(text: &'static str) -> impl Iterator<Item = Vec<&'static str>> {
    let rows = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    rows.map(|line| line.split_whitespace().collect())
}

/// The numbers of `2-5`; none of `-`.
fn span(cell: &str) -> Vec<u8> {
    let ends =
        cell.split_once('-').and_then(|(low, high)| Some((low.parse().ok()?, high.parse().ok()?)));
    ends.map_or(Vec::new(), |(low, high): (u8, u8)| (low..=high).collect())
}

#[test]
fn case_mcrt_the_melee_table_is_the_printed_one() {
    let coded: Vec<Vec<String>> = MELEE
        .rows
        .iter()
        .map(|(_, cells)| cells.iter().map(|(a, d)| format!("{a}/{d}")).collect())
        .collect();
    assert_eq!(coded, keyed(include_str!("data/melee.txt")).collect::<Vec<_>>());
}

#[test]
fn case_8_3_3_the_shifts_by_type_are_the_printed_ones() {
    // Attackers down: Hoplite, Mixed, Javelin, Bow; defenders across in the same order; R is more.
    let printed = [[0, 2, 3, 3], [-1, 0, 2, 2], [-3, -2, 0, 1], [-3, -2, -1, 0]];
    assert_eq!(TYPES.rows.map(|(_, cells)| cells), printed);
}

#[test]
fn case_frt_a_the_fire_table_is_the_printed_one() {
    let mut rows = 0;
    for row in keyed(include_str!("data/fire.txt")) {
        let [arm, range, die, misses, one, two] = row[..] else { panic!("{row:?}") };
        let arm = Arm::ALL.into_iter().find(|it| it.word() == arm).expect("a type");
        let shot = shot_at(arm, range.parse().expect("a range")).expect("a shot");
        assert_eq!(format!("D{}", shot.faces), die, "{row:?}");
        for (hits, faces) in (0..).zip([misses, one, two]) {
            let found: Vec<u8> = (1..=shot.faces).filter(|it| shot.hits(*it, 0) == hits).collect();
            assert_eq!(found, span(faces), "{row:?}");
        }
        rows += 1;
    }
    assert_eq!(rows, 12);
}

#[test]
fn case_frt_b_javelins_end_at_two_areas() {
    assert_eq!([2, 3].map(|range| shot_at(Arm::Javelin, range).is_some()), [true, false]);
}

#[test]
fn case_frt_c_mixed_units_end_at_three_areas() {
    assert_eq!([3, 4].map(|range| shot_at(Arm::Mixed, range).is_some()), [true, false]);
}

#[test]
fn case_5_1_the_commitment_table_is_the_printed_one() {
    for row in keyed(include_str!("data/commitment.txt")) {
        let contingent = Contingent::ALL.into_iter().find(|it| it.word() == row[0]);
        for (day, rolls) in (1..).zip(&row[1..]) {
            let brings = |roll: &D10| committed(day, *roll) == contingent;
            let found: Vec<u8> = D10::all().filter(brings).map(D10::number).collect();
            assert_eq!(found, span(rolls), "{contingent:?} on day {day}");
        }
    }
}

#[test]
fn case_pmcct_no_immortals_come_on_day_three_and_there_is_no_fourth() {
    assert!(D10::all().all(|roll| committed(3, roll) != Some(Contingent::Immortals)));
    assert!(D10::all().all(|roll| committed(4, roll).is_none() && committed(0, roll).is_none()));
}

#[test]
fn case_5_2a_ephialtes_comes_in_round_three_to_six() {
    assert_eq!(D6::all().map(entry_round).collect::<Vec<_>>(), [3, 3, 4, 5, 6, 6]);
}

#[test]
fn case_5_3a_three_to_five_contingents_stay() {
    assert_eq!(D6::all().map(staying).collect::<Vec<_>>(), [3, 3, 3, 4, 4, 5]);
}
