//! What becomes of those in an area once losses are known: units eliminated, checks, contingents
//! that rout, and the end of the game.

use engine::{Case, Quiet};

use super::tally::Tally;
use super::{Answer, Assumed, Left, Question};
use crate::cases::{C_8_2_8A, C_8_3_2, C_8_4_1C, C_8_4_1D, C_8_4_4B, C_8_4_5B, C_8_4_5C};
use crate::end::Finish;
use crate::game::Spartans;
use crate::map::Area;
use crate::morale::{Check, take_losses, ways};
use crate::muster::Contingents;
use crate::rounds::DAYS;
use crate::stack::{MOST, Stack, Unit};
use crate::state::{Awaits, State};
use crate::units::{Contingent, Side};
use crate::volley::SHAKING;

/// What may become of the units of one side in an area.
#[derive(Copy, Clone, Debug)]
pub(super) struct Fate {
    side: Side,
    steps: u8,
    eliminated: u8,
    routed: u8,
    disordered: u8,
    /// Those who are left.
    stack: Stack,
    /// Those who are not.
    gone: [Option<Unit>; MOST],
}

/// Every fate after some losses, each with its ways.
#[derive(Clone, Debug)]
pub(super) struct Fates {
    /// How many units check: the ways sum to 10 to the power of these.
    pub(super) checks: u32,
    pub(super) all: Vec<(Fate, u128)>,
}

impl Fates {
    /// [8.2.8a] [8.2.6.6] [8.4.1a] What may become of a stack that loses so many steps: every
    /// survivor of two or more checks for himself.
    pub(super) fn of(game: &Spartans, side: Side, mut stack: Stack, losses: u8) -> Self {
        let toll = take_losses(&mut stack, losses);
        let eliminated = toll.eliminated.iter().flatten().count() as u8;
        let fate = Fate {
            side,
            steps: toll.steps,
            eliminated,
            routed: 0,
            disordered: 0,
            stack,
            gone: toll.eliminated,
        };
        let checks = if toll.steps >= SHAKING { stack.len() } else { 0 };
        let mut all = vec![(fate, 1)];
        // From below, so that those who have not checked keep their places.
        for order in (0..checks).rev() {
            let after = |(fate, ways): (Fate, u128)| {
                fate.after_check(game, order).map(move |(fate, part)| (fate, ways * part))
            };
            all = all.into_iter().flat_map(after).filter(|(_, ways)| *ways > 0).collect();
        }
        Self { checks: checks as u32, all }
    }
}

impl Fate {
    /// [8.4.1a] What the check of one unit may make of it, each in so many ways of ten.
    fn after_check(self, game: &Spartans, order: usize) -> [(Self, u128); 3] {
        let Some(unit) = self.stack.get(order) else { return [(self, 10), (self, 0), (self, 0)] };
        let rating = game.board.roster.rating(unit.contingent, unit.arm, unit.losses);
        let part = |result| u128::from(ways(rating, unit.disordered, result));
        let mut disordered = self;
        disordered.stack.replace(order, Unit { disordered: true, ..unit });
        disordered.disordered += u8::from(!unit.disordered);
        let mut routed = self;
        routed.stack.take(order);
        routed.routed += 1;
        if let Some(free) = routed.gone.iter_mut().find(|it| it.is_none()) {
            *free = Some(unit);
        }
        [
            (self, part(Check::Holds)),
            (disordered, part(Check::Disordered)),
            (routed, part(Check::Routs)),
        ]
    }

    fn fell(&self, contingent: Contingent) -> u8 {
        let gone = self.gone.iter().flatten();
        gone.filter(|unit| unit.contingent == contingent).count() as u8
    }
}

/// A combat in an area, when its losses are counted.
#[derive(Debug)]
pub(super) struct Combat<'a> {
    game: &'a Spartans,
    state: State,
    at: Area,
    assumed: Assumed,
    /// The clause by which steps are lost.
    by: Case,
    /// The contingents whose units are there.
    involved: Contingents,
}

impl<'a> Combat<'a> {
    pub(super) fn new(
        game: &'a Spartans,
        mut state: State,
        at: Area,
        assumed: Assumed,
        by: Case,
    ) -> Self {
        state.volley = None;
        state.settled.add(at);
        let units = |side| state.positions.stack(side, at).units();
        let involved = Side::BOTH.into_iter().flat_map(units).map(|it| it.contingent).collect();
        Self { game, state, at, assumed, by, involved }
    }

