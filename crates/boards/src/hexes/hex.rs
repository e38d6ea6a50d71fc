//! A hex of a board, and its printed number.

use std::fmt;

use super::{Corner, Cube, Hexside, Vertex, Way};
use crate::set::Indexed;

/// One hex of a board with so many columns and rows, 99 of each at most.
///
/// `EVEN_LOW` says which columns lie half a hex lower: those with even numbers if true, those
/// with odd numbers if false.
///
/// ```
/// use boards::hexes::{Hex, Way};
/// let hex: Hex<39, 20, true> = Hex::numbered(1108).unwrap();
/// assert_eq!(hex.to_string(), "1108");
/// assert_eq!(hex.next(Way::UpRight).map(Hex::number), Some(1207));
/// assert_eq!(Hex::<39, 20, true>::numbered(1121), None);
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Hex<const COLUMNS: u8, const ROWS: u8, const EVEN_LOW: bool> {
    column: u8,
    row: u8,
}

impl<const COLUMNS: u8, const ROWS: u8, const EVEN_LOW: bool> Hex<COLUMNS, ROWS, EVEN_LOW> {
    const PRINTABLE: () = assert!(COLUMNS <= 99 && ROWS <= 99, "a number has two digits for each");

    /// The hex in this column and row, both counted from 1, if the board has it.
    #[inline]
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        let () = Self::PRINTABLE;
        let on_board = 1 <= column && column <= COLUMNS && 1 <= row && row <= ROWS;
        if on_board { Some(Self { column, row }) } else { None }
    }

    /// The hex with this printed number, if the board has it.
    #[inline]
    pub const fn numbered(number: u16) -> Option<Self> {
        let column = number / 100;
        if column > 99 { None } else { Self::new(column as u8, (number % 100) as u8) }
    }

    /// The hex whose number is written so: two digits for the column, two for the row.
    pub fn named(name: &str) -> Option<Self> {
        let plain = name.len() == 4 && name.bytes().all(|digit| digit.is_ascii_digit());
        name.parse().ok().filter(|_| plain).and_then(Self::numbered)
    }

    /// Its printed number.
    #[inline]
    pub const fn number(self) -> u16 {
        self.column as u16 * 100 + self.row as u16
    }

    /// Its column, counted from 1.
    #[inline]
    pub const fn column(self) -> u8 {
        self.column
    }

    /// Its row, counted from 1.
    #[inline]
    pub const fn row(self) -> u8 {
        self.row
    }

    /// Its coordinates.
    #[inline]
    pub fn cube(self) -> Cube {
        Self::cube_at(self.column.into(), self.row.into())
    }

    /// The hex with these coordinates, if the board has it.
    #[inline]
    pub fn at_cube(cube: Cube) -> Option<Self> {
        let (column, row) = Self::column_and_row(cube);
        Self::new(u8::try_from(column).ok()?, u8::try_from(row).ok()?)
    }

    /// The next hex that way, if the board goes on.
    #[inline]
    pub fn next(self, way: Way) -> Option<Self> {
        Self::at_cube(self.cube().next(way))
    }

    /// The hexes that touch it, clockwise from the one above.
    #[inline]
    pub fn neighbours(self) -> impl Iterator<Item = Self> {
        Way::ALL.into_iter().filter_map(move |way| self.next(way))
    }

    /// The way to a hex that touches it; nothing if the other does not.
    #[inline]
    pub fn way_to(self, other: Self) -> Option<Way> {
        let step = other.cube() - self.cube();
        Way::ALL.into_iter().find(|way| way.step() == step)
    }

    /// How many steps away another hex is.
    #[inline]
    pub fn distance(self, other: Self) -> u32 {
        self.cube().distance(other.cube())
    }

    /// The hexes of the board at exactly this distance, clockwise from straight above.
    pub fn ring(self, distance: u8) -> impl Iterator<Item = Self> {
        self.cube().ring(distance.into()).filter_map(Self::at_cube)
    }

    /// The hexes of the board at this distance or nearer, from the hex itself outward.
    pub fn within(self, distance: u8) -> impl Iterator<Item = Self> {
        self.cube().spiral(distance.into()).filter_map(Self::at_cube)
    }

    /// The side of this hex that lies in a way.
    #[inline]
    pub fn side(self, way: Way) -> Hexside<COLUMNS, ROWS, EVEN_LOW> {
        Hexside::of(self, way)
    }

    /// The corner of this hex that lies at a vertex.
    #[inline]
    pub fn corner(self, vertex: Vertex) -> Corner<COLUMNS, ROWS, EVEN_LOW> {
        Corner::of(self, vertex)
    }

    /// The hexes of a column, if the board has it, from the top down.
    pub fn in_column(column: u8) -> impl Iterator<Item = Self> {
        (1..=ROWS).filter_map(move |row| Self::new(column, row))
    }

    /// The hexes with this row number, if the board has it, from left to right.
    pub fn in_row(row: u8) -> impl Iterator<Item = Self> {
        (1..=COLUMNS).filter_map(move |column| Self::new(column, row))
    }

    /// What a column adds to `r` to make the row number. It grows with every second column,
    /// because `r` is constant along a line that falls by half a hex a column.
    #[inline]
    const fn lift(column: i32) -> i32 {
        if EVEN_LOW { (column - 1).div_euclid(2) } else { column.div_euclid(2) }
    }

    /// The coordinates of a column and row, which the board need not have.
    #[inline]
    pub(super) fn cube_at(column: i16, row: i16) -> Cube {
        let lift = Self::lift(column.into()) as i16;
        Cube::new(column, row - lift)
    }

    /// The column and row of coordinates, which the board need not have.
    #[inline]
    pub(super) const fn column_and_row(cube: Cube) -> (i32, i32) {
        (cube.q(), cube.r() + Self::lift(cube.q()))
    }
}

impl<const COLUMNS: u8, const ROWS: u8, const EVEN_LOW: bool> Indexed
    for Hex<COLUMNS, ROWS, EVEN_LOW>
{
    const COUNT: usize = COLUMNS as usize * ROWS as usize;

    #[inline]
    fn index(self) -> usize {
        (usize::from(self.column) - 1) * usize::from(ROWS) + usize::from(self.row) - 1
    }

    #[inline]
    fn at(index: usize) -> Option<Self> {
        let column = u8::try_from(index.checked_div(usize::from(ROWS))?).ok()?.checked_add(1)?;
        Self::new(column, (index % usize::from(ROWS)) as u8 + 1)
    }
}

impl<const COLUMNS: u8, const ROWS: u8, const EVEN_LOW: bool> fmt::Display
    for Hex<COLUMNS, ROWS, EVEN_LOW>
{
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:02}{:02}", self.column, self.row)
    }
}
