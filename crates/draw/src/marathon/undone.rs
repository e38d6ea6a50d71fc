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
            let told = [
                say::trapped(&game.traps(state)),
                say::alone(lone_leaders(view)),
                say::unmoved(unmoved(game, view)),
            ];
            let told: Vec<String> = told.into_iter().flatten().collect();
            (!told.is_empty()).then(|| told.join("; "))
        }
        (Action::Done, Awaits::Fire) => say::unfired(unfired(game, view)),
        (Action::Done, Awaits::Reaction) if is_near(view) => {
            say::unreacted(state.operation.able.len())
        }
        (Action::Done, Awaits::Declaration) => {
            let told =
                [say::trapped(&game.traps(state)), say::unattacking(unattacking(game, view))];
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

/// [9.1d] The Leaders of the active side who stand with no unit, and would check for it once their
/// side has moved.
pub(super) fn lone_leaders(view: &View) -> Pieces {
    let (state, roster) = (&view.state, &view.board.roster);
    let alone = |it: &game_marathon::units::Piece| {
        let hex = state.units.hex(*it);
        let with = hex.map(|hex| state.units.in_hex(hex).minus(roster.leaders()));
        with.is_some_and(|with| with.is_empty()) && !state.operation.alone.has(*it)
    };
    roster.side(state.active_side()).and(roster.leaders()).iter().filter(alone).collect()
}

/// How near an enemy must be for a reaction to be worth a question: two units walk so far at most to
/// stand face to face.
const NEAR: u32 = 4;

/// [6.2c] Whether an enemy is near a unit that may still try to react.
pub(super) fn is_near(view: &View) -> bool {
    let units = &view.state.units;
    let active = view.state.active_side();
    let enemies: Vec<_> = units
        .on_map()
        .iter()
        .filter(|it| it.side() == active)
        .filter_map(|it| units.hex(it))
        .collect();
    let mut able = view.state.operation.able.iter().filter_map(|it| units.hex(it));
    able.any(|at| enemies.iter().any(|enemy| enemy.distance(at) <= NEAR))
}

/// [4.2.5a] How many units could still attack.
fn unattacking(game: &Marathon, view: &View) -> u32 {
    who(game, view, |action| match action {
        Action::Attack { piece, .. } => Some(piece),
        _ => None,
    })
}
