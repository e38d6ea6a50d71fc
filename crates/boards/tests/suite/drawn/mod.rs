//! Numbers drawn for the tests of this crate.

use testkit::SplitMix;

/// A whole number from one up to another, both included.
pub(crate) fn number(random: &mut SplitMix, from: i32, to: i32) -> i32 {
    let many = u64::from(to.abs_diff(from)) + 1;
    from.wrapping_add_unsigned((random.next() % many) as u32)
}
