//! The store without its type, so that routes need not name it and a test can put a bad one there.

use std::pin::Pin;

use engine::{Record, Seat};
use store::{
    ActionId, Change, Circle, GameId, NewGame, Page, Receipt, Remark, Shelf, Store, StoreError,
    Stored, Summary,
};

/// An answer that comes later.
pub type Later<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// [`Store`], with its futures in boxes. Every store is one.
#[expect(missing_docs, reason = "each method is the store's method of the same name")]
pub trait AnyStore: Send + Sync + 'static {
    fn create(&self, game: NewGame) -> Later<'_, GameId>;
    fn load<'a>(&'a self, id: &'a GameId) -> Later<'a, Stored>;
    fn list(&self) -> Later<'_, Vec<Summary>>;
    fn page(&self, on: Shelf, skip: u64, most: u64) -> Later<'_, Page>;
    fn append<'a>(&'a self, id: &'a GameId, change: Change) -> Later<'a, Receipt>;
    fn reopen<'a>(
        &'a self,
        id: &'a GameId,
        expected_version: u64,
        action_id: ActionId,
        record: Record,
    ) -> Later<'a, Receipt>;
    fn rewind<'a>(
        &'a self,
        id: &'a GameId,
        expected_version: u64,
        action_id: ActionId,
        keep: usize,
    ) -> Later<'a, Receipt>;
    fn remark<'a>(
        &'a self,
        id: &'a GameId,
        circle: Circle,
        by: Option<Seat>,
        text: &'a str,
    ) -> Later<'a, Remark>;
    fn remarks<'a>(&'a self, id: &'a GameId, circle: Circle) -> Later<'a, Vec<Remark>>;
    fn rename<'a>(&'a self, id: &'a GameId, title: &'a str) -> Later<'a, ()>;
    fn copy<'a>(&'a self, id: &'a GameId, title: &'a str) -> Later<'a, GameId>;
    fn delete<'a>(&'a self, id: &'a GameId) -> Later<'a, ()>;
    fn restore<'a>(&'a self, id: &'a GameId) -> Later<'a, ()>;
    fn purge_deleted(&self, before_ms: i64) -> Later<'_, u64>;
    fn secret(&self) -> [u8; 32];
}

impl<S: Store> AnyStore for S {
    fn create(&self, game: NewGame) -> Later<'_, GameId> {
        Box::pin(Store::create(self, game))
    }

    fn load<'a>(&'a self, id: &'a GameId) -> Later<'a, Stored> {
        Box::pin(Store::load(self, id))
    }

    fn list(&self) -> Later<'_, Vec<Summary>> {
        Box::pin(Store::list(self))
    }

    fn page(&self, on: Shelf, skip: u64, most: u64) -> Later<'_, Page> {
        Box::pin(Store::page(self, on, skip, most))
    }

    fn append<'a>(&'a self, id: &'a GameId, change: Change) -> Later<'a, Receipt> {
        Box::pin(Store::append(self, id, change))
    }

    fn rewind<'a>(
        &'a self,
        id: &'a GameId,
        expected_version: u64,
        action_id: ActionId,
        keep: usize,
    ) -> Later<'a, Receipt> {
        Box::pin(Store::rewind(self, id, expected_version, action_id, keep))
    }

    fn reopen<'a>(
        &'a self,
        id: &'a GameId,
        expected_version: u64,
        action_id: ActionId,
        record: Record,
    ) -> Later<'a, Receipt> {
        Box::pin(Store::reopen(self, id, expected_version, action_id, record))
    }

    fn remark<'a>(
        &'a self,
        id: &'a GameId,
        circle: Circle,
        by: Option<Seat>,
        text: &'a str,
    ) -> Later<'a, Remark> {
        Box::pin(Store::remark(self, id, circle, by, text))
    }

    fn remarks<'a>(&'a self, id: &'a GameId, circle: Circle) -> Later<'a, Vec<Remark>> {
        Box::pin(Store::remarks(self, id, circle))
    }

    fn rename<'a>(&'a self, id: &'a GameId, title: &'a str) -> Later<'a, ()> {
        Box::pin(Store::rename(self, id, title))
    }

    fn copy<'a>(&'a self, id: &'a GameId, title: &'a str) -> Later<'a, GameId> {
        Box::pin(Store::copy(self, id, title))
    }

    fn delete<'a>(&'a self, id: &'a GameId) -> Later<'a, ()> {
        Box::pin(Store::delete(self, id))
    }

    fn restore<'a>(&'a self, id: &'a GameId) -> Later<'a, ()> {
        Box::pin(Store::restore(self, id))
    }

    fn purge_deleted(&self, before_ms: i64) -> Later<'_, u64> {
        Box::pin(Store::purge_deleted(self, before_ms))
    }

    fn secret(&self) -> [u8; 32] {
        Store::secret(self)
    }
}
