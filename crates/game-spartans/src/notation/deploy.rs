//! Whole Greek deployments by one word, fitted to the day, to who is there, and to the map in play.

use std::cmp::Reverse;

use super::orders::Draft;
use crate::action::{Action, Kind};
use crate::game::Spartans;
use crate::map::{Area, Map, WEST};
use crate::state::{Awaits, State};
use crate::units::{Arm, Contingent, Side};

/// A deployment: in which row, counted from 0, the first line, the second and the rest stand.
struct Plan {
    name: &'static str,
    /// The Spartans and those who stand with them.
    front: u8,
    /// Everybody else.
    line: u8,
    /// Javelins and bows.
    light: u8,
    /// Whether mounds are sought.
    high: bool,
}

const ROW_E: u8 = 4;
const ROW_F: u8 = 5;
const ROW_G: u8 = 6;
const ROW_H: u8 = 7;
const ROW_I: u8 = 8;
const ROW_K: u8 = 10;

const PLANS: &[Plan] = &[
    Plan { name: "wall", front: ROW_G, line: ROW_H, light: ROW_H, high: false },
    Plan { name: "forward", front: ROW_E, line: ROW_F, light: ROW_F, high: false },
    Plan { name: "pass", front: ROW_F, line: ROW_G, light: ROW_G, high: false },
    Plan { name: "last-stand", front: ROW_G, line: ROW_K, light: ROW_I, high: true },
];

impl Plan {
    /// In which row it wants a unit.
    fn row(&self, contingent: Contingent, arm: Arm, state: &State) -> u8 {
        let front = contingent == Contingent::Spartans && state.day < 3;
        let with_spartans = !self.high && contingent == Contingent::Thespians;
        if arm.is_light() {
            self.light
        } else if front || with_spartans {
            self.front
        } else {
            self.line
        }
    }

    /// By how many rows an area is off.
    fn rows_off(&self, contingent: Contingent, arm: Arm, state: &State, at: Area) -> u16 {
        u16::from(at.row().abs_diff(self.row(contingent, arm, state)))
    }
}

/// In which order contingents are placed: the Phocians go before the wall last [6.0.1.4].
const ORDER: [Contingent; 7] = [
    Contingent::Spartans,
    Contingent::Thespians,
    Contingent::Thebans,
    Contingent::Malians,
    Contingent::Locrians,
    Contingent::Peloponnesians,
    Contingent::Phocians,
];

/// How often a deployment is begun anew with those first who found no place.
const TRIES: usize = 12;
/// What a row more to go weighs against a column.
const ROW: u16 = 8;
/// What weighs more than any way.
const FAR: u16 = 400;

/// Places whoever is still in hand, the last one too.
const REST: &str = "rest";

impl Spartans {
    /// [6.0c] The deployment of a name: every unit but the last one in hand, or with `rest` that
    /// one as well.
    pub(super) fn deploy_order(&self, state: &State, name: &str) -> Option<Vec<Action>> {
        let (plan, kept) = match PLANS.iter().find(|plan| plan.name == name) {
            Some(plan) => (plan, 1),
            None if name == REST => (Self::plan_so_far(state), 0),
            None => return None,
        };
        if state.awaits != Awaits::Deployment {
            // Nobody deploys now: the door says so.
            let (at, facing) = (self.board.map.land().first()?, WEST);
            let (contingent, arm) = (Contingent::Spartans, Arm::Hoplite);
            return Some(vec![Action::Place {
                kind: Kind { contingent, arm, losses: 0 },
                at,
                facing,
            }]);
        }
        let mut order = ORDER;
        let mut draft = Draft::new(self, state);
        for _ in 0..TRIES {
            draft = Draft::new(self, state);
            let Some(stuck) = self.deploy(&mut draft, plan, kept, &order) else { break };
            let at = order.iter().position(|it| *it == stuck).unwrap_or(0);
            order[..=at].rotate_right(1);
        }
        Some(draft.actions)
    }

    /// The plan that those who stand already come nearest to.
    fn plan_so_far(state: &State) -> &'static Plan {
        let cost = |plan: &&Plan| -> u32 {
            let posts = state.positions.held(Side::Greek);
            let stacks = posts.iter().map(|at| (at, state.positions.stack(Side::Greek, at)));
            let units = stacks.flat_map(|(at, stack)| stack.units().map(move |unit| (at, unit)));
            units
                .map(|(at, unit)| u32::from(plan.rows_off(unit.contingent, unit.arm, state, at)))
                .sum()
        };
        PLANS.iter().min_by_key(cost).unwrap_or(&PLANS[0])
    }

    /// Places everybody but so many; gives back a contingent that finds no place.
    fn deploy(
        &self,
        draft: &mut Draft<'_>,
        plan: &Plan,
        kept: u16,
        order: &[Contingent],
    ) -> Option<Contingent> {
        let hand = |state: &State| -> u16 {
            self.to_place(state).map(|(_, units)| u16::from(units)).sum()
        };
        while hand(&draft.state) > kept {
            let rank = |kind: &Kind| {
                let turn = order.iter().position(|it| *it == kind.contingent);
                (turn, kind.losses, Reverse(kind.arm))
            };
            let kinds = self.to_place(&draft.state).map(|(kind, _)| kind);
            let kind = kinds.min_by_key(rank)?;
            let posts = self.posts(&draft.state, kind.contingent, kind.arm);
            let cost = |at: &Area| self.cost_of_post(&draft.state, plan, kind, *at);
            let Some(at) = posts.iter().min_by_key(cost) else { return Some(kind.contingent) };
            let facing = draft.state.positions.stack(Side::Greek, at).facing().unwrap_or(WEST);
            if !draft.takes(Action::Place { kind, at, facing }) {
                return Some(kind.contingent);
            }
        }
        None
    }

    /// How far a post is from what the plan wants.
    fn cost_of_post(&self, state: &State, plan: &Plan, kind: Kind, at: Area) -> u16 {
        let map: &Map = &self.board.map;
        let front = kind.contingent == Contingent::Spartans && state.day < 3;
        let rows = plan.rows_off(kind.contingent, kind.arm, state, at) * ROW;
        let columns = u16::from(at.column().abs_diff(5));
        let low = if plan.high && !front && !map.is_high(at) { ROW * 2 } else { 0 };
        // Threes are formed before another area is taken, of one contingent if it can be.
        let stack = state.positions.stack(Side::Greek, at);
        let mates = stack.units().any(|unit| unit.contingent == kind.contingent);
        let joins = match (stack.is_empty(), mates) {
            (false, true) => 0,
            (true, _) => 1 + ROW,
            (false, false) => 2 + ROW,
        };
        (rows + columns + low + joins).min(FAR)
    }
}
