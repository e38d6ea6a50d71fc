//! `undo`: takes the last step back.

use anyhow::Result;
use draw::Paint;
use engine::Viewer;

use crate::cli::Undo;
use crate::files::RecordFile;
use crate::terminal::Terminal;

/// Takes the last step back, where nobody has learned anything from it.
pub(crate) fn run(args: &Undo, terminal: &mut Terminal) -> Result<()> {
    let (mut file, mut table) = RecordFile::open_to_change(&args.record)?;
    let seat = match args.seat {
        Some(number) => table.seat(number)?,
        None => table.undoer(),
    };
    let audience = table.has_secrets().then_some(Viewer::Spectator);
    let last = table.told(table.steps().saturating_sub(1), audience);
    table.undo(seat)?;
    file.save(table.as_ref())?;
    for told in last {
        let what = told.notation.map_or_else(String::new, |it| format!(" ({it})"));
        writeln!(terminal.out, "Step {}{what} is taken back.", told.number)?;
    }
    let prompt = table.prompt(Viewer::Spectator);
    writeln!(terminal.out, "{}", terminal.ink.paint(Paint::Cyan, prompt))?;
    Ok(())
}
