//! [7.4a] to [7.4e] Retreat: of units routed in a stack [A71], and of those that flee when they fail to
//! rally [A73].

use engine::Log;

use crate::control::Field;
use crate::event::{Event, LossReason};
use crate::game::Marathon;
use crate::map::{Hex, Hexes};
use crate::state::{Awaits, Cause, Place, State};
use crate::units::{Piece, Pieces, Side};

/// [A71] [A73] How many hexes a unit retreats or flees.
const FAR: u8 = 2;

/// One or two hexes.
pub(crate) type Route = (Hex, Option<Hex>);

/// 7.4 Why a unit may not take a hex on its retreat.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum NoRetreat {
    /// [A19] It is no land, or not beside the hex before.
    NotBeside,
    /// [7.4c] Enemies stand there.
    Enemy,
    /// [7.4c] It lies in an enemy's zone.
    Zone,
    /// [A102] A routed friend stands there.
    AmongRouted,
    /// [A101] It is nearer to an enemy than the hex before.
    Nearer,
    /// [A101] The last hex is no farther from the enemy than the first was.
    NotAway,
    /// [A73] It leads nearer neither to a Leader nor home.
    WrongWay,
    /// [7.4d] It would end among friends, from whom no hex leads on.
    NoEnd,
    /// [A71] [A73] It goes too far, or not far enough.
    Length,
}

/// One who retreats or flees.
#[derive(Debug)]
pub(crate) struct Escape<'a> {
    field: Field<'a>,
    piece: Piece,
    from: Hex,
    /// [A141] Where the retreat began; nothing for one who flees.
    began: Option<Hex>,
    /// [A75] The hexes that it has left on its way.
    trail: Hexes,
    owed: u8,
    /// [A73] The goals of one who flees: the nearest Leaders, or the nearest friendly hexes.
    goals: Option<Hexes>,
}

impl<'a> Escape<'a> {
    /// [A71] A retreat.
    pub(crate) fn retreat(game: &'a Marathon, state: &'a State, piece: Piece, owed: u8) -> Self {
        let from = state.units.hex(piece).unwrap_or_else(|| game.map().beaches()[0]);
        let began = if owed == FAR { Some(from) } else { state.pending.began };
        let trail = if owed == FAR { Hexes::NONE } else { state.pending.trail };
        let field = Field::new(game, state);
        let mut escape = Self { field, piece, from, began, trail, owed, goals: None };
        if began.is_none() {
            escape.goals = Some(escape.goals_of_flight());
        }
        escape
    }

    /// [A73] A flight.
    pub(crate) fn flight(game: &'a Marathon, state: &'a State, piece: Piece) -> Self {
        let mut escape = Self::retreat(game, state, piece, FAR);
        escape.began = None;
        escape.goals = Some(escape.goals_of_flight());
        escape
    }

    /// [A73] The nearest Leaders, and the nearest friendly hexes.
    fn goals_of_flight(&self) -> Hexes {
        let (side, game) = (self.piece.side(), self.field.game);
        let leaders = || self.field.leaders_of(side).map(|(_, at)| at);
        let nearest = leaders().map(|at| at.distance(self.from)).min();
        let led = leaders().filter(|at| Some(at.distance(self.from)) == nearest);
        let far = u32::from(game.map().way_home(side, self.from));
        let homes = homes(game, side).filter(|at| at.distance(self.from) == far);
        led.chain(homes).collect()
    }

    /// [A73] Whether one who flees need not go: he is home already, or beside a Leader.
    pub(crate) fn may_stay(&self) -> bool {
        let Some(goals) = self.goals.filter(|_| self.owed == FAR) else { return false };
        self.is_home(self.from) || goals.iter().any(|goal| self.is_beside(self.from, goal))
    }

    /// [A73] Whether he is on a friendly hex, and so stays.
    pub(crate) fn is_safe(&self) -> bool {
        self.is_home(self.from)
    }

    fn is_home(&self, hex: Hex) -> bool {
        self.field.game.map().way_home(self.piece.side(), hex) == 0
    }

    /// Whether a goal is a Leader's hex beside another.
    fn is_beside(&self, hex: Hex, goal: Hex) -> bool {
        let side = self.piece.side();
        hex.distance(goal) == 1 && self.field.leaders_of(side).any(|(_, at)| at == goal)
    }

