//! Chances in words: what is asked, what may come, and what a player wants to see beside an action.

use std::fmt::Write as _;

use engine::{Case, ForecastOf, odds};
use game_marathon::cases::{
    C_6_2C, C_7_1L, C_7_1M, C_7_2F, C_7_2T, C_7_3_2G, C_7_3A, C_9_4B, C_9_4C,
};
use game_marathon::map::Hex;
use game_marathon::melee::Melee;
use game_marathon::morale::Fate;
use game_marathon::odds::{Answer, Question};
use game_marathon::state::State;
use game_marathon::tables::{COLUMNS, Letter, Letters, Verdict};
use game_marathon::units::Piece;
use game_marathon::{Action, Marathon, View};

use super::{doom, fates, fights, hex, ledgers, piece, pieces};
use crate::grammar::list;
use crate::odds::{in_percent, often, sentence};

type Asked = odds::Question<Question, Answer>;

/// What a forecast asks.
pub(crate) fn question(question: Question) -> String {
    match question {
        Question::Hits => "a hit".to_owned(),
        Question::Melee { at, .. } => format!("melee at {}", hex(at)),
        Question::Reacts(one) => format!("{one} reacts"),
        Question::Cleared(at) => format!("Abatis {} goes", hex(at)),
        Question::Fate(one) | Question::Passing(one) => piece(one),
    }
}

/// What a question takes for granted.
pub(crate) const fn assumed(question: Question) -> Option<&'static str> {
    match question {
        Question::Melee { open: true, .. } => {
            Some("those attack who have said so by then, as both sides stand now [7.2e]")
        }
        Question::Cleared(_) => Some("those work on it who do so by then [9.4c]"),
        Question::Hits | Question::Fate(_) => Some("every Leader who can help a check does [9.1a]"),
        _ => None,
    }
}

/// What may come of it.
pub(crate) fn answer(answer: Answer) -> String {
    match answer {
        Answer::Yes => "yes".to_owned(),
        Answer::No => "no".to_owned(),
        Answer::Fate(fate) => fates::named(fate).to_owned(),
        Answer::Verdict(it) => format!("{it}: {}", short(it)),
    }
}

/// A result in few words: `attacker D, defender R`.
fn short(verdict: Verdict) -> String {
    let told = |who: &str, letters: Letters| {
        if letters.is_empty() {
            format!("{who} unharmed")
        } else {
            format!("{who} {}", names(letters))
        }
    };
    format!("{}, {}", told("attacker", verdict.attacker), told("defender", verdict.defender))
}

fn names(letters: Letters) -> String {
    let said: Vec<&str> = letters
        .all()
        .map(|it| match it {
            Letter::Loss => "loss",
            Letter::Rout => "rout",
            Letter::Disrupt => "disrupted",
        })
        .collect();
    said.join(" + ")
}

/// The position before the last action of a forecast: an order may come to several.
fn before(game: &Marathon, view: &View, forecast: &ForecastOf<Marathon>) -> State {
    let mut state = view.state.clone();
    if let Some((_, earlier)) = forecast.after.split_last() {
        for action in earlier {
            state = game.after(&state, *action);
        }
    }
    state
}

/// The ways in which a question is answered so.
fn ways(asked: &Asked, so: impl Fn(Answer) -> bool) -> u64 {
    asked.answers.iter().filter(|it| so(it.what)).map(|it| it.ways).sum()
}

/// The chances beside an action on one line.
pub(crate) fn brief(
    game: &Marathon,
    view: &View,
    forecasts: &[ForecastOf<Marathon>],
) -> Option<String> {
    let forecast = forecasts.first()?;
    let asked = forecast.questions.first()?;
    match asked.about {
        Question::Hits => Some(shot(forecast)),
        Question::Melee { .. } => {
            let action = *forecast.after.last()?;
            let melee = game.melee_ahead(&before(game, view, forecast), action)?;
            let said = format!("{}: {}", reckoning(&melee), melee_brief(forecast, asked));
            let lost = doom::brief(game, &view.state, &forecast.after);
            Some(lost.map_or_else(|| said.clone(), |lost| format!("{lost}; {said}")))
        }
        Question::Reacts(_) => {
            Some(format!("reacts {}", in_percent(forecast, ways(asked, |it| it == Answer::Yes))))
        }
        Question::Cleared(_) => {
            Some(format!("clears it {}", in_percent(forecast, ways(asked, |it| it == Answer::Yes))))
        }
        Question::Passing(_) => Some(format!("on the way: {}", fates_of(forecast, asked))),
        Question::Fate(_) => None,
    }
}

