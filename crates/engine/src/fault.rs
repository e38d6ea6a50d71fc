//! What is wrong with something that somebody wrote: found, kept within bounds, and told.

use std::borrow::Cow;
use std::fmt::{self, Write as _};

/// How many faults a message tells one by one; of the rest it gives the number.
pub const TOLD: usize = 20;
/// How many faults of one text are kept; the rest are counted.
pub const KEPT: usize = 1_000;

/// One fault in a text from outside: where, what, and how to mend it.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Fault {
    /// The line, counted from 1, where there is one.
    pub line: Option<usize>,
    /// What is wrong and what would be right.
    pub what: String,
    /// How many more were found after it and not kept.
    and_more: usize,
}

impl Fault {
    /// A fault of the whole text.
    pub fn new(what: impl Into<String>) -> Self {
        Self { line: None, what: what.into(), and_more: 0 }
    }

    /// A fault in one line, counted from 1.
    pub fn at(line: usize, what: impl Into<String>) -> Self {
        Self { line: Some(line), what: what.into(), and_more: 0 }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "line {line}: {}", self.what),
            None => f.write_str(&self.what),
        }
    }
}

impl std::error::Error for Fault {}

/// The faults of one text as its reader finds them: the first [`KEPT`] are kept, the rest counted,
/// so that a text of a million wrong lines costs no more memory than one of a thousand.
#[derive(Debug, Default)]
pub struct Faults {
    kept: Vec<Fault>,
}

impl Faults {
    /// Takes in one fault.
    pub fn push(&mut self, fault: Fault) {
        match self.kept.get_mut(KEPT - 1) {
            Some(last) => last.and_more += 1 + fault.and_more,
            None => self.kept.push(fault),
        }
    }

    /// What was read, if nothing is wrong with it.
    ///
    /// # Errors
    /// The faults that were kept; [`list`] knows how many there are in all.
    pub fn none_or<T>(self, read: T) -> Result<T, Vec<Fault>> {
        if self.kept.is_empty() { Ok(read) } else { Err(self.kept) }
    }
}

impl Extend<Fault> for Faults {
    fn extend<I: IntoIterator<Item = Fault>>(&mut self, faults: I) {
        faults.into_iter().for_each(|fault| self.push(fault));
    }
}

/// Faults as a message tells them: one alone as it is, several below each other, and beyond
/// [`TOLD`] how many more there are.
pub fn list(faults: &[Fault]) -> String {
    if let [only] = faults {
        return only.to_string();
    }
    let all: usize = faults.iter().map(|fault| 1 + fault.and_more).sum();
    let mut text = format!("{all} things are wrong:");
    for fault in faults.iter().take(TOLD) {
        let _ = write!(text, "\n  - {fault}");
    }
    if all > TOLD {
        let _ = write!(text, "\n  and {} more", all - TOLD);
    }
    text
}

/// A text from outside as every reader here takes it: without the byte-order mark that some
/// editors put first, each line ended by a line feed alone. What is written has neither mark nor
/// carriage return.
pub fn plain(text: &str) -> Cow<'_, str> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if text.contains("\r\n") { Cow::Owned(text.replace("\r\n", "\n")) } else { Cow::Borrowed(text) }
}

/// Text from outside, safe to repeat in a message: cut short, control characters shown as `?`.
pub fn quoted(text: &str) -> String {
    const LONGEST: usize = 60;
    let clean = |c: char| if c.is_control() { '?' } else { c };
    let mut shown: String = text.chars().take(LONGEST).map(clean).collect();
    if text.chars().nth(LONGEST).is_some() {
        shown.push('…');
    }
    format!("“{shown}”")
}

#[cfg(test)]
mod tests {
    use super::{Fault, Faults, KEPT, list, plain};

    fn faults(many: usize) -> Vec<Fault> {
        let mut found = Faults::default();
        found.extend((1..=many).map(|line| Fault::at(line, "no such fact")));
        found.none_or(()).err().unwrap_or_default()
    }

    #[test]
    fn one_fault_is_told_as_it_is() {
        assert_eq!(list(&faults(1)), "line 1: no such fact");
    }

    #[test]
    fn a_few_faults_stand_below_each_other() {
        let told = "2 things are wrong:\n  - line 1: no such fact\n  - line 2: no such fact";
        assert_eq!(list(&faults(2)), told);
    }

    #[test]
    fn twenty_faults_are_told_and_of_twenty_one_the_last_is_counted() {
        assert!(list(&faults(20)).ends_with("\n  - line 20: no such fact"));
        assert!(list(&faults(21)).ends_with("\n  - line 20: no such fact\n  and 1 more"));
    }

    #[test]
    fn forty_thousand_faults_are_told_as_twenty_and_their_number() {
        let told = list(&faults(40_000));
        assert!(told.starts_with("40000 things are wrong:\n"), "{told}");
        assert!(told.ends_with("\n  and 39980 more"), "{told}");
        assert_eq!(told.lines().count(), 22);
    }

    #[test]
    fn no_more_than_a_thousand_faults_are_kept() {
        assert_eq!(faults(40_000).len(), KEPT);
    }

    #[test]
    fn faults_taken_over_from_another_reader_keep_their_number() {
        let mut both = Faults::default();
        both.extend(faults(2_000));
        both.extend(faults(2_000));
        let kept = both.none_or(()).expect_err("faults");
        assert!(list(&kept).starts_with("4000 things are wrong:"), "{}", list(&kept));
    }

    #[test]
    fn a_text_without_faults_is_read() {
        assert_eq!(Faults::default().none_or(7), Ok(7));
    }

    #[test]
    fn a_windows_text_reads_as_any_other() {
        assert_eq!(plain("\u{feff}ford 3\r\nbank 1\r\n"), "ford 3\nbank 1\n");
        assert_eq!(plain("ford 3\nbank 1\r\n"), "ford 3\nbank 1\n");
    }

    #[test]
    fn what_ends_no_line_stays_where_it_is() {
        assert_eq!(plain("ford\r3\n\u{feff}bank"), "ford\r3\n\u{feff}bank");
    }
}
