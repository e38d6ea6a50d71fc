//! The table in text: map card, Persian line, piles, hands.

use engine::components::Provenance;
use engine::{Pool, Seat};
use game_thermopyles::map::{DEFEAT, MapCard, gives_die};
use game_thermopyles::state::Awaits;
use game_thermopyles::view::HandView;
use game_thermopyles::{Location, Persian, Spartan, View};

use super::words;
use crate::depict::SeatNames;
use crate::ink::{Ink, Paint};
use crate::text::{beside, centred, left, page, short, wrapped};

/// The width of a location on the map card, without its frame.
const CELL: usize = 10;
/// Where the piles stand, right of the Persian line.
const PILES_AT: usize = 32;
/// Where the hands stand, right of the names.
const HANDS_AT: usize = 28;
/// How many cards of a hand stand in one row.
const ROW: usize = 10;

/// The whole table.
pub(super) fn board(view: &View, names: SeatNames<'_>, ink: Ink) -> String {
    let mut lines = map_card(view, ink);
    lines.push(String::new());
    lines.extend(beside(&persian_line(view, ink), &piles(view, ink), PILES_AT));
    lines.push(String::new());
    if let Awaits::Support(fight) | Awaits::SupportDice { fight, .. } | Awaits::LocationDie(fight) =
        view.awaits
    {
        lines.push(format!("  {}", ink.paint(Paint::Gold, words::fight(fight))));
        lines.push(String::new());
    }
    for seat in Seat::all(view.options.players) {
        lines.extend(hand(view, seat, names, ink));
    }
    lines.push(String::new());
    lines.extend(legend(view).into_iter().map(|line| ink.paint(Paint::Faint, line)));
    page(&lines, 0)
}

/// [K1] The map card with the marker.
fn map_card(view: &View, ink: Ink) -> Vec<String> {
    let edge = |first: char, between: char, last: char| {
        let cells = vec!["─".repeat(CELL); usize::from(DEFEAT.number())];
        format!(" {first}{}{last}", cells.join(&between.to_string()))
    };
    let row = |cell: &dyn Fn(Location) -> String| {
        let cells: Vec<String> = Location::all()
            .map(|location| {
                let text = centred(&cell(location), CELL);
                match location {
                    here if here == view.marker => ink.paint(Paint::Gold, text),
                    DEFEAT => ink.paint(Paint::Red, text),
                    _ => text,
                }
            })
            .collect();
        format!(" │{}│", cells.join("│"))
    };
    let marked = |location: Location| {
        let here = location == view.marker;
        if here { format!("► {location} ◄") } else { location.to_string() }
    };
    vec![
        edge('┌', '┬', '┐'),
        row(&marked),
        row(&|location| name_line(view, location, 0)),
        row(&|location| name_line(view, location, 1)),
        row(&|location| what_is_there(&view.map, location)),
        edge('└', '┴', '┘'),
    ]
}

/// A location's name in two lines, with the sign of where it comes from.
fn name_line(view: &View, location: Location, line: usize) -> String {
    let name = view.map.name(location);
    let marked = format!("{}{}", name.text, sign(name.provenance));
    let lines = wrapped(&marked, CELL);
    match lines.get(line) {
        Some(text) if line == 1 && lines.len() > 2 => short(&format!("{text}…"), CELL),
        Some(text) => short(text, CELL),
        None => String::new(),
    }
}

pub(super) fn what_is_there(map: &MapCard, location: Location) -> String {
    match location {
        DEFEAT => words::LOST_HERE.to_owned(),
        start if start == map.start => {
            format!("{}{}", words::START, sign(map.start_from))
        }
        _ if gives_die(location) => words::DIE_HERE.to_owned(),
        _ => String::new(),
    }
}

pub(super) const fn sign(provenance: Provenance) -> &'static str {
    match provenance {
        Provenance::Printed | Provenance::Derived => "",
        Provenance::Reconstructed => "*",
        Provenance::Owner => "†",
    }
}

pub(super) fn legend(view: &View) -> Vec<String> {
    let names = view.map.names.iter().map(|name| name.provenance);
    let sources: Vec<Provenance> = names.chain([view.map.start_from]).collect();
    let told = |provenance, line: &str| sources.contains(&provenance).then(|| format!("  {line}"));
    let lines = [
        told(Provenance::Reconstructed, words::RECONSTRUCTED),
        told(Provenance::Owner, words::OWNED),
    ];
    lines.into_iter().flatten().collect()
}

