//! Measures, tunes and trains the computer players of The Battle of Thermopylae.
//!
//! ```text
//! cargo run --release -p search --example measure_thermopylae -- COMMAND
//!   match GAMES PLAYER PLAYER [ARMY]     two players, sides and bids swapped
//!   at BID GAMES PLAYER PLAYER           two players at one bid, sides swapped
//!   curve GAMES PLAYER BIDS ARMY…        Greek wins by bid, one player against itself
//!   watch SEED PLAYER BID [ARMY]         one game, turn by turn
//!   tempo PLAYER                         how long a plan takes
//!   tune SECONDS CANDIDATES GAMES        the tactician's numbers
//!   train GAMES FILE                     the appraisal's weights
//! ```
//! BIDS is a list as 20,30,40; ARMY is a scenario (`standard`, `quick`) or ten counts as
//! 1,2,1,4,8,1,6,20,20,53, Greeks first.

#![allow(clippy::print_stdout, reason = "a tool for the command line")]
#![allow(clippy::cast_precision_loss, reason = "games are counted in thousands")]

mod train;
mod tune;

use std::error::Error;
use std::sync::Arc;
use std::time::{Duration, Instant};

use engine::{Game as _, Node, Quiet, Seat, Terms, Viewer};
use game_thermopylae::options::Agreed;
use game_thermopylae::{Action, Thermopylae};
use rayon::prelude::*;
use search::{AtBid, Generator, Player, PlayerSpec, fair_bid, simulate, wilson};

type Outcome<T = ()> = Result<T, Box<dyn Error>>;

fn main() -> Outcome {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments[..] {
        ["match", games, one, other] => {
            play_match(&table("standard")?, [one.parse()?, other.parse()?], games.parse()?, None);
        }
        ["match", games, one, other, army] => {
            play_match(&table(army)?, [one.parse()?, other.parse()?], games.parse()?, None);
        }
        ["at", bid, games, one, other] => {
            let (players, bid) = ([one.parse()?, other.parse()?], Some(bid.parse()?));
            play_match(&table("standard")?, players, games.parse()?, bid);
        }
        ["curve", games, player, bids, ref armies @ ..] => {
            for army in armies {
                curve(&table(army)?, player.parse()?, games.parse()?, bids)?;
            }
        }
        ["watch", seed, player, bid] => watch(&table("standard")?, seed.parse()?, player, bid)?,
        ["watch", seed, player, bid, army] => watch(&table(army)?, seed.parse()?, player, bid)?,
        ["tempo", player] => tempo(&table("standard")?, player.parse()?),
        ["tune", seconds, candidates, games] => {
            tune::tune(&table("standard")?, seconds.parse()?, candidates.parse()?, games.parse()?);
        }
        ["train", games, file] => train::train(&table("standard")?, games.parse()?, file)?,
        _ => return Err("see the head of this example for what it can do".into()),
    }
    Ok(())
}

/// A table with the armies of a scenario, or with armies of one's own.
fn table(army: &str) -> Outcome<Thermopylae> {
    let own = army.contains(',');
    let scenario = if own { "standard" } else { army };
    let options = vec![("army".to_owned(), scenario.to_owned())];
    let agreed = Thermopylae::agree(&Terms { options, ..Terms::default() });
    let mut game = agreed.map_err(|faults| format!("{faults:?}"))?;
    if own {
        let mut board = (*game.board).clone();
        for (at, count) in army.split(',').enumerate().take(10) {
            board.armies[at / 5][at % 5] = count.parse()?;
        }
        game.board = Arc::new(board);
    }
    Ok(game)
}

fn at_bid(game: &Thermopylae, greek: Seat, bid: u8) -> Thermopylae {
    let mut game = game.clone();
    game.options.agreed = Some(Agreed { greek, bid });
    game
}

