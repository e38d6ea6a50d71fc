//! Convex figures with exact corners.

use super::length::{Point, Vector};
use super::sine;

/// How many grains a hundredth has: half the frontage of a rectangle, turned by a sine of nine
/// decimals, is a whole number of them.
pub(super) const GRAIN: i64 = 2 * sine::SCALE;

/// No figure reaches farther, so that the difference of two corners fits in 64 bits.
const FARTHEST: i64 = 4_500_000_000_000_000_000;

/// An exact point between hundredths, in parts of 2 × 10⁹ a hundredth.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default)]
pub struct Fine {
    x: i64,
    y: i64,
}

impl Fine {
    /// The way to another point, in grains.
    pub(super) const fn to(self, other: Self) -> Vector {
        Vector { x: other.x - self.x, y: other.y - self.y }
    }

    /// Moved by so many grains; at the end of the plane it stops.
    pub(super) fn moved(self, grains: Vector) -> Self {
        let moved = |from: i64, by: i64| from.saturating_add(by).clamp(-FARTHEST, FARTHEST);
        Self { x: moved(self.x, grains.x), y: moved(self.y, grains.y) }
    }

    /// In whole hundredths, halves away from zero.
    pub fn rounded(self) -> Point {
        Point::default() + grains_to_hundredths(Vector { x: self.x, y: self.y })
    }
}

impl From<Point> for Fine {
    fn from(point: Point) -> Self {
        Self { x: i64::from(point.x) * GRAIN, y: i64::from(point.y) * GRAIN }
    }
}

/// A way in grains as one in whole hundredths, halves away from zero.
pub(super) fn grains_to_hundredths(way: Vector) -> Vector {
    let grain = u128::from(GRAIN.unsigned_abs());
    let part = |part: i64| super::length::rounded(part.into(), grain);
    Vector { x: part(way.x), y: part(way.y) }
}

/// A way in hundredths as one in grains.
pub(super) fn hundredths_to_grains(way: Vector) -> Vector {
    Vector { x: way.x.saturating_mul(GRAIN), y: way.y.saturating_mul(GRAIN) }
}

/// The most corners of a figure: those of the largest polygon, and two more when it is swept.
const MOST: usize = POLYGON + 2;
/// The most corners of a polygon.
const POLYGON: usize = 10;

/// A point, a segment or a convex polygon, corners anticlockwise.
#[derive(Copy, Clone, Debug)]
pub struct Hull {
    corners: [Fine; MOST],
    /// The direction from each corner to the next, in a scale of its own that keeps it short.
    sides: [Vector; MOST],
    count: usize,
}

/// Why some points are not the corners of a polygon.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum PolygonFlaw {
    /// There are fewer than three.
    TooFew,
    /// There are more than ten.
    TooMany,
    /// They bulge inwards somewhere, lie in line, or go round more than once.
    NotConvex,
}

impl Hull {
    /// A single point.
    pub fn point(at: impl Into<Fine>) -> Self {
        let mut hull = Self::nothing();
        hull.push(at.into(), Vector::ZERO);
        hull
    }

    /// The segment between two points.
    pub fn segment(from: Point, to: Point) -> Self {
        Self::fine_segment(from.into(), to.into(), from.to(to))
    }

    /// The segment between two exact points in this direction.
    pub(super) fn fine_segment(from: Fine, to: Fine, way: Vector) -> Self {
        let mut hull = Self::point(from);
        if from != to {
            hull.sides[0] = way;
            hull.push(to, -way);
        }
        hull
    }

