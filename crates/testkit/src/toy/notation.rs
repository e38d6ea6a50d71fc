//! The Ford in text.

use std::fmt;

use engine::{D6, Fault, Pool, fault};

use super::Flaw;
use super::rules::{Action, Answer, Order, Outcome, State, unsoundness};

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == Self::Hold { "hold" } else { "push" })
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == Self::Brace { "brace" } else { "yield" })
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seal(order) => write!(f, "seal {order}"),
            Self::March(paces) => write!(f, "march {paces}"),
            Self::Answer(answer) => write!(f, "{answer}"),
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Card(card) => write!(f, "card {card}"),
            Self::Die(face) => write!(f, "die {face}"),
        }
    }
}

/// A number written one way only.
fn number(text: &str) -> Option<u8> {
    text.parse::<u8>().ok().filter(|number| number.to_string() == text)
}

fn order(text: &str) -> Option<Order> {
    [Order::Hold, Order::Push].into_iter().find(|order| order.to_string() == text)
}

fn answer(text: &str) -> Option<Answer> {
    [Answer::Brace, Answer::Yield].into_iter().find(|answer| answer.to_string() == text)
}

pub(super) fn read_action(flaw: Flaw, text: &str) -> Result<Action, Fault> {
    let action = match text.split_once(' ') {
        Some(("seal", word)) => order(word).map(Action::Seal),
        Some(("march", _)) if flaw == Flaw::UnreadableAction => None,
        Some(("march", word)) => number(word).map(Action::March),
        _ => answer(text).map(Action::Answer),
    };
    action.ok_or_else(|| Fault::new(format!("{} is no action", fault::quoted(text))))
}

pub(super) fn read_outcome(text: &str) -> Result<Outcome, Fault> {
    let outcome = match text.split_once(' ') {
        Some(("card", word)) => number(word).filter(|it| (1..=3).contains(it)).map(Outcome::Card),
        Some(("die", word)) => number(word).and_then(D6::new).map(Outcome::Die),
        _ => None,
    };
    outcome.ok_or_else(|| Fault::new(format!("{} is no outcome", fault::quoted(text))))
}

fn or_dash<T: fmt::Display>(thing: Option<T>) -> String {
    thing.map_or_else(|| "-".to_owned(), |thing| thing.to_string())
}

pub(super) fn write_position(flaw: Flaw, state: &State) -> String {
    let deck: Vec<String> = state.deck.items().map(|card| card.to_string()).collect();
    let paces = state.paces.filter(|_| flaw != Flaw::LossyPosition);
    format!(
        "deck {}\ncards {} {}\norders {} {}\npaces {}\nanswer {}\ndie {}\nbank {}\n",
        deck.join(" "),
        or_dash(state.cards[0]),
        or_dash(state.cards[1]),
        or_dash(state.orders[0]),
        or_dash(state.orders[1]),
        or_dash(paces),
        or_dash(state.answer),
        or_dash(state.die),
        or_dash(state.bank),
    )
}

pub(super) fn read_position(text: &str) -> Result<State, Vec<Fault>> {
    let mut state = State::START;
    let mut faults = Vec::new();
    for (line, content) in (1..).zip(text.lines()) {
        if read_line(&mut state, content).is_none() {
            let found = fault::quoted(content);
            faults.push(Fault::at(line, format!("{found} is no line of a position")));
        }
    }
    if faults.is_empty() {
        faults = unsoundness(&state);
    }
    if faults.is_empty() { Ok(state) } else { Err(faults) }
}

fn read_line(state: &mut State, line: &str) -> Option<()> {
    fn put<T>(place: &mut Option<T>, word: &str, read: impl Fn(&str) -> Option<T>) -> Option<()> {
        *place = if word == "-" { None } else { Some(read(word)?) };
        Some(())
    }
    let card = |word: &str| number(word).filter(|it| (1..=3).contains(it));
    let words: Vec<&str> = line.split(' ').collect();
    match words[..] {
        ["deck", ref cards @ ..] if cards.len() <= 6 => {
            let cards: Option<Vec<u8>> = cards.iter().map(|word| card(word)).collect();
            state.deck = cards?.into_iter().collect::<Pool>();
        }
        ["cards", first, second] => {
            put(&mut state.cards[0], first, card)?;
            put(&mut state.cards[1], second, card)?;
        }
        ["orders", first, second] => {
            put(&mut state.orders[0], first, order)?;
            put(&mut state.orders[1], second, order)?;
        }
        ["paces", paces] => put(&mut state.paces, paces, number)?,
        ["answer", word] => put(&mut state.answer, word, answer)?,
        ["die", face] => put(&mut state.die, face, |word| number(word).and_then(D6::new))?,
        ["bank", bank] => put(&mut state.bank, bank, number)?,
        _ => return None,
    }
    Some(())
}
