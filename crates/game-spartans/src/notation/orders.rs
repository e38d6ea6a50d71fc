//! Orders over several actions, for people in a hurry; each action passes the same door.
//!
//! `forward all`, `forward F5 G5`: every force, or those in these areas, go one area straight ahead
//! and keep their facing. `turn all west`. `volley D5`: everybody who can fires at D5, and the dice
//! fall; `fire best`: the same at the target that is likely to lose most. `fight all`, `stand all`,
//! `retreat all`: as far as no die is needed in between. `place spartans hoplitex3 F5 west`. Whole
//! deployments: `deploy wall`, `deploy forward`, `deploy pass`, `deploy last-stand`, and one of your
//! own, `deploy as POST …`; the last unit stays in hand, so that what was done can be looked at.

use boards::squares::Quarter;
use engine::notation::times;
use engine::{Game as _, Node, Quiet, door};

use super::words::{area_named, facing_named, greek_named, read_worn};
use crate::action::{Action, Kind, Part};
use crate::automaton::forwardness;
use crate::fire::{die_modifier, step_losses, volley};
use crate::game::Spartans;
use crate::map::Area;
use crate::state::{Awaits, State};
use crate::tables::Shot;
use crate::units::Side;

/// What an order has come to so far: the actions, and where they lead.
pub(super) struct Draft<'a> {
    game: &'a Spartans,
    pub(super) state: State,
    pub(super) actions: Vec<Action>,
}

impl<'a> Draft<'a> {
    pub(super) fn new(game: &'a Spartans, state: &State) -> Self {
        Self { game, state: state.clone(), actions: Vec::new() }
    }

    /// Takes an action if it may be taken now.
    pub(super) fn takes(&mut self, action: Action) -> bool {
        let Node::Decision { seat } = self.game.node(&self.state) else { return false };
        let taken = door::play(self.game, &mut self.state, seat, action, &mut Quiet).is_ok();
        if taken {
            self.actions.push(action);
        }
        taken
    }

    /// The actions; where there is none, one that the door refuses and says why.
    pub(super) fn or(mut self, refused: Option<Action>) -> Option<Vec<Action>> {
        if self.actions.is_empty() {
            self.actions.extend(refused);
        }
        (!self.actions.is_empty()).then_some(self.actions)
    }
}

impl Spartans {
    /// The actions that an order stands for.
    pub(crate) fn order_from(&self, state: &State, order: &str) -> Option<Vec<Action>> {
        let order = order.to_ascii_lowercase();
        let words: Vec<&str> = order.split_whitespace().collect();
        match words[..] {
            ["forward", "all"] => self.forward(state, None),
            ["forward", ref areas @ ..] if !areas.is_empty() => {
                let areas: Option<Vec<Area>> =
                    areas.iter().map(|word| area_named(word).ok()).collect();
                self.forward(state, Some(areas?.as_slice()))
            }
            ["turn", "all", facing] => self.turn_all(state, facing_named(facing).ok()?),
            ["volley", at] => self.volley_at(state, area_named(at).ok()?),
            ["fire", "best"] => self.volley_at(state, self.best_target(state)?),
            ["fight", "all"] => self.while_asked(state, |awaits, state| match awaits {
                Awaits::Melee(_) => Self::melees_left(state).first().map(Action::Fight),
                _ => None,
            }),
            ["stand", "all"] => self.while_asked(state, |awaits, _| match awaits {
                Awaits::Retreat(_, area) => Some(Action::Stand(area)),
                _ => None,
            }),
            ["retreat", "all"] => self.while_asked(state, |awaits, _| match awaits {
                Awaits::Retreat(_, area) => Some(Action::Retreat(area)),
                _ => None,
            }),
            ["place", who, what, at, facing] if what.contains('x') => {
                let (worn, units) = times(what).ok()?;
                let (arm, losses) = read_worn(worn).ok()?;
                let kind = Kind { contingent: greek_named(who).ok()?, arm, losses };
                let (at, facing) = (area_named(at).ok()?, facing_named(facing).ok()?);
                let place = Action::Place { kind, at, facing };
                (units > 1 || worn != what).then(|| vec![place; usize::from(units)])
            }
            ["deploy", plan] => self.deploy_order(state, plan),
            ["deploy", "as", ref posts @ ..] => self.deploy_as(state, posts),
            _ => self.hand_order(state, &order),
        }
    }

    /// Answers what is asked as long as an answer is at hand.
    fn while_asked(
        &self,
        state: &State,
        answer: fn(Awaits, &State) -> Option<Action>,
    ) -> Option<Vec<Action>> {
        let mut draft = Draft::new(self, state);
        while let Some(action) = answer(draft.state.awaits, &draft.state)
            && draft.takes(action)
        {}
        draft.or(None)
    }

