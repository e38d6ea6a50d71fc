//! The frame of the board page: where everything stands, and what never changes.

use maud::{Markup, PreEscaped, html};

use super::{
    FOLDED, beside, board, command, folded as folded_up, follow, fragments, people, replay, tools,
};
use crate::blocks;
use crate::look::{Fragments, Look, Role};
use crate::pages::shell::{self, Frame};
use crate::pages::{card, rules};
use crate::words::here as words;

/// The whole page.
pub(crate) fn page(look: &Look<'_>, tick: &str) -> String {
    let mut parts = fragments(look);
    parts.extend(beside(look));
    parts.extend(FOLDED.iter().filter_map(|&name| Some((name, folded_up(look, name)?))));
    let info = look.table.info();
    let body = html! {
        (board::stamps(look.table))
        main #main .table-page {
            div.title {
                h1 { (look.title) }
                button #since-news type="button" hidden {}
            }
            (console(look, &parts))
            section.board-area aria-label=(words::BOARD) {
                (tools::bar())
                div.board-view #board-view tabindex="-1" role="group"
                    aria-label=(words::BOARD) {
                    (slot(&parts, "board")) (tools::plan_layer()) (tools::caption())
                }
                (tools::lens())
                div.under {
                    (follow::bar())
                    (replay::controls(look, &slot(&parts, "replay")))
                    (slot(&parts, "status"))
                }
            }
            (side(look, &parts))
            aside.rules-panel #rules-panel aria-label=(words::RULES) hidden {
                button.close type="button" data-close="rules-panel" { (words::CLOSE) }
                div #rules-inside {}
            }
        }
    };
    let data = client_data(look, tick);
    let title = super::title(look);
    let frame = Frame { title: &title, page: "table", game: Some(info), data: &data };
    shell::document(&frame, &body)
}

/// What is asked, what can be done, and what it may bring.
fn console(look: &Look<'_>, parts: &Fragments) -> Markup {
    html! {
        section.console aria-label=(words::ACTIONS) {
            (slot(parts, "ending"))
            (sheet_handle())
            (slot(parts, "prompt"))
            (slot(parts, "here"))
            (slot(parts, "consent"))
            (slot(parts, "tools"))
            (hands())
            (slot(parts, "goal"))
            (odds())
            (slot(parts, "actions"))
            (set_ups())
            (slot(parts, "talk"))
            (command::form(look))
        }
    }
}

/// Panels beside the board.
fn side(look: &Look<'_>, parts: &Fragments) -> Markup {
    html! {
        aside.side aria-label=(words::MORE) {
            @if look.places.iter().any(|place| place.link.is_some()) {
                (folded("share-panel", words::SHARE, true, &share(look)))
            }
            (people::talk(look, &slot(parts, "chat")))
            (follow::since())
            (tools::plan())
            (tools::aids())
            (card::panel())
            section.panel aria-labelledby="dice-title" {
                h2 #dice-title { (words::DICE) }
                (slot(parts, "dice"))
            }
            section.panel.log-panel aria-labelledby="log-title" {
                h2 #log-title { (words::LOG) }
                (log_tools())
                (slot(parts, "log"))
            }
            (folded("sequence-panel", words::SEQUENCE, true, &slot(parts, "sequence")))
            (folded("tracks-panel", words::TRACKS, false, &slot(parts, "tracks")))
            (folded("cards-panel", words::CARDS, false, &slot(parts, "cards")))
            @if look.table.lights_tables() {
                (folded("tables-panel", words::TABLES_IN_USE, false, &slot(parts, "tables")))
            }
            (folded("text-panel", words::TEXT_BOARD, false, &slot(parts, "text")))
            (folded("printed-panel", words::PRINTED, false, &printed(look)))
            @if look.places.iter().all(|place| place.link.is_none()) {
                (folded("share-panel", words::SHARE, false, &share(look)))
            }
        }
    }
}

/// What the client is told about the page.
fn client_data(look: &Look<'_>, tick: &str) -> Vec<(&'static str, String)> {
    vec![
        ("api", format!("/api/v1/games/{}", look.id)),
        ("id", look.id.to_owned()),
        ("who", who(look.role)),
        ("key", look.key.to_owned()),
        ("socket", look.socket.to_owned()),
        ("path", look.path.to_owned()),
        ("game", look.table.info().id.to_owned()),
        ("version", look.version.to_string()),
        ("tick", tick.to_owned()),
        ("phrases", blocks::short::EDITION.clone()),
        ("steps", look.steps.to_string()),
        ("replay", look.replay.map_or_else(String::new, |step| step.to_string())),
        ("motions", look.replay.map_or_else(String::new, |step| follow::motions(look, step))),
    ]
}

