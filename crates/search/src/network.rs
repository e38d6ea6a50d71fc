//! A small network over what can be counted on a table: one layer of neurons that pass what is above
//! nothing, and one that makes a likelihood of it. `learner.rs` trains it.
//!
//! Weights lie in one row: of each neuron to every input, the neurons' biases, the last one's to
//! every neuron, its bias.

mod learner;

pub use learner::{Example, Learner, Pass, source, train};

/// How many weights a network has.
pub const fn weights(inputs: usize, neurons: usize) -> usize {
    neurons * inputs + neurons + neurons + 1
}

/// How likely it is, by weights of a network with so many inputs.
///
/// # Panics
/// If there are fewer weights than such a network has.
pub fn estimate<const INPUTS: usize>(weights: &[f32], features: &[f32; INPUTS]) -> f32 {
    let neurons = neurons(weights.len(), INPUTS);
    let (first, rest) = weights.split_at(neurons * INPUTS);
    let (biases, last) = rest.split_at(neurons);
    let mut sum = last[neurons];
    for (neuron, row) in first.chunks_exact(INPUTS).enumerate() {
        let inner: f32 = row.iter().zip(features).map(|(weight, it)| weight * it).sum();
        sum += last[neuron] * (inner + biases[neuron]).max(0.0);
    }
    1.0 / (1.0 + (-sum).exp())
}

/// How many neurons a network with so many weights and inputs has.
const fn neurons(weights: usize, inputs: usize) -> usize {
    (weights - 1) / (inputs + 2)
}

#[cfg(test)]
mod tests {
    use super::{estimate, weights};

    #[test]
    fn a_network_adds_what_its_neurons_pass_and_makes_a_likelihood_of_it() {
        // Two inputs, two neurons: 1·3 - 1·1 + 1 is 3 and passes; -3 passes nothing. 3·0.5 - 1.5 is 0.
        let weights_of_two = [1.0, -1.0, -1.0, 0.0, 1.0, 0.0, 0.5, 9.0, -1.5];
        assert_eq!(weights_of_two.len(), weights(2, 2));
        assert!((estimate(&weights_of_two, &[3.0, 1.0]) - 0.5).abs() < 1e-6);
    }
}
