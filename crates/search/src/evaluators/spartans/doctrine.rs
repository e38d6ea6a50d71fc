//! How a side means to fight for the rest of a day: what plans differ by.

use game_spartans::map::{BEFORE_WALL, WALL_ROW};
use game_spartans::units::Contingent;

use super::layout::Layout;

/// How a side fights.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Doctrine {
    /// The row that Greeks hold.
    pub row: u8,
    /// What Greeks want of a charge before they make it, in points.
    pub bar: f32,
    /// Whether contingents that are not of the line keep out of it on the first two days.
    pub spares: bool,
    /// How Greeks deploy.
    pub layout: Layout,
    /// How Persians of a player fight.
    pub host: Host,
}

/// How Persians of a player fight.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Host {
    /// Forward and in.
    Storm,
    /// To so many areas from the Greeks, and fire; in only where it pays.
    Shoot(u8),
    /// Where they stand.
    Wait,
}

impl Host {
    /// All.
    pub const ALL: [Self; 4] = [Self::Shoot(2), Self::Storm, Self::Shoot(3), Self::Wait];

    /// How near they want to come.
    pub(crate) const fn distance(self) -> Option<u8> {
        match self {
            Self::Storm => Some(1),
            Self::Shoot(distance) => Some(distance),
            Self::Wait => None,
        }
    }

    /// What they want of a charge, in points.
    pub(crate) const fn bar(self) -> f32 {
        match self {
            Self::Storm => -9.0,
            Self::Shoot(_) | Self::Wait => 0.1,
        }
    }
}

impl Doctrine {
    /// The rule of thumb: hold before the wall, charge where the odds are good.
    pub const SENSIBLE: Self = Self {
        row: BEFORE_WALL,
        bar: 0.0,
        spares: false,
        layout: Layout::SENSIBLE,
        host: Host::Storm,
    };

    /// What thinking starts from: behind the wall, and on the third day at those who come first,
    /// before the Immortals are there.
    pub const fn usual(day: u8) -> Self {
        let (layout, bar) = if day < 3 { (Layout::WALL, 0.25) } else { (Layout::STAND, 0.0) };
        Self { row: layout.row, bar, spares: true, layout, host: Host::Shoot(2) }
    }

    /// Whether a contingent keeps out of the line.
    pub(crate) fn keeps_back(&self, day: u8, contingent: Contingent) -> bool {
        let line = match contingent {
            Contingent::Peloponnesians => true,
            Contingent::Thespians => !self.layout.screen,
            Contingent::Spartans => !self.layout.screen && self.layout.row <= WALL_ROW,
            _ => false,
        };
        self.spares && day < 3 && !line
    }
}
