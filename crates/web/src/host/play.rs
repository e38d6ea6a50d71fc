//! A change: made on the table, stored, then told.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use engine::{Proposal, Seat, Viewer};
use games::Session;
use store::{ActionId, Change, Receipt, StoreError};
use tokio::time::Instant;
use tracing::{error, warn};

use crate::error::Error;
use crate::host::talk::Party;
use crate::host::{Host, LoadedGame, Room, dice, fair, seats_of};
use crate::keys::Keys;
use crate::limits;
use crate::look::Role;
use crate::words::here::people;

/// What somebody wants to do.
#[derive(Clone, Debug)]
pub struct Request {
    /// Who wants it.
    pub role: Role,
    /// For which seat.
    pub seat: u8,
    /// The version that he saw.
    pub expected: u64,
    /// What he calls this change.
    pub action_id: ActionId,
}

/// What is to be done.
pub(super) enum Operation {
    Act(String),
    /// Several of one seat, none of which needs chance before the last.
    InTurn(Vec<String>),
    /// Somebody enters what a real die or card showed.
    Roll(String),
    /// Somebody has entered the wrong thing.
    Unroll,
    /// A player says something to the others.
    Say(Proposal, Party),
    Undo {
        /// Or every one that the seat may.
        all: bool,
    },
}

impl Host {
    /// Carries out an action, whole or not at all, and lets chance go on to the next decision.
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    pub async fn act(
        self: &Arc<Self>,
        room: &Arc<Room>,
        request: Request,
        order: String,
    ) -> Result<Receipt, Error> {
        self.ask(room, request, Operation::Act(order)).await
    }

    /// Enters what a real die or card showed. Anybody who sits at the table may.
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    pub async fn roll(
        self: &Arc<Self>,
        room: &Arc<Room>,
        request: Request,
        said: String,
    ) -> Result<Receipt, Error> {
        self.ask(room, request, Operation::Roll(said)).await
    }

    /// Takes back what was entered last. Anybody who sits at the table may.
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    pub async fn unroll(
        self: &Arc<Self>,
        room: &Arc<Room>,
        request: Request,
    ) -> Result<Receipt, Error> {
        self.ask(room, request, Operation::Unroll).await
    }

    /// Takes a seat's last step back, or `all` that it may.
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    pub async fn undo(
        self: &Arc<Self>,
        room: &Arc<Room>,
        request: Request,
        all: bool,
    ) -> Result<Receipt, Error> {
        self.ask(room, request, Operation::Undo { all }).await
    }

    async fn ask(
        self: &Arc<Self>,
        room: &Arc<Room>,
        request: Request,
        operation: Operation,
    ) -> Result<Receipt, Error> {
        let (host, room) = (Arc::clone(self), Arc::clone(room));
        to_the_end(async move { host.grant(&room, &request, operation).await }).await
    }

    async fn grant(
        self: &Arc<Self>,
        room: &Arc<Room>,
        request: &Request,
        operation: Operation,
    ) -> Result<Receipt, Error> {
        let mut loaded = self.hold(room).await?;
        let seat = seat_for(&loaded, request)?;
        if loaded.version != request.expected {
            return self.asked_before(room, &mut loaded, request).await;
        }
        let said = match &operation {
            Operation::Act(order) => Proposal::read(order),
            _ => None,
        };
        let said = said.map(|word| Operation::Say(word, Party::of(&loaded, request.role)));
        let (id, operation) = (request.action_id.clone(), said.unwrap_or(operation));
        let Operation::Undo { all } = operation else {
            return self.commit(room, &mut loaded, seat, id, &operation).await;
        };
        if let (Ok(()), Some(of)) = (loaded.table.may_undo(seat), loaded.consenter(seat)) {
            return Err(Error::NeedsLeave(people::needs_leave(loaded.table.name(of))));
        }
        let what = loaded.step_words(seat, all, Viewer::Spectator);
        let receipt = self.commit(room, &mut loaded, seat, id, &operation).await?;
        if !receipt.repeated {
            loaded.tell_taken_back(seat, None, &what);
        }
        Ok(receipt)
    }

    /// The answer to a request from an older position: its receipt, if it was carried out then.
    pub(super) async fn asked_before(
        &self,
        room: &Room,
        loaded: &mut LoadedGame,
        request: &Request,
    ) -> Result<Receipt, Error> {
        // To keep everything is never a change, so this can only find the receipt or the conflict.
        let id = request.action_id.clone();
        match self.any_store.rewind(&room.id, request.expected, id, usize::MAX).await {
            Ok(receipt) => Ok(receipt),
            Err(StoreError::Conflict { current }) => Err(Error::Conflict { current }),
            Err(error) => {
                loaded.spoil(); // The store knows another version than the table.
                match Error::from(error) {
                    Error::Bad(_) => Err(Error::Conflict { current: request.expected }),
                    other => Err(other),
                }
            }
        }
    }

