//! Thermopyles: a rule of thumb, and a small network that was trained on its own games.
//!
//! The folder's README says how the network came about and what it reaches.

mod features;
mod hand_loop;
mod network;
mod policy;
mod strengths;
pub mod training;
mod worth;

use std::cell::RefCell;

use game_thermopyles::{Action, Awaits, State, Thermopyles};

pub use hand_loop::hand_loop;

use crate::guide::Guide;
use crate::player::Strength;
use crate::random::Generator;
use network::{FirstLayer, TRAINED};

/// What search knows about Thermopyles.
#[derive(Copy, Clone, Debug)]
pub struct Advisor;

thread_local! {
    /// The network's first layer, as this thread last asked about it.
    static LATEST: RefCell<FirstLayer> = RefCell::new(FirstLayer::of_nothing(&TRAINED));
}

impl Guide<Thermopyles> for Advisor {
    /// The players win and lose together [K28].
    type Shares = [f32; 1];

    const STRENGTHS: &'static [Strength] = strengths::STRENGTHS;
    const EXPLORATION: f32 = 0.02;
    const APPRAISES: bool = true;

    fn policy(
        &self,
        game: &Thermopyles,
        state: &State,
        actions: &[Action],
        _: &mut Generator,
    ) -> Action {
        policy::rule_of_thumb(game, state).unwrap_or(actions[0])
    }

    fn appraise(&self, game: &Thermopyles, state: &State) -> [f32; 1] {
        LATEST.with_borrow_mut(|layer| {
            [worth::worth(game, state, &mut |state| TRAINED.estimate(layer, game, state))]
        })
    }

    /// At the beginning of a turn every fight is worked out exactly: the best place to stop.
    fn rests(&self, state: &State) -> bool {
        matches!(state.awaits, Awaits::Turn | Awaits::Over(_))
    }

    fn spread(&self, game: &Thermopyles, state: &State, into: &mut Vec<(State, u32)>) {
        worth::spread(game, state, into);
    }
}
