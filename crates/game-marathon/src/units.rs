//! [2.1a] [2.2] [3.3c] [3.3d] [3.3e] The counters: sides, types, formations, and which piece is what.

use std::fmt;

use boards::{Indexed, Set, words_for};

/// A side.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Side {
    /// Athenians, Plataeans and, late, Spartans.
    Greek,
    /// The army of Datis.
    Persian,
}

impl Side {
    /// Both, the Greeks first.
    pub const BOTH: [Self; 2] = [Self::Greek, Self::Persian];

    /// The other one.
    #[inline]
    #[must_use]
    pub const fn enemy(self) -> Self {
        match self {
            Self::Greek => Self::Persian,
            Self::Persian => Self::Greek,
        }
    }

    /// Its place in an array.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name in text.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Greek => "greek",
            Self::Persian => "persian",
        }
    }
}

/// [2.2] [3.2a] The type of a piece: units of one type alone share a hex.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Arm {
    /// Greek heavy infantry, all of it.
    Hoplite,
    /// Persian heavy infantry.
    Infantry,
    /// Light infantry.
    Light,
    /// Archers.
    Archer,
    /// Cavalry.
    Cavalry,
    /// A Leader.
    Leader,
}

impl Arm {
    /// [7.1a] How far it fires at its own level; 0: not at all.
    #[inline]
    pub const fn range(self) -> u8 {
        match self {
            Self::Light | Self::Cavalry => 1,
            Self::Archer => 2,
            _ => 0,
        }
    }

    /// [3.3e] Whether it belongs to no formation.
    #[inline]
    pub const fn is_independent(self) -> bool {
        matches!(self, Self::Light | Self::Archer | Self::Cavalry | Self::Leader)
    }

    /// Whether it counts among the one or two heavy types.
    #[inline]
    pub const fn is_heavy(self) -> bool {
        matches!(self, Self::Hoplite | Self::Infantry)
    }

    /// Its name in text.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Hoplite => "hoplite",
            Self::Infantry => "infantry",
            Self::Light => "light",
            Self::Archer => "archer",
            Self::Cavalry => "cavalry",
            Self::Leader => "leader",
        }
    }
}

/// [3.3c] [3.3d] A formation of heavy infantry.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Formation {
    /// The Left Wing.
    Left,
    /// The Center.
    Center,
    /// The Right Wing.
    Right,
    /// The Persian Reserve.
    Reserve,
    /// [A114] The Spartans, who have no marker of their own.
    Sparta,
}

impl Formation {
    /// Its name in text.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Left => "left",
            Self::Center => "center",
            Self::Right => "right",
            Self::Reserve => "reserve",
            Self::Sparta => "sparta",
        }
    }
}

/// What counters that are alike have in common before play.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Kind(u8);

/// One row of the list of kinds.
struct Row {
    side: Side,
    arm: Arm,
    formation: Option<Formation>,
    word: &'static str,
    /// How the names of its pieces begin; a Leader's is the whole name.
    stem: &'static str,
    first: u8,
    count: u8,
}

const fn row(
    (side, arm, formation): (Side, Arm, Option<Formation>),
    (word, stem): (&'static str, &'static str),
    (first, count): (u8, u8),
) -> Row {
    Row { side, arm, formation, word, stem, first, count }
}

use Arm::{Archer, Cavalry, Hoplite, Infantry, Leader, Light};
use Formation::{Center, Left, Reserve, Right, Sparta};
use Side::{Greek, Persian};

/// Pieces of a kind lie side by side, Leaders behind all others of their side [A48].
#[rustfmt::skip]
static ROWS: [Row; Kind::COUNT] = [
    row((Greek, Hoplite, Some(Left)), ("hoplite-left", "GL"), (0, 8)),
    row((Greek, Hoplite, Some(Center)), ("hoplite-center", "GC"), (8, 8)),
    row((Greek, Hoplite, Some(Right)), ("hoplite-right", "GR"), (16, 8)),
    row((Greek, Hoplite, Some(Sparta)), ("hoplite-sparta", "GS"), (24, 4)),
    row((Greek, Light, None), ("light", "GLI"), (28, 4)),
    row((Greek, Archer, None), ("archer", "GA"), (32, 8)),
    row((Greek, Cavalry, None), ("cavalry", "GCv"), (40, 4)),
    row((Greek, Leader, None), ("callimachus", "Callimachus"), (44, 1)),
    row((Greek, Leader, None), ("aiantis", "Aiantis"), (45, 1)),
    row((Greek, Leader, None), ("leontis", "Leontis"), (46, 1)),
    row((Greek, Leader, None), ("plataea", "Plataea"), (47, 1)),
    row((Greek, Leader, None), ("sparta", "Sparta"), (48, 1)),
    row((Persian, Infantry, Some(Left)), ("infantry-left", "PL"), (49, 10)),
    row((Persian, Infantry, Some(Center)), ("infantry-center", "PC"), (59, 10)),
    row((Persian, Infantry, Some(Right)), ("infantry-right", "PR"), (69, 10)),
    row((Persian, Infantry, Some(Reserve)), ("infantry-reserve", "PV"), (79, 10)),
    row((Persian, Light, None), ("persian-light", "PLI"), (89, 10)),
    row((Persian, Archer, None), ("persian-archer", "PA"), (99, 10)),
    row((Persian, Cavalry, None), ("persian-cavalry", "PCv"), (109, 9)),
    row((Persian, Leader, None), ("datis", "Datis"), (118, 1)),
    row((Persian, Leader, None), ("ataphernes", "Ataphernes"), (119, 1)),
    row((Persian, Leader, None), ("sakai", "Sakai"), (120, 1)),
    row((Persian, Leader, None), ("medes", "Medes"), (121, 1)),
];

