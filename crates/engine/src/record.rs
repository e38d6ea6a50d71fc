//! The record of play: a text file with a header, one line a step, and a closing line.
//!
//! It holds actions and outcomes, so it needs no seed, and a hash of the position after each
//! step, so that replay proves it. The text has one form only: what [`Record::write`] writes.

use std::fmt::{self, Write as _};

use crate::{Fault, Seat, fault};

const FORMAT: &str = "promachos-record 1";
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
}

/// One step.
///
/// What a seat said and did not play (`crate::word`) is a line of its seat, too; its text begins
/// with `!`, as no action's does.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Line {
    /// Who made it.
    pub who: Who,
    /// The action's, outcome's or word's notation.
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
        let mut text = format!("{FORMAT}\ngame {game}\nrules {rules}\n");
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
            };
            let _ = writeln!(text, "{} {}", line.text, line.hash);
        }
        text
    }

    /// Reads a record. Whether its steps are legal and its hashes true is for replay to say.
    ///
    /// # Errors
    /// The first line that is not as a record has it.
    pub fn read(text: &str) -> Result<Self, Fault> {
        let mut reader = Reader { lines: text.split('\n').collect(), at: 0 };
        let record = reader.record()?;
        if !record.sealed {
            return Ok(record); // Replay names the step that was changed.
        }
        let canonical = record.write();
        if canonical == text {
            return Ok(record);
        }
        let differs = canonical.split('\n').zip(text.split('\n')).position(|(own, it)| own != it);
        let line = differs.map_or(1, |at| at + 1);
        Err(Fault::at(line, "the line is not written as a record has it"))
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

/// Walks down the lines of a record.
struct Reader<'text> {
    lines: Vec<&'text str>,
    at: usize,
}

impl<'text> Reader<'text> {
    fn record(&mut self) -> Result<Record, Fault> {
        if self.lines.first() != Some(&FORMAT) {
            let found = fault::quoted(self.lines.first().unwrap_or(&""));
            return Err(Fault::at(
                1,
                format!("not a record of play: {FORMAT} expected, {found} found"),
            ));
        }
        self.at = 1;
        let header = self.header()?;
        let start = self.hash_field("start")?;
        let mut lines = Vec::new();
        while !self.current().starts_with("end ") {
            let line = self.step(lines.len() + 1)?;
            lines.push(line);
        }
        let mut record = Record { header, start, lines, sealed: true };
        record.sealed = self.closing(record.lines.len())? == Hash::of(&self.body());
        Ok(record)
    }

    fn header(&mut self) -> Result<Header, Fault> {
        let game = self.field("game")?.to_owned();
        let rules = self.field("rules")?;
        let rules = rules.parse().map_err(|_| self.fault_before("a rules version is a number"))?;
        let mut options = Vec::new();
        while let Some(option) = self.optional("option") {
            let pair = option.split_once(' ');
            let (name, value) =
                pair.ok_or_else(|| self.fault_before("an option is a name and a value"))?;
            options.push((name.to_owned(), value.to_owned()));
        }
        let components = self.hash_field("components")?;
        let own_components = self.block("data");
        let dice = self.field("dice")?.to_owned();
        let mut seats = Vec::new();
        while let Some(seat) = self.optional("seat") {
            let number = (seats.len() + 1).to_string();
            let name = seat.strip_prefix(&number).and_then(|rest| rest.strip_prefix(' '));
            let name = name.ok_or_else(|| self.fault_before("seats are numbered 1, 2, 3 …"))?;
            check_name(name).map_err(|fault| self.fault_before(&fault.what))?;
            seats.push(name.to_owned());
        }
        let setup = self.block("setup");
        Ok(Header { game, rules, options, components, own_components, dice, seats, setup })
    }

    fn step(&mut self, number: usize) -> Result<Line, Fault> {
        let line = self.current();
        if self.at + 1 >= self.lines.len() {
            return Err(self.fault("the record is cut short: its closing line is missing"));
        }
        let bad = || {
            let found = fault::quoted(line);
            Fault::at(
                self.at + 1,
                format!(
                    "step {number} expected (number, seat or chance, notation, hash), {found} found"
                ),
            )
        };
        let rest = line.strip_prefix(&number.to_string()).ok_or_else(bad)?;
        let (rest, hash) =
            rest.strip_prefix(' ').and_then(|it| it.rsplit_once(' ')).ok_or_else(bad)?;
        let hash = Hash::read(hash).ok_or_else(bad)?;
        let (who, text) = if let Some(text) = rest.strip_prefix("chance ") {
            (Who::Chance, text)
        } else {
            let rest = rest.strip_prefix("seat ").ok_or_else(bad)?;
            let (seat, text) = rest.split_once(' ').ok_or_else(bad)?;
            let seat = seat.parse().ok().and_then(|number| Seat::numbered(number, 8));
            (Who::Seat(seat.ok_or_else(bad)?), text)
        };
        self.at += 1;
        Ok(Line { who, text: text.to_owned(), hash })
    }

    /// The closing line's sum.
    fn closing(&mut self, steps: usize) -> Result<Hash, Fault> {
        let line = self.current();
        let sum = line.strip_prefix(&format!("end {steps} ")).and_then(Hash::read);
        let sum = sum.ok_or_else(|| {
            self.fault(&format!("the closing line should be: end {steps} and a hash"))
        })?;
        if self.lines.len() != self.at + 2 || !self.lines[self.at + 1].is_empty() {
            return Err(self.fault("a record ends with its closing line and a line feed"));
        }
        Ok(sum)
    }

    /// Everything above the current line.
    fn body(&self) -> String {
        let mut text = self.lines[..self.at].join("\n");
        text.push('\n');
        text
    }

    fn current(&self) -> &'text str {
        self.lines.get(self.at).copied().unwrap_or("")
    }

    fn optional(&mut self, key: &str) -> Option<&'text str> {
        let value = self.current().strip_prefix(key)?.strip_prefix(' ')?;
        self.at += 1;
        Some(value)
    }

    fn field(&mut self, key: &str) -> Result<&'text str, Fault> {
        let found = fault::quoted(self.current());
        self.optional(key).ok_or_else(|| self.fault(&format!("“{key} …” expected, {found} found")))
    }

    fn hash_field(&mut self, key: &str) -> Result<Hash, Fault> {
        let value = self.field(key)?;
        Hash::read(value).ok_or_else(|| self.fault_before("a hash has 16 hexadecimal digits"))
    }

    fn block(&mut self, key: &str) -> Option<String> {
        let mut text = String::new();
        while let Some(line) = self.optional(key) {
            let _ = writeln!(text, "{line}");
        }
        (!text.is_empty()).then_some(text)
    }

    fn fault(&self, what: &str) -> Fault {
        Fault::at(self.at + 1, what)
    }

    fn fault_before(&self, what: &str) -> Fault {
        Fault::at(self.at, what)
    }
}
