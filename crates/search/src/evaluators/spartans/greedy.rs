//! The rule of thumb, the baseline that others are measured against: the nearest sensible move. A
//! sensible deployment, a line before the wall that looks west, charges where the exact odds favour
//! them, fire at the best expected losses, no feint, Phocians on the path; Persians go forward, in,
//! and fire.

use std::cell::RefCell;

use game_spartans::{Action, Spartans, State};

use super::doctrine::Doctrine;
use super::tactician::Tactician;
use crate::random::Generator;

thread_local! {
    /// The ways to each line, for the table that this thread last asked about.
    static TACTICIAN: RefCell<Option<Tactician>> = const { RefCell::new(None) };
}

/// What the rule of thumb does at a decision.
pub(crate) fn rule_of_thumb(game: &Spartans, state: &State, random: &mut Generator) -> Action {
    TACTICIAN.with_borrow_mut(|known| {
        if !known.as_ref().is_some_and(|it| it.fits(game)) {
            *known = None;
        }
        let tactician = known.get_or_insert_with(|| Tactician::new(game));
        tactician.forget();
        tactician.next(game, state, &Doctrine::SENSIBLE, random)
    })
}
