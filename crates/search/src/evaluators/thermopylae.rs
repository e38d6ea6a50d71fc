//! The Battle of Thermopylae: two sides, one for each seat.

pub mod appraisal;
mod auction;
mod exchange;
mod formation;
mod greedy;
mod likes;
mod lines;
mod numbers;
mod pack;
mod planner;
mod plans;
mod shares;
mod strengths;
mod strikes;
pub mod study;
mod tactician;
pub mod weights;
mod worth;

use game_thermopylae::{Action, Awaits, State, Thermopylae};

use crate::guide::{Guide, Judge};
use crate::planner::Planner;
use crate::player::Strength;
use crate::random::Generator;
pub use tactician::Tactician;

/// What search knows about The Battle of Thermopylae.
#[derive(Copy, Clone, Debug)]
pub struct Strategist;

impl Guide<Thermopylae> for Strategist {
    /// What one side wins the other loses [R5] [R6].
    type Shares = [f32; 2];

    const STRENGTHS: &'static [Strength] = strengths::STRENGTHS;

    fn policy(
        &self,
        game: &Thermopylae,
        state: &State,
        actions: &[Action],
        random: &mut Generator,
    ) -> Action {
        greedy::rule_of_thumb(game, state, actions, random)
    }

    /// [R3] The bid at which both sides won as often.
    fn even(&self, game: &Thermopylae, action: Action) -> Option<i32> {
        matches!(action, Action::Bid(_)).then(|| auction::fair(game).into())
    }

    /// Judges the beginning of each turn: it is what the appraisal was trained on.
    fn judge<'a>(&'a self, game: &'a Thermopylae) -> Judge<'a, Thermopylae, [f32; 2]> {
        let (mut tactician, mut last) = (Tactician::new(game), None);
        Box::new(move |state| {
            if state.round == 0 || matches!(state.awaits, Awaits::Over(_)) {
                return None;
            }
            let turn = Some((state.round, state.side));
            if last == turn {
                return None;
            }
            last = turn;
            let greeks = appraisal::appraise(game, &mut tactician, state);
            let mut shares = [1.0 - greeks; 2];
            shares[state.greek.index()] = greeks;
            Some(shares)
        })
    }

    fn planner(&self, game: &Thermopylae) -> Option<Box<dyn Planner<Thermopylae>>> {
        Some(Box::new(planner::Commander::new(game)))
    }
}
