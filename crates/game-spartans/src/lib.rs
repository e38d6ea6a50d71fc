//! Go Tell the Spartans, Special Web 2nd edition, by Robert Markham: three days at the Hot Gates.
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
mod domain;
mod chances;
mod notation;

// 2.0: what lies on the table.
pub mod map;
pub mod tables;
pub mod units;
pub mod roster;
pub mod muster;

// 3.0: stacking, facing, zones of control.
pub mod stack;
pub mod positions;
pub mod control;

// 4.0 and 5.0: the sequence of play, and who attacks.
pub mod rounds;
mod commitment;

// 6.0 and 7.0: the deployments.
pub mod greek_deployment;
pub mod persian_deployment;

// 8.0: the Action Rounds.
pub mod movement;
pub mod automaton;
mod march;
pub mod fire;
pub mod volley;
pub mod melee;
mod clash;
mod retreat;
pub mod morale;
mod aftermath;

// 9.0 and 10.0: the end of a day, and victory.
pub mod end;

pub use action::{Action, Kind, Outcome, Part};
pub use event::{Event, Who, Why};
pub use game::{Board, Spartans};
pub use objection::Objection;
pub use odds::{Answer, Question};
pub use options::{Greeks, Options, Persians};
pub use state::{Awaits, Segment, State};
pub use view::View;
