//! Records of play, kept: what a crash, a full disk, two browser tabs at once or a second start of
//! the program may not harm.
//!
//! [`Store`] is the promise, [`Sqlite`] keeps it in one file. A game is a header and a row of steps
//! with a version. Every change names the version that its sender saw, and carries an id: a change
//! of an old position is refused, and the same change sent twice is made once. States are not
//! kept; whoever loads a game replays its record, which proves it.

mod clock;
mod error;
mod game;
mod ids;
mod remark;
mod seal;
mod sqlite;
mod store;

pub use clock::{Clock, SystemClock};
pub use error::StoreError;
pub use game::{Change, LONGEST_TITLE, NewGame, Page, Receipt, SeatKind, Shelf, Stored, Summary};
pub use ids::{ActionId, BadId, GameId};
pub use remark::{Circle, LONGEST_REMARK, REMARKS_KEPT, Remark};
pub use sqlite::Sqlite;
pub use store::Store;
