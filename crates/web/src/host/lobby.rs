//! What the owner does with games from the lobby.

use std::iter::repeat;
use std::sync::Arc;

use ::dice::Kind;
use draw::grammar;
use engine::{Record, Sheet, Terms};
use games::Session;
use store::{GameId, NewGame, Page, SeatKind, Shelf, Summary};
use tokio::task::spawn_blocking;
use tracing::info;

use crate::error::Error;
use crate::host::{Host, Room, Throw, dice, fair, think};
use crate::keys::Keys;

/// How long a game stays in the bin.
const IN_THE_BIN_MS: i64 = 30 * 24 * 60 * 60 * 1000;

/// A game to begin.
#[derive(Clone, Debug, Default)]
pub struct Begin {
    /// Which game.
    pub game: String,
    /// What it is called; nothing: as the game itself.
    pub title: Option<String>,
    /// What the table agrees on.
    pub options: Vec<(String, String)>,
    /// Component data of its own, where they are not the standard ones.
    pub components: Option<Sheet>,
    /// Who sits where; seats that are not named are at this screen.
    pub seats: Vec<Chosen>,
    /// Who throws the dice.
    pub dice: Throw,
    /// The app's dice from a seed; nothing: from the operating system.
    pub seed: Option<u64>,
    /// The position to begin from, in the game's notation.
    pub setup: Option<String>,
}

/// Who is to sit at a seat.
#[derive(Clone, Debug)]
pub struct Chosen {
    /// What he is called.
    pub name: Option<String>,
    /// Who it is.
    pub kind: SeatKind,
}

impl Host {
    /// Begins a game, and lets chance go on to its first decision.
    ///
    /// # Errors
    /// Everything that is wrong with what was asked for; nothing is written then.
    pub async fn begin(&self, begin: Begin) -> Result<GameId, Error> {
        let (title, seats) = (begin.title.clone(), begin.seats.clone());
        let keys = self.keys.clone();
        let table = laid_out(move || begun(begin, &keys)).await?;
        let title = title.unwrap_or_else(|| table.info().title.to_owned());
        let given = seats.into_iter().map(|chosen| chosen.kind);
        let kinds = given.chain(repeat(SeatKind::Here));
        let kinds = kinds.take(table.header().seats.len()).collect();
        let id = self.keep(title, &table.record(), kinds).await?;
        info!(game = %id, rules = table.info().id, "a game was made");
        Ok(id)
    }

    /// Brings a record of play in, after it has proved itself.
    ///
    /// # Errors
    /// The first thing that is wrong with it; nothing is written then.
    pub async fn import(&self, record: String, title: Option<String>) -> Result<GameId, Error> {
        let keys = self.keys.clone();
        let table = laid_out(move || {
            let mut table = games::open(&record)?;
            fair::may_come_in(&*table)?;
            dice::go_on(&mut *table, &keys)?;
            Ok(table)
        });
        let table = table.await?;
        let title = title.unwrap_or_else(|| table.info().title.to_owned());
        let kinds = vec![SeatKind::Here; table.header().seats.len()];
        let id = self.keep(title, &table.record(), kinds).await?;
        let (rules, steps) = (table.info().id, table.steps());
        info!(game = %id, rules, steps, "a game was brought in");
        Ok(id)
    }

    async fn keep(
        &self,
        title: String,
        record: &str,
        seats: Vec<SeatKind>,
    ) -> Result<GameId, Error> {
        let record = Record::read(record).map_err(games::Error::Record)?;
        Ok(self.any_store.create(NewGame { title, record, seats }).await?)
    }

