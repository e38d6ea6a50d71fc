//! What ends a part of a phase for whoever decides, and what would then be left undone, or could not
//! be changed.

use engine::Game as _;
use game_marathon::state::Awaits;
use game_marathon::units::Pieces;
use game_marathon::{Action, Marathon, View};

use super::words::parts as say;

/// Everything that may be done.
pub(super) fn listed(game: &Marathon, view: &View) -> Vec<Action> {
    let mut actions = Vec::new();
    game.actions(&view.state, &mut actions);
    actions
}

/// Whether an action ends a part of a phase for its seat.
pub(super) const fn ends(view: &View, action: Action) -> bool {
    let single = matches!(
        view.state.awaits,
        Awaits::ReactionMove(_) | Awaits::Along { .. } | Awaits::Flight(_)
    );
    matches!(action, Action::Done) && !single
}

/// What could still be done before it, and what it would cost.
pub(super) fn left(game: &Marathon, view: &View, action: Action) -> Option<String> {
    let state = &view.state;
    match (action, state.awaits) {
        (Action::Done, Awaits::Movement) => {
            let told = [say::unmoved(unmoved(game, view)), say::trapped(&game.traps(state))];
            let told: Vec<String> = told.into_iter().flatten().collect();
            (!told.is_empty()).then(|| told.join("; "))
        }
        (Action::Done, Awaits::Fire) => say::unfired(unfired(game, view)),
        (Action::Done, Awaits::Attach | Awaits::Bonus(_)) => say::unattached(choices(game, view)),
        (Action::Done, Awaits::Reaction) => say::unreacted(state.operation.able.len()),
        (Action::Done, Awaits::Declaration) => {
            let told =
                [say::unattacking(unattacking(game, view)), say::trapped(&game.traps(state))];
            let told: Vec<String> = told.into_iter().flatten().collect();
            (!told.is_empty()).then(|| told.join("; "))
        }
        (Action::Abatis(_), Awaits::Abatis(1)) => Some(say::LAST_ABATIS.to_owned()),
        _ => None,
    }
}

/// Pieces that are named in actions which may be done.
fn who(
    game: &Marathon,
    view: &View,
    does: impl Fn(Action) -> Option<game_marathon::units::Piece>,
) -> u32 {
    let pieces: Pieces = listed(game, view).into_iter().filter_map(does).collect();
    pieces.len()
}

/// [4.2.1] How many active pieces could still go somewhere.
pub(super) fn unmoved(game: &Marathon, view: &View) -> u32 {
    who(game, view, |action| match action {
        Action::Move { piece, .. } | Action::Charge { piece, .. } => Some(piece),
        _ => None,
    })
}

/// [7.1] How many units could still fire.
pub(super) fn unfired(game: &Marathon, view: &View) -> u32 {
    who(game, view, |action| match action {
        Action::Fire { piece, .. } => Some(piece),
        _ => None,
    })
}

/// [3.3f] How many pieces could still be activated.
fn choices(game: &Marathon, view: &View) -> u32 {
    who(game, view, |action| match action {
        Action::Attach(piece) => Some(piece),
        _ => None,
    })
}

/// [4.2.5a] How many units could still attack.
fn unattacking(game: &Marathon, view: &View) -> u32 {
    who(game, view, |action| match action {
        Action::Attack { piece, .. } => Some(piece),
        _ => None,
    })
}
