//! A computer player's thought, taken away from the table so that nobody has to wait for it.

use std::any::Any;
use std::fmt::Debug;
use std::sync::Arc;

use engine::{Node, Quiet, Seat, Viewer};
use search::{Guided, Player, PlayerSpec};

/// What a computer player thinks about, without its type.
pub trait Thought: Debug + Send {
    /// Thinks, and says what to do: one action, and those that the player has in mind to follow
    /// it at once, `most` in all.
    fn think(&mut self, most: usize) -> Vec<String>;
    /// For the table that it came from.
    fn into_any(self: Box<Self>) -> Box<dyn Any>;
}

/// A player and a copy of the position. The player itself gets views of its own seat alone.
#[derive(Debug)]
pub(crate) struct Thinker<G: Guided> {
    pub(crate) game: Arc<G>,
    pub(crate) state: G::State,
    pub(crate) seat: Seat,
    pub(crate) spec: PlayerSpec,
    pub(crate) player: Player<G>,
}

impl<G: Guided> Thought for Thinker<G> {
    fn think(&mut self, most: usize) -> Vec<String> {
        let mut actions = Vec::new();
        while actions.len() < most
            && self.game.node(&self.state) == (Node::Decision { seat: self.seat })
        {
            let view = self.game.view(&self.state, Viewer::Seat(self.seat));
            if !actions.is_empty() && !self.player.has_in_mind(&self.game, &view) {
                break;
            }
            let action = self.player.choose(&self.game, &view);
            self.game.apply(&mut self.state, action, &mut Quiet);
            actions.push(action.to_string());
        }
        actions
    }

    fn into_any(self: Box<Self>) -> Box<dyn Any> {
        self
    }
}
