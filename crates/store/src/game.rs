//! A game as the store keeps it, and what can be done to it.

use engine::Record;
use engine::record::Line;

use crate::{ActionId, GameId, StoreError};

/// The longest title of a game.
pub const LONGEST_TITLE: usize = 80;
const LONGEST_SPEC: usize = 200;

/// Who sits at a seat.
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub enum SeatKind {
    /// Somebody at this screen.
    Here,
    /// A friend with a secret link.
    Link,
    /// A computer player, by its specification.
    Computer(String),
}

impl SeatKind {
    pub(crate) fn write(&self) -> String {
        match self {
            Self::Here => "here".to_owned(),
            Self::Link => "link".to_owned(),
            Self::Computer(spec) => format!("computer {spec}"),
        }
    }

    pub(crate) fn read(text: &str) -> Option<Self> {
        match text {
            "here" => Some(Self::Here),
            "link" => Some(Self::Link),
            _ => Some(Self::Computer(text.strip_prefix("computer ")?.to_owned())),
        }
    }
}

/// A game to begin, or to bring in: the caller has proved the record.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct NewGame {
    /// What people call it: 1 to [`LONGEST_TITLE`] characters on one line.
    pub title: String,
    /// What was agreed, and the steps so far.
    pub record: Record,
    /// Who sits where; one for each seat of the record.
    pub seats: Vec<SeatKind>,
}

/// A game with its steps.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Stored {
    /// Its id.
    pub id: GameId,
    /// What people call it.
    pub title: String,
    /// Header and steps, as they were given. That they are legal is for replay to say.
    pub record: Record,
    /// 1 for a new game; every change of the steps raises it, undo as well.
    pub version: u64,
    /// Who sits where.
    pub seats: Vec<SeatKind>,
    /// When it was made, for people to read.
    pub created_ms: i64,
    /// When it was last changed, for people to read.
    pub updated_ms: i64,
    /// Whether it lies in the bin. Such a game can be read and restored, not changed.
    pub deleted: bool,
}

/// A game without its steps, for the lobby.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Summary {
    /// Its id.
    pub id: GameId,
    /// What people call it.
    pub title: String,
    /// The id of the rulebook's game.
    pub game: String,
    /// Its version.
    pub version: u64,
    /// How many steps it has.
    pub steps: u64,
    /// Who sits where.
    pub seats: Vec<SeatKind>,
    /// When it was made, for people to read.
    pub created_ms: i64,
    /// When it was last changed, for people to read.
    pub updated_ms: i64,
    /// Whether it lies in the bin.
    pub deleted: bool,
    /// Whether its row is not as it was written; then none of the above is to be trusted.
    pub damaged: bool,
}

/// Where a game lies.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Shelf {
    /// Where it can be gone on with.
    Kept,
    /// In the bin.
    Bin,
}

/// Some of the games of a shelf.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Page {
    /// They themselves.
    pub games: Vec<Summary>,
    /// How many the shelf has in all.
    pub all: u64,
}

/// Steps to add.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Change {
    /// The version that the sender saw.
    pub expected_version: u64,
    /// What the sender calls this change.
    pub action_id: ActionId,
    /// The steps; at least one.
    pub lines: Vec<Line>,
}

/// What a change led to.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Receipt {
    /// The version after it.
    pub version: u64,
    /// How many steps the game had after it.
    pub steps: u64,
    /// Whether it had been made before, so that nothing was done now.
    pub repeated: bool,
}

impl NewGame {
    /// Checks that all of it can be kept and read back as it is.
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        check_title(&self.title)?;
        let Self { record, seats, .. } = self;
        if seats.len() != record.header.seats.len() {
            let named = record.header.seats.len();
            return malformed(format!("{named} seats are named and {} are given", seats.len()));
        }
        for seat in seats {
            if let SeatKind::Computer(spec) = seat
                && (spec.len() > LONGEST_SPEC || spec.chars().any(char::is_control))
            {
                return malformed("a computer player's specification is too long or not one line");
            }
        }
        check_record(record)
    }
}

/// Checks that a record can be kept and read back as it is.
pub(crate) fn check_record(record: &Record) -> Result<(), StoreError> {
    check_lines(&record.lines)?;
    match Record::read(&record.write()) {
        Ok(again) if again == *record => Ok(()),
        Ok(_) => malformed("the record does not read as it was given"),
        Err(fault) => malformed(format!("not a record: {fault}")),
    }
}

/// Checks a title.
pub(crate) fn check_title(title: &str) -> Result<(), StoreError> {
    let length = title.chars().count();
    if title.trim() != title || !(1..=LONGEST_TITLE).contains(&length) {
        return malformed(format!(
            "a title has 1 to {LONGEST_TITLE} characters and no space at either end"
        ));
    }
    if title.chars().any(char::is_control) {
        return malformed("a title is on one line");
    }
    Ok(())
}

/// Checks that steps can be written as lines of a record.
pub(crate) fn check_lines(lines: &[Line]) -> Result<(), StoreError> {
    if lines.iter().any(|line| line.text.chars().any(char::is_control)) {
        return malformed("a step is on one line");
    }
    Ok(())
}

pub(crate) fn malformed<T>(what: impl Into<String>) -> Result<T, StoreError> {
    Err(StoreError::Malformed(what.into()))
}
