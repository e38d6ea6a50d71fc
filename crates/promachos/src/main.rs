//! The binary: command line, files, terminal. It wires; the rules are elsewhere.
//!
//! Everything is written through one handle that may fail, never by a printing macro: a reader who
//! closes the pipe ends the program quietly. Exit codes: 0 fine, 2 bad input and nothing changed,
//! 1 failure of the program or its machine.

mod cli;
mod commands;
mod failure;
mod files;
mod play;
mod terminal;

use std::io::Write;
use std::process::ExitCode;

use cli::{Cli, Command};
use terminal::Terminal;

fn main() -> ExitCode {
    let mut terminal = Terminal::open();
    let outcome = Cli::read().and_then(|cli| run(cli, &mut terminal));
    match outcome.and_then(|()| Ok(terminal.out.flush()?)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => failure::report(&error),
    }
}

fn run(cli: Cli, terminal: &mut Terminal) -> anyhow::Result<()> {
    match cli.command {
        None => commands::serve::start(cli.start, terminal),
        Some(Command::Play(args)) => play::run(args, terminal),
        Some(Command::Games(args)) => commands::games::run(&args, terminal),
        Some(Command::Rules(args)) => commands::rules::run(&args, terminal),
        Some(Command::Components(args)) => commands::components::run(&args, terminal),
        Some(Command::New(args)) => commands::new::run(args, terminal),
        Some(Command::Show(args)) => commands::show::run(&args, terminal),
        Some(Command::Actions(args)) => commands::actions::run(&args, terminal),
        Some(Command::Act(args)) => commands::act::run(args, terminal),
        Some(Command::Why(args)) => commands::ask::why(&args, terminal),
        Some(Command::Odds(args)) => commands::ask::odds(&args, terminal),
        Some(Command::Undo(args)) => commands::undo::run(&args, terminal),
        Some(Command::Replay(args)) => commands::replay::run(&args, terminal),
        Some(Command::Verify(args)) => commands::verify::run(&args, terminal),
        Some(Command::Hint(args)) => commands::ask::hint(&args, terminal),
        Some(Command::Simulate(args)) => commands::simulate::run(&args, terminal),
        Some(Command::Bench(args)) => commands::bench::run(&args, terminal),
        Some(Command::Serve(args)) => commands::serve::run(args, terminal),
    }
}
