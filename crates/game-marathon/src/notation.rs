//! Actions, outcomes, orders and positions in text: each described once, for both ways.

mod orders;
mod position;
mod soundness;
mod steps;
mod words;

use engine::notation;
use engine::{D10, Fault};

use crate::action::{Action, Outcome};
use crate::tables::pips;
use words::{a_die, a_hex, a_kind, a_marker, a_piece, a_vertex, maybe_a_hex};

engine::forms! {
    /// How actions are written.
    pub(crate) struct Actions of Action {
        "place" kind: a_kind(), at: a_hex() => [Action::Place { kind, at }],
        "lift" piece: a_piece() => [Action::Lift(piece)],
        "abatis" at: a_hex() => [Action::Abatis(at)],
        "remove" piece: a_piece() => [Action::Remove(piece)],
        "begin" marker: a_marker() => [Action::Begin(marker)],
        "attach" piece: a_piece() => [Action::Attach(piece)],
        "move" piece: a_piece(), to: a_hex() => [Action::Move { piece, to }],
        "charge" piece: a_piece(), to: a_hex() => [Action::Charge { piece, to }],
        "turn" hex: a_hex() => [Action::Turn(hex)],
        "face" facing: a_vertex() => [Action::Face(facing)],
        "clear" piece: a_piece(), at: a_hex() => [Action::Clear { piece, at }],
        "react" piece: a_piece() => [Action::React(piece)],
        "follow" piece: a_piece() => [Action::Follow(piece)],
        "fire" piece: a_piece(), at: a_hex() => [Action::Fire { piece, at }],
        "attack" piece: a_piece(), at: a_hex() => [Action::Attack { piece, at }],
        "fight" hex: a_hex() => [Action::Fight(hex)],
        "rout" piece: a_piece() => [Action::Rout(piece)],
        "disrupt" piece: a_piece() => [Action::Disrupt(piece)],
        "retreat" piece: a_piece(), first: a_hex(), then: maybe_a_hex()
            => [Action::Retreat { piece, first, then }],
        "done" => [Action::Done],
    }

    /// How outcomes are written.
    pub(crate) struct Outcomes of Outcome {
        "d10" die: a_die() => [Outcome::Die(die)],
        "marker" marker: a_marker() => [Outcome::Marker(marker)],
        "drawn" kind: a_kind() => [Outcome::Drawn(kind)],
    }
}

/// Reads an action.
pub(crate) fn action_from(text: &str) -> Result<Action, Fault> {
    notation::read_as(&Actions, text, "action")
}

/// Reads an outcome.
pub(crate) fn outcome_from(text: &str) -> Result<Outcome, Fault> {
    notation::read_as(&Outcomes, text, "outcome")
}

/// [2.0a] The face of a die that shows so much.
pub(crate) fn showing(number: u8) -> Option<D10> {
    D10::all().find(|die| pips(*die) == number)
}
