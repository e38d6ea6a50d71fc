//! Orders that are worth offering beside the single actions.

use game_marathon::{Marathon, View};

use crate::course::Order;

/// All of them.
pub(super) fn of(_game: &Marathon, _view: &View) -> Vec<Order> {
    Vec::new()
}
