//! Modifiers: each named, cited and summed in one entry, so that sum and explanation cannot part.

use arrayvec::ArrayVec;

use crate::Case;

/// One amount, the clause that grants it, and why it applies.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Entry {
    /// The clause.
    pub case: Case,
    /// What it adds.
    pub amount: i16,
    /// Why, in a few words.
    pub reason: &'static str,
}

/// Every amount that made up one number, in the order in which the rules grant them.
#[derive(Clone, Eq, PartialEq, Default, Debug)]
pub struct Ledger {
    entries: ArrayVec<Entry, 12>,
}

impl Ledger {
    /// Adds one amount.
    ///
    /// # Panics
    /// If more than twelve apply at once; no table of the five games has as many.
    pub fn add(&mut self, case: Case, amount: impl Into<i16>, reason: &'static str) {
        self.entries.push(Entry { case, amount: amount.into(), reason });
    }

    /// The sum.
    pub fn total(&self) -> i16 {
        self.entries.iter().map(|entry| entry.amount).sum()
    }

    /// The amounts.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }
}
