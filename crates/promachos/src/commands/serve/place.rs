//! Where the database is: as the flag says, or the variable, or in the user's data folder.

use std::env;
use std::path::PathBuf;

use anyhow::Result;

use crate::failure::BadInput;

const VARIABLE: &str = "PROMACHOS_DATABASE";

/// The database's path.
pub(super) fn database(flag: Option<PathBuf>) -> Result<PathBuf> {
    if let Some(path) = flag.or_else(|| set(VARIABLE)) {
        return Ok(path);
    }
    let folder = data_folder().ok_or_else(|| {
        BadInput::because(format!(
            "there is no data folder (HOME is not set); say where with --database or {VARIABLE}"
        ))
    })?;
    Ok(folder.join("promachos").join("games.db"))
}

/// The folder where programs of this user keep their data, by the rules of each system.
fn data_folder() -> Option<PathBuf> {
    if cfg!(windows) {
        return set("APPDATA");
    }
    let home = set("HOME").filter(|home| home.is_absolute());
    if cfg!(target_os = "macos") {
        return Some(home?.join("Library").join("Application Support"));
    }
    // A relative path is to be ignored there, as the standard says.
    let chosen = set("XDG_DATA_HOME").filter(|folder| folder.is_absolute());
    chosen.or_else(|| Some(home?.join(".local").join("share")))
}

/// A variable that is set to something.
fn set(name: &str) -> Option<PathBuf> {
    env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from)
}
