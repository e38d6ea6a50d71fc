//! Sines and cosines in whole numbers, by their series.

/// 1, as the series counts.
pub(super) const UNIT: i128 = 1 << BITS;
const BITS: u32 = 62;
/// π, as the series counts: the nearest whole number to π × 2⁶².
const PI: i128 = 14_488_038_916_154_245_685;
/// How many half tenths of a degree make 45 degrees, and a half turn.
const EIGHTH: u16 = 900;
const HALF_TURN: i128 = 3_600;

/// What sines of the table are multiplied by.
pub(super) const SCALE: i64 = 1_000_000_000;

/// The sines of 0.0 to 90.0 degrees, each the integer nearest to 10⁹ times its value.
pub(super) const TABLE: [i32; 901] = {
    let mut table = [0; 901];
    let mut tenths: u16 = 0;
    while tenths <= 900 {
        let (sine, _) = sine_and_cosine(2 * tenths);
        table[tenths as usize] = ((sine * SCALE as i128 + UNIT / 2) >> BITS) as i32;
        tenths += 1;
    }
    table
};

/// Sine and cosine of an angle up to 90 degrees in half tenths of a degree, times [`UNIT`], right
/// to 10⁻¹⁷.
pub(super) const fn sine_and_cosine(half_tenths: u16) -> (i128, i128) {
    if half_tenths > EIGHTH {
        let (sine, cosine) = sine_and_cosine(2 * EIGHTH - half_tenths);
        return (cosine, sine);
    }
    let angle = half_tenths as i128 * PI / HALF_TURN;
    (series(angle, angle, 2), series(UNIT, angle, 1))
}

/// First term, less the term two orders higher, plus the next, until nothing is left.
const fn series(first: i128, angle: i128, mut order: i128) -> i128 {
    let (mut sum, mut term, mut adds) = (first, first, false);
    while term > 0 {
        term = ((((term * angle) >> BITS) * angle) >> BITS) / (order * (order + 1));
        sum += if adds { term } else { -term };
        adds = !adds;
        order += 2;
    }
    sum
}
