//! Positions for tests, as people write them, and what to ask of them.

use boards::Indexed;
use engine::{Game as _, Ledger};
use game_marathon::map::Hex;
use game_marathon::melee::Melee;
use game_marathon::state::Place;
use game_marathon::tables::COLUMNS;
use game_marathon::units::{Piece, Side};
use game_marathon::{Event, Marathon};
use testkit::Script;

/// A table with a game under way.
pub(crate) type Table = Script<Marathon>;

/// A table at a position, by the rulebook's options.
#[track_caller]
pub(crate) fn table(position: &str) -> Table {
    Script::at("", position)
}

/// An impulse of an Operations Phase: `greek movement` with the active units, other lines, and the
/// step that is waited for.
#[track_caller]
pub(crate) fn phase(options: &str, what: &str, (active, lines): (&str, &str), step: &str) -> Table {
    let (marker, impulse) = what.split_once(' ').expect("a side or a marker, and an impulse");
    let marker = if marker.contains('-') { marker.to_owned() } else { format!("{marker}-left") };
    let turn = if lines.contains("turn ") { "" } else { "turn 2\n" };
    let active = if active.is_empty() { String::new() } else { format!("active {active}\n") };
    let position =
        format!("{turn}impulse {impulse}\nmarker {marker}\n{active}{lines}\nstep {step}\n");
    Script::at(options, &position)
}

/// A side moves.
#[track_caller]
pub(crate) fn moving(side: &str, active: &str, lines: &str) -> Table {
    phase("", &format!("{side} movement"), (active, lines), "movement")
}

/// The other side of this one may react, these units may try.
#[track_caller]
pub(crate) fn reacting(active: &str, able: &str, lines: &str) -> Table {
    let lines = format!("able {able}\n{lines}");
    phase("", &format!("{active} reaction"), ("", &lines), "reaction")
}

/// A side fires offensively.
#[track_caller]
pub(crate) fn firing(side: &str, active: &str, lines: &str) -> Table {
    phase("", &format!("{side} offensive-fire"), (active, lines), "fire")
}

/// The other side of this one fires defensively at these active units.
#[track_caller]
pub(crate) fn defending(active_side: &str, active: &str, lines: &str) -> Table {
    phase("", &format!("{active_side} defensive-fire"), (active, lines), "fire")
}

/// A side declares its attacks.
#[track_caller]
pub(crate) fn attacking(side: &str, active: &str, lines: &str) -> Table {
    attacking_with("", side, active, lines)
}

/// The same with options.
#[track_caller]
pub(crate) fn attacking_with(options: &str, side: &str, active: &str, lines: &str) -> Table {
    phase(options, &format!("{side} declaration"), (active, lines), "declaration")
}

/// A unit tries to rally; others may be left to try.
#[track_caller]
pub(crate) fn rallying(options: &str, piece: &str, lines: &str) -> Table {
    let able = if lines.contains("able ") { String::new() } else { format!("able {piece}\n") };
    let turn = if lines.contains("turn ") { "" } else { "turn 2\n" };
    Script::at(options, &format!("{turn}impulse rally\n{able}{lines}\nstep rally {piece}"))
}

/// The End Phase of a turn has been played: a light unit in a corner rallied before it.
#[track_caller]
pub(crate) fn end_turn(options: &str, lines: &str) -> Table {
    let mut table = rallying(options, "GLI4", &format!("at 0101 right GLI4/disrupted\n{lines}"));
    table.go("d10 0");
    table
}

/// The piece with a name.
#[track_caller]
pub(crate) fn piece(name: &str) -> Piece {
    Piece::named(name).unwrap_or_else(|| panic!("no piece {name}"))
}

/// The hex with a number.
#[track_caller]
pub(crate) fn hex(number: u16) -> Hex {
    Hex::numbered(number).unwrap_or_else(|| panic!("no hex {number}"))
}

/// Where a piece is, and how it fares: `2010/routed/reduced`.
pub(crate) fn fares(table: &Table, name: &str) -> String {
    let units = &table.state().units;
    let piece = piece(name);
    let mut told = match units.place(piece) {
        Place::Map(hex) => format!("{:04}", hex.number()),
        Place::Out => "out".to_owned(),
        Place::Pool => "pool".to_owned(),
        Place::Hand => "hand".to_owned(),
        Place::Dead => return "dead".to_owned(),
    };
    for (is, mark) in [
        (units.disrupted.has(piece), "/disrupted"),
        (units.routed.has(piece), "/routed"),
        (units.reduced.has(piece), "/reduced"),
        (units.fled.has(piece), "/fled"),
    ] {
        if is {
            told.push_str(mark);
        }
    }
    told
}

