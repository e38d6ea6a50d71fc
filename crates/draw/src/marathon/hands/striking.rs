//! At whom those of a stack may fire, and whom they may attack.

use game_marathon::map::Hex;
use game_marathon::units::Piece;
use game_marathon::{Action, Marathon, View};

use super::kinds::{Held, names};
use super::say;
use crate::hands::{HandGoal, OrderForm};
use crate::marathon::target;

/// The hexes that actions aim at, each with those who may.
fn aims(actions: &[Action]) -> Vec<(Hex, Vec<Piece>)> {
    let mut aims: Vec<(Hex, Vec<Piece>)> = Vec::new();
    for action in actions {
        let (Action::Fire { piece, at } | Action::Attack { piece, at }) = *action else { continue };
        match aims.iter_mut().find(|(hex, _)| *hex == at) {
            Some((_, pieces)) => pieces.push(piece),
            None => aims.push((at, vec![piece])),
        }
    }
    aims
}

/// [7.1g] One shot at a hex: each has its own die, so that the next is chosen when it has fallen.
pub(super) fn shots(
    game: &Marathon,
    view: &View,
    held: &Held,
    actions: &[Action],
) -> Vec<HandGoal> {
    let goal = |(at, pieces): (Hex, Vec<Piece>)| {
        let best = pieces.iter().copied().max_by_key(|it| game.factor(&view.state, *it))?;
        let row = held.rows.iter().find(|row| row.pieces.contains(&best))?;
        Some(HandGoal {
            pick: target::hex_pick(view, at),
            words: say::shot(view, best, at),
            form: OrderForm::plain(Action::Fire { piece: best, at }.to_string()),
            most: held.counts(&row.pieces),
            room: 1,
            guard: None,
        })
    };
    aims(actions).into_iter().filter_map(goal).collect()
}

/// [4.2.5a] An attack by those who are named, or by everybody who may.
pub(super) fn attacks(view: &View, held: &Held, actions: &[Action]) -> Vec<HandGoal> {
    let goal = |(at, pieces): (Hex, Vec<Piece>)| HandGoal {
        pick: target::hex_pick(view, at),
        words: say::attack(view, at),
        form: OrderForm {
            order: format!("attack {at} {{}}"),
            each: held.each(),
            whole: format!("attack {at}{}", names(pieces.iter())),
        },
        most: held.counts(&pieces),
        room: pieces.len() as u8,
        guard: None,
    };
    aims(actions).into_iter().map(goal).collect()
}
