//! Go Tell the Spartans: one Greek player against the rules, two players, or one for each
//! contingent.

pub mod appraisal;
mod doctrine;
mod greedy;
mod layout;
mod lines;
mod numbers;
mod odds;
mod planner;
mod plans;
mod prices;
mod rollout;
mod strengths;
pub mod study;
mod tactician;

use game_spartans::{Action, Spartans, State};

use crate::guide::Guide;
use crate::planner::Planner;
use crate::player::Strength;
use crate::random::Generator;

/// What search knows about Go Tell the Spartans.
#[derive(Copy, Clone, Debug)]
pub struct Strategos;

impl Guide<Spartans> for Strategos {
    /// One side for one player, two for two, and with a player for each contingent each of them and
    /// the Persians are sides of their own [11.2d].
    type Shares = [f32; 8];

    const STRENGTHS: &'static [Strength] = strengths::STRENGTHS;

    fn policy(
        &self,
        game: &Spartans,
        state: &State,
        _: &[Action],
        random: &mut Generator,
    ) -> Action {
        greedy::rule_of_thumb(game, state, random)
    }
    fn planner(&self, game: &Spartans) -> Option<Box<dyn Planner<Spartans>>> {
        Some(Box::new(planner::Commander::new(game)))
    }
}
