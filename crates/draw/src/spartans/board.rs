//! The table as text: the map with rows A to O, every stack of both sides, tracks and hands.

use boards::squares::Quarter;
use game_spartans::map::{Area, COLUMNS, EAST, NORTH, ROWS, SOUTH, Terrain, WEST};
use game_spartans::state::Awaits;
use game_spartans::units::{Arm, Contingent, Side};
use game_spartans::{Spartans, View};
use maud::html;

use super::words;
use crate::depict::SeatNames;
use crate::grammar::counted;
use crate::ink::{Ink, Paint};
use crate::text::{left, page, wrapped};

const WIDTH: usize = 78;
/// How wide an area is.
const CELL: usize = 9;

/// What the signs of the map mean.
const SIGNS: [&str; 2] = [
    "~ Coastal  ^ Level 2  # Wall area  G Greek  P Persian  ! Disordered",
    "H Hoplite  M Mixed  J Javelin  B Bow  faces ↑ west  ↓ east  ← north  → south",
];

/// The whole table.
pub(super) fn board(game: &Spartans, view: &View, names: SeatNames<'_>, ink: Ink) -> String {
    let mut lines = heading(game, view, names, ink);
    lines.push(String::new());
    lines.extend(grid(view, ink));
    for side in Side::BOTH {
        lines.push(String::new());
        lines.push(ink.paint(Paint::Strong, words::side(side)));
        lines.extend(stacks(view, side, ink));
        lines.extend(hand(view, side));
    }
    lines.push(String::new());
    lines.extend(legend(view).iter().flat_map(|line| wrapped(line, WIDTH)));
    page(&lines, 1)
}

fn heading(game: &Spartans, view: &View, names: SeatNames<'_>, ink: Ink) -> Vec<String> {
    let (state, roster) = (&view.state, &view.board.roster);
    let points = game.points(state);
    let army = |side| format!("{} of {}", state.army_track(side), roster.army_track(side));
    let mut lines = vec![ink.paint(Paint::Strong, words::moment(view))];
    lines.push(format!("points: Greeks {}, Persians {}", points.greek, points.persian));
    lines.push(format!(
        "Army Morale Tracks: Greeks {}, Persians {}",
        army(Side::Greek),
        army(Side::Persian)
    ));
    if let Some(guard) = state.guard {
        lines.push(format!("in the Ephialtes Box: {}", words::contingent(guard)));
    }
    if state.entry > 0 {
        lines.push(format!("the Immortals come in round {} of the day", state.entry));
    }
    let players: Vec<String> =
        engine::Seat::all(game.options.seats()).map(|it| words::player(game, it, names)).collect();
    lines.extend(wrapped(&players.join(", "), WIDTH));
    lines
}

/// The map: a line a row, from the Persian edge to the Greek one.
fn grid(view: &View, ink: Ink) -> Vec<String> {
    let heads: String = (1..=COLUMNS).map(|column| left(&column.to_string(), CELL)).collect();
    let mut lines = vec![ink.paint(Paint::Faint, format!("  {heads}"))];
    for row in 0..ROWS {
        let letter = char::from(b'A' + row);
        let cells: String = (0..COLUMNS)
            .filter_map(|it| Area::new(row, it))
            .map(|at| cell(view, at, ink))
            .collect();
        lines.push(format!("{letter} {}", cells.trim_end()));
    }
    lines.extend(SIGNS.map(|line| ink.paint(Paint::Faint, line)));
    lines
}

/// One area: its ground, and who stands there.
fn cell(view: &View, at: Area, ink: Ink) -> String {
    let map = &view.board.map;
    let ground = match map.terrain(at) {
        Terrain::Coastal => '~',
        Terrain::Level2 => '^',
        Terrain::Level1 if map.is_wall(at) => '#',
        Terrain::Level1 => '·',
    };
    let marks = Side::BOTH.map(|side| mark(view, side, at));
    let both = left(&format!("{ground}{}", marks.concat()), CELL);
    match marks.each_ref().map(std::string::String::is_empty) {
        [true, true] => ink.paint(Paint::Faint, both),
        [false, true] => ink.paint(Paint::Gold, both),
        [true, false] => ink.paint(Paint::Red, both),
        [false, false] => ink.paint(Paint::Cyan, both),
    }
}

/// A stack in few signs: side, number, type, facing, disorder.
fn mark(view: &View, side: Side, at: Area) -> String {
    let stack = view.state.positions.stack(side, at);
    let (Some(arm), Some(facing)) = (stack.arm(), stack.facing()) else { return String::new() };
    let shaken = if stack.units().any(|unit| unit.disordered) { "!" } else { "" };
    let initial = match side {
        Side::Greek => 'G',
        Side::Persian => 'P',
    };
    let arm = match arm {
        Arm::Hoplite => 'H',
        Arm::Mixed => 'M',
        Arm::Javelin => 'J',
        Arm::Bow => 'B',
    };
    let both = !view.state.positions.stack(side.enemy(), at).is_empty();
    // Where two stacks share an area there is room for side, number and type, facing or disorder.
    if both {
        return format!("{initial}{}{arm}{}", stack.len(), arrow(facing));
    }
    format!("{initial}{}{arm}{}{shaken}", stack.len(), arrow(facing))
}

/// Where a facing points on the page: the rows go down from west to east.
const fn arrow(facing: Quarter) -> char {
    match facing {
        WEST => '↑',
        EAST => '↓',
        NORTH => '←',
        SOUTH => '→',
    }
}

