//! The Fire Segments: [8.2], from the first aim to the last step lost. What a shot may do is in
//! `fire`, whom the system fires at in `automaton`.

use std::num::NonZeroU32;

use engine::{D6, D10, Log, Seat};

use crate::action::{Action, Outcome};
use crate::event::Event;
use crate::fire::{Blocked, die_modifier, is_in_arc, shot, sight, step_losses};
use crate::game::Spartans;
use crate::map::{Area, Map};
use crate::morale::take_losses;
use crate::options::Persians;
use crate::positions::Positions;
use crate::stack::Unit;
use crate::state::{Awaits, Force, State, Volley};
use crate::tables::Shot;
use crate::units::Side;

impl Positions {
    /// [8.2.1] to [8.2.5c] [Q46] What a unit rolls when it fires at an area of the enemy.
    ///
    /// # Errors
    /// What stands against it; [`Blocked::Range`] where there is no such unit or no enemy.
    pub fn can_fire(
        &self,
        map: &Map,
        (side, from): (Side, Area),
        order: u8,
        at: Area,
    ) -> Result<Shot, Blocked> {
        let nobody = Blocked::Range(from.range(at));
        let unit = self.stack(side, from).get(usize::from(order)).ok_or(nobody)?;
        let shot = shot(unit.arm, from, at)?;
        if !self.has_enemy(side, at) {
            return Err(nobody);
        }
        if from != at {
            if self.has_enemy(side, from) {
                return Err(Blocked::InMelee);
            }
            if self.held(side).has(at) {
                return Err(Blocked::Melee);
            }
        }
        is_in_arc(unit.arm, unit.facing, from, at)?;
        let occupied = |area: Area| Side::BOTH.into_iter().any(|side| self.held(side).has(area));
        sight(map, (from, at), occupied)?;
        Ok(shot)
    }
}

/// [8.2] Everything that a seat may do in a Fire Segment.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Shots<'a> {
    game: &'a Spartans,
    state: &'a State,
    seat: Seat,
}

impl Shots<'_> {
    fn side(&self) -> Side {
        self.state.segment.side()
    }

    /// [8.2.6c] Whether one target is done before the next is named: not where several players aim
    /// one after the other [Q77].
    fn one_by_one(&self) -> bool {
        !self.game.in_turn(self.side())
    }

    /// The units of the seat that have not fired.
    fn shooters(&self) -> impl Iterator<Item = (Area, u8)> + '_ {
        let side = self.side();
        self.state.positions.held(side).into_iter().flat_map(move |at| {
            let units = (0_u8..).zip(self.state.positions.stack(side, at).units());
            let ready = move |unit: &Unit| {
                unit.arm.shoots() && !unit.done && self.game.leader(unit.contingent) == self.seat
            };
            units.filter(move |(_, unit)| ready(unit)).map(move |(order, _)| (at, order))
        })
    }

    /// The targets that are open: the one that is fired at, or all that were not fired at yet.
    fn targets(&self) -> crate::map::Areas {
        match self.state.volley {
            Some(volley) if self.one_by_one() => crate::map::Areas::one(volley.target),
            _ => self.state.positions.held(self.side().enemy()).minus(self.state.settled),
        }
    }

    fn fires(&self, (from, order): (Area, u8), at: Area) -> bool {
        let map = &self.game.board.map;
        self.state.positions.can_fire(map, (self.side(), from), order, at).is_ok()
    }

    fn all(&self) -> impl Iterator<Item = Action> + '_ {
        let targets = self.targets();
        self.shooters().flat_map(move |(from, order)| {
            let fires = move |at: &Area| self.fires((from, order), *at);
            targets.into_iter().filter(fires).map(move |at| Action::Fire { from, order, at })
        })
    }

    /// Whether anybody may fire.
    pub(crate) fn any(&self) -> bool {
        self.all().next().is_some()
    }

    pub(crate) fn list(&self, list: &mut Vec<Action>) {
        list.extend(self.all());
        let under_way = self.state.volley.is_some() && self.one_by_one();
        list.push(if under_way { Action::Roll } else { Action::Done });
    }

    pub(crate) fn has(&self, action: Action) -> bool {
        let under_way = self.state.volley.is_some() && self.one_by_one();
        match action {
            Action::Fire { from, order, at } => {
                self.targets().has(at)
                    && self.shooters().any(|it| it == (from, order))
                    && self.fires((from, order), at)
            }
            Action::Roll => under_way,
            Action::Done => !under_way,
            _ => false,
        }
    }
}

