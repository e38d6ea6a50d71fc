//! A battle that a computer player plays against itself.

use engine::{Game as _, Node, Quiet, Viewer};
use game_thermopylae::{Action, State, Thermopylae};
use search::{Generator, Player, PlayerSpec};

/// Plays a game by a player against itself and shows every decision before it is made.
pub(crate) fn play(
    game: &Thermopylae,
    spec: PlayerSpec,
    seed: u64,
    mut see: impl FnMut(&State, Action),
) {
    let mut random = Generator::new(seed);
    let mut players = [Player::new(game, spec, seed), Player::new(game, spec, seed + 1)];
    let mut state = game.start();
    loop {
        match game.node(&state) {
            Node::Over(_) => return,
            Node::Forced { .. } => game.carry_on(&mut state, &mut Quiet),
            Node::Chance { tickets, .. } => {
                let outcome = game.outcome(&state, random.below(tickets));
                game.settle(&mut state, outcome, &mut Quiet);
            }
            Node::Decision { seat } => {
                let view = game.view(&state, Viewer::Seat(seat));
                let action = players[seat.index()].choose(game, &view);
                see(&state, action);
                game.apply(&mut state, action, &mut Quiet);
            }
        }
    }
}
