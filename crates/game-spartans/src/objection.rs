//! Why something may not be done: every reason is a value with its numbers, and rests on one Case
//! that really forbids it. `draw` finds the words.
//!
//! Nothing here decides what is legal: the domain does. These functions are asked about actions
//! outside of it alone. None speaks of what lies under the top of an enemy's stack [3.4a]: they look
//! at where enemies stand, at their types and at the sides they face, which everybody sees.

mod by_hand;
mod contingents;
mod deployment;
mod fire;
mod melee;
mod moment;
mod movement;
mod way;

use boards::squares::{Aspect, Eighth, Quarter};
use engine::{Case, Cited};

use crate::action::{Action, Kind};
use crate::cases::{
    C_2_2_6A, C_3_1_1A, C_3_1_2B, C_3_1_2C, C_3_1_3A, C_3_1_3B, C_3_2_1A, C_3_2_1B, C_3_2_2B,
    C_3_2A, C_3_3_4A, C_3_3_4D, C_4_0, C_4_0_D, C_5_1, C_5_3B, C_5_3C, C_5_3F, C_6_0_1_1A,
    C_6_0_1_2, C_6_0_1_3, C_6_0_1_4, C_6_0B, C_6_0C, C_6_0D, C_8_1, C_8_1_1A, C_8_1_2A, C_8_1_4C,
    C_8_1_4D, C_8_1_5B, C_8_1_6A, C_8_1_6B, C_8_2, C_8_2_6A, C_8_2_6C, C_8_2_7A, C_8_2_7B, C_8_3,
    C_8_3_2_1A, C_8_4_4B, C_11_0, C_11_2A, C_11_2B, C_11_2C, C_11_3A, C_11_3B, C_FRT_D, C_PMCCT,
    C_TEC_D,
};
use crate::end::Finish;
use crate::fire::Blocked;
use crate::game::Spartans;
use crate::map::{Area, Areas};
use crate::state::{Segment, State};
use crate::units::{Arm, Contingent};

use melee::{against_fight, against_retreat};

/// What somebody decides at a moment.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Task {
    /// [11.1b] The contingent that begins the day.
    First,
    /// [11.2c] Leave for the Peloponnesians.
    Leave,
    /// [5.3b] Who is sent home.
    Farewell,
    /// [11.2b] A vote.
    Vote,
    /// [6.0b] Who guards the path.
    Guard,
    /// [6.0c] The Greek deployment.
    Deployment,
    /// [8.1] Moves.
    Movement,
    /// [8.2] Shots.
    Fire,
    /// [11.3a] A feigned retreat.
    Feint,
    /// [8.3] Which melee is fought next.
    Melee,
    /// [8.3.2.1a] A retreat before combat.
    Retreat,
}

