//! The table as text: the map row by row, every stack of both sides, tracks and pools.

use boards::hexes::Vertex;
use game_marathon::map::{Feature, Hex};
use game_marathon::markers::Marker;
use game_marathon::options::Scenario;
use game_marathon::state::{Place, State};
use game_marathon::units::{Arm, Kind, Side};
use game_marathon::{Marathon, View};
use maud::html;

use super::{tables, tracks, words};
use crate::depict::SeatNames;
use crate::grammar::counted;
use crate::ink::{Ink, Paint};
use crate::odds::percent;
use crate::text::{page, wrapped};

const WIDTH: usize = 78;

/// What the signs of the map mean.
const SIGNS: [&str; 3] = [
    "ground: . plain  r road  2 3 4 levels above it  m Marsh  b Beach  e Encampment",
    "        # Abatis  ~ sea; even columns lie half a hex lower",
    "units:  G Greek  P Persian: h Hoplite  i Heavy  l Light  a Archer  c Cavalry",
];

/// The whole table.
pub(super) fn board(game: &Marathon, view: &View, names: SeatNames<'_>, ink: Ink) -> String {
    let mut lines = heading(game, view, names, ink);
    lines.push(String::new());
    lines.extend(grid(view, ink));
    for side in Side::BOTH {
        lines.push(String::new());
        lines.push(ink.paint(Paint::Strong, words::side(side)));
        lines.extend(stacks(view, side, ink));
        lines.extend(hand(game, view, side));
    }
    lines.push(String::new());
    lines.extend(legend(view).iter().flat_map(|line| wrapped(line, WIDTH)));
    page(&lines, 0)
}

fn heading(game: &Marathon, view: &View, names: SeatNames<'_>, ink: Ink) -> Vec<String> {
    let state = &view.state;
    let mut lines = vec![ink.paint(Paint::Strong, words::moment(view))];
    let both = Side::BOTH.map(|side| {
        format!(
            "{}: morale {}, points {}, {} of 10 enemy factors to the next level",
            words::player(side, names),
            state.level(side),
            game.points(state, side).total(),
            tracks::owed(game, state, side)
        )
    });
    lines.extend(both.iter().flat_map(|line| wrapped(line, WIDTH)));
    if !state.markers.is_empty() {
        let left = format!("markers in the pool: {}", words::markers(state.markers.iter()));
        lines.extend(wrapped(&left, WIDTH));
    }
    lines
}

/// The map: a line a row, two letters a hex.
fn grid(view: &View, ink: Ink) -> Vec<String> {
    let heads: Vec<String> = (1..=37).step_by(2).map(|it| format!("{it:<4}")).collect();
    let mut lines = vec![ink.paint(Paint::Faint, format!("   {}", heads.concat().trim_end()))];
    for row in 1..=20 {
        let hexes = (1..=39).filter_map(|column| Hex::new(column, row));
        let cells: String = hexes.map(|at| cell(view, at, ink)).collect();
        lines.push(format!("{row:02} {}", cells.trim_end()));
    }
    lines.extend(SIGNS.map(|line| ink.paint(Paint::Faint, line)));
    lines
}

/// One hex: who stands there, or its ground.
fn cell(view: &View, at: Hex, ink: Ink) -> String {
    let state = &view.state;
    let there = state.units.in_hex(at);
    let Some(first) = there.first() else {
        return ink.paint(Paint::Faint, format!("{} ", ground(view, at)));
    };
    let (initial, paint) = match first.side() {
        Side::Greek => ('G', Paint::Gold),
        Side::Persian => ('P', Paint::Red),
    };
    ink.paint(paint, format!("{initial}{}", letter(first.kind_in_box().arm())))
}

const fn letter(arm: Arm) -> char {
    match arm {
        Arm::Hoplite => 'h',
        Arm::Infantry => 'i',
        Arm::Light => 'l',
        Arm::Archer => 'a',
        Arm::Cavalry => 'c',
        Arm::Leader => '*',
    }
}

