//! One game's room: its lock, and the bell that rings when something changed.

use std::fmt;
use std::sync::PoisonError;

use games::Session;
use store::GameId;
use tokio::sync::{Mutex, MutexGuard, watch};
use tokio::time::Instant;
use tracing::info;

use crate::any_store::AnyStore;
use crate::error::Error;
use crate::host::aftermath::Aftermath;
use crate::host::presence::Present;
use crate::host::remarks::Talk;
use crate::host::{Held, LoadedGame};

/// A game's room.
pub struct Room {
    /// The game.
    pub id: GameId,
    loaded: Mutex<Option<LoadedGame>>,
    /// When it rang last.
    bell: watch::Sender<Instant>,
    aftermath: std::sync::Mutex<Aftermath>,
    /// Rings for what goes on beside the game.
    beside_bell: watch::Sender<()>,
    /// Who is here.
    pub(super) present: std::sync::Mutex<Present>,
}

impl fmt::Debug for Room {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Room").field("id", &self.id).finish_non_exhaustive()
    }
}

impl Room {
    pub(super) fn new(id: GameId) -> Self {
        Self {
            id,
            loaded: Mutex::new(None),
            bell: watch::Sender::new(Instant::now()),
            aftermath: std::sync::Mutex::default(),
            beside_bell: watch::Sender::new(()),
            present: std::sync::Mutex::default(),
        }
    }

    /// Hears of every change, and when it was. Whoever is slow hears of the last one only.
    pub fn listen(&self) -> watch::Receiver<Instant> {
        self.bell.subscribe()
    }

    /// Hears of everything that goes on beside the game.
    pub(crate) fn listen_beside(&self) -> watch::Receiver<()> {
        self.beside_bell.subscribe()
    }

    /// Tells everybody in the room to look beside the game.
    pub(super) fn ring_beside(&self) {
        self.beside_bell.send_replace(());
    }

    /// Tells everybody in the room to look again.
    pub(super) fn ring(&self) {
        self.bell.send_replace(Instant::now());
    }

    /// Holds the table, laid out from the store if it is not, or not any more.
    pub(super) async fn hold(&self, store: &dyn AnyStore) -> Result<Held<'_>, Error> {
        let mut place = self.loaded.lock().await;
        if place.as_ref().is_none_or(LoadedGame::is_stale) {
            if place.is_some() {
                info!(game = %self.id, "laid out again from the store");
            }
            let mut loaded = LoadedGame::lay(store.load(&self.id).await?).await?;
            match place.as_mut() {
                Some(before) => loaded.take_over(before),
                None => loaded.talk = Talk::recall(store, self).await,
            }
            *place = Some(loaded);
        }
        let held = MutexGuard::try_map(place, Option::as_mut).map_err(|_| Error::Failed)?;
        if held.deleted { Err(Error::NotFound("game")) } else { Ok(held) }
    }

    /// Reads or writes what is known beyond the end of the game.
    pub(super) fn with_aftermath<T>(&self, change: impl FnOnce(&mut Aftermath) -> T) -> T {
        change(&mut self.aftermath.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Has everybody shown this version anew: more is known about it than before.
    pub(super) async fn show_again(&self, version: u64) {
        if let Some(loaded) = self.loaded.lock().await.as_mut().filter(|it| it.version == version) {
            loaded.turn_page();
        }
        self.ring();
    }

    /// Looks at the table if it is laid out in this version and nobody holds it.
    pub(super) fn peek<T>(&self, version: u64, look: impl FnOnce(&dyn Session) -> T) -> Option<T> {
        let place = self.loaded.try_lock().ok()?;
        let loaded = place.as_ref().filter(|it| !it.is_stale() && it.version == version)?;
        Some(look(&*loaded.table))
    }

    /// Has the table laid out again at the next look, and tells everybody to look.
    pub(super) async fn refresh(&self) {
        if let Some(loaded) = self.loaded.lock().await.as_mut() {
            loaded.spoil();
        }
        self.ring();
    }

    /// Nobody looks after this game's computer players any more.
    pub(super) async fn abandon(&self) {
        if let Some(loaded) = self.loaded.lock().await.as_mut() {
            loaded.minded = false;
            loaded.spoil();
        }
    }
}
