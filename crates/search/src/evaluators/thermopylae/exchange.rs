//! What a fight is worth to the attacker who may stop after every round [R35], tabled.
//!
//! Both owners take hits in the preferred order, so that a side's standing in a fight is the
//! number of hits it has taken, and the worth of every standing follows from those that come after
//! it. Prices are in units of Greek fighting strength; `level` says how dear Persians are.

use game_thermopylae::combat::Slope;
use game_thermopylae::units::{KINDS, Values};
use game_thermopylae::{Side, Thermopylae, Unit};

use super::pack::Pack;

/// More attackers are not reckoned with, or sent: the dearest go.
pub(crate) const MOST_ATTACKERS: u32 = 15;
/// A stack of more defenders is never worth attacking from level ground.
const MOST_DEFENDERS: u32 = 7;
/// The most hits that a side of a reckoned fight can take.
const MOST_HITS: usize = 3 * MOST_ATTACKERS as usize + 1;
/// How many fights are remembered; a newer one takes an older one's place.
const REMEMBERED: usize = 1 << 14;
/// What fighting strength adds to the price of a Persian, who counts as one for the bid [A32]:
/// about what all Greek strength is to that of all Persians who take several hits.
const STRENGTH_COUNTS: f32 = 0.4;

/// How dear a Persian is, against Greek strength: each level is by the root of two dearer.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Dearness(u8);

impl Dearness {
    const LEVELS: f32 = 12.0;

    /// The level that is nearest to a ratio.
    #[expect(clippy::cast_sign_loss, reason = "the levels below 1 are counted up from 0")]
    pub(crate) fn of(ratio: f32) -> Self {
        let level = (2.0 * ratio.max(1e-6).log2()).clamp(-Self::LEVELS, Self::LEVELS);
        Self((level + Self::LEVELS).round() as u8)
    }

    fn ratio(self) -> f32 {
        ((f32::from(self.0) - Self::LEVELS) / 2.0).exp2()
    }
}

/// A fight: who attacks from above, who from elsewhere, who defends, and how many hits each side
/// bears before its first unit falls.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Fight {
    pub(crate) side: Side,
    pub(crate) free: bool,
    pub(crate) high: Pack,
    pub(crate) level: Pack,
    pub(crate) defenders: Pack,
    /// [R13] Whether height helps the defenders.
    pub(crate) uphill: bool,
    /// Hits that were taken before, by attackers and defenders.
    pub(crate) wounds: (u8, u8),
}

impl Fight {
    /// All of it in one word.
    fn key(&self, dearness: Dearness) -> u128 {
        let mut key = u128::from(dearness.0);
        let mut add = |part: u32, bits: u32| key = key << bits | u128::from(part);
        for kind in 0..KINDS {
            add(self.high.count(kind), 4);
            add(self.level.count(kind), 4);
            add(self.defenders.count(kind), 3);
        }
        add(u32::from(self.wounds.0), 6);
        add(u32::from(self.wounds.1), 6);
        add(u32::from(self.side == Side::Greek), 1);
        add(u32::from(self.free), 1);
        add(u32::from(self.uphill), 1);
        key << 1 | 1
    }
}

/// One side of a fight: its units, dearest first, of which the last falls first.
struct Band {
    units: usize,
    bears: usize,
    /// How likely so many hits are, by how many units are left.
    hits: Vec<[f32; MOST_ATTACKERS as usize + 1]>,
    /// What the loss of the last so many units costs.
    cost: Vec<f32>,
}

impl Band {
    fn new() -> Self {
        let mut none = [0.0; MOST_ATTACKERS as usize + 1];
        none[0] = 1.0;
        Self { units: 0, bears: 0, hits: vec![none], cost: vec![0.0] }
    }

    /// Adds one unit, no dearer than those before.
    fn add(&mut self, to_hit: u8, hits: u8) {
        let chance = f32::from(to_hit.min(10)) / 10.0;
        let last = self.hits[self.units];
        let mut next = [0.0; MOST_ATTACKERS as usize + 1];
        for (count, &share) in last.iter().enumerate().take(self.units + 1) {
            next[count] += share * (1.0 - chance);
            next[count + 1] += share * chance;
        }
        self.hits.push(next);
        self.units += 1;
        self.bears += usize::from(hits) - 1;
    }

    fn most(&self) -> usize {
        self.bears + self.units
    }

    fn lost(&self, taken: usize) -> usize {
        taken.saturating_sub(self.bears)
    }
}

/// What fights are worth, for one roster of units.
#[derive(Debug)]
pub(crate) struct Exchange {
    values: [Values; 2 * KINDS],
    height_defends: bool,
    strength: [f32; 2 * KINDS],
    known: Vec<(u128, f32)>,
}

