//! What the levels did against others, measured: rules version 2, standard armies, a bid of 34,
//! sides by turns. README.md says how to do it again.

use crate::player::Strength;

/// The one place that has these numbers.
pub(crate) const STRENGTHS: &[Strength] = &[
    Strength { level: "easy", against: Some("novice"), won: 191, games: 200 },
    Strength { level: "normal", against: Some("easy"), won: 140, games: 200 },
];
