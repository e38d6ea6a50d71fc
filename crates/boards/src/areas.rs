//! A board of areas, each bordering some others.
//!
//! Which areas there are, what lies in one and of what kinds a border can be is the game's: they
//! are the type parameters. A border can be of several kinds at once, and of another kind from
//! the one side than from the other: what is uphill from here is downhill from there.

use std::marker::PhantomData;

use crate::set::{Indexed, Set};

/// The areas of a board.
///
/// `P` is an area, `T` what a game knows about one (its terrain), `K` a kind of border. An area
/// that was not laid is not on the board.
///
/// ```
/// use boards::{Areas, Indexed, Set, Space};
/// # type Kind = Space<1>;
/// # const OPEN: Kind = Kind::FIRST;
/// let [plain, hill] = [Space::<2>::FIRST, Space::END];
/// let mut areas: Areas<Space<2>, &str, Kind, 1> = Areas::new();
/// areas.lay(plain, "plain");
/// areas.lay(hill, "hill");
/// areas.join(plain, hill, OPEN);
/// assert_eq!(areas.bordering(plain, OPEN), Set::one(hill));
/// assert!(areas.flaws(OPEN).next().is_some(), "the hill does not border the plain");
/// ```
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Areas<P: Indexed, T, K, const WORDS: usize> {
    terrain: Vec<Option<T>>,
    all: Set<P, WORDS>,
    /// By area and kind.
    bordering: Vec<Set<P, WORDS>>,
    of: PhantomData<K>,
}

/// What keeps borders from being those of a map.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Flaw<P> {
    /// An area borders itself.
    Itself(P),
    /// The first borders the second, which is not on the board.
    Nowhere(P, P),
    /// The first borders the second, which does not border it.
    OneSided(P, P),
}

impl<P: Indexed, T, K: Indexed, const WORDS: usize> Areas<P, T, K, WORDS> {
    /// A board without areas.
    pub fn new() -> Self {
        Self {
            terrain: P::all().map(|_| None).collect(),
            all: Set::NONE,
            bordering: vec![Set::NONE; P::COUNT * K::COUNT],
            of: PhantomData,
        }
    }

    /// Puts an area on the board, or changes what lies in it.
    pub fn lay(&mut self, area: P, terrain: T) {
        self.terrain[area.index()] = Some(terrain);
        self.all.add(area);
    }

    /// Lets an area border another, as seen from the first.
    pub fn join(&mut self, area: P, other: P, kind: K) {
        self.bordering[area.index() * K::COUNT + kind.index()].add(other);
    }

    /// Lets two areas border each other.
    pub fn join_both(&mut self, area: P, other: P, kind: K) {
        self.join(area, other, kind);
        self.join(other, area, kind);
    }

    /// All areas of the board.
    #[inline]
    pub const fn all(&self) -> Set<P, WORDS> {
        self.all
    }

    /// What lies in an area, if it is on the board.
    #[inline]
    pub fn terrain(&self, area: P) -> Option<&T> {
        self.terrain[area.index()].as_ref()
    }

    /// The areas in which such terrain lies.
    pub fn with_terrain(&self, mut is_such: impl FnMut(&T) -> bool) -> Set<P, WORDS> {
        let such = |area: &P| self.terrain(*area).is_some_and(&mut is_such);
        self.all.iter().filter(such).collect()
    }

    /// The areas that border one by a kind of border.
    #[inline]
    pub fn bordering(&self, area: P, kind: K) -> Set<P, WORDS> {
        self.bordering[area.index() * K::COUNT + kind.index()]
    }

    /// The areas that border any of some by a kind of border.
    #[inline]
    pub fn around(&self, areas: Set<P, WORDS>, kind: K) -> Set<P, WORDS> {
        areas.iter().fold(Set::NONE, |around, area| around.or(self.bordering(area, kind)))
    }

    /// The areas that can be come to in so many steps over a kind of border, the start not
    /// counted. Closed areas are never entered; an area that halts is entered and not left.
    pub fn reach(
        &self,
        start: P,
        steps: u32,
        kind: K,
        closed: Set<P, WORDS>,
        halting: Set<P, WORDS>,
    ) -> Set<P, WORDS> {
        let start = Set::one(start);
        let (mut reached, mut edge) = (start, start);
        for _ in 0..steps {
            let next = self.around(edge, kind).minus(closed).minus(reached);
            reached = reached.or(next);
            edge = next.minus(halting);
        }
        reached.minus(start)
    }

    /// What is wrong with the borders of a kind that must run both ways.
    pub fn flaws(&self, kind: K) -> impl Iterator<Item = Flaw<P>> {
        P::all().flat_map(move |area| {
            self.bordering(area, kind).into_iter().filter_map(move |other| {
                if area.index() == other.index() {
                    Some(Flaw::Itself(area))
                } else if !self.all.has(other) {
                    Some(Flaw::Nowhere(area, other))
                } else if !self.bordering(other, kind).has(area) {
                    Some(Flaw::OneSided(area, other))
                } else {
                    None
                }
            })
        })
    }
}

impl<P: Indexed, T, K: Indexed, const WORDS: usize> Default for Areas<P, T, K, WORDS> {
    fn default() -> Self {
        Self::new()
    }
}