    /// The polygon with these corners, clockwise or anticlockwise.
    ///
    /// # Errors
    /// What keeps it from being convex and small enough.
    pub fn polygon(corners: &[Point]) -> Result<Self, PolygonFlaw> {
        match corners.len() {
            ..3 => return Err(PolygonFlaw::TooFew),
            3..=POLYGON => {}
            _ => return Err(PolygonFlaw::TooMany),
        }
        let follow = |at: usize| corners[at].to(corners[(at + 1) % corners.len()]);
        // Of a convex figure all corners but two lie on the same side of every side.
        let lies = |side: usize, at: usize| follow(side).cross(corners[side].to(corners[at]));
        let others = |side: usize| (2..corners.len()).map(move |on| (side + on) % corners.len());
        let all = |sign: i128| {
            (0..corners.len()).all(|side| others(side).all(|at| lies(side, at).signum() == sign))
        };
        let mut hull = Self::nothing();
        if all(1) {
            (0..corners.len()).for_each(|at| hull.push(corners[at].into(), follow(at)));
        } else if all(-1) {
            let before = |at: usize| (at + corners.len() - 1) % corners.len();
            let backwards = (0..corners.len()).rev();
            backwards.for_each(|at| hull.push(corners[at].into(), -follow(before(at))));
        } else {
            return Err(PolygonFlaw::NotConvex);
        }
        Ok(hull)
    }

    /// The parallelogram or rectangle with these corners, anticlockwise, and sides.
    pub(super) fn rectangle(corners: [Fine; 4], [first, second]: [Vector; 2]) -> Self {
        let mut hull = Self::nothing();
        for (corner, side) in corners.into_iter().zip([first, second, -first, -second]) {
            hull.push(corner, side);
        }
        hull
    }

    /// Everything that it covers when it is carried by so many grains, in this direction. What was
    /// swept once may be swept once more.
    pub(super) fn swept_finely(&self, grains: Vector, way: Vector) -> Self {
        if way == Vector::ZERO {
            return *self;
        }
        match self.corners() {
            [] => *self,
            [at] => Self::fine_segment(*at, at.moved(grains), way),
            [from, to] if self.sides[0].cross(way) == 0 => {
                let is_onward = self.sides[0].dot(way) > 0;
                let (first, last) = if is_onward { (*from, *to) } else { (*to, *from) };
                Self::fine_segment(first, last.moved(grains), way)
            }
            _ => self.swept_figure(grains, way),
        }
    }

    /// The sides that look forward are carried along; where they begin and end, the figure gets a
    /// side in the direction of the way.
    fn swept_figure(&self, grains: Vector, way: Vector) -> Self {
        let looks_forward = |side: usize| self.sides[side].cross(way) < 0;
        let mut hull = Self::nothing();
        for side in 0..self.count {
            let (corner, follow) = (self.corners[side], self.sides[side]);
            let before = (side + self.count - 1) % self.count;
            match (looks_forward(before), looks_forward(side)) {
                (false, false) => hull.push(corner, follow),
                (true, true) => hull.push(corner.moved(grains), follow),
                (false, true) => {
                    hull.push(corner, way);
                    hull.push(corner.moved(grains), follow);
                }
                (true, false) => {
                    hull.push(corner.moved(grains), -way);
                    hull.push(corner, follow);
                }
            }
        }
        hull
    }

    /// Its corners, anticlockwise.
    #[inline]
    pub fn corners(&self) -> &[Fine] {
        &self.corners[..self.count]
    }

    /// Its sides, each as the corners at its ends and its direction. A segment has one.
    pub(super) fn sides(&self) -> impl Iterator<Item = (Fine, Fine, Vector)> {
        let sides = match self.count {
            0 | 1 => 0,
            2 => 1,
            count => count,
        };
        let end = |side: usize| self.corners[(side + 1) % self.count];
        (0..sides).map(move |side| (self.corners[side], end(side), self.sides[side]))
    }

    /// The corners of the upright box around it: lower left, upper right.
    pub(super) fn bounds(&self) -> (Fine, Fine) {
        let mut bounds = (self.corners[0], self.corners[0]);
        for corner in self.corners() {
            bounds.0 = Fine { x: bounds.0.x.min(corner.x), y: bounds.0.y.min(corner.y) };
            bounds.1 = Fine { x: bounds.1.x.max(corner.x), y: bounds.1.y.max(corner.y) };
        }
        bounds
    }

    const fn nothing() -> Self {
        let nowhere = Fine { x: 0, y: 0 };
        Self { corners: [nowhere; MOST], sides: [Vector::ZERO; MOST], count: 0 }
    }

    fn push(&mut self, corner: Fine, side: Vector) {
        self.corners[self.count] = corner;
        self.sides[self.count] = side;
        self.count += 1;
    }
}
