//! Turn sequence: [K6], [K7], and what each step of a turn waits for.

use engine::{Game as _, Log, Node};

use crate::cards::Spartan;
use crate::event::Event;
use crate::game::Thermopyles;
use crate::objection::Objection;
use crate::state::{Awaits, State};

impl Thermopyles {
    /// [K6] [K11] What is against a charge. [K7] Without cards there is nothing to charge with.
    pub(crate) fn against_charge(&self, state: &State, card: Spartan) -> Objection {
        match state.awaits {
            Awaits::Turn if state.hand(state.active).is_empty() => Objection::EmptyHand,
            Awaits::Turn => Objection::NotToCharge { card },
            _ => self.moment(state),
        }
    }

    /// What is against anything that the current step does not wait for.
    pub(crate) fn moment(&self, state: &State) -> Objection {
        match (state.awaits, self.node(state)) {
            (Awaits::Over(finish), _) => Objection::Over(finish),
            (_, Node::Chance { case, .. }) => Objection::ChanceFirst { case },
            (Awaits::Support(_), _) => Objection::SupportFirst,
            (Awaits::Offer(draws), _) => Objection::DrawFirst { cause: draws.cause },
            (Awaits::Discard { seat, .. }, _) => self.discard_first(state, seat),
            _ => Objection::TurnFirst,
        }
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
