//! What follows losses: checks [8.4.1a], the Morale Tracks of contingents and armies [8.4.4a],
//! [8.4.5b], and the Morale Recovery at the end of a round [8.4.2].

use engine::{D10, Log};

use crate::end::Finish;
use crate::event::{Event, Who};
use crate::game::Spartans;
use crate::greek_deployment::areas_of;
use crate::map::{Area, Areas};
use crate::morale::{Check, check, recovers};
use crate::muster::{Contingents, Muster};
use crate::stack::Unit;
use crate::state::{Awaits, State};
use crate::units::{Arm, Contingent, Side};

impl Spartans {
    /// [8.2.6.6] [8.3.2.5] Those who were shaken check, the attacker's units first; then the combat
    /// is over.
    pub(crate) fn check_or_conclude(
        &self,
        state: &mut State,
        at: Area,
        shaken: [Option<Side>; 2],
        log: &mut impl Log<Event>,
    ) {
        let survives = |side: &Side| !state.positions.stack(*side, at).is_empty();
        let mut checking = shaken.into_iter().flatten().filter(survives);
        match (checking.next(), checking.next()) {
            (Some(side), more) => {
                state.awaits = Awaits::Check { side, at, order: 0, both: more.is_some() };
            }
            (None, _) => self.conclude(state, at, log),
        }
    }

    /// [8.4.1a] [3.1.3c] The check of one unit.
    pub(crate) fn check_unit(&self, state: &mut State, roll: D10, log: &mut impl Log<Event>) {
        let Awaits::Check { side, at, order, both } = state.awaits else { return };
        let place = usize::from(order);
        let Some(unit) = state.positions.stack(side, at).get(place) else { return };
        let rating = self.board.roster.rating(unit.contingent, unit.arm, unit.losses);
        let result = check(rating, roll, unit.disordered);
        let who = Who::of(unit, order);
        let disordered = unit.disordered;
        let rated = Some(rating);
        log.tell(|| Event::Checked { who, at, order, rating: rated, roll, disordered, result });
        let mut next = order + 1;
        match result {
            Check::Holds => {}
            Check::Disordered => state.positions.change(side, at, |stack| {
                stack.replace(place, Unit { disordered: true, ..unit });
            }),
            Check::Routs => {
                state.positions.change(side, at, |stack| stack.take(place));
                self.to_track(state, unit.contingent, unit.arm);
                next = order;
            }
        }
        if usize::from(next) < state.positions.stack(side, at).len() {
            state.awaits = Awaits::Check { side, at, order: next, both };
        } else {
            let other = both.then(|| side.enemy());
            self.check_or_conclude(state, at, [None, other], log);
        }
    }

    /// [8.4.4a] A unit that was eliminated or routed goes to its contingent's Morale Track.
    pub(crate) fn to_track(&self, state: &mut State, contingent: Contingent, arm: Arm) {
        let muster = state.muster_mut(contingent);
        muster.track[arm.index()] += 1;
        if muster.on_track() == self.board.roster.routs_at(contingent) {
            state.breaking = state.breaking.with(contingent);
        }
    }

    /// [Q62] A combat is over: contingents rout, the attacker's first, then the Army Morale Tracks are
    /// looked at.
    pub(crate) fn conclude(&self, state: &mut State, at: Area, log: &mut impl Log<Event>) {
        state.forget_entries(at);
        let breaking = std::mem::replace(&mut state.breaking, Contingents::NONE);
        let attacker = state.segment.side();
        for side in [attacker, attacker.enemy()] {
            for contingent in breaking.iter().filter(|it| it.side() == side) {
                self.rout(state, contingent, log);
            }
        }
        match self.armies_rout(state, breaking, log) {
            Some(finish) => self.finish(state, finish, log),
            None => self.after_combat(state, log),
        }
    }

    /// [8.4.4b] [8.4.4c] A contingent routs: all its units leave the map, and one or two go to the
    /// Army Morale Track.
    fn rout(&self, state: &mut State, contingent: Contingent, log: &mut impl Log<Event>) {
        let side = contingent.side();
        let areas = areas_of(&state.positions, contingent);
        let many = self.is_spartan(contingent) || contingent == Contingent::Immortals;
        let left = state.on_map(contingent);
        let mut arms = [None; 2];
        for arm in arms.iter_mut().take(if many { 2 } else { 1 }) {
            *arm = self
                .heaviest_on_map(state, contingent)
                .or_else(|| heaviest_on_track(state, contingent));
            let Some(arm) = *arm else { break };
            state.muster_mut(contingent).army[arm.index()] += 1;
        }
        for area in areas {
            state.positions.change(side, area, |stack| {
                stack.remove(|unit| unit.contingent == contingent);
            });
            state.forget_entries(area);
        }
        if state.guard != Some(contingent) {
            state.muster_mut(contingent).hand = Muster::default().hand;
        }
        log.tell(|| Event::Routed { contingent, units: left });
        let filled = state.army_track(side);
        log.tell(|| Event::Shaken {
            contingent,
            arms: arms.into_iter().flatten().collect(),
            filled,
        });
    }

