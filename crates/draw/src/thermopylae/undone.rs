//! What ends a turn or a phase of it, and what would then be left undone or could not be changed.

use engine::Game as _;
use game_thermopylae::{Action, Place, Thermopylae, Unit, View};

use game_thermopylae::state::Awaits;

use super::words::parts;

/// Whether an action ends a turn [R19], its combats [R20], a combat [R35] or the bidding [R3].
pub(super) const fn ends(action: Action) -> bool {
    matches!(action, Action::EndTurn | Action::EndCombat | Action::Stop | Action::Pass)
}

/// What could still be done before it. Whether to fight on or to bid on is a question with two
/// answers, and neither of them is a slip.
pub(super) fn left(game: &Thermopylae, view: &View, action: Action) -> Option<String> {
    let listed = || {
        let mut actions = Vec::new();
        game.actions(&view.state, &mut actions);
        actions
    };
    match action {
        Action::EndTurn => parts::unmoved(unmoved(view, &listed())),
        Action::EndCombat => parts::unfought(targets(&listed())),
        Action::Place(..) if to_place(game, view) == 1 => Some(parts::LAST_UNIT.to_owned()),
        _ => None,
    }
}

/// [R18] How many Greek units are still to be placed; the battle begins with the last of them.
pub(super) fn to_place(game: &Thermopylae, view: &View) -> u16 {
    if view.state.awaits != Awaits::SetUp {
        return 0;
    }
    game.unplaced(&view.state).into_iter().map(u16::from).sum()
}

/// [R37] [R40] How many units may still move or leave.
fn unmoved(view: &View, actions: &[Action]) -> u32 {
    let mut known: Vec<(Unit, Place)> = Vec::new();
    let mut units = 0;
    for &action in actions {
        let (Action::March { unit, from, .. } | Action::Exit(unit, from)) = action else {
            continue;
        };
        if !known.contains(&(unit, from)) {
            known.push((unit, from));
            units += u32::from(view.state.stack(from).fresh[unit.kind()]);
        }
    }
    units
}

/// [R25] [R36] How many places may still be attacked.
fn targets(actions: &[Action]) -> usize {
    let mut places: Vec<Place> = Vec::new();
    for &action in actions {
        if let Action::Attack(place) | Action::Free(place) = action
            && !places.contains(&place)
        {
            places.push(place);
        }
    }
    places.len()
}
