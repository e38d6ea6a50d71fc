//! The lobby: every game to go on with, page by page, and every game to begin.

use draw::Theme;
use games::Entry;
use maud::{Markup, PreEscaped, html};

use super::kept;
use super::shell::{self, Frame};
use crate::limits;
use crate::look::{GameRow, Lobby};
use crate::words::here as words;

/// So many unfinished games stand before everything else.
const GO_ON_WITH: usize = 3;

/// The whole page.
pub(crate) fn page(lobby: &Lobby<'_>) -> String {
    let (first, rest) = split(lobby);
    let body = html! {
        main #main .lobby {
            div #games {
                @if !first.is_empty() {
                    section.go-on aria-labelledby="go-on" {
                        h1 #go-on { (words::lobby::GO_ON) }
                        (list(&first, lobby))
                    }
                }
                (boxes(lobby, first.is_empty()))
                @if first.is_empty() || !rest.is_empty() {
                    section aria-labelledby="yours" {
                        h2 #yours { (words::YOUR_GAMES) }
                        @if lobby.all == 0 { p { (words::NO_GAMES) } }
                        (list(&rest, lobby))
                        (turner(lobby))
                    }
                }
            }
            (bin(lobby))
            (import())
        }
    };
    shell::document(&Frame { title: words::LOBBY, page: "lobby", game: None, data: &[] }, &body)
}

/// What waits to be gone on with, on the first page, and everything else.
fn split<'a>(lobby: &Lobby<'a>) -> (Vec<&'a GameRow>, Vec<&'a GameRow>) {
    let (mut first, mut rest) = (Vec::new(), Vec::new());
    for game in lobby.games {
        let waits = lobby.page == 1 && first.len() < GO_ON_WITH && game.goes_on();
        if waits { first.push(game) } else { rest.push(game) }
    }
    (first, rest)
}

fn list(games: &[&GameRow], lobby: &Lobby<'_>) -> Markup {
    html! { ul.games { @for game in games { (kept::row(game, lobby.now_ms)) } } }
}

/// The games to begin: in short once there are games to go on with.
fn boxes(lobby: &Lobby<'_>, first: bool) -> Markup {
    let full = lobby.all == 0;
    html! {
        section aria-labelledby="choose" {
            @if first { h1 #choose { (words::CHOOSE) } }
            @else { h2 #choose { (words::lobby::BEGIN) } }
            @if full { p.lead { (words::TAGLINE) } }
            div.boxes.compact[!full] { @for entry in lobby.catalog { (game_box(entry, full, first)) } }
        }
    }
}

/// From page to page, where there are several.
fn turner(lobby: &Lobby<'_>) -> Markup {
    let before = (lobby.page - 1) * limits::GAMES_ON_PAGE;
    let shown = before + lobby.games.len() as u64;
    html! {
        @if before > 0 || shown < lobby.all {
            nav.turner aria-label=(words::lobby::PAGES) {
                @if before > 0 {
                    a.button rel="prev" href=(address(lobby.page - 1)) { (words::lobby::NEWER) }
                }
                span { (words::lobby::range(before + 1, shown, lobby.all)) }
                @if shown < lobby.all {
                    a.button rel="next" href=(address(lobby.page + 1)) { (words::lobby::OLDER) }
                }
            }
        }
    }
}

fn address(page: u64) -> String {
    if page == 1 { "/".to_owned() } else { format!("/?page={page}") }
}

fn bin(lobby: &Lobby<'_>) -> Markup {
    let more = lobby.in_bin.saturating_sub(lobby.bin.len() as u64);
    html! {
        @if lobby.in_bin > 0 {
            details.bin {
                summary { (words::DELETED) " (" (lobby.in_bin) ")" }
                ul.games { @for game in lobby.bin { (kept::thrown(game, lobby.now_ms)) } }
                @if more > 0 { p.help { (words::lobby::more_in_bin(more)) } }
            }
        }
    }
}

/// A game in its box.
fn game_box(entry: &Entry, full: bool, first: bool) -> Markup {
    let info = entry.info;
    html! {
        article.box aria-labelledby={ "box-" (info.id) } {
            div.emblem aria-hidden="true" { (emblem(entry, full)) }
            div.about {
                @if first { h2 id={ "box-" (info.id) } { (info.title) } }
                @else { h3 id={ "box-" (info.id) } { (info.title) } }
                @if full {
                    p.facts {
                        (words::players_and_length(&info.seats, info.minutes)) " · " (info.edition)
                    }
                    p { (info.summary) }
                }
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

/// The picture on the box: drawn in the page where it is large, else a file that browsers keep.
fn emblem(entry: &Entry, full: bool) -> Markup {
    let file = |theme: Theme| format!("/assets/emblem/{}/{}.svg", theme.name(), entry.info.id);
    html! {
        @if full { (PreEscaped(entry.emblem(Theme::Light))) } @else {
            // The sheet shows the one of the theme; what is hidden is not fetched.
            @for theme in [Theme::Light, Theme::Dark, Theme::Contrast] {
                img class={ "in-" (theme.name()) } src=(file(theme)) alt="" width="360" height="240"
                    loading="lazy";
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
