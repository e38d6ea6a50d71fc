//! Facts that come about in play. Pages, log and terminal find the words.

use boards::hexes::Vertex;
use engine::{D10, Ending, Ledger};

use crate::fire::Aim;
use crate::map::Hex;
use crate::markers::Marker;
use crate::melee::{DieReason, Shift};
use crate::morale::{CheckReason, Fate, LevelReason};
use crate::state::{Cause, Impulse};
use crate::tables::{Letter, Verdict};
use crate::units::{Kind, Piece, Side};

/// One fact.
#[derive(Clone, Eq, PartialEq, Debug)]
#[allow(
    clippy::large_enum_variant,
    reason = "a melee has two ledgers; few are told, and each at once"
)]
pub enum Event {
    /// [10.0] A side sets up.
    SetUpBegan {
        /// Which.
        side: Side,
    },
    /// [10.1.2e] [10.2.1c] A die said how many of a kind take part.
    Mustered {
        /// What.
        kind: Kind,
        /// The die.
        die: D10,
        /// How many.
        count: u8,
    },
    /// [10.0] A piece was set up, or landed.
    Placed {
        /// Which.
        piece: Piece,
        /// Where.
        at: Hex,
    },
    /// [A128] A piece was taken up again.
    Lifted {
        /// Which.
        piece: Piece,
        /// Where it stood.
        from: Hex,
    },
    /// [3.1a] Those in a hex face a vertex.
    Faced {
        /// Where.
        at: Hex,
        /// Which vertex.
        facing: Vertex,
    },
    /// [10.1.1e] A die said how many Abatis there are.
    AbatisCounted {
        /// The die.
        die: D10,
        /// How many.
        count: u8,
    },
    /// [10.1.1f] An Abatis was set up.
    AbatisPlaced {
        /// Where.
        at: Hex,
    },
    /// [4.0] A turn began.
    TurnBegan {
        /// Which.
        turn: u8,
    },
    /// [10.2.4c] A die said whether the Spartans come.
    SpartansAwaited {
        /// The die.
        die: D10,
        /// Whether they do.
        come: bool,
    },
    /// [A133] Pieces found no place.
    NoPlace {
        /// Whose.
        side: Side,
        /// How many.
        count: u8,
    },
    /// [5.1a] A side rolled for initiative.
    InitiativeRolled {
        /// Which.
        side: Side,
        /// The die.
        die: D10,
        /// The ratings of its Leaders.
        ratings: u8,
        /// [5.1b] What its morale level adds.
        morale: i8,
        /// The sum.
        total: i8,
    },
    /// [5.1c] The totals were equal: both roll again.
    InitiativeTied,
    /// [5.1c] [4.1a] A side has the initiative.
    InitiativeWon {
        /// Which.
        side: Side,
    },
    /// [4.1b] [4.2a] An Operations Phase began.
    Activated {
        /// The marker.
        marker: Marker,
        /// Whether it was drawn, and not chosen.
        drawn: bool,
    },
    /// [10.1.3a] [10.2.2c] A die said how many Persians land.
    ReinforcementsRolled {
        /// The die.
        die: D10,
        /// What the morale level adds.
        morale: i8,
        /// How many are drawn.
        count: u8,
    },
    /// [10.1.3b] A Persian was drawn from the pool.
    Drawn {
        /// Which.
        piece: Piece,
    },
    /// [10.1.3d] The die for a Leader who landed.
    LeaderLanded {
        /// Who.
        piece: Piece,
        /// The die; none in the variant, where his coming is enough [10.2.2d].
        die: Option<D10>,
        /// What fallen Leaders add.
        losses: u8,
    },
    /// [10.2.2f] No more Persians come.
    ReinforcementsOver {
        /// How many stay away.
        count: u8,
    },
    /// [9.5c] The die for the Greek Reserve.
    ReserveRolled {
        /// The die.
        die: D10,
        /// The Leaders in play.
        leaders: u8,
        /// How many may be activated.
        count: u8,
    },
    /// [3.3f] [9.5c] A piece was activated.
    Attached {
        /// Which.
        piece: Piece,
        /// [9.5e] Whether as a Leader who is activated free.
        free: bool,
    },
    /// 4.2 A part of the turn began.
    ImpulseBegan {
        /// Which.
        impulse: Impulse,
        /// Whose.
        side: Side,
    },
    /// [6.1a] A piece moved.
    Moved {
        /// Which.
        piece: Piece,
        /// From where.
        from: Hex,
        /// Through which hexes, the last being where it is now.
        path: Vec<Hex>,
        /// [9.2c] Whether it charges.
        charge: bool,
        /// [6.1b] Whether it has entered an enemy's zone.
        zone: bool,
    },
    /// [9.4b] A unit went to work on an Abatis.
    Working {
        /// Which.
        piece: Piece,
        /// Where the Abatis lies.
        at: Hex,
    },
    /// [9.4b] [9.4c] The die for an Abatis.
    Cleared {
        /// Where it lies.
        at: Hex,
        /// The die.
        die: D10,
        /// How many worked.
        workers: u8,
        /// What the die comes to.
        total: i16,
        /// The Persian morale level.
        level: u8,
        /// Whether it is gone.
        removed: bool,
    },
    /// [7.1g] [7.1l] A unit fired.
    Fired {
        /// Which.
        piece: Piece,
        /// From where.
        from: Hex,
        /// At which hex.
        at: Hex,
        /// The die.
        die: D10,
        /// [A44] What it came to against each unit there.
        aims: Vec<Aim>,
    },
    /// [8.2a] A morale check.
    Checked {
        /// Who.
        piece: Piece,
        /// Where.
        at: Hex,
        /// Why.
        cause: Cause,
        /// The die.
        die: D10,
        /// What was added.
        ledger: Ledger<CheckReason>,
        /// The morale level.
        level: u8,
        /// What came of it.
        fate: Fate,
    },
    /// [A71] A routed unit must leave its hex, and cannot; or it has come among routed friends.
    Lost {
        /// Which.
        piece: Piece,
        /// Where.
        at: Hex,
        /// Why.
        why: LossReason,
    },
    /// 7.4 [A73] A unit retreated or fled.
    Retreated {
        /// Which.
        piece: Piece,
        /// From where.
        from: Hex,
        /// Through which hexes, the last being where it is now.
        path: Vec<Hex>,
        /// [A73] Whether it fled when it failed to rally.
        flight: bool,
    },
    /// [4.2.5a] A unit attacks.
    Attacked {
        /// Which.
        piece: Piece,
        /// Which hex.
        at: Hex,
    },
    /// [7.2c] Enemies that had to be attacked could not be.
    Trapped {
        /// Where they stand.
        by: Hex,
        /// The friends in their zone, who are eliminated.
        lost: Vec<Piece>,
    },
    /// 7.2 An attack was carried out.
    Fought {
        /// Which hex was attacked.
        at: Hex,
        /// By whom.
        attackers: Vec<Piece>,
        /// Who stood there.
        defenders: Vec<Piece>,
        /// [7.2e] The totals, the attackers' first.
        totals: (u16, u16),
        /// [7.2f] The column that they give, counted from 0.
        odds: u8,
        /// [7.2h] What shifted it.
        shifts: Ledger<Shift>,
        /// The column in the end.
        column: u8,
        /// The die.
        die: D10,
        /// [7.2m] What was added to it.
        modifiers: Ledger<DieReason>,
        /// [7.3a] The result.
        verdict: Verdict,
    },
    /// [7.3.1] [7.3.2a] [7.3.3b] A letter fell on a piece.
    Struck {
        /// Which.
        piece: Piece,
        /// Where.
        at: Hex,
        /// Which letter.
        letter: Letter,
        /// What came of it.
        fate: Fate,
    },
    /// [9.2h] [A92] A Charge! marker was removed without a check.
    ChargeOver {
        /// Whose.
        piece: Piece,
    },
    /// [A83] A side occupied a Beach or an Encampment of the other for the first time.
    Occupied {
        /// Where.
        at: Hex,
        /// Who.
        by: Side,
    },
    /// 8.1 A morale level changed.
    LevelChanged {
        /// Whose.
        side: Side,
        /// By how much it was to change.
        by: i8,
        /// Where it stands now.
        to: u8,
        /// Why.
        why: LevelReason,
    },
    /// [9.5f] The Greek Reserve marker was removed for good.
    ReserveGone,
    /// [10.1.3c] A routed unit was given up.
    GivenUp {
        /// Which.
        piece: Piece,
        /// Where.
        at: Hex,
    },
    /// [4.4] A turn is over.
    TurnOver {
        /// Which.
        turn: u8,
    },
    /// The game ended.
    Ended {
        /// How, for both.
        ending: Ending,
        /// [11.0b] The points of both, the Greeks' first.
        points: (u16, u16),
    },
}

/// Why a piece is eliminated without a check.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum LossReason {
    /// [7.4e] It cannot retreat.
    NoWay,
    /// [7.3.2h] It came into the hex of a routed friend.
    AmongRouted,
}
