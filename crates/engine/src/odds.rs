//! Exact chances: questions about what follows, each with answers whose ways sum to the whole.

use crate::{Case, Game};

/// The chances of what follows some actions, if nobody decides anything in between.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Forecast<A, Q, W> {
    /// The actions taken: the one asked about, and those assumed to follow it.
    pub after: Vec<A>,
    /// The number of equally likely cases.
    pub of: u64,
    /// Whether the cases are too many to be counted, so that ways are parts of `of`, rounded.
    pub rounded: bool,
    /// What may be asked.
    pub questions: Vec<Question<Q, W>>,
}

/// A forecast of a given game.
pub type ForecastOf<G> = Forecast<<G as Game>::Action, <G as Game>::Question, <G as Game>::Answer>;

/// One question, with every answer it can get.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Question<Q, W> {
    /// What is asked: a value of the game.
    pub about: Q,
    /// Every possible answer; their ways sum to the forecast's `of`.
    pub answers: Vec<Answer<W>>,
}

/// One answer, and in how many of the equally likely cases it is the one.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Answer<W> {
    /// The answer: a value of the game.
    pub what: W,
    /// The clause that makes it so.
    pub case: Case,
    /// In how many cases.
    pub ways: u64,
}

impl<A, Q: PartialEq, W: PartialEq> Forecast<A, Q, W> {
    /// The ways of one answer to one question.
    pub fn ways(&self, about: &Q, what: &W) -> Option<u64> {
        let question = self.questions.iter().find(|question| question.about == *about)?;
        Some(question.answers.iter().find(|answer| answer.what == *what)?.ways)
    }
}

/// A fraction in lowest terms, for people: `5/6`, `0`, `1`.
pub fn fraction(ways: u64, of: u64) -> String {
    let divisor = greatest_common_divisor(ways, of).max(1);
    match (ways / divisor, of / divisor) {
        (whole, 1) => whole.to_string(),
        (part, whole) => format!("{part}/{whole}"),
    }
}

fn greatest_common_divisor(left: u64, right: u64) -> u64 {
    if right == 0 { left } else { greatest_common_divisor(right, left % right) }
}

#[cfg(test)]
mod tests {
    use super::fraction;

    #[test]
    fn fractions_are_shown_in_lowest_terms() {
        assert_eq!(
            [fraction(30, 36), fraction(0, 36), fraction(36, 36)],
            ["5/6".to_owned(), "0".to_owned(), "1".to_owned()]
        );
    }
}
