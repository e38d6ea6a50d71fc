//! Playthroughs: games as text that somebody has read beside the rulebook.
//!
//! `PROMACHOS_WRITE_PLAYTHROUGHS=1` writes the facts anew below the steps; read them before keeping.

use std::fmt::{Debug, Write as _};
use std::path::PathBuf;

use engine::{Game as _, Ranking, Seat, Viewer};
use game_spartans::event::Who;
use game_spartans::map::{Area, facing_word, name};
use game_spartans::morale::Check;
use game_spartans::tables::MELEE;
use game_spartans::units::Side;
use game_spartans::{Event, Spartans};
use testkit::playthrough;

/// An event in words, with the clause behind it; and what another player hears of it, where that is
/// less.
fn tell(game: &Spartans, event: &Event) -> String {
    let mut told = whole(event);
    for seat in Seat::all(game.seats()) {
        let heard = game.seen_by(event, Viewer::Seat(seat));
        if heard.as_ref() != Some(event) {
            let heard = heard.map_or_else(|| "nothing".to_owned(), |event| whole(&event));
            let _ = write!(told, "\n  seat {seat} hears: {heard}");
        }
    }
    told
}

fn whole(event: &Event) -> String {
    None.or_else(|| round(event))
        .or_else(|| movement(event))
        .or_else(|| fire(event))
        .or_else(|| melee(event))
        .or_else(|| morale(event))
        .unwrap_or_else(|| panic!("no words for {event:?}"))
}

fn at(area: Area) -> String {
    name(area).to_string()
}

fn unit(who: Who) -> String {
    let covered = if who.covered { ", below another" } else { "" };
    match who.known {
        Some((contingent, losses)) => format!("{contingent} {} *{losses}{covered}", who.arm),
        None => format!("{} {}{covered}", who.side.word(), who.arm),
    }
}

fn against(rating: Option<u8>) -> String {
    rating.map_or_else(|| "a rating".to_owned(), |rating| rating.to_string())
}

/// What a choice was made by: how many there were, and each priority with what it left.
fn by<C, R: Debug>(why: Option<&Ranking<C, R>>) -> String {
    let Some(why) = why else { return String::new() };
    let sieves: Vec<String> = why
        .sieves
        .iter()
        .map(|sieve| format!("{:?} {} left {}", sieve.reason, sieve.case, sieve.kept.len()))
        .collect();
    match why.candidates.len() {
        1 => "; nothing else could be".to_owned(),
        several => format!("; of {several}: {}", sieves.join(", ")),
    }
}

fn round(event: &Event) -> Option<String> {
    Some(match event {
        Event::RoundBegan { day, round } => format!("day {day}, round {round} [4.0.Da]"),
        Event::SegmentBegan { segment } => format!("{segment:?} [4.0.D]"),
        Event::SeriesOver { round } => format!("the series is over after round {round} [4.0.Da]"),
        Event::DayChecked { roll, contingent, over } => {
            format!("{roll}: {contingent}; the day is over: {over} [9.0]")
        }
        Event::DayOver { day, no_greeks } => {
            format!("day {day} is over; no Greek is left: {no_greeks} [9.0]")
        }
        Event::Ended { ending, points } => {
            format!("{} {}; points {} to {}", ending.reason, ending.case, points.0, points.1)
        }
        _ => return None,
    })
}

fn movement(event: &Event) -> Option<String> {
    Some(match event {
        Event::StackDrawn { force, why } => {
            format!("the die lets {} move first [8.1.6a]{}", at(force.at), by(why.as_ref()))
        }
        Event::WayDrawn { force, to } => {
            format!("the die sends {} by {} [8.1.6a]", at(force.at), at(*to))
        }
        Event::Moved { side, arm, units, from, path, facing, entered, why } => {
            let path: Vec<String> = path.iter().map(|area| at(*area)).collect();
            let entered = entered.map_or("", |_| ", into a melee");
            let why = why.as_ref().map_or_else(String::new, |why| {
                let steps = why.steps.iter().map(|step| by(Some(step))).collect::<String>();
                format!("{}{steps}{}", by(why.stack.as_ref()), by(why.entry.as_ref()))
            });
            format!(
                "{units} {} {arm} from {} by {}, facing {}{entered} [8.1.2a]{why}",
                side.word(),
                at(*from),
                path.join(" "),
                facing_word(*facing),
            )
        }
        Event::Turned { side, units, at: area, facing } => {
            let facing = facing_word(*facing);
            format!("{units} {} at {} turn {facing} [3.2a]", side.word(), at(*area))
        }
        Event::Stayed { force, why } => {
            let why = why.as_ref().map_or_else(String::new, |why| by(why.stack.as_ref()));
            format!("{} cannot go forward [8.1.6a]{why}", at(force.at))
        }
        _ => return None,
    })
}

