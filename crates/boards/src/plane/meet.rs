//! How two figures lie to each other.

use super::bisect::largest;
use super::gap::{FARTHEST, Gap};
use super::hull::{Fine, GRAIN, Hull};
use super::length::Vector;
use super::wide::Wide;

/// The shortest way from one figure to another that it does not touch.
#[derive(Copy, Clone, Debug)]
pub struct Towards {
    gap: Gap,
    way: Vector,
    /// The way is this many times `way` in grains …
    times: u128,
    /// … divided by this.
    over: u128,
}

impl Towards {
    /// How long it is.
    #[inline]
    pub const fn gap(&self) -> &Gap {
        &self.gap
    }

    /// Its direction, in a scale of its own.
    #[inline]
    pub const fn way(&self) -> Vector {
        self.way
    }

    /// It as a displacement, rounded to whole hundredths, halves away from zero.
    pub fn displacement(&self) -> Vector {
        let part = |component: i64| {
            let twice = Wide::product([2, component.unsigned_abs().into(), self.times]);
            let rounds_to = |k: i64| {
                let bound = u128::from((2 * k - 1).unsigned_abs());
                Wide::product([bound, GRAIN.unsigned_abs().into(), self.over]) <= twice
            };
            largest(FARTHEST, rounds_to) * component.signum()
        };
        Vector { x: part(self.way.x), y: part(self.way.y) }
    }

    /// The other way round.
    const fn reversed(self) -> Self {
        Self { way: Vector { x: -self.way.x, y: -self.way.y }, ..self }
    }
}

impl Hull {
    /// Whether the insides of two figures overlap, and so far that no shift of so many hundredths
    /// parts them. A point or segment has no inside; it overlaps what it lies or runs inside of.
    ///
    /// If anything parts two convex figures, then a line along one of their sides does.
    pub(super) fn intrudes(&self, other: &Self, hundredths: i64) -> bool {
        let grains = u128::from(hundredths.unsigned_abs()) * u128::from(GRAIN.unsigned_abs());
        let mut sides = self.sides().chain(other.sides()).map(|(start, _, side)| (start, side));
        let is_deep = |(start, side): (Fine, Vector)| {
            let depth = self.depth(other, start, side);
            let square = side.square().unsigned_abs();
            depth > 0
                && (grains == 0
                    || Wide::product([depth.unsigned_abs(), depth.unsigned_abs()])
                        > Wide::product([grains, grains, square]))
        };
        let has_inside = self.corners().len() > 1 || other.corners().len() > 1;
        has_inside && sides.all(is_deep)
    }

    /// How far the figures must be shifted square to a side to part, times the side's length.
    fn depth(&self, other: &Self, start: Fine, side: Vector) -> i128 {
        let extent = |hull: &Self| {
            let across = hull.corners().iter().map(|corner| side.cross(start.to(*corner)));
            across.fold((i128::MAX, i128::MIN), |(low, high), at| (low.min(at), high.max(at)))
        };
        let ((low, high), (other_low, other_high)) = (extent(self), extent(other));
        (high - other_low).min(other_high - low)
    }

    /// The exact distance between two figures; none if they touch or overlap.
    pub fn gap(&self, other: &Self) -> Gap {
        if self.intrudes(other, 0) {
            return Gap::ZERO;
        }
        self.ways(other).map(|towards| towards.gap).min().unwrap_or(Gap::ZERO)
    }

    /// The shortest way to another figure, which is one and the same wherever it is drawn between
    /// the two; nothing if they touch or overlap.
    pub fn towards(&self, other: &Self) -> Option<Towards> {
        if self.intrudes(other, 0) {
            return None;
        }
        let nearest = self.ways(other).min_by_key(|towards| towards.gap)?;
        (nearest.gap != Gap::ZERO).then_some(nearest)
    }

    /// The shortest ways from the corners of each figure to the sides of the other, one of which
    /// is the shortest of all unless the figures overlap.
    fn ways(&self, other: &Self) -> impl Iterator<Item = Towards> {
        let there = self.corners().iter().flat_map(|corner| other.ways_from(*corner));
        let back = other.corners().iter().flat_map(|corner| self.ways_from(*corner));
        there.chain(back.map(Towards::reversed))
    }

    /// The shortest ways from a point to each side, or to the only corner.
    fn ways_from(&self, from: Fine) -> impl Iterator<Item = Towards> {
        let lone = self.corners().iter().take(1).filter(|_| self.corners().len() == 1);
        let to_lone = lone.map(move |corner| to_corner(from, *corner));
        let to_sides =
            self.sides().map(move |(start, end, side)| to_side(from, (start, end), side));
        to_lone.chain(to_sides)
    }

    /// Whether all of a disc lies in this figure, on its edge at most.
    pub(super) fn holds_disc(&self, centre: Fine, radius: i64) -> bool {
        let reaches = |(start, _, side): (Fine, Fine, Vector)| {
            let inward = side.cross(start.to(centre));
            inward >= 0 && Gap::across(inward, side).compare(radius).is_ge()
        };
        self.corners().len() > 2 && self.sides().all(reaches)
    }
}

fn to_corner(from: Fine, corner: Fine) -> Towards {
    let way = from.to(corner);
    Towards { gap: Gap::between(way), way, times: 1, over: 1 }
}

fn to_side(from: Fine, (start, end): (Fine, Fine), side: Vector) -> Towards {
    if start.to(from).dot(side) <= 0 {
        return to_corner(from, start);
    }
    if end.to(from).dot(side) >= 0 {
        return to_corner(from, end);
    }
    let across = side.cross(start.to(from));
    let way = if across > 0 { side.to_its_right() } else { -side.to_its_right() };
    let over = side.square().unsigned_abs();
    Towards { gap: Gap::across(across, side), way, times: across.unsigned_abs(), over }
}
