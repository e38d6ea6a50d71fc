//! The words of the lobby: how a kept game stands, and with whom it is played.

use draw::grammar::{Subject, capital, counted, list, possessive};

pub(crate) const GO_ON: &str = "Go on with …";
pub(crate) const BEGIN: &str = "Begin another game";
pub(crate) const LOOK_AT_IT: &str = "Look at it";
pub(crate) const REPLAY: &str = "Replay";
pub(crate) const YOUR_TURN: &str = "Your turn";
pub(crate) const WAITS: &str = "Waits for the dice";
pub(crate) const UNREADABLE: &str = "This game cannot be read";
pub(crate) const ALONE: &str = "alone";
pub(crate) const PAGES: &str = "Pages of your games";
pub(crate) const NEWER: &str = "Newer games";
pub(crate) const OLDER: &str = "Older games";
pub(crate) const LOST: &str = "Lost";
pub(crate) const DRAWN: &str = "Drawn";

/// Whose turn it is, where it is not the reader's.
pub(crate) fn turn_of(name: &str) -> String {
    capital(&format!("{} turn", possessive(name)))
}

/// Those to whom or by whom something is done.
fn objects(names: &[String]) -> String {
    let names: Vec<String> =
        names.iter().map(|name| Subject::person(name).object().to_owned()).collect();
    list(&names)
}

/// A game with winners.
pub(crate) fn won_by(winners: &[String], step: u64) -> String {
    format!("Won by {}, on step {step}", objects(winners))
}

/// A game that ended otherwise.
pub(crate) fn ended(how: &str, step: u64) -> String {
    format!("{how}, on step {step}")
}

/// A player in a list of games.
pub(crate) fn by_computer(name: &str, level: &str) -> String {
    format!("{name} (computer, {level})")
}

/// A friend in a list of games.
pub(crate) fn by_link(name: &str) -> String {
    format!("{name} (by link)")
}

pub(crate) fn against(names: &[String]) -> String {
    format!("against {}", objects(names))
}

pub(crate) fn with(names: &[String]) -> String {
    format!("with {}", objects(names))
}

pub(crate) fn at_this_screen(names: &[String]) -> String {
    format!("with {}, at this screen", objects(names))
}

pub(crate) fn looked_on(names: &[String]) -> String {
    format!("played by {}, for you to watch", objects(names))
}

/// Which games of all a page shows.
pub(crate) fn range(first: u64, last: u64, all: u64) -> String {
    format!("{first}–{last} of {all}")
}

/// Games in the bin that are not listed.
pub(crate) fn more_in_bin(more: u64) -> String {
    format!("and {}", counted(more, "older one"))
}
