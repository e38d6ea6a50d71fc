//! How fast games run: list, choose, apply, on one thread.

use std::time::Instant;

use engine::{Game, Node, Quiet};

use crate::random::Generator;

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
    let (mut random, mut actions) = (Generator::new(seed), Vec::new());
    Speed::measure(games, || random_game(game, &mut random, &mut actions))
}

/// How long a clone of the state takes, in nanoseconds, over the positions of one random game.
pub fn clone_nanoseconds<G: Game>(game: &G, seed: u64) -> f64 {
    const CLONES: usize = 1 << 16;
    let (mut random, mut actions) = (Generator::new(seed), Vec::new());
    let mut states = vec![game.start()];
    while let Some(next) = after(game, &states[states.len() - 1], &mut random, &mut actions) {
        states.push(next);
    }
    let begun = Instant::now();
    for at in 0..CLONES {
        std::hint::black_box(std::hint::black_box(&states[at % states.len()]).clone());
    }
    begun.elapsed().as_nanos() as f64 / CLONES as f64
}

/// The position after a random step, if there is one.
fn after<G: Game>(
    game: &G,
    state: &G::State,
    random: &mut Generator,
    actions: &mut Vec<G::Action>,
) -> Option<G::State> {
    let mut next = state.clone();
    step(game, &mut next, random, actions).then_some(next)
}

/// Takes a random step; none, when the game is over.
#[expect(clippy::inline_always, reason = "a call a step would be part of what is measured")]
#[inline(always)]
fn step<G: Game>(
    game: &G,
    state: &mut G::State,
    random: &mut Generator,
    actions: &mut Vec<G::Action>,
) -> bool {
    match game.node(state) {
        Node::Over(_) => return false,
        Node::Forced { .. } => game.carry_on(state, &mut Quiet),
        Node::Chance { tickets, .. } => {
            let outcome = game.outcome(state, random.below(tickets));
            game.settle(state, outcome, &mut Quiet);
        }
        Node::Decision { .. } => {
            game.actions(state, actions);
            let action = actions[random.index(actions.len())];
            game.apply(state, action, &mut Quiet);
        }
    }
    true
}

/// Plays one random game and counts its steps. Allocates nothing once the buffer has grown.
fn random_game<G: Game>(game: &G, random: &mut Generator, actions: &mut Vec<G::Action>) -> u64 {
    let (mut state, mut steps) = (game.start(), 0);
    while step(game, &mut state, random, actions) {
        steps += 1;
    }
    steps
}
