//! The tactician: every decision by exact odds and a doctrine, in some microseconds and without
//! looking ahead. Games are played on with it.

use boards::squares::Quarter;
use engine::{Game as _, Seat};
use game_spartans::action::Part;
use game_spartans::map::{Area, EAST, WALL_ROW};
use game_spartans::movement::{Mover, Walk};
use game_spartans::options::Persians;
use game_spartans::state::{Awaits, Segment};
use game_spartans::units::{Arm, Contingent, Side};
use game_spartans::{Action, Spartans, State};

use super::doctrine::Doctrine;
use super::layout::next_post;
use super::lines::Lines;
use super::odds::{charge_worth, factors, units_of, volley_worth};
use super::prices::Prices;
use crate::random::Generator;

/// How far behind the line light units wait.
const LIGHT_BEHIND: u8 = 3;
/// What it costs light units to stand beside an enemy.
const EXPOSED: f32 = 0.3;
/// Smaller gains than this are none.
const LEAST: f32 = 0.01;

/// Where a side's movement under way was planned.
type Moment = (u8, u8, Segment, Seat);

/// A player without foresight.
#[derive(Clone, Debug)]
pub(crate) struct Tactician {
    lines: Lines,
    /// The map that the lines lie on.
    board: std::sync::Arc<game_spartans::Board>,
    queue: Vec<Action>,
    planned: Option<Moment>,
    actions: Vec<Action>,
}

/// A force that may move, and what it is.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Mobile {
    pub(crate) part: Part,
    pub(crate) mover: Mover,
}

impl Tactician {
    pub(crate) fn new(game: &Spartans) -> Self {
        Self {
            lines: Lines::of(&game.board.map),
            board: std::sync::Arc::clone(&game.board),
            queue: Vec::new(),
            planned: None,
            actions: Vec::new(),
        }
    }

    /// Whether it knows this table.
    pub(crate) fn fits(&self, game: &Spartans) -> bool {
        self.board == game.board
    }

    /// Forgets what it set out to do.
    pub(crate) fn forget(&mut self) {
        self.queue.clear();
        self.planned = None;
    }

    /// What it does next.
    pub(crate) fn next(
        &mut self,
        game: &Spartans,
        state: &State,
        doctrine: &Doctrine,
        random: &mut Generator,
    ) -> Action {
        if let Awaits::Movement(seat) = state.awaits {
            return self.next_move(game, state, doctrine, seat);
        }
        let mut actions = std::mem::take(&mut self.actions);
        if matches!(state.awaits, Awaits::Deployment) && !game.is_stuck(state) {
            actions.clear();
        } else {
            game.actions(state, &mut actions);
        }
        let action = match state.awaits {
            Awaits::Deployment => next_post(game, state, doctrine.layout, &actions, random),
            Awaits::Fire(_) => best_shot(game, state, &actions),
            Awaits::Retreat(_, area) => Action::Retreat(area),
            Awaits::Feint(_) => Action::Hold,
            Awaits::Guard => guard(doctrine, &actions),
            Awaits::Farewell { .. } | Awaits::Casting(_) => {
                farewell(game, state, doctrine, &actions)
            }
            Awaits::Vote(debate) => vote(game, state, doctrine, debate.seat, &actions),
            Awaits::Choice => choice(game, state, &actions),
            _ => actions[0],
        };
        self.actions = actions;
        action
    }

    /// The next move of a segment that is planned as a whole.
    fn next_move(
        &mut self,
        game: &Spartans,
        state: &State,
        doctrine: &Doctrine,
        seat: Seat,
    ) -> Action {
        let moment = (state.day, state.today, state.segment, seat);
        if self.planned != Some(moment) {
            self.queue = self.plan_moves(game, state, doctrine, seat);
            self.planned = Some(moment);
        }
        while let Some(action) = self.queue.pop() {
            if game.allows(state, action) {
                return action;
            }
        }
        if game.allows(state, Action::Done) {
            return Action::Done;
        }
        // By hand the Persians go on until nobody can.
        self.planned = None;
        let mut actions = std::mem::take(&mut self.actions);
        game.actions(state, &mut actions);
        let action = by_hand(game, state, &actions);
        self.actions = actions;
        action
    }

