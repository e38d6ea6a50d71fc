//! Who sits at the table, and who looks on.

use std::fmt;

/// One place at the table. Counted from 0 inside, from 1 wherever a person reads it.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Seat(u8);

impl Seat {
    /// The most seats that any of the games has (seven contingents and a Persian player).
    pub const MOST: usize = 8;
    /// The first seat.
    pub const FIRST: Self = Self(0);

    /// The seat with this index, counted from 0.
    ///
    /// # Panics
    /// If the index is [`Seat::MOST`] or more.
    pub const fn new(index: u8) -> Self {
        assert!((index as usize) < Self::MOST, "no table has that many seats");
        Self(index)
    }

    /// The seat that people call `number`, if a table of `seats` has it.
    pub fn numbered(number: u8, seats: u8) -> Option<Self> {
        (1..=seats.min(8)).contains(&number).then(|| Self(number - 1))
    }

    /// Its index, counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its number, counted from 1, as people say it.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The next seat clockwise at a table of `seats`.
    #[inline]
    #[must_use]
    pub const fn clockwise(self, seats: u8) -> Self {
        Self(if self.0 + 1 < seats { self.0 + 1 } else { 0 })
    }

    /// All seats of a table, in order.
    pub fn all(seats: u8) -> impl Iterator<Item = Self> + Clone {
        (0..seats).map(Self)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

/// Whose eyes a view is made for.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Viewer {
    /// A player, who sees what is his and what is public.
    Seat(Seat),
    /// Somebody at no seat, who sees what is public.
    Spectator,
}

impl Viewer {
    /// Whether this viewer sits at `seat`.
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }
}
