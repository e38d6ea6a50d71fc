//! Exact chances of a fight: of one round, and of fighting to the end.
//!
//! Hits of one round are counted in whole ways, as far as these fit a word; what a whole fight
//! brings is told in billionths. Losses rest on how both owners give their hits out, which every
//! question about losses says ([`HitPolicy`]).

mod outlook;

pub use outlook::{BILLION, Battle, Ground, Outlook, Span, forecast_fight};

use engine::{Case, ForecastOf, Quiet, odds};

use crate::action::Action;
use crate::cases::{R29, R30, R34, R35};
use crate::combat::{Slope, Strike};
use crate::game::Thermopylae;
use crate::state::{Combat, Ranks, State};
use outlook::{Group, Taken, faces, take};

/// Those who fight, by what they do.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Party {
    /// Those who attack.
    Attackers,
    /// Those who are attacked.
    Defenders,
}

/// [R32] How owners give their hits out, as a forecast assumes it of both.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum HitPolicy {
    /// So that the fewest units fall, and of these the cheapest, as
    /// [`Thermopylae::preferred_hit`] does.
    FewestAndCheapest,
}

/// What a forecast asks.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Question {
    /// [R29] [R30] How many hits these take.
    Hits(Party),
    /// [R34] How many of these are destroyed, if hits are given out so.
    Lost(Party, HitPolicy),
    /// [R35] What becomes of the target, if the attacker never stops and hits are given out so.
    Target(HitPolicy),
}

/// What may come of it.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Answer {
    /// So many hits or units.
    Number(u16),
    /// No defender is left.
    WipedOut,
    /// One is.
    Holds,
}

/// What all forecasts assume.
const POLICY: HitPolicy = HitPolicy::FewestAndCheapest;

/// The most dice whose ways fit a word: 10^19.
const EXACT_DICE: usize = 19;

impl Thermopylae {
    /// The chances of what follows a legal action; none where chance has no part in it.
    ///
    /// A declared attack is looked at as if everybody joined who may.
    pub(crate) fn forecasts(&self, state: &State, action: Action) -> Vec<ForecastOf<Self>> {
        let mut after = vec![action];
        let mut then = state.clone();
        match action {
            Action::Attack(target) | Action::Free(target) => {
                let free = matches!(action, Action::Free(_));
                Self::declare(&mut then, target, free, &mut Quiet);
                let everybody = self.everybody(&then);
                for &join in &everybody {
                    if let Action::Join(unit, from) = join {
                        self.join(&mut then, unit, from, &mut Quiet);
                    }
                }
                after.extend(everybody);
                after.push(Action::Fight);
            }
            Action::Join(unit, from) => {
                self.join(&mut then, unit, from, &mut Quiet);
                after.push(Action::Fight);
            }
            Action::Fight | Action::Again => {}
            _ => return Vec::new(),
        }
        if action != Action::Again {
            self.fight(&mut then, &mut Quiet);
        }
        self.fight_forecasts(&then, after)
    }

    /// One round of the combat that is about to be rolled, and the whole of it.
    fn fight_forecasts(&self, state: &State, after: Vec<Action>) -> Vec<ForecastOf<Self>> {
        let battle = self.battle_of(state.side, &state.combat);
        let mut forecasts = vec![self.round_forecast(&battle, &state.combat, after.clone())];
        if !battle.free {
            let outlook = forecast_fight(self, &battle, Span::End);
            let mut after = after;
            after.push(Action::Again);
            let target = vec![
                odds::Answer { what: Answer::WipedOut, case: R35, ways: outlook.wiped_out },
                odds::Answer { what: Answer::Holds, case: R35, ways: BILLION - outlook.wiped_out },
            ];
            let questions = vec![
                odds::Question { about: Question::Target(POLICY), answers: target },
                lost(Party::Defenders, &outlook.defenders_lost),
                lost(Party::Attackers, &outlook.attackers_lost),
            ];
            forecasts.push(ForecastOf::<Self> { after, of: BILLION, rounded: true, questions });
        }
        forecasts
    }

    /// [R29] to [R34] One round, in ways of its dice.
    fn round_forecast(
        &self,
        battle: &Battle,
        combat: &Combat,
        after: Vec<Action>,
    ) -> ForecastOf<Self> {
        let [high, level, low] = &battle.attackers;
        let grounds = [(Ground::Higher, high), (Ground::Level, level), (Ground::Lower, low)];
        let all = Group::of(self, battle.side, grounds);
        let defenders = Group::of(self, battle.side.enemy(), [(Ground::Level, &battle.defenders)]);
        let dice = all.units.len().max(if battle.free { 0 } else { defenders.units.len() });
        let of = Of::new(dice);
        let strikes = all.units.iter().map(|&(unit, ground)| {
            let level = self.attack_level(unit, ground == Ground::Higher);
            [faces(level, Slope::Flat, Strike::Hit), 0]
        });
        let mut hits = Tally::default();
        let mut fallen = Tally::default();
        for &([hit, _], ways) in &of.ways(strikes) {
            hits.add(hit, ways);
            fallen.add(defenders.lost(hit.min(defenders.capacity())), ways);
        }
        let mut questions = vec![
            question(Question::Hits(Party::Defenders), R29, &of.told(&hits)),
            lost(Party::Defenders, &of.told(&fallen)),
        ];
        if !battle.free {
            let tallies = self.losses_of_attackers(battle, combat, &defenders, &of);
            let [hits, fallen] = tallies.map(|tally| of.told(&tally));
            questions.push(question(Question::Hits(Party::Attackers), R30, &hits));
            questions.push(lost(Party::Attackers, &fallen));
        }
        let rounded = dice > EXACT_DICE;
        ForecastOf::<Self> { after, of: of.of, rounded, questions }
    }

