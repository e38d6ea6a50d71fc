//! What is meant by touching a part of the table with nothing in hand, and what is said to it.

use engine::{Cited as _, Game as _};
use game_spartans::action::Part;
use game_spartans::greek_deployment::set_up_areas;
use game_spartans::map::{self, Area, WEST};
use game_spartans::options::Persians;
use game_spartans::state::Awaits;
use game_spartans::units::{Arm, Contingent, Side};
use game_spartans::{Action, Spartans, View};

use super::target;
use super::words::{hands as say, parts};
use crate::card::CLOSED;
use crate::depict::Depict as _;
use crate::hands::{Meant, OrderForm};

fn order(action: Action) -> Meant {
    Meant::Order(OrderForm::plain(action.to_string()))
}

fn nothing(words: impl Into<String>) -> Meant {
    Meant::Nothing(words.into())
}

/// Somebody holds nothing, and touches a part.
pub(super) fn with_nothing(game: &Spartans, view: &View, part: &str) -> Option<Meant> {
    if let Some(at) = target::area_of(part) {
        return Some(area(game, view, at));
    }
    if let Some(it) = target::contingent_of(part) {
        return Some(contingent(view, it));
    }
    if part.starts_with("unit-") {
        return Some(unit_in_hand(game, view, part));
    }
    let plaque = match part {
        target::DONE => Action::Done,
        target::ROLL => Action::Roll,
        target::FEIGN => Action::Feign,
        target::HOLD => Action::Hold,
        target::ALLOW => Action::Allow,
        target::REFUSE => Action::Refuse,
        _ => return beside(view, part).map(nothing),
    };
    Some(order(plaque))
}

/// A part beside the map on which nothing is ever done.
fn beside(view: &View, part: &str) -> Option<&'static str> {
    if target::facing_of(part).is_some() {
        let moves = matches!(view.state.awaits, Awaits::Movement(_) | Awaits::Deployment);
        return Some(if moves { say::SELECT_TURN } else { say::TURN_LATER });
    }
    if Side::BOTH.into_iter().any(|side| target::army(side) == part) {
        return Some(say::ARMY);
    }
    Some(match part {
        CLOSED => say::CLOSED,
        target::BOX => say::BOX,
        target::DAY => say::DAY,
        target::FIGHT => say::FIGHT,
        _ => return None,
    })
}

/// A contingent's track: while one is to be named, it is named.
fn contingent(view: &View, it: Contingent) -> Meant {
    order(match view.state.awaits {
        Awaits::Choice => Action::Commit(it),
        Awaits::Farewell { .. } => Action::Send(it),
        Awaits::Guard | Awaits::Casting(_) => Action::Guard(it),
        Awaits::Vote(_) => Action::Vote(it),
        Awaits::Deployment => Action::Clear(it),
        _ => return nothing(say::TRACK),
    })
}

/// [6.0c] A kind in hand for which there is no room.
fn unit_in_hand(game: &Spartans, view: &View, part: &str) -> Meant {
    let found = game.to_place(&view.state).map(|(kind, _)| kind);
    let found = found.into_iter().find(|kind| target::unit(*kind) == part);
    let post = set_up_areas(&view.board.map).iter().next();
    match (found, post) {
        (Some(kind), Some(at)) => order(Action::Place { kind, at, facing: WEST }),
        _ => nothing(say::WAITS),
    }
}

