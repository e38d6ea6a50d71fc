//! [3.3c] [3.3d] [4.1c] The eight activation markers, and the pool they are drawn from.

use boards::{Indexed, Set};

use crate::units::{Formation, Side};

/// An activation marker.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Marker {
    /// Whose it is.
    pub side: Side,
    /// Which wing it activates; the Greek Reserve has no units of its own [3.3d].
    pub wing: Wing,
}

/// [4.1c] What a marker names.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Wing {
    /// The Left Wing.
    Left,
    /// The Center.
    Center,
    /// The Right Wing.
    Right,
    /// The Reserve.
    Reserve,
}

/// A set of markers.
pub type Markers = Set<Marker, 1>;

impl Wing {
    /// All, in order.
    pub const ALL: [Self; 4] = [Self::Left, Self::Center, Self::Right, Self::Reserve];

    /// Its name in text.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Left => "left",
            Self::Center => "center",
            Self::Right => "right",
            Self::Reserve => "reserve",
        }
    }
}

impl Marker {
    /// [9.5b] The bonus marker of the Greeks.
    pub const GREEK_RESERVE: Self = Self { side: Side::Greek, wing: Wing::Reserve };
    /// [10.2.2b] The Persian Reserve.
    pub const PERSIAN_RESERVE: Self = Self { side: Side::Persian, wing: Wing::Reserve };

    /// Those of one side, in order.
    pub fn of(side: Side) -> impl Iterator<Item = Self> + Clone {
        Wing::ALL.into_iter().map(move |wing| Self { side, wing })
    }

    /// [3.3c] [3.3d] The formation that it activates.
    pub const fn formation(self) -> Option<Formation> {
        match (self.side, self.wing) {
            (_, Wing::Left) => Some(Formation::Left),
            (_, Wing::Center) => Some(Formation::Center),
            (_, Wing::Right) => Some(Formation::Right),
            (Side::Persian, Wing::Reserve) => Some(Formation::Reserve),
            (Side::Greek, Wing::Reserve) => None,
        }
    }

    /// Its name in text.
    pub const fn word(self) -> &'static str {
        match (self.side, self.wing) {
            (Side::Greek, Wing::Left) => "greek-left",
            (Side::Greek, Wing::Center) => "greek-center",
            (Side::Greek, Wing::Right) => "greek-right",
            (Side::Greek, Wing::Reserve) => "greek-reserve",
            (Side::Persian, Wing::Left) => "persian-left",
            (Side::Persian, Wing::Center) => "persian-center",
            (Side::Persian, Wing::Right) => "persian-right",
            (Side::Persian, Wing::Reserve) => "persian-reserve",
        }
    }
}

impl Indexed for Marker {
    const COUNT: usize = 8;

    #[inline]
    fn index(self) -> usize {
        self.side.index() * 4 + self.wing as usize
    }

    #[inline]
    fn at(index: usize) -> Option<Self> {
        let side = *Side::BOTH.get(index / 4)?;
        Some(Self { side, wing: Wing::ALL[index % 4] })
    }
}
