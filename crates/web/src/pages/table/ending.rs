//! The end of the game: who won and why, the turns that decided it, luck, and what to do next.

use engine::{Ending, Node, Seat, Verdict};
use games::TurningPoint;
use maud::{Markup, PreEscaped, html};

use crate::look::{Chair, Look, Rematch, Role, SeatCard};
use crate::pages::{cases, luck};
use crate::words::here as words;
use crate::words::here::ending as say;

/// So many counts are told of a turn: the first are those that matter most.
const COUNTS: usize = 2;

/// Empty until the game is over.
pub(super) fn fragment(look: &Look<'_>) -> Markup {
    let Node::Over(ending) = look.table.node() else { return html! {} };
    if look.replay.is_some() {
        return html! {};
    }
    let own = look.you.first().map(|&seat| ending.verdict(seat));
    let class = match own {
        Some(Verdict::Won) => "won",
        Some(Verdict::Lost) => "lost",
        _ => "drawn",
    };
    html! {
        section class={ "ending " (class) } data-k="ending" aria-labelledby="ending-title" {
            div.verdict {
                @if let Some(picture) = look.table.ending_picture(draw::Theme::Light) {
                    (PreEscaped(picture))
                }
                h2 #ending-title tabindex="-1" aria-describedby="ending-why" {
                    (heading(look, &ending))
                }
                button #ending-away type="button" aria-expanded="true" aria-controls="ending-rest"
                    data-hide=(say::PUT_AWAY) data-show=(say::SHOW) { (say::PUT_AWAY) }
            }
            div #ending-rest {
                p.result #ending-why {
                    (cases::linked(look.table.info(), &look.table.prompt(look.viewer)))
                }
                (next(look))
                (decided(look))
                (luck::by_player(look.table))
            }
        }
    }
}

fn heading(look: &Look<'_>, ending: &Ending) -> String {
    let seats = || look.places.iter().map(|place| place.seat);
    let is = |verdict: Verdict| move |seat: &Seat| ending.verdict(*seat) == verdict;
    let winners: Vec<String> =
        seats().filter(is(Verdict::Won)).map(|seat| look.table.name(seat).to_owned()).collect();
    if !winners.is_empty() {
        return say::won(&winners);
    }
    let lost = seats().any(|seat| is(Verdict::Lost)(&seat));
    if lost { say::LOST } else { say::DRAWN }.to_owned()
}

/// What to do next.
fn next(look: &Look<'_>) -> Markup {
    html! {
        div.row {
            @match &look.rematch {
                Some(Rematch { path, asker }) => a.button.primary href=(path) {
                    @if *asker == look.role { (say::TO_REMATCH) }
                    @else { (say::asks_for_rematch(name_of(look, *asker))) }
                },
                None if look.role == Role::Watcher => {}
                None => button.primary #rematch type="button" { (say::REMATCH) },
            }
            a.button href={ (look.path) "?step=0" } data-step="0" { (say::REPLAY) }
            @if look.role == Role::Owner {
                a.button href={ "/new/" (look.table.info().id) } { (words::PLAY_AGAIN) }
            }
        }
    }
}

/// Who sits at a page: by a link his own seat, at the owner's screen the first there.
fn name_of<'a>(look: &'a Look<'_>, role: Role) -> &'a str {
    let sits = |place: &&SeatCard| match role {
        Role::Seat(seat) => place.seat == seat,
        Role::Owner | Role::Watcher => place.chair == Chair::Here,
    };
    let place = look.places.iter().find(sits).or_else(|| look.places.first());
    place.map_or("", |place| &place.name)
}

/// The turns that decided it, once they are known.
fn decided(look: &Look<'_>) -> Markup {
    html! {
        section.decided aria-labelledby="decided-title" {
            h3 #decided-title { (say::DECIDED) }
            @match look.turning_points.as_deref() {
                None => p.help { (say::LOOKING_BACK) },
                Some([]) => p.help { (say::NOTHING_DECIDED) },
                Some(points) => {
                    ol.turns { @for point in points { (turn(look, point)) } }
                    p.help { (say::DECIDED_HELP) }
                }
            }
        }
    }
}

fn turn(look: &Look<'_>, point: &TurningPoint) -> Markup {
    let name = point.seat.map(|seat| look.table.name(seat));
    let changes: Vec<String> =
        point.changes.iter().take(COUNTS).map(|&change| say::change(change)).collect();
    html! {
        li {
            a href={ (look.path) "?step=" (point.from) } data-step=(point.from) {
                (say::turn(name, point.from, point.to))
            }
            @if !changes.is_empty() { ": " (changes.join(", ")) }
            "; " strong { (say::chance(look.table.name(point.of), point.before, point.after)) }
        }
    }
}
