//! Chances in words: what is asked, what may come, and what a player wants to see beside an action.

use std::fmt::Write as _;

use engine::{Case, ForecastOf};
use game_thermopylae::cases::{R3, R5, R6, R35, R36};
use game_thermopylae::odds::{Answer, HitPolicy, Party, Question};
use game_thermopylae::options::Auction;
use game_thermopylae::state::State;
use game_thermopylae::{Action, Side, Thermopylae, View};

use crate::odds::{Counted, Tally, in_percent, number, often, sentence};

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

const SCORE: Counted = Counted { does: "score", none: "no hit", one: " hit", more: " hits" };
const DESTROY: Counted = Counted { does: "destroy", none: "nobody", one: "", more: "" };
const LOSE: Counted = Counted { does: "lose", none: "nobody", one: "", more: "" };

/// The chances beside an attack, in the attacker's eyes: of fighting it out, or of the one roll of
/// a free attack; and what it may do to the game.
pub(crate) fn brief(view: &View, forecasts: &[ForecastOf<Thermopylae>]) -> Option<String> {
    let mut line = fought_out(forecasts, in_percent)?;
    if let Some(Action::Join(..)) = forecasts.first().and_then(|it| it.after.first()) {
        line = format!("if these fight, {line}");
    }
    for stake in stakes(view, forecasts) {
        let _ = write!(line, "; {} {} {}", stake.words, stake.often, stake.case);
    }
    Some(line)
}

/// What follows, a sentence each.
pub(crate) fn explain(
    view: &View,
    actions: &[Action],
    forecasts: &[ForecastOf<Thermopylae>],
) -> Vec<String> {
    let bids = |action: &&Action| matches!(action, Action::Bid(_) | Action::Pass);
    if let Some(action) = actions.iter().find(bids) {
        return vec![bidding(view, *action)];
    }
    let (Some(round), Some(fought)) = (forecasts.first(), fought_out(forecasts, often)) else {
        return Vec::new();
    };
    let mut told = Vec::new();
    if to_the_end(forecasts).is_some() {
        told.push(sentence(&format!("fought to the end, {fought}{}", spread(forecasts)), ""));
        told.extend(first_round(round));
    } else {
        let free = "nobody strikes back at a free attack, and it is one round";
        told.push(sentence(&fought, ""));
        told.push(sentence(free, &R36.to_string()));
    }
    for stake in stakes(view, forecasts) {
        let words = format!("{}: {}", stake.words, stake.often);
        told.push(sentence(&words, &stake.case.to_string()));
    }
    let asked = forecasts.iter().flat_map(|forecast| &forecast.questions);
    if let Some(assumed) = asked.into_iter().find_map(|question| assumed(question.about)) {
        let fought_on = format!("you fight on until one side is gone {R35}, and ");
        let on = if to_the_end(forecasts).is_some() { fought_on } else { String::new() };
        told.push(format!("Taken for granted: {on}{assumed}."));
    }
    told
}

/// A chance in figures for a line, or in words for a sentence.
type Told = fn(&ForecastOf<Thermopylae>, u64) -> String;

/// How a fight goes: to the end, or in the one round that a free attack has.
fn fought_out(forecasts: &[ForecastOf<Thermopylae>], told: Told) -> Option<String> {
    let Some(end) = to_the_end(forecasts) else {
        let round = forecasts.first()?;
        let fallen = lost(round, Party::Defenders)?;
        let some = if fallen.most() > 1 { "one or more" } else { "one" };
        return Some(match fallen.at_least(1) {
            0 => "you cannot destroy anybody, and risk nobody".to_owned(),
            ways => format!("you destroy {some} {}, and risk nobody", told(round, ways)),
        });
    };
    let them = if lost(end, Party::Defenders)?.most() > 1 { "them all" } else { "them" };
    let destroyed = match wiped_out(end)? {
        0 => format!("you cannot destroy {them}"),
        ways => format!("you destroy {them} {}", told(end, ways)),
    };
    Some(format!("{destroyed}, and {}", lost(end, Party::Attackers)?.expected(LOSE)))
}

/// Between which numbers the attacker's losses are, as a rule.
fn spread(forecasts: &[ForecastOf<Thermopylae>]) -> String {
    let lost = to_the_end(forecasts).and_then(|end| lost(end, Party::Attackers));
    match lost.and_then(|lost| lost.nine_in_ten()) {
        Some((0, most)) => format!(" (nine times in ten {} at most)", number(most)),
        Some((least, most)) => {
            format!(" (nine times in ten from {} to {})", number(least), number(most))
        }
        None => String::new(),
    }
}

/// What the first round brings to both.
fn first_round(round: &ForecastOf<Thermopylae>) -> Option<String> {
    let given = hits(round, Party::Defenders)?.expected(SCORE);
    let destroyed = lost(round, Party::Defenders)?.expected(DESTROY);
    let taken = hits(round, Party::Attackers)?.expected(SCORE);
    let own = lost(round, Party::Attackers)?.expected(LOSE);
    let words = format!("in one round you {given} and {destroyed}; they {taken}, and you {own}");
    Some(sentence(&words, ""))
}

