//! What may be done, as a list that stays readable when there are hundreds of actions.

use std::fmt::Write as _;

use draw::{Order, text};
use games::Listed;

use crate::commands::{actions, ask};

/// Up to so many actions have a line each.
const SHORT: usize = 16;
/// So many actions that differ in their last word alone share an entry.
const ALIKE: usize = 4;
/// How far an entry's lines are indented, and how wide a terminal is.
const INDENT: usize = 11;
const COLUMNS: usize = 80;

/// The actions with their numbers, and the orders that give several at once.
pub(super) fn lines(listed: &[Listed], orders: &[Order]) -> String {
    let mut lines = String::new();
    let width = ask::widest(listed.iter().map(|it| it.notation.as_str()));
    let long = listed.len() > SHORT;
    let numbers = if long { INDENT - 2 } else { 4 };
    let mut at = 0;
    while let Some(action) = listed.get(at) {
        let together = alike(&listed[at..]);
        if !long || together < ALIKE {
            let gloss = actions::gloss(action);
            let _ = writeln!(lines, "{:>numbers$}  {:<width$} {gloss}", at + 1, action.notation);
            at += 1;
        } else {
            entry(&listed[at..at + together], at + 1, &mut lines);
            at += together;
        }
    }
    if !orders.is_empty() {
        let known: Vec<&str> = orders.iter().map(|order| order.notation.as_str()).collect();
        let margin = " ".repeat(numbers + 2);
        let _ = writeln!(lines, "{margin}several at once:");
        lines.push_str(&text::paragraph(&known.join("; "), numbers + 4, COLUMNS));
    }
    lines
}

/// How many actions from the first on differ from it in the last word alone.
fn alike(listed: &[Listed]) -> usize {
    let Some((beginning, _)) = listed.first().and_then(split) else { return 1 };
    listed.iter().take_while(|it| split(it).is_some_and(|(own, _)| own == beginning)).count()
}

/// What an action's notation begins with, and its last word.
fn split(listed: &Listed) -> Option<(&str, &str)> {
    listed.notation.rsplit_once(' ')
}

/// One entry for several actions: their numbers, how they begin, and their last words.
fn entry(listed: &[Listed], first: usize, into: &mut String) {
    let last: Vec<&str> = listed.iter().filter_map(|it| split(it).map(|it| it.1)).collect();
    let beginning = split(&listed[0]).map_or("", |it| it.0);
    let numbers = format!("{first}-{}", first + listed.len() - 1);
    let _ = writeln!(into, "{numbers:>width$}  {beginning}", width = INDENT - 2);
    let words = if counts_up(&last) {
        format!("{} to {}", last[0], last[last.len() - 1])
    } else {
        last.join(", ")
    };
    into.push_str(&text::paragraph(&words, INDENT + 2, COLUMNS));
}

/// Whether words are numbers, each one more than the last.
fn counts_up(words: &[&str]) -> bool {
    let numbers: Option<Vec<u64>> = words.iter().map(|word| word.parse().ok()).collect();
    numbers.is_some_and(|numbers| numbers.is_sorted_by(|one, next| one + 1 == *next))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listed(notations: impl IntoIterator<Item = String>) -> Vec<Listed> {
        let one = |notation: String| Listed {
            words: format!("what {notation} does"),
            notation,
            target: String::new(),
            source: None,
            source_words: None,
            chance: false,
            brief: None,
            risk: None,
        };
        notations.into_iter().map(one).collect()
    }

    #[test]
    fn a_hundred_bids_are_one_entry() {
        let mut all: Vec<String> = (31..=100).map(|bid| format!("bid {bid}")).collect();
        all.push("pass".to_owned());
        let shown = lines(&listed(all), &[]);
        assert_eq!(
            shown,
            "     1-70  bid\n             31 to 100\n       71  pass         what pass does\n"
        );
    }

    #[test]
    fn few_actions_have_a_line_each() {
        let shown = lines(&listed((1..=5).map(|card| format!("charge {card}"))), &[]);
        assert_eq!(shown.lines().count(), 5);
        assert!(shown.starts_with("   1  charge 1     what charge 1 does\n"), "{shown}");
    }

    #[test]
    fn places_of_one_unit_are_named_together_and_no_line_is_too_long() {
        let all = (1..=40).map(|at| format!("place leonidas territory_{at}"));
        let shown = lines(&listed(all), &[]);
        assert!(
            shown.starts_with("     1-40  place leonidas\n             territory_1, "),
            "{shown}"
        );
        assert!(shown.contains("territory_40"));
        assert!(shown.lines().all(|line| line.len() <= COLUMNS), "{shown}");
    }
}
