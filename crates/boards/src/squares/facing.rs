//! Directions on squares, and what lies before, beside and behind one who faces a side.

use super::Square;

/// One of the four sides of a square.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Quarter {
    /// Towards the first row.
    Up,
    /// Towards the last column.
    Right,
    /// Towards the last row.
    Down,
    /// Towards the first column.
    Left,
}

/// One of the eight ways from a square to the next.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Eighth {
    /// Towards the first row.
    Up,
    /// By the corner between up and right.
    UpRight,
    /// Towards the last column.
    Right,
    /// By the corner between right and down.
    DownRight,
    /// Towards the last row.
    Down,
    /// By the corner between down and left.
    DownLeft,
    /// Towards the first column.
    Left,
    /// By the corner between left and up.
    UpLeft,
}

/// Where something lies for one who faces a side.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Aspect {
    /// Straight ahead.
    Front,
    /// Ahead and to the right.
    FrontRight,
    /// To the right.
    FlankRight,
    /// Behind and to the right.
    RearRight,
    /// Straight behind.
    Rear,
    /// Behind and to the left.
    RearLeft,
    /// To the left.
    FlankLeft,
    /// Ahead and to the left.
    FrontLeft,
}

impl Quarter {
    /// All four, clockwise from up.
    pub const ALL: [Self; 4] = [Self::Up, Self::Right, Self::Down, Self::Left];

    /// The same way among the eight.
    #[inline]
    pub const fn eighth(self) -> Eighth {
        Eighth::ALL[self as usize * 2]
    }

    /// Turned clockwise by so many quarters.
    #[inline]
    #[must_use]
    pub const fn turned(self, quarters: u8) -> Self {
        Self::ALL[(self as usize + quarters as usize) % 4]
    }

    /// The other way.
    #[inline]
    #[must_use]
    pub const fn opposite(self) -> Self {
        self.turned(2)
    }

    /// How many quarters must be turned to face another side, whichever way is shorter.
    #[inline]
    pub const fn quarters_to(self, other: Self) -> u8 {
        let clockwise = (other as u8 + 4 - self as u8) % 4;
        if clockwise == 3 { 1 } else { clockwise }
    }

    /// The way in which an aspect lies for one who faces this side.
    #[inline]
    pub const fn way(self, aspect: Aspect) -> Eighth {
        self.eighth().turned(aspect as u8)
    }

    /// The aspect that lies in a way for one who faces this side.
    #[inline]
    pub const fn aspect(self, way: Eighth) -> Aspect {
        Aspect::ALL[(way as usize + 8 - self.eighth() as usize) % 8]
    }

    /// The aspect in which a square lies from another for one who faces this side; nothing if the
    /// two are the same. Far squares lie at a corner only if they do so exactly: what is farther
    /// ahead than aside is the front.
    pub fn aspect_of<const ROWS: u8, const COLUMNS: u8>(
        self,
        from: Square<ROWS, COLUMNS>,
        to: Square<ROWS, COLUMNS>,
    ) -> Option<Aspect> {
        let (down, right) = from.offset(to);
        let way = match (down.abs().cmp(&right.abs()), down.signum(), right.signum()) {
            (_, 0, 0) => return None,
            (std::cmp::Ordering::Greater, down, _) => Eighth::stepping(down, 0),
            (std::cmp::Ordering::Less, _, right) => Eighth::stepping(0, right),
            (std::cmp::Ordering::Equal, down, right) => Eighth::stepping(down, right),
        };
        way.map(|way| self.aspect(way))
    }
}

impl Eighth {
    /// All eight, clockwise from up.
    pub const ALL: [Self; 8] = [
        Self::Up,
        Self::UpRight,
        Self::Right,
        Self::DownRight,
        Self::Down,
        Self::DownLeft,
        Self::Left,
        Self::UpLeft,
    ];

    /// How many rows down and columns to the right one step leads.
    #[inline]
    pub const fn step(self) -> (i8, i8) {
        match self {
            Self::Up => (-1, 0),
            Self::UpRight => (-1, 1),
            Self::Right => (0, 1),
            Self::DownRight => (1, 1),
            Self::Down => (1, 0),
            Self::DownLeft => (1, -1),
            Self::Left => (0, -1),
            Self::UpLeft => (-1, -1),
        }
    }

    /// Turned clockwise by so many eighths.
    #[inline]
    #[must_use]
    pub const fn turned(self, eighths: u8) -> Self {
        Self::ALL[(self as usize + eighths as usize) % 8]
    }

    /// The other way.
    #[inline]
    #[must_use]
    pub const fn opposite(self) -> Self {
        self.turned(4)
    }

    /// Whether it leads through a corner.
    #[inline]
    pub const fn is_diagonal(self) -> bool {
        self as u8 % 2 == 1
    }

    /// The side that it leads through; nothing through a corner.
    #[inline]
    pub const fn quarter(self) -> Option<Quarter> {
        if self.is_diagonal() { None } else { Some(Quarter::ALL[self as usize / 2]) }
    }

    /// The way in which a step leads.
    fn stepping(down: i16, right: i16) -> Option<Self> {
        Self::ALL.into_iter().find(|way| {
            let (d, r) = way.step();
            (i16::from(d), i16::from(r)) == (down, right)
        })
    }
}

impl Aspect {
    /// All eight, clockwise from the front.
    pub const ALL: [Self; 8] = [
        Self::Front,
        Self::FrontRight,
        Self::FlankRight,
        Self::RearRight,
        Self::Rear,
        Self::RearLeft,
        Self::FlankLeft,
        Self::FrontLeft,
    ];

    /// Whether it is one of the three before the front.
    #[inline]
    pub const fn is_ahead(self) -> bool {
        matches!(self, Self::FrontLeft | Self::Front | Self::FrontRight)
    }
}
