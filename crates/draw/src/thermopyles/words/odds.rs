//! Chances in words: what is asked, what may come, and what a player wants to see beside an action.

use engine::ForecastOf;
use game_thermopyles::cases::{K24, K27};
use game_thermopyles::end::Finish;
use game_thermopyles::fight::Clash;
use game_thermopyles::map::DEFEAT;
use game_thermopyles::odds::{Asked, Comes};
use game_thermopyles::{Spartan, Thermopyles, View};

use super::picture;
use crate::odds::{in_percent, number, sentence};

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

/// An end of the game, as what an action does.
const fn end(finish: Finish) -> &'static str {
    match finish {
        Finish::GroundLost => "loses the game at location 7",
        Finish::CardsSpent => "loses the game for want of cards",
        Finish::ArmySpent => "wins the game by the spent deck",
        Finish::GraveyardFull => "wins the game by the full Graveyard",
    }
}

/// The chances beside a charge or a call for Support: how many cards are beaten, which are
/// eliminated, and each way in which the game may end by it. Of a charge there are several
/// forecasts, one for each number of Support cards; the bare fight is shown.
///
/// A retreat leaves nothing to chance: what it does says where it leads.
pub(crate) fn brief(forecasts: &[ForecastOf<Thermopyles>]) -> Option<String> {
    let fought = fight(forecasts.first()?)?;
    let bare = if forecasts.len() > 1 { "without Support " } else { "" };
    Some(format!("{bare}{}", fought.join("; ")))
}

/// What follows, a sentence each.
pub(crate) fn explain(view: &View, forecasts: &[ForecastOf<Thermopyles>]) -> Vec<String> {
    let Some(first) = forecasts.first() else { return Vec::new() };
    match first.questions.first().map(|question| question.about) {
        Some(Asked::CardDrawn) => drawn(first).into_iter().collect(),
        Some(Asked::Game) => vec![retreat(view, first)],
        _ => fights(view, forecasts),
    }
}

/// A fight with each number of Support cards, and what the piles have to do with it.
fn fights(view: &View, forecasts: &[ForecastOf<Thermopyles>]) -> Vec<String> {
    let mut told = Vec::new();
    for (support, forecast) in (0..).zip(forecasts) {
        let Some(fought) = fight(forecast) else { continue };
        let with = match (forecasts.len(), support) {
            (1, _) => "this".to_owned(),
            (_, 0) => "without Support it".to_owned(),
            (_, 1) => "with one Support card it".to_owned(),
            (_, cards) => format!("with {} Support cards it", number(cards)),
        };
        told.push(sentence(&format!("{with} {}", fought.join("; ")), ""));
    }
    let buried = u64::from(view.graveyard.size());
    told.extend(view.options.graveyard_goal.map(|goal| {
        let (lies, goal) = (number(buried), number(goal.into()));
        let lie = if buried == 1 { "lies" } else { "lie" };
        format!("A card that is eliminated goes to the Graveyard: {lies} of {goal} {lie} there, and all {goal} win the game. {K27}")
    }));
    told
}

/// What a fight does: beaten cards from the most to none, eliminated ones, the game.
fn fight(forecast: &ForecastOf<Thermopyles>) -> Option<Vec<String>> {
    forecast.questions.iter().find(|question| question.about == Asked::Beaten)?;
    let beats = |count: u8| {
        let last = (count == 1).then_some(Comes::BeatsTheLast);
        let such = |it: Comes| it == Comes::Beats(count) || Some(it) == last;
        ways(forecast, |asked| asked == Asked::Beaten, such)
    };
    let beaten = [("both cards", beats(2)), ("one card", beats(1)), ("neither card", beats(0))];
    let sure = beaten.iter().find(|(_, ways)| *ways == forecast.of && !forecast.rounded);
    let mut parts = vec![sure.map_or_else(
        || rows(forecast, "beats", [("both", beats(2)), ("one", beats(1)), ("none", beats(0))]),
        |(cards, _)| format!("certainly beats {cards}"),
    )];
    let eliminated = |number: u8| {
        let here = |asked: Asked| matches!(asked, Asked::Slot { slot, .. } if slot == number);
        ways(forecast, here, |it| it == Comes::Fares(Clash::Eliminated))
    };
    let killed = [("the first", eliminated(1)), ("the second", eliminated(2))];
    if killed.iter().any(|(_, ways)| *ways > 0) {
        parts.push(rows(forecast, "eliminates", killed));
    }
    let game = forecast.questions.iter().filter(|question| question.about == Asked::Game);
    for answer in game.flat_map(|question| &question.answers).filter(|answer| answer.ways > 0) {
        if let Comes::Ends(finish) = answer.what {
            let often = in_percent(forecast, answer.ways);
            parts.push(format!("{} {often} {}", end(finish), answer.case));
        }
    }
    Some(parts)
}

/// What may come of a kind, each as often as it does: `beats both 33 %, none 67 %`.
fn rows<const N: usize>(
    forecast: &ForecastOf<Thermopyles>,
    does: &str,
    rows: [(&str, u64); N],
) -> String {
    let come = rows.into_iter().filter(|(_, ways)| *ways > 0);
    let told: Vec<String> =
        come.map(|(what, ways)| format!("{what} {}", in_percent(forecast, ways))).collect();
    format!("{does} {}", told.join(", "))
}

/// [K24] Where a retreat leads.
fn retreat(view: &View, forecast: &ForecastOf<Thermopyles>) -> String {
    match view.marker.onward() {
        Some(to) if ends(forecast, |finish| finish == Finish::GroundLost) == 0 => {
            format!(
                "A retreat to location {to} does not lose the game; one to {DEFEAT} does. {K24}"
            )
        }
        _ => format!(
            "A retreat from here loses the game for certain: the marker comes to location {DEFEAT}. {K24}"
        ),
    }
}

/// [K9] [K23] What a blind draw brings: the value that half of the cards reach, and the best.
fn drawn(forecast: &ForecastOf<Thermopyles>) -> Option<String> {
    let answers = forecast.questions.iter().flat_map(|question| &question.answers);
    let mut cards: Vec<(Spartan, u64)> = answers
        .filter_map(|answer| match answer.what {
            Comes::Draws(card) if answer.ways > 0 => Some((card, answer.ways)),
            _ => None,
        })
        .collect();
    cards.sort_unstable_by_key(|(card, _)| std::cmp::Reverse(card.combat_value()));
    let (best, ways) = *cards.first()?;
    let mut sum = 0;
    let (middle, reached) = cards.iter().find_map(|(card, ways)| {
        sum += ways;
        (sum * 2 >= forecast.of).then_some((*card, sum))
    })?;
    let better = if middle == best { "" } else { " or better" };
    let often_best = in_percent(forecast, ways);
    let best = if middle == best {
        String::new()
    } else {
        format!("; the {best}, the best, {often_best}")
    };
    Some(format!("The card is the {middle}{better} {}{best}.", in_percent(forecast, reached)))
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
