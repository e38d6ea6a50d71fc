//! Units as they stand in an area, and the order in which they lie: [3.1.1a], [3.2a].

use boards::squares::{Eighth, Quarter};

use crate::map::Area;
use crate::units::{Arm, Contingent, Side, steps};

/// [3.1.1a] The most units of one side in an area.
pub const MOST: usize = 3;

/// One unit in an area. Units of a contingent and type are alike but for what happened to them.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is a marker that lies on a counter or not")]
pub struct Unit {
    /// [2.2.1] Where it comes from.
    pub contingent: Contingent,
    /// [2.2.1] Its type.
    pub arm: Arm,
    /// [8.2.8a] How many steps it has lost.
    pub losses: u8,
    /// [8.4.1a] Whether it is Disordered.
    pub disordered: bool,
    /// [3.2a] The side of its area that it faces.
    pub facing: Quarter,
    /// [Q10] Whether it forms one force with the unit above it.
    pub linked: bool,
    /// Whether it has moved in this Movement Segment, fired in this Fire Segment, or tried to
    /// recover.
    pub done: bool,
    /// [8.2.6a] The area that it is about to fire at.
    pub aim: Option<Area>,
    /// [8.3.1a] Which way it came into an area that an enemy held, while both are there.
    pub entered: Option<Eighth>,
    /// [Q29] [Q32] Where forward is for it: as it faced when it came in, until it turns about.
    pub forward: Quarter,
    /// [7.0.2a] Whether it came by the path over the mountain, into row O.
    pub by_path: bool,
}

impl Unit {
    /// A fresh unit that faces a side, a force by itself.
    pub const fn fresh(contingent: Contingent, arm: Arm, facing: Quarter) -> Self {
        Self {
            contingent,
            arm,
            losses: 0,
            disordered: false,
            facing,
            linked: false,
            done: false,
            aim: None,
            entered: None,
            forward: facing,
            by_path: false,
        }
    }

    /// Whose it is.
    #[inline]
    pub const fn side(self) -> Side {
        self.contingent.side()
    }

    /// [8.2.8a] How many steps it has left.
    #[inline]
    pub const fn steps_left(self) -> u8 {
        steps(self.contingent, self.arm).saturating_sub(self.losses)
    }
}

/// [3.1.1a] The units of one side in an area, the top one first.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub struct Stack {
    units: [Option<Unit>; MOST],
}

impl Stack {
    /// Nobody.
    pub const EMPTY: Self = Self { units: [None; MOST] };

    /// The units, the top one first.
    #[inline]
    pub fn units(&self) -> impl DoubleEndedIterator<Item = Unit> + Clone + '_ {
        self.units.iter().flatten().copied()
    }

    /// The units, to be changed in place.
    #[inline]
    pub fn units_mut(&mut self) -> impl Iterator<Item = &mut Unit> {
        self.units.iter_mut().flatten()
    }

    /// The unit at a place in the order, the top one being 0.
    #[inline]
    pub fn get(&self, order: usize) -> Option<Unit> {
        self.units.get(order).copied().flatten()
    }

    /// [3.1.1a] The unit that is seen and takes losses first.
    #[inline]
    pub fn top(&self) -> Option<Unit> {
        self.units[0]
    }

    /// How many units there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.units.iter().flatten().count()
    }

    /// Whether nobody is there.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.units[0].is_none()
    }

    /// [3.1.2b] The type that they all have.
    #[inline]
    pub fn arm(&self) -> Option<Arm> {
        self.units[0].map(|unit| unit.arm)
    }

    /// [3.1.3b] The side that they face.
    #[inline]
    pub fn facing(&self) -> Option<Quarter> {
        self.units[0].map(|unit| unit.facing)
    }

    /// Puts a unit under the others, if there is room.
    ///
    /// A unit on the ground is linked to nobody above it.
    #[inline]
    pub fn push(&mut self, unit: Unit) -> bool {
        let Some(free) = self.units.iter().position(Option::is_none) else { return false };
        self.units[free] = Some(Unit { linked: unit.linked && free > 0, ..unit });
        true
    }

    /// Puts a unit in the place of the one that lies there.
    #[inline]
    pub fn replace(&mut self, order: usize, unit: Unit) {
        if let Some(place) = self.units.get_mut(order).filter(|it| it.is_some()) {
            *place = Some(unit);
        }
    }

    /// [3.1.2b] Takes a unit out; those below move up and keep their order. The rest of its force
    /// stays one force.
    #[inline]
    pub fn take(&mut self, order: usize) -> Option<Unit> {
        let taken = self.units.get_mut(order)?.take()?;
        self.units[order..].rotate_left(1);
        // What was linked to the unit taken is linked to what that one was linked to.
        if let Some(next) = &mut self.units[order] {
            next.linked = next.linked && taken.linked;
        }
        Some(taken)
    }

    /// [Q10] The force that the unit at a place in the order belongs to: the first and the last of
    /// its units.
    pub fn force(&self, order: usize) -> (usize, usize) {
        let linked = |at: usize| self.get(at).is_some_and(|unit| unit.linked);
        let first = (0..=order).rev().find(|at| !linked(*at)).unwrap_or(0);
        let last = (order..MOST - 1).find(|at| !linked(at + 1)).unwrap_or(MOST - 1);
        (first, last)
    }

    /// Removes every unit that a test names, and says how many.
    pub fn remove(&mut self, mut goes: impl FnMut(Unit) -> bool) -> u8 {
        let mut removed = 0;
        for order in (0..MOST).rev() {
            if self.get(order).is_some_and(&mut goes) {
                self.take(order);
                removed += 1;
            }
        }
        removed
    }
}

impl FromIterator<Unit> for Stack {
    fn from_iter<I: IntoIterator<Item = Unit>>(units: I) -> Self {
        let mut stack = Self::EMPTY;
        for unit in units {
            stack.push(unit);
        }
        stack
    }
}
