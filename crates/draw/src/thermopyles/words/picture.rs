//! The words of the drawn table: headings, and what a screen reader says of each part.

use game_thermopyles::fight::Clash;
use game_thermopyles::map::{DEFEAT, gives_die};
use game_thermopyles::{Location, Persian, View};

use super::{cards, place};

pub(in crate::thermopyles) const HANDS: &str = "Hands";
pub(in crate::thermopyles) const PASS: &str = "The pass";
pub(in crate::thermopyles) const LINE: &str = "Persian line";
pub(in crate::thermopyles) const FIGHT: &str = "The fight";
pub(in crate::thermopyles) const QUIET: &str = "No fight yet";
pub(in crate::thermopyles) const NO_SUPPORT: &str = "no Support";
pub(in crate::thermopyles) const LEAVE_IT: &str = "leave it";
pub(in crate::thermopyles) const FIRST: &str = "first";
pub(in crate::thermopyles) const SECOND: &str = "second";
pub(in crate::thermopyles) const EMBLEM: &str =
    "A Spartan hoplite holds the pass between cliffs and sea against Persian archers";
pub(in crate::thermopyles) const CARD_COLUMN: &str = "Card";
pub(in crate::thermopyles) const LEFT_COLUMN: &str = "Still to come";
pub(in crate::thermopyles) const OF_COLUMN: &str = "In the deck";

/// The whole picture.
pub(in crate::thermopyles) fn table(view: &View) -> String {
    format!("The table of Thermopyles, the marker at location {}", place(view, view.marker))
}

/// What may be done, and with what.
pub(in crate::thermopyles) fn choice(words: &str, label: &str) -> String {
    format!("{words}: {label}")
}

/// A location.
pub(in crate::thermopyles) fn location(view: &View, location: Location) -> String {
    let mut label = format!("Location {}", place(view, location));
    if location == view.marker {
        label.push_str("; the marker is here");
    }
    if gives_die(location) {
        label.push_str("; gives a die");
    }
    if location == DEFEAT {
        label.push_str("; the game is lost here");
    }
    label
}

/// A Persian card in its slot.
pub(in crate::thermopyles) fn persian(slot: usize, card: Option<Persian>) -> String {
    let Some(card) = card else { return format!("Slot {slot}: empty") };
    let bonus = if card.has_bonus() { ", with the Λ" } else { "" };
    format!(
        "Slot {slot}: Persian card, Combat Value {}, Annihilation Value {}{bonus}",
        card.combat_value(),
        card.annihilation_value()
    )
}

/// The Persian deck.
pub(in crate::thermopyles) fn persian_deck(count: u32) -> String {
    format!("Persian deck: {}", cards(count))
}

/// The Spartan deck.
pub(in crate::thermopyles) fn spartan_deck(count: u32) -> String {
    format!("Spartan deck: {}", cards(count))
}

/// The Graveyard and the repelled cards.
pub(in crate::thermopyles) fn graveyard(view: &View) -> String {
    format!(
        "Graveyard: {}; repelled: {}",
        super::graveyard(view.graveyard.size(), view.options.graveyard_goal),
        cards(view.repelled.size())
    )
}

/// A Support card.
pub(in crate::thermopyles) fn support(number: u8, left: u8) -> String {
    let state = if number <= left { "ready" } else { "spent" };
    format!("Support card {number}, {state}")
}

/// Cards of one value in a hand.
pub(in crate::thermopyles) fn held(owner: &str, value: u8, count: u8) -> String {
    match count {
        1 => format!("{owner}: card {value}"),
        count => format!("{owner}: card {value}, {count} of them"),
    }
}

/// Cards that the viewer may not see.
pub(in crate::thermopyles) fn closed(owner: &str, size: u32) -> String {
    format!("{owner}: {} not seen", cards(size))
}

/// A player's name plate.
pub(in crate::thermopyles) fn plate(owner: &str, size: u32, in_turn: bool) -> String {
    let turn = if in_turn { ", in turn" } else { "" };
    format!("{owner}{turn}: {}", cards(size))
}

/// What became of a Persian card, short enough for a badge.
pub(in crate::thermopyles) const fn clash(clash: Clash) -> &'static str {
    match clash {
        Clash::Holds => "holds",
        Clash::Repelled => "repelled",
        Clash::Eliminated => "eliminated",
    }
}

/// A die, for those who cannot see it.
pub(in crate::thermopyles) fn die(face: u8, location: bool) -> String {
    let which = if location { "location die" } else { "Support die" };
    if face == 0 { format!("{which}, not rolled yet") } else { format!("{which}: {face}") }
}
