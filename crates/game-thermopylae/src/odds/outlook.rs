//! How a fight goes: every possible course of it, weighed.
//!
//! Both owners are assumed to take hits as [`Thermopylae::preferred_hit`] does: a unit that
//! survives a hit bears it before one that does not, so all that a side bears without loss is
//! used up before its first unit falls, and then the cheapest falls first. So how a group of units
//! stands depends on nothing but the number of hits it has taken, and a fight is a walk over three
//! numbers: hits on attackers below the target, on the other attackers, and on defenders. A round
//! without a hit leads back to itself and is left out by dividing its chance away.
//!
//! Chances are whole numbers of 2^-60, so that every machine gives the same; sums of thousands of
//! rounding errors stay below a billionth, in which results are told.

use crate::combat::{Level, Slope, Strike, strike};
use crate::game::Thermopylae;
use crate::state::{Combat, Ranks};
use crate::units::{KINDS, Side, Unit};
use engine::D10;

/// What results are told in: billionths.
pub const BILLION: u64 = 1_000_000_000;

/// Certainty.
const ONE: u64 = 1 << 60;

/// Where an attacker stands, seen from the target.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Ground {
    /// Above it.
    Higher,
    /// As high.
    Level,
    /// Below it.
    Lower,
}

impl Ground {
    /// All three, from the top.
    pub const ALL: [Self; 3] = [Self::Higher, Self::Level, Self::Lower];
}

/// Who fights whom: small, and the key of a caller's own memory.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Battle {
    /// Who attacks.
    pub side: Side,
    /// [R36] Whether freely.
    pub free: bool,
    /// The attackers, by [`Ground`].
    pub attackers: [Ranks; 3],
    /// The defenders.
    pub defenders: Ranks,
}

impl Battle {
    /// A fight of whole units: attackers with where they stand, and defenders.
    pub fn new(attackers: &[(Unit, Ground)], defenders: &[Unit], free: bool) -> Self {
        let side = attackers.first().map_or(Side::Persian, |(unit, _)| unit.side());
        let none = Ranks::default();
        let mut battle = Self { side, free, attackers: [none; 3], defenders: none };
        for (unit, ground) in attackers {
            battle.attackers[*ground as usize].0[unit.kind()][0] += 1;
        }
        for unit in defenders {
            battle.defenders.0[unit.kind()][0] += 1;
        }
        battle
    }

    /// How many units attack.
    pub fn attacker_count(&self) -> u8 {
        self.attackers.iter().map(Ranks::size).sum()
    }
}

/// How far a fight is looked at.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Span {
    /// One round.
    Round,
    /// Until one side is gone; the attacker never stops. A free attack is one round all the same.
    End,
}

/// How a fight goes, in billionths.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Outlook {
    /// How likely no defender is left.
    pub wiped_out: u64,
    /// How likely no attacker is left, and a defender is.
    pub repelled: u64,
    /// How likely so many attackers are lost.
    pub attackers_lost: Vec<u64>,
    /// How likely so many defenders are lost.
    pub defenders_lost: Vec<u64>,
}

impl Outlook {
    /// How many attackers are lost on average, in billionths of a unit.
    pub fn mean_attackers_lost(&self) -> u64 {
        mean(&self.attackers_lost)
    }

    /// How many defenders are lost on average, in billionths of a unit.
    pub fn mean_defenders_lost(&self) -> u64 {
        mean(&self.defenders_lost)
    }
}

fn mean(shares: &[u64]) -> u64 {
    (0..).zip(shares).map(|(units, share)| units * share).sum()
}

/// Units that hits fall on together, the dearest first.
#[derive(Clone, Debug)]
pub(super) struct Group {
    /// What each unit is, and where it stands; the last falls first.
    pub(super) units: Vec<(Unit, Ground)>,
    /// How many hits it bears without loss.
    pub(super) bears: usize,
}

