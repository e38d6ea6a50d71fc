//! Card distribution: [K1], with the values that [K11] and [K16] to [K18] compare.
//!
//! The two tables are set as the rulebook prints them. Cards with equal values are one kind: the
//! printed number on a card has no meaning in play.

use std::fmt;

use engine::{Pool, PrintedTable};

use crate::cases::K1;

/// [K1] The Spartan deck: card number, Combat Value.
#[rustfmt::skip]
pub const SPARTAN_CARDS: PrintedTable<u8, 20, 1> = PrintedTable {
    case: K1,
    corner: "Card #",
    columns: ["Combat Value"],
    rows: [
        ("1",  [10]), ("2",  [11]), ("3",  [11]), ("4",  [12]), ("5",  [12]),
        ("6",  [13]), ("7",  [13]), ("8",  [14]), ("9",  [14]), ("10", [15]),
        ("11", [15]), ("12", [16]), ("13", [16]), ("14", [17]), ("15", [17]),
        ("16", [18]), ("17", [18]), ("18", [19]), ("19", [19]), ("20", [20]),
    ],
};

const YES: u8 = 1;
const NO: u8 = 0;

/// [K1] The Persian deck: card number, Combat Value, Annihilation Value, and the bonus symbol Λ.
#[rustfmt::skip]
pub const PERSIAN_CARDS: PrintedTable<u8, 28, 3> = PrintedTable {
    case: K1,
    corner: "Card #",
    columns: ["Combat Value", "Annihilation Value", "Card bonus"],
    rows: [
        ("1",  [22, 22, YES]), ("2",  [21, 23, YES]), ("3",  [21, 23, YES]), ("4",  [21, 23, YES]),
        ("5",  [21, 23, YES]), ("6",  [20, 24, YES]), ("7",  [20, 24, YES]), ("8",  [20, 24, YES]),
        ("9",  [20, 24, YES]), ("10", [19, 20, NO ]), ("11", [19, 20, NO ]), ("12", [19, 25, YES]),
        ("13", [19, 25, YES]), ("14", [18, 21, NO ]), ("15", [18, 21, NO ]), ("16", [18, 26, YES]),
        ("17", [18, 26, YES]), ("18", [17, 27, YES]), ("19", [17, 22, NO ]), ("20", [17, 22, NO ]),
        ("21", [17, 22, NO ]), ("22", [16, 23, NO ]), ("23", [16, 23, NO ]), ("24", [15, 24, NO ]),
        ("25", [15, 24, NO ]), ("26", [14, 25, NO ]), ("27", [13, 26, NO ]), ("28", [12, 27, NO ]),
    ],
};

/// [K1] How many Support cards lie on the table at the start.
pub const SUPPORT_CARDS: u8 = 4;

/// The lowest Combat Value of a Spartan card.
const LOWEST: u8 = 10;
/// How many different Spartan values there are.
const SPARTAN_KINDS: u8 = 11;
/// How many different Persian cards there are.
pub const PERSIAN_KINDS: usize = 14;

/// A Spartan card, known by its Combat Value.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Spartan(u8);

impl Spartan {
    /// The whole deck.
    pub const DECK: Pool = {
        let (mut pool, mut row) = (Pool::EMPTY, 0);
        while row < SPARTAN_CARDS.rows.len() {
            pool = pool.with(SPARTAN_CARDS.cell(row, 0) - LOWEST);
            row += 1;
        }
        pool
    };

    /// The card with this Combat Value, if there is one.
    pub const fn new(value: u8) -> Option<Self> {
        if value >= LOWEST && value - LOWEST < SPARTAN_KINDS { Some(Self(value)) } else { None }
    }

    /// The card that a pool counts under this kind.
    #[inline]
    pub const fn of_kind(kind: u8) -> Self {
        Self(kind + LOWEST)
    }

    /// The kind under which a pool counts it.
    #[inline]
    pub const fn kind(self) -> u8 {
        self.0 - LOWEST
    }

    /// [K11] Its Combat Value.
    #[inline]
    pub const fn combat_value(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Spartan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A Persian card, known by its two values.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Persian(u8);

/// The kinds that a pool can tell apart: with a row for each, no kind has to be checked.
const ROOM: usize = Pool::KINDS as usize;

/// Each different Persian card once, in the order of the printed table.
const KINDS: [[u8; 3]; ROOM] = {
    let mut kinds = [[0; 3]; ROOM];
    let (mut found, mut row) = (0, 0);
    while row < PERSIAN_CARDS.rows.len() {
        let card = PERSIAN_CARDS.rows[row].1;
        if kind_of(&kinds, found, card) == found {
            kinds[found] = card;
            found += 1;
        }
        row += 1;
    }
    assert!(found == PERSIAN_KINDS);
    kinds
};

/// Where `card` stands among the first `found` kinds, or `found` when it is not there.
const fn kind_of(kinds: &[[u8; 3]; ROOM], found: usize, card: [u8; 3]) -> usize {
    let mut kind = 0;
    while kind < found && !(kinds[kind][0] == card[0] && kinds[kind][1] == card[1]) {
        kind += 1;
    }
    kind
}

impl Persian {
    /// The whole deck.
    pub const DECK: Pool = {
        let (mut pool, mut row) = (Pool::EMPTY, 0);
        while row < PERSIAN_CARDS.rows.len() {
            pool = pool.with(kind_of(&KINDS, PERSIAN_KINDS, PERSIAN_CARDS.rows[row].1) as u8);
            row += 1;
        }
        pool
    };

    /// The card with these two values, if there is one.
    pub fn new(combat_value: u8, annihilation_value: u8) -> Option<Self> {
        let kind = kind_of(&KINDS, PERSIAN_KINDS, [combat_value, annihilation_value, 0]);
        (kind < PERSIAN_KINDS).then(|| Self::of_kind(kind as u8))
    }

    /// The card that a pool counts under this kind.
    #[inline]
    pub const fn of_kind(kind: u8) -> Self {
        Self(kind)
    }

    /// The kind under which a pool counts it.
    #[inline]
    pub const fn kind(self) -> u8 {
        self.0
    }

    /// Its row of the printed table.
    #[inline]
    const fn printed(self) -> [u8; 3] {
        KINDS[self.0 as usize % ROOM]
    }

    /// [K16] Its Combat Value (white).
    #[inline]
    pub const fn combat_value(self) -> u8 {
        self.printed()[0]
    }

    /// [K18] Its Annihilation Value (red).
    #[inline]
    pub const fn annihilation_value(self) -> u8 {
        self.printed()[1]
    }

    /// [K23] Whether it carries the bonus symbol Λ.
    #[inline]
    pub const fn has_bonus(self) -> bool {
        self.printed()[2] == YES
    }
}

impl fmt::Display for Persian {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.combat_value(), self.annihilation_value())
    }
}
