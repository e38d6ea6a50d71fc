//! People at one table: taking back with leave, who is here, and talk.

pub(crate) use draw::grammar::YOU;
use draw::grammar::{Agreement, Subject, counted, list};

/// The button that asks.
pub(crate) const ASK_UNDO: &str = "Ask to undo";
pub(crate) const ALLOW: &str = "Allow";
pub(crate) const REFUSE: &str = "Refuse";
pub(crate) const WITHDRAW: &str = "Withdraw";

// Why it cannot be asked or answered.
pub(crate) const NOBODY_TO_ASK: &str =
    "nobody else has the turn by that step, so nobody has to agree: take it back";
pub(crate) const NOTHING_ASKED: &str = "nothing is asked any more: the game has gone on";

/// Somebody else is asked.
pub(crate) fn not_asked(name: &str) -> String {
    format!("{} asked, and you do not play that seat", Subject::person(name).does("be"))
}

/// He has said no, and nothing has happened since.
pub(crate) fn has_refused(name: &str) -> String {
    format!("{} refused; the step stands", Subject::person(name).does("have"))
}

/// A step needs somebody's leave.
pub(crate) fn needs_leave(name: &str) -> String {
    let who = Subject::person(name);
    let have = who.verb("have");
    format!("{} {have} the turn by it and {have} to agree; ask", who.name())
}

/// What asking would take back.
pub(crate) fn ask_takes(what: &str, name: &str) -> String {
    format!("Takes back, if {}: {what}", Subject::person(name).does_within("agree"))
}

/// So many steps.
pub(crate) fn steps(count: usize) -> String {
    match count {
        1 => "the last step".to_owned(),
        count => format!("the last {}", counted(count as u64, "step")),
    }
}

/// To whoever is asked, and to those who look on.
pub(crate) fn asks(by: &str, of: &str, you: bool, what: &str) -> String {
    let of = if you { Subject::person(YOU) } else { Subject::person(of) };
    format!("{} {} to allow taking back: {what}", Subject::person(by).does("ask"), of.object())
}

/// To whoever asks.
pub(crate) fn asking(of: &str, what: &str) -> String {
    format!("{} asked whether you may take back: {what}", Subject::person(of).does("be"))
}

/// What was taken back, and who agreed.
pub(crate) fn took_back(by: &str, what: &str, agreed: Option<&str>) -> String {
    let what = what.trim_end_matches('.');
    match agreed {
        Some(of) => format!("{by} took back: {what}. {of} agreed."),
        None => format!("{by} took back: {what}."),
    }
}

/// Somebody refused.
pub(crate) fn refused(of: &str, by: &str) -> String {
    let (of, by) = (Subject::person(of), Subject::person(by));
    format!("{} not let {} take the step back.", of.does("do"), by.object())
}

// Who is here.
pub(crate) const HERE: &str = "Who is here";

/// Those whose pages are open, or not: people at one screen are several.
fn company(names: &[String]) -> Subject<'_> {
    match names {
        [one] => Subject::person(one),
        several => Subject::named(list(several), Agreement::Many),
    }
}

/// Somebody's page is open.
pub(crate) fn are_here(names: &[String]) -> String {
    format!("{} here", company(names).does("be"))
}

/// Nobody has his page open.
pub(crate) fn are_away(names: &[String]) -> String {
    format!("{} away", company(names).does("be"))
}

/// For how long; the client counts on in the same words (`awayFor`).
pub(crate) fn minutes(minutes: i64) -> String {
    if minutes == 0 { "since just now".to_owned() } else { format!("for {minutes} min") }
}

/// How many watch.
pub(crate) fn watch(count: usize) -> String {
    format!("{count} {}", Agreement::of(count as u64).verb("watch"))
}

// Talk.
pub(crate) const TALK: &str = "Talk";
pub(crate) const PLAYERS_HEAR: &str = "Players alone hear it, and nobody who watches.";
pub(crate) const WATCHERS_HEAR: &str = "Those who watch hear it, and none of the players.";
pub(crate) const SAY: &str = "Say something";
pub(crate) const SEND: &str = "Say";
pub(crate) const SILENCE: &str = "Nothing has been said yet.";
/// One of those who watch; nobody is told which.
pub(crate) const SOMEBODY: &str = "Somebody";
pub(crate) const SAY_SOMETHING: &str = "there is nothing to hear in that; say something";
pub(crate) const NOBODY_HEARS: &str = "there is nobody to talk to: no other person plays this game";

/// A remark is too long.
pub(crate) fn too_long(most: usize) -> String {
    format!("{most} characters can be said at once; say the rest after it")
}
