//! `play`: a whole game in the terminal, with people at one keyboard and computer partners.

mod entering;
mod help;
mod keeping;
mod line;
mod list;
mod menu;
mod person;
mod screen;
mod sitting;

use std::path::Path;

use anyhow::Result;
use games::Session;
use search::PlayerSpec;

use crate::cli::Play;
use crate::commands::new;
use crate::failure::BadInput;
use crate::files::{Present, RecordFile};
use crate::terminal::Terminal;
use sitting::Sitting;

/// Plays a new game, or goes on with a record.
pub(crate) fn run(args: Play, terminal: &mut Terminal) -> Result<()> {
    let (seats, seed) = (args.seats.clone(), args.table.seed);
    let (file, mut table) = sit_down(args)?;
    hire(table.as_mut(), &seats, seed)?;
    Sitting::new(table, file, terminal)?.play()
}

type SeatedGame = (Option<RecordFile>, Box<dyn Session>);

fn sit_down(args: Play) -> Result<SeatedGame> {
    let entry = match games::find(&args.game) {
        Ok(entry) => entry,
        Err(unknown) => return resume(&args, &unknown),
    };
    if let (true, Some(path)) = (args.resume, &args.output)
        && path.exists()
    {
        let (file, table) = RecordFile::open(path)?;
        return Ok((Some(file), table));
    }
    let table = new::sit_down(entry, args.table)?;
    let file = match &args.output {
        Some(path) => Some(RecordFile::create(path, table.as_ref(), Present::unless(args.force))?),
        None => None,
    };
    Ok((file, table))
}

/// Goes on with a record, if the name is not a game's but a file's.
fn resume(args: &Play, unknown: &games::Error) -> Result<SeatedGame> {
    let path = Path::new(&args.game);
    if !path.exists() {
        let there = "and no record of that name either";
        return Err(BadInput::because(format!("{unknown}, {there}")));
    }
    let agreed = &args.table;
    let fresh = !agreed.options.is_empty()
        || !agreed.names.is_empty()
        || agreed.setup.is_some()
        || agreed.data.is_some()
        || agreed.dice.is_some()
        || agreed.seed.is_some()
        || args.output.is_some();
    if fresh {
        return Err(BadInput::in_file(
            path,
            "is a game under way: what it agreed on stands. Leave the options away, but for --seat",
        ));
    }
    let (file, table) = RecordFile::open(path)?;
    Ok((Some(file), table))
}

/// Sits the computer players down. Their thoughts have a seed of their own: they never see the dice.
fn hire(table: &mut dyn Session, seats: &[(u8, PlayerSpec)], seed: Option<u64>) -> Result<()> {
    let seed = match seed {
        Some(seed) => seed,
        None => dice::entropy::fresh_seed()?,
    };
    for &(number, spec) in seats {
        let seat = table.seat(number)?;
        if table.hired(seat).is_some() {
            return Err(BadInput::because(format!("seat {number} has two players; name one")));
        }
        table.hire(seat, spec, seed.wrapping_add(u64::from(number)));
    }
    Ok(())
}
