//! What a table may agree on. Every option is off, or at the rulebook's value, by default.

use engine::{Fault, OptionSpec, Seat, options};

use crate::cases::{K1, K4, K5, K9, K12, K27};

/// The options, as players set them.
pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec { name: "players", values: &["1", "2", "3", "4"], text: "how many play", case: K1 },
    OptionSpec {
        name: "starter",
        values: &["1", "2", "3", "4"],
        text: "which seat begins, settled in any way the players like",
        case: K4,
    },
    OptionSpec {
        name: "support",
        values: &["together", "one-by-one"],
        text: "Support cards are committed together before any die, or one after the other",
        case: K12,
    },
    OptionSpec {
        name: "hands",
        values: &["open", "hidden"],
        text: "players see each other's cards, or their number alone",
        case: K9,
    },
    OptionSpec {
        name: "hand-limit",
        values: &["5", "4", "none"],
        text: "how many cards a player may keep: 4 is harder, none is easier",
        case: K5,
    },
    OptionSpec {
        name: "graveyard-goal",
        values: &["12", "10", "14", "none"],
        text: "how many eliminated Persian cards win: 10 is easier, 14 and none are harder",
        case: K27,
    },
];

/// [A10] How Support cards are asked for.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum SupportDice {
    /// The number first, then all dice.
    Together,
    /// One card, its die, and a choice again.
    OneByOne,
}

/// [A21] Who sees a player's hand.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Hands {
    /// Everybody.
    Open,
    /// Its owner; the others see how many cards it has.
    Hidden,
}

/// What one table agreed on.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Options {
    /// How many play.
    pub players: u8,
    /// [K4] Who begins.
    pub starter: Seat,
    /// [A10] How Support cards are asked for.
    pub support: SupportDice,
    /// [A21] Who sees a player's hand.
    pub hands: Hands,
    /// [K5] How many cards a player may keep.
    pub hand_limit: Option<u8>,
    /// [K27] How many eliminated cards win.
    pub graveyard_goal: Option<u8>,
}

impl Options {
    /// Reads the options that a table asks for.
    ///
    /// # Errors
    /// Everything that cannot be agreed on.
    pub fn read(asked: &[(String, String)]) -> Result<Self, Vec<Fault>> {
        let values = options::agreed(OPTIONS, asked)?;
        let number = |at: usize| values[at].parse::<u8>().ok();
        let players = number(0).unwrap_or(1);
        let Some(starter) = number(1).and_then(|starter| Seat::numbered(starter, players)) else {
            return Err(vec![Fault::new(format!(
                "option starter is {}, but the table seats {players}; choose a seat that it has",
                values[1]
            ))]);
        };
        Ok(Self {
            players,
            starter,
            support: match values[2] {
                "together" => SupportDice::Together,
                _ => SupportDice::OneByOne,
            },
            hands: if values[3] == "open" { Hands::Open } else { Hands::Hidden },
            hand_limit: number(4),
            graveyard_goal: number(5),
        })
    }
}