/// The hexes to which a piece may move.
pub(crate) fn moves(table: &Table, name: &str) -> Vec<String> {
    ends(table, &format!("move {name} "))
}

/// What the listed actions that begin so end with, in order.
pub(crate) fn ends(table: &Table, begins: &str) -> Vec<String> {
    let listed = table.listed();
    let mut ends: Vec<String> =
        listed.iter().filter_map(|it| it.strip_prefix(begins)).map(str::to_owned).collect();
    ends.sort();
    ends
}

/// The first words of the listed actions, each once.
pub(crate) fn kinds(table: &Table) -> Vec<String> {
    let first = |it: &String| it.split(' ').next().unwrap_or_default().to_owned();
    let mut kinds: Vec<String> = table.listed().iter().map(first).collect();
    kinds.dedup();
    kinds
}

/// Whether an action is legal.
#[track_caller]
pub(crate) fn may(table: &Table, action: &str) -> bool {
    let action = table.rules().read_action(action).expect("an action");
    table.rules().allows(table.state(), action)
}

/// A fact of the position; nothing where it is not written.
pub(crate) fn noted(table: &Table, key: &str) -> String {
    let position = table.position();
    let value = |line: &str| Some(line.strip_prefix(key)?.strip_prefix(' ')?.to_owned());
    position.lines().find_map(value).unwrap_or_default()
}

/// The morale levels, the Greeks' first.
pub(crate) fn levels(table: &Table) -> [u8; 2] {
    Side::BOTH.map(|side| table.state().level(side))
}

/// The melee that an attack leads to.
#[track_caller]
pub(crate) fn melee(table: &Table, action: &str) -> Melee {
    assert_eq!(table.against(action), [""; 0], "{action}");
    let action = table.rules().read_action(action).expect("an action");
    table.rules().melee_ahead(table.state(), action).expect("a melee")
}

/// The name of a column of the table.
pub(crate) fn column(column: u8) -> &'static str {
    COLUMNS[usize::from(column)]
}

/// The lines of a ledger: `7.2h +1`.
pub(crate) fn lines<R: Copy>(ledger: &Ledger<R>) -> Vec<String> {
    ledger.entries().iter().map(|it| format!("{} {:+}", it.case.id(), it.amount)).collect()
}

/// The results of an attack for the natural dice 0 to 9.
#[track_caller]
pub(crate) fn results(table: &Table, attack: &str) -> Vec<String> {
    let melee = melee(table, attack);
    let results = &table.rules().board.results;
    (0..10)
        .map(|die| results.result(die + melee.modifiers.total(), melee.column).to_string())
        .collect()
}

/// The fate that the last check of the last steps came to, with what the die was changed by.
#[track_caller]
pub(crate) fn checked(table: &Table) -> (String, i16) {
    let of = |event: &Event| match event {
        Event::Checked { ledger, fate, .. } => Some((format!("{fate:?}"), ledger.total())),
        _ => None,
    };
    table.told().iter().rev().find_map(of).expect("a check")
}

/// The number of pieces of a kind in a place, by the beginning of their names.
pub(crate) fn count(table: &Table, begins: &str, place: Place) -> usize {
    let units = &table.state().units;
    let is = |it: &Piece| {
        let name = it.to_string();
        let number = name.trim_start_matches(begins);
        name.starts_with(begins)
            && number.chars().all(|sign| sign.is_ascii_digit())
            && units.place(*it) == place
    };
    Piece::all().filter(is).count()
}

/// The chance of an answer among the odds of an action, as a fraction.
#[track_caller]
pub(crate) fn chance(
    table: &Table,
    action: &str,
    about: game_marathon::Question,
    what: game_marathon::Answer,
) -> String {
    let action = table.rules().read_action(action).expect("an action");
    let odds = table.rules().odds(table.state(), action);
    let forecast = odds.first().expect("odds");
    engine::odds::fraction(forecast.ways(&about, &what).unwrap_or(0), forecast.of)
}
