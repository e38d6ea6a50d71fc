//! `bench`: how fast the games and the app run on this machine.

mod app;
mod load;

use anyhow::Result;
use serde_json::{Value, json};

use crate::cli::Bench;
use crate::terminal::Terminal;

/// Measures every game, or the app.
pub(crate) fn run(args: &Bench, terminal: &mut Terminal) -> Result<()> {
    if args.app {
        return app::run(args.json, terminal);
    }
    let mut all: Vec<Value> = Vec::new();
    for entry in games::CATALOG {
        let bench = entry.bench()?;
        let id = entry.info.id;
        if args.json {
            let mut figures = bench.json();
            figures["game"] = json!(id);
            all.push(figures);
            continue;
        }
        writeln!(
            terminal.out,
            "{id}: {:.0} random whole games a second, {:.0} steps a second (one thread)",
            bench.games_per_second, bench.steps_per_second
        )?;
        writeln!(terminal.out, "  a clone of the state: {:.0} ns", bench.clone_nanoseconds)?;
        if let Some(by_hand) = bench.hand_loop {
            writeln!(
                terminal.out,
                "  {:.2} of the speed of the loop written by hand ({:.0} games a second)",
                by_hand.ratio, by_hand.games_per_second
            )?;
        }
    }
    if args.json {
        let build = if cfg!(debug_assertions) { "debug" } else { "release" };
        writeln!(terminal.out, "{:#}", json!({ "build": build, "games": all }))?;
    }
    Ok(())
}
