//! Against a move, a turn or a charge: 8.1, with the facing of 3.2 and the stacking of 3.1.

use boards::squares::{Eighth, Quarter};
use engine::Seat;

use super::way::{Aim, Way};
use super::{Objection, Task};
use crate::action::Part;
use crate::game::Spartans;
use crate::map::Area;
use crate::movement::Mover;
use crate::options::Persians;
use crate::stack::MOST;
use crate::state::{Awaits, State};
use crate::units::{Arm, Side};

impl Spartans {
    /// [8.1.2a] Against a move to an area, facing a side then.
    pub(super) fn against_move(
        &self,
        state: &State,
        part: Part,
        (to, facing): (Area, Quarter),
    ) -> Vec<Objection> {
        let mover = match self.against_part(state, part) {
            Ok(mover) => mover,
            Err(against) => return against,
        };
        if to == part.at {
            return vec![Objection::StandsThere(to)];
        }
        if !self.board.map.is_open(to) {
            return vec![Objection::Coastal(to)];
        }
        if state.positions.has_enemy(mover.side, to) {
            return vec![Objection::EnemyThere(to)];
        }
        let mut against = Self::against_company_at(state, mover, to);
        let there = state.positions.stack(mover.side, to).facing();
        if let Some(there) = there.filter(|there| *there != facing) {
            against.push(Objection::OtherFacing { at: to, there, facing });
        }
        against.extend(Way::new(self, state, mover, Aim::Halt(to, facing)).against());
        if against.is_empty() && self.leads_by_hand(state) {
            return self.against_halt_by_hand(state, part, (to, facing));
        }
        against
    }

    /// [3.2.1b] [3.2.2b] Against a turn on the spot.
    pub(super) fn against_turn(
        &self,
        state: &State,
        part: Part,
        facing: Quarter,
    ) -> Vec<Objection> {
        let mover = match self.against_part(state, part) {
            Ok(mover) => mover,
            Err(against) => return against,
        };
        if mover.facing == facing {
            return vec![Objection::FacesSo(facing)];
        }
        let mut against = Vec::new();
        let stack = state.positions.stack(mover.side, part.at);
        if let Some(there) = stack.facing().filter(|_| stack.len() > mover.units) {
            against.push(Objection::OtherFacing { at: part.at, there, facing });
        }
        let (needs, has) = (mover.facing.quarters_to(facing), mover.allowance);
        if mover.arm == Arm::Mixed && needs > has {
            against.push(Objection::TurnsCost { needs, has });
        }
        if against.is_empty() && self.leads_by_hand(state) {
            return self.against_halt_by_hand(state, part, (part.at, facing));
        }
        against
    }

    /// [8.1.4c] Against entering an area of the enemy.
    pub(super) fn against_charge(
        &self,
        state: &State,
        part: Part,
        (to, way): (Area, Eighth),
    ) -> Vec<Objection> {
        let mover = match self.against_part(state, part) {
            Ok(mover) => mover,
            Err(against) => return against,
        };
        if !self.board.map.is_open(to) {
            return vec![Objection::Coastal(to)];
        }
        if !state.positions.has_enemy(mover.side, to) {
            return vec![Objection::NoEnemyThere { at: to, task: Task::Movement }];
        }
        let mut against = Self::against_company_at(state, mover, to);
        against.extend(Way::new(self, state, mover, Aim::Enter(to, way)).against());
        if against.is_empty() && self.leads_by_hand(state) {
            return self.against_entry_by_hand(state, part);
        }
        against
    }

    /// Whoever is to move, or what is the matter with him.
    fn against_part(&self, state: &State, part: Part) -> Result<Mover, Vec<Objection>> {
        let Part { at, order, alone } = part;
        let side = state.segment.side();
        let unit =
            Self::unit_at(state, side, (at, order), Task::Movement).map_err(|it| vec![it])?;
        let stack = state.positions.stack(side, at);
        let (first, last) = stack.force(usize::from(order));
        let mut against = Vec::new();
        if unit.done {
            against.push(Objection::HasMoved { at, order });
        }
        if alone && first == last {
            against.push(Objection::AloneAlready { at, order });
        } else if alone && self.leads_by_hand(state) {
            against.push(Objection::SystemNeverParts);
        } else if !alone && unit.linked {
            against.push(Objection::InsideForce { at, order, first: first as u8 });
        }
        let led = if alone { unit.contingent } else { stack.get(first).unwrap_or(unit).contingent };
        if deciding(state).is_some_and(|seat| self.leader(led) != seat) {
            against.push(Objection::LedByAnother(led));
        }
        if state.positions.has_enemy(side, at) {
            against.push(Objection::Locked(at));
        }
        match self.mover_of(state, side, part).filter(|_| against.is_empty()) {
            Some(mover) => Ok(mover),
            None => Err(against),
        }
    }

    /// [3.1.1a] [3.1.2b] What is the matter with friends where the move would end.
    fn against_company_at(state: &State, mover: Mover, to: Area) -> Vec<Objection> {
        let stack = state.positions.stack(mover.side, to);
        let mut against = Vec::new();
        if let Some(there) = stack.arm().filter(|there| *there != mover.arm) {
            against.push(Objection::OtherType { at: to, there, comes: mover.arm });
        }
        if stack.len() + mover.units > MOST {
            let (holds, comes) = (stack.len() as u8, mover.units as u8);
            against.push(Objection::Full { at: to, holds, comes, limit: MOST as u8 });
        }
        against
    }

    /// [8.1.6a] Whether a person moves the Persians as the rules lead them.
    pub(super) fn leads_by_hand(&self, state: &State) -> bool {
        state.segment.side() == Side::Persian && self.options.persians == Persians::ByHand
    }
}

/// The seat that moves.
const fn deciding(state: &State) -> Option<Seat> {
    match state.awaits {
        Awaits::Movement(seat) => Some(seat),
        _ => None,
    }
}
