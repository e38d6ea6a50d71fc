//! What a table may agree on. The first value of every option is the rulebook's own.

use engine::{Fault, OptionSpec, Seat, options};

use crate::cases::{R2, R3, R4, R13, R14, R19, R30, R39};

/// What `bid` may be set to.
#[rustfmt::skip]
const BIDS: &[&str] = &[
    "auction", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15",
    "16", "17", "18", "19", "20", "21", "22", "23", "24", "25", "26", "27", "28", "29", "30",
    "31", "32", "33", "34", "35", "36", "37", "38", "39", "40", "41", "42", "43", "44", "45",
    "46", "47", "48", "49", "50", "51", "52", "53", "54", "55", "56", "57", "58", "59", "60",
    "61", "62", "63", "64", "65", "66", "67", "68", "69", "70", "71", "72", "73", "74", "75",
    "76", "77", "78", "79", "80", "81", "82", "83", "84", "85", "86", "87", "88", "89", "90",
    "91", "92", "93", "94", "95", "96", "97", "98", "99", "100",
];

/// The options, as players set them.
pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        name: "army",
        values: &["standard", "quick", "quick-first"],
        text: "which armies fight: the standard ones, smaller ones for a shorter game, or the \
               smaller ones as they were first reconstructed, with more Persian elites",
        case: R14,
    },
    OptionSpec {
        name: "auction",
        values: &["open", "sealed"],
        text: "bids are called out in turn, or written down by both and shown together",
        case: R3,
    },
    OptionSpec {
        name: "opener",
        values: &["random", "1", "2"],
        text: "who opens the bidding: a coin decides, or the players have agreed on a seat",
        case: R2,
    },
    OptionSpec {
        name: "bid",
        values: BIDS,
        text: "play without an auction: so many Persian units must be destroyed (set greek too)",
        case: R4,
    },
    OptionSpec {
        name: "greek",
        values: &["auction", "1", "2"],
        text: "play without an auction: this seat has the Greeks (set bid too)",
        case: R3,
    },
    OptionSpec {
        name: "height",
        values: &["both", "attack"],
        text: "higher ground helps Attack and Defense, or Attack alone",
        case: R13,
    },
    OptionSpec {
        name: "downhill",
        values: &["split", "all"],
        text: "height helps the defender against those attackers who stand lower, or only when \
               all of them do",
        case: R30,
    },
    OptionSpec {
        name: "cliffs",
        values: &["silent", "control"],
        text: "an enemy beyond a cliff does not stop a moving unit, or does",
        case: R39,
    },
    OptionSpec {
        name: "rounds",
        values: &["80", "60", "40", "20", "10"],
        text: "after so many rounds the Persians have failed to force the pass",
        case: R19,
    },
];

/// [A30] How sides are auctioned.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Auction {
    /// Bids are called out in turn.
    Open,
    /// Each player makes one bid in secret.
    Sealed,
}

/// Which armies fight [A36].
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Scenario {
    /// The standard armies.
    Standard,
    /// Smaller ones.
    Quick,
    /// The smaller ones as they were before anybody measured them.
    QuickFirst,
}

impl Scenario {
    /// The armies of a word that was agreed on.
    fn named(word: &str) -> Self {
        let smaller = [Self::Quick, Self::QuickFirst].into_iter().find(|it| it.word() == word);
        smaller.unwrap_or(Self::Standard)
    }

    /// Its word in options and component data.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::Quick => "quick",
            Self::QuickFirst => "quick-first",
        }
    }
}

/// [R13] What higher ground helps.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Height {
    /// Attack and Defense.
    Both,
    /// Attack alone.
    Attack,
}

/// [A12] When higher ground helps a defender against attackers from different heights.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Downhill {
    /// Against those who stand lower: the hit that the bonus made can only go to them.
    Split,
    /// Only when all attackers stand lower.
    All,
}

/// [A3] Whether an enemy beyond a cliff stops a moving unit.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Cliffs {
    /// It does not.
    Silent,
    /// It does.
    Control,
}

/// Sides and bid of a table that plays without an auction.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Agreed {
    /// Who plays the Greeks.
    pub greek: Seat,
    /// How many Persian units must be destroyed.
    pub bid: u8,
}

/// What one table agreed on.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Options {
    /// Which armies fight.
    pub army: Scenario,
    /// [R3] How sides are auctioned.
    pub auction: Auction,
    /// [R2] Who opens; nothing where a coin decides.
    pub opener: Option<Seat>,
    /// [R4] Sides and bid, where there is no auction.
    pub agreed: Option<Agreed>,
    /// [R13] What higher ground helps.
    pub height: Height,
    /// [A12] When higher ground helps a defender.
    pub downhill: Downhill,
    /// [A3] Whether an enemy beyond a cliff stops a moving unit.
    pub cliffs: Cliffs,
    /// [A28] After how many rounds the Persians have failed.
    pub rounds: u8,
}

impl Options {
    /// Reads the options that a table asks for.
    ///
    /// # Errors
    /// Everything that cannot be agreed on.
    pub fn read(asked: &[(String, String)]) -> Result<Self, Vec<Fault>> {
        let values = options::agreed(OPTIONS, asked)?;
        let seat = |at: usize| values[at].parse().ok().and_then(|it| Seat::numbered(it, 2));
        let agreed = match (values[3].parse().ok(), seat(4)) {
            (Some(bid), Some(greek)) => Some(Agreed { greek, bid }),
            (None, None) => None,
            _ => {
                return Err(vec![Fault::new(
                    "options bid and greek go together: set both to play without an auction, or \
                     neither",
                )]);
            }
        };
        Ok(Self {
            army: Scenario::named(values[0]),
            auction: if values[1] == "open" { Auction::Open } else { Auction::Sealed },
            opener: seat(2),
            agreed,
            height: if values[5] == "both" { Height::Both } else { Height::Attack },
            downhill: if values[6] == "split" { Downhill::Split } else { Downhill::All },
            cliffs: if values[7] == "silent" { Cliffs::Silent } else { Cliffs::Control },
            rounds: values[8].parse().unwrap_or(80),
        })
    }
}
