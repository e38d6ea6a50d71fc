//! Where play stands, and what must always be true of it.
//!
//! Nothing is stored twice: discard piles are what is in no other place. Nothing unknown is
//! stored at all: a deck is a pool, and its next card is decided when it is turned up.

use std::fmt;

use engine::{Case, D6, Pool, Seat};

use crate::cards::{Persian, Spartan};
use crate::cases::{K9, K23};
use crate::end::Finish;
use crate::map::Location;

/// The most seats.
pub const SEATS: usize = 4;

/// Where play stands.
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub struct State {
    /// Each seat's cards, by [`Spartan::kind`].
    pub hands: [Pool; SEATS],
    /// The Spartan deck, by [`Spartan::kind`].
    pub spartan_deck: Pool,
    /// The Persian deck, by [`Persian::kind`].
    pub persian_deck: Pool,
    /// The Graveyard, by [`Persian::kind`].
    pub graveyard: Pool,
    /// Slot 1 and slot 2.
    pub slots: [Option<Persian>; 2],
    /// The marker.
    pub marker: Location,
    /// Support cards left.
    pub support: u8,
    /// Whose turn it is.
    pub active: Seat,
    /// Where in the turn.
    pub awaits: Awaits,
}

/// Where in the sequence play is, and so what is waited for.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Awaits {
    /// [K2] The first Persian cards are turned up.
    Reveal,
    /// [K3] The starting hands are drawn.
    Deal,
    /// [K6] The player in turn retreats or charges.
    Turn,
    /// [K12] He says how many Support cards he asks for.
    Support(Fight),
    /// [K12] The dice of the cards he asked for are rolled.
    SupportDice {
        /// The fight so far.
        fight: Fight,
        /// Dice still to roll.
        left: u8,
    },
    /// [K14] The location die is rolled.
    LocationDie(Fight),
    /// [K20] [K21] Empty slots are refilled.
    Refill {
        /// Whose place is filled.
        beaten: Beaten,
        /// Bonus draws to come after that.
        draws: u8,
    },
    /// [K9] [K23] The team says who draws a card, or leaves it.
    Offer(Draws),
    /// [K9] [K23] A card is drawn.
    Draw {
        /// For whom.
        to: Seat,
        /// The draws left after this one.
        then: Draws,
    },
    /// [K5] A player with a card too many discards one.
    Discard {
        /// Who.
        seat: Seat,
        /// The draws left after this one.
        then: Draws,
    },
    /// The game is over.
    Over(Finish),
}

/// Which Persian cards a fight beat.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Beaten {
    /// [K20] The first; the second moved up.
    First,
    /// [K21] Both.
    Both,
}

/// A fight that is not resolved yet.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Fight {
    /// The card that charged.
    pub card: Spartan,
    /// Its Support dice so far.
    pub dice: Rolled,
}

/// Up to four Support dice in the order in which they fell: four bits a die, the last one lowest.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default)]
pub struct Rolled(u16);

impl Rolled {
    /// The bits of one die.
    const DIE: u32 = 4;

    /// Adds a die. A fifth is ignored: there are four Support cards [K1].
    #[inline]
    pub fn add(&mut self, face: D6) {
        if self.0 >> (3 * Self::DIE) == 0 {
            self.0 = self.0 << Self::DIE | u16::from(face.number());
        }
    }

    /// How many dice fell.
    pub const fn count(self) -> u8 {
        (u16::BITS - self.0.leading_zeros()).div_ceil(Self::DIE) as u8
    }

    /// The faces in order.
    pub fn faces(&self) -> impl Iterator<Item = D6> {
        let face = |at: u32| D6::new((self.0 >> (at * Self::DIE) & 0xF) as u8);
        (0..u32::from(self.count())).rev().filter_map(face)
    }

    /// Their sum.
    #[inline]
    pub const fn sum(self) -> u8 {
        let pairs = (self.0 & 0x0F0F) + (self.0 >> Self::DIE & 0x0F0F);
        (pairs + (pairs >> (2 * Self::DIE))) as u8
    }
}

impl fmt::Debug for Rolled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.faces().map(D6::number)).finish()
    }
}

/// Draws that the team may still take.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Draws {
    /// How many.
    pub left: u8,
    /// What earned them.
    pub cause: Cause,
}

/// What earns a draw.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Cause {
    /// [K9] A retreat.
    Retreat,
    /// [K23] Beaten cards with the Λ.
    Bonus,
}

impl Cause {
    /// The clause that grants the draw.
    pub const fn case(self) -> Case {
        match self {
            Self::Retreat => K9,
            Self::Bonus => K23,
        }
    }
}

impl State {
    /// The hand of a seat of this table.
    #[inline]
    pub fn hand(&self, seat: Seat) -> Pool {
        self.hands[seat.index() % SEATS] // No table has more seats, so there is nothing to check.
    }

    /// The hand of a seat of this table, to be changed.
    #[inline]
    pub(crate) fn hand_mut(&mut self, seat: Seat) -> &mut Pool {
        &mut self.hands[seat.index() % SEATS]
    }

    /// Every Persian card in a slot.
    pub fn line(&self) -> impl Iterator<Item = Persian> {
        self.slots.into_iter().flatten()
    }

    /// The Spartan card that fights now.
    pub fn in_play(&self) -> Option<Spartan> {
        match self.awaits {
            Awaits::Support(fight)
            | Awaits::SupportDice { fight, .. }
            | Awaits::LocationDie(fight) => Some(fight.card),
            _ => None,
        }
    }

    /// [A21] [A22] Whether somebody who sees no hand cannot tell where each Spartan card is: cards
    /// of several values lie in several places. One place, or one value, he can work out.
    pub fn has_unseen_cards(&self) -> bool {
        let places = self.hands.iter().chain([&self.spartan_deck]).filter(|it| !it.is_empty());
        let cards = self.hands.iter().fold(self.spartan_deck, |sum, &hand| sum.plus(hand));
        places.count() > 1 && cards.kinds().count() > 1
    }

    /// All Spartan cards that are in no discard pile.
    pub fn spartans_left(&self) -> Pool {
        let hands = self.hands.iter().fold(self.spartan_deck, |sum, &hand| sum.plus(hand));
        self.in_play().map_or(hands, |card| hands.with(card.kind()))
    }

    /// [K22] The Spartan discard pile.
    pub fn spartan_discards(&self) -> Pool {
        Spartan::DECK.minus(self.spartans_left())
    }

    /// All Persian cards that are in no discard pile.
    pub fn persians_left(&self) -> Pool {
        let placed = self.persian_deck.plus(self.graveyard);
        self.line().fold(placed, |sum, card| sum.with(card.kind()))
    }

    /// [K17] The Persian discard pile: the cards that were repelled.
    pub fn repelled(&self) -> Pool {
        Persian::DECK.minus(self.persians_left())
    }

    /// How many Persian cards were beaten.
    pub fn beaten(&self) -> u32 {
        self.repelled().size() + self.graveyard.size()
    }
}
