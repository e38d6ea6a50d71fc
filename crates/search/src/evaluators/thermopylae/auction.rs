//! Bids, from measured shares of Greek wins.
//!
//! The shares were measured by the plan search against itself; the folder's README says how. A
//! table with armies of its own is looked up by what share of the Persians a bid is.

use game_thermopylae::options::Scenario;
use game_thermopylae::{Action, Awaits, Side, State, Thermopylae};

use super::shares::{QUICK, QUICK_FIRST, STANDARD, STANDARD_1};

/// Greek wins at some bids, in rising order of the bids.
pub(crate) type Measured = &'static [(f64, f64)];

/// The shares for a table.
fn measured(game: &Thermopylae) -> Measured {
    match game.options.army {
        Scenario::Standard if game.rules == 1 => STANDARD_1,
        Scenario::Standard => STANDARD,
        Scenario::Quick => QUICK,
        Scenario::QuickFirst => QUICK_FIRST,
    }
}

/// How often the Greeks win at a bid: on the line between the two nearest bids that were measured.
pub(crate) fn greek_share(game: &Thermopylae, bid: u8) -> f64 {
    let shares = measured(game);
    let bid = f64::from(bid) / f64::from(game.board.army_size(Side::Persian).max(1));
    let (mut before, mut share) = (0.0, 1.0);
    for &(at, next) in shares {
        if bid <= at {
            return share + (next - share) * (bid - before) / (at - before);
        }
        (before, share) = (at, next);
    }
    // To destroy every Persian is as good as impossible, unless there is hardly any.
    share * ((1.0 - bid) / (1.0 - before)).clamp(0.0, 1.0)
}

/// Whether one more than a bid is still worth it: the Greeks at that against the Persians now.
fn is_worth_raising(game: &Thermopylae, bid: u8) -> bool {
    bid < game.highest_bid() && greek_share(game, bid + 1) >= 1.0 - greek_share(game, bid)
}

/// The highest bid that is worth making.
pub(crate) fn fair(game: &Thermopylae) -> u8 {
    (1..game.highest_bid()).find(|&bid| !is_worth_raising(game, bid)).unwrap_or(1)
}

/// What to bid: low at first, one more as long as that is worth it; in secret the fair bid.
pub(crate) fn bid(game: &Thermopylae, state: &State) -> Action {
    match state.awaits {
        Awaits::Auction { .. } if state.bid > 0 && !is_worth_raising(game, state.bid) => {
            Action::Pass
        }
        Awaits::Auction { .. } => Action::Bid(state.bid.max(opening(game)) + 1),
        _ => Action::Bid(fair(game)),
    }
}

/// Bids up to this one nobody takes for serious.
fn opening(game: &Thermopylae) -> u8 {
    fair(game) / 2
}

/// The few bids that are worth a word, each with the bidder's share of the win.
pub(crate) fn considered(game: &Thermopylae, state: &State) -> Vec<(Action, f64)> {
    let mut found = Vec::new();
    let first = bid(game, state);
    if matches!(state.awaits, Awaits::Auction { .. }) && state.bid > 0 {
        found.push((Action::Pass, 1.0 - greek_share(game, state.bid)));
    }
    let fair = fair(game);
    let least = if matches!(state.awaits, Awaits::Auction { .. }) { state.bid + 1 } else { 1 };
    for units in [least, fair.saturating_sub(1), fair, fair + 1] {
        let action = Action::Bid(units);
        let legal = (least..=game.highest_bid()).contains(&units);
        if legal && found.iter().all(|(known, _)| *known != action) {
            found.push((action, greek_share(game, units)));
        }
    }
    if let Action::Bid(units) = first
        && found.iter().all(|(known, _)| *known != first)
    {
        found.push((first, greek_share(game, units)));
    }
    // What it would do stands first: a bid may be worth more later than a sure thing now.
    found.sort_by(|left, right| {
        (right.0 == first).cmp(&(left.0 == first)).then(right.1.total_cmp(&left.1))
    });
    found
}
