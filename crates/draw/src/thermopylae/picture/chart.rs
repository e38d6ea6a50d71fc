//! From the map to the picture: crowded parts of the map get more room than empty ones.
//!
//! Only corners are moved, and neighbours share corners, so borders stay borders whatever is done
//! to them here.

use std::fmt::Write as _;

use game_thermopylae::map::{Map, Point, Territory};

use super::room::Room;
use crate::svg::brush::{Rect, length, number};

/// A point of the picture.
pub(super) type Spot = [f32; 2];

/// One axis: where a coordinate of the map comes to lie.
struct Axis {
    /// Where each of the equal parts of the map begins in the picture; one more for the end.
    starts: Vec<f32>,
    size: f32,
}

/// Into how many parts an axis is cut.
const PARTS: u8 = 9;

impl Axis {
    /// An axis of a picture so long. `even` is how much crowds are spread: 0 not at all, 1 until
    /// every part has as much room as it has places.
    fn new(size: u16, places: impl Iterator<Item = u16>, long: f32, even: f32) -> Self {
        let size = f32::from(size.max(1));
        let mut crowd = [0.0_f32; PARTS as usize];
        let mut all = 0.0;
        for place in places {
            let part = f32::from(place) / size * f32::from(PARTS);
            if let Some(part) =
                (0..PARTS).zip(&mut crowd).filter(|(at, _)| f32::from(*at) <= part).last()
            {
                *part.1 += 1.0;
                all += 1.0;
            }
        }
        let mut starts = vec![0.0];
        let mut end = 0.0;
        for part in crowd {
            let share = (1.0 - even) / f32::from(PARTS) + even * part / f32::max(all, 1.0);
            end += share * long;
            starts.push(end);
        }
        Self { starts, size }
    }

    fn at(&self, value: u16) -> f32 {
        let part = f32::from(value) / self.size * f32::from(PARTS);
        let mut spot = 0.0;
        for (at, pair) in self.starts.windows(2).enumerate() {
            let within = (part - length(at)).clamp(0.0, 1.0);
            spot += within * (pair[1] - pair[0]);
        }
        spot
    }
}

/// The map as it lies in a picture.
pub(super) struct Chart {
    x: Axis,
    y: Axis,
}

impl Chart {
    /// A chart so wide and so high.
    pub(super) fn new(map: &Map, [wide, high]: Spot) -> Self {
        let centres = || map.territories.iter().map(|it| it.centre);
        Self {
            x: Axis::new(map.size.x, centres().map(|it| it.x), wide, 0.6),
            y: Axis::new(map.size.y, centres().map(|it| it.y), high, 0.45),
        }
    }

    /// Where a point of the map lies.
    pub(super) fn spot(&self, point: Point) -> Spot {
        [self.x.at(point.x), self.y.at(point.y)]
    }

    /// An outline.
    pub(super) fn corners(&self, corners: &[Point]) -> Vec<Spot> {
        corners.iter().map(|&corner| self.spot(corner)).collect()
    }

    /// The piece of land of a territory.
    pub(super) fn plot(&self, territory: &Territory) -> Plot {
        Plot::new(self.corners(&territory.corners))
    }
}

/// A piece of land.
#[derive(Clone)]
pub(super) struct Plot {
    pub(super) corners: Vec<Spot>,
    /// Its centre of gravity.
    pub(super) middle: Spot,
    /// Where its name and its counters stand.
    pub(super) room: Room,
}

impl Plot {
    pub(super) fn new(corners: Vec<Spot>) -> Self {
        let middle = gravity(&corners);
        Self { corners, middle, room: Room::default() }
    }

    /// From where to where there is room between two heights, so far from every border. Land that
    /// is bent inwards counts as if its borders went on straight.
    pub(super) fn within(&self, top: f32, bottom: f32, clear: f32) -> Option<[f32; 2]> {
        let turn = area(&self.corners).signum();
        let (mut left, mut right) = (f32::MIN, f32::MAX);
        for (at, &[x, y]) in self.corners.iter().enumerate() {
            let [to, low] = self.corners[(at + 1) % self.corners.len()];
            let long = (to - x).hypot(low - y);
            if long < 0.01 {
                continue;
            }
            let [nx, ny] = [(y - low) / long * turn, (to - x) / long * turn];
            // A line keeps clear of a border where its nearer end does.
            let need = clear - (ny * (top - y)).min(ny * (bottom - y));
            if nx.abs() < 0.0001 {
                if need > 0.0 {
                    return None;
                }
            } else if nx > 0.0 {
                left = left.max(x + need / nx);
            } else {
                right = right.min(x + need / nx);
            }
        }
        (left < right).then_some([left, right])
    }

