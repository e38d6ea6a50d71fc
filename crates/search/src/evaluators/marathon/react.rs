//! Reactions [6.2]: a front turned towards those who come, a zone where they cannot strike back [7.2c],
//! or a step back from what would be lost.

use boards::hexes::Vertex;
use game_marathon::counsel::Counsel;
use game_marathon::map::{Hex, Hexes};
use game_marathon::state::Place;
use game_marathon::units::{Arm, Piece, Pieces, Side};
use game_marathon::{Action, Marathon, State};

use super::doctrine::Doctrine;
use super::fights::Battle;
use super::ground::Ground;
use super::prices::Prices;

/// How near the active side must be to be answered.
const NEAR: u32 = 3;
/// How likely each other unit of a stack reacts as well, so that all of it can turn.
const ALSO: f32 = 0.8;
/// Less is not worth the trouble.
const LEAST: f32 = 0.05;

/// What one who reacts does, and what it is worth.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Answer {
    pub(crate) action: Action,
    pub(crate) gain: f32,
}

/// Reactions to where the active side stands now.
pub(crate) struct Reactions<'a> {
    game: &'a Marathon,
    side: Side,
    doctrine: &'a Doctrine,
    prices: Prices,
    ground: Ground,
    scratch: State,
}

/// Those who could try to react and have active enemies near.
pub(crate) fn near(game: &Marathon, state: &State) -> Pieces {
    let units = state.operation.active.minus(game.roster().leaders());
    let active: Hexes = units.iter().filter_map(|it| state.units.hex(it)).collect();
    let near = |piece: &Piece| {
        let at = state.units.hex(*piece);
        at.is_some_and(|at| active.iter().any(|it| it.distance(at) <= NEAR))
    };
    state.operation.able.iter().filter(near).collect()
}

impl<'a> Reactions<'a> {
    pub(crate) fn new(game: &'a Marathon, state: &State, doctrine: &'a Doctrine) -> Self {
        let side = state.active_side().enemy();
        Self {
            game,
            side,
            doctrine,
            prices: Prices::new(game, state),
            ground: Ground::new(game, state, side, doctrine.goal_on(state.turn)),
            scratch: state.clone(),
        }
    }

    /// What the attacks of the active side would be worth to it as everybody stands.
    fn danger(&self) -> f32 {
        let counsel = Counsel::new(self.game, &self.scratch);
        let how = (self.side.enemy(), 0.0);
        Battle::new(self.game, &self.scratch, &counsel, &self.prices, how).worth
    }

    /// Who tries to react next; nobody if none gains by it.
    pub(crate) fn next(&mut self) -> Option<Piece> {
        let able = self.scratch.operation.able;
        let before = self.danger();
        let mut best: Option<(f32, Piece)> = None;
        for piece in near(self.game, &self.scratch) {
            let passes = f32::from(Counsel::new(self.game, &self.scratch).passes(piece)) / 10.0;
            let gain = self.best(piece, before, able).map_or(0.0, |it| it.gain) * passes;
            if gain > LEAST && best.is_none_or(|(most, _)| gain > most) {
                best = Some((gain, piece));
            }
        }
        best.map(|(_, piece)| piece)
    }

    /// What a unit does that may react.
    pub(crate) fn answer(&mut self, piece: Piece, able: Pieces) -> Option<Answer> {
        let before = self.danger();
        self.best(piece, before, able).filter(|it| it.gain > 0.0)
    }

    fn best(&mut self, piece: Piece, before: f32, able: Pieces) -> Option<Answer> {
        let from = self.scratch.units.hex(piece)?;
        let mut best: Option<Answer> = None;
        let mut keep = |answer: Answer| {
            if best.is_none_or(|it| answer.gain > it.gain) {
                best = Some(answer);
            }
        };
        let facings = self.scratch.units.facing;
        let there = self.scratch.units.in_hex(from).minus(self.game.roster().leaders());
        // [A38] A stack turns when all of it has reacted, so all who have not must be able to.
        let reacted = self.scratch.operation.moved.minus(self.scratch.operation.active);
        let mut others = there.minus(reacted);
        others.remove(piece);
        if others.is_within(able) {
            let chance = ALSO.powi(others.len().cast_signed());
            for facing in Vertex::ALL {
                self.face(from, facing);
                let gain = (before - self.danger()) * chance;
                keep(Answer { action: Action::Turn(from), gain });
                self.scratch.units.facing = facings;
            }
        }
        let stays = self.standing(piece, from);
        let reach = Counsel::new(self.game, &self.scratch).reach(piece, true);
        for to in reach {
            if !Counsel::new(self.game, &self.scratch).has_room(piece, to) {
                continue;
            }
            let price = self.standing(piece, to) - stays;
            let joined = self.scratch.units.in_hex(to).minus(self.game.roster().leaders()).first();
            let mut ways: Vec<Vertex> = Vertex::ALL.to_vec();
            if let Some(friend) = joined {
                ways = vec![self.scratch.units.facing(friend)];
            } else if !self.touches(to) {
                ways = vec![self.ground.facing(to)];
            }
            for facing in ways {
                self.scratch.units.put(piece, Place::Map(to));
                self.scratch.units.turn(piece, facing);
                let gain = before - self.danger() + price;
                let action = Action::Move { piece, to };
                keep(Answer { action, gain });
                self.scratch.units.put(piece, Place::Map(from));
                self.scratch.units.facing = facings;
            }
        }
        best
    }

    /// What a unit gives up, or wins, by standing elsewhere.
    fn standing(&self, piece: Piece, at: Hex) -> f32 {
        let away = |hex: Hex| f32::from(self.ground.away[boards::Indexed::index(hex)]);
        let mut sum = -self.doctrine.pull * away(at) + 0.1 * f32::from(self.game.map().level(at));
        let site = self.game.map().site_at(at);
        let alone = self.scratch.units.in_hex(at).len() <= 1;
        if site.is_some_and(|it| it.owner() == self.side) && alone {
            sum += self.doctrine.guard;
        }
        if self.game.roster().of(piece).arm == Arm::Archer && self.touches(at) {
            sum -= 1.0;
        }
        sum
    }

    /// [3.1a] Which way those in a hex look after they have come there.
    pub(crate) fn best_facing(&mut self, hex: Hex) -> Vertex {
        let usual = self.ground.facing(hex);
        let facings = self.scratch.units.facing;
        let mut best = (f32::MAX, usual);
        for facing in std::iter::once(usual).chain(Vertex::ALL) {
            self.face(hex, facing);
            let danger = self.danger();
            self.scratch.units.facing = facings;
            if danger < best.0 - 1e-4 {
                best = (danger, facing);
            }
        }
        best.1
    }

    fn touches(&self, hex: Hex) -> bool {
        self.ground.enemies.iter().any(|(at, _)| at.distance(hex) <= 1)
    }

    fn face(&mut self, hex: Hex, facing: Vertex) {
        for piece in self.scratch.units.in_hex(hex) {
            self.scratch.units.turn(piece, facing);
        }
    }
}
