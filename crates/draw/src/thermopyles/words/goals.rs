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
pub(in crate::thermopyles) fn graveyard(full: u8, buried: u32) -> (String, String, String) {
    let cards = Subject::counted(full, "eliminated Persian card").does("lie");
    let short = format!("{buried} of {full} Persian cards in the Graveyard");
    (format!("{cards} in the Graveyard"), so_far(buried), short)
}

/// [K26] No card is left to come on.
pub(in crate::thermopyles) fn army_spent(deck: u32) -> (String, String, String) {
    let left = match deck {
        0 => "the deck is empty".to_owned(),
        deck => format!("{} to come", counted(deck, "card")),
    };
    let short = format!("no Persian card comes on ({left})");
    ("beaten Persians cannot be replaced from their deck".to_owned(), left, short)
}

/// [K24] The last location.
pub(in crate::thermopyles) fn ground_lost(view: &View) -> (String, String, String) {
    let here = view.marker.number();
    let short = format!("the marker at {DEFEAT} (now at {here})");
    (format!("the marker comes to location {DEFEAT}"), format!("it is at location {here}"), short)
}

/// [K25] No card in any hand or in the deck.
pub(in crate::thermopyles) fn cards_spent(cards: u32) -> (String, String, String) {
    let left = format!("{} left", counted(cards, "card"));
    let short = format!("no Spartan card left ({left})");
    ("no Spartan card is left in hand or deck".to_owned(), left, short)
}

fn so_far(count: u32) -> String {
    if count == 0 { "none so far".to_owned() } else { format!("{count} so far") }
}
