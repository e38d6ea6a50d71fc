//! Reading a record: from the first line to the closing one, or the first line that is wrong.

use std::fmt::Write as _;

use super::{FORMAT, FORMAT_NAME, Hash, Header, Line, Record, Who, check_name};
use crate::{Fault, Seat, fault};

const CUT_SHORT: &str = "the record is cut short: its closing line is missing";

impl Record {
    /// Reads a record. Whether its steps are legal and its hashes true is for replay to say.
    ///
    /// # Errors
    /// The first line that is not as a record has it.
    pub fn read(text: &str) -> Result<Self, Fault> {
        let text = fault::plain(text);
        let record = Reader::new(&text).record()?;
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

/// Walks down the lines of a record.
struct Reader<'text> {
    text: &'text str,
    /// Where the current line begins.
    at: usize,
    /// The current line, without its line feed.
    line: &'text str,
    /// Its number, counted from 1.
    number: usize,
}

impl<'text> Reader<'text> {
    fn new(text: &'text str) -> Self {
        let mut reader = Self { text, at: 0, line: "", number: 1 };
        reader.line = reader.line_here();
        reader
    }

    fn record(&mut self) -> Result<Record, Fault> {
        self.format()?;
        self.only_text()?;
        let header = self.header()?;
        let start = self.hash_field("start")?;
        let mut lines = Vec::new();
        while !self.line.starts_with("end ") {
            let line = self.step(lines.len() + 1)?;
            lines.push(line);
        }
        let sum = self.closing(lines.len())?;
        let sealed = sum == Hash::of(&self.text[..self.at]);
        Ok(Record { header, start, lines, sealed })
    }

    fn format(&mut self) -> Result<(), Fault> {
        let number = self.line.strip_prefix(FORMAT_NAME).and_then(|it| it.strip_prefix(' '));
        if number.is_some_and(|it| it == FORMAT.to_string()) {
            return self.advance();
        }
        if let Some(newer) = number.filter(|it| is_number(it)) {
            return Err(self.fault(&format!(
                "this record was written by a newer program (format {newer}; this one reads \
                 {FORMAT}); open it with that one"
            )));
        }
        let found = fault::quoted(self.line);
        Err(self.fault(&format!(
            "not a record of play: {FORMAT_NAME} {FORMAT} expected, {found} found"
        )))
    }

    /// Refuses what no editor shows and no record has: a tab in somebody's own data is the only
    /// control character that the writer leaves as it is.
    fn only_text(&self) -> Result<(), Fault> {
        let control = |it: &u8| it.is_ascii_control() && !b"\n\t".contains(it);
        let mut lines = (1..).zip(self.text.split('\n'));
        let found = lines.find_map(|(line, text)| Some((line, text.bytes().find(control)?)));
        let Some((line, code)) = found else { return Ok(()) };
        Err(Fault::at(line, format!("a record is plain text; U+{code:04X} has no place in it")))
    }

    fn header(&mut self) -> Result<Header, Fault> {
        let game = self.field("game")?.to_owned();
        let rules = self.field("rules")?;
        let rules = rules.parse().map_err(|_| self.fault_before("a rules version is a number"))?;
        let mut options = Vec::new();
        while let Some(option) = self.optional("option")? {
            let pair = option.split_once(' ');
            let (name, value) =
                pair.ok_or_else(|| self.fault_before("an option is a name and a value"))?;
            options.push((name.to_owned(), value.to_owned()));
        }
        let components = self.hash_field("components")?;
        let own_components = self.block("data")?;
        let dice = self.field("dice")?.to_owned();
        let seats = self.seats()?;
        let setup = self.block("setup")?;
        Ok(Header { game, rules, options, components, own_components, dice, seats, setup })
    }

    fn seats(&mut self) -> Result<Vec<String>, Fault> {
        let mut seats = Vec::new();
        while let Some(seat) = self.optional("seat")? {
            if seats.len() == Seat::MOST {
                return Err(self.fault_before("no table has so many seats"));
            }
            let number = (seats.len() + 1).to_string();
            let name = seat.strip_prefix(&number).and_then(|rest| rest.strip_prefix(' '));
            let name = name.ok_or_else(|| self.fault_before("seats are numbered 1, 2, 3 …"))?;
            check_name(name).map_err(|fault| self.fault_before(&fault.what))?;
            seats.push(name.to_owned());
        }
        Ok(seats)
    }