/// [R3] What a bid leads to, and what becomes of two that are alike.
fn bidding(view: &View, action: Action) -> String {
    match (action, view.options.auction) {
        (Action::Pass, _) => format!("The other player plays the Greeks for his bid. {R3}"),
        (_, Auction::Open) => format!(
            "You play the Greeks unless the other player bids more; nobody can bid the same. {R3}"
        ),
        (_, Auction::Sealed) => format!(
            "The higher bid plays the Greeks. If both write the same number, a coin decides who: \
             1/2 for each. {R3}"
        ),
    }
}

/// Something that an attack may do to the game.
struct Stake {
    words: String,
    often: String,
    case: Case,
}

/// [R5] [R6] Every way in which the attack may end the game: the last Greeks fall, or as many
/// Persians as were bid.
fn stakes(view: &View, forecasts: &[ForecastOf<Thermopylae>]) -> Vec<Stake> {
    let state = &view.state;
    let Some(told) = to_the_end(forecasts).or(forecasts.first()) else { return Vec::new() };
    let wanted = u64::from(state.bid).saturating_sub(state.destroyed_count(Side::Persian).into());
    let greeks = u64::from(state.on_map_count(Side::Greek));
    let (attacks, attacked) = (attackers(state, told), defenders(state, told));
    let ways = |party, number: u64| {
        let fallen = lost(told, party).filter(|_| number > 0);
        fallen.map_or(0, |fallen| fallen.at_least(number))
    };
    let losing = |count: String| format!("losing {count} loses the game");
    // The Greeks all fall only where all of them fight.
    let all = |fight: u64| if fight == greeks { greeks } else { 0 };
    let ends = match state.side {
        Side::Persian => [
            (ways(Party::Defenders, all(attacked)), "destroying them wins the game".to_owned(), R6),
            (ways(Party::Attackers, wanted), losing(number(wanted)), R5),
        ],
        Side::Greek => {
            let destroying = format!("destroying {} wins the game", number(wanted));
            let everybody = if greeks == 1 { "your last unit" } else { "all your units" };
            [
                (ways(Party::Defenders, wanted), destroying, R5),
                (ways(Party::Attackers, all(attacks)), losing(everybody.to_owned()), R6),
            ]
        }
    };
    let possible = ends.into_iter().filter(|(ways, ..)| *ways > 0);
    possible
        .map(|(ways, words, case)| Stake { words, often: in_percent(told, ways), case })
        .collect()
}

/// How many attack, as a forecast has it.
fn attackers(state: &State, forecast: &ForecastOf<Thermopylae>) -> u64 {
    let join = |action: &&Action| matches!(action, Action::Join(..));
    let joining = forecast.after.iter().filter(join).count() as u64;
    let there = if state.is_in_combat() { state.combat.attacker_count() } else { 0 };
    joining + u64::from(there)
}

/// How many are attacked.
fn defenders(state: &State, forecast: &ForecastOf<Thermopylae>) -> u64 {
    let target = match forecast.after.first() {
        Some(Action::Attack(target) | Action::Free(target)) => *target,
        _ => state.combat.target,
    };
    state.stack(target).size().into()
}

/// The forecast of fighting on until one side is gone.
fn to_the_end(forecasts: &[ForecastOf<Thermopylae>]) -> Option<&ForecastOf<Thermopylae>> {
    forecasts.iter().find(|forecast| wiped_out(forecast).is_some())
}

/// In how many cases no defender is left, where a forecast asks what becomes of the target.
fn wiped_out(forecast: &ForecastOf<Thermopylae>) -> Option<u64> {
    let target = |about: Question| matches!(about, Question::Target(_));
    let question = forecast.questions.iter().find(|question| target(question.about))?;
    forecast.ways(&question.about, &Answer::WipedOut)
}

fn hits(forecast: &ForecastOf<Thermopylae>, party: Party) -> Option<Tally> {
    tally(forecast, |about| about == Question::Hits(party))
}

fn lost(forecast: &ForecastOf<Thermopylae>, party: Party) -> Option<Tally> {
    tally(forecast, |about| matches!(about, Question::Lost(whose, _) if whose == party))
}

/// How often each number answers such a question.
fn tally(forecast: &ForecastOf<Thermopylae>, asked: impl Fn(Question) -> bool) -> Option<Tally> {
    let question = forecast.questions.iter().find(|question| asked(question.about))?;
    let numbers = question.answers.iter().filter_map(|answer| match answer.what {
        Answer::Number(number) => Some((u64::from(number), answer.ways)),
        Answer::WipedOut | Answer::Holds => None,
    });
    Some(Tally::new(numbers, forecast.of))
}
