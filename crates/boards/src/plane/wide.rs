//! Products too long for 128 bits, to be compared.
//!
//! The longest are those of [`super::arc`]: 425 bits.

use std::cmp::Ordering;

const LIMBS: usize = 8;

/// A whole number of up to 512 bits, least significant limb first.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) struct Wide([u64; LIMBS]);

impl Wide {
    pub(super) const NOUGHT: Self = Self([0; LIMBS]);

    /// The product of these factors.
    pub(super) fn product<const FACTORS: usize>(factors: [u128; FACTORS]) -> Self {
        let mut factors = factors.into_iter();
        let mut first = Self::NOUGHT;
        [first.0[0], first.0[1]] = digits(factors.next().unwrap_or(1));
        factors.fold(first, Self::times)
    }

    /// This number times another.
    pub(super) fn times(self, factor: u128) -> Self {
        let mut product = Self::NOUGHT;
        for (place, digit) in digits(factor).into_iter().enumerate() {
            if digit == 0 {
                continue; // Most factors are short.
            }
            let mut carry = 0;
            for (limb, into) in self.0.into_iter().zip(&mut product.0[place..]) {
                (*into, carry) = limb.carrying_mul_add(digit, *into, carry);
            }
            debug_assert!(carry == 0 || place > 0, "a product of more than 512 bits");
        }
        product
    }
}

/// The two limbs of a number, the lower one first.
const fn digits(number: u128) -> [u64; 2] {
    [number as u64, (number >> 64) as u64]
}

impl Ord for Wide {
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.iter().rev().cmp(other.0.iter().rev())
    }
}

impl PartialOrd for Wide {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
