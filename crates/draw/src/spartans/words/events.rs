//! The log: what came about, in sentences.

use std::fmt::Write as _;

use engine::{Case, Ledger, Seat, Verdict};
use game_spartans::cases::{
    C_1_0_1, C_3_2A, C_4_0_D, C_4_0_DA, C_5_1, C_5_2A, C_5_3A, C_5_3B, C_5_3D, C_5_3E, C_6_0_1_1A,
    C_6_0B, C_6_0C, C_7_0_2A, C_7_0A, C_8_1_2A, C_8_1_4C, C_8_1_6A, C_8_2_6_5, C_8_2_6A, C_8_2_6C,
    C_8_2_7A, C_8_2_8A, C_8_3_2_1A, C_8_3_2_3, C_8_3_2_4, C_8_4_1B, C_8_4_1C, C_8_4_1D, C_8_4_2,
    C_8_4_4B, C_8_4_4C, C_8_4_5C, C_9_0, C_9_0_1, C_9_0_2, C_10_0A, C_11_1B, C_11_2B, C_11_2C,
    C_11_3A, C_11_3C,
};
use game_spartans::event::Who;
use game_spartans::map::Area;
use game_spartans::melee::{Orientation, Shift};
use game_spartans::morale::Check;
use game_spartans::state::Matter;
use game_spartans::tables::MELEE;
use game_spartans::units::{Arm, Contingent};
use game_spartans::{Event, Spartans};

use super::{area, areas, arm, contingent, facing, one, segment, side, they, troop, way, worn};
use crate::depict::SeatNames;
use crate::grammar::{Agreement, capital, counted, list};

/// What came about.
pub(crate) fn event(
    game: &Spartans,
    event: &Event,
    _cause: Option<Case>,
    names: SeatNames<'_>,
) -> String {
    commitment(game, event, names)
        .or_else(|| deployment(event))
        .or_else(|| rounds(event))
        .or_else(|| moves(event))
        .or_else(|| fire(event))
        .or_else(|| melee(event))
        .or_else(|| morale(event))
        .or_else(|| ends(event, names))
        .unwrap_or_default()
}

fn commitment(game: &Spartans, event: &Event, names: SeatNames<'_>) -> Option<String> {
    Some(match event {
        Event::DayBegan { day } => format!("Day {day} begins. {C_1_0_1}"),
        Event::Committed { contingent: it, roll: Some(roll) } => {
            format!("The die shows {roll}: the {} attack. {C_5_1}", contingent(*it))
        }
        Event::Committed { contingent: it, roll: None } => {
            format!("The {} begin the day. {C_11_1B}", contingent(*it))
        }
        Event::PathShown { roll, round } => format!(
            "The die shows {roll}: Ephialtes leads the Immortals over the mountain, and they come \
             in round {round}. {C_5_2A}"
        ),
        Event::Conferred { roll, stay } => format!(
            "The Greeks confer: the die shows {roll}, and {} stay. {C_5_3A}",
            counted(*stay, "contingent")
        ),
        Event::LeaveGiven { given: true } => {
            format!("The Spartan lets the Peloponnesians go. {C_11_2C}")
        }
        Event::LeaveGiven { given: false } => {
            format!("The Spartan keeps the Peloponnesians. {C_11_2C}")
        }
        Event::Voted { seat, matter, contingent: it } => {
            let what = match matter {
                Matter::Home => "go home",
                Matter::Guard => "guard the path",
            };
            let who = names.subject(*seat).verb("vote");
            let name = super::player(game, *seat, names);
            format!("{name} {who} that the {} {what}. {C_11_2B}", contingent(*it))
        }
        Event::WentHome { contingent: it, by_rule: true } => {
            format!("{} home: only on a 6 they may stay. {C_5_3D}", the(*it, "go"))
        }
        Event::WentHome { contingent: it, by_rule: false } => {
            format!("{} home. {C_5_3B}", the(*it, "go"))
        }
        Event::Guarded { contingent: it, conferred } => {
            let case = if *conferred { C_5_3E } else { C_6_0B };
            format!("{} the path, in the Ephialtes Box. {case}", the(*it, "guard"))
        }
        _ => return None,
    })
}

/// `The Medes deploy`.
fn the(it: Contingent, does: &str) -> String {
    format!("The {}", they(it).does(does))
}