fn ground(view: &View, at: Hex) -> char {
    let map = &view.board.map;
    if view.state.abatis.has(at) {
        return '#';
    }
    match map.feature(at) {
        Feature::Sea => '~',
        Feature::Marsh => 'm',
        Feature::Road => 'r',
        Feature::Beach => 'b',
        Feature::Camp => 'e',
        _ => match map.level(at) {
            0 | 1 => '.',
            level => char::from(b'0' + level),
        },
    }
}

/// Every stack of a side.
fn stacks(view: &View, side: Side, ink: Ink) -> Vec<String> {
    let state = &view.state;
    let mut lines = Vec::new();
    for at in held(state, side) {
        let facing =
            state.units.in_hex(at).first().map_or(Vertex::Right, |it| state.units.facing(it));
        let done = acted(state, at);
        let said = format!(
            "{} {}: {}{done}",
            words::hex(at),
            words::facing(facing),
            words::stack(&state.units, at)
        );
        let mut wrapped = wrapped(&said, WIDTH - 8).into_iter();
        lines.extend(wrapped.next().map(|line| format!("  {line}")));
        lines.extend(wrapped.map(|line| format!("      {line}")));
    }
    if lines.is_empty() {
        lines.push(ink.paint(Paint::Faint, "  nobody on the map"));
    }
    lines
}

/// The hexes that a side holds, by their numbers.
pub(super) fn held(state: &State, side: Side) -> Vec<Hex> {
    let pieces = state.units.on_map();
    let hexes: game_marathon::map::Hexes =
        pieces.iter().filter(|it| it.side() == side).filter_map(|it| state.units.hex(it)).collect();
    hexes.iter().collect()
}

/// What those in a hex are, or have done, this turn.
fn acted(state: &State, at: Hex) -> String {
    let there = state.units.in_hex(at);
    let all = |set: game_marathon::units::Pieces| there.meets(set);
    let mut said = Vec::new();
    for (set, word) in [
        (state.operation.active, "active"),
        (state.operation.moved, "moved"),
        (state.operation.charging, "charging"),
        (state.operation.working, "at work on an Abatis"),
        (state.turned.fired, "fired"),
        (state.turned.stopped, "stopped by a zone"),
    ] {
        if all(set) {
            let who = there.and(set);
            if who == there {
                said.push(word.to_owned());
            } else {
                let names: Vec<String> = who.iter().map(|it| it.to_string()).collect();
                said.push(format!("{} {word}", names.join(" ")));
            }
        }
    }
    if said.is_empty() { String::new() } else { format!(" | {}", said.join(", ")) }
}

/// Pieces of a side that are off the map.
fn hand(game: &Marathon, view: &View, side: Side) -> Vec<String> {
    let state = &view.state;
    let mut lines = Vec::new();
    for (place, whereabouts) in [
        (Place::Hand, "to be placed"),
        (Place::Pool, "may still land"),
        (Place::Dead, "eliminated"),
    ] {
        let said = kinds_in(game, state, side, place);
        if !said.is_empty() {
            let said = wrapped(&format!("{whereabouts}: {}", said.join("; ")), WIDTH - 4);
            lines.extend(said.into_iter().map(|line| format!("  {line}")));
        }
    }
    lines
}

/// The kinds of a side in a place, counted.
pub(super) fn kinds_in(game: &Marathon, state: &State, side: Side, place: Place) -> Vec<String> {
    let count = |kind: Kind| {
        let pieces = game.roster().pieces(kind);
        pieces.iter().filter(|it| state.units.place(*it) == place).count() as u64
    };
    let there = Kind::of(side).map(|kind| (kind, count(kind))).filter(|(_, count)| *count > 0);
    there.map(|(kind, count)| words::kinds(kind, count)).collect()
}

/// What is reconstructed, and which battle it is.
pub(super) fn legend(view: &View) -> Vec<String> {
    let battle = match view.options.scenario {
        Scenario::Historical => {
            "The historical battle: the Greeks attack an army that is landing [10.1.1a]."
        }
        Scenario::Variant => {
            "The variant: the Persians attack first, and Spartans may come [10.2.1a]."
        }
    };
    vec![
        battle.to_owned(),
        "The map [A17], the prices of terrain [A18], the Combat Results Table [A60] and the values on \
         counters are reconstructed: the rulebook does not print them."
            .to_owned(),
    ]
}

