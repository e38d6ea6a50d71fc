//! Geometry that games share. No game is named here, and nothing here is a rule.

pub mod track;

pub use track::Space;
