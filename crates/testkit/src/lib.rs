//! What every game is tested with: one battery, scripted play, goldens that people read, tidy.
//!
//! Nothing here knows a game. A game's tests bring what only they can know: which actions are
//! conceivable, what is impossible about a position, and how an event reads.
//!
//! The allocator of every program that links this crate counts; see [`allocation`].

pub mod allocation;
pub mod battery;
#[cfg(feature = "browser")]
pub mod browser;
pub mod random;
pub mod perft;
pub mod playthrough;
pub mod script;
pub mod tidy;
pub mod toy;

pub use battery::Battery;
pub use random::SplitMix;
pub use script::Script;
