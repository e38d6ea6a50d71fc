//! The line of sight between two squares.

use std::cmp::Ordering;

use super::Square;
use crate::crossing::Crossing;

impl<const ROWS: u8, const COLUMNS: u8> Square<ROWS, COLUMNS> {
    /// What the straight line from centre to centre meets between this square and another, in
    /// order: every square whose inside it crosses, and every corner it runs through.
    pub fn line(self, to: Self) -> impl Iterator<Item = Crossing<Self>> {
        Line { from: self, to, at: self, behind_corner: false }
    }

    /// Whether nothing on the line between this square and another stops it. A corner is closed
    /// only if both squares that touch there stop the line.
    pub fn sees(self, to: Self, mut stops: impl FnMut(Self) -> bool) -> bool {
        self.line(to).all(|crossing| !crossing.is_stopped(&mut stops))
    }
}

/// A line on its way.
struct Line<const ROWS: u8, const COLUMNS: u8> {
    from: Square<ROWS, COLUMNS>,
    to: Square<ROWS, COLUMNS>,
    at: Square<ROWS, COLUMNS>,
    /// The line came into `at` through a corner, and has told of the corner only.
    behind_corner: bool,
}

impl<const ROWS: u8, const COLUMNS: u8> Line<ROWS, COLUMNS> {
    /// Less if the line comes to the next row first, greater if to the next column, equal if it
    /// comes to both in the corner.
    ///
    /// It comes to the next row at (2 × rows done + 1) / (2 × all rows) of its way, and to the
    /// next column likewise; each is multiplied by the other's denominator.
    fn next_side(&self) -> Ordering {
        let (rows, columns) = self.from.offset(self.to);
        let (rows_done, columns_done) = self.from.offset(self.at);
        let due = |done: i16, other: i16| (2 * i32::from(done.abs()) + 1) * i32::from(other.abs());
        due(rows_done, columns).cmp(&due(columns_done, rows))
    }
}

impl<const ROWS: u8, const COLUMNS: u8> Iterator for Line<ROWS, COLUMNS> {
    type Item = Crossing<Square<ROWS, COLUMNS>>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.at == self.to {
            return None;
        }
        if std::mem::take(&mut self.behind_corner) {
            return Some(Crossing::Through(self.at));
        }
        let towards = |at: u8, to: u8| if to > at { at + 1 } else { at.saturating_sub(1) };
        let next_row = Square { row: towards(self.at.row, self.to.row), ..self.at };
        let next_column = Square { column: towards(self.at.column, self.to.column), ..self.at };
        match self.next_side() {
            Ordering::Less => self.at = next_row,
            Ordering::Greater => self.at = next_column,
            Ordering::Equal => {
                self.at = Square { row: next_row.row, column: next_column.column };
                self.behind_corner = true;
                let (one, other) = (next_row.min(next_column), next_row.max(next_column));
                return Some(Crossing::Between(one, other));
            }
        }
        (self.at != self.to).then_some(Crossing::Through(self.at))
    }
}
