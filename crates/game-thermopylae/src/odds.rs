//! Exact chances of a fight.

use engine::Forecast;

use crate::action::Action;
use crate::game::Thermopylae;
use crate::state::State;

impl Thermopylae {
    /// The chances of what follows a legal action; none where chance has no part in it.
    pub(crate) fn forecasts(&self, _: &State, _: Action) -> Vec<Forecast<Action>> {
        Vec::new()
    }
}
