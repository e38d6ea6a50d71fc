//! What may be done now, and what a person types for it.
//!
//! A bare number means what the question asks for. Where a number is asked for (`support 2`, `bid
//! 35`) it is that number; where a player is, it is his seat's; everywhere else it is a line of the
//! list. The list shows each action beside what it is typed as.

use anyhow::Result;
use draw::{Order, Pick, PickKind};
use engine::Number;
use games::{Listed, Session};

use crate::failure::BadInput;

/// What a bare number stands for.
#[derive(Clone, Debug)]
enum Meaning {
    /// The number that is asked for: the action is the verb with it.
    Amount { verb: String, number: Number },
    /// A seat: the actions, seat by seat.
    Seat,
    /// A line of the list, counted from 1.
    Line,
}

/// Something that may be done.
#[derive(Clone, Debug)]
pub(super) struct Item {
    /// What a person may type for it, instead of its notation.
    pub(super) label: String,
    /// Its notation.
    pub(super) notation: String,
    /// What it does.
    pub(super) words: String,
    /// Whether it stands for several actions.
    pub(super) is_order: bool,
    /// Whether its odds stand beside it: those of an attack by everybody do not stand beside the
    /// choice of single attackers as well.
    pub(super) has_odds: bool,
}

/// What may be done now.
#[derive(Clone, Debug)]
pub(super) struct Menu {
    pub(super) items: Vec<Item>,
    meaning: Meaning,
}

impl Menu {
    /// Everything that the seat may do that decides now.
    pub(super) fn of(table: &dyn Session) -> Self {
        Self::new(table.actions(), table.orders())
    }

    fn new(listed: Vec<Listed>, orders: Vec<Order>) -> Self {
        let meaning = meaning(&listed);
        let mut items: Vec<Item> = Vec::with_capacity(listed.len() + orders.len());
        for action in listed {
            let label = match (&meaning, action.number) {
                (Meaning::Amount { .. }, Some(number)) => number.measure.write(number.value),
                (Meaning::Seat, _) => seat_of(&action).unwrap_or_else(|| action.notation.clone()),
                (Meaning::Amount { .. }, None) => action.notation.clone(),
                (Meaning::Line, _) => (items.len() + 1).to_string(),
            };
            let Listed { notation, words, .. } = action;
            let beside = orders.iter().filter_map(|order| order.by_hand.as_ref());
            let by_hand = beside.into_iter().find(|it| it.notation == notation);
            let has_odds = by_hand.is_none();
            let words = by_hand.map_or(words, |it| it.words.clone());
            items.push(Item { label, notation, words, is_order: false, has_odds });
        }
        for Order { notation, words, by_hand, .. } in orders {
            let label = match meaning {
                Meaning::Line => (items.len() + 1).to_string(),
                Meaning::Amount { .. } | Meaning::Seat => notation.clone(),
            };
            let has_odds = by_hand.is_some();
            items.push(Item { label, notation, words, is_order: true, has_odds });
        }
        Self { items, meaning }
    }

    /// Whether the actions are numbers of one thing, which need not be listed one by one.
    pub(super) const fn asks_for_an_amount(&self) -> bool {
        matches!(self.meaning, Meaning::Amount { .. })
    }

    /// The action that a bare number stands for.
    ///
    /// # Errors
    /// If it stands for none, with those that do.
    pub(super) fn numbered(&self, typed: &str) -> Result<String> {
        let found = match &self.meaning {
            Meaning::Amount { verb, number } => {
                let value = number.measure.read(typed).filter(|&value| number.takes(value));
                value.map(|value| format!("{verb} {}", number.measure.write(value)))
            }
            Meaning::Seat | Meaning::Line => {
                let typed = typed.trim_start_matches('0');
                let item = self.items.iter().find(|item| item.label == typed);
                item.map(|item| item.notation.clone())
            }
        };
        found.ok_or_else(|| BadInput::because(self.no_such(typed)))
    }

    fn no_such(&self, typed: &str) -> String {
        match &self.meaning {
            Meaning::Amount { verb, number } => {
                let [least, most, step] =
                    [number.least, number.most, number.step].map(|it| number.measure.write(it));
                let steps =
                    if number.step > 1 { format!(", in steps of {step}") } else { String::new() };
                format!("{verb} {typed} cannot be; type a number from {least} to {most}{steps}")
            }
            Meaning::Seat => {
                let known: Vec<&str> = self.items.iter().map(|it| it.label.as_str()).collect();
                format!("seat {typed} cannot be chosen; type {}", known.join(" or "))
            }
            Meaning::Line => {
                let count = self.items.len();
                format!("there is no action {typed}; the list has 1 to {count}")
            }
        }
    }
}

