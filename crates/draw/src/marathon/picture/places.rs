//! The parts of the drawn table, by name.
//!
//! `hex-2005` is a hex with whoever stands there; `unit-GL1` a piece, in its hex or in a pool;
//! `kind-hoplite-left` those of a kind that are in hand; `marker-greek-left` an activation marker;
//! the rest are panels, plaques and the six vertices.

use boards::hexes::Vertex;
use game_marathon::map::{Hex, vertex_word};
use game_marathon::markers::Marker;
use game_marathon::units::{Kind, Piece, Side};

/// The turn, its part, and who is active.
pub(in crate::marathon) const TURN: &str = "turn";
/// The activation markers.
pub(in crate::marathon) const MARKERS: &str = "markers";
/// The pool of reinforcements.
pub(in crate::marathon) const POOL: &str = "pool";
/// The points so far.
pub(in crate::marathon) const POINTS: &str = "points";
/// The last combat, or the one that is considered.
pub(in crate::marathon) const FIGHT: &str = "fight-panel";
/// Those who are eliminated.
pub(in crate::marathon) const DEAD: &str = "dead";
/// Nothing more now.
pub(in crate::marathon) const DONE: &str = "done";
/// The ready deployments.
pub(in crate::marathon) const DEPLOYMENTS: &str = "deployments";
/// Everybody who may.
pub(in crate::marathon) const EVERYBODY: &str = "everybody";

/// A hex with whoever stands there.
pub(in crate::marathon) fn hex(at: Hex) -> String {
    format!("hex-{at}")
}

/// The hex of a part.
pub(in crate::marathon) fn hex_of(part: &str) -> Option<Hex> {
    Hex::named(part.strip_prefix("hex-")?)
}

/// A piece.
pub(in crate::marathon) fn unit(piece: Piece) -> String {
    format!("unit-{piece}")
}

/// The piece of a part.
pub(in crate::marathon) fn unit_of(part: &str) -> Option<Piece> {
    Piece::named(part.strip_prefix("unit-")?)
}

/// Those of a kind that are in hand.
pub(in crate::marathon) fn kind(kind: Kind) -> String {
    format!("kind-{kind}")
}

/// The kind of a part.
pub(in crate::marathon) fn kind_of(part: &str) -> Option<Kind> {
    let word = part.strip_prefix("kind-")?;
    Kind::all().find(|kind| kind.word() == word)
}

/// A morale track.
pub(in crate::marathon) fn morale(side: Side) -> String {
    format!("morale-{}", side.word())
}

/// The side of a morale track.
pub(in crate::marathon) fn morale_of(part: &str) -> Option<Side> {
    let word = part.strip_prefix("morale-")?;
    Side::BOTH.into_iter().find(|side| side.word() == word)
}

/// An activation marker.
pub(in crate::marathon) fn marker(marker: Marker) -> String {
    format!("marker-{}", marker.word())
}

/// The marker of a part.
pub(in crate::marathon) fn marker_of(part: &str) -> Option<Marker> {
    let word = part.strip_prefix("marker-")?;
    Side::BOTH.into_iter().flat_map(Marker::of).find(|marker| marker.word() == word)
}

/// The plaque of a vertex.
pub(in crate::marathon) fn vertex(vertex: Vertex) -> String {
    format!("face-{}", vertex_word(vertex))
}

/// The vertex of a plaque.
pub(in crate::marathon) fn vertex_of(part: &str) -> Option<Vertex> {
    let word = part.strip_prefix("face-")?;
    Vertex::ALL.into_iter().find(|vertex| vertex_word(*vertex) == word)
}
