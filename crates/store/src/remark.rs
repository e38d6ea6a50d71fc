//! What people say to each other beside a game.

use engine::Seat;

use crate::StoreError;
use crate::game::malformed;

/// The longest remark, in characters.
pub const LONGEST_REMARK: usize = 300;
/// How many remarks of a circle are kept; older ones go.
pub const REMARKS_KEPT: usize = 200;

/// Who hears a remark. Nobody hears the other circle's.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Circle {
    /// Those who play.
    Players,
    /// Those who watch.
    Watchers,
}

impl Circle {
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Players => "players",
            Self::Watchers => "watchers",
        }
    }
}

/// Something that was said.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Remark {
    /// Its number in its circle, counted from 1. Numbers only rise.
    pub number: u64,
    /// The seat that said it; nobody's, where somebody did who watches.
    pub by: Option<Seat>,
    /// When, for people to read.
    pub at_ms: i64,
    /// What: 1 to [`LONGEST_REMARK`] characters on one line.
    pub text: String,
}

/// Checks that a remark can be kept.
pub(crate) fn check_remark(text: &str) -> Result<(), StoreError> {
    if text.trim() != text || !(1..=LONGEST_REMARK).contains(&text.chars().count()) {
        return malformed(format!(
            "a remark has 1 to {LONGEST_REMARK} characters and no space at either end"
        ));
    }
    if text.chars().any(char::is_control) {
        return malformed("a remark is on one line");
    }
    Ok(())
}
