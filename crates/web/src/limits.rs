//! How much of everything is enough. What passes a limit is refused, never cut short.

use std::time::Duration;

/// The largest body of a request.
pub const BODY: usize = 64 << 10;
/// The largest body of an action.
pub const ACTION_BODY: usize = 4 << 10;
/// The largest record that can be brought in: far more than the longest game, and only the owner
/// may send one.
pub const IMPORT_BODY: usize = 1 << 20;
/// The largest head of a request.
pub const HEAD: usize = 16 << 10;
/// The longest action or order in notation: one that posts an army unit by unit is long.
pub const ACTION: usize = 2_000;

/// How long a client may take for the head of a request, the first one and every one after.
pub const HEAD_TIME: Duration = Duration::from_secs(10);
/// How long a client may take for the body of a request.
pub const BODY_TIME: Duration = Duration::from_secs(15);
/// How long a client may leave what it was sent unread.
pub const WRITE_TIME: Duration = Duration::from_secs(10);
/// How long the server takes to stop, whatever its clients do.
pub const STOP_TIME: Duration = Duration::from_secs(4);

/// Connections at once.
pub const CONNECTIONS: usize = 8192;
/// Requests of one key at once.
pub const IN_FLIGHT: usize = 32;
/// Games held in memory while nobody looks at them.
pub const ROOMS: usize = 256;

/// Games on a page of the lobby, and of its bin.
pub const GAMES_ON_PAGE: u64 = 20;
/// Games that the lobby knows how they stand without laying them out: a few kilobytes each.
pub const GLANCES: usize = 512;

/// A change that takes longer to store is worth a warning: a quick disk takes a hundredth of it.
pub const SLOW_COMMIT: Duration = Duration::from_millis(500);

/// Time between two signs of life on a socket.
pub const BEAT: Duration = Duration::from_secs(20);
/// How long a socket may be silent: three beats without the browser's answer.
pub const SILENCE: Duration = Duration::from_secs(65);
/// How long people may come and go before the others are told: a page that is loaded again is not
/// away meanwhile.
pub const COMING_AND_GOING: Duration = Duration::from_millis(800);
/// The largest message that a socket takes.
pub const SOCKET_MESSAGE: usize = 1 << 10;
/// Messages that a socket takes between two beats; a page sends a few at most.
pub const SOCKET_MESSAGES: u32 = 40;

/// How many of the last remarks a page shows.
pub const REMARKS_SHOWN: usize = 50;
/// How much the people of one page, or all who watch, may say in [`REMARKS_TIME`].
pub const REMARKS_AT_ONCE: usize = 8;
/// See [`REMARKS_AT_ONCE`].
pub const REMARKS_TIME: Duration = Duration::from_secs(10);

/// How long a computer player may think, waiting for its turn to think included.
pub const THINKING: Duration = Duration::from_secs(10);
/// The longest thinking time that can be asked for; the rest is for waiting and answering.
pub const LONGEST_THOUGHT: Duration = Duration::from_secs(8);
/// The most simulations that can be asked for.
pub const MOST_SIMULATIONS: u32 = 100_000;
/// How long a hint is thought about.
pub const HINT: Duration = Duration::from_millis(700);

/// How long a computer player's answer waits while a person may still take back what called for
/// it: long enough to see the slip, too short to be waited for.
pub const GRACE: Duration = Duration::from_millis(1_500);

/// How many actions a computer player may take in one go, between two pushes.
pub(crate) const ACTIONS_IN_TURN: usize = 128;