impl Spartans {
    /// What a seat may do in the Fire Segment under way.
    pub(crate) const fn shots<'a>(&'a self, state: &'a State, seat: Seat) -> Shots<'a> {
        Shots { game: self, state, seat }
    }

    /// [8.2] A Fire Segment begins.
    pub(crate) fn begin_fire(&self, state: &mut State, log: &mut impl Log<Event>) {
        match (state.segment.side(), self.options.persians) {
            (Side::Persian, Persians::System | Persians::ByHand) => self.next_aim(state, log),
            (Side::Persian, Persians::Player) => {
                self.seat_fires(state, self.seat_of(Side::Persian), log);
            }
            (Side::Greek, _) => self.next_seat_fires(state, None, log),
        }
    }

    /// [Q43] The next force of the system aims; all targets are named before anybody fires.
    fn next_aim(&self, state: &mut State, log: &mut impl Log<Event>) {
        let forces = self.automaton(state).shooters();
        for force in forces.left().iter().copied() {
            let targets = self.automaton(state).targets(force, false).0.left().len();
            match targets {
                0 => state.change_force(force, |unit| unit.done = true),
                1 => {
                    state.awaits = Awaits::Aim(force);
                    return;
                }
                several => {
                    state.awaits = Awaits::WhichTarget(force, several as u8);
                    return;
                }
            }
        }
        self.next_volley(state, log);
    }

    /// [Q43] The force that aims next: the first that has not and has a target.
    pub(crate) fn next_to_aim(&self, state: &State) -> Option<Force> {
        let automaton = self.automaton(state);
        let forces = automaton.shooters();
        let mut left = forces.left().iter().copied();
        left.find(|force| !automaton.targets(*force, false).0.left().is_empty())
    }

    /// [8.2.7a] A force aims at the only target that it may.
    pub(crate) fn aim_at_only_target(
        &self,
        state: &mut State,
        force: Force,
        log: &mut impl Log<Event>,
    ) {
        let target = self.automaton(state).targets(force, false).0.left().first().copied();
        if let Some(target) = target {
            self.aim(state, force, (target, false), log);
        }
    }

    /// [8.2.7c] The target of a ticket.
    pub(crate) fn tied_target(&self, state: &State, ticket: usize) -> Option<Area> {
        let Awaits::WhichTarget(force, _) = state.awaits else { return None };
        let (aims, _) = self.automaton(state).targets(force, false);
        aims.left().get(ticket % aims.left().len().max(1)).copied()
    }

    /// [8.2.7a] Every unit of a force that can fires at one target.
    pub(crate) fn aim<L: Log<Event>>(
        &self,
        state: &mut State,
        force: Force,
        (target, by_die): (Area, bool),
        log: &mut L,
    ) {
        let why = if L::LISTENS { self.automaton(state).targets(force, true).1 } else { None };
        let stack = state.positions.stack(Side::Persian, force.at);
        let (first, last) = stack.force(usize::from(force.order));
        let units = (last + 1 - first) as u8;
        state.change_force(force, |unit| (unit.done, unit.aim) = (true, Some(target)));
        log.tell(|| Event::Aimed { force, units, target, why, by_die });
        self.next_aim(state, log);
    }

    /// [8.2] A seat fires, if anybody of its can.
    fn seat_fires(&self, state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
        if self.shots(state, seat).any() {
            state.awaits = Awaits::Fire(seat);
        } else {
            self.end_segment(state, log);
        }
    }

    fn next_seat_fires(&self, state: &mut State, after: Option<Seat>, log: &mut impl Log<Event>) {
        match self.next_greek_seat(after, |seat| self.shots(state, seat).any()) {
            Some(seat) => state.awaits = Awaits::Fire(seat),
            None => self.next_volley(state, log),
        }
    }

