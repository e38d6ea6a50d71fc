//! Why something may not be done: every reason is a value with its numbers, and rests on one Case
//! that really forbids it. `draw` finds the words.
//!
//! Nothing here decides what is legal: the domain does. These functions are asked about actions
//! outside of it alone.

mod combat;
mod moment;
mod walking;

use boards::hexes::Vertex;
use engine::{Case, Cited};

use crate::abatis::{NoAbatis, NoWork};
use crate::action::Action;
use crate::cases::{
    C_2_2, C_3_2B, C_3_2G, C_3_2L, C_3_3F, C_3_3G, C_4_0, C_4_1B, C_4_2_1, C_4_2_3, C_4_2_4,
    C_6_1A, C_6_1B, C_6_1D, C_6_1E, C_6_1F, C_6_2A, C_6_2B, C_6_2C, C_6_2D, C_7_1A, C_7_1B, C_7_1D,
    C_7_1F, C_7_1N, C_7_2A, C_7_2B, C_7_2D, C_7_3_2B, C_7_3_2H, C_7_3_3A, C_7_3B, C_7_4A, C_7_4C,
    C_7_4D, C_9_2A, C_9_2B, C_9_2C, C_9_2D, C_9_2E, C_9_2G, C_9_4B, C_9_4D, C_9_5B, C_10_0,
    C_10_1_1D, C_10_1_1F, C_10_1_3B, C_10_1_3C, C_10_2_1D, C_10_2_2B, C_10_2_4A, C_11_0A,
};
use crate::cavalry::NoCharge;
use crate::fire::Silence;
use crate::game::Marathon;
use crate::map::Hex;
use crate::markers::Marker;
use crate::melee::NoAttack;
use crate::reaction::NoReaction;
use crate::retreat::NoRetreat;
use crate::setup::NoPlace;
use crate::stack::Crowding;
use crate::state::State;
use crate::units::{Kind, Piece, Side};
use crate::victory::Finish;

/// What somebody decides at a moment.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Task {
    /// [10.0] Set-up.
    SetUp(Side),
    /// [10.1.1f] Abatis.
    Abatis,
    /// [10.2.4a] The Spartans' entry.
    Spartans,
    /// [4.1b] The first marker.
    FirstMarker,
    /// [10.1.3b] Landing.
    Landing,
    /// [3.3f] [9.5c] Activation.
    Activation,
    /// [4.2.1] Movement.
    Movement,
    /// [6.2c] Who reacts.
    Reaction,
    /// [6.2e] What one who reacts does.
    ReactionMove,
    /// [6.2d] Who goes along.
    Along,
    /// [3.1a] Facing.
    Facing,
    /// [7.1a] Fire.
    Fire,
    /// [4.2.5a] Attacks.
    Declaration,
    /// [A52] The order of attacks.
    Melee,
    /// [7.3b] Who takes a letter.
    Allotment,
    /// [A71] [A73] A retreat or a flight.
    Retreat,
}

