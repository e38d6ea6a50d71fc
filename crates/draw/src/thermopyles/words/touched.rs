//! What is said of parts of the table with which nothing is done at the moment.

use game_thermopyles::cases::{K6, K8, K11, K18, K19, K20, K21};
use game_thermopyles::state::Awaits;
use game_thermopyles::{Location, View};

use crate::card::CLOSED;

/// Why nothing can be done with a part, by what somebody may have meant by touching it.
pub(in crate::thermopyles) fn touched(view: &View, part: &str) -> Option<String> {
    let turn = matches!(view.awaits, Awaits::Turn);
    match part.split_once('-').unwrap_or((part, "")) {
        ("location", number) => {
            let here = number.parse().ok().and_then(Location::new)?;
            Some(if turn { location(view, here) } else { later() })
        }
        ("slot", "1") if turn => {
            Some(format!("It is fought by a charge: choose a Spartan card of your hand. {K11}"))
        }
        ("slot", "2") if turn => {
            Some(format!("It is fought with the same total if a charge beats the first. {K19}"))
        }
        (CLOSED, "") => {
            Some(format!("The marker goes along the road, from location to location. {K8}"))
        }
        ("persian", "deck") => {
            Some(format!("Persian cards come on by themselves, when a slot is empty. {K20} {K21}"))
        }
        ("graveyard", "") => {
            Some(format!("Cards come here by themselves, when a fight eliminates them. {K18}"))
        }
        _ => None,
    }
}

/// Somebody would like to have the marker there.
fn location(view: &View, here: Location) -> String {
    let Some(next) = view.marker.onward() else { return later() };
    let next = super::place(view, next);
    if here == view.marker {
        format!("The marker is here. A retreat moves it to {next}, and nothing else does. {K8}")
    } else if here.number() < view.marker.number() {
        format!("The marker never goes forward again: a retreat moves it to {next}. {K8}")
    } else {
        format!("A retreat moves the marker one location: to {next}. {K8}")
    }
}

/// The marker moves at the beginning of a turn.
fn later() -> String {
    format!("The marker moves by a retreat alone, with which a turn begins. {K6} {K8}")
}
