//! Rectangles that face somewhere: the ground that a unit stands on.

use super::body::Body;
use super::heading::{Angle, Heading};
use super::hull::{Fine, GRAIN, Hull, hundredths_to_grains};
use super::length::{Length, Point, Vector, rounded};

/// The longest side of a footprint: 2²⁴ hundredths.
const LONGEST: Length = Length::hundredths(1 << 24);

/// An oriented rectangle, known by the middle of its front edge.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Footprint {
    front: Point,
    heading: Heading,
    frontage: Length,
    depth: Length,
}

/// The left or the right.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Hand {
    /// Anticlockwise.
    Left,
    /// Clockwise.
    Right,
}

impl Footprint {
    /// The rectangle with the middle of its front edge there, so wide and so deep; nothing if a
    /// side is not positive or is longer than 167,772.16 cm.
    pub fn new(front: Point, heading: Heading, frontage: Length, depth: Length) -> Option<Self> {
        let fits = |side: Length| Length::ZERO < side && side <= LONGEST;
        (fits(frontage) && fits(depth)).then_some(Self { front, heading, frontage, depth })
    }

    /// The middle of its front edge.
    #[inline]
    pub const fn front(&self) -> Point {
        self.front
    }

    /// Where it faces.
    #[inline]
    pub const fn heading(&self) -> Heading {
        self.heading
    }

    /// How wide it is.
    #[inline]
    pub const fn frontage(&self) -> Length {
        self.frontage
    }

    /// How deep it is.
    #[inline]
    pub const fn depth(&self) -> Length {
        self.depth
    }

    /// Its corners, exactly, anticlockwise: front right, front left, rear left, rear right.
    pub fn corners(&self) -> [Fine; 4] {
        let half = scaled(self.heading.aside(), self.frontage.wide());
        let back = scaled(self.heading.ahead(), -2 * self.depth.wide());
        let front = Fine::from(self.front);
        let [right, left] = [front.moved(half), front.moved(-half)];
        [right, left, left.moved(back), right.moved(back)]
    }

    /// Its middle, exactly.
    pub fn centre(&self) -> Fine {
        Fine::from(self.front).moved(scaled(self.heading.ahead(), -self.depth.wide()))
    }

    /// The ground it covers.
    pub fn body(&self) -> Body {
        let [aside, ahead] = [self.heading.aside(), self.heading.ahead()];
        Hull::rectangle(self.corners(), [-aside, -ahead]).into()
    }

    /// Its front edge.
    pub fn front_edge(&self) -> Hull {
        let [right, left, ..] = self.corners();
        Hull::fine_segment(right, left, -self.heading.aside())
    }

    /// Its rear edge.
    pub fn rear_edge(&self) -> Hull {
        let [.., left, right] = self.corners();
        Hull::fine_segment(left, right, self.heading.aside())
    }

    /// Its left or right edge.
    pub fn side_edge(&self, hand: Hand) -> Hull {
        let [front_right, front_left, rear_left, rear_right] = self.corners();
        match hand {
            Hand::Left => Hull::fine_segment(front_left, rear_left, -self.heading.ahead()),
            Hand::Right => Hull::fine_segment(rear_right, front_right, self.heading.ahead()),
        }
    }

    /// The ground it covers while it is carried straight by a displacement.
    pub fn swept(&self, by: Vector) -> Body {
        self.body().swept_finely(hundredths_to_grains(by), by)
    }

    /// Carried by a displacement, without turning.
    #[must_use]
    pub fn moved(self, by: Vector) -> Self {
        Self { front: self.front + by, ..self }
    }

    /// Moved straight ahead.
    #[must_use]
    pub fn advanced(self, length: Length) -> Self {
        self.moved(self.heading.displacement(length))
    }

    /// Wheeled: turned about the front corner on that hand, the other front corner going ahead.
    /// The way of the front's middle is rounded to whole hundredths, halves away from zero.
    #[must_use]
    pub fn wheeled(self, hand: Hand, angle: Angle) -> Self {
        let heading = match hand {
            Hand::Left => self.heading.turned_left(angle),
            Hand::Right => self.heading.turned_right(angle),
        };
        let swing = heading.aside() - self.heading.aside();
        let part = |part: i64| {
            let twice = i128::from(part) * i128::from(self.frontage.wide());
            rounded(twice, GRAIN.unsigned_abs().into())
        };
        let way = Vector { x: part(swing.x), y: part(swing.y) };
        let way = if hand == Hand::Left { way } else { -way };
        Self { heading, ..self.moved(way) }
    }

    /// The places it takes on a wheel: where it stands, after every whole degree, and at the end.
    pub fn wheeling(self, hand: Hand, angle: Angle) -> impl Iterator<Item = Self> {
        let degrees = (0..angle.in_tenths()).step_by(10).chain([angle.in_tenths()]);
        degrees.map(move |tenths| self.wheeled(hand, Angle::tenths(tenths)))
    }

    /// Turned about on the spot: the ground stays the same, and the front is where the rear was.
    #[must_use]
    pub fn turned_about(self) -> Self {
        Self { heading: self.heading.opposite(), ..self.advanced(-self.depth) }
    }

    /// Its frame: what lies ahead of its front's middle and to the right of it.
    pub fn frame(&self) -> Frame {
        Frame { origin: self.front.into(), heading: self.heading }
    }
}

/// A direction of the table of sines, so many half hundredths long, in grains.
fn scaled(way: Vector, halves: i64) -> Vector {
    Vector { x: way.x * halves, y: way.y * halves }
}

/// Ahead and aside, as seen from a point by one who faces somewhere.
///
/// A length is measured on the axes of a footprint with the same heading, so that the corners of
/// one that stands there are exactly half its frontage aside and its depth behind.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Frame {
    origin: Fine,
    heading: Heading,
}

/// How far ahead or aside something lies in a [`Frame`]; to be compared with lengths measured in
/// the same frame.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Measure(i128);

impl Frame {
    /// The frame at a point.
    pub fn new(origin: impl Into<Fine>, heading: Heading) -> Self {
        Self { origin: origin.into(), heading }
    }

    /// How far ahead a point lies; below nought it lies behind.
    pub fn ahead(&self, point: impl Into<Fine>) -> Measure {
        Measure(self.origin.to(point.into()).dot(self.heading.ahead()))
    }

    /// How far to the right a point lies; below nought it lies to the left.
    pub fn aside(&self, point: impl Into<Fine>) -> Measure {
        Measure(self.origin.to(point.into()).dot(self.heading.aside()))
    }

    /// A length, measured here.
    pub fn length(&self, length: Length) -> Measure {
        Measure(self.half(length).0 * 2)
    }

    /// Half a length, measured here.
    pub fn half(&self, length: Length) -> Measure {
        Measure(self.heading.ahead().square() * i128::from(length.wide()))
    }
}

impl Measure {
    /// Without its sign.
    #[must_use]
    pub const fn size(self) -> Self {
        Self(self.0.abs())
    }

    /// Less another.
    #[must_use]
    pub const fn less(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }

    /// The other way.
    #[must_use]
    pub const fn reversed(self) -> Self {
        Self(-self.0)
    }
}
