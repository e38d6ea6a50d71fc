//! Why something that was asked for is not done. Nothing has changed then.

use engine::door::Refusal;
use engine::replay::ReplayFault;
use engine::undo::NoUndo;
use engine::{Fault, fault};

use crate::session::Objection;

/// What is wrong, and what would be right.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The catalog has no such game.
    #[error("there is no game {}; there is {known}", fault::quoted(asked))]
    UnknownGame {
        /// What was asked for.
        asked: String,
        /// The games that there are.
        known: String,
    },
    /// Options, components, names or position cannot be played: everything that is wrong.
    #[error("{}", fault::list(.0))]
    Faults(Vec<Fault>),
    /// The text is no record of play.
    #[error("{0}")]
    Record(Fault),
    /// The record does not prove itself.
    #[error("the record does not replay: {0}")]
    Replay(#[from] ReplayFault<Objection>),
    /// The rules refuse.
    #[error("{0}")]
    Refused(#[from] Refusal<Objection>),
    /// Somebody says that something came up which cannot.
    #[error("{} cannot come up. {prompt} It may be {possible}", fault::quoted(said))]
    CannotComeUp {
        /// What was said.
        said: String,
        /// What is to be rolled or drawn.
        prompt: String,
        /// What may come up.
        possible: String,
    },
    /// A step cannot be taken back.
    #[error("nothing is taken back: {0}")]
    NoUndo(#[from] NoUndo),
    /// The record's dice line names no dice.
    #[error("the record's dice line cannot be read: {0}")]
    Dice(#[from] dice::UnknownKind),
    /// The table has no such seat.
    #[error("there is no seat {asked}; this table has {}", seats_text(*seats))]
    NoSeat {
        /// What was asked for.
        asked: u8,
        /// How many seats there are.
        seats: u8,
    },
    /// The game has not come so far.
    #[error("there is no step {asked}; the record has {steps}")]
    NoStep {
        /// What was asked for.
        asked: usize,
        /// How many steps there are.
        steps: usize,
    },
}

impl From<Vec<Fault>> for Error {
    fn from(faults: Vec<Fault>) -> Self {
        Self::Faults(faults)
    }
}

fn seats_text(seats: u8) -> String {
    if seats == 1 { "seat 1 alone".to_owned() } else { format!("seats 1 to {seats}") }
}
