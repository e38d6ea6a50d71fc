//! Players who plan more than one action ahead, for games whose turns are many small decisions.

use std::fmt::Debug;

use engine::Game;

use crate::player::Budget;
use crate::random::Generator;
use crate::think::Considered;

/// A planner takes the place of tree search: it thinks about a whole turn, and then carries it out.
///
/// It starts from views, as every player does. What it expects next is a view, too: under fog two
/// imagined positions never match, and what a player sees does.
pub trait Planner<G: Game>: Debug + Send {
    /// Forgets everything: another game begins.
    fn begin(&mut self);

    /// Whether it decided already what to do when it sees this.
    fn has_in_mind(&self, game: &G, view: &G::View) -> bool;

    /// What to do now: the next action of the plan, or of a new one.
    fn choose(
        &mut self,
        game: &G,
        view: &G::View,
        budget: Budget,
        random: &mut Generator,
    ) -> G::Action;

    /// What it thinks of the actions that it looked at, the best first.
    fn consider(
        &mut self,
        game: &G,
        view: &G::View,
        budget: Budget,
        random: &mut Generator,
    ) -> Vec<Considered<G::Action>>;
}
