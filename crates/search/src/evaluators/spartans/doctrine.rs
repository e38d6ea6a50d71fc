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
    /// Whether contingents that are not of the line keep out of it.
    pub spares: bool,
    /// How Greeks deploy.
    pub layout: Layout,
    /// Who goes home first, and last, and who guards the path.
    pub council: Council,
    /// What places are worth.
    pub numbers: Numbers,
    /// How Persians of a player fight.
    pub host: Host,
}

/// Who stays on the third day, and who guards the path.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Council {
    /// The first that goes home, and so on.
    pub home: [Contingent; 6],
    /// The first choice for the Box, and so on.
    pub guard: [Contingent; 6],
}

/// What places are worth to a force, in points.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Numbers {
    /// What a Movement Segment that a force is away from its post costs.
    pub away: f32,
    /// What it is worth to have a Melee Factor of the enemy before one's front, next to it.
    pub before: f32,
    /// What it costs to have one at one's flank or rear.
    pub behind: f32,
    /// How much of either counts two areas away, and three.
    pub fading: [f32; 2],
}

impl Council {
    /// The usual one: the weakest go, and Phocians guard.
    pub const USUAL: Self = Self {
        home: [
            Contingent::Thebans,
            Contingent::Locrians,
            Contingent::Malians,
            Contingent::Phocians,
            Contingent::Peloponnesians,
            Contingent::Thespians,
        ],
        guard: [
            Contingent::Phocians,
            Contingent::Thebans,
            Contingent::Locrians,
            Contingent::Malians,
            Contingent::Thespians,
            Contingent::Peloponnesians,
        ],
    };
}

impl Numbers {
    /// Those that play uses.
    pub const USUAL: Self = Self { away: 0.05, before: 0.02, behind: 0.05, fading: [0.35, 0.15] };
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
        council: Council::USUAL,
        numbers: Numbers::USUAL,
        host: Host::Storm,
    };

    /// What is played at first sight: before the wall, where the odds look good at once.
    pub const fn at_first_sight(day: u8) -> Self {
        let row = if day < 3 { BEFORE_WALL } else { WALL_ROW };
        let layout = Layout { row, shielded: day < 3, ..Layout::WALL };
        Self { row, bar: 0.0, layout, host: Host::Storm, ..Self::usual(day) }
    }

    /// What thinking starts from: behind the wall, and on the third day at those who come first,
    /// before the Immortals are there.
    pub const fn usual(day: u8) -> Self {
        let (layout, bar) = if day < 3 { (Layout::WALL, 0.25) } else { (Layout::STAND, 0.0) };
        Self {
            row: layout.row,
            bar,
            spares: day < 3,
            layout,
            council: Council::USUAL,
            numbers: Numbers::USUAL,
            host: Host::Shoot(2),
        }
    }

    /// Whether a contingent keeps out of the line.
    pub(crate) fn keeps_back(&self, day: u8, contingent: Contingent) -> bool {
        let line = match contingent {
            Contingent::Peloponnesians => true,
            Contingent::Thespians => day == 3 || !self.layout.screen,
            Contingent::Spartans => {
                day == 3 || (!self.layout.screen && self.layout.row <= WALL_ROW)
            }
            _ => false,
        };
        self.spares && !line
    }
}