/// A side counted, kind by kind: heads and rows.
fn counts(game: &Marathon, view: &View, side: Side) -> Vec<Vec<String>> {
    let state = &view.state;
    let heads = ["Kind", "Map", "Reduced", "Disrupted", "Routed", "Waiting", "Lost"];
    let mut rows = vec![heads.map(str::to_owned).to_vec()];
    for kind in Kind::of(side) {
        let pieces = game.roster().pieces(kind);
        let place = |of: Place| pieces.iter().filter(|it| state.units.place(*it) == of).count();
        let on_map = pieces.and(state.units.on_map());
        let waiting = place(Place::Pool) + place(Place::Hand);
        if on_map.is_empty() && waiting == 0 && place(Place::Dead) == 0 {
            continue;
        }
        rows.push(vec![
            tables::plain(kind),
            on_map.len().to_string(),
            on_map.and(state.units.reduced).len().to_string(),
            on_map.and(state.units.disrupted).len().to_string(),
            on_map.and(state.units.routed).len().to_string(),
            waiting.to_string(),
            place(Place::Dead).to_string(),
        ]);
    }
    rows
}

/// The pool of reinforcements: each kind with its chance at the next draw.
fn pool(game: &Marathon, view: &View) -> Vec<Vec<String>> {
    let all: u32 = view.state.units.whose(Place::Pool).len();
    let heads = ["In the pool", "Left", "Chance"];
    let mut rows = vec![heads.map(str::to_owned).to_vec()];
    for kind in Kind::of(Side::Persian) {
        let left = game.waiting(&view.state, kind);
        if left > 0 {
            rows.push(vec![words::kind(kind), left.to_string(), percent(left.into(), all.into())]);
        }
    }
    rows
}

/// The markers that are still to be drawn, each with its chance.
fn markers(view: &View) -> Vec<Vec<String>> {
    let left = view.state.markers;
    let heads = ["Marker", "Chance"];
    let mut rows = vec![heads.map(str::to_owned).to_vec()];
    let row = |of: Marker| vec![words::marker(of).to_owned(), percent(1, u64::from(left.len()))];
    rows.extend(left.iter().map(row));
    rows
}

/// What has gone and what may still come, as text.
pub(super) fn remaining(game: &Marathon, view: &View, ink: Ink) -> String {
    let mut shown = String::new();
    let mut table = |head: String, rows: &[Vec<String>]| {
        if rows.len() > 1 {
            shown.push_str(&ink.paint(Paint::Strong, format!("  {head}\n")));
            let lines: Vec<String> =
                crate::table::columns(rows).lines().map(str::to_owned).collect();
            shown.push_str(&page(&lines, 2));
        }
    };
    for side in Side::BOTH {
        let there = view.state.units.on_map().and(game.roster().side(side)).len();
        let head = format!("{}: {} on the map", words::side(side), counted(there, "piece"));
        table(head, &counts(game, view, side));
    }
    table("Markers still to be drawn".to_owned(), &markers(view));
    table("Persians who may still land".to_owned(), &pool(game, view));
    shown
}

/// The same as HTML.
pub(super) fn remaining_html(game: &Marathon, view: &View) -> String {
    let table = |caption: &str, rows: &[Vec<String>]| {
        let (heads, rows) = rows.split_at(1);
        html! {
            table class="pm-table pm-counted" {
                caption { (caption) }
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
    let mut shown: String =
        Side::BOTH.map(|side| table(words::side(side), &counts(game, view, side))).concat();
    for (caption, rows) in [
        ("Markers still to be drawn", markers(view)),
        ("Persians who may still land", pool(game, view)),
    ] {
        if rows.len() > 1 {
            shown.push_str(&table(caption, &rows));
        }
    }
    shown
}
