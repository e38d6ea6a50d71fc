//! Arcs: how long a wheel is, and how far an allowance lets one wheel.

use super::bisect::largest;
use super::gap::{FARTHEST, Gap};
use super::heading::Angle;
use super::hull::GRAIN;
use super::length::Length;
use super::wide::Wide;

/// π × 10³⁰, and 10³⁰: enough to tell every arc of whole tenths from every whole hundredth.
const PI: u128 = 3_141_592_653_589_793_238_462_643_383_279;
const PI_SCALE: u128 = 1_000_000_000_000_000_000_000_000_000_000;
/// Half a turn, in tenths of a degree.
const HALF_TURN: u128 = 1_800;

/// Whether an arc is not longer than so many hundredths: angle × π × radius / 180° ≤ length.
/// Both sides are squared, because a radius is known by its square.
fn is_within(angle: u16, radius: &Gap, length: i64) -> bool {
    let (square, over) = radius.fraction();
    let arc = u128::from(angle) * PI;
    let length = HALF_TURN * u128::from(length.unsigned_abs()) * u128::from(GRAIN.unsigned_abs());
    let allowed = Wide::product([length, length, PI_SCALE, PI_SCALE, over]);
    square.times(arc).times(arc) <= allowed
}

/// The largest wheel in whole tenths of a degree, less than a full turn, of which the arc at a
/// radius is not longer than an allowance.
///
/// ```
/// use boards::plane::{Angle, Length, largest_wheel};
/// let wheel = largest_wheel(&Length::cm(12).into(), Length::cm(6));
/// assert_eq!(wheel, Angle::tenths(286));
/// ```
pub fn largest_wheel(radius: &Gap, allowance: Length) -> Angle {
    let allowance = allowance.wide().max(0);
    let tenths =
        largest(3_599, |tenths| is_within(tenths.unsigned_abs() as u16, radius, allowance));
    Angle::tenths(tenths.unsigned_abs() as u16)
}

/// How long an arc at a radius is, in the shortest whole number of hundredths that is not less.
pub fn arc_length(radius: &Gap, angle: Angle) -> Length {
    let is_too_short = |length: i64| !is_within(angle.in_tenths(), radius, length - 1);
    Length::nearest(largest(8 * FARTHEST, is_too_short))
}
