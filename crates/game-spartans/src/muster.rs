//! Units off the map: in a hand, on a track, in the Box, or gone. [8.4.4a], [8.4.5f], [7.0.1].

use crate::action::Kind;
use crate::roster::{RATINGS, Roster};
use crate::units::{Arm, Contingent, Side};

/// Some contingents.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub struct Contingents(u16);

impl Contingents {
    /// None.
    pub const NONE: Self = Self(0);

    /// Whether one is among them.
    #[inline]
    pub const fn has(self, contingent: Contingent) -> bool {
        self.0 >> contingent.index() & 1 == 1
    }

    /// With one more.
    #[inline]
    #[must_use]
    pub const fn with(self, contingent: Contingent) -> Self {
        Self(self.0 | 1 << contingent.index())
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The one that there is, if there is but one.
    pub fn only(self) -> Option<Contingent> {
        self.iter().next().filter(|_| self.len() == 1)
    }

    /// All of them, the Greeks first.
    pub fn iter(self) -> impl Iterator<Item = Contingent> + Clone {
        Contingent::ALL.into_iter().filter(move |it| self.has(*it))
    }
}

impl FromIterator<Contingent> for Contingents {
    fn from_iter<I: IntoIterator<Item = Contingent>>(all: I) -> Self {
        all.into_iter().fold(Self::NONE, Self::with)
    }
}

/// The units of a contingent that are not on the map.
///
/// Those in no place that is named here are either on the map, or out of play until a Persian
/// contingent is committed again, or, of Greeks, gone for good.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub struct Muster {
    /// Waiting to be placed, or in the Ephialtes Box: by type and steps lost.
    pub hand: [[u8; RATINGS]; Arm::COUNT],
    /// [8.4.4a] On the contingent's Morale Track, by type.
    pub track: [u8; Arm::COUNT],
    /// [8.4.5f] On the Army Morale Track, by type.
    pub army: [u8; Arm::COUNT],
    /// [8.4.5c] Lost in a morale crisis, by type.
    pub gone: [u8; Arm::COUNT],
}

impl Muster {
    /// How many units wait.
    #[inline]
    pub fn in_hand(&self) -> u8 {
        self.hand.iter().flatten().sum()
    }

    /// [8.4.4a] How many boxes of its track are filled.
    #[inline]
    pub fn on_track(&self) -> u8 {
        self.track.iter().sum()
    }

    /// How many of its units lie on the Army Morale Track.
    #[inline]
    pub fn on_army_track(&self) -> u8 {
        self.army.iter().sum()
    }

    /// How many units a morale crisis has taken.
    #[inline]
    pub fn lost_in_crisis(&self) -> u8 {
        self.gone.iter().sum()
    }

    /// [10.0b] [10.0c] Whether it counts for the enemy: a unit lies on the Army Morale Track or was
    /// lost in a crisis.
    #[inline]
    pub fn has_routed(&self) -> bool {
        self.on_army_track() + self.lost_in_crisis() > 0
    }

    /// [8.4.5a] Units of a type that never return.
    #[inline]
    pub fn never_return(&self, arm: Arm) -> u8 {
        self.army[arm.index()] + self.gone[arm.index()]
    }

    /// Every kind in hand of a contingent, with its number.
    pub fn kinds(&self, contingent: Contingent) -> impl Iterator<Item = (Kind, u8)> + '_ {
        let row = move |arm: Arm| {
            (0..RATINGS as u8).map(move |losses| {
                let kind = Kind { contingent, arm, losses };
                (kind, self.hand[arm.index()][usize::from(losses)])
            })
        };
        Arm::ALL.into_iter().flat_map(row).filter(|(_, units)| *units > 0)
    }
}

/// The musters of all contingents.
pub type Musters = [Muster; Contingent::COUNT];

/// What a game begins with: the Greeks in hand, the Persians in their camp.
pub fn before_the_first_day(roster: &Roster) -> Musters {
    let mut musters = [Muster::default(); Contingent::COUNT];
    for contingent in Side::Greek.contingents() {
        for arm in Arm::ALL {
            musters[contingent.index()].hand[arm.index()][0] = roster.count(contingent, arm);
        }
    }
    musters
}
