//! The parts of the drawn table, by name: where one clicks for an action.

use engine::Seat;
use game_thermopyles::state::Awaits;
use game_thermopyles::{Action, Location, Spartan, View};

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

/// Where one clicks for an action.
pub(super) fn of(view: &View, action: Action) -> String {
    match action {
        Action::Retreat => location(view.marker.onward().unwrap_or(Location::END)),
        Action::Charge(it) => card(view.active, it),
        Action::Support(cards) => support(cards),
        Action::Draw(_) if view.options.players == 1 => DECK.to_owned(),
        Action::Draw(to) => seat(to),
        Action::Decline => DECLINE.to_owned(),
        Action::Discard(it) => {
            let holder = match view.awaits {
                Awaits::Discard { seat, .. } => seat,
                _ => view.active,
            };
            card(holder, it)
        }
    }
}
