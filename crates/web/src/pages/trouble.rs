//! Error pages: what happened, and what to do now. Never a blank page.

use maud::{Markup, html};

use super::shell::{self, Frame};
use crate::words::here as words;

/// A page for an error. `what` is the cause as far as the player may know it.
pub(crate) fn page(status: u16, what: &str) -> String {
    let help = html! {
        p { (words::error_help(status)) }
        p { a.button href="/" { (words::LOBBY) } }
    };
    with(status, what, &help)
}

/// A page for a step that a game has not come to, with the way to the last that it has.
pub(crate) fn beyond(status: u16, what: &str, steps: usize) -> String {
    let help = html! {
        p { (words::only_steps(steps)) }
        div.row {
            a.button.primary href={ "?step=" (steps) } { (words::LAST) }
            a.button href="?" { (words::BACK_TO_PLAY) }
        }
    };
    with(status, what, &help)
}

fn with(status: u16, what: &str, help: &Markup) -> String {
    let title = words::error_title(status);
    let body = html! {
        main #main .prose {
            h1 { (title) }
            @if !what.is_empty() { p.what { (what) } }
            (help)
        }
    };
    shell::document(&Frame { title, page: "error", game: None, data: &[] }, &body)
}
