//! Unit values, armies and map, keyed a second time.
//!
//! `data/units.txt` was taken from the rulebook's own table, `data/map.txt` from the table of the
//! design notes; neither from `components.toml`.

use engine::Game;
use game_thermopylae::map::Map;
use game_thermopylae::{Place, Places, Thermopylae, Unit};
use testkit::script;

const UNITS: &str = include_str!("data/units.txt");
const MAP: &str = include_str!("data/map.txt");

fn keyed(text: &str) -> Vec<String> {
    text.lines().filter(|line| !line.starts_with('#')).map(str::to_owned).collect()
}

fn table(options: &str) -> Thermopylae {
    Thermopylae::agree(&script::terms(options)).expect("terms")
}

fn coded_units() -> Vec<String> {
    let standard = table("");
    let armies = ["", "army=quick", "army=quick-first"].map(table);
    let row = |unit: Unit| {
        let values = standard.board.values(unit);
        let count = |game: &Thermopylae| game.board.armies[unit.side() as usize][unit.kind()];
        let cells = [values.attack, values.defense, values.movement, values.hits];
        let cells = cells.into_iter().chain(armies.iter().map(count));
        let cells: Vec<String> = cells.map(|cell| cell.to_string()).collect();
        format!("{}\t{}", unit.name(), cells.join("\t"))
    };
    Unit::ALL.into_iter().map(row).collect()
}

fn coded_map(map: &Map) -> Vec<String> {
    let ids = |places: Places| places.iter().map(Place::id).collect::<Vec<_>>().join(" ");
    let row = |(number, territory): (usize, &game_thermopylae::map::Territory)| {
        let place = territory.place;
        let limit = territory.terrain.limit().map_or("any".to_owned(), |limit| limit.to_string());
        let cliffs = map.cliffs(place);
        let cells = [
            (number + 1).to_string(),
            place.to_string(),
            territory.name.clone(),
            territory.terrain.word().to_owned(),
            territory.elevation.to_string(),
            limit,
            (territory.centre.x / 10).to_string(),
            (territory.centre.y / 10).to_string(),
            ids(map.open(place)),
            if cliffs.is_empty() { "-".to_owned() } else { ids(cliffs) },
        ];
        cells.join("\t")
    };
    map.territories.iter().enumerate().map(row).collect()
}

#[test]
fn the_units_match_the_printed_table() {
    assert_eq!(coded_units(), keyed(UNITS));
}

#[test]
fn the_map_matches_its_table() {
    assert_eq!(coded_map(&table("").board.map), keyed(MAP));
}

#[test]
fn a_changed_cell_is_noticed() {
    let spoiled = UNITS.replacen("Immortals\t4", "Immortals\t5", 1);
    assert_ne!(coded_units(), keyed(&spoiled));
}

#[test]
fn forty_territories_have_eighty_two_borders() {
    let map = &table("").board.map;
    let ends: usize = map.territories.iter().map(|territory| territory.borders.len()).sum();
    assert_eq!((map.territories.len(), ends / 2), (40, 82));
}

#[test]
fn every_place_is_drawn_within_the_map() {
    let map = &table("").board.map;
    for territory in &map.territories {
        assert!(territory.corners.len() >= 3, "{}", territory.name);
        for point in territory.corners.iter().chain([&territory.centre]) {
            assert!(point.x <= map.size.x && point.y <= map.size.y, "{}", territory.name);
        }
    }
}
