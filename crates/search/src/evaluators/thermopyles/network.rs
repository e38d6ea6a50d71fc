//! A network of two hidden layers, small enough to be asked millions of times a second.
//!
//! Positions that are asked about one after the other are nearly alike: a card more, a die less.
//! So the first layer is not summed up anew each time; what changed since the last question is
//! added to it. Its weights are whole numbers, so nothing is lost on the way, and the answer does
//! not depend on what was asked before.

use std::sync::LazyLock;

use game_thermopyles::{State, Thermopyles};

use super::features::{self, FEATURES};

/// Neurons of the first hidden layer.
pub(super) const FIRST: usize = 96;
/// Neurons of the second.
pub(super) const SECOND: usize = 32;

/// The weights: 16-bit whole numbers in units of 1/4096, little end first; the first layer by
/// feature, its biases, the second layer by neuron of the first, its biases, the last layer, its
/// bias. README.md in the folder beside this file says how they came about.
static WEIGHTS: &[u8] = include_bytes!("weights.bin");
pub(super) const UNIT: f32 = 4096.0;

/// The network that was trained on games of its own.
pub(super) static TRAINED: LazyLock<Network> = LazyLock::new(|| Network::read(WEIGHTS));

/// The layers.
#[derive(Debug)]
pub(super) struct Network {
    first: Vec<[i32; FIRST]>,
    first_bias: [i32; FIRST],
    second: Vec<[f32; SECOND]>,
    second_bias: [f32; SECOND],
    last: [f32; SECOND],
    last_bias: f32,
}

/// Amounts of features, filled up to whole words so that they can be compared eight at a time.
pub(super) type Amounts = [u8; FEATURES.next_multiple_of(WORD)];
const WORD: usize = 8;

/// What a network is told of a position.
pub(super) fn amounts(game: &Thermopyles, state: &State) -> Amounts {
    let mut amounts = [0; FEATURES.next_multiple_of(WORD)];
    features::tell(game, state, |feature, amount| amounts[feature] = amount);
    amounts
}

/// Sums of the first layer, and the features that they are of.
#[derive(Debug)]
pub(super) struct FirstLayer {
    amounts: Amounts,
    sums: [i32; FIRST],
}

impl FirstLayer {
    pub(super) fn of_nothing(network: &Network) -> Self {
        Self { amounts: [0; FEATURES.next_multiple_of(WORD)], sums: network.first_bias }
    }

    /// Brings the sums up to date with new amounts.
    fn change_to(&mut self, amounts: &Amounts, network: &Network) {
        let words = amounts.chunks_exact(WORD).zip(self.amounts.chunks_exact_mut(WORD));
        for (at, (new, old)) in words.enumerate().filter(|(_, (new, old))| new != old) {
            for (offset, (&new, old)) in new.iter().zip(old).enumerate() {
                let change = i32::from(new) - i32::from(*old);
                if change != 0 {
                    *old = new;
                    let weights = &network.first[at * WORD + offset];
                    for (sum, weight) in self.sums.iter_mut().zip(weights) {
                        *sum += weight * change;
                    }
                }
            }
        }
    }
}

impl Network {
    /// Reads weights in the order of the file.
    pub(super) fn read(bytes: &[u8]) -> Self {
        let mut numbers = bytes.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
        let mut whole = || numbers.next().unwrap_or(0);
        let first = (0..FEATURES).map(|_| std::array::from_fn(|_| i32::from(whole()))).collect();
        let first_bias = std::array::from_fn(|_| i32::from(whole()));
        let mut next = || f32::from(whole()) / UNIT;
        Self {
            first,
            first_bias,
            second: (0..FIRST).map(|_| std::array::from_fn(|_| next())).collect(),
            second_bias: std::array::from_fn(|_| next()),
            last: std::array::from_fn(|_| next()),
            last_bias: next(),
        }
    }

    /// How likely the team wins from here. The layer is the one of the last question.
    pub(super) fn estimate(
        &self,
        layer: &mut FirstLayer,
        game: &Thermopyles,
        state: &State,
    ) -> f32 {
        layer.change_to(&amounts(game, state), self);
        self.deeper(&layer.sums)
    }

    /// The layers after the first.
    fn deeper(&self, first: &[i32; FIRST]) -> f32 {
        let mut deep = self.second_bias;
        for (&sum, weights) in first.iter().zip(&self.second).filter(|(sum, _)| **sum > 0) {
            let signal = sum as f32 / UNIT;
            for (sum, weight) in deep.iter_mut().zip(weights) {
                *sum += weight * signal;
            }
        }
        let logit: f32 =
            deep.iter().zip(&self.last).map(|(sum, weight)| sum.max(0.0) * weight).sum();
        1.0 / (1.0 + (-(logit + self.last_bias)).exp())
    }
}

#[cfg(test)]
mod tests {
    use super::{Amounts, FEATURES, FIRST, FirstLayer, SECOND, TRAINED, WEIGHTS, WORD};

    #[test]
    fn the_weights_fill_the_layers_exactly() {
        let numbers = FEATURES * FIRST + FIRST + FIRST * SECOND + SECOND + SECOND + 1;
        assert_eq!(WEIGHTS.len(), 2 * numbers);
    }

    #[test]
    fn the_answer_does_not_depend_on_what_was_asked_before() {
        let network = &TRAINED;
        let mut amounts: Amounts = [0; FEATURES.next_multiple_of(WORD)];
        amounts[3] = 2;
        amounts[100] = 1;
        let mut fresh = FirstLayer::of_nothing(network);
        fresh.change_to(&amounts, network);
        let mut used = FirstLayer::of_nothing(network);
        for feature in 0..FEATURES {
            let mut other = amounts;
            other[feature] = 4;
            used.change_to(&other, network);
        }
        used.change_to(&amounts, network);
        assert_eq!(fresh.sums, used.sums);
    }
}
