//! Computer players: they think beside the requests, in their own time, and keep to it.

use std::sync::Arc;
use std::time::Duration;

use engine::Seat;
use games::{Hint, Thought};
use search::{Budget, PlayerSpec};
use tokio::join;
use tokio::task::spawn_blocking;
use tokio::time::{Instant, sleep, sleep_until, timeout_at};
use tracing::warn;

use crate::error::Error;
use crate::host::{Host, LoadedGame, Room, stopped};
use crate::limits;

/// Judges at first sight: what is played when there was no time to think.
const AT_ONCE: PlayerSpec = PlayerSpec::Search(Budget::Iterations(0));
/// How long to wait before the store is asked again.
const AFTER_TROUBLE: Duration = Duration::from_secs(2);

/// One decision of a computer player.
struct Turn {
    seat: Seat,
    version: u64,
    /// Before it nothing is done: a person may want to take back what called for it.
    not_before: Instant,
    thought: Box<dyn Thought>,
}

impl Host {
    /// Sees to it that somebody looks after the computer player whose turn it is.
    pub(super) fn mind(self: &Arc<Self>, room: &Arc<Room>, loaded: &mut LoadedGame) {
        loaded.thinking = loaded.computer().map(|(seat, _)| seat);
        self.look_back(room, loaded);
        if loaded.thinking.is_some() && !loaded.minded {
            loaded.minded = true;
            let (host, room) = (Arc::clone(self), Arc::clone(room));
            tokio::spawn(async move { host.look_after(&room).await });
        }
    }

    /// Wakes a computer player, in a game that somebody has come to look at.
    ///
    /// # Errors
    /// If there is no such game.
    pub async fn wake(self: &Arc<Self>, room: &Arc<Room>) -> Result<(), Error> {
        let mut loaded = self.hold(room).await?;
        self.mind(room, &mut loaded);
        Ok(())
    }

    /// Lets computer players decide, one after the other, until a person has to.
    async fn look_after(self: &Arc<Self>, room: &Arc<Room>) {
        let mut stopping = self.stopping();
        while !*stopping.borrow() {
            let turn = match self.turn(room).await {
                Ok(Some(turn)) => turn,
                Ok(None) => return,
                Err(error) => {
                    // By its word alone: the whole sentence may name a card.
                    warn!(game = %room.id, kind = error.kind().1, "a computer player cannot decide");
                    // Whoever comes to look wakes the player again.
                    sleep(AFTER_TROUBLE).await;
                    continue;
                }
            };
            let (seat, version, not_before) = (turn.seat, turn.version, turn.not_before);
            let answer = async { join!(self.think_over(turn), sleep_until(not_before)).0 };
            let thought = tokio::select! {
                thought = answer => thought,
                () = stopped(&mut stopping) => return,
            };
            let done = match thought {
                Some((thought, orders)) => {
                    let done = self.act_for_computer(room, seat, version, orders).await;
                    // What was thought of a position that is no more is forgotten.
                    if done.is_ok() {
                        self.remember(room, thought).await;
                    }
                    done
                }
                None => self.act_at_once(room, seat, version).await,
            };
            match done {
                Ok(()) | Err(Error::Conflict { .. }) => {}
                Err(_) => sleep(AFTER_TROUBLE).await,
            }
        }
    }

    /// The decision that waits for a computer player; none ends the looking after.
    async fn turn(&self, room: &Room) -> Result<Option<Turn>, Error> {
        let mut loaded = match self.hold(room).await {
            Ok(loaded) => loaded,
            Err(Error::NotFound(_)) => {
                room.abandon().await;
                return Ok(None);
            }
            Err(error) => return Err(error),
        };
        let Some((seat, spec)) = loaded.computer() else {
            loaded.minded = false;
            loaded.thinking = None;
            return Ok(None);
        };
        loaded.thinking = Some(seat);
        if loaded.table.hired(seat) != Some(spec) {
            let seed = dice::entropy::fresh_seed().unwrap_or(loaded.version);
            loaded.table.hire(seat, spec, seed);
        }
        let version = loaded.version;
        let since = loaded.since.filter(|_| loaded.may_be_prevented());
        let not_before = since.map_or_else(Instant::now, |since| since + self.grace);
        Ok(loaded.table.thought().map(|thought| Turn { seat, version, not_before, thought }))
    }

    /// Lets a computer player think. It gets its seat's view, and the time that it may take is
    /// kept even if the search does not end: nothing comes of it then.
    async fn think_over(&self, turn: Turn) -> Option<(Box<dyn Thought>, Vec<String>)> {
        let deadline = Instant::now() + limits::THINKING;
        let mut thought = turn.thought;
        let permit = timeout_at(deadline, Arc::clone(&self.thinkers).acquire_owned()).await;
        let permit = permit.ok()?.ok()?;
        let _present = self.metrics.thinking.enter();
        let thinking = spawn_blocking(move || {
            let _permit = permit;
            let orders = thought.think(limits::ACTIONS_IN_TURN);
            (thought, orders)
        });
        timeout_at(deadline, thinking).await.ok()?.ok()
    }

    /// What is played when there was no time to think.
    async fn act_at_once(
        self: &Arc<Self>,
        room: &Arc<Room>,
        seat: Seat,
        version: u64,
    ) -> Result<(), Error> {
        let mut thought = {
            let mut loaded = self.hold(room).await?;
            loaded.table.hire(seat, AT_ONCE, version);
            loaded.table.thought().ok_or(Error::Failed)?
        };
        let thinking = spawn_blocking(move || thought.think(1));
        let orders = thinking.await.map_err(|_| Error::Failed)?;
        self.act_for_computer(room, seat, version, orders).await
    }

    /// Sits a player down again with what he has in mind.
    async fn remember(&self, room: &Room, thought: Box<dyn Thought>) {
        if let Ok(mut loaded) = self.hold(room).await {
            loaded.table.remember(thought);
        }
    }

    /// What a computer player thinks of the actions of the seat that decides.
    ///
    /// # Errors
    /// If nobody decides, or too many are thinking.
    pub async fn hint(&self, record: String) -> Result<Vec<Hint>, Error> {
        let deadline = Instant::now() + limits::THINKING;
        let waiting = timeout_at(deadline, Arc::clone(&self.thinkers).acquire_owned()).await;
        let Ok(Ok(permit)) = waiting else { return Err(Error::Busy) };
        let seed = dice::entropy::fresh_seed().unwrap_or(0);
        let thought = spawn_blocking(move || {
            let _permit = permit;
            games::open(&record)?.hint(Budget::Time(limits::HINT), seed)
        });
        Ok(thought.await.map_err(|_| Error::Failed)??)
    }
}

/// Reads a computer player's spec, and refuses one that would think for too long.
///
/// # Errors
/// What would be right.
pub(super) fn read_spec(text: &str) -> Result<PlayerSpec, Error> {
    let spec: PlayerSpec = text.parse().map_err(Error::Bad)?;
    let fits = match spec {
        PlayerSpec::Search(Budget::Time(time)) => time <= limits::LONGEST_THOUGHT,
        PlayerSpec::Search(Budget::Iterations(most)) => most <= limits::MOST_SIMULATIONS,
        PlayerSpec::Random | PlayerSpec::Greedy => true,
    };
    let longest = limits::LONGEST_THOUGHT.as_secs();
    let most = limits::MOST_SIMULATIONS;
    let why = || {
        Error::Bad(format!(
            "a computer player here thinks for {longest}s or {most} simulations at most"
        ))
    };
    fits.then_some(spec).ok_or_else(why)
}
