//! The catalog: the one place that names every game, and a table whose game is not in its type.
//!
//! Rules, words and search work on a known game's types. A command line or a page knows only text:
//! it opens a [`Session`] by a game's name or from a record, and everything it can ask and do is
//! there, in notation, words and JSON.

pub mod catalog;
pub mod error;
pub mod luck;
pub mod fair;
pub mod study;
pub mod session;
pub mod thought;
mod session_of;
mod talk;
mod turning;
mod twins;

pub use catalog::{CATALOG, Entry, find, open};
pub use error::Error;
pub use fair::{Proof, Recast};
pub use luck::Luck;
pub use session::{
    Ask, Attempt, Begun, Brief, Hint, Listed, LogEntry, Objection, Odds, Play, Seating, Session,
    Show, Suggested,
};
pub use study::Bench;
pub use talk::say;
pub use thought::Thought;
pub use turning::TurningPoint;
