//! Group orders that are worth offering beside the single actions.

use std::fmt::Write as _;

use engine::Game as _;
use game_thermopylae::cases::{R18, R25, R26, R32, R36, R37, R40};
use game_thermopylae::state::Awaits;
use game_thermopylae::{Action, Place, Side, Thermopylae, Unit, View};

use super::words::parts;
use super::{plans, target, undone, words};
use crate::course::{ByHand, Order};

/// Everything that is worth offering in a position.
pub(super) fn of(game: &Thermopylae, view: &View) -> Vec<Order> {
    let mut actions = Vec::new();
    game.actions(&view.state, &mut actions);
    match view.state.awaits {
        Awaits::SetUp => set_up(game, view),
        Awaits::Combat => actions.iter().filter_map(|&action| with_all(view, action)).collect(),
        Awaits::Join => joins(view, &actions),
        Awaits::Hits(_) => vec![hits()],
        Awaits::Movement => marches(game, view, &actions),
        _ => Vec::new(),
    }
}

/// [R18] Whole set-ups for what is still in hand, and how to complete them.
fn set_up(game: &Thermopylae, view: &View) -> Vec<Order> {
    let offered = |plan: &plans::Plan| {
        let plans::Posting { notation, closing } = plan.order(game, &view.state)?;
        let words = match closing {
            None if game.board.army_size(Side::Greek) == plans::ARMY => {
                format!("{}: {}; the last unit waits for you {R18}", plan.name, plan.about)
            }
            // What a plan says of its posts is true of the whole army alone.
            None => format!("{}: the last unit waits for you {R18}", plan.name),
            Some((unit, place)) => {
                let post = view.board.map.name(place);
                format!("{}: {} to {post}, and the battle begins {R18}", plan.name, unit.name())
            }
        };
        Some(Order {
            notation,
            words,
            path: vec![target::command(target::SET_UP, parts::SET_UP)],
            by_hand: None,
        })
    };
    if undone::to_place(game, view) > 1 {
        return plans::PLANS.iter().filter_map(offered).collect();
    }
    // With the last unit the battle begins: it completes the plan that the others stand by.
    plans::closest(&view.state).and_then(offered).into_iter().collect()
}

/// [R25] [R36] An attack by everybody who may.
fn with_all(view: &View, action: Action) -> Option<Order> {
    let (place, how, case) = match action {
        Action::Attack(place) => (place, "", R25),
        Action::Free(place) => (place, " freely", R36),
        _ => return None,
    };
    let (name, held) = (view.board.map.name(place), words::holders(view, place));
    Some(Order {
        notation: format!("{action} all"),
        words: format!("attack {name}, held by {held},{how} with everybody who may {case}"),
        path: vec![target::place_pick(view, place)],
        by_hand: Some(ByHand {
            notation: action.to_string(),
            words: format!("choose who attacks {name}{how} {R26}"),
        }),
    })
}

/// [R26] Everybody joins, or everybody in one place.
fn joins(view: &View, actions: &[Action]) -> Vec<Order> {
    let (state, map) = (&view.state, &view.board.map);
    let mut orders = Vec::new();
    let mut places: Vec<Place> = Vec::new();
    for action in actions {
        if let Action::Join(_, from) = action
            && !places.contains(from)
        {
            places.push(*from);
        }
    }
    for &from in &places {
        let Some(slot) = map.slot(state.combat.target, from) else { continue };
        let joined = &state.combat.attackers[slot];
        let (stack, mut units) = (state.stack(from), 0);
        let mut notation = String::from("join");
        for unit in Unit::of_side(state.side) {
            let kind = unit.kind();
            let left = stack.fresh[kind].saturating_sub(joined.count(kind));
            if left > 0 {
                let _ = write!(notation, " {unit}x{left}@{from}");
                units += left;
            }
        }
        if units > 1 {
            orders.push(Order {
                notation,
                words: format!("all {units} units attack from {} {R26}", map.name(from)),
                path: vec![target::stack_pick(view, from)],
                by_hand: None,
            });
        }
    }
    if places.len() > 1 {
        orders.insert(
            0,
            Order {
                notation: "join all".to_owned(),
                words: format!("everybody attacks who may {R26}"),
                path: vec![target::place_pick(view, state.combat.target)],
                by_hand: None,
            },
        );
    }
    orders
}

/// [R32] Hits given out so that the fewest and cheapest units fall.
fn hits() -> Order {
    Order {
        notation: "hit auto".to_owned(),
        words: format!("give the hits out so that the fewest and cheapest units fall {R32}"),
        path: vec![target::command(target::HITS, parts::HITS)],
        by_hand: None,
    }
}

/// [R37] [R40] Whole stacks move or leave.
fn marches(game: &Thermopylae, view: &View, actions: &[Action]) -> Vec<Order> {
    let (state, map) = (&view.state, &view.board.map);
    let mut known: Vec<(Place, Option<Place>)> = Vec::new();
    let mut orders = Vec::new();
    for &action in actions {
        let (from, to) = match action {
            Action::March { from, to, .. } => (from, Some(to)),
            Action::Exit(_, from) => (from, None),
            _ => continue,
        };
        if known.contains(&(from, to)) || fresh(view, from) < 2 {
            continue;
        }
        known.push((from, to));
        let notation = match to {
            Some(to) => format!("march {from} {to}"),
            None => format!("exit {from}"),
        };
        let single = game.expand(state, &notation).unwrap_or_default();
        if single.len() < 2 {
            continue;
        }
        let who = moved(&single);
        let words = match to {
            Some(to) => format!("{who} from {} to {} {R37}", map.name(from), map.name(to)),
            None => format!("{who} leave the map by {} {R40}", map.name(from)),
        };
        let goal = to.map_or_else(target::way_out_pick, |to| target::place_pick(view, to));
        orders.push(Order {
            notation,
            words,
            path: vec![target::stack_pick(view, from), goal],
            by_hand: None,
        });
    }
    orders
}

fn fresh(view: &View, place: Place) -> u16 {
    view.state.stack(place).fresh.into_iter().map(u16::from).sum()
}

/// Who moves, as the order turns out.
fn moved(actions: &[Action]) -> String {
    let mut side = None;
    let mut counts = [0_u8; game_thermopylae::units::KINDS];
    for action in actions {
        if let Action::March { unit, .. } | Action::Exit(unit, _) = action {
            side = Some(unit.side());
            counts[unit.kind()] += 1;
        }
    }
    side.map_or_else(String::new, |side| words::army(side, counts))
}