/// Every stack of a side.
fn stacks(view: &View, side: Side, ink: Ink) -> Vec<String> {
    let mut lines = Vec::new();
    for at in view.state.positions.held(side) {
        let stack = view.state.positions.stack(side, at);
        let facing = stack.facing().map_or("", words::facing);
        let done = stack.units().all(|unit| unit.done) && view.state.segment.side() == side;
        let acted = if done && view.state.round > 0 { ", done" } else { "" };
        let said = format!("{} {facing}: {}{acted}", words::area(at), words::stack(view, side, at));
        let mut wrapped = wrapped(&said, WIDTH - 8).into_iter();
        lines.extend(wrapped.next().map(|line| format!("  {line}")));
        lines.extend(wrapped.map(|line| format!("      {line}")));
    }
    if lines.is_empty() {
        lines.push(ink.paint(Paint::Faint, "  nobody on the map"));
    }
    lines
}

/// Units of a side that wait to be placed, and what its contingents have lost.
fn hand(view: &View, side: Side) -> Vec<String> {
    let state = &view.state;
    let mut lines = Vec::new();
    for it in side.contingents() {
        let muster = state.muster(it);
        let kinds: Vec<String> = muster
            .kinds(it)
            .map(|(kind, count)| format!("{count} {}", words::kind(kind)))
            .collect();
        if !kinds.is_empty() {
            let whereabouts = match (state.guard == Some(it), state.awaits) {
                (true, _) => "in the Box",
                (_, Awaits::Deployment) if side == Side::Greek => "to be placed",
                _ => "off the map",
            };
            let said = wrapped(&format!("{whereabouts}: {}", kinds.join("; ")), WIDTH - 4);
            lines.extend(said.into_iter().map(|line| format!("  {line}")));
        }
    }
    let tracks: Vec<String> = side
        .contingents()
        .filter(|it| view.board.roster.units(*it) > 0)
        .map(|it| {
            let muster = state.muster(it);
            let routs = view.board.roster.routs_at(it);
            if state.home.has(it) {
                format!("{} gone home", words::contingent(it))
            } else if muster.has_routed() && state.on_map(it) == 0 {
                format!("{} routed", words::contingent(it))
            } else {
                format!("{} {} of {routs}", words::contingent(it), muster.on_track())
            }
        })
        .collect();
    lines.extend(
        wrapped(&format!("Morale Tracks: {}", tracks.join(", ")), WIDTH - 4)
            .into_iter()
            .map(|line| format!("  {line}")),
    );
    lines
}

/// What is reconstructed.
pub(super) fn legend(_: &View) -> Vec<String> {
    vec![
        "The map, the counters' values and the tracks are reconstructed where the rulebook prints \
         none [Q5]"
            .to_owned(),
    ]
}

/// [3.4a] How many units of a contingent are on the map, as far as they are seen.
fn on_map(view: &View, it: Contingent) -> String {
    match (view.seen_on_map(it), view.unseen(it)) {
        (seen, 0) => seen.to_string(),
        (seen, unseen) => format!("{seen}, {unseen} hidden"),
    }
}

/// Both sides counted, contingent by contingent: heads and rows.
pub(super) fn counts(view: &View, side: Side) -> Vec<Vec<String>> {
    let state = &view.state;
    let heads = ["Contingent", "On the map", "Waiting", "Track", "Army Track", "Lost in crisis"];
    let mut rows = vec![heads.map(str::to_owned).to_vec()];
    for it in side.contingents().filter(|it| view.board.roster.units(*it) > 0) {
        let muster = state.muster(it);
        let routs = view.board.roster.routs_at(it);
        rows.push(vec![
            words::contingent(it).to_owned(),
            on_map(view, it),
            muster.in_hand().to_string(),
            format!("{} of {routs}", muster.on_track()),
            muster.on_army_track().to_string(),
            muster.lost_in_crisis().to_string(),
        ]);
    }
    rows
}

/// The same as text.
pub(super) fn remaining(view: &View, ink: Ink) -> String {
    let mut shown = String::new();
    for side in Side::BOTH {
        let units: u8 = side.contingents().map(|it| view.state.on_map(it)).sum();
        let head = format!("  {}: {} on the map\n", words::side(side), counted(units, "unit"));
        shown.push_str(&ink.paint(Paint::Strong, head));
        let table = crate::table::columns(&counts(view, side));
        let lines: Vec<String> = table.lines().map(str::to_owned).collect();
        shown.push_str(&page(&lines, 2));
    }
    shown
}

/// The same as HTML.
pub(super) fn remaining_html(view: &View) -> String {
    let table = |side: Side| {
        let rows = counts(view, side);
        let (heads, rows) = rows.split_at(1);
        html! {
            table class="pm-table pm-counted" {
                caption { (words::side(side)) }
                thead { tr {
                    @for (at, head) in heads.iter().flatten().enumerate() {
                        th scope="col" class=[(at > 0).then_some("n")] { (head) }
                    }
                } }
                tbody {
                    @for row in rows {
                        tr {
                            @for (at, cell) in row.iter().enumerate() {
                                @if at == 0 { th scope="row" { (cell) } }
                                @else { td class="n" { (cell) } }
                            }
                        }
                    }
                }
            }
        }
        .into_string()
    };
    Side::BOTH.map(table).concat()
}
