//! The words of a game's end.

use draw::grammar::{Agreement, Subject, capital, list, possessive};

pub(crate) const LOST: &str = "The game is lost";
pub(crate) const DRAWN: &str = "The game is drawn";
pub(crate) const REMATCH: &str = "Rematch";
pub(crate) const TO_REMATCH: &str = "To the rematch";
pub(crate) const REPLAY: &str = "Replay from the start";
pub(crate) const PUT_AWAY: &str = "Put away";
pub(crate) const SHOW: &str = "Show the result";
pub(crate) const DECIDED: &str = "The turns that decided it";
pub(crate) const DECIDED_HELP: &str = "The chances are a computer player’s estimate at first sight. It looks \
    back on the finished game, and knows every card that was hidden then.";
pub(crate) const LOOKING_BACK: &str = "The computer is looking back over the game …";
pub(crate) const NOTHING_DECIDED: &str = "No single turn moved the chances by much.";
pub(crate) const ACCOUNT: &str = "Every kind of chance, counted";
pub(crate) const AS_EXPECTED: &str = "as expected";

/// Who won, for the heading.
pub(crate) fn won(winners: &[String]) -> String {
    let who = match winners {
        [one] => Subject::person(one),
        several => Subject::named(list(several), Agreement::Many),
    };
    format!("{} won", who.does("have"))
}

/// The link to a new game that somebody has made.
pub(crate) fn asks_for_rematch(name: &str) -> String {
    format!("{} for a rematch", Subject::person(name).does("ask"))
}

/// A turn that decided something, by where it is in the record.
pub(crate) fn turn(name: Option<&str>, from: usize, to: usize) -> String {
    let steps =
        if to == from + 1 { format!("step {to}") } else { format!("steps {} to {to}", from + 1) };
    match name {
        Some(name) => capital(&format!("{} turn, {steps}", possessive(name))),
        None => capital(&steps),
    }
}

/// What was counted differently after a turn.
pub(crate) fn change((what, before, after): (&str, u64, u64)) -> String {
    format!("{what} {before} → {after}")
}

/// How a chance moved, in per cent.
pub(crate) fn chance(name: &str, before: f64, after: f64) -> String {
    format!("{name} {} → {}", per_cent(before), per_cent(after))
}

/// A share of wins, as people read it: what is nearly sure is not sure.
fn per_cent(share: f64) -> String {
    // The space keeps number and sign on one line.
    match share * 100.0 {
        0.0 => "0\u{a0}%".to_owned(),
        all if all < 1.0 => "under 1\u{a0}%".to_owned(),
        all if all > 99.0 && all < 100.0 => "over 99\u{a0}%".to_owned(),
        all => format!("{all:.0}\u{a0}%"),
    }
}

/// How much more or less than expected came up for a player.
pub(crate) fn luck(off: f64) -> String {
    match off {
        off if off.abs() < 0.05 => AS_EXPECTED.to_owned(),
        off if off > 0.0 => format!("{off:.1} more than expected"),
        off => format!("{:.1} fewer than expected", -off),
    }
}