    /// Every game, those in the bin as well, the newest first.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub async fn list(&self) -> Result<Vec<Summary>, Error> {
        Ok(self.any_store.list().await?)
    }

    /// Some games of a shelf, and how many it has; the newest first.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub async fn page(&self, on: Shelf, skip: u64, most: u64) -> Result<Page, Error> {
        Ok(self.any_store.page(on, skip, most).await?)
    }

    /// Gives a game another title.
    ///
    /// # Errors
    /// If there is no such game, or the title will not do.
    pub async fn rename(&self, room: &Arc<Room>, title: &str) -> Result<(), Error> {
        drop(self.hold(room).await?);
        self.any_store.rename(&room.id, title).await?;
        room.refresh().await;
        Ok(())
    }

    /// A second game with the same steps.
    ///
    /// # Errors
    /// If there is no such game, or the title will not do.
    pub async fn copy(&self, room: &Arc<Room>, title: Option<String>) -> Result<GameId, Error> {
        let own = {
            let loaded = self.hold(room).await?;
            fair::may_double(&*loaded.table)?;
            loaded.may_be_shown_whole().map_err(Error::Forbidden)?;
            loaded.title.clone()
        };
        Ok(self.any_store.copy(&room.id, &title.unwrap_or(own)).await?)
    }

    /// Puts a game into the bin.
    ///
    /// # Errors
    /// If there is no such game.
    pub async fn delete(&self, room: &Arc<Room>) -> Result<(), Error> {
        self.any_store.delete(&room.id).await?;
        room.refresh().await;
        Ok(())
    }

    /// Takes a game out of the bin.
    ///
    /// # Errors
    /// If there is no such game, or it is not there.
    pub async fn restore(&self, room: &Arc<Room>) -> Result<(), Error> {
        if !self.any_store.load(&room.id).await?.deleted {
            return Err(Error::NotDeleted);
        }
        self.any_store.restore(&room.id).await?;
        room.refresh().await;
        Ok(())
    }

    /// Empties the bin of what has lain there for a month.
    ///
    /// # Errors
    /// If the store cannot be written.
    pub async fn empty_bin(&self) -> Result<u64, Error> {
        let before = self.clock.now_ms().saturating_sub(IN_THE_BIN_MS);
        Ok(self.any_store.purge_deleted(before).await?)
    }
}

/// Lays a table out beside the requests; if a rule should fail on it, that is its trouble alone.
async fn laid_out(
    lay: impl FnOnce() -> Result<Box<dyn Session>, Error> + Send + 'static,
) -> Result<Box<dyn Session>, Error> {
    spawn_blocking(lay).await.unwrap_or(Err(Error::Failed))
}

fn begun(begin: Begin, keys: &Keys) -> Result<Box<dyn Session>, Error> {
    let Begin { game, options, components, seats, dice, seed, setup, .. } = begin;
    let entry = games::find(&game)?;
    let terms = Terms { options, components, ..Terms::default() };
    let most = usize::from(entry.seats(&terms)?);
    if seats.len() > most {
        let asked = grammar::counted(seats.len() as u64, "seat");
        return Err(Error::Bad(format!("{asked}, but the table has {most}")));
    }
    for chosen in &seats {
        if let SeatKind::Computer(spec) = &chosen.kind {
            think::read_spec(spec)?;
        }
    }
    let given = seats.iter().map(|chosen| chosen.kind.clone());
    let kinds: Vec<SeatKind> = given.chain(repeat(SeatKind::Here)).take(most).collect();
    let name =
        |(number, chosen): (usize, Chosen)| chosen.name.unwrap_or_else(|| format!("Seat {number}"));
    let names = (1..).zip(seats).map(name).collect();
    let mut table =
        entry.begin(&terms, names, kind(dice, seed, keys, &kinds)?, setup.as_deref())?;
    if let (Throw::Table, Some(why)) = (dice, dice::no_entering(&*table)) {
        return Err(Error::Bad(why.to_owned()));
    }
    dice::go_on(&mut *table, keys)?;
    Ok(table)
}

/// The dice line of a new game.
fn kind(throw: Throw, seed: Option<u64>, keys: &Keys, seats: &[SeatKind]) -> Result<Kind, Error> {
    match (throw, seed) {
        (Throw::App, None) => Ok(Kind::Entropy),
        (Throw::App, Some(seed)) => Ok(Kind::Seeded(seed)),
        (Throw::Table, None) => Ok(Kind::Table),
        (Throw::Fair, None) => Ok(Kind::Fair(fair::offer(keys, seats)?)),
        (Throw::Table | Throw::Fair, Some(_)) => {
            Err(Error::Bad("a seed is for the app's own dice; leave it out".to_owned()))
        }
    }
}
