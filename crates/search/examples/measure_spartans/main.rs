//! Measures the computer players of Go Tell the Spartans.
//!
//! ```text
//! cargo run --release -p search --example measure_spartans -- COMMAND
//!   alone GAMES PLAYER [OPTION=VALUE…]           Greek wins against the system, endings, points
//!   versus GAMES GREEK PERSIAN [OPTION=VALUE…]   two players, the first the Greeks
//!   drill GAMES DAY.NAME=VALUE…                  tacticians alone, by a doctrine for each day
//!   tune SECONDS GAMES                           the doctrines that tacticians start from
//!   train GAMES FILE                             the appraisal's weights
//!   watch SEED PLAYER                            one game alone, series by series
//!   tempo PLAYER                                 how long a thought takes
//! ```
//! The same games have the same seeds, whoever plays.

#![allow(clippy::print_stdout, reason = "a tool for the command line")]
#![allow(clippy::cast_precision_loss, reason = "games are counted in thousands")]

mod train;
mod tune;

use std::collections::BTreeMap;
use std::error::Error;
use std::time::{Duration, Instant};

use engine::{Game as _, Node, Quiet, Seat, Terms, Viewer};
use game_spartans::end::{Finish, Points};
use game_spartans::state::Awaits;
use game_spartans::units::{Contingent, Side};
use game_spartans::{Spartans, State};
use rayon::prelude::*;
use search::evaluators::spartans::study::{self, Doctrine};
use search::{Generator, Player, PlayerSpec, wilson};

type Outcome<T = ()> = Result<T, Box<dyn Error>>;

fn main() -> Outcome {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments[..] {
        ["alone", games, player, ref options @ ..] => {
            let game = table(options)?;
            let greeks = [player.parse()?; 8];
            measure(&game, &greeks, games.parse()?);
        }
        ["versus", games, greek, persian, ref options @ ..] => {
            let mut all = vec!["persians=player"];
            all.extend(options);
            let game = table(&all)?;
            let mut players = [greek.parse()?; 8];
            players[usize::from(game.seats()) - 1] = persian.parse()?;
            measure(&game, &players, games.parse()?);
        }
        ["drill", games, ref settings @ ..] => drill(&table(&[])?, games.parse()?, settings)?,
        ["tune", seconds, games] => tune::tune(&table(&[])?, seconds.parse()?, games.parse()?),
        ["train", games, file] => train::train(games.parse()?, file)?,
        ["watch", seed, player] => watch(&table(&[])?, seed.parse()?, player.parse()?),
        ["tempo", player] => tempo(&table(&[])?, player.parse()?),
        _ => return Err("see the head of this example for what it can do".into()),
    }
    Ok(())
}

/// A table with some options.
fn table(options: &[&str]) -> Outcome<Spartans> {
    let options = options.iter().filter_map(|it| it.split_once('='));
    let options = options.map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
    let agreed = Spartans::agree(&Terms { options, ..Terms::default() });
    Ok(agreed.map_err(|faults| format!("{faults:?}"))?)
}

/// How a game went.
struct Report {
    finish: Finish,
    points: Points,
    took: Duration,
    routed: Vec<Contingent>,
}

