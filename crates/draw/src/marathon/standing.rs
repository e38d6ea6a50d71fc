//! What goes on by itself until something comes about that nobody foresaw.

use game_marathon::{Marathon, View};

use crate::hands::Standing;

/// Everything that goes on by itself for the seat that looks.
pub(super) fn of(_game: &Marathon, _view: &View) -> Vec<Standing> {
    Vec::new()
}
