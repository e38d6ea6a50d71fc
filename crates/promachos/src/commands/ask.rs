//! `why`, `odds`, `hint`: questions that change nothing.

use anyhow::Result;
use draw::{Ink, Paint, text};
use engine::door::Refusal;
use games::{Hint, Objection};
use search::Budget;
use serde_json::{Value, json};

use crate::cli;
use crate::files::RecordFile;
use crate::terminal::Terminal;

/// Says whether an action is legal, and by which clauses not.
pub(crate) fn why(args: &cli::Why, terminal: &mut Terminal) -> Result<()> {
    let (_, table) = RecordFile::open(&args.record)?;
    if let Some(step) = args.step {
        let told = table.reasons(step, None);
        if args.json {
            writeln!(terminal.out, "{:#}", json!({ "step": step, "reasons": told }))?;
        } else {
            write!(terminal.out, "{}", reason_lines(step, &told))?;
        }
        return Ok(());
    }
    let order = args.action.join(" ");
    let seat = match args.seat {
        Some(number) => table.seat(number)?,
        None => table.deciding().map_err(games::Error::from)?,
    };
    let verdict = table.why(seat, &order)?;
    if args.json {
        writeln!(terminal.out, "{:#}", why_json(&order, seat.number(), &verdict))?;
        return Ok(());
    }
    match verdict {
        Ok(()) => writeln!(terminal.out, "{order} is legal for {}.", table.name(seat))?,
        Err(refusal) => writeln!(terminal.out, "{refusal}.")?,
    }
    Ok(())
}

/// Why the rules did what they did in a step.
pub(crate) fn reason_lines(step: usize, told: &[String]) -> String {
    if told.is_empty() {
        return format!("In step {step} the rules chose nothing.\n");
    }
    told.join("\n") + "\n"
}

fn why_json(order: &str, seat: u8, verdict: &Result<(), Refusal<Objection>>) -> Value {
    let objections: Vec<Value> = match verdict {
        Ok(()) => Vec::new(),
        Err(Refusal::Illegal { objections, .. }) => {
            objections.iter().map(|it| json!({ "case": it.case.id(), "why": it.why })).collect()
        }
        Err(refusal) => vec![json!({ "case": null, "why": refusal.to_string() })],
    };
    json!({ "action": order, "seat": seat, "legal": verdict.is_ok(), "objections": objections })
}

/// Shows the exact chances of what follows an action.
pub(crate) fn odds(args: &cli::Odds, terminal: &mut Terminal) -> Result<()> {
    let (_, table) = RecordFile::open(&args.record)?;
    let order = args.action.join(" ");
    let odds = table.odds(&order)?;
    if args.json {
        let forecasts: Vec<&Value> = odds.iter().map(|it| &it.json).collect();
        let plain = table.explain(&order)?;
        let all = json!({ "action": order, "forecasts": forecasts, "plain": plain });
        writeln!(terminal.out, "{all:#}")?;
        return Ok(());
    }
    if odds.is_empty() {
        writeln!(terminal.out, "After {order} nothing is left to chance.")?;
    }
    write!(terminal.out, "{}", odds_page(&table.explain(&order)?, &odds, terminal.ink))?;
    Ok(())
}

/// Odds for people: plain words first, then the exact figures.
pub(crate) fn odds_page(plain: &[String], odds: &[games::Odds], ink: Ink) -> String {
    let mut page = draw::odds::plain(plain);
    for forecast in odds {
        if !page.is_empty() {
            page.push('\n');
        }
        page.push_str(forecast.in_ink(ink));
    }
    page
}

/// Asks a computer player.
pub(crate) fn hint(args: &cli::Hint, terminal: &mut Terminal) -> Result<()> {
    let (_, table) = RecordFile::open(&args.record)?;
    let budget = args.iterations.map_or(args.time, Budget::Iterations);
    let hints = table.hint(budget, 1)?;
    if args.json {
        let all: Vec<Value> = hints.iter().map(hint_json).collect();
        writeln!(terminal.out, "{:#}", json!({ "hints": all }))?;
        return Ok(());
    }
    let prompt = table.prompt(table.deciding_eyes());
    writeln!(terminal.out, "{}", terminal.ink.paint(Paint::Cyan, prompt))?;
    write!(terminal.out, "{}", hint_lines(&hints, usize::MAX))?;
    Ok(())
}

/// The best few actions with what is thought of them.
pub(crate) fn hint_lines(hints: &[Hint], most: usize) -> String {
    let hints = &hints[..most.min(hints.len())];
    let width = widest(hints.iter().map(|hint| hint.notation.as_str()));
    let line = |hint: &Hint| {
        let (percent, visits) = (hint.value * 100.0, hint.visits);
        let why = hint.why.map(|why| text::paragraph(why, 6, 78)).unwrap_or_default();
        let line =
            format!("  {:<width$} wins about {percent:>4.1} %  {visits:>7} tries", hint.notation);
        format!("{line}\n{why}")
    };
    hints.iter().fold(String::new(), |lines, hint| lines + &line(hint))
}

/// How wide a column of notations is: what follows them begins in one line.
pub(crate) fn widest<'a>(notations: impl Iterator<Item = &'a str>) -> usize {
    notations.map(str::len).max().unwrap_or(0).max(12)
}

fn hint_json(hint: &Hint) -> Value {
    let mut told = json!({
        "notation": hint.notation,
        "words": hint.words,
        "tries": hint.visits,
        "win_share": hint.value,
    });
    if let Some(why) = hint.why {
        told["why"] = json!(why);
    }
    told
}
