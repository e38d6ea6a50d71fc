//! [A22] The cards still to come, counted: everything on the table is open.

use engine::Pool;
use game_thermopyles::cards::PERSIAN_KINDS;
use game_thermopyles::view::HandView;
use game_thermopyles::{Persian, Spartan, View};

use super::words::{self, picture as say};
use crate::ink::{Ink, Paint};
use crate::parts;
use crate::text::{beside, left, page};

/// Where the Spartan half of the table begins.
const SPARTANS_AT: usize = 36;

/// Persian cards on the left, Spartan cards on the right: how many of each kind are unseen.
pub(super) fn remaining(view: &View, ink: Ink) -> String {
    let closed = view.hands.iter().any(|hand| matches!(hand, HandView::Closed(_)));
    let spartan_title = if closed { words::UNSEEN_OR_HELD } else { words::UNSEEN };
    let persians = (0..PERSIAN_KINDS as u8).map(|kind| {
        let card = Persian::of_kind(kind);
        let bonus = if card.has_bonus() { "Λ" } else { " " };
        row(&format!("{card} {bonus}"), kind, view.persian_deck, Persian::DECK)
    });
    let spartans = (0..Pool::KINDS).filter(|&kind| Spartan::DECK.has(kind)).map(|kind| {
        row(&Spartan::of_kind(kind).to_string(), kind, view.spartans_unseen, Spartan::DECK)
    });
    let half = |title: &str, pool: Pool, rows: &mut dyn Iterator<Item = String>| -> Vec<String> {
        let title = ink.paint(Paint::Strong, format!("{title}: {}", pool.size()));
        std::iter::once(title).chain(rows).collect()
    };
    let persians = half(words::PERSIANS_TO_COME, view.persian_deck, &mut { persians });
    let spartans = half(spartan_title, view.spartans_unseen, &mut { spartans });
    page(&beside(&persians, &spartans, SPARTANS_AT), 2)
}

/// The same as two HTML tables.
pub(super) fn remaining_html(view: &View) -> String {
    let closed = view.hands.iter().any(|hand| matches!(hand, HandView::Closed(_)));
    let spartan_title = if closed { words::UNSEEN_OR_HELD } else { words::UNSEEN };
    let persians = (0..PERSIAN_KINDS as u8).map(|kind| {
        let card = Persian::of_kind(kind);
        let bonus = if card.has_bonus() { " Λ" } else { "" };
        counted(format!("{card}{bonus}"), kind, view.persian_deck, Persian::DECK)
    });
    let spartans = (0..Pool::KINDS).filter(|&kind| Spartan::DECK.has(kind)).map(|kind| {
        counted(Spartan::of_kind(kind).to_string(), kind, view.spartans_unseen, Spartan::DECK)
    });
    let head = [say::CARD_COLUMN, say::LEFT_COLUMN, say::OF_COLUMN];
    let caption = |title: &str, pool: Pool| format!("{title}: {}", pool.size());
    let persian_caption = caption(words::PERSIANS_TO_COME, view.persian_deck);
    let spartan_caption = caption(spartan_title, view.spartans_unseen);
    parts::counted(&persian_caption, head, &persians.collect::<Vec<_>>())
        + &parts::counted(&spartan_caption, head, &spartans.collect::<Vec<_>>())
}

fn counted(card: String, kind: u8, left_over: Pool, deck: Pool) -> (String, u8, u8) {
    (card, left_over.count(kind), deck.count(kind))
}

fn row(card: &str, kind: u8, left_over: Pool, deck: Pool) -> String {
    let (here, all) = (left_over.count(kind), deck.count(kind));
    let bar = format!(
        "{}{}",
        "■".repeat(usize::from(here)),
        "·".repeat(usize::from(all.saturating_sub(here)))
    );
    format!("  {} {} {here} of {all}", left(card, 7), left(&bar, 5))
}
