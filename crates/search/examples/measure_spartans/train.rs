//! Trains the appraisal: tacticians of many doctrines play many games, and the network learns to
//! tell who won.

use std::time::Instant;

use engine::{Game as _, Terms};
use game_spartans::Spartans;
use game_spartans::state::{Awaits, Segment};
use game_spartans::units::Side;
use rayon::prelude::*;
use search::Generator;
use search::evaluators::spartans::appraisal::{Features, NEURONS, features};
use search::evaluators::spartans::study::{self, Doctrine, Host};
use search::network::{self, Pass};

/// A position, and whether the Greeks won from it.
type Example = (Features, bool);

/// Plays `games`, learns for some passes, and writes the weights to a file.
pub(crate) fn train(games: u64, file: &str) -> std::io::Result<()> {
    let begun = Instant::now();
    let all: Vec<Vec<Example>> = (0..games).into_par_iter().map(one_game).collect();
    let seconds = || begun.elapsed().as_secs_f64();
    println!(
        "{} positions of {games} games, {:.0} s",
        all.iter().map(Vec::len).sum::<usize>(),
        seconds()
    );
    network::train(&all, (NEURONS, PASSES), |pass, weights| {
        let Pass { number, known, held_back } = pass;
        println!("pass {number}: loss {known:.4} (held back {held_back:.4}), {:.0} s", seconds());
        std::fs::write(file, network::source(weights))
    })
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