/// [K2] The two Persian cards.
fn persian_line(view: &View, ink: Ink) -> Vec<String> {
    let [first, second] =
        [0, 1].map(|slot| persian_card(view.slots[slot], &words::slot(slot + 1), ink));
    first.iter().zip(&second).map(|(one, other)| format!("  {one}  {other}")).collect()
}

fn persian_card(card: Option<Persian>, heading: &str, ink: Ink) -> Vec<String> {
    let head = format!("┌─ {heading} ─┐");
    let foot = "└──────────┘".to_owned();
    let Some(card) = card else {
        let empty = ink.paint(Paint::Faint, "│          │");
        return vec![head, empty.clone(), empty.clone(), empty, foot];
    };
    let bonus = if card.has_bonus() { ink.paint(Paint::Green, "Λ") } else { " ".to_owned() };
    let combat = ink.paint(Paint::Strong, card.combat_value().to_string());
    let annihilation = ink.paint(Paint::Red, card.annihilation_value().to_string());
    vec![
        head,
        format!("│ CV {combat}  {bonus} │"),
        "│          │".to_owned(),
        format!("│ AV {annihilation}    │"),
        foot,
    ]
}

/// The piles and the Support cards.
fn piles(view: &View, ink: Ink) -> Vec<String> {
    let line = |label: &str, text: String| format!("{}{text}", left(label, 14));
    let buried = view.graveyard.size();
    let bar = view.options.graveyard_goal.map_or_else(String::new, |goal| {
        let full = "■".repeat(buried as usize);
        let open = "·".repeat(usize::from(goal).saturating_sub(buried as usize));
        format!("{}{open}  ", ink.paint(Paint::Green, full))
    });
    let support = match view.support {
        0 => ink.paint(Paint::Faint, words::SPENT),
        cards => vec!["[+d6]"; usize::from(cards)].join(" "),
    };
    let goal = view.options.graveyard_goal;
    vec![
        line(words::GRAVEYARD, format!("{bar}{}", words::graveyard(buried, goal))),
        line(words::REPELLED, words::cards(view.repelled.size())),
        line(words::PERSIAN_DECK, words::cards(view.persian_deck.size())),
        line(words::SPARTAN_DECK, words::cards(view.spartan_deck)),
        line(words::SUPPORT, support),
    ]
}

/// A hand: the deciding seat's as cards, the others' beside their names.
fn hand(view: &View, seat: Seat, names: SeatNames<'_>, ink: Ink) -> Vec<String> {
    let Some(&hand) = view.hands.get(seat.index()) else { return Vec::new() };
    let decides = deciding(view) == Some(seat);
    let arrow = if decides { "►" } else { " " };
    let name = short(&words::player(view, seat, names), HANDS_AT - 6);
    let label = format!("  {arrow} {name}");
    let label = if decides { ink.paint(Paint::Gold, label) } else { label };
    let cards = match hand {
        _ if hand.size() == 0 => vec![ink.paint(Paint::Faint, words::EMPTY_HAND)],
        HandView::Open(cards) if decides => {
            return std::iter::once(label).chain(spartan_cards(cards, ink)).collect();
        }
        HandView::Open(cards) => {
            let face = |kind| format!("[{}]", Spartan::of_kind(kind));
            cards.items().map(face).collect()
        }
        HandView::Closed(size) => vec!["[??]".to_owned(); size as usize],
    };
    let rows: Vec<String> = cards.chunks(ROW).map(|row| row.join(" ")).collect();
    beside(&[label], &rows, HANDS_AT)
}

/// The seat whose decision is waited for, or whose turn it is.
pub(super) fn deciding(view: &View) -> Option<Seat> {
    match view.awaits {
        Awaits::Discard { seat, .. } => Some(seat),
        Awaits::Reveal | Awaits::Deal | Awaits::Over(_) => None,
        _ => Some(view.active),
    }
}

/// Spartan cards, drawn.
fn spartan_cards(cards: Pool, ink: Ink) -> Vec<String> {
    let faces: Vec<String> = cards.items().map(|kind| Spartan::of_kind(kind).to_string()).collect();
    let mut lines = Vec::new();
    for row in faces.chunks(ROW) {
        let line = |cell: &dyn Fn(&String) -> String| {
            let cells: Vec<String> = row.iter().map(cell).collect();
            format!("    {}", cells.join(" "))
        };
        lines.push(line(&|_| "┌────┐".to_owned()));
        lines.push(line(&|face| format!("│ {} │", ink.paint(Paint::Strong, face))));
        lines.push(line(&|_| "└────┘".to_owned()));
    }
    lines
}
