//! What people see of each other beside the game: a step that one of them wants back, who is here,
//! and what they say.

use maud::{Markup, html};
use store::{LONGEST_REMARK, Remark};

use crate::look::{Asked, Look, Player};
use crate::pages::cases;
use crate::words::here::people as words;

/// What is asked about taking back, and what became of it. The client speaks what is new in it.
pub(super) fn consent(look: &Look<'_>) -> Markup {
    html! {
        @if let Some(news) = &look.beside.news {
            p.news { (cases::linked(look.table.info(), news)) }
        }
        @if let Some(asked) = &look.beside.asked { (question(look, asked)) }
    }
}

/// Who is here. The client counts the minutes on.
pub(super) fn here(look: &Look<'_>) -> Markup {
    let company = &look.beside.company;
    html! {
        @if !company.players.is_empty() {
            ul.here aria-label=(words::HERE) {
                @for (at, player) in company.players.iter().enumerate() {
                    li.away[!player.here] data-k={ "here-" (at) } {
                        (whereabouts(player, company.now_ms))
                    }
                }
                @if company.watchers > 0 {
                    li data-k="here-watch" { (words::watch(company.watchers)) }
                }
            }
        }
    }
}

fn whereabouts(player: &Player, now_ms: i64) -> Markup {
    let names = &player.names;
    html! {
        @match player.left_ms.filter(|_| !player.here) {
            Some(left) => {
                (words::are_away(names)) " "
                span data-since=(left) { (words::minutes((now_ms - left).max(0) / 60_000)) }
            }
            None if player.here => (words::are_here(names)),
            None => (words::are_away(names)),
        }
    }
}

/// The panel for talk, around what was said.
pub(super) fn talk(look: &Look<'_>, said: &Markup) -> Markup {
    let hears = if look.you.is_empty() { words::WATCHERS_HEAR } else { words::PLAYERS_HEAR };
    html! {
        @if look.heard.is_some() {
            section.panel.chat-panel aria-labelledby="chat-title" {
                h2 #chat-title { (words::TALK) }
                p #chat-help .help { (hears) }
                div #chat-view tabindex="0" role="group" aria-labelledby="chat-title" { (said) }
                form #chat-form .row {
                    label { span.unseen { (words::SAY) }
                        input #chat-text type="text" maxlength=(LONGEST_REMARK) required
                            autocomplete="off" placeholder=(words::SAY) aria-describedby="chat-help"; }
                    button type="submit" { (words::SEND) }
                }
            }
        }
    }
}

/// What was said lately. The client writes the times and speaks what is new.
pub(super) fn chat(look: &Look<'_>) -> Markup {
    let name = |remark: &Remark| match remark.by {
        Some(seat) => look.table.name(seat),
        None => words::SOMEBODY,
    };
    html! {
        @match look.heard {
            Some(heard) if !heard.is_empty() => ol.chat {
                @for remark in heard {
                    li data-k={ "said-" (remark.number) } data-number=(remark.number)
                        data-own[remark.by.is_some_and(|seat| look.you.contains(&seat))] {
                        strong { (name(remark)) } ": " span { (remark.text) } " "
                        time data-at=(remark.at_ms) {}
                    }
                }
            },
            Some(_) => p.help { (words::SILENCE) },
            None => {}
        }
    }
}

fn question(look: &Look<'_>, asked: &Asked) -> Markup {
    let [by, of] = [asked.by, asked.of].map(|seat| look.table.name(seat));
    let (is_asked, asks) = (look.you.contains(&asked.of), look.you.contains(&asked.by));
    let said = if asks {
        words::asking(of, &asked.what)
    } else {
        words::asks(by, of, is_asked, &asked.what)
    };
    html! {
        div.said {
            p { (cases::linked(look.table.info(), &said)) }
            @if is_asked {
                div.row {
                    button #allow-undo type="button" data-agree="true" { (words::ALLOW) }
                    button #refuse-undo type="button" data-agree="false" { (words::REFUSE) }
                }
            } @else if asks {
                div.row {
                    button #withdraw-undo type="button" data-agree="false" { (words::WITHDRAW) }
                }
            }
        }
    }
}