    /// The moves that better the line, the best last.
    pub(crate) fn plan_moves(
        &self,
        game: &Spartans,
        state: &State,
        doctrine: &Doctrine,
        seat: Seat,
    ) -> Vec<Action> {
        let side = state.segment.side();
        if side == Side::Persian && game.options.persians == Persians::ByHand {
            return Vec::new();
        }
        let judge = Judge::new(game, state, doctrine, &self.lines);
        let controlled = state.positions.control(side.enemy());
        let mut moves: Vec<(f32, Action)> = Vec::new();
        for mobile in mobiles(game, state, seat) {
            let best = judge.options(&mobile, controlled).into_iter().next();
            moves.extend(best.filter(|(gain, _)| *gain > LEAST));
        }
        moves.sort_by(|left, right| left.0.total_cmp(&right.0));
        moves.into_iter().map(|(_, action)| action).collect()
    }

    /// The best things that each force of a seat can do, by the gain over staying; plans begin
    /// with them.
    pub(crate) fn options(
        &self,
        game: &Spartans,
        state: &State,
        doctrine: &Doctrine,
        seat: Seat,
    ) -> Vec<(Mobile, Vec<(f32, Action)>)> {
        let judge = Judge::new(game, state, doctrine, &self.lines);
        let controlled = state.positions.control(state.segment.side().enemy());
        let all = mobiles(game, state, seat).into_iter();
        all.map(|mobile| (mobile, judge.options(&mobile, controlled))).collect()
    }
}

/// The forces that a seat may move.
pub(crate) fn mobiles(game: &Spartans, state: &State, seat: Seat) -> Vec<Mobile> {
    let (side, positions) = (state.segment.side(), &state.positions);
    let mut all = Vec::new();
    for at in positions.held(side).minus(positions.held(side.enemy())) {
        for (order, unit) in (0_u8..).zip(positions.stack(side, at).units()) {
            if unit.done || unit.linked || game.leader(unit.contingent) != seat {
                continue;
            }
            let place = (side, at);
            let mover = Mover::at(positions, &game.board.roster, place, usize::from(order), true);
            let part = Part { at, order, alone: false };
            all.extend(mover.map(|mover| Mobile { part, mover }));
        }
    }
    all
}

/// What places are worth to the forces of a side.
struct Judge<'a> {
    game: &'a Spartans,
    state: &'a State,
    doctrine: &'a Doctrine,
    lines: &'a Lines,
    prices: Prices,
    side: Side,
    /// The enemy's stacks: where, how strong, and where forward is for them if only that matters.
    enemies: Vec<(Area, f32, Option<Quarter>)>,
}

impl<'a> Judge<'a> {
    fn new(game: &'a Spartans, state: &'a State, doctrine: &'a Doctrine, lines: &'a Lines) -> Self {
        let side = state.segment.side();
        let enemy = side.enemy();
        let driven = enemy == Side::Persian && game.options.persians != Persians::Player;
        let enemies = state.positions.held(enemy).into_iter().map(|at| {
            let units = units_of(state.positions.stack(enemy, at));
            let heavy = units.first().is_some_and(|unit| super::prices::is_heavy(unit.arm));
            let strength = f32::from(factors(game, &units)) * if heavy { 1.0 } else { 0.5 };
            let goes = units.first().filter(|it| driven && it.contingent != Contingent::Immortals);
            (at, strength, goes.map(|unit| unit.forward))
        });
        let enemies = enemies.collect();
        Self { game, state, doctrine, lines, prices: Prices::of(game, state), side, enemies }
    }

