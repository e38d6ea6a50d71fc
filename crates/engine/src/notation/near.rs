//! What is the matter with words that are nearly right: the row that they fit furthest, and the word
//! at which they leave it.

use super::form::{Misread, Words};
use crate::fault;

/// A part of a row: how it is read, and what it is called in a sentence.
#[doc(hidden)]
pub type Reader<'a> = (&'a dyn Fn(&mut Words<'_>) -> Result<(), Misread>, &'a dyn Fn() -> String);

/// The row that words fit furthest.
#[doc(hidden)]
#[derive(Debug, Default)]
pub struct Near {
    /// How much of the text fits, and what is the matter then.
    best: Option<(usize, String)>,
}

impl Near {
    /// Tries a row that begins with fixed words.
    pub fn try_row(
        &mut self,
        words: &Words<'_>,
        (phrase, row): (&str, &str),
        parts: &[Reader<'_>],
    ) {
        let mut ahead = words.clone();
        if phrase.is_empty() || !ahead.have(phrase) {
            return;
        }
        for (reads, told) in parts {
            let before = ahead.clone();
            match reads(&mut ahead) {
                Ok(()) => {}
                Err(Misread::Because(what)) => return self.keep(words, &before, &what, row),
                Err(Misread::Form) => {
                    let what = match misfit(&before, &ahead) {
                        Some(word) => format!("{} is not {}", fault::quoted(word), told()),
                        None => format!("{} is missing", told()),
                    };
                    return self.keep(words, &before, &what, row);
                }
            }
        }
        if let Some(word) = ahead.clone().next() {
            self.keep(words, &ahead, &format!("{} is too much", fault::quoted(word)), row);
        }
    }

    fn keep(&mut self, words: &Words<'_>, before: &Words<'_>, what: &str, row: &str) {
        let fits = words.rest().len() - before.rest().len();
        if self.best.as_ref().is_none_or(|(most, _)| fits > *most) {
            self.best = Some((fits, format!("{what}; write {row}")));
        }
    }

    /// What is the matter with the words, in the row that they fit furthest; nothing if they begin
    /// none.
    pub fn told(self) -> Option<String> {
        self.best.map(|(_, what)| what)
    }
}

/// The last word that was read of a part, at which it went wrong; nothing if none was left for it.
fn misfit<'t>(before: &Words<'t>, after: &Words<'t>) -> Option<&'t str> {
    let taken = before.rest().len() - after.rest().len();
    before.rest()[..taken].split_whitespace().next_back()
}
