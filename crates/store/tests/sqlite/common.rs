//! Games and folders for tests.

use std::path::PathBuf;
use std::sync::atomic::{AtomicI64, Ordering};

use engine::record::{Hash, Header, Line, Who};
use engine::{Record, Seat};
use store::{ActionId, Change, Clock, GameId, NewGame, Receipt, SeatKind, Store, StoreError};

/// A clock that a test sets.
#[derive(Debug, Default)]
pub(crate) struct Hand(pub(crate) AtomicI64);

impl Clock for Hand {
    fn now_ms(&self) -> i64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// A folder of this test's own, and a path in it where a database can be made.
pub(crate) fn place() -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    (folder, path)
}

/// A step.
pub(crate) fn line(text: &str) -> Line {
    Line { who: Who::Seat(Seat::new(1)), text: text.to_owned(), hash: Hash::of(text) }
}

/// A step of chance.
pub(crate) fn fate(text: &str) -> Line {
    Line { who: Who::Chance, ..line(text) }
}

/// A step that the rules made.
pub(crate) fn forced(clause: &str) -> Line {
    Line { who: Who::Rules, ..line(clause) }
}

/// A record with these steps and everything in its header that a header can have.
pub(crate) fn record(lines: Vec<Line>) -> Record {
    let header = Header {
        game: "thermopyles".to_owned(),
        rules: 1,
        options: vec![("players".to_owned(), "2".to_owned())],
        components: Hash::of("components"),
        own_components: Some("cards = 3\nmore = \"a b\"\n".to_owned()),
        dice: "seeded 1".to_owned(),
        seats: vec!["Λεωνίδας".to_owned(), "Seat 2".to_owned()],
        setup: Some("marker 3\nhand 1 15 20\n".to_owned()),
    };
    Record { header, start: Hash::of("start"), lines, sealed: true }
}

/// A new game with these steps.
pub(crate) fn game(lines: Vec<Line>) -> NewGame {
    let seats = vec![SeatKind::Link, SeatKind::Computer("tree time=2s".to_owned())];
    NewGame { title: "At the gates".to_owned(), record: record(lines), seats }
}

/// The id of a change.
pub(crate) fn action(name: &str) -> ActionId {
    name.parse().unwrap()
}

/// Appends one step.
pub(crate) async fn append(
    store: &impl Store,
    id: &GameId,
    expected_version: u64,
    name: &str,
) -> Result<Receipt, StoreError> {
    let lines = vec![line(name)];
    store.append(id, Change { expected_version, action_id: action(name), lines }).await
}

/// The notations of a game's steps.
pub(crate) async fn texts(store: &impl Store, id: &GameId) -> Vec<String> {
    store.load(id).await.unwrap().record.lines.into_iter().map(|line| line.text).collect()
}

/// Numbers without pattern (`SplitMix64`), the same for the same seed.
pub(crate) struct Noise(pub(crate) u64);

impl Noise {
    /// One below `end`.
    pub(crate) fn below(&mut self, end: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (word ^ (word >> 31)) % end
    }
}
