//! Why something may not be done.

use engine::{Case, Cited};

use crate::action::Action;
use crate::cases::C_4_0;
use crate::game::Spartans;
use crate::state::State;

/// A reason against an action.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Objection {
    /// It is not the time for it.
    NotNow,
}

impl Cited for Objection {
    fn case(&self) -> Case {
        C_4_0
    }
}

impl Spartans {
    pub(crate) fn reasons_against(&self, _: &State, _: Action) -> Vec<Objection> {
        vec![Objection::NotNow]
    }
}
