//! Orders over several actions.

use crate::action::Action;
use crate::game::Spartans;
use crate::state::State;

impl Spartans {
    /// The actions that an order stands for.
    pub(crate) fn order_from(&self, state: &State, order: &str) -> Option<Vec<Action>> {
        self.hand_order(state, order)
    }
}
