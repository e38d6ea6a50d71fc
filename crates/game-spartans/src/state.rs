//! Where play stands.

use engine::Seat;

use crate::automaton::Trail;
use crate::end::Finish;
use crate::map::{Area, Areas};
use crate::muster::{Contingents, Muster, Musters};
use crate::positions::Positions;
use crate::units::{Contingent, Side};

use boards::squares::{Eighth, Quarter};

/// Where play stands.
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub struct State {
    /// [1.0.1] The day, from 1 to 3.
    pub day: u8,
    /// [4.0.Da] The round of the series, from 1 to 8; 0 before its first.
    pub round: u8,
    /// [Q34] How many rounds of this day have begun.
    pub today: u8,
    /// [4.0.D] The step of the round.
    pub segment: Segment,
    /// [9.0] The Persian contingents that were committed today.
    pub used: Contingents,
    /// [5.1] [9.0] The one that was committed last.
    pub attacker: Option<Contingent>,
    /// [5.2a] In which round of day three the Immortals come; 0 before the roll, and when they are
    /// all there.
    pub entry: u8,
    /// [6.0b] Who guards the path.
    pub guard: Option<Contingent>,
    /// [5.3b] Who has gone home.
    pub home: Contingents,
    /// [11.2c] Whether the Spartan lets the Peloponnesians go.
    pub leave: bool,
    /// Units off the map.
    pub musters: Musters,
    /// Units on it.
    pub positions: Positions,
    /// The areas that were fired at, or whose melees were fought, in this segment.
    pub settled: Areas,
    /// [8.2.6c] The target that is fired at now, and the hits so far.
    pub volley: Option<Volley>,
    /// [8.4.4b] The contingents that have reached their Routs Box in the combat under way.
    pub breaking: Contingents,
    /// [11.3d] What a feigned retreat has left.
    pub feint: Feint,
    /// What is waited for.
    pub awaits: Awaits,
}

/// [8.2.6a] Fire on one target.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Volley {
    /// The area.
    pub target: Area,
    /// The hits so far.
    pub hits: u8,
}

/// [11.3d] [Q71] What a feigned retreat has left to the Spartans.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Feint {
    /// Nothing.
    None,
    /// One column in the next Melee Segment in which they fight.
    Ready,
    /// The same in the Melee Segment under way, with which it lapses.
    Used,
}

/// [4.0.D] The nine steps of an Action Round.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Segment {
    /// Persians move.
    PersianMovement,
    /// Greeks fire at those who came.
    GreekDefensiveFire,
    /// Persians fire.
    PersianOffensiveFire,
    /// Persians fight.
    PersianMelee,
    /// Greeks move.
    GreekMovement,
    /// Persians fire at those who came.
    PersianDefensiveFire,
    /// Greeks fire.
    GreekOffensiveFire,
    /// Greeks fight.
    GreekMelee,
    /// Disordered units try to recover.
    Recovery,
}

/// What a side does in a segment.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Business {
    /// [8.1] Movement.
    Movement,
    /// [8.2] Fire.
    Fire,
    /// [8.3] Melee.
    Melee,
    /// [8.4.2] Recovery.
    Recovery,
}

impl Segment {
    /// All, in order.
    pub const ALL: [Self; 9] = [
        Self::PersianMovement,
        Self::GreekDefensiveFire,
        Self::PersianOffensiveFire,
        Self::PersianMelee,
        Self::GreekMovement,
        Self::PersianDefensiveFire,
        Self::GreekOffensiveFire,
        Self::GreekMelee,
        Self::Recovery,
    ];

    /// The next; nothing after the last.
    pub fn next(self) -> Option<Self> {
        Self::ALL.get(self as usize + 1).copied()
    }

    /// Whose it is; recovery is everybody's, and counts as Persian.
    #[inline]
    pub const fn side(self) -> Side {
        match self {
            Self::GreekDefensiveFire
            | Self::GreekMovement
            | Self::GreekOffensiveFire
            | Self::GreekMelee => Side::Greek,
            _ => Side::Persian,
        }
    }

    /// What is done in it.
    #[inline]
    pub const fn business(self) -> Business {
        match self {
            Self::PersianMovement | Self::GreekMovement => Business::Movement,
            Self::PersianMelee | Self::GreekMelee => Business::Melee,
            Self::Recovery => Business::Recovery,
            _ => Business::Fire,
        }
    }

    /// Its name in text.
    pub const fn word(self) -> &'static str {
        match self {
            Self::PersianMovement => "persian-movement",
            Self::GreekDefensiveFire => "greek-defensive-fire",
            Self::PersianOffensiveFire => "persian-offensive-fire",
            Self::PersianMelee => "persian-melee",
            Self::GreekMovement => "greek-movement",
            Self::PersianDefensiveFire => "persian-defensive-fire",
            Self::GreekOffensiveFire => "greek-offensive-fire",
            Self::GreekMelee => "greek-melee",
            Self::Recovery => "recovery",
        }
    }
}

/// What the players of the contingents debate [11.2b].
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Matter {
    /// Who is sent away next.
    Home,
    /// Who guards the path.
    Guard,
}

/// [11.2b] A vote under way: what each seat has voted, the Spartan last.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Debate {
    /// What it is about.
    pub matter: Matter,
    /// How many contingents are to stay.
    pub stay: u8,
    /// Whose turn it is.
    pub seat: Seat,
    /// The votes, by seat.
    pub votes: [Option<Contingent>; 7],
}

