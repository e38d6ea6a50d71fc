//! The names of stages, tracks and dice, and the odds beside an action.

use std::fmt::Write as _;

use engine::Forecast;
use engine::odds::Question;
use game_thermopylae::Action;
use game_thermopylae::odds::{
    ATTACKERS_LOST, DEFENDERS_LOST, HITS_ON_ATTACKERS, HITS_ON_DEFENDERS, THE_TARGET, WIPED_OUT,
};

use crate::odds::{percent, share};

pub(crate) const AUCTION: &str = "Bidding";
pub(crate) const SET_UP: &str = "Greek set-up";
pub(crate) const COMBATS: &str = "Combats";
pub(crate) const ATTACKERS: &str = "Attackers";
pub(crate) const DICE: &str = "Dice";
pub(crate) const HITS: &str = "Hits";
pub(crate) const AGAIN: &str = "Again or stop";
pub(crate) const MOVEMENT: &str = "Movement";

pub(crate) const DESTROYED: &str = "Persian units destroyed, of the bid";
pub(crate) const GONE: &str = "Persian units gone, until the bid is out of reach";
pub(crate) const GREEKS_LOST: &str = "Greek units destroyed";
pub(crate) const QUIET: &str = "Rounds without a loss or an exit";
pub(crate) const ROUND: &str = "Round";

pub(crate) const ATTACK_HITS: &str = "Hits of attackers";
pub(crate) const DEFENSE_HITS: &str = "Hits of defenders";

/// What players are called who give no name: who plays whom is for the auction to say.
pub(crate) const NAMES: &[&str] = &["Dienekes", "Hydarnes"];

/// The chances beside an attack: of one round, and of fighting it out.
pub(crate) fn brief(forecasts: &[Forecast<Action>]) -> Option<String> {
    let round = forecasts.first()?;
    let (hits, destroyed) = (mean(round, HITS_ON_DEFENDERS)?, mean(round, DEFENDERS_LOST)?);
    let mut line = format!("a round: {hits:.1} hits, {destroyed:.1} destroyed");
    match (mean(round, HITS_ON_ATTACKERS), mean(round, ATTACKERS_LOST)) {
        (Some(hits), Some(lost)) => {
            let _ = write!(line, "; back {hits:.1} hits, {lost:.1} lost");
        }
        _ => line.push_str("; nothing back"),
    }
    if let Some(end) = forecasts.get(1) {
        let wiped = percent(end.ways(THE_TARGET, WIPED_OUT).unwrap_or(0), end.of);
        let lost = mean(end, ATTACKERS_LOST).unwrap_or(0.0);
        let _ = write!(line, ". To the end: wiped out {wiped}, {lost:.1} lost");
    }
    Some(line)
}

/// What a question is answered with on average.
fn mean(forecast: &Forecast<Action>, about: &str) -> Option<f64> {
    let asked = |question: &&Question| question.about == about;
    let question = forecast.questions.iter().find(asked)?;
    let part = |answer: &engine::odds::Answer| {
        let number: f64 = answer.what.parse().ok()?;
        Some(number * share(answer.ways, forecast.of))
    };
    question.answers.iter().map(part).sum()
}
