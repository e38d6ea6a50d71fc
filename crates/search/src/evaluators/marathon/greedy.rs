//! The rule of thumb, the baseline that others are measured against: the nearest sensible thing.

use game_marathon::{Action, Marathon, State};

use crate::random::Generator;

/// What the rule of thumb does at a decision.
pub(crate) fn rule_of_thumb(
    _: &Marathon,
    _: &State,
    actions: &[Action],
    random: &mut Generator,
) -> Action {
    let goes_on = |action: &Action| !matches!(action, Action::Lift(_));
    if actions.contains(&Action::Done) && random.index(8) == 0 {
        return Action::Done;
    }
    let on: Vec<Action> = actions.iter().copied().filter(goes_on).collect();
    let from = if on.is_empty() { actions } else { &on };
    from[random.index(from.len())]
}
