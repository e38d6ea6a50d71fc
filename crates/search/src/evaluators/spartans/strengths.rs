//! What the levels won alone as the Greeks against the system, measured: standard options. README.md
//! has more of it.

use crate::player::Strength;

/// The one place that has these numbers.
pub(super) const STRENGTHS: &[Strength] = &[
    Strength { level: "novice", against: None, won: 9, games: 400 },
    Strength { level: "easy", against: None, won: 56, games: 300 },
    Strength { level: "normal", against: None, won: 175, games: 400 },
];
