//! What players and chance decide. How it is written, the tables of `notation` say.

use std::fmt;

use boards::hexes::Vertex;
use engine::{D10, notation};

use crate::map::Hex;
use crate::markers::Marker;
use crate::notation::{Actions, Outcomes};
use crate::units::{Kind, Piece};

/// What a seat decides.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Action {
    /// [10.0] [10.1.3b] Set up the first piece of a kind that is in hand. Written
    /// `place hoplite-left 2301`.
    Place {
        /// What.
        kind: Kind,
        /// Where.
        at: Hex,
    },
    /// [A128] Take a piece up again while its side sets up. Written `lift GL1`.
    Lift(Piece),
    /// [10.1.1f] Set up an Abatis. Written `abatis 2008`.
    Abatis(Hex),
    /// [10.1.3c] Give up a routed unit on a Beach. Written `remove PL1`.
    Remove(Piece),
    /// [4.1b] Begin with a marker. Written `begin greek-left`.
    Begin(Marker),
    /// [3.3f] [9.5c] Activate a piece. Written `attach GA1`.
    Attach(Piece),
    /// [6.1a] [6.2e] Move. Written `move GL1 2005`.
    Move {
        /// Who.
        piece: Piece,
        /// Where to.
        to: Hex,
    },
    /// [9.2c] Charge. Written `charge GCv1 2005`.
    Charge {
        /// Who.
        piece: Piece,
        /// Where to.
        to: Hex,
    },
    /// [A37] Turn where they stand. Written `turn 2005`.
    Turn(Hex),
    /// [3.1a] Face a vertex. Written `face down-left`.
    Face(Vertex),
    /// [9.4b] Work on an Abatis. Written `clear PL1 2005`.
    Clear {
        /// Who.
        piece: Piece,
        /// Where it lies.
        at: Hex,
    },
    /// [6.2c] Try to react. Written `react GL1`.
    React(Piece),
    /// [6.2d] Go along, a Leader. Written `follow Callimachus`.
    Follow(Piece),
    /// 7.1 Fire. Written `fire GA1 2005`.
    Fire {
        /// Who.
        piece: Piece,
        /// At which hex.
        at: Hex,
    },
    /// [4.2.5a] Attack. Written `attack GL1 2005`.
    Attack {
        /// Who.
        piece: Piece,
        /// Which hex.
        at: Hex,
    },
    /// [A52] Carry out the attack on a hex next. Written `fight 2005`.
    Fight(Hex),
    /// [7.3.2a] Let a unit rout. Written `rout PL1`.
    Rout(Piece),
    /// [7.3.3b] Let a unit be disrupted. Written `disrupt PL1`.
    Disrupt(Piece),
    /// 7.4 [A73] Retreat or flee by one hex or two. Written `retreat PL1 2006 2007`.
    Retreat {
        /// Who.
        piece: Piece,
        /// The first hex.
        first: Hex,
        /// The second.
        then: Option<Hex>,
    },
    /// Nothing more now. Written `done`.
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
    /// [2.0a] The die. Written `d10 0` to `d10 9`.
    Die(D10),
    /// [4.2a] A marker. Written `marker greek-left`.
    Marker(Marker),
    /// [10.1.3b] A Persian from the pool. Written `drawn infantry-left`.
    Drawn(Kind),
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        notation::display(&Outcomes, self, f)
    }
}
