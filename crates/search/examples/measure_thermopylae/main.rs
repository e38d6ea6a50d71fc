//! Measures the computer players of The Battle of Thermopylae.

#![allow(clippy::print_stdout, reason = "a tool for the command line")]

mod train;
mod tune;

use std::sync::Arc;
use std::time::Instant;

use engine::{Game as _, Terms};
use game_thermopylae::Thermopylae;
use rayon::prelude::*;
use search::Small;
use search::evaluators::thermopylae::study::{Drill, Report};
use search::evaluators::thermopylae::weights::Weights;

fn table(army: &str, counts: Option<&str>) -> Thermopylae {
    let options = vec![("army".to_owned(), army.to_owned())];
    let mut game = Thermopylae::agree(&Terms { options, components: None }).expect("terms");
    if let Some(counts) = counts {
        let numbers: Vec<u8> =
            counts.split([',', '/']).map(|it| it.parse().expect("count")).collect();
        let mut board = (*game.board).clone();
        for (at, &number) in numbers.iter().enumerate() {
            board.armies[at / 5][at % 5] = number;
        }
        game.board = Arc::new(board);
    }
    game
}

/// Two players meet at every bid of a range, each game twice with sides swapped.
fn play_match(game: &Thermopylae, players: [search::PlayerSpec; 2], games: u64) {
    let begun = Instant::now();
    let most = u64::from(game.highest_bid());
    let won: Vec<[u64; 2]> = (0..games)
        .into_par_iter()
        .map(|number| {
            let bid = (most * 20 / 100 + (number / 2 * 7) % (most * 40 / 100)) as u8;
            let greek = engine::Seat::new((number % 2) as u8);
            let mut table = game.clone();
            table.options.agreed = Some(game_thermopylae::options::Agreed { greek, bid });
            let tally = search::simulate(&table, &players, 1, 1000 + number / 2, &|| {});
            let first_as_greek = u64::from(number % 2 == 0);
            [tally.wins[0] * first_as_greek, tally.wins[0] * (1 - first_as_greek)]
        })
        .collect();
    let (greek, persian) = won.iter().fold((0, 0), |sum, it| (sum.0 + it[0], sum.1 + it[1]));
    let (low, high) = search::wilson(greek + persian, games);
    println!(
        "{} v {}: {} of {games} ({:.1} to {:.1} %), {greek} as Greeks, {persian} as Persians; {:.0} s",
        players[0],
        players[1],
        greek + persian,
        low * 100.0,
        high * 100.0,
        begun.elapsed().as_secs_f64()
    );
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let argument = |at: usize, usual: &str| arguments.get(at).cloned().unwrap_or(usual.to_owned());
    let games: u64 = argument(1, "200").parse().expect("games");
    let counts = argument(2, "");
    let game = table("standard", (!counts.is_empty()).then_some(&counts));
    match argument(0, "drill").as_str() {
        "tune" => tune::tune(
            &game,
            games as f64,
            argument(3, "32").parse().expect("candidates"),
            argument(4, "400").parse().expect("games"),
        ),
        "match" => {
            let players: Vec<search::PlayerSpec> =
                [argument(3, "search:easy"), argument(4, "greedy")]
                    .iter()
                    .map(|it| it.parse().expect("player"))
                    .collect();
            play_match(&game, [players[0], players[1]], games);
        }
        "train" => train::train(&game, games, &argument(3, "numbers.rs")),
        "watch" => {
            let mut drill = Drill::new(&game, Weights::TUNED);
            let mut small = Small::new(games);
            let report = drill.play(&game, 35, None, &mut small, |state| {
                println!("{}\n", game.write_position(state));
            });
            println!("{report:?}");
        }
        _ => {
            for bid in [15, 25, 35, 45, 60] {
                let begun = Instant::now();
                let reports: Vec<Report> = (0..games)
                    .into_par_iter()
                    .map_init(
                        || Drill::new(&game, Weights::TUNED),
                        |drill, seed| drill.play(&game, bid, None, &mut Small::new(seed), |_| {}),
                    )
                    .collect();
                let seconds = begun.elapsed().as_secs_f64();
                let won = reports.iter().filter(|it| it.greek_won()).count();
                let mean = |of: &dyn Fn(&Report) -> f64| {
                    reports.iter().map(of).sum::<f64>() / games as f64
                };
                println!(
                    "bid {bid}: Greeks {won} of {games}; rounds {:.1}, Greeks lost {:.1}, Persians lost {:.1}, left {:.1}; decisions {:.0}; {:.2} ms a game",
                    mean(&|it| f64::from(it.rounds)),
                    mean(&|it| f64::from(it.destroyed[0])),
                    mean(&|it| f64::from(it.destroyed[1])),
                    mean(&|it| f64::from(it.departed)),
                    mean(&|it| f64::from(it.decisions)),
                    seconds * 1000.0 / games as f64,
                );
                let mut ends: Vec<(String, u32, u32)> = Vec::new();
                for it in &reports {
                    let name = format!("{:?}", it.finish);
                    match ends.iter_mut().find(|end| end.0 == name) {
                        Some(end) => end.1 += 1,
                        None => ends.push((name, 1, 0)),
                    }
                }
                println!("   {ends:?}");
                for line in 0..7_u8 {
                    let on: Vec<&Report> = reports.iter().filter(|it| it.line == line).collect();
                    print!(
                        "  line {line}: {}/{}",
                        on.iter().filter(|it| it.greek_won()).count(),
                        on.len()
                    );
                }
                println!();
            }
        }
    }
}