impl Group {
    pub(super) fn of<'a>(
        table: &Thermopylae,
        side: Side,
        ranks: impl IntoIterator<Item = (Ground, &'a Ranks)>,
    ) -> Self {
        let mut group = Self { units: Vec::new(), bears: 0 };
        for (ground, ranks) in ranks {
            for (kind, wounds, count) in ranks.groups() {
                let unit = Unit::of(side, kind);
                let left = table.board.values(unit).hits.saturating_sub(wounds);
                if left > 0 {
                    let many = usize::from(count);
                    group.units.extend(std::iter::repeat_n((unit, ground), many));
                    group.bears += many * usize::from(left - 1);
                }
            }
        }
        group.units.sort_unstable();
        group
    }

    /// How many hits it can take.
    pub(super) fn capacity(&self) -> usize {
        self.bears + self.units.len()
    }

    /// How many of its units are lost after so many hits.
    pub(super) fn lost(&self, hits: usize) -> usize {
        hits.saturating_sub(self.bears)
    }

    /// How many of its units are left after so many hits.
    fn left(&self, hits: usize) -> usize {
        self.units.len() - self.lost(hits)
    }

    /// The unit that falls next.
    fn next(&self, hits: usize) -> Option<(Unit, Ground)> {
        self.left(hits).checked_sub(1).map(|last| self.units[last])
    }
}

/// The two groups of attackers under hits: how many each has taken.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) struct Taken {
    pub(super) lower: usize,
    pub(super) others: usize,
}

/// [R32] [A12] Hits on attackers, taken as the preferred order has it.
pub(super) fn take(
    (lower, others): (&Group, &Group),
    taken: Taken,
    any: usize,
    downhill: usize,
) -> Taken {
    let mut taken = taken;
    taken.lower = lower.capacity().min(taken.lower + downhill);
    for _ in 0..any {
        if taken.others < others.bears {
            taken.others += 1;
        } else if taken.lower < lower.bears {
            taken.lower += 1;
        } else {
            match (lower.next(taken.lower), others.next(taken.others)) {
                (None, None) => break,
                (Some(low), Some(other)) if low < other => taken.others += 1,
                (None, Some(_)) => taken.others += 1,
                (Some(_), _) => taken.lower += 1,
            }
        }
    }
    taken
}

/// How likely so many hits are: the index counts them.
type Chances = Vec<u64>;

/// How likely hits for anybody and downhill hits are.
type Blows = Vec<(usize, usize, u64)>;

#[inline]
fn times(left: u64, right: u64) -> u64 {
    ((u128::from(left) * u128::from(right)) >> 60) as u64
}

/// How many of the ten faces do what to a level.
pub(super) fn faces(level: Level, slope: Slope, what: Strike) -> u64 {
    D10::all().filter(|&face| strike(level, slope, face) == what).count() as u64
}

/// A number of faces as a chance.
const fn chance(faces: u64) -> u64 {
    ONE / 10 * faces + ONE % 10 * faces / 10
}

/// How likely hits are for the first none, one, two … of some units.
fn growing(hit: impl Iterator<Item = u64>) -> Vec<Chances> {
    let mut all = vec![vec![ONE]];
    for hit in hit {
        let last = &all[all.len() - 1];
        let mut next = vec![0; last.len() + 1];
        for (hits, &weight) in last.iter().enumerate() {
            let part = times(weight, hit);
            next[hits + 1] += part;
            next[hits] += weight - part;
        }
        all.push(next);
    }
    all
}

fn together(left: &[u64], right: &[u64]) -> Chances {
    let mut sum = vec![0; left.len() + right.len() - 1];
    for (at, &one) in left.iter().enumerate() {
        for (more, &other) in right.iter().enumerate() {
            sum[at + more] += times(one, other);
        }
    }
    sum
}

