//! The end of the game: result, reason, luck, and what to do next.

use engine::{Node, Verdict};
use maud::{Markup, html};

use crate::look::{Look, Role};
use crate::pages::{cases, luck};
use crate::words::here as words;

/// Empty until the game is over.
pub(super) fn fragment(look: &Look<'_>) -> Markup {
    let Node::Over(ending) = look.table.node() else { return html! {} };
    if look.replay.is_some() {
        return html! {};
    }
    let info = look.table.info();
    let own = look.you.first().map(|&seat| ending.verdict(seat));
    let class = match own {
        Some(Verdict::Won) => "won",
        Some(Verdict::Lost) => "lost",
        _ => "drawn",
    };
    html! {
        section class={ "ending " (class) } aria-labelledby="ending-title" {
            h2 #ending-title tabindex="-1" { (words::OVER) }
            p.result { (cases::linked(info, &look.table.prompt(look.viewer))) }
            (luck::summary(look.table))
            div.row {
                @if look.role == Role::Owner {
                    a.button.primary href={ "/new/" (info.id) } { (words::PLAY_AGAIN) }
                }
                a.button href={ (look.path) "?step=0" } data-step="0" {
                    (words::WATCH_AGAIN)
                }
            }
        }
    }
}
