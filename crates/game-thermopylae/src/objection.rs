//! Why something may not be done: every reason is a value with its numbers, and rests on one clause
//! that really forbids it. `draw` finds the words.
//!
//! Nothing here decides what is legal: [`crate::domain`] does. These functions are asked about
//! actions outside of it alone, and never tell what a player may not know: no value holds a sealed
//! bid.

mod battle;
mod before;
mod moment;
mod movement;

use engine::{Case, Cited};

use crate::action::Action;
use crate::cases::{
    R2, R3, R4, R12, R13, R16, R17, R18, R19, R20, R24, R25, R26, R27, R28, R29, R32, R33, R35,
    R36, R37, R38, R39, R40,
};
use crate::game::Thermopylae;
use crate::map::{Place, Places};
use crate::state::State;
use crate::units::Unit;

/// A reason against an action.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Objection {
    /// [R19] The game is over.
    GameOver,
    /// [R2] A coin says first who opens the bidding.
    OpenerUnknown,
    /// [R3] Sides are not settled yet.
    SidesUnsettled,
    /// [R3] Both sealed bids are made; a coin decides between them [A30].
    BidsMade,
    /// [R3] Sides are settled: nobody bids any more.
    SidesSettled,
    /// [R18] The Greeks are still being placed.
    GreeksSettingUp,
    /// [R18] All Greeks are placed.
    SetUpOver,
    /// [R20] The combats of this turn come first.
    CombatsFirst,
    /// [R20] The combats of this turn are over.
    CombatsOver,
    /// [R25] No attack is declared.
    NoAttackDeclared,
    /// [R28] [A7] A declared attack is fought or called off before anything else.
    AttackDeclared {
        /// On which place.
        target: Place,
        /// Whether it was called off before, and so has to be fought.
        stands: bool,
    },
    /// [R29] The dice of this round have not fallen yet.
    DiceFirst,
    /// [R32] The hits of this round are given out first.
    HitsFirst,
    /// [R32] There are no hits to be given out.
    NoHits,
    /// [R35] The attacker fights on or stops first.
    AgainFirst,
    /// [R35] No round has been fought after which one could fight on or stop.
    NoRoundFought,

    /// [R4] [A31] A bid is 1 to the number of Persian units.
    BidOutside {
        /// What was bid.
        units: u8,
        /// How many there are.
        most: u8,
    },
    /// [R3] [A30] An open bid is higher than the last.
    BidTooLow {
        /// What was bid.
        units: u8,
        /// The last bid.
        last: u8,
    },
    /// [R2] [A30] Whoever opens the bidding bids.
    OpenerBids,
    /// [R3] [A30] Each player makes a sealed bid; nobody passes.
    SealedBidNeeded,

    /// [R18] Only Greek units are set up.
    NotGreek {
        /// The unit.
        unit: Unit,
    },
    /// [R18] No such unit is left to place.
    NoneInHand {
        /// The unit.
        unit: Unit,
    },
    /// [R18] The map has no such place.
    NotOnMap {
        /// The place.
        place: Place,
    },
    /// [R18] No Greek unit begins in the Persian Camp.
    CampClosed,
    /// [R16] [R17] A place holds as many units as it can.
    PlaceFull {
        /// The place.
        place: Place,
        /// How many units stand there.
        holds: u8,
        /// How many may.
        limit: u8,
    },

    /// [R25] No enemy stands there.
    NoEnemyThere {
        /// The place.
        target: Place,
    },
    /// [R25] No unit of the attacker stands next to the target.
    NobodyBeside {
        /// The target.
        target: Place,
    },
    /// [R12] [A3] A cliff lies between two places: nobody moves or fights across it.
    Cliff {
        /// The one.
        from: Place,
        /// The other.
        to: Place,
    },
    /// [R36] No unit of the attacker stands next to the target and higher.
    NobodyAbove {
        /// The target.
        target: Place,
    },
    /// [R27] Every unit that could attack the target has attacked in this turn.
    AllHaveAttacked {
        /// How many units that are.
        units: u8,
    },
    /// [R26] The attacker has no such unit there.
    NoSuchAttacker {
        /// The unit.
        unit: Unit,
        /// Where it should stand.
        from: Place,
    },
    /// [R26] A place does not lie next to the target.
    NotBeside {
        /// The place.
        from: Place,
        /// The target.
        target: Place,
    },
    /// [R36] Only a unit that stands higher attacks freely.
    NotAbove {
        /// Where it stands.
        from: Place,
        /// The target.
        target: Place,
    },
    /// [R27] Every such unit there takes part already, or has attacked in this turn.
    NoneLeft {
        /// The unit.
        unit: Unit,
        /// Where it stands.
        from: Place,
        /// How many take part.
        joined: u8,
        /// How many have attacked.
        attacked: u8,
    },
    /// [R28] [A7] An attack that was called off and declared again stands.
    AttackStands {
        /// On which place.
        target: Place,
    },
    /// [R26] No unit takes part yet.
    NobodyTakesPart,
    /// [R32] Each player gives hits to his own units.
    NotHisOwn {
        /// The unit.
        unit: Unit,
    },
    /// [R32] No such unit with so many hits is in this combat there.
    NotInCombat {
        /// The unit.
        unit: Unit,
        /// How many hits it should have.
        wounds: u8,
        /// Where it should stand.
        at: Place,
    },
    /// [R33] A unit has taken all the hits that it can.
    TakesNoMore {
        /// The unit.
        unit: Unit,
        /// How many that are.
        hits: u8,
    },
    /// [R13] [A12] The hits that are left are for units below the target.
    OnlyBelow {
        /// How many hits are left.
        hits: u8,
    },

    /// [R37] Nobody at all stands there.
    NobodyThere {
        /// Where somebody should stand.
        at: Place,
    },
    /// [R37] The player in turn has no such unit there.
    NoSuchUnit {
        /// The unit.
        unit: Unit,
        /// Where it should stand.
        at: Place,
    },
    /// [R37] Every such unit there has moved in this turn.
    HasMoved {
        /// The unit.
        unit: Unit,
        /// Where it stands.
        at: Place,
    },
    /// [R37] It stands there already.
    StandsThere {
        /// Where.
        at: Place,
    },
    /// [R37] [A4] An enemy stands there.
    EnemyThere {
        /// Where.
        at: Place,
    },
    /// [R37] [A4] An enemy stands in the way, and the way round is too long or there is none.
    EnemyInTheWay {
        /// How many movement points the way round needs.
        needs: Option<u8>,
        /// How many the unit has.
        has: u8,
    },
    /// [R39] A step next to an enemy stops the unit before it comes there.
    Stopped {
        /// Where it would have to stop.
        at: Places,
    },
    /// [R24] It is farther than the unit's movement.
    TooFar {
        /// How many movement points the way needs.
        needs: u8,
        /// How many the unit has.
        has: u8,
    },
    /// [R12] No way leads there.
    NoWay {
        /// Where.
        to: Place,
    },
    /// [R38] The move would end above the limit of the place.
    NoRoom {
        /// The place.
        place: Place,
        /// How many units stand there.
        holds: u8,
        /// How many may.
        limit: u8,
    },

    /// [R40] [A26] Greek units never leave the map.
    GreeksStay,
    /// [R40] A place does not lead off the map.
    NoWayOut {
        /// The place.
        from: Place,
    },
    /// [R40] [A24] The unit came there in this turn; it has to begin a turn there.
    CameThisTurn {
        /// The unit.
        unit: Unit,
        /// Where it stands.
        from: Place,
    },
}

