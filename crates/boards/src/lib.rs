//! Geometry that games share. No game is named here, and nothing here is a rule.
//!
//! A place is a small value with an index ([`Indexed`]): a square, a hex, a hexside, an area.
//! [`Set`] is a set of places, [`Paths`] searches over them with costs, [`Crossing`] is what a
//! line of sight meets. The [`plane`] has no places; it has points in whole hundredths.

pub mod areas;
pub mod crossing;
pub mod hexes;
pub mod paths;
pub mod plane;
pub mod set;
pub mod squares;
pub mod track;

pub use areas::Areas;
pub use crossing::Crossing;
pub use paths::Paths;
pub use set::{Indexed, Set, words_for};
pub use track::Space;
