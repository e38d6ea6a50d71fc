//! Which parts of the drawn table are picked for an action.

use game_marathon::map::Hex;
use game_marathon::markers::Marker;
use game_marathon::state::Awaits;
use game_marathon::units::{Kind, Piece};
use game_marathon::{Action, View};

use super::picture::places;
use super::words;
use crate::course::{Pick, PickKind};

/// How a person gives an action.
pub(super) fn path(view: &View, action: Action) -> Vec<Pick> {
    let from = |piece: Piece| view.state.units.hex(piece).map(|at| stack_pick(view, at));
    let both = |piece: Piece, to: Hex| {
        from(piece).into_iter().chain([hex_pick(view, to)]).collect::<Vec<_>>()
    };
    match action {
        Action::Place { kind, at } => vec![hand_pick(kind), hex_pick(view, at)],
        Action::Lift(piece)
        | Action::Remove(piece)
        | Action::Attach(piece)
        | Action::React(piece)
        | Action::Follow(piece)
        | Action::Rout(piece)
        | Action::Disrupt(piece) => {
            from(piece).map_or_else(|| vec![unit_pick(piece)], |pick| vec![pick])
        }
        Action::Abatis(at) | Action::Fight(at) => vec![hex_pick(view, at)],
        Action::Begin(marker) => vec![marker_pick(marker)],
        Action::Move { piece, to } | Action::Charge { piece, to } => both(piece, to),
        Action::Clear { piece, at } | Action::Fire { piece, at } | Action::Attack { piece, at } => {
            both(piece, at)
        }
        Action::Turn(at) => vec![stack_pick(view, at), vertex_pick(facing_of(view, at))],
        Action::Face(facing) => vec![vertex_pick(facing)],
        Action::Retreat { first, then, .. } => vec![hex_pick(view, then.unwrap_or(first))],
        Action::Done => vec![done_pick(view)],
    }
}

/// The vertex that those in a hex face.
pub(super) fn facing_of(view: &View, at: Hex) -> boards::hexes::Vertex {
    let first = view.state.units.in_hex(at).first();
    first.map_or(boards::hexes::Vertex::Right, |piece| view.state.units.facing(piece))
}

fn pick(kind: PickKind, part: impl Into<String>, words: impl Into<String>) -> Pick {
    Pick { kind, part: part.into(), words: words.into() }
}

/// A command beside the map.
pub(super) fn command(part: &str, words: &str) -> Pick {
    pick(PickKind::Command, part, words)
}

/// Nothing more now.
fn done_pick(view: &View) -> Pick {
    command(places::DONE, super::picture::done(view.state.awaits).unwrap_or("nothing more"))
}

/// Those of a kind that are in hand.
pub(super) fn hand_pick(kind: Kind) -> Pick {
    pick(PickKind::Piece, places::kind(kind), words::kind(kind))
}

/// A piece beside the map.
fn unit_pick(piece: Piece) -> Pick {
    pick(PickKind::Piece, places::unit(piece), words::piece(piece))
}

/// Those in a hex.
pub(super) fn stack_pick(view: &View, at: Hex) -> Pick {
    pick(PickKind::Piece, places::hex(at), named(view, at))
}

/// A hex.
pub(super) fn hex_pick(view: &View, at: Hex) -> Pick {
    pick(PickKind::Place, places::hex(at), named(view, at))
}

/// A hex with everybody in it.
pub(super) fn named(view: &View, at: Hex) -> String {
    match words::stack(&view.state.units, at) {
        said if said.is_empty() => words::hex(at),
        said => format!("{}: {said}", words::hex(at)),
    }
}

/// A marker.
fn marker_pick(marker: Marker) -> Pick {
    pick(PickKind::Card, places::marker(marker), words::marker(marker))
}

/// A vertex.
pub(super) fn vertex_pick(vertex: boards::hexes::Vertex) -> Pick {
    pick(PickKind::Facing, places::vertex(vertex), words::facing(vertex))
}

/// Whether the seat that decides turns those in a hex, or may.
pub(super) const fn turns(awaits: Awaits) -> bool {
    matches!(awaits, Awaits::Face(_) | Awaits::Movement | Awaits::ReactionMove(_))
}
