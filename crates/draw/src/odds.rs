//! Exact chances as people and programs read them.

use std::fmt::{Display, Write as _};

use engine::odds::{Answer, Question, fraction};
use engine::{Case, Forecast, ForecastOf, Ledger};
use serde_json::{Value, json};

mod plain;

pub(crate) use plain::{Counted, Tally, number, often, sentence, share as in_percent};

use crate::depict::Depict;
use crate::ink::{Ink, Paint};
use crate::text;

/// A share in percent. Only what is certain reads 0 % or 100 %.
pub fn percent(ways: u64, of: u64) -> String {
    let share = share(ways, of) * 100.0;
    match (ways, share) {
        (0, _) => "0 %".to_owned(),
        (all, _) if all == of => "100 %".to_owned(),
        (_, share) if share < 0.05 => "<0.1 %".to_owned(),
        (_, share) if share >= 99.95 => ">99.9 %".to_owned(),
        (_, share) => format!("{share:.1} %"),
    }
}

/// A share as a number from 0 to 1.
#[expect(clippy::cast_precision_loss, reason = "shown with a few digits; the fraction is exact")]
pub fn share(ways: u64, of: u64) -> f64 {
    ways as f64 / of.max(1) as f64
}

/// The name of a forecast: the actions that it assumes; the same one several times in a row once,
/// with its number.
pub fn title<A: Display, Q, W>(forecast: &Forecast<A, Q, W>) -> String {
    let actions: Vec<String> = forecast.after.iter().map(ToString::to_string).collect();
    let told = actions.chunk_by(|one, other| one == other).map(|same| match same {
        [first, _, ..] => format!("{first} ×{}", same.len()),
        _ => same.concat(),
    });
    told.collect::<Vec<_>>().join(", ")
}

/// A forecast as a table: every answer that can come, with fraction, percentage and clause.
pub fn forecast<G: Depict>(game: &G, forecast: &ForecastOf<G>, ink: Ink) -> String {
    let of = match cases(forecast) {
        None => "no die, no card: this is certain".to_owned(),
        Some(cases) => cases,
    };
    let title = ink.paint(Paint::Strong, format!("After {}", title(forecast)));
    let mut lines = format!("{title}  ({of})\n");
    for question in &forecast.questions {
        lines.push_str(&answers(game, question, forecast));
    }
    if let Some(assumed) = assumed(game, forecast) {
        let _ = writeln!(lines, "  {}", ink.paint(Paint::Faint, format!("Assumed: {assumed}")));
    }
    lines
}

/// What the ways of a forecast are counted in; nothing where it is certain.
pub fn cases<A, Q, W>(forecast: &Forecast<A, Q, W>) -> Option<String> {
    match forecast.of {
        1 => None,
        1_000_000_000 if forecast.rounded => Some("rounded to a billionth".to_owned()),
        of if forecast.rounded => Some(format!("rounded to 1 in {}", grouped(of))),
        of => Some(format!("{} equally likely cases", grouped(of))),
    }
}

/// A number with its digits in threes, where there are many.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    if digits.len() < 5 {
        return digits;
    }
    let mut grouped = String::with_capacity(digits.len() * 4 / 3);
    for (at, digit) in digits.char_indices() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

/// What a fraction has below its line at most, to mean something to a reader.
const READABLE: u64 = 9999;

/// A chance as an exact fraction, where it is one that people can read; else that the percentage
/// beside it is rounded.
pub fn exact<A, Q, W>(forecast: &Forecast<A, Q, W>, ways: u64) -> String {
    let lowest = fraction(ways, forecast.of);
    let below = lowest.split_once('/').map_or(Some(1), |(_, below)| below.parse::<u64>().ok());
    if forecast.rounded || below.is_none_or(|below| below > READABLE) {
        return "rounded".to_owned();
    }
    lowest
}

/// The plain words as a page of text, a line each.
pub fn plain(sentences: &[String]) -> String {
    sentences.iter().map(|it| text::paragraph(it, 0, COLUMNS)).collect()
}

/// How wide a page of text is.
const COLUMNS: usize = 80;

/// What a forecast takes for granted, where it does.
pub fn assumed<G: Depict>(game: &G, forecast: &ForecastOf<G>) -> Option<&'static str> {
    forecast.questions.iter().find_map(|question| game.assumed(&question.about))
}

