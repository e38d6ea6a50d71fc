//! Rows of the tables, each with its seal.

use engine::Record;
use engine::record::{Hash, Line, Who};
use sqlx::sqlite::SqliteRow;
use sqlx::{Row as _, SqliteConnection};

use super::fault::from_sqlx;
use crate::seal::{Seal, seal};
use crate::{GameId, SeatKind, StoreError, Summary};

/// The row of a game, without its opening.
#[derive(Clone, Debug)]
pub(super) struct GameRow {
    pub(super) id: String,
    pub(super) title: String,
    pub(super) game: String,
    pub(super) seats: String,
    pub(super) version: i64,
    pub(super) steps: i64,
    pub(super) root: Vec<u8>,
    pub(super) head: Vec<u8>,
    pub(super) created_ms: i64,
    pub(super) updated_ms: i64,
    pub(super) deleted: bool,
    pub(super) touched: i64,
}

/// A query for rows of games without their openings.
macro_rules! select_games {
    ($rest:literal) => {
        concat!(
            "SELECT id, title, game, seats, version, steps, root, head, created_ms, updated_ms, ",
            "deleted, touched, seal FROM games ",
            $rest
        )
    };
}
pub(super) use select_games;

impl GameRow {
    /// Reads a row; says too whether its seal fits.
    pub(super) fn read(row: &SqliteRow) -> Result<(Self, bool), sqlx::Error> {
        let read = Self {
            id: row.try_get("id")?,
            title: row.try_get("title")?,
            game: row.try_get("game")?,
            seats: row.try_get("seats")?,
            version: row.try_get("version")?,
            steps: row.try_get("steps")?,
            root: row.try_get("root")?,
            head: row.try_get("head")?,
            created_ms: row.try_get("created_ms")?,
            updated_ms: row.try_get("updated_ms")?,
            deleted: row.try_get::<i64, _>("deleted")? != 0,
            touched: row.try_get("touched")?,
        };
        let sealed: Vec<u8> = row.try_get("seal")?;
        let sound = sealed == read.seal();
        Ok((read, sound))
    }

    /// The digest over all of it.
    pub(super) fn seal(&self) -> Seal {
        let Self { id, title, game, seats, root, head, .. } = self;
        let texts = [id, title, game, seats].map(String::as_bytes);
        let numbers = [self.version, self.steps, self.created_ms, self.updated_ms, self.touched];
        let numbers = numbers.map(i64::to_le_bytes);
        let mut columns: Vec<&[u8]> = texts.into_iter().chain([&root[..], head]).collect();
        columns.extend(numbers.iter().map(<[u8; 8]>::as_slice));
        columns.push(if self.deleted { b"deleted" } else { b"" });
        seal("game", &columns)
    }

    /// Who sits where.
    pub(super) fn seats(&self) -> Option<Vec<SeatKind>> {
        self.seats.lines().map(SeatKind::read).collect()
    }

    /// The row for the lobby, unless it cannot even be called by its id.
    pub(super) fn summary(self, sound: bool) -> Option<Summary> {
        let seats = self.seats();
        let version = u64::try_from(self.version).ok();
        let steps = u64::try_from(self.steps).ok();
        Some(Summary {
            id: self.id.parse().ok()?,
            title: self.title,
            game: self.game,
            damaged: !sound || seats.is_none() || version.is_none() || steps.is_none(),
            version: version.unwrap_or_default(),
            steps: steps.unwrap_or_default(),
            seats: seats.unwrap_or_default(),
            created_ms: self.created_ms,
            updated_ms: self.updated_ms,
            deleted: self.deleted,
        })
    }
}

/// The row of a game, if it is there and sound.
pub(super) async fn game(db: &mut SqliteConnection, id: &GameId) -> Result<GameRow, StoreError> {
    let sql = select_games!("WHERE id = ?");
    let row = sqlx::query(sql).bind(id.as_str()).fetch_optional(db).await.map_err(from_sqlx)?;
    let (row, sound) = GameRow::read(&row.ok_or(StoreError::NotFound)?).map_err(from_sqlx)?;
    if sound { Ok(row) } else { Err(damaged(id, "its row")) }
}

/// That a game is not what was written.
pub(super) fn damaged(id: &GameId, what: &str) -> StoreError {
    StoreError::Corrupt(format!("game {id}: {what}"))
}

/// A record without its steps, as text: that, too, is a record.
pub(super) fn opening(record: &Record) -> String {
    let Record { header, start, .. } = record;
    let (header, start) = (header.clone(), *start);
    Record { header, start, lines: Vec::new(), sealed: true }.write()
}

/// The first link of a game's chain.
pub(super) fn root(id: &str, opening: &str) -> Seal {
    seal("opening", &[id.as_bytes(), opening.as_bytes()])
}

/// What marks a step of nobody as the rules' own: the table of steps knows seats and chance, and no
/// outcome begins so.
const BY_RULES: char = '§';

/// The row of a step, without its game.
#[derive(Clone, Debug)]
pub(super) struct StepRow {
    pub(super) seq: i64,
    pub(super) seat: i64,
    pub(super) text: String,
    pub(super) hash: String,
}

impl StepRow {
    pub(super) fn new(seq: i64, line: &Line) -> Self {
        let (seat, text) = match line.who {
            Who::Seat(seat) => (i64::from(seat.number()), line.text.clone()),
            Who::Chance => (0, line.text.clone()),
            Who::Rules => (0, format!("{BY_RULES}{}", line.text)),
        };
        Self { seq, seat, text, hash: line.hash.to_string() }
    }

    /// Its link of the chain.
    pub(super) fn link(&self, before: &[u8]) -> Seal {
        let (seq, seat) = (self.seq.to_le_bytes(), self.seat.to_le_bytes());
        seal("step", &[before, &seq, &seat, self.text.as_bytes(), self.hash.as_bytes()])
    }

    /// Its line in the text of a record.
    fn line(&self) -> String {
        let Self { seq, seat, text, hash } = self;
        match seat {
            0 if let Some(clause) = text.strip_prefix(BY_RULES) => {
                format!("{seq} rules {clause} {hash}\n")
            }
            0 => format!("{seq} chance {text} {hash}\n"),
            seat => format!("{seq} seat {seat} {text} {hash}\n"),
        }
    }
}

/// The record of an opening and its steps, read as a record from outside would be.
pub(super) fn record(opening: &str, steps: &[StepRow]) -> Option<Record> {
    let body = opening.trim_end_matches('\n').rfind('\n').map(|end| &opening[..=end])?;
    let mut text = body.to_owned();
    text.extend(steps.iter().map(StepRow::line));
    let closing = format!("end {} {}\n", steps.len(), Hash::of(&text));
    Record::read(&(text + &closing)).ok().filter(|record| record.sealed)
}

/// The digest of a receipt.
pub(super) fn receipt_seal(game: &str, action: &str, version: i64, steps: i64) -> Seal {
    let columns = [game.as_bytes(), action.as_bytes()];
    seal("change", &[columns[0], columns[1], &version.to_le_bytes(), &steps.to_le_bytes()])
}