fn deployment(event: &Event) -> Option<String> {
    Some(match event {
        Event::Placed { who, at, facing: to } => format!(
            "{} its post at {}, facing {}. {C_6_0C}",
            crate::grammar::Subject::named(somebody(*who), Agreement::One).does("take"),
            area(*at),
            facing(*to)
        ),
        Event::Cleared { contingent: it } => {
            format!("The {} are taken up again. {C_6_0_1_1A}", contingent(*it))
        }
        Event::Mustered { contingent: it, stacks, waiting } => {
            let more = waits(*waiting);
            format!("{}: {}{more}. {C_7_0A}", the(*it, "deploy"), posts(stacks))
        }
        Event::CameIn { contingent: it, by_path, stacks } => {
            let (by, case) =
                if *by_path { (" down from the path", C_7_0_2A) } else { (" in", C_9_0_2) };
            format!("{}{by}: {}. {case}", the(*it, "come"), posts(stacks))
        }
        _ => return None,
    })
}

fn waits(units: u8) -> String {
    match units {
        0 => String::new(),
        units => {
            format!("; {} for room", crate::grammar::Subject::counted(units, "unit").does("wait"))
        }
    }
}

/// Areas with how many stand there.
fn posts(stacks: &[(Area, u8)]) -> String {
    let said: Vec<String> =
        stacks.iter().map(|(at, units)| format!("{units} at {}", area(*at))).collect();
    list(&said)
}

/// A unit in an event, as far as the reader knows it.
fn somebody(who: Who) -> String {
    match who.known {
        Some((from, losses)) => format!("{}{}", one(from, who.arm), worn(losses)),
        None => format!("A {} unit", arm(who.arm)),
    }
}

fn rounds(event: &Event) -> Option<String> {
    Some(match event {
        Event::RoundBegan { day, round } => {
            format!("Day {day}, Action Round {round} of 8. {C_4_0_DA}")
        }
        Event::SegmentBegan { segment: it } => format!("{}. {C_4_0_D}", segment(*it)),
        Event::SeriesOver { round } => {
            format!("The series of Action Rounds is over after round {round}. {C_4_0_DA}")
        }
        Event::DayChecked { roll, contingent: it, over } => {
            let then = if *over {
                "were used today, and the day is over"
            } else {
                "were not used today, and attack"
            };
            format!("The die shows {roll}: the {} {then}. {C_9_0}", contingent(*it))
        }
        Event::DayOver { day, no_greeks: false } => {
            format!("Day {day} is over; everybody leaves the map. {C_9_0}")
        }
        Event::DayOver { day, no_greeks: true } => {
            format!("No Greek is left on the map: day {day} is over. {C_9_0}")
        }
        Event::Regrouped { greeks } => {
            let who: Vec<String> =
                greeks.iter().map(|it| format!("the {}", contingent(it))).collect();
            format!(
                "No Persian is left on the map: both sides deploy again, of the Greeks {}. {C_9_0_1}",
                list(&who)
            )
        }
        _ => return None,
    })
}

fn moves(event: &Event) -> Option<String> {
    Some(match event {
        Event::StackDrawn { force, .. } => {
            format!("Between equal stacks the die chooses {}. {C_8_1_6A}", area(force.at))
        }
        Event::WayDrawn { force, to } => {
            format!("The die sends {} by {}. {C_8_1_6A}", area(force.at), area(*to))
        }
        Event::Moved { side: _, arm: of, units, from, path, facing: to, entered, why, .. } => {
            moved((*of, *units), *from, path, (facing(*to), *entered), why.is_some())
        }
        Event::Turned { units, at, facing: to, .. } => format!(
            "{} at {} {} to face {}. {C_3_2A}",
            counted(*units, "unit"),
            area(*at),
            Agreement::of(*units).verb("turn"),
            facing(*to)
        ),
        Event::Reversed { force, forward, by_die } => {
            let by = if *by_die { ", by the die" } else { "" };
            format!(
                "No Greek lies further forward: from now on {} goes {}{by}. {C_8_1_6A}",
                area(force.at),
                facing(*forward)
            )
        }
        Event::Stayed { force, .. } => {
            format!("{} cannot go forward, and stays. {C_8_1_6A}", area(force.at))
        }
        _ => return None,
    })
}

