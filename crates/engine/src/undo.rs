//! Undo by information, once for all games.
//!
//! A seat may step back until a die fell or a card was drawn, something was shown, or another seat
//! decided. What somebody has learned cannot be unlearned.

use crate::game::Game;
use crate::play::{Match, Move};
use crate::{Seat, game::Node};

/// Why a step cannot be taken back.
#[derive(Copy, Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum NoUndo {
    /// Nothing has been played.
    #[error("nothing has been played yet")]
    Nothing,
    /// The last step was chance's.
    #[error("a die has fallen or a card was drawn since (step {0})")]
    ChanceDecided(usize),
    /// The last step was another seat's.
    #[error("seat {0} has decided since")]
    OtherSeat(Seat),
    /// The last step showed somebody something.
    #[error("the last step showed the others what they did not know (step {0})")]
    Revealed(usize),
    /// The rules have made a step since.
    #[error("the rules have gone on since (step {0})")]
    RulesActed(usize),
    /// The last step was a word of a player.
    #[error("a word was said since (step {0}), and words stand")]
    Said(usize),
}

/// Whether a seat may take the last step back.
///
/// # Errors
/// Why not.
pub fn allowed<G: Game>(game: &Match<G>, seat: Seat) -> Result<(), NoUndo> {
    let number = game.steps().len();
    judge(game, number.checked_sub(1).ok_or(NoUndo::Nothing)?, seat)
}

/// Whether a seat may take a step back that is the last, or after which all are taken back.
fn judge<G: Game>(game: &Match<G>, at: usize, seat: Seat) -> Result<(), NoUndo> {
    let (step, number) = (&game.steps()[at], at + 1);
    match step.made {
        Move::Propose(..) => Err(NoUndo::Said(number)),
        Move::Chance(_) => Err(NoUndo::ChanceDecided(number)),
        Move::Act(other, _) if other != seat => Err(NoUndo::OtherSeat(other)),
        _ if step.revealed => Err(NoUndo::Revealed(number)),
        // What the rules made of an action goes back with it.
        Move::Forced(_) => judge(game, at.checked_sub(1).ok_or(NoUndo::Nothing)?, seat),
        Move::Act(..) => Ok(()),
    }
}

/// Takes back what a seat did last: a step, or all of an order over several, with what the rules
/// made of it.
///
/// # Errors
/// Why it cannot be; nothing has changed then.
pub fn undo<G: Game>(game: &mut Match<G>, seat: Seat) -> Result<(), NoUndo> {
    allowed(game, seat)?;
    game.rewind(game.steps().len() - last_input(game, seat));
    Ok(())
}

/// How many steps go back with what a seat did last.
pub fn last_input<G: Game>(game: &Match<G>, seat: Seat) -> usize {
    let forced = |made| matches!(made, Move::Forced(_));
    let Some(last) = game.steps().iter().rposition(|step| !forced(step.made)) else { return 0 };
    let (all, begun) = (game.steps().len(), game.begun_with(last));
    // Where something was learned on the way, the last step of an order goes back alone.
    if all - begun <= reach(game, seat) { all - begun } else { all - last }
}

/// How many of the last steps, one after the other, a seat may take back.
pub fn reach<G: Game>(game: &Match<G>, seat: Seat) -> usize {
    (0..game.steps().len()).rev().take_while(|&at| judge(game, at, seat).is_ok()).count()
}

/// Takes back every step that a seat may: a whole order, a whole set-up.
///
/// # Errors
/// Why not even the last can be; nothing has changed then.
pub fn undo_all<G: Game>(game: &mut Match<G>, seat: Seat) -> Result<(), NoUndo> {
    allowed(game, seat)?;
    game.rewind(game.steps().len() - reach(game, seat));
    Ok(())
}

/// Takes back what was said to have come up, while nobody has decided since: whoever enters what a
/// real die or card showed may have mistyped it.
///
/// # Errors
/// If the last step was not chance's; nothing has changed then.
pub fn undo_entered<G: Game>(game: &mut Match<G>) -> Result<(), NoUndo> {
    let number = game.steps().len();
    match game.steps().last().ok_or(NoUndo::Nothing)?.made {
        Move::Chance(_) => {
            game.rewind(number - 1);
            Ok(())
        }
        Move::Act(seat, _) => Err(NoUndo::OtherSeat(seat)),
        Move::Forced(_) => Err(NoUndo::RulesActed(number)),
        Move::Propose(..) => Err(NoUndo::Said(number)),
    }
}

/// The seat whose last step could be taken back, or the one that decides now.
pub fn asking_seat<G: Game>(game: &Match<G>) -> Seat {
    let mut made = game.steps().iter().rev().map(|step| step.made);
    match (made.find(|made| !matches!(made, Move::Forced(_))), game.node()) {
        (Some(Move::Act(seat, _) | Move::Propose(seat, _)), _) | (_, Node::Decision { seat }) => {
            seat
        }
        _ => Seat::FIRST,
    }
}