    fn step(&mut self, number: usize) -> Result<Line, Fault> {
        let Some(line) = read_step(self.line, number).filter(|_| !self.is_cut()) else {
            return Err(self.unexpected(&format!(
                "step {number} expected (number, seat, chance or rules, notation, hash)"
            )));
        };
        self.advance()?;
        Ok(line)
    }

    /// The closing line's sum. Nothing follows it.
    fn closing(&self, steps: usize) -> Result<Hash, Fault> {
        let sum = self.line.strip_prefix(&format!("end {steps} ")).and_then(Hash::read);
        let sum = sum.ok_or_else(|| {
            self.fault(&format!("the closing line should be: end {steps} and a hash"))
        })?;
        if self.text[self.at + self.line.len()..] != *"\n" {
            return Err(self.fault("a record ends with its closing line and a line feed"));
        }
        Ok(sum)
    }

    fn line_here(&self) -> &'text str {
        self.text[self.at..].split('\n').next().unwrap_or_default()
    }

    /// Whether the text ends within the current line.
    fn is_cut(&self) -> bool {
        self.at + self.line.len() == self.text.len()
    }

    fn advance(&mut self) -> Result<(), Fault> {
        if self.is_cut() {
            return Err(self.fault(CUT_SHORT));
        }
        self.at += self.line.len() + 1;
        self.line = self.line_here();
        self.number += 1;
        Ok(())
    }

    /// The rest of the current line if it begins with this key.
    fn optional(&mut self, key: &str) -> Result<Option<&'text str>, Fault> {
        let value = self.line.strip_prefix(key).and_then(|it| it.strip_prefix(' '));
        if value.is_some() {
            self.advance()?;
        }
        Ok(value)
    }

    fn field(&mut self, key: &str) -> Result<&'text str, Fault> {
        match self.optional(key)? {
            Some(value) => Ok(value),
            None => Err(self.unexpected(&format!("“{key} …” expected"))),
        }
    }

    fn hash_field(&mut self, key: &str) -> Result<Hash, Fault> {
        let value = self.field(key)?;
        Hash::read(value).ok_or_else(|| self.fault_before("a hash has 16 hexadecimal digits"))
    }

    fn block(&mut self, key: &str) -> Result<Option<String>, Fault> {
        let mut text = String::new();
        while let Some(line) = self.optional(key)? {
            let _ = writeln!(text, "{line}");
        }
        Ok((!text.is_empty()).then_some(text))
    }

    /// The current line is not what was expected; in the last one, because the rest is missing.
    fn unexpected(&self, expected: &str) -> Fault {
        if self.is_cut() {
            return self.fault(CUT_SHORT);
        }
        self.fault(&format!("{expected}, {} found", fault::quoted(self.line)))
    }

    fn fault(&self, what: &str) -> Fault {
        Fault::at(self.number, what)
    }

    fn fault_before(&self, what: &str) -> Fault {
        Fault::at(self.number - 1, what)
    }
}

fn read_step(line: &str, number: usize) -> Option<Line> {
    let rest = line.strip_prefix(&number.to_string())?.strip_prefix(' ')?;
    let (rest, hash) = rest.rsplit_once(' ')?;
    let hash = Hash::read(hash)?;
    let (who, text) = if let Some(text) = rest.strip_prefix("chance ") {
        (Who::Chance, text)
    } else if let Some(text) = rest.strip_prefix("rules ") {
        (Who::Rules, text)
    } else {
        let (seat, text) = rest.strip_prefix("seat ")?.split_once(' ')?;
        (Who::Seat(Seat::numbered(seat.parse().ok()?, 8)?), text)
    };
    Some(Line { who, text: text.to_owned(), hash })
}

/// Whether a text is the number of a format as a program would write it.
fn is_number(text: &str) -> bool {
    let digits = text.bytes().all(|it| it.is_ascii_digit());
    (1..=9).contains(&text.len()) && digits && !text.starts_with('0')
}
