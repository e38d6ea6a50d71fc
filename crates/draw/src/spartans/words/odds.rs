//! Chances in words: what is asked, what may come, and what a player wants to see beside an action.

use std::fmt::Write as _;

use engine::{ForecastOf, odds};
use game_spartans::map::Area;
use game_spartans::melee::{Melee, column};
use game_spartans::odds::{Answer, Assumed, Left, Question};
use game_spartans::options::Greeks;
use game_spartans::state::Awaits;
use game_spartans::tables::MELEE;
use game_spartans::units::Side;
use game_spartans::{Action, Spartans, View};

use super::events::{oriented, shifted};
use super::side;
use crate::grammar::{Agreement, counted};
use crate::odds::{Counted, Tally, in_percent, often, sentence};

/// What a forecast asks.
pub(crate) fn question(question: Question) -> String {
    let asked = asked(question);
    match taken(question) {
        Assumed::OneOfTheVolleys(at) => format!("{}: {asked}", super::area(at)),
        _ => asked,
    }
}

fn asked(question: Question) -> String {
    let whose = side;
    match question {
        Question::Hits(_) => "hits".to_owned(),
        Question::Steps(side, _) => format!("steps that the {} lose", whose(side)),
        Question::Eliminated(side, _) => format!("{} eliminated", whose(side)),
        Question::Rout(side, _) => format!("{} who rout", whose(side)),
        Question::Disordered(side, _) => format!("{} Disordered anew", whose(side)),
        Question::Left(_) => "who is left".to_owned(),
        Question::Contingent(it, _) => format!("the {} rout", super::contingent(it)),
        Question::Crisis(_) => "Persian morale crisis".to_owned(),
        Question::GameEnds(_) => "the game ends".to_owned(),
        Question::Feint => "the feint succeeds".to_owned(),
    }
}

const fn taken(question: Question) -> Assumed {
    match question {
        Question::Hits(it)
        | Question::Steps(_, it)
        | Question::Eliminated(_, it)
        | Question::Rout(_, it)
        | Question::Disordered(_, it)
        | Question::Left(it)
        | Question::Contingent(_, it)
        | Question::Crisis(it)
        | Question::GameEnds(it) => it,
        Question::Feint => Assumed::Nothing,
    }
}

/// What a question takes for granted.
pub(crate) const fn assumed(question: Question) -> Option<&'static str> {
    match taken(question) {
        Assumed::Nothing => None,
        Assumed::NobodyElseFires => {
            Some("those fire who aim at it by now, and nobody else [8.2.6c]")
        }
        Assumed::OneOfTheVolleys(_) => Some(
            "the dice fall when every player has aimed; those fire who aim at it by now, and nobody \
             else, and the volleys on other areas change nothing [8.2.6c]",
        ),
        Assumed::TheyStand => Some("light units that may retreat stand [8.3.2.1a]"),
        Assumed::AsBothStand => Some(
            "whoever charges fights in his own Melee Segment as both stand then, without losses by \
             fire before it and with nobody else there [8.3]",
        ),
    }
}

/// What may come of it.
pub(crate) fn answer(answer: Answer) -> String {
    match answer {
        Answer::Number(number) => number.to_string(),
        Answer::Yes => "yes".to_owned(),
        Answer::No => "no".to_owned(),
        Answer::Left(Left::Both) => "both sides".to_owned(),
        Answer::Left(Left::Only(whose)) => format!("{} alone", side(whose)),
        Answer::Left(Left::Nobody) => "nobody".to_owned(),
        Answer::Ends(finish) => format!("{} win", side(finish.winner())),
    }
}

const LOSE: Counted = Counted { does: "lose", none: "nothing", one: " step", more: " steps" };
const COST: Counted = Counted { does: "cost", none: "nothing", one: " step", more: " steps" };
const SCORE: Counted = Counted { does: "score", none: "no hit", one: " hit", more: " hits" };

type Asked = odds::Question<Question, Answer>;

