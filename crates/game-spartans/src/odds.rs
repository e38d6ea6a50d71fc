//! Exact chances: of a volley, of a melee with the checks that follow, of a feigned retreat.
//!
//! They rest on the very functions of play: what a shot hits, what a melee costs, what a check comes
//! to, and, where an army may rout, the end of the combat itself. Cases are counted in whole ways as
//! far as these fit a word, and told in billionths beyond.

mod fates;
mod tally;

use engine::{D6, ForecastOf, odds};

use crate::action::Action;
use crate::cases::{C_8_2_6_5, C_8_2_6A, C_8_3_2_3, C_11_3C};
use crate::end::Finish;
use crate::fire::{self, die_modifier};
use crate::game::Spartans;
use crate::map::{Area, Areas};
use crate::melee::Melee;
use crate::morale::{Check, ways};
use crate::movement::Walk;
use crate::stack::Unit;
use crate::state::{Awaits, State};
use crate::tables::Shot;
use crate::units::{Arm, Contingent, Side};
use crate::view::shown;

use fates::{Combat, Fates};
pub use tally::BILLION;
use tally::Tally;

/// What a forecast takes for granted.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Assumed {
    /// Nothing: the dice fall next.
    Nothing,
    /// [8.2.6c] Those fire who aim at the target by now, this unit or force among them, and nobody
    /// else.
    NobodyElseFires,
    /// [8.2.6c] [Q77] The volley on this area, one of those of a segment in which every player aims
    /// first: those fire who aim at it by now, and nobody else, and the other volleys change nothing.
    OneOfTheVolleys(Area),
    /// [8.3.2.1a] The light units that may go back first stand.
    TheyStand,
    /// [8.3] After a charge: the side that charges fights this melee in its own Melee Segment, as
    /// both stand then. The fire of both sides before it changes nothing, nobody else comes, and
    /// light units stand.
    AsBothStand,
}

/// What a forecast asks.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Question {
    /// [8.2.6a] How many hits a volley makes: [`Answer::Number`].
    Hits(Assumed),
    /// [8.2.8a] How many steps a side loses there: [`Answer::Number`].
    Steps(Side, Assumed),
    /// [8.2.8a] How many of its units are eliminated by these: [`Answer::Number`].
    Eliminated(Side, Assumed),
    /// [8.4.1d] How many of its units there rout in the checks that follow: [`Answer::Number`].
    Rout(Side, Assumed),
    /// [8.4.1c] How many of its units there are Disordered in these, which were not before:
    /// [`Answer::Number`].
    Disordered(Side, Assumed),
    /// [8.4.1d] [8.4.4b] Who is left in the area when all is over: [`Answer::Left`].
    Left(Assumed),
    /// [8.4.4b] Whether a contingent routs, where it may: [`Answer::Yes`] or [`Answer::No`].
    Contingent(Contingent, Assumed),
    /// [8.4.5c] Whether the Persian army has its morale crisis, where it may: [`Answer::Yes`] or
    /// [`Answer::No`].
    Crisis(Assumed),
    /// [8.4.5b] to [8.4.5e] [10.0a] Whether the game ends, where it may: [`Answer::Ends`] or
    /// [`Answer::No`].
    GameEnds(Assumed),
    /// [11.3c] Whether the feigned retreat succeeds: [`Answer::Yes`] or [`Answer::No`].
    Feint,
}

/// What may come of it.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Answer {
    /// So many.
    Number(u8),
    /// It does.
    Yes,
    /// It does not.
    No,
    /// Those of one side alone, of both where there is none, or nobody.
    Left(Left),
    /// It ends so.
    Ends(Finish),
}

/// Who is left in an area after a combat.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Left {
    /// Units of both sides.
    Both,
    /// Units of one side.
    Only(Side),
    /// Nobody.
    Nobody,
}

/// A melee that an action leads to, as far as it can be foreseen.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct MeleeAhead {
    /// Where.
    pub at: Area,
    /// What it rests on.
    pub melee: Melee,
    /// What is taken for granted.
    pub assumed: Assumed,
}

/// One unit of a volley.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Shooter {
    /// Where it stands.
    pub from: Area,
    /// Its type.
    pub arm: Arm,
    /// What it rolls.
    pub shot: Shot,
    /// [TEC.f] What is added to its die.
    pub modifier: i8,
}

/// A volley that an action leads to.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct VolleyAhead {
    /// The area that is fired at.
    pub target: Area,
    /// [8.2.6b] The Defensive Value of the top unit there, disorder counted [8.4.3a].
    pub defence: u8,
    /// Everybody who fires.
    pub shooters: Vec<Shooter>,
    /// What is taken for granted.
    pub assumed: Assumed,
}

