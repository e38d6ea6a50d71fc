//! One process a database: a lock file beside it that names the process.
//!
//! The operating system drops the lock with its process, however that ends, so a lock left behind
//! is simply taken over. The file stays: taking it away would let two processes lock two files of
//! one name. The database itself is never opened here, because closing it would drop the locks
//! that `SQLite` holds in this process.

use std::ffi::OsString;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read as _, Seek as _, Write as _};
use std::path::{Path, PathBuf};

use super::fault::from_io;
use crate::StoreError;

/// A database that this process has, until this is dropped.
#[derive(Debug)]
pub(super) struct Lock {
    file: File,
    /// The database, with every link followed.
    pub(super) path: PathBuf,
}

impl Lock {
    /// Takes the database for this process; makes an empty one where there is none.
    pub(super) fn take(path: &Path) -> Result<Self, StoreError> {
        let path = settle(path).map_err(|error| from_io(path.display(), &error))?;
        if let Some(other) = other_name(&path) {
            return Err(other);
        }
        let beside = beside(&path);
        let file = open(&beside).map_err(|error| from_io(beside.display(), &error))?;
        match file.try_lock() {
            Ok(()) => {
                let mut lock = Self { file, path };
                lock.sign().map_err(|error| from_io(beside.display(), &error))?;
                Ok(lock)
            }
            Err(TryLockError::WouldBlock) => Err(StoreError::Locked { pid: signer(&beside), path }),
            Err(TryLockError::Error(error)) => Err(from_io(beside.display(), &error)),
        }
    }

    fn sign(&mut self) -> io::Result<()> {
        self.file.set_len(0)?;
        self.file.rewind()?;
        writeln!(self.file, "{}", std::process::id())
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // An empty file says that nobody has the database; the lock itself goes with the file.
        let _ = self.file.set_len(0);
    }
}

/// The database's real path. The file is made if need be, for this user alone: it holds a secret.
fn settle(path: &Path) -> io::Result<PathBuf> {
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        std::fs::create_dir_all(folder)?;
    }
    match private().create_new(true).open(path) {
        Ok(_) => {}
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
        Err(error) => return Err(error),
    }
    let path = path.canonicalize()?;
    if path.is_dir() {
        return Err(io::Error::new(io::ErrorKind::IsADirectory, "a folder, not a database"));
    }
    Ok(path)
}

/// Options to write a file that other users may not read.
pub(super) fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

fn beside(path: &Path) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(".lock");
    name.into()
}

fn open(path: &Path) -> io::Result<File> {
    private().read(true).create(true).truncate(false).open(path)
}

/// The process that signed a lock, if it has done so and the system lets us read it.
fn signer(lock: &Path) -> Option<u32> {
    // Whoever has just taken the lock signs it within microseconds.
    for _ in 0..20 {
        let mut text = String::new();
        File::open(lock).and_then(|mut file| file.read_to_string(&mut text)).ok()?;
        if let Ok(pid) = text.trim().parse() {
            return Some(pid);
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    None
}

/// Why a database with a second name may not be opened: `SQLite` keeps its log beside one name, and
/// under the other would not see the changes in it.
#[cfg(unix)]
fn other_name(path: &Path) -> Option<StoreError> {
    use std::os::unix::fs::MetadataExt as _;
    let this = path.metadata().ok()?;
    if this.nlink() < 2 {
        return None;
    }
    let same =
        |it: &Path| it.metadata().is_ok_and(|it| (it.dev(), it.ino()) == (this.dev(), this.ino()));
    let siblings = path.parent()?.read_dir().ok()?.flatten().map(|entry| entry.path());
    for lock in siblings.filter(|it| it.extension().is_some_and(|it| it == "lock")) {
        let database = lock.with_extension("");
        let held = || {
            let taken = open(&lock).map(|file| file.try_lock());
            matches!(taken, Ok(Err(TryLockError::WouldBlock)))
        };
        if same(&database) && held() {
            return Some(StoreError::Locked { pid: signer(&lock), path: database });
        }
    }
    let path = path.to_owned();
    Some(match holder(this.dev(), this.ino()) {
        Some(pid) => StoreError::Locked { path, pid: Some(pid) },
        None => StoreError::SecondName { path },
    })
}

#[cfg(not(unix))]
fn other_name(_: &Path) -> Option<StoreError> {
    None // The names of a file cannot be counted here.
}

/// The process that has a lock of `SQLite`'s on a file, where the system keeps such a list (Linux).
#[cfg(unix)]
fn holder(device: u64, inode: u64) -> Option<u32> {
    let major = (device >> 8 & 0xfff) | (device >> 32 & !0xfff);
    let minor = (device & 0xff) | (device >> 12 & !0xff);
    let place = format!("{major:02x}:{minor:02x}:{inode}");
    let list = std::fs::read_to_string("/proc/locks").ok()?;
    let fields = list.lines().map(|line| line.split_whitespace().collect::<Vec<_>>());
    let mut held = fields.filter(|field| field.get(5) == Some(&place.as_str()));
    held.next()?.get(4)?.parse().ok()
}
