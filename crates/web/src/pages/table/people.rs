//! What people see of each other beside the game: a step that one of them wants back.

use maud::{Markup, html};

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
                    li.away[!player.here] data-k={ "here-" (at) } { (whereabouts(player, company.now_ms)) }
                }
                @if company.watchers > 0 {
                    li data-k="here-watch" { (words::watch(company.watchers)) }
                }
            }
        }
    }
}

fn whereabouts(player: &Player, now_ms: i64) -> Markup {
    let names = words::and(&player.names);
    html! {
        @match player.left_ms.filter(|_| !player.here) {
            Some(left) => {
                (words::away(&names, player.names.len())) " "
                span data-since=(left) { (words::minutes((now_ms - left).max(0) / 60_000)) }
            }
            None if player.here => (words::is_here(&names, player.names.len())),
            None => (words::away(&names, player.names.len())),
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