/// A reason against an action.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Objection {
    // The moment.
    /// The game is over, and how it ended.
    GameOver(Finish),
    /// A die falls first, by this clause.
    DieFirst(Case),
    /// The rules go on first, by this clause.
    RulesFirst(Case),
    /// [4.0] [4.0.D] [8.1.5b] It is the time for something else.
    NotNow {
        /// When it could be done.
        needs: Task,
        /// What is decided now.
        now: Task,
        /// The step of the Action Round, where one is under way.
        segment: Option<Segment>,
    },

    // Contingents.
    /// [5.3f] It is no Greek contingent.
    NotGreek(Contingent),
    /// [5.1] It is no Persian contingent.
    NotPersian(Contingent),
    /// [PMCCT] On the third day the Immortals come by the path, not through the pass.
    ImmortalsTakeThePath,
    /// [5.3c] The Spartans always stay.
    SpartansStay,
    /// [6.0d] The Spartans never guard the path.
    SpartansNeverGuard,
    /// [5.3b] The contingent has gone home.
    HasGoneHome(Contingent),
    /// [8.4.4b] The contingent has routed.
    HasRouted(Contingent),
    /// [5.3f] The contingent has no units at this table.
    HasNoUnits(Contingent),
    /// [6.0b] The contingent guards the path.
    GuardsPath(Contingent),
    /// [11.2c] The Spartan has not given the Peloponnesians leave.
    NoLeave,
    /// [11.2b] Others have more votes.
    FewerVotes {
        /// Who was named.
        contingent: Contingent,
        /// How many votes it has.
        votes: u8,
        /// How many the first have.
        most: u8,
    },

    // The Greek deployment.
    /// [6.0c] No such unit waits to be placed.
    NoneInHand(Kind),
    /// [TEC.d] Nobody enters a Coastal area.
    Coastal(Area),
    /// [6.0c] The area lies outside the four rows on either side of the wall.
    OutsideRows(Area),
    /// [6.0.1.2] Three units were placed there.
    PlacedFull(Area),
    /// [6.0.1.3] The Spartans stand before the wall on the first two days.
    SpartansBehindWall(Area),
    /// [6.0.1.3] This contingent is the last that can stand before the wall with the Spartans.
    LastWithSpartans {
        /// It.
        contingent: Contingent,
        /// Where it was to stand.
        at: Area,
    },
    /// [6.0.1.4] Phocians come there when every other contingent is there whole.
    PhociansTooSoon {
        /// Where they were to stand.
        at: Area,
        /// One that is not.
        missing: Contingent,
    },
    /// [6.0.1.1a] The area touches no other unit of the contingent.
    Apart {
        /// It.
        contingent: Contingent,
        /// The area.
        at: Area,
    },
    /// [6.0.1.1a] Everybody still finds a place, so nobody is taken up again.
    EverybodyFindsRoom,
    /// [6.0c] No unit of the contingent has been placed.
    NotPlaced(Contingent),
    /// [6.0c] Units still have to be placed.
    StillToPlace(u8),

    // Who acts.
    /// [8.1] [8.2] [8.3] Nobody of the side that acts stands there.
    NobodyThere {
        /// Where.
        at: Area,
        /// Whether the other side does.
        enemy: bool,
        /// What was to be done.
        task: Task,
    },
    /// [8.1.2a] [8.2.6a] The stack has no so low unit.
    NoSuchUnit {
        /// What was to be done.
        task: Task,
        /// Where.
        at: Area,
        /// Its place, the top being 0.
        order: u8,
        /// How many units there are.
        holds: u8,
    },
    /// [3.1.3a] The unit belongs to the force of another above it.
    InsideForce {
        /// Where.
        at: Area,
        /// Its place, the top being 0.
        order: u8,
        /// The place of the first unit of its force.
        first: u8,
    },
    /// [3.1.2c] The unit is a force of its own, and leaves nobody.
    AloneAlready {
        /// Where.
        at: Area,
        /// Its place.
        order: u8,
    },
    /// [8.1.6a] Forces of the system never part.
    SystemNeverParts,
    /// [11.2a] Another player leads the unit.
    LedByAnother(Contingent),
    /// [8.1.2a] The unit or force has moved in this segment.
    HasMoved {
        /// Where.
        at: Area,
        /// Its place.
        order: u8,
    },
    /// [8.2] The unit has fired in this segment, or aims at somebody already.
    HasFired {
        /// Where.
        at: Area,
        /// Its place.
        order: u8,
        /// At whom it aims, if the dice have not fallen.
        aim: Option<Area>,
    },
    /// [8.1.4d] It shares its area with an enemy, and neither leaves nor turns.
    Locked(Area),

    // Where to.
    /// [8.1.2a] It stands there already.
    StandsThere(Area),
    /// [3.2a] It faces that side already.
    FacesSo(Quarter),
    /// [8.1.4c] An enemy is there: the area is entered by a charge.
    EnemyThere(Area),
    /// [8.1.4c] [8.2] No enemy is there.
    NoEnemyThere {
        /// Where.
        at: Area,
        /// What was to be done to him.
        task: Task,
    },
    /// [3.1.1a] Too many units would end their move there.
    Full {
        /// Where.
        at: Area,
        /// How many stand there.
        holds: u8,
        /// How many come.
        comes: u8,
        /// How many may stand there.
        limit: u8,
    },
    /// [3.1.2b] Units of another type stand there.
    OtherType {
        /// Where.
        at: Area,
        /// Their type.
        there: Arm,
        /// The type of those who come.
        comes: Arm,
    },
    /// [3.1.3b] Those who stand there, or stay behind, face another side.
    OtherFacing {
        /// Where.
        at: Area,
        /// The side that they face.
        there: Quarter,
        /// The side that was asked for.
        facing: Quarter,
    },
    /// [3.2.1a] Hoplites go straight ahead, and the goal lies elsewhere.
    NotAhead {
        /// Where.
        to: Area,
        /// Which side they face.
        facing: Quarter,
    },
    /// [3.2.1a] Hoplites go straight ahead, and would enter the area by another step than was asked.
    EntersAhead {
        /// Where.
        to: Area,
        /// Which side they face, and how they would go.
        facing: Quarter,
        /// The way that was asked for.
        way: Eighth,
    },
    /// [3.2.1b] Hoplites turn for their whole allowance, and where they stand.
    TurnTakesAll {
        /// The allowance.
        allowance: u8,
    },
    /// [3.2.2b] With its turns the move takes more points than the unit has; without them it would
    /// not.
    TurnsCost {
        /// How many points it takes.
        needs: u8,
        /// How many there are.
        has: u8,
    },
    /// [8.1.1a] The move takes more points than the unit has.
    TooFar {
        /// How many points it takes.
        needs: u8,
        /// How many there are.
        has: u8,
    },
    /// [3.3.4a] Zones of control stop it on the way.
    ZoneStops(Areas),
    /// [3.3.4a] Who enters a zone of control does not turn there.
    ZoneForbidsTurn(Area),
    /// [3.3.4d] It would go straight from one controlled area to another.
    ZoneToZone {
        /// Where it begins.
        from: Area,
        /// The next one.
        to: Area,
    },
    /// [8.1.4c] Enemies stand in the way: to enter their area takes all points.
    EnemyInTheWay(Areas),
    /// [TEC.d] No way leads there at all, or not by such a step.
    NoWay(Area),
    /// [8.1.6a] The rules lead it further forward.
    NotFarthest {
        /// Where it might end.
        ends: Areas,
    },
    /// [8.1.6a] The rules let it face forward.
    FacesForward(Quarter),
    /// [8.1.6b] Immortals can enter a flank or rear of hoplites, and must.
    MustEnterFlank(Areas),
    /// [8.1.6a] A force can still go forward, and must.
    MustGoForward {
        /// Where it stands.
        at: Area,
        /// The place of its first unit.
        order: u8,
    },

    // Fire.
    /// [2.2.6a] The type does not fire.
    NoMissiles(Arm),
    /// [FRT.d] The target is too far away.
    OutOfRange {
        /// The firer's type.
        arm: Arm,
        /// How far away it is.
        range: u8,
        /// How far the type fires.
        farthest: u8,
    },
    /// [8.2.1] to [8.2.5c] [TEC.g] What else stands between firer and target.
    Blocked(Blocked),
    /// [8.2.6c] The target was fired at in this segment.
    FiredAt(Area),
    /// [8.2.6c] Fire on another target is under way.
    OtherTarget(Area),
    /// [8.2.6c] Nobody aims at anybody.
    NobodyAims,
    /// [8.2.6c] [Q77] The dice fall when every player has named his targets.
    AllAimFirst,
    /// [8.2.7a] Others are nearer.
    NotNearest {
        /// How far away the target is.
        range: u8,
        /// How far away the nearest are.
        nearest: u8,
    },
    /// [8.2.7b] Others lie in an arc that comes first.
    LaterArc {
        /// Where the target lies.
        arc: Aspect,
        /// Where the first ones lie.
        first: Aspect,
    },
    /// [8.2.7a] Another force chooses its target now.
    OtherForceAims {
        /// Where it stands.
        at: Area,
        /// The place of its first unit.
        order: u8,
    },

    // Melee.
    /// [8.3] Only one side is there: nobody fights.
    NoMelee(Area),
    /// [8.3] The melee there was fought in this segment.
    Fought(Area),
    /// [8.3] Whoever shares an area with enemies must fight: so many melees are left.
    MustFight(Areas),
    /// [8.3.2.1a] Another melee is begun.
    OtherMelee(Area),
    /// [8.3.2.1a] Nobody may go back there now: only light units that Mixed units or hoplites attack,
    /// once, and with room behind them.
    NoRetreat(Area),
    /// [11.0] A feigned retreat was not agreed on.
    FeintNotAgreed,
    /// [11.3a] No Spartan is attacked.
    NoSpartanAttacked,
    /// [11.3b] The Spartans of an area find no room behind them.
    Cornered(Area),
    /// [11.3a] The Greeks decide that before the first melee of a Persian Melee Segment.
    FeintBeforeMelees,
}

