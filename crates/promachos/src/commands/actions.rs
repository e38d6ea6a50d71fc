//! `actions`: what may be done now, and by whom.

use anyhow::Result;
use draw::Paint;
use engine::Node;
use games::{Listed, Session};
use serde_json::{Value, json};

use super::{ask, show};
use crate::cli::RecordAndJson;
use crate::files::RecordFile;
use crate::terminal::Terminal;

/// Lists the actions of a decision, or the outcomes of a chance node.
pub(crate) fn run(args: &RecordAndJson, terminal: &mut Terminal) -> Result<()> {
    let (file, table) = RecordFile::open(&args.record)?;
    let actions = table.actions();
    if args.json {
        let mut all = show::summary(table.as_ref());
        all["actions"] = actions.iter().map(listed_json).collect();
        writeln!(terminal.out, "{all:#}")?;
        return Ok(());
    }
    writeln!(terminal.out, "{}", terminal.ink.paint(Paint::Cyan, table.prompt()))?;
    if let Node::Chance { .. } = table.node() {
        return outcomes(table.as_ref(), &file, terminal);
    }
    let width = ask::widest(actions.iter().map(|listed| listed.notation.as_str()));
    for listed in &actions {
        writeln!(terminal.out, "  {:<width$} {}", listed.notation, gloss(listed))?;
    }
    let orders = table.orders();
    if !orders.is_empty() {
        writeln!(terminal.out, "Several at once:")?;
    }
    let width = ask::widest(orders.iter().map(|order| order.notation.as_str()));
    for order in &orders {
        writeln!(terminal.out, "  {:<width$} {}", order.notation, order.words)?;
    }
    Ok(())
}

/// What stands beside an action in a list: its chances, or else what it does.
pub(crate) fn gloss(listed: &Listed) -> &str {
    listed.brief.as_deref().unwrap_or(&listed.words)
}

fn outcomes(table: &dyn Session, file: &RecordFile, terminal: &mut Terminal) -> Result<()> {
    let outcomes = table.outcomes();
    let all: u32 = outcomes.iter().map(|(_, tickets)| tickets).sum();
    for (outcome, tickets) in &outcomes {
        writeln!(terminal.out, "  {outcome:<16} {tickets} of {all}")?;
    }
    let path = file.path().display();
    writeln!(terminal.out, "Let chance decide with: promachos act {path}")?;
    Ok(())
}

fn listed_json(listed: &Listed) -> Value {
    json!({
        "notation": listed.notation,
        "words": listed.words,
        "chance_follows": listed.chance,
        "odds": listed.brief,
    })
}
