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
        let numbers: Vec<u8> = counts.split([',', '/']).map(|it| it.parse().expect("count")).collect();
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
        players[0], players[1], greek + persian, low * 100.0, high * 100.0, begun.elapsed().as_secs_f64()
    );
}

/// One player against itself at several bids.
fn curve(game: &Thermopylae, player: search::PlayerSpec, games: u64, bids: &str) {
    let begun = Instant::now();
    let bids: Vec<u8> = bids.split(',').map(|it| it.parse().expect("bid")).collect();
    let jobs: Vec<(u8, u64)> = bids.iter().flat_map(|&bid| (0..games).map(move |it| (bid, it))).collect();
    let won: Vec<(u8, u64, &'static str)> = jobs
        .into_par_iter()
        .map(|(bid, number)| {
            let mut table = game.clone();
            let greek = engine::Seat::FIRST;
            table.options.agreed = Some(game_thermopylae::options::Agreed { greek, bid });
            let tally = search::simulate(&table, &[player, player], 1, 5000 + number, &|| {});
            (bid, tally.wins[0], tally.endings[0].1)
        })
        .collect();
    let found: Vec<search::AtBid> = bids
        .iter()
        .map(|&bid| {
            let wins = won.iter().filter(|it| it.0 == bid).map(|it| it.1).sum();
            search::AtBid { bid, games, wins }
        })
        .collect();
    for it in &found {
        let (low, high) = search::wilson(it.wins, it.games);
        let ends = |what: &str| won.iter().filter(|end| end.0 == it.bid && end.2.contains(what)).count();
        println!(
            "  bid {}: {} of {} = {:.3} ({low:.3} to {high:.3}); {} reached, {} destroyed, {} out of reach, {} stand-off, {} time",
            it.bid, it.wins, it.games, it.share(), ends("as many units"), ends("every Greek"),
            ends("too few"), ends("ten rounds"), ends("last round")
        );
    }
    println!("  fair bid {:?}; {:.0} s", search::fair_bid(&found, 1), begun.elapsed().as_secs_f64());
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let argument = |at: usize, usual: &str| arguments.get(at).cloned().unwrap_or(usual.to_owned());
    let games: u64 = argument(1, "200").parse().expect("games");
    let counts = argument(2, "");
    let first = counts.split(';').next().unwrap_or_default();
    let game = table("standard", (!first.is_empty()).then_some(first));
    match argument(0, "drill").as_str() {
        "tune" => tune::tune(&game, games as f64, argument(3, "32").parse().expect("candidates"), argument(4, "400").parse().expect("games")),
        "match" => {
            let players: Vec<search::PlayerSpec> = [argument(3, "search:easy"), argument(4, "greedy")].iter().map(|it| it.parse().expect("player")).collect();
            play_match(&game, [players[0], players[1]], games);
        }
        "train" => train::train(&game, games, &argument(3, "numbers.rs")),
        "curve" => {
            for counts in argument(2, "").split(';') {
                let game = table(&argument(5, "standard"), (!counts.is_empty()).then_some(counts));
                println!("{:?}", game.board.armies);
                curve(&game, argument(3, "search:300").parse().expect("player"), games, &argument(4, "20,30,40,50,60"));
            }
        }
        "show" => {
            let player: search::PlayerSpec = argument(3, "search:400").parse().expect("player");
            let bid = argument(4, "50").parse().expect("bid");
            let mut table = game.clone();
            table.options.agreed = Some(game_thermopylae::options::Agreed { greek: engine::Seat::FIRST, bid });
            let mut seats = [search::Player::new(&table, player, games), search::Player::new(&table, player, games + 1)];
            let mut small = Small::new(games);
            let mut state = table.start();
            loop {
                match table.node(&state) {
                    engine::Node::Over(ending) => { println!("{}", ending.reason); break }
                    engine::Node::Chance { tickets, .. } => {
                        let outcome = table.outcome(&state, small.below(tickets));
                        table.settle(&mut state, outcome, &mut engine::Quiet);
                    }
                    engine::Node::Decision { seat } => {
                        let view = table.view(&state, engine::Viewer::Seat(seat));
                        let action = seats[seat.index()].choose(&table, &view);
                        if action == game_thermopylae::Action::EndTurn {
                            let text = table.write_position(&state);
                            println!("--- round {} {:?} quiet {} destroyed {:?}", state.round, state.side, state.quiet, state.destroyed);
                            let line: Vec<&str> = text.lines().filter(|it| it.starts_with("at ")).map(|it| &it[3..]).collect();
                            println!("{}", line.join(" | "));
                        }
                        table.apply(&mut state, action, &mut engine::Quiet);
                    }
                }
            }
        }
        "watch" => {
            let mut drill = Drill::new(&game, Weights::TUNED);
            let mut small = Small::new(games);
            let report = drill.play(&game, 35, None, &mut small, |state| {
                println!("{}\n", game.write_position(state));
            });
            println!("{report:?}");
        }
        _ => {
            for bid in [25, 35, 45, 60] {
                let begun = Instant::now();
                let reports: Vec<Report> = (0..games)
                    .into_par_iter()
                    .map_init(
                        || {
                            let mut weights = Weights::TUNED;
                            if let Some((at, value)) = argument(3, "").split_once('=') {
                                let at: usize = at.parse().expect("index");
                                weights[at / 100].0[at % 100] = value.parse().expect("value");
                            }
                            Drill::new(&game, weights)
                        },
                        |drill, seed| drill.play(&game, bid, None, &mut Small::new(seed), |_| {}),
                    )
                    .collect();
                let seconds = begun.elapsed().as_secs_f64();
                let won = reports.iter().filter(|it| it.greek_won()).count();
                let mean = |of: &dyn Fn(&Report) -> f64| reports.iter().map(of).sum::<f64>() / games as f64;
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
                    match ends.iter_mut().find(|end| end.0 == name) { Some(end) => end.1 += 1, None => ends.push((name, 1, 0)) }
                }
                println!("   {ends:?}");
                for line in 0..7_u8 {
                    let on: Vec<&Report> = reports.iter().filter(|it| it.line == line).collect();
                    print!("  line {line}: {}/{}", on.iter().filter(|it| it.greek_won()).count(), on.len());
                }
                println!();
            }
        }
    }
}
