//! Chances in words: what is asked, what may come, and what a player wants to see beside an action.

use std::fmt::Write as _;

use engine::ForecastOf;
use game_thermopylae::Thermopylae;
use game_thermopylae::odds::{Answer, HitPolicy, Party, Question};

use crate::odds::{percent, share};

/// What a forecast asks.
pub(crate) fn question(question: Question) -> String {
    let words = match question {
        Question::Hits(Party::Defenders) => "hits on the defenders",
        Question::Hits(Party::Attackers) => "hits on the attackers",
        Question::Lost(Party::Defenders, _) => "defenders lost",
        Question::Lost(Party::Attackers, _) => "attackers lost",
        Question::Target(_) => "the target",
    };
    words.to_owned()
}

/// [R32] What a question takes for granted: how owners give their hits out.
pub(crate) const fn assumed(question: Question) -> Option<&'static str> {
    match question {
        Question::Hits(_) => None,
        Question::Lost(_, policy) | Question::Target(policy) => Some(match policy {
            HitPolicy::FewestAndCheapest => {
                "both sides give their hits out so that the fewest and cheapest units fall [R32]"
            }
        }),
    }
}

/// What may come of it.
pub(crate) fn answer(answer: Answer) -> String {
    match answer {
        Answer::Number(number) => number.to_string(),
        Answer::WipedOut => "wiped out".to_owned(),
        Answer::Holds => "holds".to_owned(),
    }
}

/// The chances beside an attack: of one round, and of fighting it out.
pub(crate) fn brief(forecasts: &[ForecastOf<Thermopylae>]) -> Option<String> {
    let round = forecasts.first()?;
    let hits = |party| mean(round, |about| about == Question::Hits(party));
    let lost = |forecast, party| {
        mean(forecast, |about| matches!(about, Question::Lost(whose, _) if whose == party))
    };
    let (scored, destroyed) = (hits(Party::Defenders)?, lost(round, Party::Defenders)?);
    let mut line = format!("a round: {scored:.1} hits, {destroyed:.1} destroyed");
    match (hits(Party::Attackers), lost(round, Party::Attackers)) {
        (Some(hits), Some(lost)) => {
            let _ = write!(line, "; back {hits:.1} hits, {lost:.1} lost");
        }
        _ => line.push_str("; nothing back"),
    }
    let to_the_end = |it: &&ForecastOf<Thermopylae>| wiped_out(it).is_some();
    if let Some(end) = forecasts.iter().find(to_the_end) {
        let wiped = percent(wiped_out(end).unwrap_or(0), end.of);
        let lost = lost(end, Party::Attackers).unwrap_or(0.0);
        let _ = write!(line, ". To the end: wiped out {wiped}, {lost:.1} lost");
    }
    Some(line)
}

/// In how many cases no defender is left, where a forecast asks what becomes of the target.
fn wiped_out(forecast: &ForecastOf<Thermopylae>) -> Option<u64> {
    let target = |about: Question| matches!(about, Question::Target(_));
    let question = forecast.questions.iter().find(|question| target(question.about))?;
    forecast.ways(&question.about, &Answer::WipedOut)
}

/// What such a question is answered with on average.
fn mean(forecast: &ForecastOf<Thermopylae>, asked: impl Fn(Question) -> bool) -> Option<f64> {
    let question = forecast.questions.iter().find(|question| asked(question.about))?;
    let part = |answer: &engine::odds::Answer<Answer>| match answer.what {
        Answer::Number(number) => Some(f64::from(number) * share(answer.ways, forecast.of)),
        Answer::WipedOut | Answer::Holds => None,
    };
    question.answers.iter().map(part).sum()
}
