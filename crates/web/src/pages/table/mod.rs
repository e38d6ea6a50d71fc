//! The board page: a frame that every game fills.
//!
//! [`fragments`] renders all that changes; [`page`] puts the same fragments into the frame, and the
//! live updates push them one by one. What a fragment shows comes from the look's own viewer.

mod actions;
mod board;
mod choices;
mod command;
mod ending;
mod figures;
mod follow;
mod frame;
mod goal;
pub(crate) mod log;
mod people;
mod replay;
mod talk;
mod tools;
mod ways;

use engine::Node;

use crate::look::{Fragments, Look};
use crate::words::here as words;

pub(crate) use board::{picture, stamps};
pub(crate) use figures::sequence_of;
pub(crate) use frame::page;
pub(crate) use replay::chapters;

/// Everything of the page that changes, by the id of the element that it fills.
pub(crate) fn fragments(look: &Look<'_>) -> Fragments {
    let mut fragments = at_each_step(look);
    fragments.insert("log", log::fragment(look).into_string());
    fragments
}

/// What lies folded up, and is asked for when it is opened: it is not sent at each step.
pub(crate) const FOLDED: [&str; 3] = ["cards", "tables", "text"];

/// One of the fragments that lie folded up.
pub(crate) fn folded(look: &Look<'_>, name: &str) -> Option<String> {
    let drawn = match name {
        "cards" => figures::remaining(look),
        "tables" => figures::tables(look),
        "text" => board::text(look),
        _ => match name.strip_prefix(ways::WAYS) {
            Some(part) => ways::of(look, part)?,
            None => log::reasons(look, name)?,
        },
    };
    Some(drawn.into_string())
}

/// The board alone.
pub(crate) fn board(look: &Look<'_>) -> String {
    board::fragment(look).into_string()
}

/// The same without the log, which only grows.
fn at_each_step(look: &Look<'_>) -> Fragments {
    Fragments::from([
        ("actions", actions::fragment(look).into_string()),
        ("board", board::fragment(look).into_string()),
        ("dice", log::dice(look).into_string()),
        ("ending", ending::fragment(look).into_string()),
        ("goal", goal::fragment(look).into_string()),
        ("prompt", actions::prompt(look).into_string()),
        ("replay", replay::fragment(look).into_string()),
        ("sequence", figures::sequence(look).into_string()),
        ("status", frame::status(look).into_string()),
        ("talk", talk::fragment(look).into_string()),
        ("title", words::page_title(&title(look))),
        ("tools", actions::tools(look).into_string()),
        ("tracks", figures::tracks(look).into_string()),
    ])
}

/// What goes on beside the game: it changes when people do something, not with each step, and has
/// messages of its own.
pub(crate) fn beside(look: &Look<'_>) -> Fragments {
    Fragments::from([
        ("chat", people::chat(look).into_string()),
        ("consent", people::consent(look).into_string()),
        ("here", people::here(look).into_string()),
    ])
}

/// The title of the window: it says when it is this page's turn.
fn title(look: &Look<'_>) -> String {
    match (look.asked(), look.replay) {
        (Some(_), _) => format!("{}: {}", words::YOUR_TURN, look.title),
        (None, Some(step)) => format!("{}: {}", words::step_of(step, look.steps), look.title),
        _ => look.title.to_owned(),
    }
}

/// Whether the position shown ends the game.
fn is_over(look: &Look<'_>) -> bool {
    matches!(look.table.node(), Node::Over(_))
}
