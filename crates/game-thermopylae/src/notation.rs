//! Actions, outcomes, orders and positions in text, both ways.

mod orders;
mod position;
mod soundness;
mod step;

use engine::{D10, Fault, Seat, fault};

use crate::action::{Action, Outcome};
use crate::map::Place;
use crate::units::Unit;

/// Reads an action, as [`Action`] writes it.
pub(crate) fn action_from(text: &str) -> Result<Action, Fault> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let action = match words[..] {
        ["bid", units] => number(units).map(Action::Bid),
        ["pass"] => Some(Action::Pass),
        ["place", unit, place] => pair(unit, place).map(|(unit, at)| Action::Place(unit, at)),
        ["attack", target] => Place::named(target).map(Action::Attack),
        ["free", target] => Place::named(target).map(Action::Free),
        ["join", unit, from] => pair(unit, from).map(|(unit, from)| Action::Join(unit, from)),
        ["call", "off"] => Some(Action::CallOff),
        ["fight"] => Some(Action::Fight),
        ["hit", unit, at] => hit(unit, at),
        ["again"] => Some(Action::Again),
        ["stop"] => Some(Action::Stop),
        ["end", "combat"] => Some(Action::EndCombat),
        ["march", unit, from, to] => march(unit, from, to),
        ["exit", unit, from] => pair(unit, from).map(|(unit, from)| Action::Exit(unit, from)),
        ["end", "turn"] => Some(Action::EndTurn),
        _ => None,
    };
    action.ok_or_else(|| {
        Fault::new(format!(
            "{} is no action; write bid NUMBER, pass, place UNIT PLACE, attack PLACE, free PLACE, \
             join UNIT PLACE, call off, fight, hit UNIT PLACE, again, stop, end combat, march UNIT \
             FROM TO, exit UNIT PLACE, or end turn",
            fault::quoted(text)
        ))
    })
}

fn pair(unit: &str, place: &str) -> Option<(Unit, Place)> {
    Some((Unit::named(unit)?, Place::named(place)?))
}

fn march(unit: &str, from: &str, to: &str) -> Option<Action> {
    let (unit, from) = pair(unit, from)?;
    Some(Action::March { unit, from, to: Place::named(to)? })
}

fn hit(unit: &str, at: &str) -> Option<Action> {
    let (unit, wounds) = wounded(unit)?;
    Some(Action::Hit { unit, wounds, at: Place::named(at)? })
}

/// A unit with the hits that it has taken: `immortals` or `immortals*1`.
fn wounded(text: &str) -> Option<(Unit, u8)> {
    let (unit, wounds) = match text.split_once('*') {
        Some((unit, wounds)) => (unit, number(wounds).filter(|wounds| *wounds > 0)?),
        None => (text, 0),
    };
    Some((Unit::named(unit)?, wounds))
}

/// Something and how often: `17`, `leonidas`, `infantryx12`.
fn times(text: &str) -> Option<(&str, u8)> {
    match text.rsplit_once('x') {
        // A name may have an x of its own, as xerxes has: only digits after it are a number.
        Some((what, count)) if count.starts_with(|c: char| c.is_ascii_digit()) => {
            Some((what, number(count).filter(|count| *count > 0)?))
        }
        _ => Some((text, 1)),
    }
}

/// Reads an outcome: `opener 1`, `greek 2`, `die 7`, or a bare die.
pub(crate) fn outcome_from(text: &str) -> Result<Outcome, Fault> {
    let seat = |text: &str| number(text).and_then(|it| Seat::numbered(it, 2));
    let die = |text: &str| number(text).and_then(D10::new).map(Outcome::Die);
    let words: Vec<&str> = text.split_whitespace().collect();
    let outcome = match words[..] {
        [face] | ["die", face] => die(face),
        ["opener", who] => seat(who).map(Outcome::Opener),
        ["greek", who] => seat(who).map(Outcome::Greek),
        _ => None,
    };
    outcome.ok_or_else(|| {
        Fault::new(format!(
            "{} is no outcome; write a die 1 to 10, opener 1 or 2, or greek 1 or 2",
            fault::quoted(text)
        ))
    })
}

/// A small number, written one way only: no sign, no leading zero.
fn number(text: &str) -> Option<u8> {
    text.parse::<u8>().ok().filter(|number| number.to_string() == text)
}
