//! `new`: the record of a new game.

use anyhow::Result;
use engine::{Node, Viewer};
use games::{Entry, Session};

use crate::cli::{New, TableArgs};
use crate::commands::act;
use crate::failure::BadInput;
use crate::files::{self, Present, RecordFile};
use crate::terminal::Terminal;

/// Writes the record of a new game, up to its first decision where the program rolls and deals.
pub(crate) fn run(args: New, terminal: &mut Terminal) -> Result<()> {
    let mut table = sit_down(games::find(&args.game)?, args.table)?;
    let kind: dice::Kind = table.header().dice.parse().map_err(games::Error::from)?;
    act::settle(table.as_mut(), kind.source()?.as_mut())?;
    let file = RecordFile::create(&args.output, table.as_ref(), Present::unless(args.force))?;
    let path = file.path().display();
    let (info, dice) = (table.info(), &table.header().dice);
    writeln!(terminal.out, "{path}: a new game of {}, dice {dice}.", info.title)?;
    writeln!(terminal.out, "{}", table.prompt(Viewer::Spectator))?;
    match table.node() {
        Node::Chance { .. } => {
            writeln!(terminal.out, "Go on with: promachos act {path} --roll OUTCOME")?;
        }
        _ => writeln!(terminal.out, "Go on with: promachos actions {path}")?,
    }
    Ok(())
}

/// Sits down to a new game as the arguments say.
///
/// # Errors
/// Everything that is wrong with them.
pub(crate) fn sit_down(entry: &Entry, args: TableArgs) -> Result<Box<dyn Session>> {
    let (terms, dice) = (args.terms()?, args.dice_kind());
    let seats = entry.seats(&terms)?;
    if args.names.len() > usize::from(seats) {
        let count = args.names.len();
        return Err(BadInput::because(format!(
            "{count} names, but the table seats {seats}; name each once, or agree on more players"
        )));
    }
    let setup = args.setup.as_deref().map(files::read).transpose()?;
    let begun = entry.begin(&terms, args.names, dice, setup.as_deref());
    begun.map_err(|error| match &args.setup {
        Some(path) => BadInput::in_file(path, error),
        None => error.into(),
    })
}
