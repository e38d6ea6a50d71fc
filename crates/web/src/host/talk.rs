//! Who says something about ending a game, and whom the app has to answer for.

use engine::Seat;
use store::SeatKind;

use crate::host::{LoadedGame, seats_of};
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
    pub(super) fn of(loaded: &LoadedGame, role: Role) -> Self {
        let is_computer = |seat: &Seat| matches!(loaded.kind(*seat), Some(SeatKind::Computer(_)));
        let computers = loaded.seats().filter(is_computer).collect();
        Self { own: seats_of(loaded, role), computers }
    }
}
