//! What players and chance decide. How it is written, the tables of `notation` say.

use std::fmt;

use engine::{D6, Seat, notation};

use crate::cards::{Persian, Spartan};
use crate::notation::{Actions, Outcomes};

/// What a seat decides.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Action {
    /// [K6] Retreat. Written `retreat`.
    Retreat,
    /// [K11] Charge with a card. Written `charge 15`.
    Charge(Spartan),
    /// [K12] Ask for so many Support cards. Written `support 2`.
    Support(u8),
    /// [K9] [K23] Draw a card for a seat. Written `draw 1`.
    Draw(Seat),
    /// [K9] [K23] Leave the card undrawn. Written `decline`.
    Decline,
    /// [K5] Discard a card from a hand with one too many. Written `discard 10`.
    Discard(Spartan),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        notation::display(&Actions, self, f)
    }
}

/// What chance decides.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Outcome {
    /// [K12] [K14] A die falls. Written `die 4`; a bare `4` is read too.
    Die(D6),
    /// [K3] [K9] [K23] A Spartan card is drawn. Written `spartan 15`; a bare `15` is read too.
    Spartan(Spartan),
    /// [K2] [K20] [K21] A Persian card is turned up. Written `persian 20/24`; so is a bare `20/24`.
    Persian(Persian),
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        notation::display(&Outcomes, self, f)
    }
}
