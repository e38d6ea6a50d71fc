//! What people call the parts of the drawn table, and what is still to be done with them.

use engine::Game as _;
use game_spartans::map::Area;
use game_spartans::options::Greeks;
use game_spartans::units::Side;
use game_spartans::{Action, Spartans, View};

use super::{area, stack};
use crate::grammar::counted;

pub(crate) const DONE: &str = "done";
pub(crate) const ROLL: &str = "roll";
pub(crate) const ALLOW: &str = "let them go";
pub(crate) const REFUSE: &str = "keep them";
pub(crate) const RETREAT: &str = "retreat";
pub(crate) const STAND: &str = "stand";
pub(crate) const FEIGN: &str = "feign a retreat";
pub(crate) const HOLD: &str = "hold";
/// Whole deployments.
pub(crate) const DEPLOYMENTS: &str = "the whole deployment";
/// Everybody at once.
pub(crate) const EVERYBODY: &str = "everybody who may";
/// [6.0c] What is given away with the last unit of a deployment.
pub(crate) const LAST_UNIT: &str =
    "every post can still be changed, and the Persians come when the last unit stands";

/// An area, with whoever stands there.
pub(crate) fn place(view: &View, at: Area) -> String {
    let held = Side::BOTH.map(|side| stack(view, side, at));
    let there: Vec<&str> = held.iter().map(String::as_str).filter(|it| !it.is_empty()).collect();
    if there.is_empty() { area(at) } else { format!("{}: {}", area(at), there.join("; against ")) }
}

/// The stack in an area that the side in turn can take up.
pub(crate) fn pieces(view: &View, at: Area) -> String {
    let whose = view.state.segment.side();
    let held = stack(view, whose, at);
    if held.is_empty() { place(view, at) } else { format!("{}: {held}", area(at)) }
}

/// [Q77] Whether several Greek players aim one after the other.
pub(crate) const fn in_turn(game: &Spartans) -> bool {
    matches!(game.options.greeks, Greeks::Contingents)
}

/// [8.1] How many units may still go somewhere.
pub(crate) fn waiting(units: u32) -> String {
    match units {
        0 => "nobody may go anywhere any more".to_owned(),
        units => format!("{} may still go", counted(units, "unit")),
    }
}

/// [8.2] How many units may fire.
pub(crate) fn shooters(game: &Spartans, view: &View) -> String {
    format!("{} a target", have(ready(game, view)))
}

fn have(units: u32) -> String {
    format!("{} {}", counted(units, "unit"), if units == 1 { "has" } else { "have" })
}

/// [8.2] How many units could fire now.
pub(crate) fn ready(game: &Spartans, view: &View) -> u32 {
    let mut known: Vec<(Area, u8)> = Vec::new();
    for action in listed(game, view) {
        if let Action::Fire { from, order, .. } = action
            && !known.contains(&(from, order))
        {
            known.push((from, order));
        }
    }
    known.len() as u32
}

/// Everything that may be done.
pub(crate) fn listed(game: &Spartans, view: &View) -> Vec<Action> {
    let mut actions = Vec::new();
    game.actions(&view.state, &mut actions);
    actions
}

/// [8.1] Units that could have gone somewhere.
pub(crate) fn unmoved(units: u32) -> Option<String> {
    (units > 0).then(|| format!("{} may still go", counted(units, "unit")))
}

/// [8.2] Units that would not have fired.
pub(crate) fn unfired(units: u32) -> Option<String> {
    (units > 0).then(|| format!("{} can still fire", counted(units, "unit")))
}
