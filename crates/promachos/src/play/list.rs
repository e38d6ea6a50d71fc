//! What may be done, as a list that stays readable when there are hundreds of actions, and folds
//! until it fits on the screen.

use std::fmt::Write as _;

use draw::text;

use super::menu::{Item, Menu};

/// So many numbers of one thing are one entry, however large the screen is.
const MANY: usize = 16;
/// So many actions that differ in their last word alone share an entry that names them all.
const ALIKE: usize = 4;
/// The least width of the labels and of the notations.
const LABELS: usize = 4;
const NOTATIONS: usize = 12;
/// An order that is longer stands there by its words.
const LONG: usize = 30;

/// How far a list is folded.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
enum Fold {
    /// An entry each, in full.
    Nothing,
    /// A line each.
    Lines,
    /// Actions that differ in their last word share an entry, with all those words.
    LastWords,
    /// The same in a line each, with as many of the words as fit.
    LastWordsInLines,
    /// Neighbours that begin with the same word share a line.
    FirstWords,
    /// All that begin with the same word share a line, wherever they stand.
    Words,
}

const FOLDS: [Fold; 6] = [
    Fold::Nothing,
    Fold::Lines,
    Fold::LastWords,
    Fold::LastWordsInLines,
    Fold::FirstWords,
    Fold::Words,
];

/// What an action is worth saying beside it: its chances, where it has some.
pub(super) type Gloss<'a> = &'a dyn Fn(&Item) -> Option<String>;

/// Everything that may be done, in so many rows if it can be folded so far.
pub(super) fn within(menu: &Menu, gloss: Gloss<'_>, rows: usize, columns: usize) -> String {
    let many = menu.asks_for_an_amount() && menu.items.len() > MANY;
    let lines = |fold: &Fold| match fold {
        Fold::Nothing | Fold::Lines if many || menu.items.len() > rows => None,
        fold => Some(lines(&menu.items, *fold, gloss, columns)),
    };
    let mut folded = String::new();
    for shown in FOLDS.iter().filter_map(lines) {
        folded = shown;
        if folded.lines().count() <= rows {
            break;
        }
    }
    folded
}

/// Everything that begins with a text, an entry each.
pub(super) fn named(menu: &Menu, beginning: &str, gloss: Gloss<'_>, columns: usize) -> String {
    let beginning = beginning.to_ascii_lowercase();
    let wanted = |item: &&Item| item.notation.starts_with(&beginning);
    let items: Vec<Item> = menu.items.iter().filter(wanted).cloned().collect();
    lines(&items, Fold::Nothing, gloss, columns)
}

/// One entry: what is typed, how it is written, what is said about it.
struct Entry {
    label: String,
    notation: String,
    words: String,
}

fn lines(items: &[Item], fold: Fold, gloss: Gloss<'_>, columns: usize) -> String {
    let (mut actions, orders): (Vec<Item>, Vec<Item>) =
        items.iter().cloned().partition(|item| !item.is_order);
    if fold == Fold::Words {
        gather(&mut actions);
    }
    let parts = [actions, orders].map(|part| entries(&part, fold, gloss));
    let widest = |part: fn(&Entry) -> &str, least: usize, most: usize| {
        let widths = parts.iter().flatten().map(|entry| text::width(part(entry)));
        widths.filter(|&width| width <= most).max().unwrap_or(0).max(least)
    };
    let labels = widest(|entry| &entry.label, LABELS, columns);
    let notations = widest(|entry| &entry.notation, NOTATIONS, LONG);
    let wraps = matches!(fold, Fold::Nothing | Fold::LastWords);
    let mut shown = String::new();
    for (at, part) in parts.iter().enumerate() {
        if at == 1 && !part.is_empty() {
            let _ = writeln!(shown, "{:labels$}  several at once:", "");
        }
        for Entry { label, notation, words } in part {
            let mut head = format!("{label:>labels$}  ");
            if !notation.is_empty() {
                let _ = write!(head, "{} ", text::left(notation, notations));
            }
            if wraps {
                hang(&head, words, columns, &mut shown);
            } else {
                let line = format!("{head}{words}");
                let _ = writeln!(shown, "{}", text::short(line.trim_end(), columns));
            }
        }
    }
    shown
}

