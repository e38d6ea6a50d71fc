//! Whole games between tacticians, for measuring and tuning.

use engine::{Game as _, Node, Quiet, Seat};
use game_thermopylae::end::Finish;
use game_thermopylae::{Awaits, Side, State, Thermopylae};

use super::formation::Stance;
use super::lines::LINES;
use super::tactician::{Style, Tactician};
use super::weights::Weights;
use crate::random::Generator;

/// How a game went.
#[derive(Copy, Clone, Debug)]
pub struct Report {
    /// How it ended.
    pub finish: Finish,
    /// In which round.
    pub rounds: u8,
    /// Destroyed units: Greeks, Persians.
    pub destroyed: [u16; 2],
    /// Persians who left the map.
    pub departed: u16,
    /// The line that the Greeks set up on.
    pub line: u8,
    /// Decisions of both sides.
    pub decisions: u32,
}

impl Report {
    /// Whether the Greeks won.
    pub fn greek_won(&self) -> bool {
        self.finish.winner() == Side::Greek
    }
}

/// A table of tacticians, each with its weights.
#[derive(Debug)]
pub struct Drill {
    players: [Tactician; 2],
}

impl Drill {
    /// Sits two tacticians down, Greeks first.
    pub fn new(game: &Thermopylae, weights: [Weights; 2]) -> Self {
        let sit = |side: Side| {
            let mut both = Weights::TUNED;
            both[side as usize] = weights[side as usize];
            Tactician::with(game, both)
        };
        Self { players: [sit(Side::Greek), sit(Side::Persian)] }
    }

    /// Plays a game at a bid; the Greeks set up on `line`, or on any.
    pub fn play(
        &mut self,
        game: &Thermopylae,
        bid: u8,
        line: Option<u8>,
        random: &mut Generator,
        mut watch: impl FnMut(&State),
    ) -> Report {
        let mut state = begin(game, bid);
        let line = line.unwrap_or_else(|| random.index(LINES) as u8);
        let set_up = Style { stance: Some(Stance::Line(line)), ..Style::USUAL };
        let mut decisions = 0;
        for player in &mut self.players {
            player.forget();
        }
        loop {
            match game.node(&state) {
                Node::Over(_) => break,
                Node::Forced { .. } => game.carry_on(&mut state, &mut Quiet),
                Node::Chance { tickets, .. } => {
                    let outcome = game.outcome(&state, random.below(tickets));
                    game.settle(&mut state, outcome, &mut Quiet);
                }
                Node::Decision { seat } => {
                    let side = state.side_of(seat).unwrap_or(Side::Greek);
                    let style = if state.awaits == Awaits::SetUp { set_up } else { Style::USUAL };
                    let action = self.players[side as usize].next(game, &state, &style);
                    decisions += 1;
                    let ends = action == game_thermopylae::Action::EndTurn;
                    game.apply(&mut state, action, &mut Quiet);
                    if ends {
                        watch(&state);
                    }
                }
            }
        }
        let Awaits::Over(finish) = state.awaits else {
            unreachable!("the loop ends when the game does")
        };
        Report {
            finish,
            rounds: state.round,
            destroyed: Side::BOTH.map(|side| state.destroyed_count(side)),
            departed: state.departed_count(),
            line,
            decisions,
        }
    }
}

/// The position before the Greeks set up, at a bid.
pub fn begin(game: &Thermopylae, bid: u8) -> State {
    let mut state = game.start();
    (state.bid, state.greek, state.awaits) = (bid, Seat::FIRST, Awaits::SetUp);
    state
}