/// What the defenders' dice do to attackers, for the first none, one, two … of them.
fn blows(table: &Thermopylae, defenders: &Group, slope: Slope) -> Vec<Blows> {
    let mut all = vec![vec![(0, 0, ONE)]];
    for &(unit, _) in &defenders.units {
        let level = table.defense_level(unit, slope);
        let hit = chance(faces(level, slope, Strike::Hit));
        let downhill = chance(faces(level, slope, Strike::Downhill));
        let mut next: Blows = Vec::new();
        let mut add =
            |any, down, weight| match next.iter_mut().find(|(a, d, _)| (*a, *d) == (any, down)) {
                Some((.., sum)) => *sum += weight,
                None => next.push((any, down, weight)),
            };
        for &(any, down, weight) in &all[all.len() - 1] {
            let (struck, slid) = (times(weight, hit), times(weight, downhill));
            add(any, down, weight - struck - slid);
            add(any + 1, down, struck);
            if slid > 0 {
                add(any, down + 1, slid);
            }
        }
        all.push(next);
    }
    all
}

/// A fight made ready to be walked through.
struct Walk<'table> {
    table: &'table Thermopylae,
    lower: Group,
    others: Group,
    defenders: Group,
    lower_hits: Vec<Chances>,
    others_hits: Vec<Chances>,
    /// By slope: flat, whole, split; empty where that cannot come about.
    blows: [Vec<Blows>; 3],
    free: bool,
}

impl<'table> Walk<'table> {
    fn new(table: &'table Thermopylae, battle: &Battle) -> Self {
        let [high, level, low] = &battle.attackers;
        let side = battle.side;
        let lower = Group::of(table, side, [(Ground::Lower, low)]);
        let others = Group::of(table, side, [(Ground::Higher, high), (Ground::Level, level)]);
        let defenders = Group::of(table, side.enemy(), [(Ground::Level, &battle.defenders)]);
        let hits = |group: &Group| {
            growing(group.units.iter().map(|&(unit, ground)| {
                let level = table.attack_level(unit, ground == Ground::Higher);
                chance(faces(level, Slope::Flat, Strike::Hit))
            }))
        };
        let mut ready = [Vec::new(), Vec::new(), Vec::new()];
        let (some_lower, some_others) = (!lower.units.is_empty(), !others.units.is_empty());
        for (low, other) in [(some_lower, some_others), (some_lower, false), (false, some_others)] {
            let slope = table.slope(low, other);
            if !battle.free && ready[slope as usize].is_empty() {
                ready[slope as usize] = blows(table, &defenders, slope);
            }
        }
        let (lower_hits, others_hits) = (hits(&lower), hits(&others));
        Self {
            table,
            lower,
            others,
            defenders,
            lower_hits,
            others_hits,
            blows: ready,
            free: battle.free,
        }
    }

    fn attackers_left(&self, taken: Taken) -> (usize, usize) {
        (self.lower.left(taken.lower), self.others.left(taken.others))
    }

    /// Tells `each` what a round leads to, and how likely.
    fn round(&self, taken: Taken, on_defenders: usize, mut each: impl FnMut(Taken, usize, u64)) {
        let (lower, others) = self.attackers_left(taken);
        let both;
        let hits: &[u64] = match (lower, others) {
            (0, _) => &self.others_hits[others],
            (_, 0) => &self.lower_hits[lower],
            _ => {
                both = together(&self.lower_hits[lower], &self.others_hits[others]);
                &both
            }
        };
        let most = self.defenders.capacity();
        let mut strike = |after: Taken, weight: u64| {
            for (hits, &chance) in hits.iter().enumerate() {
                each(after, most.min(on_defenders + hits), times(weight, chance));
            }
        };
        if self.free {
            return strike(taken, ONE);
        }
        let slope = self.table.slope(lower > 0, others > 0);
        for &(any, downhill, weight) in
            &self.blows[slope as usize][self.defenders.left(on_defenders)]
        {
            strike(take((&self.lower, &self.others), taken, any, downhill), weight);
        }
    }

