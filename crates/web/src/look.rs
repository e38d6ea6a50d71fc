//! What pages are drawn from: everything that a page may know, and nothing more.
//!
//! Routes fill these structs; `pages` turns them into HTML and nothing else. A page function has no
//! other source, so what is not in here cannot leak into a page.

use std::collections::BTreeMap;
use std::sync::Arc;

use engine::{Ending, Seat, Viewer};
use games::{Entry, Session, TurningPoint};
use store::Remark;

use crate::host::log_window::LogWindow;

/// The parts of the board page that change, by the id of the element that each fills:
/// `board`, `prompt`, `actions`, `log`, `dice`, `tracks`, `sequence`, `status`, `title`, …
pub type Fragments = BTreeMap<&'static str, String>;

/// Who sits at a seat.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Chair {
    /// Somebody at this screen.
    Here,
    /// A friend, who comes by a secret link.
    Link,
    /// A computer player, by its spec (`search:normal`).
    Computer(String),
}

/// One seat of a table.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct SeatCard {
    /// Which seat.
    pub seat: Seat,
    /// What its player is called.
    pub name: String,
    /// Who sits there.
    pub chair: Chair,
    /// The path of its secret link (`/g/ID/s/2/KEY`); only ever filled on the owner's page.
    pub link: Option<String>,
}

/// What people have to tell the app: a die or card on a real table.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Roll {
    /// Whose decision it answers; nobody's before the first one.
    pub whose: Option<Seat>,
    /// Every outcome that may come up, with its number of tickets; or why none can be entered.
    pub outcomes: Result<Vec<(String, u32)>, &'static str>,
}

/// What a page shows of fair dice.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Fair {
    /// What the server committed to, in hexadecimal digits.
    pub commitment: String,
    /// Seats whose part is still to come.
    pub missing: Vec<Seat>,
    /// The server's secret, once the game is over.
    pub secret: Option<String>,
}

/// A step that somebody wants back.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Asked {
    /// Who wants it.
    pub by: Seat,
    /// Who has to agree.
    pub of: Seat,
    /// What it did, as this page may know it.
    pub what: String,
}

/// Somebody who plays, at a page of his own.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Player {
    /// The names of his seats: several people may sit at one page.
    pub names: Vec<String>,
    /// Whether the page is open somewhere.
    pub here: bool,
    /// When it was left, if that is known, in milliseconds since 1970.
    pub left_ms: Option<i64>,
}

/// Who is at a table.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Company {
    /// Who plays.
    pub players: Vec<Player>,
    /// How many watch.
    pub watchers: usize,
    /// The time now, in milliseconds since 1970.
    pub now_ms: i64,
}

/// What goes on beside a game, as a page may know it.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Beside {
    /// The seat of this page that may ask to take its last step back, and who has to agree.
    pub may_ask: Option<(Seat, Seat)>,
    /// The step that somebody wants back.
    pub asked: Option<Asked>,
    /// What became of one, until the game goes on.
    pub news: Option<String>,
    /// Who is here.
    pub company: Company,
}

/// Who looks at a table.
#[derive(Clone, Copy, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Role {
    /// Whoever started the program: plays every seat at this screen, and keeps the game.
    Owner,
    /// A friend with the link of one seat.
    Seat(Seat),
    /// Somebody with the link to watch.
    Watcher,
}

