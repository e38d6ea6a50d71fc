//! Tickets for tests: small, fast, and the same on every machine.

use std::num::NonZeroU32;

use engine::TicketSource;

/// `SplitMix64`: good enough to wander through a game, and never the source of a real die.
#[derive(Clone, Debug)]
pub struct SplitMix(u64);

impl SplitMix {
    /// The stream that belongs to a seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next 64 bits.
    pub const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        word ^ (word >> 31)
    }

    /// One of so many, counted from 0. There must be at least one.
    pub fn pick(&mut self, of: usize) -> usize {
        let many = NonZeroU32::new(u32::try_from(of).unwrap_or(u32::MAX));
        many.map_or(0, |many| self.draw(many) as usize)
    }
}

impl TicketSource for SplitMix {
    fn draw(&mut self, tickets: NonZeroU32) -> u32 {
        let high = self.next() >> 32;
        ((high * u64::from(tickets.get())) >> 32) as u32 // Below `tickets`, which has 32 bits.
    }
}
