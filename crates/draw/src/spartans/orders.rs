//! Group orders that are worth offering beside the single actions: whatever of them can be carried
//! out now.

use engine::Game as _;
use game_spartans::cases::{C_6_0C, C_8_1, C_8_2, C_8_2_6C, C_8_3, C_8_3_2_1A};
use game_spartans::map;
use game_spartans::state::Awaits;
use game_spartans::units::Side;
use game_spartans::{Action, Spartans, View};

use super::words::{self, orders as say, parts};
use super::{plans, target, undone};
use crate::course::{Order, Pick};

/// Everything that is worth offering in a position.
pub(super) fn of(game: &Spartans, view: &View) -> Vec<Order> {
    let mut orders = match view.state.awaits {
        Awaits::Deployment => deployments(game, view),
        Awaits::Movement(_) => {
            vec![everybody("forward all", format!("{} {C_8_1}", say::FORWARD))]
        }
        Awaits::Fire(_) => fire(game, view),
        Awaits::Melee(_) => vec![everybody("fight all", format!("{} {C_8_3}", say::FIGHT))],
        Awaits::Retreat(..) => vec![
            everybody("retreat all", format!("{} {C_8_3_2_1A}", say::RETREAT)),
            everybody("stand all", format!("{} {C_8_3_2_1A}", say::STAND)),
        ],
        _ => Vec::new(),
    };
    orders.retain(|order| is_possible(game, view, &order.notation));
    orders
}

/// Whether an order stands for actions, the first of which is allowed.
fn is_possible(game: &Spartans, view: &View, notation: &str) -> bool {
    let actions = game.expand(&view.state, notation).unwrap_or_default();
    actions.first().is_some_and(|first| game.allows(&view.state, *first))
}

/// An order to everybody who may.
fn everybody(notation: &str, words: String) -> Order {
    order(notation, words, target::command(target::EVERYBODY, parts::EVERYBODY))
}

fn order(notation: impl Into<String>, words: String, pick: Pick) -> Order {
    Order { notation: notation.into(), words, path: vec![pick], by_hand: None }
}

/// [6.0c] Whole deployments, and the rest of one that is begun.
fn deployments(game: &Spartans, view: &View) -> Vec<Order> {
    let pick = || target::command(target::DEPLOYMENTS, parts::DEPLOYMENTS);
    let is_begun = !view.state.positions.held(Side::Greek).is_empty();
    let rest = is_begun.then(|| {
        let words = format!("{} {C_6_0C}", say::rest(undone::to_place(game, view)));
        order("deploy rest", words, pick())
    });
    let whole = plans::PLANS.iter().map(|plan| {
        let words = format!("{}: {} {C_6_0C}", plan.title, plan.about);
        order(format!("deploy {}", plan.name), words, pick())
    });
    rest.into_iter().chain(whole).collect()
}

/// [8.2] Everybody at his best target, and everybody at one target.
fn fire(game: &Spartans, view: &View) -> Vec<Order> {
    let mut orders = vec![everybody("fire best", format!("{} {C_8_2}", say::FIRE))];
    let mut known = Vec::new();
    for action in parts::listed(game, view) {
        let Action::Fire { at, .. } = action else { continue };
        if known.contains(&at) {
            continue;
        }
        known.push(at);
        let enemy = words::stack(view, view.state.segment.side().enemy(), at);
        let words = format!("{} {}: {enemy} {C_8_2_6C}", say::VOLLEY, words::area(at));
        let pick = target::place_pick(view, at);
        orders.push(order(format!("volley {}", map::name(at)), words, pick));
    }
    orders
}
