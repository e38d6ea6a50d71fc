//! What the network is told of a position: one number for each thing that matters.
//!
//! The player who acts next comes first, the others clockwise after him. After a fight or a
//! retreat that is already the next player, whatever cards are still to be drawn.

use engine::Seat;
use game_thermopyles::{Awaits, State, Thermopyles};

const SPARTAN_VALUES: usize = 11;
const PERSIAN_KINDS: usize = game_thermopyles::cards::PERSIAN_KINDS;
const OTHERS: usize = 3;

const HAND: usize = 0;
const SPARTAN_DECK: usize = HAND + SPARTAN_VALUES;
const PERSIAN_DECK: usize = SPARTAN_DECK + SPARTAN_VALUES;
const FIRST_SLOT: usize = PERSIAN_DECK + PERSIAN_KINDS;
const SECOND_SLOT: usize = FIRST_SLOT + PERSIAN_KINDS;
const LOCATION: usize = SECOND_SLOT + PERSIAN_KINDS;
const SUPPORT: usize = LOCATION + 6;
const GRAVEYARD: usize = SUPPORT + 5;
const DRAWS: usize = GRAVEYARD + 12;
const HAND_SIZE: usize = DRAWS + 2;
const SPARTAN_DECK_SIZE: usize = HAND_SIZE + 6;
const PERSIAN_DECK_SIZE: usize = SPARTAN_DECK_SIZE + 17;
const OTHER_HANDS: usize = PERSIAN_DECK_SIZE + 27;
const OTHER_SIZES: usize = OTHER_HANDS + OTHERS * SPARTAN_VALUES;
const PLAYERS: usize = OTHER_SIZES + OTHERS * 6;

/// How many features there are.
pub(super) const FEATURES: usize = PLAYERS + 4;

/// The Graveyard that the network was trained with [K27].
const GOAL: u32 = 12;

/// Tells every feature that is not zero, and how large it is.
pub(super) fn tell(game: &Thermopyles, state: &State, mut feature: impl FnMut(usize, u8)) {
    let mut pool = |first: usize, pool: engine::Pool| {
        for kind in pool.kinds() {
            feature(first + usize::from(kind), pool.count(kind));
        }
    };
    let next = next_player(game, state);
    pool(HAND, state.hand(next));
    pool(SPARTAN_DECK, state.spartan_deck);
    pool(PERSIAN_DECK, state.persian_deck);
    let mut one = |at: usize, most: usize, number: u32| {
        feature(at + (number as usize).min(most), 1);
    };
    for (first, slot) in [FIRST_SLOT, SECOND_SLOT].into_iter().zip(state.slots) {
        if let Some(card) = slot {
            one(first, PERSIAN_KINDS, u32::from(card.kind()));
        }
    }
    one(LOCATION, 5, u32::from(state.marker.number()) - 1);
    one(SUPPORT, 4, u32::from(state.support));
    one(GRAVEYARD, 11, buried(game, state));
    if let Some(draws) = pending_draws(state).checked_sub(1) {
        one(DRAWS, 1, draws);
    }
    one(HAND_SIZE, 5, state.hand(next).size());
    one(SPARTAN_DECK_SIZE, 16, state.spartan_deck.size());
    one(PERSIAN_DECK_SIZE, 26, state.persian_deck.size());
    one(PLAYERS, 3, u32::from(game.options.players) - 1);
    let mut seat = next;
    for other in 0..usize::from(game.options.players) - 1 {
        seat = seat.clockwise(game.options.players);
        let hand = state.hand(seat);
        feature(OTHER_SIZES + other * 6 + (hand.size() as usize).min(5), 1);
        for kind in hand.kinds() {
            let at = OTHER_HANDS + other * SPARTAN_VALUES + usize::from(kind);
            feature(at, hand.count(kind));
        }
    }
}

/// Who acts next, once the cards of this turn are turned up and drawn.
fn next_player(game: &Thermopyles, state: &State) -> Seat {
    match state.awaits {
        Awaits::Turn => state.active,
        _ => state.active.clockwise(game.options.players),
    }
}

/// [K27] How full the Graveyard is, for a table whose goal is not twelve: what is missing counts.
fn buried(game: &Thermopyles, state: &State) -> u32 {
    let missing = game
        .options
        .graveyard_goal
        .map_or(GOAL, |goal| u32::from(goal).saturating_sub(state.graveyard.size()));
    GOAL.saturating_sub(missing)
}

/// The draws that are still to come, as far as the deck goes [K10].
fn pending_draws(state: &State) -> u32 {
    let draws = match state.awaits {
        Awaits::Refill { draws, .. } => u32::from(draws),
        Awaits::Offer(draws) => u32::from(draws.left),
        _ => 0,
    };
    draws.min(state.spartan_deck.size())
}