/// Two players meet at a bid, or at bids from a fifth to three fifths of the Persians; every game
/// is played twice, with sides swapped.
fn play_match(game: &Thermopylae, players: [PlayerSpec; 2], games: u64, bid: Option<u8>) {
    let begun = Instant::now();
    let most = u64::from(game.highest_bid());
    let one = |number: u64| {
        let any = most * 20 / 100 + (number / 2 * 7) % (most * 40 / 100);
        let bid = bid.unwrap_or(any as u8);
        let table = at_bid(game, Seat::new((number % 2) as u8), bid);
        let won = simulate(&table, &players, 1, 1_000 + number / 2, &|| {}).wins[0];
        if number.is_multiple_of(2) { [won, 0] } else { [0, won] }
    };
    let sum = |left: [u64; 2], right: [u64; 2]| [left[0] + right[0], left[1] + right[1]];
    let [greek, persian] = (0..games).into_par_iter().map(one).reduce(|| [0, 0], sum);
    let (low, high) = wilson(greek + persian, games);
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

/// One player against itself at several bids.
fn curve(game: &Thermopylae, player: PlayerSpec, games: u64, bids: &str) -> Outcome {
    let begun = Instant::now();
    let bids: Vec<u8> = bids.split(',').map(str::parse).collect::<Result<_, _>>()?;
    println!("{:?}, {player}", game.board.armies);
    let jobs: Vec<(u8, u64)> =
        bids.iter().flat_map(|&bid| (0..games).map(move |number| (bid, number))).collect();
    let results: Vec<(u8, u64, &'static str)> = jobs
        .into_par_iter()
        .map(|(bid, number)| {
            let table = at_bid(game, Seat::FIRST, bid);
            let tally = simulate(&table, &[player, player], 1, 5_000 + number, &|| {});
            (bid, tally.wins[0], tally.endings[0].1)
        })
        .collect();
    let mut found = Vec::new();
    for bid in bids {
        let here = || results.iter().filter(|it| it.0 == bid);
        let at = AtBid { bid, games, wins: here().map(|it| it.1).sum() };
        let (low, high) = wilson(at.wins, at.games);
        println!("  bid {bid}: {} of {games} = {:.3} ({low:.3} to {high:.3})", at.wins, at.share());
        let mut endings: Vec<(&str, usize)> = Vec::new();
        for (.., reason) in here() {
            match endings.iter_mut().find(|it| it.0 == *reason) {
                Some(known) => known.1 += 1,
                None => endings.push((reason, 1)),
            }
        }
        println!("    {endings:?}");
        found.push(at);
    }
    println!("  {:?}; {:.0} s", fair_bid(&found, 1), begun.elapsed().as_secs_f64());
    Ok(())
}

/// One game of a player against itself, with every turn's end.
fn watch(game: &Thermopylae, seed: u64, player: &str, bid: &str) -> Outcome {
    let game = at_bid(game, Seat::FIRST, bid.parse()?);
    let spec: PlayerSpec = player.parse()?;
    let mut players = [Player::new(&game, spec, seed), Player::new(&game, spec, seed + 1)];
    let (mut random, mut state) = (Generator::new(seed), game.start());
    loop {
        match game.node(&state) {
            Node::Over(ending) => {
                println!("{}", ending.reason);
                return Ok(());
            }
            Node::Forced { .. } => game.carry_on(&mut state, &mut Quiet),
            Node::Chance { tickets, .. } => {
                let outcome = game.outcome(&state, random.below(tickets));
                game.settle(&mut state, outcome, &mut Quiet);
            }
            Node::Decision { seat } => {
                let view = game.view(&state, Viewer::Seat(seat));
                let action = players[seat.index()].choose(&game, &view);
                if action == Action::EndTurn {
                    println!("{}", game.write_position(&state));
                }
                game.apply(&mut state, action, &mut Quiet);
            }
        }
    }
}

/// How long a player thinks about its plans, over one game against the rule of thumb.
fn tempo(game: &Thermopylae, player: PlayerSpec) {
    let game = at_bid(game, Seat::FIRST, 35);
    let mut players = [Player::new(&game, player, 1), Player::new(&game, player, 2)];
    let (mut random, mut state) = (Generator::new(1), game.start());
    let mut times: Vec<Duration> = Vec::new();
    loop {
        match game.node(&state) {
            Node::Over(_) => break,
            Node::Forced { .. } => game.carry_on(&mut state, &mut Quiet),
            Node::Chance { tickets, .. } => {
                let outcome = game.outcome(&state, random.below(tickets));
                game.settle(&mut state, outcome, &mut Quiet);
            }
            Node::Decision { seat } => {
                let view = game.view(&state, Viewer::Seat(seat));
                let (begun, known) =
                    (Instant::now(), players[seat.index()].has_in_mind(&game, &view));
                let action = players[seat.index()].choose(&game, &view);
                if !known {
                    times.push(begun.elapsed());
                }
                game.apply(&mut state, action, &mut Quiet);
            }
        }
    }
    times.sort();
    let (middle, most) = (times[times.len() / 2], times[times.len() - 1]);
    println!("{player}: {} thoughts, {middle:?} in the middle, {most:?} at most", times.len());
}
