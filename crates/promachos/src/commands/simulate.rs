//! `simulate`: many games between computer players, counted.

mod bids;
mod plot;

use std::io::IsTerminal as _;
use std::path::{Path, PathBuf};

use anyhow::Result;
use draw::Paint;
use engine::{Info, Terms};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use search::{PlayerSpec, Tally, wilson};
use serde_json::{Value, json};

use crate::cli::Simulate;
use crate::failure::BadInput;
use crate::files::{self, Present};
use crate::terminal::Terminal;

/// Plays the games and says how they ended.
pub(crate) fn run(args: &Simulate, terminal: &mut Terminal) -> Result<()> {
    let entry = games::find(&args.game)?;
    if let Some(tried) = &args.bids {
        return bids::run(args, entry, &tried.0, terminal);
    }
    let games = args.games.unwrap_or(1); // The command line asks for it.
    let terms = Terms { rules: None, options: args.options.clone(), components: None };
    let players = players(&args.seats, entry.seats(&terms)?)?;
    let target = args.out.as_deref().map(prepare).transpose()?;
    let bar = progress(games);
    let tick = || bar.inc(1);
    let tally = entry.simulate(&terms, &players, games, args.seed, &tick)?;
    bar.finish_and_clear();
    let json = tally_json(args, entry.info, &players, &tally);
    if let Some(path) = target {
        files::write(&path, &format!("{json:#}\n"), Present::Refuse("choose another folder"))?;
    }
    if args.json {
        writeln!(terminal.out, "{json:#}")?;
        return Ok(());
    }
    report(args, entry.info, &players, &tally, terminal)
}

/// One player for each seat; seats that nobody named get the usual one.
pub(crate) fn players(asked: &[(u8, PlayerSpec)], seats: u8) -> Result<Vec<PlayerSpec>> {
    let usual: PlayerSpec = "search:normal".parse().map_err(BadInput::because)?;
    let mut players = vec![usual; usize::from(seats)];
    for (at, &(number, spec)) in asked.iter().enumerate() {
        if asked[..at].iter().any(|&(earlier, _)| earlier == number) {
            return Err(BadInput::because(format!("seat {number} has two players; name one")));
        }
        let seat = engine::Seat::numbered(number, seats)
            .ok_or(games::Error::NoSeat { asked: number, seats })?;
        players[seat.index()] = spec;
    }
    Ok(players)
}

/// Makes the folder, before any game is played, and names the file in it.
fn prepare(folder: &Path) -> Result<PathBuf> {
    std::fs::create_dir_all(folder)
        .map_err(|error| BadInput::in_file(folder, format!("cannot be made ({error})")))?;
    let path = folder.join("simulation.json");
    if path.exists() {
        return Err(BadInput::in_file(&path, "is there already; choose another folder"));
    }
    Ok(path)
}

/// A bar on standard error, where a person watches.
fn progress(games: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::stderr());
    let style = ProgressStyle::with_template("{wide_bar} {pos} of {len} games, {eta} to go");
    match style {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

fn report(
    args: &Simulate,
    info: &Info,
    players: &[PlayerSpec],
    tally: &Tally,
    terminal: &mut Terminal,
) -> Result<()> {
    let Terminal { out, ink, .. } = terminal;
    let title = format!("{}: {} games, seed {}", info.title, tally.games, args.seed);
    writeln!(out, "{}", ink.paint(Paint::Strong, title))?;
    for ((number, player), &wins) in (1..).zip(players).zip(&tally.wins) {
        let (low, high) = wilson(wins, tally.games);
        writeln!(
            out,
            "  seat {number}  {:<14} won {wins} of {} = {:.2} %  (95 %: {:.2} to {:.2} %)",
            player.to_string(),
            tally.games,
            percent(wins, tally.games),
            low * 100.0,
            high * 100.0
        )?;
    }
    writeln!(out, "How games ended")?;
    for &(case, reason, count) in &tally.endings {
        let share = percent(count, tally.games);
        writeln!(out, "  {:<6} {reason:<44} {count:>8} {share:>6.2} %", format!("[{case}]"))?;
    }
    let (steps, decisions) = averages(tally);
    writeln!(out, "A game took {steps:.1} steps, {decisions:.1} of them decisions.")?;
    Ok(())
}

fn tally_json(args: &Simulate, info: &Info, players: &[PlayerSpec], tally: &Tally) -> Value {
    let seats = (1..).zip(players).zip(&tally.wins).map(|((number, player), &wins)| {
        let (low, high) = wilson(wins, tally.games);
        let share = percent(wins, tally.games) / 100.0;
        json!({
            "seat": number,
            "player": player.to_string(),
            "wins": wins,
            "win_rate": share,
            "interval_95": [low, high],
        })
    });
    let endings = tally
        .endings
        .iter()
        .map(|&(case, reason, count)| json!({ "case": case, "reason": reason, "games": count }));
    let options: serde_json::Map<String, Value> =
        args.options.iter().map(|(name, value)| (name.clone(), json!(value))).collect();
    let (steps, decisions) = averages(tally);
    json!({
        "game": info.id,
        "rules_version": info.rules_version,
        "options": options,
        "games": tally.games,
        "seed": args.seed,
        "seats": seats.collect::<Vec<_>>(),
        "endings": endings.collect::<Vec<_>>(),
        "steps_per_game": steps,
        "decisions_per_game": decisions,
    })
}

#[expect(clippy::cast_precision_loss, reason = "counts of games are far below 2^52")]
fn averages(tally: &Tally) -> (f64, f64) {
    let games = tally.games.max(1) as f64;
    (tally.steps as f64 / games, tally.decisions as f64 / games)
}

fn percent(count: u64, of: u64) -> f64 {
    draw::odds::share(count, of) * 100.0
}
