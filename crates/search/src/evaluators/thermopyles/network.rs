//! A network of two hidden layers, small enough for a microsecond.

use std::sync::LazyLock;

use game_thermopyles::{State, Thermopyles};

use super::features::{self, FEATURES};

const FIRST: usize = 96;
const SECOND: usize = 32;

/// The weights: 16-bit whole numbers in units of 1/4096, little end first; the first layer by
/// feature, its biases, the second layer by neuron of the first, its biases, the last layer, its
/// bias. `training/README.md` says how they came about.
static WEIGHTS: &[u8] = include_bytes!("weights.bin");
const UNIT: f32 = 4096.0;

/// The layers.
#[derive(Debug)]
pub(super) struct Network {
    first: Vec<[f32; FIRST]>,
    first_bias: [f32; FIRST],
    second: Vec<[f32; SECOND]>,
    second_bias: [f32; SECOND],
    last: [f32; SECOND],
    last_bias: f32,
}

static TRAINED: LazyLock<Network> = LazyLock::new(|| Network::read(WEIGHTS));

impl Network {
    /// The network that was trained on solo and shared games.
    pub(super) fn trained() -> &'static Self {
        &TRAINED
    }

    fn read(bytes: &[u8]) -> Self {
        let mut numbers = bytes
            .chunks_exact(2)
            .map(|pair| f32::from(i16::from_le_bytes([pair[0], pair[1]])) / UNIT);
        let mut next = || numbers.next().unwrap_or(0.0);
        Self {
            first: (0..FEATURES).map(|_| std::array::from_fn(|_| next())).collect(),
            first_bias: std::array::from_fn(|_| next()),
            second: (0..FIRST).map(|_| std::array::from_fn(|_| next())).collect(),
            second_bias: std::array::from_fn(|_| next()),
            last: std::array::from_fn(|_| next()),
            last_bias: next(),
        }
    }

    /// How likely the team wins from here.
    pub(super) fn estimate(&self, game: &Thermopyles, state: &State) -> f32 {
        let mut hidden = self.first_bias;
        features::tell(game, state, |feature, amount| {
            for (sum, weight) in hidden.iter_mut().zip(&self.first[feature]) {
                *sum += weight * amount;
            }
        });
        let mut deep = self.second_bias;
        for (neuron, weights) in hidden.iter().zip(&self.second) {
            let signal = neuron.max(0.0);
            for (sum, weight) in deep.iter_mut().zip(weights) {
                *sum += weight * signal;
            }
        }
        let logit: f32 = deep.iter().zip(&self.last).map(|(sum, weight)| sum.max(0.0) * weight).sum();
        1.0 / (1.0 + (-(logit + self.last_bias)).exp())
    }
}

#[cfg(test)]
mod tests {
    use super::{FEATURES, FIRST, SECOND, WEIGHTS};

    #[test]
    fn the_weights_fill_the_layers_exactly() {
        let numbers = FEATURES * FIRST + FIRST + FIRST * SECOND + SECOND + SECOND + 1;
        assert_eq!(WEIGHTS.len(), 2 * numbers);
    }
}
