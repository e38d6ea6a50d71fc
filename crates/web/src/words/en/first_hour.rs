//! The goal line, numbers that are asked for, cards that explain parts, and the first game.

use draw::grammar::counted;

/// The goal line as a whole, for those who hear the page.
pub(crate) const GOAL: &str = "What wins and what loses";

/// The fold that holds every way.
pub(crate) fn all_ways(ways: usize) -> String {
    format!("All {}", counted(ways as u64, "way"))
}

/// Between who wins and when.
pub(crate) const WHEN: &str = "when";
