//! Why the system did what it did: who could have been chosen, each priority with what it left and
//! its clause, and what was left to a die. [8.1.6a] [8.1.6b] [8.2.7a]

use engine::ranking::Ranking;
use game_spartans::Event;
use game_spartans::automaton::{Priority, TargetPriority};
use game_spartans::cases::{C_5_1, C_8_1_6A, C_8_1_6B, C_8_2_7A, C_8_2_7C, C_8_2_7D, C_9_0};
use game_spartans::event::Why;
use game_spartans::state::Force;

use super::{area, areas, facing, way};
use crate::grammar::{choice, counted, list};

/// Why something that the system did came about, a line each.
pub(crate) fn of(event: &Event) -> Vec<String> {
    match event {
        Event::Moved { why: Some(why), path, entered, .. } => {
            let mut told = told(why);
            if told.is_empty() {
                told.push(only_way(entered.is_some() && why.entry.is_some()));
            }
            if path.is_empty() {
                told.pop();
            }
            told
        }
        Event::Stayed { why, .. } => {
            let mut lines = why.as_ref().map_or_else(Vec::new, |why| told(why));
            lines.push(format!(
                "No area further forward is open to it: enemies, zones of control, full areas or \
                 its allowance stop it. {C_8_1_6A}"
            ));
            lines
        }
        Event::StackDrawn { force, why } => {
            let mut lines = why.as_ref().map_or_else(Vec::new, |it| ranked(it, stacks, "moves"));
            lines.push(format!("The die chose {}. {C_8_1_6A}", named(*force)));
            lines
        }
        Event::WayDrawn { to, .. } => vec![format!(
            "Two ways were equal by every priority, and the die chose {}. {C_8_1_6A}",
            area(*to)
        )],
        Event::Reversed { forward, by_die, .. } => vec![reversed(facing(*forward), *by_die)],
        Event::Aimed { target, why, by_die, .. } => {
            let mut lines = why.as_ref().map_or_else(Vec::new, aimed);
            if *by_die {
                lines.push(format!("The die chose {} among them. {C_8_2_7C}", area(*target)));
            }
            lines.push(format!("Nobody spares a target that has had enough. {C_8_2_7D}"));
            lines
        }
        Event::Committed { contingent, roll: Some(roll) } => vec![format!(
            "The die shows {roll}: in the column of the day that is the {}. {C_5_1}",
            super::contingent(*contingent)
        )],
        Event::DayChecked { roll, contingent, over } => {
            let used = if *over { "were used today" } else { "were not used today" };
            vec![format!(
                "{roll} stands for the {}, who {used}. {C_9_0}",
                super::contingent(*contingent)
            )]
        }
        _ => Vec::new(),
    }
}

fn only_way(flank: bool) -> String {
    if flank {
        format!("It is the only entry into a flank or rear that it can reach. {C_8_1_6B}")
    } else {
        format!("No other stack was left to move, and one way leads forward. {C_8_1_6A}")
    }
}

fn reversed(forward: &str, by_die: bool) -> String {
    let by = if by_die { ", as the die said" } else { "" };
    format!(
        "No Greek lies further forward for it, so that forward is {forward} for it from now on{by}. \
         {C_8_1_6A}"
    )
}

/// Why a force was moved so: its turn, its entry, each step of its path.
fn told(why: &Why) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(stack) = &why.stack {
        lines.extend(ranked(stack, stacks, "moves"));
    }
    if let Some(entry) = &why.entry {
        let name = |it: &[(game_spartans::map::Area, boards::squares::Eighth)]| {
            let said: Vec<String> =
                it.iter().map(|(to, by)| format!("{} going {}", area(*to), way(*by))).collect();
            choice(&said)
        };
        lines.extend(ranked(entry, name, "is entered"));
    }
    for (number, step) in why.steps.iter().enumerate() {
        let head = format!("Step {}", number + 1);
        lines.push(step_told(&head, step));
    }
    lines
}

