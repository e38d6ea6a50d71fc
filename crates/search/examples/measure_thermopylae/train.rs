//! Trains the appraisal: tacticians of many tempers play many games with many armies, and the
//! network learns to tell who won.

use std::sync::Arc;
use std::time::Instant;

use game_thermopylae::{Side, Thermopylae};
use rayon::prelude::*;
use search::Generator;
use search::evaluators::thermopylae::Tactician;
use search::evaluators::thermopylae::appraisal::{Features, NEURONS, features};
use search::evaluators::thermopylae::study::Drill;
use search::evaluators::thermopylae::weights::Weights;
use search::network::{self, Pass};

use crate::tune::{moved, normal};

/// A position, and whether the Greeks won from it.
type Example = (Features, bool);

/// Plays `games`, learns for some passes, and writes the weights to a file.
pub(crate) fn train(game: &Thermopylae, games: u64, file: &str) -> std::io::Result<()> {
    let begun = Instant::now();
    let all: Vec<Vec<Example>> =
        (0..games).into_par_iter().map(|seed| one_game(game, seed)).collect();
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

const PASSES: usize = 12;

fn one_game(game: &Thermopylae, seed: u64) -> Vec<Example> {
    let mut random = Generator::new(seed.wrapping_mul(0x9E37_79B9));
    let mut game = game.clone();
    let mut board = (*game.board).clone();
    let immortals = 10 + random.index(26) as u8;
    let (generals, cavalry) = (3 + random.index(9) as u8, 10 + random.index(16) as u8);
    if random.index(4) == 0 {
        board.armies =
            [[1, 1, 1, 3, 4], [1, 2 + random.index(6) as u8, 8 + random.index(12) as u8, 12, 0]];
        let others: u8 = board.armies[1].iter().sum();
        board.armies[1][4] = 60 - others;
    } else if random.index(3) > 0 {
        board.armies[0][4] = 5 + random.index(4) as u8;
        board.armies[1] = [1, generals, immortals, cavalry, 99 - generals - immortals - cavalry];
    }
    game.board = Arc::new(board);
    let most = u64::from(game.highest_bid());
    let bid = (most * 8 / 100 + random.seed() % (most * 65 / 100)) as u8;
    let tempers = Side::BOTH.map(|side| {
        let deviation = std::array::from_fn(|_| 0.25 * normal(&mut random));
        moved(&Weights::tuned(side), &deviation)
    });
    let mut tactician = Tactician::new(&game);
    let mut positions = Vec::new();
    let mut drill = Drill::new(&game, tempers);
    let report = drill.play(&game, bid, None, &mut random, |state| {
        if !matches!(state.awaits, game_thermopylae::Awaits::Over(_)) {
            positions.push(features(&game, &mut tactician, state));
        }
    });
    positions.into_iter().map(|features| (features, report.greek_won())).collect()
}
