//! What wins and what loses, in words: when, and how far it is.

use engine::Viewer;
use game_thermopyles::View;
use game_thermopyles::map::DEFEAT;

use crate::grammar::{Agreement, Subject, YOU, counted};

/// Who wins and loses: the one who plays alone, or the team.
pub(in crate::thermopyles) fn who(view: &View) -> Subject<'static> {
    match view.viewer {
        Viewer::Seat(_) if view.options.players == 1 => Subject::person(YOU),
        Viewer::Seat(_) => Subject::named("Your team", Agreement::One),
        Viewer::Spectator => Subject::named("The Spartans", Agreement::Many),
    }
}

/// [K27] The Graveyard is full.
pub(in crate::thermopyles) fn graveyard(full: u8, buried: u32) -> (String, String) {
    let cards = Subject::counted(full, "eliminated Persian card").does("lie");
    (format!("{cards} in the Graveyard"), so_far(buried))
}

/// [K26] No card is left to come on.
pub(in crate::thermopyles) fn army_spent(deck: u32) -> (String, String) {
    let left = match deck {
        0 => "the deck is empty".to_owned(),
        deck => format!("{} to come", counted(deck, "card")),
    };
    ("beaten Persians cannot be replaced from their deck".to_owned(), left)
}

/// [K24] The last location.
pub(in crate::thermopyles) fn ground_lost(view: &View) -> (String, String) {
    let here = view.marker.number();
    (format!("the marker comes to location {DEFEAT}"), format!("it is at location {here}"))
}

/// [K25] No card in any hand or in the deck.
pub(in crate::thermopyles) fn cards_spent(cards: u32) -> (String, String) {
    let left = format!("{} left", counted(cards, "card"));
    ("no Spartan card is left in hand or deck".to_owned(), left)
}

fn so_far(count: u32) -> String {
    if count == 0 { "none so far".to_owned() } else { format!("{count} so far") }
}
