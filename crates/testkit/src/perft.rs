//! Perft: how many ways play can go from a position within so many steps.
//!
//! Every listed action is one way, every different outcome of chance is one way. A game that is
//! over counts as one way and is followed no further. A `.perft` file keeps such counts:
//!
//! ```text
//! # Why this position is interesting.
//! name    one card left
//! options players=2
//! setup   marker 3
//! setup   hand 1 15
//! depth 1 = 2
//! depth 2 = 7
//! ```
//! Without `setup` lines the position is the game's start. A blank line ends an entry.

use engine::play::MoveOf;
use engine::{Game, Move, Node, Quiet, chance};

use crate::script;

/// How many ways play can go from `state` within `depth` steps.
pub fn count<G: Game>(game: &G, state: &G::State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let steps: Vec<MoveOf<G>> = match game.node(state) {
        Node::Over(_) => return 1,
        Node::Decision { seat } => {
            let mut list = Vec::new();
            game.actions(state, &mut list);
            list.into_iter().map(|action| Move::Act(seat, action)).collect()
        }
        Node::Chance { .. } => {
            let outcomes = chance::outcomes(game, state);
            outcomes.into_iter().map(|(outcome, _)| Move::Chance(outcome)).collect()
        }
        Node::Forced { case } => vec![Move::Forced(case)],
    };
    if depth == 1 {
        return steps.len() as u64;
    }
    let after = |made| {
        let mut next = state.clone();
        game.make(&mut next, made, &mut Quiet);
        next
    };
    steps.into_iter().map(|made| count(game, &after(made), depth - 1)).sum()
}

/// One entry of a `.perft` file.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Entry {
    /// What it is called.
    pub name: String,
    /// Options as on a command line.
    pub options: String,
    /// The position, or nothing for the start.
    pub setup: String,
    /// Depths with their counts.
    pub counts: Vec<(u32, u64)>,
}

/// Reads a `.perft` file.
///
/// # Panics
/// At a line that is none of such a file.
pub fn read(text: &str) -> Vec<Entry> {
    let mut entries = vec![Entry::default()];
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.split('#').next().unwrap_or_default().trim();
        if line.is_empty() {
            entries.push(Entry::default());
        } else if let Some(entry) = entries.last_mut() {
            assert!(read_line(entry, line).is_some(), "line {number}: {line}");
        }
    }
    entries.retain(|entry| *entry != Entry::default());
    entries
}

fn read_line(entry: &mut Entry, line: &str) -> Option<()> {
    let (key, value) = line.split_once(' ')?;
    let value = value.trim();
    match key {
        "name" => value.clone_into(&mut entry.name),
        "options" => value.clone_into(&mut entry.options),
        "setup" => {
            entry.setup.push_str(value);
            entry.setup.push('\n');
        }
        "depth" => {
            let (depth, ways) = value.split_once(" = ")?;
            entry.counts.push((depth.parse().ok()?, ways.replace('_', "").parse().ok()?));
        }
        _ => return None,
    }
    Some(())
}

/// Every count of a file that the game does not give any more.
///
/// # Panics
/// If an entry's options or position are refused.
pub fn differences<G: Game>(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    for entry in read(text) {
        let setup = (!entry.setup.is_empty()).then_some(entry.setup.as_str());
        let game = script::begin::<G>(&script::terms(&entry.options), setup);
        for (depth, expected) in entry.counts {
            let ways = count(game.game(), game.state(), depth);
            if ways != expected {
                found.push(format!("{}: depth {depth} = {ways}, not {expected}", entry.name));
            }
        }
    }
    found
}
