//! Tables as the rulebook prints them, with their labels.

use crate::Case;

/// A printed table: rows down, columns across, every one labelled.
///
/// Pages draw this constant with the cell lit, so they cannot disagree with the rules.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct PrintedTable<T, const ROWS: usize, const COLUMNS: usize> {
    /// The clause that prints it.
    pub case: Case,
    /// What the rows are.
    pub corner: &'static str,
    /// Column headings.
    pub columns: [&'static str; COLUMNS],
    /// Row labels and cells.
    pub rows: [(&'static str, [T; COLUMNS]); ROWS],
}

impl<T: Copy, const ROWS: usize, const COLUMNS: usize> PrintedTable<T, ROWS, COLUMNS> {
    /// One cell, by row and column counted from 0.
    pub const fn cell(&self, row: usize, column: usize) -> T {
        self.rows[row].1[column]
    }

    /// The row with this label.
    pub fn row(&self, label: &str) -> Option<&[T; COLUMNS]> {
        self.rows.iter().find(|(name, _)| *name == label).map(|(_, cells)| cells)
    }
}
