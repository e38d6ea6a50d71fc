//! `games`: what can be played, with which options, against whom.

use anyhow::Result;
use draw::{Paint, text};
use engine::OptionSpec;
use games::Entry;
use search::{LEVELS, Level, Strength};
use serde_json::{Value, json};

use crate::cli::JsonOnly;
use crate::terminal::Terminal;

/// Lists the games.
pub(crate) fn run(args: &JsonOnly, terminal: &mut Terminal) -> Result<()> {
    if args.json {
        let games: Vec<Value> = games::CATALOG.iter().map(game_json).collect();
        let player = |it: &Level| json!({ "player": it.player.to_string(), "name": it.name, "what": it.what });
        let players: Vec<Value> = LEVELS.iter().map(player).collect();
        let all = json!({ "games": games, "levels": players });
        writeln!(terminal.out, "{all:#}")?;
        return Ok(());
    }
    for entry in games::CATALOG {
        describe(entry, terminal)?;
    }
    players(terminal)
}

fn describe(entry: &Entry, terminal: &mut Terminal) -> Result<()> {
    let info = entry.info;
    let Terminal { out, ink, .. } = terminal;
    let (fewest, most) = (info.seats.start(), info.seats.end());
    writeln!(out, "{}  {}, {}", ink.paint(Paint::Strong, info.id), info.title, info.edition)?;
    writeln!(out, "  {}", info.summary)?;
    let players = if fewest == most { most.to_string() } else { format!("{fewest} to {most}") };
    writeln!(out, "  {players} players, about {} minutes", info.minutes)?;
    writeln!(out, "  Options (the first value is the rulebook's):")?;
    for option in info.options {
        let OptionSpec { name, values, text: what, case } = option;
        let choice = format!("{name}={}", values.join("|"));
        writeln!(out, "    {choice}")?;
        write!(out, "{}", text::paragraph(&format!("{what} {case}"), 8, 78))?;
    }
    for Strength { level, against, won, games } in entry.strengths() {
        let how = against.map_or_else(|| "alone".to_owned(), |other| format!("against {other}"));
        writeln!(out, "  {level} won {won} of {games} games {how}")?;
    }
    writeln!(out)?;
    Ok(())
}

fn players(terminal: &mut Terminal) -> Result<()> {
    let Terminal { out, ink, .. } = terminal;
    writeln!(out, "{}", ink.paint(Paint::Strong, "Computer players"))?;
    writeln!(out, "  {:<16}any legal action", "random")?;
    for Level { name, player, what } in LEVELS {
        writeln!(out, "  {:<16}{name}: {what}", player.to_string())?;
    }
    writeln!(out, "  {:<16}thinks for so long, as search:20ms or search:2s", "search:TIME")?;
    writeln!(out, "  {:<16}so many simulations a decision, as search:5000", "search:NUMBER")?;
    writeln!(out, "  {:<16}with 0 it judges at first sight, as easy does", "")?;
    writeln!(out, "Each sees only what a player in its place would see.")?;
    Ok(())
}

fn game_json(entry: &Entry) -> Value {
    let info = entry.info;
    let strength = |it: &Strength| json!({ "level": it.level, "against": it.against, "won": it.won, "games": it.games });
    let option = |it: &OptionSpec| json!({ "name": it.name, "values": it.values, "text": it.text, "case": it.case.id() });
    json!({
        "id": info.id,
        "title": info.title,
        "edition": info.edition,
        "summary": info.summary,
        "seats": { "fewest": info.seats.start(), "most": info.seats.end() },
        "minutes": info.minutes,
        "rules_version": info.rules_version,
        "options": info.options.iter().map(option).collect::<Vec<_>>(),
        "levels": entry.levels().map(|it| it.name).collect::<Vec<_>>(),
        "strengths": entry.strengths().iter().map(strength).collect::<Vec<_>>(),
    })
}
