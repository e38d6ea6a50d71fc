//! [7.2f] [7.3a] The Combat Results Table: columns by odds, rows by the die. It is reconstructed
//! [A60], so it is read off the component data.

use engine::{D10, Fault, Sheet, fault};

/// The columns, from the worst odds to the best.
pub const COLUMNS: [&str; 8] = ["1:3", "1:2", "1:1", "3:2", "2:1", "3:1", "4:1", "5:1"];
/// The rows: what the die comes to.
pub const ROWS: [&str; 10] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];

/// [2.0a] What a ten-sided die shows: its tenth face is a nought.
#[inline]
pub const fn pips(die: D10) -> u8 {
    die.number() % 10
}

/// [7.3a] One letter of a result.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Letter {
    /// [7.3.1] Everybody loses a step.
    Loss,
    /// [7.3.2a] One unit routs.
    Rout,
    /// [7.3.3b] One unit is disrupted.
    Disrupt,
}

/// [7.3a] The letters for one side, in the order in which they are carried out: at most three.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default)]
pub struct Letters([Option<Letter>; 3]);

impl Letters {
    /// None.
    pub const NONE: Self = Self([None; 3]);

    /// The letters in order.
    pub fn all(self) -> impl Iterator<Item = Letter> {
        self.0.into_iter().flatten()
    }

    /// The first, and those behind it.
    #[inline]
    #[must_use]
    pub const fn split(self) -> Option<(Letter, Self)> {
        match self.0 {
            [Some(first), second, third] => Some((first, Self([second, third, None]))),
            _ => None,
        }
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0[0].is_none()
    }

    /// As they are printed: `RD`, or `-` for none.
    pub const fn read(text: &str) -> Option<Self> {
        let bytes = text.as_bytes();
        if bytes.len() == 1 && bytes[0] == b'-' {
            return Some(Self::NONE);
        }
        if bytes.is_empty() || bytes.len() > 3 {
            return None;
        }
        let mut letters = [None; 3];
        let mut at = 0;
        while at < bytes.len() {
            letters[at] = Some(match bytes[at] {
                b'L' => Letter::Loss,
                b'R' => Letter::Rout,
                b'D' => Letter::Disrupt,
                _ => return None,
            });
            at += 1;
        }
        Some(Self(letters))
    }
}

impl std::fmt::Display for Letters {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        self.all().try_for_each(|letter| {
            f.write_str(match letter {
                Letter::Loss => "L",
                Letter::Rout => "R",
                Letter::Disrupt => "D",
            })
        })
    }
}

/// [7.3a] A result: what befalls the attacker, and what befalls the defender.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default)]
pub struct Verdict {
    /// Left of the slash.
    pub attacker: Letters,
    /// Right of the slash.
    pub defender: Letters,
}

impl std::fmt::Display for Verdict {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}/{}", self.attacker, self.defender)
    }
}

/// The table: a row for each number from 0 to 9, a column for each of [`COLUMNS`].
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct CombatResults([[Verdict; 8]; 10]);

impl CombatResults {
    /// Reads the table: one datum a row, `crt.0` to `crt.9`, eight results each.
    ///
    /// # Errors
    /// Every row that is none.
    pub fn read(sheet: &Sheet) -> Result<Self, Vec<Fault>> {
        let mut table = Self([[Verdict::default(); 8]; 10]);
        let mut faults = Vec::new();
        for (row, label) in table.0.iter_mut().zip(ROWS) {
            let key = format!("crt.{label}");
            let value = sheet.get(&key).map_or("", |datum| datum.value.trim());
            let results: Option<Vec<Verdict>> = value.split_whitespace().map(read_result).collect();
            match results.and_then(|it| <[Verdict; 8]>::try_from(it).ok()) {
                Some(results) => *row = results,
                None => faults.push(Fault::new(format!(
                    "datum {key} must be eight results as RD/- or -/L, of the letters L, R and D, \
                     not {}",
                    fault::quoted(value)
                ))),
            }
        }
        if faults.is_empty() { Ok(table) } else { Err(faults) }
    }

    /// [A59] A cell; the die is taken as 0 below, and as 9 above.
    #[inline]
    pub fn result(&self, die: i16, column: u8) -> Verdict {
        self.0[usize::from(die.clamp(0, 9).cast_unsigned())]
            [usize::from(column).min(COLUMNS.len() - 1)]
    }
}

fn read_result(text: &str) -> Option<Verdict> {
    let (attacker, defender) = text.split_once('/')?;
    Some(Verdict { attacker: Letters::read(attacker)?, defender: Letters::read(defender)? })
}
