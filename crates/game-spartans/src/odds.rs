//! Exact chances.

use engine::ForecastOf;

use crate::action::Action;
use crate::game::Spartans;
use crate::state::State;

/// What a forecast asks.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Question {
    /// Nothing.
    Nothing,
}

/// What may come of it.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Answer {
    /// Nothing.
    Nothing,
}

impl Spartans {
    pub(crate) fn forecasts(&self, _: &State, _: Action) -> Vec<ForecastOf<Self>> {
        Vec::new()
    }
}
