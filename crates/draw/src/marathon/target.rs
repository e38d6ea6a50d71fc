//! Which parts of the drawn table are picked for an action.

use game_marathon::{Action, View};

use crate::course::Pick;

/// How a person gives an action.
pub(super) fn path(_view: &View, _action: Action) -> Vec<Pick> {
    Vec::new()
}