    /// What a force can do, the best first, each by what it gains over staying.
    fn options(
        &self,
        mobile: &Mobile,
        controlled: game_spartans::map::Areas,
    ) -> Vec<(f32, Action)> {
        let Mobile { part, mover } = *mobile;
        let (map, positions) = (&self.game.board.map, &self.state.positions);
        let reach = Walk::against(map, positions, mover, controlled).reach();
        let stay = self.place(&mover, part.at, mover.facing);
        let mut options: Vec<(f32, Action)> = Vec::new();
        for (to, facing) in reach.halts() {
            let action = if to == part.at {
                Action::Turn { part, facing }
            } else {
                Action::Move { part, to, facing }
            };
            options.push((self.place(&mover, to, facing) - stay, action));
        }
        for (to, way) in reach.entries() {
            let worth = charge_worth(self.game, self.state, &self.prices, &mover, (to, way));
            let bar = match self.side {
                Side::Greek => self.doctrine.bar + self.off_post(&mover, to, mover.facing) / 2.0,
                Side::Persian => self.doctrine.host.bar(),
            };
            options.push((worth - bar, Action::Charge { part, to, way }));
        }
        options.sort_by(|left, right| right.0.total_cmp(&left.0));
        options
    }

    /// What it is worth to stand in an area and face a side.
    fn place(&self, mover: &Mover, at: Area, facing: Quarter) -> f32 {
        match self.side {
            Side::Greek => self.faced(mover, at, facing) - self.off_post(mover, at, facing),
            Side::Persian => self.near(at) + 0.2 * self.faced(mover, at, facing),
        }
    }

    /// What it costs a Greek force not to be at its post.
    fn off_post(&self, mover: &Mover, at: Area, facing: Quarter) -> f32 {
        let row = self.doctrine.row;
        let stack = self.state.positions.stack(mover.side, mover.from);
        let keeps_back = |contingent| self.doctrine.keeps_back(self.state.day, contingent);
        if stack.get(mover.first).is_some_and(|unit| keeps_back(unit.contingent)) {
            return 0.0;
        }
        if mover.arm.is_light() {
            let wanted = (row + LIGHT_BEHIND).max(WALL_ROW + 1);
            return self.doctrine.numbers.away * f32::from(at.row().abs_diff(wanted));
        }
        self.doctrine.numbers.away * self.lines.across(row).segments(at, facing)
    }

    /// What the enemies around an area mean to a force that looks one way.
    fn faced(&self, mover: &Mover, at: Area, facing: Quarter) -> f32 {
        let (mut sum, numbers) = (0.0, &self.doctrine.numbers);
        for &(enemy, strength, forward) in &self.enemies {
            let range = enemy.range(at);
            let weight = match range {
                1 => 1.0,
                2 => numbers.fading[0],
                3 => numbers.fading[1],
                _ => continue,
            };
            if forward.is_some_and(|it| ahead(it, at) < ahead(it, enemy)) {
                continue; // They have passed, and go on.
            }
            if mover.arm.is_light() {
                sum -= if range == 1 { EXPOSED } else { 0.0 };
                continue;
            }
            let before = facing.aspect_of(at, enemy).is_some_and(boards::squares::Aspect::is_ahead);
            sum += weight * strength * if before { numbers.before } else { -numbers.behind };
        }
        sum
    }

    /// How near Persians are to where they want to be.
    fn near(&self, at: Area) -> f32 {
        let Some(wanted) = self.doctrine.host.distance() else { return 0.0 };
        let nearest = self.enemies.iter().map(|(enemy, ..)| enemy.range(at)).min();
        nearest.map_or(0.0, |nearest| -0.1 * f32::from(nearest.abs_diff(wanted)))
    }
}

/// How far forward an area lies.
fn ahead(forward: Quarter, area: Area) -> i16 {
    let (down, right) = forward.eighth().step();
    i16::from(area.row()) * i16::from(down) + i16::from(area.column()) * i16::from(right)
}

