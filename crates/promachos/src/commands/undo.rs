//! `undo`: takes the last step back.

use anyhow::Result;
use draw::Paint;

use crate::cli::Undo;
use crate::files::RecordFile;
use crate::terminal::Terminal;

/// Takes the last step back, where nobody has learned anything from it.
pub(crate) fn run(args: &Undo, terminal: &mut Terminal) -> Result<()> {
    let (mut file, mut table) = RecordFile::open(&args.record)?;
    let seat = match args.seat {
        Some(number) => table.seat(number)?,
        None => table.undoer(),
    };
    let last = table.told(table.steps().saturating_sub(1), None);
    table.undo(seat)?;
    file.save(table.as_ref())?;
    for told in last {
        let notation = told.notation.unwrap_or_default();
        writeln!(terminal.out, "Step {} ({notation}) is taken back.", told.number)?;
    }
    writeln!(terminal.out, "{}", terminal.ink.paint(Paint::Cyan, table.prompt()))?;
    Ok(())
}