/// How often each number comes, of the first question that fits.
fn tally(forecast: &ForecastOf<Spartans>, is: impl Fn(Question) -> bool) -> Option<Tally> {
    let asked: &Asked = forecast.questions.iter().find(|it| is(it.about))?;
    let numbers = asked.answers.iter().filter_map(|it| match it.what {
        Answer::Number(number) => Some((u64::from(number), it.ways)),
        _ => None,
    });
    Some(Tally::new(numbers, forecast.of))
}

/// In how many cases the first question that fits is answered so.
fn ways(
    forecast: &ForecastOf<Spartans>,
    is: impl Fn(Question) -> bool,
    so: impl Fn(Answer) -> bool,
) -> Option<u64> {
    let asked: &Asked = forecast.questions.iter().find(|it| is(it.about))?;
    Some(asked.answers.iter().filter(|it| so(it.what)).map(|it| it.ways).sum())
}

/// Who acts: the side of the viewer, or of the segment.
fn own(view: &View) -> Side {
    view.own_side().unwrap_or(view.state.segment.side())
}

/// The chances beside an action on one line; of several volleys each behind its target.
pub(crate) fn brief(view: &View, forecasts: &[ForecastOf<Spartans>]) -> Option<String> {
    const SHOWN: usize = 3;
    let lines: Vec<String> = forecasts
        .iter()
        .filter_map(|forecast| {
            let line = brief_of(view, forecast)?;
            Some(target(forecast).map_or(line.clone(), |at| format!("{}: {line}", super::area(at))))
        })
        .collect();
    let more = match lines.len().saturating_sub(SHOWN) {
        0 => String::new(),
        more => format!("; and {}", counted(more as u64, "volley")),
    };
    let shown = &lines[..lines.len().min(SHOWN)];
    (!lines.is_empty()).then(|| format!("{}{more}", shown.join("; ")))
}

/// The target of one of several volleys.
fn target(forecast: &ForecastOf<Spartans>) -> Option<Area> {
    forecast.questions.iter().find_map(|it| match taken(it.about) {
        Assumed::OneOfTheVolleys(at) => Some(at),
        _ => None,
    })
}

fn brief_of(view: &View, forecast: &ForecastOf<Spartans>) -> Option<String> {
    let mine = own(view);
    let feint = ways(forecast, |it| it == Question::Feint, |it| it == Answer::Yes);
    if let Some(ways) = feint {
        return Some(match ways {
            0 => "fails for certain".to_owned(),
            ways => format!("succeeds {}", in_percent(forecast, ways)),
        });
    }
    let theirs = tally(forecast, |it| matches!(it, Question::Steps(side, _) if side != mine));
    let ours = tally(forecast, |it| matches!(it, Question::Steps(side, _) if side == mine));
    let mut line = match (&theirs, &ours) {
        (Some(theirs), Some(ours)) => {
            format!("you {} and {}", theirs.expected(COST), ours.expected(LOSE))
        }
        (Some(theirs), None) => match theirs.at_least(1) {
            0 => "no step is lost".to_owned(),
            some => format!("a step lost {}", in_percent(forecast, some)),
        },
        (None, Some(ours)) => format!("you {}", ours.expected(LOSE)),
        (None, None) => tally(forecast, |it| matches!(it, Question::Hits(_)))
            .map(|hits| format!("you {}", hits.expected(SCORE)))?,
    };
    for told in stakes(forecast) {
        let _ = write!(line, "; {} {}", told.0, in_percent(forecast, told.1));
    }
    Some(line)
}

