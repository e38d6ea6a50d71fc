//! What is wrong with something that somebody wrote.

use std::fmt;

/// One fault in a text from outside: where, what, and how to mend it.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Fault {
    /// The line, counted from 1, where there is one.
    pub line: Option<usize>,
    /// What is wrong and what would be right.
    pub what: String,
}

impl Fault {
    /// A fault of the whole text.
    pub fn new(what: impl Into<String>) -> Self {
        Self { line: None, what: what.into() }
    }

    /// A fault in one line, counted from 1.
    pub fn at(line: usize, what: impl Into<String>) -> Self {
        Self { line: Some(line), what: what.into() }
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