/// All that the board page is drawn from.
#[derive(Debug)]
pub struct Look<'a> {
    /// The game's id in addresses and in the API.
    pub id: &'a str,
    /// The path of this page (`/g/ID`, `/g/ID/s/2/KEY`, `/g/ID/w/KEY`), for links such as
    /// `{path}?step=12`.
    pub path: &'a str,
    /// The path of this page's WebSocket (`/ws/ID?…`); the page carries it as a data attribute.
    pub socket: &'a str,
    /// The key for `Authorization: Bearer`, empty on the owner's page (a cookie speaks for him).
    pub key: &'a str,
    /// What the game is called in the lobby.
    pub title: &'a str,
    /// The table as it stands, or as it stood at the replayed step.
    pub table: &'a dyn Session,
    /// Whose eyes the page is drawn for.
    pub viewer: Viewer,
    /// Who looks.
    pub role: Role,
    /// The seats that this page acts for.
    pub you: &'a [Seat],
    /// Every seat.
    pub places: &'a [SeatCard],
    /// The path of the link for watchers; only ever filled on the owner's page.
    pub watch: Option<&'a str>,
    /// The version that an action has to name.
    pub version: u64,
    /// How many steps the whole game has, also while an earlier one is replayed.
    pub steps: usize,
    /// The computer player that is thinking.
    pub thinking: Option<Seat>,
    /// The step that is replayed (`?step=12`), if the page does not show the present.
    pub replay: Option<usize>,
    /// What people have to enter before the game goes on, if the page shows the present.
    pub roll: Option<Roll>,
    /// What people entered last, if it may still be taken back.
    pub entered: Option<String>,
    /// The dice, where they are by commitment.
    pub fair: Option<Fair>,
    /// Whether this page may take the last step back; if not, why not.
    pub undo: Result<Seat, String>,
    /// What goes on beside the game.
    pub beside: Beside,
    /// What was said lately among those of this page; nothing where there is nobody to talk to.
    pub heard: Option<&'a [Remark]>,
    /// Whether this page may take the record of play home now; if not, why not.
    pub export: Result<(), String>,
    /// The end of the log up to the present; nothing before it is written.
    pub(crate) log: Option<&'a LogWindow>,
    /// The turns that decided the game, once it is over and somebody has looked back over it.
    pub turning_points: Option<Arc<[TurningPoint]>>,
    /// The game that follows this one, if somebody asked for it.
    pub rematch: Option<Rematch>,
}

/// The game that follows one that is over.
#[derive(Clone, Debug)]
pub struct Rematch {
    /// The path of this page's own page at it.
    pub path: String,
    /// Who asked for it.
    pub asker: Role,
}

impl Look<'_> {
    /// The seat that decides now, if this page acts for it and shows the present.
    ///
    /// Only then may `Session::actions`, `odds`, `why` and `hint` be asked: they speak from that
    /// seat's view.
    pub fn asked(&self) -> Option<Seat> {
        let seat = self.table.deciding().ok()?;
        let whole = self.fair.as_ref().is_none_or(|fair| fair.missing.is_empty());
        (self.replay.is_none() && whole && self.you.contains(&seat)).then_some(seat)
    }
}

/// One game in the lobby.
#[derive(Clone, Debug)]
pub struct GameRow {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub title: String,
    /// The id of the game that is played.
    pub game: String,
    /// How many steps were made.
    pub steps: u64,
    /// Who sits where.
    pub chairs: Vec<Chair>,
    /// When it was last changed, in milliseconds since 1970.
    pub updated_ms: i64,
    /// How it stands; nothing if it cannot be read, or lies in the bin.
    pub glance: Option<Arc<Glance>>,
}

impl GameRow {
    /// Whether there is something to go on with.
    pub fn goes_on(&self) -> bool {
        let standing = self.glance.as_ref().map(|glance| glance.standing);
        matches!(standing, Some(Standing::Deciding(_) | Standing::Waiting))
    }
}

/// How a game stands, as everybody may see it.
#[derive(Clone, Debug)]
pub struct Glance {
    /// Its position in small.
    pub picture: String,
    /// What its players are called.
    pub names: Vec<String>,
    /// The side of each seat.
    pub sides: Vec<u8>,
    /// Whose turn it is, or how it ended.
    pub standing: Standing,
    /// Whether a second game may be made of it.
    pub may_copy: bool,
    /// Whether its record may be had.
    pub may_export: bool,
}

/// What a game in the lobby waits for.
#[derive(Clone, Copy, Debug)]
pub enum Standing {
    /// A seat decides.
    Deciding(Seat),
    /// Dice or cards that people bring.
    Waiting,
    /// Nothing: it is over.
    Over(Ending),
}

/// All that the lobby is drawn from.
#[derive(Debug)]
pub struct Lobby<'a> {
    /// Every game that can be begun.
    pub catalog: &'static [Entry],
    /// A page of the kept games, the newest first.
    pub games: &'a [GameRow],
    /// How many games are kept in all.
    pub all: u64,
    /// Which page it is, from 1.
    pub page: u64,
    /// The newest games that were thrown away and can still be taken back.
    pub bin: &'a [GameRow],
    /// How many those are in all.
    pub in_bin: u64,
    /// The time now, in milliseconds since 1970.
    pub now_ms: i64,
}