impl Exchange {
    pub(crate) fn new(game: &Thermopylae) -> Self {
        let values = Unit::ALL.map(|unit| game.board.values(unit));
        let strength =
            |it: Values| f32::from(it.attack + it.defense) / 10.0 * f32::from(it.hits).powf(0.85);
        Self {
            values,
            height_defends: game.slope(true, false) != Slope::Flat,
            strength: values.map(strength),
            known: vec![(0, 0.0); REMEMBERED],
        }
    }

    /// Whether it was made for this table.
    pub(crate) fn fits(&self, game: &Thermopylae) -> bool {
        self.values == Unit::ALL.map(|unit| game.board.values(unit))
            && self.height_defends == (game.slope(true, false) != Slope::Flat)
    }

    /// [R13] Whether height helps a defender against attackers most of whom stand lower.
    pub(crate) const fn height_defends(&self) -> bool {
        self.height_defends
    }

    /// The fighting strength of one unit.
    #[inline]
    pub(crate) fn strength(&self, unit: Unit) -> f32 {
        self.strength[unit.index()]
    }

    /// The fighting strength of a pack.
    pub(crate) fn strength_of(&self, side: Side, pack: Pack) -> f32 {
        let part = |kind| pack.count(kind) as f32 * self.strength(Unit::of(side, kind));
        (0..KINDS).map(part).sum()
    }

    #[inline]
    pub(crate) const fn values(&self, unit: Unit) -> Values {
        self.values[unit.index()]
    }

    fn price(&self, unit: Unit, dearness: Dearness) -> f32 {
        match unit.side() {
            Side::Greek => self.strength(unit),
            Side::Persian => {
                let more = (self.strength(unit) - 0.8).max(0.0);
                dearness.ratio() + STRENGTH_COUNTS * more
            }
        }
    }

    /// What another round, and stopping at the best moment after it, is worth to the attacker.
    pub(crate) fn worth(&mut self, fight: &Fight, dearness: Dearness) -> f32 {
        if fight.defenders.size() > MOST_DEFENDERS && !fight.free {
            return -100.0;
        }
        let mut fight = *fight;
        (fight.high, fight.level) = Pack::dearest(fight.high, fight.level, MOST_ATTACKERS);
        (fight.defenders, _) = Pack::dearest(fight.defenders, Pack::NONE, MOST_DEFENDERS);
        let key = fight.key(dearness);
        let folded = (key as u64 ^ (key >> 64) as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let at = (folded >> 40) as usize % REMEMBERED;
        if self.known[at].0 != key {
            self.known[at] = (key, self.reckon(&fight, dearness));
        }
        self.known[at].1
    }

    fn bands(&self, fight: &Fight, dearness: Dearness) -> (Band, Band) {
        let (mut attackers, mut defenders) = (Band::new(), Band::new());
        let (mut lost, mut gained) = (Vec::new(), Vec::new());
        for kind in 0..KINDS {
            let unit = Unit::of(fight.side, kind);
            let values = self.values(unit);
            for (pack, height) in [(fight.high, 1), (fight.level, 0)] {
                for _ in 0..pack.count(kind) {
                    attackers.add(values.attack + height, values.hits);
                    lost.push(self.price(unit, dearness));
                }
            }
            let unit = Unit::of(fight.side.enemy(), kind);
            let values = self.values(unit);
            for _ in 0..fight.defenders.count(kind) {
                defenders.add(values.defense + u8::from(fight.uphill), values.hits);
                gained.push(self.price(unit, dearness));
            }
        }
        for (band, prices) in [(&mut attackers, lost), (&mut defenders, gained)] {
            for price in prices.into_iter().rev() {
                band.cost.push(band.cost[band.cost.len() - 1] + price);
            }
        }
        attackers.bears = attackers.bears.saturating_sub(usize::from(fight.wounds.0));
        defenders.bears = defenders.bears.saturating_sub(usize::from(fight.wounds.1));
        (attackers, defenders)
    }

    fn reckon(&self, fight: &Fight, dearness: Dearness) -> f32 {
        let (attackers, defenders) = self.bands(fight, dearness);
        if attackers.units == 0 || defenders.units == 0 {
            return 0.0;
        }
        if fight.free {
            let hits = attackers.hits[attackers.units].iter().enumerate();
            let most = defenders.most();
            return hits
                .map(|(hits, share)| share * defenders.cost[defenders.lost(hits.min(most))])
                .sum();
        }
        let (ours, theirs) = (attackers.most(), defenders.most());
        // What a standing is worth, by hits taken; nothing more comes where a side is gone.
        let mut worth = vec![[0.0_f32; MOST_HITS]; ours + 1];
        let mut first = 0.0;
        for taken in (0..ours).rev() {
            for dealt in (0..theirs).rev() {
                let round = one_round(&attackers, &defenders, (taken, dealt), &worth);
                worth[taken][dealt] = round.max(0.0);
                first = round;
            }
        }
        first
    }
}

/// A round from one standing: what it brings, and what follows. A round without a hit is fought
/// again, or given up if it is not worth it.
fn one_round(
    attackers: &Band,
    defenders: &Band,
    (taken, dealt): (usize, usize),
    worth: &[[f32; MOST_HITS]],
) -> f32 {
    let (ours, theirs) = (attackers.most(), defenders.most());
    let (fallen, killed) = (attackers.lost(taken), defenders.lost(dealt));
    let strikes = &attackers.hits[attackers.units - fallen];
    let blows = &defenders.hits[defenders.units - killed];
    let (mut sum, mut still) = (0.0, 0.0);
    for (blow, &likely) in blows.iter().enumerate().take(defenders.units - killed + 1) {
        let after = ours.min(taken + blow);
        let lost = attackers.cost[attackers.lost(after)] - attackers.cost[fallen];
        for (strike, &share) in strikes.iter().enumerate().take(attackers.units - fallen + 1) {
            let hit = theirs.min(dealt + strike);
            let weight = likely * share;
            if after == taken && hit == dealt {
                still += weight;
            } else {
                let gained = defenders.cost[defenders.lost(hit)] - defenders.cost[killed];
                sum += weight * (gained - lost + worth[after][hit]);
            }
        }
    }
    if sum > 0.0 { sum / (1.0 - still).max(0.01) } else { sum }
}

#[cfg(test)]
mod tests {
    use engine::{Game as _, Terms};
    use game_thermopylae::odds::{BILLION, Battle, Ground, Span, forecast_fight};
    use game_thermopylae::{Side, Thermopylae, Unit};

