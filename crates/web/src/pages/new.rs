//! A new game: what the table agrees on, and who sits where.

use draw::FirstGame;
use engine::{OptionSpec, Terms};
use games::Entry;
use maud::{Markup, PreEscaped, html};
use serde_json::{Value, json};

use super::cases;
use super::rolls;
use super::shell::{self, Frame};
use crate::words::here as words;

/// The whole page.
pub(crate) fn page(entry: &Entry) -> String {
    let info = entry.info;
    let seats = entry.seats(&Terms::default()).unwrap_or(*info.seats.start());
    let body = html! {
        main #main .new {
            div.emblem aria-hidden="true" { (PreEscaped(entry.emblem(draw::Theme::Light))) }
            h1 { (words::NEW_GAME) ": " (info.title) }
            p { (info.summary) }
            form #new data-game=(info.id) {
                p { label { span { (words::GAME_TITLE) }
                    input name="title" maxlength="80" value=(info.title) required; } }
                fieldset {
                    legend { (words::SEATS) }
                    p.help { (words::SEATS_HELP) }
                    (strengths(entry))
                    @for option in info.options.iter().filter(|it| counts_seats(it)) {
                        (agreed(info, option))
                    }
                    @for number in 1..=*info.seats.end() {
                        (seat(entry, number, number <= seats))
                    }
                }
                fieldset {
                    legend { (words::OPTIONS) }
                    p.help { (words::OPTIONS_HELP) }
                    @for option in info.options.iter().filter(|it| !counts_seats(it)) {
                        (agreed(info, option))
                    }
                }
                (rolls::choice())
                p #problem .problem role="alert" {}
                div.row { button.primary { (words::START) } }
            }
        }
    };
    let frame = Frame { title: words::NEW_GAME, page: "new", game: Some(info), data: &[] };
    shell::document(&frame, &body)
}

/// What the computer's levels are worth, and what they see.
fn strengths(entry: &Entry) -> Markup {
    html! {
        p.help #levels {
            (words::levels::FAIR)
            @for strength in entry.strengths() { " " (words::levels::measured(strength)) }
        }
    }
}

/// Whether an option says how many seats there are.
fn counts_seats(option: &OptionSpec) -> bool {
    option.name == "players"
}

fn agreed(info: &engine::Info, option: &OptionSpec) -> Markup {
    html! {
        div.option {
            label {
                span { (words::option_name(option.name)) }
                select name={ "option:" (option.name) } {
                    @for value in option.values { option value=(value) { (value) } }
                }
            }
            p.help { (option.text) " " (cases::link(info, option.case.id())) }
        }
    }
}

/// What the player of a seat is called who gives no name.
fn name(entry: &Entry, number: u8) -> String {
    let known = entry.names().get(usize::from(number.saturating_sub(1)));
    known.map_or_else(|| words::seat(number), |name| (*name).to_owned())
}

/// The seats of a game that is begun without questions: the first is at this screen, computer
/// players sit at the others. As the API takes them.
pub(super) fn at_once(entry: &Entry) -> String {
    let seats = entry.seats(&Terms::default()).unwrap_or(*entry.info.seats.start());
    seated(entry, seats, 1, "search:normal")
}

/// The seats of the small game that a tutorial ends in.
pub(super) fn first_seats(entry: &Entry, first: &FirstGame) -> String {
    let options = first.options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned()));
    let terms = Terms { options: options.collect(), ..Terms::default() };
    let seats = entry.seats(&terms).unwrap_or(*entry.info.seats.start());
    seated(entry, seats, first.learner, "search:easy")
}

fn seated(entry: &Entry, seats: u8, here: u8, computer: &str) -> String {
    let seat = |number: u8| {
        let name = name(entry, number);
        if number == here {
            json!({ "kind": "here", "name": name })
        } else {
            json!({ "kind": "computer", "player": computer, "name": name })
        }
    };
    Value::Array((1..=seats).map(seat).collect()).to_string()
}

fn seat(entry: &Entry, number: u8, used: bool) -> Markup {
    let unnamed = name(entry, number);
    html! {
        fieldset.seat data-seat=(number) hidden[!used] {
            legend { (words::seat(number)) }
            label { span { (words::SEAT_NAME) }
                input name={ "name:" (number) } maxlength="32" autocomplete="off"
                    placeholder=(unnamed) data-unnamed=(unnamed); }
            label { span { (words::SEAT_WHO) }
                select name={ "who:" (number) } {
                    option value="here" { (words::SEAT_HERE) }
                    option value="link" { (words::SEAT_LINK) }
                    @for level in entry.levels() {
                        option value={ "computer " (level.player) } {
                            (words::computer(level.name, level.what))
                        }
                    }
                } }
        }
    }
}
