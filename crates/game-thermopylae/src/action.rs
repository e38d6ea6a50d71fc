//! What players and chance decide. How it is written, the tables of `notation` say.

use std::fmt;

use engine::{D10, Seat, notation};

use crate::map::Place;
use crate::notation::{Actions, Outcomes};
use crate::units::Unit;

/// What a seat decides.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Action {
    /// [R3] Bid so many Persian units. Written `bid 35`.
    Bid(u8),
    /// [R3] Leave the Greeks to the last bidder. Written `pass`.
    Pass,
    /// [R18] Place a Greek unit. Written `place leonidas mg_s`.
    Place(Unit, Place),
    /// [R25] Declare an attack. Written `attack mg_s`.
    Attack(Place),
    /// [R36] Declare a free attack. Written `free mg_s`.
    Free(Place),
    /// [R26] Let a unit take part, from where it stands. Written `join immortals springs`.
    Join(Unit, Place),
    /// [A7] Give the declared attack up. Written `call off`.
    CallOff,
    /// [R29] Commit the attack: the dice fall. Written `fight`.
    Fight,
    /// [R32] Give a hit to a unit. Written `hit immortals springs`; `hit immortals*1 springs` for
    /// one that has a hit already.
    Hit {
        /// The unit.
        unit: Unit,
        /// How many hits it has already.
        wounds: u8,
        /// Where it stands.
        at: Place,
    },
    /// [R35] Fight another round. Written `again`.
    Again,
    /// [R35] End the combat. Written `stop`.
    Stop,
    /// [R20] End the combats of this turn. Written `end combat`.
    EndCombat,
    /// [R37] Move a unit. Written `march cavalry melas asopos_n`.
    March {
        /// The unit.
        unit: Unit,
        /// Where from.
        from: Place,
        /// Where to.
        to: Place,
    },
    /// [R40] Leave the map. Written `exit infantry exit_s`.
    Exit(Unit, Place),
    /// [R19] End the turn. Written `end turn`.
    EndTurn,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        notation::display(&Actions, self, f)
    }
}

/// What chance decides.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Outcome {
    /// [R2] Who opens the bidding. Written `opener 1`.
    Opener(Seat),
    /// [A30] Who gets the Greeks when both sealed bids are equal. Written `greek 2`.
    Greek(Seat),
    /// [R29] [R30] A die falls. Written `die 7`; a bare `7` is read too.
    Die(D10),
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        notation::display(&Outcomes, self, f)
    }
}
