//! Dice of the operating system: a fresh key at the start, that nobody knows or ever sees.

use std::num::NonZeroU32;

use crate::draw::Binding;
use crate::seeded::Seeded;
use crate::source::{Drawn, Source};

/// The operating system gave no random bytes. Then there are no dice: the clock is no die.
#[derive(Debug, thiserror::Error)]
#[error("the operating system gives no random bytes ({0}); use a seed, or roll real dice")]
pub struct NoEntropy(getrandom::Error);

/// Dice of the operating system.
#[derive(Clone, Debug)]
pub struct Entropy(Seeded);

impl Entropy {
    /// Dice with a fresh key.
    ///
    /// # Errors
    /// If the operating system gives no random bytes.
    pub fn new() -> Result<Self, NoEntropy> {
        let mut key = [0; 32];
        getrandom::fill(&mut key).map_err(NoEntropy)?;
        Ok(Self(Seeded::with_key(key)))
    }
}

impl Source for Entropy {
    fn draw(&mut self, tickets: NonZeroU32, binding: &Binding<'_>) -> Option<Drawn> {
        self.0.draw(tickets, binding)
    }
}

/// A number that nobody can guess: the seed of a computer player's own thoughts.
///
/// # Errors
/// If the operating system gives no random bytes.
pub fn fresh_seed() -> Result<u64, NoEntropy> {
    getrandom::u64().map_err(NoEntropy)
}
