//! The six ways from hex to hex, the six vertices, and what lies around one who faces either.

use super::Cube;

/// One of the six ways from a hex to the next, through a side.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Way {
    /// Up the column.
    Up,
    /// To the right and up.
    UpRight,
    /// To the right and down.
    DownRight,
    /// Down the column.
    Down,
    /// To the left and down.
    DownLeft,
    /// To the left and up.
    UpLeft,
}

/// One of the six vertices of a hex, clockwise; each lies between a way and the next.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Vertex {
    /// Between up and right-up.
    UpRight,
    /// Between right-up and right-down.
    Right,
    /// Between right-down and down.
    DownRight,
    /// Between down and left-down.
    DownLeft,
    /// Between left-down and left-up.
    Left,
    /// Between left-up and up.
    UpLeft,
}

/// Where a neighbour lies for one who faces a side.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum SideAspect {
    /// Straight ahead.
    Front,
    /// Ahead and to the right.
    FrontRight,
    /// Behind and to the right.
    RearRight,
    /// Straight behind.
    Rear,
    /// Behind and to the left.
    RearLeft,
    /// Ahead and to the left.
    FrontLeft,
}

/// Where a neighbour lies for one who faces a vertex.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum VertexAspect {
    /// The right one of the two that touch the vertex.
    FrontRight,
    /// To the right.
    FlankRight,
    /// Behind and to the right.
    RearRight,
    /// Behind and to the left.
    RearLeft,
    /// To the left.
    FlankLeft,
    /// The left one of the two that touch the vertex.
    FrontLeft,
}

/// How many sixths must be turned from one of six to another, whichever way is shorter.
const fn sixths(from: u8, to: u8) -> u8 {
    let clockwise = (to + 6 - from) % 6;
    if clockwise > 3 { 6 - clockwise } else { clockwise }
}

impl Way {
    /// All six, clockwise from up.
    pub const ALL: [Self; 6] =
        [Self::Up, Self::UpRight, Self::DownRight, Self::Down, Self::DownLeft, Self::UpLeft];

    /// What one step adds to the coordinates.
    #[inline]
    pub const fn step(self) -> Cube {
        match self {
            Self::Up => Cube::new(0, -1),
            Self::UpRight => Cube::new(1, -1),
            Self::DownRight => Cube::new(1, 0),
            Self::Down => Cube::new(0, 1),
            Self::DownLeft => Cube::new(-1, 1),
            Self::UpLeft => Cube::new(-1, 0),
        }
    }

    /// Turned clockwise by so many sixths.
    #[inline]
    #[must_use]
    pub const fn turned(self, sixths: u8) -> Self {
        Self::ALL[(self as usize + sixths as usize) % 6]
    }

    /// The other way.
    #[inline]
    #[must_use]
    pub const fn opposite(self) -> Self {
        self.turned(3)
    }

    /// How many sixths must be turned to face another side, whichever way is shorter.
    #[inline]
    pub const fn sixths_to(self, other: Self) -> u8 {
        sixths(self as u8, other as u8)
    }

    /// The aspect that lies in a way for one who faces this side.
    #[inline]
    pub const fn aspect(self, way: Self) -> SideAspect {
        SideAspect::ALL[(way as usize + 6 - self as usize) % 6]
    }

    /// The way in which an aspect lies for one who faces this side.
    #[inline]
    #[must_use]
    pub const fn way(self, aspect: SideAspect) -> Self {
        self.turned(aspect as u8)
    }
}

impl Vertex {
    /// All six, clockwise from the one between up and right-up.
    pub const ALL: [Self; 6] =
        [Self::UpRight, Self::Right, Self::DownRight, Self::DownLeft, Self::Left, Self::UpLeft];

    /// Turned clockwise by so many sixths.
    #[inline]
    #[must_use]
    pub const fn turned(self, sixths: u8) -> Self {
        Self::ALL[(self as usize + sixths as usize) % 6]
    }

    /// The vertex across the hex.
    #[inline]
    #[must_use]
    pub const fn opposite(self) -> Self {
        self.turned(3)
    }

    /// How many sixths must be turned to face another vertex, whichever way is shorter.
    #[inline]
    pub const fn sixths_to(self, other: Self) -> u8 {
        sixths(self as u8, other as u8)
    }

    /// The ways to the two hexes that touch it, left one first: the front of one who faces it.
    #[inline]
    pub const fn front(self) -> [Way; 2] {
        [self.way(VertexAspect::FrontLeft), self.way(VertexAspect::FrontRight)]
    }

    /// The aspect that lies in a way for one who faces this vertex.
    #[inline]
    pub const fn aspect(self, way: Way) -> VertexAspect {
        VertexAspect::ALL[(way as usize + 5 - self as usize) % 6]
    }

    /// The way in which an aspect lies for one who faces this vertex.
    #[inline]
    pub const fn way(self, aspect: VertexAspect) -> Way {
        Way::ALL[(self as usize + 1 + aspect as usize) % 6]
    }

    /// Three times the way from a hex's centre to this vertex.
    pub(super) fn thrice(self) -> Cube {
        let [left, right] = self.front();
        left.step() + right.step()
    }
}

impl SideAspect {
    /// All six, clockwise from the front.
    pub const ALL: [Self; 6] = [
        Self::Front,
        Self::FrontRight,
        Self::RearRight,
        Self::Rear,
        Self::RearLeft,
        Self::FrontLeft,
    ];
}

impl VertexAspect {
    /// All six, clockwise from the vertex.
    pub const ALL: [Self; 6] = [
        Self::FrontRight,
        Self::FlankRight,
        Self::RearRight,
        Self::RearLeft,
        Self::FlankLeft,
        Self::FrontLeft,
    ];

    /// Whether it is one of the two that touch the vertex.
    #[inline]
    pub const fn is_front(self) -> bool {
        matches!(self, Self::FrontLeft | Self::FrontRight)
    }
}