impl Spartans {
    /// The chances of what follows a legal action; none where chance has no part in it, or too
    /// little is known [3.4a]: whole stacks in these areas alone.
    pub(crate) fn forecasts(
        &self,
        state: &State,
        action: Action,
        known: Areas,
    ) -> Vec<ForecastOf<Self>> {
        if action == Action::Feign {
            return vec![self.feint_forecast(state)];
        }
        if action == Action::Done {
            let volleys = self.volleys_of_done(state).into_iter();
            return volleys.filter_map(|it| self.told(state, &it, known, vec![action])).collect();
        }
        let volley = || self.volley_forecast(state, action, known);
        let melee = || self.melee_forecast(state, action, known);
        volley().or_else(melee).into_iter().collect()
    }

    /// [11.3c] Whether the Spartans step back.
    fn feint_forecast(&self, state: &State) -> ForecastOf<Self> {
        let (rating, disordered) = self.feint_rating(state);
        let yes = u64::from(ways(rating, disordered, Check::Holds));
        let answer = |what, ways| odds::Answer { what, case: C_11_3C, ways };
        let answers = vec![answer(Answer::Yes, yes), answer(Answer::No, 10 - yes)];
        let questions = vec![odds::Question { about: Question::Feint, answers }];
        ForecastOf::<Self> { after: vec![Action::Feign], of: 10, rounded: false, questions }
    }

    /// The melee that an action leads to: to fight, to stand, or to charge.
    ///
    /// Nothing where light units of the system would go back first [Q48], or where not everybody is
    /// known [3.4a].
    pub fn melee_ahead(&self, state: &State, action: Action) -> Option<MeleeAhead> {
        self.melee_known(state, action, self.known_areas(state))
    }

    fn melee_known(&self, state: &State, action: Action, known: Areas) -> Option<MeleeAhead> {
        let (Action::Fight(at) | Action::Stand(at) | Action::Charge { to: at, .. }) = action else {
            return None;
        };
        let side = state.segment.side();
        if !known.has(at) && state.positions.stack(side.enemy(), at).len() > 1 {
            return None;
        }
        let then = self.when_met(state, action);
        let stands = matches!(action, Action::Stand(_)) || self.way_back(&then, at).is_none();
        if !stands && self.options.is_run_by_rules(side.enemy()) {
            return None;
        }
        let assumed = match action {
            Action::Charge { .. } => Assumed::AsBothStand,
            _ if stands => Assumed::Nothing,
            _ => Assumed::TheyStand,
        };
        Some(MeleeAhead { at, melee: self.melee_at(&then, at)?, assumed })
    }

    /// The position in which the two sides of a melee have met.
    fn when_met(&self, state: &State, action: Action) -> State {
        let mut then = state.clone();
        if let Action::Charge { part, to, way } = action
            && let Some(mover) = self.mover_of(state, state.segment.side(), part)
        {
            let goal = Walk::new(&self.board.map, &state.positions, mover).entry(to, way);
            then.positions.make_move(mover, goal);
        }
        then
    }

    /// The volley that an action leads to: a shot with everybody who aims at that target by now, or
    /// the fall of the dice.
    pub fn volley_ahead(&self, state: &State, action: Action) -> Option<VolleyAhead> {
        let (target, assumed) = match action {
            Action::Roll => (state.volley?.target, Assumed::Nothing),
            Action::Fire { at, .. } => (at, Assumed::NobodyElseFires),
            _ => return None,
        };
        self.volley_on(&Self::when_aimed(state, action), target, assumed)
    }

    /// [8.2.6c] [Q77] The volleys that fall once every player has aimed, by those who aim by now:
    /// none where a player rolls for one target before he names the next.
    pub fn volleys_of_done(&self, state: &State) -> Vec<VolleyAhead> {
        let side = state.segment.side();
        if !matches!(state.awaits, Awaits::Fire(_)) || !self.in_turn(side) {
            return Vec::new();
        }
        let aims: crate::map::Areas =
            state.positions.units(side).filter_map(|(_, unit)| unit.aim).collect();
        let volley = |at: Area| self.volley_on(state, at, Assumed::OneOfTheVolleys(at));
        aims.iter().filter_map(volley).collect()
    }

    /// The volley of everybody who aims at a target.
    fn volley_on(&self, then: &State, target: Area, assumed: Assumed) -> Option<VolleyAhead> {
        let side = then.segment.side();
        let aiming = then.positions.units(side).filter(|(_, unit)| unit.aim == Some(target));
        let shooter = |(from, unit): (Area, Unit)| {
            let modifier = die_modifier(&self.board.map, from, target);
            let shot = fire::shot(unit.arm, from, target).ok()?;
            Some(Shooter { from, arm: unit.arm, shot, modifier })
        };
        let shooters = aiming.filter_map(shooter).collect();
        let top = then.positions.stack(side.enemy(), target).top()?;
        let printed = self.board.roster.values(top.contingent, top.arm, top.losses).defence;
        let defence = printed.saturating_sub(u8::from(top.disordered));
        Some(VolleyAhead { target, defence, shooters, assumed })
    }

    /// The position in which one more unit aims; by hand its whole force [8.2.7a].
    fn when_aimed(state: &State, action: Action) -> State {
        let mut then = state.clone();
        let Action::Fire { from, order, at } = action else { return then };
        if let Awaits::WhichTarget(force, _) = state.awaits {
            then.change_force(force, |unit| unit.aim = Some(at));
        } else {
            then.positions.change(state.segment.side(), from, |stack| {
                let aiming = stack.units_mut().skip(usize::from(order)).take(1);
                aiming.for_each(|unit| unit.aim = Some(at));
            });
        }
        then
    }