/// One step of a path, in a line. A priority by which all were equal is not told there.
fn step_told(head: &str, step: &Ranking<game_spartans::map::Area, Priority>) -> String {
    let all = areas(step.candidates.iter().copied());
    let Some(last) = step.sieves.last() else {
        return format!("{head}: {all} was the only area forward. {C_8_1_6A}");
    };
    let before = std::iter::once(step.candidates.len())
        .chain(step.sieves.iter().map(|sieve| sieve.kept.len()));
    let told = step.sieves.iter().zip(before).filter(|(sieve, before)| sieve.kept.len() < *before);
    let sieves: Vec<String> = told
        .map(|(sieve, _)| {
            let kept = areas(sieve.kept.iter().copied());
            format!("{} left {kept} {}", priority(sieve.reason), sieve.case)
        })
        .collect();
    match (sieves.is_empty(), last.kept.len()) {
        (true, _) => format!("{head}: {all} were equal, and a die decided. {C_8_1_6A}"),
        (false, 1) => format!("{head}: of {all}, {}.", list(&sieves)),
        (false, _) => format!("{head}: of {all}, {}; a die decided.", list(&sieves)),
    }
}

/// A ranking in lines: the candidates, and what each priority left.
fn ranked<C: Clone>(
    ranking: &Ranking<C, Priority>,
    name: impl Fn(&[C]) -> String,
    does: &str,
) -> Vec<String> {
    let mut lines = vec![match ranking.candidates.len() {
        1 => format!("Only {} was left. {C_8_1_6A}", name(&ranking.candidates)),
        count => format!("Which {does}? Of {count}: {}. {C_8_1_6A}", name(&ranking.candidates)),
    }];
    let mut before = ranking.candidates.len();
    for sieve in &ranking.sieves {
        let first = crate::grammar::capital(priority(sieve.reason));
        let left = if sieve.kept.len() == before {
            "all are equal".to_owned()
        } else {
            format!("leaves {}", name(&sieve.kept))
        };
        before = sieve.kept.len();
        lines.push(format!("{first}: {left}. {}", sieve.case));
    }
    if ranking.sieves.last().is_some_and(|it| it.kept.len() > 1) {
        lines.push(format!("They are equal: a die decides. {C_8_1_6A}"));
    }
    lines
}

fn aimed(why: &Ranking<game_spartans::map::Area, TargetPriority>) -> Vec<String> {
    let count = why.candidates.len() as u8;
    let mut lines = vec![format!(
        "It could fire at {}: {}. {C_8_2_7A}",
        counted(count, "area"),
        areas(why.candidates.iter().copied())
    )];
    for sieve in &why.sieves {
        let priority = match sieve.reason {
            TargetPriority::Nearest => "The nearest",
            TargetPriority::Arc => {
                "Front before front left or right, flanks, rear left or right, rear"
            }
        };
        lines.push(format!(
            "{priority}: leaves {}. {}",
            areas(sieve.kept.iter().copied()),
            sieve.case
        ));
    }
    lines
}

fn named(force: Force) -> String {
    match force.order {
        0 => area(force.at),
        order => format!("the force at {} that begins with unit {}", area(force.at), order + 1),
    }
}

fn stacks(forces: &[Force]) -> String {
    let names: Vec<String> = forces
        .iter()
        .map(|it| match it.order {
            0 => area(it.at),
            order => format!("{}.{}", area(it.at), order + 1),
        })
        .collect();
    list(&names)
}

/// A priority of the system's.
const fn priority(priority: Priority) -> &'static str {
    match priority {
        Priority::FromRowA => "those who came in by row A before those who came by the path",
        Priority::FrontRow => "the front row first",
        Priority::Centre => "the centre first",
        Priority::Enters => "into an area that a Greek holds",
        Priority::MostRows => "towards the end that gains most rows",
        Priority::Straight => "straight ahead",
        Priority::Nearer => "nearer to the closest Greek",
        Priority::Rear => "the rear before a flank",
        Priority::FewestPoints => "for the fewest Movement Points",
    }
}