/// Plays many games on all cores and prints what came of them.
fn measure(game: &Spartans, players: &[PlayerSpec], games: u64) {
    let mut random = Generator::new(1);
    let seeds: Vec<u64> = (0..games).map(|_| random.seed()).collect();
    let reports: Vec<Report> =
        seeds.par_iter().map(|seed| play(game, players, *seed, |_| {})).collect();
    let won = reports.iter().filter(|it| it.finish.winner() == Side::Greek).count() as u64;
    let (low, high) = wilson(won, games);
    let names: Vec<String> =
        players.iter().take(usize::from(game.seats())).map(ToString::to_string).collect();
    println!(
        "{}: Greeks won {won} of {games}, {:.1} % ({:.1} to {:.1})",
        names.join(" "),
        100.0 * won as f64 / games as f64,
        100.0 * low,
        100.0 * high
    );
    let mut endings: BTreeMap<&str, u64> = BTreeMap::new();
    let mut scores: BTreeMap<(u8, u8), u64> = BTreeMap::new();
    let mut routed: BTreeMap<Contingent, u64> = BTreeMap::new();
    let mut margin = 0.0;
    for report in &reports {
        *endings.entry(report.finish.word()).or_default() += 1;
        *scores.entry((report.points.greek, report.points.persian)).or_default() += 1;
        margin += f64::from(report.points.greek) - f64::from(report.points.persian);
        for contingent in &report.routed {
            *routed.entry(*contingent).or_default() += 1;
        }
    }
    println!("  endings: {endings:?}");
    println!("  mean margin of points: {:.2}", margin / games as f64);
    let mut scores: Vec<_> = scores.into_iter().collect();
    scores.sort_by_key(|(_, games)| std::cmp::Reverse(*games));
    let scores: Vec<String> =
        scores.iter().take(14).map(|((g, p), games)| format!("{g}:{p} {games}")).collect();
    println!("  points: {}", scores.join(", "));
    let routed: Vec<String> = routed.iter().map(|(it, n)| format!("{it} {n}")).collect();
    println!("  routed: {}", routed.join(", "));
    let all: Duration = reports.iter().map(|it| it.took).sum();
    let longest = reports.iter().map(|it| it.took).max().unwrap_or_default();
    println!(
        "  a game took {:?} by the clock on the average, {longest:?} at most",
        all / games.max(1) as u32
    );
}

/// Plays one game.
fn play(
    game: &Spartans,
    players: &[PlayerSpec],
    seed: u64,
    mut watch: impl FnMut(&State),
) -> Report {
    let begun = Instant::now();
    let mut random = Generator::new(seed);
    let seats = Seat::all(game.seats()).zip(players);
    let mut table: Vec<Player<Spartans>> =
        seats.map(|(_, spec)| Player::new(game, *spec, random.seed())).collect();
    let mut state = game.start();
    loop {
        watch(&state);
        match game.node(&state) {
            Node::Over(_) => break,
            Node::Forced { .. } => game.carry_on(&mut state, &mut Quiet),
            Node::Chance { tickets, .. } => {
                let outcome = game.outcome(&state, random.below(tickets));
                game.settle(&mut state, outcome, &mut Quiet);
            }
            Node::Decision { seat } => {
                let view = game.view(&state, Viewer::Seat(seat));
                let action = table[seat.index()].choose(game, &view);
                assert!(game.allows(&state, action), "{action} is not allowed");
                game.apply(&mut state, action, &mut Quiet);
            }
        }
    }
    let Awaits::Over(finish) = state.awaits else { unreachable!("the loop ends with the game") };
    let routed = Contingent::ALL.into_iter().filter(|it| state.muster(*it).has_routed()).collect();
    Report { finish, points: game.points(&state), took: begun.elapsed(), routed }
}

/// Tacticians alone: what a doctrine is worth without any looking ahead.
fn drill(game: &Spartans, games: u64, settings: &[&str]) -> Outcome {
    let mut doctrines = [1, 2, 3].map(Doctrine::usual);
    for setting in settings {
        let (name, value) = setting.split_once('=').ok_or("NAME=VALUE")?;
        let (day, name) = name.split_once('.').ok_or("DAY.NAME")?;
        let days = if day == "early" { 0..2 } else { 2..3 };
        for doctrine in &mut doctrines[days] {
            set(doctrine, name, value)?;
        }
    }
    let mut random = Generator::new(1);
    let seeds: Vec<u64> = (0..games).map(|_| random.seed()).collect();
    let play = |seed: &u64| {
        let mut routs = Vec::new();
        let state =
            study::play(game, &doctrines, &doctrines[0], &mut Generator::new(*seed), |state| {
                for it in Contingent::ALL {
                    if state.muster(it).has_routed() && !routs.iter().any(|(_, known)| *known == it)
                    {
                        routs.push((state.day, it));
                    }
                }
            });
        (state, routs)
    };
    let ends: Vec<_> = seeds.par_iter().map(play).collect();
    let greek = |state: &State| matches!(state.awaits, Awaits::Over(finish) if finish.winner() == Side::Greek);
    let won = ends.iter().filter(|(state, _)| greek(state)).count();
    let margin = |state: &State| {
        let Points { greek, persian } = game.points(state);
        f64::from(greek) - f64::from(persian)
    };
    let mean = ends.iter().map(|(state, _)| margin(state)).sum::<f64>() / games as f64;
    let mut routs: BTreeMap<(u8, Contingent), u64> = BTreeMap::new();
    for rout in ends.iter().flat_map(|(_, routs)| routs) {
        *routs.entry(*rout).or_default() += 1;
    }
    let routs: Vec<String> =
        routs.iter().map(|((day, it), n)| format!("{day}:{}{n}", &it.word()[..4])).collect();
    println!("{}: won {won} of {games}, margin {mean:.2}; {}", settings.join(" "), routs.join(" "));
    Ok(())
}

