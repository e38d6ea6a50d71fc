//! Trains the appraisal: tacticians of many doctrines play many games, and the network learns to
//! tell who won.

use std::fmt::Write as _;
use std::time::Instant;

use engine::{Game as _, Terms};
use game_spartans::Spartans;
use game_spartans::state::{Awaits, Segment};
use game_spartans::units::Side;
use rayon::prelude::*;
use search::Generator;
use search::evaluators::spartans::appraisal::{
    Features, INPUTS, NEURONS, WEIGHTS, estimate, features,
};
use search::evaluators::spartans::study::{self, Doctrine, Host};

/// A position, and whether the Greeks won from it.
type Example = (Features, bool);

/// Plays `games`, learns for some passes, and writes the weights to a file.
pub(crate) fn train(games: u64, file: &str) -> std::io::Result<()> {
    let begun = Instant::now();
    let all: Vec<Vec<Example>> = (0..games).into_par_iter().map(one_game).collect();
    let held_back = all.len() / 10;
    let test: Vec<Example> = all[..held_back].iter().flatten().copied().collect();
    let mut examples: Vec<Example> = all[held_back..].iter().flatten().copied().collect();
    println!(
        "{} positions of {games} games, {:.0} s",
        examples.len(),
        begun.elapsed().as_secs_f64()
    );
    let mut learner = Learner::new();
    for pass in 0..PASSES {
        let rate = 0.002 * (1.0 - pass as f32 / PASSES as f32) + 1e-5;
        shuffle(&mut examples, pass as u64);
        for batch in examples.chunks(64) {
            learner.learn(batch, rate);
        }
        println!(
            "pass {pass}: loss {:.4} (held back {:.4}), {:.0} s",
            loss(&learner.weights, &examples[..test.len().min(examples.len())]),
            loss(&learner.weights, &test),
            begun.elapsed().as_secs_f64()
        );
        std::fs::write(file, source(&learner.weights))?;
    }
    Ok(())
}

const PASSES: usize = 8;

/// A doctrine like that of play, changed here and there.
fn doctrine(day: u8, random: &mut Generator) -> Doctrine {
    let mut doctrine = Doctrine::usual(day);
    doctrine.bar = [0.0, 0.25, 0.25, 0.6, 9.0][random.index(5)];
    doctrine.layout.from_south = random.index(3) == 0;
    doctrine.layout.rear_east = day == 3 && random.index(2) == 0;
    if random.index(4) == 0 {
        doctrine.layout.shielded = false;
    }
    if day == 3 {
        doctrine.layout.row = [3, 3, 4, 5, 7, 9][random.index(6)];
    } else {
        doctrine.layout.row = [7, 7, 7, 4, 5, 6][random.index(6)];
        doctrine.layout.screen = doctrine.layout.row < 6;
    }
    doctrine.row = doctrine.layout.row;
    doctrine.host = Host::ALL[random.index(Host::ALL.len())];
    doctrine
}

fn one_game(seed: u64) -> Vec<Example> {
    let mut random = Generator::new(seed.wrapping_mul(0x9E37_79B9));
    let player = random.index(5) == 0;
    let persians = if player { "player" } else { "system" };
    let options = vec![("persians".to_owned(), persians.to_owned())];
    let Ok(game) = Spartans::agree(&Terms { options, ..Terms::default() }) else {
        return Vec::new();
    };
    let greeks = [1, 2, 3].map(|day| doctrine(day, &mut random));
    let persians = doctrine(1, &mut random);
    let (mut positions, mut last) = (Vec::new(), (0, 0, false));
    let state = study::play(&game, &greeks, &persians, &mut random.clone(), |state| {
        let series = matches!(state.awaits, Awaits::EndOfDay);
        let now = (state.day, state.today, series);
        let judged = series || state.segment == Segment::GreekMovement;
        if judged && now != last && !matches!(state.awaits, Awaits::Over(_)) {
            last = now;
            positions.push(features(&game, state));
        }
    });
    let won = matches!(state.awaits, Awaits::Over(finish) if finish.winner() == Side::Greek);
    positions.into_iter().map(|features| (features, won)).collect()
}

/// A number of the normal distribution, nearly.
fn normal(random: &mut Generator) -> f32 {
    (0..12).map(|_| random.index(1 << 16) as f32 / 65536.0).sum::<f32>() - 6.0
}

fn shuffle(examples: &mut [Example], seed: u64) {
    let mut random = Generator::new(seed);
    for at in (1..examples.len()).rev() {
        examples.swap(at, random.index(at + 1));
    }
}

fn loss(weights: &[f32; WEIGHTS], examples: &[Example]) -> f64 {
    let one = |(features, won): &Example| {
        let share = f64::from(estimate(weights, features)).clamp(1e-6, 1.0 - 1e-6);
        -if *won { share.ln() } else { (1.0 - share).ln() }
    };
    examples.iter().map(one).sum::<f64>() / examples.len().max(1) as f64
}

/// Adam, on batches.
struct Learner {
    weights: [f32; WEIGHTS],
    first: [f32; WEIGHTS],
    second: [f32; WEIGHTS],
    steps: i32,
}

impl Learner {
    fn new() -> Self {
        let mut random = Generator::new(7);
        let weights = std::array::from_fn(|at| {
            let scale = if at < NEURONS * INPUTS { 0.4 } else { 0.2 };
            scale * normal(&mut random)
        });
        Self { weights, first: [0.0; WEIGHTS], second: [0.0; WEIGHTS], steps: 0 }
    }

    fn learn(&mut self, batch: &[Example], rate: f32) {
        let mut slope = [0.0_f32; WEIGHTS];
        for (features, won) in batch {
            let error = estimate(&self.weights, features) - f32::from(u8::from(*won));
            let last = NEURONS * INPUTS + NEURONS;
            slope[last + NEURONS] += error;
            for neuron in 0..NEURONS {
                let row = neuron * INPUTS;
                let inner: f32 = (0..INPUTS).map(|at| self.weights[row + at] * features[at]).sum();
                let inner = inner + self.weights[NEURONS * INPUTS + neuron];
                if inner > 0.0 {
                    slope[last + neuron] += error * inner;
                    let back = error * self.weights[last + neuron];
                    slope[NEURONS * INPUTS + neuron] += back;
                    for at in 0..INPUTS {
                        slope[row + at] += back * features[at];
                    }
                }
            }
        }
        self.steps += 1;
        let (one, two) = (1.0 - 0.9_f32.powi(self.steps), 1.0 - 0.999_f32.powi(self.steps));
        for at in 0..WEIGHTS {
            let slope = slope[at] / batch.len() as f32 + 1e-5 * self.weights[at];
            self.first[at] += 0.1 * (slope - self.first[at]);
            self.second[at] += 0.001 * (slope * slope - self.second[at]);
            self.weights[at] -=
                rate * (self.first[at] / one) / ((self.second[at] / two).sqrt() + 1e-8);
        }
    }
}

/// The weights as a source file.
fn source(weights: &[f32; WEIGHTS]) -> String {
    let mut text = String::from(
        "//! The weights of the appraisal, as training left them.\n\nuse super::appraisal::WEIGHTS;\n\n\
         /// All weights in the order of [`super::appraisal::estimate`].\n#[rustfmt::skip]\n\
         pub(crate) static NUMBERS: [f32; WEIGHTS] = [\n",
    );
    for row in weights.chunks(12) {
        let row: Vec<String> = row.iter().map(|it| format!("{it:.4}")).collect();
        let _ = writeln!(text, "    {},", row.join(", "));
    }
    text + "];\n"
}
