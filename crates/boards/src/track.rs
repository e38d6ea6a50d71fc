//! A track: numbered spaces in a row, along which a marker steps.

use std::fmt;

use crate::set::Indexed;

/// One space of a track whose spaces are numbered 1 to `LAST`.
///
/// ```
/// use boards::Space;
/// let space = Space::<7>::new(6).unwrap();
/// assert_eq!(space.onward().map(Space::number), Some(7));
/// assert_eq!(Space::<7>::new(8), None);
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Space<const LAST: u8>(u8);

impl<const LAST: u8> Space<LAST> {
    /// The first space.
    pub const FIRST: Self = Self(1);
    /// The last space.
    pub const END: Self = Self(LAST);

    /// The space with this number, if the track has it.
    #[inline]
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= LAST { Some(Self(number)) } else { None }
    }

    /// Its number.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The space after it, if the track goes on.
    #[inline]
    pub const fn onward(self) -> Option<Self> {
        if self.0 < LAST { Some(Self(self.0 + 1)) } else { None }
    }

    /// All spaces in order.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=LAST).map(Self)
    }
}

impl<const LAST: u8> Indexed for Space<LAST> {
    const COUNT: usize = LAST as usize;

    #[inline]
    fn index(self) -> usize {
        usize::from(self.0) - 1
    }

    #[inline]
    fn at(index: usize) -> Option<Self> {
        u8::try_from(index).ok().and_then(|index| Self::new(index.checked_add(1)?))
    }
}

impl<const LAST: u8> fmt::Display for Space<LAST> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}