/// What a bare number stands for, by what the actions are made of. Commands such as `pass` may stand
/// beside a number or a seat: they are typed as words.
fn meaning(listed: &[Listed]) -> Meaning {
    let last = |action: &Listed| action.path.last().map(|pick| pick.kind);
    let command = |action: &Listed| last(action) == Some(PickKind::Command);
    let mut amounts = listed.iter().filter_map(|action| Some((action.verb(), action.number?)));
    if let Some((verb, number)) = amounts.next()
        && amounts.all(|(other, _)| other == verb)
        && listed.iter().all(|action| action.number.is_some() || command(action))
    {
        return Meaning::Amount { verb: verb.to_owned(), number };
    }
    let mut seats: Vec<String> = listed.iter().filter_map(seat_of).collect();
    let others = listed.iter().filter(|action| seat_of(action).is_none());
    seats.sort_unstable();
    let each_once = seats.windows(2).all(|pair| pair[0] != pair[1]);
    if !seats.is_empty() && each_once && { others }.all(command) {
        return Meaning::Seat;
    }
    Meaning::Line
}

/// The number of the seat that an action ends at.
fn seat_of(action: &Listed) -> Option<String> {
    let Pick { kind: PickKind::Seat(seat), .. } = action.path.last()? else { return None };
    Some(seat.to_string())
}

#[cfg(test)]
pub(super) mod tests {
    use engine::Seat;
    use engine::number::Measure;

    use super::*;

    /// An action that ends with something of a kind.
    pub(in crate::play) fn listed(notation: &str, kind: PickKind, part: &str) -> Listed {
        Listed {
            notation: notation.to_owned(),
            words: format!("what {notation} does"),
            path: vec![Pick { kind, part: part.to_owned(), words: part.to_owned() }],
            number: None,
            suggested: None,
            chance: false,
            ends: false,
            left_undone: None,
        }
    }

    /// An action with a number in it.
    pub(in crate::play) fn amount(verb: &str, value: i32, least: i32, most: i32) -> Listed {
        let number = Number { value, least, most, step: 1, measure: Measure::Cards };
        let plain = listed(&format!("{verb} {value}"), PickKind::Number, verb);
        Listed { number: Some(number), ..plain }
    }

    pub(in crate::play) fn menu(listed: impl IntoIterator<Item = Listed>) -> Menu {
        Menu::new(listed.into_iter().collect(), Vec::new())
    }

    fn labels(menu: &Menu) -> Vec<&str> {
        menu.items.iter().map(|item| item.label.as_str()).collect()
    }

    #[test]
    fn where_a_number_is_asked_for_a_number_is_that_number() {
        let menu = menu((0..=4).map(|cards| amount("support", cards, 0, 4)));
        assert_eq!(menu.numbered("2").expect("two cards"), "support 2");
        assert_eq!(menu.numbered("0").expect("no card"), "support 0");
        let refused = menu.numbered("7").expect_err("there are four").to_string();
        assert_eq!(refused, "support 7 cannot be; type a number from 0 to 4");
        assert_eq!(labels(&menu), ["0", "1", "2", "3", "4"]);
    }

    #[test]
    fn a_command_beside_numbers_is_typed_as_a_word() {
        let bids = (31..=33).map(|bid| amount("bid", bid, 31, 33));
        let menu = menu(bids.chain([listed("pass", PickKind::Command, "pass")]));
        assert_eq!(labels(&menu), ["31", "32", "33", "pass"]);
        assert_eq!(menu.numbered("32").expect("a bid"), "bid 32");
        assert!(menu.numbered("1").is_err(), "no bid of 1, and no first line");
    }

    #[test]
    fn where_a_player_is_asked_for_a_number_is_his_seat() {
        let menu = menu([
            listed("draw 3", PickKind::Seat(Seat::new(2)), "seat-3"),
            listed("draw 1", PickKind::Seat(Seat::new(0)), "seat-1"),
            listed("decline", PickKind::Command, "decline"),
        ]);
        assert_eq!(menu.numbered("1").expect("seat 1"), "draw 1");
        assert_eq!(menu.numbered("3").expect("seat 3"), "draw 3");
        let refused = menu.numbered("2").expect_err("seat 2 may not").to_string();
        assert_eq!(refused, "seat 2 cannot be chosen; type 3 or 1 or decline");
    }

    #[test]
    fn everywhere_else_a_number_is_a_line_of_the_list() {
        let cards = [10, 15].map(|card| listed(&format!("charge {card}"), PickKind::Card, "hand"));
        let menu =
            menu([listed("retreat", PickKind::Place, "location-2")].into_iter().chain(cards));
        assert_eq!(menu.numbered("2").expect("the second line"), "charge 10");
        assert!(menu.numbered("10").is_err() && menu.numbered("0").is_err());
    }

    #[test]
    fn numbers_of_different_things_are_lines_of_the_list() {
        let menu = menu([amount("march camp 1", 1, 1, 2), amount("march springs 1", 1, 1, 2)]);
        assert_eq!(labels(&menu), ["1", "2"]);
    }
}
