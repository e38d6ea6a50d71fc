//! The units' values and numbers as tables, from the component data that play uses.

use engine::components::Provenance;
use engine::{Case, Game, Terms};
use game_thermopylae::cases::{R14, R21};
use game_thermopylae::{Board, Map, Thermopylae, Unit};

use super::words::picture as say;
use crate::table::columns;

/// The standard board: what the rulebook prints, and what was reconstructed.
fn standard(army: &str) -> Option<Thermopylae> {
    let options = vec![("army".to_owned(), army.to_owned())];
    Thermopylae::agree(&Terms { options, ..Terms::default() }).ok()
}

/// The sign behind what the rulebook does not print.
pub(super) const fn sign(provenance: Provenance) -> &'static str {
    match provenance {
        Provenance::Printed => "",
        Provenance::Derived | Provenance::Reconstructed => "*",
        Provenance::Owner => "†",
    }
}

/// The sign behind the name of a place. Where the whole map comes from one source, none needs it.
pub(super) fn place_sign(map: &Map, provenance: Provenance) -> &'static str {
    let uniform = map.territories.iter().all(|it| it.provenance == provenance);
    if uniform { "" } else { sign(provenance) }
}

/// A unit's name and four values.
fn values(board: &Board, unit: Unit) -> Vec<String> {
    let it = board.values(unit);
    let marks = board.roster.provenance(unit);
    let numbers = [it.attack, it.defense, it.movement, it.hits];
    let cells = numbers.iter().zip(marks).map(|(number, mark)| format!("{number}{}", sign(mark)));
    std::iter::once(unit.name().to_owned()).chain(cells).collect()
}

/// Heads and rows of the unit table.
fn unit_table() -> Vec<Vec<String>> {
    let heads = say::UNIT_HEADS.map(str::to_owned).to_vec();
    let Some(game) = standard("standard") else { return vec![heads] };
    let rows = Unit::ALL.iter().map(|&unit| values(&game.board, unit));
    std::iter::once(heads).chain(rows).collect()
}

/// Heads and rows of the armies.
fn army_table() -> Vec<Vec<String>> {
    let heads = say::ARMY_HEADS.map(str::to_owned).to_vec();
    let armies: Vec<Thermopylae> =
        ["standard", "quick", "quick-first"].into_iter().filter_map(standard).collect();
    let row = |unit: &Unit| {
        let cell = |game: &Thermopylae| {
            let (side, kind) = (unit.side() as usize, unit.kind());
            format!("{}{}", game.board.armies[side][kind], sign(game.board.armies_from[side][kind]))
        };
        std::iter::once(unit.name().to_owned()).chain(armies.iter().map(cell)).collect()
    };
    std::iter::once(heads).chain(Unit::ALL.iter().map(row)).collect()
}

/// As text.
pub(super) fn tables() -> Vec<(Case, String)> {
    let note = format!("{}\n", say::NOT_PRINTED);
    vec![(R21, columns(&unit_table()) + &note), (R14, columns(&army_table()) + &note)]
}

/// As HTML.
pub(super) fn tables_html() -> Vec<(Case, String)> {
    vec![
        (R21, page_table(say::UNIT_TABLE, R21, &unit_table())),
        (R14, page_table(say::ARMY_TABLE, R14, &army_table())),
    ]
}

fn page_table(caption: &str, case: Case, rows: &[Vec<String>]) -> String {
    crate::parts::table(caption, case, rows, &[]).into_string()
}
