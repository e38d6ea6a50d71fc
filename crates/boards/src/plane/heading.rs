//! Directions and angles in tenths of a degree.

use std::fmt;

use super::bisect::largest;
use super::length::{Length, Vector, rounded};
use super::sine;

/// A full turn, in tenths of a degree.
const FULL: u16 = 3_600;
/// A quarter turn.
const QUARTER: u16 = 900;

/// An angle without a direction, in tenths of a degree; a full turn at most.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default)]
pub struct Angle(u16);

impl Angle {
    /// So many tenths of a degree; of more than a full turn, a full turn.
    #[inline]
    pub const fn tenths(tenths: u16) -> Self {
        Self(if tenths > FULL { FULL } else { tenths })
    }

    /// So many whole degrees; of more than a full turn, a full turn.
    #[inline]
    pub const fn degrees(degrees: u16) -> Self {
        Self::tenths(degrees.saturating_mul(10))
    }

    /// How many tenths of a degree it has.
    #[inline]
    pub const fn in_tenths(self) -> u16 {
        self.0
    }
}

impl fmt::Display for Angle {
    /// Degrees with one decimal.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.0 / 10, self.0 % 10)
    }
}

/// A direction in tenths of a degree: 0 faces up the `y` axis, and it grows clockwise.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default)]
pub struct Heading(u16);

impl Heading {
    /// The heading so many tenths of a degree clockwise from up; nothing from a full turn on.
    #[inline]
    pub const fn new(tenths: u16) -> Option<Self> {
        if tenths < FULL { Some(Self(tenths)) } else { None }
    }

    /// The heading nearest to a direction; nothing if there is none. A tie goes clockwise.
    ///
    /// The borders between headings, half tenths of a degree, are taken to 17 decimals.
    pub fn nearest(way: Vector) -> Option<Self> {
        let Vector { x, y } = way;
        let (quarters, aside, ahead) = match (x.signum(), y.signum()) {
            (0, 0) => return None,
            (0 | 1, 1) => (0, x, y),
            (1, 0 | -1) => (1, -y, x),
            (0 | -1, -1) => (2, -x, -y),
            _ => (3, y, -x),
        };
        let is_past = |tenths: i64| {
            let (sine, cosine) = sine::sine_and_cosine(2 * tenths.unsigned_abs() as u16 - 1);
            i128::from(aside) * cosine >= i128::from(ahead) * sine
        };
        let tenths = largest(QUARTER.into(), is_past).unsigned_abs() as u16;
        Some(Self((quarters * QUARTER + tenths) % FULL))
    }

    /// How many tenths of a degree clockwise from up it is.
    #[inline]
    pub const fn in_tenths(self) -> u16 {
        self.0
    }

    /// Turned clockwise.
    #[inline]
    #[must_use]
    pub const fn turned_right(self, by: Angle) -> Self {
        Self((self.0 + by.0) % FULL)
    }

    /// Turned anticlockwise.
    #[inline]
    #[must_use]
    pub const fn turned_left(self, by: Angle) -> Self {
        Self((self.0 + FULL - by.0) % FULL)
    }

    /// Turned about.
    #[inline]
    #[must_use]
    pub const fn opposite(self) -> Self {
        self.turned_right(Angle(2 * QUARTER))
    }

    /// The angle between two headings, half a turn at most.
    #[inline]
    pub const fn apart(self, other: Self) -> Angle {
        let clockwise = (other.0 + FULL - self.0) % FULL;
        Angle(if clockwise > FULL / 2 { FULL - clockwise } else { clockwise })
    }

    /// Its direction, 10⁹ long but for the rounding of its components.
    pub fn ahead(self) -> Vector {
        let (sine, cosine) = (self.sine(), self.turned_right(Angle(QUARTER)).sine());
        Vector { x: sine, y: cosine }
    }

    /// The direction to the right of it, likewise.
    pub fn aside(self) -> Vector {
        self.ahead().to_its_right()
    }

    /// The displacement of a straight move, rounded to whole hundredths, halves away from zero.
    pub fn displacement(self, length: Length) -> Vector {
        let Vector { x, y } = self.ahead();
        let part = |part: i64| {
            rounded(i128::from(part) * i128::from(length.wide()), sine::SCALE.unsigned_abs().into())
        };
        Vector { x: part(x), y: part(y) }
    }

    /// Whether a direction differs from this heading by so much or less; no direction always does.
    ///
    /// Exact for arcs of 45, 90 and 135 degrees whatever the heading, because sine and cosine of
    /// the arc are then the same number or nought; for others as exact as the table of sines.
    pub fn faces(self, way: Vector, arc: Angle) -> bool {
        let (ahead, aside) = (way.dot(self.ahead()), way.dot(self.aside()).abs());
        let Vector { x: sine, y: cosine } = Self(arc.0 % FULL).ahead();
        match arc.0 {
            _ if way == Vector::ZERO => true,
            0 => aside == 0 && ahead > 0,
            1..1800 => ahead * i128::from(sine) >= aside * i128::from(cosine),
            _ => true,
        }
    }

    /// The sine of the heading, from the table of the first quarter.
    fn sine(self) -> i64 {
        let within = usize::from(self.0 % QUARTER);
        let size = i64::from(match self.0 / QUARTER % 2 {
            0 => sine::TABLE[within],
            _ => sine::TABLE[usize::from(QUARTER) - within],
        });
        if self.0 < 2 * QUARTER { size } else { -size }
    }
}

impl fmt::Display for Heading {
    /// Degrees with one decimal.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Angle(self.0).fmt(f)
    }
}
