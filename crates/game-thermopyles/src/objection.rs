//! Reasons against an action, as values: `draw` finds the words.

use engine::{Case, Cited, Seat};

use crate::action::Action;
use crate::cards::Spartan;
use crate::cases::{K5, K6, K7, K11, K12, K13};
use crate::end::Finish;
use crate::game::Thermopyles;
use crate::state::{Cause, State};

/// A reason against an action.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Objection {
    /// [K5] A hand has a card too many, and one must be discarded first.
    DiscardFirst {
        /// Whose hand.
        seat: Seat,
        /// How many cards it has.
        held: u8,
        /// How many may be kept.
        limit: u8,
    },
    /// [K5] The card is not in the hand that one must be discarded from.
    NotToDiscard {
        /// Which card.
        card: Spartan,
    },
    /// [K6] The turn begins with a retreat or a charge.
    TurnFirst,
    /// [K7] A player without cards must retreat.
    EmptyHand,
    /// [K9] [K23] The team must say first who draws a card, or decline it.
    DrawFirst {
        /// What earned the card.
        cause: Cause,
    },
    /// [K9] [K23] Nobody sits at the seat that is to draw the card.
    NobodySits {
        /// The seat.
        seat: Seat,
        /// How many seats the table has.
        seats: u8,
        /// What earned the card.
        cause: Cause,
    },
    /// [K11] The card is not in the hand of the player in turn.
    NotToCharge {
        /// Which card.
        card: Spartan,
    },
    /// [K12] The fight waits to hear how much Support is asked for.
    SupportFirst,
    /// [K12] This table rolls Support one die at a time [A10].
    OneAtATime {
        /// How many cards were asked for.
        asked: u8,
    },
    /// [K13] So many Support cards are not left.
    NotLeft {
        /// How many were asked for.
        asked: u8,
        /// How many there are.
        left: u8,
    },
    /// Chance decides first.
    ChanceFirst {
        /// The clause that calls for it.
        case: Case,
    },
    /// [K24] to [K27] The game is over.
    Over(Finish),
}

impl Cited for Objection {
    fn case(&self) -> Case {
        match *self {
            Self::DiscardFirst { .. } | Self::NotToDiscard { .. } => K5,
            Self::TurnFirst => K6,
            Self::EmptyHand => K7,
            Self::DrawFirst { cause } | Self::NobodySits { cause, .. } => cause.case(),
            Self::NotToCharge { .. } => K11,
            Self::SupportFirst | Self::OneAtATime { .. } => K12,
            Self::NotLeft { .. } => K13,
            Self::ChanceFirst { case } => case,
            Self::Over(finish) => finish.case(),
        }
    }
}

impl Thermopyles {
    /// Every reason against an action outside the domain.
    ///
    /// At the wrong moment the moment is the reason: whose hand, and who is at the table, are
    /// questions of the right one. How many Support cards are left holds at any moment.
    pub(crate) fn reasons_against(&self, state: &State, action: Action) -> Vec<Objection> {
        match action {
            Action::Retreat | Action::Decline => vec![self.moment(state)],
            Action::Charge(card) => vec![self.against_charge(state, card)],
            Action::Support(cards) => self.against_support(state, cards),
            Action::Draw(to) => vec![self.against_draw(state, to)],
            Action::Discard(card) => vec![self.against_discard(state, card)],
        }
    }
}
