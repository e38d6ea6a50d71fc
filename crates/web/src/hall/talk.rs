//! What players say about ending a game, and what computer players answer.

use engine::{Seat, Word};
use games::Table;
use store::SeatKind;

use crate::error::Error;
use crate::hall::{Desk, seats_of};
use crate::look::Role;

/// Who speaks, and who has to be answered for.
#[derive(Clone, Debug, Default)]
pub(super) struct Party {
    /// The seats of whoever speaks.
    own: Vec<Seat>,
    computers: Vec<Seat>,
}

impl Party {
    /// The party of a role at a table.
    pub(super) fn of(desk: &Desk, role: Role) -> Self {
        let is_computer = |seat: &Seat| matches!(desk.kind(*seat), Some(SeatKind::Computer(_)));
        let computers = desk.seats().filter(is_computer).collect();
        Self { own: seats_of(desk, role), computers }
    }
}

/// Says a word for a seat, and whatever follows from it.
///
/// Whoever plays several seats of a side gives up for all of them. Computer players go with the
/// people of their side, and decline a draw: they do not know what the game is worth to people.
///
/// # Errors
/// Why nothing could come of the word.
pub(super) fn say(
    table: &mut dyn Table,
    seat: Seat,
    word: Word,
    party: &Party,
) -> Result<(), Error> {
    table.act(seat, word.notation())?;
    match word {
        Word::Resign => {
            give_up(table, seat, &party.own)?;
            let side = table.side(seat);
            let all = Seat::all(table.header().seats.len() as u8);
            let mut people =
                all.filter(|it| table.side(*it) == side && !party.computers.contains(it));
            let talk = table.talk();
            if people.all(|it| talk.giving_up.has(it)) {
                give_up(table, seat, &party.computers)?;
            }
        }
        Word::Offer => {
            if let Some(&computer) = party.computers.first() {
                table.act(computer, Word::Decline.notation())?;
            }
        }
        Word::Accept | Word::Decline => {}
    }
    Ok(())
}

/// Has those of the seats that are of one side with this seat give up, too.
fn give_up(table: &mut dyn Table, seat: Seat, seats: &[Seat]) -> Result<(), Error> {
    for &other in seats {
        let talk = table.talk();
        let with_us = table.side(other) == table.side(seat) && !talk.giving_up.has(other);
        if with_us && talk.end.is_none() {
            table.act(other, Word::Resign.notation())?;
        }
    }
    Ok(())
}
