//! Playing on: what comes of a plan, by the tactician on both sides and dice of one's own.

use engine::{Game as _, Node, Quiet};
use game_spartans::state::{Awaits, Segment};
use game_spartans::units::Side;
use game_spartans::{Action, Spartans, State};

use super::appraisal::appraise;
use super::doctrine::Doctrine;
use super::tactician::Tactician;
use crate::random::Generator;

/// How far a game is played on.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Horizon {
    /// Until so many more rounds have begun, or the series is over.
    Rounds(u8),
    /// Until the series is over.
    Series,
    /// Until the day is over.
    Day,
}

/// What is done first, and how both sides fight afterwards.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Course<'a> {
    /// The side that plans.
    pub(crate) side: Side,
    /// How it fights; the other side fights as usual.
    pub(crate) doctrine: &'a Doctrine,
    /// What it does first, in order; a move that has become impossible is left out.
    pub(crate) actions: &'a [Action],
    /// Whether its Movement Segment is over after that.
    pub(crate) then_done: bool,
}

/// Plays a game on, and gives the share of the win that the Greeks have in the end.
pub(crate) fn play_on(
    game: &Spartans,
    tactician: &mut Tactician,
    from: &State,
    (course, horizon): (&Course<'_>, Horizon),
    dice: &mut Generator,
) -> f32 {
    let mut state = from.clone();
    tactician.forget();
    for &action in course.actions {
        if game.allows(&state, action) {
            game.apply(&mut state, action, &mut Quiet);
        }
    }
    if course.then_done && same_step(&state, from) && game.allows(&state, Action::Done) {
        game.apply(&mut state, Action::Done, &mut Quiet);
    }
    let begun = clock(from);
    loop {
        if is_reached(&state, begun, horizon) {
            return appraise(game, &state);
        }
        match game.node(&state) {
            Node::Over(_) => return appraise(game, &state),
            Node::Forced { .. } => game.carry_on(&mut state, &mut Quiet),
            Node::Chance { tickets, .. } => {
                let outcome = game.outcome(&state, dice.below(tickets));
                game.settle(&mut state, outcome, &mut Quiet);
            }
            Node::Decision { seat } => {
                let own = game.side_of(seat) == course.side;
                let usual = Doctrine::usual(state.day);
                let doctrine = if own && state.day == from.day { course.doctrine } else { &usual };
                let action = tactician.next(game, &state, doctrine, dice);
                game.apply(&mut state, action, &mut Quiet);
            }
        }
    }
}

/// Whether a Movement Segment that was under way still is.
fn same_step(state: &State, from: &State) -> bool {
    matches!(state.awaits, Awaits::Movement(_))
        && state.awaits == from.awaits
        && state.segment == from.segment
        && clock(state) == clock(from)
}

fn clock(state: &State) -> (u8, u8) {
    (state.day, state.today)
}

fn is_reached(state: &State, begun: (u8, u8), horizon: Horizon) -> bool {
    let next_day = state.day != begun.0;
    match horizon {
        Horizon::Day => next_day,
        _ if next_day || matches!(state.awaits, Awaits::EndOfDay) => true,
        Horizon::Series => false,
        Horizon::Rounds(rounds) => {
            // A round is judged when the Persians have fought in it.
            state.today >= begun.1 + rounds && state.segment >= Segment::GreekMovement
        }
    }
}
