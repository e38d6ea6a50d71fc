//! Bids, from measured shares of Greek wins.

use game_thermopylae::{Action, State, Step, Thermopylae};

/// Opens low, and raises while the Greeks at one more are worth at least the Persians now.
pub(crate) fn bid(game: &Thermopylae, state: &State) -> Action {
    let fair = (f32::from(game.highest_bid()) * 0.37) as u8;
    match state.step {
        Step::Auction { .. } if state.bid >= fair => Action::Pass,
        Step::Auction { .. } => Action::Bid(state.bid + 1),
        _ => Action::Bid(fair.max(1)),
    }
}
