//! The pages in English.

pub(crate) mod board;
pub(crate) mod client;
pub(crate) mod command;
pub(crate) mod ending;
pub(crate) mod fair;
pub(crate) mod follow;
pub(crate) mod odds;
pub(crate) mod levels;
pub(crate) mod first_hour;
pub(crate) mod lobby;
pub(crate) mod people;
pub(crate) mod hands;
pub(crate) mod screen;
pub(crate) mod set_up;
pub(crate) mod talk;

use draw::grammar::{Subject, counted};

/// The program's name.
pub(crate) const NAME: &str = "Promachos";
/// The language of these words, for `lang`.
pub(crate) const LANGUAGE: &str = "en";
/// What the program is, on the lobby.
pub(crate) const TAGLINE: &str = "Games of the Greek-Persian wars, by their full rules. Every ruling names \
    its clause, and every risk shows its odds before you take it.";

// Around every page.
pub(crate) const SKIP: &str = "Skip to the main part";
pub(crate) const LOBBY: &str = "Games";
pub(crate) const RULES: &str = "Rules";
pub(crate) const LEARN: &str = "Learn";
pub(crate) const KEYS: &str = "Keys";
pub(crate) const SETTINGS: &str = "Settings";
pub(crate) const CLOSE: &str = "Close";
pub(crate) const CANCEL: &str = "Cancel";
pub(crate) const SCRIPT_NEEDED: &str = "This page needs JavaScript to play, to create games and to stay \
    up to date. Rules and tutorial work without it.";

// Lobby.
pub(crate) const CHOOSE: &str = "Choose a game";
pub(crate) const YOUR_GAMES: &str = "Your games";
pub(crate) const NO_GAMES: &str = "No game is under way yet. Choose one above; it is kept from its first \
    step on, without an account.";
pub(crate) const PLAY_NOW: &str = "Play now";
pub(crate) const SET_UP: &str = "Set up a game";
pub(crate) const TEN_MINUTES: &str = "Learn it in ten minutes";
pub(crate) const CONTINUE: &str = "Continue";
pub(crate) const RENAME: &str = "Rename";
pub(crate) const COPY: &str = "Copy";
pub(crate) const EXPORT: &str = "Export";
pub(crate) const DELETE: &str = "Delete";
pub(crate) const RESTORE: &str = "Restore";
pub(crate) const DELETED: &str = "Deleted games";
pub(crate) const IMPORT: &str = "Import a record of play";
pub(crate) const IMPORT_HELP: &str = "A record is a text file that this program has exported. It is \
    replayed and checked step by step before anything is kept.";
pub(crate) const IMPORT_BUTTON: &str = "Import";
pub(crate) const NEW_TITLE: &str = "New title";
pub(crate) const SAVE: &str = "Save";

// New game.
pub(crate) const NEW_GAME: &str = "New game";
pub(crate) const GAME_TITLE: &str = "Title of the game";
pub(crate) const OPTIONS: &str = "What the table agrees on";
pub(crate) const OPTIONS_HELP: &str = "The first value of each is the rulebook's own.";
pub(crate) const SEATS: &str = "Who sits where";
pub(crate) const SEATS_HELP: &str = "Several people at one screen are several seats “at this screen”. For \
    a friend elsewhere you get a secret link to send.";
pub(crate) const SEAT_HERE: &str = "at this screen";
pub(crate) const SEAT_LINK: &str = "a friend, by link";
pub(crate) const SEAT_NAME: &str = "Name";
pub(crate) const SEAT_WHO: &str = "Who plays";
pub(crate) const START: &str = "Start the game";

// Table.
pub(crate) const BOARD: &str = "Board";
pub(crate) const ACTIONS: &str = "What you may do";
pub(crate) const NOTHING_TO_DO: &str = "Nothing for you to decide now.";
pub(crate) const UNDO: &str = "Undo";
pub(crate) const HINT: &str = "Ask for advice";
pub(crate) const NO_UNDO_IN_REPLAY: &str = "You are looking at an earlier step";
/// The chances of an order that goes on step by step are those of the first.
pub(crate) fn first_of_many(brief: &str) -> String {
    format!("the first: {brief}")
}

