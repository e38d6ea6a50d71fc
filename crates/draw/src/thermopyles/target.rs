//! The parts of the drawn table, by name, and which of them are picked for an action.

use engine::Seat;
use game_thermopyles::state::Awaits;
use game_thermopyles::{Action, Location, Spartan, View};

use super::words::parts as say;
use super::words::picture::LEAVE_IT;
use crate::course::{Pick, PickKind};

/// The Spartan deck: a solitary player draws here.
pub(super) const DECK: &str = "deck";
/// The plaque that leaves a card undrawn.
pub(super) const DECLINE: &str = "decline";

/// A card of a hand.
pub(super) fn card(seat: Seat, card: Spartan) -> String {
    format!("hand-{seat}-{card}")
}

/// A place of the map.
pub(super) fn location(location: Location) -> String {
    format!("location-{location}")
}

/// A number of Support cards; 0 is the plaque that asks for none.
pub(super) fn support(cards: u8) -> String {
    format!("support-{cards}")
}

/// A player's name plate.
pub(super) fn seat(seat: Seat) -> String {
    format!("seat-{seat}")
}

/// How a person gives an action: one click says all.
pub(super) fn path(view: &View, action: Action) -> Vec<Pick> {
    let (kind, part, words) = match action {
        Action::Retreat => {
            let to = view.marker.onward().unwrap_or(Location::END);
            (PickKind::Place, location(to), say::location(view, to))
        }
        Action::Charge(it) => (PickKind::Card, card(view.active, it), say::card(it)),
        Action::Support(cards) => (PickKind::Number, support(cards), say::support(cards)),
        Action::Draw(_) if view.options.players == 1 => {
            (PickKind::Card, DECK.to_owned(), say::DECK.to_owned())
        }
        Action::Draw(to) => (PickKind::Seat(to), seat(to), say::seat(to)),
        Action::Decline => (PickKind::Command, DECLINE.to_owned(), LEAVE_IT.to_owned()),
        Action::Discard(it) => {
            let holder = match view.awaits {
                Awaits::Discard { seat, .. } => seat,
                _ => view.active,
            };
            (PickKind::Card, card(holder, it), say::card(it))
        }
    };
    vec![Pick { kind, part, words }]
}
