//! The Units: [R21] to [R24], with the values that the component data give them.

use std::fmt;

use engine::components::Provenance;
use engine::{Fault, Sheet, fault};

/// How many kinds of unit a side has.
pub const KINDS: usize = 5;

/// The most hits that a unit can take [R22].
pub const MOST_HITS: u8 = 3;

/// One of the two sides [R1].
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Side {
    /// The Greeks, who hold the pass.
    Greek,
    /// The Persians, who must force it.
    Persian,
}

impl Side {
    /// Both, Greeks first.
    pub const BOTH: [Self; 2] = [Self::Greek, Self::Persian];

    /// The other side.
    #[must_use]
    pub const fn enemy(self) -> Self {
        match self {
            Self::Greek => Self::Persian,
            Self::Persian => Self::Greek,
        }
    }

    /// The word in a position: `greek` or `persian`.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Greek => "greek",
            Self::Persian => "persian",
        }
    }
}

/// One of the ten kinds of unit.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Unit {
    /// King Leonidas.
    Leonidas,
    /// A Spartan General.
    SpartanGeneral,
    /// The Athenian General.
    AthenianGeneral,
    /// Spartan Infantry.
    SpartanInfantry,
    /// Greek Infantry.
    GreekInfantry,
    /// King Xerxes.
    Xerxes,
    /// A Persian General.
    PersianGeneral,
    /// Immortals.
    Immortals,
    /// Persian Cavalry, which the enemy does not stop [R39].
    Cavalry,
    /// Persian Infantry.
    Infantry,
}

impl Unit {
    /// All ten: five Greek ones, then five Persian ones, the dearest of each side first.
    pub const ALL: [Self; 2 * KINDS] = [
        Self::Leonidas,
        Self::SpartanGeneral,
        Self::AthenianGeneral,
        Self::SpartanInfantry,
        Self::GreekInfantry,
        Self::Xerxes,
        Self::PersianGeneral,
        Self::Immortals,
        Self::Cavalry,
        Self::Infantry,
    ];

    /// The unit of a side by its place in the side's list, dearest first.
    #[inline]
    pub const fn of(side: Side, kind: usize) -> Self {
        Self::ALL[side as usize * KINDS + kind % KINDS]
    }

    /// The units of one side, dearest first.
    pub fn of_side(side: Side) -> impl Iterator<Item = Self> {
        (0..KINDS).map(move |kind| Self::of(side, kind))
    }

    /// Whose it is.
    #[inline]
    pub const fn side(self) -> Side {
        if (self as usize) < KINDS { Side::Greek } else { Side::Persian }
    }

    /// Its place in its side's list, 0 to 4.
    #[inline]
    pub const fn kind(self) -> usize {
        self as usize % KINDS
    }

    /// Its place among all ten.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name in notation.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Leonidas => "leonidas",
            Self::SpartanGeneral => "spartan-general",
            Self::AthenianGeneral => "athenian-general",
            Self::SpartanInfantry => "spartan-infantry",
            Self::GreekInfantry => "greek-infantry",
            Self::Xerxes => "xerxes",
            Self::PersianGeneral => "persian-general",
            Self::Immortals => "immortals",
            Self::Cavalry => "cavalry",
            Self::Infantry => "infantry",
        }
    }

    /// Its name for people.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Leonidas => "King Leonidas",
            Self::SpartanGeneral => "Spartan General",
            Self::AthenianGeneral => "Athenian General",
            Self::SpartanInfantry => "Spartan Infantry",
            Self::GreekInfantry => "Greek Infantry",
            Self::Xerxes => "King Xerxes",
            Self::PersianGeneral => "Persian General",
            Self::Immortals => "Immortals",
            Self::Cavalry => "Persian Cavalry",
            Self::Infantry => "Persian Infantry",
        }
    }

    /// The unit with this name in notation.
    pub fn named(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|unit| unit.id() == id)
    }

    /// [R39] Whether it moves on past an enemy.
    #[inline]
    pub const fn passes_enemies(self) -> bool {
        matches!(self, Self::Cavalry)
    }
}

impl fmt::Display for Unit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// [R21] The values of one kind of unit, in the order of the printed table.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Values {
    /// [R29] Attack.
    pub attack: u8,
    /// [R30] Defense.
    pub defense: u8,
    /// [R24] Movement.
    pub movement: u8,
    /// [R22] Hits.
    pub hits: u8,
}

/// The values of all units, and where each comes from.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Roster {
    values: [Values; 2 * KINDS],
    provenance: [[Provenance; 4]; 2 * KINDS],
}

/// The four values as the component data name them, each with what it may be.
///
/// A level of 9 and its bonus for height still leave a ten a miss [A14].
const COLUMNS: [(&str, u8, u8); 4] =
    [("attack", 1, 8), ("defense", 1, 8), ("movement", 1, 4), ("hits", 1, MOST_HITS)];

impl Roster {
    /// Reads the values off the component data.
    ///
    /// # Errors
    /// Every value that is missing or cannot be played with.
    pub fn read(sheet: &Sheet) -> Result<Self, Vec<Fault>> {
        let mut faults = Vec::new();
        let mut provenance = [[Provenance::Owner; 4]; 2 * KINDS];
        let values = Unit::ALL.map(|unit| {
            let [attack, defense, movement, hits] = std::array::from_fn(|column| {
                let (name, least, most) = COLUMNS[column];
                let key = format!("unit.{unit}.{name}");
                if let Some(datum) = sheet.get(&key) {
                    provenance[unit.index()][column] = datum.provenance;
                }
                read_number(sheet, &key, least, most).unwrap_or_else(|fault| {
                    faults.push(fault);
                    least
                })
            });
            Values { attack, defense, movement, hits }
        });
        if faults.is_empty() { Ok(Self { values, provenance }) } else { Err(faults) }
    }

    /// The values of a unit.
    #[inline]
    pub fn values(&self, unit: Unit) -> Values {
        self.values[unit.index()]
    }

    /// Where the values of a unit come from: attack, defense, movement, hits.
    pub fn provenance(&self, unit: Unit) -> [Provenance; 4] {
        self.provenance[unit.index()]
    }
}

/// Reads a whole number that may be no other than `least` to `most`.
pub(crate) fn read_number(sheet: &Sheet, key: &str, least: u8, most: u8) -> Result<u8, Fault> {
    let value = sheet.get(key).map_or("", |datum| datum.value.trim());
    let number = value.parse::<u8>().ok().filter(|number| (least..=most).contains(number));
    number.ok_or_else(|| {
        let found = fault::quoted(value);
        Fault::new(format!("datum {key} must be a number from {least} to {most}, not {found}"))
    })
}
