//! Luck: what chance was expected to bring over a whole game, and what it brought.

use draw::Depict;
use engine::play::Match;
use engine::{Case, Move, Node, Quiet, Seat, Viewer, chance};

/// One kind of chance over a whole game.
#[derive(Clone, PartialEq, Debug)]
pub struct Luck {
    /// What was counted.
    pub what: &'static str,
    /// The clause that called for it.
    pub case: Case,
    /// How often chance was asked.
    pub count: u32,
    /// What it should have brought.
    pub expected: f64,
    /// What it brought.
    pub actual: f64,
}

/// The luck of a whole game, kind by kind.
pub(crate) fn of<G: Depict>(game: &Match<G>) -> Vec<Luck> {
    let mut rows = Vec::new();
    for (_, luck) in each(game) {
        enter(&mut rows, luck);
    }
    rows
}

/// The luck of each player, as far as it was one player's.
pub(crate) fn by_seat<G: Depict>(game: &Match<G>) -> Vec<(Seat, Vec<Luck>)> {
    let (all, seats) = (each(game), Seat::all(game.game().seats()));
    let of_one = |seat| {
        let mut rows = Vec::new();
        for (_, luck) in all.iter().filter(|(whose, _)| *whose == Some(seat)) {
            enter(&mut rows, luck.clone());
        }
        (seat, rows)
    };
    seats.map(of_one).filter(|(_, rows)| !rows.is_empty()).collect()
}

/// Walks through a whole game. Where seats have secrets, only what everybody may know is counted:
/// what a deck still had would tell what the others held.
fn each<G: Depict>(game: &Match<G>) -> Vec<(Option<Seat>, Luck)> {
    let (rules, mut all) = (game.game(), Vec::new());
    let Some(mut state) = game.state_after(0) else { return all };
    for step in game.steps() {
        let before = state.clone();
        rules.make(&mut state, step.made, &mut Quiet);
        if let Move::Chance(outcome) = step.made {
            all.extend(node(rules, &before, outcome, &state));
        }
    }
    all
}

/// What one chance node was expected to bring, and what it brought.
fn node<G: Depict>(
    rules: &G,
    state: &G::State,
    came: G::Outcome,
    after: &G::State,
) -> Option<(Option<Seat>, Luck)> {
    let Node::Chance { tickets, case } = rules.node(state) else { return None };
    let view = rules.view(state, Viewer::Spectator);
    let brought = rules.worth(&view, came)?;
    let secret = rules.keeps_secrets(state) || rules.keeps_secrets(after);
    if secret && !brought.open {
        return None;
    }
    let mut sum = 0.0;
    for (outcome, ways) in chance::outcomes(rules, state) {
        sum += rules.worth(&view, outcome)?.amount * f64::from(ways);
    }
    let expected = sum / f64::from(tickets.get());
    let luck = Luck { what: brought.what, case, count: 1, expected, actual: brought.amount };
    Some((brought.whose, luck))
}

fn enter(rows: &mut Vec<Luck>, luck: Luck) {
    match rows.iter_mut().find(|row| (row.what, row.case) == (luck.what, luck.case)) {
        None => rows.push(luck),
        Some(row) => {
            row.count += 1;
            row.expected += luck.expected;
            row.actual += luck.actual;
        }
    }
}
