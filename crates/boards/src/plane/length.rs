//! Lengths, points and vectors in whole hundredths of a centimetre.

use std::cmp::Ordering;
use std::fmt;
use std::ops::{Add, Neg, Sub};

use super::bisect::largest;
use super::wide::Wide;

/// A length in whole hundredths of a centimetre. Sums that 32 bits cannot hold stop at the
/// longest or shortest length.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default)]
pub struct Length(i32);

impl Length {
    /// No length.
    pub const ZERO: Self = Self(0);

    /// So many hundredths.
    #[inline]
    pub const fn hundredths(hundredths: i32) -> Self {
        Self(hundredths)
    }

    /// So many whole centimetres.
    #[inline]
    pub const fn cm(centimetres: i16) -> Self {
        Self(centimetres as i32 * 100)
    }

    /// How many hundredths it has.
    #[inline]
    pub const fn in_hundredths(self) -> i32 {
        self.0
    }

    /// The length nearest to so many hundredths.
    pub(super) fn nearest(hundredths: i64) -> Self {
        Self(saturated(hundredths))
    }

    pub(super) fn wide(self) -> i64 {
        i64::from(self.0)
    }
}

impl Add for Length {
    type Output = Self;

    #[inline]
    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl Sub for Length {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

impl Neg for Length {
    type Output = Self;

    #[inline]
    fn neg(self) -> Self {
        Self(self.0.saturating_neg())
    }
}

impl fmt::Display for Length {
    /// Centimetres with two decimals.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (sign, size) = (if self.0 < 0 { "-" } else { "" }, self.0.unsigned_abs());
        write!(f, "{sign}{}.{:02}", size / 100, size % 100)
    }
}

/// A point, in hundredths to the right and upwards.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default)]
pub struct Point {
    /// To the right.
    pub x: i32,
    /// Upwards.
    pub y: i32,
}

impl Point {
    /// The point so many hundredths to the right and upwards.
    #[inline]
    pub const fn new(x: i32, y: i32) -> Self {
        Self { x, y }
    }

    /// The way to another point.
    #[inline]
    pub fn to(self, other: Self) -> Vector {
        let [x, y, other_x, other_y] = [self.x, self.y, other.x, other.y].map(i64::from);
        Vector { x: other_x - x, y: other_y - y }
    }

    /// Whether another point is this far away or nearer.
    #[inline]
    pub fn is_within(self, limit: Length, other: Self) -> bool {
        let limit = i128::from(limit.0);
        limit >= 0 && self.to(other).square() <= limit * limit
    }
}

impl Add<Vector> for Point {
    type Output = Self;

    /// Stops at the last point that 32 bits can name.
    #[inline]
    fn add(self, way: Vector) -> Self {
        let moved = |from: i32, by: i64| saturated(by.saturating_add(i64::from(from)));
        Self { x: moved(self.x, way.x), y: moved(self.y, way.y) }
    }
}

fn saturated(number: i64) -> i32 {
    let bounded = number.clamp(i32::MIN.into(), i32::MAX.into());
    i32::try_from(bounded).unwrap_or_default()
}

/// A way from one point to another, or a direction of any scale.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default)]
pub struct Vector {
    /// To the right.
    pub x: i64,
    /// Upwards.
    pub y: i64,
}

impl Vector {
    /// No way at all.
    pub const ZERO: Self = Self { x: 0, y: 0 };

    /// How far it leads along another, times the other's length.
    pub(super) fn dot(self, other: Self) -> i128 {
        let [x, y, other_x, other_y] = [self.x, self.y, other.x, other.y].map(i128::from);
        x * other_x + y * other_y
    }

    /// Above nought if the other lies anticlockwise of this one, below if clockwise.
    pub(super) fn cross(self, other: Self) -> i128 {
        let [x, y, other_x, other_y] = [self.x, self.y, other.x, other.y].map(i128::from);
        x * other_y - y * other_x
    }

    /// The square of its length.
    pub(super) fn square(self) -> i128 {
        self.dot(self)
    }

    /// A quarter turn clockwise.
    pub(super) const fn to_its_right(self) -> Self {
        Self { x: self.y, y: -self.x }
    }

    /// The displacement in this direction that is so long, rounded to whole hundredths, halves
    /// away from zero. There is none in no direction.
    #[must_use]
    pub fn of_length(self, length: Length) -> Self {
        if self == Self::ZERO {
            return Self::ZERO;
        }
        let square = self.square().unsigned_abs();
        let size = u128::from(length.0.unsigned_abs());
        let part = |component: i64| {
            let share = u128::from(component.unsigned_abs());
            let twice_share = Wide::product([4, size, size, share, share]);
            // It rounds to k or more if k - 1/2 is not more than size × share / √square.
            let rounds_to = |k: i64| {
                let bound = u128::from((2 * k - 1).unsigned_abs());
                Wide::product([bound, bound, square]) <= twice_share
            };
            let rounded = largest(length.wide().abs(), rounds_to);
            rounded * component.signum() * length.wide().signum()
        };
        Self { x: part(self.x), y: part(self.y) }
    }
}

impl Neg for Vector {
    type Output = Self;

    #[inline]
    fn neg(self) -> Self {
        Self { x: -self.x, y: -self.y }
    }
}

impl Add for Vector {
    type Output = Self;

    #[inline]
    fn add(self, other: Self) -> Self {
        Self { x: self.x + other.x, y: self.y + other.y }
    }
}

impl Sub for Vector {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        Self { x: self.x - other.x, y: self.y - other.y }
    }
}

/// Which way one turns at `through` who comes from `from` and goes to `to`: greater is
/// anticlockwise, less is clockwise, equal is straight on or back.
pub fn orientation(from: Point, through: Point, to: Point) -> Ordering {
    from.to(through).cross(from.to(to)).cmp(&0)
}

/// A quotient rounded to a whole number, halves away from zero.
pub(super) fn rounded(dividend: i128, divisor: u128) -> i64 {
    let size = (dividend.unsigned_abs() * 2 + divisor) / (divisor * 2);
    let size = i64::try_from(size).unwrap_or(i64::MAX);
    if dividend < 0 { -size } else { size }
}