/// By hand: into the Greeks where that can be done, otherwise as far as it goes.
fn by_hand(game: &Spartans, state: &State, actions: &[Action]) -> Action {
    let prices = Prices::of(game, state);
    let worth = |action: &Action| match *action {
        Action::Charge { part, to, way } => {
            let place = (Side::Persian, part.at);
            let order = usize::from(part.order);
            let mover = Mover::at(&state.positions, &game.board.roster, place, order, true);
            let worth = |mover| charge_worth(game, state, &prices, &mover, (to, way));
            100.0 + mover.map_or(0.0, worth)
        }
        Action::Move { part, to, .. } => {
            let unit = state.positions.stack(Side::Persian, part.at).get(usize::from(part.order));
            let forward = unit.map_or(EAST, |unit| unit.forward);
            f32::from(ahead(forward, to) - ahead(forward, part.at))
        }
        _ => 0.0,
    };
    let best = actions.iter().max_by(|one, other| worth(one).total_cmp(&worth(other)));
    best.copied().unwrap_or(Action::Done)
}

/// The shot that brings most: everybody fires, first at the target that suffers most [8.2.6c].
fn best_shot(game: &Spartans, state: &State, actions: &[Action]) -> Action {
    let (side, prices) = (state.segment.side(), Prices::of(game, state));
    let mut best: Option<(f32, Action)> = None;
    let mut seen = game_spartans::map::Areas::NONE;
    for action in actions {
        let Action::Fire { at, .. } = *action else { continue };
        if seen.has(at) {
            continue;
        }
        seen.add(at);
        let shooters: Vec<(Area, u8)> = actions
            .iter()
            .filter_map(|it| match *it {
                Action::Fire { from, order, at: target } if target == at => Some((from, order)),
                _ => None,
            })
            .collect();
        let worth = volley_worth(game, state, &prices, side, (&shooters, at));
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, *action));
        }
    }
    best.map_or_else(|| *actions.last().unwrap_or(&Action::Done), |(_, action)| action)
}

/// Whom a doctrine puts in the Box.
fn guard(doctrine: &Doctrine, actions: &[Action]) -> Action {
    let order = doctrine.council.guard.map(Action::Guard);
    order.into_iter().find(|it| actions.contains(it)).unwrap_or(actions[0])
}

/// Who is sent home, or guards the path, where one of several may: by the doctrine's order, and
/// those before others who are near their Routs Box.
fn farewell(game: &Spartans, state: &State, doctrine: &Doctrine, actions: &[Action]) -> Action {
    let kept = |contingent: Contingent| {
        let muster = state.muster(contingent);
        let boxes = game.board.roster.routs_at(contingent).max(1);
        let broken = u32::from(muster.on_track()) * 10 / u32::from(boxes);
        let place = doctrine.council.home.iter().position(|it| *it == contingent);
        let rank = place.map_or(6, |at| at as u32);
        2 * rank + 10_u32.saturating_sub(broken)
    };
    let rank = |action: &&Action| match **action {
        Action::Send(contingent) | Action::Guard(contingent) | Action::Vote(contingent) => {
            kept(contingent)
        }
        _ => u32::MAX,
    };
    actions.iter().min_by_key(rank).copied().unwrap_or(actions[0])
}

/// [11.2d] Everybody but the Spartan wins when it is he who goes.
fn vote(
    game: &Spartans,
    state: &State,
    doctrine: &Doctrine,
    seat: Seat,
    actions: &[Action],
) -> Action {
    let own = game.contingent_of(seat).map(Action::Vote).filter(|it| actions.contains(it));
    own.unwrap_or_else(|| farewell(game, state, doctrine, actions))
}

/// [11.1b] The Persian player begins with the strongest contingent.
fn choice(game: &Spartans, state: &State, actions: &[Action]) -> Action {
    let strength = |action: &&Action| {
        let Action::Commit(contingent) = **action else { return 0 };
        let muster = state.muster(contingent);
        let units = |arm: Arm| {
            let never = u32::from(muster.never_return(arm));
            let values = game.board.roster.values(contingent, arm, 0);
            u32::from(game.board.roster.count(contingent, arm)).saturating_sub(never)
                * u32::from(values.melee)
        };
        Arm::ALL.into_iter().map(units).sum()
    };
    actions.iter().max_by_key(strength).copied().unwrap_or(actions[0])
}
