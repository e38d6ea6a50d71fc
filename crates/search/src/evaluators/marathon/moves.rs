//! A movement impulse planned as a whole: who gangs up on whom, and where everybody else stands.

mod orders;
mod places;

use arrayvec::ArrayVec;
use boards::Indexed;
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

pub(crate) use orders::Orders;

/// How many enemy stacks are looked at as targets.
const TARGETS: usize = 5;
/// How many groups gang up on one.
const GANG: usize = 4;
/// How many places away from enemies are looked at closely.
const PLACES: usize = 4;
/// A group has so many units at most.
const MOST: usize = 3;

/// Units that stand together and act, and where they can go.
#[derive(Clone, Debug)]
pub(crate) struct Group {
    units: ArrayVec<Piece, MOST>,
    from: Hex,
    reach: Hexes,
    fights: bool,
    placed: bool,
}

/// A plan in the making.
pub(crate) struct Moves<'a> {
    game: &'a Marathon,
    doctrine: &'a Doctrine,
    side: Side,
    prices: Prices,
    ground: Ground,
    /// Everybody as the plan would have them.
    scratch: State,
    /// Whose units stand where; enemies do not move meanwhile.
    held: [Option<Side>; Hex::COUNT],
    /// Whether more of ours may still land.
    lands: bool,
    groups: Vec<Group>,
    orders: Orders,
}

/// Where a group might go, and what that is worth.
#[derive(Copy, Clone, Debug)]
struct Choice {
    group: usize,
    to: Hex,
    facing: Vertex,
    worth: f32,
}

/// The moves of the active side.
pub(crate) fn plan(game: &Marathon, state: &State, doctrine: &Doctrine) -> Orders {
    let mut moves = Moves::new(game, state, doctrine);
    moves.gang_up();
    moves.charge();
    moves.march();
    moves.lead();
    moves.orders
}

impl<'a> Moves<'a> {
    fn new(game: &'a Marathon, state: &State, doctrine: &'a Doctrine) -> Self {
        let side = state.active_side();
        let mut moves = Self {
            game,
            doctrine,
            side,
            prices: Prices::new(game, state),
            ground: Ground::new(game, state, side, doctrine.goal_on(state.turn)),
            scratch: state.clone(),
            held: [None; Hex::COUNT],
            lands: side == Side::Persian && !state.units.whose(Place::Pool).is_empty(),
            groups: Vec::new(),
            orders: Orders::default(),
        };
        let counsel = Counsel::new(game, state);
        for (at, _) in &moves.ground.enemies {
            moves.held[at.index()] = Some(side.enemy());
        }
        moves.find_groups(state, &counsel);
        let mut near = Hexes::NONE;
        for group in &moves.groups {
            near = near.or(group.reach);
            near.add(group.from);
        }
        moves.ground.find_reactions(game, &counsel, near);
        moves
    }

    fn find_groups(&mut self, state: &State, counsel: &Counsel<'_>) {
        let fresh = state.operation.active.minus(state.operation.moved);
        for piece in fresh.minus(self.game.roster().leaders()) {
            let Some(from) = state.units.hex(piece) else { continue };
            let values = self.game.roster().of(piece);
            let reach = if state.units.routed.has(piece) {
                self.game.map().around(from).filter(|to| counsel.may_go(piece, *to)).collect()
            } else if counsel.may_leave(piece) {
                counsel.reach(piece, false)
            } else {
                Hexes::NONE
            };
            let fights = values.arm != Arm::Archer && !state.units.routed.has(piece);
            let known = self.groups.iter_mut().find(|it| it.from == from && !it.units.is_full());
            if let Some(group) = known {
                group.units.push(piece);
                group.reach = group.reach.and(reach);
            } else {
                let units = std::iter::once(piece).collect();
                self.groups.push(Group { units, from, reach, fights, placed: false });
            }
        }
        self.groups.sort_by_key(|it| (self.ground.away[it.from.index()], it.from));
    }

    /// What the attacks would come to, less what reactions endanger.
    fn contact(&self) -> f32 {
        let counsel = Counsel::new(self.game, &self.scratch);
        let how = (self.side, self.doctrine.bar);
        let battle = Battle::new(self.game, &self.scratch, &counsel, &self.prices, how);
        battle.worth - self.doctrine.trap * self.endangered(&counsel)
    }

