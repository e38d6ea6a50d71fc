//! Orders over several units, in text: each stands for single actions, every one through the same
//! door.

use crate::action::Action;
use crate::game::Marathon;
use crate::state::State;

impl Marathon {
    /// The single actions of an order.
    pub(crate) fn order_from(&self, _state: &State, _order: &str) -> Option<Vec<Action>> {
        None
    }
}
