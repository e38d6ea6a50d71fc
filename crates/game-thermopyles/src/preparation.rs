//! Preparation: [K1] to [K4].

use engine::{Log, Pool, Seat};

use crate::cards::{Persian, SUPPORT_CARDS, Spartan};
use crate::event::Event;
use crate::game::Thermopyles;
use crate::state::{Awaits, SEATS, State};

impl Thermopyles {
    /// [K1] Lays out both decks, the Support cards and the marker.
    pub fn lay_out(&self) -> State {
        State {
            hands: [Pool::EMPTY; SEATS],
            spartan_deck: Spartan::DECK,
            persian_deck: Persian::DECK,
            graveyard: Pool::EMPTY,
            slots: [None; 2],
            marker: self.map.start,
            support: SUPPORT_CARDS,
            active: self.options.starter, // [K4]
            awaits: Awaits::Reveal,
        }
    }

    /// [K2] [K20] [K21] Turns a Persian card up in the first empty slot.
    pub(crate) fn reveal(&self, state: &mut State, card: Persian, log: &mut impl Log<Event>) {
        let slot = usize::from(state.slots[0].is_some());
        state.slots[slot] = Some(card);
        state.persian_deck = state.persian_deck.without(card.kind());
        log.tell(|| Event::Revealed { slot: slot as u8 + 1, card });
        if state.slots[1].is_none() {
            return;
        }
        match state.awaits {
            Awaits::Refill { draws, .. } => self.offer_bonus(state, draws, log),
            _ => state.awaits = Awaits::Deal,
        }
    }

    /// [K3] How many cards each player begins with: three, or four alone.
    pub const fn starting_hand(&self) -> u32 {
        if self.options.players == 1 { 4 } else { 3 }
    }

    /// [K3] Whose card is dealt next: one player after the other fills his hand.
    pub(crate) fn dealt_next(&self, state: &State) -> Option<Seat> {
        let full = self.starting_hand();
        Seat::all(self.options.players).find(|&seat| state.hand(seat).size() < full)
    }

    /// [K3] [K9] [K23] Who gets the Spartan card that is drawn now.
    pub(crate) fn drawing(&self, state: &State) -> Option<Seat> {
        match state.awaits {
            Awaits::Deal => self.dealt_next(state),
            Awaits::Draw { to, .. } => Some(to),
            _ => None,
        }
    }

    /// [K3] Deals a card. The turns begin when the last player's hand is full.
    pub(crate) fn deal(&self, state: &mut State, card: Spartan, log: &mut impl Log<Event>) {
        let Some(seat) = self.dealt_next(state) else { return };
        Self::take(state, seat, card, log);
        let last = seat.number() == self.options.players;
        if last && state.hand(seat).size() == self.starting_hand() {
            state.awaits = Awaits::Turn;
        }
    }
}
