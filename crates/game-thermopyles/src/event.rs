//! Facts that come about in play. Pages, log and terminal find the words.

use engine::{D6, Ending, Ledger, Seat};

use crate::cards::{Persian, Spartan};
use crate::fight::{Clash, Modifier};
use crate::map::Location;
use crate::state::Cause;

/// One fact.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Event {
    /// [K2] [K20] [K21] A Persian card was turned up.
    Revealed {
        /// In slot 1 or 2.
        slot: u8,
        /// Which card.
        card: Persian,
    },
    /// [K3] [K9] [K23] A player drew a card.
    Drew {
        /// Who.
        seat: Seat,
        /// Which card; nothing for those who may not see it [A21].
        card: Option<Spartan>,
    },
    /// [K9] [K23] A card to be drawn was given to another player than the one in turn.
    Gave {
        /// Who gave it.
        seat: Seat,
        /// To whom.
        to: Seat,
        /// What earned it.
        cause: Cause,
    },
    /// [K9] [K23] The team left a card undrawn.
    Declined {
        /// Who said so.
        seat: Seat,
        /// What had earned it.
        cause: Cause,
    },
    /// [K5] A player discarded from a hand with one card too many.
    Discarded {
        /// Who.
        seat: Seat,
        /// Which card.
        card: Spartan,
    },
    /// [K8] The marker went back.
    Retreated {
        /// Who retreated.
        seat: Seat,
        /// Where from.
        from: Location,
        /// Where to.
        to: Location,
        /// [K7] Whether he had no card and no choice.
        forced: bool,
    },
    /// [K11] A card charged.
    Charged {
        /// Who played it.
        seat: Seat,
        /// Which card.
        card: Spartan,
    },
    /// [K12] Support cards were spent.
    Supported {
        /// Who asked.
        seat: Seat,
        /// How many.
        cards: u8,
    },
    /// [K12] [K14] A die fell.
    Rolled {
        /// The face.
        face: D6,
        /// Whether it is the location die.
        location: bool,
    },
    /// [K16] [K17] [K18] A Persian card was fought.
    Clashed {
        /// In slot 1 or 2.
        slot: u8,
        /// Which card.
        card: Persian,
        /// What made up the Spartan side's total.
        ledger: Box<Ledger<Modifier>>,
        /// How it went.
        clash: Clash,
    },
    /// [K20] The second card moved up.
    MovedUp {
        /// Which card.
        card: Persian,
    },
    /// [K6] The next player is in turn.
    TurnPassed {
        /// Who.
        to: Seat,
    },
    /// The game ended.
    Ended(Ending),
}
