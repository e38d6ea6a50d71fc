//! What the component data say of the units: [2.2.3] to [2.2.7], with the tracks of 8.4.4 and 8.4.5.

mod read;

use crate::units::{Arm, Contingent, Side, is_weak};

/// [2.2.7] The most ratings in a row of a Morale Table: none to three step losses.
pub const RATINGS: usize = 4;

/// What is printed on one side of a counter.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub struct Values {
    /// [2.2.3] Melee Factor.
    pub melee: u8,
    /// [2.2.4] Defensive Value, against missiles only.
    pub defence: u8,
    /// [2.2.5] Movement Allowance.
    pub movement: u8,
}

/// Everything that one contingent has, in flat arrays: look-ups allocate nothing.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
struct Entry {
    counts: [u8; Arm::COUNT],
    /// The front and the back of each type's counters; where there is no back, the front again.
    sides: [[Values; 2]; Arm::COUNT],
    ratings: [u8; RATINGS],
    /// 0 where there are no light units.
    light_rating: u8,
    track: u8,
    routs_at: u8,
}

impl Entry {
    fn units(&self) -> u16 {
        self.counts.iter().copied().map(u16::from).sum()
    }
}

/// The units of one table, their ratings and their tracks.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Roster {
    entries: [Entry; Contingent::COUNT],
    armies: [u8; 2],
}

impl Roster {
    /// [8.2.8a] [8.2.8c] What a unit's counter shows after so many step losses.
    #[inline]
    pub fn values(&self, contingent: Contingent, arm: Arm, losses: u8) -> Values {
        let side = usize::from(is_weak(contingent, arm, losses));
        self.entries[contingent.index()].sides[arm.index()][side]
    }

    /// How many units of a type a contingent has.
    #[inline]
    pub fn count(&self, contingent: Contingent, arm: Arm) -> u8 {
        self.entries[contingent.index()].counts[arm.index()]
    }

    /// [11.4a] [11.4b] [Q72] The same with every Greek unit a Spartan hoplite, and every Routs Box the
    /// last of its track.
    #[must_use]
    pub fn all_spartans(mut self) -> Self {
        let spartans = self.entries[Contingent::Spartans.index()];
        for contingent in Side::Greek.contingents() {
            let Entry { counts, track, .. } = self.entries[contingent.index()];
            let mut hoplites = [0; Arm::COUNT];
            hoplites[Arm::Hoplite.index()] = counts.iter().sum();
            self.entries[contingent.index()] =
                Entry { counts: hoplites, track, routs_at: track, ..spartans };
        }
        self
    }

    /// How many units a contingent has.
    pub fn units(&self, contingent: Contingent) -> u16 {
        self.entries[contingent.index()].units()
    }

    /// [2.2.7] The Morale Rating of a unit after so many step losses.
    #[inline]
    pub fn rating(&self, contingent: Contingent, arm: Arm, losses: u8) -> u8 {
        let entry = &self.entries[contingent.index()];
        if arm.is_light() {
            entry.light_rating
        } else {
            entry.ratings[usize::from(losses).min(RATINGS - 1)]
        }
    }

    /// [8.4.4a] How many boxes a contingent's Morale Track has.
    #[inline]
    pub fn track(&self, contingent: Contingent) -> u8 {
        self.entries[contingent.index()].track
    }

    /// [8.4.4b] Which of them is the Routs Box.
    #[inline]
    pub fn routs_at(&self, contingent: Contingent) -> u8 {
        self.entries[contingent.index()].routs_at
    }

    /// [8.4.5b] [8.4.5c] How many boxes fill a side's Army Morale Track.
    #[inline]
    pub fn army_track(&self, side: Side) -> u8 {
        self.armies[side as usize]
    }
}
