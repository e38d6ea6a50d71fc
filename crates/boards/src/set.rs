//! Sets of places as bits, of any size, without the heap.

use std::fmt;
use std::marker::PhantomData;

/// One of a fixed number of things, each with its index: a place on a board, a kind of border.
///
/// `at` gives back what `index` was asked of, and every index is below `COUNT`; some below it may
/// belong to none.
pub trait Indexed: Copy {
    /// More than any index.
    const COUNT: usize;

    /// Its index, counted from 0.
    fn index(self) -> usize;

    /// The one with this index, if there is one.
    fn at(index: usize) -> Option<Self>;

    /// All of them in order.
    fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).filter_map(Self::at)
    }
}

/// How many words a set of so many places needs.
pub const fn words_for(places: usize) -> usize {
    places.div_ceil(BITS)
}

const BITS: usize = u64::BITS as usize;

/// A set of places. `WORDS` is [`words_for`] the number of places; fewer is a build error.
///
/// ```
/// use boards::{Indexed, Set, Space, words_for};
/// type Spaces = Set<Space<7>, { words_for(7) }>;
/// let mut set: Spaces = Space::all().take(3).collect();
/// set.remove(Space::FIRST);
/// assert_eq!(set.iter().map(Space::number).collect::<Vec<_>>(), [2, 3]);
/// ```
#[derive(Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct Set<P, const WORDS: usize> {
    words: [u64; WORDS],
    of: PhantomData<P>,
}

impl<P, const WORDS: usize> Copy for Set<P, WORDS> {}

/// By hand: a copy of the words, whatever a place is. A derived one is made part by part, and a
/// state with sets in it is then cloned in twice the time.
impl<P, const WORDS: usize> Clone for Set<P, WORDS> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<P: Indexed, const WORDS: usize> Set<P, WORDS> {
    /// No place.
    pub const NONE: Self = {
        assert!(P::COUNT <= WORDS * BITS, "a set needs one bit a place; see words_for");
        Self { words: [0; WORDS], of: PhantomData }
    };

    /// One place.
    #[inline]
    pub fn one(place: P) -> Self {
        let mut set = Self::NONE;
        set.add(place);
        set
    }

    /// Every place there is.
    #[inline]
    pub fn full() -> Self {
        P::all().collect()
    }

    /// Whether it has the place.
    #[inline]
    pub fn has(&self, place: P) -> bool {
        let index = place.index();
        self.words[index / BITS] >> (index % BITS) & 1 == 1
    }

    /// Adds a place.
    #[inline]
    pub fn add(&mut self, place: P) {
        let index = place.index();
        self.words[index / BITS] |= 1 << (index % BITS);
    }

    /// Takes a place out.
    #[inline]
    pub fn remove(&mut self, place: P) {
        let index = place.index();
        self.words[index / BITS] &= !(1 << (index % BITS));
    }

    /// Whether it is empty.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|&word| word == 0)
    }

    /// How many places it has.
    #[inline]
    pub fn len(&self) -> u32 {
        self.words.iter().map(|word| word.count_ones()).sum()
    }

    /// The places of either.
    #[inline]
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        self.zip(other, |mine, theirs| mine | theirs)
    }

    /// The places of both.
    #[inline]
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        self.zip(other, |mine, theirs| mine & theirs)
    }

    /// The places of this one that the other lacks.
    #[inline]
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        self.zip(other, |mine, theirs| mine & !theirs)
    }

    /// Whether the two have a place in common.
    #[inline]
    pub fn meets(self, other: Self) -> bool {
        !self.and(other).is_empty()
    }

    /// Whether the other has every place of this one.
    #[inline]
    pub fn is_within(self, other: Self) -> bool {
        self.minus(other).is_empty()
    }

    /// The first place.
    #[inline]
    pub fn first(&self) -> Option<P> {
        self.iter().next()
    }

    /// How many places of the set come before one of them; nothing if it lacks the place.
    #[inline]
    pub fn position(&self, place: P) -> Option<usize> {
        let (word, bit) = (place.index() / BITS, place.index() % BITS);
        let before: u32 = self.words[..word].iter().map(|word| word.count_ones()).sum();
        let below = (self.words[word] & ((1 << bit) - 1)).count_ones();
        self.has(place).then_some((before + below) as usize)
    }

    /// The places in order.
    #[inline]
    pub fn iter(&self) -> Iter<P, WORDS> {
        Iter { left: *self, word: 0 }
    }

    #[inline]
    fn zip(mut self, other: Self, join: impl Fn(u64, u64) -> u64) -> Self {
        for (mine, theirs) in self.words.iter_mut().zip(other.words) {
            *mine = join(*mine, theirs);
        }
        self
    }
}

impl<P: Indexed, const WORDS: usize> Default for Set<P, WORDS> {
    fn default() -> Self {
        Self::NONE
    }
}

impl<P: Indexed + fmt::Debug, const WORDS: usize> fmt::Debug for Set<P, WORDS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<P: Indexed, const WORDS: usize> Extend<P> for Set<P, WORDS> {
    fn extend<I: IntoIterator<Item = P>>(&mut self, places: I) {
        for place in places {
            self.add(place);
        }
    }
}

impl<P: Indexed, const WORDS: usize> FromIterator<P> for Set<P, WORDS> {
    fn from_iter<I: IntoIterator<Item = P>>(places: I) -> Self {
        let mut set = Self::NONE;
        set.extend(places);
        set
    }
}

impl<P: Indexed, const WORDS: usize> IntoIterator for Set<P, WORDS> {
    type Item = P;
    type IntoIter = Iter<P, WORDS>;

    #[inline]
    fn into_iter(self) -> Iter<P, WORDS> {
        self.iter()
    }
}

impl<P: Indexed, const WORDS: usize> IntoIterator for &Set<P, WORDS> {
    type Item = P;
    type IntoIter = Iter<P, WORDS>;

    #[inline]
    fn into_iter(self) -> Iter<P, WORDS> {
        self.iter()
    }
}

/// The places of a set in order. It holds a copy, so the set may change meanwhile.
#[derive(Clone, Debug)]
pub struct Iter<P: Indexed, const WORDS: usize> {
    left: Set<P, WORDS>,
    word: usize,
}

impl<P: Indexed, const WORDS: usize> Iterator for Iter<P, WORDS> {
    type Item = P;

    #[inline]
    fn next(&mut self) -> Option<P> {
        while let Some(word) = self.left.words.get_mut(self.word) {
            if *word != 0 {
                let bit = word.trailing_zeros() as usize;
                *word &= *word - 1;
                return P::at(self.word * BITS + bit);
            }
            self.word += 1;
        }
        None
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let places = self.left.len() as usize;
        (places, Some(places))
    }
}

impl<P: Indexed, const WORDS: usize> ExactSizeIterator for Iter<P, WORDS> {}