    /// Its outline as a path.
    pub(super) fn path(&self) -> String {
        path(&self.corners)
    }

    /// Its outline, so far inside.
    pub(super) fn inset(&self, by: f32) -> Vec<Spot> {
        let [mx, my] = self.middle;
        let moved = |&[x, y]: &Spot| {
            let far = (x - mx).hypot(y - my).max(1.0);
            let share = ((far - by) / far).max(0.2);
            [mx + (x - mx) * share, my + (y - my) * share]
        };
        self.corners.iter().map(moved).collect()
    }

    /// Left, top, width and height.
    pub(super) fn bounds(&self) -> Rect {
        bounds(self.corners.iter().copied())
    }

    /// From where to where it reaches at a height.
    pub(super) fn across(&self, y: f32) -> Option<[f32; 2]> {
        self.cut(y, |[x, y]| [y, x])
    }

    /// From where to where it reaches below a point of its upper edge.
    pub(super) fn down(&self, x: f32) -> Option<[f32; 2]> {
        self.cut(x, |spot| spot)
    }

    /// Cuts it along a line: where the first coordinate of what `turned` gives is so much.
    fn cut(&self, at: f32, turned: fn(Spot) -> Spot) -> Option<[f32; 2]> {
        let mut crossed: Vec<f32> = Vec::new();
        for (corner, &spot) in self.corners.iter().enumerate() {
            let [a1, b1] = turned(spot);
            let [a2, b2] = turned(self.corners[(corner + 1) % self.corners.len()]);
            if (a1 <= at) != (a2 <= at) {
                crossed.push(b1 + (at - a1) / (a2 - a1) * (b2 - b1));
            }
        }
        crossed.sort_by(f32::total_cmp);
        Some([*crossed.first()?, *crossed.last()?])
    }
}

/// The box around some points.
pub(super) fn bounds(spots: impl Iterator<Item = Spot>) -> Rect {
    let mut edges = [f32::MAX, f32::MAX, f32::MIN, f32::MIN];
    for [x, y] in spots {
        edges = [edges[0].min(x), edges[1].min(y), edges[2].max(x), edges[3].max(y)];
    }
    let [left, top, right, bottom] = edges;
    [left, top, right - left, bottom - top]
}

/// Whether two boxes have a point in common.
pub(super) fn overlap([x, y, width, height]: Rect, [left, top, wide, high]: Rect) -> bool {
    left <= x + width && left + wide >= x && top <= y + height && top + high >= y
}

/// A closed path.
pub(super) fn path(corners: &[Spot]) -> String {
    let mut d = String::new();
    for (at, corner) in corners.iter().enumerate() {
        let [x, y] = corner.map(number);
        let _ = write!(d, "{}{x} {y}", if at == 0 { 'M' } else { 'L' });
    }
    d.push('Z');
    d
}

/// Twice the area of an outline; below zero where it runs the other way round.
fn area(corners: &[Spot]) -> f32 {
    let cross = |(at, &[x1, y1]): (usize, &Spot)| {
        let [x2, y2] = corners[(at + 1) % corners.len()];
        x1 * y2 - x2 * y1
    };
    corners.iter().enumerate().map(cross).sum()
}

/// The centre of gravity of an outline; the mean of its corners where it has no area.
fn gravity(corners: &[Spot]) -> Spot {
    let area = area(corners);
    let mut sum = [0.0, 0.0];
    for (at, &[x1, y1]) in corners.iter().enumerate() {
        let [x2, y2] = corners[(at + 1) % corners.len()];
        let cross = x1 * y2 - x2 * y1;
        sum = [sum[0] + (x1 + x2) * cross, sum[1] + (y1 + y2) * cross];
    }
    if area.abs() < 1.0 {
        let count = length(corners.len().max(1));
        let total = corners.iter().fold([0.0, 0.0], |sum, it| [sum[0] + it[0], sum[1] + it[1]]);
        return total.map(|it| it / count);
    }
    sum.map(|it| it / (3.0 * area))
}
