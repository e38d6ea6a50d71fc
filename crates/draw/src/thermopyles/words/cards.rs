//! Cards: what a location, a card or a pile of Thermopyles is, has and means.

use engine::Seat;
use engine::components::Provenance;
use game_thermopyles::cases::{
    K2, K3, K5, K6, K8, K9, K10, K11, K12, K13, K14, K17, K18, K20, K23, K24, K25, K26, K27,
};
use game_thermopyles::map::{DEFEAT, gives_die};
use game_thermopyles::view::HandView;
use game_thermopyles::{Location, Persian, Spartan, View};

use super::{cards, graveyard};
use crate::card::{CLOSED, Card};
use crate::depict::SeatNames;
use crate::grammar::{Subject, YOU, capital, counted, possessive};

/// The card of a part of the drawn table.
pub(in crate::thermopyles) fn card(view: &View, part: &str, names: SeatNames<'_>) -> Option<Card> {
    let (what, rest) = part.split_once('-').unwrap_or((part, ""));
    match what {
        "location" => rest.parse().ok().and_then(Location::new).map(|it| location(view, it)),
        "slot" => slot(view, rest.parse().ok()?),
        "hand" => hand(view, rest, names),
        "seat" => seat_of(view, rest).map(|seat| player(view, seat, names)),
        "support" => Some(support(view)),
        _ => pile(view, part),
    }
}

fn location(view: &View, here: Location) -> Card {
    let name = view.map.name(here);
    let (at, marker) = (here.number(), view.marker.number());
    let far = match at.cmp(&marker) {
        std::cmp::Ordering::Equal => "the marker is here".to_owned(),
        std::cmp::Ordering::Greater => {
            format!("{} back from the marker", counted(at - marker, "step"))
        }
        std::cmp::Ordering::Less => "given up".to_owned(),
    };
    let die = if gives_die(here) { "one, in every fight" } else { "none" };
    let mut card = Card::titled(format!("Location {here}, {}", name.text))
        .row("Marker", far)
        .row("Location die", format!("{die} {K14}"))
        .note(format!("A retreat moves the marker one location on, and brings a card. {K8} {K9}"));
    if here == DEFEAT {
        card = card.note(format!("If the marker comes here, the game is lost. {K24}"));
    }
    if here == view.map.start {
        card = card.note(format!("The marker starts here: {}. [A3]", source(view.map.start_from)));
    }
    card.note(format!("Its name: {}. [A4]", source(name.provenance)))
}

const fn source(provenance: Provenance) -> &'static str {
    match provenance {
        Provenance::Printed => "printed in the rulebook",
        Provenance::Derived => "derived from print",
        Provenance::Reconstructed => "reconstructed, as the rulebook lacks it",
        Provenance::Owner => "from this table's own sheet",
    }
}

fn slot(view: &View, number: usize) -> Option<Card> {
    let held = *view.slots.get(number.checked_sub(1)?)?;
    let Some(card) = held else {
        let empty = Card::titled(format!("Slot {number}, empty"));
        return Some(empty.note(format!("A Persian card comes on here. {K2} {K20}")));
    };
    Some(persian(view, number, card))
}

fn persian(view: &View, number: usize, card: Persian) -> Card {
    let kind = card.kind();
    let (combat, end) = (card.combat_value(), card.annihilation_value());
    let bonus = if card.has_bonus() { "yes: beaten, it brings a card" } else { "no" };
    let first =
        if number == 1 { "It is fought first." } else { "It is fought if the first is beaten." };
    Card::titled(format!("Persian card {card}, slot {number}"))
        .row("Combat Value", format!("{combat}: a total of {combat} or more repels it {K17}"))
        .row("Annihilation Value", format!("{end}: a total of {end} or more eliminates it {K18}"))
        .row("Λ", format!("{bonus} {K23}"))
        .row("Such cards to come", of(view.persian_deck.count(kind), Persian::DECK.count(kind)))
        .row("In the Graveyard", view.graveyard.count(kind).to_string())
        .row("Repelled", view.repelled.count(kind).to_string())
        .note(format!("{first} [K19]"))
        .note("The rulebook prints all 28 Persian cards. [K1]")
}

