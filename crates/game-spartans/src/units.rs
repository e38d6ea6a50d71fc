//! The playing pieces: [2.2], with the steps of [8.2.8a].

use std::fmt;

/// The two armies.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Side {
    /// The Greeks, whom the solitaire player leads [1.0].
    Greek,
    /// The Persians, run by the system or by a second player [11.1a].
    Persian,
}

impl Side {
    /// Both.
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

    /// Its name in text.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Greek => "greek",
            Self::Persian => "persian",
        }
    }

    /// Its contingents.
    pub fn contingents(self) -> impl Iterator<Item = Contingent> + Clone {
        Contingent::ALL.into_iter().filter(move |it| it.side() == self)
    }
}

/// [2.2.1] Where a unit comes from.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
#[repr(u8)]
pub enum Contingent {
    /// Three hundred from Sparta.
    Spartans,
    /// Seven hundred from Thespiae.
    Thespians,
    /// Four hundred from Thebes.
    Thebans,
    /// A thousand from Phocis, who know the path over the mountain.
    Phocians,
    /// A thousand from Malis.
    Malians,
    /// All that Locris had.
    Locrians,
    /// The cities of the Peloponnese, counted as one.
    Peloponnesians,
    /// The Great King's guard.
    Immortals,
    /// Medes.
    Medes,
    /// Men of Susa.
    Susa,
    /// Scythians.
    Scythians,
    /// Dahae.
    Dahae,
}

impl Contingent {
    /// How many there are.
    pub const COUNT: usize = 12;

    /// All, the Greeks first.
    pub const ALL: [Self; Self::COUNT] = [
        Self::Spartans,
        Self::Thespians,
        Self::Thebans,
        Self::Phocians,
        Self::Malians,
        Self::Locrians,
        Self::Peloponnesians,
        Self::Immortals,
        Self::Medes,
        Self::Susa,
        Self::Scythians,
        Self::Dahae,
    ];

    /// Whose it is.
    #[inline]
    pub const fn side(self) -> Side {
        if (self as u8) < Self::Immortals as u8 { Side::Greek } else { Side::Persian }
    }

    /// Its place in tables.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name in text.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Spartans => "spartans",
            Self::Thespians => "thespians",
            Self::Thebans => "thebans",
            Self::Phocians => "phocians",
            Self::Malians => "malians",
            Self::Locrians => "locrians",
            Self::Peloponnesians => "peloponnesians",
            Self::Immortals => "immortals",
            Self::Medes => "medes",
            Self::Susa => "susa",
            Self::Scythians => "scythians",
            Self::Dahae => "dahae",
        }
    }
}

impl fmt::Display for Contingent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// [2.2.1] What kind of troops a unit is: the rulebook's unit type.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
#[repr(u8)]
pub enum Arm {
    /// Heavy foot with the long spear.
    Hoplite,
    /// Foot with spear and bow.
    Mixed,
    /// Light foot with javelins.
    Javelin,
    /// Archers.
    Bow,
}

impl Arm {
    /// How many there are.
    pub const COUNT: usize = 4;

    /// All, as the charts list them.
    pub const ALL: [Self; Self::COUNT] = [Self::Hoplite, Self::Mixed, Self::Javelin, Self::Bow];

    /// Its place in tables.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name in text.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Hoplite => "hoplite",
            Self::Mixed => "mixed",
            Self::Javelin => "javelin",
            Self::Bow => "bow",
        }
    }

    /// [3.3.1a] Whether it projects a zone of control.
    #[inline]
    pub const fn controls(self) -> bool {
        matches!(self, Self::Hoplite | Self::Mixed)
    }

    /// [2.2.6b] Whether it fights from afar.
    #[inline]
    pub const fn shoots(self) -> bool {
        !matches!(self, Self::Hoplite)
    }

    /// [3.2.3] Whether it is light: it moves every way and turns free.
    #[inline]
    pub const fn is_light(self) -> bool {
        matches!(self, Self::Javelin | Self::Bow)
    }
}

impl fmt::Display for Arm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// [8.2.8a] How many steps a unit has.
#[inline]
pub const fn steps(contingent: Contingent, arm: Arm) -> u8 {
    match (contingent, arm) {
        (_, Arm::Hoplite) | (Contingent::Immortals, Arm::Mixed) => 4,
        (_, Arm::Mixed) => 2,
        (_, Arm::Javelin | Arm::Bow) => 1,
    }
}

/// [8.2.8a] Whether a unit that has lost so many steps lies on its weaker side.
#[inline]
pub const fn is_weak(contingent: Contingent, arm: Arm, losses: u8) -> bool {
    losses * 2 >= steps(contingent, arm) && losses > 0
}
