//! The goal line, numbers that are asked for, cards that explain parts, and the first game.

use draw::grammar::{capital, counted};

/// The goal line as a whole, for those who hear the page.
pub(crate) const GOAL: &str = "What wins and what loses";

/// The fold that holds every way.
pub(crate) fn all_ways(ways: usize) -> String {
    format!("All {}", counted(ways as u64, "way"))
}

/// Between who wins and when.
pub(crate) const WHEN: &str = "when";

/// Why a number stands in a field already.
pub(crate) fn because(why: &str) -> String {
    format!("{}.", capital(why))
}

/// A number that is too low; `{}` is the number.
pub(crate) fn low(least: &str) -> String {
    format!("{{}} is too low: the least is {least}.")
}

/// A number that is too high.
pub(crate) fn high(most: &str) -> String {
    format!("{{}} is too high: the most is {most}.")
}

/// A number between those that are possible.
pub(crate) fn odd(least: &str, step: &str) -> String {
    match step {
        "1" => "{} is no whole number.".to_owned(),
        step => format!("{{}} is not possible: it goes from {least} on in steps of {step}."),
    }
}

/// No number at all.
pub(crate) const NONE: &str = "Write a number in figures.";

/// The panel that explains a part.
pub(crate) const CARD: &str = "What is this?";
/// The list of every part.
pub(crate) const CARD_OF: &str = "Choose a part of the board";
/// What the panel does.
pub(crate) const CARD_HELP: &str = "Move to anything on the board, or tap it: its values, what they mean and \
    the rules about it stand here.";
/// Keeps a card while one looks elsewhere.
pub(crate) const PIN: &str = "Pin";
/// Puts the card away.
pub(crate) const CLOSE_CARD: &str = "Close";

/// The end of a tutorial.
pub(crate) const FIRST_GAME: &str = "Your first game";
/// Its button.
pub(crate) const BEGIN_FIRST: &str = "Begin it";
