//! A table laid out in memory, and what is known about it beside the rules.

use std::collections::HashMap;

use engine::record::Who;
use engine::{Node, Seat, Viewer};
use games::Session;
use search::PlayerSpec;
use store::{SeatKind, Stored};
use tokio::time::Instant;

use crate::blocks::Shown;
use crate::error::Error;
use crate::host::beside::{Aside, Beside};
use crate::host::log_window::LogWindow;
use crate::host::remarks::Talk;
use crate::host::{Host, Room, dice, fair, seats_of};
use crate::look::{Chair, Look, Role, SeatCard};
use crate::words::here::people;

/// A table laid out in memory.
#[derive(Debug)]
pub struct LoadedGame {
    /// The game under way.
    pub table: Box<dyn Session>,
    /// What it is called.
    pub title: String,
    /// The version that the next action has to name.
    pub version: u64,
    /// Whether it lies in the bin.
    pub deleted: bool,
    /// The computer player that is thinking.
    pub thinking: Option<Seat>,
    /// When the position came about, if it did while the table lay in memory.
    pub(super) since: Option<Instant>,
    /// Whether a task looks after the computer players.
    pub(super) minded: bool,
    chairs: Vec<SeatKind>,
    stale: bool,
    /// Tells this laying out of the table from any other, for pages that come back.
    pub(super) epoch: u64,
    pub(super) shown: HashMap<Role, Shown>,
    pub(super) log_windows: HashMap<Role, LogWindow>,
    pub(super) beside: Beside,
    pub(super) talk: Talk,
    pub(super) beside_shown: HashMap<Role, Aside>,
}

/// Whether nothing of a table is hidden any more.
pub(super) fn may_be_shown_whole(table: &dyn Session) -> Result<(), String> {
    let over = matches!(table.node(), Node::Over(_));
    let why = "the record shows what is still hidden; it can be had when the game is over";
    if over || !table.keeps_secrets() { Ok(()) } else { Err(why.to_owned()) }
}

impl LoadedGame {
    /// Lays out a stored game: replays its record, which proves it.
    pub(super) async fn lay(stored: Stored) -> Result<Self, Error> {
        let Stored { title, record, version, seats, deleted, .. } = stored;
        // Long games take a while; and if a rule should fail, it is this game's trouble alone.
        let opened = tokio::task::spawn_blocking(move || games::open(&record.write())).await;
        let table = opened.map_err(|_| Error::Failed)??;
        Ok(Self {
            table,
            title,
            version,
            deleted,
            thinking: None,
            since: None,
            minded: false,
            chairs: seats,
            stale: false,
            epoch: ::dice::entropy::fresh_seed().map_err(|_| Error::Failed)?,
            shown: HashMap::new(),
            log_windows: HashMap::new(),
            beside: Beside::default(),
            talk: Talk::default(),
            beside_shown: HashMap::new(),
        })
    }

    /// Whether it may differ from what is stored.
    pub(super) fn is_stale(&self) -> bool {
        self.stale
    }

    /// Has it laid out again before it is used the next time.
    pub(super) fn spoil(&mut self) {
        self.stale = true;
    }

    /// It is what is stored.
    pub(super) fn trust(&mut self) {
        self.stale = false;
    }

    /// Forgets what was worked out about the position before.
    pub(super) fn turn_page(&mut self) {
        self.shown.values_mut().for_each(|shown| shown.is_stale = true);
        self.beside_changed();
        self.since = Some(Instant::now());
        let steps = self.table.steps();
        self.log_windows.values_mut().for_each(|log_window| log_window.cut(steps));
        self.thinking = self.computer().map(|(seat, _)| seat);
    }

