//! What one viewer may know: everything. Nothing in this game is hidden: both pools can be counted.

use std::sync::Arc;

use engine::Viewer;

use crate::game::{Board, Marathon};
use crate::options::Options;
use crate::state::State;

/// What one viewer may know.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct View {
    /// Whose eyes.
    pub viewer: Viewer,
    /// What the table agreed on.
    pub options: Options,
    /// Map, counters and tables.
    pub board: Arc<Board>,
    /// Where play stands.
    pub state: State,
}

impl View {
    /// The table that the view is of, to ask it what may be done.
    pub fn table(&self) -> Marathon {
        let rules = <Marathon as engine::Game>::INFO.rules_version;
        Marathon { rules, options: self.options, board: Arc::clone(&self.board) }
    }
}
