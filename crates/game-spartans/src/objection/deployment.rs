//! Against placing a Greek unit, or taking a contingent up again: 6.0.

use boards::squares::Quarter;

use super::Objection;
use super::contingents::absent;
use crate::action::Kind;
use crate::game::Spartans;
use crate::greek_deployment::{areas_of, set_up_areas, west_of_wall};
use crate::map::Area;
use crate::stack::MOST;
use crate::state::State;
use crate::units::{Contingent, Side};

impl Spartans {
    /// [6.0c] Against placing a unit: what is the matter with the unit, and with the area.
    pub(super) fn against_place(
        &self,
        state: &State,
        kind: Kind,
        (at, facing): (Area, Quarter),
    ) -> Vec<Objection> {
        let contingent = kind.contingent;
        if contingent.side() == Side::Persian {
            return vec![Objection::NotGreek(contingent)];
        }
        let mut against = Vec::new();
        if !self.to_place(state).any(|(it, _)| it == kind) {
            against.push(if state.guard == Some(contingent) {
                Objection::GuardsPath(contingent)
            } else if state.is_present(contingent) {
                Objection::NoneInHand(kind)
            } else {
                absent(state, contingent)
            });
        }
        if !self.board.map.is_open(at) {
            against.push(Objection::Coastal(at));
        } else if !set_up_areas(&self.board.map).has(at) {
            against.push(Objection::OutsideRows(at));
        } else {
            against.extend(self.against_ground(state, contingent, at));
            against.extend(Self::against_company(state, kind, (at, facing)));
        }
        against
    }

    /// [6.0.1.1a] [6.0.1.3] [6.0.1.4] What is the matter with the ground for a contingent.
    fn against_ground(&self, state: &State, contingent: Contingent, at: Area) -> Vec<Objection> {
        let mut against = Vec::new();
        if !self.allowed_ground(state, contingent).has(at) {
            against.push(if west_of_wall(&self.board.map).has(at) {
                let missing = self.not_yet_west(state).unwrap_or(contingent);
                Objection::PhociansTooSoon { at, missing }
            } else if contingent == Contingent::Spartans {
                Objection::SpartansBehindWall(at)
            } else {
                Objection::LastWithSpartans { contingent, at }
            });
        }
        let placed = areas_of(&state.positions, contingent);
        let alone = contingent == Contingent::Peloponnesians || placed.is_empty();
        if !alone && !placed.iter().any(|it| it.range(at) < 2) {
            against.push(Objection::Apart { contingent, at });
        }
        against
    }

    /// [6.0.1.4] The first contingent but the Phocians that does not stand before the wall whole.
    fn not_yet_west(&self, state: &State) -> Option<Contingent> {
        let west = west_of_wall(&self.board.map);
        let there = |it: &Contingent| {
            state.muster(*it).in_hand() == 0 && areas_of(&state.positions, *it).is_within(west)
        };
        let mut others = self.deploying(state).iter().filter(|it| *it != Contingent::Phocians);
        others.find(|it| !there(it))
    }

    /// [3.1.2b] [3.1.3b] [6.0.1.2] What is the matter with those who lie there.
    fn against_company(state: &State, kind: Kind, (at, facing): (Area, Quarter)) -> Vec<Objection> {
        let stack = state.positions.stack(Side::Greek, at);
        let mut against = Vec::new();
        if stack.len() >= MOST {
            against.push(Objection::PlacedFull(at));
        }
        if let Some(there) = stack.arm().filter(|there| *there != kind.arm) {
            against.push(Objection::OtherType { at, there, comes: kind.arm });
        }
        if let Some(there) = stack.facing().filter(|there| *there != facing) {
            against.push(Objection::OtherFacing { at, there, facing });
        }
        against
    }

    /// [6.0.1.1a] Against taking a contingent up again.
    pub(super) fn against_clearing(&self, state: &State, contingent: Contingent) -> Vec<Objection> {
        if contingent.side() == Side::Persian {
            return vec![Objection::NotGreek(contingent)];
        }
        let mut against = Vec::new();
        if state.on_map(contingent) == 0 {
            against.push(Objection::NotPlaced(contingent));
        }
        if !self.is_stuck(state) {
            against.push(Objection::EverybodyFindsRoom);
        }
        against
    }
}
