//! Heap allocations, counted: a step of a game in the steady state makes none.
//!
//! The counter is the global allocator of every program that links this crate. It counts a thread
//! by itself, so tests that run side by side do not disturb each other.

use engine::{Game, Node, Quiet, TicketSource};

use crate::SplitMix;

/// How many allocations a piece of work makes.
pub fn count(work: impl FnOnce()) -> u64 {
    allocation_counter::measure(work).count_total
}

/// Plays one random game through the trusting door, with the caller's buffer for actions.
pub fn random_game<G: Game>(
    game: &G,
    random: &mut SplitMix,
    list: &mut Vec<G::Action>,
) -> G::State {
    let mut state = game.start();
    loop {
        match game.node(&state) {
            Node::Decision { .. } => {
                game.actions(&state, list);
                let action = list[random.pick(list.len())];
                game.apply(&mut state, action, &mut Quiet);
            }
            Node::Chance { tickets, .. } => {
                let outcome = game.outcome(&state, random.draw(tickets));
                game.settle(&mut state, outcome, &mut Quiet);
            }
            Node::Forced { .. } => game.carry_on(&mut state, &mut Quiet),
            Node::Over(_) => return state,
        }
    }
}
