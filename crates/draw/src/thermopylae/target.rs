//! The parts of the drawn table, by name: where one clicks for an action.

use game_thermopylae::{Action, Place, Unit};

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
/// The roads into Greece, where units leave the map.
pub(super) const WAY_OUT: &str = "way-out";

/// A place of the map.
pub(super) fn place(place: Place) -> String {
    format!("place-{place}")
}

/// A kind of unit beside the map.
pub(super) fn unit(unit: Unit) -> String {
    format!("unit-{unit}")
}

/// Where one clicks for an action; last, where it takes two clicks.
pub(super) fn of(action: Action) -> String {
    match action {
        Action::Bid(_) => BID.to_owned(),
        Action::Pass => PASS.to_owned(),
        Action::Attack(at)
        | Action::Free(at)
        | Action::Place(_, at)
        | Action::Join(_, at)
        | Action::Hit { at, .. }
        | Action::March { to: at, .. } => place(at),
        Action::Exit(..) => WAY_OUT.to_owned(),
        Action::CallOff => CALL_OFF.to_owned(),
        Action::Fight => FIGHT.to_owned(),
        Action::Again => AGAIN.to_owned(),
        Action::Stop => STOP.to_owned(),
        Action::EndCombat => END_COMBAT.to_owned(),
        Action::EndTurn => END_TURN.to_owned(),
    }
}

/// Where one clicks first: a unit to be placed, a stack to be moved.
pub(super) fn source(action: Action) -> Option<String> {
    match action {
        Action::Place(it, _) => Some(unit(it)),
        Action::March { from, .. } | Action::Exit(_, from) => Some(place(from)),
        _ => None,
    }
}
