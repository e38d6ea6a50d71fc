//! Chance: every ticket has an outcome, and every outcome can come about.

use engine::{Game, Move, Node, Quiet, chance, door};

use super::moment::Moment;
use super::{decision, memory};

/// Every ticket stands for an outcome, the same whenever it is asked for; nobody may act.
pub(super) fn tickets_hold<G: Game>(moment: &Moment<'_, G>) {
    let Node::Chance { tickets, .. } = moment.game.node() else { return };
    let outcomes = chance::outcomes(moment.rules(), moment.state());
    let sum: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
    moment.hold(sum == tickets.get(), || format!("{sum} tickets of {tickets} have an outcome"));
    let again = chance::outcomes(moment.rules(), moment.state());
    moment.hold(outcomes == again, || "a ticket changes its outcome".to_owned());
    decision::nothing_is_left_to_do(moment);
}

/// Every outcome passes the door, leads to a sound position that shows it, and reads back as text.
pub(super) fn every_outcome_settles<G: Game>(moment: &Moment<'_, G>) -> Vec<G::Outcome> {
    let outcomes = chance::outcomes(moment.rules(), moment.state());
    for &(outcome, _) in &outcomes {
        let mut state = moment.state().clone();
        let done = door::settle(moment.rules(), &mut state, outcome, &mut Quiet);
        moment.hold(done.is_ok(), || format!("{outcome} has a ticket and is refused: {done:?}"));
        moment.sound(&state);
        moment.witnessed(moment.state(), Move::Chance(outcome), &state);
        memory::outcome_reads_back(moment, outcome);
    }
    outcomes.into_iter().map(|(outcome, _)| outcome).collect()
}
