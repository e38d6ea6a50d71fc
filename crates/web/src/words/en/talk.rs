//! Ending a game early, and taking back what was entered.

use draw::grammar::{Agreement, Subject, list};

pub(crate) const END_EARLY: &str = "End the game early";
pub(crate) const GIVE_UP: &str = "Give up";
pub(crate) const GIVE_UP_HELP: &str = "You play together: the game is given up when every player \
    wants it. Computer players go with you.";
pub(crate) const GIVE_UP_SURE: &str = "The game is lost when everybody has said so.";
pub(crate) const GIVE_UP_TOO: &str = "Give up, too";
pub(crate) const PLAY_ON: &str = "Play on";
pub(crate) const OFFER: &str = "Offer a draw";
pub(crate) const OFFER_HELP: &str = "An offer stands until it is answered, or until the other side \
    plays on. Computer players decline.";
pub(crate) const ACCEPT: &str = "Accept the draw";
pub(crate) const DECLINE: &str = "Decline";
pub(crate) const WITHDRAW: &str = "Withdraw the offer";
pub(crate) const RESIGN: &str = "Resign";
pub(crate) const RESIGN_SURE: &str = "The other side wins at once. It cannot be undone.";
pub(crate) const ACCEPT_SURE: &str = "The game ends in a draw. It cannot be undone.";

/// Nobody is hurried, said where a clock would be.
pub(crate) const NO_CLOCK: &str = "No clock runs.";

/// Takes back what a real die or card was said to show.
pub(crate) fn take_back(entered: &str) -> String {
    format!("Take back “{entered}”")
}

/// Why that is possible, beside the button.
pub(crate) const MISTYPED: &str = "Mistyped? It can be corrected until somebody decides.";

/// A button of one of several seats at this screen.
pub(crate) fn for_seat(what: &str, name: &str) -> String {
    format!("{what} ({name})")
}

/// A draw is offered to this page.
pub(crate) fn offered(name: &str) -> String {
    format!("{} a draw.", Subject::person(name).does("offer"))
}

/// This page has offered a draw.
pub(crate) const OFFERED: &str = "A draw is offered; the answer is awaited.";

/// Some want to give up.
pub(crate) fn want_to_give_up(names: &[&str]) -> String {
    let who = match names {
        [one] => Subject::person(one),
        several => Subject::named(list(several), Agreement::Many),
    };
    format!("{} to give up. The game goes on until everybody does.", who.does("want"))
}
