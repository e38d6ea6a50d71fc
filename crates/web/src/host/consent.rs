//! Taking a step back that gave another person the turn: asked, answered, and told.

use std::sync::Arc;

use engine::Viewer;
use store::Receipt;

use crate::error::Error;
use crate::host::play::{Operation, seat_for, to_the_end};
use crate::host::{Host, LoadedGame, Request, Room, fair, seats_of};
use crate::words::here::people as words;

impl Host {
    /// Asks the one who has the turn whether a seat may take its last step back, or `all` that it
    /// may. Nothing of the game changes.
    ///
    /// # Errors
    /// Why he cannot be asked.
    pub async fn ask_back(
        &self,
        room: &Room,
        request: &Request,
        all: bool,
    ) -> Result<Receipt, Error> {
        let mut loaded = self.hold(room).await?;
        let seat = seat_for(&loaded, request)?;
        same_version(&loaded, request.expected)?;
        fair::may_take_back(&*loaded.table)?;
        loaded.table.may_undo(seat).map_err(games::Error::from)?;
        let of = loaded.consenter(seat);
        let of = of.ok_or_else(|| Error::Bad(words::NOBODY_TO_ASK.to_owned()))?;
        loaded.ask_back(seat, of, all)?;
        room.ring_beside();
        Ok(unchanged(&loaded))
    }

    /// Answers what was asked: whoever has the turn agrees or refuses; whoever asked can only
    /// think better of it.
    ///
    /// # Errors
    /// If nothing is asked, or not of him.
    pub async fn answer_back(
        self: &Arc<Self>,
        room: &Arc<Room>,
        request: Request,
        agrees: bool,
    ) -> Result<Receipt, Error> {
        let (host, room) = (Arc::clone(self), Arc::clone(room));
        to_the_end(async move { host.answered(&room, &request, agrees).await }).await
    }

    async fn answered(
        self: &Arc<Self>,
        room: &Arc<Room>,
        request: &Request,
        agrees: bool,
    ) -> Result<Receipt, Error> {
        let mut loaded = self.hold(room).await?;
        if loaded.version != request.expected {
            return self.asked_before(room, &mut loaded, request).await;
        }
        let asked = loaded.take_back_asked();
        let asked = asked.ok_or_else(|| Error::Bad(words::NOTHING_ASKED.to_owned()))?;
        let own = seats_of(&loaded, request.role);
        match (own.contains(&asked.of), own.contains(&asked.by)) {
            (true, _) if agrees => {}
            (of, by) if of || (by && !agrees) => {
                loaded.drop_asked(of);
                room.ring_beside();
                return Ok(unchanged(&loaded));
            }
            _ => return Err(Error::Forbidden(words::not_asked(loaded.table.name(asked.of)))),
        }
        let what = loaded.step_words(asked.by, asked.all, Viewer::Spectator);
        let undo = Operation::Undo { all: asked.all };
        let id = request.action_id.clone();
        let receipt = self.commit(room, &mut loaded, asked.by, id, &undo).await?;
        if !receipt.repeated {
            loaded.tell_taken_back(asked.by, Some(asked.of), &what);
        }
        Ok(receipt)
    }
}

fn same_version(loaded: &LoadedGame, expected: u64) -> Result<(), Error> {
    let current = loaded.version;
    (current == expected).then_some(()).ok_or(Error::Conflict { current })
}

/// A receipt for what changed nothing of the game.
fn unchanged(loaded: &LoadedGame) -> Receipt {
    Receipt { version: loaded.version, steps: loaded.table.steps() as u64, repeated: false }
}
