//! `actions`: what may be done now, and by whom.

use anyhow::Result;
use draw::{Order, Paint, Pick};
use engine::{Node, Number};
use games::{Listed, Session};
use serde_json::{Value, json};

use super::{ask, show};
use crate::cli::Actions;
use crate::files::RecordFile;
use crate::terminal::Terminal;

/// With more than so many, it is said how to see fewer.
const MANY: usize = 60;

/// Lists the actions of a decision, or the outcomes of a chance node.
pub(crate) fn run(args: &Actions, terminal: &mut Terminal) -> Result<()> {
    let (file, table) = RecordFile::open(&args.record)?;
    let beginning = args.beginning.join(" ").to_ascii_lowercase();
    let begins = |notation: &str| notation.to_ascii_lowercase().starts_with(&beginning);
    let actions: Vec<Listed> =
        table.actions().into_iter().filter(|it| begins(&it.notation)).collect();
    if args.json {
        let mut all = show::summary(table.as_ref(), table.deciding_eyes());
        all["actions"] = actions.iter().map(|it| listed_json(table.as_ref(), it)).collect();
        writeln!(terminal.out, "{all:#}")?;
        return Ok(());
    }
    let prompt = table.prompt(table.deciding_eyes());
    writeln!(terminal.out, "{}", terminal.ink.paint(Paint::Cyan, prompt))?;
    let path = file.path().display();
    match table.node() {
        Node::Chance { .. } => return outcomes(table.as_ref(), &file, terminal),
        Node::Forced { case } => {
            writeln!(terminal.out, "The rules go on by themselves {case}: promachos act {path}")?;
        }
        Node::Decision { .. } | Node::Over(_) => {}
    }
    let orders: Vec<Order> = table.orders().into_iter().filter(|it| begins(&it.notation)).collect();
    listing(table.as_ref(), &actions, &orders, terminal)?;
    if actions.is_empty() && orders.is_empty() && !beginning.is_empty() {
        writeln!(terminal.out, "Nothing that may be done now begins with “{beginning}”.")?;
    }
    if let (Some(first), true) = (actions.first(), actions.len() > MANY && beginning.is_empty()) {
        let (count, word) = (actions.len(), first.notation.split(' ').next().unwrap_or_default());
        writeln!(terminal.out, "{count} actions: promachos actions {path} {word} … lists fewer")?;
    }
    Ok(())
}

/// The actions and the orders, a line each.
fn listing(
    table: &dyn Session,
    actions: &[Listed],
    orders: &[Order],
    terminal: &mut Terminal,
) -> Result<()> {
    let width = ask::widest(actions.iter().map(|listed| listed.notation.as_str()));
    for listed in actions {
        let beside = orders.iter().filter_map(|order| order.by_hand.as_ref());
        let by_hand = beside.into_iter().find(|it| it.notation == listed.notation);
        let odds = odds_in_short(table, &listed.notation);
        let gloss = by_hand.map(|it| &it.words).or(odds.as_ref()).unwrap_or(&listed.words);
        writeln!(terminal.out, "  {:<width$} {gloss}", listed.notation)?;
    }
    if !orders.is_empty() {
        writeln!(terminal.out, "Several at once:")?;
    }
    let width = ask::widest(orders.iter().map(|order| order.notation.as_str()));
    for order in orders {
        let odds = order.by_hand.as_ref().and(odds_in_short(table, &order.notation));
        writeln!(
            terminal.out,
            "  {:<width$} {}",
            order.notation,
            odds.as_ref().unwrap_or(&order.words)
        )?;
    }
    Ok(())
}

/// The chances that stand beside an action, where it has some.
fn odds_in_short(table: &dyn Session, notation: &str) -> Option<String> {
    table.brief(notation).ok().and_then(|brief| brief.words)
}

fn outcomes(table: &dyn Session, file: &RecordFile, terminal: &mut Terminal) -> Result<()> {
    let outcomes = table.outcomes();
    let all: u32 = outcomes.iter().map(|(_, tickets)| tickets).sum();
    for (outcome, tickets) in &outcomes {
        writeln!(terminal.out, "  {outcome:<16} {tickets} of {all}")?;
    }
    let path = file.path().display();
    let kind: dice::Kind = table.header().dice.parse().map_err(games::Error::from)?;
    // Fair dice are rolled by whoever keeps their secret, or published it.
    let own = match kind {
        dice::Kind::Seeded(_) | dice::Kind::Entropy => true,
        dice::Kind::Table => false,
        dice::Kind::Fair(terms) => terms.secret.is_some(),
    };
    if own {
        writeln!(terminal.out, "Let chance decide with: promachos act {path}")?;
    } else {
        writeln!(terminal.out, "Say what came up with: promachos act {path} --roll OUTCOME")?;
    }
    Ok(())
}

fn listed_json(table: &dyn Session, listed: &Listed) -> Value {
    json!({
        "notation": listed.notation,
        "words": listed.words,
        "chance_follows": listed.chance,
        "odds": odds_in_short(table, &listed.notation),
        "path": listed.path.iter().map(pick_json).collect::<Vec<_>>(),
        "number": listed.number.map(number_json),
    })
}

fn pick_json(pick: &Pick) -> Value {
    json!({ "kind": pick.kind.word(), "part": pick.part, "words": pick.words })
}

/// As people write it: a distance is in centimetres, not in hundredths of them.
fn number_json(number: Number) -> Value {
    let Number { value, least, most, step, measure } = number;
    json!({
        "value": measure.write(value),
        "least": measure.write(least),
        "most": measure.write(most),
        "step": measure.write(step),
        "unit": measure.word(),
    })
}
