//! The charts and tables as text and as HTML, from the constants and the component data that play
//! uses.

use engine::{Case, Game as _, PrintedTable, Terms};
use game_spartans::Spartans;
use game_spartans::cases::{C_2_2_3, C_2_2_7, C_8_4_4B, C_TEC_A};
use game_spartans::tables::{COMMITMENT, CONFERENCE, EPHIALTES, FIRE, MELEE, Shot, TYPES};
use game_spartans::units::{Arm, Contingent, steps};

use super::words::{self, tables as say};
use crate::parts::{self, Lit};
use crate::table::columns;

/// One table: its caption, its clause, its heads and rows.
struct Shown {
    caption: &'static str,
    case: Case,
    rows: Vec<Vec<String>>,
}

/// A printed table in words.
fn printed<T: Copy, const ROWS: usize, const COLUMNS: usize>(
    caption: &'static str,
    table: &PrintedTable<T, ROWS, COLUMNS>,
    word: impl Fn(T) -> String,
) -> Shown {
    let heads = std::iter::once(table.corner).chain(table.columns).map(str::to_owned).collect();
    let row = |(label, cells): &(&str, [T; COLUMNS])| {
        std::iter::once((*label).to_owned()).chain(cells.iter().map(|it| word(*it))).collect()
    };
    let rows = std::iter::once(heads).chain(table.rows.iter().map(row)).collect();
    Shown { caption, case: table.case, rows }
}

/// A shot as the table prints it: the die, and what it must show.
fn shot(shot: Option<Shot>) -> String {
    let Some(Shot { faces, one, two }) = shot else { return "–".to_owned() };
    if two <= faces { format!("D{faces} {one}/{two}") } else { format!("D{faces} {one}") }
}

fn shift(shift: i8) -> String {
    match shift {
        0 => "–".to_owned(),
        left @ ..0 => format!("{}L", left.unsigned_abs()),
        right => format!("{right}R"),
    }
}

/// The highest roll that brings a contingent.
fn up_to(roll: u8) -> String {
    if roll == 0 { "–".to_owned() } else { format!("to {roll}") }
}

/// Those of a table as it is usually agreed on.
fn all() -> Vec<Shown> {
    of(Spartans::agree(&Terms::default()).ok().as_ref())
}

/// Every table, with the units of a game.
fn of(game: Option<&Spartans>) -> Vec<Shown> {
    let mut shown = vec![
        printed(say::MELEE, &MELEE, |(attacker, defender)| format!("{attacker}/{defender}")),
        printed(say::TYPES, &TYPES, shift),
        printed(say::FIRE, &FIRE, shot),
        terrain(),
        printed(say::COMMITMENT, &COMMITMENT, up_to),
        printed(say::EPHIALTES, &EPHIALTES, |round| round.to_string()),
        printed(say::CONFERENCE, &CONFERENCE, |stay| stay.to_string()),
    ];
    if let Some(game) = game {
        shown.extend([units(game), morale(game), tracks(game)]);
    }
    shown
}

/// [TEC.a] to [TEC.i] The Terrain Effects Chart.
fn terrain() -> Shown {
    let rows = say::TERRAIN.map(|row| row.map(str::to_owned).to_vec()).to_vec();
    Shown { caption: say::TERRAIN_CHART, case: C_TEC_A, rows }
}

/// Every contingent's types.
pub(super) fn kinds(game: &Spartans) -> impl Iterator<Item = (Contingent, Arm)> + '_ {
    let all =
        Contingent::ALL.into_iter().flat_map(|it| Arm::ALL.into_iter().map(move |arm| (it, arm)));
    all.filter(|(it, arm)| game.board.roster.count(*it, *arm) > 0)
}

fn units(game: &Spartans) -> Shown {
    let roster = &game.board.roster;
    let row = |(it, arm): (Contingent, Arm)| {
        let face = |losses: u8| {
            let values = roster.values(it, arm, losses);
            format!("{}-{}-{}", values.melee, values.defence, values.movement)
        };
        let all = steps(it, arm);
        vec![
            words::one(it, arm),
            roster.count(it, arm).to_string(),
            face(0),
            if all > 1 { face(all / 2) } else { "–".to_owned() },
            all.to_string(),
        ]
    };
    let heads = say::UNIT_HEADS.map(str::to_owned).to_vec();
    let rows = std::iter::once(heads).chain(kinds(game).map(row)).collect();
    Shown { caption: say::UNITS, case: C_2_2_3, rows }
}

fn morale(game: &Spartans) -> Shown {
    let roster = &game.board.roster;
    let row = |(it, arm): (Contingent, Arm)| {
        let all = steps(it, arm);
        let cell = |lost: u8| {
            if lost < all { roster.rating(it, arm, lost).to_string() } else { "–".to_owned() }
        };
        std::iter::once(words::one(it, arm)).chain((0..4).map(cell)).collect()
    };
    let heads = say::MORALE_HEADS.map(str::to_owned).to_vec();
    let rows = std::iter::once(heads).chain(kinds(game).map(row)).collect();
    Shown { caption: say::MORALE, case: C_2_2_7, rows }
}

fn tracks(game: &Spartans) -> Shown {
    let roster = &game.board.roster;
    let row = |it: Contingent| {
        vec![
            words::contingent(it).to_owned(),
            roster.units(it).to_string(),
            roster.track(it).to_string(),
            roster.routs_at(it).to_string(),
        ]
    };
    let heads = say::TRACK_HEADS.map(str::to_owned).to_vec();
    let rows = std::iter::once(heads).chain(Contingent::ALL.into_iter().map(row)).collect();
    Shown { caption: say::TRACKS, case: C_8_4_4B, rows }
}

/// As text.
pub(super) fn text() -> Vec<(Case, String)> {
    let told = |it: Shown| (it.case, format!("{}\n{}", it.caption, columns(&it.rows)));
    all().into_iter().map(told).collect()
}

/// As HTML.
pub(super) fn html() -> Vec<(Case, String)> {
    let html = |it: &Shown| parts::table(it.caption, it.case, &it.rows, &[]).into_string();
    all().iter().map(|it| (it.case, html(it))).collect()
}

/// The tables of which cells are in use, with those cells lit.
pub(super) fn lit(game: &Spartans, in_use: &[(Case, Lit)]) -> Vec<(Case, String)> {
    let told = |it: Shown| {
        let cells: Vec<Lit> =
            in_use.iter().filter(|(case, _)| *case == it.case).map(|(_, cell)| *cell).collect();
        let html = parts::table(it.caption, it.case, &it.rows, &cells).into_string();
        (!cells.is_empty()).then_some((it.case, html))
    };
    of(Some(game)).into_iter().filter_map(told).collect()
}
