//! The charts and tables as text and as HTML, from the constants and the component data that play
//! uses.

use engine::{Case, Game as _, Terms};
use game_marathon::Marathon;
use game_marathon::abatis::abatis_for;
use game_marathon::cases::{
    C_5_1B, C_6_1A, C_7_0, C_7_1A, C_7_1H, C_7_2H, C_7_2M, C_7_3A, C_7_3B, C_9_1A, C_10_1_1E,
    C_10_1_3A, C_10_2_2C, C_10_2_4C,
};
use game_marathon::fire::AimReason;
use game_marathon::initiative::morale_bonus;
use game_marathon::melee::Shift;
use game_marathon::reinforcements::{SPARTAN_TURNS, landing_bonus, landing_in_variant};
use game_marathon::tables::{COLUMNS, ROWS};
use game_marathon::units::{Arm, Kind};

use super::words::{self, ledgers, tables as say};
use crate::parts::{self, Lit};
use crate::table::columns;

/// One table: its caption, its clause, its heads and rows.
pub(super) struct Shown {
    caption: &'static str,
    case: Case,
    rows: Vec<Vec<String>>,
}

fn shown<R: AsRef<str>>(caption: &'static str, case: Case, rows: &[Vec<R>]) -> Shown {
    let text = |row: &Vec<R>| row.iter().map(|cell| cell.as_ref().to_owned()).collect();
    Shown { caption, case, rows: rows.iter().map(text).collect() }
}

/// Those of a table as it is usually agreed on.
fn all() -> Vec<Shown> {
    Marathon::agree(&Terms::default()).ok().as_ref().map(of).unwrap_or_default()
}

/// Every table of a game.
fn of(game: &Marathon) -> Vec<Shown> {
    vec![
        results(game),
        letters(),
        terrain(game),
        aims(),
        ranges(),
        shifts(),
        modifiers(),
        landings(),
        variant(),
        spartans(),
        abatis(),
        initiative(),
        units(game),
        leaders(game),
    ]
}

/// [7.3a] The Combat Results Table.
fn results(game: &Marathon) -> Shown {
    let heads = std::iter::once("Die").chain(COLUMNS).map(str::to_owned).collect();
    let label = |row: usize| match row {
        0 => "0 or less".to_owned(),
        9 => "9 or more".to_owned(),
        row => ROWS[row].to_owned(),
    };
    let row = |die: u8| {
        let result = |column: u8| game.board.results.result(die.into(), column).to_string();
        let cells = (0..COLUMNS.len() as u8).map(result);
        std::iter::once(label(die.into())).chain(cells).collect()
    };
    let dice = 0..ROWS.len() as u8;
    let rows: Vec<Vec<String>> = std::iter::once(heads).chain(dice.map(row)).collect();
    Shown { caption: say::RESULTS, case: C_7_3A, rows }
}

fn letters() -> Shown {
    shown(say::LETTERS, C_7_3B, &say::LETTER_ROWS.map(|row| row.to_vec()))
}

/// [6.1a] The Terrain Effects Chart.
fn terrain(game: &Marathon) -> Shown {
    let prices = game.map().prices();
    let climb = format!("{}, +{} a level up", prices.open, prices.climb);
    let (open, abatis) = (prices.open.to_string(), format!("+{}", prices.abatis));
    let row = |label: &str, [foot, mounted]: [String; 2], room: &str| {
        vec![label.to_owned(), foot, mounted, room.to_owned()]
    };
    let rows = [
        say::TERRAIN_HEADS.map(str::to_owned).to_vec(),
        row(say::PLAIN, [open.clone(), open], say::TWO_OR_THREE),
        row(say::HEIGHTS, [climb.clone(), climb], say::TWO_OR_THREE),
        row(say::MARSH, [prices.marsh.to_string(), prices.marsh_cavalry.to_string()], say::ONE),
        row(say::ABATIS_HEX, [abatis.clone(), abatis], say::ONE_UNLED),
        row(say::SEA, [say::NOBODY.to_owned(), say::NOBODY.to_owned()], "–"),
    ];
    Shown { caption: say::TERRAIN, case: C_6_1A, rows: rows.to_vec() }
}

/// [7.1h] to [7.1k], in the order of their clauses.
pub(super) const AIMS: [(AimReason, i16); 4] = [
    (AimReason::Routed, -2),
    (AimReason::Disrupted, -1),
    (AimReason::InAbatis, -1),
    (AimReason::Higher, 1),
];