/// A reason against an action.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Objection {
    // The moment.
    /// The game is over, and how it ended.
    GameOver(Finish),
    /// A die falls, or a chit is drawn first, by this clause.
    DieFirst(Case),
    /// [4.0] It is the time for something else.
    NotNow {
        /// When it could be done.
        needs: Task,
        /// What is decided now.
        now: Task,
    },

    // Set-up and landing.
    /// [10.0] A piece may not be placed there.
    Place {
        /// What.
        kind: Kind,
        /// Where.
        at: Hex,
        /// Why not.
        why: NoPlace,
    },
    /// [10.0] It is not a piece of the side that sets up, or stands nowhere.
    NotSetUp(Piece),
    /// [3.2b] Those who stand with a Leader need him.
    LeaderNeeded(Piece),
    /// [10.0] So many pieces still have to be set up.
    StillToPlace(u8),
    /// [10.1.1d] [10.2.1d] A Leader stands where none may begin.
    LeaderMisplaced(Piece),
    /// [10.1.1f] No Abatis may be set up there.
    Abatis {
        /// Where.
        at: Hex,
        /// Why not.
        why: NoAbatis,
    },
    /// [10.1.3c] Only a routed Persian on a Beach is given up.
    NotGivenUp(Piece),
    /// [10.1.3b] Somebody still finds a place.
    StillToLand,

    // Activation.
    /// [4.1b] [9.5b] [10.2.2b] A side does not begin with this marker.
    NotFirst(Marker),
    /// [2.2] It is the enemy's.
    Enemys(Piece),
    /// [4.2.1] It is not on the map.
    NotOnMap(Piece),
    /// [4.2.1] It is active already.
    IsActive(Piece),
    /// [3.3f] It has been activated this turn.
    WasActivated(Piece),
    /// [4.2.1] It belongs to a formation, which its own marker activates.
    HasFormation(Piece),

    // Movement.
    /// [4.2.1] It is not active in this Operations Phase.
    NotActive(Piece),
    /// [4.2.1] It has moved, turned or gone to work.
    HasMoved(Piece),
    /// [6.1b] It has entered an enemy's zone this turn.
    Stopped(Piece),
    /// It stands there already.
    StandsThere(Piece),
    /// [3.2a] It may not end its move there.
    Crowded {
        /// Who.
        piece: Piece,
        /// Where.
        to: Hex,
        /// Why not.
        why: Crowding,
    },
    /// [6.1a] [6.2e] Its points do not take it there.
    TooFar {
        /// Who.
        piece: Piece,
        /// Where.
        to: Hex,
        /// What it may spend.
        points: u8,
        /// What the way would cost, where enemies aside one leads there.
        cost: Option<u8>,
    },
    /// [6.1b] Only through enemy zones could it get there.
    ZonesBetween {
        /// Who.
        piece: Piece,
        /// Where.
        to: Hex,
    },
    /// [6.1d] A disrupted or routed unit enters no enemy zone.
    ZoneClosed {
        /// Who.
        piece: Piece,
        /// Where.
        to: Hex,
    },
    /// [6.1e] A routed unit moves one hex at most.
    RoutedOneHex(Piece),
    /// [6.1f] A routed unit moves nearer to its friendly hexes.
    RoutedHomeward {
        /// Who.
        piece: Piece,
        /// Where.
        to: Hex,
    },
    /// [9.2a] It may not charge there.
    Charge {
        /// Who.
        piece: Piece,
        /// Where.
        to: Hex,
        /// Why not.
        why: NoCharge,
    },
    /// [6.1.1] Nobody there may turn now.
    NobodyTurns(Hex),
    /// [3.2l] Others stand there who do not act.
    OthersKeepFacing(Hex),
    /// [9.2c] A charger must have an enemy in open ground before him.
    ChargerNeedsEnemy(Vertex),
    /// [9.4b] It may not clear an Abatis there.
    Clear {
        /// Who.
        piece: Piece,
        /// Where.
        at: Hex,
        /// Why not.
        why: NoWork,
    },
    /// [6.2a] It may not try to react.
    React {
        /// Who.
        piece: Piece,
        /// Why not.
        why: NoReaction,
    },
    /// [6.2c] Another unit reacts now.
    OtherReacts(Piece),
    /// [6.2d] He cannot go along.
    NotAlong(Piece),

    // Combat.
    /// [7.1a] It may not fire.
    Silent {
        /// Who.
        piece: Piece,
        /// Why.
        why: Silence,
    },
    /// [7.1a] No enemy stands there.
    NobodyThere(Hex),
    /// [4.2.3] Nobody who is active stands there.
    NobodyActive(Hex),
    /// [7.1a] [7.1c] It is out of range.
    OutOfRange {
        /// Who.
        piece: Piece,
        /// Where.
        at: Hex,
        /// How far it is.
        distance: u8,
        /// How far it fires.
        range: u8,
    },
    /// [7.1d] Somebody stands between, and only archers fire over others.
    Blocked {
        /// Who.
        piece: Piece,
        /// Where.
        at: Hex,
    },
    /// [7.2a] It may not attack there.
    Attack {
        /// Who.
        piece: Piece,
        /// Where.
        at: Hex,
        /// Why not.
        why: NoAttack,
    },
    /// [7.2b] Those in a hex must be attacked.
    MustAttack(Hex),
    /// [4.2.5a] Nobody attacks there any more.
    NoFight(Hex),
    /// [7.3b] It takes no letter of this result.
    NotTaken(Piece),
    /// [7.3b] The other letter is carried out now.
    OtherLetter(Piece),
    /// [7.4a] Another unit retreats now.
    OtherRetreats(Piece),
    /// [7.4a] It may not go this way.
    Retreat {
        /// Who.
        piece: Piece,
        /// Why not.
        why: NoRetreat,
    },
    /// [7.4a] It must go.
    MustRetreat(Piece),
    /// [4.0] Something must be chosen.
    MustChoose(Task),
}

