//! Where the areas lie in a picture: west to the left on a desk, west on top on a phone.

use std::fmt::Write as _;

use boards::squares::{Eighth, Quarter};
use game_spartans::map::{Area, Areas, COLUMNS, ROWS};

use crate::svg::Layout;
use crate::svg::brush::{Rect, length, number};

/// A point of the picture.
pub(super) type Spot = [f32; 2];

/// The grid as it lies in a picture.
#[derive(Copy, Clone, Debug)]
pub(super) struct Grid {
    /// Whether rows run down, as a phone wants it.
    pub(super) tall: bool,
    /// How wide and how high an area is.
    pub(super) cell: Spot,
    /// Where the first area begins.
    origin: Spot,
    /// How large the map is with its margins.
    pub(super) size: Spot,
    /// How large a counter is drawn, 1 being 44 wide.
    pub(super) scale: f32,
    /// How much of an area's height its name takes.
    pub(super) foot: f32,
}

impl Grid {
    /// The grid for a layout.
    pub(super) const fn of(layout: Layout) -> Self {
        match layout {
            Layout::Wide => Self {
                tall: false,
                cell: [58.6, 70.0],
                origin: [20.5, 26.0],
                size: [920.0, 622.0],
                scale: 0.93,
                foot: 15.0,
            },
            Layout::Narrow => Self {
                tall: true,
                cell: [40.0, 42.0],
                origin: [6.0, 22.0],
                size: [350.0, 674.0],
                scale: 0.71,
                foot: 0.0,
            },
        }
    }

    /// How many areas lie beside each other and one under the other.
    pub(super) const fn counts(self) -> [u8; 2] {
        if self.tall { [COLUMNS, ROWS] } else { [ROWS, COLUMNS] }
    }

    /// All of the grid, without its margins.
    pub(super) fn all(self) -> Rect {
        let [across, down] = self.counts().map(length);
        [self.origin[0], self.origin[1], across * self.cell[0], down * self.cell[1]]
    }

    /// The box of an area.
    pub(super) fn rect(self, area: Area) -> Rect {
        let [across, down] = if self.tall {
            [COLUMNS - 1 - area.column(), area.row()]
        } else {
            [area.row(), area.column()]
        };
        let [w, h] = self.cell;
        [self.origin[0] + length(across) * w, self.origin[1] + length(down) * h, w, h]
    }

    /// The middle of an area.
    pub(super) fn middle(self, area: Area) -> Spot {
        let [x, y, w, h] = self.rect(area);
        [x + w / 2.0, y + (h - self.foot) / 2.0]
    }

    /// Where a way leads in the picture: to the right and down.
    pub(super) fn step(self, way: Eighth) -> Spot {
        let (row, column) = way.step();
        let [row, column] = [row, column].map(f32::from);
        if self.tall { [-column, row] } else { [row, column] }
    }

    /// Which way of the picture a side is: up, right, down, left, as numbers from 0.
    pub(super) fn quarter(self, side: Quarter) -> u8 {
        let [right, down] = self.step(side.eighth());
        match (right > 0.5, right < -0.5, down > 0.5) {
            (true, ..) => 1,
            (_, true, _) => 3,
            (.., true) => 2,
            _ => 0,
        }
    }

    /// Areas as one path, each a box.
    pub(super) fn path(self, areas: Areas, inset: f32) -> String {
        areas.iter().map(|area| boxed(self.rect(area), inset)).collect()
    }

    /// The ring of an area as a path, inside its lines and above its name.
    pub(super) fn ring_path(self, area: Area) -> String {
        let [x, y, w, h] = self.rect(area);
        let below = if self.foot > 0.0 { self.foot + 3.5 } else { 0.0 };
        boxed([x, y, w, h - below], 2.5)
    }

    /// The same in fewer words: those that follow each other in a row are one box.
    pub(super) fn strips(self, areas: Areas, inset: f32) -> String {
        let mut path = String::new();
        let mut begun: Option<(Area, Area)> = None;
        for area in areas {
            begun = match begun {
                Some((first, last))
                    if area.row() == last.row() && area.column() == last.column() + 1 =>
                {
                    Some((first, area))
                }
                other => {
                    if let Some(ends) = other {
                        path.push_str(&boxed(self.around(ends), inset));
                    }
                    Some((area, area))
                }
            };
        }
        if let Some(ends) = begun {
            path.push_str(&boxed(self.around(ends), inset));
        }
        path
    }

    /// The outline of areas: every side beyond which none of them lies.
    pub(super) fn outline(self, areas: Areas, inset: f32) -> String {
        let mut path = String::new();
        for area in areas {
            let [x, y, w, h] = self.rect(area);
            for side in Quarter::ALL.map(Quarter::eighth) {
                if area.next(side).is_some_and(|next| areas.has(next)) {
                    continue;
                }
                let [right, down] = self.step(side);
                let (from, along) = match (right > 0.5, right < -0.5, down > 0.5) {
                    (true, ..) => ([x + w - inset, y], format!("v{}", number(h))),
                    (_, true, _) => ([x + inset, y], format!("v{}", number(h))),
                    (.., true) => ([x, y + h - inset], format!("h{}", number(w))),
                    _ => ([x, y + inset], format!("h{}", number(w))),
                };
                let [from_x, from_y] = from.map(number);
                let _ = write!(path, "M{from_x} {from_y}{along}");
            }
        }
        path
    }

    /// The box around two areas.
    fn around(self, (one, other): (Area, Area)) -> Rect {
        let ([x, y, w, h], [to_x, to_y, ..]) = (self.rect(one), self.rect(other));
        let [left, top] = [x.min(to_x), y.min(to_y)];
        [left, top, x.max(to_x) + w - left, y.max(to_y) + h - top]
    }
}

/// A box as a path.
fn boxed([x, y, w, h]: Rect, inset: f32) -> String {
    let [x, y, w, h] = [x + inset, y + inset, w - 2.0 * inset, h - 2.0 * inset].map(number);
    format!("M{x} {y}h{w}v{h}h-{w}z")
}