fn aims() -> Shown {
    let heads = vec!["Against".to_owned(), "Die".to_owned()];
    let row = |(reason, amount): &(AimReason, i16)| {
        vec![words::ledgers::aim(*reason).to_owned(), ledgers::signed(*amount)]
    };
    let rows = std::iter::once(heads).chain(AIMS.iter().map(row)).collect();
    Shown { caption: say::AIMS, case: C_7_1H, rows }
}

/// [7.1a] The types that fire.
pub(super) const SHOOTERS: [Arm; 3] = [Arm::Light, Arm::Cavalry, Arm::Archer];

fn ranges() -> Shown {
    let heads = vec!["Type".to_owned(), "Hexes".to_owned(), "From higher ground".to_owned()];
    let row = |arm: &Arm| {
        let far = arm.range();
        vec![words::arm(*arm).to_owned(), far.to_string(), (far + 1).to_string()]
    };
    let rows = std::iter::once(heads).chain(SHOOTERS.iter().map(row)).collect();
    Shown { caption: say::RANGES, case: C_7_1A, rows }
}

/// [7.2h] to [7.2l], in the order of their clauses.
pub(super) const SHIFTS: [(Shift, &str); 5] = [
    (Shift::Flank, "1 right"),
    (Shift::Charge, "1 right"),
    (Shift::Lower, "1 left"),
    (Shift::Disrupted, "1 left"),
    (Shift::InAbatis, "1 left"),
];

fn shifts() -> Shown {
    let heads = vec!["For".to_owned(), "Column".to_owned()];
    let row = |(shift, way): &(Shift, &str)| {
        vec![words::ledgers::shift(*shift).to_owned(), (*way).to_owned()]
    };
    let rows = std::iter::once(heads).chain(SHIFTS.iter().map(row)).collect();
    Shown { caption: say::SHIFTS, case: C_7_2H, rows }
}

/// [7.2m] to [7.2s], in the order of their clauses.
const MODIFIERS: [[&str; 2]; 8] = [
    ["For", "Die"],
    ["a Leader with an attacker", "+1"],
    ["an attacker that has fired", "+1"],
    ["an attacker on higher ground", "+1"],
    ["Hoplites against Heavy Infantry", "+1"],
    ["a Leader with the defender", "−1"],
    ["a defender that has fired", "−1"],
    ["Hoplites against Cavalry", "−1"],
];

fn modifiers() -> Shown {
    shown(say::DIE, C_7_2M, &MODIFIERS.map(|row| row.to_vec()))
}

/// [10.1.3a] The die and what the level makes of it.
fn landings() -> Shown {
    let heads = ["Persian Morale Level", "Drawn"].map(str::to_owned).to_vec();
    let row = |(label, level): (&str, u8)| {
        let bonus = i16::from(landing_bonus(level));
        let told = match bonus {
            0 => "as many as the die".to_owned(),
            bonus => format!("the die {}", ledgers::signed(bonus)),
        };
        vec![label.to_owned(), told]
    };
    let rows = [("3 or less", 3), ("4 to 6", 5), ("7 or more", 7)].map(row);
    Shown {
        caption: say::LANDINGS,
        case: C_10_1_3A,
        rows: std::iter::once(heads).chain(rows).collect(),
    }
}

/// Numbers of a die in a row, as far as they lead to the same.
fn runs(of: impl Fn(u8) -> u8) -> Vec<Vec<String>> {
    let faces: Vec<u8> = (0..10).collect();
    let same = faces.chunk_by(|one, other| of(*one) == of(*other));
    same.map(|run| {
        let (first, last) = (run[0], run[run.len() - 1]);
        let label = if first == last { first.to_string() } else { format!("{first} to {last}") };
        vec![label, of(first).to_string()]
    })
    .collect()
}

fn by_die(caption: &'static str, case: Case, what: &str, of: impl Fn(u8) -> u8) -> Shown {
    let heads = vec!["Die".to_owned(), what.to_owned()];
    Shown { caption, case, rows: std::iter::once(heads).chain(runs(of)).collect() }
}

/// [10.2.2c] How many land in the variant.
fn variant() -> Shown {
    by_die(say::VARIANT, C_10_2_2C, "Drawn", landing_in_variant)
}