/// Words after a head, their further lines below the first.
fn hang(head: &str, words: &str, columns: usize, into: &mut String) {
    let indent = text::width(head);
    let lines = text::wrapped(words, columns.saturating_sub(indent));
    let mut before = head.to_owned();
    for line in &lines {
        let _ = writeln!(into, "{before}{line}");
        before = " ".repeat(indent);
    }
    if lines.is_empty() {
        let _ = writeln!(into, "{}", head.trim_end());
    }
}

fn entries(items: &[Item], fold: Fold, gloss: Gloss<'_>) -> Vec<Entry> {
    let without_last = |it: &Item| it.notation.rsplit_once(' ').map(|it| it.0.to_owned());
    let first = |it: &Item| Some(first_word(it).to_owned());
    let mut entries = Vec::new();
    let mut at = 0;
    while let Some(item) = items.get(at) {
        let rest = &items[at..];
        let together = match fold {
            Fold::Nothing | Fold::Lines => 1,
            Fold::LastWords if item.is_order => 1, // An order's own words say more.
            Fold::LastWords => alike(rest, ALIKE, without_last),
            Fold::LastWordsInLines => alike(rest, 2, without_last),
            Fold::FirstWords | Fold::Words => alike(rest, 2, first),
        };
        entries.push(match (together, fold) {
            (1, _) => single(item, gloss),
            (_, Fold::FirstWords | Fold::Words) => by_first_word(&rest[..together]),
            _ => by_last_word(&rest[..together]),
        });
        at += together;
    }
    entries
}

fn first_word(item: &Item) -> &str {
    item.notation.split(' ').next().unwrap_or_default()
}

/// Puts together what begins with the same word, in the order in which the words first come.
fn gather(items: &mut [Item]) {
    let mut words: Vec<String> = Vec::new();
    for item in items.iter() {
        if words.iter().all(|word| word != first_word(item)) {
            words.push(first_word(item).to_owned());
        }
    }
    items.sort_by_key(|item| words.iter().position(|word| word == first_word(item)));
}

/// How many from the first on have the same part in common; one, where they are too few.
fn alike(items: &[Item], few: usize, part: impl Fn(&Item) -> Option<String>) -> usize {
    let Some(own) = items.first().and_then(&part) else { return 1 };
    let count = items.iter().take_while(|it| part(it).as_ref() == Some(&own)).count();
    if count < few { 1 } else { count }
}

fn single(item: &Item, gloss: Gloss<'_>) -> Entry {
    // What is typed and what is written is said once.
    let same = item.label == item.notation;
    let long = item.is_order && item.notation.len() > LONG && !same;
    let notation = if same || long { String::new() } else { item.notation.clone() };
    let words = gloss(item).unwrap_or_else(|| item.words.clone());
    Entry { label: item.label.clone(), notation, words }
}

/// Several actions by their last words.
fn by_last_word(items: &[Item]) -> Entry {
    let (beginning, _) = items[0].notation.rsplit_once(' ').unwrap_or_default();
    let last: Vec<&str> =
        items.iter().filter_map(|it| it.notation.rsplit_once(' ').map(|it| it.1)).collect();
    let words = if counts_up(&last) {
        format!("any number from {} to {}", last[0], last[last.len() - 1])
    } else {
        last.join(", ")
    };
    Entry { label: range(items), notation: beginning.to_owned(), words }
}

/// Several actions by the word that they begin with.
fn by_first_word(items: &[Item]) -> Entry {
    let word = first_word(&items[0]);
    let words = format!("{} of them; `list {word}` names them", items.len());
    Entry { label: range(items), notation: format!("{word} …"), words }
}

/// What is typed for several: from the first to the last, if those are all between them.
fn range(items: &[Item]) -> String {
    let labels: Vec<&str> = items.iter().map(|item| item.label.as_str()).collect();
    let ends = labels.first().zip(labels.last()).filter(|_| counts_up(&labels));
    ends.map_or_else(String::new, |(first, last)| format!("{first}-{last}"))
}

/// Whether words are numbers, each one more than the last.
fn counts_up(words: &[&str]) -> bool {
    let numbers: Option<Vec<u64>> = words.iter().map(|word| word.parse().ok()).collect();
    numbers.is_some_and(|numbers| numbers.is_sorted_by(|one, next| one + 1 == *next))
}

