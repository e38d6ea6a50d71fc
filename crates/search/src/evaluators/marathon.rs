//! Marathon: two players, the Greeks on their hills and the Persians on their beaches.

mod doctrine;
mod fights;
mod greedy;
mod ground;
mod layout;
mod minor;
mod moves;
mod planner;
mod prices;
mod react;
mod strengths;
pub mod study;
mod tactician;

use game_marathon::{Action, Marathon, State};

use crate::guide::Guide;
use crate::planner::Planner;
use crate::player::Strength;
use crate::random::Generator;

/// What search knows about Marathon.
#[derive(Copy, Clone, Debug)]
pub struct Polemarch;

impl Guide<Marathon> for Polemarch {
    type Shares = [f32; 2];

    const STRENGTHS: &'static [Strength] = strengths::STRENGTHS;

    fn policy(
        &self,
        game: &Marathon,
        state: &State,
        actions: &[Action],
        random: &mut Generator,
    ) -> Action {
        greedy::rule_of_thumb(game, state, actions, random)
    }

    fn planner(&self, _: &Marathon) -> Option<Box<dyn Planner<Marathon>>> {
        Some(Box::new(planner::Commander::default()))
    }
}
