//! The bar over the board: its size, what is hidden on it, and the lens.

use maud::{Markup, html};

use crate::pages::shell::sign;
use crate::words::here::board as words;

/// The buttons. Those that would hide nothing are not offered; the client knows.
pub(super) fn bar() -> Markup {
    html! {
        div.board-bar role="group" aria-label=(words::TOOLS) {
            div.zoom role="group" aria-label=(words::ZOOM) {
                (zoom("out", "−", words::ZOOM_OUT))
                output #zoom-now aria-live="off" { "100 %" }
                (zoom("in", "+", words::ZOOM_IN))
                (zoom("fit", words::FIT, words::FIT_LABEL))
            }
            button type="button" data-lens aria-pressed="false" { (words::LENS) }
            button type="button" data-hide="pieces" aria-pressed="false" hidden { (words::HIDE_PIECES) }
            button type="button" data-hide="names" aria-pressed="false" hidden { (words::HIDE_NAMES) }
        }
    }
}

fn zoom(name: &str, mark: &str, label: &str) -> Markup {
    html! { button type="button" data-zoom=(name) { (sign(mark, label)) } }
}

/// The glass through which the client shows a part of the board larger.
pub(super) fn lens() -> Markup {
    html! { div #lens .lens aria-hidden="true" inert hidden {} }
}
