//! Players who plan more than one action ahead, for games whose turns are many small decisions.

use std::fmt::Debug;

use engine::Game;

use crate::player::Budget;
use crate::random::Generator;
use crate::think::Considered;

/// A planner takes the place of tree search: it thinks about a whole turn, and then carries it out.
pub trait Planner<G: Game>: Debug + Send {
    /// Forgets everything: another game begins.
    fn begin(&mut self);

    /// Whether it decided already what to do in this position.
    fn has_in_mind(&self, game: &G, state: &G::State) -> bool;

    /// What to do in a position: the next action of the plan, or of a new one.
    fn choose(
        &mut self,
        game: &G,
        state: &G::State,
        budget: Budget,
        random: &mut Generator,
    ) -> G::Action;

    /// What it thinks of the actions that it looked at, the best first.
    fn consider(
        &mut self,
        game: &G,
        state: &G::State,
        budget: Budget,
        random: &mut Generator,
    ) -> Vec<Considered<G::Action>>;
}
