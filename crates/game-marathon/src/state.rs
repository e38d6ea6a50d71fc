//! Where play stands.

use boards::hexes::{Vertex, Way};

use crate::map::{Hex, Hexes, Sites};
use crate::markers::{Marker, Markers};
use crate::tables::Letters;
use crate::units::{Kind, Piece, Pieces, Side};
use crate::victory::Finish;

/// Where play stands.
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub struct State {
    /// [2.1b] The turn, from 1 to 10; 0 during set-up.
    pub turn: u8,
    /// 4.2 The part of the turn.
    pub impulse: Impulse,
    /// [5.1c] Who has the initiative.
    pub initiative: Side,
    /// [8.1a] The morale levels.
    pub morale: [u8; 2],
    /// [8.1b] How often each side's level has risen for factors eliminated.
    pub credited: [u8; 2],
    /// [8.1d] [8.1e] The sites that an enemy has ever occupied.
    pub fallen: Sites,
    /// Those of them that have cost morale by now.
    pub booked: Sites,
    /// [A107] The Beaches that are in Greek hands.
    pub held: Sites,
    /// [4.1c] The markers that are still to be drawn this turn.
    pub markers: Markers,
    /// [9.5f] Whether the Greek Reserve marker has been removed for good.
    pub reserve_gone: bool,
    /// 9.4 The Abatis.
    pub abatis: Hexes,
    /// The pieces.
    pub units: Units,
    /// What units have done this turn.
    pub turned: TurnMarks,
    /// The Operations Phase under way.
    pub operation: Operation,
    /// What must be settled before play goes on.
    pub pending: Pending,
    /// 7.2 The combat that is being carried out.
    pub clash: Option<Clash>,
    /// What is waited for.
    pub awaits: Awaits,
}

/// Where a piece is.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Place {
    /// In a hex.
    Map(Hex),
    /// Not in this battle, or not yet.
    Out,
    /// [2.0b] Among the reinforcements that may be drawn.
    Pool,
    /// To be set up now.
    Hand,
    /// Eliminated.
    Dead,
}

/// The pieces: where they are, and how they fare.
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub struct Units {
    /// Where each is.
    pub at: [Place; PIECES],
    /// [3.1a] The vertex that each faces; those in one hex face the same one [3.2l].
    pub facing: [Vertex; PIECES],
    /// [2.1a] Those that lie on their reduced side; Leaders who are wounded.
    pub reduced: Pieces,
    /// [7.3.3b] Those that are disrupted.
    pub disrupted: Pieces,
    /// [7.3.2a] Those that are routed.
    pub routed: Pieces,
    /// [A72] Those of them that have failed to rally once.
    pub fled: Pieces,
}

/// The number of pieces.
pub const PIECES: usize = <Piece as boards::Indexed>::COUNT;

/// What units have done this turn.
#[derive(Clone, Eq, PartialEq, Hash, Debug, Default)]
pub struct TurnMarks {
    /// [3.3f] Independents that have had their activation.
    pub activated: Pieces,
    /// [A99] Those who have entered an enemy's zone.
    pub stopped: Pieces,
    /// [3.3b] Those with a Fired marker.
    pub fired: Pieces,
}

/// 4.2 What belongs to one Operations Phase.
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub struct Operation {
    /// The marker.
    pub marker: Option<Marker>,
    /// [A20] The active units.
    pub active: Pieces,
    /// Those of them that have moved, turned or gone to work; of the other side, those that have
    /// reacted.
    pub moved: Pieces,
    /// [6.1.1] Those of them that have turned where they stand.
    pub faced: Pieces,
    /// [3.3a] Those with a Charge! marker.
    pub charging: Pieces,
    /// [A53] Those at work on an Abatis.
    pub working: Pieces,
    /// [A39] Those that may still try to react; in the Rally Phase, those still to be checked.
    pub able: Pieces,
    /// [A88] Leaders who have been checked for being alone.
    pub alone: Pieces,
    /// The way to the hex that a unit attacks, or works on.
    pub target: [Option<Way>; PIECES],
}

/// What must be settled before play goes on.
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub struct Pending {
    /// Those who must check their morale.
    pub checks: Pieces,
    /// Why.
    pub cause: Cause,
    /// [A71] Routed units that must leave their hex.
    pub retreats: Pieces,
    /// [A141] Where the retreat began of a unit that friends make go on.
    pub began: Option<Hex>,
    /// [A75] The hexes that such a unit has left on its way: it does not come back to them.
    pub trail: Hexes,
    /// [A48] What the checks of one shot go by.
    pub shot: Option<Snapshot>,
    /// [A129] Leaders whom the shot hit: they do not check again for what it costs them.
    pub spared: Pieces,
}