#[cfg(test)]
mod tests {
    use draw::PickKind;
    use games::Listed;

    use super::*;
    use crate::play::menu::tests::{amount, listed, menu};

    const COLUMNS: usize = 80;

    fn shown(all: impl IntoIterator<Item = Listed>, rows: usize) -> String {
        within(&menu(all), &|_| None, rows, COLUMNS)
    }

    #[test]
    fn a_hundred_bids_are_one_entry_whatever_the_screen() {
        let bids = (31..=100).map(|bid| amount("bid", bid, 31, 100));
        let all = bids.chain([listed("pass", PickKind::Command, "pass")]);
        let expected = "31-100  bid          any number from 31 to 100\n  pass  what pass does\n";
        assert_eq!(shown(all, 200), expected);
    }

    #[test]
    fn few_actions_have_a_line_each() {
        let cards = (1..=5).map(|card| listed(&format!("charge {card}"), PickKind::Card, "hand"));
        let shown = shown(cards, 20);
        assert_eq!(shown.lines().count(), 5);
        assert!(shown.starts_with("   1  charge 1     what charge 1 does\n"), "{shown}");
    }

    fn placings(unit: &str) -> impl Iterator<Item = Listed> {
        let place = |at| listed(&format!("place {unit} territory_{at}"), PickKind::Place, "place");
        (1..=40).map(place).collect::<Vec<_>>().into_iter()
    }

    #[test]
    fn places_of_one_unit_are_named_together_and_no_line_is_too_long() {
        let shown = shown(placings("leonidas"), 20);
        assert!(shown.starts_with("1-40  place leonidas territory_1, "), "{shown}");
        assert!(shown.contains("territory_40"));
        assert!(shown.lines().all(|line| line.len() <= COLUMNS), "{shown}");
    }

    #[test]
    fn a_list_folds_until_it_fits() {
        let units = ["leonidas", "general", "infantry"];
        let all = || units.into_iter().flat_map(placings);
        let [lines, shorter, shortest] = [12, 3, 2].map(|rows| shown(all(), rows).lines().count());
        assert_eq!((lines, shorter, shortest), (3, 3, 1));
        assert!(shown(all(), 3).lines().all(|line| line.ends_with('…')), "{}", shown(all(), 3));
        assert!(shown(all(), 1).contains("`list place` names them"), "{}", shown(all(), 1));
    }

    #[test]
    fn what_begins_alike_shares_a_line_where_nothing_else_fits() {
        let turns = |at: u32| (0..3).map(move |way| format!("turn {at} {way}"));
        let moves = |at: u32| (0..9).map(move |to| format!("move {at} {to}"));
        let all = (0..20).flat_map(|at| moves(at).chain(turns(at)).collect::<Vec<_>>());
        let listed = all.map(|it| listed(&it, PickKind::Place, "place"));
        let shown = shown(listed, 12);
        assert_eq!(shown.lines().count(), 2, "{shown}");
        assert!(shown.contains("move …       180 of them; `list move` names them"), "{shown}");
        assert!(shown.contains("turn …       60 of them"), "{shown}");
    }

    #[test]
    fn what_is_said_goes_on_in_a_second_line_while_there_is_room() {
        let long = |item: &Item| Some(format!("{} {}", item.words, "and more".repeat(8)));
        let menu = menu([listed("charge 15", PickKind::Card, "hand")]);
        let [full, cut] = [2, 1].map(|rows| within(&menu, &long, rows, COLUMNS));
        assert_eq!((full.lines().count(), cut.lines().count()), (2, 1), "{full}{cut}");
        assert!(full.lines().nth(1).is_some_and(|it| it.starts_with(&" ".repeat(19))), "{full}");
        assert!(cut.trim_end().ends_with('…'), "{cut}");
    }

    #[test]
    fn what_was_folded_is_listed_by_how_it_begins() {
        let menu = menu(placings("leonidas").chain(placings("general")));
        let named = named(&menu, "Place General", &|_| None, COLUMNS);
        assert_eq!(named.lines().count(), 40);
        assert!(named.contains("80  place general territory_40"), "{named}");
    }
}
