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
}

/// Whether a seat may take the last step back.
///
/// # Errors
/// Why not.
pub fn allowed<G: Game>(game: &Match<G>, seat: Seat) -> Result<(), NoUndo> {
    let number = game.steps().len();
    let step = game.steps().last().ok_or(NoUndo::Nothing)?;
    match step.made {
        Move::Chance(_) => Err(NoUndo::ChanceDecided(number)),
        Move::Act(other, _) if other != seat => Err(NoUndo::OtherSeat(other)),
        Move::Act(..) if step.revealed => Err(NoUndo::Revealed(number)),
        Move::Act(..) => Ok(()),
    }
}

/// Takes a seat's last step back.
///
/// # Errors
/// Why it cannot be; nothing has changed then.
pub fn undo<G: Game>(game: &mut Match<G>, seat: Seat) -> Result<(), NoUndo> {
    allowed(game, seat)?;
    game.rewind(game.steps().len() - 1);
    Ok(())
}

/// The seat whose last step could be taken back, or the one that decides now.
pub fn asking_seat<G: Game>(game: &Match<G>) -> Seat {
    match (game.steps().last().map(|step| step.made), game.node()) {
        (Some(Move::Act(seat, _)), _) | (_, Node::Decision { seat }) => seat,
        _ => Seat::FIRST,
    }
}