fn area(game: &Spartans, view: &View, at: Area) -> Meant {
    if !view.board.map.is_open(at) {
        return nothing(say::coastal(at));
    }
    let (state, side) = (&view.state, view.state.segment.side());
    let (own, enemy) = (state.positions.stack(side, at), state.positions.stack(side.enemy(), at));
    match state.awaits {
        Awaits::Deployment if !set_up_areas(&view.board.map).has(at) => nothing(say::outside(at)),
        Awaits::Deployment => nothing(say::select_unit(view, at)),
        Awaits::Melee(_) => order(Action::Fight(at)),
        Awaits::Retreat(..) => order(Action::Retreat(at)),
        Awaits::Movement(_) if own.is_empty() => out_of_reach(game, view, at),
        Awaits::Movement(_) => stuck(view, at),
        Awaits::Fire(_) if !own.is_empty() => no_target(view, at),
        Awaits::Fire(_) if !enemy.is_empty() => {
            shooter_for(view, at).map_or_else(|| nothing(say::SELECT_SHOOTER), order)
        }
        Awaits::Fire(_) => nothing(say::NO_ENEMY),
        Awaits::WhichTarget(force, _) if game.options.persians == Persians::ByHand => {
            order(Action::Fire { from: force.at, order: force.order, at })
        }
        // Something else is decided, and that is the reason.
        _ => not_now(game, view, at),
    }
}

/// An area, while something is decided that is no place: what it is, and why nothing ends here now.
fn not_now(game: &Spartans, view: &View, at: Area) -> Meant {
    let against: Vec<String> = game
        .objections(&view.state, Action::Done)
        .iter()
        .map(|it| format!("{} {}", game.say_objection(it), it.case()))
        .collect();
    if against.is_empty() { order(Action::Done) } else { nothing(say::not_now(view, at, &against)) }
}

/// An area to which nobody who may still move can go: what keeps the nearest from it.
fn out_of_reach(game: &Spartans, view: &View, to: Area) -> Meant {
    let movers = parts::listed(game, view).into_iter().filter_map(|action| match action {
        Action::Move { part, .. } | Action::Turn { part, .. } | Action::Charge { part, .. } => {
            Some(part.at)
        }
        _ => None,
    });
    let Some(from) = movers.min_by_key(|from| from.range(to)) else {
        return nothing(say::NOBODY_MOVES);
    };
    let notation = format!("go {} {}", map::name(from), map::name(to));
    let first = game.expand(&view.state, &notation).unwrap_or_default().first().copied();
    let Some(action) = first.filter(|action| !game.allows(&view.state, *action)) else {
        return nothing(say::SELECT_STACK);
    };
    let against: Vec<String> = game
        .objections(&view.state, action)
        .iter()
        .map(|it| format!("{} {}", game.say_objection(it), it.case()))
        .collect();
    if against.is_empty() {
        nothing(say::SELECT_STACK)
    } else {
        nothing(say::nearest(from, &against))
    }
}

/// An own stack that cannot move: what the rules say against a turn of it.
fn stuck(view: &View, at: Area) -> Meant {
    let side = view.state.segment.side();
    let stack = view.state.positions.stack(side, at);
    let moved = stack.units().all(|unit| unit.done);
    let locked = !view.state.positions.stack(side.enemy(), at).is_empty();
    if !moved && !locked {
        return nothing(say::shut_in(at));
    }
    let facing = stack.facing().unwrap_or(WEST).opposite();
    let part = Part { at, order: 0, alone: false };
    order(Action::Turn { part, facing })
}

/// An own stack that cannot fire: what stands against a shot at the nearest enemy.
fn no_target(view: &View, from: Area) -> Meant {
    let side = view.state.segment.side();
    if !view.state.positions.stack(side, from).arm().is_some_and(Arm::shoots) {
        return nothing(say::HOPLITES);
    }
    let enemies = view.state.positions.held(side.enemy());
    let nearest = enemies.iter().min_by_key(|at| from.range(*at));
    nearest.map_or_else(
        || nothing(say::HAS_NO_TARGET),
        |at| order(Action::Fire { from, order: 0, at }),
    )
}

/// The nearest unit that fires, for a target that nobody may fire at.
fn shooter_for(view: &View, at: Area) -> Option<Action> {
    let side = view.state.segment.side();
    let held = view.state.positions.held(side);
    let shoots =
        |from: &Area| view.state.positions.stack(side, *from).arm().is_some_and(Arm::shoots);
    let from = held.iter().filter(shoots).min_by_key(|from| from.range(at))?;
    Some(Action::Fire { from, order: 0, at })
}
