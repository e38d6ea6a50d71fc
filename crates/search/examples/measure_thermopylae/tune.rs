//! Tunes the tactician's numbers: the sides learn in turn, each against the other's past selves.
//!
//! An evolution strategy: around a side's numbers candidates are drawn in pairs of opposite
//! deviations, all play the same openings with the same dice, and the numbers move towards the
//! better ones.

use std::time::Instant;

use game_thermopylae::{Side, Thermopylae};
use rayon::prelude::*;
use search::Generator;
use search::evaluators::thermopylae::study::Drill;
use search::evaluators::thermopylae::weights::{NAMES, WEIGHTS, Weights};

/// The line that every second game begins on.
const USUAL_LINE: u8 = 2;

/// Tunes for so many seconds and prints the numbers as it goes.
pub(crate) fn tune(game: &Thermopylae, seconds: f64, candidates: usize, games: u64) {
    let begun = Instant::now();
    let mut random = Generator::new(1);
    let mut means = Weights::TUNED;
    let mut past: [Vec<Weights>; 2] = [vec![means[0]], vec![means[1]]];
    let mut widths = [[0.25_f32; WEIGHTS]; 2];
    let mut generation = 0_u64;
    while begun.elapsed().as_secs_f64() < seconds {
        for side in Side::BOTH {
            let at = side as usize;
            let deviations: Vec<[f32; WEIGHTS]> = (0..candidates / 2)
                .flat_map(|_| {
                    let one: [f32; WEIGHTS] =
                        std::array::from_fn(|number| widths[at][number] * normal(&mut random));
                    [one, one.map(|it| -it)]
                })
                .collect();
            let opponents = &past[1 - at];
            let rivals: Vec<Weights> = (0..4)
                .map(|turn| {
                    if turn < 2 { means[1 - at] } else { opponents[random.index(opponents.len())] }
                })
                .collect();
            let seed = random.seed();
            let scores: Vec<f32> = deviations
                .par_iter()
                .map(|deviation| {
                    score(game, side, moved(&means[at], deviation), &rivals, games, seed)
                })
                .collect();
            means[at] = step(&means[at], &deviations, &scores);
            let mean: f32 = scores.iter().sum::<f32>() / scores.len() as f32;
            let best = scores.iter().copied().fold(0.0, f32::max);
            if generation.is_multiple_of(5) {
                println!(
                    "generation {generation}, {:.0} s, {side:?}: mean {mean:.3}, best {best:.3}\n  {:?}",
                    begun.elapsed().as_secs_f64(),
                    means[at].0
                );
            }
            if generation % 8 == 7 {
                past[at].push(means[at]);
            }
            for width in &mut widths[at] {
                *width = (*width * 0.995).max(0.08);
            }
        }
        generation += 1;
    }
    for side in Side::BOTH {
        println!("{side:?} {NAMES:?}\n  Self({:?}),", means[side as usize].0);
    }
}

/// Numbers times what a deviation says; every number stays positive.
pub(crate) fn moved(mean: &Weights, deviation: &[f32; WEIGHTS]) -> Weights {
    Weights(std::array::from_fn(|at| (mean.0[at].max(0.01)) * deviation[at].exp()))
}

/// The numbers moved towards those deviations that did better than others.
fn step(mean: &Weights, deviations: &[[f32; WEIGHTS]], scores: &[f32]) -> Weights {
    let mut order: Vec<usize> = (0..scores.len()).collect();
    order.sort_by(|&left, &right| scores[right].total_cmp(&scores[left]));
    let parents = scores.len() / 4;
    let mut sum = [0.0; WEIGHTS];
    let mut all = 0.0;
    for (rank, &at) in order.iter().take(parents).enumerate() {
        let weight = ((parents as f32 + 0.5).ln() - (rank as f32 + 1.0).ln()).max(0.0);
        all += weight;
        for (sum, deviation) in sum.iter_mut().zip(&deviations[at]) {
            *sum += weight * deviation;
        }
    }
    moved(mean, &sum.map(|it| 0.8 * it / all))
}

fn score(
    game: &Thermopylae,
    side: Side,
    weights: Weights,
    rivals: &[Weights],
    games: u64,
    seed: u64,
) -> f32 {
    let mut won = 0;
    for (turn, &rival) in (0_u64..).zip(rivals) {
        let both = if side == Side::Greek { [weights, rival] } else { [rival, weights] };
        let mut drill = Drill::new(game, both);
        for number in 0..games / rivals.len() as u64 {
            let mut random = Generator::new(seed ^ (turn << 32 | number));
            let most = u64::from(game.highest_bid());
            let bid = (most * 22 / 100 + number % (most * 30 / 100)) as u8;
            let line = (number % 2 == 0).then_some(USUAL_LINE);
            let report = drill.play(game, bid, line, &mut random, |_| {});
            won += u32::from(report.greek_won() == (side == Side::Greek));
        }
    }
    won as f32 / games as f32
}

/// A number of mean 0 and spread 1.
pub(crate) fn normal(random: &mut Generator) -> f32 {
    let uniform = |random: &mut Generator| (random.seed() >> 40) as f32 / (1_u64 << 24) as f32;
    (0..12).map(|_| uniform(random)).sum::<f32>() - 6.0
}
