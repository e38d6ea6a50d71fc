//! Who says something about ending a game, and whom the app has to answer for.

use engine::Seat;
use store::SeatKind;

use crate::hall::{Desk, seats_of};
use crate::look::Role;

/// Who speaks, and who has to be answered for.
#[derive(Clone, Debug, Default)]
pub(super) struct Party {
    /// The seats of whoever speaks.
    pub(super) own: Vec<Seat>,
    /// The seats of computer players.
    pub(super) computers: Vec<Seat>,
}

impl Party {
    /// The party of a role at a table.
    pub(super) fn of(desk: &Desk, role: Role) -> Self {
        let is_computer = |seat: &Seat| matches!(desk.kind(*seat), Some(SeatKind::Computer(_)));
        let computers = desk.seats().filter(is_computer).collect();
        Self { own: seats_of(desk, role), computers }
    }
}
