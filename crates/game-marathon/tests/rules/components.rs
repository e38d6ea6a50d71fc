//! Map and counters, keyed a second time from the digest.

use engine::Sheet;
use game_marathon::map::{Feature, Hex, Hexes};
use game_marathon::setup::Ground;
use game_marathon::units::{Kind, Side};
use testkit::Script;

use crate::common::{Table, hex};

fn start(options: &str) -> Table {
    Script::start(options)
}

/// Kind, how many, factors, points, number for morale, steps.
fn row(table: &Table, kind: Kind) -> String {
    let pieces = table.rules().roster().pieces(kind);
    let values = table.rules().roster().of(pieces.first().expect("a piece"));
    let [full, reduced] = values.factors;
    let back = if values.steps == 2 { format!("/{reduced}") } else { String::new() };
    format!("{kind} {} {full}{back} {} {:+}", pieces.len(), values.points, values.morale)
}

#[test]
fn counters_are_those_of_the_second_keying() {
    let table = start("");
    let rows: Vec<String> = Kind::all().map(|kind| row(&table, kind)).collect();
    let keyed = include_str!("data/counters.txt").lines().filter(|it| !it.starts_with('#'));
    assert_eq!(rows, keyed.collect::<Vec<_>>());
}

#[test]
fn the_greeks_have_168_factors_and_the_persians_207() {
    let table = start("");
    let sum = |side: Side| -> u32 {
        let roster = table.rules().roster();
        let units = roster.side(side).minus(roster.leaders());
        units.iter().map(|it| u32::from(roster.of(it).factors[0])).sum()
    };
    assert_eq!(Side::BOTH.map(sum), [168, 207]);
    assert_eq!(game_marathon::units::Pieces::full().len(), 122);
}

#[test]
fn the_map_is_the_drawing_of_the_notes() {
    let table = start("");
    let map = table.rules().map();
    let sign = |at: Hex| {
        let feature = match map.feature(at) {
            Feature::Agrieliki => 'A',
            Feature::Ketroni => 'K',
            Feature::Vrana => 'V',
            Feature::Stavrokoraki => 'S',
            Feature::Plain => '.',
            Feature::Marsh => 'm',
            Feature::Road => 'r',
            Feature::Beach => 'b',
            Feature::Camp => 'e',
            Feature::Sea => return "~~".to_owned(),
        };
        format!("{}{feature}", map.level(at))
    };
    let rows: Vec<String> =
        (1..=20).map(|row| Hex::in_row(row).map(sign).collect::<Vec<_>>().join(" ")).collect();
    let keyed = include_str!("data/map.txt").lines().filter(|it| !it.starts_with('#'));
    assert_eq!(rows, keyed.collect::<Vec<_>>());
}

#[test]
fn the_map_has_668_land_hexes_50_of_them_marsh() {
    let table = start("");
    let map = table.rules().map();
    let on = |level: u8| map.land().iter().filter(|at| map.level(*at) == level).count();
    assert_eq!((map.land().len(), [1, 2, 3, 4].map(on)), (668, [449, 69, 64, 86]));
    assert_eq!(map.with(Feature::Marsh).len(), 50);
    assert_eq!(map.with(Feature::Road).len(), 19);
    let sites = |hexes: &[Hex]| hexes.iter().copied().map(Hex::number).collect::<Vec<_>>();
    assert_eq!(sites(map.beaches()), [1817, 2116, 2416, 2716, 3015]);
    assert_eq!(sites(map.camps()), [1902, 2102]);
}

#[test]
fn neighbours_differ_by_a_level_at_most_and_all_land_hangs_together() {
    let table = start("");
    let map = table.rules().map();
    for at in map.land() {
        assert!(map.around(at).all(|next| map.level(next).abs_diff(map.level(at)) <= 1), "{at}");
    }
    let (mut seen, mut open) = (Hexes::one(hex(2001)), vec![hex(2001)]);
    while let Some(at) = open.pop() {
        for next in map.around(at).filter(|next| !seen.has(*next)).collect::<Vec<_>>() {
            seen.add(next);
            open.push(next);
        }
    }
    assert_eq!(seen, map.land());
}

#[test]
fn set_up_areas_have_the_sizes_of_the_notes() {
    let sizes = |ground: &[Hexes]| ground.iter().map(Hexes::len).collect::<Vec<_>>();
    let ground = |options: &str| -> Ground { start(options).rules().board.ground.clone() };
    let historical = ground("");
    assert_eq!(sizes(&historical.greek), [29, 37, 110]);
    assert_eq!(sizes(&historical.persian), [65, 65, 65]);
    let variant = ground("scenario=variant");
    assert_eq!(sizes(&variant.greek), [29, 28, 110]);
    assert_eq!(sizes(&variant.persian), [62, 67, 80]);
    assert_eq!(sizes(&ground("scenario=variant right-wing=24").persian), [62, 67, 69]);
    assert_eq!(variant.edges.len(), 29);
}

/// The faults of the standard sheet with one datum changed.
fn faults(key: &str, value: &str) -> Vec<String> {
    let text = include_str!("../../src/data/components.toml");
    let mut sheet = Sheet::read(text).expect("the sheet");
    let datum = sheet.data.iter_mut().find(|it| it.key == key).expect("a datum");
    value.clone_into(&mut datum.value);
    let options = game_marathon::Options::read(&[]).expect("options");
    let map = game_marathon::map::Map::read(&sheet).err().unwrap_or_default();
    let roster = game_marathon::roster::Roster::read(&sheet, options).err().unwrap_or_default();
    let results = game_marathon::tables::CombatResults::read(&sheet).err().unwrap_or_default();
    map.iter().chain(&roster).chain(&results).map(ToString::to_string).collect()
}

#[test]
fn a_sheet_that_cannot_be_played_with_is_told_what_is_wrong() {
    for (key, value, told) in [
        ("map.01", "4A", "map.01"),
        ("unit.greek.hoplite-left.front", "5 4", "unit.greek.hoplite-left.front"),
        ("unit.greek.hoplite-left.count", "9", "unit.greek.hoplite-left.count"),
        ("unit.persian.cavalry.back", "4", "unit.persian.cavalry.back"),
        ("leader.datis", "2 1 6", "leader.datis"),
        ("crt.0", "LR/-", "crt.0"),
        ("crt.9", "X/- L/- R/- DD/- D/- D/D D/D -/D", "crt.9"),
        ("cost.marsh", "none", "cost.marsh"),
    ] {
        let found = faults(key, value);
        assert!(found.iter().any(|it| it.contains(told)), "{key} = {value}: {found:?}");
    }
    assert_eq!(faults("unit.greek.hoplite-left.front", "5 4 0"), [""; 0]);
}
