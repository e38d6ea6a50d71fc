//! Scripted fights: from a position without an auction, and what the dice in them did.

use game_thermopylae::combat::Strike;
use game_thermopylae::{Event, Thermopylae};
use testkit::script::Script;

/// A battle by script.
pub(crate) type Play = Script<Thermopylae>;

/// The first seat has the Greeks and has to destroy every Persian.
pub(crate) const NO_AUCTION: &str = "bid=100 greek=1";

/// A battle from a position.
#[track_caller]
pub(crate) fn at(position: &str) -> Play {
    Play::at(NO_AUCTION, position)
}

/// What each die did in the last steps.
pub(crate) fn strikes(play: &Play) -> Vec<Strike> {
    let strike = |event| match event {
        Event::Rolled { strike, .. } => Some(strike),
        _ => None,
    };
    play.told().into_iter().filter_map(strike).collect()
}
