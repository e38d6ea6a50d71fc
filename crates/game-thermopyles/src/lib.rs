//! Thermopyles, by Touko Tahkokallio (2013): one to four players hold the pass together.
//!
//! The modules stand in the rulebook's order; each begins with the clauses that it holds. Clause
//! numbers K1 to K28 are those of `cases`; RULINGS.md settles what the rulebook leaves open.

pub mod cases;

// The table.
pub mod cards;
pub mod map;
pub mod options;
pub mod state;

// The rulebook.
pub mod preparation;
pub mod hand;
pub mod turn;
pub mod retreat;
pub mod fight;
pub mod end;

// What may be decided, and why not.
pub mod domain;
pub mod objection;

// What others see and write of it.
pub mod action;
pub mod event;
pub mod odds;
pub mod view;
mod notation;
mod game;

pub use action::{Action, Outcome};
pub use cards::{Persian, Spartan};
pub use event::Event;
pub use game::Thermopyles;
pub use map::Location;
pub use objection::Objection;
pub use odds::{Asked, Comes};
pub use state::{Awaits, Fight, State};
pub use view::View;
