//! What `SQLite`'s refusals mean.

use std::fmt::Display;
use std::path::Path;

use crate::StoreError;

const READ_ONLY: i32 = 8;
const CORRUPT: i32 = 11;
const FULL: i32 = 13;
/// A row that should not be there is in the way: our own rows never break a rule of the tables.
const CONSTRAINT: i32 = 19;
const NOT_A_DATABASE: i32 = 26;
/// The shared index of the log could not grow, which only a full disk refuses.
const INDEX_CANNOT_GROW: i32 = 4874;

/// The store's word for an error of the driver.
pub(super) fn from_sqlx(error: sqlx::Error) -> StoreError {
    match error {
        sqlx::Error::Database(error) => {
            let code = error.code().and_then(|code| code.parse().ok()).unwrap_or_default();
            from_code(code, &error.message())
        }
        sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => {
            StoreError::Corrupt(error.to_string())
        }
        error => StoreError::Io(error.to_string()),
    }
}

/// The same, for the first look at a file: what `SQLite` cannot read at all is something else.
pub(super) fn from_opening(error: sqlx::Error, path: &Path) -> StoreError {
    let code = error.as_database_error().and_then(sqlx::error::DatabaseError::code);
    if code.is_some_and(|code| code == NOT_A_DATABASE.to_string()) {
        return StoreError::NotOurs { path: path.to_owned() };
    }
    from_sqlx(error)
}

/// The store's word for an extended result code.
fn from_code(code: i32, message: &dyn Display) -> StoreError {
    match (code, code & 0xff) {
        (INDEX_CANNOT_GROW, _) | (_, FULL) => StoreError::Full,
        (_, READ_ONLY) => StoreError::ReadOnly(message.to_string()),
        (_, CORRUPT | CONSTRAINT | NOT_A_DATABASE) => StoreError::Corrupt(message.to_string()),
        _ => StoreError::Io(format!("{message} (SQLite code {code})")),
    }
}

/// The store's word for an error of a file.
pub(super) fn from_io(what: impl Display, error: &std::io::Error) -> StoreError {
    match error.kind() {
        std::io::ErrorKind::StorageFull => StoreError::Full,
        std::io::ErrorKind::ReadOnlyFilesystem => StoreError::ReadOnly(what.to_string()),
        _ => StoreError::Io(format!("{what}: {error}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_of_a_full_disk_are_told_from_codes_of_a_failing_one() {
        assert_eq!(from_code(13, &""), StoreError::Full);
        assert_eq!(from_code(4874, &""), StoreError::Full);
        assert!(matches!(from_code(1034, &"fsync"), StoreError::Io(_)));
        assert!(matches!(from_code(1032, &"moved"), StoreError::ReadOnly(_)));
        assert!(matches!(from_code(267, &"page"), StoreError::Corrupt(_)));
    }
}
