//! Following somebody else's turn: what is being shown, how fast, and what happened meanwhile.

use maud::{Markup, html};
use serde_json::Value;

use crate::host::update::motions as moved;
use crate::look::Look;
use crate::pages::shell::choice;
use crate::words::here::{board, follow as words};

/// The strip under the board, over the replay, while somebody else's turn is shown; on a phone at the
/// foot of the screen. The client fills and shows it.
pub(super) fn bar() -> Markup {
    html! {
        section #follow .follow aria-label=(words::FOLLOW) hidden {
            div #follow-dice .follow-dice aria-hidden="true" {}
            p #follow-said {}
            div #follow-reasons .follow-reasons tabindex="0" role="region" aria-label=(words::WHY) hidden {}
            div.row {
                button #follow-step type="button" { (words::NEXT) }
                button #follow-pause type="button" aria-pressed="false" { (words::PAUSE) }
                button #follow-turn type="button" { (words::SKIP_TURN) }
                button #follow-why type="button" aria-expanded="false" aria-controls="follow-reasons" hidden {
                    (words::WHY)
                }
                (choice("speed", words::SPEED, &words::SPEEDS))
            }
        }
        svg #follow-layer .follow-layer aria-hidden="true" focusable="false" {}
    }
}

/// What happened since the player last looked; the client fills and shows it.
pub(super) fn since() -> Markup {
    html! {
        section #since .panel.since aria-labelledby="since-title" hidden {
            h2 #since-title {}
            ul #since-list {}
            div.row {
                button #since-seen type="button" { (board::SEEN) }
                button #since-show type="button" { (words::SHOW_ME) }
                button #since-all type="button" aria-pressed="false" { (words::ALL_MOVES) }
            }
        }
    }
}

/// What moved in a step, for the client that shows it.
pub(super) fn motions(look: &Look<'_>, step: usize) -> String {
    let told = look.table.told(step.saturating_sub(1), Some(look.viewer));
    Value::Array(moved(&told)).to_string()
}
