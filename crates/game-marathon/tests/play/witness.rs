//! What a step says, and whether the position after it shows it.

use boards::Indexed;
use engine::Move;
use engine::play::MoveOf;
use game_marathon::map::Hex;
use game_marathon::state::{Awaits, Place, State};
use game_marathon::units::{Kind, Piece};
use game_marathon::{Action, Marathon, Outcome};

/// What a step says and the position after it does not show.
pub(crate) fn missing(
    game: &Marathon,
    before: &State,
    made: MoveOf<Marathon>,
    after: &State,
) -> Vec<String> {
    let shown = match made {
        Move::Act(_, action) => action_shows(game, before, action, after),
        Move::Chance(outcome) => outcome_shows(before, outcome, after),
        Move::Forced(_) | Move::Propose(..) => before != after,
    };
    if shown { Vec::new() } else { vec!["what it says".to_owned()] }
}

/// How many of a kind stand in a hex.
fn count(game: &Marathon, state: &State, kind: Kind, at: Hex) -> usize {
    let pieces = game.roster().pieces(kind);
    pieces.iter().filter(|it| state.units.hex(*it) == Some(at)).count()
}

fn is_dead(state: &State, piece: Piece) -> bool {
    state.units.place(piece) == Place::Dead
}

fn action_shows(game: &Marathon, before: &State, action: Action, after: &State) -> bool {
    let units = &after.units;
    match action {
        Action::Place { kind, at } => {
            count(game, after, kind, at) == count(game, before, kind, at) + 1
        }
        Action::Lift(piece) => units.place(piece) == Place::Hand,
        Action::Abatis(at) => after.abatis.has(at) && !before.abatis.has(at),
        Action::Remove(piece) => is_dead(after, piece),
        Action::Begin(marker) => !after.markers.has(marker) && after.markers != before.markers,
        Action::Attach(piece) => after.operation.active.has(piece),
        Action::Move { piece, to } => {
            after.awaits == Awaits::Passing { piece, to } || units.hex(piece) == Some(to)
        }
        Action::Charge { piece, to } => {
            units.hex(piece) == Some(to) && after.operation.charging.has(piece)
        }
        Action::Turn(hex) => after.awaits == Awaits::Face(hex),
        Action::Face(facing) => {
            let Awaits::Face(hex) = before.awaits else { return false };
            units.in_hex(hex).iter().all(|piece| units.facing(piece) == facing)
        }
        Action::Clear { piece, at } => {
            after.operation.working.has(piece) && aim(after, piece) == Some(at)
        }
        Action::React(piece) => after.awaits == Awaits::ReactionDie(piece),
        Action::Follow(leader) => {
            let Awaits::Along { piece, .. } = before.awaits else { return false };
            units.hex(leader) == units.hex(piece)
        }
        Action::Fire { piece, at } => {
            after.awaits == Awaits::Shot { piece, at } && after.turned.fired.has(piece)
        }
        Action::Attack { piece, at } => aim(after, piece) == Some(at),
        Action::Fight(at) => after.awaits == Awaits::Strike(at),
        Action::Rout(piece) => is_dead(after, piece) || units.routed.has(piece),
        Action::Disrupt(piece) => {
            is_dead(after, piece) || units.disrupted.has(piece) || units.routed.has(piece)
        }
        Action::Retreat { piece, .. } => {
            is_dead(after, piece) || units.hex(piece) != before.units.hex(piece)
        }
        Action::Done => after != before,
    }
}

/// The hex that a unit aims at.
fn aim(state: &State, piece: Piece) -> Option<Hex> {
    let way = state.operation.target[piece.index()]?;
    state.units.hex(piece)?.next(way)
}

fn outcome_shows(before: &State, outcome: Outcome, after: &State) -> bool {
    match outcome {
        Outcome::Die(_) | Outcome::Drawn(_) => before != after,
        Outcome::Marker(marker) => before.markers.has(marker) && !after.markers.has(marker),
    }
}
