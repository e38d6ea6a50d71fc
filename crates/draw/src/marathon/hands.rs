//! Stacks that are taken up, where they may go, and what is meant where they may not.

use game_marathon::{Marathon, View};

use crate::course::Pick;
use crate::hands::{Handful, Meant};

/// The stacks that can be taken up.
pub(super) fn stacks(_game: &Marathon, _view: &View) -> Vec<Pick> {
    Vec::new()
}

/// One stack: who may be taken up, and where they may go.
pub(super) fn handful(_game: &Marathon, _view: &View, _part: &str) -> Option<Handful> {
    None
}

/// What is meant by touching a part.
pub(super) fn meant(
    _game: &Marathon,
    _view: &View,
    _source: Option<&str>,
    _part: &str,
) -> Option<Meant> {
    None
}