/// [8.0] Why a morale check is made.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Cause {
    /// [7.1m] A hit.
    Hit,
    /// [3.2k] [7.4b] A routed or retreating friend passes.
    Passed,
    /// [7.3.2g] It moves through the hex of a routed friend.
    Passing,
    /// [9.2h] It has charged.
    Charged,
    /// [9.1d] A Leader is alone.
    Alone,
    /// [9.1e] A Leader's companions were all eliminated.
    Bereft,
    /// [A89] A lone Leader was attacked.
    Struck,
    /// [6.2c] It would react.
    Reaction,
    /// [4.3b] Rally.
    Rally,
}

/// [A48] How things stood before a shot.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Snapshot {
    /// The hex that was shot at.
    pub at: Hex,
    /// The morale level of those who were shot at.
    pub level: u8,
    /// The Leaders there.
    pub leaders: Pieces,
    /// Those of them who were not wounded.
    pub fit: Pieces,
}

/// [7.3a] A combat whose letters are carried out.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Clash {
    /// The hex that was attacked.
    pub at: Hex,
    /// Those who attack.
    pub attackers: Pieces,
    /// Those who were attacked.
    pub defenders: Pieces,
    /// What the defender still has to take.
    pub for_defender: Letters,
    /// What the attacker still has to take.
    pub for_attacker: Letters,
    /// [A69] [7.3.3f] Those who have taken an R or a D of this result: they take no other.
    pub struck: Pieces,
}

/// The parts of a turn, and of what comes before the first.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Impulse {
    /// [10.0] A side sets up.
    SetUp(Side),
    /// [10.1.1e] Abatis are set up.
    Abatis,
    /// [10.2.4a] Spartans come.
    Spartans,
    /// [4.1a] Initiative.
    Initiative,
    /// [4.2a] The next marker is drawn.
    Draw,
    /// [10.1.3b] Persians land.
    Landing,
    /// [3.3f] Independents are attached.
    Activation,
    /// [4.2.1] The active side moves.
    Movement,
    /// [A96] [A88] What is settled when it has moved.
    MovementEnd,
    /// [4.2.2] The other side reacts.
    Reaction,
    /// [A88] What is settled when it has.
    ReactionEnd,
    /// [4.2.3] The other side fires.
    DefensiveFire,
    /// [4.2.4] The active side fires.
    OffensiveFire,
    /// [4.2.5a] The active side says whom it attacks.
    Declaration,
    /// 7.2 Its attacks are carried out.
    Melee,
    /// [4.3a] Rally.
    Rally,
    /// [4.4] The end of a turn.
    End,
}

impl Impulse {
    /// All, in order.
    pub const ALL: [Self; 18] = [
        Self::SetUp(Side::Greek),
        Self::SetUp(Side::Persian),
        Self::Abatis,
        Self::Spartans,
        Self::Initiative,
        Self::Draw,
        Self::Landing,
        Self::Activation,
        Self::Movement,
        Self::MovementEnd,
        Self::Reaction,
        Self::ReactionEnd,
        Self::DefensiveFire,
        Self::OffensiveFire,
        Self::Declaration,
        Self::Melee,
        Self::Rally,
        Self::End,
    ];

    /// Its name in text.
    pub const fn word(self) -> &'static str {
        match self {
            Self::SetUp(Side::Greek) => "greek-set-up",
            Self::SetUp(Side::Persian) => "persian-set-up",
            Self::Abatis => "abatis",
            Self::Spartans => "spartans",
            Self::Initiative => "initiative",
            Self::Draw => "draw",
            Self::Landing => "landing",
            Self::Activation => "activation",
            Self::Movement => "movement",
            Self::MovementEnd => "movement-end",
            Self::Reaction => "reaction",
            Self::ReactionEnd => "reaction-end",
            Self::DefensiveFire => "defensive-fire",
            Self::OffensiveFire => "offensive-fire",
            Self::Declaration => "declaration",
            Self::Melee => "melee",
            Self::Rally => "rally",
            Self::End => "end",
        }
    }
}

