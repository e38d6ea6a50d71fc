//! Replay: a slider over the steps, and buttons for those who have no use for one.
//!
//! Only the slider and what it stands at change with a step; the buttons around it are given their
//! steps once, for those who have no script.

use draw::Chapter;
use maud::{Markup, html};
use serde_json::{Value, json};

use crate::look::Look;
use crate::pages::shell::{choice, sign};
use crate::words::here as words;
use crate::words::here::follow;

/// What changes with every step.
pub(super) fn fragment(look: &Look<'_>) -> Markup {
    let at = look.replay.unwrap_or(look.steps);
    html! {
        label {
            span.unseen { (words::REPLAY_STEP) }
            input #slider data-k="slider" type="range" name="step" min="0" max=(look.steps)
                value=(at) aria-valuetext=(words::step_of(at, look.steps));
        }
        output data-k="at" .help for="slider" { (words::step_of(at, look.steps)) }
    }
}

/// The controls around it. They work as links without any script.
pub(super) fn controls(look: &Look<'_>, inner: &Markup) -> Markup {
    let at = look.replay.unwrap_or(look.steps);
    let go = |step: usize, name: &str, mark: &str, label: &str| {
        html! { a.button href={ "?step=" (step) } data-go=(name) { (sign(mark, label)) } }
    };
    let by_chapter = |name: &str, mark: &str, label: &str| {
        html! { button.chapter type="button" data-go=(name) { (sign(mark, label)) } }
    };
    html! {
        form.replay method="get" action=(look.path) {
            (go(0, "first", "«", words::FIRST))
            (by_chapter("turnBack", follow::TURN_BACK_SIGN, follow::TURN_BACK))
            (by_chapter("phaseBack", follow::PHASE_BACK_SIGN, follow::PHASE_BACK))
            (go(at.saturating_sub(1), "back", "‹", words::PREVIOUS))
            (inner)
            (go((at + 1).min(look.steps), "forward", "›", words::NEXT))
            (by_chapter("phaseOn", follow::PHASE_ON_SIGN, follow::PHASE_ON))
            (by_chapter("turnOn", follow::TURN_ON_SIGN, follow::TURN_ON))
            (go(look.steps, "last", "»", words::LAST))
            button #autoplay type="button" aria-pressed="false" { (words::PLAY) }
            (choice("speed", follow::SPEED, &follow::SPEEDS))
            noscript { button { (words::SHOW_STEP) } }
            output.help #chapter hidden {}
            a.button.primary #back-to-play href=(look.path) hidden[look.replay.is_none()] {
                (words::BACK_TO_PLAY)
            }
        }
    }
}

/// Where turns and their parts began, for the client: it asks once, when somebody looks back.
pub(crate) fn chapters(look: &Look<'_>) -> Value {
    let begun = look.table.chapters(look.viewer);
    let level = |chapter| match chapter {
        Chapter::Turn => 0,
        Chapter::Phase => 1,
    };
    begun
        .iter()
        .map(|it| json!({ "step": it.step, "level": level(it.chapter), "words": it.words }))
        .collect()
}
