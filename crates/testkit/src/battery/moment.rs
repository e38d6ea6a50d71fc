//! Where the battery is, so that a failure says which game, which step and which position.

use std::collections::HashSet;

use engine::play::MoveOf;
use engine::record::Who;
use engine::{Game, Match, fault};

use super::Battery;

/// One node of one game.
pub(super) struct Moment<'a, G: Game> {
    pub(super) battery: &'a Battery<G>,
    pub(super) number: u32,
    pub(super) game: &'a Match<G>,
    pub(super) conceivable: &'a [G::Action],
    /// The same as a set: a game may have thousands of conceivable actions.
    pub(super) known: &'a HashSet<G::Action>,
}

impl<G: Game> Moment<'_, G> {
    /// Stops the battery when something does not hold.
    #[track_caller]
    pub(super) fn hold(&self, holds: bool, what: impl FnOnce() -> String) {
        if holds {
            return;
        }
        panic!(
            "{}\n  {} [{}], seed {}, game {}, after step {}:\n{}",
            what(),
            G::INFO.id,
            self.battery.options,
            self.battery.seed,
            self.number,
            self.game.steps().len(),
            self.rules().write_position(self.state()),
        );
    }

    pub(super) fn rules(&self) -> &G {
        self.game.game()
    }

    pub(super) fn state(&self) -> &G::State {
        self.game.state()
    }

    /// Nothing is impossible about a position.
    #[track_caller]
    pub(super) fn sound(&self, state: &G::State) {
        let faults = (self.battery.unsound)(self.rules(), state);
        self.hold(faults.is_empty(), || {
            format!("the position is impossible: {}", fault::list(&faults))
        });
    }

    /// The position after a step shows what the step claims.
    #[track_caller]
    pub(super) fn witnessed(&self, before: &G::State, made: MoveOf<G>, after: &G::State) {
        let missing = (self.battery.witness)(self.rules(), before, made, after);
        self.hold(missing.is_empty(), || {
            format!("{} does not show: {}", words(&made), missing.join("; "))
        });
    }
}

/// A step in notation.
pub(super) fn words<A: std::fmt::Display, O: std::fmt::Display>(
    made: &engine::Move<A, O>,
) -> String {
    match made.who() {
        Who::Seat(seat) => format!("seat {seat}: {}", made.notation()),
        Who::Chance => format!("chance: {}", made.notation()),
        Who::Rules => format!("rules: {}", made.notation()),
    }
}