/// What hangs on an action: contingents that may rout, a crisis, the end of the game.
fn stakes(forecast: &ForecastOf<Spartans>) -> Vec<(String, u64)> {
    let mut told = Vec::new();
    for asked in &forecast.questions {
        for answer in asked.answers.iter().filter(|it| it.ways > 0) {
            let words = match (asked.about, answer.what) {
                (Question::Contingent(it, _), Answer::Yes) => {
                    format!("the {} rout", super::contingent(it))
                }
                (Question::Crisis(_), Answer::Yes) => "Persian morale crisis".to_owned(),
                (Question::GameEnds(_), Answer::Ends(finish)) => {
                    format!("the {} win", side(finish.winner()))
                }
                _ => continue,
            };
            told.push((words, answer.ways));
        }
    }
    told
}

/// What follows, a sentence each.
pub(crate) fn explain(
    view: &View,
    actions: &[Action],
    forecasts: &[ForecastOf<Spartans>],
) -> Vec<String> {
    if forecasts.is_empty() {
        return undecided(view, actions).map_or_else(|| plan(view, actions), |why| vec![why]);
    }
    let mut told: Vec<String> = forecasts.iter().flat_map(|it| explain_one(view, it)).collect();
    let questions = forecasts.iter().flat_map(|it| &it.questions);
    if let Some(assumed) = questions.into_iter().find_map(|it| assumed(it.about)) {
        told.push(format!("Taken for granted: {assumed}."));
    }
    told
}

/// [8.2.6c] Why it cannot be told what comes of the end of a Fire Segment, where every player aims
/// first and the dice fall after the last of them.
fn undecided(view: &View, actions: &[Action]) -> Option<String> {
    let fires = matches!(view.state.awaits, Awaits::Fire(_));
    let first = view.options.greeks == Greeks::Contingents;
    let side = view.state.segment.side();
    (actions == [Action::Done] && fires && first && side == Side::Greek).then(|| {
        "Nobody aims at anybody yet, so there is no volley to foretell: the dice fall when every \
         player has aimed, and others may aim after you. [8.2.6c]"
            .to_owned()
    })
}

fn explain_one(view: &View, forecast: &ForecastOf<Spartans>) -> Vec<String> {
    let mine = own(view);
    let mut told = Vec::new();
    if let Some(ways) = ways(forecast, |it| it == Question::Feint, |it| it == Answer::Yes) {
        let words = match ways {
            0 => "the feint fails for certain".to_owned(),
            ways => format!("the feint succeeds {}", often(forecast, ways)),
        };
        told.push(sentence(&words, "[11.3c]"));
    }
    if let Some(hits) = tally(forecast, |it| matches!(it, Question::Hits(_))) {
        let on = target(forecast).map_or_else(String::new, |at| format!("at {} ", super::area(at)));
        told.push(sentence(&format!("{on}you {}", hits.expected(SCORE)), "[8.2.6a]"));
    }
    for whose in [mine.enemy(), mine] {
        let steps = tally(forecast, |it| matches!(it, Question::Steps(side, _) if side == whose));
        let Some(steps) = steps else { continue };
        let who = if whose == mine { "you".to_owned() } else { format!("the {}", side(whose)) };
        let spread = match steps.nine_in_ten() {
            Some((least, most)) => format!(" (nine times in ten {least} to {most})"),
            None => String::new(),
        };
        told.push(sentence(&format!("{who} {}{spread}", steps.expected(LOSE)), "[8.2.8a]"));
        told.extend(fallen(forecast, whose, &who));
    }
    told.extend(left(forecast));
    for (words, ways) in stakes(forecast) {
        told.push(sentence(&format!("{words} {}", often(forecast, ways)), "[8.4.4b]"));
    }
    let asks = |is: fn(Question) -> bool| forecast.questions.iter().any(|it| is(it.about));
    if asks(|it| matches!(it, Question::Hits(_))) && !asks(|it| matches!(it, Question::Left(_))) {
        told.push(
            "Who lies under the top unit there is hidden from you, so nothing is said of their \
             checks. [3.4a]"
                .to_owned(),
        );
    }
    told
}

