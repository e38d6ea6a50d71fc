//! How fast games run: list, choose, apply, on one thread.

use std::time::Instant;

use engine::{Game, Node, Quiet};

use crate::random::Small;

/// What was run, and how long it took.
#[derive(Copy, Clone, Debug)]
pub struct Speed {
    /// Whole games.
    pub games: u64,
    /// Steps: actions and outcomes.
    pub steps: u64,
    /// Seconds by the clock.
    pub seconds: f64,
}

impl Speed {
    /// Runs a loop of whole games that counts its own steps.
    pub(crate) fn measure(games: u64, mut game: impl FnMut() -> u64) -> Self {
        let begun = Instant::now();
        let steps = (0..games).map(|_| game()).sum();
        Self { games, steps, seconds: begun.elapsed().as_secs_f64() }
    }
}

/// Plays random whole games of any game.
pub fn random_games<G: Game>(game: &G, seed: u64, games: u64) -> Speed {
    let (mut small, mut actions) = (Small::new(seed), Vec::new());
    Speed::measure(games, || random_game(game, &mut small, &mut actions))
}

/// Plays one random game and counts its steps. Allocates nothing once the buffer has grown.
fn random_game<G: Game>(game: &G, small: &mut Small, actions: &mut Vec<G::Action>) -> u64 {
    let mut state = game.start();
    let mut steps = 0;
    loop {
        match game.node(&state) {
            Node::Over(_) => return steps,
            Node::Chance { tickets, .. } => {
                let outcome = game.outcome(&state, small.below(tickets));
                game.settle(&mut state, outcome, &mut Quiet);
            }
            Node::Decision { .. } => {
                game.actions(&state, actions);
                let action = actions[small.index(actions.len())];
                game.apply(&mut state, action, &mut Quiet);
            }
        }
        steps += 1;
    }
}
