//! What goes on by itself, segment after segment, until something comes about that nobody foresaw.

use game_spartans::state::{Awaits, Business};
use game_spartans::units::{Contingent, Side};
use game_spartans::{Action, Spartans, View};

use super::words::{contingent, hands as say, orders, parts};
use crate::hands::Standing;

/// What is done where a shot is asked for: everybody fires at the best odds, and then no more.
const FIRE: &[&str] = &["fire best", "roll", "done"];
/// What is done where a move or the next melee is asked for.
const HOLD: &[&str] = &["done", "fight all"];
/// One melee after the other, each decided by its die before the next.
const FIGHT: &[&str] = &["fight all"];
/// What is done where a segment can only be ended.
const DONE: &[&str] = &["done"];

/// Everything that goes on by itself for the seat that looks. It is told at every decision of an
/// Action Round: where it makes no step the player decides, and it goes on after him.
pub(super) fn of(game: &Spartans, view: &View) -> Vec<Standing> {
    let state = &view.state;
    let Some(own) = view.own_side() else { return Vec::new() };
    if !state.in_round() {
        return Vec::new();
    }
    let mine = state.segment.side() == own;
    let business = match state.awaits {
        Awaits::Movement(_) | Awaits::Fire(_) | Awaits::Melee(_) if mine => {
            Some(state.segment.business())
        }
        _ => None,
    };
    let fires = business == Some(Business::Fire);
    let moves = business == Some(Business::Movement);
    let idle = moves && !parts::listed(game, view).into_iter().any(goes);
    let keeps = |id, words: &str, steps, mark, begins| Standing {
        id,
        words: words.to_owned(),
        steps,
        mark,
        begins,
        keeps: true,
    };
    let hold: &[&str] = if fires { FIRE } else { HOLD };
    let fights = mine && matches!(state.awaits, Awaits::Melee(_));
    let melees = fights.then(|| Standing {
        id: "fight-on",
        words: orders::FIGHT.to_owned(),
        steps: FIGHT,
        mark: events(view),
        begins: true,
        keeps: false,
    });
    let kept = [
        keeps("fire-best", say::FIRE_ON, if fires { FIRE } else { &[] }, events(view), fires),
        keeps("end-idle", say::END_IDLE, if idle { DONE } else { &[] }, events(view), moves),
        keeps(
            "hold-line",
            say::HOLD_LINE,
            if business.is_some() { hold } else { &[] },
            losses(view, own),
            moves,
        ),
    ];
    melees.into_iter().chain(kept).collect()
}

/// Whether somebody comes to another place by an action.
const fn goes(action: Action) -> bool {
    matches!(action, Action::Move { .. } | Action::Charge { .. })
}

/// What changes a plan of fire: a day, a contingent that has routed, a crisis.
fn events(view: &View) -> String {
    let state = &view.state;
    let routed = Contingent::ALL.into_iter().filter(|it| state.muster(*it).has_routed());
    let mut told = vec![format!("day {} has begun", state.day)];
    told.extend(routed.map(|it| format!("the {} have routed", contingent(it))));
    told.extend(state.had_crisis().then(|| "a Persian morale crisis has come".to_owned()));
    told.join("; ")
}

/// What changes a line that holds: the same, a unit that is gone, a melee, another contingent.
fn losses(view: &View, own: Side) -> String {
    let state = &view.state;
    let units = state.positions.units(own).count();
    let melees = state.positions.melees().iter().count();
    let attacker = state.attacker.map_or("nobody", contingent);
    format!(
        "{}; {} on the map; {}; the attack is made by {attacker}",
        events(view),
        counted(units, "unit of yours", "units of yours"),
        counted(melees, "melee", "melees"),
    )
}

/// So many of something.
fn counted(count: usize, one: &str, more: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { more })
}