    /// [7.2c] What stands where an enemy who reacts could strike it and nobody could strike back.
    fn endangered(&self, counsel: &Counsel<'_>) -> f32 {
        let active = self.scratch.operation.active.minus(self.game.roster().leaders());
        let (mut held, mut covered) = (Hexes::NONE, Hexes::NONE);
        for piece in active {
            let Some(hex) = self.scratch.units.hex(piece) else { continue };
            held.add(hex);
            if counsel.may_fight(piece) {
                counsel.zone_of(piece).for_each(|front| covered.add(front));
            }
        }
        let mut sum = 0.0;
        for hex in held {
            let open = self
                .game
                .map()
                .around(hex)
                .filter(|from| !covered.has(*from) && counsel.holder(*from) != Some(self.side));
            let danger = open.map(|from| self.ground.react[from.index()]).fold(0.0, f32::max);
            if danger > 0.0 {
                sum += danger * counsel.in_hex(hex).map(|it| self.prices.of(it).dead).sum::<f32>();
            }
        }
        sum
    }

    /// [3.2] Whether a group finds room in a hex.
    fn fits(&mut self, group: usize, to: Hex) -> bool {
        let from = self.groups[group].from;
        if to == from {
            return true;
        }
        let units = self.groups[group].units.clone();
        let mut fits = true;
        for piece in &units {
            fits = fits && Counsel::new(self.game, &self.scratch).has_room(*piece, to);
            self.scratch.units.put(*piece, Place::Map(to));
        }
        for piece in &units {
            self.scratch.units.put(*piece, Place::Map(from));
        }
        fits
    }

    /// Puts a group into a hex where it fits; all who stand there face one way [3.2l].
    fn put(&mut self, group: usize, to: Hex, facing: Vertex) {
        for piece in self.groups[group].units.clone() {
            self.scratch.units.put(piece, Place::Map(to));
        }
        for piece in self.scratch.units.in_hex(to) {
            self.scratch.units.turn(piece, facing);
        }
    }

    /// The facings that a group could take in a hex: one that is there, or any.
    fn facings(&self, group: usize, to: Hex) -> ArrayVec<Vertex, 6> {
        let others = self.scratch.units.in_hex(to).minus(self.game.roster().leaders());
        let own: Pieces = self.groups[group].units.iter().copied().collect();
        let others = others.minus(own);
        match others.first() {
            Some(other) if !others.is_within(self.scratch.operation.active) => {
                std::iter::once(self.scratch.units.facing(other)).collect()
            }
            _ => Vertex::ALL.into_iter().collect(),
        }
    }

    /// Tries a choice out and says what it is worth; everything is as before afterwards.
    fn trial(&mut self, choice: Choice) -> f32 {
        let (before, from) = (self.scratch.units.facing, self.groups[choice.group].from);
        self.put(choice.group, choice.to, choice.facing);
        let worth = self.contact() + self.place_worth(choice.group, choice.to, choice.facing);
        for piece in self.groups[choice.group].units.clone() {
            self.scratch.units.put(piece, Place::Map(from));
        }
        self.scratch.units.facing = before;
        worth
    }

    /// Carries a choice out in the plan.
    fn settle(&mut self, choice: Choice, charge: bool) {
        self.put(choice.group, choice.to, choice.facing);
        let group = &mut self.groups[choice.group];
        group.placed = true;
        for piece in group.units.clone() {
            if choice.to != group.from {
                self.orders.go(piece, choice.to, charge);
            }
        }
        self.orders.face(choice.to, choice.facing);
    }

    /// Looks for the best attack of several groups, again and again while there is one.
    fn gang_up(&mut self) {
        for target in self.targets() {
            let (scratch, orders) = (self.scratch.clone(), self.orders.clone());
            let groups = self.groups.clone();
            let (mut gain, mut joined) = (0.0, 0);
            while joined < GANG {
                let Some(choice) = self.best_striker(target) else { break };
                let before = self.here_worth(choice.group);
                let more = choice.worth - before;
                if joined > 0 && more <= 0.0 {
                    break;
                }
                self.settle(choice, false);
                gain += more;
                joined += 1;
            }
            if gain <= self.doctrine.bar {
                (self.scratch, self.orders, self.groups) = (scratch, orders, groups);
            }
        }
    }

