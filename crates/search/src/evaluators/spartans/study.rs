//! Whole games of tacticians, for measuring and tuning.

use engine::{Game as _, Node, Quiet};
use game_spartans::units::Side;
use game_spartans::{Spartans, State};

pub use super::doctrine::{Council, Doctrine, Host, Numbers};
pub use super::layout::Layout;
use super::tactician::Tactician;
use crate::random::Generator;

/// Plays a game in which each side fights by a doctrine of its own, that of the Greeks by days.
pub fn play(
    game: &Spartans,
    greeks: &[Doctrine; 3],
    persians: &Doctrine,
    random: &mut Generator,
    mut watch: impl FnMut(&State),
) -> State {
    let (mut tactician, mut state) = (Tactician::new(game), game.start());
    loop {
        watch(&state);
        match game.node(&state) {
            Node::Over(_) => return state,
            Node::Forced { .. } => game.carry_on(&mut state, &mut Quiet),
            Node::Chance { tickets, .. } => {
                let outcome = game.outcome(&state, random.below(tickets));
                game.settle(&mut state, outcome, &mut Quiet);
            }
            Node::Decision { seat } => {
                let doctrine = match game.side_of(seat) {
                    Side::Greek => &greeks[usize::from(state.day.clamp(1, 3) - 1)],
                    Side::Persian => persians,
                };
                let action = tactician.next(game, &state, doctrine, random);
                game.apply(&mut state, action, &mut Quiet);
            }
        }
    }
}
