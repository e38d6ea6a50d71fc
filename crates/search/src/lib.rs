//! Computer players over the contract. No game is named here but in [`evaluators`], the registry
//! of what search knows about each, and where its hand-written loop is passed on.
//!
//! A player gets a view, never a state: it imagines what it cannot see [`Game::imagine`], grows a
//! tree of decisions and chance [`tree`], and says which action it would take.

#![allow(
    clippy::cast_precision_loss,
    reason = "visits, tickets and games are far below the 24 bits that f32 counts exactly"
)]

mod random;
mod guide;
mod planner;
pub mod network;
mod sides;
mod tree;
mod think;
mod player;
mod simulate;
mod speed;
mod statistics;
mod curve;
pub mod evaluators;

pub use curve::{AtBid, FairBid, fair_bid, falling_shares};
pub use engine::Game;
pub use evaluators::Guided;
pub use evaluators::thermopyles::hand_loop as thermopyles_hand_loop;
pub use guide::{Guide, Judge, Shares};
pub use planner::Planner;
pub use player::{Budget, LEVELS, Level, Player, PlayerSpec, Strength, offered};
pub use random::Generator;
pub use sides::Sides;
pub use simulate::{Tally, simulate};
pub use speed::{Speed, clone_nanoseconds, random_games};
pub use statistics::wilson;
pub use think::{Considered, consider, consider_with};
