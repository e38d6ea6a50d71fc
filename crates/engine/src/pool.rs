//! Decks, bags, hands and piles: how many of each kind, and no order.
//!
//! What nobody knows yet does not exist: the order of a deck is decided card by card, when a card
//! is revealed. Nothing can be peeked at, because nothing is there.

use std::fmt;

/// How many of each kind: up to 16 kinds, up to 15 of each, up to 127 in all, in one word.
///
/// ```
/// use engine::Pool;
/// let pool = Pool::EMPTY.with(3).with(3).with(7);
/// assert_eq!((pool.size(), pool.count(3), pool.nth(2)), (3, 2, 7));
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default)]
pub struct Pool(u64);

impl Pool {
    /// The most kinds a pool can tell apart.
    pub const KINDS: u8 = 16;
    /// The pool with nothing in it.
    pub const EMPTY: Self = Self(0);

    /// How many of `kind` there are.
    #[inline]
    pub const fn count(self, kind: u8) -> u8 {
        (self.0 >> (kind as u32 * 4) & 0xF) as u8
    }

    /// Whether there is any of `kind`.
    #[inline]
    pub const fn has(self, kind: u8) -> bool {
        self.count(kind) > 0
    }

    /// How many there are of all kinds.
    #[inline]
    pub const fn size(self) -> u32 {
        let pairs = (self.0 & EVERY_OTHER) + (self.0 >> 4 & EVERY_OTHER);
        (pairs.wrapping_mul(EVERY_BYTE) >> 56) as u32
    }

    /// Whether nothing is left.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The pool with one more of `kind`.
    #[inline]
    #[must_use]
    pub const fn with(self, kind: u8) -> Self {
        debug_assert!(self.count(kind) < 15);
        Self(self.0 + (1 << (kind as u32 * 4)))
    }

    /// The pool with one fewer of `kind`, which must be there.
    #[inline]
    #[must_use]
    pub const fn without(self, kind: u8) -> Self {
        debug_assert!(self.has(kind));
        Self(self.0 - (1 << (kind as u32 * 4)))
    }

    /// Whether every count here is at least the count there.
    pub fn covers(self, other: Self) -> bool {
        (0..Self::KINDS).all(|kind| self.count(kind) >= other.count(kind))
    }

    /// The two pools thrown together; no kind may pass 15.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// What is left when `other`, which this pool [`covers`](Pool::covers), is taken away.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }

    /// The kinds that are there, lowest first.
    #[inline]
    pub fn kinds(self) -> Kinds {
        Kinds(self.0)
    }

    /// Every single item's kind, lowest first: a kind with two items comes twice.
    pub fn items(self) -> impl Iterator<Item = u8> {
        self.kinds().flat_map(move |kind| std::iter::repeat_n(kind, usize::from(self.count(kind))))
    }

    /// The kind of item number `ticket`, counted from 0 in the order of [`Pool::items`].
    ///
    /// One ticket an item makes a blind draw exact: each is as likely as any other. All counts are
    /// summed up at once, two kinds to a byte, and compared with the ticket at once; search draws
    /// millions of cards a second.
    #[inline]
    pub const fn nth(self, ticket: u32) -> u8 {
        debug_assert!(ticket < self.size());
        let even = self.0 & EVERY_OTHER;
        let pairs = even + (self.0 >> 4 & EVERY_OTHER);
        let sums = pairs.wrapping_mul(EVERY_BYTE); // Byte j: how many items in pairs 0 to j.
        let past = (sums | TOP_BITS).wrapping_sub((ticket as u64 + 1) * EVERY_BYTE) & TOP_BITS;
        let at = (past.trailing_zeros() & !7) % 64; // The first byte whose sum passes the ticket.
        let left = ticket as u64 + (pairs >> at & 0xFF) - (sums >> at & 0xFF);
        (at / 4) as u8 + (left >= even >> at & 0xFF) as u8
    }
}

/// The lower half of every byte.
const EVERY_OTHER: u64 = 0x0F0F_0F0F_0F0F_0F0F;
/// One in every byte.
const EVERY_BYTE: u64 = 0x0101_0101_0101_0101;
/// The top bit of every byte.
const TOP_BITS: u64 = 0x8080_8080_8080_8080;

impl FromIterator<u8> for Pool {
    fn from_iter<I: IntoIterator<Item = u8>>(kinds: I) -> Self {
        kinds.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Debug for Pool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.kinds().map(|kind| (kind, self.count(kind)))).finish()
    }
}

/// The kinds in a pool, lowest first.
#[derive(Clone, Debug)]
pub struct Kinds(u64);

impl Iterator for Kinds {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let kind = (self.0.trailing_zeros() / 4) as u8; // At most 15.
        self.0 &= !(0xF << (u32::from(kind) * 4));
        Some(kind)
    }
}

#[cfg(test)]
mod tests {
    use super::Pool;

    #[test]
    fn every_ticket_finds_its_item() {
        let kinds = [0, 0, 3, 5, 5, 5, 5, 14, 15];
        let pool: Pool = kinds.into_iter().collect();
        let drawn: Vec<u8> = (0..9).map(|ticket| pool.nth(ticket)).collect();
        assert_eq!(drawn, kinds);
    }

    #[test]
    fn a_full_pool_finds_its_last_item() {
        let pool: Pool = (0..127).map(|item| item / 8).collect();
        assert_eq!((pool.size(), pool.nth(0), pool.nth(63), pool.nth(126)), (127, 0, 7, 15));
    }
}