pub(crate) const ROLLS: &str = "chance decides next: no undo after it";
pub(crate) const ODDS: &str = "Odds";
pub(crate) const DICE: &str = "Dice and draws";
pub(crate) const NO_DICE: &str = "Nothing has been rolled or drawn yet.";
pub(crate) const LOG: &str = "Log";
pub(crate) const CHANCE: &str = "Chance";
/// Who makes a step that follows from the rules alone.
pub(crate) const RULES_GO_ON: &str = "The rules";
pub(crate) const LOG_EMPTY: &str = "Nothing has been played yet.";
pub(crate) const FILTER_LOG: &str = "Find in the log";
pub(crate) const COPY_LOG: &str = "Copy the log";
pub(crate) const TRACKS: &str = "The table in figures";
pub(crate) const SEQUENCE: &str = "Turn sequence";
pub(crate) const CARDS: &str = "What may still come";
/// Printed tables whose cells are used now.
pub(crate) const TABLES_IN_USE: &str = "Tables in use";
/// While there are none.
pub(crate) const NO_TABLES: &str = "No printed table is in use now.";
/// What stands out in them.
pub(crate) const TABLES_HELP: &str =
    "Outlined: what the last dice were read off. Dashed: what is asked now may be decided by it.";
pub(crate) const TEXT_BOARD: &str = "The board as text";
pub(crate) const PRINTED: &str = "What is printed and what is not";
pub(crate) const SHARE: &str = "Links and record";
pub(crate) const MORE: &str = "More about this game";
pub(crate) const COPY_LINK: &str = "Copy link";
pub(crate) const WATCH_LINK: &str = "To look on";
pub(crate) const THIS_PAGE: &str = "This page";
pub(crate) const EXPORT_RECORD: &str = "Export the record";
pub(crate) const REPLAY_STEP: &str = "Step";
pub(crate) const BACK_TO_PLAY: &str = "Back to the game";
pub(crate) const FIRST: &str = "First step";
pub(crate) const PREVIOUS: &str = "Previous step";
pub(crate) const NEXT: &str = "Next step";
pub(crate) const LAST: &str = "Last step";
pub(crate) const PLAY: &str = "Play the steps";
pub(crate) const SHOW_STEP: &str = "Show";
pub(crate) const YOUR_TURN: &str = "Your turn";
pub(crate) const WAITING: &str = "Waiting";
pub(crate) const OVER: &str = "The game is over";
pub(crate) const LOOKING_BACK: &str = "Looking back";
pub(crate) const WATCHING: &str = "You are looking on";
pub(crate) const LUCK: &str = "What chance did";
pub(crate) const LUCK_HELP: &str = "Expected is the exact average of everything that could have come up; \
    the difference is yours to blame or thank.";
pub(crate) const PLAY_AGAIN: &str = "New game";
pub(crate) const TAKE_OVER: &str = "It is in my hands";
pub(crate) const OFFLINE: &str =
    "The connection is gone. What you see may be old; nothing you did is lost.";
pub(crate) const RETRY: &str = "Try again now";

// Rules.
pub(crate) const SEARCH_RULES: &str = "Search the rules";
pub(crate) const RULEBOOK: &str = "Rulebook";
pub(crate) const RULINGS: &str = "Rulings";
pub(crate) const RULINGS_HELP: &str = "Where the rulebook leaves a point open, this is how it is played \
    here, and why.";
pub(crate) const CLAUSES: &str = "Clauses";
pub(crate) const TABLES: &str = "Printed tables";
pub(crate) const DATUM: &str = "What";
pub(crate) const VALUE: &str = "Value";
pub(crate) const STANDING: &str = "Standing";
pub(crate) const SOURCE: &str = "See";
pub(crate) const PRINTED_HELP: &str = "Printed: the rulebook has it. Derived: it follows from print. \
    Reconstructed: the text lacks it, and it was made to fit. Owner: this table's own sheet.";

