//! What time it is. Times are shown to people; nothing is ordered by them.

use std::fmt::Debug;
use std::time::{SystemTime, UNIX_EPOCH};

/// Where the time comes from.
pub trait Clock: Send + Sync + Debug + 'static {
    /// Milliseconds since the beginning of 1970, UTC.
    fn now_ms(&self) -> i64;
}

/// The clock of the machine.
#[derive(Copy, Clone, Default, Debug)]
pub struct SystemClock;

impl Clock for SystemClock {
    fn now_ms(&self) -> i64 {
        // A clock set before 1970 reads as the beginning of 1970.
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
    }
}
