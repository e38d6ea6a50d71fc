//! The network while it learns: gradients, Adam, and a running average of its weights.

use super::super::features::FEATURES;
use super::super::network::{Amounts, FIRST, SECOND, UNIT};
use crate::random::Generator;

const FIRST_BIAS: usize = FEATURES * FIRST;
const SECOND_AT: usize = FIRST_BIAS + FIRST;
const SECOND_BIAS: usize = SECOND_AT + FIRST * SECOND;
const LAST: usize = SECOND_BIAS + SECOND;
const LAST_BIAS: usize = LAST + SECOND;
const ALL: usize = LAST_BIAS + 1;

/// Samples in one step of learning, and steps in one round.
const BATCH: usize = 256;
const STEPS: usize = 250;
/// The rate of learning, from the first round to the last.
const FASTEST: f32 = 1.5e-3;
const SLOWEST: f32 = 5e-5;

/// A position, and what it should be worth.
pub(super) struct Sample {
    pub(super) amounts: Amounts,
    pub(super) target: f32,
}

/// The network while it learns; its numbers in the order of the file.
pub(super) struct Learner {
    now: Vec<f32>,
    averaged: Vec<f32>,
    gradient: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Learner {
    /// A network that knows nothing.
    pub(super) fn new(random: &mut Generator) -> Self {
        let mut between = |most: f32| (random.index(20_001) as f32 / 10_000.0 - 1.0) * most;
        let mut now = vec![0.0; ALL];
        now[..FIRST_BIAS].fill_with(|| between(0.15));
        now[SECOND_AT..SECOND_BIAS].fill_with(|| between(0.17));
        now[LAST..LAST_BIAS].fill_with(|| between(0.3));
        let zero = || vec![0.0; ALL];
        let averaged = now.clone();
        Self { now, averaged, gradient: zero(), mean: zero(), square: zero(), steps: 0 }
    }

    /// The averaged weights as the file has them.
    pub(super) fn weights(&self) -> Vec<u8> {
        let whole = |weight: &f32| (weight * UNIT).round().clamp(-32_767.0, 32_767.0) as i16;
        self.averaged.iter().flat_map(|weight| whole(weight).to_le_bytes()).collect()
    }

    /// One round of learning from samples taken at random; returns the mean squared error.
    pub(super) fn learn(&mut self, samples: &[Sample], done: f32, random: &mut Generator) -> f32 {
        let rate = FASTEST * (SLOWEST / FASTEST).powf(done);
        let mut error = 0.0;
        for _ in 0..STEPS {
            for _ in 0..BATCH {
                error += self.take_in(&samples[random.index(samples.len())]);
            }
            self.step(rate);
        }
        error / (STEPS * BATCH) as f32
    }

    /// Adds one sample's gradient; returns its squared error.
    fn take_in(&mut self, sample: &Sample) -> f32 {
        let told: Vec<(usize, f32)> = (0..FEATURES)
            .filter(|&feature| sample.amounts[feature] > 0)
            .map(|feature| (feature, f32::from(sample.amounts[feature])))
            .collect();
        let mut first = [0.0; FIRST];
        first.copy_from_slice(&self.now[FIRST_BIAS..SECOND_AT]);
        for &(feature, amount) in &told {
            add(&mut first, &self.now[feature * FIRST..][..FIRST], amount);
        }
        let mut second = [0.0; SECOND];
        second.copy_from_slice(&self.now[SECOND_BIAS..LAST]);
        for (neuron, signal) in first.iter_mut().enumerate() {
            *signal = signal.max(0.0);
            add(&mut second, &self.now[SECOND_AT + neuron * SECOND..][..SECOND], *signal);
        }
        for signal in &mut second {
            *signal = signal.max(0.0);
        }
        let logit: f32 = second.iter().zip(&self.now[LAST..]).map(|(a, b)| a * b).sum();
        let off = 1.0 / (1.0 + (-(logit + self.now[LAST_BIAS])).exp()) - sample.target;
        self.trace_back(&told, &first, &second, off);
        off * off
    }

    /// Carries a difference back through the layers into the gradient.
    fn trace_back(
        &mut self,
        told: &[(usize, f32)],
        first: &[f32; FIRST],
        second: &[f32; SECOND],
        off: f32,
    ) {
        self.gradient[LAST_BIAS] += off;
        add(&mut self.gradient[LAST..LAST_BIAS], second, off);
        let blame_second: [f32; SECOND] = std::array::from_fn(|neuron| {
            if second[neuron] > 0.0 { off * self.now[LAST + neuron] } else { 0.0 }
        });
        add(&mut self.gradient[SECOND_BIAS..LAST], &blame_second, 1.0);
        let mut blame_first = [0.0; FIRST];
        for neuron in (0..FIRST).filter(|&neuron| first[neuron] > 0.0) {
            let at = SECOND_AT + neuron * SECOND;
            add(&mut self.gradient[at..at + SECOND], &blame_second, first[neuron]);
            let weights = &self.now[at..at + SECOND];
            blame_first[neuron] = weights.iter().zip(&blame_second).map(|(a, b)| a * b).sum();
        }
        add(&mut self.gradient[FIRST_BIAS..SECOND_AT], &blame_first, 1.0);
        for &(feature, amount) in told {
            add(&mut self.gradient[feature * FIRST..][..FIRST], &blame_first, amount);
        }
    }

    /// One step of Adam, and of the average.
    fn step(&mut self, rate: f32) {
        const FADE_MEAN: f32 = 0.9;
        const FADE_SQUARE: f32 = 0.999;
        self.steps += 1;
        let (mean_scale, square_scale) =
            (1.0 - FADE_MEAN.powi(self.steps), 1.0 - FADE_SQUARE.powi(self.steps));
        let follow = if self.steps < 1_000 { 0.02 } else { 0.002 };
        for at in 0..ALL {
            let slope = self.gradient[at] / BATCH as f32;
            self.gradient[at] = 0.0;
            self.mean[at] += (1.0 - FADE_MEAN) * (slope - self.mean[at]);
            self.square[at] += (1.0 - FADE_SQUARE) * (slope * slope - self.square[at]);
            let size = (self.square[at] / square_scale).sqrt() + 1e-8;
            self.now[at] -= rate * self.mean[at] / mean_scale / size;
            self.averaged[at] += follow * (self.now[at] - self.averaged[at]);
        }
    }
}

/// Adds `times` the second row to the first.
fn add(sums: &mut [f32], row: &[f32], times: f32) {
    for (sum, value) in sums.iter_mut().zip(row) {
        *sum += value * times;
    }
}
