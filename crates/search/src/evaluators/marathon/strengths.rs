//! What the levels won with sides by turns, measured: half the games in each scenario. README.md has
//! more of it.

use crate::player::Strength;

/// The one place that has these numbers.
pub(super) const STRENGTHS: &[Strength] =
    &[Strength { level: "easy", against: Some("novice"), won: 396, games: 400 }];
