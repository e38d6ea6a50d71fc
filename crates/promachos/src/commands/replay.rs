//! `replay`: tells a game from its first step, and proves it.

use anyhow::Result;
use draw::{Paint, text};
use engine::record::Who;
use engine::{Node, Viewer};
use games::{LogEntry, Session};

use crate::cli::Replay;
use crate::files::RecordFile;
use crate::terminal::Terminal;

/// How wide the words of a step are: the rest of 80 columns.
const WORDS: usize = 51;

/// Tells or proves a record. Opening it has proved it already.
pub(crate) fn run(args: &Replay, terminal: &mut Terminal) -> Result<()> {
    let (_, table) = RecordFile::open(&args.record)?;
    if !args.check {
        tell(args, table.as_ref(), terminal)?;
    }
    let proven = format!("{} steps replayed and proven", table.steps());
    // From the hash whoever knows most of a position could find the rest by trying.
    if table.keeps_secrets() {
        writeln!(terminal.out, "{proven}; the final hash is told when nothing is hidden any more")?;
    } else {
        writeln!(terminal.out, "{proven}; final hash {}", table.hash())?;
    }
    Ok(())
}

/// Every step in words. While a game with secrets is under way, only what everybody may know.
fn tell(args: &Replay, table: &dyn Session, terminal: &mut Terminal) -> Result<()> {
    let over = matches!(table.node(), Node::Over(_));
    let viewer = match args.seat {
        Some(number) => Some(Viewer::Seat(table.seat(number)?)),
        None => (table.has_secrets() && !over).then_some(Viewer::Spectator),
    };
    let title = format!("{}, {}", table.info().title, table.header().seats.join(", "));
    writeln!(terminal.out, "{}", terminal.ink.paint(Paint::Strong, title))?;
    for told in table.told(0, viewer) {
        write!(terminal.out, "{}", lines(&told))?;
    }
    if !over {
        let prompt = table.prompt(viewer.unwrap_or(Viewer::Spectator));
        writeln!(terminal.out, "{}", terminal.ink.paint(Paint::Cyan, prompt))?;
    }
    Ok(())
}

/// One step: number, who, notation, and what came of it.
pub(crate) fn lines(told: &LogEntry) -> String {
    let who = match told.who {
        Who::Seat(seat) => format!("seat {seat}"),
        Who::Chance => "chance".to_owned(),
        Who::Rules => "rules".to_owned(),
    };
    let notation = told.notation.as_deref().unwrap_or("?");
    let mut head = format!("{:>4}  {who:<7} {notation:<14}", told.number);
    let mut lines = Vec::new();
    for words in told.words.iter().flat_map(|words| text::wrapped(words, WORDS)) {
        lines.push(format!("{head} {words}"));
        head = " ".repeat(head.chars().count());
    }
    if lines.is_empty() {
        lines.push(head);
    }
    text::page(&lines, 0)
}