    /// [R30] Hits on attackers, downhill ones that count among them, and what they destroy.
    fn losses_of_attackers(
        &self,
        battle: &Battle,
        combat: &Combat,
        defenders: &Group,
        of: &Of,
    ) -> [Tally; 2] {
        let slope = self.slope_of(combat);
        let blows = defenders.units.iter().map(|&(unit, _)| {
            let level = self.defense_level(unit, slope);
            [faces(level, slope, Strike::Hit), faces(level, slope, Strike::Downhill)]
        });
        let [high, level, low]: [&Ranks; 3] = battle.attackers.each_ref();
        let lower = Group::of(self, battle.side, [(Ground::Lower, low)]);
        let others = Group::of(self, battle.side, [(Ground::Higher, high), (Ground::Level, level)]);
        let mut tallies = [Tally::default(), Tally::default()];
        for &([any, downhill], ways) in &of.ways(blows) {
            let start = Taken { lower: 0, others: 0 };
            let taken = take((&lower, &others), start, any, downhill);
            tallies[0].add(any + downhill, ways);
            tallies[1].add(lower.lost(taken.lower) + others.lost(taken.others), ways);
        }
        tallies
    }
}

/// Ways by a number.
#[derive(Clone, Default, Debug)]
struct Tally(Vec<u128>);

impl Tally {
    fn add(&mut self, number: usize, ways: u128) {
        if self.0.len() <= number {
            self.0.resize(number + 1, 0);
        }
        self.0[number] += ways;
    }
}

/// Hits for anybody and downhill hits, and in how many ways they fall.
type Falls = Vec<([usize; 2], u128)>;

/// What the ways of a round are told in.
struct Of {
    of: u64,
    dice: usize,
}

impl Of {
    /// More digits than these are rounded off while counting.
    const DIGITS: u32 = 30;

    fn new(dice: usize) -> Self {
        let exact = dice <= EXACT_DICE;
        Self { of: if exact { 10_u64.pow(dice as u32) } else { BILLION }, dice }
    }

    /// Every fall of one die each, given how many faces hit anybody and how many only downhill.
    /// Their ways sum to 10 to the power of the round's dice, or to 10^30 if that is less.
    fn ways(&self, dice: impl Iterator<Item = [u64; 2]>) -> Falls {
        let whole = 10_u128.pow(Self::DIGITS.min(self.dice as u32));
        let mut falls: Falls = vec![([0, 0], whole)];
        for [hit, downhill] in dice {
            let mut next: Falls = Vec::with_capacity(falls.len() + 2);
            for (hits, ways) in falls {
                let struck = ways * u128::from(hit) / 10;
                let slid = ways * u128::from(downhill) / 10;
                add(&mut next, hits, ways - struck - slid);
                add(&mut next, [hits[0] + 1, hits[1]], struck);
                add(&mut next, [hits[0], hits[1] + 1], slid);
            }
            falls = next;
        }
        falls
    }

    /// A tally in these ways; the largest bears what rounding made.
    fn told(&self, tally: &Tally) -> Vec<u64> {
        let whole = 10_u128.pow(Self::DIGITS.min(self.dice as u32));
        let scale = |ways: &u128| {
            if u128::from(self.of) == whole {
                *ways as u64
            } else {
                ((ways / 1_000) * u128::from(self.of) / (whole / 1_000)) as u64
            }
        };
        let mut told: Vec<u64> = tally.0.iter().map(scale).collect();
        let sum: u64 = told.iter().sum();
        if let Some(largest) = told.iter_mut().max() {
            *largest += self.of - sum;
        }
        told
    }
}

fn add(falls: &mut Falls, hits: [usize; 2], ways: u128) {
    if ways == 0 {
        return;
    }
    match falls.iter_mut().find(|(known, _)| *known == hits) {
        Some((_, sum)) => *sum += ways,
        None => falls.push((hits, ways)),
    }
}

/// A question that numbers answer, each as often as its place among the ways says.
fn question(about: Question, case: Case, ways: &[u64]) -> odds::Question<Question, Answer> {
    let answers = (0..).zip(ways).filter(|(_, ways)| **ways > 0);
    let answers = answers
        .map(|(number, &ways)| odds::Answer { what: Answer::Number(number), case, ways })
        .collect();
    odds::Question { about, answers }
}

/// [R34] How many of a party are destroyed.
fn lost(party: Party, ways: &[u64]) -> odds::Question<Question, Answer> {
    question(Question::Lost(party, POLICY), R34, ways)
}
