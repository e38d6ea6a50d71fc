//! After a game: which turns decided it, and the game that follows it.

use std::iter::zip;
use std::sync::Arc;

use ::dice::Kind;
use engine::{Node, Seat, Sheet};
use games::{Session, TurningPoint};
use store::{GameId, SeatKind};
use tokio::task::spawn_blocking;
use tracing::info;

use crate::error::Error;
use crate::host::{Begin, Chosen, Host, LoadedGame, Room, Throw};
use crate::look::{Rematch, Role};

/// The most turns that are told.
const TURNS: usize = 3;

/// What is known about a game beyond its end. It is kept beside the table, since it costs more than
/// laying that out again.
#[derive(Debug, Default)]
pub(super) struct Aftermath {
    /// The version that somebody looks back over or has looked back over, and what he found.
    looked_back: Option<(u64, Option<Arc<[TurningPoint]>>)>,
    /// The game that follows this one, and who asked for it.
    rematch: Option<(GameId, Role)>,
}

impl Aftermath {
    /// What was found in this version.
    fn found(&self, version: u64) -> Option<Arc<[TurningPoint]>> {
        self.looked_back.as_ref().filter(|(of, _)| *of == version)?.1.clone()
    }
}

impl Host {
    /// Has a computer player look back over a game that is over, once; whoever is there hears of
    /// it when he has.
    pub(super) fn look_back(self: &Arc<Self>, room: &Arc<Room>, loaded: &LoadedGame) {
        let version = loaded.version;
        if !matches!(loaded.table.node(), Node::Over(_)) || !room.begin_to_look_back(version) {
            return;
        }
        let (host, room, record) = (Arc::clone(self), Arc::clone(room), loaded.table.record());
        tokio::spawn(async move {
            let points = host.turning_points(record).await.unwrap_or_default();
            room.with_aftermath(|after| after.looked_back = Some((version, Some(points.into()))));
            room.show_again(version).await;
        });
    }

    async fn turning_points(&self, record: String) -> Option<Vec<TurningPoint>> {
        let permit = Arc::clone(&self.thinkers).acquire_owned().await.ok()?;
        let looking = spawn_blocking(move || {
            let _permit = permit;
            games::open(&record).map(|table| table.turning_points(TURNS))
        });
        looking.await.ok()?.ok()
    }

    /// Begins the same game again, with sides swapped where there are sides. Asked again, it gives
    /// the game that was begun then. Whoever played may ask, from his own page. Gives the game and the
    /// path of his page at it.
    ///
    /// # Errors
    /// If the game is not over, the visitor only watched, or the new game cannot be made.
    pub async fn rematch(
        self: &Arc<Self>,
        room: &Arc<Room>,
        role: Role,
    ) -> Result<(GameId, String), Error> {
        if role == Role::Watcher {
            return Err(Error::Forbidden("a rematch is for those who played".to_owned()));
        }
        // Held until the new game is known: who asks meanwhile gets the same.
        let mut loaded = self.hold(room).await?;
        if !matches!(loaded.table.node(), Node::Over(_)) {
            return Err(Error::Bad("a rematch comes when the game is over".to_owned()));
        }
        if let Some((id, _)) = room.with_aftermath(|after| after.rematch.clone())
            && let Ok(next) = self.room(id.as_str())
            && self.hold(&next).await.is_ok()
        {
            let path = self.path_at_rematch(&loaded, &id, role);
            return Ok((id, path));
        }
        let id = self.begin(again(&loaded)?).await?;
        info!(game = %room.id, next = %id, "a rematch was made");
        room.with_aftermath(|after| after.rematch = Some((id.clone(), role)));
        self.tell(room, &mut loaded);
        let path = self.path_at_rematch(&loaded, &id, role);
        Ok((id, path))
    }

    /// The rematch, if somebody asked for one, as a role at this table sees it.
    pub(super) fn rematch_for(
        &self,
        room: &Room,
        loaded: &LoadedGame,
        role: Role,
    ) -> Option<Rematch> {
        let (id, asker) = room.with_aftermath(|after| after.rematch.clone())?;
        Some(Rematch { path: self.path_at_rematch(loaded, &id, role), asker })
    }

    /// The page of the rematch for a role at this table.
    fn path_at_rematch(&self, loaded: &LoadedGame, id: &GameId, role: Role) -> String {
        let role = match role {
            Role::Seat(seat) => Role::Seat(seat_after(&*loaded.table, seat)),
            Role::Owner | Role::Watcher => role,
        };
        self.path(id, role)
    }
}

impl Room {
    /// The turns that decided the game, if somebody has looked back over this version of it.
    pub(super) fn turning_points(&self, version: u64) -> Option<Arc<[TurningPoint]>> {
        self.with_aftermath(|after| after.found(version))
    }

    /// Whether nobody looks back over this version yet; from now on somebody does.
    fn begin_to_look_back(&self, version: u64) -> bool {
        self.with_aftermath(|after| {
            let fresh = after.looked_back.as_ref().is_none_or(|(of, _)| *of != version);
            if fresh {
                after.looked_back = Some((version, None));
            }
            fresh
        })
    }
}

/// Whether seats play against each other, so that a rematch has them change places.
fn has_sides(table: &dyn Session) -> bool {
    let count = table.header().seats.len().min(Seat::MOST) as u8;
    Seat::all(count).any(|seat| table.side(seat) != table.side(Seat::FIRST))
}

/// Where whoever sits here sits in the rematch: everybody moves up by one.
fn seat_after(table: &dyn Session, seat: Seat) -> Seat {
    let count = table.header().seats.len().min(Seat::MOST);
    if has_sides(table) { Seat::new(((seat.index() + count - 1) % count) as u8) } else { seat }
}

/// The same game, to be begun again.
fn again(loaded: &LoadedGame) -> Result<Begin, Error> {
    let header = loaded.table.header();
    let kinds = loaded.seats().map(|seat| loaded.kind(seat).cloned().unwrap_or(SeatKind::Here));
    let mut seats: Vec<Chosen> = zip(&header.seats, kinds)
        .map(|(name, kind)| Chosen { name: Some(name.clone()), kind })
        .collect();
    if has_sides(&*loaded.table) {
        seats.rotate_left(1);
    }
    let own = header.own_components.as_deref().map(Sheet::read).transpose();
    let dice = match header.dice.parse() {
        // The same seed would throw the same dice.
        Ok(Kind::Seeded(_) | Kind::Entropy) | Err(_) => Throw::App,
        Ok(Kind::Table) => Throw::Table,
        Ok(Kind::Fair(_)) => Throw::Fair,
    };
    Ok(Begin {
        game: header.game.clone(),
        title: Some(loaded.title.clone()),
        options: header.options.clone(),
        components: own.map_err(games::Error::from)?,
        seats,
        dice,
        seed: None,
        setup: header.setup.clone(),
    })
}
