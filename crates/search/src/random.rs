//! The small fast generator of search. Games never see it: their dice come from elsewhere.

use std::num::NonZeroU32;

use engine::chance::TicketSource;
use rand_core::{Rng as _, SeedableRng as _};
use rand_pcg::Pcg64Mcg;

/// A small generator: the same seed gives the same tickets, on every machine.
#[derive(Clone, Debug)]
pub struct Generator(Pcg64Mcg);

impl Generator {
    /// A generator for a seed.
    pub fn new(seed: u64) -> Self {
        Self(Pcg64Mcg::seed_from_u64(seed))
    }

    /// A number below `bound`, each equally likely (Lemire's method: one multiplication, and a
    /// second draw only where the first would favour small numbers).
    #[inline]
    pub fn below(&mut self, bound: NonZeroU32) -> u32 {
        let bound = u64::from(bound.get());
        loop {
            let product = u64::from(self.0.next_u32()) * bound;
            let low = product & 0xFFFF_FFFF;
            if low >= bound || low >= (1 << 32) % bound {
                return (product >> 32) as u32;
            }
        }
    }

    /// An index into a list of so many; 0 for an empty list.
    #[inline]
    pub fn index(&mut self, length: usize) -> usize {
        NonZeroU32::new(length as u32).map_or(0, |length| self.below(length) as usize)
    }

    /// A seed for another generator.
    pub fn seed(&mut self) -> u64 {
        self.0.next_u64()
    }
}

impl TicketSource for Generator {
    #[inline]
    fn draw(&mut self, tickets: NonZeroU32) -> u32 {
        self.below(tickets)
    }
}

#[cfg(test)]
mod tests {
    use super::Generator;
    use std::num::NonZeroU32;

    #[test]
    fn every_ticket_comes_up_about_as_often_as_any_other() {
        let (mut random, tickets) = (Generator::new(1), NonZeroU32::new(6).unwrap());
        let mut counts = [0_u32; 6];
        for _ in 0..60_000 {
            counts[random.below(tickets) as usize] += 1;
        }
        // Five standard deviations of a binomial with n = 60,000 and p = 1/6 are 456.
        assert!(counts.iter().all(|count| count.abs_diff(10_000) < 456), "{counts:?}");
    }
}
