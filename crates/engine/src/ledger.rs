//! Modifiers: each named, cited and summed in one entry, so that sum and explanation cannot part.

use smallvec::SmallVec;

use crate::Case;

/// One amount, the clause that grants it, and why it applies.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Entry<R> {
    /// The clause.
    pub case: Case,
    /// What it adds.
    pub amount: i16,
    /// Why: a value of the game, for which `draw` finds the words.
    pub reason: R,
}

/// Every amount that made up one number, in the order in which the rules grant them.
///
/// As many as the rules grant: a few lie on the stack, more go to the heap.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Ledger<R> {
    entries: SmallVec<[Entry<R>; 8]>,
}

impl<R> Default for Ledger<R> {
    fn default() -> Self {
        Self { entries: SmallVec::new() }
    }
}

impl<R: Copy> Ledger<R> {
    /// Adds one amount.
    pub fn add(&mut self, case: Case, amount: impl Into<i16>, reason: R) {
        self.entries.push(Entry { case, amount: amount.into(), reason });
    }

    /// The sum.
    pub fn total(&self) -> i16 {
        self.entries.iter().map(|entry| entry.amount).sum()
    }

    /// The amounts.
    pub fn entries(&self) -> &[Entry<R>] {
        &self.entries
    }
}
