//! `act`: plays actions, all of them or none.

use anyhow::Result;
use dice::{Scripted, Source};
use draw::Paint;
use engine::{Node, Seat, Viewer, fault};
use games::Session;

use crate::cli::Act;
use crate::failure::BadInput;
use crate::files::RecordFile;
use crate::terminal::Terminal;

/// Plays actions on a record. The file is written once, after everything has gone well.
pub(crate) fn run(args: Act, terminal: &mut Terminal) -> Result<()> {
    let (mut file, mut table) = RecordFile::open_to_change(&args.record)?;
    let before = table.steps();
    let seat = args.seat.map(|number| table.seat(number)).transpose()?;
    let kind: dice::Kind = table.header().dice.parse().map_err(games::Error::from)?;
    let mut source = Scripted::new(args.rolls).before(kind.source()?);
    let mut words = args.actions.into_iter().peekable();
    settle(table.as_mut(), &mut source)?;
    while words.peek().is_some() {
        let order = next_order(table.as_ref(), &mut words);
        act(table.as_mut(), seat, &order)?;
        settle(table.as_mut(), &mut source)?;
    }
    let unused: Vec<String> = source.script().left().map(fault::quoted).collect();
    if !unused.is_empty() {
        return Err(BadInput::because(format!(
            "nothing was there to roll or draw for --roll {}; nothing was played",
            unused.join(", ")
        )));
    }
    if table.steps() == before {
        return Err(BadInput::because(format!("nothing to do. {}", waiting(table.as_ref()))));
    }
    file.save(table.as_ref())?;
    tell(table.as_ref(), before, terminal)
}

/// Lets chance decide and the rules go on until a seat has to decide, or the source has no answer.
pub(crate) fn settle(table: &mut dyn Session, source: &mut dyn Source) -> Result<()> {
    while table.advance(source)? {}
    Ok(())
}

fn act(table: &mut dyn Session, seat: Option<Seat>, order: &str) -> Result<()> {
    if let Node::Chance { .. } = table.node() {
        let waiting = waiting(table);
        return Err(BadInput::because(format!("{} must wait. {waiting}", fault::quoted(order))));
    }
    let seat = match seat {
        Some(seat) => seat,
        None => table.deciding().map_err(games::Error::from)?,
    };
    Ok(table.act(seat, order)?)
}

/// Takes the next order off the command line: `charge 15` may be one argument or two.
///
/// Of bare words the longest run that reads as an order is one; an argument with a space in it
/// always stands alone.
fn next_order(
    table: &dyn Session,
    words: &mut std::iter::Peekable<std::vec::IntoIter<String>>,
) -> String {
    let Some(first) = words.next() else { return String::new() };
    if first.contains(char::is_whitespace) {
        return first;
    }
    let bare: Vec<String> =
        words.clone().take_while(|word| !word.contains(char::is_whitespace)).collect();
    let joined = |count: usize| {
        let rest = bare[..count].iter().map(String::as_str);
        std::iter::once(first.as_str()).chain(rest).collect::<Vec<_>>().join(" ")
    };
    match (0..=bare.len()).rev().find(|&count| table.reads(&joined(count))) {
        Some(count) => {
            let order = joined(count);
            words.by_ref().take(count).for_each(drop);
            order
        }
        None => first, // The door says what is wrong with it.
    }
}

/// What the game waits for, and how to give it that.
fn waiting(table: &dyn Session) -> String {
    let prompt = table.prompt(Viewer::Spectator);
    match table.node() {
        Node::Chance { .. } => format!("{prompt} Say what came up with --roll."),
        Node::Decision { .. } => format!("{prompt} `promachos actions` lists what may be done."),
        Node::Forced { .. } | Node::Over(_) => prompt,
    }
}

/// Tells the steps that were made, and what is waited for next.
fn tell(table: &dyn Session, before: usize, terminal: &mut Terminal) -> Result<()> {
    let viewer = table.has_secrets().then_some(Viewer::Spectator);
    for told in table.told(before, viewer) {
        for words in &told.words {
            writeln!(terminal.out, "{words}")?;
        }
    }
    if !matches!(table.node(), Node::Over(_)) {
        writeln!(terminal.out, "{}", terminal.ink.paint(Paint::Cyan, waiting(table)))?;
    }
    Ok(())
}
