//! What can be known of the dice: where they come from, what was committed to, and a check.

use maud::{Markup, html};

use crate::look::{Fair, Look};
use crate::words::here::fair as words;

/// The foot of the dice panel.
pub(super) fn panel(look: &Look<'_>) -> Markup {
    html! {
        div.fair {
            @if let Some(fair) = &look.fair {
                p.help { (words::FAIR) " " (awaited(look, fair)) }
                details {
                    summary { (words::FAIR_HOW) }
                    p.help { (words::FAIR_EXPLAINED) }
                    dl {
                        dt { (words::COMMITMENT) } dd { code { (fair.commitment) } }
                        dt { (words::SECRET) }
                        dd {
                            @match &fair.secret {
                                Some(secret) => code { (secret) },
                                None => (words::SECRET_KEPT),
                            }
                        }
                    }
                }
            }
            button type="button" #verify { (words::VERIFY) }
            p #verify-says .help role="status" {}
        }
    }
}

/// Whose part is awaited; this page adds its own by itself.
fn awaited(look: &Look<'_>, fair: &Fair) -> Markup {
    let names: Vec<&str> = fair.missing.iter().map(|&seat| look.table.name(seat)).collect();
    let own = fair.missing.iter().find(|seat| look.you.contains(seat));
    html! {
        @if !names.is_empty() { (words::awaited(&names.join(", "))) }
        @if let Some(seat) = own { span data-contribute=(seat) {} }
    }
}
