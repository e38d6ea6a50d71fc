//! What is said of stacks that are taken up, and of what cannot be.

use boards::hexes::Vertex;
use game_marathon::View;
use game_marathon::map::Hex;
use game_marathon::units::Piece;

use crate::grammar::counted;
use crate::marathon::words;

pub(crate) const SELECT_UNIT: &str =
    "Take up pieces from the hand below the map first, and put them here. [10.0]";
pub(crate) const SELECT_TURN: &str = "Select the stack first that is to turn. [3.1a] [A37]";
pub(crate) const TURN_LATER: &str =
    "Units turn when their side moves, or where they come to the end of a way. [3.1a] [A37]";
pub(crate) const FACE_FIRST: &str = "Choose a vertex first, below the map: those who have come to the end of their way face it. [3.1a]";
pub(crate) const WAITS: &str = "None of these is to be placed now. [10.0]";
pub(crate) const NO_ENEMY: &str = "No enemy stands here. [7.1a] [7.2a]";
pub(crate) const NOBODY_MOVES: &str =
    "Everybody who is active has moved, so nobody comes here in this impulse. [4.2.1]";
pub(crate) const SELECT_STACK: &str = "Select the stack first that is to go here. [4.2.1]";
pub(crate) const NOBODY_FIRES: &str =
    "Nobody of yours who may still fire reaches it. [7.1a] [7.1n]";
pub(crate) const NOBODY_ATTACKS: &str =
    "Nobody of yours who may still attack has it in front. [7.2a]";
pub(crate) const SELECT_REACTING: &str =
    "Choose who tries to react: a unit of yours near a Leader. [6.2a]";
pub(crate) const SELECT_ATTACHED: &str =
    "Choose pieces of yours that are to act in this Operations Phase. [3.3f]";
pub(crate) const SELECT_HIT: &str = "Choose one of your units that takes the result. [7.3b]";
pub(crate) const SELECT_MARKER: &str = "Choose the marker to begin with, below the map. [4.1b]";
pub(crate) const MARKER: &str = "Markers are drawn by chance; a side with the initiative chooses its first alone. [4.1b] [4.2a]";
pub(crate) const PANEL: &str = "It shows how things stand; nothing is done on it.";
pub(crate) const TURN: &str = "Turns and their parts go on by themselves. [4.0]";
pub(crate) const FIGHT: &str = "The last combat, as its dice fell. [7.1g] [7.2f]";
pub(crate) const POOL: &str = "Persians are drawn from the pool by chance. [10.1.3b]";
pub(crate) const CLOSED: &str =
    "Beyond the hexes lie hills and sea: nobody leaves the map. [6.1a] [A19]";

/// So many points.
fn points(cost: Option<u8>) -> String {
    cost.map_or_else(String::new, |cost| format!(", for {}", counted(cost, "Movement Point")))
}

/// [10.0] A hex where pieces are placed.
pub(super) fn placed(at: Hex) -> String {
    format!("to {at} [10.0]")
}

/// [6.1a] A hex where they go.
pub(super) fn to(to: Hex, cost: Option<u8>) -> String {
    format!("to {to}{} [6.1a]", points(cost))
}

/// [9.2c] A hex where they charge.
pub(super) fn charge(to: Hex, cost: Option<u8>) -> String {
    format!("charge to {to}{} [9.2c]", points(cost))
}

/// [9.4b] An Abatis.
pub(super) fn work(at: Hex) -> String {
    format!("clear the Abatis at {at} [9.4b]")
}

/// [A37] A vertex.
pub(super) fn turned(vertex: Vertex) -> String {
    format!("turn {} [A37]", words::facing(vertex))
}

/// [7.1g] A shot.
pub(super) fn shot(view: &View, by: Piece, at: Hex) -> String {
    format!("{by} fires at {at}: {} [7.1g]", words::stack(&view.state.units, at))
}

/// [4.2.5a] An attack.
pub(super) fn attack(view: &View, at: Hex) -> String {
    format!("attack {at}: {} [4.2.5a]", words::stack(&view.state.units, at))
}

/// The sea.
pub(crate) fn sea(at: Hex) -> String {
    format!("{at} is sea, which is no part of the game. [A19]")
}
