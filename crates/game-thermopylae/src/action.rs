//! What players and chance decide, and how it is written.

use std::fmt;

use engine::{D10, Seat};

use crate::map::Place;
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
        match self {
            Self::Bid(units) => write!(f, "bid {units}"),
            Self::Pass => f.write_str("pass"),
            Self::Place(unit, place) => write!(f, "place {unit} {place}"),
            Self::Attack(target) => write!(f, "attack {target}"),
            Self::Free(target) => write!(f, "free {target}"),
            Self::Join(unit, from) => write!(f, "join {unit} {from}"),
            Self::CallOff => f.write_str("call off"),
            Self::Fight => f.write_str("fight"),
            Self::Hit { unit, wounds: 0, at } => write!(f, "hit {unit} {at}"),
            Self::Hit { unit, wounds, at } => write!(f, "hit {unit}*{wounds} {at}"),
            Self::Again => f.write_str("again"),
            Self::Stop => f.write_str("stop"),
            Self::EndCombat => f.write_str("end combat"),
            Self::March { unit, from, to } => write!(f, "march {unit} {from} {to}"),
            Self::Exit(unit, from) => write!(f, "exit {unit} {from}"),
            Self::EndTurn => f.write_str("end turn"),
        }
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
        match self {
            Self::Opener(seat) => write!(f, "opener {seat}"),
            Self::Greek(seat) => write!(f, "greek {seat}"),
            Self::Die(face) => write!(f, "die {face}"),
        }
    }
}
