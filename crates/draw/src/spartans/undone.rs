//! What ends a segment for whoever decides, and what would then be left undone or could not be
//! changed.

use game_spartans::map::Area;
use game_spartans::state::{Awaits, Business};
use game_spartans::{Action, Spartans, View};

use super::words::parts;

/// Whether an action ends the segment for its seat.
pub(super) const fn ends(action: Action) -> bool {
    matches!(action, Action::Done)
}

/// What could still be done before it.
pub(super) fn left(game: &Spartans, view: &View, action: Action) -> Option<String> {
    match action {
        Action::Done if view.state.segment.business() == Business::Movement => {
            parts::unmoved(unmoved(game, view))
        }
        Action::Done => parts::unfired(parts::ready(game, view)),
        Action::Place { .. } if to_place(game, view) == 1 => Some(parts::LAST_UNIT.to_owned()),
        _ => None,
    }
}

/// [6.0c] How many Greek units are still to be placed; the Persians come with the last of them.
pub(super) fn to_place(game: &Spartans, view: &View) -> u16 {
    if view.state.awaits != Awaits::Deployment {
        return 0;
    }
    game.to_place(&view.state).map(|(_, count)| u16::from(count)).sum()
}

/// [8.1] How many units may still move: to turn is not enough.
pub(super) fn unmoved(game: &Spartans, view: &View) -> u32 {
    let side = view.state.segment.side();
    let mut known: Vec<(Area, usize)> = Vec::new();
    for action in parts::listed(game, view) {
        let (Action::Move { part, .. } | Action::Charge { part, .. }) = action else { continue };
        let stack = view.state.positions.stack(side, part.at);
        let order = usize::from(part.order);
        let (first, last) = if part.alone { (order, order) } else { stack.force(order) };
        for order in first..=last.min(stack.len().saturating_sub(1)) {
            if !known.contains(&(part.at, order)) {
                known.push((part.at, order));
            }
        }
    }
    known.len() as u32
}
