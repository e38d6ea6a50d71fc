//! Chance: every ticket has an outcome, and every outcome can come about.

use engine::{Game, Move, Node, Quiet, chance, door};

use super::place::Place;
use super::{decision, memory};

/// Every ticket stands for an outcome, the same whenever it is asked for; nobody may act.
pub(super) fn tickets_hold<G: Game>(place: &Place<'_, G>) {
    let Node::Chance { tickets, .. } = place.game.node() else { return };
    let outcomes = chance::outcomes(place.rules(), place.state());
    let sum: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
    place.hold(sum == tickets.get(), || format!("{sum} tickets of {tickets} have an outcome"));
    let again = chance::outcomes(place.rules(), place.state());
    place.hold(outcomes == again, || "a ticket changes its outcome".to_owned());
    decision::nothing_is_left_to_do(place);
}

/// Every outcome passes the door, leads to a sound position that shows it, and reads back as text.
pub(super) fn every_outcome_settles<G: Game>(place: &Place<'_, G>) -> Vec<G::Outcome> {
    let outcomes = chance::outcomes(place.rules(), place.state());
    for &(outcome, _) in &outcomes {
        let mut state = place.state().clone();
        let done = door::settle(place.rules(), &mut state, outcome, &mut Quiet);
        place.hold(done.is_ok(), || format!("{outcome} has a ticket and is refused: {done:?}"));
        place.sound(&state);
        place.witnessed(place.state(), Move::Chance(outcome), &state);
        memory::outcome_reads_back(place, outcome);
    }
    outcomes.into_iter().map(|(outcome, _)| outcome).collect()
}
