//! Distances, kept as their squares so that nothing is rounded.

use std::cmp::Ordering;

use super::bisect::largest;
use super::hull::GRAIN;
use super::length::{Length, Vector};
use super::wide::Wide;

/// More hundredths than lie between any two points.
pub(super) const FARTHEST: i64 = 1 << 33;

/// An exact distance, to be compared with lengths and with other distances.
#[derive(Copy, Clone, Debug)]
pub struct Gap {
    /// The square of the distance in grains is this …
    square: Wide,
    /// … divided by this.
    over: u128,
}

impl Gap {
    /// No distance.
    pub const ZERO: Self = Self { square: Wide::NOUGHT, over: 1 };

    /// The length of a way in grains.
    pub(super) fn between(way: Vector) -> Self {
        Self { square: Wide::product([way.square().unsigned_abs()]), over: 1 }
    }

    /// The distance from a line with this direction of a point that lies so far across it: the
    /// cross product of the direction and a way from the line to the point.
    pub(super) fn across(cross: i128, line: Vector) -> Self {
        let cross = cross.unsigned_abs();
        Self { square: Wide::product([cross, cross]), over: line.square().unsigned_abs() }
    }

    /// Compared with so many hundredths; everything is more than fewer than none.
    pub(super) fn compare(&self, hundredths: i64) -> Ordering {
        let Ok(hundredths) = u128::try_from(hundredths) else { return Ordering::Greater };
        let grains = hundredths * u128::from(GRAIN.unsigned_abs());
        self.square.cmp(&Wide::product([grains, grains, self.over]))
    }

    /// The longest whole number of hundredths that it is not shorter than.
    pub fn rounded_down(&self) -> Length {
        Length::nearest(largest(FARTHEST, |length| self.compare(length) != Ordering::Less))
    }

    /// The shortest whole number of hundredths that it is not longer than.
    pub fn rounded_up(&self) -> Length {
        Length::nearest(self.hundredths_up())
    }

    /// The same as a number, which may be more than a length can be.
    pub(super) fn hundredths_up(&self) -> i64 {
        let down = largest(FARTHEST, |length| self.compare(length) != Ordering::Less);
        down + i64::from(self.compare(down) == Ordering::Greater)
    }

    /// Square and divisor, for comparing arcs.
    pub(super) const fn fraction(&self) -> (Wide, u128) {
        (self.square, self.over)
    }
}

impl From<Length> for Gap {
    /// A length below nought is none.
    fn from(length: Length) -> Self {
        let grains = u128::try_from(length.wide()).unwrap_or(0) * u128::from(GRAIN.unsigned_abs());
        Self { square: Wide::product([grains, grains]), over: 1 }
    }
}

impl Ord for Gap {
    fn cmp(&self, other: &Self) -> Ordering {
        self.square.times(other.over).cmp(&other.square.times(self.over))
    }
}

impl PartialOrd for Gap {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Eq for Gap {}

impl PartialEq for Gap {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}