    /// How likely each state is when the span is over, by hits taken.
    fn masses(&self, span: Span) -> Vec<u64> {
        let sizes =
            [self.lower.capacity() + 1, self.others.capacity() + 1, self.defenders.capacity() + 1];
        let at = |taken: Taken, defenders: usize| {
            (taken.lower * sizes[1] + taken.others) * sizes[2] + defenders
        };
        let mut masses = vec![0; sizes.iter().product()];
        let start = Taken { lower: 0, others: 0 };
        if span == Span::Round || self.free {
            self.round(start, 0, |after, defenders, weight| masses[at(after, defenders)] += weight);
            return masses;
        }
        masses[0] = ONE;
        for lower in 0..sizes[0] {
            for others in 0..sizes[1] {
                for defenders in 0..sizes[2] - 1 {
                    let here = Taken { lower, others };
                    let index = at(here, defenders);
                    if masses[index] == 0 || self.attackers_left(here) == (0, 0) {
                        continue;
                    }
                    let mass = std::mem::take(&mut masses[index]);
                    let mut stays = 0;
                    self.round(here, defenders, |after, hit, weight| {
                        if at(after, hit) == index {
                            stays += weight;
                        }
                    });
                    let moving = (u128::from(mass) << 60) / u128::from(ONE - stays);
                    self.round(here, defenders, |after, hit, weight| {
                        if at(after, hit) != index {
                            masses[at(after, hit)] += ((moving * u128::from(weight)) >> 60) as u64;
                        }
                    });
                }
            }
        }
        masses
    }

    fn outlook(&self, span: Span) -> Outlook {
        let masses = self.masses(span);
        let (others, defenders) = (self.others.capacity() + 1, self.defenders.capacity() + 1);
        let all_attackers = self.lower.units.len() + self.others.units.len();
        let mut attackers_lost = vec![0; all_attackers + 1];
        let mut defenders_lost = vec![0; self.defenders.units.len() + 1];
        let mut repelled = 0;
        for (index, &mass) in masses.iter().enumerate().filter(|(_, mass)| **mass > 0) {
            let on_defenders = index % defenders;
            let (lower, other) = (index / defenders / others, index / defenders % others);
            let fallen = self.lower.lost(lower) + self.others.lost(other);
            attackers_lost[fallen] += mass;
            let lost = self.defenders.lost(on_defenders);
            defenders_lost[lost] += mass;
            if fallen == all_attackers && lost < self.defenders.units.len() {
                repelled += mass;
            }
        }
        let (attackers_lost, defenders_lost) = (shares(&attackers_lost), shares(&defenders_lost));
        Outlook {
            wiped_out: defenders_lost[self.defenders.units.len()],
            repelled: billionths(repelled),
            attackers_lost,
            defenders_lost,
        }
    }
}

fn billionths(mass: u64) -> u64 {
    ((u128::from(mass) * u128::from(BILLION) + u128::from(ONE / 2)) >> 60) as u64
}

/// Masses in billionths that sum to a billion: the largest bears what rounding made.
fn shares(masses: &[u64]) -> Vec<u64> {
    let mut shares: Vec<u64> = masses.iter().map(|&mass| billionths(mass)).collect();
    let sum: u64 = shares.iter().sum();
    if let Some(largest) = shares.iter_mut().max() {
        *largest = *largest + BILLION - sum;
    }
    shares
}

/// How a fight goes, if both owners take hits in the preferred order.
pub fn forecast_fight(table: &Thermopylae, battle: &Battle, span: Span) -> Outlook {
    Walk::new(table, battle).outlook(span)
}

impl Thermopylae {
    /// The fight that a combat is, as it stands.
    pub fn battle_of(&self, side: Side, combat: &Combat) -> Battle {
        let none = Ranks::default();
        let (free, defenders) = (combat.free, combat.defenders);
        let mut battle = Battle { side, free, attackers: [none; 3], defenders };
        for (place, ranks) in self.attackers(combat) {
            let map = &self.board.map;
            let ground = if map.is_higher(place, combat.target) {
                Ground::Higher
            } else if map.is_higher(combat.target, place) {
                Ground::Lower
            } else {
                Ground::Level
            };
            for kind in 0..KINDS {
                let sum = &mut battle.attackers[ground as usize].0[kind];
                for (sum, units) in sum.iter_mut().zip(ranks.0[kind]) {
                    *sum += units;
                }
            }
        }
        battle
    }
}
