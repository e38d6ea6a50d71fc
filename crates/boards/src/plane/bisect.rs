//! Searching by halving.

/// The largest number up to `most` for which something holds that holds for 0, and for no number
/// after one for which it does not.
pub(super) fn largest(most: i64, mut holds: impl FnMut(i64) -> bool) -> i64 {
    let (mut low, mut high) = (0, most);
    while low < high {
        let middle = low + (high - low + 1) / 2;
        if holds(middle) { low = middle } else { high = middle - 1 }
    }
    low
}