impl Cited for Objection {
    #[allow(clippy::too_many_lines, reason = "a table: each reason and its Case")]
    fn case(&self) -> Case {
        match self {
            Self::GameOver(finish) => finish.case(),
            Self::DieFirst(case) | Self::RulesFirst(case) => *case,
            Self::NotNow { needs: Task::Fire | Task::Melee, now: Task::Movement, .. } => C_8_1_5B,
            Self::NotNow { segment: Some(_), needs, .. } if *needs >= Task::Movement => C_4_0_D,
            Self::NotNow { .. } => C_4_0,
            Self::NotGreek(_) | Self::HasNoUnits(_) => C_5_3F,
            Self::NotPersian(_) => C_5_1,
            Self::ImmortalsTakeThePath => C_PMCCT,
            Self::SpartansStay => C_5_3C,
            Self::SpartansNeverGuard => C_6_0D,
            Self::HasGoneHome(_) => C_5_3B,
            Self::HasRouted(_) => C_8_4_4B,
            Self::GuardsPath(_) => C_6_0B,
            Self::NoLeave => C_11_2C,
            Self::FewerVotes { .. } => C_11_2B,
            Self::NoneInHand(_)
            | Self::OutsideRows(_)
            | Self::NotPlaced(_)
            | Self::StillToPlace(_) => C_6_0C,
            Self::Coastal(_) | Self::NoWay(_) => C_TEC_D,
            Self::PlacedFull(_) => C_6_0_1_2,
            Self::SpartansBehindWall(_) | Self::LastWithSpartans { .. } => C_6_0_1_3,
            Self::PhociansTooSoon { .. } => C_6_0_1_4,
            Self::Apart { .. } | Self::EverybodyFindsRoom => C_6_0_1_1A,
            Self::NobodyThere { task: Task::Movement, .. } => C_8_1,
            Self::NoSuchUnit { task: Task::Fire, .. } => C_8_2_6A,
            Self::NoSuchUnit { .. } | Self::HasMoved { .. } | Self::StandsThere(_) => C_8_1_2A,
            Self::InsideForce { .. } => C_3_1_3A,
            Self::AloneAlready { .. } => C_3_1_2C,
            Self::LedByAnother(_) => C_11_2A,
            Self::HasFired { .. }
            | Self::NoEnemyThere { task: Task::Fire, .. }
            | Self::NobodyThere { task: Task::Fire, .. } => C_8_2,
            Self::Locked(_) => C_8_1_4D,
            Self::FacesSo(_) => C_3_2A,
            Self::EnemyThere(_) | Self::NoEnemyThere { .. } | Self::EnemyInTheWay(_) => C_8_1_4C,
            Self::Full { .. } => C_3_1_1A,
            Self::OtherType { .. } => C_3_1_2B,
            Self::OtherFacing { .. } => C_3_1_3B,
            Self::NotAhead { .. } | Self::EntersAhead { .. } => C_3_2_1A,
            Self::TurnTakesAll { .. } => C_3_2_1B,
            Self::TurnsCost { .. } => C_3_2_2B,
            Self::TooFar { .. } => C_8_1_1A,
            Self::ZoneStops(_) | Self::ZoneForbidsTurn(_) => C_3_3_4A,
            Self::ZoneToZone { .. } => C_3_3_4D,
            Self::SystemNeverParts
            | Self::NotFarthest { .. }
            | Self::FacesForward(_)
            | Self::MustGoForward { .. } => C_8_1_6A,
            Self::MustEnterFlank(_) => C_8_1_6B,
            Self::NoMissiles(_) => C_2_2_6A,
            Self::OutOfRange { .. } => C_FRT_D,
            Self::Blocked(blocked) => blocked.case(),
            Self::FiredAt(_) | Self::OtherTarget(_) | Self::NobodyAims | Self::AllAimFirst => {
                C_8_2_6C
            }
            Self::NotNearest { .. } | Self::OtherForceAims { .. } => C_8_2_7A,
            Self::LaterArc { .. } => C_8_2_7B,
            Self::NobodyThere { .. } | Self::NoMelee(_) | Self::Fought(_) | Self::MustFight(_) => {
                C_8_3
            }
            Self::OtherMelee(_) | Self::NoRetreat(_) => C_8_3_2_1A,
            Self::FeintNotAgreed => C_11_0,
            Self::NoSpartanAttacked | Self::FeintBeforeMelees => C_11_3A,
            Self::Cornered(_) => C_11_3B,
        }
    }
}

