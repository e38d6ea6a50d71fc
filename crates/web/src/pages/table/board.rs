//! The board: the game's own picture, and the same in text.
//!
//! A drawing may mark its groups for the client: `piece` is a counter or card and `place-name` the
//! name of a place, both of which the player can hide; `recent` is a mark of what was done last, shown
//! until it is acknowledged. Every part with `data-target` can be asked about and planned with.

use draw::{Frame, Ink, Layout, Theme};
use maud::{Markup, PreEscaped, html};

use crate::look::Look;

/// The picture.
pub(super) fn fragment(look: &Look<'_>) -> Markup {
    picture(look.table, look.viewer, look.asked().is_some())
}

/// A table's picture for one viewer, with its targets where they may be chosen. It is drawn for a
/// desk and for a phone; the style sheet shows the one that fits.
pub(crate) fn picture(
    table: &dyn games::Table,
    viewer: engine::Viewer,
    interactive: bool,
) -> Markup {
    let drawn = |layout: Layout| {
        PreEscaped(table.svg(viewer, Frame { layout, theme: Theme::Light, interactive }))
    };
    html! {
        div.wide { (drawn(Layout::Wide)) }
        div.narrow { (drawn(Layout::Narrow)) }
    }
}

/// The table in text: everything that the picture shows.
pub(super) fn text(look: &Look<'_>) -> Markup {
    html! {
        pre.text-board tabindex="0" role="group" aria-label=(crate::words::here::TEXT_BOARD) {
            (look.table.board(look.viewer, Ink::Plain))
        }
    }
}

/// Where the pips of a face stand, in a square of 24.
const PIPS: [&[(u8, u8)]; 6] = [
    &[(12, 12)],
    &[(7, 7), (17, 17)],
    &[(7, 7), (12, 12), (17, 17)],
    &[(7, 7), (17, 7), (7, 17), (17, 17)],
    &[(7, 7), (17, 7), (12, 12), (7, 17), (17, 17)],
    &[(7, 6), (17, 6), (7, 12), (17, 12), (7, 18), (17, 18)],
];

/// A die that shows a face.
pub(super) fn die(face: usize) -> Markup {
    let pips = face.checked_sub(1).and_then(|at| PIPS.get(at)).copied().unwrap_or_default();
    html! {
        svg.die viewBox="0 0 24 24" role="img" aria-label=(face) {
            rect x="1.500" y="1.500" width="21" height="21" rx="4.500" {}
            @for (x, y) in pips { circle cx=(x) cy=(y) r="2.200" {} }
        }
    }
}