    /// [3.4a] The areas whose stacks are known to everybody, whole.
    pub(crate) fn known_areas(&self, state: &State) -> Areas {
        if self.options.has_fog() { shown(state) } else { Areas::full() }
    }

    /// What the volley of an action may lead to.
    fn volley_forecast(
        &self,
        state: &State,
        action: Action,
        known: Areas,
    ) -> Option<ForecastOf<Self>> {
        let ahead = self.volley_ahead(state, action)?;
        let rolls = matches!(action, Action::Fire { .. }) && !self.in_turn(state.segment.side());
        let by_hand = matches!(state.awaits, Awaits::WhichTarget(..));
        let roll = (rolls && !by_hand).then_some(Action::Roll);
        self.told(state, &ahead, known, [action].into_iter().chain(roll).collect())
    }

    /// [8.2.6a] to [8.4.5e] What a volley may lead to. Where enemies lie hidden under the top one, it
    /// speaks of hits, and of steps as far as there are certainly so many [3.4a].
    fn told(
        &self,
        state: &State,
        ahead: &VolleyAhead,
        known: Areas,
        after: Vec<Action>,
    ) -> Option<ForecastOf<Self>> {
        let &VolleyAhead { target, assumed, .. } = ahead;
        let enemy = state.segment.side().enemy();
        let volley = fire::volley(ahead.shooters.iter().map(|it| (it.shot, it.modifier)))?;
        let coarse = (volley.of / MOST_WAYS).max(1);
        let hits: Vec<(u8, u128)> = (0..)
            .zip(volley.ways.map(|ways| ways / coarse))
            .filter(|(_, ways)| *ways > 0)
            .collect();
        let losses = |hits: u8| hits.saturating_sub(ahead.defence);
        let stack = *state.positions.stack(enemy, target);
        let mut tally = Tally::default();
        if known.has(target) || stack.len() < 2 {
            let combat = Combat::new(self, state.clone(), target, assumed, C_8_2_6_5);
            let fates = |(hits, ways): &(u8, u128)| {
                (*hits, *ways, Fates::of(self, enemy, stack, losses(*hits)))
            };
            let all: Vec<_> = hits.iter().map(fates).collect();
            let checks = all.iter().map(|(.., it)| it.checks).max()?;
            for (hits, ways, fates) in &all {
                for (fate, part) in &fates.all {
                    let ways = ways * part * 10_u128.pow(checks - fates.checks);
                    tally.case(ways);
                    tally.number(Question::Hits(assumed), *hits, C_8_2_6A, ways);
                    combat.count(&[fate], ways, &mut tally);
                }
            }
        } else {
            let certain = stack.top()?.steps_left() + stack.len() as u8 - 1;
            let known = hits.iter().all(|(hits, _)| losses(*hits) <= certain);
            for (hits, ways) in hits {
                tally.case(ways);
                tally.number(Question::Hits(assumed), hits, C_8_2_6A, ways);
                if known {
                    tally.number(Question::Steps(enemy, assumed), losses(hits), C_8_2_6_5, ways);
                }
            }
        }
        Some(tally.told(after))
    }

    /// [8.3.2.3] to [8.4.5e] What a melee may lead to.
    fn melee_forecast(
        &self,
        state: &State,
        action: Action,
        known: Areas,
    ) -> Option<ForecastOf<Self>> {
        let MeleeAhead { at, melee, assumed } = self.melee_known(state, action, known)?;
        let (side, enemy) = (state.segment.side(), state.segment.side().enemy());
        let then = self.when_met(state, action);
        let (ours, theirs) = (*then.positions.stack(side, at), *then.positions.stack(enemy, at));
        let rows: Vec<[Fates; 2]> = D6::all()
            .map(|roll| {
                let (attackers, defenders) = melee.losses(roll);
                let ours = Fates::of(self, side, ours, attackers);
                [ours, Fates::of(self, enemy, theirs, defenders)]
            })
            .collect();
        let most = rows.iter().map(|[ours, theirs]| ours.checks + theirs.checks).max()?;
        let combat = Combat::new(self, then, at, assumed, C_8_3_2_3);
        let mut tally = Tally::default();
        for [ours, theirs] in &rows {
            let scale = 10_u128.pow(most - ours.checks - theirs.checks);
            for (attackers, some) in &ours.all {
                for (defenders, of_these) in &theirs.all {
                    let ways = scale * some * of_these;
                    tally.case(ways);
                    combat.count(&[attackers, defenders], ways, &mut tally);
                }
            }
        }
        let stands = (assumed == Assumed::TheyStand).then_some(Action::Stand(at));
        Some(tally.told([action].into_iter().chain(stands).collect()))
    }
}

/// More ways of a volley than these are rounded off while counting.
const MOST_WAYS: u128 = 10_u128.pow(30);
