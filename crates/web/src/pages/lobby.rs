//! The lobby: every game to begin, every game to go on with.

use games::Entry;
use maud::{Markup, PreEscaped, html};

use super::shell::{self, Frame};
use crate::look::{Chair, GameRow, Lobby};
use crate::words::here as words;

/// The whole page.
pub(crate) fn page(lobby: &Lobby<'_>) -> String {
    let body = html! {
        main #main .lobby {
            section aria-labelledby="choose" {
                h1 #choose { (words::CHOOSE) }
                p.lead { (words::TAGLINE) }
                div.boxes { @for entry in lobby.catalog { (game_box(entry)) } }
            }
            section aria-labelledby="yours" {
                h2 #yours { (words::YOUR_GAMES) }
                @if lobby.games.is_empty() { p { (words::NO_GAMES) } }
                ul.games #games { @for game in lobby.games { (kept(game, lobby.now_ms, false)) } }
                @if !lobby.bin.is_empty() {
                    details.bin {
                        summary { (words::DELETED) " (" (lobby.bin.len()) ")" }
                        ul.games { @for game in lobby.bin { (kept(game, lobby.now_ms, true)) } }
                    }
                }
                (import())
            }
        }
    };
    shell::document(&Frame { title: words::LOBBY, page: "lobby", game: None, data: &[] }, &body)
}

/// A game in its box.
fn game_box(entry: &Entry) -> Markup {
    let info = entry.info;
    html! {
        article.box aria-labelledby={ "box-" (info.id) } {
            div.emblem aria-hidden="true" { (PreEscaped(entry.emblem(draw::Theme::Light))) }
            div.about {
                h2 id={ "box-" (info.id) } { (info.title) }
                p.facts {
                    (words::players_and_length(&info.seats, info.minutes)) " · " (info.edition)
                }
                p { (info.summary) }
                div.row {
                    (play_now(entry))
                    a.button href={ "/new/" (info.id) } { (words::SET_UP) }
                    a.button href={ "/learn/" (info.id) } { (words::TEN_MINUTES) }
                    a.button href={ "/rules/" (info.id) } { (words::RULES) }
                }
            }
        }
    }
}

/// A button that begins a game at once, on the rulebook's own terms.
pub(super) fn play_now(entry: &Entry) -> Markup {
    let (info, seats) = (entry.info, super::new::at_once(entry));
    html! {
        button.primary type="button" data-begin=(info.id) data-title=(info.title)
            data-seats=(seats) {
            (words::PLAY_NOW)
        }
    }
}

/// A kept game, with what can be done to it.
fn kept(game: &GameRow, now_ms: i64, deleted: bool) -> Markup {
    let id = &game.id;
    let found = games::find(&game.game).map_or(game.game.as_str(), |entry| entry.info.title);
    let chairs: Vec<String> = game.chairs.iter().map(chair).collect();
    html! {
        li.kept data-id=(id) {
            div.what {
                @if deleted { strong.name { (game.title) } }
                @else { a.name href={ "/g/" (id) } { (game.title) } }
                span.facts {
                    (found) " · " (words::steps(game.steps)) " · " (chairs.join(", ")) " · "
                    (words::ago((now_ms - game.updated_ms) / 1_000))
                }
            }
            div.row {
                @if deleted {
                    (tool("restore", words::RESTORE, &game.title))
                } @else {
                    a.button.primary href={ "/g/" (id) } {
                        (words::CONTINUE) span.unseen { " " (game.title) }
                    }
                    (tool("rename", words::RENAME, &game.title))
                    (tool("copy", words::COPY, &game.title))
                    (tool("export", words::EXPORT, &game.title))
                    (tool("delete", words::DELETE, &game.title))
                }
            }
        }
    }
}

fn tool(does: &str, word: &str, title: &str) -> Markup {
    html! {
        button type="button" data-tool=(does) data-title=(title) {
            (word) span.unseen { " " (title) }
        }
    }
}

fn chair(chair: &Chair) -> String {
    match chair {
        Chair::Here => words::SEAT_HERE.to_owned(),
        Chair::Link => words::SEAT_LINK.to_owned(),
        Chair::Computer(spec) => words::computer_name(spec.trim_start_matches("search:")),
    }
}

fn import() -> Markup {
    html! {
        details.import {
            summary { (words::IMPORT) }
            form #import {
                p { (words::IMPORT_HELP) }
                div.row {
                    label { span { (words::IMPORT) }
                        input type="file" name="record" accept=".record,.txt,text/plain" required; }
                    button.primary { (words::IMPORT_BUTTON) }
                }
            }
        }
        dialog #rename aria-labelledby="rename-title" {
            form method="dialog" {
                h2 #rename-title { (words::RENAME) }
                p { label { span { (words::NEW_TITLE) }
                    input #rename-text name="title" maxlength="80" required; } }
                div.row {
                    button.primary value="yes" { (words::SAVE) }
                    button value="no" formnovalidate { (words::CANCEL) }
                }
            }
        }
    }
}
