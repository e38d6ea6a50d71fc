//! Facts that come about in play. Pages, log and terminal find the words.

use engine::{D10, Ending, Seat};

use crate::combat::{Level, Strike};
use crate::map::Place;
use crate::units::{Side, Unit};

/// One fact.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Event {
    /// [R2] A coin named the player who opens the bidding.
    Opened {
        /// Who.
        seat: Seat,
    },
    /// [R3] A player bid.
    Bid {
        /// Who.
        seat: Seat,
        /// So many units.
        units: u8,
    },
    /// [R3] A player passed.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// [A30] A player made a sealed bid.
    Sealed {
        /// Who.
        seat: Seat,
        /// So many units; nothing for those who may not know it yet.
        units: Option<u8>,
    },
    /// [A30] Both sealed bids were shown.
    Unsealed {
        /// The bids, by seat.
        bids: [u8; 2],
    },
    /// [R3] [R4] Sides are settled.
    Settled {
        /// Who plays the Greeks.
        greek: Seat,
        /// How many Persian units they must destroy.
        bid: u8,
    },
    /// [R18] A Greek unit was placed.
    Placed {
        /// The unit.
        unit: Unit,
        /// Where.
        place: Place,
    },
    /// [R19] A turn began.
    TurnBegan {
        /// Whose.
        side: Side,
        /// In which round.
        round: u8,
    },
    /// [A28] For the first time a Persian unit stands next to a Greek one.
    Met {
        /// The first round that counts if it is quiet.
        counts_from: u8,
    },
    /// [R25] [R36] An attack was declared.
    Declared {
        /// On which place.
        target: Place,
        /// Whether it is a free attack.
        free: bool,
    },
    /// [R26] A unit takes part in the attack.
    Joined {
        /// The unit.
        unit: Unit,
        /// Where it stands.
        from: Place,
    },
    /// [A7] A declared attack was given up.
    CalledOff {
        /// On which place.
        target: Place,
    },
    /// [R29] [R35] A round of combat began.
    RoundBegan {
        /// On which place.
        target: Place,
        /// Whether it is a free attack.
        free: bool,
        /// Which round of this combat.
        round: u8,
        /// How many units attack.
        attackers: u8,
        /// How many units defend.
        defenders: u8,
    },
    /// [R29] [R30] A die fell for a unit.
    Rolled {
        /// The unit.
        unit: Unit,
        /// Where it stands.
        at: Place,
        /// The die.
        face: D10,
        /// What it had to roll, or less.
        level: Level,
        /// What the die did.
        strike: Strike,
    },
    /// [R31] All dice of a round have fallen.
    Counted {
        /// Hits on the defenders.
        on_defenders: u8,
        /// Hits on any attackers.
        on_attackers: u8,
        /// [A12] Hits on attackers who stand lower.
        downhill: u8,
    },
    /// [R32] A unit took hits.
    Suffered {
        /// The unit.
        unit: Unit,
        /// Where it stands.
        at: Place,
        /// How many hits it has now.
        wounds: u8,
        /// How many such units did so.
        units: u8,
        /// Whether there was no choice.
        forced: bool,
    },
    /// [R33] [A16] Hits found no unit that could take them.
    Wasted {
        /// Whose units they were for.
        side: Side,
        /// How many.
        hits: u8,
    },
    /// [R34] Units were destroyed.
    Destroyed {
        /// Which kind.
        unit: Unit,
        /// Where.
        at: Place,
        /// How many.
        units: u8,
    },
    /// [R23] [R35] A combat ended; everybody in it is whole again.
    CombatOver {
        /// Where.
        target: Place,
        /// How many attackers are left.
        attackers: u8,
        /// How many defenders are left.
        defenders: u8,
    },
    /// [R20] The combats of a turn are over, and units may move.
    MovementBegan {
        /// Whose.
        side: Side,
    },
    /// [R37] A unit moved.
    Marched {
        /// The unit.
        unit: Unit,
        /// Where from.
        from: Place,
        /// Where to.
        to: Place,
    },
    /// [R40] A unit left the map.
    Departed {
        /// The unit.
        unit: Unit,
        /// Where from.
        from: Place,
    },
    /// The game ended.
    Ended(Ending),
}