    use super::{Dearness, Exchange, Fight};
    use crate::evaluators::thermopylae::pack::Pack;

    fn units(unit: Unit, count: u8) -> Pack {
        let mut counts = [0; 5];
        counts[unit.kind()] = count;
        Pack::of(counts)
    }

    /// What the game's own odds say that a fight to the end, or of one round, is worth.
    fn by_odds(game: &Thermopylae, exchange: &Exchange, battle: &Battle, span: Span) -> f32 {
        let outlook = forecast_fight(game, battle, span);
        let mean = |billionths: u64| (billionths as f64 / BILLION as f64) as f32;
        let price = |unit| exchange.price(unit, Dearness::of(1.0));
        mean(outlook.mean_defenders_lost()) * price(Unit::SpartanInfantry)
            - mean(outlook.mean_attackers_lost()) * price(Unit::Immortals)
    }

    /// Whoever may stop after every round does at least as well as one who stops after the first,
    /// or never.
    #[test]
    fn to_stop_at_the_best_moment_is_worth_no_less_than_one_round_or_all() {
        let game = Thermopylae::agree(&Terms::default()).unwrap();
        let mut exchange = Exchange::new(&game);
        for attackers in 1..=6 {
            for defenders in 1..=3 {
                let battle = Battle::new(
                    &vec![(Unit::Immortals, Ground::Level); usize::from(attackers)],
                    &vec![Unit::SpartanInfantry; usize::from(defenders)],
                    false,
                );
                let fight = Fight {
                    side: Side::Persian,
                    free: false,
                    high: Pack::NONE,
                    level: units(Unit::Immortals, attackers),
                    defenders: units(Unit::SpartanInfantry, defenders),
                    uphill: false,
                    wounds: (0, 0),
                };
                let worth = exchange.worth(&fight, Dearness::of(1.0));
                for span in [Span::Round, Span::End] {
                    let odds = by_odds(&game, &exchange, &battle, span);
                    assert!(worth > odds - 1e-4, "{attackers} v {defenders}: {worth} {odds}");
                }
            }
        }
    }

    /// A free attack is one round without blows: nothing is decided in it, so both agree.
    #[test]
    fn a_free_attack_is_worth_what_the_odds_of_one_round_say() {
        let game = Thermopylae::agree(&Terms::default()).unwrap();
        let mut exchange = Exchange::new(&game);
        let battle = Battle::new(
            &[(Unit::Immortals, Ground::Higher), (Unit::Immortals, Ground::Higher)],
            &[Unit::SpartanInfantry],
            true,
        );
        let fight = Fight {
            side: Side::Persian,
            free: true,
            high: units(Unit::Immortals, 2),
            level: Pack::NONE,
            defenders: units(Unit::SpartanInfantry, 1),
            uphill: false,
            wounds: (0, 0),
        };
        let odds = by_odds(&game, &exchange, &battle, Span::Round);
        assert!((exchange.worth(&fight, Dearness::of(1.0)) - odds).abs() < 1e-4);
        // Two attackers at 5 hit twice in 25 of 100 ways, and the price is 1.0 times 2^0.85.
        assert!((odds - 0.25 * 2.0_f32.powf(0.85)).abs() < 1e-4, "{odds}");
    }
}