impl Kind {
    /// How many there are.
    pub const COUNT: usize = 23;
    /// [10.1.1b] Greek Left Wing.
    pub const HOPLITE_LEFT: Self = Self(0);
    /// [10.1.1b] Greek Center.
    pub const HOPLITE_CENTER: Self = Self(1);
    /// [10.1.1b] Greek Right Wing.
    pub const HOPLITE_RIGHT: Self = Self(2);
    /// [10.2.4a] Spartans.
    pub const HOPLITE_SPARTA: Self = Self(3);
    /// [10.1.1d] The polemarch.
    pub const CALLIMACHUS: Self = Self(7);
    /// [10.2.4a] The Spartan Leader.
    pub const SPARTA: Self = Self(11);
    /// [10.1.2a] Persian Left Wing.
    pub const INFANTRY_LEFT: Self = Self(12);
    /// [10.1.2a] Persian Center.
    pub const INFANTRY_CENTER: Self = Self(13);
    /// [10.1.2a] Persian Right Wing.
    pub const INFANTRY_RIGHT: Self = Self(14);
    /// [10.1.2b] Persian Reserve.
    pub const INFANTRY_RESERVE: Self = Self(15);
    /// [10.1.2c] Persian light infantry.
    pub const PERSIAN_LIGHT: Self = Self(16);
    /// [10.2.1c] Persian archers.
    pub const PERSIAN_ARCHER: Self = Self(17);
    /// [10.1.2e] Persian cavalry.
    pub const PERSIAN_CAVALRY: Self = Self(18);
    /// [10.1.2d] Datis.
    pub const DATIS: Self = Self(19);
    /// [10.1.2d] Ataphernes.
    pub const ATAPHERNES: Self = Self(20);

    /// All, in order.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    /// Those of one side.
    pub fn of(side: Side) -> impl Iterator<Item = Self> + Clone {
        Self::all().filter(move |kind| kind.side() == side)
    }

    const fn row(self) -> &'static Row {
        &ROWS[self.0 as usize]
    }

    /// Its place in an array.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whose it is.
    #[inline]
    pub const fn side(self) -> Side {
        self.row().side
    }

    /// Its type.
    #[inline]
    pub const fn arm(self) -> Arm {
        self.row().arm
    }

    /// Its formation, if it has one.
    #[inline]
    pub const fn formation(self) -> Option<Formation> {
        self.row().formation
    }

    /// Its name in text.
    pub const fn word(self) -> &'static str {
        self.row().word
    }

    /// How many pieces the box has of it.
    pub const fn in_box(self) -> u8 {
        self.row().count
    }

    /// The pieces that are of it in the box.
    pub fn pieces(self) -> impl Iterator<Item = Piece> + Clone {
        let Row { first, count, .. } = *self.row();
        (first..first + count).map(Piece)
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// One counter: a unit or a Leader.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Piece(u8);

/// A set of pieces.
pub type Pieces = Set<Piece, { words_for(Piece::COUNT) }>;

/// The first Persian piece.
const FIRST_PERSIAN: u8 = 49;

impl Piece {
    /// Whose it is.
    #[inline]
    pub const fn side(self) -> Side {
        if self.0 < FIRST_PERSIAN { Side::Greek } else { Side::Persian }
    }

    /// What it is in the box; a table may have agreed otherwise [A115].
    pub fn kind_in_box(self) -> Kind {
        let has = |kind: &Kind| self.0 < kind.row().first + kind.row().count;
        Kind::all().find(has).unwrap_or(Kind(0))
    }

    /// All pieces of a side.
    #[inline]
    pub fn of(side: Side) -> Pieces {
        Pieces::full().iter().filter(|piece| piece.side() == side).collect()
    }

    /// The piece with this name, in whatever capitals.
    pub fn named(name: &str) -> Option<Self> {
        let stem = name.trim_end_matches(|sign: char| sign.is_ascii_digit());
        let kind = Kind::all().find(|kind| kind.row().stem.eq_ignore_ascii_case(stem))?;
        let mut pieces = kind.pieces();
        if kind.arm() == Arm::Leader {
            return pieces.next().filter(|_| stem.len() == name.len());
        }
        let number = &name[stem.len()..];
        let number: u8 = number.parse().ok().filter(|_| !number.starts_with('0'))?;
        pieces.nth(usize::from(number.checked_sub(1)?))
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Row { stem, first, arm, .. } = *self.kind_in_box().row();
        f.write_str(stem)?;
        if arm == Arm::Leader { Ok(()) } else { write!(f, "{}", self.0 - first + 1) }
    }
}

impl Indexed for Piece {
    const COUNT: usize = 122;

    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    fn at(index: usize) -> Option<Self> {
        (index < Self::COUNT).then_some(Self(index as u8))
    }
}
