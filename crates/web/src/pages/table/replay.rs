//! Replay: a slider over the steps, and buttons for those who have no use for one.

use maud::{Markup, html};

use crate::look::Look;
use crate::pages::shell::sign;
use crate::words::here as words;

/// The controls. They work as links without any script.
pub(super) fn fragment(look: &Look<'_>) -> Markup {
    let at = look.replay.unwrap_or(look.steps);
    let to = |step: usize| format!("{}?step={step}", look.path);
    html! {
        form.replay method="get" action=(look.path) {
            a.button href=(to(0)) data-step="0" { (sign("«", words::FIRST)) }
            a.button href=(to(at.saturating_sub(1))) data-step=(at.saturating_sub(1)) {
                (sign("‹", words::PREVIOUS))
            }
            label {
                span.unseen { (words::REPLAY_STEP) }
                input #slider type="range" name="step" min="0" max=(look.steps) value=(at)
                    aria-valuetext=(words::step_of(at, look.steps));
            }
            a.button href=(to((at + 1).min(look.steps))) data-step=((at + 1).min(look.steps)) {
                (sign("›", words::NEXT))
            }
            a.button href=(to(look.steps)) data-step=(look.steps) { (sign("»", words::LAST)) }
            button #autoplay type="button" aria-pressed="false" { (words::PLAY) }
            noscript { button { (words::SHOW_STEP) } }
            output.help for="slider" { (words::step_of(at, look.steps)) }
            a.button.primary #back-to-play href=(look.path) hidden[look.replay.is_none()] {
                (words::BACK_TO_PLAY)
            }
        }
    }
}