fn moved(
    (of, units): (Arm, u8),
    from: Area,
    path: &[Area],
    (facing, entered): (&str, Option<boards::squares::Eighth>),
    by_rules: bool,
) -> String {
    let (Some(to), before) = (path.last(), &path[..path.len().saturating_sub(1)]) else {
        return String::new();
    };
    let troop = troop(of, units);
    let by = if before.is_empty() {
        String::new()
    } else {
        format!(" by {}", areas(before.iter().copied()))
    };
    let move_of = if by_rules { C_8_1_6A } else { C_8_1_2A };
    match entered {
        Some(entered) => format!(
            "{} from {}{by} into {}, going {}: a melee. {C_8_1_4C}",
            troop.does("charge"),
            area(from),
            area(*to),
            way(entered)
        ),
        None => format!(
            "{} from {}{by} to {}, facing {facing}. {move_of}",
            troop.does("move"),
            area(from),
            area(*to)
        ),
    }
}

fn fire(event: &Event) -> Option<String> {
    Some(match event {
        Event::Aimed { force, units, target, by_die, .. } => {
            let by = if *by_die { ", by the die" } else { "" };
            let who = crate::grammar::Subject::counted(*units, "unit").at(&area(force.at));
            format!("{} at {}{by}. {C_8_2_7A}", who.does("aim"), area(*target))
        }
        Event::Loosed { from, order, target, .. } => {
            format!("{}.{} aims at {}. {C_8_2_6A}", area(*from), order + 1, area(*target))
        }
        Event::VolleyBegan { target, units, .. } => {
            let who = crate::grammar::Subject::counted(*units, "unit");
            format!("{} at {}. {C_8_2_6C}", who.does("fire"), area(*target))
        }
        Event::Shot { arm: of, from, target, faces, face, modifier, hits, .. } => {
            let modified = match modifier {
                0 => String::new(),
                other => format!(" {} {} behind the wall", sign(*other), other.unsigned_abs()),
            };
            let what = if *hits == 0 { "a miss".to_owned() } else { counted(*hits, "hit") };
            format!(
                "A {} unit at {} fires at {}: {face} of D{faces}{modified}, {what}. {C_8_2_6A}",
                arm(*of),
                area(*from),
                area(*target)
            )
        }
        Event::VolleyOver { target, hits, defence, losses, .. } => format!(
            "{}: {} less Defensive Value {defence}: {} lost. {C_8_2_6_5}",
            area(*target),
            counted(*hits, "hit"),
            counted(*losses, "step")
        ),
        Event::Lost { side: whose, at, steps, eliminated } => {
            lost(side(*whose), *at, *steps, eliminated)
        }
        _ => return None,
    })
}

const fn sign(number: i8) -> char {
    if number < 0 { '−' } else { '+' }
}

fn lost(whose: &str, at: Area, steps: u8, eliminated: &[(Contingent, Arm)]) -> String {
    let mut said = format!("The {whose} at {} lose {}", area(at), counted(steps, "step"));
    if !eliminated.is_empty() {
        let names: Vec<String> = eliminated.iter().map(|(it, of)| one(*it, *of)).collect();
        let verb = Agreement::of(eliminated.len() as u64).verb("be");
        let _ = write!(said, "; {} {verb} eliminated", list(&names));
    }
    format!("{said}. {C_8_2_8A}")
}

fn melee(event: &Event) -> Option<String> {
    Some(match event {
        Event::Retreated { units, from, to, feigned, .. } => format!(
            "{} from {} to {}. {}",
            crate::grammar::Subject::counted(*units, "unit").does("retreat"),
            area(*from),
            area(*to),
            if *feigned { C_11_3A } else { C_8_3_2_1A }
        ),
        Event::Stood { at } => format!("Those at {} stand. {C_8_3_2_1A}", area(*at)),
        Event::Held => format!("The Spartans stand as they are. {C_11_3A}"),
        Event::Feigned { rating, roll, disordered, succeeded } => {
            let one = if *disordered { " and 1 for disorder" } else { "" };
            let what = if *succeeded { "they turn on those who follow" } else { "it fails" };
            format!(
                "The Spartans feign a retreat: {roll}{one}{}, {what}. {C_11_3C}",
                against(*rating)
            )
        }
        Event::Fought {
            at,
            attacker,
            factors,
            orientation,
            shifts,
            column,
            roll,
            shielded,
            losses,
        } => {
            let columns = MELEE.columns;
            let column = columns.get(usize::from(*column)).copied().unwrap_or_default();
            let shields = if *shielded {
                format!(", one taken off by shields {C_8_3_2_4}")
            } else {
                String::new()
            };
            format!(
                "Melee at {}, the {} attack {}: {} against {}{}; column {column}, die {roll}: \
                 attackers lose {}, defenders {}{shields}. {C_8_3_2_3}",
                area(*at),
                side(*attacker),
                oriented(*orientation),
                factors.0,
                factors.1,
                shifted(shifts),
                losses.0,
                losses.1
            )
        }
        _ => return None,
    })
}