/// Whose page it is, for what a browser keeps of each game: a seat's number where it came by a link.
fn who(role: Role) -> String {
    match role {
        Role::Owner => "own".to_owned(),
        Role::Seat(seat) => seat.to_string(),
        Role::Watcher => "watch".to_owned(),
    }
}

/// The element that a fragment fills.
fn slot(parts: &Fragments, name: &'static str) -> Markup {
    let inner = parts.get(name).map_or("", String::as_str);
    let is_folded = FOLDED.contains(&name);
    html! {
        div id=(name) data-fragment[!is_folded] data-folded[is_folded] { (PreEscaped(inner)) }
    }
}

/// Set-ups that a player keeps in this browser: the client shows them while units are set up.
fn set_ups() -> Markup {
    html! {
        section #set-ups .set-ups aria-labelledby="set-ups-title" hidden {
            h2 #set-ups-title { (words::set_up::TITLE) }
            ul #set-ups-kept {}
            form #set-ups-keep .row {
                label { span { (words::set_up::NAME) }
                    input #set-ups-name required maxlength="40" autocomplete="off"; }
                button type="submit" { (words::set_up::KEEP) }
            }
        }
    }
}

/// Why not, and what is held in the hand: the client fills and shows both.
fn hands() -> Markup {
    html! {
        div #why .why hidden {}
        section #hand .hand aria-label=(words::hands::HELD) hidden {}
    }
}

fn folded(id: &str, title: &str, open: bool, inner: &Markup) -> Markup {
    html! {
        details.panel id=(id) open[open] {
            summary { h2 { (title) } }
            (inner)
        }
    }
}

/// On a phone the actions lie in a sheet of which a part is seen: this opens all of it.
fn sheet_handle() -> Markup {
    html! {
        button #sheet-handle .sheet-handle type="button" aria-expanded="false"
            aria-controls="actions" {
            span.when-closed { (shell::sign("▲", words::screen::OPEN_SHEET)) }
            span.when-open { (shell::sign("▼", words::screen::CLOSE_SHEET)) }
        }
    }
}

/// The odds of the action that is considered, and advice; the client fills it. It can be scrolled,
/// so it takes the focus.
fn odds() -> Markup {
    html! {
        section.odds-panel aria-labelledby="odds-title" {
            h2.unseen #odds-title { (words::ODDS) }
            div #odds tabindex="0" role="group" aria-labelledby="odds-title" {
                p.help { (words::odds::EMPTY) }
            }
        }
    }
}

fn log_tools() -> Markup {
    html! {
        div.row.log-tools {
            label { span.unseen { (words::FILTER_LOG) }
                input type="search" #log-filter placeholder=(words::FILTER_LOG) autocomplete="off"; }
            button type="button" #log-copy { (words::COPY_LOG) }
        }
    }
}

/// Where the record stands, and what the connection does.
pub(super) fn status(look: &Look<'_>) -> Markup {
    html! {
        p.status {
            span.saved { (words::saved(look.steps)) } " " span.clock { (words::talk::NO_CLOCK) }
            @if let Some(seat) = look.thinking {
                " " span.thinking { (words::thinking(look.table.name(seat))) }
            }
        }
    }
}

fn printed(look: &Look<'_>) -> Markup {
    let info = look.table.info();
    let own = look.table.header().own_components.as_deref();
    html! { div.printed { (rules::printed(info, own.unwrap_or(info.components))) } }
}

/// Links to send, and the record to take home.
fn share(look: &Look<'_>) -> Markup {
    html! {
        ul.links {
            @for place in look.places {
                @if let Some(link) = &place.link {
                    li { (copier(&place.name, link)) }
                }
            }
            @if let Some(watch) = look.watch { li { (copier(words::WATCH_LINK, watch)) } }
            li { (copier(words::THIS_PAGE, look.path)) }
        }
        p {
            @match &look.export {
                Ok(()) => button type="button" #export data-title=(look.title) {
                    (words::EXPORT_RECORD)
                },
                Err(why) => span.help { (words::EXPORT_RECORD) ": " (why) },
            }
        }
    }
}

fn copier(name: &str, link: &str) -> Markup {
    html! {
        span { (name) } " "
        button type="button" data-copy=(link) {
            (words::COPY_LINK) span.unseen { ": " (name) }
        }
    }
}