/// [10.1.1e] How many Abatis.
fn abatis() -> Shown {
    by_die(say::ABATIS, C_10_1_1E, "Abatis", abatis_for)
}

/// [10.2.4c] When the Spartans come.
fn spartans() -> Shown {
    let heads = vec!["Turn".to_owned(), "Die".to_owned()];
    let row = |(turn, highest): &(u8, u8)| vec![turn.to_string(), format!("0 to {highest}")];
    let rows = std::iter::once(heads).chain(SPARTAN_TURNS.iter().map(row)).collect();
    Shown { caption: say::SPARTANS, case: C_10_2_4C, rows }
}

/// [5.1b] What a level adds to the initiative.
fn initiative() -> Shown {
    let heads = vec!["Morale Level".to_owned(), "Roll".to_owned()];
    let row = |(label, level): (&str, u8)| {
        let bonus = i16::from(morale_bonus(level));
        let told = if bonus == 0 { "–".to_owned() } else { ledgers::signed(bonus) };
        vec![label.to_owned(), told]
    };
    let rows = [("3 or less", 3), ("4 to 8", 5), ("9 or 10", 9)].map(row);
    Shown {
        caption: say::INITIATIVE,
        case: C_5_1B,
        rows: std::iter::once(heads).chain(rows).collect(),
    }
}

/// The kinds that are units.
pub(super) fn unit_kinds() -> impl Iterator<Item = Kind> {
    Kind::all().filter(|kind| kind.arm() != Arm::Leader)
}

/// The kinds that are Leaders.
fn leader_kinds() -> impl Iterator<Item = Kind> {
    Kind::all().filter(|kind| kind.arm() == Arm::Leader)
}

fn units(game: &Marathon) -> Shown {
    let row = |kind: Kind| {
        let there = game.roster().pieces(kind);
        let values = there.first().map(|it| *game.roster().of(it));
        let told = |of: &dyn Fn(game_marathon::roster::Values) -> String| {
            values.map_or_else(|| "–".to_owned(), of)
        };
        vec![
            format!("{} {}", words::of_side(kind.side()), plain(kind)),
            there.len().to_string(),
            told(&|it| it.factors[0].to_string()),
            told(&|it| if it.steps > 1 { it.factors[1].to_string() } else { "–".to_owned() }),
            told(&|it| it.points.to_string()),
            told(&|it| ledgers::signed(i16::from(it.morale))),
            told(&|it| it.steps.to_string()),
        ]
    };
    let heads = say::UNIT_HEADS.map(str::to_owned).to_vec();
    let rows = std::iter::once(heads).chain(unit_kinds().map(row)).collect();
    Shown { caption: say::UNITS, case: C_7_0, rows }
}

/// A kind without its side.
pub(super) fn plain(kind: Kind) -> String {
    match kind.formation() {
        _ if kind.arm() == Arm::Leader => words::kind(kind),
        Some(it) => format!("{}, {}", words::arm(kind.arm()), words::formation(it)),
        None => words::arm(kind.arm()).to_owned(),
    }
}

fn leaders(game: &Marathon) -> Shown {
    let row = |kind: Kind| {
        let values = game.roster().pieces(kind).first().map(|it| *game.roster().of(it));
        let told = |of: &dyn Fn(game_marathon::roster::Values) -> String| {
            values.map_or_else(|| "–".to_owned(), of)
        };
        vec![
            words::kind(kind),
            told(&|it| it.factors[0].to_string()),
            told(&|it| it.factors[1].to_string()),
            told(&|it| it.points.to_string()),
            told(&|it| ledgers::signed(i16::from(it.morale))),
        ]
    };
    let heads = say::LEADER_HEADS.map(str::to_owned).to_vec();
    let rows = std::iter::once(heads).chain(leader_kinds().map(row)).collect();
    Shown { caption: say::LEADERS, case: C_9_1A, rows }
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
pub(super) fn lit(game: &Marathon, in_use: &[(Case, Lit)]) -> Vec<(Case, String)> {
    let told = |it: Shown| {
        let cells: Vec<Lit> =
            in_use.iter().filter(|(case, _)| *case == it.case).map(|(_, cell)| *cell).collect();
        let html = parts::table(it.caption, it.case, &it.rows, &cells).into_string();
        (!cells.is_empty()).then_some((it.case, html))
    };
    of(game).into_iter().filter_map(told).collect()
}
