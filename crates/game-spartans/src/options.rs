//! What a table may agree on. The first value of every option is the rulebook's own.

use engine::{Fault, OptionSpec, options};

use crate::automaton::{Archers, Keys, Targets};
use crate::cases::{C_8_1_6A, C_8_2_7A, C_11_1A, C_11_2A, C_11_3A, C_11_4A};
use crate::units::Side;

/// The options, as players set them.
pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        name: "persians",
        values: &["system", "by-hand", "player"],
        text: "who leads the Persians: the rules alone, the Greek player wherever the rules leave \
               a choice, or a second player, under the fog of war",
        case: C_11_1A,
    },
    OptionSpec {
        name: "greeks",
        values: &["one", "contingents"],
        text: "one player leads all Greeks, or each of the seven contingents has its own",
        case: C_11_2A,
    },
    OptionSpec {
        name: "feigned-retreat",
        values: &["off", "on"],
        text: "Spartans may pretend to run before a melee, and turn on those who follow",
        case: C_11_3A,
    },
    OptionSpec {
        name: "only-spartans",
        values: &["off", "on"],
        text: "every Greek unit is a Spartan hoplite",
        case: C_11_4A,
    },
    OptionSpec {
        name: "advance",
        values: &["enter", "rows"],
        text: "a Persian stack that the rules move enters an area of the Greeks if it can, or gains \
               as many rows as it can before anything else",
        case: C_8_1_6A,
    },
    OptionSpec {
        name: "archers",
        values: &["forward", "halt"],
        text: "Persian archers go forward like everybody, or halt as soon as a Greek is in range \
               and in sight",
        case: C_8_1_6A,
    },
    OptionSpec {
        name: "targets",
        values: &["nearest", "arc-first"],
        text: "Persians fire at the nearest Greeks and then by arc, or at those in the first arc \
               that holds any",
        case: C_8_2_7A,
    },
];

/// [11.1a] Who leads the Persians.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Persians {
    /// The rules.
    System,
    /// The rules, and the Greek player where they leave a choice.
    ByHand,
    /// A second player.
    Player,
}

/// [11.2a] Who leads the Greeks.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Greeks {
    /// One player all of them.
    One,
    /// A player each contingent.
    Contingents,
}

/// What one table agreed on.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Options {
    /// [11.1a] Who leads the Persians.
    pub persians: Persians,
    /// [11.2a] Who leads the Greeks.
    pub greeks: Greeks,
    /// [11.3a] Whether Spartans may feign a retreat.
    pub feigned_retreat: bool,
    /// [11.4a] Whether every Greek unit is a Spartan hoplite.
    pub only_spartans: bool,
    /// [Q30] How the system moves.
    pub keys: Keys,
    /// [Q30] What its archers do when Greeks are in sight.
    pub archers: Archers,
    /// [Q43] Whom it fires at.
    pub targets: Targets,
}

impl Options {
    /// Reads the options that a table asks for.
    ///
    /// # Errors
    /// Everything that cannot be agreed on.
    pub fn read(asked: &[(String, String)]) -> Result<Self, Vec<Fault>> {
        let values = options::agreed(OPTIONS, asked)?;
        let is = |at: usize, value: &str| values[at] == value;
        let persians = match values[0] {
            "by-hand" => Persians::ByHand,
            "player" => Persians::Player,
            _ => Persians::System,
        };
        let greeks = if is(1, "one") { Greeks::One } else { Greeks::Contingents };
        if persians == Persians::ByHand && greeks == Greeks::Contingents {
            return Err(vec![Fault::new(
                "persians=by-hand is for one Greek player, who decides for both sides; with \
                 greeks=contingents leave the Persians to the system or to a player",
            )]);
        }
        Ok(Self {
            persians,
            greeks,
            feigned_retreat: is(2, "on"),
            only_spartans: is(3, "on"),
            keys: if is(4, "enter") { Keys::EnterFirst } else { Keys::RowsFirst },
            archers: if is(5, "forward") { Archers::Forward } else { Archers::Halt },
            targets: if is(6, "nearest") { Targets::Nearest } else { Targets::ArcFirst },
        })
    }

    /// How many seats the table has.
    pub const fn seats(self) -> u8 {
        self.greek_seats() + matches!(self.persians, Persians::Player) as u8
    }

    /// How many of them are Greek; they come first.
    pub const fn greek_seats(self) -> u8 {
        match self.greeks {
            Greeks::One => 1,
            Greeks::Contingents => 7,
        }
    }

    /// [3.4a] Whether the two sides may not look under each other's stacks.
    pub const fn has_fog(self) -> bool {
        matches!(self.persians, Persians::Player)
    }

    /// Whether the rules make the choices of a side: nobody decides for it but a die.
    pub const fn is_run_by_rules(self, side: Side) -> bool {
        matches!((side, self.persians), (Side::Persian, Persians::System))
    }
}
