//! Facts that come about in play. Pages, log and terminal find the words.

use boards::squares::{Eighth, Quarter};
use engine::{D6, D10, Ending, Ledger, Ranking, Seat};

use crate::action::Kind;
use crate::automaton::{Priority, TargetPriority};
use crate::map::Area;
use crate::melee::{Orientation, Shift};
use crate::morale::Check;
use crate::muster::Contingents;
use crate::state::{Force, Matter, Segment};
use crate::tables::Losses;
use crate::units::{Arm, Contingent, Side};

/// A unit in an event: what is hidden from a viewer is left out [3.4a].
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Who {
    /// Whose it is.
    pub side: Side,
    /// Its type.
    pub arm: Arm,
    /// Where it comes from and how many steps it has lost; nothing for those who may not know.
    pub known: Option<(Contingent, u8)>,
    /// Whether it lies under another, where an enemy may not look.
    pub covered: bool,
}

/// Why the system does what it does with a force.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Why {
    /// Why this stack and no other; nothing if only one was left.
    pub stack: Option<Ranking<Force, Priority>>,
    /// Why each step of its path leads where it leads.
    pub steps: Vec<Ranking<Area, Priority>>,
    /// Why this entry into a flank or rear [Q31].
    pub entry: Option<Ranking<(Area, Eighth), Priority>>,
}

