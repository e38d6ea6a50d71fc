//! Where outcomes come from. The only crate that is random.
//!
//! Rules never roll: a chance node says how many equally likely tickets there are, and a
//! [`Source`] here says which one it was. Every draw is bound to its game, step and purpose
//! ([`Binding`]), so that no draw tells anything about another, and nobody can look ahead by
//! doing things in another order.
//!
//! [`Kind`] is what a record's `dice` line says. [`fair`] is for tables whose players do not
//! trust whoever runs the program. Nothing here reads the clock, and search never sees this stream.

pub mod draw;
pub mod entropy;
pub mod fair;
pub mod kind;
pub mod fair_terms;
pub mod scripted;
pub mod seeded;
pub mod source;

pub use draw::Binding;
pub use entropy::{Entropy, NoEntropy};
pub use fair_terms::{Fair, FairTerms};
pub use kind::{Kind, UnknownKind};
pub use scripted::Scripted;
pub use seeded::Seeded;
pub use source::{Drawn, Source};
