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

use game_spartans::options::Persians;
use game_spartans::state::Awaits;
use game_spartans::units::Side;
use game_spartans::{Action, Spartans, State};

use crate::guide::{Guide, Judge};
use crate::planner::Planner;
use crate::player::Strength;
use crate::random::Generator;
use crate::sides::Sides;

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

    /// Each side's half of an Action Round is judged at its beginning.
    fn judge<'a>(&'a self, game: &'a Spartans) -> Judge<'a, Spartans, [f32; 8]> {
        let (sides, mut last) = (Sides::of(game), None);
        Box::new(move |state| {
            let half = (state.day, state.round, state.segment.side());
            if state.round == 0 || matches!(state.awaits, Awaits::Over(_)) || last == Some(half) {
                return None;
            }
            last = Some(half);
            let greeks = appraisal::appraise(game, state);
            let mut shares = [greeks; 8];
            if game.options.persians == Persians::Player {
                shares[sides.side(game.seat_of(Side::Persian))] = 1.0 - greeks;
            }
            Some(shares)
        })
    }

    fn planner(&self, game: &Spartans) -> Option<Box<dyn Planner<Spartans>>> {
        Some(Box::new(planner::Commander::new(game)))
    }
}
