//! Fair dice: the server's secret, the players' parts, and when the secret is shown.
//!
//! The secret of a table is derived from the store's and from the name of the table's dice, so it
//! need not be kept, and outlives a restart. It leaves this module in one place, [`revealed`], and
//! only when the game is over. Nothing may be played with it then: a finished game is not taken
//! back, and an unfinished one is neither copied nor brought in, so that nobody can try the dice
//! of a game that goes on.

use std::sync::Arc;

use ::dice::fair::{Contribution, Secret};
use ::dice::fair_terms::hexadecimal;
use ::dice::{FairTerms, Kind};
use draw::grammar;
use engine::{Node, Record, Seat};
use games::Session;
use store::{Receipt, SeatKind};

use crate::error::Error;
use crate::host::play::{seat_for, to_the_end};
use crate::host::{Host, Request, Room, dice};
use crate::keys::{self, Keys};
use crate::look;

/// What a table with fair dice has agreed on.
pub(crate) fn fair_terms(table: &dyn Session) -> Option<FairTerms> {
    match dice::kind(table) {
        Ok(Kind::Fair(fair_terms)) => Some(fair_terms),
        _ => None,
    }
}

/// A pact for a new table. A computer player's part comes from the system; people's pages add
/// theirs when they have seen the commitment.
///
/// # Errors
/// If the system gives no random bytes.
pub(super) fn offer(keys: &Keys, seats: &[SeatKind]) -> Result<FairTerms, Error> {
    let random = |error: getrandom::Error| Error::Bad(format!("no random bytes: {error}"));
    let name = keys::fresh().map_err(random)?;
    let secret = keys.dice(&name);
    let mut fair_terms = FairTerms::offer(name, &secret, seats.len());
    for (part, kind) in fair_terms.contributions.iter_mut().zip(seats) {
        if matches!(kind, SeatKind::Computer(_)) {
            let mut bytes = [0; 16];
            getrandom::fill(&mut bytes).map_err(random)?;
            *part = Some(bytes);
        }
    }
    Ok(fair_terms)
}

/// Seats whose part is still to come. Nobody acts before.
pub(crate) fn missing(table: &dyn Session) -> Vec<Seat> {
    let fair_terms = fair_terms(table);
    let seats = fair_terms.iter().flat_map(FairTerms::missing);
    seats.filter_map(|seat| u8::try_from(seat).ok()).map(Seat::new).collect()
}

/// Refuses to play before everybody has added his part.
pub(super) fn whole(table: &dyn Session) -> Result<(), Error> {
    let missing: Vec<String> = missing(table).iter().map(Seat::to_string).collect();
    if missing.is_empty() {
        return Ok(());
    }
    let (seats, pages) = match &missing[..] {
        [one] => (format!("seat {one}"), "its page"),
        several => (format!("seats {}", grammar::list(several)), "their pages"),
    };
    Err(Error::Forbidden(format!("the dice wait for the part of {seats}; open {pages}")))
}

fn is_over(table: &dyn Session) -> bool {
    matches!(table.node(), Node::Over(_))
}

/// The secret behind a table's dice, when it can help nobody any more.
pub(crate) fn revealed(table: &dyn Session, keys: &Keys) -> Option<Secret> {
    let fair_terms = fair_terms(table)?;
    fair_terms.secret.or_else(|| is_over(table).then(|| keys.dice(&fair_terms.name)))
}

/// The record of play, with the secret when the game is over.
///
/// # Errors
/// None that a table's own record can have.
pub(crate) fn record(table: &dyn Session, keys: &Keys) -> Result<String, Error> {
    let (Some(fair_terms), Some(secret)) = (fair_terms(table), revealed(table, keys)) else {
        return Ok(table.record());
    };
    let dice = Kind::Fair(FairTerms { secret: Some(secret), ..fair_terms });
    Ok(with_dice(table, &dice)?.write())
}

fn with_dice(table: &dyn Session, dice: &Kind) -> Result<Record, Error> {
    let mut record = Record::read(&table.record()).map_err(games::Error::Record)?;
    record.header.dice = dice.to_string();
    Ok(record)
}

/// Refuses what would let somebody try the dice of a game that goes on.
pub(super) fn may_double(table: &dyn Session) -> Result<(), Error> {
    let why = "this game has fair dice and is not over; a second one would show what they roll";
    match fair_terms(table) {
        Some(_) if !is_over(table) => Err(Error::Forbidden(why.to_owned())),
        _ => Ok(()),
    }
}

/// Refuses a record whose fair dice are not shown: they are another game's, perhaps of this server.
pub(super) fn may_come_in(table: &dyn Session) -> Result<(), Error> {
    may_double(table)?;
    let why = "the secret of its fair dice is not in the record; export it again after the game";
    match fair_terms(table) {
        Some(FairTerms { secret: None, .. }) => Err(Error::Bad(why.to_owned())),
        _ => Ok(()),
    }
}

/// Refuses to take back what ended a game with fair dice: their secret is out.
pub(super) fn may_take_back(table: &dyn Session) -> Result<(), Error> {
    let why = "the game is over, and the secret of its dice is published";
    let shown = fair_terms(table).is_some() && is_over(table);
    if shown { Err(Error::Bad(why.to_owned())) } else { Ok(()) }
}

/// What a page shows of fair dice.
pub(super) fn shown(table: &dyn Session, keys: &Keys) -> Option<look::Fair> {
    let commitment = hexadecimal(&fair_terms(table)?.commitment);
    let secret = revealed(table, keys).map(|secret| hexadecimal(&secret));
    Some(look::Fair { commitment, missing: missing(table), secret })
}

impl Host {
    /// Adds a seat's part to the dice; with the last one the game begins.
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    pub async fn contribute(
        self: &Arc<Self>,
        room: &Arc<Room>,
        request: Request,
        part: Contribution,
    ) -> Result<Receipt, Error> {
        let (host, room) = (Arc::clone(self), Arc::clone(room));
        to_the_end(async move { host.take_part(&room, &request, part).await }).await
    }

    async fn take_part(
        self: &Arc<Self>,
        room: &Arc<Room>,
        request: &Request,
        part: Contribution,
    ) -> Result<Receipt, Error> {
        let mut loaded = self.hold(room).await?;
        let seat = seat_for(&loaded, request)?;
        if loaded.version != request.expected {
            return self.asked_before(room, &mut loaded, request).await;
        }
        let table = with_part(&*loaded.table, &self.keys, seat, part)?;
        let record = Record::read(&table.record()).map_err(games::Error::Record)?;
        let id = request.action_id.clone();
        let stored = self.any_store.reopen(&room.id, loaded.version, id, record).await;
        loaded.table = table;
        self.conclude(room, &mut loaded, stored)
    }
}

/// The table with one more part, and begun if it was the last.
fn with_part(
    table: &dyn Session,
    keys: &Keys,
    seat: Seat,
    part: Contribution,
) -> Result<Box<dyn Session>, Error> {
    let nothing = || Error::Bad("the dice of this game need no part of anybody".to_owned());
    let mut agreed = fair_terms(table).ok_or_else(nothing)?;
    match agreed.contributions.get_mut(seat.index()) {
        Some(place @ None) => *place = Some(part),
        _ => return Err(Error::Bad(format!("seat {seat} has added its part; it stays"))),
    }
    let record = with_dice(table, &Kind::Fair(agreed))?;
    let mut table = games::open(&record.write())?;
    dice::go_on(&mut *table, keys)?;
    Ok(table)
}
