//! The charts, keyed a second time from the digest.

use boards::hexes::Way;
use game_marathon::tables::{COLUMNS, ROWS};
use testkit::Script;

use crate::common::{Table, hex};

fn table() -> Table {
    Script::start("")
}

fn keyed(text: &'static str) -> Vec<Vec<&'static str>> {
    let rows = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    rows.map(|line| line.split_whitespace().collect()).collect()
}

#[test]
fn the_combat_results_table_is_that_of_the_second_keying() {
    let table = table();
    let results = &table.rules().board.results;
    let coded: Vec<Vec<String>> = (0..10)
        .map(|die| (0..8).map(|column| results.result(die, column).to_string()).collect())
        .collect();
    assert_eq!(coded, keyed(include_str!("data/crt.txt")));
    assert_eq!((COLUMNS.len(), ROWS.len()), (8, 10));
    // Beyond the ends the end counts [A59].
    assert_eq!(results.result(-3, 0), results.result(0, 0));
    assert_eq!(results.result(14, 7), results.result(9, 7));
}

#[test]
fn the_table_is_one_ladder_entered_at_eight_steps() {
    let ladder =
        "LR/- L/- RD/- R/- DD/- D/- D/D D/D -/D -/DD -/R -/R -/RD -/L -/LD -/LR -/LR -/LRD";
    let ladder: Vec<&str> = ladder.split(' ').collect();
    let table = table();
    for (column, offset) in (0..8).zip([0, 1, 3, 4, 5, 6, 7, 8]) {
        for die in 0..10_u8 {
            let told = table.rules().board.results.result(die.into(), column).to_string();
            assert_eq!(told, ladder[usize::from(die) + offset], "{die} in column {column}");
        }
    }
}

#[test]
fn how_often_each_column_hurts() {
    // Attacker hurt, defender hurt, defender with an R or L, of ten: from the notes.
    let wants =
        [(8, 4, 0), (7, 5, 1), (5, 7, 3), (4, 8, 4), (3, 9, 5), (2, 10, 6), (1, 10, 7), (0, 10, 8)];
    let table = table();
    for (column, want) in (0..8).zip(wants) {
        let cells: Vec<String> = (0..10)
            .map(|die| table.rules().board.results.result(die, column).to_string())
            .collect();
        let parts = || cells.iter().filter_map(|it| it.split_once('/'));
        let told = (
            parts().filter(|(attacker, _)| *attacker != "-").count(),
            parts().filter(|(_, defender)| *defender != "-").count(),
            parts().filter(|(_, defender)| defender.contains(['R', 'L'])).count(),
        );
        assert_eq!(told, want, "{}", COLUMNS[usize::from(column)]);
    }
}

/// What a step from one hex to the next costs, on foot and mounted.
fn cost(from: u16, way: Way) -> [Option<u8>; 2] {
    let table = table();
    [false, true].map(|mounted| table.rules().map().price(hex(from), way, mounted))
}

#[test]
fn the_terrain_effects_chart() {
    assert_eq!(cost(2010, Way::Down), [Some(1), Some(1)]); // Plain.
    assert_eq!(cost(2115, Way::Down), [Some(1), Some(1)]); // Beach 2116.
    assert_eq!(cost(2506, Way::Up), [Some(2), Some(2)]); // Level 1 to 2.
    assert_eq!(cost(2504, Way::Down), [Some(1), Some(1)]); // Level 3 to 2.
    assert_eq!(cost(1114, Way::Down), [Some(2), Some(3)]); // Marsh 1115.
    assert_eq!(cost(1108, Way::UpRight), [Some(1), Some(1)]); // The road, 1108 to 1207.
    assert_eq!(cost(2116, Way::Down), [None, None]); // The sea.
    assert_eq!(cost(2001, Way::Up), [None, None]); // Off the map.
    assert_eq!(table().rules().map().prices().abatis, 1);
}