/// A shot: `hits 40 %, then 30 % to be disrupted`; at several units what it does to each in all.
fn shot(forecast: &ForecastOf<Marathon>) -> String {
    let (about, targets): (Vec<&Asked>, Vec<&Asked>) =
        forecast.questions.iter().partition(|it| it.about == Question::Hits);
    let hits: u64 = about.iter().map(|it| ways(it, |it| it == Answer::Yes)).sum();
    if hits == 0 {
        return "cannot hit".to_owned();
    }
    let mut line = format!("hits {}", in_percent(forecast, hits));
    if let [only] = targets[..] {
        let once = engine::Forecast::<(), (), ()> {
            after: Vec::new(),
            of: hits,
            rounded: false,
            questions: Vec::new(),
        };
        if let Some(told) = worse(only, |ways| in_percent(&once, ways)) {
            let _ = write!(line, ", then {told}");
        }
        return line;
    }
    for asked in targets {
        let Question::Fate(one) = asked.about else { continue };
        if let Some(told) = worse(asked, |ways| in_percent(forecast, ways)) {
            let _ = write!(line, "; {one} {told}");
        }
    }
    line
}

/// What a shot does to one unit, where it does anything: `28 % to be disrupted`.
fn worse(asked: &Asked, share: impl Fn(u64) -> String) -> Option<String> {
    let told: Vec<String> = asked
        .answers
        .iter()
        .filter_map(|it| match it.what {
            Answer::Fate(fate) if fate != Fate::Holds && it.ways > 0 => {
                Some(format!("{} {}", share(it.ways), fates::to(fate)))
            }
            _ => None,
        })
        .collect();
    (!told.is_empty()).then(|| list(&told))
}

/// What may come of somebody, with chances.
fn fates_of(forecast: &ForecastOf<Marathon>, asked: &Asked) -> String {
    let told: Vec<String> = asked
        .answers
        .iter()
        .filter_map(|it| match it.what {
            Answer::Fate(fate) => {
                Some(format!("{} {}", in_percent(forecast, it.ways), fates::to(fate)))
            }
            _ => None,
        })
        .collect();
    list(&told)
}

/// The odds and what changes them, on one line: `3:1, shifted to 4:1, +1`.
pub(crate) fn reckoning(melee: &Melee) -> String {
    let name = |column: u8| COLUMNS.get(usize::from(column)).copied().unwrap_or_default();
    let shifted = if melee.odds == melee.column {
        String::new()
    } else {
        format!(", shifted to {}", name(melee.column))
    };
    let die = match melee.modifiers.total() {
        0 => String::new(),
        amount => format!(", {}", ledgers::signed(amount)),
    };
    format!("{}{shifted}{die}", name(melee.odds))
}

/// What both sides suffer: `you lose nothing 90 %, they lose a step or rout 70 %`.
fn melee_brief(forecast: &ForecastOf<Marathon>, asked: &Asked) -> String {
    let verdict = |is: &dyn Fn(Verdict) -> bool| {
        ways(asked, |it| matches!(it, Answer::Verdict(verdict) if is(verdict)))
    };
    let unharmed = verdict(&|it| it.attacker.is_empty());
    let grave = verdict(&|it| is_grave(it.defender));
    let any = verdict(&|it| !it.defender.is_empty());
    let ours = match unharmed {
        0 => "you always suffer".to_owned(),
        all if all == forecast.of => "you lose nothing".to_owned(),
        some => format!("you lose nothing {}", in_percent(forecast, some)),
    };
    let theirs = match (grave, any) {
        (0, 0) => "nothing happens to them".to_owned(),
        (0, some) => format!("they are only disrupted {}", in_percent(forecast, some)),
        (some, _) => format!("they lose a step or rout {}", in_percent(forecast, some)),
    };
    format!("{ours}, {theirs}")
}

fn is_grave(letters: Letters) -> bool {
    letters.all().any(|it| it != Letter::Disrupt)
}

/// What follows, a sentence each.
pub(crate) fn explain(
    game: &Marathon,
    view: &View,
    actions: &[Action],
    forecasts: &[ForecastOf<Marathon>],
) -> Vec<String> {
    if forecasts.is_empty() {
        return plan(game, view, actions);
    }
    let mut told: Vec<String> = doom::told(game, &view.state, actions).into_iter().collect();
    told.extend(forecasts.iter().flat_map(|it| one(game, view, it)));
    let questions = forecasts.iter().flat_map(|it| &it.questions);
    if let Some(assumed) = questions.into_iter().find_map(|it| assumed(it.about)) {
        told.push(format!("Taken for granted: {assumed}."));
    }
    told
}

/// A sentence with its clause.
fn told(words: &str, case: Case) -> String {
    sentence(words, &case.to_string())
}

fn one(game: &Marathon, view: &View, forecast: &ForecastOf<Marathon>) -> Vec<String> {
    let action = forecast.after.last().copied();
    let state = before(game, view, forecast);
    let mut said = Vec::new();
    if let Some(Action::Fire { piece: who, at }) = action {
        said.extend(aiming(game, &state, who, at));
    }
    if let Some(melee) = action.and_then(|it| game.melee_ahead(&state, it)) {
        said.push(reckoned(&melee));
        said.extend(doom::charged(game, &state, &melee));
    }
    for asked in &forecast.questions {
        said.extend(explain_one(forecast, asked));
    }
    if let Some(Action::Clear { at, .. }) = action {
        let (level, hindered) =
            (view.state.level(game_marathon::units::Side::Persian), !view.options.workers_help);
        let more = if hindered { "adds one to" } else { "takes one off" };
        said.push(told(
            &format!(
                "the die for the Abatis at {} must be {level} or less, and each further unit at \
                 work {more} it",
                hex(at)
            ),
            C_9_4C,
        ));
    }
    said
}

