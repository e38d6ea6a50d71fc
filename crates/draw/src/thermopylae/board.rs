//! The table as text: how the game stands, and every stack with what lies next to it.

use engine::components::Provenance;
use game_thermopylae::{Awaits, Place, Side, Thermopylae, View};

use super::words;
use crate::depict::SeatNames;
use crate::ink::{Ink, Paint};
use crate::text::{page, short, wrapped};

const WIDTH: usize = 78;

/// The whole table.
pub(super) fn board(game: &Thermopylae, view: &View, names: SeatNames<'_>, ink: Ink) -> String {
    let mut lines = heading(view, names, ink);
    if view.state.is_in_combat() {
        lines.extend(combat(game, view, ink));
    }
    if view.state.awaits == Awaits::SetUp {
        let left = words::army(Side::Greek, game.unplaced(&view.state));
        lines.extend(wrapped(&format!("{}: {left}", words::TO_PLACE), WIDTH));
    }
    for side in Side::BOTH {
        lines.push(String::new());
        lines.push(ink.paint(Paint::Strong, words::side(side)));
        for place in view.state.ground(side) {
            lines.extend(stack(view, place, ink));
        }
    }
    lines.push(String::new());
    lines.extend(legend(view));
    page(&lines, 2)
}

fn heading(view: &View, names: SeatNames<'_>, ink: Ink) -> Vec<String> {
    let mut lines = vec![ink.paint(Paint::Strong, words::turn(view))];
    lines.extend(wrapped(&words::bid(view), WIDTH));
    let players: Vec<String> = engine::Seat::all(2)
        .map(|seat| short(&words::player(view, seat, names), WIDTH / 2 - 2))
        .collect();
    lines.push(players.join(", "));
    lines
}

/// A combat under way: who attacks from where, and the hits that wait.
fn combat(game: &Thermopylae, view: &View, ink: Ink) -> Vec<String> {
    let (state, map) = (&view.state, &view.board.map);
    let combat = &state.combat;
    let how = if combat.free { "free attack on" } else { "attack on" };
    let title = format!("{how} {}, round {}", map.name(combat.target), combat.round);
    let mut lines = vec![ink.paint(Paint::Red, title)];
    for (place, ranks) in game.attackers(combat).filter(|(_, ranks)| ranks.size() > 0) {
        let units = std::array::from_fn(|kind| ranks.count(kind));
        let said = format!("from {}: {}", map.name(place), words::army(state.side, units));
        lines.extend(wrapped(&said, WIDTH));
    }
    if let Awaits::Hits(side) = state.awaits {
        lines.push(words::hits(combat.hits, side == state.side));
    }
    lines
}

/// A stack: where it stands, how high, who, and where one can go from there.
fn stack(view: &View, place: Place, ink: Ink) -> Vec<String> {
    let map = &view.board.map;
    let mark = map.territory(place).map_or("", |it| super::values::place_sign(map, it.provenance));
    let name = format!("{}{mark} ({place}), {}", map.name(place), words::height(map, place));
    let mut lines = vec![ink.paint(Paint::Gold, format!("  {name}"))];
    let units = wrapped(&words::stack(view, place), WIDTH - 6);
    lines.extend(units.into_iter().map(|line| format!("    {line}")));
    let next: Vec<String> = map
        .open(place)
        .iter()
        .map(|other| match map.elevation(other) {
            0 => other.to_string(),
            height => format!("{other} +{height}"),
        })
        .collect();
    let near = format!("{} {}", words::NEXT_TO, next.join(", "));
    let near = wrapped(&near, WIDTH - 8).into_iter();
    lines.extend(near.map(|line| ink.paint(Paint::Faint, format!("      {line}"))));
    lines
}

/// What is reconstructed, and what is an owner's own.
pub(super) fn legend(view: &View) -> Vec<String> {
    let has = |wanted: fn(Provenance) -> bool| {
        view.board.map.territories.iter().any(|it| wanted(it.provenance))
    };
    let mut lines = Vec::new();
    if !has(|it| matches!(it, Provenance::Printed | Provenance::Owner)) {
        lines.push(words::ALL_RECONSTRUCTED.to_owned());
    } else if has(|it| matches!(it, Provenance::Derived | Provenance::Reconstructed)) {
        lines.push(words::RECONSTRUCTED.to_owned());
    }
    if has(|it| it == Provenance::Owner) {
        lines.push(words::OWNED.to_owned());
    }
    lines
}
