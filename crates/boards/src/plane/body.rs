//! Bodies: what takes up ground on the plane.

use std::cmp::Ordering;

use super::bisect::largest;
use super::heading::Heading;
use super::hull::{Fine, GRAIN, Hull, PolygonFlaw, hundredths_to_grains};
use super::length::{Length, Point, Vector};

/// A convex core and everything within a radius of it.
#[derive(Copy, Clone, Debug)]
pub struct Body {
    core: Hull,
    radius: i64,
}

impl Body {
    /// The disc round a point.
    pub fn disc(centre: impl Into<Fine>, radius: Length) -> Self {
        Self { core: Hull::point(centre), radius: radius.wide().max(0) }
    }

    /// Everything within a distance of a segment: a stretch of road, what a disc sweeps.
    pub fn band(from: Point, to: Point, radius: Length) -> Self {
        Self { core: Hull::segment(from, to), radius: radius.wide().max(0) }
    }

    /// The polygon with these corners, clockwise or anticlockwise.
    ///
    /// # Errors
    /// What keeps it from being convex and small enough.
    pub fn polygon(corners: &[Point]) -> Result<Self, PolygonFlaw> {
        Hull::polygon(corners).map(Self::from)
    }

    /// Its core: the body itself if it has no radius.
    #[inline]
    pub const fn core(&self) -> &Hull {
        &self.core
    }

    /// Whether another body is this far away or nearer.
    pub fn within(&self, limit: Length, other: &Self) -> bool {
        let limit = self.radius + other.radius + limit.wide();
        let is_far = limit >= 0 && self.is_far(other, limit);
        !is_far && self.core.gap(&other.core).compare(limit) != Ordering::Greater
    }

    /// Whether another body keeps this far away. A distance below nought is an intrusion that is
    /// let pass: at nought bodies may touch and may not overlap, at -0.05 they may overlap by as
    /// much as a shift of 0.05 would part.
    pub fn stands_off(&self, distance: Length, other: &Self) -> bool {
        self.is_off(distance.wide(), other)
    }

    /// Whether two bodies overlap by more than a tolerance.
    pub fn overlaps(&self, tolerance: Length, other: &Self) -> bool {
        !self.stands_off(-tolerance, other)
    }

    /// Whether a straight line between two points runs through the inside. Along the edge and
    /// through a corner it does not.
    pub fn is_crossed(&self, from: Point, to: Point) -> bool {
        !self.stands_off(Length::ZERO, &Self::band(from, to, Length::ZERO))
    }

    /// Whether a point lies in it or on its edge.
    pub fn has(&self, point: impl Into<Fine>) -> bool {
        self.within(Length::ZERO, &Self::disc(point, Length::ZERO))
    }

    /// Whether all of another body lies in it, on its edge at most.
    pub fn holds(&self, other: &Self) -> bool {
        let room = self.radius - other.radius;
        other.core.corners().iter().all(|corner| {
            if room < 0 {
                self.core.holds_disc(*corner, -room)
            } else {
                self.core.gap(&Hull::point(*corner)).compare(room) != Ordering::Greater
            }
        })
    }

    /// The distance to another body, in the shortest whole number of hundredths that is not less.
    pub fn distance_rounded_up(&self, other: &Self) -> Length {
        let gap = self.core.gap(&other.core).hundredths_up();
        Length::nearest((gap - self.radius - other.radius).max(0))
    }

    /// How far it may be carried straight in a direction: the last whole hundredth, up to `most`,
    /// for which what it sweeps keeps a distance from all others; nothing if it does not keep it
    /// where it stands.
    ///
    /// Where a move ends is rounded, so the way there leaves the exact direction by less than a
    /// hundredth, and a move may be too long that is shorter than one that fits. On the exact
    /// direction it is not so: there the longest way that fails by less than a hundredth is found
    /// by halving, and from it the search goes down.
    pub fn room(
        &self,
        heading: Heading,
        most: Length,
        distance: Length,
        others: &[Self],
    ) -> Option<Length> {
        let is_clear =
            |swept: Self, distance: i64| others.iter().all(|other| swept.is_off(distance, other));
        let nearly_fits = |length: i64| {
            let Vector { x, y } = heading.ahead();
            let grains = Vector { x: 2 * x * length, y: 2 * y * length };
            is_clear(self.swept_finely(grains, heading.ahead()), distance.wide() - 1)
        };
        let fits = |length: &i64| {
            let by = heading.displacement(Length::nearest(*length));
            is_clear(self.swept_finely(hundredths_to_grains(by), by), distance.wide())
        };
        let most = most.wide().max(0);
        if fits(&most) {
            return Some(Length::nearest(most));
        }
        if !fits(&0) {
            return None; // What a move sweeps holds the place where it begins.
        }
        (0..=largest(most, nearly_fits)).rev().find(fits).map(Length::nearest)
    }

    pub(super) fn swept_finely(&self, grains: Vector, way: Vector) -> Self {
        Self { core: self.core.swept_finely(grains, way), ..*self }
    }

    fn is_off(&self, distance: i64, other: &Self) -> bool {
        let distance = self.radius + other.radius + distance;
        if distance > 0 {
            let gap = || self.core.gap(&other.core).compare(distance) != Ordering::Less;
            self.is_far(other, distance) || gap()
        } else {
            !self.core.intrudes(&other.core, -distance)
        }
    }

    /// Whether the upright boxes around the cores are farther apart: a short way to most answers.
    fn is_far(&self, other: &Self, distance: i64) -> bool {
        let (mine, theirs) = (self.core.bounds(), other.core.bounds());
        let grains = i128::from(distance) * i128::from(GRAIN);
        let beyond = |low: Fine, high: Fine| {
            let Vector { x, y } = high.to(low);
            i128::from(x.max(y)) > grains
        };
        beyond(theirs.0, mine.1) || beyond(mine.0, theirs.1)
    }
}

impl From<Hull> for Body {
    fn from(core: Hull) -> Self {
        Self { core, radius: 0 }
    }
}
