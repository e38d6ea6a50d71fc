//! What wins and what loses, in words: when, and how far it is.

use game_thermopylae::Side;
use game_thermopylae::end::{Contact, QUIET_ROUNDS};

use crate::grammar::{Agreement, Subject, YOU, counted};

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

/// [R5] As many destroyed as were bid.
pub(crate) fn bid_reached(bid: Option<u16>, destroyed: u16) -> (String, String, String) {
    let Some(bid) = bid else {
        let when = "as many Persian units are destroyed as the Greek player bids";
        return (
            when.to_owned(),
            "no bid yet".to_owned(),
            "the bid is reached; none yet".to_owned(),
        );
    };
    let short = format!("{destroyed} of {bid} Persian units destroyed");
    let units = Subject::counted(bid, "Persian unit").does("be");
    (format!("{units} destroyed before they break through"), so_far(destroyed), short)
}

/// [R7] So many gone that the bid is out of reach.
pub(crate) fn out_of_reach(enough: Option<u16>, gone: u16) -> (String, String, String) {
    let Some(enough) = enough else {
        let when = "so many Persian units have left the map that too few are left for the bid";
        let short = "too few left for the bid; none yet".to_owned();
        return (when.to_owned(), "no bid yet".to_owned(), short);
    };
    let short = format!("{gone} of {enough} Persian units off the map");
    let have = Subject::counted(enough, "Persian unit").does("have");
    (format!("{have} left the map, and too few are left for the bid"), so_far(gone), short)
}

/// [R6] No Greek left.
pub(crate) fn greeks_destroyed(lost: u16, greeks: u16) -> (String, String, String) {
    let short = format!("{lost} of {greeks} Greek units destroyed");
    ("every Greek unit is destroyed".to_owned(), format!("{lost} of {greeks} so far"), short)
}

/// [R19] Too long without a loss or an exit.
pub(crate) fn stand_off(contact: Contact, quiet: u16) -> (String, String, String) {
    let rounds = counted(QUIET_ROUNDS, "round");
    let when = format!("{rounds} in a row pass without a unit destroyed or gone");
    let short = format!("{quiet} of {QUIET_ROUNDS} rounds without a loss");
    match contact {
        Contact::Never => (when, "they count once the armies have met".to_owned(), short),
        Contact::Now | Contact::Before => (when, so_far(quiet), short),
    }
}

/// [R19] The last round.
pub(crate) fn time_up(rounds: u16, round: u16) -> (String, String, String) {
    let so_far = if round == 0 { "not begun".to_owned() } else { format!("round {round} now") };
    let short = format!("the pass is held after round {rounds} ({so_far})");
    (format!("round {rounds} is over and the pass is held"), so_far, short)
}

fn so_far(count: u16) -> String {
    if count == 0 { "none so far".to_owned() } else { format!("{count} so far") }
}
