//! What chance decides, and who takes each outcome up.

use engine::{D6, D10, Log};

use crate::action::Outcome;
use crate::event::Event;
use crate::game::Spartans;
use crate::map::{Area, EAST};
use crate::state::{Awaits, Force, State};

impl Spartans {
    /// The outcome that a ticket stands for.
    pub(crate) fn outcome_of(&self, state: &State, ticket: u32) -> Outcome {
        let at = ticket as usize;
        let found = match state.awaits {
            Awaits::Ephialtes | Awaits::Conference | Awaits::Strike(_) => {
                Some(Outcome::Six(D6::of_ticket(ticket)))
            }
            Awaits::Shot(shooter) => Some(self.face_of_shot(state, shooter, ticket)),
            Awaits::WhichStack { .. } => {
                self.tied_force(state, at).map(|Force { at, order }| Outcome::Stack { at, order })
            }
            Awaits::WhichWay(..) => self.tied_way(state, at).map(Outcome::Area),
            Awaits::WhichTarget(..) => self.tied_target(state, at).map(Outcome::Area),
            Awaits::WhichEntry(..) => {
                self.tied_entry(state, at).map(|(to, way)| Outcome::By { to, way })
            }
            Awaits::WhichTurn(_) => {
                Some(Outcome::Towards(self.tied_turn(state, at).unwrap_or(EAST)))
            }
            _ => None,
        };
        found.unwrap_or(Outcome::Ten(D10::of_ticket(ticket)))
    }

    /// Takes an outcome up.
    pub(crate) fn settled(&self, state: &mut State, outcome: Outcome, log: &mut impl Log<Event>) {
        match outcome {
            Outcome::Six(face) => self.six(state, face, log),
            Outcome::Ten(face) => self.ten(state, face, log),
            Outcome::Stack { at, order } => self.force_drawn(state, Force { at, order }, log),
            Outcome::Area(area) => self.area_drawn(state, area, log),
            Outcome::Towards(forward) => self.turn_drawn(state, forward, log),
            Outcome::By { to, way } => Self::entry_drawn(state, (to, way), log),
        }
    }

    fn six(&self, state: &mut State, face: D6, log: &mut impl Log<Event>) {
        match state.awaits {
            Awaits::Ephialtes => self.show_path(state, face, log),
            Awaits::Conference => self.confer(state, face, log),
            Awaits::Shot(_) => self.shoot(state, face.number(), log),
            Awaits::Strike(_) => self.strike(state, face, log),
            _ => {}
        }
    }

    fn ten(&self, state: &mut State, face: D10, log: &mut impl Log<Event>) {
        match state.awaits {
            Awaits::Commitment => self.commit_by_die(state, face, log),
            Awaits::Shot(_) => self.shoot(state, face.number(), log),
            Awaits::Check { .. } => self.check_unit(state, face, log),
            Awaits::FeintCheck => self.feign(state, face, log),
            Awaits::Recover { .. } => self.recover(state, face, log),
            Awaits::EndOfDay => self.check_day(state, face, log),
            _ => {}
        }
    }

    fn area_drawn(&self, state: &mut State, area: Area, log: &mut impl Log<Event>) {
        match state.awaits {
            Awaits::WhichWay(..) => self.way_drawn(state, area, log),
            Awaits::WhichTarget(force, _) => self.aim(state, force, (area, true), log),
            _ => {}
        }
    }
}
