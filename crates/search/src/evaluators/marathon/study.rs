//! Whole games of tacticians, for measuring and tuning.

use engine::{Game as _, Node, Quiet};
use game_marathon::{Marathon, State, side_of};

pub use super::doctrine::{Doctrine, Goal};
use super::tactician::Tactician;
use crate::random::Generator;

/// Plays a game in which each side fights by a doctrine of its own, the Greeks' first.
pub fn play(game: &Marathon, doctrines: &[Doctrine; 2], random: &mut Generator) -> State {
    let (mut tacticians, mut state) = ([Tactician::default(), Tactician::default()], game.start());
    loop {
        match game.node(&state) {
            Node::Over(_) => return state,
            Node::Forced { .. } => game.carry_on(&mut state, &mut Quiet),
            Node::Chance { tickets, .. } => {
                let outcome = game.outcome(&state, random.below(tickets));
                game.settle(&mut state, outcome, &mut Quiet);
            }
            Node::Decision { seat } => {
                let side = side_of(seat).index();
                let action = tacticians[side].next(game, &state, &doctrines[side], random);
                game.apply(&mut state, action, &mut Quiet);
            }
        }
    }
}
