//! What players and chance decide. How it is written, the tables of `notation` say.

use std::fmt;

use boards::squares::{Eighth, Quarter};
use engine::{D6, D10, notation};

use crate::map::Area;
use crate::notation::{Actions, Outcomes};
use crate::units::{Arm, Contingent};

/// Units that are alike, off the map: what a Greek player takes into his hand.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Kind {
    /// [2.2.1] Where they come from.
    pub contingent: Contingent,
    /// [2.2.1] Their type.
    pub arm: Arm,
    /// [6.0.2] How many steps each has lost.
    pub losses: u8,
}

/// [8.1.2a] Who moves: a force, or a unit that leaves its force.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Part {
    /// Where it stands.
    pub at: Area,
    /// The place of its first unit in the stack, the top being 0.
    pub order: u8,
    /// [Q11] Whether one unit goes alone and leaves its force.
    pub alone: bool,
}

/// What a seat decides.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Action {
    /// [11.1b] Name the Persian contingent that begins the day. Written `commit medes`.
    Commit(Contingent),
    /// [11.2c] Let the Peloponnesians be sent away or put in the Box. Written `allow peloponnesians`.
    Allow,
    /// [11.2c] Do not. Written `refuse peloponnesians`.
    Refuse,
    /// [5.3b] Send a contingent away. Written `send malians home`.
    Send(Contingent),
    /// [6.0b] Put a contingent in the Ephialtes Box. Written `guard phocians`.
    Guard(Contingent),
    /// [11.2b] Vote for a contingent to be sent away, or to guard the path. Written `vote malians`.
    Vote(Contingent),
    /// [6.0c] Place a unit under those that lie there. Written `place spartans hoplite F5 west`;
    /// `hoplite*2` for one that has lost two steps.
    Place {
        /// The unit.
        kind: Kind,
        /// Where.
        at: Area,
        /// Which side it faces.
        facing: Quarter,
    },
    /// [6.0.1.1a] Take a contingent up again, because somebody finds no place any more. Written
    /// `clear malians`.
    Clear(Contingent),
    /// [8.1.2a] Move. Written `move F5 G5 west`; `F5.2` for the force whose first unit is the second
    /// of its stack, `F5/2` for that unit alone.
    Move {
        /// Who.
        part: Part,
        /// Where to.
        to: Area,
        /// Which side it faces then.
        facing: Quarter,
    },
    /// [3.2.1b] [3.2.2b] Turn where it stands. Written `turn F5 north`.
    Turn {
        /// Who.
        part: Part,
        /// Which side it faces then.
        facing: Quarter,
    },
    /// [8.1.4c] Enter an area of the enemy. Written `charge F5 E5 w`: by its last step, towards
    /// the west.
    Charge {
        /// Who.
        part: Part,
        /// Which area.
        to: Area,
        /// The way of its last step.
        way: Eighth,
    },
    /// [8.2.6a] Fire with a unit. Written `fire F5.2 D5`.
    Fire {
        /// Where it stands.
        from: Area,
        /// Its place in the stack, the top being 0.
        order: u8,
        /// The target's area.
        at: Area,
    },
    /// [8.2.6c] Nobody else fires at this target: the dice fall. Written `roll`.
    Roll,
    /// [8.3] Fight the melee in an area next. Written `fight F5`.
    Fight(Area),
    /// [8.3.2.1a] Retreat before combat. Written `retreat F5`.
    Retreat(Area),
    /// [8.3.2.1a] Stay and fight. Written `stand F5`.
    Stand(Area),
    /// [11.3a] Feign a retreat with all Spartans. Written `feign`.
    Feign,
    /// [11.3a] Do not. Written `hold`.
    Hold,
    /// [8.1] [8.2] Nothing more in this segment. Written `done`.
    Done,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        notation::display(&Actions, self, f)
    }
}

/// What chance decides.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Outcome {
    /// [2.0] A six-sided die. Written `d6 4`.
    Six(D6),
    /// [2.0] A ten-sided die. Written `d10 7`.
    Ten(D10),
    /// [Q30] Which of several equal stacks moves. Written `stack A4.1`.
    Stack {
        /// Where it stands.
        at: Area,
        /// The place of its first unit, the top being 0.
        order: u8,
    },
    /// [Q30] Which of two ways a stack goes on, or which of several targets it fires at. Written
    /// `area C5`.
    Area(Area),
    /// [Q32] Which way a stack turns. Written `towards north`.
    Towards(Quarter),
    /// [Q31] By which step a stack comes into an area of the Greeks. Written `by F5 se`.
    By {
        /// The area.
        to: Area,
        /// The way of the last step.
        way: Eighth,
    },
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        notation::display(&Outcomes, self, f)
    }
}