    /// The enemy hexes that could be attacked, the most rewarding first.
    fn targets(&self) -> ArrayVec<Hex, TARGETS> {
        let mut reach = Hexes::NONE;
        for group in self.groups.iter().filter(|it| it.fights && !it.placed) {
            reach = reach.or(group.reach);
            reach.add(group.from);
        }
        let mut all: Vec<(f32, Hex)> = Vec::new();
        let enemies: Hexes = self.ground.enemies.iter().map(|(at, _)| *at).collect();
        for at in enemies {
            let sides = self.game.map().around(at).filter(|it| reach.has(*it)).count();
            if sides == 0 {
                continue;
            }
            let (mut prey, mut factors) = (0.0, 0.5);
            for piece in self.scratch.units.in_hex(at) {
                prey += self.prices.of(piece).loss;
                factors += f32::from(self.game.factor(&self.scratch, piece));
            }
            all.push((prey * (1.0 + sides as f32) / factors, at));
        }
        all.sort_by(|one, other| other.0.total_cmp(&one.0).then(one.1.cmp(&other.1)));
        all.into_iter().take(TARGETS).map(|(_, at)| at).collect()
    }

    /// The group that is best moved next to a target, and where.
    fn best_striker(&mut self, target: Hex) -> Option<Choice> {
        let mut best: Option<(f32, Choice)> = None;
        for group in 0..self.groups.len() {
            if self.groups[group].placed || !self.groups[group].fights {
                continue;
            }
            let here = self.here_worth(group);
            for to in self.game.map().around(target).collect::<ArrayVec<Hex, 6>>() {
                let Group { from, ref reach, .. } = self.groups[group];
                if (to != from && !reach.has(to)) || !self.fits(group, to) {
                    continue;
                }
                for facing in self.facings(group, to) {
                    let strikes = self.game.map().front(to, facing).any(|front| front == target);
                    if !strikes {
                        continue;
                    }
                    let choice = Choice { group, to, facing, worth: 0.0 };
                    let worth = self.trial(choice);
                    let gain = worth - here;
                    if best.is_none_or(|(most, _)| gain > most) {
                        best = Some((gain, Choice { worth, ..choice }));
                    }
                }
            }
        }
        best.map(|(_, choice)| choice)
    }

    /// What a group is worth where it is.
    fn here_worth(&self, group: usize) -> f32 {
        let from = self.groups[group].from;
        let facing = self.scratch.units.facing(self.groups[group].units[0]);
        self.contact() + self.place_worth(group, from, facing)
    }

    /// Lets cavalry charge where that is better than anything.
    fn charge(&mut self) {
        for group in 0..self.groups.len() {
            let Group { placed, ref units, .. } = self.groups[group];
            if placed || self.game.roster().of(units[0]).arm != Arm::Cavalry || units.len() > 2 {
                continue;
            }
            let mut best: Option<(f32, Choice)> = None;
            let mut list = Vec::new();
            Counsel::new(self.game, &self.scratch).charges(units[0], &mut list);
            let charging = self.scratch.operation.charging;
            for piece in self.groups[group].units.clone() {
                self.scratch.operation.charging.add(piece);
            }
            for action in list {
                let Action::Charge { to, .. } = action else { continue };
                if !self.fits(group, to) {
                    continue;
                }
                for facing in Vertex::ALL {
                    let before = self.game.map().front(to, facing);
                    let enemy = self.side.enemy();
                    let strikes = before.into_iter().any(|it| self.held[it.index()] == Some(enemy));
                    if !strikes {
                        continue;
                    }
                    let choice = Choice { group, to, facing, worth: 0.0 };
                    let worth = self.trial(choice);
                    if best.is_none_or(|(most, _)| worth > most) {
                        best = Some((worth, Choice { worth, ..choice }));
                    }
                }
            }
            let charged = std::mem::replace(&mut self.scratch.operation.charging, charging);
            let here = self.here_worth(group);
            if let Some((worth, choice)) = best
                && worth > here + 0.1
            {
                self.scratch.operation.charging = charged;
                self.settle(choice, true);
            }
        }
    }

    /// Everybody else goes where it is best for him.
    fn march(&mut self) {
        for group in 0..self.groups.len() {
            if self.groups[group].placed {
                continue;
            }
            if let Some(choice) = self.best_place(group) {
                self.settle(choice, false);
            }
        }
    }
}