    /// [7.4a] [7.4c] [A101] Whether a step may be taken at all.
    ///
    /// # Errors
    /// Why it may not.
    fn step(&self, from: Hex, to: Hex) -> Result<(), NoRetreat> {
        let (side, field) = (self.piece.side(), &self.field);
        let near = |hex| field.nearest_enemy(side, hex).unwrap_or(u32::MAX);
        if from.distance(to) != 1 || !field.game.map().is_land(to) || self.trail.has(to) {
            Err(NoRetreat::NotBeside)
        } else if field.has(side.enemy(), to) {
            Err(NoRetreat::Enemy)
        } else if field.in_zone(side.enemy(), to) {
            Err(NoRetreat::Zone)
        } else if field.has_routed_friend(side, to) && to != self.from {
            Err(NoRetreat::AmongRouted)
        } else if near(to) < near(from) {
            Err(NoRetreat::Nearer)
        } else {
            Ok(())
        }
    }

    /// [7.4d] [A75] [A141] Whether one may end in a hex, or go on from it through friends to one where he
    /// may: on a retreat, farther from the enemy than it began.
    fn ends(&self, hex: Hex, seen: &mut Hexes) -> Result<(), NoRetreat> {
        if self.field.holder(hex).is_none() {
            let near = |hex| self.field.nearest_enemy(self.piece.side(), hex);
            let away =
                self.began.is_none_or(|began| near(hex).is_none() || near(hex) > near(began));
            return if away { Ok(()) } else { Err(NoRetreat::NotAway) };
        }
        seen.add(hex);
        let nearer = |to: Hex| {
            self.goals
                .is_none_or(|goals| goals.iter().any(|goal| to.distance(goal) < hex.distance(goal)))
        };
        let next = self.field.game.map().around(hex);
        let open: Vec<Hex> = next
            .filter(|to| !seen.has(*to) && nearer(*to) && self.step(hex, *to).is_ok())
            .collect();
        let any = open.into_iter().any(|to| self.ends(to, seen).is_ok());
        if any { Ok(()) } else { Err(NoRetreat::NoEnd) }
    }

    /// Whether a route may be taken.
    ///
    /// # Errors
    /// Why it may not.
    pub(crate) fn judge(&self, (first, then): Route) -> Result<(), NoRetreat> {
        self.step(self.from, first)?;
        if let Some(second) = then {
            if second == self.from {
                return Err(NoRetreat::NotBeside);
            }
            self.step(first, second)?;
        }
        match self.goals {
            Some(goals) if self.owed == FAR => self.judge_flight(first, then, goals)?,
            Some(goals) => {
                let nearer = |goal: Hex| first.distance(goal) < self.from.distance(goal);
                if !goals.iter().any(nearer) {
                    return Err(NoRetreat::WrongWay);
                }
            }
            None => {}
        }
        let long = then.is_some() || self.goals.is_some();
        if (self.owed == FAR) != long && (self.goals.is_none() || then.is_some()) {
            return Err(NoRetreat::Length);
        }
        let mut seen = self.trail;
        seen.add(self.from);
        if then.is_some() {
            seen.add(first);
        }
        self.ends(then.unwrap_or(first), &mut seen)
    }

    /// [A73] Each hex is nearer to one goal; the flight ends early at home, or beside its Leader.
    fn judge_flight(&self, first: Hex, then: Option<Hex>, goals: Hexes) -> Result<(), NoRetreat> {
        let towards = |goal: &Hex| first.distance(*goal) < self.from.distance(*goal);
        let arrived =
            |goal: Hex| (self.is_home(first) && first == goal) || self.is_beside(first, goal);
        let right: Vec<Hex> = goals.iter().filter(towards).collect();
        if right.is_empty() {
            return Err(NoRetreat::WrongWay);
        }
        let Some(second) = then else {
            let empty = self.field.holder(first).is_none();
            let early = right.iter().any(|goal| arrived(*goal)) && empty;
            return if early { Ok(()) } else { Err(NoRetreat::Length) };
        };
        let on = |goal: &&Hex| !arrived(**goal) || self.field.holder(first).is_some();
        let on: Vec<&Hex> = right.iter().filter(on).collect();
        if on.is_empty() {
            Err(NoRetreat::Length)
        } else if on.iter().any(|goal| second.distance(**goal) < first.distance(**goal)) {
            Ok(())
        } else {
            Err(NoRetreat::WrongWay)
        }
    }

