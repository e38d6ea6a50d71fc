//! Why the store refused. Each message says what happened, and what to do where something helps.

use std::path::PathBuf;

/// A refusal of the store. Nothing was changed, unless [`StoreError::Io`] struck a change: then
/// only asking again with the same action id tells.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum StoreError {
    /// There is no such game, or it was deleted and is asked to change.
    #[error("there is no such game")]
    NotFound,
    /// The game has moved on since the sender looked.
    #[error("the position changed: the game is at version {current} now")]
    Conflict {
        /// The version that it is at.
        current: u64,
    },
    /// What was sent cannot be kept.
    #[error("{0}")]
    Malformed(String),
    /// There is no space left for the change. Reading goes on.
    #[error("the disk is full; nothing was lost. Free some space, then try again")]
    Full,
    /// The database cannot be written to.
    #[error("the database is read-only: {0}")]
    ReadOnly(String),
    /// The operating system refused.
    #[error("the database could not be used: {0}")]
    Io(String),
    /// What was read is not what was written.
    #[error("damaged: {0}. Restore it from a backup or from an exported record")]
    Corrupt(String),
    /// Another process has the database.
    #[error("{} is in use by {}", path.display(), holder(*pid))]
    Locked {
        /// The database.
        path: PathBuf,
        /// The process that has it, where that can be known.
        pid: Option<u32>,
    },
    /// The file has a second name (a hard link), and the other one may have changes beside it.
    #[error("{} has a second name (a hard link); remove one, then start again", path.display())]
    SecondName {
        /// The database.
        path: PathBuf,
    },
    /// The file is something else.
    #[error("{} is not a database of Promachos", path.display())]
    NotOurs {
        /// The file.
        path: PathBuf,
    },
    /// A newer Promachos wrote the database.
    #[error("the database has layout {found}, and this Promachos knows {known}: use a newer one")]
    TooNew {
        /// The layout found.
        found: u32,
        /// The newest that is known.
        known: u32,
    },
    /// The database is older than any that can be brought up to date.
    #[error(
        "the database has layout {found}, older than {oldest}: open it with an older Promachos"
    )]
    TooOld {
        /// The layout found.
        found: u32,
        /// The oldest that can be brought up to date.
        oldest: u32,
    },
    /// This program was built with an `SQLite` that can lose a change.
    #[error("SQLite {found} can lose a change; 3.51.3 or newer is needed")]
    SqliteTooOld {
        /// The version linked.
        found: String,
    },
}

fn holder(pid: Option<u32>) -> String {
    pid.map_or_else(|| "another process".to_owned(), |pid| format!("process {pid}"))
}
