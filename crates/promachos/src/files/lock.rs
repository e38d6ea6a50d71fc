//! One writer at a time: whoever changes a record holds its lock from reading to writing.
//!
//! A record is replaced, not written into, so a lock on it would go with the old file. The lock is
//! on a file of its own beside it, which no writer replaces. Who holds it takes that file away at
//! the end; who waited for it then holds the lock of a file without a name, sees that, and begins
//! anew. Where a system does not say which file has a name, the lock's file stays.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::Result;

use crate::failure::BadInput;

/// How long somebody waits for the lock. Others hold it for milliseconds.
const PATIENCE: Duration = Duration::from_secs(5);
/// How often he tries.
const PAUSE: Duration = Duration::from_millis(10);

/// The right to change a record; it ends with this value, or with the process.
#[derive(Debug)]
pub(super) struct Lock {
    path: PathBuf,
    file: Option<File>,
}

impl Lock {
    /// Waits for the right to change a file.
    ///
    /// # Errors
    /// If somebody else has it for too long, or its folder cannot be written to.
    pub(super) fn on(target: &Path) -> Result<Self> {
        Self::within(target, PATIENCE)
    }

    fn within(target: &Path, patience: Duration) -> Result<Self> {
        let path = beside(target);
        let begun = Instant::now();
        loop {
            let tried = attempt(&path);
            match tried {
                Ok(Attempt::Held(file)) => return Ok(Self { path, file: Some(file) }),
                Ok(Attempt::Unknown) => return Ok(Self { path, file: None }),
                Ok(Attempt::Busy) if begun.elapsed() < patience => thread::sleep(PAUSE),
                Ok(Attempt::Busy) => {
                    let target = target.display();
                    anyhow::bail!(
                        "{target}: somebody else is changing it, for {} s already; nothing was \
                         changed. Try again when he has done",
                        patience.as_secs()
                    );
                }
                Err(error) => {
                    let what = format!("cannot be written ({error}); nothing was changed");
                    return Err(BadInput::in_file(target, what));
                }
            }
        }
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        if self.file.is_some() && NAMES_ARE_KNOWN {
            let _ = fs::remove_file(&self.path); // Before the lock goes with the file.
        }
    }
}

/// What came of trying once.
enum Attempt {
    Held(File),
    /// Somebody else has it, or had it until now.
    Busy,
    /// This disk knows no locks. That the text is as it was read has to be enough there.
    Unknown,
}

fn attempt(path: &Path) -> io::Result<Attempt> {
    let file = OpenOptions::new().write(true).create(true).truncate(false).open(path)?;
    match file.try_lock() {
        Ok(()) if is_at(&file, path) => Ok(Attempt::Held(file)),
        Ok(()) | Err(TryLockError::WouldBlock) => Ok(Attempt::Busy),
        Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => {
            let _ = fs::remove_file(path);
            Ok(Attempt::Unknown)
        }
        Err(TryLockError::Error(error)) => Err(error),
    }
}

/// The lock's file of a file: `.my.record.lock`.
fn beside(target: &Path) -> PathBuf {
    let mut name = OsString::from(".");
    name.push(target.file_name().unwrap_or(target.as_os_str()));
    name.push(".lock");
    target.with_file_name(name)
}

const NAMES_ARE_KNOWN: bool = cfg!(unix);

/// Whether a file is still the one of that name.
#[cfg(unix)]
fn is_at(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt as _;
    let number = |it: fs::Metadata| (it.dev(), it.ino());
    let (own, named) = (file.metadata().map(number), fs::metadata(path).map(number));
    matches!((own, named), (Ok(own), Ok(named)) if own == named)
}

/// Nobody takes the file away here.
#[cfg(not(unix))]
fn is_at(_: &File, _: &Path) -> bool {
    true
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    #[test]
    fn two_never_hold_it_together_and_nothing_is_left_behind() {
        let folder = tempfile::tempdir().expect("a folder");
        let target = folder.path().join("a.record");
        let (inside, total) = (AtomicUsize::new(0), AtomicUsize::new(0));
        thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| {
                    for _ in 0..25 {
                        let lock = Lock::within(&target, Duration::from_mins(2)).expect("the lock");
                        assert_eq!(inside.fetch_add(1, Ordering::SeqCst), 0, "two hold it");
                        total.fetch_add(1, Ordering::SeqCst);
                        inside.fetch_sub(1, Ordering::SeqCst);
                        drop(lock);
                    }
                });
            }
        });
        assert_eq!(total.load(Ordering::SeqCst), 100);
        let left = fs::read_dir(folder.path()).expect("the folder").count();
        assert_eq!(left, usize::from(!NAMES_ARE_KNOWN));
    }

    #[test]
    fn who_waits_too_long_is_told_and_the_holder_goes_on() {
        let folder = tempfile::tempdir().expect("a folder");
        let target = folder.path().join("a.record");
        let held = Lock::on(&target).expect("nobody else is there");
        let refused = Lock::within(&target, Duration::from_millis(30)).expect_err("it is held");
        assert!(refused.to_string().contains("somebody else is changing it"), "{refused}");
        assert!(refused.downcast_ref::<BadInput>().is_none(), "nothing is wrong with the input");
        drop(held);
        Lock::on(&target).expect("it is free again");
    }
}