fn of(count: u8, all: u8) -> String {
    format!("{count} of {all}")
}

fn seat_of(view: &View, number: &str) -> Option<Seat> {
    Seat::numbered(number.parse().ok()?, view.options.players)
}

/// `hand-1-15` is a card of a hand that is seen; `hand-1` is one that is not.
fn hand(view: &View, rest: &str, names: SeatNames<'_>) -> Option<Card> {
    let Some((seat, value)) = rest.split_once('-') else {
        return seat_of(view, rest).map(|seat| player(view, seat, names));
    };
    let seat = seat_of(view, seat)?;
    let HandView::Open(held) = *view.hands.get(seat.index())? else { return None };
    let card = Spartan::new(value.parse().ok()?)?;
    let kind = card.kind();
    let value = card.combat_value();
    Some(
        Card::titled(format!("Spartan card {card}"))
            .row("Combat Value", format!("{value}, before any die {K11}"))
            .row("In this hand", held.count(kind).to_string())
            .row("Not seen yet", of(view.spartans_unseen.count(kind), Spartan::DECK.count(kind)))
            .row("Spent", view.spartan_discards.count(kind).to_string())
            .note(format!("Charge with it, and it is spent whatever happens. {K11} [K22]"))
            .note(format!("Support and some locations add dice to it. {K12} {K14}"))
            .note("The rulebook prints all 20 Spartan cards. [K1]"),
    )
}

fn player(view: &View, seat: Seat, names: SeatNames<'_>) -> Card {
    let size = view.hands.get(seat.index()).map_or(0, |hand| hand.size());
    let limit = match view.options.hand_limit {
        Some(limit) => format!("{} at most {K5}", counted(limit, "card")),
        None => "no limit at this table".to_owned(),
    };
    let alone = view.viewer.is(seat) && view.options.players == 1;
    let whose = possessive(if alone { YOU } else { names.name(seat) });
    Card::titled(capital(&format!("{whose} hand")))
        .row("Holds", cards(size))
        .row("May keep", limit)
        .note(format!("A turn is a retreat or a charge with one card. {K6}"))
}

fn support(view: &View) -> Card {
    let left = Subject::counted(view.support, "card").does("be");
    Card::titled("Support")
        .row("Left", format!("{left} left of four {K13}"))
        .row("Each gives", format!("one six-sided die, added to the total {K12}"))
        .note(format!("A Support card is spent once in the whole game. {K13}"))
}

fn pile(view: &View, part: &str) -> Option<Card> {
    Some(match part {
        "deck" => Card::titled("Spartan deck")
            .row("Left", cards(view.spartan_deck))
            .note(format!("Retreats and beaten Persians with the Λ bring cards. {K3} {K9} {K23}"))
            .note(format!("Discards are never shuffled again. {K10}"))
            .note(format!("Without a card in any hand or here, the game is lost. {K25}")),
        "persian-deck" => Card::titled("Persian deck")
            .row("Left", cards(view.persian_deck.size()))
            .note(format!("It refills the two slots; when it cannot, the game is won. {K2} {K26}")),
        "graveyard" => Card::titled("Graveyard")
            .row("Eliminated", graveyard(view.graveyard.size(), view.options.graveyard_goal))
            .row("Repelled", cards(view.repelled.size()))
            .note(format!(
                "Eliminated cards lie here; when it is full, the game is won. {K18} {K27}"
            ))
            .note(format!("Repelled cards are out of the game, too, but do not fill it. {K17}")),
        "tray" => Card::titled("The fight")
            .note(format!("The charged card, its dice, and the total against each Persian. {K11}")),
        CLOSED => Card::titled("Sea and mountains")
            .note(format!("The marker goes along the road, from location to location. {K8}")),
        "decline" => {
            Card::titled("Leave it").note(format!("The card stays in the deck. {K9} {K23}"))
        }
        _ => return None,
    })
}
