//! A kept game in the lobby: its position in small, with whom, how it stands, what to do with it.

use engine::{Seat, Verdict};
use maud::{Markup, PreEscaped, html};

use crate::look::{Chair, GameRow, Glance, Standing};
use crate::words::here as words;
use crate::words::here::lobby as say;

/// A game that can be gone on with, or looked at.
pub(super) fn row(game: &GameRow, now_ms: i64) -> Markup {
    let path = format!("/g/{}", game.id);
    html! {
        li.kept data-id=(game.id) data-title=(game.title) {
            @if let Some(glance) = &game.glance {
                div.small aria-hidden="true" {
                    (PreEscaped(&glance.picture))
                }
            }
            div.what {
                a.name href=(path) { (game.title) }
                span.standing { (standing(game)) }
                (facts(game, now_ms))
            }
            div.row {
                (doors(game, &path))
                (tool("rename", words::RENAME, &game.title))
                // What is still hidden, or would be foretold by a second game, goes to nobody.
                @if game.glance.as_ref().is_none_or(|it| it.may_copy) {
                    (tool("copy", words::COPY, &game.title))
                }
                @if game.glance.as_ref().is_none_or(|it| it.may_export) {
                    (tool("export", words::EXPORT, &game.title))
                }
                (tool("delete", words::DELETE, &game.title))
            }
        }
    }
}

/// A game in the bin.
pub(super) fn thrown(game: &GameRow, now_ms: i64) -> Markup {
    html! {
        li.kept data-id=(game.id) data-title=(game.title) {
            div.what { strong.name { (game.title) } (facts(game, now_ms)) }
            div.row { (tool("restore", words::RESTORE, &game.title)) }
        }
    }
}

/// The ways in: to go on where something goes on, else to look at how it went.
fn doors(game: &GameRow, path: &str) -> Markup {
    let title = html! { span.unseen { " " (game.title) } };
    html! {
        @if game.goes_on() {
            a.button.primary href=(path) { (words::CONTINUE) (title) }
        } @else if game.glance.is_some() {
            a.button href=(path) { (say::LOOK_AT_IT) (title) }
            a.button href={ (path) "?step=0" } { (say::REPLAY) (title) }
        }
    }
}

fn facts(game: &GameRow, now_ms: i64) -> Markup {
    let title = games::find(&game.game).map_or(game.game.as_str(), |entry| entry.info.title);
    // A game that was given no title has its rulebook's, which is enough to read once.
    let title = (title != game.title).then(|| title.to_owned());
    let company = game.glance.as_ref().map(|glance| company(glance, &game.chairs));
    let what: Vec<String> = [title, company].into_iter().flatten().collect();
    html! {
        span.facts {
            (what.join(" ")) @if !what.is_empty() { " · " }
            (words::steps(game.steps)) " · "
            (words::ago((now_ms - game.updated_ms) / 1_000))
        }
    }
}

/// Whose turn it is, or how it ended.
fn standing(game: &GameRow) -> String {
    let Some(glance) = &game.glance else { return say::UNREADABLE.to_owned() };
    match glance.standing {
        Standing::Deciding(seat) if is_own_alone(&game.chairs, seat) => say::YOUR_TURN.to_owned(),
        Standing::Deciding(seat) => say::turn_of(&name(glance, seat.index())),
        Standing::Waiting => say::WAITS.to_owned(),
        Standing::Over(ending) => {
            let all: Vec<Seat> = Seat::all(glance.names.len().min(Seat::MOST) as u8).collect();
            let winners: Vec<String> = all
                .iter()
                .filter(|&&seat| ending.verdict(seat) == Verdict::Won)
                .map(|seat| name(glance, seat.index()))
                .collect();
            let lost = all.iter().any(|&seat| ending.verdict(seat) == Verdict::Lost);
            match (winners.is_empty(), lost) {
                (false, _) => say::won_by(&winners, game.steps),
                (true, true) => say::ended(say::LOST, game.steps),
                (true, false) => say::ended(say::DRAWN, game.steps),
            }
        }
    }
}

/// Whether a seat is the only one at this screen.
fn is_own_alone(chairs: &[Chair], seat: Seat) -> bool {
    let here = chairs.iter().filter(|chair| **chair == Chair::Here).count();
    here == 1 && chairs.get(seat.index()) == Some(&Chair::Here)
}

fn name(glance: &Glance, seat: usize) -> String {
    glance.names.get(seat).cloned().unwrap_or_default()
}

/// With whom and against whom a game is played.
fn company(glance: &Glance, chairs: &[Chair]) -> String {
    let called = |&seat: &usize| match chairs.get(seat) {
        Some(Chair::Computer(spec)) => {
            say::by_computer(&name(glance, seat), words::levels::name(spec))
        }
        Some(Chair::Link) => say::by_link(&name(glance, seat)),
        Some(Chair::Here) | None => name(glance, seat),
    };
    let names = |seats: &[usize]| seats.iter().map(called).collect::<Vec<_>>();
    let (own, others): (Vec<usize>, Vec<usize>) =
        (0..glance.names.len()).partition(|&seat| chairs.get(seat) == Some(&Chair::Here));
    let side = |seat: usize| glance.sides.get(seat);
    match own.first() {
        None => say::looked_on(&names(&others)),
        Some(_) if own.len() == 1 && others.is_empty() => say::ALONE.to_owned(),
        Some(_) if others.is_empty() => say::at_this_screen(&names(&own)),
        Some(&first) => {
            let (friends, foes): (Vec<usize>, Vec<usize>) =
                others.into_iter().partition(|&seat| side(seat) == side(first));
            let with = (!friends.is_empty()).then(|| say::with(&names(&friends)));
            let against = (!foes.is_empty()).then(|| say::against(&names(&foes)));
            [with, against].into_iter().flatten().collect::<Vec<_>>().join(" ")
        }
    }
}

fn tool(does: &str, word: &str, title: &str) -> Markup {
    html! {
        button type="button" data-tool=(does) {
            (word) span.unseen { " " (title) }
        }
    }
}