    /// Every route, in a fixed order.
    pub(crate) fn routes(&self) -> Vec<Route> {
        let map = self.field.game.map();
        let mut routes = Vec::new();
        for first in map.around(self.from).filter(|first| self.step(self.from, *first).is_ok()) {
            let alone = (first, None);
            if self.judge(alone).is_ok() {
                routes.push(alone);
            }
            if self.owed == FAR {
                let all = map.around(first).map(|second| (first, Some(second)));
                routes.extend(all.filter(|route| self.judge(*route).is_ok()));
            }
        }
        routes
    }
}

/// [6.1f] [A12] The friendly hexes of a side.
fn homes(game: &Marathon, side: Side) -> impl Iterator<Item = Hex> {
    let top = (side == Side::Greek).then(|| Hex::in_row(1));
    let beaches = (side == Side::Persian).then(|| game.map().beaches().iter().copied());
    top.into_iter().flatten().chain(beaches.into_iter().flatten())
}

impl Marathon {
    /// [A71] [A132] A routed unit leaves its hex, unless it is alone there.
    pub(crate) fn leave(&self, state: &mut State, piece: Piece, log: &mut impl Log<Event>) {
        let Some(hex) = state.units.hex(piece) else { return };
        if state.units.in_hex(hex).len() > 1 {
            self.retreat_by(state, piece, FAR, log);
        } else {
            self.go_on(state, log);
        }
    }

    /// [7.4e] A unit retreats: where there is no way it is eliminated, where there is one it goes, where
    /// there are several its owner is asked.
    fn retreat_by(&self, state: &mut State, piece: Piece, owed: u8, log: &mut impl Log<Event>) {
        let flight = owed < FAR && state.pending.began.is_none();
        let routes = Escape::retreat(self, state, piece, owed).routes();
        match routes[..] {
            [] => self.lose(state, piece, log),
            [route] => self.escape(state, (piece, route), flight, log),
            _ => state.awaits = Awaits::Retreat { piece, owed },
        }
    }

    /// [7.4e] A unit that cannot retreat is eliminated.
    fn lose(&self, state: &mut State, piece: Piece, log: &mut impl Log<Event>) {
        if let Some(at) = state.units.hex(piece) {
            log.tell(|| Event::Lost { piece, at, why: LossReason::NoWay });
        }
        state.pending.began = None;
        state.pending.trail = Hexes::NONE;
        self.eliminate(state, piece, log);
        self.go_on(state, log);
    }

    /// [7.4b] [3.2k] A unit goes its way. Friends on it check their morale; where it ends among them it goes
    /// on [A75]. In the end its owner turns it.
    pub(crate) fn escape(
        &self,
        state: &mut State,
        (piece, (first, then)): (Piece, Route),
        flight: bool,
        log: &mut impl Log<Event>,
    ) {
        let Some(from) = state.units.hex(piece) else { return self.go_on(state, log) };
        let path: Vec<Hex> = [Some(first), then].into_iter().flatten().collect();
        let last = then.unwrap_or(first);
        let met: Pieces =
            path.iter().fold(Pieces::NONE, |met, hex| met.or(state.units.in_hex(*hex)));
        let met = met.minus(self.roster().leaders()).minus(state.units.routed);
        let friend = state.units.in_hex(last).first();
        if !met.is_empty() {
            if state.pending.checks.is_empty() {
                state.pending.cause = Cause::Passed;
            }
            state.pending.checks = state.pending.checks.or(met);
        }
        state.units.put(piece, Place::Map(last));
        log.tell(|| Event::Retreated { piece, from, path, flight });
        if let Some(friend) = friend {
            state.units.turn(piece, state.units.facing(friend));
            state.pending.trail.add(from);
            if then.is_some() {
                state.pending.began = (!flight).then_some(from);
                state.pending.trail.add(first);
            }
            self.retreat_by(state, piece, 1, log);
        } else {
            state.pending.began = None;
            state.pending.trail = Hexes::NONE;
            state.awaits = Awaits::Face(last);
        }
    }

    /// [7.3.2e] [A73] A routed unit flees for the first time.
    pub(crate) fn flee(&self, state: &mut State, piece: Piece, log: &mut impl Log<Event>) {
        let (safe, stays, routes) = {
            let escape = Escape::flight(self, state, piece);
            (escape.is_safe(), escape.may_stay(), escape.routes())
        };
        match routes[..] {
            _ if safe => self.go_on(state, log),
            [] if stays => self.go_on(state, log),
            [] => self.lose(state, piece, log),
            [route] if !stays => self.escape(state, (piece, route), true, log),
            _ => state.awaits = Awaits::Flight(piece),
        }
    }
}
