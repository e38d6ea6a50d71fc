//! The trait that every store keeps. `suite` holds the tests of what is promised here.

use engine::{Record, Seat};

use crate::{
    ActionId, Change, Circle, GameId, NewGame, Page, Receipt, Remark, Shelf, StoreError, Stored,
    Summary,
};

/// Records of play, kept safe.
///
/// Whoever has a receipt has a change that survives a crash and a loss of power. A change is made
/// whole or not at all, and goes on to its end even if the caller stops waiting for it.
pub trait Store: Send + Sync + 'static {
    /// Begins a game, or brings one in whose record the caller has proved.
    ///
    /// # Errors
    /// [`StoreError::Malformed`] if it could not be read back as it is; nothing is written then.
    fn create(&self, game: NewGame) -> impl Future<Output = Result<GameId, StoreError>> + Send;

    /// A game with all its steps; also one in the bin.
    ///
    /// # Errors
    /// [`StoreError::NotFound`]; [`StoreError::Corrupt`] if it is not what was written.
    fn load(&self, id: &GameId) -> impl Future<Output = Result<Stored, StoreError>> + Send;

    /// All games, those in the bin as well; the one changed last comes first.
    ///
    /// # Errors
    /// If the store cannot be read.
    fn list(&self) -> impl Future<Output = Result<Vec<Summary>, StoreError>> + Send;

    /// At most so many games of a shelf, after the first `skip`, and how many there are; the one
    /// changed last comes first. What is not on the page is not read.
    ///
    /// # Errors
    /// If the store cannot be read.
    fn page(
        &self,
        on: Shelf,
        skip: u64,
        most: u64,
    ) -> impl Future<Output = Result<Page, StoreError>> + Send;

    /// Adds steps to a game that is still at the version expected. The same action id again gives
    /// the first receipt, marked as repeated, whatever the version is by now.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] with the version that the game is at.
    fn append(
        &self,
        id: &GameId,
        change: Change,
    ) -> impl Future<Output = Result<Receipt, StoreError>> + Send;

    /// Gives a game that has no steps yet another opening, with its first steps: what the table
    /// agrees on may come together one after the other.
    ///
    /// # Errors
    /// [`StoreError::Conflict`]; [`StoreError::Malformed`] if the game has begun, or if the record
    /// is of another game or could not be read back as it is.
    fn reopen(
        &self,
        id: &GameId,
        expected_version: u64,
        action_id: ActionId,
        record: Record,
    ) -> impl Future<Output = Result<Receipt, StoreError>> + Send;

    /// Takes steps back until `keep` are left. The version goes up all the same, so that nobody
    /// mistakes the old position for the new one.
    ///
    /// # Errors
    /// [`StoreError::Conflict`]; [`StoreError::Malformed`] if there are not more steps than `keep`.
    fn rewind(
        &self,
        id: &GameId,
        expected_version: u64,
        action_id: ActionId,
        keep: usize,
    ) -> impl Future<Output = Result<Receipt, StoreError>> + Send;

    /// Keeps what somebody said beside a game, after all that its circle said before. No version
    /// changes by it, and only the last [`REMARKS_KEPT`](crate::REMARKS_KEPT) of a circle stay.
    ///
    /// # Errors
    /// [`StoreError::Malformed`] if it is too long, empty or more than a line;
    /// [`StoreError::NotFound`], also for a game in the bin.
    fn remark(
        &self,
        id: &GameId,
        circle: Circle,
        by: Option<Seat>,
        text: &str,
    ) -> impl Future<Output = Result<Remark, StoreError>> + Send;

    /// What a circle has said beside a game, the oldest first.
    ///
    /// # Errors
    /// [`StoreError::NotFound`].
    fn remarks(
        &self,
        id: &GameId,
        circle: Circle,
    ) -> impl Future<Output = Result<Vec<Remark>, StoreError>> + Send;

    /// Gives a game another title.
    ///
    /// # Errors
    /// [`StoreError::Malformed`] for a bad title.
    fn rename(
        &self,
        id: &GameId,
        title: &str,
    ) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// A second game with the same steps and seats.
    ///
    /// # Errors
    /// As [`Store::create`] and [`Store::load`].
    fn copy(
        &self,
        id: &GameId,
        title: &str,
    ) -> impl Future<Output = Result<GameId, StoreError>> + Send;

    /// Puts a game into the bin. Once more does nothing.
    ///
    /// # Errors
    /// [`StoreError::NotFound`].
    fn delete(&self, id: &GameId) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Takes a game out of the bin. Once more does nothing.
    ///
    /// # Errors
    /// [`StoreError::NotFound`].
    fn restore(&self, id: &GameId) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Empties the bin of what was put there before a time. Says how many games it was.
    ///
    /// # Errors
    /// If the store cannot be written.
    fn purge_deleted(&self, before_ms: i64)
    -> impl Future<Output = Result<u64, StoreError>> + Send;

    /// 256 secret bits, made once; keys of seats are derived from them.
    fn secret(&self) -> [u8; 32];
}