/// One fact.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Event {
    /// [1.0.1] A day began.
    DayBegan {
        /// Which.
        day: u8,
    },
    /// [5.1] [9.0] [11.1b] A Persian contingent was committed.
    Committed {
        /// Which.
        contingent: Contingent,
        /// The die; nothing where the Persian player chose.
        roll: Option<D10>,
    },
    /// [5.2a] Ephialtes shows the path.
    PathShown {
        /// The die.
        roll: D6,
        /// The round in which the Immortals come.
        round: u8,
    },
    /// [5.3a] The conference was held.
    Conferred {
        /// The die.
        roll: D6,
        /// How many contingents stay.
        stay: u8,
    },
    /// [11.2c] The Spartan lets the Peloponnesians go, or does not.
    LeaveGiven {
        /// Whether he does.
        given: bool,
    },
    /// [11.2b] A player voted.
    Voted {
        /// Who.
        seat: Seat,
        /// What about.
        matter: Matter,
        /// For whom.
        contingent: Contingent,
    },
    /// [5.3b] A contingent left.
    WentHome {
        /// Which.
        contingent: Contingent,
        /// [5.3d] Whether it had no choice.
        by_rule: bool,
    },
    /// [6.0b] [5.3e] A contingent guards the path.
    Guarded {
        /// Which.
        contingent: Contingent,
        /// [5.3e] Whether the conference of day three sent it there.
        conferred: bool,
    },
    /// [6.0c] A Greek unit was placed.
    Placed {
        /// The unit.
        who: Who,
        /// Where.
        at: Area,
        /// Facing which side.
        facing: Quarter,
    },
    /// [6.0.1.1a] A contingent was taken up again.
    Cleared {
        /// Which.
        contingent: Contingent,
    },
    /// [7.0a] A Persian contingent has deployed.
    Mustered {
        /// Which.
        contingent: Contingent,
        /// The areas and how many stand there, in order.
        stacks: Vec<(Area, u8)>,
        /// [Q38] How many wait.
        waiting: u8,
    },
    /// [7.0.2a] [Q38] Persians came in.
    CameIn {
        /// Which.
        contingent: Contingent,
        /// Whether by the path.
        by_path: bool,
        /// The areas and how many stand there, in order.
        stacks: Vec<(Area, u8)>,
    },
    /// [4.0.D] An Action Round began.
    RoundBegan {
        /// The day.
        day: u8,
        /// The round of the series.
        round: u8,
    },
    /// [4.0.D] A step of the round began.
    SegmentBegan {
        /// Which.
        segment: Segment,
    },
    /// [Q30] A die decided which stack moves.
    StackDrawn {
        /// It.
        force: Force,
        /// Those it decided between, and why.
        why: Option<Ranking<Force, Priority>>,
    },
    /// [Q30] A die decided between two ways.
    WayDrawn {
        /// The force.
        force: Force,
        /// Where it goes on.
        to: Area,
    },
    /// [8.1.2a] Units moved.
    Moved {
        /// Whose.
        side: Side,
        /// Their type.
        arm: Arm,
        /// How many.
        units: u8,
        /// Where from.
        from: Area,
        /// Through which areas, the last being where they are now.
        path: Vec<Area>,
        /// Facing which side.
        facing: Quarter,
        /// [8.1.4c] The way by which they came into an area of the enemy.
        entered: Option<Eighth>,
        /// Why, where the system moved them.
        why: Option<Box<Why>>,
    },
    /// [3.2.1b] [3.2.2b] Units turned.
    Turned {
        /// Whose.
        side: Side,
        /// How many.
        units: u8,
        /// Where.
        at: Area,
        /// To face which side.
        facing: Quarter,
    },
    /// [Q32] No Greek lies further forward: a force goes another way from now on.
    Reversed {
        /// The force.
        force: Force,
        /// Where forward is now.
        forward: Quarter,
        /// Whether a die decided it.
        by_die: bool,
    },
    /// [8.1.6a] A force that the system moves could not go forward.
    Stayed {
        /// The force.
        force: Force,
        /// Why it was its turn.
        why: Option<Box<Why>>,
    },
    /// [8.2.7a] A force of the system has chosen its target.
    Aimed {
        /// The force.
        force: Force,
        /// How many units fire.
        units: u8,
        /// The target's area.
        target: Area,
        /// Why.
        why: Option<Ranking<Area, TargetPriority>>,
        /// [8.2.7c] Whether a die decided.
        by_die: bool,
    },
    /// [8.2.6a] A unit aims at a target.
    Loosed {
        /// Whose it is.
        side: Side,
        /// Where it stands.
        from: Area,
        /// Its place in the stack.
        order: u8,
        /// The target's area.
        target: Area,
    },
    /// [8.2.6c] The dice of a volley fall from now on: whoever aims at the target fires.
    VolleyBegan {
        /// The side that fires.
        side: Side,
        /// The target's area.
        target: Area,
        /// How many units fire.
        units: u8,
    },
    /// [8.2.6a] A die fell for a unit that fires.
    Shot {
        /// Its side.
        side: Side,
        /// Its type.
        arm: Arm,
        /// Where it stands.
        from: Area,
        /// The target's area.
        target: Area,
        /// The faces of its die.
        faces: u8,
        /// What it showed.
        face: u8,
        /// [TEC.f] What was added to it.
        modifier: i8,
        /// The hits.
        hits: u8,
    },
    /// [8.2.6.5] All fire on a target is over.
    VolleyOver {
        /// The target's side.
        side: Side,
        /// Its area.
        target: Area,
        /// The hits.
        hits: u8,
        /// The Defensive Value of the top unit, disorder counted [8.4.3a].
        defence: u8,
        /// The steps that are lost.
        losses: u8,
    },
    /// [8.2.8a] Steps were lost.
    Lost {
        /// Whose.
        side: Side,
        /// Where.
        at: Area,
        /// How many.
        steps: u8,
        /// The units that were eliminated, the top one first.
        eliminated: Vec<(Contingent, Arm)>,
    },
    /// [8.4.1a] A unit checked its morale.
    Checked {
        /// The unit.
        who: Who,
        /// Where.
        at: Area,
        /// Its place in the stack.
        order: u8,
        /// Its rating; nothing for those who may not know it.
        rating: Option<u8>,
        /// The die.
        roll: D10,
        /// [8.4.1e] Whether it was Disordered already.
        disordered: bool,
        /// What came of it.
        result: Check,
    },
    /// [8.4.4b] A contingent routed.
    Routed {
        /// Which.
        contingent: Contingent,
        /// How many units left the map.
        units: u8,
    },
    /// [8.4.4c] Units of a contingent went to the Army Morale Track.
    Shaken {
        /// Which.
        contingent: Contingent,
        /// Their types.
        arms: Vec<Arm>,
        /// How many boxes are filled now.
        filled: u8,
    },
    /// [8.4.5c] The Persian army had its morale crisis.
    Crisis,
    /// [11.3c] The Spartans tried to feign a retreat.
    Feigned {
        /// The rating of their average losses; nothing for those who may not know it.
        rating: Option<u8>,
        /// The die.
        roll: D10,
        /// Whether any of them was Disordered.
        disordered: bool,
        /// Whether it succeeded.
        succeeded: bool,
    },
    /// [11.3a] They let it be.
    Held,
    /// [8.3.2.1a] [11.3a] Units went back before combat.
    Retreated {
        /// [11.3a] Whether Spartans feigned it.
        feigned: bool,
        /// Whose.
        side: Side,
        /// How many.
        units: u8,
        /// Where from.
        from: Area,
        /// Where to.
        to: Area,
    },
    /// [8.3.2.1a] They might have, and stood.
    Stood {
        /// Where.
        at: Area,
    },
    /// [8.3.2.3] A melee was fought.
    Fought {
        /// Where.
        at: Area,
        /// Who attacked.
        attacker: Side,
        /// The Melee Factors of both, the attackers' first.
        factors: (u16, u16),
        /// From which side of the defenders.
        orientation: Orientation,
        /// What shifted the column.
        shifts: Ledger<Shift>,
        /// The column in the end, counted from 0.
        column: u8,
        /// The die.
        roll: D6,
        /// [8.3.2.4] Whether shields took one off the defenders' loss.
        shielded: bool,
        /// The steps that both lose.
        losses: Losses,
    },
    /// [8.4.2] A unit tried to recover.
    Recovered {
        /// The unit.
        who: Who,
        /// Where.
        at: Area,
        /// Its place in the stack.
        order: u8,
        /// Its rating; nothing for those who may not know it.
        rating: Option<u8>,
        /// The die.
        roll: D10,
        /// Whether it did.
        recovered: bool,
    },
    /// [4.0.Da] A series of Action Rounds is over.
    SeriesOver {
        /// After which round.
        round: u8,
    },
    /// [9.0] The End of Day Check named a contingent.
    DayChecked {
        /// The die.
        roll: D10,
        /// Which.
        contingent: Contingent,
        /// Whether it was used today, so that the day is over.
        over: bool,
    },
    /// [9.0] [Q68] A day is over.
    DayOver {
        /// Which.
        day: u8,
        /// [Q68] Whether because no Greek is left on the map.
        no_greeks: bool,
    },
    /// [9.0.1] Both sides deploy again.
    Regrouped {
        /// The Greek contingents that deploy.
        greeks: Contingents,
    },
    /// The game ended.
    Ended {
        /// How, for everybody.
        ending: Ending,
        /// [10.0a] The points of both, the Greeks' first.
        points: (u8, u8),
    },
}

/// A kind as an event shows it to everybody: it lies on top, or nobody may not know.
impl From<Kind> for Who {
    fn from(kind: Kind) -> Self {
        Self {
            side: kind.contingent.side(),
            arm: kind.arm,
            known: Some((kind.contingent, kind.losses)),
            covered: false,
        }
    }
}
