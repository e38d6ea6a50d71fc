//! Who is at a table: counted from the sockets that are open. Of watchers, how many, and no more.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError};

use tokio::time::sleep;

use crate::host::{Host, LoadedGame, Room};
use crate::limits;
use crate::look::{self, Role};

/// Who is in a room.
#[derive(Debug, Default)]
pub(super) struct Present {
    /// How many pages of a role look on live.
    pages: HashMap<Role, usize>,
    /// When the last page of a role went, in milliseconds since 1970.
    left_ms: HashMap<Role, i64>,
    /// What was told of it last: who plays here, and how many watch.
    told: (Vec<Role>, usize),
    /// Whether somebody is about to tell.
    telling: bool,
}

impl Present {
    fn is_here(&self, role: Role) -> bool {
        self.pages.contains_key(&role)
    }

    fn watchers(&self) -> usize {
        self.pages.get(&Role::Watcher).copied().unwrap_or_default()
    }

    /// All that anybody is told of it.
    fn summary(&self) -> (Vec<Role>, usize) {
        let players = self.pages.keys().copied().filter(|&role| role != Role::Watcher);
        let mut players: Vec<Role> = players.collect();
        players.sort_unstable();
        (players, self.watchers())
    }
}

/// A page that looks on; it counts until it is dropped.
#[derive(Debug)]
pub(crate) struct Looking {
    host: Arc<Host>,
    room: Arc<Room>,
    role: Role,
}

impl Drop for Looking {
    fn drop(&mut self) {
        let now = self.host.clock.now_ms();
        let mut present = self.room.present.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(pages) = present.pages.get_mut(&self.role) {
            *pages -= 1;
            if *pages == 0 {
                present.pages.remove(&self.role);
                present.left_ms.insert(self.role, now);
            }
        }
    }
}

impl Host {
    /// A page begins to look on.
    pub(crate) fn enter(self: &Arc<Self>, room: &Arc<Room>, role: Role) -> Looking {
        let mut present = room.present.lock().unwrap_or_else(PoisonError::into_inner);
        *present.pages.entry(role).or_default() += 1;
        drop(present);
        self.tell_presence(room);
        Looking { host: Arc::clone(self), room: Arc::clone(room), role }
    }

    /// A page looks on no more.
    pub(crate) fn leave(self: &Arc<Self>, looking: Looking) {
        let room = Arc::clone(&looking.room);
        drop(looking);
        self.tell_presence(&room);
    }

    /// Tells who is here, a little later: whoever reloads a page has not been away, and a crowd
    /// that comes is told of once.
    fn tell_presence(self: &Arc<Self>, room: &Arc<Room>) {
        let mut present = room.present.lock().unwrap_or_else(PoisonError::into_inner);
        if std::mem::replace(&mut present.telling, true) {
            return;
        }
        drop(present);
        let (host, room) = (Arc::clone(self), Arc::clone(room));
        tokio::spawn(async move {
            sleep(limits::COMING_AND_GOING).await;
            let news = {
                let mut present = room.present.lock().unwrap_or_else(PoisonError::into_inner);
                present.telling = false;
                let now = present.summary();
                std::mem::replace(&mut present.told, now.clone()) != now
            };
            if news && let Ok(mut loaded) = host.hold(&room).await {
                loaded.beside_changed();
                room.ring_beside();
            }
        });
    }
}

impl LoadedGame {
    /// Who is here, for everybody's page: nothing, where a person plays alone and nobody watches.
    /// Whoever looks at a page is here, also before it has its socket.
    pub(super) fn company(&self, host: &Host, room: &Room, looks: Role) -> look::Company {
        let present = room.present.lock().unwrap_or_else(PoisonError::into_inner);
        let (players, now) = (self.players(), host.clock.now_ms());
        // Whoever keeps a game and plays in none of its seats watches it.
        let keeper = !players.iter().any(|(role, _)| *role == Role::Owner);
        let own = usize::from(looks == Role::Watcher);
        let watchers =
            present.watchers().max(own) + usize::from(keeper && present.is_here(Role::Owner));
        if players.len() < 2 && watchers == 0 {
            return look::Company::default();
        }
        let player = |(role, seats): (Role, Vec<_>)| look::Player {
            names: seats.into_iter().map(|seat| self.table.name(seat).to_owned()).collect(),
            here: role == looks || present.is_here(role),
            left_ms: present.left_ms.get(&role).copied(),
        };
        let players = players.into_iter().map(player).collect();
        look::Company { players, watchers, now_ms: now }
    }
}
