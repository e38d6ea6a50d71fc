//! What befalls attackers beside the combat itself: those who are eliminated before any die falls
//! [7.2c], and the checks of those who have charged [9.2h].

use engine::Game as _;
use game_marathon::cases::{C_7_2C, C_9_2H};
use game_marathon::melee::Melee;
use game_marathon::state::{Awaits, State};
use game_marathon::units::{Piece, Pieces};
use game_marathon::{Action, Marathon};

use super::pieces;
use crate::grammar::list;
use crate::odds::sentence;

/// [7.2c] Those who would be eliminated if nobody else attacked after these actions.
fn doomed(game: &Marathon, state: &State, actions: &[Action]) -> Pieces {
    let mut after = state.clone();
    for action in actions {
        if !game.allows(&after, *action) {
            return Pieces::NONE;
        }
        after = game.after(&after, *action);
    }
    if after.awaits != Awaits::Declaration {
        return Pieces::NONE;
    }
    game.traps(&after).iter().fold(Pieces::NONE, |all, trap| all.or(trap.lost))
}

/// [7.2c] The same in a few words; nothing where nobody would be.
pub(crate) fn brief(game: &Marathon, state: &State, actions: &[Action]) -> Option<String> {
    let lost = doomed(game, state, actions);
    (!lost.is_empty()).then(|| format!("{} eliminated before any die", pieces(lost)))
}

/// [7.2c] The same in a sentence.
pub(crate) fn told(game: &Marathon, state: &State, actions: &[Action]) -> Option<String> {
    let lost = doomed(game, state, actions);
    let words = || {
        format!(
            "{} certainly eliminated before any die falls: nobody can attack an enemy in whose zone \
             {} stand{}",
            with_verb(lost),
            if lost.len() == 1 { "it" } else { "they" },
            if lost.len() == 1 { "s" } else { "" },
        )
    };
    (!lost.is_empty()).then(|| sentence(&words(), &C_7_2C.to_string()))
}

fn with_verb(lost: Pieces) -> String {
    format!("{} {}", pieces(lost), if lost.len() == 1 { "is" } else { "are" })
}

/// [9.2h] The checks of those who charge, after the combat.
pub(crate) fn charged(game: &Marathon, state: &State, melee: &Melee) -> Option<String> {
    let chargers = melee.attackers.and(state.operation.charging);
    let fails = |piece: Piece| {
        let faces = 10 - game.passing_faces(state, piece);
        format!("{piece} fails {} %", 10 * u32::from(faces))
    };
    let each: Vec<String> = chargers.iter().map(fails).collect();
    let words = || format!("whoever has charged checks morale after the combat: {}", list(&each));
    (!each.is_empty()).then(|| sentence(&words(), &C_9_2H.to_string()))
}
