//! The goal line: what wins, what loses, and how far it is. It is always in sight.

use draw::{Goal, Stake};
use maud::{Markup, html};

use crate::look::Look;
use crate::pages::cases;
use crate::words::here::first_hour as words;

/// The foremost way to win and the foremost way to lose; all of them folded beside. Empty once the
/// game is over: the ending says why.
pub(super) fn fragment(look: &Look<'_>) -> Markup {
    let goals = look.table.goals(look.viewer);
    if goals.is_empty() {
        return html! {};
    }
    html! {
        div.goals role="group" aria-label=(words::GOAL) {
            @for (at, goal) in foremost(&goals).into_iter().enumerate() {
                (line(look, goal, &format!("main-{at}")))
            }
            details #goal-ways .ways data-k="ways" {
                summary { (words::all_ways(goals.len())) }
                @for (at, goal) in goals.iter().enumerate() { (line(look, goal, &format!("way-{at}"))) }
            }
        }
    }
}

/// One of each kind; to those who look on, one of each side.
fn foremost(goals: &[Goal]) -> Vec<&Goal> {
    let mut found: Vec<&Goal> = Vec::new();
    for goal in goals {
        if found.iter().all(|it| (it.stake, &it.who) != (goal.stake, &goal.who)) {
            found.push(goal);
        }
    }
    found
}

fn line(look: &Look<'_>, goal: &Goal, key: &str) -> Markup {
    let mark = match goal.stake {
        Stake::Wins => "▲",
        Stake::Loses => "▼",
    };
    html! {
        p class={ "goal " (goal.stake.word()) } data-k=(key) {
            span.stake { span aria-hidden="true" { (mark) " " } (goal.stake_words()) } " "
            span.when {
                span.long { (words::WHEN) " " (goal.when) ": " span.far { (goal.so_far) } } " "
                // For the eyes, where there is little room: whoever listens hears the whole.
                span.short aria-hidden="true" { (goal.short) } " "
                (cases::link(look.table.info(), goal.case.id()))
            }
            @if let Some(of) = goal.of {
                " " meter min="0" max=(of) value=(goal.now) aria-hidden="true" {}
            }
        }
    }
}
