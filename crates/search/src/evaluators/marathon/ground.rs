//! What the map looks like to a side: how far its goal is, where enemies can strike, which way they are.

use boards::Indexed;
use boards::hexes::Vertex;
use game_marathon::counsel::Counsel;
use game_marathon::map::{Hex, Hexes};
use game_marathon::setup::forward;
use game_marathon::units::{Arm, Piece, Side};
use game_marathon::{Marathon, State};

use super::doctrine::Goal;

/// How far a hex may be from a goal.
const FAR: u8 = 99;

/// The map as a side sees it when a plan is made.
#[derive(Clone, Debug)]
pub(crate) struct Ground {
    pub(crate) side: Side,
    /// How many hexes the goal is away.
    pub(crate) away: [u8; Hex::COUNT],
    /// The enemy's Combat Factors that could be brought to bear.
    pub(crate) threat: [f32; Hex::COUNT],
    /// Our own within three hexes.
    pub(crate) support: [f32; Hex::COUNT],
    /// How likely an enemy who reacts comes to stand there, or is there and turns.
    pub(crate) react: [f32; Hex::COUNT],
    /// The hexes where enemies stand, with their factors.
    pub(crate) enemies: Vec<(Hex, f32)>,
}

impl Ground {
    pub(crate) fn new(game: &Marathon, state: &State, side: Side, goal: Goal) -> Self {
        let mut ground = Self {
            side,
            away: [FAR; Hex::COUNT],
            threat: [0.0; Hex::COUNT],
            support: [0.0; Hex::COUNT],
            react: [0.0; Hex::COUNT],
            enemies: Vec::new(),
        };
        ground.find_units(game, state);
        ground.find_goal(game, goal);
        ground
    }

    fn find_units(&mut self, game: &Marathon, state: &State) {
        let units = game.roster().side(Side::Greek).or(game.roster().side(Side::Persian));
        for piece in units.minus(game.roster().leaders()) {
            let Some(at) = state.units.hex(piece) else { continue };
            let (values, routed) = (game.roster().of(piece), state.units.routed.has(piece));
            let factor = if routed { 0.5 } else { f32::from(game.factor(state, piece)) };
            if piece.side() == self.side {
                for hex in at.within(3) {
                    self.support[hex.index()] += factor;
                }
                continue;
            }
            match self.enemies.iter_mut().find(|(known, _)| *known == at) {
                Some((_, factors)) => *factors += factor,
                None => self.enemies.push((at, factor)),
            }
            if routed || values.arm == Arm::Archer {
                continue;
            }
            let (near, far) = (values.points + 1, values.points * 2);
            let shaken = if state.units.disrupted.has(piece) { 0.3 } else { 1.0 };
            for hex in at.within(far) {
                let fades = if hex.distance(at) <= u32::from(near) { 1.0 } else { 0.25 };
                self.threat[hex.index()] += factor * fades * shaken;
            }
        }
    }

    fn find_goal(&mut self, game: &Marathon, goal: Goal) {
        let map = game.map();
        let mut queue: Vec<Hex> = match goal {
            Goal::Camps => map.camps().to_vec(),
            Goal::Beaches => map.beaches().to_vec(),
            Goal::Enemies => self.enemies.iter().map(|(at, _)| *at).collect(),
        };
        for hex in &queue {
            self.away[hex.index()] = 0;
        }
        let mut head = 0;
        while head < queue.len() {
            let from = queue[head];
            head += 1;
            let away = self.away[from.index()] + 1;
            for next in map.around(from) {
                if away < self.away[next.index()] {
                    self.away[next.index()] = away;
                    queue.push(next);
                }
            }
        }
    }

    /// Notes where enemies may be who react.
    pub(crate) fn find_reactions(&mut self, game: &Marathon, counsel: &Counsel<'_>, near: Hexes) {
        let enemies = game.roster().side(self.side.enemy()).minus(game.roster().leaders());
        let mut whole = [-1.0_f32; Hex::COUNT];
        for piece in enemies {
            self.react_by(game, counsel, piece, (near, &mut whole));
        }
        for (react, whole) in self.react.iter_mut().zip(whole) {
            *react = whole.max(*react);
        }
    }

    fn react_by(
        &mut self,
        game: &Marathon,
        counsel: &Counsel<'_>,
        piece: Piece,
        (near, whole): (Hexes, &mut [f32; Hex::COUNT]),
    ) {
        let Some(at) = counsel.hex(piece) else { return };
        let points = game.roster().of(piece).points.div_ceil(2);
        if !at.within(points + 1).any(|hex| near.has(hex)) || !counsel.may_react(piece) {
            return;
        }
        let passes = f32::from(counsel.passes(piece)) / 10.0;
        // A stack turns if all of it reacts.
        let whole = &mut whole[at.index()];
        *whole = if *whole < 0.0 { passes } else { *whole * passes };
        for hex in counsel.reach(piece, true) {
            let react = &mut self.react[hex.index()];
            *react = 1.0 - (1.0 - *react) * (1.0 - passes);
        }
    }

    /// The vertex that looks at most of the enemy, the near ones first.
    pub(crate) fn facing(&self, hex: Hex) -> Vertex {
        let mut sums = [0.0_f32; 6];
        for (at, factor) in &self.enemies {
            let distance = hex.distance(*at);
            if distance > 9 || distance == 0 {
                continue;
            }
            let weight = (0.5 + factor) / (distance * distance) as f32;
            for (sum, vertex) in sums.iter_mut().zip(Vertex::ALL) {
                for way in vertex.front() {
                    let nearer = hex.next(way).is_some_and(|it| it.distance(*at) < distance);
                    *sum += if nearer { weight } else { 0.0 };
                }
            }
        }
        let usual = forward(self.side);
        let mut best = (usual, 0.0);
        for (sum, vertex) in sums.into_iter().zip(Vertex::ALL) {
            let sum = sum + if vertex == usual { 1e-4 } else { 0.0 };
            if sum > best.1 {
                best = (vertex, sum);
            }
        }
        best.0
    }
}
