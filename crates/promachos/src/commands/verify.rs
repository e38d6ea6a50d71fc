//! `verify`: checks a record's dice against what was committed to before the first roll.

use anyhow::Result;
use games::Proof;

use crate::cli::Verify;
use crate::failure::BadInput;
use crate::files::RecordFile;
use crate::terminal::Terminal;

/// Says how far a record's dice can be trusted. A record whose dice are forged is bad input.
pub(crate) fn run(args: &Verify, terminal: &mut Terminal) -> Result<()> {
    let (file, table) = RecordFile::open(&args.record)?;
    match games::fair::verify(table.as_ref(), None)? {
        proof @ Proof::Forged(_) => Err(BadInput::in_file(file.path(), proof)),
        proof => Ok(writeln!(terminal.out, "{proof}")?),
    }
}
