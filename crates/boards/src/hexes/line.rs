//! The line of sight between two hexes.

use super::{Cube, Hex, Vertex, Way};
use crate::crossing::Crossing;

impl Cube {
    /// What the straight line from centre to centre meets between this hex and another, in order:
    /// every hex whose inside it crosses, and every side it runs along.
    pub fn line(self, to: Self) -> impl Iterator<Item = Crossing<Self>> {
        let course = Course { from: self, to };
        std::iter::successors(course.after(self, self), move |last| match *last {
            Crossing::Through(hex) | Crossing::Beside(hex) => course.after(hex, hex),
            Crossing::Between(one, other) => course.after(one, other),
        })
    }
}

impl<const COLUMNS: u8, const ROWS: u8, const EVEN_LOW: bool> Hex<COLUMNS, ROWS, EVEN_LOW> {
    /// What the straight line from centre to centre meets between this hex and another, in order:
    /// every hex whose inside it crosses, and every side it runs along.
    pub fn line(self, to: Self) -> impl Iterator<Item = Crossing<Self>> {
        self.cube().line(to.cube()).filter_map(|crossing| match crossing {
            Crossing::Through(hex) => Self::at_cube(hex).map(Crossing::Through),
            Crossing::Beside(hex) => Self::at_cube(hex).map(Crossing::Beside),
            Crossing::Between(one, other) => match (Self::at_cube(one), Self::at_cube(other)) {
                (Some(one), Some(other)) => Some(Crossing::Between(one.min(other), one.max(other))),
                (Some(hex), None) | (None, Some(hex)) => Some(Crossing::Beside(hex)),
                (None, None) => None,
            },
        })
    }

    /// Whether nothing on the line between this hex and another stops it. Along a side it is
    /// stopped only if both hexes stop it.
    pub fn sees(self, to: Self, mut stops: impl FnMut(Self) -> bool) -> bool {
        self.line(to).all(|crossing| !crossing.is_stopped(&mut stops))
    }
}

/// How a line meets a hex of which it touches more than a vertex.
#[derive(Copy, Clone, Eq, PartialEq)]
enum Meeting {
    /// It runs through the inside.
    Inside,
    /// It runs along a side.
    Side,
}

#[derive(Copy, Clone)]
struct Course {
    from: Cube,
    to: Cube,
}

impl Course {
    /// What the line meets next after the hexes that it met last.
    ///
    /// It meets hexes in the order in which their centres lie along it, because every point of
    /// the plane belongs to the hex whose centre is nearest; and what it meets next touches what
    /// it met last.
    fn after(self, one: Cube, other: Cube) -> Option<Crossing<Cube>> {
        let here = self.along(one);
        let around = Way::ALL.into_iter().flat_map(|way| [one.next(way), other.next(way)]);
        let ahead = around.filter(|hex| here < self.along(*hex));
        let met = ahead.filter_map(|hex| self.meeting(hex).map(|meeting| (hex, meeting)));
        let (next, meeting) = met.min_by_key(|(hex, _)| (self.along(*hex), *hex))?;
        if self.along(next) >= self.along(self.to) {
            return None;
        }
        match meeting {
            Meeting::Inside => Some(Crossing::Through(next)),
            Meeting::Side => self.across(next).map(|other| Crossing::Between(next, other)),
        }
    }

    /// How far along the line a hex's centre lies.
    fn along(self, hex: Cube) -> i64 {
        (self.to - self.from).dot(hex - self.from)
    }

    /// How the line meets a hex, by the sides of the line on which the hex's vertices lie.
    fn meeting(self, hex: Cube) -> Option<Meeting> {
        let course = self.to - self.from;
        let centre = (hex - self.from) * 3;
        let sides = Vertex::ALL.map(|vertex| course.cross(centre + vertex.thrice()).signum());
        let count = |side: i64| sides.iter().filter(|it| **it == side).count();
        match (count(1), count(-1), count(0)) {
            (1.., 1.., _) => Some(Meeting::Inside),
            (_, _, 2) => Some(Meeting::Side),
            _ => None,
        }
    }

    /// The hex on the other side of the line, of one along whose side it runs.
    fn across(self, hex: Cube) -> Option<Cube> {
        let mut beside = Way::ALL.into_iter().map(|way| hex.next(way));
        beside.find(|other| {
            self.along(*other) == self.along(hex) && self.meeting(*other) == Some(Meeting::Side)
        })
    }
}
