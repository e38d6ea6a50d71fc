//! Measures the computer players of Marathon.
//!
//! ```text
//! cargo run --release -p search --example measure_marathon -- COMMAND
//!   match SCENARIO GAMES PLAYER PLAYER      half the games with sides swapped: wins, endings, points
//!   spread SCENARIO GAMES PLAYER            one player on both sides: who wins, and by how much
//!   drill SCENARIO GAMES SIDE.NAME=VALUE…   tacticians alone, with a doctrine for each side
//!   watch SCENARIO SEED GREEK PERSIAN       one game, turn by turn
//!   tempo SCENARIO PLAYER                   how long a decision takes, and an Operations Phase
//! ```
//! SCENARIO is `historical` or `variant`; other component values may follow, as
//! `historical,unit.greek.hoplite-left.front=4 4 0`. The same games have the same seeds, whoever plays.

#![allow(clippy::print_stdout, reason = "a tool for the command line")]
#![allow(clippy::cast_precision_loss, reason = "games are counted in thousands")]

mod show;

use std::collections::BTreeMap;
use std::error::Error;
use std::time::{Duration, Instant};

use engine::{Game as _, Node, Quiet, Seat, Terms, Viewer};
use game_marathon::state::Awaits;
use game_marathon::units::Side;
use game_marathon::victory::Finish;
use game_marathon::{Marathon, State};
use rayon::prelude::*;
use search::evaluators::marathon::study::{self, Doctrine};
use search::{Generator, Player, PlayerSpec, wilson};

type Outcome<T = ()> = Result<T, Box<dyn Error>>;

fn main() -> Outcome {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments[..] {
        ["match", scenario, games, one, other] => {
            versus(&table(scenario)?, games.parse()?, [one.parse()?, other.parse()?]);
        }
        ["spread", scenario, games, player] => {
            spread(&table(scenario)?, games.parse()?, player.parse()?);
        }
        ["drill", scenario, games, ref settings @ ..] => {
            drill(&table(scenario)?, games.parse()?, settings)?;
        }
        ["watch", scenario, seed, greek, persian] => {
            show::watch(&table(scenario)?, seed.parse()?, [greek.parse()?, persian.parse()?]);
        }
        ["tempo", scenario, player] => tempo(&table(scenario)?, player.parse()?),
        _ => return Err("see the head of this example for what it can do".into()),
    }
    Ok(())
}

/// A table with a scenario, and with other component values where they are named.
fn table(scenario: &str) -> Outcome<Marathon> {
    let (scenario, others) = scenario.split_once(',').unwrap_or((scenario, ""));
    let options = vec![("scenario".to_owned(), scenario.to_owned())];
    let mut text = Marathon::INFO.components.to_owned();
    for other in others.split(',').filter(|it| !it.is_empty()) {
        let (key, value) = other.split_once('=').ok_or("KEY=VALUE")?;
        let at = text.find(&format!("\"{key}\"")).ok_or("no such component")?;
        let from = at + text[at..].find("value = \"").ok_or("no value")? + "value = \"".len();
        let to = from + text[from..].find('"').ok_or("no value")?;
        text.replace_range(from..to, value);
    }
    let components = engine::Sheet::read(&text).map_err(|faults| format!("{faults:?}"))?;
    let terms = Terms { options, components: Some(components), ..Terms::default() };
    Ok(Marathon::agree(&terms).map_err(|faults| format!("{faults:?}"))?)
}

/// How a game went.
pub(crate) struct Report {
    pub(crate) finish: Finish,
    pub(crate) turn: u8,
    pub(crate) points: [u16; 2],
    took: Duration,
}

fn seeds(games: u64) -> Vec<u64> {
    let mut random = Generator::new(1);
    (0..games).map(|_| random.seed()).collect()
}

/// Plays one game; players by their seats, the Greeks first.
pub(crate) fn play(
    game: &Marathon,
    players: [PlayerSpec; 2],
    seed: u64,
    mut watch: impl FnMut(&State),
) -> Report {
    let begun = Instant::now();
    let mut random = Generator::new(seed);
    let mut table = players.map(|spec| Player::new(game, spec, random.seed()));
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
                let mut list = Vec::new();
                game.actions(&state, &mut list);
                assert!(
                    !list.is_empty(),
                    "seed {seed}: nothing to decide\n{}",
                    game.write_position(&state)
                );
                let action = table[seat.index()].choose(game, &view);
                assert!(game.allows(&state, action), "{action} is not allowed");
                game.apply(&mut state, action, &mut Quiet);
            }
        }
    }
    report(game, &state, begun.elapsed())
}

fn report(game: &Marathon, state: &State, took: Duration) -> Report {
    let Awaits::Over(finish) = state.awaits else { unreachable!("the loop ends with the game") };
    let points = Side::BOTH.map(|side| game.points(state, side).total());
    Report { finish, turn: state.turn, points, took }
}

fn percent(won: u64, games: u64) -> String {
    let (low, high) = wilson(won, games);
    let share = 100.0 * won as f64 / games.max(1) as f64;
    format!("{won} of {games}, {share:.1} % ({:.1} to {:.1})", 100.0 * low, 100.0 * high)
}

