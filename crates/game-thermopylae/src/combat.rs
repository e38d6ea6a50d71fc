//! Combat: [R25] to [R36]. Declaring, rolling and suffering have a file each.
//!
//! Nothing here rolls. What a die does is decided by [`Level`], [`Slope`] and [`strike`], which
//! play, odds and tests all use.

use engine::{D10, Ledger};

use crate::cases::{R13, R21};
use crate::game::Thermopylae;
use crate::map::Place;
use crate::options::{Downhill, Height};
use crate::state::{Combat, Ranks};
use crate::units::Unit;

mod declare;
mod dice;
mod hits;

pub(crate) use declare::{Joiners, Targets};

/// What makes up a level.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Modifier {
    /// [R21] The unit's own Attack or Defense.
    Own,
    /// [R13] Higher ground.
    Height,
}

/// What a unit has to roll, or less: its own level, and what higher ground adds.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Level {
    /// [R21] Its Attack or Defense.
    pub own: u8,
    /// [R13] What higher ground adds.
    pub height: u8,
}

impl Level {
    /// The sum.
    #[inline]
    pub const fn total(self) -> u8 {
        self.own + self.height
    }

    /// What makes up the sum.
    pub fn ledger(self) -> Ledger<Modifier> {
        let mut ledger = Ledger::default();
        ledger.add(R21, self.own, Modifier::Own);
        if self.height > 0 {
            ledger.add(R13, self.height, Modifier::Height);
        }
        ledger
    }
}

/// What a die did.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Strike {
    /// Nothing.
    Miss,
    /// [R29] [R30] A hit.
    Hit,
    /// [A12] A hit on an attacker who stands lower.
    Downhill,
}

/// [R13] [A12] How much higher ground helps the defenders in one round.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Slope {
    /// Not at all.
    Flat,
    /// Against every attacker.
    Whole,
    /// Against some: what the bonus hits can only be one of them.
    Split,
}

/// [R29] [R30] What a die does for a level on a slope; attackers always roll on the flat.
#[inline]
pub const fn strike(level: Level, slope: Slope, face: D10) -> Strike {
    let face = face.number();
    if face > level.total() {
        Strike::Miss
    } else if matches!(slope, Slope::Split) && face > level.own {
        Strike::Downhill
    } else {
        Strike::Hit
    }
}

impl Thermopylae {
    /// [R29] [A13] What an attacker has to roll, or less.
    #[inline]
    pub fn attack_level(&self, unit: Unit, higher: bool) -> Level {
        Level { own: self.board.values(unit).attack, height: u8::from(higher) }
    }

    /// [R30] [A12] What a defender has to roll, or less.
    #[inline]
    pub fn defense_level(&self, unit: Unit, slope: Slope) -> Level {
        let height = u8::from(slope != Slope::Flat);
        Level { own: self.board.values(unit).defense, height }
    }

    /// [R13] [A12] How much height helps the defenders, given whether attackers stand lower, and
    /// whether others do not.
    #[inline]
    pub fn slope(&self, lower: bool, others: bool) -> Slope {
        match (self.options.height, lower, others) {
            (Height::Attack, ..) | (_, false, _) => Slope::Flat,
            (Height::Both, true, false) => Slope::Whole,
            (Height::Both, true, true) if self.options.downhill == Downhill::All => Slope::Flat,
            (Height::Both, true, true) => Slope::Split,
        }
    }

    /// [R13] How much height helps the defenders of a combat in progress.
    pub fn slope_of(&self, combat: &Combat) -> Slope {
        let (mut lower, mut others) = (false, false);
        for (place, ranks) in self.attackers(combat) {
            if *ranks != Ranks::default() {
                let below = self.board.map.is_higher(combat.target, place);
                (lower, others) = (lower || below, others || !below);
            }
        }
        self.slope(lower, others)
    }

    /// The attackers of a combat: where they stand, and their ranks.
    #[inline]
    pub fn attackers<'a>(
        &'a self,
        combat: &'a Combat,
    ) -> impl Iterator<Item = (Place, &'a Ranks)> + 'a {
        self.board.map.slots(combat.target).iter().copied().zip(&combat.attackers)
    }
}
