//! What chance decides at each node, and where each outcome leads.

use engine::{D10, Log};

use crate::action::Outcome;
use crate::event::Event;
use crate::game::Marathon;
use crate::reinforcements::drawn;
use crate::state::{Awaits, State};

impl Marathon {
    /// The outcome that a ticket stands for.
    #[inline]
    pub(crate) fn outcome_of(&self, state: &State, ticket: u32) -> Outcome {
        match state.awaits {
            Awaits::Draw => {
                let count = state.markers.len().max(1);
                let marker = state.markers.iter().nth((ticket % count) as usize);
                marker.map_or(Outcome::Die(D10::of_ticket(ticket)), Outcome::Marker)
            }
            Awaits::Reinforcement(_) => Outcome::Drawn(drawn(self, state, ticket)),
            _ => Outcome::Die(D10::of_ticket(ticket)),
        }
    }

    /// Carries an outcome out.
    #[inline]
    pub(crate) fn settled(&self, state: &mut State, outcome: Outcome, log: &mut impl Log<Event>) {
        match (state.awaits, outcome) {
            (Awaits::Draw, Outcome::Marker(marker)) => self.operate(state, marker, true, log),
            (Awaits::Reinforcement(left), Outcome::Drawn(kind)) => {
                self.draw_reinforcement(state, (kind, left), log);
            }
            (awaits, Outcome::Die(die)) => self.rolled(state, awaits, die, log),
            _ => {}
        }
    }

    fn rolled(&self, state: &mut State, awaits: Awaits, die: D10, log: &mut impl Log<Event>) {
        match awaits {
            Awaits::Muster(kind) => self.muster(state, kind, die, log),
            Awaits::AbatisDie => Self::count_abatis(state, die, log),
            Awaits::SpartanDie => self.await_spartans(state, die, log),
            Awaits::GreekInitiative => self.greek_initiative(state, die, log),
            Awaits::PersianInitiative(greek) => self.persian_initiative(state, greek, die, log),
            Awaits::ReinforcementDie => self.roll_reinforcements(state, die, log),
            Awaits::LeaderDie(piece) => self.roll_for_leader(state, piece, die, log),
            Awaits::ReserveDie => self.roll_reserve(state, die, log),
            Awaits::Passing { piece, to } => self.pass(state, (piece, to), die, log),
            Awaits::Clearing(at) => self.clear(state, at, die, log),
            Awaits::ReactionDie(piece) => self.try_reaction(state, piece, die, log),
            Awaits::Shot { piece, at } => self.shot(state, (piece, at), die, log),
            Awaits::Strike(at) => self.strike(state, at, die, log),
            Awaits::Check(piece) => {
                self.check(state, piece, die, log);
                self.go_on(state, log);
            }
            Awaits::Rally(piece) => self.rally(state, piece, die, log),
            _ => {}
        }
    }
}