/// Two players with sides by turns.
fn versus(game: &Marathon, games: u64, [one, other]: [PlayerSpec; 2]) {
    let play = |(index, seed): (usize, &u64)| {
        let players = if index % 2 == 0 { [one, other] } else { [other, one] };
        play(game, players, *seed, |_| {})
    };
    let reports: Vec<Report> = seeds(games).par_iter().enumerate().map(play).collect();
    let won = |side: Side| {
        let first = usize::from(side == Side::Persian);
        let all = reports.iter().skip(first).step_by(2);
        let count = all.clone().count() as u64;
        (all.filter(|it| it.finish.winner() == side).count() as u64, count)
    };
    let (greek, persian) = (won(Side::Greek), won(Side::Persian));
    println!("{one} against {other}: won {}", percent(greek.0 + persian.0, games));
    println!("  as Greeks {}", percent(greek.0, greek.1));
    println!("  as Persians {}", percent(persian.0, persian.1));
    tell(&reports);
}

/// One player on both sides.
fn spread(game: &Marathon, games: u64, player: PlayerSpec) {
    let play = |seed: &u64| play(game, [player; 2], *seed, |_| {});
    let reports: Vec<Report> = seeds(games).par_iter().map(play).collect();
    let greek = reports.iter().filter(|it| it.finish.winner() == Side::Greek).count() as u64;
    println!("{player} on both sides: Greeks won {}", percent(greek, games));
    tell(&reports);
    let mut margins: Vec<i32> =
        reports.iter().map(|it| i32::from(it.points[0]) - i32::from(it.points[1])).collect();
    margins.sort_unstable();
    let at = |share: usize| margins[(margins.len() - 1) * share / 20];
    println!(
        "  points of the Greeks less the Persians': {} {} {} {} {} {} {} (lowest, 5 %, 25 %, middle, 75 %, 95 %, highest)",
        at(0),
        at(1),
        at(5),
        at(10),
        at(15),
        at(19),
        at(20)
    );
}

fn tell(reports: &[Report]) {
    let games = reports.len().max(1) as f64;
    let mut endings: BTreeMap<&str, u64> = BTreeMap::new();
    for report in reports {
        *endings.entry(report.finish.word()).or_default() += 1;
    }
    let mean =
        |side: usize| reports.iter().map(|it| f64::from(it.points[side])).sum::<f64>() / games;
    let turns = reports.iter().map(|it| f64::from(it.turn)).sum::<f64>() / games;
    println!("  endings: {endings:?}; turns {turns:.1}");
    println!("  mean points: Greeks {:.1}, Persians {:.1}", mean(0), mean(1));
    let all: Duration = reports.iter().map(|it| it.took).sum();
    let longest = reports.iter().map(|it| it.took).max().unwrap_or_default();
    println!("  a game took {:?}, {longest:?} at most", all / reports.len().max(1) as u32);
}

/// Tacticians alone: what doctrines are worth.
fn drill(game: &Marathon, games: u64, settings: &[&str]) -> Outcome {
    let mut doctrines = Side::BOTH.map(|side| Doctrine::usual(side, game.options.scenario));
    for setting in settings {
        let (name, value) = setting.split_once('=').ok_or("SIDE.NAME=VALUE")?;
        let (side, name) = name.split_once('.').ok_or("SIDE.NAME=VALUE")?;
        let index = Side::BOTH.iter().position(|it| it.word() == side).ok_or("greek or persian")?;
        if !doctrines[index].set(name, value) {
            return Err(format!("there is no {name} with a value {value}").into());
        }
    }
    let play = |seed: &u64| {
        let begun = Instant::now();
        let state = study::play(game, &doctrines, &mut Generator::new(*seed));
        report(game, &state, begun.elapsed())
    };
    let reports: Vec<Report> = seeds(games).par_iter().map(play).collect();
    let greek = reports.iter().filter(|it| it.finish.winner() == Side::Greek).count() as u64;
    println!("{}: Greeks won {}", settings.join(" "), percent(greek, games));
    tell(&reports);
    Ok(())
}

/// How long a player thinks: about one decision, and about all of an Operations Phase.
fn tempo(game: &Marathon, player: PlayerSpec) {
    let (mut random, mut state) = (Generator::new(1), game.start());
    let mut table = Seat::all(2).map(|_| Player::new(game, player, 1)).collect::<Vec<_>>();
    let (mut times, mut phases): (Vec<Duration>, BTreeMap<_, Duration>) =
        (Vec::new(), BTreeMap::new());
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
                let begun = Instant::now();
                let action = table[seat.index()].choose(game, &view);
                times.push(begun.elapsed());
                let phase = (state.turn, state.markers.len(), seat);
                *phases.entry(phase).or_default() += begun.elapsed();
                game.apply(&mut state, action, &mut Quiet);
            }
        }
    }
    times.sort();
    let (middle, most) = (times[times.len() / 2], times[times.len() - 1]);
    let longest = phases.values().max().copied().unwrap_or_default();
    println!("{player}: {} decisions, {middle:?} in the middle, {most:?} at most", times.len());
    println!("  a side's share of an Operations Phase: {longest:?} at most");
}
