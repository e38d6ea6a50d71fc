//! What the map shows on demand, in words.

use game_marathon::units::{Piece, Side};

use super::{it, they};
use crate::grammar::counted;

/// How many hexes a side controls.
pub(crate) fn controls(side: Side, hexes: u32, cited: &str) -> String {
    match hexes {
        0 => format!("{} no hex. {cited}", they(side).does("control")),
        hexes => format!("{} {}. {cited}", they(side).does("control"), counted(hexes, "hex")),
    }
}

/// How far a piece comes.
pub(crate) fn reach(piece: Piece, points: u8, hexes: usize, cited: &str) -> String {
    format!(
        "With {} {} to {}. {cited}",
        counted(points, "Movement Point"),
        it(piece).does("come"),
        counted(hexes as u64, "hex")
    )
}
