//! Who stands where: the stacks of both sides on the map.

use boards::set::Indexed;

use crate::map::{Area, Areas, COLUMNS, ROWS};
use crate::stack::{MOST, Stack, Unit};
use crate::units::Side;

/// How many areas the grid has, Coastal ones among them.
const AREAS: usize = ROWS as usize * COLUMNS as usize;

/// The stacks on the map.
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub struct Positions {
    stacks: [[Stack; AREAS]; 2],
    /// Where each side has anybody: read off the stacks a thousand times a move, so kept beside
    /// them by the two functions that change a stack.
    held: [Areas; 2],
}

impl Default for Positions {
    fn default() -> Self {
        Self { stacks: [[Stack::EMPTY; AREAS]; 2], held: [Areas::NONE; 2] }
    }
}

impl Positions {
    /// The units of a side in an area.
    #[inline]
    pub fn stack(&self, side: Side, area: Area) -> &Stack {
        &self.stacks[side as usize][area.index()]
    }

    /// Where a side has units.
    #[inline]
    pub fn held(&self, side: Side) -> Areas {
        self.held[side as usize]
    }

    /// [8.3] Where both sides have units.
    #[inline]
    pub fn melees(&self) -> Areas {
        self.held(Side::Greek).and(self.held(Side::Persian))
    }

    /// Whether an enemy of a side is in an area.
    #[inline]
    pub fn has_enemy(&self, side: Side, area: Area) -> bool {
        self.held(side.enemy()).has(area)
    }

    /// [3.1.1a] Whether so many more units of a side find room in an area.
    #[inline]
    pub fn has_room(&self, side: Side, area: Area, units: usize) -> bool {
        self.stack(side, area).len() + units <= MOST
    }

    /// Changes the units of a side in an area.
    #[inline]
    pub fn change<T>(&mut self, side: Side, area: Area, change: impl FnOnce(&mut Stack) -> T) -> T {
        let stack = &mut self.stacks[side as usize][area.index()];
        let changed = change(stack);
        if stack.is_empty() {
            self.held[side as usize].remove(area);
        } else {
            self.held[side as usize].add(area);
        }
        changed
    }

    /// Puts a unit under the others of its side; says whether there was room.
    #[inline]
    pub fn put(&mut self, area: Area, unit: Unit) -> bool {
        self.change(unit.side(), area, |stack| stack.push(unit))
    }

    /// All units of a side with their areas, row by row, the top ones first.
    pub fn units(&self, side: Side) -> impl Iterator<Item = (Area, Unit)> + '_ {
        let areas = self.held(side);
        areas
            .into_iter()
            .flat_map(move |area| self.stack(side, area).units().map(move |unit| (area, unit)))
    }
}
