//! The record of play: a text file with a header, one line a step, and a closing line.
//!
//! It holds actions and outcomes, so it needs no seed, and a hash of the position after each
//! step, so that replay proves it. The text has one form only: what [`Record::write`] writes; an
//! editor may only have changed how its lines end.

mod read;

use std::fmt::{self, Write as _};

use crate::{Fault, Seat, fault};

/// What the first line of every record begins with; the number of the format follows.
const FORMAT_NAME: &str = "promachos-record";
/// The newest format, and the only one so far.
const FORMAT: u32 = 1;
/// The longest name of a player.
pub const LONGEST_NAME: usize = 32;

/// 64 bits of a BLAKE3 digest, written as 16 hexadecimal digits.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Hash(u64);

impl Hash {
    /// The hash of a text.
    pub fn of(text: &str) -> Self {
        let digest = blake3::hash(text.as_bytes());
        Self(digest.as_bytes()[..8].iter().fold(0, |word, &byte| word << 8 | u64::from(byte)))
    }

    fn read(text: &str) -> Option<Self> {
        let canonical = text.len() == 16 && text.bytes().all(|c| b"0123456789abcdef".contains(&c));
        canonical.then(|| u64::from_str_radix(text, 16).ok().map(Self)).flatten()
    }
}

impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// What was agreed before play.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Header {
    /// The game's id.
    pub game: String,
    /// The rules version that the steps were played under.
    pub rules: u32,
    /// Every option with its value.
    pub options: Vec<(String, String)>,
    /// The hash of the component data.
    pub components: Hash,
    /// The component data themselves, where they are not the standard ones.
    pub own_components: Option<String>,
    /// Where outcomes come from, in the words of the crate that draws them.
    pub dice: String,
    /// A name for each seat.
    pub seats: Vec<String>,
    /// The position to start from, where it is not the game's own.
    pub setup: Option<String>,
}

/// Who made a step.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Who {
    /// A seat, by an action.
    Seat(Seat),
    /// Chance, by an outcome.
    Chance,
    /// The rules themselves, by a clause.
    Rules,
}

/// One step.
///
/// What a seat said and did not play (`crate::word`) is a line of its seat, too; its text begins
/// with `!`, as no action's does.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Line {
    /// Who made it.
    pub who: Who,
    /// The notation of the action, the outcome or the proposal; or the rules' clause.
    pub text: String,
    /// The hash of the position after it.
    pub hash: Hash,
}

/// A record of play.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Record {
    /// What was agreed.
    pub header: Header,
    /// The hash of the position before the first step.
    pub start: Hash,
    /// The steps.
    pub lines: Vec<Line>,
    /// Whether the closing line's sum fits the text above it. A record made here always fits.
    pub sealed: bool,
}

impl Record {
    /// The text of the record.
    pub fn write(&self) -> String {
        let mut text = self.write_body();
        let _ = writeln!(text, "end {} {}", self.lines.len(), Hash::of(&text));
        text
    }

    fn write_body(&self) -> String {
        let Header { game, rules, options, components, own_components, dice, seats, setup } =
            &self.header;
        let mut text = format!("{FORMAT_NAME} {FORMAT}\ngame {game}\nrules {rules}\n");
        for (name, value) in options {
            let _ = writeln!(text, "option {name} {value}");
        }
        let _ = writeln!(text, "components {components}");
        for line in own_components.iter().flat_map(|sheet| sheet.lines()) {
            let _ = writeln!(text, "data {line}");
        }
        let _ = writeln!(text, "dice {dice}");
        for (number, name) in (1..).zip(seats) {
            let _ = writeln!(text, "seat {number} {name}");
        }
        for line in setup.iter().flat_map(|position| position.lines()) {
            let _ = writeln!(text, "setup {line}");
        }
        let _ = writeln!(text, "start {}", self.start);
        for (number, line) in (1..).zip(&self.lines) {
            let _ = match line.who {
                Who::Seat(seat) => write!(text, "{number} seat {seat} "),
                Who::Chance => write!(text, "{number} chance "),
                Who::Rules => write!(text, "{number} rules "),
            };
            let _ = writeln!(text, "{} {}", line.text, line.hash);
        }
        text
    }
}

/// Checks a player's name for the record: not empty, not long, on one line.
///
/// # Errors
/// What is wrong with it.
pub fn check_name(name: &str) -> Result<(), Fault> {
    if name.is_empty() || name.trim() != name {
        return Err(Fault::new("a player's name may not be empty or begin or end with a space"));
    }
    if name.chars().count() > LONGEST_NAME || name.chars().any(char::is_control) {
        return Err(Fault::new(format!(
            "the name {} is longer than {LONGEST_NAME} characters or has a control character",
            fault::quoted(name)
        )));
    }
    Ok(())
}