    /// [8.2] A seat fires no more in this segment.
    pub(crate) fn seat_has_fired(&self, state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
        match state.segment.side() {
            Side::Greek => self.next_seat_fires(state, Some(seat), log),
            Side::Persian => self.end_segment(state, log),
        }
    }

    /// [8.2.6a] A unit aims at a target.
    pub(crate) fn loose(
        &self,
        state: &mut State,
        (from, order): (Area, u8),
        target: Area,
        log: &mut impl Log<Event>,
    ) {
        let side = state.segment.side();
        if let Awaits::WhichTarget(force, _) = state.awaits {
            self.aim(state, force, (target, false), log); // By hand: one of several equal targets.
            return;
        }
        state.positions.change(side, from, |stack| {
            if let Some(unit) = stack.get(usize::from(order)) {
                stack.replace(usize::from(order), Unit { done: true, aim: Some(target), ..unit });
            }
        });
        if !self.in_turn(side) && state.volley.is_none() {
            state.volley = Some(Volley { target, hits: 0 });
        }
        log.tell(|| Event::Loosed { side, from, order, target });
    }

    /// [8.2.6c] The fire on one target is resolved.
    pub(crate) fn begin_volley(&self, state: &mut State, log: &mut impl Log<Event>) {
        self.next_volley(state, log);
    }

    /// [8.2.6c] The next target that somebody aims at; the segment is over when there is none.
    fn next_volley(&self, state: &mut State, log: &mut impl Log<Event>) {
        let side = state.segment.side();
        loop {
            let aimed = state.positions.units(side).filter_map(|(_, unit)| unit.aim).min();
            let Some(target) = aimed else {
                self.end_segment(state, log);
                return;
            };
            if state.positions.has_enemy(side, target) {
                state.volley = Some(Volley { target, hits: 0 });
                log.tell(|| Event::VolleyBegan { side, target, units: state.aiming_at(target) });
                self.next_shot(state, log);
                return;
            }
            state.forget_aims(side, target); // [Q78] They were gone before the arrows came.
        }
    }

    /// [8.2.6a] The next unit that fires at the target, or the end of the volley.
    fn next_shot(&self, state: &mut State, log: &mut impl Log<Event>) {
        let Some(volley) = state.volley else { return };
        match Self::next_shooter(state) {
            Some(shooter) => state.awaits = Awaits::Shot(shooter),
            None => self.end_volley(state, volley, log),
        }
    }

    /// [8.2.6a] The unit that fires next at the target under fire.
    pub(crate) fn next_shooter(state: &State) -> Option<Force> {
        let (volley, side) = (state.volley?, state.segment.side());
        state.positions.held(side).into_iter().find_map(|at| {
            let mut units = (0_u8..).zip(state.positions.stack(side, at).units());
            let order = units.find(|(_, unit)| unit.aim == Some(volley.target))?.0;
            Some(Force { at, order })
        })
    }

    /// What a shooter rolls, and what is added to it.
    pub(crate) fn shot_of(&self, state: &State, shooter: Force) -> Option<(Shot, i8)> {
        let target = state.volley?.target;
        let stack = state.positions.stack(state.segment.side(), shooter.at);
        let unit = stack.get(usize::from(shooter.order))?;
        let shot = shot(unit.arm, shooter.at, target).ok()?;
        Some((shot, die_modifier(&self.board.map, shooter.at, target)))
    }

    /// The faces of its die.
    pub(crate) fn die_of_shot(&self, state: &State, shooter: Force) -> NonZeroU32 {
        let faces = self.shot_of(state, shooter).map_or(6, |(shot, _)| shot.faces);
        if faces == 10 { D10::TICKETS } else { D6::TICKETS }
    }

    /// The outcome of a ticket of its die.
    pub(crate) fn face_of_shot(&self, state: &State, shooter: Force, ticket: u32) -> Outcome {
        if self.die_of_shot(state, shooter) == D10::TICKETS {
            Outcome::Ten(D10::of_ticket(ticket))
        } else {
            Outcome::Six(D6::of_ticket(ticket))
        }
    }

