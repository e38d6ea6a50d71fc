//! The Battle of Thermopylae, 2nd edition, by Ryan S. Johnson: Greeks and Persians at the pass.
//!
//! The modules stand in the rulebook's order; each begins with the clauses that it holds. Clause
//! numbers R1 to R41 are those of `cases`; RULINGS.md settles what the rulebook leaves open.

pub mod cases;

// The table.
pub mod board;
pub mod options;
pub mod state;

// The rulebook.
mod sides;
pub mod map;
mod set_up;
mod turn;
pub mod units;
pub mod combat;
mod movement;
mod exit;
pub mod end;

// What may be decided, and why something may not.
mod domain;
pub mod objection;

// What others see and write of it.
pub mod action;
pub mod event;
pub mod odds;
pub mod view;
mod notation;
mod spelling;
mod game;

pub use action::{Action, Outcome};
pub use board::Board;
pub use event::Event;
pub use game::Thermopylae;
pub use map::{Map, Place, Places};
pub use movement::Hindrance;
pub use objection::Objection;
pub use state::{Awaits, Combat, Stack, State};
pub use units::{Side, Unit};
pub use view::View;
