//! What the levels won alone, measured: standard options, seed 1. README.md has more of it.

use crate::player::Strength;

/// The one place that has these numbers.
pub(super) const STRENGTHS: &[Strength] = &[
    Strength { level: "novice", against: None, won: 5_939, games: 20_000 },
    Strength { level: "normal", against: None, won: 486, games: 1_000 },
];
