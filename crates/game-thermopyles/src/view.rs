//! What one viewer may know: all that pages, prompts and computer players ever get.

use engine::chance::TicketSource;
use engine::{Pool, Seat, Viewer};
use std::num::NonZeroU32;

use crate::cards::{Persian, Spartan};
use crate::game::Thermopyles;
use crate::map::{Location, MapCard};
use crate::options::{Hands, Options};
use crate::state::{Awaits, SEATS, State};

/// A hand as one viewer sees it.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum HandView {
    /// Its cards.
    Open(Pool),
    /// Their number [A21].
    Closed(u32),
}

impl HandView {
    /// How many cards it has.
    pub const fn size(self) -> u32 {
        match self {
            Self::Open(cards) => cards.size(),
            Self::Closed(size) => size,
        }
    }
}

/// What one viewer may know.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct View {
    /// Whose eyes.
    pub viewer: Viewer,
    /// What the table agreed on.
    pub options: Options,
    /// The map card.
    pub map: MapCard,
    /// The marker.
    pub marker: Location,
    /// Support cards left.
    pub support: u8,
    /// Slot 1 and slot 2.
    pub slots: [Option<Persian>; 2],
    /// How many of each kind the Persian deck still has [A22].
    pub persian_deck: Pool,
    /// The Graveyard.
    pub graveyard: Pool,
    /// The Persian discard pile.
    pub repelled: Pool,
    /// The hands, by seat.
    pub hands: Vec<HandView>,
    /// How many cards the Spartan deck has.
    pub spartan_deck: u32,
    /// The Spartan cards that this viewer has not seen: in the deck, or in a closed hand [A22].
    pub spartans_unseen: Pool,
    /// The Spartan discard pile.
    pub spartan_discards: Pool,
    /// Whose turn it is.
    pub active: Seat,
    /// Where in the turn.
    pub awaits: Awaits,
}

impl Thermopyles {
    /// [A21] Whether players keep their cards from each other. Alone there is nobody to keep
    /// them from.
    pub(crate) fn hides_hands(&self) -> bool {
        self.options.hands == Hands::Hidden && self.options.players > 1
    }

    /// [A21] Whether a viewer may see the cards of a seat.
    pub(crate) fn may_see_hand(&self, viewer: Viewer, seat: Seat) -> bool {
        !self.hides_hands() || viewer.is(seat)
    }

    /// The view of a state.
    pub(crate) fn seen(&self, state: &State, viewer: Viewer) -> View {
        let seats = Seat::all(self.options.players);
        View {
            viewer,
            options: self.options,
            map: self.map.clone(),
            marker: state.marker,
            support: state.support,
            slots: state.slots,
            persian_deck: state.persian_deck,
            graveyard: state.graveyard,
            repelled: state.repelled(),
            spartan_deck: state.spartan_deck.size(),
            spartans_unseen: self.unseen_spartans(state, viewer),
            hands: seats
                .map(|seat| {
                    if self.may_see_hand(viewer, seat) {
                        HandView::Open(state.hand(seat))
                    } else {
                        HandView::Closed(state.hand(seat).size())
                    }
                })
                .collect(),
            spartan_discards: state.spartan_discards(),
            active: state.active,
            awaits: state.awaits,
        }
    }

    /// The Spartan cards that a viewer has not seen: in the deck, or in a closed hand.
    pub(crate) fn unseen_spartans(&self, state: &State, viewer: Viewer) -> Pool {
        Seat::all(self.options.players)
            .filter(|&seat| !self.may_see_hand(viewer, seat))
            .fold(state.spartan_deck, |unseen, seat| unseen.plus(state.hand(seat)))
    }

    /// A state that the viewer might be in: closed hands are dealt from what he has not seen.
    pub(crate) fn imagined(view: &View, random: &mut dyn TicketSource) -> State {
        let mut unseen = view.spartans_unseen;
        let mut hands = [Pool::EMPTY; SEATS];
        for (hand, seen) in hands.iter_mut().zip(&view.hands) {
            match *seen {
                HandView::Open(cards) => *hand = cards,
                HandView::Closed(size) => {
                    for _ in 0..size {
                        let Some(tickets) = NonZeroU32::new(unseen.size()) else { break };
                        let kind = unseen.nth(random.draw(tickets));
                        unseen = unseen.without(kind);
                        *hand = hand.with(kind);
                    }
                }
            }
        }
        State {
            hands,
            spartan_deck: unseen,
            persian_deck: view.persian_deck,
            graveyard: view.graveyard,
            slots: view.slots,
            marker: view.marker,
            support: view.support,
            active: view.active,
            awaits: view.awaits,
        }
    }
}

impl View {
    /// The Spartan card that fights now.
    pub fn in_play(&self) -> Option<Spartan> {
        match self.awaits {
            Awaits::Support(fight)
            | Awaits::SupportDice { fight, .. }
            | Awaits::LocationDie(fight) => Some(fight.card),
            _ => None,
        }
    }
}
