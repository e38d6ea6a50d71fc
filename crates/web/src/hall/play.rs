//! A change: made on the table, stored, then told.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use engine::{Seat, Word};
use games::Table;
use store::{ActionId, Change, Receipt, StoreError};
use tokio::time::Instant;
use tracing::{error, warn};

use crate::error::Error;
use crate::hall::talk::Party;
use crate::hall::{Desk, Hall, Room, dice, fair, seats_of};
use crate::keys::Keys;
use crate::limits;
use crate::look::Role;

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
enum Deed {
    Act(String),
    /// Several of one seat, none of which needs chance before the last.
    InTurn(Vec<String>),
    /// Somebody enters what a real die or card showed.
    Roll(String),
    /// Somebody has entered the wrong thing.
    Unroll,
    /// A player says something to the others.
    Say(Word, Party),
    Undo {
        /// Or every one that the seat may.
        all: bool,
    },
}

impl Hall {
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
        self.ask(room, request, Deed::Act(order)).await
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
        self.ask(room, request, Deed::Roll(said)).await
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
        self.ask(room, request, Deed::Unroll).await
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
        self.ask(room, request, Deed::Undo { all }).await
    }

    async fn ask(
        self: &Arc<Self>,
        room: &Arc<Room>,
        request: Request,
        deed: Deed,
    ) -> Result<Receipt, Error> {
        let (hall, room) = (Arc::clone(self), Arc::clone(room));
        to_the_end(async move { hall.grant(&room, &request, deed).await }).await
    }

    async fn grant(
        self: &Arc<Self>,
        room: &Arc<Room>,
        request: &Request,
        deed: Deed,
    ) -> Result<Receipt, Error> {
        let mut desk = self.hold(room).await?;
        let seat = seat_for(&desk, request)?;
        if desk.version != request.expected {
            return self.asked_before(room, &mut desk, request).await;
        }
        let said = match &deed {
            Deed::Act(order) => Word::read(order),
            _ => None,
        };
        let said = said.map(|word| Deed::Say(word, Party::of(&desk, request.role)));
        let (id, deed) = (request.action_id.clone(), said.unwrap_or(deed));
        self.commit(room, &mut desk, seat, id, &deed).await
    }

    /// The answer to a request from an older position: its receipt, if it was carried out then.
    pub(super) async fn asked_before(
        &self,
        room: &Room,
        desk: &mut Desk,
        request: &Request,
    ) -> Result<Receipt, Error> {
        // To keep everything is never a change, so this can only find the receipt or the conflict.
        let id = request.action_id.clone();
        match self.shelf.rewind(&room.id, request.expected, id, usize::MAX).await {
            Ok(receipt) => Ok(receipt),
            Err(StoreError::Conflict { current }) => Err(Error::Conflict { current }),
            Err(error) => {
                desk.spoil(); // The store knows another version than the table.
                match Error::from(error) {
                    Error::Bad(_) => Err(Error::Conflict { current: request.expected }),
                    other => Err(other),
                }
            }
        }
    }

    async fn commit(
        self: &Arc<Self>,
        room: &Arc<Room>,
        desk: &mut Desk,
        seat: Seat,
        action_id: ActionId,
        deed: &Deed,
    ) -> Result<Receipt, Error> {
        let (expected_version, before) = (desk.version, desk.table.steps());
        match catch_unwind(AssertUnwindSafe(|| carry_out(&mut *desk.table, &self.keys, seat, deed)))
        {
            Ok(Ok(())) => {}
            Ok(Err(error)) => {
                // A refusal leaves the table as it was; dice that stop halfway do not.
                if desk.table.steps() != before {
                    desk.spoil();
                }
                return Err(error);
            }
            Err(_) => {
                error!(game = %room.id, step = before, "a rule failed; the game stays as it was");
                desk.spoil();
                return Err(Error::Failed);
            }
        }
        // Until it is stored, the table shows what did not happen: whatever comes between, even a
        // fault of the program, has it laid out again.
        desk.spoil();
        let (steps, begun) = (desk.table.steps(), Instant::now());
        let stored = if steps > before {
            let lines = desk.table.lines(before);
            self.shelf.append(&room.id, Change { expected_version, action_id, lines }).await
        } else {
            self.shelf.rewind(&room.id, expected_version, action_id, steps).await
        };
        self.metrics.commit.took(begun.elapsed());
        if begun.elapsed() > limits::SLOW_COMMIT {
            warn!(game = %room.id, ms = begun.elapsed().as_millis(), "a change was slow to store");
        }
        self.conclude(room, desk, stored)
    }

    /// Tells of a change that is stored; has the table laid out again where it is not.
    pub(super) fn conclude(
        self: &Arc<Self>,
        room: &Arc<Room>,
        desk: &mut Desk,
        stored: Result<Receipt, StoreError>,
    ) -> Result<Receipt, Error> {
        match stored {
            Ok(receipt) if !receipt.repeated => {
                desk.version = receipt.version;
                desk.trust();
                self.metrics.stored.add();
                self.tell(room, desk);
                Ok(receipt)
            }
            // The id was used before, for something else: nothing was done now.
            Ok(receipt) => {
                desk.spoil();
                Ok(receipt)
            }
            Err(error) => {
                warn!(game = %room.id, %error, "a change was not stored");
                desk.spoil();
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
        let mut desk = self.hold(room).await?;
        if desk.version != expected {
            return Err(Error::Conflict { current: desk.version });
        }
        let action_id = ActionId::random()?;
        self.commit(room, &mut desk, seat, action_id, &Deed::InTurn(orders)).await?;
        Ok(())
    }

    /// Tells everybody of a change that is stored, and wakes the computer player whose turn it is.
    pub(super) fn tell(self: &Arc<Self>, room: &Arc<Room>, desk: &mut Desk) {
        desk.turn_page();
        self.mind(room, desk);
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
pub(super) fn seat_for(desk: &Desk, request: &Request) -> Result<Seat, Error> {
    let seat = desk.table.seat(request.seat)?;
    if !seats_of(desk, request.role).contains(&seat) {
        return Err(Error::Forbidden(format!("this page does not play seat {seat}")));
    }
    Ok(seat)
}

/// Does the deed on the table, and lets chance go on to the next decision.
fn carry_out(table: &mut dyn Table, keys: &Keys, seat: Seat, deed: &Deed) -> Result<(), Error> {
    match deed {
        Deed::Act(order) => {
            fair::whole(table)?;
            table.act(seat, order)?;
            dice::go_on(table, keys)
        }
        Deed::Roll(said) => {
            dice::enter(table, said)?;
            dice::go_on(table, keys)
        }
        Deed::InTurn(orders) => {
            fair::whole(table)?;
            for order in orders {
                table.act(seat, order)?;
            }
            dice::go_on(table, keys)
        }
        Deed::Unroll => dice::take_back(table),
        Deed::Say(word, party) => {
            fair::whole(table)?;
            Ok(games::say(table, seat, *word, &party.own, &party.computers)?)
        }
        Deed::Undo { all } => {
            fair::may_take_back(table)?;
            Ok(if *all { table.undo_all(seat) } else { table.undo(seat) }?)
        }
    }
}
