//! Orders over several actions.

use crate::action::Action;
use crate::game::Spartans;
use crate::state::State;

impl Spartans {
    /// The actions that an order stands for.
    pub(crate) fn order_from(&self, _state: &State, _order: &str) -> Option<Vec<Action>> {
        None
    }
}
