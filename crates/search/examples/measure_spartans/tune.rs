//! Tunes what tacticians start from: small random changes, each tried in the same games, the better
//! kept.

use std::time::{Duration, Instant};

use game_spartans::Spartans;
use game_spartans::end::Points;
use game_spartans::state::Awaits;
use game_spartans::units::Side;
use rayon::prelude::*;
use search::Generator;
use search::evaluators::spartans::study::{self, Doctrine};

/// What is tuned: a doctrine for each day.
type Days = [Doctrine; 3];

/// What a victory counts beside the margin of points.
const VICTORY: f64 = 12.0;

/// Looks for better doctrines for so many seconds, in so many games each.
pub(crate) fn tune(game: &Spartans, seconds: u64, games: u64) {
    let (begun, mut random) = (Instant::now(), Generator::new(5));
    let mut best = [1, 2, 3].map(Doctrine::usual);
    let (mut round, mut sum) = (0, 0.0);
    while begun.elapsed() < Duration::from_secs(seconds) {
        // New games each time, so that luck is not tuned to.
        let seed = random.seed();
        let other = changed(&best, &mut random);
        let (own, new) = (score(game, &best, games, seed), score(game, &other, games, seed));
        (round, sum) = (round + 1, sum + own);
        if new > own + 0.5 {
            let seed = random.seed();
            let (own_again, new_again) =
                (score(game, &best, 2 * games, seed), score(game, &other, 2 * games, seed));
            if new_again > own_again + 0.2 {
                best = other;
                println!("{own:.2} {own_again:.2} -> {new:.2} {new_again:.2}: {best:?}");
            }
        }
    }
    println!("{round} rounds, {:.2} on the average", sum / f64::from(round.max(1)));
}

/// The mean margin of points, with what victories count.
fn score(game: &Spartans, days: &Days, games: u64, seed: u64) -> f64 {
    let play = |number: u64| {
        let mut random = Generator::new(seed ^ number);
        let state = study::play(game, days, &days[0], &mut random, |_| {});
        let Points { greek, persian } = game.points(&state);
        let won = matches!(state.awaits, Awaits::Over(it) if it.winner() == Side::Greek);
        f64::from(greek) - f64::from(persian) + if won { VICTORY } else { 0.0 }
    };
    let sum: f64 = (0..games).into_par_iter().map(play).sum();
    sum / games as f64
}

/// A doctrine of some days, changed in something.
fn changed(days: &Days, random: &mut Generator) -> Days {
    let mut days = *days;
    let (first, last) = [(0, 1), (2, 2), (2, 2), (0, 0), (1, 1)][random.index(5)];
    let mut doctrine = days[last];
    let scale = [0.5, 0.7, 1.4, 2.0][random.index(4)];
    match random.index(12) {
        0 => doctrine.numbers.away *= scale,
        1 => doctrine.numbers.before *= scale,
        2 => doctrine.numbers.behind *= scale,
        3 => doctrine.numbers.fading[0] = [0.0, 0.2, 0.5, 0.8][random.index(4)],
        4 => doctrine.numbers.fading[1] = [0.0, 0.1, 0.25, 0.5][random.index(4)],
        5 => doctrine.bar = [-0.2, 0.0, 0.15, 0.4, 0.8, 9.0][random.index(6)],
        6 => doctrine.spares ^= true,
        7 => doctrine.layout.from_south ^= true,
        8 => doctrine.layout.close ^= true,
        9 => doctrine.layout.rear_east ^= true,
        10 if last == 2 => {
            doctrine.layout.row = [3, 4, 5, 6, 7][random.index(5)];
            doctrine.row = doctrine.layout.row;
        }
        10 => doctrine.row = [6, 7][random.index(2)],
        _ => {
            let order = &mut doctrine.council;
            let (one, other) = (random.index(6), random.index(6));
            if random.index(2) == 0 {
                order.home.swap(one, other);
            } else {
                order.guard.swap(one, other);
            }
        }
    }
    for day in &mut days[first..=last] {
        *day = doctrine;
    }
    days
}
