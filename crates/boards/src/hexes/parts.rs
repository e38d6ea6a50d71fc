//! Hexsides and corners: where rivers run, cliffs fall and walls stand.
//!
//! Both are places with an index, so that a river is a [`crate::Set`] of hexsides. A side belongs
//! to two hexes and a corner to three, of which the board may lack some; each is kept under one
//! name only, by a hex that may lie in the frame one hex wide around the board.

use super::{Cube, Hex, Vertex, Way};
use crate::set::Indexed;

/// The side of a hex; the same value for the hexes on both sides of it.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Hexside<const COLUMNS: u8, const ROWS: u8, const EVEN_LOW: bool> {
    /// Of the two hexes the lower or left one, whose side is one of the first three ways.
    hex: Framed,
    way: Way,
}

/// The corner where three hexes meet; the same value for all three.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Corner<const COLUMNS: u8, const ROWS: u8, const EVEN_LOW: bool> {
    /// Of the three hexes the one of which it is the rightmost or leftmost vertex.
    hex: Framed,
    is_right: bool,
}

/// A hex of the board or of the frame around it; the first column and row are the frame's.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
struct Framed {
    column: u8,
    row: u8,
}

impl Framed {
    /// How many there are.
    const fn count(columns: u8, rows: u8) -> usize {
        (columns as usize + 2) * (rows as usize + 2)
    }

    fn index(self, rows: u8) -> usize {
        usize::from(self.column) * (usize::from(rows) + 2) + usize::from(self.row)
    }

    const fn at(index: usize, rows: u8) -> Self {
        let rows = rows as usize + 2;
        Self { column: (index / rows) as u8, row: (index % rows) as u8 }
    }
}

impl<const COLUMNS: u8, const ROWS: u8, const EVEN_LOW: bool> Hex<COLUMNS, ROWS, EVEN_LOW> {
    /// A hex that touches the board, as one of the board or its frame.
    fn framed(hex: Cube) -> Framed {
        let (column, row) = Self::column_and_row(hex);
        let [column, row] = [column, row].map(|it| u8::try_from(it).unwrap_or_default());
        Framed { column, row }
    }

    fn unframed(hex: Framed) -> Cube {
        Self::cube_at(hex.column.into(), hex.row.into())
    }
}

impl<const COLUMNS: u8, const ROWS: u8, const EVEN_LOW: bool> Hexside<COLUMNS, ROWS, EVEN_LOW> {
    /// The side of a hex that lies in a way.
    pub(super) fn of(hex: Hex<COLUMNS, ROWS, EVEN_LOW>, way: Way) -> Self {
        let (hex, way) = match way {
            Way::Up | Way::UpRight | Way::DownRight => (hex.cube(), way),
            Way::Down | Way::DownLeft | Way::UpLeft => (hex.cube().next(way), way.opposite()),
        };
        Self { hex: Hex::<COLUMNS, ROWS, EVEN_LOW>::framed(hex), way }
    }

    /// The side that two hexes share; nothing if they do not touch.
    pub fn between(
        one: Hex<COLUMNS, ROWS, EVEN_LOW>,
        other: Hex<COLUMNS, ROWS, EVEN_LOW>,
    ) -> Option<Self> {
        one.way_to(other).map(|way| one.side(way))
    }

    /// The hexes of the board on its sides: two, or one at the edge.
    pub fn hexes(self) -> impl Iterator<Item = Hex<COLUMNS, ROWS, EVEN_LOW>> {
        let hex = Hex::<COLUMNS, ROWS, EVEN_LOW>::unframed(self.hex);
        [hex, hex.next(self.way)].into_iter().filter_map(Hex::at_cube)
    }

    /// Its two ends, anticlockwise one first as seen from the lower or left hex.
    pub fn ends(self) -> [Corner<COLUMNS, ROWS, EVEN_LOW>; 2] {
        let clockwise = Vertex::ALL[self.way as usize];
        let hex = Hex::<COLUMNS, ROWS, EVEN_LOW>::unframed(self.hex);
        [clockwise.turned(5), clockwise].map(|vertex| Corner::at_vertex(hex, vertex))
    }
}

impl<const COLUMNS: u8, const ROWS: u8, const EVEN_LOW: bool> Corner<COLUMNS, ROWS, EVEN_LOW> {
    /// The corner of a hex that lies at a vertex.
    pub(super) fn of(hex: Hex<COLUMNS, ROWS, EVEN_LOW>, vertex: Vertex) -> Self {
        Self::at_vertex(hex.cube(), vertex)
    }

    fn at_vertex(hex: Cube, vertex: Vertex) -> Self {
        let (hex, is_right) = match vertex {
            Vertex::Right => (hex, true),
            Vertex::Left => (hex, false),
            Vertex::UpRight => (hex.next(Way::UpRight), false),
            Vertex::DownRight => (hex.next(Way::DownRight), false),
            Vertex::DownLeft => (hex.next(Way::DownLeft), true),
            Vertex::UpLeft => (hex.next(Way::UpLeft), true),
        };
        Self { hex: Hex::<COLUMNS, ROWS, EVEN_LOW>::framed(hex), is_right }
    }

    /// The hexes of the board that meet there: three, or fewer at the edge.
    pub fn hexes(self) -> impl Iterator<Item = Hex<COLUMNS, ROWS, EVEN_LOW>> {
        let vertex = if self.is_right { Vertex::Right } else { Vertex::Left };
        let hex = Hex::<COLUMNS, ROWS, EVEN_LOW>::unframed(self.hex);
        let [left, right] = vertex.front().map(|way| hex.next(way));
        [hex, left, right].into_iter().filter_map(Hex::at_cube)
    }
}

impl<const COLUMNS: u8, const ROWS: u8, const EVEN_LOW: bool> Indexed
    for Hexside<COLUMNS, ROWS, EVEN_LOW>
{
    const COUNT: usize = 3 * Framed::count(COLUMNS, ROWS);

    #[inline]
    fn index(self) -> usize {
        self.hex.index(ROWS) * 3 + self.way as usize
    }

    fn at(index: usize) -> Option<Self> {
        let side = Self { hex: Framed::at(index / 3, ROWS), way: Way::ALL[index % 3] };
        (index < Self::COUNT && side.hexes().next().is_some()).then_some(side)
    }
}

impl<const COLUMNS: u8, const ROWS: u8, const EVEN_LOW: bool> Indexed
    for Corner<COLUMNS, ROWS, EVEN_LOW>
{
    const COUNT: usize = 2 * Framed::count(COLUMNS, ROWS);

    #[inline]
    fn index(self) -> usize {
        self.hex.index(ROWS) * 2 + usize::from(self.is_right)
    }

    fn at(index: usize) -> Option<Self> {
        let corner = Self { hex: Framed::at(index / 2, ROWS), is_right: index % 2 == 1 };
        (index < Self::COUNT && corner.hexes().next().is_some()).then_some(corner)
    }
}
