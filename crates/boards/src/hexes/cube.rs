//! Hexes without a board: three coordinates whose sum is nought.

use std::ops::{Add, Mul, Neg, Sub};

use super::Way;

/// A hex of the endless plane, or the way from one hex to another.
///
/// `q` grows to the right, `r` grows downwards in a column; the third coordinate is `-q - r`.
/// Coordinates stay within 16 bits where boards are concerned, so sums and products of a few of
/// them never overflow.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default)]
pub struct Cube {
    q: i32,
    r: i32,
}

impl Cube {
    /// The hex from which all others are counted.
    pub const ORIGIN: Self = Self { q: 0, r: 0 };

    /// The hex with these coordinates.
    #[inline]
    pub const fn new(q: i16, r: i16) -> Self {
        Self { q: q as i32, r: r as i32 }
    }

    /// How far to the right it lies.
    #[inline]
    pub const fn q(self) -> i32 {
        self.q
    }

    /// How far down its column it lies.
    #[inline]
    pub const fn r(self) -> i32 {
        self.r
    }

    /// The third coordinate.
    #[inline]
    pub const fn s(self) -> i32 {
        -self.q - self.r
    }

    /// How many steps away another hex is.
    #[inline]
    pub fn distance(self, other: Self) -> u32 {
        let way = other - self;
        way.q.unsigned_abs().max(way.r.unsigned_abs()).max(way.s().unsigned_abs())
    }

    /// The next hex that way.
    #[inline]
    #[must_use]
    pub fn next(self, way: Way) -> Self {
        self + way.step()
    }

    /// Turned clockwise about the origin by so many sixths.
    #[must_use]
    pub fn turned(self, sixths: u8) -> Self {
        let turn = |cube: Self| Self { q: -cube.r, r: -cube.s() };
        (0..sixths % 6).fold(self, |cube, _| turn(cube))
    }

    /// Mirrored left to right about the column of the origin.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        Self { q: -self.q, r: -self.s() }
    }

    /// The hexes at exactly this distance, clockwise from the one straight above.
    pub fn ring(self, distance: u16) -> impl Iterator<Item = Self> {
        let distance = i32::from(distance);
        let sides = Way::ALL.into_iter().flat_map(move |way| {
            let corner = self + way.step() * distance;
            let along = way.turned(2).step();
            (0..distance).map(move |step| corner + along * step)
        });
        std::iter::once(self).filter(move |_| distance == 0).chain(sides)
    }

    /// The hexes at this distance or nearer, ring by ring from the hex itself outward.
    pub fn spiral(self, distance: u16) -> impl Iterator<Item = Self> {
        (0..=distance).flat_map(move |distance| self.ring(distance))
    }

    /// Twice the product of lengths and cosine, in steps: how far one way leads along another.
    pub(super) fn dot(self, other: Self) -> i64 {
        let [q, r, other_q, other_r] = [self.q, self.r, other.q, other.r].map(i64::from);
        2 * (q * other_q + r * other_r) + q * other_r + r * other_q
    }

    /// Above nought if the other way lies clockwise of this one, below if anticlockwise.
    pub(super) fn cross(self, other: Self) -> i64 {
        let [q, r, other_q, other_r] = [self.q, self.r, other.q, other.r].map(i64::from);
        q * other_r - r * other_q
    }
}

impl Add for Cube {
    type Output = Self;

    #[inline]
    fn add(self, other: Self) -> Self {
        Self { q: self.q + other.q, r: self.r + other.r }
    }
}

impl Sub for Cube {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        Self { q: self.q - other.q, r: self.r - other.r }
    }
}

impl Neg for Cube {
    type Output = Self;

    #[inline]
    fn neg(self) -> Self {
        Self { q: -self.q, r: -self.r }
    }
}

impl Mul<i32> for Cube {
    type Output = Self;

    #[inline]
    fn mul(self, times: i32) -> Self {
        Self { q: self.q * times, r: self.r * times }
    }
}