fn set(doctrine: &mut Doctrine, name: &str, value: &str) -> Outcome {
    let layout = &mut doctrine.layout;
    match name {
        "row" => (doctrine.row, layout.row) = (value.parse()?, value.parse()?),
        "bar" => doctrine.bar = value.parse()?,
        "spares" => doctrine.spares = value.parse()?,
        "shielded" => layout.shielded = value.parse()?,
        "screen" => layout.screen = value.parse()?,
        "south" => layout.from_south = value.parse()?,
        "close" => layout.close = value.parse()?,
        "east" => layout.rear_east = value.parse()?,
        _ => return Err("row, bar, spares, shielded, screen, south, east".into()),
    }
    Ok(())
}

/// One game, a line a round.
fn watch(game: &Spartans, seed: u64, player: PlayerSpec) {
    let mut last = (0, 0);
    let report = play(game, &[player; 8], seed, |state| {
        if matches!(state.awaits, Awaits::Movement(_)) && last != (state.day, state.today) {
            last = (state.day, state.today);
            let Points { greek, persian } = game.points(state);
            println!(
                "day {} round {} ({}) points {greek}:{persian}",
                state.day, state.round, state.today
            );
            for side in Side::BOTH {
                let standing = side.contingents().filter(|it| state.on_map(*it) > 0);
                let standing: Vec<String> = standing
                    .map(|it| {
                        let (track, x) =
                            (state.muster(it).on_track(), game.board.roster.routs_at(it));
                        format!("{it} {} ({track}/{x})", state.on_map(it))
                    })
                    .collect();
                println!("   {}", standing.join(", "));
            }
            print!("{}", picture(state));
        }
    });
    println!("{:?} {:?}", report.finish, report.points);
}

/// The map with how many units of either side stand where, and which way the Greeks face.
fn picture(state: &State) -> String {
    let mut text = String::new();
    for row in 0..15 {
        text.push_str("   ");
        text.push(char::from(b'A' + row));
        for column in 0..8 {
            let Some(area) = game_spartans::map::Area::new(row, column) else { continue };
            let greeks = state.positions.stack(Side::Greek, area);
            let persians = state.positions.stack(Side::Persian, area);
            let sign = match (greeks.len(), persians.len()) {
                (0, 0) => "  .".to_owned(),
                (0, p) => format!(" p{p}"),
                (g, 0) => format!(" {}{g}", facing(greeks.facing())),
                (g, p) => format!("{g}x{p}"),
            };
            text.push_str(&sign);
        }
        text.push('\n');
    }
    text
}

fn facing(facing: Option<boards::squares::Quarter>) -> char {
    match facing.map(game_spartans::map::facing_word) {
        Some("west") => '^',
        Some("east") => 'v',
        Some("north") => '<',
        _ => '>',
    }
}

/// How long a player thinks about a decision, over one game.
fn tempo(game: &Spartans, player: PlayerSpec) {
    let (mut random, mut state) = (Generator::new(1), game.start());
    let mut seat_player = Player::new(game, player, 1);
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
                let (begun, known) = (Instant::now(), seat_player.has_in_mind(game, &view));
                let action = seat_player.choose(game, &view);
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