fn fire(event: &Event) -> Option<String> {
    Some(match event {
        Event::Aimed { force, units, target, why, by_die } => format!(
            "{units} at {} aim at {}, by the die: {by_die} [8.2.7a]{}",
            at(force.at),
            at(*target),
            by(why.as_ref())
        ),
        Event::Loosed { from, order, target, .. } => {
            format!("unit {} of {} aims at {} [8.2.6a]", order + 1, at(*from), at(*target))
        }
        Event::VolleyBegan { side, target, units } => {
            format!("{} units of the {} fire at {} [8.2.6c]", units, side.word(), at(*target))
        }
        Event::Shot { arm, from, target, faces, face, modifier, hits, .. } => format!(
            "{arm} at {} fires at {}: D{faces} {face}{modifier:+} is {hits} hits [8.2.6a]",
            at(*from),
            at(*target)
        ),
        Event::VolleyOver { target, hits, defence, losses, .. } => {
            format!("{}: {hits} hits less {defence} is {losses} steps [8.2.6.5]", at(*target))
        }
        Event::Lost { side, at: area, steps, eliminated } => {
            let gone: Vec<String> =
                eliminated.iter().map(|(from, arm)| format!("{from} {arm}")).collect();
            let gone = if gone.is_empty() { "nobody".to_owned() } else { gone.join(", ") };
            let who = side.word();
            format!("{who} at {} lose {steps} steps; eliminated: {gone} [8.2.8a]", at(*area))
        }
        _ => return None,
    })
}

fn melee(event: &Event) -> Option<String> {
    Some(match event {
        Event::Retreated { side, units, from, to, feigned } => {
            let (who, case) = (side.word(), if *feigned { "11.3a" } else { "8.3.2.1a" });
            format!("{units} {who} go back from {} to {} [{case}]", at(*from), at(*to))
        }
        Event::Stood { at: area } => format!("{} stands [8.3.2.1a]", at(*area)),
        Event::Fought {
            at: area,
            attacker,
            factors,
            orientation,
            shifts,
            column,
            roll,
            shielded,
            losses,
        } => {
            let shifts: Vec<String> = shifts
                .entries()
                .iter()
                .map(|entry| format!("{:+} {:?} {}", entry.amount, entry.reason, entry.case))
                .collect();
            format!(
                "{} attack at {}, {orientation:?}: {} against {}, {} column {}; {roll}: \
                 attackers {}, defenders {}, one taken off by shields: {shielded} [8.3.2.3]",
                attacker.word(),
                at(*area),
                factors.0,
                factors.1,
                if shifts.is_empty() {
                    "no shift,".to_owned()
                } else {
                    format!("{},", shifts.join(", "))
                },
                MELEE.columns[usize::from(*column)],
                losses.0,
                losses.1,
            )
        }
        Event::Feigned { rating, roll, disordered, succeeded } => format!(
            "the Spartans feign: {roll} against {}, Disordered: {disordered}, done: \
             {succeeded} [11.3c]",
            against(*rating)
        ),
        Event::Held => "the Spartans do not feign [11.3a]".to_owned(),
        _ => return None,
    })
}

fn morale(event: &Event) -> Option<String> {
    Some(match event {
        Event::Checked { who, at: area, rating, roll, disordered, result, .. } => {
            let more = if *disordered { " + 1 [8.4.1e]" } else { "" };
            let result = match result {
                Check::Holds => "holds [8.4.1b]",
                Check::Disordered => "is Disordered [8.4.1c]",
                Check::Routs => "routs [8.4.1d]",
            };
            format!(
                "{} at {}: {roll}{more} against {}, {result}",
                unit(*who),
                at(*area),
                against(*rating)
            )
        }
        Event::Recovered { who, at: area, rating, roll, recovered, .. } => {
            let done = if *recovered { "recovers" } else { "stays Disordered" };
            format!(
                "{} at {}: {roll} + 1 against {}, {done} [8.4.2]",
                unit(*who),
                at(*area),
                against(*rating)
            )
        }
        Event::Routed { contingent, units } => {
            format!("the {contingent} rout, {units} units leave the map [8.4.4b]")
        }
        Event::Shaken { contingent, arms, filled } => {
            let arms: Vec<String> = arms.iter().map(ToString::to_string).collect();
            let side = if contingent.side() == Side::Greek { "Greek" } else { "Persian" };
            format!(
                "{contingent} {} to the {side} army track, {filled} filled [8.4.4c]",
                arms.join(", ")
            )
        }
        _ => return None,
    })
}

#[track_caller]
fn check(name: &str) {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/play/playthroughs");
    playthrough::check::<Spartans>(&folder.join(name), tell);
}

#[test]
fn the_last_round_of_the_third_day_alone() {
    check("last_round.txt");
}

#[test]
fn two_players_in_the_fog_and_a_feigned_retreat() {
    check("feigned_retreat.txt");
}
