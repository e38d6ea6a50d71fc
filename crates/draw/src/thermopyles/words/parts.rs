//! What people call the parts of the drawn table that they pick.

use engine::Seat;
use game_thermopyles::{Location, Spartan, View};

use super::picture;
use crate::grammar::counted;

/// The pile that somebody who plays alone draws from.
pub(crate) const DECK: &str = "the Spartan deck";

/// A place of the map.
pub(crate) fn location(view: &View, location: Location) -> String {
    format!("location {}", super::place(view, location))
}

/// A Spartan card.
pub(crate) fn card(card: Spartan) -> String {
    format!("the {card}")
}

/// So many Support cards.
pub(crate) fn support(cards: u8) -> String {
    match cards {
        0 => picture::NO_SUPPORT.to_owned(),
        some => counted(some, "Support card"),
    }
}

/// A player, by his seat.
pub(crate) fn seat(seat: Seat) -> String {
    format!("seat {seat}")
}

/// What may be typed.
pub(crate) const EXAMPLES: &[(&str, &str)] = &[
    ("charge 15", "charge with the 15"),
    ("support 2", "ask for two Support cards"),
    ("fight 15 2", "both at once"),
    ("retreat", "go back a place"),
];
