//! The contract between a rulebook and everything that uses it.
//!
//! A game crate implements [`Game`]; players, pages, search and tests know nothing else. There is
//! no game here, no input or output, no clock and no die: chance arrives as an outcome from
//! outside, and leaves a line in the record.
//!
//! Read in this order: [`game`] is the contract, [`door`] the only way in, [`play`] a game under
//! way, [`record`] and [`replay`] what is written down of it.

pub mod case;
pub mod chance;
pub mod components;
pub mod door;
pub mod fault;
pub mod game;
pub mod ledger;
pub mod notation;
pub mod number;
pub mod odds;
pub mod options;
pub mod play;
pub mod pool;
pub mod ranking;
pub mod record;
pub mod replay;
pub mod seat;
pub mod printed;
pub mod undo;
pub mod proposal;

pub use case::{Case, Cited, Clause, Standing};
pub use chance::{D6, D10, Die, TicketSource};
pub use components::Sheet;
pub use door::Refusal;
pub use fault::Fault;
pub use game::{Ending, Game, Info, Log, Node, Quiet, Verdict};
pub use ledger::Ledger;
pub use number::{Measure, Number};
pub use odds::{Forecast, ForecastOf};
pub use options::{OptionSpec, Terms};
pub use play::{Match, Move};
pub use pool::Pool;
pub use printed::PrintedTable;
pub use proposal::{Negotiation, Proposal};
pub use ranking::{Choosing, Ranking};
pub use record::Record;
pub use seat::{Seat, Viewer};
