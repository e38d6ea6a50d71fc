//! A board of squares in rows and columns.
//!
//! Rows are counted from the top down and columns from left to right, as the board is seen; a
//! facing's right hand depends on it. Which of the two the print calls by letter, and where north
//! is, is the game's to say.

use std::fmt;

use crate::set::Indexed;

mod facing;
mod line;

pub use facing::{Aspect, Eighth, Quarter};

/// Which of the two is printed as a letter, the other being a number from 1.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Lettered {
    /// Rows have letters: `C4` is the fourth square of the third row.
    Rows,
    /// Columns have letters: `C4` is the fourth square of the third column.
    Columns,
}

/// One square of a board with so many rows and columns; 26 of what is lettered at most.
///
/// ```
/// use boards::squares::{Lettered, Square};
/// let square: Square<15, 8> = Square::named("C4", Lettered::Rows).unwrap();
/// assert_eq!((square.row(), square.column()), (2, 3));
/// assert_eq!(square.name(Lettered::Rows).to_string(), "C4");
/// assert_eq!(Square::<15, 8>::named("C9", Lettered::Rows), None);
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Square<const ROWS: u8, const COLUMNS: u8> {
    row: u8,
    column: u8,
}

impl<const ROWS: u8, const COLUMNS: u8> Square<ROWS, COLUMNS> {
    /// The square in this row and column, both counted from 0, if the board has it.
    #[inline]
    pub const fn new(row: u8, column: u8) -> Option<Self> {
        if row < ROWS && column < COLUMNS { Some(Self { row, column }) } else { None }
    }

    /// The square with this name, if the board has it.
    pub fn named(name: &str, lettered: Lettered) -> Option<Self> {
        let (&letter, number) = name.as_bytes().split_first()?;
        let letter = letter.is_ascii_uppercase().then(|| letter - b'A')?;
        // A number is printed without zeros before it and without a sign.
        let plain = number.first().is_some_and(|digit| (b'1'..=b'9').contains(digit));
        let number = name.get(1..)?.parse::<u8>().ok().filter(|_| plain)?.checked_sub(1)?;
        match lettered {
            Lettered::Rows => Self::new(letter, number),
            Lettered::Columns => Self::new(number, letter),
        }
    }

    /// Its name as printed.
    pub fn name(self, lettered: Lettered) -> impl fmt::Display {
        let (letter, number) = match lettered {
            Lettered::Rows => (self.row, self.column),
            Lettered::Columns => (self.column, self.row),
        };
        fmt::from_fn(move |f| write!(f, "{}{}", char::from(b'A' + letter), number + 1))
    }

    /// Its row, counted from 0.
    #[inline]
    pub const fn row(self) -> u8 {
        self.row
    }

    /// Its column, counted from 0.
    #[inline]
    pub const fn column(self) -> u8 {
        self.column
    }

    /// The next square that way, if the board goes on.
    #[inline]
    pub fn next(self, way: Eighth) -> Option<Self> {
        self.beyond(way, 1)
    }

    /// The square so many steps that way, if the board goes on so far.
    #[inline]
    pub fn beyond(self, way: Eighth, steps: u8) -> Option<Self> {
        let (down, right) = way.step();
        let row = i16::from(self.row) + i16::from(down) * i16::from(steps);
        let column = i16::from(self.column) + i16::from(right) * i16::from(steps);
        Self::new(u8::try_from(row).ok()?, u8::try_from(column).ok()?)
    }

    /// The squares that touch it by side or corner, clockwise from the one above.
    #[inline]
    pub fn neighbours(self) -> impl Iterator<Item = Self> {
        Eighth::ALL.into_iter().filter_map(move |way| self.next(way))
    }

    /// The squares that touch it by a side, clockwise from the one above.
    #[inline]
    pub fn beside(self) -> impl Iterator<Item = Self> {
        Quarter::ALL.into_iter().filter_map(move |way| self.next(way.eighth()))
    }

    /// How many squares away another is, a diagonal step counting as one.
    #[inline]
    pub const fn range(self, other: Self) -> u8 {
        let (rows, columns) = (self.row.abs_diff(other.row), self.column.abs_diff(other.column));
        if rows > columns { rows } else { columns }
    }

    /// How many steps from side to side away another is.
    #[inline]
    pub const fn steps(self, other: Self) -> u16 {
        self.row.abs_diff(other.row) as u16 + self.column.abs_diff(other.column) as u16
    }

    /// The squares at exactly this range, row by row.
    pub fn ring(self, range: u8) -> impl Iterator<Item = Self> {
        self.within(range).filter(move |other| self.range(*other) == range)
    }

    /// The squares at this range or nearer, itself among them, row by row.
    pub fn within(self, range: u8) -> impl Iterator<Item = Self> {
        let span = |at: u8, end: u8| at.saturating_sub(range)..=at.saturating_add(range).min(end);
        let columns = span(self.column, COLUMNS - 1);
        span(self.row, ROWS - 1)
            .flat_map(move |row| columns.clone().map(move |column| Self { row, column }))
    }

    /// The squares of a row, if the board has it, from left to right.
    pub fn in_row(row: u8) -> impl Iterator<Item = Self> {
        (0..COLUMNS).filter_map(move |column| Self::new(row, column))
    }

    /// The squares of a column, if the board has it, from the top down.
    pub fn in_column(column: u8) -> impl Iterator<Item = Self> {
        (0..ROWS).filter_map(move |row| Self::new(row, column))
    }

    /// How far down and to the right another square lies.
    #[inline]
    fn offset(self, to: Self) -> (i16, i16) {
        let away = |from: u8, to: u8| i16::from(to) - i16::from(from);
        (away(self.row, to.row), away(self.column, to.column))
    }
}

impl<const ROWS: u8, const COLUMNS: u8> Indexed for Square<ROWS, COLUMNS> {
    const COUNT: usize = ROWS as usize * COLUMNS as usize;

    #[inline]
    fn index(self) -> usize {
        usize::from(self.row) * usize::from(COLUMNS) + usize::from(self.column)
    }

    #[inline]
    fn at(index: usize) -> Option<Self> {
        let row = u8::try_from(index.checked_div(usize::from(COLUMNS))?).ok()?;
        Self::new(row, (index % usize::from(COLUMNS)) as u8)
    }
}
