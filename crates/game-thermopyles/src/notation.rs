//! Actions, outcomes and positions in text, both ways.

mod position;
mod soundness;

use engine::{D6, Fault, Seat, fault};

use crate::action::{Action, Outcome};
use crate::cards::{Persian, Spartan};
use crate::game::Thermopyles;

impl Thermopyles {
    /// Reads an action: `retreat`, `charge 15`, `support 2`, `draw 1`, `decline`, `discard 10`.
    ///
    /// Somebody who plays alone may leave the seat of a draw away.
    pub(crate) fn action_from(&self, text: &str) -> Result<Action, Fault> {
        let mut words = text.split_whitespace();
        let action = match (words.next(), words.next(), words.next()) {
            (Some("retreat"), None, _) => Some(Action::Retreat),
            (Some("decline"), None, _) => Some(Action::Decline),
            (Some("draw"), None, _) if self.options.players == 1 => Some(Action::Draw(Seat::FIRST)),
            (Some("charge"), Some(card), None) => spartan(card).map(Action::Charge),
            (Some("discard"), Some(card), None) => spartan(card).map(Action::Discard),
            (Some("support"), Some(cards), None) => number(cards).map(Action::Support),
            (Some("draw"), Some(seat), None) => {
                number(seat).and_then(|seat| Seat::numbered(seat, 8)).map(Action::Draw)
            }
            _ => None,
        };
        action.ok_or_else(|| {
            Fault::new(format!(
                "{} is no action; write retreat, charge 10 to 20, support 0 to 4, draw SEAT, \
                 decline, or discard 10 to 20",
                fault::quoted(text)
            ))
        })
    }
}

/// Reads an outcome: `die 4`, `spartan 15`, `persian 20/24`, or the bare value.
pub(crate) fn outcome_from(text: &str) -> Result<Outcome, Fault> {
    let bare = |text: &str| {
        let die = || number(text).and_then(D6::new).map(Outcome::Die);
        let card = || spartan(text).map(Outcome::Spartan);
        die().or_else(card).or_else(|| persian(text).map(Outcome::Persian))
    };
    let mut words = text.split_whitespace();
    let outcome = match (words.next(), words.next(), words.next()) {
        (Some(value), None, _) => bare(value),
        (Some("die"), Some(face), None) => number(face).and_then(D6::new).map(Outcome::Die),
        (Some("spartan"), Some(card), None) => spartan(card).map(Outcome::Spartan),
        (Some("persian"), Some(card), None) => persian(card).map(Outcome::Persian),
        _ => None,
    };
    outcome.ok_or_else(|| {
        Fault::new(format!(
            "{} is no outcome; write a die 1 to 6, a Spartan card 10 to 20, or a Persian card \
             by its values, as 20/24",
            fault::quoted(text)
        ))
    })
}

/// A small number, written one way only: no sign, no leading zero.
fn number(text: &str) -> Option<u8> {
    text.parse::<u8>().ok().filter(|number| number.to_string() == text)
}

fn spartan(text: &str) -> Option<Spartan> {
    number(text).and_then(Spartan::new)
}

fn persian(text: &str) -> Option<Persian> {
    let (combat, annihilation) = text.split_once('/')?;
    Persian::new(number(combat)?, number(annihilation)?)
}
