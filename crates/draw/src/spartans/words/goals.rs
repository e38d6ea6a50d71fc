//! What wins and what loses, in words: when, and how far it is.

use game_spartans::View;
use game_spartans::end::Points;
use game_spartans::rounds::DAYS;
use game_spartans::units::Side;

use crate::grammar::{Agreement, Subject, YOU};

/// The one who looks, if he plays.
pub(crate) fn you() -> Subject<'static> {
    Subject::person(YOU)
}

/// A side, for those who look on.
pub(crate) fn side(side: Side) -> Subject<'static> {
    let name = match side {
        Side::Greek => "The Greeks",
        Side::Persian => "The Persians",
    };
    Subject::named(name, Agreement::Many)
}

/// [10.0a] [10.0d] More points after the third day; the Persians win a tie.
pub(crate) fn points(winner: Side, view: &View, points: Points) -> (String, String, String) {
    let Points { greek, persian } = points;
    let when = match winner {
        Side::Greek => "the Greeks have more points after day 3",
        Side::Persian => "the Persians have as many points or more after day 3",
    };
    let so_far = format!("{greek} against {persian}, day {} of {DAYS}", view.state.day);
    let leads = match winner {
        Side::Greek => "the Greeks lead",
        Side::Persian => "the Greeks do not lead",
    };
    let short =
        format!("{leads} after day {DAYS} ({greek} to {persian} on day {})", view.state.day);
    (when.to_owned(), so_far, short)
}

/// [8.4.5b] A full Greek Army Morale Track.
pub(crate) fn greek_rout(filled: u8, of: u8) -> (String, String, String) {
    let short = format!("{filled} of {of} Greek Army boxes filled");
    ("the Greek Army Morale Track is full".to_owned(), boxes(filled, of), short)
}

/// [8.4.5c] [8.4.5d] A Persian Army Morale Track full for the second time.
pub(crate) fn persian_rout(filled: u8, of: u8, crisis: bool) -> (String, String, String) {
    let time = if crisis { "again" } else { "the first time of two" };
    let short = format!("{filled} of {of} Persian Army boxes filled {time}");
    if crisis {
        ("the Persian Army Morale Track is full again".to_owned(), boxes(filled, of), short)
    } else {
        let when = "the Persian Army Morale Track is full twice";
        (when.to_owned(), format!("{}, the first time", boxes(filled, of)), short)
    }
}

fn boxes(filled: u8, of: u8) -> String {
    format!("{filled} of {of} boxes filled")
}
