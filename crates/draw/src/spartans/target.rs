//! The parts of the drawn table, by name, and which of them are picked for an action.
//!
//! `place-F5` is an area with whoever stands there; `unit-spartans-hoplite` units in hand, with
//! `-2` behind those that have lost two steps; `contingent-medes` a contingent with its Morale Track;
//! `army-greek` an Army Morale Track; `turn-north` one of the four plaques for facings.

use boards::squares::Quarter;
use game_spartans::action::{Kind, Part};
use game_spartans::map::{self, Area, EAST, NORTH, SOUTH, WEST, facing_word};
use game_spartans::units::{Contingent, Side};
use game_spartans::{Action, View};

use super::words::{self, parts as say};
use crate::course::{Pick, PickKind};

/// The plaque that ends a segment for the one who decides.
pub(super) const DONE: &str = "done";
/// The plaque with which the dice of a volley fall.
pub(super) const ROLL: &str = "roll";
/// The plaque that lets the Peloponnesians go.
pub(super) const ALLOW: &str = "allow";
/// The plaque that keeps them.
pub(super) const REFUSE: &str = "refuse";
/// The plaque with which light units retreat before combat.
pub(super) const RETREAT: &str = "retreat";
/// The plaque with which they stand.
pub(super) const STAND: &str = "stand";
/// The plaque of a feigned retreat.
pub(super) const FEIGN: &str = "feign";
/// The plaque that lets it be.
pub(super) const HOLD: &str = "hold";
/// The Ephialtes Box.
pub(super) const BOX: &str = "ephialtes-box";
/// The panel of the fight.
pub(super) const FIGHT: &str = "fight-panel";
/// The panel of day and round.
pub(super) const DAY: &str = "day";
/// Where whole deployments are offered.
pub(super) const DEPLOYMENTS: &str = "deployments";
/// What is done with everybody at once.
pub(super) const EVERYBODY: &str = "everybody";

/// An area of the map.
pub(super) fn place(area: Area) -> String {
    format!("place-{}", map::name(area))
}

/// The area of a part.
pub(super) fn area_of(part: &str) -> Option<Area> {
    map::area(part.strip_prefix("place-")?)
}

/// Units in hand.
pub(super) fn unit(kind: Kind) -> String {
    let Kind { contingent, arm, losses } = kind;
    match losses {
        0 => format!("unit-{contingent}-{arm}"),
        losses => format!("unit-{contingent}-{arm}-{losses}"),
    }
}

/// A contingent with its track.
pub(super) fn contingent(contingent: Contingent) -> String {
    format!("contingent-{contingent}")
}

/// The contingent of a part.
pub(super) fn contingent_of(part: &str) -> Option<Contingent> {
    let word = part.strip_prefix("contingent-")?;
    Contingent::ALL.into_iter().find(|it| it.word() == word)
}

/// An Army Morale Track.
pub(super) fn army(side: Side) -> String {
    format!("army-{}", side.word())
}

/// The plaque of a facing.
pub(super) fn turn(facing: Quarter) -> String {
    format!("turn-{}", facing_word(facing))
}

/// The facing of a plaque.
pub(super) fn facing_of(part: &str) -> Option<Quarter> {
    let word = part.strip_prefix("turn-")?;
    [WEST, NORTH, EAST, SOUTH].into_iter().find(|it| facing_word(*it) == word)
}

/// How a person gives an action.
pub(super) fn path(view: &View, action: Action) -> Vec<Pick> {
    match action {
        Action::Commit(it)
        | Action::Send(it)
        | Action::Guard(it)
        | Action::Vote(it)
        | Action::Clear(it) => vec![pick(PickKind::Piece, contingent(it), words::contingent(it))],
        Action::Allow => vec![command(ALLOW, say::ALLOW)],
        Action::Refuse => vec![command(REFUSE, say::REFUSE)],
        Action::Place { kind, at, facing } => {
            with_facing(vec![hand_pick(kind), place_pick(view, at)], facing, usual(view, at))
        }
        Action::Move { part, to, facing } => {
            let usual = usual_of(view, part.at);
            with_facing(vec![part_pick(view, part), place_pick(view, to)], facing, usual)
        }
        Action::Turn { part, facing } => vec![part_pick(view, part), turn_pick(facing)],
        Action::Charge { part, to, .. } => vec![part_pick(view, part), place_pick(view, to)],
        Action::Fire { from, at, .. } => vec![stack_pick(view, from), place_pick(view, at)],
        Action::Roll => vec![command(ROLL, say::ROLL)],
        Action::Fight(area) => vec![place_pick(view, area)],
        Action::Retreat(_) => vec![command(RETREAT, say::RETREAT)],
        Action::Stand(_) => vec![command(STAND, say::STAND)],
        Action::Feign => vec![command(FEIGN, say::FEIGN)],
        Action::Hold => vec![command(HOLD, say::HOLD)],
        Action::Done => vec![command(DONE, say::DONE)],
    }
}

/// The facing is picked where it is not the usual one.
fn with_facing(mut picks: Vec<Pick>, facing: Quarter, usual: Quarter) -> Vec<Pick> {
    if facing != usual {
        picks.push(turn_pick(facing));
    }
    picks
}

/// How one who is placed in an area usually faces: as those do who stand there, and west if nobody
/// does.
pub(super) fn usual(view: &View, at: Area) -> Quarter {
    view.state.positions.stack(Side::Greek, at).facing().unwrap_or(WEST)
}

/// How one who moves usually faces: as before.
pub(super) fn usual_of(view: &View, from: Area) -> Quarter {
    view.state.positions.stack(view.state.segment.side(), from).facing().unwrap_or(WEST)
}

fn pick(kind: PickKind, part: impl Into<String>, words: impl Into<String>) -> Pick {
    Pick { kind, part: part.into(), words: words.into() }
}

/// A command beside the map.
pub(super) fn command(part: &str, words: &str) -> Pick {
    pick(PickKind::Command, part, words)
}

/// Units in hand.
pub(super) fn hand_pick(kind: Kind) -> Pick {
    pick(PickKind::Piece, unit(kind), words::kind(kind))
}

/// The stack of an area.
pub(super) fn stack_pick(view: &View, at: Area) -> Pick {
    pick(PickKind::Piece, place(at), say::pieces(view, at))
}

/// Somebody of it.
fn part_pick(view: &View, part: Part) -> Pick {
    stack_pick(view, part.at)
}

/// An area.
pub(super) fn place_pick(view: &View, at: Area) -> Pick {
    pick(PickKind::Place, place(at), say::place(view, at))
}

/// A facing.
pub(super) fn turn_pick(facing: Quarter) -> Pick {
    pick(PickKind::Facing, turn(facing), words::facing(facing))
}