fn explain_one(forecast: &ForecastOf<Marathon>, asked: &Asked) -> Vec<String> {
    let yes = || often(forecast, ways(asked, |it| it == Answer::Yes));
    match asked.about {
        Question::Hits => vec![told(&format!("somebody there is hit {}", yes()), C_7_1L)],
        Question::Fate(one) => fate(forecast, asked, one),
        Question::Melee { .. } => melee(forecast, asked),
        Question::Reacts(one) => vec![told(&format!("{} may react {}", piece(one), yes()), C_6_2C)],
        Question::Cleared(at) => {
            vec![told(&format!("the Abatis at {} goes {}", hex(at), yes()), C_9_4B)]
        }
        Question::Passing(one) => {
            let words = format!("on the way {} has {}", piece(one), fates_of(forecast, asked));
            vec![told(&words, C_7_3_2G)]
        }
    }
}

/// [7.1m] What a shot does to one of those who are aimed at.
fn fate(forecast: &ForecastOf<Marathon>, asked: &Asked, one: Piece) -> Vec<String> {
    let worse = asked.answers.iter().filter_map(|it| match it.what {
        Answer::Fate(Fate::Holds) => None,
        Answer::Fate(fate) => {
            let who = super::it(one);
            let words =
                format!("{} {} {}", who.name(), fates::does(&who, fate), often(forecast, it.ways));
            Some(told(&words, C_7_1M))
        }
        _ => None,
    });
    worse.collect()
}

/// [7.3a] Every result of a melee in words, the likeliest first.
fn melee(forecast: &ForecastOf<Marathon>, asked: &Asked) -> Vec<String> {
    let mut results: Vec<(Verdict, u64)> = asked
        .answers
        .iter()
        .filter_map(|it| match it.what {
            Answer::Verdict(verdict) => Some((verdict, it.ways)),
            _ => None,
        })
        .collect();
    results.sort_by_key(|(verdict, ways)| (std::cmp::Reverse(*ways), *verdict));
    let harmed = |is: &dyn Fn(Verdict) -> bool| {
        let ways = ways(asked, |it| matches!(it, Answer::Verdict(verdict) if is(verdict)));
        often(forecast, ways)
    };
    let summed = format!(
        "you lose nothing {}, and they lose a step or rout {}",
        harmed(&|it| it.attacker.is_empty()),
        harmed(&|it| is_grave(it.defender))
    );
    let mut said = vec![told(&summed, C_7_3A)];
    said.extend(results.into_iter().map(|(verdict, ways)| {
        let words = fights::result(verdict.attacker, verdict.defender);
        told(&format!("the result {verdict} comes {}: {words}", often(forecast, ways)), C_7_3A)
    }));
    said
}

/// [7.1] What a shot has to show against each unit of the hex.
fn aiming(game: &Marathon, state: &State, who: Piece, at: Hex) -> Vec<String> {
    let Some(from) = state.units.hex(who) else { return Vec::new() };
    let factor = game.factor(state, who);
    let line = |target: Piece| {
        let ledger = game.aim_ahead(state, from, target);
        let added = ledgers::aims(&ledger);
        let added =
            if added.is_empty() { String::new() } else { format!(", {}", added.join(", ")) };
        told(&format!("{} is hit by a die of {factor} or less{added}", piece(target)), C_7_1L)
    };
    state.units.in_hex(at).iter().map(line).collect()
}

/// [7.2e] to [7.2t] What a melee rests on: totals, odds, every shift and modifier with its clause.
pub(crate) fn reckoned(melee: &Melee) -> String {
    let name = |column: u8| COLUMNS.get(usize::from(column)).copied().unwrap_or_default();
    let shifts = ledgers::shifts(&melee.shifts);
    let moved = if shifts.is_empty() {
        String::new()
    } else {
        format!("; {}: column {}", shifts.join(", "), name(melee.column))
    };
    let added = ledgers::modifiers(&melee.modifiers);
    let added = if added.is_empty() {
        "; nothing changes the die".to_owned()
    } else {
        format!("; the die counts {}", added.join(", "))
    };
    format!(
        "{} against {}: odds {} ({} against {}) {C_7_2F}{moved}{added}. {C_7_2T}",
        pieces(melee.attackers),
        pieces(melee.defenders),
        name(melee.odds),
        melee.totals.0,
        melee.totals.1
    )
}

/// Where nothing is left to chance: what an order comes to.
fn plan(game: &Marathon, view: &View, actions: &[Action]) -> Vec<String> {
    const SHOWN: usize = 12;
    if actions.len() < 2 {
        return Vec::new();
    }
    let mut told: Vec<String> = actions
        .iter()
        .take(SHOWN)
        .map(|action| sentence(&super::actions::action(game, view, *action), ""))
        .collect();
    if actions.len() > SHOWN {
        told.push(format!("And {} more steps.", actions.len() - SHOWN));
    }
    told
}
