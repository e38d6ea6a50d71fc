//! Marathon, 490 BC: the hoplites of Athens against the army of Datis, on hexes, with chits.
//!
//! The modules stand in the rulebook's order; each begins with the Cases that it holds. Case
//! numbers are the rulebook's own; `cases` is their index, and RULINGS.md settles what the rulebook
//! leaves open.

pub mod cases;

// The contract, and what it speaks of.
pub mod game;
pub mod options;
pub mod state;
pub mod action;
pub mod event;
pub mod view;
pub mod objection;
pub mod odds;
pub mod warning;
pub mod counsel;
mod domain;
mod chances;
mod notation;

// 2.0: what lies on the table.
pub mod map;
pub mod units;
pub mod roster;
pub mod markers;
pub mod tables;

// 3.0: facing, zones of control, stacking.
mod control;
pub mod sight;
pub mod stack;

// 4.0 and 5.0: the sequence of play, and initiative.
pub mod rounds;
pub mod initiative;

// 6.0: movement.
pub mod movement;
pub mod reaction;

// 7.0: combat.
pub mod fire;
pub mod melee;
mod results;
pub mod retreat;

// 8.0: morale.
pub mod morale;

// 9.0: special units.
pub mod leaders;
pub mod cavalry;
pub mod abatis;
pub mod reserve;

// 10.0 and 11.0: set-up, reinforcements, victory.
pub mod setup;
pub mod reinforcements;
pub mod victory;

pub use action::{Action, Outcome};
pub use event::Event;
pub use game::{Board, Marathon, seat_of, side_of};
pub use objection::Objection;
pub use odds::{Answer, Question};
pub use options::{Options, Scenario};
pub use state::{Awaits, Impulse, State};
pub use view::View;
