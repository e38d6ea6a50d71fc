//! Chances in words: what is asked, what may come, and what a player wants to see beside an action.

use std::fmt::Write as _;

use engine::ForecastOf;
use game_thermopyles::Thermopyles;
use game_thermopyles::end::Finish;
use game_thermopyles::fight::Clash;
use game_thermopyles::odds::{Asked, Comes};

use super::picture;
use crate::odds;

/// What a forecast asks.
pub(crate) fn question(asked: Asked) -> String {
    match asked {
        Asked::Slot { slot, card } => format!("slot {slot}, {card}"),
        Asked::Beaten => "cards beaten".to_owned(),
        Asked::CardDrawn => "the card drawn".to_owned(),
        Asked::Game => "the game".to_owned(),
    }
}

/// What may come of it.
pub(crate) fn answer(comes: Comes) -> String {
    let words = match comes {
        Comes::Fares(clash) => picture::clash(clash),
        Comes::BehindTheFirst => "not fought",
        Comes::AfterTheEnd => "not fought: the game is won",
        Comes::Beats(0) => "none",
        Comes::Beats(1) => "one",
        Comes::Beats(_) => "two",
        Comes::BeatsTheLast => "one, and the game is won",
        Comes::Draws(card) => return card.to_string(),
        Comes::Ends(Finish::ArmySpent) => "won outright: the Persian deck is spent",
        Comes::Ends(Finish::GraveyardFull) => "won outright: the Graveyard is full",
        Comes::Ends(Finish::CardsSpent) => "lost: no cards are left",
        Comes::Ends(Finish::GroundLost) => "lost: the marker comes to location 7",
        Comes::GoesOn => "goes on",
    };
    words.to_owned()
}

/// An end beside an action, where there is little room.
const fn end(finish: Finish) -> &'static str {
    match finish {
        Finish::GroundLost => "loses at location 7",
        Finish::CardsSpent => "loses for want of cards",
        Finish::ArmySpent => "wins by the spent deck",
        Finish::GraveyardFull => "wins by the full Graveyard",
    }
}

/// The chances beside a charge or a call for Support: how many cards are beaten, which are
/// eliminated, and each way in which the game may end by it. Of a charge there are several
/// forecasts, one for each number of Support cards; the bare fight is shown.
///
/// A retreat leaves nothing to chance: what it does says where it leads.
pub(crate) fn brief(forecasts: &[ForecastOf<Thermopyles>]) -> Option<String> {
    let forecast = forecasts.first()?;
    forecast.questions.iter().find(|question| question.about == Asked::Beaten)?;
    let chance = |ways: u64| odds::percent(ways, forecast.of);
    let beats = |count: u8| {
        let last = (count == 1).then_some(Comes::BeatsTheLast);
        let such = |it: Comes| it == Comes::Beats(count) || Some(it) == last;
        chance(ways(forecast, |asked| asked == Asked::Beaten, such))
    };
    let bare = if forecasts.len() > 1 { "without Support " } else { "" };
    let mut line = format!("{bare}beats none {}, one {}, both {}", beats(0), beats(1), beats(2));
    let mut lead = "; eliminates";
    for (number, name) in [(1, "the first"), (2, "the second")] {
        let here = |asked: Asked| matches!(asked, Asked::Slot { slot, .. } if slot == number);
        let eliminated = ways(forecast, here, |it| it == Comes::Fares(Clash::Eliminated));
        if eliminated > 0 {
            let _ = write!(line, "{lead} {name} {}", chance(eliminated));
            lead = ",";
        }
    }
    let game = forecast.questions.iter().filter(|question| question.about == Asked::Game);
    for answer in game.flat_map(|question| &question.answers).filter(|answer| answer.ways > 0) {
        if let Comes::Ends(finish) = answer.what {
            let _ = write!(line, "; {} {} {}", end(finish), chance(answer.ways), answer.case);
        }
    }
    Some(line)
}

/// In how many cases the game ends in such a way before anybody decides again.
pub(crate) fn ends(forecast: &ForecastOf<Thermopyles>, so: impl Fn(Finish) -> bool) -> u64 {
    let such = |it: Comes| matches!(it, Comes::Ends(finish) if so(finish));
    ways(forecast, |asked| asked == Asked::Game, such)
}

/// The ways of all such answers to such questions.
fn ways(
    forecast: &ForecastOf<Thermopyles>,
    asked: impl Fn(Asked) -> bool,
    comes: impl Fn(Comes) -> bool,
) -> u64 {
    let questions = forecast.questions.iter().filter(|question| asked(question.about));
    let answers = questions.flat_map(|question| &question.answers);
    answers.filter(|answer| comes(answer.what)).map(|answer| answer.ways).sum()
}
