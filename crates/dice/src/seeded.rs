//! Dice from a seed: the same seed, game and steps give the same outcomes on every machine.
//!
//! The key is BLAKE3's `derive_key` of the seed's 8 bytes, little-endian, under [`CONTEXT`]; each
//! draw then goes as [`crate::draw`] says.

use std::fmt;
use std::num::NonZeroU32;

use crate::draw::{self, Binding, Key};
use crate::source::{Drawn, Source};

/// What sets these keys apart from every other use of BLAKE3.
pub const CONTEXT: &str = "Promachos 2026-11 seeded dice v1";

/// Dice from a seed.
#[derive(Clone)]
pub struct Seeded {
    key: Key,
}

impl Seeded {
    /// The dice of a seed.
    pub fn new(seed: u64) -> Self {
        Self { key: blake3::derive_key(CONTEXT, &seed.to_le_bytes()) }
    }

    /// Dice from a key of one's own.
    pub(crate) fn with_key(key: Key) -> Self {
        Self { key }
    }
}

impl Source for Seeded {
    fn draw(&mut self, tickets: NonZeroU32, binding: &Binding<'_>) -> Option<Drawn> {
        Some(Drawn::Ticket(draw::ticket(&self.key, binding, tickets)))
    }
}

impl fmt::Debug for Seeded {
    /// Without the key: it must reach no log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Seeded").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroU32;

    use super::Seeded;
    use crate::{Binding, Drawn, Source};

    #[test]
    fn seed_42_rolls_what_it_always_rolled() {
        let mut dice = Seeded::new(42);
        let six = NonZeroU32::new(6).unwrap();
        let rolls: Vec<Option<Drawn>> = (1..=8)
            .map(|step| Binding { game: "thermopyles", step, index: 0, purpose: "K14" })
            .map(|binding| dice.draw(six, &binding))
            .collect();
        assert_eq!(rolls, [0, 5, 5, 2, 1, 4, 3, 4].map(|ticket| Some(Drawn::Ticket(ticket))));
    }

    #[test]
    fn the_key_stays_out_of_debug_output() {
        assert_eq!(format!("{:?}", Seeded::new(42)), "Seeded { .. }");
    }
}