/// From which side an attack comes.
pub(crate) const fn oriented(orientation: Orientation) -> &'static str {
    match orientation {
        Orientation::Front => "the front",
        Orientation::Flank => "the flank",
        Orientation::Rear => "the rear",
    }
}

/// What shifts the column, each with its clause: `, 2R Hoplite on Mixed [8.3.3]`.
pub(crate) fn shifted(shifts: &Ledger<Shift>) -> String {
    let mut said = String::new();
    for entry in shifts.entries() {
        let letter = if entry.amount < 0 { 'L' } else { 'R' };
        let _ = write!(
            said,
            ", {}{letter} {} {}",
            entry.amount.unsigned_abs(),
            shift(entry.reason),
            entry.case
        );
    }
    said
}

/// What shifts a column.
fn shift(shift: Shift) -> String {
    match shift {
        Shift::Types(attacker, defender) => format!("{} on {}", arm(attacker), arm(defender)),
        Shift::Flank => "flank".to_owned(),
        Shift::Rear => "rear".to_owned(),
        Shift::Uphill => "uphill".to_owned(),
        Shift::Wall => "across the wall".to_owned(),
        Shift::Disordered => "Disordered attackers".to_owned(),
        Shift::Feigned => "feigned retreat".to_owned(),
    }
}

fn morale(event: &Event) -> Option<String> {
    Some(match event {
        Event::Checked { who, at, rating, roll, disordered, result, .. } => {
            let (did, by) = match result {
                Check::Holds => ("holds", C_8_4_1B),
                Check::Disordered => ("is Disordered", C_8_4_1C),
                Check::Routs => ("routs", C_8_4_1D),
            };
            let one = if *disordered { " + 1" } else { "" };
            format!(
                "{} at {} checks {roll}{one}{}: it {did}. {by}",
                somebody(*who),
                area(*at),
                against(*rating)
            )
        }
        Event::Recovered { who, at, rating, roll, recovered, .. } => {
            let did = if *recovered { "it recovers" } else { "it stays Disordered" };
            format!(
                "{} at {} tries to recover, {roll} + 1{}: {did}. {C_8_4_2}",
                somebody(*who),
                area(*at),
                against(*rating)
            )
        }
        Event::Routed { contingent: it, units } => format!(
            "{}: {} {} the map. {C_8_4_4B}",
            the(*it, "rout"),
            counted(*units, "unit"),
            Agreement::of(*units).verb("leave")
        ),
        Event::Shaken { contingent: it, arms, filled } => {
            let gone: Vec<String> = arms.iter().map(|of| one(*it, *of)).collect();
            let verb = Agreement::of(arms.len() as u64).verb("go");
            let army = side(it.side());
            if gone.is_empty() {
                return Some(format!(
                    "Nobody of the {} is left for the Army Morale Track. {C_8_4_4C}",
                    contingent(*it)
                ));
            }
            format!(
                "{} {verb} to the Army Morale Track of the {army}: {filled} boxes filled. {C_8_4_4C}",
                capital(&list(&gone))
            )
        }
        Event::Crisis => format!(
            "Morale crisis: the Persian Army Morale Track is full, and those on it leave the game. \
             {C_8_4_5C}"
        ),
        _ => return None,
    })
}

fn against(rating: Option<u8>) -> String {
    rating.map_or_else(String::new, |rating| format!(" against {rating}"))
}

fn ends(event: &Event, names: SeatNames<'_>) -> Option<String> {
    let Event::Ended { ending, points: (greek, persian) } = event else { return None };
    let winners: Vec<&str> = Seat::all(Seat::MOST as u8)
        .filter(|it| ending.verdict(*it) == Verdict::Won)
        .map(|it| names.name(it))
        .filter(|name| *name != "?")
        .collect();
    let who = match winners.len() {
        0 => String::new(),
        _ => format!(" Won: {}.", list(&winners)),
    };
    Some(format!(
        "{} Points: Greeks {greek}, Persians {persian}. {C_10_0A}{who}",
        super::ending(ending)
    ))
}
