//! Actions, outcomes, orders and positions in text: each described once, for both ways.

mod orders;
mod position;
mod soundness;
#[cfg(test)]
mod tests;
mod units;

use engine::notation::{self, Form, among, any_number, named, seat_of};
use engine::{D10, Fault};

use crate::action::{Action, Outcome};
use crate::map::{PLACES, Place};
use units::{a_unit, wounded};

engine::forms! {
    /// How actions are written.
    pub(crate) struct Actions of Action {
        "bid" units: any_number() => [Action::Bid(units)],
        "pass" => [Action::Pass],
        "place" unit: a_unit(), at: a_place() => [Action::Place(unit, at)],
        "attack" target: a_place() => [Action::Attack(target)],
        "free" target: a_place() => [Action::Free(target)],
        "join" unit: a_unit(), from: a_place() => [Action::Join(unit, from)],
        "call off" => [Action::CallOff],
        "fight" => [Action::Fight],
        "hit" unit wounds: wounded(), at: a_place() => [Action::Hit { unit, wounds, at }],
        "again" => [Action::Again],
        "stop" => [Action::Stop],
        "end combat" => [Action::EndCombat],
        "march" unit: a_unit(), from: a_place(), to: a_place() => [Action::March { unit, from, to }],
        "exit" unit: a_unit(), from: a_place() => [Action::Exit(unit, from)],
        "end turn" => [Action::EndTurn],
    }

    /// How outcomes are written; a bare die is read too.
    pub(crate) struct Outcomes of Outcome {
        "die" | "" face: among(D10::all()).called("1 to 10", "a face") => [Outcome::Die(face)],
        "opener" seat: seat_of(2) => [Outcome::Opener(seat)],
        "greek" seat: seat_of(2) => [Outcome::Greek(seat)],
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

/// A place that a map can have.
fn a_place() -> impl Form<Value = Place> {
    let places = (0..PLACES as u8).filter_map(Place::new);
    named(places, Place::id).called("PLACE", "a place")
}
