//! `components`: the component sheet, to be corrected and played with.

use anyhow::Result;

use crate::cli::GameOnly;
use crate::terminal::Terminal;

/// Prints the sheet as it stands in the program, remarks included.
pub(crate) fn run(args: &GameOnly, terminal: &mut Terminal) -> Result<()> {
    let sheet = games::find(&args.game)?.info.components;
    write!(terminal.out, "{sheet}")?;
    Ok(())
}
