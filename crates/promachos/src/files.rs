//! Files from outside, and records written whole or not at all.

mod lock;

use std::fs::{self, File};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

use anyhow::Result;
use games::Session;

use crate::failure::BadInput;
use lock::Lock;

/// No text that people write for this program is longer: 4 MiB.
const LONGEST: u64 = 4 << 20;

/// A text file from outside.
///
/// # Errors
/// If it cannot be read, is longer than [`LONGEST`], or is not UTF-8.
pub(crate) fn read(path: &Path) -> Result<String> {
    let file = open_to_read(path)?;
    let mut bytes = Vec::new();
    file.take(LONGEST + 1).read_to_end(&mut bytes).map_err(|error| unreadable(path, &error))?;
    if bytes.len() as u64 > LONGEST {
        return Err(BadInput::in_file(path, "is longer than 4 MiB; no record or sheet is"));
    }
    String::from_utf8(bytes)
        .map_err(|_| BadInput::in_file(path, "is not text in UTF-8; is it the right file?"))
}

fn open_to_read(path: &Path) -> Result<File> {
    File::open(path).map_err(|error| unreadable(path, &error))
}

fn unreadable(path: &Path, error: &io::Error) -> anyhow::Error {
    BadInput::in_file(path, format!("cannot be read ({error}); check the name"))
}

/// A record of play on disk, as it was last read or written.
#[derive(Debug)]
pub(crate) struct RecordFile {
    path: PathBuf,
    text: String,
    /// Held by those who change it and are done with it at once.
    lock: Option<Lock>,
}

impl RecordFile {
    /// Opens a record and proves it.
    ///
    /// # Errors
    /// The first thing that is wrong with it.
    pub(crate) fn open(path: &Path) -> Result<(Self, Box<dyn Session>)> {
        let text = read(path)?;
        let table = games::open(&text).map_err(|error| BadInput::in_file(path, error))?;
        Ok((Self { path: path.to_owned(), text, lock: None }, table))
    }

    /// Opens a record to change it: until this value ends, nobody else does.
    ///
    /// # Errors
    /// The first thing that is wrong with it, or that somebody else changes it for too long.
    pub(crate) fn open_to_change(path: &Path) -> Result<(Self, Box<dyn Session>)> {
        drop(open_to_read(path)?); // No lock is laid beside what is not there.
        let lock = Lock::on(&behind_links(path))?;
        let (file, table) = Self::open(path)?;
        Ok((Self { lock: Some(lock), ..file }, table))
    }

    /// Writes a new record.
    ///
    /// # Errors
    /// If the file is there already and is not to be replaced, or cannot be written.
    pub(crate) fn create(path: &Path, table: &dyn Session, present: Present) -> Result<Self> {
        let text = table.record();
        let target = behind_links(path);
        let lock = match present {
            Present::Replace if target.is_file() => Some(Lock::on(&target)?),
            _ => None,
        };
        write(path, &text, present)?;
        drop(lock);
        Ok(Self { path: path.to_owned(), text, lock: None })
    }

    /// Where it is.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Writes the table's new steps, if nobody else has written the file meanwhile.
    ///
    /// # Errors
    /// If somebody has, or the file cannot be written; it is then as it was.
    pub(crate) fn save(&mut self, table: &dyn Session) -> Result<()> {
        let text = table.record();
        if text == self.text {
            return Ok(());
        }
        let _held = match self.lock {
            Some(_) => None,
            None => Some(Lock::on(&behind_links(&self.path))?),
        };
        if read(&self.path)? != self.text {
            return Err(BadInput::in_file(
                &self.path,
                "was changed by somebody else meanwhile; look at it with `promachos show` first",
            ));
        }
        write(&self.path, &text, Present::Replace)?;
        self.text = text;
        Ok(())
    }
}

/// What a name stands for where it is a link: a link stays a link.
fn behind_links(path: &Path) -> PathBuf {
    fs::canonicalize(path).unwrap_or_else(|_| path.to_owned())
}

/// What to do about a file that is there already.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Present {
    /// Put the new one in its place.
    Replace,
    /// Leave it, and say what to do instead.
    Refuse(&'static str),
}

impl Present {
    /// For commands that take `--force`.
    pub(crate) const fn unless(force: bool) -> Self {
        if force {
            Self::Replace
        } else {
            Self::Refuse("choose another name, or replace it with --force")
        }
    }
}

/// Writes a file whole or not at all: beside it first, to the disk, then into its place.
///
/// # Errors
/// If it cannot be written; whatever was there is untouched.
pub(crate) fn write(path: &Path, text: &str, present: Present) -> Result<()> {
    let failed = |error: io::Error| {
        BadInput::in_file(path, format!("cannot be written ({error}); nothing was changed"))
    };
    let target = behind_links(path);
    if let Ok(known) = fs::metadata(&target) {
        if !known.is_file() {
            return Err(BadInput::in_file(path, "is not a file; nothing was written"));
        }
        if let Present::Refuse(instead) = present {
            return Err(already_there(path, instead));
        }
    }
    let folder = match target.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    let mut draft = draft_in(folder, &target).map_err(failed)?;
    draft.write_all(text.as_bytes()).map_err(failed)?;
    draft.as_file().sync_all().map_err(failed)?;
    let placed = match present {
        Present::Replace => draft.persist(&target),
        Present::Refuse(_) => draft.persist_noclobber(&target),
    };
    match (placed, present) {
        (Ok(_), _) => sync_folder(folder).map_err(|error| unconfirmed(path, &error)),
        (Err(error), Present::Refuse(instead))
            if error.error.kind() == io::ErrorKind::AlreadyExists =>
        {
            Err(already_there(path, instead)) // Somebody was quicker.
        }
        (Err(error), _) => Err(failed(error.error)),
    }
}

/// The file is in its place, but the disk has not said that it will stay there.
fn unconfirmed(path: &Path, error: &io::Error) -> anyhow::Error {
    let path = path.display();
    anyhow::anyhow!("{path}: is written, but the disk does not confirm it ({error}); look after it")
}

fn already_there(path: &Path, instead: &str) -> anyhow::Error {
    BadInput::in_file(path, format!("is there already; {instead}"))
}

/// A file beside the target, with the target's rights where it has some, else the usual ones.
fn draft_in(folder: &Path, target: &Path) -> io::Result<tempfile::NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".promachos-");
    let rights = fs::metadata(target).ok().map(|known| known.permissions());
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        builder.permissions(fs::Permissions::from_mode(0o666)); // Less what the umask takes.
    }
    let draft = builder.tempfile_in(folder)?;
    if let Some(rights) = rights {
        draft.as_file().set_permissions(rights)?;
    }
    Ok(draft)
}

/// Makes the new name last: on Unix a folder is synced like a file.
fn sync_folder(folder: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}
