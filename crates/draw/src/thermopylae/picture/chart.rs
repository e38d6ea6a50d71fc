//! From the map to the picture: crowded parts of the map get more room than empty ones.
//!
//! Only corners are moved, and neighbours share corners, so borders stay borders whatever is done
//! to them here.

use std::fmt::Write as _;

use game_thermopylae::map::{Map, Point, Territory};

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
            x: Axis::new(map.size.x, centres().map(|it| it.x), wide, 0.35),
            y: Axis::new(map.size.y, centres().map(|it| it.y), high, 0.5),
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
    /// Where there is most room for a name of two lines and counters under it: the point between
    /// them, and how wide that room is.
    pub(super) room: (Spot, f32),
}

impl Plot {
    pub(super) fn new(corners: Vec<Spot>) -> Self {
        let middle = gravity(&corners);
        let mut plot = Self { corners, middle, room: (middle, 0.0) };
        plot.room = plot.roomiest();
        plot
    }

    /// Looks for the room a little above and below the middle; where the land is too low for a name
    /// of two lines, for one of one line.
    fn roomiest(&self) -> (Spot, f32) {
        /// The lines of a name and the heads and feet of counters, seen from between them.
        const LINES: [f32; 4] = [-35.0, -14.0, 8.0, 30.0];
        const ENOUGH: f32 = 44.0;
        let y = self.middle[1];
        let mut found = (self.middle, 0.0);
        for lines in [&LINES[..], &LINES[1..], &LINES[1..3]] {
            let mut best = f32::MIN;
            for off in [0.0, -4.0, 4.0, -8.0, 8.0, -12.0, 12.0, -16.0, 16.0, -20.0, 20.0] {
                let [left, right] = self.span(y + off, lines);
                let worth = right - left - f32::abs(off) * 0.4;
                if worth > best {
                    best = worth;
                    found = ([f32::midpoint(left, right), y + off], right - left);
                }
            }
            if found.1 >= ENOUGH {
                break;
            }
        }
        // A name must stand on land: what is too low for it goes down as far as counters can.
        if let Some([top, bottom]) = self.down(found.0[0]) {
            let [highest, lowest] = [top + 40.0, bottom - 30.0];
            found.0[1] = found.0[1].min(lowest).max(highest);
        }
        found
    }

    /// From where to where the land reaches in all of some lines, seen from a height.
    pub(super) fn span(&self, y: f32, lines: &[f32]) -> [f32; 2] {
        let [x, _] = self.middle;
        let (mut left, mut right) = (f32::MIN, f32::MAX);
        for line in lines {
            let [from, to] = self.across(y + line).unwrap_or([x, x]);
            (left, right) = (left.max(from), right.min(to));
        }
        [left, right]
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
    fn down(&self, x: f32) -> Option<[f32; 2]> {
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

/// The centre of gravity of an outline; the mean of its corners where it has no area.
fn gravity(corners: &[Spot]) -> Spot {
    let (mut area, mut sum) = (0.0, [0.0, 0.0]);
    for (at, &[x1, y1]) in corners.iter().enumerate() {
        let [x2, y2] = corners[(at + 1) % corners.len()];
        let cross = x1 * y2 - x2 * y1;
        area += cross;
        sum = [sum[0] + (x1 + x2) * cross, sum[1] + (y1 + y2) * cross];
    }
    if area.abs() < 1.0 {
        let count = length(corners.len().max(1));
        let total = corners.iter().fold([0.0, 0.0], |sum, it| [sum[0] + it[0], sum[1] + it[1]]);
        return total.map(|it| it / count);
    }
    sum.map(|it| it / (3.0 * area))
}
