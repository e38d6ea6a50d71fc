//! Go Tell the Spartans, Special Web 2nd edition, by Robert Markham: three days at the Hot Gates.
//!
//! The modules stand in the rulebook's order; each begins with the Cases that it holds. Case
//! numbers are the rulebook's own; `cases` is their index, and RULINGS.md settles what the rulebook
//! leaves open.

pub mod cases;

// 2.0: what lies on the table.
pub mod map;
pub mod tables;
pub mod units;
pub mod roster;

// 3.0: stacking, facing, zones of control.
pub mod stack;
pub mod positions;
pub mod control;

// 6.0 and 7.0: the deployments.
pub mod greek_deployment;
pub mod persian_deployment;

// 8.0: the Action Rounds.
pub mod movement;
pub mod automaton;
pub mod fire;
pub mod melee;
pub mod morale;
