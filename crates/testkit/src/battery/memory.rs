//! What is written down reads back, and what was done can be taken back or done again.

use engine::undo::{self, NoUndo};
use engine::{Game, Match, Move, Record, Seat, replay};

use engine::play::MoveOf;

use super::moment::{Moment, words};

/// Takes a step through the checked door.
///
/// # Panics
/// If it is refused; the battery has asked for legal steps only.
#[track_caller]
pub(super) fn make<G: Game>(game: &mut Match<G>, made: MoveOf<G>) {
    let done = match made {
        Move::Act(seat, action) => game.play(seat, action).map(|_| ()),
        Move::Chance(outcome) => game.settle(outcome).map(|_| ()),
        Move::Forced(_) => game.carry_on().map(|_| ()),
        Move::Propose(seat, proposal) => game.say(seat, proposal),
    };
    if let Err(refusal) = done {
        panic!("{} was refused: {refusal:?}", words(&made));
    }
}

/// Takes a step; undo is allowed as information allows, gives the old position back exactly, and
/// the same step leads to the same place again.
pub(super) fn undo_holds<'a, G: Game>(
    game: &'a mut Match<G>,
    made: MoveOf<G>,
    moment: impl Fn(&'a Match<G>) -> Moment<'a, G>,
) {
    if matches!(made, Move::Forced(_) | Move::Propose(..)) {
        return make(game, made); // What the rules made goes back with the action before it.
    }
    let before = game.state().clone();
    let reveals = match made {
        Move::Act(_, action) => game.game().reveals(&before, action),
        _ => true,
    };
    make(game, made);
    let (hash, number) = (game.hash(), game.steps().len());
    let expected = |seat| match made {
        Move::Act(actor, _) if actor != seat => Err(NoUndo::OtherSeat(actor)),
        Move::Act(..) if reveals => Err(NoUndo::Revealed(number)),
        Move::Act(..) => Ok(()),
        _ => Err(NoUndo::ChanceDecided(number)),
    };
    let mut wrong = Vec::new();
    for seat in Seat::all(game.game().seats()) {
        let told = undo::undo(game, seat);
        if told != expected(seat) {
            wrong.push(format!("undo by seat {seat} said {told:?}"));
        }
        if told.is_ok() {
            if *game.state() != before {
                wrong.push(format!("undo of {} gave another position", words(&made)));
            }
            make(game, made);
        }
    }
    if game.hash() != hash {
        wrong.push(format!("{} led elsewhere the second time", words(&made)));
    }
    moment(game).hold(wrong.is_empty(), || wrong.join("; "));
}

/// A position reads back as itself.
pub(super) fn position_reads_back<G: Game>(moment: &Moment<'_, G>) {
    let text = moment.rules().write_position(moment.state());
    let read = moment.rules().read_position(&text);
    moment.hold(read.as_ref() == Ok(moment.state()), || {
        format!("the position does not read back: {:?}", read.err())
    });
}

/// An action reads back as itself.
pub(super) fn action_reads_back<G: Game>(moment: &Moment<'_, G>, action: G::Action) {
    let read = moment.rules().read_action(&action.to_string());
    moment.hold(read.as_ref() == Ok(&action), || format!("{action} reads back as {read:?}"));
}

/// An outcome reads back as itself.
pub(super) fn outcome_reads_back<G: Game>(moment: &Moment<'_, G>, outcome: G::Outcome) {
    let read = moment.rules().read_outcome(&outcome.to_string());
    moment.hold(read.as_ref() == Ok(&outcome), || format!("{outcome} reads back as {read:?}"));
}

/// Whoever looks back at an earlier step finds the position that its hash is of.
pub(super) fn looks_back<G: Game>(moment: &Moment<'_, G>) {
    const EVERY: usize = 61;
    for (number, step) in (1..).zip(moment.game.steps()).step_by(EVERY) {
        let earlier = moment.game.after(number).map(|earlier| earlier.hash());
        moment.hold(earlier == Some(step.hash), || {
            format!("after step {number} there was another position")
        });
    }
}

/// The record of a finished game reads back and replays to equal steps, hashes and position.
pub(super) fn record_replays<G: Game>(moment: &Moment<'_, G>) {
    let record = moment.game.record();
    let read = Record::read(&record.write());
    moment.hold(read.as_ref() == Ok(&record), || format!("the record reads back as {read:?}"));
    match replay::replay::<G>(&record) {
        Err(fault) => moment.hold(false, || format!("the record does not replay: {fault:?}")),
        Ok(again) => {
            let same = again.state() == moment.state() && again.steps() == moment.game.steps();
            moment.hold(same, || "the record replays to another game".to_owned());
        }
    }
}