    /// [8.2.6a] The die of a unit that fires has fallen.
    pub(crate) fn shoot(&self, state: &mut State, face: u8, log: &mut impl Log<Event>) {
        let Awaits::Shot(shooter) = state.awaits else { return };
        let (Some((shot, modifier)), Some(volley)) = (self.shot_of(state, shooter), state.volley)
        else {
            return;
        };
        let hits = shot.hits(face, modifier);
        let (side, from, target) = (state.segment.side(), shooter.at, volley.target);
        state.volley = Some(Volley { hits: volley.hits + hits, ..volley });
        let arm = state.positions.change(side, from, |stack| {
            let order = usize::from(shooter.order);
            let unit = stack.get(order)?;
            stack.replace(order, Unit { aim: None, ..unit });
            Some(unit.arm)
        });
        let faces = shot.faces;
        if let Some(arm) = arm {
            log.tell(|| Event::Shot { side, arm, from, target, faces, face, modifier, hits });
        }
        self.next_shot(state, log);
    }

    /// [8.2.6.5] [8.2.6b] [8.2.6.6] All fire on a target is over: hits become steps lost.
    fn end_volley(&self, state: &mut State, volley: Volley, log: &mut impl Log<Event>) {
        let Volley { target, hits } = volley;
        let side = state.segment.side().enemy();
        state.volley = None;
        state.settled.add(target);
        let Some(top) = state.positions.stack(side, target).top() else { return };
        let printed = self.board.roster.values(top.contingent, top.arm, top.losses).defence;
        let losses = step_losses(hits, printed, top.disordered);
        let defence = printed.saturating_sub(u8::from(top.disordered));
        log.tell(|| Event::VolleyOver { side, target, hits, defence, losses });
        let steps = self.lose(state, (side, target), losses, log);
        let checks = [None, (steps >= SHAKING).then_some(side)];
        self.check_or_conclude(state, target, checks, log);
    }

    /// [8.2.8a] Takes steps from a stack, and gives back how many were lost in fact [Q57].
    pub(crate) fn lose(
        &self,
        state: &mut State,
        (side, at): (Side, Area),
        losses: u8,
        log: &mut impl Log<Event>,
    ) -> u8 {
        if losses == 0 {
            return 0;
        }
        let toll = state.positions.change(side, at, |stack| take_losses(stack, losses));
        for unit in toll.eliminated.iter().flatten() {
            self.to_track(state, unit.contingent, unit.arm);
        }
        let steps = toll.steps;
        log.tell(|| {
            let fallen = toll.eliminated.iter().flatten();
            let eliminated = fallen.map(|unit| (unit.contingent, unit.arm)).collect();
            Event::Lost { side, at, steps, eliminated }
        });
        steps
    }

    /// [8.2.6c] What comes after a volley: the next target, or whoever was firing goes on.
    pub(crate) fn go_on_firing(&self, state: &mut State, log: &mut impl Log<Event>) {
        let side = state.segment.side();
        let aimed = state.positions.units(side).any(|(_, unit)| unit.aim.is_some());
        let by_rules = side == Side::Persian && !self.has_persian_player();
        if aimed || by_rules || self.in_turn(side) {
            self.next_volley(state, log);
        } else {
            self.seat_fires(state, self.seat_of(side), log);
        }
    }
}

/// [8.2.6.6] [8.3.2.5] So many steps lost in an area shake everybody there.
pub const SHAKING: u8 = 2;

impl State {
    /// How many units of the side that fires aim at an area.
    fn aiming_at(&self, target: Area) -> u8 {
        let units = self.positions.units(self.segment.side());
        units.filter(|(_, unit)| unit.aim == Some(target)).count() as u8
    }

    /// Nobody of a side aims at an area any more.
    fn forget_aims(&mut self, side: Side, target: Area) {
        for area in self.positions.held(side) {
            self.positions.change(side, area, |stack| {
                for unit in stack.units_mut().filter(|unit| unit.aim == Some(target)) {
                    unit.aim = None;
                }
            });
        }
    }
}