/// What is waited for.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Awaits {
    /// [10.1.2e] [10.2.1c] A die says how many of a kind take part.
    Muster(Kind),
    /// [10.0] A side sets up.
    SetUp(Side),
    /// [10.1.1e] A die says how many Abatis there are.
    AbatisDie,
    /// [10.1.1f] So many Abatis are still to be set up.
    Abatis(u8),
    /// [10.2.4c] A die says whether the Spartans come.
    SpartanDie,
    /// [10.2.4a] The Spartans come in.
    Spartans,
    /// [5.1a] The Greeks' die.
    GreekInitiative,
    /// [5.1a] The Persians' die, against this total.
    PersianInitiative(i8),
    /// [4.1b] A side chooses its first marker.
    FirstMarker(Side),
    /// [4.2a] A marker is drawn.
    Draw,
    /// [10.1.3a] [10.2.2c] A die says how many Persians land.
    ReinforcementDie,
    /// [10.1.3b] So many are still to be drawn.
    Reinforcement(u8),
    /// [10.1.3b] They are placed.
    Landing,
    /// [10.1.3d] The die for a Leader who has landed.
    LeaderDie(Piece),
    /// [9.5c] The die for the Greek Reserve.
    ReserveDie,
    /// [9.5c] So many more may be activated.
    Bonus(u8),
    /// [3.3f] Independents are attached.
    Attach,
    /// [4.2.1] The active side moves.
    Movement,
    /// [7.3.2g] A unit checks on its way through routed friends.
    Passing {
        /// Which.
        piece: Piece,
        /// Where it goes.
        to: Hex,
    },
    /// [9.4b] The die for an Abatis.
    Clearing(Hex),
    /// [6.2c] A side says who tries to react.
    Reaction,
    /// [6.2c] The die of one who does.
    ReactionDie(Piece),
    /// [6.2e] It moves, or turns.
    ReactionMove(Piece),
    /// [6.2d] Leaders go along.
    Along {
        /// With whom.
        piece: Piece,
        /// Where they stand.
        from: Hex,
    },
    /// [3.1a] Those in a hex are turned.
    Face(Hex),
    /// 7.1 A side fires.
    Fire,
    /// [7.1g] The die of one who does.
    Shot {
        /// Who.
        piece: Piece,
        /// At which hex.
        at: Hex,
    },
    /// [4.2.5a] The active side says whom it attacks.
    Declaration,
    /// [A52] It says which attack comes next.
    Melee,
    /// 7.2 The die of an attack.
    Strike(Hex),
    /// [7.3b] A side says who takes a letter.
    Allot(Side),
    /// [8.2a] A morale check.
    Check(Piece),
    /// [A71] 7.4 A routed unit leaves its hex.
    Retreat {
        /// Which.
        piece: Piece,
        /// How many hexes it goes next: two, or one more where friends stand in its way [A75].
        owed: u8,
    },
    /// [4.3b] A unit tries to rally.
    Rally(Piece),
    /// [A73] It flees.
    Flight(Piece),
    /// The game is over.
    Over(Finish),
}

impl Units {
    /// The hex of a piece, if it is on the map.
    #[inline]
    pub fn hex(&self, piece: Piece) -> Option<Hex> {
        match self.at[boards::Indexed::index(piece)] {
            Place::Map(hex) => Some(hex),
            _ => None,
        }
    }

    /// Where a piece is.
    #[inline]
    pub fn place(&self, piece: Piece) -> Place {
        self.at[boards::Indexed::index(piece)]
    }

    /// Puts a piece somewhere; off the map it faces as its side does at first.
    #[inline]
    pub fn put(&mut self, piece: Piece, place: Place) {
        self.at[boards::Indexed::index(piece)] = place;
        if !matches!(place, Place::Map(_)) {
            self.turn(piece, crate::setup::forward(piece.side()));
        }
    }

    /// The vertex that a piece faces.
    #[inline]
    pub fn facing(&self, piece: Piece) -> Vertex {
        self.facing[boards::Indexed::index(piece)]
    }

    /// Turns a piece.
    #[inline]
    pub fn turn(&mut self, piece: Piece, facing: Vertex) {
        self.facing[boards::Indexed::index(piece)] = facing;
    }

    /// The pieces in a place, in order.
    pub fn whose(&self, place: Place) -> Pieces {
        use boards::Indexed as _;
        Piece::all().filter(|piece| self.place(*piece) == place).collect()
    }

    /// The pieces in a hex.
    #[inline]
    pub fn in_hex(&self, hex: Hex) -> Pieces {
        self.whose(Place::Map(hex))
    }

    /// The pieces on the map.
    pub fn on_map(&self) -> Pieces {
        use boards::Indexed as _;
        Piece::all().filter(|piece| self.hex(*piece).is_some()).collect()
    }

    /// [7.3.3a] Whether a unit is neither disrupted nor routed.
    #[inline]
    pub fn is_normal(&self, piece: Piece) -> bool {
        !self.disrupted.has(piece) && !self.routed.has(piece)
    }
}

impl State {
    /// [8.1a] A side's morale level.
    #[inline]
    pub const fn level(&self, side: Side) -> u8 {
        self.morale[side.index()]
    }

    /// [4.2a] The side whose marker was drawn last.
    #[inline]
    pub fn active_side(&self) -> Side {
        self.operation.marker.map_or(self.initiative, |marker| marker.side)
    }
}

impl Default for Operation {
    fn default() -> Self {
        Self {
            marker: None,
            active: Pieces::NONE,
            moved: Pieces::NONE,
            faced: Pieces::NONE,
            charging: Pieces::NONE,
            working: Pieces::NONE,
            able: Pieces::NONE,
            alone: Pieces::NONE,
            target: [None; PIECES],
        }
    }
}

impl Default for Pending {
    fn default() -> Self {
        Self {
            checks: Pieces::NONE,
            cause: Cause::Hit,
            retreats: Pieces::NONE,
            began: None,
            trail: Hexes::NONE,
            shot: None,
            spared: Pieces::NONE,
        }
    }
}
