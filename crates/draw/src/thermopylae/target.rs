//! The parts of the drawn table, by name, and which of them are picked for an action.

use game_thermopylae::{Action, Place, Unit, View};

use super::words::parts as say;
use super::words::picture as plaque;
use crate::course::{Pick, PickKind};

/// The plaque with which one bids.
pub(super) const BID: &str = "bid";
/// The plaque that leaves the Greeks to the other.
pub(super) const PASS: &str = "pass";
/// The plaque that commits a declared attack.
pub(super) const FIGHT: &str = "fight";
/// The plaque that gives it up.
pub(super) const CALL_OFF: &str = "call-off";
/// The plaque that fights another round.
pub(super) const AGAIN: &str = "again";
/// The plaque that ends a combat.
pub(super) const STOP: &str = "stop";
/// The plaque that ends the combats of a turn.
pub(super) const END_COMBAT: &str = "end-combat";
/// The plaque that ends a turn.
pub(super) const END_TURN: &str = "end-turn";
/// Where whole set-ups are offered.
pub(super) const SET_UP: &str = "set-up";
/// Where hits are given out.
pub(super) const HITS: &str = "hits";
/// The plaque for the roads into Greece, where units leave the map.
pub(super) const WAY_OUT: &str = "way-out";

/// A place of the map.
pub(super) fn place(place: Place) -> String {
    format!("place-{place}")
}

/// A kind of unit beside the map.
pub(super) fn unit(unit: Unit) -> String {
    format!("unit-{unit}")
}

/// How a person gives an action: a unit to be placed or a stack to be moved, and then where; or one
/// thing alone.
pub(super) fn path(view: &View, action: Action) -> Vec<Pick> {
    match action {
        Action::Bid(_) => vec![pick(PickKind::Number, BID, plaque::BID_NOW)],
        Action::Pass => vec![command(PASS, plaque::PASS)],
        Action::Place(it, at) => {
            vec![pick(PickKind::Piece, unit(it), it.name()), place_pick(view, at)]
        }
        Action::Attack(at) | Action::Free(at) => vec![place_pick(view, at)],
        Action::Join(it, at) => {
            vec![pick(PickKind::Piece, place(at), say::unit(view, it, 0, at))]
        }
        Action::Hit { unit: it, wounds, at } => {
            vec![pick(PickKind::Piece, place(at), say::unit(view, it, wounds, at))]
        }
        Action::March { from, to, .. } => vec![stack_pick(view, from), place_pick(view, to)],
        Action::Exit(_, from) => vec![stack_pick(view, from), way_out_pick()],
        Action::CallOff => vec![command(CALL_OFF, plaque::CALL_OFF)],
        Action::Fight => vec![command(FIGHT, plaque::FIGHT)],
        Action::Again => vec![command(AGAIN, plaque::AGAIN)],
        Action::Stop => vec![command(STOP, plaque::STOP)],
        Action::EndCombat => vec![command(END_COMBAT, plaque::END_COMBAT)],
        Action::EndTurn => vec![command(END_TURN, plaque::END_TURN)],
    }
}

fn pick(kind: PickKind, part: impl Into<String>, words: impl Into<String>) -> Pick {
    Pick { kind, part: part.into(), words: words.into() }
}

/// A command beside the map.
pub(super) fn command(part: &str, words: &str) -> Pick {
    pick(PickKind::Command, part, words)
}

/// The stack of a place.
pub(super) fn stack_pick(view: &View, at: Place) -> Pick {
    pick(PickKind::Piece, place(at), say::pieces(view, at))
}

/// A place of the map.
pub(super) fn place_pick(view: &View, at: Place) -> Pick {
    pick(PickKind::Place, place(at), say::place(view, at))
}

/// The way off the map.
pub(super) fn way_out_pick() -> Pick {
    command(WAY_OUT, plaque::WAY_OUT)
}