/// [8.3.2.2] What a melee rests on: factors, ratio, every shift with its clause, and the column.
pub(crate) fn reckoned(melee: &Melee) -> String {
    let name = |at: usize| MELEE.columns.get(at).copied().unwrap_or_default();
    let own = column(melee.attackers, melee.defenders);
    let shields = if melee.is_shielded() {
        "; shields take one off the defenders’ loss [8.3.2.4]"
    } else {
        ""
    };
    format!(
        "Melee Factors {} against {} are {}, through {}{}: column {}{shields}. [8.3.2.2]",
        melee.attackers,
        melee.defenders,
        name(own),
        oriented(melee.orientation),
        shifted(&melee.shifts()),
        name(melee.column())
    )
}

/// Units that are eliminated, rout or are Disordered, where any may be.
fn fallen(forecast: &ForecastOf<Spartans>, whose: Side, who: &str) -> Option<String> {
    let share = |is: &dyn Fn(Question) -> bool| {
        let tally = tally(forecast, is)?;
        let ways = tally.at_least(1);
        (ways > 0).then(|| often(forecast, ways))
    };
    let eliminated = share(&|it| matches!(it, Question::Eliminated(side, _) if side == whose));
    let rout = share(&|it| matches!(it, Question::Rout(side, _) if side == whose));
    let disordered = share(&|it| matches!(it, Question::Disordered(side, _) if side == whose));
    let have = if who == "you" { Agreement::You } else { Agreement::Many };
    let parts: Vec<String> = [
        eliminated.map(|it| format!("a unit eliminated {it}")),
        rout.map(|it| format!("one that routs {it}")),
        disordered.map(|it| format!("one Disordered {it}")),
    ]
    .into_iter()
    .flatten()
    .collect();
    if parts.is_empty() {
        return None;
    }
    let words = format!("{who} {} {}", have.verb("have"), crate::grammar::list(&parts));
    Some(sentence(&words, "[8.4.1a]"))
}

/// Who is left in the area, where that is not everybody for certain.
fn left(forecast: &ForecastOf<Spartans>) -> Option<String> {
    let so = |left: Left| {
        ways(forecast, |it| matches!(it, Question::Left(_)), |it| it == Answer::Left(left))
    };
    let words = match so(Left::Both)? {
        all if all == forecast.of => return None,
        0 => {
            let alone = |whose: Side| so(Left::Only(whose)).is_some_and(|it| it == forecast.of);
            match Side::BOTH.into_iter().find(|whose| alone(*whose)) {
                Some(whose) => format!("the {} are left alone there for certain", side(whose)),
                None if so(Left::Nobody) == Some(forecast.of) => {
                    "nobody is left there for certain".to_owned()
                }
                None => "at least one side is gone from there for certain".to_owned(),
            }
        }
        both => format!("both are still there {}", often(forecast, both)),
    };
    Some(sentence(&words, "[8.3.2]"))
}

/// Where nothing is left to chance: what an order comes to.
fn plan(view: &View, actions: &[Action]) -> Vec<String> {
    const SHOWN: usize = 12;
    if actions.len() < 2 {
        return Vec::new();
    }
    let mut told: Vec<String> = actions
        .iter()
        .take(SHOWN)
        .map(|action| sentence(&super::action(view, *action), ""))
        .collect();
    if actions.len() > SHOWN {
        told.push(format!("And {} more steps.", actions.len() - SHOWN));
    }
    told
}

/// In how many cases the viewer has lost before anybody decides again: of several volleys the one
/// that loses it most often.
pub(crate) fn risk(forecasts: &[ForecastOf<Spartans>]) -> Option<(u64, u64)> {
    let is = |it| matches!(it, Question::GameEnds(_));
    let lost = |it| matches!(it, Answer::Ends(finish) if finish.winner() == Side::Persian);
    let risks = forecasts.iter().filter_map(|it| Some((ways(it, is, lost)?, it.of)));
    let share = |&(ways, of): &(u64, u64)| u128::from(ways) * u128::from(u64::MAX) / u128::from(of);
    risks.filter(|(ways, _)| *ways > 0).max_by_key(share)
}