/// The clause of a reason against a placement.
const fn case_of_place(why: NoPlace) -> Case {
    match why {
        NoPlace::NoneInHand(_) | NoPlace::OutsideGround(_) => C_10_0,
        NoPlace::NoUnit | NoPlace::HasLeader => C_10_1_1D,
        NoPlace::LeadersAshore => C_10_2_1D,
        NoPlace::GreekBeach => C_10_1_3B,
        NoPlace::Zone => C_10_2_4A,
        NoPlace::Crowded(why) => why.case(),
    }
}

const fn case_of_charge(why: NoCharge) -> Case {
    match why {
        NoCharge::NotCavalry | NoCharge::Shaken => C_9_2A,
        NoCharge::BadStart => C_9_2E,
        NoCharge::NoWay => C_9_2D,
        NoCharge::TooShort(_) => C_9_2C,
        NoCharge::NoTarget => C_9_2B,
    }
}

const fn case_of_reaction(why: NoReaction) -> Case {
    match why {
        NoReaction::Leader => C_6_2D,
        NoReaction::NoLeaderNear | NoReaction::Shaken => C_6_2A,
        NoReaction::Engaged => C_6_2B,
        NoReaction::Stopped => C_6_1B,
        NoReaction::HasTried => C_6_2C,
    }
}

const fn case_of_silence(why: Silence) -> Case {
    match why {
        Silence::NoMissiles(_) => C_7_1A,
        Silence::HasFired => C_7_1N,
        Silence::Shaken => C_7_3_3A,
        Silence::Charging => C_7_1B,
        Silence::InAbatis => C_7_1F,
        Silence::Working => C_9_4B,
        Silence::NotActive => C_4_2_4,
    }
}

const fn case_of_attack(why: NoAttack) -> Case {
    match why {
        NoAttack::Archer => C_7_2D,
        NoAttack::Routed => C_7_3_2B,
        NoAttack::Working => C_9_4B,
        NoAttack::ChargedByCavalry | NoAttack::OthersAttack => C_9_2G,
        NoAttack::NotOpen => C_9_2B,
        _ => C_7_2A,
    }
}

const fn case_of_retreat(why: NoRetreat) -> Case {
    match why {
        NoRetreat::Enemy | NoRetreat::Zone => C_7_4C,
        NoRetreat::AmongRouted => C_7_3_2H,
        NoRetreat::NoEnd => C_7_4D,
        _ => C_7_4A,
    }
}