    /// The forces of the seat that moves, those furthest ahead first; by the way that each goes.
    fn forces_by_front(&self, state: &State) -> Vec<(Part, Quarter, Quarter)> {
        let Awaits::Movement(seat) = state.awaits else { return Vec::new() };
        let side = state.segment.side();
        let moves = self.moves(state, seat);
        let parts = state.positions.held(side).into_iter().flat_map(|at| moves.parts(at));
        let whole = parts.filter(|part| !part.alone);
        let mut forces: Vec<(Part, Quarter, Quarter)> = whole
            .filter_map(|part| {
                let unit = state.positions.stack(side, part.at).get(usize::from(part.order))?;
                let ahead = if side == Side::Greek { unit.facing } else { unit.forward };
                Some((part, ahead, unit.facing))
            })
            .collect();
        forces.sort_by_key(|(part, ahead, _)| (*ahead as u8, -forwardness(*ahead, part.at)));
        forces
    }

    /// [8.1.2a] Every force, or those in some areas, go one area straight ahead.
    fn forward(&self, state: &State, areas: Option<&[Area]>) -> Option<Vec<Action>> {
        let mut draft = Draft::new(self, state);
        let mut refused = None;
        for (part, ahead, facing) in self.forces_by_front(state) {
            let named = areas.is_none_or(|areas| areas.contains(&part.at));
            let Some(to) = part.at.next(ahead.eighth()).filter(|_| named) else { continue };
            let action = Action::Move { part, to, facing };
            if !draft.takes(action) {
                refused = refused.or(Some(action));
            }
        }
        draft.or(refused)
    }

    /// [3.2.1b] [3.2.2b] Every force that does not face a side turns to it where it stands.
    fn turn_all(&self, state: &State, facing: Quarter) -> Option<Vec<Action>> {
        let mut draft = Draft::new(self, state);
        let mut refused = None;
        for (part, _, now) in self.forces_by_front(state) {
            let action = Action::Turn { part, facing };
            if now != facing && !draft.takes(action) {
                refused = refused.or(Some(action));
            }
        }
        draft.or(refused)
    }

    /// Who may fire at an area.
    fn firing(&self, state: &State, at: Area) -> Vec<Action> {
        let mut list = Vec::new();
        self.actions(state, &mut list);
        list.retain(|action| matches!(action, Action::Fire { at: target, .. } if *target == at));
        list
    }

    /// [8.2.6a] [8.2.6c] Everybody who can fires at an area, and the dice fall.
    fn volley_at(&self, state: &State, at: Area) -> Option<Vec<Action>> {
        let mut draft = Draft::new(self, state);
        for action in self.firing(state, at) {
            draft.takes(action);
        }
        if !draft.actions.is_empty() {
            draft.takes(Action::Roll); // Not where several players aim one after the other [Q77].
        }
        let shooters = state.positions.held(state.segment.side());
        let from = shooters.first();
        draft.or(from.map(|from| Action::Fire { from, order: 0, at }))
    }

    /// The target that is likely to lose most if everybody who can fires at it.
    fn best_target(&self, state: &State) -> Option<Area> {
        let side = state.segment.side();
        let targets = state.positions.held(side.enemy());
        let worth = |at: &Area| {
            let shots = self.firing(state, *at).into_iter();
            let shots = shots.filter_map(|action| self.shot_by(state, action));
            (self.likely_losses(state, *at, shots), std::cmp::Reverse(*at))
        };
        targets.iter().filter(|at| !self.firing(state, *at).is_empty()).max_by_key(worth)
    }

    fn shot_by(&self, state: &State, action: Action) -> Option<(Shot, i8)> {
        let Action::Fire { from, order, at } = action else { return None };
        let map = &self.board.map;
        let side = state.segment.side();
        let shot = state.positions.can_fire(map, (side, from), order, at).ok()?;
        Some((shot, die_modifier(map, from, at)))
    }

    /// [8.2.6.5] The steps that a volley takes on average, in millionths.
    fn likely_losses(
        &self,
        state: &State,
        at: Area,
        shots: impl Iterator<Item = (Shot, i8)>,
    ) -> u128 {
        let top = state.positions.stack(state.segment.side().enemy(), at).top();
        let (Some(top), Some(chances)) = (top, volley(shots)) else { return 0 };
        let defence = self.board.roster.values(top.contingent, top.arm, top.losses).defence;
        let millionth = (chances.of / 1_000_000).max(1);
        let lost = (0_u8..).zip(chances.ways).map(|(hits, ways)| {
            u128::from(step_losses(hits, defence, top.disordered)) * (ways / millionth)
        });
        lost.sum::<u128>() * if chances.of < 1_000_000 { 1_000_000 / chances.of } else { 1 }
    }
}
