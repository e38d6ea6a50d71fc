//! Ways by question and answer, and how they are told.

use engine::{Case, ForecastOf, odds};

use super::{Answer, Question};
use crate::action::Action;
use crate::game::Spartans;

/// What forecasts are told in whose ways do not fit a word.
pub const BILLION: u64 = 1_000_000_000;

/// More ways than these are rounded off before they are multiplied.
const MOST_WAYS: u128 = 10_u128.pow(29);

/// The ways of one answer.
type Row = (Answer, Case, u128);

/// Every question that was asked, with the ways of each of its answers.
#[derive(Clone, Default, Debug)]
pub(super) struct Tally {
    /// All ways there are.
    of: u128,
    questions: Vec<(Question, Vec<Row>)>,
}

impl Tally {
    /// One more case, which comes about in so many ways; what it answers follows.
    pub(super) fn case(&mut self, ways: u128) {
        self.of += ways;
    }

    /// What a case answers to a question.
    pub(super) fn add(&mut self, about: Question, what: Answer, case: Case, ways: u128) {
        let known = self.questions.iter().position(|(it, _)| *it == about);
        let at = known.unwrap_or_else(|| {
            self.questions.push((about, Vec::new()));
            self.questions.len() - 1
        });
        let rows = &mut self.questions[at].1;
        match rows.iter_mut().find(|(it, ..)| *it == what) {
            Some((_, _, sum)) => *sum += ways,
            None => rows.push((what, case, ways)),
        }
    }

    /// The same with a number.
    pub(super) fn number(&mut self, about: Question, number: u8, case: Case, ways: u128) {
        self.add(about, Answer::Number(number), case, ways);
    }

    /// All of it as a forecast. What can only come out one way, and that nothing, is not asked.
    pub(super) fn told(self, after: Vec<Action>) -> ForecastOf<Spartans> {
        let exact = u64::try_from(self.of);
        let of = exact.unwrap_or(BILLION);
        let asked = self.questions.into_iter().filter(|(about, rows)| !is_idle(*about, rows));
        let questions = asked
            .map(|(about, mut rows)| {
                rows.sort_by_key(|(what, ..)| *what);
                odds::Question { about, answers: told(&rows, self.of, of) }
            })
            .collect();
        ForecastOf::<Spartans> { after, of, rounded: exact.is_err(), questions }
    }
}

/// Whether a question was only asked because every case answers it.
fn is_idle(about: Question, rows: &[Row]) -> bool {
    let only = |answer: Answer| rows.iter().all(|(what, ..)| *what == answer);
    match about {
        Question::Rout(..) | Question::Disordered(..) => only(Answer::Number(0)),
        Question::Contingent(..) | Question::Crisis(_) | Question::GameEnds(_) => only(Answer::No),
        _ => false,
    }
}

/// The answers in parts of a whole; the largest bears what rounding made.
fn told(rows: &[Row], all: u128, of: u64) -> Vec<odds::Answer<Answer>> {
    // So many digits are dropped that a product has room in 128 bits.
    let coarse = if all > MOST_WAYS { 1_000_000 } else { 1 };
    let part = |ways: u128| ((ways / coarse) * u128::from(of) / (all / coarse)) as u64;
    let part = |ways: u128| if all == u128::from(of) { ways as u64 } else { part(ways) };
    let mut answers: Vec<_> = rows
        .iter()
        .map(|&(what, case, ways)| odds::Answer { what, case, ways: part(ways) })
        .collect();
    let sum: u64 = answers.iter().map(|it| it.ways).sum();
    if let Some(largest) = answers.iter_mut().max_by_key(|it| it.ways) {
        largest.ways = largest.ways + of - sum;
    }
    answers
}