    /// [8.4.4c] [Q60] Takes the unit with the largest Melee Factor of a contingent off the map; the
    /// first of several.
    fn heaviest_on_map(&self, state: &mut State, contingent: Contingent) -> Option<Arm> {
        let side = contingent.side();
        let factor =
            |unit: Unit| self.board.roster.values(unit.contingent, unit.arm, unit.losses).melee;
        let mut best: Option<(u8, Area, Arm)> = None;
        for (area, unit) in state.positions.units(side) {
            let better = best.is_none_or(|(melee, ..)| factor(unit) > melee);
            if unit.contingent == contingent && better {
                best = Some((factor(unit), area, unit.arm));
            }
        }
        let (melee, area, arm) = best?;
        state.positions.change(side, area, |stack| {
            let is_it = |unit: Unit| unit.contingent == contingent && factor(unit) == melee;
            let order = stack.units().position(is_it)?;
            stack.take(order)
        });
        Some(arm)
    }

    /// [8.4.5b] to [8.4.5e] What full Army Morale Tracks come to.
    fn armies_rout(
        &self,
        state: &mut State,
        routed: Contingents,
        log: &mut impl Log<Event>,
    ) -> Option<Finish> {
        let full =
            |state: &State, side| state.army_track(side) >= self.board.roster.army_track(side);
        let greeks = full(state, Side::Greek);
        let persians = full(state, Side::Persian) && state.had_crisis();
        if full(state, Side::Persian) && !persians {
            self.crisis(state, routed, log);
        }
        match (greeks, persians) {
            (true, true) => Some(Finish::BothRout),
            (true, false) => Some(Finish::GreekRout),
            (false, true) => Some(Finish::PersianRout),
            (false, false) => None,
        }
    }

    /// [8.4.5c] [Q64] The units that filled the Persian track leave the game; what is more, of those
    /// who routed just now, begins the next filling.
    fn crisis(&self, state: &mut State, routed: Contingents, log: &mut impl Log<Event>) {
        let mut left = self.board.roster.army_track(Side::Persian);
        let before = Side::Persian.contingents().filter(|it| !routed.has(*it));
        for contingent in before.chain(routed.iter().filter(|it| it.side() == Side::Persian)) {
            let muster = state.muster_mut(contingent);
            for arm in Arm::ALL {
                let goes = muster.army[arm.index()].min(left);
                muster.army[arm.index()] -= goes;
                muster.gone[arm.index()] += goes;
                left -= goes;
            }
        }
        log.tell(|| Event::Crisis);
    }

    /// The game is over.
    pub(crate) fn finish(&self, state: &mut State, finish: Finish, log: &mut impl Log<Event>) {
        state.awaits = Awaits::Over(finish);
        let points = self.points(state);
        let ending = self.ending(state, finish);
        log.tell(|| Event::Ended { ending, points: (points.greek, points.persian) });
    }

    /// [8.4.2] [4.0.D9] The next Disordered unit that shares no area with an enemy; the round is over
    /// when there is none.
    pub(crate) fn next_recovery(&self, state: &mut State, log: &mut impl Log<Event>) {
        match recovering(state) {
            Some((side, at, order)) => state.awaits = Awaits::Recover { side, at, order },
            None => self.end_segment(state, log),
        }
    }

    /// [8.4.2] The recovery of one unit.
    pub(crate) fn recover(&self, state: &mut State, roll: D10, log: &mut impl Log<Event>) {
        let Awaits::Recover { side, at, order } = state.awaits else { return };
        let place = usize::from(order);
        let Some(unit) = state.positions.stack(side, at).get(place) else { return };
        let rating = self.board.roster.rating(unit.contingent, unit.arm, unit.losses);
        let recovered = recovers(rating, roll);
        state.positions.change(side, at, |stack| {
            stack.replace(place, Unit { disordered: !recovered, done: true, ..unit });
        });
        let (who, rated) = (Who::of(unit, order), Some(rating));
        log.tell(|| Event::Recovered { who, at, order, rating: rated, roll, recovered });
        self.next_recovery(state, log);
    }
}

/// The first unit that may try to recover and has not.
pub(crate) fn recovering(state: &State) -> Option<(Side, Area, u8)> {
    let melees: Areas = state.positions.melees();
    Side::BOTH.into_iter().find_map(|side| {
        let areas = state.positions.held(side).minus(melees);
        areas.into_iter().find_map(|at| {
            let mut units = (0_u8..).zip(state.positions.stack(side, at).units());
            let order = units.find(|(_, unit)| unit.disordered && !unit.done)?.0;
            Some((side, at, order))
        })
    })
}

/// [Q61] A unit of a contingent that goes from its own track to the Army Morale Track: the heaviest.
fn heaviest_on_track(state: &mut State, contingent: Contingent) -> Option<Arm> {
    let track = &mut state.muster_mut(contingent).track;
    let arm = Arm::ALL.into_iter().find(|arm| track[arm.index()] > 0)?;
    track[arm.index()] -= 1;
    Some(arm)
}

impl Who {
    /// A unit in a stack, with everything that its owner knows.
    pub(crate) const fn of(unit: Unit, order: u8) -> Self {
        Self {
            side: unit.contingent.side(),
            arm: unit.arm,
            known: Some((unit.contingent, unit.losses)),
            covered: order > 0,
        }
    }
}
