//! How a network learns: by batches of positions, each with whether the side won that is asked about.

use std::fmt::Write as _;

use super::{estimate, neurons, weights};
use crate::random::Generator;

/// A position as the network sees it, and whether the side won from it.
pub type Example<const INPUTS: usize> = ([f32; INPUTS], bool);

/// The method of Adam, on batches.
#[derive(Clone, Debug)]
pub struct Learner<const INPUTS: usize> {
    /// The weights so far.
    pub weights: Vec<f32>,
    first: Vec<f32>,
    second: Vec<f32>,
    steps: i32,
}

impl<const INPUTS: usize> Learner<INPUTS> {
    /// A network with so many neurons that knows nothing yet.
    pub fn new(neurons: usize) -> Self {
        let mut random = Generator::new(7);
        let count = weights(INPUTS, neurons);
        let scale = |at: usize| if at < neurons * INPUTS { 0.4 } else { 0.2 };
        let weights = (0..count).map(|at| scale(at) * normal(&mut random)).collect();
        Self { weights, first: vec![0.0; count], second: vec![0.0; count], steps: 0 }
    }

    /// Learns from a batch.
    pub fn learn(&mut self, batch: &[Example<INPUTS>], rate: f32) {
        let mut slope = vec![0.0_f32; self.weights.len()];
        for example in batch {
            self.add_slope(&mut slope, example);
        }
        self.steps += 1;
        let (one, two) = (1.0 - 0.9_f32.powi(self.steps), 1.0 - 0.999_f32.powi(self.steps));
        for at in 0..self.weights.len() {
            let slope = slope[at] / batch.len() as f32 + 1e-5 * self.weights[at];
            self.first[at] += 0.1 * (slope - self.first[at]);
            self.second[at] += 0.001 * (slope * slope - self.second[at]);
            self.weights[at] -=
                rate * (self.first[at] / one) / ((self.second[at] / two).sqrt() + 1e-8);
        }
    }

    /// Which way each weight should have been for one example.
    fn add_slope(&self, slope: &mut [f32], (features, won): &Example<INPUTS>) {
        let neurons = neurons(self.weights.len(), INPUTS);
        let (biases, last) = (neurons * INPUTS, neurons * INPUTS + neurons);
        let error = estimate(&self.weights, features) - f32::from(u8::from(*won));
        slope[last + neurons] += error;
        for neuron in 0..neurons {
            let row = neuron * INPUTS;
            let inner: f32 = (0..INPUTS).map(|at| self.weights[row + at] * features[at]).sum();
            let inner = inner + self.weights[biases + neuron];
            if inner > 0.0 {
                slope[last + neuron] += error * inner;
                let back = error * self.weights[last + neuron];
                slope[biases + neuron] += back;
                for at in 0..INPUTS {
                    slope[row + at] += back * features[at];
                }
            }
        }
    }
}

/// How a pass over all examples went.
#[derive(Copy, Clone, Debug)]
pub struct Pass {
    /// Its number, from 0.
    pub number: usize,
    /// How surprised the network is by what it learned from.
    pub known: f64,
    /// How surprised it is by games that were held back.
    pub held_back: f64,
}

/// Learns from games in some passes, a tenth of them held back; tells of each pass, with the
/// weights after it.
///
/// # Errors
/// Whatever the teller says.
pub fn train<const INPUTS: usize, E>(
    games: &[Vec<Example<INPUTS>>],
    (neurons, passes): (usize, usize),
    mut tell: impl FnMut(Pass, &[f32]) -> Result<(), E>,
) -> Result<(), E> {
    let (test, rest) = games.split_at(games.len() / 10);
    let test: Vec<_> = test.iter().flatten().copied().collect();
    let mut examples: Vec<_> = rest.iter().flatten().copied().collect();
    let mut learner = Learner::new(neurons);
    for number in 0..passes {
        let rate = 0.002 * (1.0 - number as f32 / passes as f32) + 1e-5;
        shuffle(&mut examples, number as u64);
        examples.chunks(64).for_each(|batch| learner.learn(batch, rate));
        let some = &examples[..test.len().min(examples.len())];
        let [known, held_back] = [some, &test].map(|these| loss(&learner.weights, these));
        tell(Pass { number, known, held_back }, &learner.weights)?;
    }
    Ok(())
}

/// The weights as a source file.
pub fn source(weights: &[f32]) -> String {
    let mut text = String::from(
        "//! The weights of the appraisal, as training left them.\n\nuse super::appraisal::WEIGHTS;\n\n\
         /// All weights, in the order of [`crate::network`].\n#[rustfmt::skip]\n\
         pub(crate) static NUMBERS: [f32; WEIGHTS] = [\n",
    );
    for row in weights.chunks(12) {
        let row: Vec<String> = row.iter().map(|it| format!("{it:.4}")).collect();
        let _ = writeln!(text, "    {},", row.join(", "));
    }
    text + "];\n"
}

/// A number of the normal distribution, nearly.
fn normal(random: &mut Generator) -> f32 {
    (0..12).map(|_| random.index(1 << 16) as f32 / 65536.0).sum::<f32>() - 6.0
}

/// Puts examples into another order.
fn shuffle<T>(examples: &mut [T], seed: u64) {
    let mut random = Generator::new(seed);
    for at in (1..examples.len()).rev() {
        examples.swap(at, random.index(at + 1));
    }
}

/// How surprised a network is by examples, on average.
fn loss<const INPUTS: usize>(weights: &[f32], examples: &[Example<INPUTS>]) -> f64 {
    let one = |(features, won): &Example<INPUTS>| {
        let share = f64::from(estimate(weights, features)).clamp(1e-6, 1.0 - 1e-6);
        -if *won { share.ln() } else { (1.0 - share).ln() }
    };
    examples.iter().map(one).sum::<f64>() / examples.len().max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::{Learner, loss, shuffle};

    #[test]
    fn what_depends_on_one_count_is_learnt() {
        let mut examples: Vec<([f32; 2], bool)> = (0..400_u16)
            .map(|at| ([f32::from(at % 20), f32::from(at % 7)], at % 20 >= 10))
            .collect();
        let mut learner = Learner::new(4);
        let before = loss(&learner.weights, &examples);
        for pass in 0..60 {
            shuffle(&mut examples, pass);
            examples.chunks(20).for_each(|batch| learner.learn(batch, 0.01));
        }
        let after = loss(&learner.weights, &examples);
        assert!(after < 0.2 && after < before, "{before} before, {after} after");
    }
}