// Tutorial.
pub(crate) const YOU: &str = draw::grammar::YOU;
pub(crate) const TUTORIAL: &str = "Tutorial";
pub(crate) const LESSON_CHOICES: &str = "Your choices in this lesson";
pub(crate) const WHAT_HAPPENED: &str = "What happened";
pub(crate) const NEXT_LESSON: &str = "Next";
pub(crate) const PREVIOUS_LESSON: &str = "Back";
pub(crate) const TRY_AGAIN: &str = "Look at the position again";
pub(crate) const TRY_THE_OTHER: &str =
    "There was another choice in this lesson: go back and try it too.";

/// The words beside a clause's standing.
pub(crate) fn standing(standing: engine::Standing) -> String {
    match standing {
        engine::Standing::Enforced => "enforced: the program holds it".to_owned(),
        engine::Standing::Ruled => "enforced, in the reading of the rulings below".to_owned(),
        engine::Standing::Prose => "nothing to enforce".to_owned(),
        engine::Standing::Omitted(why) => format!("left out: {why}"),
    }
}

/// A ruling, as it is called aloud.
pub(crate) fn ruling(id: &str) -> String {
    format!("ruling {id}")
}

/// The title of a page.
pub(crate) fn page_title(what: &str) -> String {
    format!("{what} · {NAME}")
}

/// How many play a game, and how long.
pub(crate) fn players_and_length(seats: &std::ops::RangeInclusive<u8>, minutes: u16) -> String {
    let (least, most) = (seats.start(), seats.end());
    let players = match (least, most) {
        (least, &most) if *least == most => counted(most, "player"),
        (least, most) => format!("{least} to {most} players"),
    };
    format!("{players}, about {}", counted(minutes, "minute"))
}

/// How far a kept game has come.
pub(crate) fn steps(steps: u64) -> String {
    counted(steps, "step")
}

/// When something happened, seen from now.
pub(crate) fn ago(seconds: i64) -> String {
    let (count, unit) = match seconds {
        ..=59 => return "just now".to_owned(),
        60..=3_599 => (seconds / 60, "minute"),
        3_600..=86_399 => (seconds / 3_600, "hour"),
        _ => (seconds / 86_400, "day"),
    };
    format!("{} ago", counted(count.unsigned_abs(), unit))
}

/// An option's name as people read it.
pub(crate) fn option_name(name: &str) -> String {
    let mut words = name.replace('-', " ");
    if let Some(first) = words.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    words
}

/// The heading of a seat in a form.
pub(crate) fn seat(number: u8) -> String {
    format!("Seat {number}")
}

/// A computer player in the list of who may sit at a seat.
pub(crate) fn computer(level: &str, what: &str) -> String {
    format!("computer, {level}: {what}")
}

/// Where the record stands.
pub(crate) fn saved(steps: usize) -> String {
    match steps {
        0 => "Saved. Nothing has been played yet.".to_owned(),
        steps => format!("Saved, step {steps}."),
    }
}

/// A computer player at work.
pub(crate) fn thinking(name: &str) -> String {
    format!("{} thinking …", Subject::person(name).does("be"))
}

/// Somebody else is asked.
pub(crate) fn waiting_for(name: &str) -> String {
    format!("Waiting for {}", Subject::person(name).object())
}

/// The button that takes back several steps.
pub(crate) fn undo_all(steps: usize) -> String {
    format!("Undo all {steps}")
}

/// The button that takes back an order of so many steps.
pub(crate) fn undo_order(steps: usize) -> String {
    format!("Undo {steps} steps")
}

/// What undo would take back: an order over so many steps, the last of them in words.
pub(crate) fn undo_takes_order(steps: usize, last: &str) -> String {
    format!("Takes back the whole order, {steps} steps; the last of them: {last}")
}

/// What undo would take back.
pub(crate) fn undo_takes(words: &str) -> String {
    format!("Takes back: {words}")
}

/// Why undo is not possible.
pub(crate) fn undo_cannot(why: &str) -> String {
    format!("Cannot be undone: {why}")
}

