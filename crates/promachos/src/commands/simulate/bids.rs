//! `simulate --bids`: how often the bidder wins at each bid, and which bid is fair.

use anyhow::Result;
use draw::Paint;
use engine::{Info, Terms};
use games::Entry;
use search::{AtBid, FairBid, PlayerSpec, fair_bid, wilson};
use serde_json::{Value, json};

use super::{players, plot, prepare, progress};
use crate::cli::Simulate;
use crate::failure::BadInput;
use crate::files::{self, Present};
use crate::terminal::Terminal;

/// How many games at each bid, where nobody says.
const USUAL_GAMES: u64 = 100;
/// The options that set sides and bid without an auction.
const OPTIONS: [&str; 2] = ["bid", "greek"];

/// Plays games at every bid and says how they went.
pub(crate) fn run(
    args: &Simulate,
    entry: &Entry,
    bids: &[u8],
    terminal: &mut Terminal,
) -> Result<()> {
    check(args, entry, bids)?;
    let players = players(&args.seats, entry.seats(&terms(args, bids[0], 1))?)?;
    let target = args.out.as_deref().map(prepare).transpose()?;
    if let Some(path) = args.plot.as_deref().filter(|path| path.exists()) {
        return Err(BadInput::in_file(path, "is there already; choose another name"));
    }
    let found = play(args, entry, bids, &players)?;
    let fair = fair_bid(&found, args.seed);
    let json = found_json(args, entry.info, &players, &found, fair);
    if let Some(path) = target {
        files::write(&path, &format!("{json:#}\n"), Present::Refuse("choose another folder"))?;
    }
    if let Some(path) = &args.plot {
        let drawn = plot::svg(entry.info.title, &found, fair);
        files::write(path, &drawn, Present::Refuse("choose another name"))?;
    }
    if args.json {
        writeln!(terminal.out, "{json:#}")?;
        return Ok(());
    }
    report(args, entry.info, &players, (&found, fair), terminal)
}

/// Says what is wrong before any game is played.
fn check(args: &Simulate, entry: &Entry, bids: &[u8]) -> Result<()> {
    let has = |name: &str| entry.info.options.iter().any(|option| option.name == name);
    if !OPTIONS.iter().all(|name| has(name)) {
        return Err(BadInput::because(format!(
            "{} has no bids to try; leave --bids out",
            entry.info.id
        )));
    }
    if let Some((name, _)) = args.options.iter().find(|(name, _)| OPTIONS.contains(&&**name)) {
        return Err(BadInput::because(format!("--bids sets option {name} itself; leave it out")));
    }
    // The highest bid shows whether all of them can be agreed on.
    let last = bids.last().copied().unwrap_or(1);
    entry.seats(&terms(args, last, 1))?;
    Ok(())
}

fn terms(args: &Simulate, bid: u8, greek: u8) -> Terms {
    let mut options = args.options.clone();
    options.push(("bid".to_owned(), bid.to_string()));
    options.push(("greek".to_owned(), greek.to_string()));
    Terms { rules: None, options, components: None }
}

/// The games at every bid; both seats have the Greeks by turns.
fn play(args: &Simulate, entry: &Entry, bids: &[u8], players: &[PlayerSpec]) -> Result<Vec<AtBid>> {
    let games = args.games.unwrap_or(USUAL_GAMES);
    let bar = progress(games * bids.len() as u64);
    let tick = || bar.inc(1);
    let mut found = Vec::new();
    for &bid in bids {
        let mut wins = 0;
        for (greek, part) in [(1_u8, games.div_ceil(2)), (2, games / 2)] {
            if part > 0 {
                let seed = args.seed.wrapping_add(u64::from(greek) << 32);
                let tally = entry.simulate(&terms(args, bid, greek), players, part, seed, &tick)?;
                wins += tally.wins.get(usize::from(greek) - 1).copied().unwrap_or(0);
            }
        }
        found.push(AtBid { bid, games, wins });
    }
    bar.finish_and_clear();
    Ok(found)
}

fn report(
    args: &Simulate,
    info: &Info,
    players: &[PlayerSpec],
    (found, fair): (&[AtBid], Option<FairBid>),
    terminal: &mut Terminal,
) -> Result<()> {
    let Terminal { out, ink, .. } = terminal;
    let games = found.first().map_or(0, |it| it.games);
    let title = format!("{}: {games} games at each bid, seed {}", info.title, args.seed);
    writeln!(out, "{}", ink.paint(Paint::Strong, title))?;
    for (number, player) in (1..).zip(players) {
        writeln!(out, "  seat {number}  {player}")?;
    }
    writeln!(out, "How often the bidder won")?;
    for it in found {
        let (low, high) = wilson(it.wins, it.games);
        writeln!(
            out,
            "  bid {:>3}  {:>6} of {} = {:>6.2} %  (95 %: {:.2} to {:.2} %)",
            it.bid,
            it.wins,
            it.games,
            it.share() * 100.0,
            low * 100.0,
            high * 100.0
        )?;
    }
    match fair {
        Some(FairBid { bid, interval: (low, high) }) => {
            writeln!(out, "Both win half at a bid of {bid:.1} (95 %: {low:.1} to {high:.1}).")?;
        }
        None => writeln!(out, "The fair bid is not among these: try lower or higher ones.")?,
    }
    Ok(())
}

fn found_json(
    args: &Simulate,
    info: &Info,
    players: &[PlayerSpec],
    found: &[AtBid],
    fair: Option<FairBid>,
) -> Value {
    let at_bids = found.iter().map(|it| {
        let (low, high) = wilson(it.wins, it.games);
        json!({
            "bid": it.bid,
            "games": it.games,
            "wins": it.wins,
            "win_rate": it.share(),
            "interval_95": [low, high],
        })
    });
    let options: serde_json::Map<String, Value> =
        args.options.iter().map(|(name, value)| (name.clone(), json!(value))).collect();
    let fair =
        fair.map(|it| json!({ "bid": it.bid, "interval_95": [it.interval.0, it.interval.1] }));
    json!({
        "game": info.id,
        "rules_version": info.rules_version,
        "options": options,
        "seed": args.seed,
        "players": players.iter().map(ToString::to_string).collect::<Vec<_>>(),
        "bids": at_bids.collect::<Vec<_>>(),
        "fair_bid": fair,
    })
}
