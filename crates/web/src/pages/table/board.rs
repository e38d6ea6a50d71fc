//! The board: the game's own picture, and the same in text.
//!
//! A drawing may mark its groups for the client: `piece` is a counter or card and `place-name` the
//! name of a place, both of which the player can hide; `recent` is a mark of what was done last, shown
//! until it is acknowledged. Every part with `data-target` can be asked about and planned with.

use draw::{Die, Frame, Ink, Layout, Theme};
use maud::{Markup, html};

use crate::look::Look;
use crate::pages::cases;

/// The picture.
pub(super) fn fragment(look: &Look<'_>) -> Markup {
    picture(look.table, look.viewer, look.asked().is_some())
}

/// A table's picture for one viewer, with its targets where they may be chosen. It is drawn for a
/// desk and for a phone; the style sheet shows the one that fits.
pub(crate) fn picture(
    table: &dyn games::Session,
    viewer: engine::Viewer,
    interactive: bool,
) -> Markup {
    let drawn = |layout: Layout| {
        let svg = table.svg(viewer, Frame { layout, theme: Theme::Light, interactive });
        cases::drawn(table.info(), &svg)
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

/// A die that shows a face: pips on six faces, a number on more.
pub(super) fn die(die: Die) -> Markup {
    let face = die.face;
    let pips = usize::from(face).checked_sub(1).and_then(|at| PIPS.get(at)).copied();
    html! {
        svg.die viewBox="0 0 24 24" role="img" aria-label=(face) {
            @if die.faces == 6 {
                rect x="1.500" y="1.500" width="21" height="21" rx="4.500" {}
                @for (x, y) in pips.unwrap_or_default() { circle cx=(x) cy=(y) r="2.200" {} }
            } @else {
                path d="M12 1L23 12L12 23L1 12Z" {}
                text x="12" y="15.500" text-anchor="middle" font-size="10" { (face) }
            }
        }
    }
}
