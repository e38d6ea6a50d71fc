//! Orders of hands: so many of a stack, and where they go.
//!
//! `go F5 G5`: every force in F5 that may goes to G5 and keeps its facing, or charges by the way that
//! suits it best; `go F5.2 G5`, `go F5/2 G5 north` for one force, or one unit that leaves its force,
//! and another facing. `face F5 north`: they turn where they stand. `shoot D5 F5`: everybody in F5
//! who may aims at D5; `shoot D5 F5x2` the first two. `post F5 spartans-hoplitex3`: so many in hand
//! are placed at F5 and face as those do who are there, or west; `post F5 north …` otherwise. `-2`
//! behind a type: of those that have lost two steps.

use boards::squares::{Eighth, Quarter};
use engine::Game as _;
use engine::notation::times;

use super::orders::Draft;
use super::words::area_named;
use crate::action::{Action, Kind, Part};
use crate::game::Spartans;
use crate::map::{Area, EAST, NORTH, SOUTH, WEST, facing_word};
use crate::melee::orientation;
use crate::state::State;
use crate::units::{Arm, Contingent, Side};

impl Spartans {
    /// The single actions of an order of hands, if the text is one.
    pub(super) fn hand_order(&self, state: &State, order: &str) -> Option<Vec<Action>> {
        let words: Vec<&str> = order.split_whitespace().collect();
        match words[..] {
            ["go", who, to] => self.go_in_hand(state, who, at(to)?, None),
            ["go", who, to, facing] => self.go_in_hand(state, who, at(to)?, Some(side_of(facing)?)),
            ["face", who, facing] => self.face_in_hand(state, who, side_of(facing)?),
            ["shoot", to, ref who @ ..] if !who.is_empty() => {
                self.shoot_in_hand(state, at(to)?, who)
            }
            ["post", to, ref who @ ..] if !who.is_empty() => match side_of(who[0]) {
                Some(facing) => Self::post_in_hand(state, (at(to)?, Some(facing)), &who[1..]),
                None => Self::post_in_hand(state, (at(to)?, None), who),
            },
            _ => None,
        }
    }

    /// [8.1.2a] Those who are named go to an area, or everybody in theirs who may.
    fn go_in_hand(
        &self,
        state: &State,
        who: &str,
        to: Area,
        facing: Option<Quarter>,
    ) -> Option<Vec<Action>> {
        let goes = |state: &State, part: Part| self.step_to(state, part, to, facing);
        self.each_part(state, who, goes)
    }

    /// [3.2.1b] Those who are named turn where they stand.
    fn face_in_hand(&self, state: &State, who: &str, facing: Quarter) -> Option<Vec<Action>> {
        self.each_part(state, who, |_, part| Action::Turn { part, facing })
    }

    /// What each of those who are named does: one part of a stack, or every force of an area one
    /// after the other, as far as they may.
    fn each_part(
        &self,
        state: &State,
        who: &str,
        does: impl Fn(&State, Part) -> Action,
    ) -> Option<Vec<Action>> {
        let (name, _) = times(who).ok()?;
        if name.contains(['.', '/']) {
            return Some(vec![does(state, part_named(name)?)]);
        }
        let at = at(name)?;
        let mut draft = Draft::new(self, state);
        let mut order = 0;
        let side = state.segment.side();
        while let Some(unit) = draft.state.positions.stack(side, at).get(order) {
            let part = Part { at, order: order as u8, alone: false };
            let action = does(&draft.state, part);
            let _ = !unit.linked && !unit.done && draft.takes(action);
            // Who has gone makes room for the next one; who stays or only turns does not.
            let stays = draft.state.positions.stack(side, at).get(order) == Some(unit)
                || matches!(action, Action::Turn { .. });
            order += usize::from(stays);
            if draft.state.awaits != state.awaits {
                break;
            }
        }
        if draft.actions.is_empty() {
            // Nobody may: the door says why, for the first force.
            draft.actions.push(does(state, Part { at, order: 0, alone: false }));
        }
        Some(draft.actions)
    }

