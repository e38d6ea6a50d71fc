//! The plane, measured in whole hundredths of a centimetre, and exact in every answer.
//!
//! No floating point and no rounding stands between the stored numbers and a ruling. What is
//! rounded is rounded by one rule and then stored: a displacement has whole hundredths, halves
//! going away from zero, so that moving, mirroring and turning about agree. What is not stored is
//! never rounded: the corners of a turned rectangle are exact fractions ([`Fine`]), distances are
//! compared by their squares ([`Gap`]), and both hold for every position that 32 bits can name.
//!
//! A [`Body`] is anything that takes up ground: a convex core and a radius around it. Rectangles,
//! polygons, discs, bands and everything swept by one on a straight move are bodies, and two
//! questions about a pair of them answer all others: [`Body::within`] and [`Body::stands_off`].
//!
//! Directions are in tenths of a degree, 0 facing up the `y` axis, growing clockwise. Sines and
//! cosines are the integers nearest to 10⁹ times their value, worked out in whole numbers when
//! the program is built.

mod arc;
mod bisect;
mod body;
mod footprint;
mod gap;
mod heading;
mod hull;
mod length;
mod meet;
mod sine;
mod wide;

pub use arc::{arc_length, largest_wheel};
pub use body::Body;
pub use footprint::{Footprint, Frame, Hand, Measure};
pub use gap::Gap;
pub use heading::{Angle, Heading};
pub use hull::{Fine, Hull, PolygonFlaw};
pub use length::{Length, Point, Vector, orientation};
pub use meet::Towards;