    /// Every seat.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.chairs.len().min(Seat::MOST) as u8)
    }

    /// Who sits at a seat.
    pub fn kind(&self, seat: Seat) -> Option<&SeatKind> {
        self.chairs.get(seat.index())
    }

    /// The computer player who has to decide now.
    pub(super) fn computer(&self) -> Option<(Seat, PlayerSpec)> {
        let seat = self.table.deciding().ok()?;
        fair::whole(&*self.table).ok()?;
        match self.kind(seat)? {
            SeatKind::Computer(spec) => Some((seat, spec.parse().unwrap_or(PlayerSpec::Greedy))),
            SeatKind::Here | SeatKind::Link => None,
        }
    }

    /// Whether a person may still take back what gave a computer player the turn.
    pub(super) fn may_be_prevented(&self) -> bool {
        let seat = self.table.undoer();
        let person = matches!(self.kind(seat), Some(SeatKind::Here | SeatKind::Link));
        person && fair::may_take_back(&*self.table).is_ok() && self.table.may_undo(seat).is_ok()
    }

    /// Whose eyes a role looks with: its own seat's, and with several at one screen, the one who
    /// decides.
    pub fn viewer(&self, role: Role) -> Viewer {
        let own = seats_of(self, role);
        let deciding = self.table.deciding().ok().filter(|seat| own.contains(seat));
        deciding.or_else(|| own.first().copied()).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// The seat whose last step a role may take back of its own.
    ///
    /// # Errors
    /// Why not, for people.
    pub fn undoable(&self, role: Role) -> Result<Seat, String> {
        let seat = self.own_last_step(role)?;
        match self.consenter(seat) {
            None => Ok(seat),
            Some(of) => Err(people::needs_leave(self.table.name(of))),
        }
    }

    /// The seat whose last step could go back, if a role plays it.
    pub(super) fn own_last_step(&self, role: Role) -> Result<Seat, String> {
        fair::may_take_back(&*self.table).map_err(|why| why.to_string())?;
        let seat = self.table.undoer();
        self.table.may_undo(seat).map_err(|why| why.to_string())?;
        // Several people may sit at one screen: what one did in secret is his to take back.
        let own = seats_of(self, role).contains(&seat)
            && (!self.table.keeps_secrets() || self.viewer(role).is(seat));
        own.then_some(seat).ok_or_else(|| "the last step was not yours".to_owned())
    }

    /// Whether a role may have the record of play now: it holds every hand, and a seed tells what
    /// the dice will show.
    ///
    /// # Errors
    /// Why not, for people.
    pub fn exportable(&self, role: Role) -> Result<(), String> {
        self.may_be_shown_whole()?;
        let over = matches!(self.table.node(), Node::Over(_));
        let foretells = self.table.header().dice.starts_with("seeded");
        if over || role == Role::Owner || !foretells {
            return Ok(());
        }
        Err("the record tells what the dice will show; it can be had when the game is over".into())
    }

    /// Whether the whole game may be given to somebody, as a record or as a copy to play with.
    ///
    /// # Errors
    /// Why not, for people.
    pub fn may_be_shown_whole(&self) -> Result<(), String> {
        may_be_shown_whole(&*self.table)
    }

    /// The seats, for a role's page. Secret links are the owner's alone.
    pub fn places(&self, host: &Host, room: &Room, role: Role) -> Vec<SeatCard> {
        let place = |seat: Seat| {
            let kind = self.kind(seat)?;
            let shared = *kind == SeatKind::Link && role == Role::Owner;
            Some(SeatCard {
                seat,
                name: self.table.name(seat).to_owned(),
                chair: chair(kind),
                link: shared.then(|| host.path(&room.id, Role::Seat(seat))),
            })
        };
        self.seats().filter_map(place).collect()
    }

    /// Lets somebody draw a role's page of the present, or of an earlier step.
    ///
    /// # Errors
    /// If there was no such step.
    pub fn look<T>(
        &self,
        host: &Host,
        room: &Room,
        role: Role,
        replay: Option<usize>,
        draw: impl FnOnce(&Look<'_>) -> T,
    ) -> Result<T, Error> {
        let earlier = replay.map(|step| self.table.after(step)).transpose()?;
        let (undo, export) = (self.undoable(role), self.exportable(role));
        let (path, key) = (host.path(&room.id, role), host.key(&room.id, role));
        let watch = (role == Role::Owner).then(|| host.path(&room.id, Role::Watcher));
        let look = Look {
            id: room.id.as_str(),
            path: &path,
            socket: &format!("/ws/{}?key={key}", room.id),
            key: &key,
            title: &self.title,
            viewer: self.viewer(role),
            role,
            you: &seats_of(self, role),
            places: &self.places(host, room, role),
            watch: watch.as_deref(),
            version: self.version,
            steps: self.table.steps(),
            thinking: self.thinking,
            replay,
            roll: if replay.is_none() { dice::awaited(&*self.table) } else { None },
            entered: if replay.is_none() { dice::entered(&*self.table) } else { None },
            fair: fair::shown(&*self.table, &host.keys),
            undo,
            beside: self.beside_look(host, room, role),
            heard: self.heard(role),
            export,
            turning_points: room.turning_points(self.version),
            rematch: host.rematch_for(room, self, role),
            table: earlier.as_deref().unwrap_or(&*self.table),
            log: self.log_windows.get(&role),
        };
        Ok(draw(&look))
    }
}

/// A seat's chair, for pages.
pub(crate) fn chair(kind: &SeatKind) -> Chair {
    match kind {
        SeatKind::Here => Chair::Here,
        SeatKind::Link => Chair::Link,
        SeatKind::Computer(spec) => Chair::Computer(spec.clone()),
    }
}

/// Who made a step, in a word.
pub(crate) fn who_made(who: Who) -> String {
    match who {
        Who::Seat(seat) => seat.to_string(),
        Who::Chance => "chance".to_owned(),
        Who::Rules => "rules".to_owned(),
    }
}
