//! The prompt, and the plain list of everything that may be done.

use engine::{Seat, Viewer};
use maud::{Markup, html};

use super::{choices, is_over};
use crate::look::Look;
use crate::pages::{cases, rolls};
use crate::words::here as words;
use crate::words::here::people;

/// One line: whose turn, and what is asked.
pub(super) fn prompt(look: &Look<'_>) -> Markup {
    let info = look.table.info();
    let asked = look.table.prompt(look.viewer);
    let name = look.table.deciding().map_or("", |seat| look.table.name(seat));
    let (who, what) = asked_of(&asked, name);
    let (class, whose) = whose(look, who);
    // Whoever is named beside the question is not named in it again.
    let what = if class == "waiting" && who.is_some() { what } else { &asked };
    html! {
        p class={ "prompt " (class) } data-turn=(class) data-eyes=[eyes(look)] data-curtain=[curtain(look)] {
            strong.whose { (whose) } " "
            span.asked { (cases::linked(info, what)) }
        }
    }
}

/// Whose cards the page shows, where several people at one screen have secrets from each other: the
/// client draws a curtain until the right one sits before it.
fn eyes(look: &Look<'_>) -> Option<u8> {
    match look.viewer {
        Viewer::Seat(seat) if look.table.keeps_secrets() && look.you.len() > 1 => {
            Some(seat.number())
        }
        _ => None,
    }
}

fn curtain(look: &Look<'_>) -> Option<String> {
    match look.viewer {
        Viewer::Seat(seat) => eyes(look).map(|_| words::hand_over(look.table.name(seat))),
        Viewer::Spectator => None,
    }
}

/// Who is asked, where a prompt says so first, and what is asked: `Anna: retreat, or charge?`
/// The name may have a side behind it: `Anna (Greeks): move, or end the turn?`
fn asked_of<'a>(prompt: &'a str, name: &str) -> (Option<&'a str>, &'a str) {
    let behind = prompt.strip_prefix(name).filter(|_| !name.is_empty());
    let what = behind.and_then(|rest| match rest.strip_prefix(" (") {
        Some(side) => side.split_once("): ").map(|(_, what)| what),
        None => rest.strip_prefix(": "),
    });
    match what {
        Some(what) => (Some(&prompt[..prompt.len() - what.len() - 2]), what),
        None => (None, prompt),
    }
}

/// Whose turn it is, seen from this page; in a class for its looks and in words.
fn whose(look: &Look<'_>, who: Option<&str>) -> (&'static str, String) {
    if let Some(step) = look.replay {
        return ("past", words::step_of(step, look.steps));
    }
    if is_over(look) {
        return ("over", words::OVER.to_owned());
    }
    if let Some(seat) = look.thinking {
        return ("waiting", words::thinking(who.unwrap_or_else(|| look.table.name(seat))));
    }
    match (look.asked(), look.table.deciding()) {
        _ if rolls::asks(look) => ("yours", words::fair::YOUR_ROLL.to_owned()),
        (Some(_), _) => ("yours", words::YOUR_TURN.to_owned()),
        (None, Ok(_)) => ("waiting", who.map_or(words::WAITING.to_owned(), words::waiting_for)),
        _ => ("waiting", words::WAITING.to_owned()),
    }
}

/// The list of actions.
pub(super) fn fragment(look: &Look<'_>) -> Markup {
    html! {
        @if let Some(seat) = look.asked() {
            h2.unseen { (words::ACTIONS) }
            (choices::list(look, seat))
        } @else if let Some(awaited) = rolls::awaited(look) { (awaited) } @else {
            h2.unseen { (words::ACTIONS) }
            p.idle { (idle(look)) }
        }
    }
}

/// Undo and advice: above the list, so that they stay where they are however long it is.
pub(super) fn tools(look: &Look<'_>) -> Markup {
    html! {
        @if !look.you.is_empty() {
            div.row.tools {
                (undo(look))
                @if look.asked().is_some() { (advice()) }
                (undo_why(look))
            }
        }
    }
}

fn idle(look: &Look<'_>) -> &'static str {
    if look.replay.is_some() {
        words::LOOKING_BACK
    } else if look.you.is_empty() {
        words::WATCHING
    } else {
        words::NOTHING_TO_DO
    }
}

fn undo(look: &Look<'_>) -> Markup {
    let asks = may_ask(look);
    let possible = look.undo.as_ref().ok().copied().filter(|_| look.replay.is_none());
    let order = possible.and_then(|seat| order_steps(look, seat));
    let reach = possible.map(|seat| look.table.undo_reach(seat));
    let reach = reach.filter(|&steps| steps > order.unwrap_or(1));
    html! {
        button #undo data-k="undo" type="button" data-undo=[possible]
            data-ask=[asks.map(|(by, _)| by)] aria-describedby="undo-why"
            aria-disabled=[(possible.is_none() && asks.is_none()).then_some("true")] {
            @if asks.is_some() { (people::ASK_UNDO) }
            @else if let Some(steps) = order { (words::undo_order(steps)) }
            @else { (words::UNDO) }
        }
        @if let Some(steps) = reach {
            button #undo-all data-k="undo-all" type="button" { (words::undo_all(steps)) }
        }
    }
}

/// Who may ask whom for a step back that gave him the turn.
fn may_ask(look: &Look<'_>) -> Option<(Seat, Seat)> {
    look.beside.may_ask.filter(|_| look.replay.is_none() && look.undo.is_err())
}

/// What undo takes back, or why it cannot.
fn undo_why(look: &Look<'_>) -> Markup {
    let why = match (&look.undo, look.replay) {
        (_, Some(_)) => words::NO_UNDO_IN_REPLAY.to_owned(),
        (Err(_), None) if let Some((_, of)) = may_ask(look) => {
            people::ask_takes(&last_words(look), look.table.name(of))
        }
        (Ok(seat), None) => match order_steps(look, *seat) {
            Some(steps) => words::undo_takes_order(steps, &last_words(look)),
            None => words::undo_takes(&last_words(look)),
        },
        (Err(why), None) => words::undo_cannot(why),
    };
    html! {
        span #undo-why .help data-k="undo-why" {
            (cases::linked(look.table.info(), &why))
        }
    }
}

/// How many steps undo takes back, where they were one order.
fn order_steps(look: &Look<'_>, seat: Seat) -> Option<usize> {
    let steps = look.table.acts_taken_back(seat);
    (steps > 1).then_some(steps)
}

/// What the last step did.
fn last_words(look: &Look<'_>) -> String {
    let last = look.table.told(look.table.steps().saturating_sub(1), Some(look.viewer));
    let told = last.into_iter().next();
    told.and_then(|it| it.words.into_iter().next().or(it.notation)).unwrap_or_default()
}

fn advice() -> Markup {
    html! { button #advice data-k="advice" type="button" { (words::HINT) } }
}

#[cfg(test)]
mod tests {
    use super::asked_of;

    #[test]
    fn nobody_is_named_twice_in_a_prompt() {
        let whole = "Anna (Greeks): attack a place, or end the combats? [R20]";
        let what = "attack a place, or end the combats? [R20]";
        assert_eq!(asked_of(whole, "Anna"), (Some("Anna (Greeks)"), what));
        assert_eq!(asked_of("Anna: bid?", "Anna"), (Some("Anna"), "bid?"));
        for told in [
            "Anna has no card and must retreat. [K7]",
            "Anna has a card too many: which one goes? [K5]",
            "Annabel: bid?",
        ] {
            assert_eq!(asked_of(told, "Anna"), (None, told));
        }
    }
}