/// A step that the page shows in replay.
pub(crate) fn step_of(step: usize, steps: usize) -> String {
    format!("Step {step} of {steps}")
}

/// The mark of a step that can lose the game at once, or does.
pub(crate) fn risk(share: Option<&str>) -> String {
    match share {
        Some(share) => format!("may lose the game at once: {share}"),
        None => "loses the game at once".to_owned(),
    }
}

/// How many things may be done with one part of the board.
pub(crate) fn ways(count: usize) -> String {
    counted(count as u64, "way")
}

/// Which numbers may be asked for.
pub(crate) fn number_from(least: &str, most: &str) -> String {
    format!("A number from {least} to {most}")
}

/// The curtain between two people at one screen.
pub(crate) fn hand_over(name: &str) -> String {
    format!("Hand the screen to {}", Subject::person(name).object())
}

/// The dice of one kind in the game so far; its faces count up from the least.
pub(crate) fn dice_so_far((faces, least): (u8, u8), count: usize, mean: f64) -> String {
    let middle = f64::midpoint(f64::from(faces - 1), 0.0) + f64::from(least);
    let (dice, fair) = (counted(count as u64, "die"), middle);
    format!("{dice} of {faces} faces so far, {mean:.2} on average; a fair one makes {fair:.2}.")
}

/// A figure on a track.
pub(crate) fn count(now: u64, of: Option<u64>) -> String {
    match of {
        Some(of) => format!("{now} of {of}"),
        None => now.to_string(),
    }
}

/// What the last page of a tutorial offers.
pub(crate) const AFTERWARDS: &str = "Play a whole game now. The page always shows what is allowed, \
    with its odds, and the rules are one key away.";

/// Headings of the summary of luck.
pub(crate) const LUCK_HEADINGS: [&str; 5] =
    ["What", "How many", "Expected", "Came up", "Difference"];

/// Where a lesson stands.
pub(crate) fn lesson_of(lesson: usize, lessons: usize) -> String {
    format!("Lesson {lesson} of {lessons}")
}

/// An action that a lesson does not offer, though the rules would.
pub(crate) fn not_in_this_lesson(action: &str) -> String {
    format!(
        "“{action}” is legal here, but this lesson is about something else. Choose from the list."
    )
}

/// An action that the rules refuse.
pub(crate) fn refused(action: &str) -> String {
    format!("“{action}” is not allowed:")
}

/// The name of an error page.
pub(crate) fn error_title(status: u16) -> &'static str {
    match status {
        403 => "Not yours to see",
        404 => "Nothing here",
        405 => "Not done that way",
        409 => "The position has changed",
        413 => "Too large",
        421 => "Wrong address",
        429 => "Too many requests",
        507 => "The disk is full",
        _ => "Something went wrong",
    }
}

/// A step that is looked for after the last.
pub(crate) fn only_steps(steps: usize) -> String {
    match steps {
        0 => "Nothing has been played in this game yet.".to_owned(),
        steps => format!("This game has only {} so far.", counted(steps as u64, "step")),
    }
}

/// What to do about an error.
pub(crate) fn error_help(status: u16) -> &'static str {
    match status {
        403 => {
            "This page needs the link of a seat, or the browser that the program opened. Ask for \
                a link, or start the program again: it opens a page that works."
        }
        404 => "The game may have been deleted, or the link was cut short when it was copied.",
        405 => "This address is asked in another way. Go back to the page that you came from.",
        409 => "Somebody acted first. Open the game again; it shows how things stand.",
        413 => "What was sent is larger than this program takes. Records of play are far smaller.",
        421 => {
            "This program answers to the address that it printed when it started, and to no other."
        }
        429 => "Wait a few seconds and try again.",
        507 => {
            "Nothing was lost: everything up to your last confirmed step is kept. Make room on \
                the disk and try again."
        }
        _ => {
            "Nothing that was confirmed is lost. Try again; if it happens again, export the record \
              of play and tell us."
        }
    }
}
