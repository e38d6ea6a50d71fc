//! The question that every source of outcomes answers.

use std::num::NonZeroU32;

use crate::Binding;

/// What chance decided.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Drawn {
    /// One of the equally likely tickets, counted from 0.
    Ticket(u32),
    /// An outcome in the game's own notation: somebody rolled a real die and said what it showed.
    Said(String),
}

/// Where outcomes come from.
pub trait Source {
    /// What chance decides at a node with so many tickets.
    ///
    /// Nothing: this source has no answer, and somebody has to be asked.
    fn draw(&mut self, tickets: NonZeroU32, binding: &Binding<'_>) -> Option<Drawn>;
}