impl Cited for Objection {
    fn case(&self) -> Case {
        match *self {
            Self::GameOver(_) => C_11_0A,
            Self::DieFirst(case) => case,
            Self::NotNow { .. } | Self::MustChoose(_) => C_4_0,
            Self::Place { why, .. } => case_of_place(why),
            Self::NotSetUp(_) | Self::StillToPlace(_) => C_10_0,
            Self::LeaderNeeded(_) => C_3_2B,
            Self::LeaderMisplaced(_) => C_10_1_1D,
            Self::Abatis { why: NoAbatis::Leader, .. } => C_3_2G,
            Self::Abatis { .. } => C_10_1_1F,
            Self::NotGivenUp(_) => C_10_1_3C,
            Self::StillToLand => C_10_1_3B,
            Self::NotFirst(Marker::GREEK_RESERVE) => C_9_5B,
            Self::NotFirst(Marker::PERSIAN_RESERVE) => C_10_2_2B,
            Self::NotFirst(_) => C_4_1B,
            Self::Enemys(_) => C_2_2,
            Self::NotOnMap(_) | Self::NotActive(_) | Self::HasMoved(_) | Self::HasFormation(_) => {
                C_4_2_1
            }
            Self::IsActive(_) => C_3_3G,
            Self::WasActivated(_) => C_3_3F,
            Self::Stopped(_) | Self::ZonesBetween { .. } => C_6_1B,
            Self::StandsThere(_) | Self::TooFar { .. } => C_6_1A,
            Self::Crowded { why, .. } => why.case(),
            Self::ZoneClosed { .. } => C_6_1D,
            Self::RoutedOneHex(_) => C_6_1E,
            Self::RoutedHomeward { .. } => C_6_1F,
            Self::Charge { why, .. } => case_of_charge(why),
            Self::NobodyTurns(_) => C_4_2_1,
            Self::OthersKeepFacing(_) => C_3_2L,
            Self::ChargerNeedsEnemy(_) => C_9_2C,
            Self::Clear { why: NoWork::Greek, .. } => C_9_4D,
            Self::Clear { .. } => C_9_4B,
            Self::React { why, .. } => case_of_reaction(why),
            Self::OtherReacts(_) => C_6_2C,
            Self::NotAlong(_) => C_6_2D,
            Self::Silent { why, .. } => case_of_silence(why),
            Self::NobodyThere(_) | Self::OutOfRange { .. } => C_7_1A,
            Self::NobodyActive(_) => C_4_2_3,
            Self::Blocked { .. } => C_7_1D,
            Self::Attack { why, .. } => case_of_attack(why),
            Self::MustAttack(_) => C_7_2B,
            Self::NoFight(_) => C_7_2A,
            Self::NotTaken(_) | Self::OtherLetter(_) => C_7_3B,
            Self::Retreat { why, .. } => case_of_retreat(why),
            Self::OtherRetreats(_) | Self::MustRetreat(_) => C_7_4A,
        }
    }
}

impl Marathon {
    /// Every reason against an action that may not be done. At the wrong moment that is the only
    /// one: what else would be against it is beside the point.
    pub(crate) fn reasons_against(&self, state: &State, action: Action) -> Vec<Objection> {
        if let Some(wrong) = self.wrong_moment(state, action) {
            return vec![wrong];
        }
        match action {
            Action::Place { kind, at } => self.against_place(state, kind, at),
            Action::Lift(piece) => Self::against_lift(state, piece),
            Action::Abatis(at) => self.against_abatis(state, at),
            Action::Remove(piece) => vec![Objection::NotGivenUp(piece)],
            Action::Begin(marker) => vec![Objection::NotFirst(marker)],
            Action::Attach(piece) => vec![Self::against_attaching(state, piece)],
            Action::Move { piece, to } => self.against_move(state, piece, to),
            Action::Charge { piece, to } => self.against_charge(state, piece, to),
            Action::Turn(hex) => vec![self.against_turn(state, hex)],
            Action::Face(facing) => vec![Objection::ChargerNeedsEnemy(facing)],
            Action::Clear { piece, at } => self.against_clearing(state, piece, at),
            Action::React(piece) => vec![self.against_reaction(state, piece)],
            Action::Follow(piece) => vec![Objection::NotAlong(piece)],
            Action::Fire { piece, at } => self.against_fire(state, piece, at),
            Action::Attack { piece, at } => self.against_attack(state, piece, at),
            Action::Fight(hex) => vec![Objection::NoFight(hex)],
            Action::Rout(piece) | Action::Disrupt(piece) => {
                vec![Self::against_letter(state, action, piece)]
            }
            Action::Retreat { piece, first, then } => {
                vec![self.against_retreat(state, piece, (first, then))]
            }
            Action::Done => self.against_end(state),
        }
    }
}