impl Spartans {
    /// Every reason against an action that may not be done. At the wrong moment that is the only
    /// one: what else would be against it is beside the point.
    pub(crate) fn reasons_against(&self, state: &State, action: Action) -> Vec<Objection> {
        if let Some(wrong) = self.wrong_moment(state, action) {
            return vec![wrong];
        }
        match action {
            Action::Commit(contingent) => vec![Self::against_first(contingent)],
            Action::Send(contingent) | Action::Guard(contingent) | Action::Vote(contingent) => {
                self.against_naming(state, contingent)
            }
            Action::Place { kind, at, facing } => self.against_place(state, kind, (at, facing)),
            Action::Clear(contingent) => self.against_clearing(state, contingent),
            Action::Move { part, to, facing } => self.against_move(state, part, (to, facing)),
            Action::Turn { part, facing } => self.against_turn(state, part, facing),
            Action::Charge { part, to, way } => self.against_charge(state, part, (to, way)),
            Action::Fire { from, order, at } => self.against_fire(state, (from, order), at),
            Action::Roll => vec![self.against_roll(state)],
            Action::Done => vec![self.against_end(state)],
            Action::Fight(at) => vec![against_fight(state, at)],
            Action::Retreat(at) | Action::Stand(at) => vec![against_retreat(state, at)],
            // At their moment these may always be done.
            Action::Allow | Action::Refuse | Action::Feign | Action::Hold => Vec::new(),
        }
    }
}