/// A Persian force on its way, as far as dice have decided it.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Force {
    /// Where it stands.
    pub at: Area,
    /// The place of its first unit in the stack, the top being 0.
    pub order: u8,
}

/// [8.1.6a] What the system does next with a force.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum March {
    /// It goes forward.
    Forward(Trail),
    /// [8.1.6b] It enters the flank or rear of hoplites.
    Flank {
        /// Which area.
        to: Area,
        /// The way of its last step.
        way: Eighth,
    },
    /// [Q32] This is forward for it from now on.
    Turn(Quarter),
    /// It only turns to where forward is.
    Face,
    /// It stays where it is.
    Stay,
}

/// What is waited for.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Awaits {
    /// [5.1] A die says who attacks.
    Commitment,
    /// [11.1b] The Persian player says so.
    Choice,
    /// [5.2a] A die says when the Immortals come.
    Ephialtes,
    /// [5.3a] A die says how many contingents stay.
    Conference,
    /// [11.2c] The Spartan decides whether the Peloponnesians may go; so many contingents stay.
    Leave {
        /// How many.
        stay: u8,
    },
    /// [5.3b] A contingent is sent away, until so many are left.
    Farewell {
        /// How many.
        stay: u8,
    },
    /// [11.2b] A seat votes.
    Vote(Debate),
    /// [Q70] The Spartan decides between those with most votes.
    Casting(Debate),
    /// [6.0b] [5.3e] A contingent is put in the Box.
    Guard,
    /// [6.0c] The Greeks deploy.
    Deployment,
    /// [7.0a] A Persian contingent deploys.
    Muster(Contingent),
    /// [7.0.2a] [Q38] Persians who wait come in.
    Entry,
    /// [Q30] A die decides which of so many stacks moves.
    WhichStack {
        /// How many.
        tied: u8,
    },
    /// [Q30] A die decides by which diagonal a force goes on.
    WhichWay(Force, Trail),
    /// [Q31] A die decides between so many entries.
    WhichEntry(Force, u8),
    /// [Q32] A die decides which way a force turns.
    WhichTurn(Force),
    /// [8.1.6a] The system moves a force.
    March(Force, March),
    /// [8.1] A seat moves.
    Movement(Seat),
    /// [8.2.7a] A force aims at the only target that it may.
    Aim(Force),
    /// [8.2.7c] A die decides between so many targets.
    WhichTarget(Force, u8),
    /// [8.2] A seat fires.
    Fire(Seat),
    /// [8.2.6a] The die of the unit at this place of a stack.
    Shot(Force),
    /// [8.4.1a] The check of a unit.
    Check {
        /// Whose.
        side: Side,
        /// Where.
        at: Area,
        /// Its place in the stack.
        order: u8,
        /// Whether the other side's units check after these.
        both: bool,
    },
    /// [11.3a] A seat decides whether Spartans feign a retreat.
    Feint(Seat),
    /// [11.3c] Their Morale Check.
    FeintCheck,
    /// [8.3] A seat says which melee is fought next.
    Melee(Seat),
    /// [8.3.2.1a] A seat decides whether its light units retreat.
    Retreat(Seat, Area),
    /// [Q48] The system's archers retreat.
    Withdraw(Area),
    /// [8.3.2.3] The die of a melee.
    Strike(Area),
    /// [8.4.2] The recovery of a unit.
    Recover {
        /// Whose.
        side: Side,
        /// Where.
        at: Area,
        /// Its place in the stack.
        order: u8,
    },
    /// [9.0] A die says whether the day goes on.
    EndOfDay,
    /// The game is over.
    Over(Finish),
}

impl State {
    /// The muster of a contingent.
    #[inline]
    pub fn muster(&self, contingent: Contingent) -> &Muster {
        &self.musters[contingent.index()]
    }

    /// The muster of a contingent, to be changed.
    #[inline]
    pub(crate) fn muster_mut(&mut self, contingent: Contingent) -> &mut Muster {
        &mut self.musters[contingent.index()]
    }

    /// [8.4.5b] [8.4.5c] How many boxes of a side's Army Morale Track are filled.
    pub fn army_track(&self, side: Side) -> u8 {
        side.contingents().map(|it| self.muster(it).on_army_track()).sum()
    }

    /// [8.4.5c] Whether the Persians have had their morale crisis.
    pub fn had_crisis(&self) -> bool {
        Side::Persian.contingents().any(|it| self.muster(it).lost_in_crisis() > 0)
    }

    /// How many units of a contingent stand on the map.
    pub fn on_map(&self, contingent: Contingent) -> u8 {
        let of = self.positions.units(contingent.side());
        of.filter(|(_, unit)| unit.contingent == contingent).count() as u8
    }

    /// Whether a Greek contingent is still in play: neither routed nor gone home, with units left.
    pub fn is_present(&self, contingent: Contingent) -> bool {
        !self.home.has(contingent)
            && !self.muster(contingent).has_routed()
            && (self.muster(contingent).in_hand() > 0 || self.on_map(contingent) > 0)
    }

    /// [Q33] Whether Persians will still come today: those who wait, and the Immortals.
    pub fn more_persians_come(&self) -> bool {
        Side::Persian.contingents().any(|it| self.muster(it).in_hand() > 0)
    }

    /// What of a turn is under way, where it is an Action Round.
    pub fn in_round(&self) -> bool {
        self.round > 0 && !matches!(self.awaits, Awaits::EndOfDay | Awaits::Over(_))
    }
}
