//! `show`: the table as a viewer sees it.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write as _};
use std::path::Path;

use anyhow::Result;
use draw::{Frame, Layout, Paint, png, text};
use engine::{Node, Verdict, Viewer};
use games::Session;
use serde_json::{Value, json};

use crate::cli::{Drawing, Show};
use crate::failure::BadInput;
use crate::files::RecordFile;
use crate::terminal::Terminal;

/// Shows the table.
pub(crate) fn run(args: &Show, terminal: &mut Terminal) -> Result<()> {
    let (_, mut table) = RecordFile::open(&args.record)?;
    if let Some(step) = args.step {
        table = table.after(step)?;
    }
    let viewer = match args.seat {
        Some(number) => Viewer::Seat(table.seat(number)?),
        None => Viewer::Spectator,
    };
    if args.drawing.svg.is_some() || args.drawing.png.is_some() {
        return draw(&args.drawing, table.as_ref(), viewer);
    }
    let Terminal { out, ink, .. } = terminal;
    if args.position {
        write!(out, "{}", table.position())?;
        return Ok(());
    }
    if args.json {
        let mut shown = summary(table.as_ref(), viewer);
        shown["view"] = table.view_json(viewer);
        writeln!(out, "{shown:#}")?;
        return Ok(());
    }
    let (title, steps) = (table.info().title, table.steps());
    writeln!(out, "{} after step {steps}", ink.paint(Paint::Strong, title))?;
    write!(out, "{}", table.board(viewer, *ink))?;
    if args.cards {
        write!(out, "\n{}", table.remaining(viewer, *ink))?;
    }
    writeln!(out, "\n{}", ink.paint(Paint::Cyan, table.prompt(viewer)))?;
    for goal in table.goals(viewer) {
        let told = text::paragraph(&goal.sentence(), 0, COLUMNS);
        write!(out, "{}", ink.paint(Paint::Faint, told))?;
    }
    Ok(())
}

/// How wide a line of text may be.
const COLUMNS: usize = 80;

/// How many pixels a drawing's unit is in a PNG: sharp on a dense screen.
const SCALE: u32 = 2;

/// Draws the table into files.
fn draw(args: &Drawing, table: &dyn Session, viewer: Viewer) -> Result<()> {
    let (layout, width) = if args.narrow { (Layout::Narrow, 360) } else { (Layout::Wide, 960) };
    let frame =
        Frame { layout, theme: args.theme.into(), interactive: viewer != Viewer::Spectator };
    let svg = table.svg(viewer, frame);
    let mut drawings: Vec<(&Path, Vec<u8>)> = Vec::new();
    if let Some(path) = &args.png {
        let picture = png::render(&svg, width * SCALE);
        drawings.push((path, picture.map_err(|error| BadInput::in_file(path, error))?));
    }
    if let Some(path) = &args.svg {
        drawings.push((path, svg.into_bytes()));
    }
    put(&drawings, args.force)
}

/// Writes drawings, after every file could be opened. They can be drawn again, so they are written
/// in place.
fn put(drawings: &[(&Path, Vec<u8>)], force: bool) -> Result<()> {
    let mut opened: Vec<(File, &Path, bool)> = Vec::new();
    for (path, _) in drawings {
        let known = path.exists();
        match OpenOptions::new().write(true).create(force).create_new(!force).open(path) {
            Ok(file) => opened.push((file, path, known)),
            Err(error) => {
                for (_, path, _) in opened.iter().filter(|(_, _, known)| !known) {
                    let _ = fs::remove_file(path); // Made a moment ago, and empty.
                }
                return Err(unwritable(path, &error));
            }
        }
    }
    for ((mut file, path, _), (_, bytes)) in opened.into_iter().zip(drawings) {
        let emptied =
            if file.metadata().is_ok_and(|it| it.is_file()) { file.set_len(0) } else { Ok(()) };
        let written = emptied.and_then(|()| file.write_all(bytes));
        written.map_err(|error| unwritable(path, &error))?;
    }
    Ok(())
}

fn unwritable(path: &Path, error: &io::Error) -> anyhow::Error {
    let what = match error.kind() {
        io::ErrorKind::AlreadyExists => {
            "is there already; choose another name, or replace it with --force".to_owned()
        }
        _ => format!("cannot be written ({error}); choose a file in a folder of yours"),
    };
    BadInput::in_file(path, what)
}

/// What is true of a table whoever looks at it, and what a viewer knows to be waited for.
pub(crate) fn summary(table: &dyn Session, viewer: Viewer) -> Value {
    let header = table.header();
    let options: serde_json::Map<String, Value> =
        header.options.iter().map(|(name, value)| (name.clone(), json!(value))).collect();
    json!({
        "game": header.game,
        "title": table.info().title,
        "rules_version": header.rules,
        "options": options,
        "components": header.components.to_string(),
        "dice": header.dice,
        "seats": header.seats,
        "steps": table.steps(),
        // Whoever knows most of a position could find the rest by trying.
        "hash": (!table.keeps_secrets()).then(|| table.hash().to_string()),
        "prompt": table.prompt(viewer),
        "node": node(table),
    })
}

fn node(table: &dyn Session) -> Value {
    match table.node() {
        Node::Decision { seat } => json!({ "kind": "decision", "seat": seat.number() }),
        Node::Chance { tickets, case } => {
            // What may still come tells what the others hold.
            let outcomes = if table.keeps_secrets() { Vec::new() } else { table.outcomes() };
            let outcome = |(notation, tickets): &(String, u32)| json!({ "notation": notation, "tickets": tickets });
            json!({
                "kind": "chance",
                "case": case.id(),
                "tickets": tickets.get(),
                "outcomes": outcomes.iter().map(outcome).collect::<Vec<_>>(),
            })
        }
        Node::Forced { case } => json!({ "kind": "forced", "case": case.id() }),
        Node::Over(ending) => {
            let seats = table.header().seats.len();
            let verdicts = ending.verdicts.iter().take(seats).map(|&it| verdict(it));
            json!({
                "kind": "over",
                "case": ending.case.id(),
                "reason": ending.reason,
                "verdicts": verdicts.collect::<Vec<_>>(),
            })
        }
    }
}

const fn verdict(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Won => "won",
        Verdict::Lost => "lost",
        Verdict::Drawn => "drawn",
    }
}
