//! Cheapest paths and reach over any board, with costs in whole numbers.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use crate::set::{Indexed, Set};

/// A search from one or more places outward, and what it found.
///
/// It is made once and searched with again and again: it keeps its room, so that a search
/// allocates nothing once the largest one has been made. Places are settled in the order of
/// their cost and then of their index, and of several cheapest ways to a place the one whose last
/// step leaves the place that was settled first is kept; so the order in which a board lists its
/// neighbours changes nothing.
///
/// ```
/// use boards::{Paths, Space};
/// let mut paths: Paths<Space<7>> = Paths::new();
/// paths.search([Space::FIRST], 4, |space, _| space.onward().map(|next| (next, 2)));
/// let third = Space::new(3).unwrap();
/// assert_eq!(paths.cost(third), Some(4));
/// assert_eq!(paths.back(third).map(Space::number).collect::<Vec<_>>(), [3, 2, 1]);
/// assert_eq!(paths.cost(Space::END), None);
/// ```
#[derive(Clone, Debug)]
pub struct Paths<P> {
    marks: Vec<Mark>,
    order: Vec<P>,
    frontier: BinaryHeap<Reverse<(u32, u32)>>,
    most: u32,
}

/// What is known about a place.
#[derive(Copy, Clone, Debug)]
struct Mark {
    cost: u32,
    /// The index of the place before it; its own where a way begins.
    before: u32,
}

/// More than any cost that can be paid.
const UNREACHED: u32 = u32::MAX;
/// A place that no way has come to.
const UNKNOWN: Mark = Mark { cost: UNREACHED, before: 0 };

impl<P: Indexed> Paths<P> {
    /// Room for searches over all places.
    pub fn new() -> Self {
        Self {
            marks: vec![UNKNOWN; P::COUNT],
            order: Vec::with_capacity(P::COUNT),
            frontier: BinaryHeap::with_capacity(P::COUNT),
            most: 0,
        }
    }

    /// Finds the cheapest way from the nearest start to every place that costs `most` or less.
    ///
    /// `steps` gives the places that can be entered from a place, each with the cost of the step;
    /// it is told what was spent so far. It is asked once for each place that is reached.
    pub fn search<I: IntoIterator<Item = (P, u32)>>(
        &mut self,
        starts: impl IntoIterator<Item = P>,
        most: u32,
        mut steps: impl FnMut(P, u32) -> I,
    ) {
        self.forget();
        self.most = most;
        for start in starts {
            self.offer(start, 0, start);
        }
        while let Some(Reverse((cost, index))) = self.frontier.pop() {
            let Some(place) = P::at(index as usize) else { continue };
            if self.marks[place.index()].cost != cost {
                continue; // A cheaper way came after this one was noted down.
            }
            self.order.push(place);
            for (next, price) in steps(place, cost) {
                let spent = cost.checked_add(price).filter(|spent| *spent <= most);
                if let Some(spent) = spent {
                    self.offer(next, spent, place);
                }
            }
        }
    }

    /// What the cheapest way to a place costs, if it was reached.
    #[inline]
    pub fn cost(&self, place: P) -> Option<u32> {
        Some(self.marks[place.index()].cost).filter(|cost| *cost != UNREACHED)
    }

    /// What is left to spend at a place, if it was reached.
    #[inline]
    pub fn left(&self, place: P) -> Option<u32> {
        self.cost(place).map(|cost| self.most - cost)
    }

    /// The places that were reached, the starts among them, in the order they were settled.
    #[inline]
    pub fn reached(&self) -> &[P] {
        &self.order
    }

    /// The places that were reached, the starts among them, as a set.
    pub fn reach<const WORDS: usize>(&self) -> Set<P, WORDS> {
        self.order.iter().copied().collect()
    }

    /// The cheapest way to a place, walked back from it to its start; nothing if it was not
    /// reached.
    pub fn back(&self, to: P) -> impl Iterator<Item = P> {
        let known = self.cost(to).map(|_| to);
        std::iter::successors(known, |place| {
            let before = self.marks[place.index()].before as usize;
            if before == place.index() { None } else { P::at(before) }
        })
    }

    /// Notes a way to a place down, if it is the cheapest so far.
    fn offer(&mut self, place: P, cost: u32, before: P) {
        let mark = &mut self.marks[place.index()];
        if cost < mark.cost {
            *mark = Mark { cost, before: before.index() as u32 };
            self.frontier.push(Reverse((cost, place.index() as u32)));
        }
    }

    fn forget(&mut self) {
        self.frontier.clear();
        for place in self.order.drain(..) {
            self.marks[place.index()] = UNKNOWN;
        }
    }
}

impl<P: Indexed> Default for Paths<P> {
    fn default() -> Self {
        Self::new()
    }
}
