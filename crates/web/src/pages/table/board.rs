//! The board: the game's own picture, and the same in text.
//!
//! A drawing may mark its groups for the client: `piece` is a counter or card and `place-name` the
//! name of a place, both of which the player can hide; `recent` is a mark of what was done last, shown
//! until it is acknowledged. Every part with `data-target` can be asked about and planned with.

use std::collections::BTreeSet;

use draw::{Die, Ink, Sheet};
use maud::{Markup, PreEscaped, html};

use crate::look::Look;
use crate::pages::{cases, grounds};

/// The picture.
pub(super) fn fragment(look: &Look<'_>) -> Markup {
    picture(look.table, look.viewer, look.asked().is_some())
}

/// A table's sheets for one viewer, with their targets where they may be chosen. Those for some
/// windows alone are shown by the style sheet where they fit.
pub(crate) fn picture(
    table: &dyn games::Session,
    viewer: engine::Viewer,
    interactive: bool,
) -> Markup {
    let sheets = table.sheets(viewer, interactive);
    let rows: BTreeSet<u8> = sheets.iter().map(|sheet| sheet.row).collect();
    html! {
        @for row in rows {
            div.sheets data-k={ "row-" (row) } {
                @for sheet in sheets.iter().filter(|sheet| sheet.row == row) {
                    (the_sheet(table, sheet))
                }
            }
        }
        @for line in table.legend(viewer) {
            p.legend { (cases::linked(table.info(), line.trim())) }
        }
    }
}

/// The figures that the sheets use by their names.
pub(crate) fn stamps(table: &dyn games::Session) -> Markup {
    html! {
        svg.stamps aria-hidden="true" focusable="false" width="0" height="0" fill="none"
            stroke-linecap="round" stroke-linejoin="round" {
            defs { (PreEscaped(table.stamps())) (faces()) }
        }
    }
}

/// What a map is given around it, in its own units: a ring around a part at its edge is seen whole.
const RIM: f32 = 4.0;

/// One sheet. Its size is given four times over: sheets in a row shrink together, and none grows.
fn the_sheet(table: &dyn games::Session, sheet: &Sheet) -> Markup {
    let [x, y, width, height] = sheet.window;
    let rim = if sheet.is_map { RIM } else { 0.0 };
    let [x, y, width, height] = [x - rim, y - rim, width + rim * 2.0, height + rim * 2.0];
    let ground = grounds::address(table, sheet.name);
    let windows = sheet.shown.windows();
    let said = Some(windows).filter(|it| !it.is_empty());
    let layout = said.map_or_else(String::new, |it| format!(" {it}"));
    let class = if sheet.is_map { " map" } else { "" };
    let svg = html! {
        svg class={ "pm sheet" (layout) (class) } data-k=(sheet.name) data-sheet=(sheet.name)
            viewBox={ (x) " " (y) " " (width) " " (height) } width=(width * 4.0)
            height=(height * 4.0) fill="none" stroke-linecap="round" stroke-linejoin="round"
            role="group"
            data-layout=[said] aria-label=(sheet.label) {
            @if let Some(ground) = ground {
                g.ground data-k={ (sheet.name) ".ground" } data-ground=(ground) aria-hidden="true" {}
            }
            (cases::drawn(table.info(), &sheet.svg))
        }
    };
    html! {
        @if sheet.is_map {
            div class={ "map-view" (layout) } data-k={ "view-" (sheet.name) } data-layout=[said] tabindex="0"
                role="group" aria-label=(crate::words::here::screen::MAP) { (svg) }
        } @else { (svg) }
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

/// The most that a die with its number on it shows.
const MOST: u8 = 20;

/// Every face of every die, once in a page.
fn faces() -> Markup {
    html! {
        @for (face, pips) in (1_u8..).zip(PIPS) {
            symbol.die-face id={ "die-6-" (face) } viewBox="0 0 24 24" {
                rect x="1.500" y="1.500" width="21" height="21" rx="4.500" {}
                @for (x, y) in pips { circle cx=(x) cy=(y) r="2.200" {} }
            }
        }
        @for face in 1..=MOST {
            symbol.die-face id={ "die-" (face) } viewBox="0 0 24 24" {
                path d="M12 1L23 12L12 23L1 12Z" {}
                text x="12" y="15.500" text-anchor="middle" font-size="10" { (face) }
            }
        }
    }
}

/// A die that shows a face: pips on six faces, a number on more.
pub(super) fn die(die: Die) -> Markup {
    let face = die.face;
    let kind = if die.faces == 6 { "6-" } else { "" };
    html! {
        svg.die role="img" aria-label=(face) { use href={ "#die-" (kind) (face) } {} }
    }
}
