//! Error pages: what happened, and what to do now. Never a blank page.

use maud::html;

use super::shell::{self, Frame};
use crate::words::here as words;

/// A page for an error. `what` is the cause as far as the player may know it.
pub(crate) fn page(status: u16, what: &str) -> String {
    let title = words::error_title(status);
    let body = html! {
        main #main .prose {
            h1 { (title) }
            @if !what.is_empty() { p.what { (what) } }
            p { (words::error_help(status)) }
            p { a.button href="/" { (words::LOBBY) } }
        }
    };
    shell::document(&Frame { title, page: "error", game: None, data: &[] }, &body)
}
