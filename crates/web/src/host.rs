//! The hall: the games that are open, over the store.
//!
//! Each game has a room with one lock. A change is made on the table, stored, and only then told;
//! whatever goes wrong with storing, the table is thrown away and laid out again from the store.
//! What a visitor sees is rendered once a change for everybody in the same role.

mod aftermath;
mod beside;
mod consent;
mod loaded;
pub(crate) mod dice;
pub(crate) mod fair;
mod glance;
mod lobby;
mod play;
mod presence;
mod remarks;
mod room;
pub(crate) mod log_window;
mod talk;
mod think;
pub(crate) mod update;

use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use engine::Seat;
use store::{Clock, GameId, SeatKind};
use tokio::sync::{MappedMutexGuard, Semaphore, watch};

use crate::any_store::AnyStore;
use crate::error::Error;
use crate::keys::{self, Keys};
use crate::limits;
use crate::look::{Glance, Role};
use crate::metrics::Metrics;

pub(crate) use beside::SentAside;
pub use dice::Throw;
pub use loaded::LoadedGame;
pub(crate) use loaded::{chair, who_made};
pub use lobby::{Begin, Chosen};
pub use play::Request;
pub use room::Room;

/// The games that are open.
pub struct Host {
    any_store: Arc<dyn AnyStore>,
    /// Who may do what.
    pub keys: Keys,
    /// What time it is.
    pub clock: Arc<dyn Clock>,
    rooms: Mutex<HashMap<GameId, Arc<Room>>>,
    /// How games stood when the lobby was last looked at, with their versions.
    glances: Mutex<HashMap<GameId, (u64, Arc<Glance>)>>,
    thinkers: Arc<Semaphore>,
    /// How long a computer player waits with an answer that a person may still want to prevent.
    grace: Duration,
    pub(crate) metrics: Metrics,
    stopping: watch::Sender<bool>,
}

impl fmt::Debug for Host {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Hall").finish_non_exhaustive()
    }
}

/// A room whose table is laid out, and held.
pub type Held<'a> = MappedMutexGuard<'a, LoadedGame>;

impl Host {
    /// A hall over a store. `launch` is the token that makes a browser the owner's.
    pub fn new(any_store: Arc<dyn AnyStore>, clock: Arc<dyn Clock>, launch: String) -> Arc<Self> {
        Self::with_grace(any_store, clock, launch, limits::GRACE)
    }

    /// The same, where computer players give people another time to take a step back.
    pub fn with_grace(
        any_store: Arc<dyn AnyStore>,
        clock: Arc<dyn Clock>,
        launch: String,
        grace: Duration,
    ) -> Arc<Self> {
        let keys = Keys::new(any_store.secret(), launch);
        // One core stays free for requests, where there are several.
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Arc::new(Self {
            any_store,
            keys,
            clock,
            rooms: Mutex::default(),
            glances: Mutex::default(),
            thinkers: Arc::new(Semaphore::new(cores.saturating_sub(1).max(1))),
            grace,
            metrics: Metrics::default(),
            stopping: watch::Sender::new(false),
        })
    }

    /// Tells every socket and every computer player to end.
    pub fn stop(&self) {
        self.stopping.send_replace(true);
    }

    /// Becomes `true` when the server stops.
    pub fn stopping(&self) -> watch::Receiver<bool> {
        self.stopping.subscribe()
    }

    /// How many games are held in memory.
    pub(crate) fn held(&self) -> usize {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// The room of a game; the game itself is fetched when it is needed.
    ///
    /// # Errors
    /// If the text is no id.
    pub fn room(&self, id: &str) -> Result<Arc<Room>, Error> {
        let id: GameId = id.parse().map_err(|_| Error::NotFound("game"))?;
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        if rooms.len() >= limits::ROOMS {
            rooms.retain(|_, room| Arc::strong_count(room) > 1);
        }
        let fresh = || Arc::new(Room::new(id.clone()));
        Ok(Arc::clone(rooms.entry(id.clone()).or_insert_with(fresh)))
    }

    /// The room of a game, if it is held in memory.
    fn room_at_hand(&self, id: &GameId) -> Option<Arc<Room>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner).get(id).map(Arc::clone)
    }

    /// Holds a game's table, laid out from the store if need be.
    ///
    /// # Errors
    /// If there is no such game, or it cannot be read.
    pub async fn hold<'a>(&self, room: &'a Room) -> Result<Held<'a>, Error> {
        room.hold(&*self.any_store).await
    }

    /// Who a bearer of this key is at this table.
    ///
    /// # Errors
    /// If the key opens nothing here.
    pub fn role_of(&self, id: &GameId, loaded: &LoadedGame, key: &str) -> Result<Role, Error> {
        if self.keys.is_launch(key) || self.keys.is_owner(key) {
            return Ok(Role::Owner);
        }
        if keys::same(key, &self.keys.watch(id)) {
            return Ok(Role::Watcher);
        }
        let by_link = loaded.seats().filter(|&seat| loaded.kind(seat) == Some(&SeatKind::Link));
        let seat = by_link.into_iter().find(|&seat| keys::same(key, &self.keys.seat(id, seat)));
        seat.map(Role::Seat).ok_or_else(|| Error::Forbidden("the link or key does not fit".into()))
    }

    /// The path of a role's page.
    pub fn path(&self, id: &GameId, role: Role) -> String {
        match role {
            Role::Owner => format!("/g/{id}"),
            Role::Seat(seat) => format!("/g/{id}/s/{seat}/{}", self.keys.seat(id, seat)),
            Role::Watcher => format!("/g/{id}/w/{}", self.keys.watch(id)),
        }
    }

    /// The key of a role; nothing for the owner, who has a cookie.
    pub fn key(&self, id: &GameId, role: Role) -> String {
        match role {
            Role::Owner => String::new(),
            Role::Seat(seat) => self.keys.seat(id, seat),
            Role::Watcher => self.keys.watch(id),
        }
    }
}

/// The seats that a role acts for.
pub fn seats_of(loaded: &LoadedGame, role: Role) -> Vec<Seat> {
    match role {
        Role::Owner => {
            loaded.seats().filter(|&seat| loaded.kind(seat) == Some(&SeatKind::Here)).collect()
        }
        Role::Seat(seat) => vec![seat],
        Role::Watcher => Vec::new(),
    }
}

/// Waits until the server stops.
pub(crate) async fn stopped(stopping: &mut watch::Receiver<bool>) {
    let _ = stopping.wait_for(|stop| *stop).await;
}