    /// Counts what some fates come to, those of the attackers first.
    pub(super) fn count(&self, fates: &[&Fate], ways: u128, tally: &mut Tally) {
        let assumed = self.assumed;
        for fate in fates {
            let side = fate.side;
            tally.number(Question::Steps(side, assumed), fate.steps, self.by, ways);
            tally.number(Question::Eliminated(side, assumed), fate.eliminated, C_8_2_8A, ways);
            tally.number(Question::Rout(side, assumed), fate.routed, C_8_4_1D, ways);
            tally.number(Question::Disordered(side, assumed), fate.disordered, C_8_4_1C, ways);
        }
        let breaking = self.breaking(fates);
        let left = Answer::Left(self.left(fates, breaking));
        tally.add(Question::Left(assumed), left, C_8_3_2, ways);
        let yes = |it: bool| if it { Answer::Yes } else { Answer::No };
        for contingent in self.involved.iter() {
            let routs = yes(breaking.has(contingent));
            tally.add(Question::Contingent(contingent, assumed), routs, C_8_4_4B, ways);
        }
        let (crisis, finish) = self.end(fates, breaking);
        tally.add(Question::Crisis(assumed), yes(crisis), C_8_4_5C, ways);
        let ends = finish.map_or(Answer::No, Answer::Ends);
        let case = finish.map_or(C_8_4_5B, Finish::case);
        tally.add(Question::GameEnds(assumed), ends, case, ways);
    }

    /// [8.4.4b] The contingents that reach their Routs Box.
    fn breaking(&self, fates: &[&Fate]) -> Contingents {
        let reaches = |it: &Contingent| {
            let before = self.state.muster(*it).on_track();
            let fell: u8 = fates.iter().map(|fate| fate.fell(*it)).sum();
            let box_at = self.game.board.roster.routs_at(*it);
            before < box_at && before + fell >= box_at
        };
        self.involved.iter().filter(reaches).collect()
    }

    /// Those of a side in the area, before contingents rout.
    fn stack(&self, fates: &[&Fate], side: Side) -> Stack {
        let fate = fates.iter().find(|it| it.side == side);
        fate.map_or(*self.state.positions.stack(side, self.at), |it| it.stack)
    }

    fn left(&self, fates: &[&Fate], breaking: Contingents) -> Left {
        let stays =
            |side: Side| self.stack(fates, side).units().any(|unit| !breaking.has(unit.contingent));
        match Side::BOTH.map(stays) {
            [true, true] => Left::Both,
            [true, false] => Left::Only(Side::Greek),
            [false, true] => Left::Only(Side::Persian),
            [false, false] => Left::Nobody,
        }
    }

    /// [8.4.5b] to [8.4.5e] [Q68] Whether the Persian army has its crisis, and whether the game ends.
    fn end(&self, fates: &[&Fate], breaking: Contingents) -> (bool, Option<Finish>) {
        if !self.may_end(fates, breaking) {
            return (false, None);
        }
        let mut then = self.state.clone();
        for fate in fates {
            then.positions.change(fate.side, self.at, |stack| *stack = fate.stack);
            for unit in fate.gone.iter().flatten() {
                self.game.to_track(&mut then, unit.contingent, unit.arm);
            }
        }
        self.game.conclude(&mut then, self.at, &mut Quiet);
        let crisis = then.had_crisis() && !self.state.had_crisis();
        let finish = match then.awaits {
            Awaits::Over(finish) => Some(finish),
            _ => None,
        };
        (crisis, finish)
    }

    /// Whether an Army Morale Track may be filled, or the last Greek of the last day be gone.
    fn may_end(&self, fates: &[&Fate], breaking: Contingents) -> bool {
        let filled = |side: Side| {
            let routing = breaking.iter().filter(|it| it.side() == side).count() as u8;
            let full = self.game.board.roster.army_track(side);
            // [8.4.4c] At most two units of each.
            routing > 0 && self.state.army_track(side) + 2 * routing >= full
        };
        Side::BOTH.into_iter().any(filled)
            || (self.state.day == DAYS && self.no_greek_is_left(fates, breaking))
    }

    fn no_greek_is_left(&self, fates: &[&Fate], breaking: Contingents) -> bool {
        let here = self.stack(fates, Side::Greek);
        let elsewhere = self.state.positions.units(Side::Greek).filter(|(at, _)| *at != self.at);
        let mut all = here.units().chain(elsewhere.map(|(_, unit)| unit));
        all.all(|unit| breaking.has(unit.contingent))
    }
}
