//! What a player may say beside playing: an end by agreement, and that an entry was mistyped.

use engine::{Negotiation, Proposal, Seat};
use maud::{Markup, html};

use super::is_over;
use crate::look::Look;
use crate::words::here::talk as words;

/// Empty for those who only look on, in replay, and when the game is over: but for a last entry,
/// which may have ended it by mistake.
pub(super) fn fragment(look: &Look<'_>) -> Markup {
    if look.you.is_empty() || look.replay.is_some() {
        return html! {};
    }
    let talk = look.table.negotiation();
    html! {
        (entered(look))
        @if !is_over(look) {
            (offered(look, talk))
            (giving_up(look, talk))
            (early(look, talk))
        }
    }
}

/// The button that takes the last entry back.
fn entered(look: &Look<'_>) -> Markup {
    html! {
        @if let (Some(entered), Some(seat)) = (&look.entered, look.you.first()) {
            div.row.entered {
                button #unroll type="button" data-seat=(seat) aria-describedby="unroll-why" {
                    (words::take_back(entered))
                }
                span #unroll-why .help { (words::MISTYPED) }
            }
        }
    }
}

/// A draw that is offered, and what this page may answer.
fn offered(look: &Look<'_>, talk: Negotiation) -> Markup {
    let Some(by) = talk.offer else { return html! {} };
    let asked: Vec<Seat> =
        look.you.iter().copied().filter(|&seat| !talk.agreed.has(seat)).collect();
    html! {
        div.said role="status" {
            @if asked.is_empty() {
                p { (words::OFFERED) }
                div.row { (button(look, by, Proposal::Decline, words::WITHDRAW, None)) }
            } @else {
                p { (words::offered(look.table.name(by))) }
                div.row {
                    @for &seat in &asked {
                        (button(look, seat, Proposal::Accept, words::ACCEPT, Some(words::ACCEPT_SURE)))
                        (button(look, seat, Proposal::Decline, words::DECLINE, None))
                    }
                }
            }
        }
    }
}

/// Who of this page's side wants to give up, and what the others may say to it.
fn giving_up(look: &Look<'_>, talk: Negotiation) -> Markup {
    let Some(&own) = look.you.first() else { return html! {} };
    let side = look.places.iter().map(|place| place.seat);
    let side = side.filter(|&seat| look.table.side(seat) == look.table.side(own));
    let wants: Vec<&str> =
        side.filter(|&seat| talk.giving_up.has(seat)).map(|seat| look.table.name(seat)).collect();
    html! {
        @if !wants.is_empty() {
            div.said role="status" {
                p { (words::want_to_give_up(&wants)) }
                div.row {
                    @if !talk.giving_up.has(own) {
                        (button(look, own, Proposal::Resign, words::GIVE_UP_TOO, Some(words::GIVE_UP_SURE)))
                    }
                    (button(look, own, Proposal::Decline, words::PLAY_ON, None))
                }
            }
        }
    }
}

/// The ways to end the game, folded away.
fn early(look: &Look<'_>, talk: Negotiation) -> Markup {
    let Some(&first) = look.you.first() else { return html! {} };
    let together =
        look.places.iter().all(|place| look.table.side(place.seat) == look.table.side(first));
    html! {
        details #end-early .early {
            summary { (words::END_EARLY) }
            @if together {
                p.help { (words::GIVE_UP_HELP) }
                @if !talk.giving_up.has(first) {
                    div.row { (button(look, first, Proposal::Resign, words::GIVE_UP, Some(words::GIVE_UP_SURE))) }
                }
            } @else {
                p.help { (words::OFFER_HELP) }
                div.row {
                    @for &seat in look.you {
                        @if talk.offer.is_none() { (button(look, seat, Proposal::Offer, words::OFFER, None)) }
                        (button(look, seat, Proposal::Resign, words::RESIGN, Some(words::RESIGN_SURE)))
                    }
                }
            }
        }
    }
}

/// A word to say; where several seats are at this screen, with the name of the one that says it.
fn button(look: &Look<'_>, seat: Seat, word: Proposal, text: &str, sure: Option<&str>) -> Markup {
    let several = look.you.iter().any(|&it| look.table.side(it) != look.table.side(seat));
    html! {
        button type="button" data-word=(word) data-seat=(seat) data-sure=[sure] {
            @if several { (words::for_seat(text, look.table.name(seat))) } @else { (text) }
        }
    }
}
