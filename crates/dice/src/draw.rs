//! One unbiased draw from a key: what seeded dice and fair dice have in common.
//!
//! Anybody can recompute a draw with any BLAKE3 and any `ChaCha20`:
//!
//! 1. The message is, in this order: the game's id and the purpose, each as its length in bytes
//!    (8 bytes, little-endian) followed by its UTF-8 bytes; then step, index and number of
//!    tickets, 8 bytes little-endian each.
//! 2. The draw's own key is the keyed BLAKE3 hash of the message under the source's key.
//! 3. `ChaCha20` with that key, nonce 0 and counter 0 gives a stream of 32-bit little-endian words.
//! 4. Let `n` be the number of tickets. The first word below the largest multiple of `n` that
//!    2^32 holds is taken; its remainder by `n` is the ticket. Words above are skipped, because a
//!    plain remainder would favour low tickets.
//!
//! The steps are written out here, and no library's idea of a fair range is used: such an idea may
//! change with a release, and old games could not be checked any more.

use std::num::NonZeroU32;

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng as _, SeedableRng as _};

/// A source's secret, 256 bits.
pub type Key = [u8; 32];

/// What a draw is for. Draws that differ in any of it have nothing to do with each other.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Binding<'a> {
    /// Which game, as the source's owner names it.
    pub game: &'a str,
    /// The number of the step that the draw makes, counted from 1.
    pub step: u64,
    /// Which draw of that step, counted from 0.
    pub index: u64,
    /// What is drawn: the id of the clause that calls for chance.
    pub purpose: &'a str,
}

/// The ticket that a key gives for a draw.
pub fn ticket(key: &Key, binding: &Binding<'_>, tickets: NonZeroU32) -> u32 {
    let message = message(binding, tickets);
    let own_key = *blake3::keyed_hash(key, &message).as_bytes();
    let mut stream = ChaCha20Rng::from_seed(own_key);
    let count = u64::from(tickets.get());
    let multiple = (1 << 32) / count * count;
    loop {
        let word = u64::from(stream.next_u32());
        if word < multiple {
            return (word % count) as u32;
        }
    }
}

fn message(binding: &Binding<'_>, tickets: NonZeroU32) -> Vec<u8> {
    let mut message = Vec::with_capacity(64);
    push_text(&mut message, binding.game);
    push_text(&mut message, binding.purpose);
    for number in [binding.step, binding.index, u64::from(tickets.get())] {
        message.extend_from_slice(&number.to_le_bytes());
    }
    message
}

/// Appends a text with its length, so that no two lists of texts give the same bytes.
pub(crate) fn push_text(message: &mut Vec<u8>, text: &str) {
    message.extend_from_slice(&(text.len() as u64).to_le_bytes());
    message.extend_from_slice(text.as_bytes());
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroU32;

    use super::{Binding, ticket};

    const KEY: [u8; 32] = [7; 32];
    const SIX: NonZeroU32 = NonZeroU32::new(6).unwrap();

    fn at(step: u64) -> Binding<'static> {
        Binding { game: "thermopyles", step, index: 0, purpose: "K14" }
    }

    fn run(change: impl Fn(u64) -> (Binding<'static>, NonZeroU32)) -> Vec<u32> {
        (0..64).map(change).map(|(it, count)| ticket(&KEY, &it, count)).collect()
    }

    /// Worked once by another program (Python, with a cipher of its own) from this file's header alone.
    #[test]
    fn known_answers_stay() {
        let dice: Vec<u32> = (1..=12).map(|step| ticket(&KEY, &at(step), SIX)).collect();
        assert_eq!(dice, [0, 0, 1, 4, 3, 0, 1, 1, 3, 5, 4, 4]);
    }

    #[test]
    fn everything_that_a_draw_is_bound_to_changes_it() {
        let plain = run(|step| (at(step), SIX));
        let seven = NonZeroU32::new(7).unwrap();
        assert_eq!(plain, run(|step| (at(step), SIX)));
        assert_ne!(plain, run(|step| (Binding { game: "marathon", ..at(step) }, SIX)));
        assert_ne!(plain, run(|step| (Binding { purpose: "K12", ..at(step) }, SIX)));
        assert_ne!(plain, run(|step| (Binding { index: 1, ..at(step) }, SIX)));
        assert_ne!(plain, run(|step| (at(step + 1), SIX)));
        assert_ne!(plain, run(|step| (at(step), seven)));
    }

    /// Pearson's statistic over 600,000 dice. With 5 degrees of freedom fair dice pass 20.5 once
    /// in a thousand times; the key is fixed, so this either always holds or never.
    #[test]
    fn dice_are_uniform_and_do_not_remember() {
        const ROLLS: u32 = 600_000;
        let (mut faces, mut pairs) = ([0_u32; 6], [0_u32; 36]);
        let mut before = 0;
        for step in 0..ROLLS {
            let face = ticket(&KEY, &at(u64::from(step)), SIX) as usize;
            faces[face] += 1;
            pairs[before * 6 + face] += 1;
            before = face;
        }
        assert!(chi_square(&faces, ROLLS) < 20.5, "{faces:?}");
        assert!(chi_square(&pairs, ROLLS) < 66.6, "{pairs:?}"); // 35 degrees of freedom.
    }

    /// Three quarters of 2^32 tickets: a plain remainder would give the lowest third half of all
    /// draws.
    #[test]
    fn a_range_that_does_not_divide_the_word_is_not_skewed() {
        const DRAWS: u32 = 20_000;
        let count = NonZeroU32::new(3 << 30).unwrap();
        let low = (0..DRAWS)
            .filter(|&step| ticket(&KEY, &at(u64::from(step)), count) < count.get() / 3)
            .count() as u32;
        assert!((f64::from(low) / f64::from(DRAWS) - 1.0 / 3.0).abs() < 0.012, "{low} of {DRAWS}");
    }

    fn chi_square(counts: &[u32], draws: u32) -> f64 {
        let kinds = u32::try_from(counts.len()).unwrap();
        let expected = f64::from(draws) / f64::from(kinds);
        counts.iter().map(|&count| (f64::from(count) - expected).powi(2) / expected).sum()
    }
}
