//! Turn sequence: [K6], [K7], and what each step of a turn waits for.

use engine::{Log, Objection, Objections};

use crate::cards::Spartan;
use crate::cases::{K5, K6, K7, K9, K11, K12, K23};
use crate::event::Event;
use crate::game::Thermopyles;
use crate::state::{Awaits, Cause, State};

impl Thermopyles {
    /// [K6] Says what is against a retreat: only the wrong moment.
    pub(crate) fn objections_to_retreat(state: &State, against: &mut Objections) {
        if !matches!(state.awaits, Awaits::Turn) {
            against.push(Self::wrong_moment(state));
        }
    }

    /// [K6] [K11] Says what is against a charge. [K7] Without cards there is nothing to charge with.
    pub(crate) fn objections_to_charge(state: &State, card: Spartan, against: &mut Objections) {
        if !matches!(state.awaits, Awaits::Turn) {
            against.push(Self::wrong_moment(state));
        }
        let hand = state.hand(state.active);
        if hand.is_empty() {
            against.push(Objection { case: K7, why: "a player without cards must retreat" });
        } else if !hand.has(card.kind()) {
            against.push(Objection { case: K11, why: "that card is not in the hand" });
        }
    }

    /// The objection to anything that the current step does not wait for.
    #[cold]
    pub(crate) fn wrong_moment(state: &State) -> Objection {
        let (case, why) = match state.awaits {
            Awaits::Support(_) => (K12, "the fight waits to hear how much Support is asked for"),
            Awaits::Offer(draws) => match draws.cause {
                Cause::Retreat => (K9, "the team must say who draws the card, or decline it"),
                Cause::Bonus => (K23, "the team must say who draws the bonus card, or decline it"),
            },
            Awaits::Discard { .. } => (K5, "a card of the full hand must be discarded first"),
            _ => (K6, "a turn is a retreat or a fight, and neither is half done now"),
        };
        Objection { case, why }
    }

    /// [K6] Ends the turn: the game is lost for lack of cards [K25], or the next player is in turn.
    pub(crate) fn end_turn(&self, state: &mut State, log: &mut impl Log<Event>) {
        if Self::is_out_of_cards(state) {
            return self.finish(state, crate::end::Finish::CardsSpent, log);
        }
        state.active = state.active.clockwise(self.options.players);
        state.awaits = Awaits::Turn;
        if self.options.players > 1 {
            log.tell(|| Event::TurnPassed { to: state.active });
        }
    }
}
