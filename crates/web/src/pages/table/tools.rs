//! The bar over the board: its size, what is hidden on it, the lens, and the player's own plan.

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
            button type="button" data-aids aria-pressed="false" hidden { (words::AIDS) }
            button type="button" data-plan aria-pressed="false" { (words::PLAN) }
            button type="button" data-hide="pieces" aria-pressed="false" hidden { (words::HIDE_PIECES) }
            button type="button" data-hide="names" aria-pressed="false" hidden { (words::HIDE_NAMES) }
        }
    }
}

fn zoom(name: &str, mark: &str, label: &str) -> Markup {
    html! { button type="button" data-zoom=(name) { (sign(mark, label)) } }
}

/// Names the part of the board that is looked at, however small the map is; those who hear the page
/// are told with the part itself.
pub(super) fn caption() -> Markup {
    html! { p #map-caption .map-caption aria-hidden="true" {} }
}

/// The glass through which the client shows a part of the board larger.
pub(super) fn lens() -> Markup {
    html! { div #lens .lens aria-hidden="true" inert hidden {} }
}

/// Where the client draws the arrows of a plan; the list beside the board says them in words.
pub(super) fn plan_layer() -> Markup {
    html! { svg #plan-layer .plan-layer aria-hidden="true" focusable="false" {} }
}

/// What the map shows on demand, in words; the client fills it.
pub(super) fn aids() -> Markup {
    html! {
        section #aids-panel .panel.aids aria-labelledby="aids-title" hidden {
            h2 #aids-title { (words::AIDS_TITLE) }
            p.help { (words::AIDS_HELP) }
            ul #aids-list {}
        }
    }
}

/// The plan in words, and the field for notes.
pub(super) fn plan() -> Markup {
    html! {
        section #plan-panel .panel.plan aria-labelledby="plan-title" hidden {
            h2 #plan-title { (words::PLAN_TITLE) }
            p.help { (words::PLAN_HELP) }
            ol #plan-list {}
            form #plan-form .row autocomplete="off" {
                label { span #plan-pin { (words::PLAN_NOTE) }
                    input #plan-note type="text" maxlength="200" autocomplete="off"; }
                button { (words::PLAN_ADD) }
                button #plan-clear type="button" { (words::PLAN_CLEAR) }
            }
        }
    }
}
