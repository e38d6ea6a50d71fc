//! What must be true of every position: checked for every one that somebody writes, and after every
//! step in tests.

mod pieces;
mod phase;
mod step;

use engine::Fault;
use engine::notation::unmet;

use crate::game::Spartans;
use crate::state::State;

impl Spartans {
    /// Everything that is impossible about a position. None: it can be played.
    pub fn unsoundness(&self, state: &State) -> Vec<Fault> {
        let pieces = self.unsound_pieces(state);
        if !pieces.is_empty() {
            return pieces; // What follows asks questions that only whole armies can answer.
        }
        let phase = self.unsound_phase(state);
        if !phase.is_empty() {
            return phase;
        }
        let fits = self.step_fits(state);
        let what = "the step does not fit the position: what it waits for is not there [4.0]";
        unmet([(fits, what)])
    }
}