fn answers<G: Depict>(
    game: &G,
    question: &Question<G::Question, G::Answer>,
    forecast: &ForecastOf<G>,
) -> String {
    let mut lines = String::new();
    let asked = game.say_question(&question.about);
    let mut about = asked.as_str();
    for answer in question.answers.iter().filter(|answer| answer.ways > 0) {
        let _ = writeln!(
            lines,
            "  {} {} {:>9} {:>7} {}",
            text::left(about, 14),
            text::left(&game.say_answer(&answer.what), 39),
            exact(forecast, answer.ways),
            percent(answer.ways, forecast.of),
            answer.case
        );
        about = "";
    }
    lines
}

/// A forecast for programs.
pub fn forecast_json<G: Depict>(game: &G, forecast: &ForecastOf<G>) -> Value {
    let answers = |question: &Question<G::Question, G::Answer>| -> Vec<Value> {
        let answer = |(what, case, ways): (String, Case, u64)| {
            json!({
                "what": what,
                "case": case.id(),
                "ways": ways,
                "fraction": fraction(ways, forecast.of),
                "probability": share(ways, forecast.of),
            })
        };
        by_words(game, question).into_iter().map(answer).collect()
    };
    let questions: Vec<Value> = forecast
        .questions
        .iter()
        .map(|question| {
            json!({ "about": game.say_question(&question.about), "answers": answers(question) })
        })
        .collect();
    let after: Vec<String> = forecast.after.iter().map(ToString::to_string).collect();
    let assumed = assumed(game, forecast);
    json!({
        "after": after,
        "of": forecast.of,
        "questions": questions,
        "assumes": assumed,
        "rounded": forecast.rounded,
    })
}

/// The answers as a program looks them up: those that read alike, though by different clauses, are
/// one, by the clause that makes it so most often.
fn by_words<G: Depict>(
    game: &G,
    question: &Question<G::Question, G::Answer>,
) -> Vec<(String, Case, u64)> {
    let mut rows: Vec<(String, Case, u64, u64)> = Vec::new();
    for Answer { what, case, ways } in &question.answers {
        let what = game.say_answer(what);
        match rows.iter_mut().find(|row| row.0 == what) {
            None => rows.push((what, *case, *ways, *ways)),
            Some((_, by, sum, most)) => {
                *sum += ways;
                if ways > most {
                    (*by, *most) = (*case, *ways);
                }
            }
        }
    }
    rows.into_iter().map(|(what, case, ways, _)| (what, case, ways)).collect()
}

/// A ledger as a sum: `15 + 4 (Support die) + 3 (location die) = 22`.
pub fn sum<R: Copy>(ledger: &Ledger<R>, say: impl Fn(R) -> &'static str) -> String {
    let Some((first, rest)) = ledger.entries().split_first() else { return "0".to_owned() };
    let mut line = first.amount.to_string();
    for entry in rest {
        let sign = if entry.amount < 0 { '-' } else { '+' };
        let _ = write!(line, " {sign} {} ({})", entry.amount.unsigned_abs(), say(entry.reason));
    }
    if !rest.is_empty() {
        let _ = write!(line, " = {}", ledger.total());
    }
    line
}

#[cfg(test)]
mod tests {
    use engine::Forecast;

    use super::{cases, exact, percent, title};

    #[test]
    fn the_same_action_again_and_again_is_named_once() {
        let after = vec!["attack wall", "join guard", "join guard", "join king", "fight"];
        let forecast =
            Forecast::<_, (), ()> { after, of: 1, rounded: false, questions: Vec::new() };
        assert_eq!(title(&forecast), "attack wall, join guard ×2, join king, fight");
    }

    #[test]
    fn a_fraction_is_shown_where_people_can_read_it_and_else_that_it_is_rounded() {
        let counted = Forecast::<(), (), ()> {
            after: Vec::new(),
            of: 1_000_000,
            rounded: false,
            questions: Vec::new(),
        };
        assert_eq!(exact(&counted, 250_000), "1/4");
        assert_eq!(exact(&counted, 123_457), "rounded");
        assert_eq!(cases(&counted).as_deref(), Some("1,000,000 equally likely cases"));
        let told = Forecast { of: 1_000_000_000, rounded: true, ..counted };
        assert_eq!(exact(&told, 500_000_000), "rounded");
        assert_eq!(cases(&told).as_deref(), Some("rounded to a billionth"));
    }

    #[test]
    fn only_certainty_reads_as_certain() {
        let shown = [percent(0, 7776), percent(1, 7776), percent(7775, 7776), percent(7776, 7776)];
        assert_eq!(shown, ["0 %", "<0.1 %", ">99.9 %", "100 %"]);
        assert_eq!(percent(1, 6), "16.7 %");
    }
}
