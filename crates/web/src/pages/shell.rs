//! What stands around every page: head, bar, dialogs, live regions.

use engine::Info;
use maud::{DOCTYPE, Markup, html};

use crate::words::here as words;
use crate::words::here::{client, follow};

/// What the shell needs to know of a page.
#[derive(Debug)]
pub(crate) struct Frame<'a> {
    /// Its title.
    pub(crate) title: &'a str,
    /// Its kind, for the client.
    pub(crate) page: &'a str,
    /// The game that it is about.
    pub(crate) game: Option<&'a Info>,
    /// What the client is told: names and values of `data-` attributes, names without the prefix.
    pub(crate) data: &'a [(&'a str, String)],
}

/// The whole document.
pub(crate) fn document(frame: &Frame<'_>, body: &Markup) -> String {
    let page = html! {
        (DOCTYPE)
        html lang=(words::LANGUAGE) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (words::page_title(frame.title)) }
                link rel="icon" type="image/svg+xml" href="/assets/icon.svg";
                link rel="stylesheet" href="/assets/palette.css";
                link rel="stylesheet" href="/assets/app.css";
                script src="/assets/first.js" {}
                script type="module" src=(script_of(frame.page)) {}
            }
            body data-page=(frame.page) {
                a.skip href="#main" { (words::SKIP) }
                (bar(frame))
                noscript { p.banner { (words::SCRIPT_NEEDED) } }
                div #offline .banner role="status" hidden {
                    span { (words::OFFLINE) } " "
                    button #retry type="button" { (words::RETRY) }
                }
                (body)
                div #toast role="status" {}
                div #live .unseen aria-live="polite" {}
                div #alert .unseen aria-live="assertive" {}
                (confirmation())
                (curtain())
                (settings())
                (keys())
                div #page hidden data-words=(client_words()) data-keys=(client_keys()) {
                    @for (name, value) in frame.data {
                        i data-name=(name) data-value=(value) {}
                    }
                }
            }
        }
    };
    page.into_string()
}

/// The module that starts a kind of page. It names all others that the page needs, so that a page
/// that is loaded listens.
fn script_of(page: &str) -> &'static str {
    match page {
        "table" => "/assets/page-table.js",
        "learn" => "/assets/page-learn.js",
        "rules" => "/assets/page-rules.js",
        _ => "/assets/page-plain.js",
    }
}

/// A sign that people see, and the words that it stands for.
pub(crate) fn sign(sign: &str, label: &str) -> Markup {
    html! { span aria-hidden="true" { (sign) } span.unseen { (label) } }
}

fn bar(frame: &Frame<'_>) -> Markup {
    html! {
        header.bar {
            a.brand href="/" {
                svg.mark viewBox="0 0 32 32" aria-hidden="true" focusable="false" {
                    circle cx="16" cy="16" r="15" {}
                    path d="M7 25 16 5l9 20h-4.6L16 14.5 11.600 25z" {}
                }
                span { (words::NAME) }
            }
            nav aria-label=(words::NAME) {
                a href="/" { (words::LOBBY) }
                @if let Some(info) = frame.game {
                    a href={ "/rules/" (info.id) } data-open="rules" { (words::RULES) }
                    a href={ "/learn/" (info.id) } { (words::LEARN) }
                }
                button type="button" data-dialog="keys" { (words::KEYS) }
                button type="button" data-dialog="settings" { (words::SETTINGS) }
            }
        }
    }
}

fn confirmation() -> Markup {
    html! {
        dialog #confirm aria-labelledby="confirm-what" {
            form method="dialog" {
                h2 #confirm-what {}
                p #confirm-why {}
                div.row {
                    button.primary value="yes" #confirm-yes {}
                    button value="no" { (words::CANCEL) }
                }
            }
        }
    }
}

/// Between two people at one screen who have secrets from each other.
fn curtain() -> Markup {
    html! {
        dialog #curtain aria-labelledby="curtain-what" {
            form method="dialog" {
                h2 #curtain-what {}
                div.row { button.primary { (words::TAKE_OVER) } }
            }
        }
    }
}

fn settings() -> Markup {
    html! {
        dialog #settings aria-labelledby="settings-title" {
            form method="dialog" {
                h2 #settings-title { (words::SETTINGS) }
                (choice("theme", client::THEME, &client::THEMES))
                (choice("confirm", client::CONFIRM, &client::CONFIRMS))
                (choice("speed", follow::SPEED_SETTING, &follow::SPEEDS))
                (check("sound", follow::SOUND))
                (check("call", follow::CALL))
                (choice("volume", follow::VOLUME, &follow::VOLUMES))
                (check("keys", client::KEYS_ON))
                p {
                    label.check {
                        input #notices type="checkbox" aria-describedby="notices-help";
                        span { (client::NOTICES) }
                    }
                    span #notices-help .help { (client::NOTICES_HELP) }
                }
                div.row { button.primary { (words::CLOSE) } }
            }
        }
    }
}

pub(crate) fn choice(name: &str, label: &str, values: &[(&str, &str)]) -> Markup {
    html! {
        p {
            label {
                span { (label) }
                select data-setting=(name) {
                    @for (value, text) in values { option value=(value) { (text) } }
                }
            }
        }
    }
}

fn check(name: &str, label: &str) -> Markup {
    html! {
        p { label.check { input type="checkbox" data-setting=(name); span { (label) } } }
    }
}

fn keys() -> Markup {
    html! {
        dialog #keys aria-labelledby="keys-title" {
            form method="dialog" {
                h2 #keys-title { (words::KEYS) }
                p { (client::KEYS_HELP) }
                table.keys {
                    tbody {
                        @for (name, key, what) in shortcuts() {
                            tr {
                                th scope="row" { (what) }
                                td { button type="button" data-remap=(name) {
                                    kbd { (key) }
                                    span.unseen { " " (what) }
                                } }
                            }
                        }
                    }
                    tbody {
                        @for (key, what) in client::FIXED_KEYS {
                            tr { th scope="row" { (what) } td { kbd { (key) } } }
                        }
                    }
                }
                div.row {
                    button.primary { (words::CLOSE) }
                    button type="button" #keys-reset { (client::KEYS_RESET) }
                }
            }
        }
    }
}

/// Every word that the client needs.
fn all_words() -> impl Iterator<Item = &'static (&'static str, &'static str)> {
    client::CLIENT
        .iter()
        .chain(words::odds::CLIENT)
        .chain(words::hands::CLIENT)
        .chain(words::set_up::CLIENT)
        .chain(follow::CLIENT)
}

/// Every key: its name in storage, its default, what it does.
fn shortcuts() -> impl Iterator<Item = &'static (&'static str, &'static str, &'static str)> {
    client::SHORTCUTS.iter().chain(words::hands::SHORTCUTS).chain(follow::SHORTCUTS)
}

fn client_words() -> String {
    let map: serde_json::Map<String, serde_json::Value> =
        all_words().map(|(name, text)| ((*name).to_owned(), (*text).into())).collect();
    serde_json::Value::Object(map).to_string()
}

fn client_keys() -> String {
    let keys: Vec<serde_json::Value> =
        shortcuts().map(|(name, key, what)| serde_json::json!([name, key, what])).collect();
    serde_json::Value::Array(keys).to_string()
}
