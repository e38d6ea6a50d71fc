//! Actions, outcomes and positions in text: each described once, for both ways.

mod position;
mod soundness;
#[cfg(test)]
mod tests;

use engine::notation::{self, Form, Words, among, any_number, seat_of};
use engine::{D6, Fault, Seat};

use crate::action::{Action, Outcome};
use crate::cards::{Persian, Spartan};
use crate::game::Thermopyles;
use crate::state::State;

engine::forms! {
    /// How actions are written.
    pub(crate) struct Actions of Action {
        "retreat" => [Action::Retreat],
        "charge" card: spartan() => [Action::Charge(card)],
        "support" cards: any_number().called("0 to 4", "a number") => [Action::Support(cards)],
        "draw" to: seat_of(8) => [Action::Draw(to)],
        "decline" => [Action::Decline],
        "discard" card: spartan() => [Action::Discard(card)],
    }

    /// How outcomes are written; the bare value is read too.
    pub(crate) struct Outcomes of Outcome {
        "die" | "" face: among(D6::all()).called("1 to 6", "a face") => [Outcome::Die(face)],
        "spartan" | "" card: spartan() => [Outcome::Spartan(card)],
        "persian" | "" card: persian() => [Outcome::Persian(card)],
    }
}

impl Thermopyles {
    /// Reads an action. Somebody who plays alone may leave the seat of a draw away.
    pub(crate) fn action_from(&self, text: &str) -> Result<Action, Fault> {
        if self.options.players == 1 && text.trim().eq_ignore_ascii_case("draw") {
            return Ok(Action::Draw(Seat::FIRST));
        }
        notation::read_as(&Actions, text, "action")
    }

    /// Reads a group order. `fight 15 2`: charge with the 15 and ask for two Support cards; `fight
    /// 15` asks for none.
    ///
    /// Where no Support card is left the charge asks for none, and the fight would be over before
    /// any could be refused: there the asking comes alone, and is refused before anything is played.
    pub(crate) fn order_from(&self, state: &State, order: &str) -> Option<Vec<Action>> {
        let mut words = Words::new(order);
        if !words.has("fight") {
            return None;
        }
        let charge = Action::Charge(spartan().read(&mut words).ok()?);
        let support = if words.are_done() { Ok(0) } else { any_number().read(&mut words) }.ok()?;
        words.are_done().then_some(match (state.support, support) {
            (0, 0) => vec![charge],
            (0, _) if self.domain(state).has(charge) => vec![Action::Support(support)],
            _ => vec![charge, Action::Support(support)],
        })
    }
}

/// Reads an outcome.
pub(crate) fn outcome_from(text: &str) -> Result<Outcome, Fault> {
    notation::read_as(&Outcomes, text, "outcome")
}

/// A Spartan card, by its Combat Value.
fn spartan() -> impl Form<Value = Spartan> {
    among(Spartan::DECK.kinds().map(Spartan::of_kind)).called("10 to 20", "a Spartan card")
}

/// A Persian card, by its two values.
fn persian() -> impl Form<Value = Persian> {
    among(Persian::DECK.kinds().map(Persian::of_kind)).called("20/24", "a Persian card")
}
