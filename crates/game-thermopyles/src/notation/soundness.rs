//! What must be true of every position: checked for every one that somebody writes, and after
//! every step in tests.

use engine::notation::unmet;
use engine::{Fault, Seat};

use crate::cards::{Persian, SUPPORT_CARDS, Spartan};
use crate::end::Finish;
use crate::game::Thermopyles;
use crate::map::DEFEAT;
use crate::options::SupportDice;
use crate::state::{Awaits, Beaten, Cause, Draws, State};

impl Thermopyles {
    /// Everything that is impossible about a position. None: it can be played.
    pub fn unsoundness(&self, state: &State) -> Vec<Fault> {
        unmet([
            (
                cards_are_whole(state),
                "more cards of a value are on the table than the decks have [K1]",
            ),
            (self.hands_keep_the_limit(state), "a hand has more cards than the limit allows [K5]"),
            (marker_fits(state), "the marker is at location 7, and so the game is lost [K24]"),
            (self.graveyard_fits(state), "the Graveyard is full, and so the game is won [K27]"),
            (slots_fit(state), "both slots must hold a Persian card at this step [K2] [K20] [K21]"),
            (
                refill_is_possible(state),
                "the Persian deck cannot refill the slots: the game is won [K26]",
            ),
            (cards_fit(state), "nobody has a card and the deck is empty: the game is lost [K25]"),
            (
                support_fits(state),
                "Support cards and Support dice together are more than four [K13]",
            ),
            (
                draws_fit(state),
                "no card can be drawn at this step: the deck is empty, or no draw is left [K10]",
            ),
            (
                self.step_fits(state),
                "the step does not fit the position: nothing would be waited for",
            ),
        ])
    }

    /// [K5] Nobody is above the limit but a player about to discard, who has one card too many.
    fn hands_keep_the_limit(&self, state: &State) -> bool {
        Seat::all(self.options.players).all(|seat| {
            let size = state.hand(seat).size();
            match state.awaits {
                Awaits::Discard { seat: discards, .. } if discards == seat => {
                    self.is_over_limit(size) && !self.is_over_limit(size - 1)
                }
                _ => !self.is_over_limit(size),
            }
        })
    }

    /// [K27] The Graveyard is full when that won the game, and only then.
    fn graveyard_fits(&self, state: &State) -> bool {
        let full = self.is_graveyard_full(state.graveyard.size());
        full == (state.awaits == Awaits::Over(Finish::GraveyardFull))
    }

    /// What a step waits for is there.
    fn step_fits(&self, state: &State) -> bool {
        let nothing_dealt = state.hands.iter().all(|hand| hand.is_empty());
        let one_by_one = self.options.support == SupportDice::OneByOne;
        match state.awaits {
            Awaits::Reveal => nothing_dealt && state.slots[1].is_none(),
            Awaits::Deal => self.dealt_next(state).is_some() && self.deals_in_order(state),
            // [A10] Either all dice of a fight are asked for at once, or each by itself.
            Awaits::Support(fight) => state.support > 0 && (one_by_one || fight.dice.count() == 0),
            Awaits::SupportDice { left, .. } => left > 0 && (!one_by_one || left == 1),
            Awaits::LocationDie(_) => crate::map::gives_die(state.marker),
            Awaits::Refill { beaten: Beaten::First, draws } => {
                draws <= 1 && state.slots[0].is_some() && state.slots[1].is_none()
            }
            Awaits::Refill { beaten: Beaten::Both, draws } => {
                draws <= 2 && state.slots[1].is_none()
            }
            Awaits::Over(Finish::ArmySpent) => state.persian_deck.size() < 2,
            _ => true,
        }
    }

    /// [K3] One player after the other fills his hand, and the deck can fill them all.
    fn deals_in_order(&self, state: &State) -> bool {
        let full = self.starting_hand();
        let sizes = Seat::all(self.options.players).map(|seat| state.hand(seat).size());
        let missing: u32 = sizes.clone().map(|size| full.saturating_sub(size)).sum();
        let mut after_partial = sizes.skip_while(|&size| size == full).skip(1);
        state.spartan_deck.size() >= missing && after_partial.all(|size| size == 0)
    }
}

/// [K1] No value is on the table more often than the decks have it.
fn cards_are_whole(state: &State) -> bool {
    Spartan::DECK.covers(state.spartans_left()) && Persian::DECK.covers(state.persians_left())
}

/// [K24] The marker stands at location 7 when that lost the game, and only then.
fn marker_fits(state: &State) -> bool {
    (state.marker == DEFEAT) == (state.awaits == Awaits::Over(Finish::GroundLost))
}

/// [K25] No turn begins or ends without a card anywhere.
fn cards_fit(state: &State) -> bool {
    let out = Thermopyles::is_out_of_cards(state);
    match state.awaits {
        Awaits::Turn | Awaits::Offer(_) | Awaits::Draw { .. } | Awaits::Discard { .. } => !out,
        Awaits::Over(Finish::CardsSpent) => out,
        _ => true,
    }
}

/// [K2] [K20] [K21] Slots are empty only while they are filled, and after a won battle.
fn slots_fit(state: &State) -> bool {
    match state.awaits {
        Awaits::Reveal | Awaits::Refill { .. } => {
            state.slots[0].is_some() || state.slots[1].is_none()
        }
        Awaits::Over(finish) if finish.is_won() => true,
        _ => state.slots.iter().all(Option::is_some),
    }
}

/// [K26] Slots that are being filled can be filled.
fn refill_is_possible(state: &State) -> bool {
    let empty = state.slots.iter().filter(|slot| slot.is_none()).count();
    match state.awaits {
        Awaits::Reveal | Awaits::Refill { .. } => state.persian_deck.size() as usize >= empty,
        _ => true,
    }
}

/// [K13] Support cards on the table and spent on this fight are four at most.
fn support_fits(state: &State) -> bool {
    let dice = match state.awaits {
        Awaits::Support(fight) | Awaits::LocationDie(fight) => fight.dice.count(),
        Awaits::SupportDice { fight, left } => fight.dice.count().saturating_add(left),
        _ => 0,
    };
    state.support.saturating_add(dice) <= SUPPORT_CARDS
}

/// [K9] [K10] [K23] A draw that is waited for can be made.
fn draws_fit(state: &State) -> bool {
    let most = |draws: Draws| match draws.cause {
        Cause::Retreat => 1,
        Cause::Bonus => 2,
    };
    let deck = !state.spartan_deck.is_empty();
    match state.awaits {
        Awaits::Offer(draws) => deck && (1..=most(draws)).contains(&draws.left),
        Awaits::Draw { then, .. } => deck && then.left < most(then),
        Awaits::Discard { then, .. } => then.left < most(then),
        _ => true,
    }
}
