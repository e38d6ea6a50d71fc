//! Units by kind, five counts in one word: what fights and formations are reckoned with.

use game_thermopylae::units::KINDS;
use game_thermopylae::{Place, Places, Side, State};

/// How many places a field has room for.
const ROOM: usize = game_thermopylae::map::PLACES;

/// The most units of a kind that a pack counts; more are taken for so many.
const MOST: u32 = 63;

/// Units of one side, by kind.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub(crate) struct Pack(u32);

impl Pack {
    pub(crate) const NONE: Self = Self(0);

    pub(crate) fn of(counts: [u8; KINDS]) -> Self {
        let pack = counts.into_iter().enumerate();
        Self(pack.fold(0, |sum, (kind, count)| sum | u32::from(count).min(MOST) << (6 * kind)))
    }

    #[inline]
    pub(crate) const fn one(kind: usize) -> Self {
        Self(1 << (6 * kind))
    }

    #[inline]
    pub(crate) const fn count(self, kind: usize) -> u32 {
        self.0 >> (6 * kind) & MOST
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) fn size(self) -> u32 {
        (0..KINDS).map(|kind| self.count(kind)).sum()
    }

    /// Both together, each kind as far as it can be counted.
    #[inline]
    pub(crate) fn plus(self, other: Self) -> Self {
        let sum = |kind| (self.count(kind) + other.count(kind)).min(MOST) << (6 * kind as u32);
        Self((0..KINDS).map(sum).sum())
    }

    #[inline]
    pub(crate) const fn with(self, kind: usize) -> Self {
        Self(self.0 + Self::one(kind).0)
    }

    #[inline]
    pub(crate) const fn without(self, kind: usize) -> Self {
        Self(self.0 - Self::one(kind).0)
    }

    /// The dearest units of both packs together, so many in all.
    pub(crate) fn dearest(high: Self, level: Self, most: u32) -> (Self, Self) {
        let (mut left, mut kept) = (most, (Self::NONE, Self::NONE));
        for kind in 0..KINDS {
            let above = high.count(kind).min(left);
            let beside = level.count(kind).min(left - above);
            left -= above + beside;
            kept.0.0 |= above << (6 * kind);
            kept.1.0 |= beside << (6 * kind);
        }
        kept
    }
}

/// Where both sides stand.
#[derive(Clone, Debug)]
pub(crate) struct Field {
    /// By side and place.
    pub(crate) packs: [[Pack; ROOM]; 2],
    /// By side: where it has units.
    pub(crate) ground: [Places; 2],
}

impl Field {
    /// The units on the map; of `fresh_only`'s side those alone that have not attacked or moved.
    pub(crate) fn of(state: &State, fresh_only: Option<Side>) -> Self {
        let mut field = Self { packs: [[Pack::NONE; ROOM]; 2], ground: [Places::NONE; 2] };
        for side in Side::BOTH {
            for place in state.ground(side) {
                let stack = state.stack(place);
                let counts = if fresh_only == Some(side) {
                    stack.fresh
                } else {
                    std::array::from_fn(|kind| stack.count(kind))
                };
                field.set(side, place, Pack::of(counts));
            }
        }
        field
    }

    #[inline]
    pub(crate) fn pack(&self, side: Side, place: Place) -> Pack {
        self.packs[side as usize][place.index()]
    }

    #[inline]
    pub(crate) fn set(&mut self, side: Side, place: Place, pack: Pack) {
        self.packs[side as usize][place.index()] = pack;
        let ground = &mut self.ground[side as usize];
        if pack.is_empty() { ground.remove(place) } else { ground.add(place) }
    }

    #[inline]
    pub(crate) const fn ground(&self, side: Side) -> Places {
        self.ground[side as usize]
    }
}
