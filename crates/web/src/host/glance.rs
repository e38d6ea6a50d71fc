//! A game at a glance, for the lobby: its position in small, and how it stands.
//!
//! To know it, a game has to be laid out. So it is kept, by version, for the games that somebody
//! has looked at; all of it follows from the record, and a restart costs only the time to make it
//! again.

use std::sync::{Arc, PoisonError};

use engine::{Node, Seat};
use games::Session;
use store::{GameId, Summary};
use tokio::task::{JoinSet, spawn_blocking};
use tracing::warn;

use crate::error::Error;
use crate::host::loaded::may_be_shown_whole;
use crate::host::{Host, fair};
use crate::limits;
use crate::look::{Glance, Standing};

impl Host {
    /// The glances of some games, in their order; nothing for a game that cannot be read.
    pub async fn glances(self: &Arc<Self>, games: &[Summary]) -> Vec<Option<Arc<Glance>>> {
        let mut all: Vec<_> = games.iter().map(|game| self.known(&game.id, game.version)).collect();
        let mut missing = JoinSet::new();
        for (at, game) in games.iter().enumerate().filter(|(at, _)| all[*at].is_none()) {
            let (host, id, version) = (Arc::clone(self), game.id.clone(), game.version);
            missing.spawn(async move { (at, host.glance(&id, version).await) });
        }
        while let Some(done) = missing.join_next().await {
            match done {
                Ok((at, Ok(glance))) => all[at] = Some(glance),
                Ok((at, Err(error))) => {
                    let game = &games[at].id;
                    warn!(%game, kind = error.kind().1, "a game cannot be shown in the lobby");
                }
                Err(_) => {}
            }
        }
        all
    }

    fn known(&self, id: &GameId, version: u64) -> Option<Arc<Glance>> {
        let kept = self.glances.lock().unwrap_or_else(PoisonError::into_inner);
        kept.get(id).filter(|(of, _)| *of == version).map(|(_, glance)| Arc::clone(glance))
    }

    /// From the table, where it is laid out; else from the store.
    async fn glance(&self, id: &GameId, version: u64) -> Result<Arc<Glance>, Error> {
        let here = self.room_at_hand(id).and_then(|room| room.peek(version, glance_at));
        let (version, glance) = if let Some(glance) = here {
            (version, glance)
        } else {
            let stored = self.any_store.load(id).await?;
            let record = stored.record;
            let seen = spawn_blocking(move || {
                games::open(&record.write()).map(|table| glance_at(&*table))
            });
            (stored.version, seen.await.map_err(|_| Error::Failed)??)
        };
        let glance = Arc::new(glance);
        let mut kept = self.glances.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() >= limits::GLANCES {
            kept.clear();
        }
        kept.insert(id.clone(), (version, Arc::clone(&glance)));
        Ok(glance)
    }
}

/// What everybody may see of a table.
fn glance_at(table: &dyn Session) -> Glance {
    let names = table.header().seats.clone();
    let sides = Seat::all(names.len().min(Seat::MOST) as u8).map(|seat| table.side(seat));
    let standing = match table.node() {
        Node::Over(ending) => Standing::Over(ending),
        Node::Decision { seat } if fair::whole(table).is_ok() => Standing::Deciding(seat),
        _ => Standing::Waiting,
    };
    let may_export = may_be_shown_whole(table).is_ok();
    Glance {
        picture: table.thumbnail(draw::Theme::Light),
        sides: sides.collect(),
        names,
        standing,
        may_copy: may_export && fair::may_double(table).is_ok(),
        may_export,
    }
}
