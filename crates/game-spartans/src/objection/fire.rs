//! Against a shot: 8.2.

use super::{Objection, Task};
use crate::automaton::TargetPriority;
use crate::fire::{Blocked, is_in_arc, sight};
use crate::game::Spartans;
use crate::map::Area;
use crate::stack::Unit;
use crate::state::{Awaits, Force, State};
use crate::tables::farthest;
use crate::units::Side;

impl Spartans {
    /// [8.2.6a] Against firing with a unit at an area: what is the matter with the unit, with the
    /// target, and with what lies between them.
    pub(super) fn against_fire(
        &self,
        state: &State,
        (from, order): (Area, u8),
        at: Area,
    ) -> Vec<Objection> {
        if let Awaits::WhichTarget(force, _) = state.awaits {
            return self.against_target_of(state, force, (from, order), at);
        }
        let side = state.segment.side();
        let unit = match Self::unit_at(state, side, (from, order), Task::Fire) {
            Ok(unit) => unit,
            Err(objection) => return vec![objection],
        };
        let mut against = Vec::new();
        if let Awaits::Fire(seat) = state.awaits
            && self.leader(unit.contingent) != seat
        {
            against.push(Objection::LedByAnother(unit.contingent));
        }
        if !unit.arm.shoots() {
            against.push(Objection::NoMissiles(unit.arm));
        } else if unit.done {
            against.push(Objection::HasFired { at: from, order, aim: unit.aim });
        }
        against.extend(self.against_target(state, at));
        if unit.arm.shoots() && state.positions.has_enemy(side, at) {
            against.extend(self.against_line(state, (side, from), unit, at));
        }
        against
    }

    /// Who stands at a place of a stack.
    pub(super) fn unit_at(
        state: &State,
        side: Side,
        (at, order): (Area, u8),
        task: Task,
    ) -> Result<Unit, Objection> {
        let stack = state.positions.stack(side, at);
        let holds = stack.len() as u8;
        if holds == 0 {
            let enemy = state.positions.has_enemy(side, at);
            return Err(Objection::NobodyThere { at, enemy, task });
        }
        stack.get(usize::from(order)).ok_or(Objection::NoSuchUnit { task, at, order, holds })
    }

    /// [8.2] [8.2.6c] What is the matter with a target.
    fn against_target(&self, state: &State, at: Area) -> Option<Objection> {
        let side = state.segment.side();
        let begun = state.volley.filter(|_| !self.in_turn(side)).map(|volley| volley.target);
        if !state.positions.has_enemy(side, at) {
            Some(Objection::NoEnemyThere { at, task: Task::Fire })
        } else if let Some(begun) = begun.filter(|begun| *begun != at) {
            Some(Objection::OtherTarget(begun))
        } else {
            (begun.is_none() && state.settled.has(at)).then_some(Objection::FiredAt(at))
        }
    }

    /// [8.2.1] to [8.2.5c] Everything that stands between a unit and an enemy.
    fn against_line(
        &self,
        state: &State,
        (side, from): (Side, Area),
        unit: Unit,
        at: Area,
    ) -> Vec<Objection> {
        let (map, positions) = (&self.board.map, &state.positions);
        let mut against = Vec::new();
        let (range, farthest) = (from.range(at), farthest(unit.arm).unwrap_or(0));
        if range > farthest {
            against.push(Objection::OutOfRange { arm: unit.arm, range, farthest });
        }
        if from != at && positions.has_enemy(side, from) {
            against.push(Objection::Blocked(Blocked::InMelee));
        } else if from != at && positions.held(side).has(at) {
            against.push(Objection::Blocked(Blocked::Melee));
        }
        let arc = is_in_arc(unit.arm, unit.facing, from, at);
        let occupied = |area: Area| Side::BOTH.into_iter().any(|it| positions.held(it).has(area));
        let line = sight(map, (from, at), occupied);
        against.extend([arc, line].into_iter().filter_map(Result::err).map(Objection::Blocked));
        against
    }

    /// [8.2.7a] [8.2.7b] By hand: against one of the targets that a force chooses between.
    fn against_target_of(
        &self,
        state: &State,
        force: Force,
        (from, order): (Area, u8),
        at: Area,
    ) -> Vec<Objection> {
        if (from, order) != (force.at, force.order) {
            return vec![Objection::OtherForceAims { at: force.at, order: force.order }];
        }
        if !state.positions.has_enemy(Side::Persian, at) {
            return vec![Objection::NoEnemyThere { at, task: Task::Fire }];
        }
        let Ok(unit) = Self::unit_at(state, Side::Persian, (from, order), Task::Fire) else {
            return Vec::new();
        };
        let blocked = self.against_line(state, (Side::Persian, from), unit, at);
        if !blocked.is_empty() {
            return blocked;
        }
        let why = self.automaton(state).targets(force, true).1;
        let sieves = why.into_iter().flat_map(|it| it.sieves);
        let Some(lost) = sieves.into_iter().find(|sieve| !sieve.kept.contains(&at)) else {
            return Vec::new();
        };
        let Some(first) = lost.kept.first().copied() else { return Vec::new() };
        let arc = |area: Area| unit.facing.aspect_of(from, area);
        vec![match (lost.reason, arc(at), arc(first)) {
            (TargetPriority::Arc, Some(arc), Some(first)) => Objection::LaterArc { arc, first },
            _ => Objection::NotNearest { range: from.range(at), nearest: from.range(first) },
        }]
    }

    /// [8.2.6c] Against letting the dice fall.
    pub(super) fn against_roll(&self, state: &State) -> Objection {
        match state.awaits {
            Awaits::WhichTarget(force, _) => {
                Objection::OtherForceAims { at: force.at, order: force.order }
            }
            _ if self.in_turn(state.segment.side()) => Objection::AllAimFirst,
            _ => Objection::NobodyAims,
        }
    }
}