impl Cited for Objection {
    fn case(&self) -> Case {
        match self {
            Self::OpenerUnknown | Self::OpenerBids => R2,
            Self::SidesUnsettled
            | Self::BidsMade
            | Self::SidesSettled
            | Self::BidTooLow { .. }
            | Self::SealedBidNeeded => R3,
            Self::BidOutside { .. } => R4,
            Self::Cliff { .. } | Self::NoWay { .. } => R12,
            Self::OnlyBelow { .. } => R13,
            Self::PlaceFull { limit: 1, .. } => R17,
            Self::PlaceFull { .. } => R16,
            Self::GreeksSettingUp
            | Self::SetUpOver
            | Self::NotGreek { .. }
            | Self::NoneInHand { .. }
            | Self::NotOnMap { .. }
            | Self::CampClosed => R18,
            Self::GameOver => R19,
            Self::CombatsFirst | Self::CombatsOver => R20,
            Self::TooFar { .. } => R24,
            Self::NoAttackDeclared | Self::NoEnemyThere { .. } | Self::NobodyBeside { .. } => R25,
            Self::NoSuchAttacker { .. } | Self::NotBeside { .. } | Self::NobodyTakesPart => R26,
            Self::AllHaveAttacked { .. } | Self::NoneLeft { .. } => R27,
            Self::AttackDeclared { .. } | Self::AttackStands { .. } => R28,
            Self::DiceFirst => R29,
            Self::HitsFirst | Self::NoHits | Self::NotHisOwn { .. } | Self::NotInCombat { .. } => {
                R32
            }
            Self::TakesNoMore { .. } => R33,
            Self::AgainFirst | Self::NoRoundFought => R35,
            Self::NobodyAbove { .. } | Self::NotAbove { .. } => R36,
            Self::NobodyThere { .. }
            | Self::NoSuchUnit { .. }
            | Self::HasMoved { .. }
            | Self::StandsThere { .. }
            | Self::EnemyThere { .. }
            | Self::EnemyInTheWay { .. } => R37,
            Self::NoRoom { .. } => R38,
            Self::Stopped { .. } => R39,
            Self::GreeksStay | Self::NoWayOut { .. } | Self::CameThisTurn { .. } => R40,
        }
    }
}

impl Thermopylae {
    /// Every reason against an action that may not be done. At the wrong moment that is the only
    /// one: what else would be against it is beside the point.
    pub(crate) fn reasons_against(&self, state: &State, action: Action) -> Vec<Objection> {
        if let Some(wrong) = moment::wrong(state, action) {
            return vec![wrong];
        }
        match action {
            Action::Bid(units) => self.against_bid(state, units),
            Action::Pass => Self::against_pass(state),
            Action::Place(unit, place) => self.against_place(state, unit, place),
            Action::Attack(target) => self.against_attack(state, target, false),
            Action::Free(target) => self.against_attack(state, target, true),
            Action::Join(unit, from) => self.against_join(state, unit, from),
            Action::CallOff => vec![Objection::AttackStands { target: state.combat.target }],
            Action::Fight => vec![Objection::NobodyTakesPart],
            Action::Hit { unit, wounds, at } => vec![self.against_hit(state, unit, wounds, at)],
            Action::March { unit, from, to } => vec![self.against_march(state, unit, from, to)],
            Action::Exit(unit, from) => self.against_exit(state, unit, from),
            // At their moment these may always be done.
            Action::Again | Action::Stop | Action::EndCombat | Action::EndTurn => Vec::new(),
        }
    }
}
