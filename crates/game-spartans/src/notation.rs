//! Actions, outcomes, orders and positions in text: each described once, for both ways.

mod deploy;
mod hands;
mod orders;
mod pieces;
mod position;
mod posts;
mod soundness;
mod steps;
mod words;

use engine::notation::{self, Form as _, among};
use engine::{D6, D10, Fault};

use crate::action::{Action, Outcome};
use words::{
    a_facing, a_force, a_greek, a_kind, a_part, a_persian, a_unit_at, a_way, an_area, sent_home,
};

engine::forms! {
    /// How actions are written.
    pub(crate) struct Actions of Action {
        "commit" contingent: a_persian() => [Action::Commit(contingent)],
        "allow peloponnesians" => [Action::Allow],
        "refuse peloponnesians" => [Action::Refuse],
        "send" contingent: sent_home() => [Action::Send(contingent)],
        "guard" contingent: a_greek() => [Action::Guard(contingent)],
        "vote" contingent: a_greek() => [Action::Vote(contingent)],
        "place" kind: a_kind(), at: an_area(), facing: a_facing()
            => [Action::Place { kind, at, facing }],
        "clear" contingent: a_greek() => [Action::Clear(contingent)],
        "move" part: a_part(), to: an_area(), facing: a_facing()
            => [Action::Move { part, to, facing }],
        "turn" part: a_part(), facing: a_facing() => [Action::Turn { part, facing }],
        "charge" part: a_part(), to: an_area(), way: a_way() => [Action::Charge { part, to, way }],
        "fire" from order: a_unit_at(), at: an_area() => [Action::Fire { from, order, at }],
        "roll" => [Action::Roll],
        "fight" area: an_area() => [Action::Fight(area)],
        "retreat" area: an_area() => [Action::Retreat(area)],
        "stand" area: an_area() => [Action::Stand(area)],
        "feign" => [Action::Feign],
        "hold" => [Action::Hold],
        "done" => [Action::Done],
    }

    /// How outcomes are written.
    pub(crate) struct Outcomes of Outcome {
        "d6" face: among(D6::all()).called("1 to 6", "a face") => [Outcome::Six(face)],
        "d10" face: among(D10::all()).called("1 to 10", "a face") => [Outcome::Ten(face)],
        "stack" at order: a_force() => [Outcome::Stack { at, order }],
        "area" area: an_area() => [Outcome::Area(area)],
        "towards" forward: a_facing() => [Outcome::Towards(forward)],
        "by" to: an_area(), way: a_way() => [Outcome::By { to, way }],
    }
}

/// Reads an action.
pub(crate) fn action_from(text: &str) -> Result<Action, Fault> {
    notation::read_as(&Actions, text, "action")
}

/// [2.0] The face 0 of a ten-sided die, which counts as 10.
const NOUGHT: &str = "d10 0";

/// Reads an outcome.
pub(crate) fn outcome_from(text: &str) -> Result<Outcome, Fault> {
    let text = if text == NOUGHT { "d10 10" } else { text };
    notation::read_as(&Outcomes, text, "outcome")
}
