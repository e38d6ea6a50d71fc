//! What lies under a table's sheets and never changes: drawn once, and fetched once by a page.
//!
//! A ground is named by a digest of its own drawing, so that a browser may keep it for ever. They
//! are remembered for the whole program: tables that agree on the same components share them.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};

use axum::body::Bytes;
use games::Session;

/// The most grounds that are remembered; then all are drawn anew as they are needed.
const MOST: usize = 256;

/// Grounds by table and sheet, and by name.
#[derive(Default)]
struct Memory {
    /// The name of each sheet's ground, by what its table agreed on.
    tables: HashMap<blake3::Hash, Vec<(&'static str, String)>>,
    files: HashMap<String, Bytes>,
}

static MEMORY: LazyLock<Mutex<Memory>> = LazyLock::new(Mutex::default);

/// The address of what lies under a sheet; nothing where nothing does.
pub(crate) fn address(table: &dyn Session, sheet: &str) -> Option<String> {
    let mut memory = MEMORY.lock().unwrap_or_else(PoisonError::into_inner);
    if memory.files.len() > MOST {
        *memory = Memory::default();
    }
    let agreed = agreed(table);
    if !memory.tables.contains_key(&agreed) {
        let mut names = Vec::new();
        for ground in table.grounds() {
            let file = format!(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" fill=\"none\">{}</svg>",
                ground.svg
            );
            let digest = blake3::hash(file.as_bytes()).to_hex();
            let name = format!("{}-{}.svg", ground.sheet, &digest[..20]);
            names.push((ground.sheet, name.clone()));
            memory.files.insert(name, Bytes::from(file));
        }
        memory.tables.insert(agreed, names);
    }
    let names = memory.tables.get(&agreed)?;
    names.iter().find(|(it, _)| *it == sheet).map(|(_, name)| format!("/ground/{name}"))
}

/// A ground by its name.
pub(crate) fn file(name: &str) -> Option<Bytes> {
    MEMORY.lock().unwrap_or_else(PoisonError::into_inner).files.get(name).cloned()
}

/// A digest of all that a table agreed on.
fn agreed(table: &dyn Session) -> blake3::Hash {
    let header = table.header();
    let mut hasher = blake3::Hasher::new();
    hasher.update(format!("{}\n{:?}\n", table.info().id, header.options).as_bytes());
    hasher.update(header.own_components.as_deref().unwrap_or_default().as_bytes());
    hasher.finalize()
}