    pub(super) async fn commit(
        self: &Arc<Self>,
        room: &Arc<Room>,
        loaded: &mut LoadedGame,
        seat: Seat,
        action_id: ActionId,
        operation: &Operation,
    ) -> Result<Receipt, Error> {
        let (expected_version, before) = (loaded.version, loaded.table.steps());
        match catch_unwind(AssertUnwindSafe(|| {
            carry_out(&mut *loaded.table, &self.keys, seat, operation)
        })) {
            Ok(Ok(())) => {}
            Ok(Err(error)) => {
                // A refusal leaves the table as it was; dice that stop halfway do not.
                if loaded.table.steps() != before {
                    loaded.spoil();
                }
                return Err(error);
            }
            Err(_) => {
                error!(game = %room.id, step = before, "a rule failed; the game stays as it was");
                loaded.spoil();
                return Err(Error::Failed);
            }
        }
        // Until it is stored, the table shows what did not happen: whatever comes between, even a
        // fault of the program, has it laid out again.
        loaded.spoil();
        let (steps, begun) = (loaded.table.steps(), Instant::now());
        let stored = if steps > before {
            let lines = loaded.table.lines(before);
            self.any_store.append(&room.id, Change { expected_version, action_id, lines }).await
        } else {
            self.any_store.rewind(&room.id, expected_version, action_id, steps).await
        };
        self.metrics.commit.took(begun.elapsed());
        if begun.elapsed() > limits::SLOW_COMMIT {
            warn!(game = %room.id, ms = begun.elapsed().as_millis(), "a change was slow to store");
        }
        self.conclude(room, loaded, stored)
    }

    /// Tells of a change that is stored; has the table laid out again where it is not.
    pub(super) fn conclude(
        self: &Arc<Self>,
        room: &Arc<Room>,
        loaded: &mut LoadedGame,
        stored: Result<Receipt, StoreError>,
    ) -> Result<Receipt, Error> {
        match stored {
            Ok(receipt) if !receipt.repeated => {
                loaded.version = receipt.version;
                loaded.trust();
                self.metrics.stored.add();
                self.tell(room, loaded);
                Ok(receipt)
            }
            // The id was used before, for something else: nothing was done now.
            Ok(receipt) => {
                loaded.spoil();
                Ok(receipt)
            }
            Err(error) => {
                warn!(game = %room.id, %error, "a change was not stored");
                loaded.spoil();
                room.ring();
                Err(error.into())
            }
        }
    }

    /// Carries out what a computer player chose.
    pub(super) async fn act_for_computer(
        self: &Arc<Self>,
        room: &Arc<Room>,
        seat: Seat,
        expected: u64,
        orders: Vec<String>,
    ) -> Result<(), Error> {
        let mut loaded = self.hold(room).await?;
        if loaded.version != expected {
            return Err(Error::Conflict { current: loaded.version });
        }
        let action_id = ActionId::random()?;
        self.commit(room, &mut loaded, seat, action_id, &Operation::InTurn(orders)).await?;
        Ok(())
    }

    /// Tells everybody of a change that is stored, and wakes the computer player whose turn it is.
    pub(super) fn tell(self: &Arc<Self>, room: &Arc<Room>, loaded: &mut LoadedGame) {
        loaded.turn_page();
        self.mind(room, loaded);
        room.ring();
    }
}

/// Makes a change in a task of its own: a client that hangs up must not stop it halfway.
pub(super) async fn to_the_end(
    change: impl Future<Output = Result<Receipt, Error>> + Send + 'static,
) -> Result<Receipt, Error> {
    tokio::spawn(change).await.unwrap_or(Err(Error::Failed))
}

/// The seat that a request is for, if whoever asks plays it.
pub(super) fn seat_for(loaded: &LoadedGame, request: &Request) -> Result<Seat, Error> {
    let seat = loaded.table.seat(request.seat)?;
    if !seats_of(loaded, request.role).contains(&seat) {
        return Err(Error::Forbidden(format!("this page does not play seat {seat}")));
    }
    Ok(seat)
}

/// Does the deed on the table, and lets chance go on to the next decision.
fn carry_out(
    table: &mut dyn Session,
    keys: &Keys,
    seat: Seat,
    operation: &Operation,
) -> Result<(), Error> {
    match operation {
        Operation::Act(order) => {
            fair::whole(table)?;
            table.act(seat, order)?;
            dice::go_on(table, keys)
        }
        Operation::Roll(said) => {
            dice::enter(table, said)?;
            dice::go_on(table, keys)
        }
        Operation::InTurn(orders) => {
            fair::whole(table)?;
            for order in orders {
                table.act(seat, order)?;
            }
            dice::go_on(table, keys)
        }
        Operation::Unroll => dice::take_back(table),
        Operation::Say(word, party) => {
            fair::whole(table)?;
            Ok(games::say(table, seat, *word, &party.own, &party.computers)?)
        }
        Operation::Undo { all } => {
            fair::may_take_back(table)?;
            Ok(if *all { table.undo_all(seat) } else { table.undo(seat) }?)
        }
    }
}