    /// The action that takes a part to an area: it keeps its facing where it can, and charges by the
    /// way that suits it best.
    fn step_to(&self, state: &State, part: Part, to: Area, facing: Option<Quarter>) -> Action {
        let side = state.segment.side();
        let stack = state.positions.stack(side, part.at);
        let own = stack.facing().unwrap_or(WEST);
        if state.positions.has_enemy(side, to) {
            let enemy = state.positions.stack(side.enemy(), to).facing().unwrap_or(EAST);
            let charge = |way| Action::Charge { part, to, way };
            let may = |way: &Eighth| self.allows(state, charge(*way));
            let suits = |way: &Eighth| orientation(*way, enemy);
            let best = Eighth::ALL.into_iter().filter(may).max_by_key(suits);
            return charge(best.unwrap_or(own.eighth()));
        }
        let go = |facing| Action::Move { part, to, facing };
        let there = state.positions.stack(side, to).facing();
        let wanted = facing.or(there).unwrap_or(own);
        let others = [own, WEST, EAST, NORTH, SOUTH];
        let asked = std::iter::once(wanted).chain(others.into_iter().filter(|_| facing.is_none()));
        asked.map(go).find(|it| self.allows(state, *it)).unwrap_or(go(wanted))
    }

    /// [8.2.6a] So many units of areas aim at a target.
    fn shoot_in_hand(&self, state: &State, target: Area, who: &[&str]) -> Option<Vec<Action>> {
        let mut draft = Draft::new(self, state);
        let mut first = None;
        for word in who {
            let (name, count) = times(word).ok()?;
            let from = at(name)?;
            let most = if name == *word { u8::MAX } else { count };
            let mut left = most;
            let side = state.segment.side();
            for order in 0..state.positions.stack(side, from).len() as u8 {
                let fire = Action::Fire { from, order, at: target };
                first.get_or_insert(fire);
                if left > 0 && draft.takes(fire) {
                    left -= 1;
                }
            }
            first.get_or_insert(Action::Fire { from, order: 0, at: target });
        }
        if draft.actions.is_empty() {
            draft.actions.extend(first);
        }
        Some(draft.actions)
    }

    /// [6.0c] So many units in hand are placed in an area.
    fn post_in_hand(
        state: &State,
        (at, facing): (Area, Option<Quarter>),
        who: &[&str],
    ) -> Option<Vec<Action>> {
        let there = state.positions.stack(Side::Greek, at).facing();
        let facing = facing.or(there).unwrap_or(WEST);
        let mut actions = Vec::new();
        for word in who {
            let (name, count) = times(word).ok()?;
            let place = Action::Place { kind: kind_named(name)?, at, facing };
            actions.extend(std::iter::repeat_n(place, usize::from(count)));
        }
        (!actions.is_empty()).then_some(actions)
    }
}

fn at(word: &str) -> Option<Area> {
    area_named(word).ok()
}

fn side_of(word: &str) -> Option<Quarter> {
    [WEST, NORTH, EAST, SOUTH].into_iter().find(|it| facing_word(*it) == word)
}

/// `F5.2`, or `F5/2` for the unit alone.
fn part_named(word: &str) -> Option<Part> {
    let alone = word.contains('/');
    let (area, order) = word.split_once(['.', '/'])?;
    let order: u8 = order.parse().ok().filter(|it| (1..=3).contains(it))?;
    Some(Part { at: at(area)?, order: order - 1, alone })
}

/// `spartans-hoplite`, or `spartans-hoplite-2`.
fn kind_named(word: &str) -> Option<Kind> {
    let mut parts = word.split('-');
    let (contingent, arm) = (parts.next()?, parts.next()?);
    let losses = parts.next().map_or(Some(0), |losses| losses.parse().ok())?;
    let contingent = Contingent::ALL.into_iter().find(|it| it.word() == contingent)?;
    let arm = Arm::ALL.into_iter().find(|it| it.word() == arm)?;
    Some(Kind { contingent, arm, losses })
}
