//! What is meant by touching a part of the table, with pieces in hand or with none, and what is said to
//! it.

use engine::{Game as _, Node};
use game_marathon::map::{Hex, vertex_word};
use game_marathon::state::{Awaits, State};
use game_marathon::tables::Letter;
use game_marathon::units::{Arm, Piece, Pieces, Side};
use game_marathon::{Action, Marathon, View, side_of};

use super::hands::say;
use super::picture::places;
use super::target;
use crate::card::CLOSED;
use crate::hands::{Meant, OrderForm};

fn nothing(words: impl Into<String>) -> Meant {
    Meant::Nothing(words.into())
}

/// An action that the rules refuse is meant, so that they say why; another one is not.
fn refused(game: &Marathon, view: &View, action: Action, hint: &str) -> Meant {
    if game.objections(&view.state, action).is_empty() {
        nothing(hint)
    } else {
        Meant::Order(OrderForm::plain(action.to_string()))
    }
}

/// Somebody holds pieces of a source, and touches a part.
pub(super) fn with_pieces(view: &View, source: &str, part: &str) -> Option<Meant> {
    let order = |text: String| Some(Meant::Order(OrderForm::plain(text)));
    if let Some(kind) = places::kind_of(source) {
        let at = places::hex_of(part)?;
        return order(Action::Place { kind, at }.to_string());
    }
    let from = places::hex_of(source)?;
    let first = view.state.units.in_hex(from).first()?;
    if let Some(vertex) = places::vertex_of(part) {
        let turns = target::turns(view.state.awaits);
        return turns.then(|| {
            Meant::Order(OrderForm::plain(format!("turn {from} {}", vertex_word(vertex))))
        });
    }
    let to = places::hex_of(part)?;
    match view.state.awaits {
        Awaits::Fire => order(Action::Fire { piece: best(view, from)?, at: to }.to_string()),
        Awaits::Declaration => order(Action::Attack { piece: first, at: to }.to_string()),
        _ => {
            let piece = mover(&view.state, from).unwrap_or(first);
            order(Action::Move { piece, to }.to_string())
        }
    }
}

/// The piece of a hex that fires best.
fn best(view: &View, from: Hex) -> Option<Piece> {
    let there = view.state.units.in_hex(from);
    let ready = |it: &Piece| !view.state.turned.fired.has(*it);
    there.iter().find(ready).or_else(|| there.first())
}

/// The piece of a hex that moves first of those who have not moved.
fn mover(state: &State, from: Hex) -> Option<Piece> {
    let fresh = state.operation.active.minus(state.operation.moved);
    state.units.in_hex(from).and(fresh).first()
}

/// Somebody holds nothing, and touches a part.
pub(super) fn with_nothing(game: &Marathon, view: &View, part: &str) -> Option<Meant> {
    if let Some(at) = places::hex_of(part) {
        return Some(hex(game, view, at));
    }
    if let Some(kind) = places::kind_of(part) {
        let post = view.board.ground.of(kind).first();
        let place = post.map(|at| Action::Place { kind, at });
        let meant = place.map(|action| refused(game, view, action, say::WAITS));
        return Some(meant.unwrap_or_else(|| nothing(say::WAITS)));
    }
    if let Some(piece) = places::unit_of(part) {
        let meant = view.state.units.hex(piece).map(|at| hex(game, view, at));
        return Some(meant.unwrap_or_else(|| nothing(say::PANEL)));
    }
    if let Some(marker) = places::marker_of(part) {
        return Some(refused(game, view, Action::Begin(marker), say::MARKER));
    }
    if places::vertex_of(part).is_some() {
        let moves = matches!(view.state.awaits, Awaits::Movement | Awaits::ReactionMove(_));
        return Some(nothing(if moves { say::SELECT_TURN } else { say::TURN_LATER }));
    }
    if part == places::DONE {
        return Some(refused(game, view, Action::Done, say::PANEL));
    }
    beside(part).map(nothing)
}

/// A part beside the map on which nothing is ever done.
fn beside(part: &str) -> Option<&'static str> {
    if places::morale_of(part).is_some() {
        return Some(say::PANEL);
    }
    Some(match part {
        CLOSED => say::CLOSED,
        places::TURN => say::TURN,
        places::MARKERS => say::MARKER,
        places::POOL => say::POOL,
        places::FIGHT => say::FIGHT,
        places::POINTS | places::DEAD => say::PANEL,
        _ => return None,
    })
}

/// The side that decides now.
fn decider(game: &Marathon, state: &State) -> Option<Side> {
    match game.node(state) {
        Node::Decision { seat } => Some(side_of(seat)),
        _ => None,
    }
}

/// A hex, touched with nothing in hand.
fn hex(game: &Marathon, view: &View, at: Hex) -> Meant {
    if !view.board.map.is_land(at) {
        return nothing(say::sea(at));
    }
    let state = &view.state;
    let Some(side) = decider(game, state) else {
        return refused(game, view, Action::Done, say::PANEL);
    };
    let there = state.units.in_hex(at);
    let own: Pieces = there.iter().filter(|piece| piece.side() == side).collect();
    match (own.first(), there.is_empty()) {
        (Some(piece), _) => with_own(game, view, (piece, at)),
        (None, empty) => with_other(game, view, side, (at, empty)),
    }
}

/// A hex of one's own.
fn with_own(game: &Marathon, view: &View, (piece, at): (Piece, Hex)) -> Meant {
    let state = &view.state;
    let near = || view.board.map.around(at).next().unwrap_or(at);
    let ask = |action, hint| refused(game, view, action, hint);
    match state.awaits {
        Awaits::SetUp(_) => ask(Action::Lift(piece), say::SELECT_UNIT),
        Awaits::Landing => ask(Action::Remove(piece), say::SELECT_UNIT),
        Awaits::Spartans => nothing(say::SELECT_UNIT),
        Awaits::Abatis(_) => ask(Action::Abatis(at), say::PANEL),
        Awaits::FirstMarker(_) => nothing(say::SELECT_MARKER),
        Awaits::Attach | Awaits::Bonus(_) => ask(Action::Attach(piece), say::SELECT_ATTACHED),
        Awaits::Movement | Awaits::ReactionMove(_) => {
            ask(Action::Move { piece, to: near() }, say::SELECT_STACK)
        }
        Awaits::Reaction => {
            let unit = units(game, state, at).first().unwrap_or(piece);
            ask(Action::React(unit), say::SELECT_REACTING)
        }
        Awaits::Along { .. } => ask(Action::Follow(piece), say::PANEL),
        Awaits::Face(_) => nothing(say::FACE_FIRST),
        Awaits::Fire => match nearest(state, piece.side().enemy(), at) {
            Some(enemy) => ask(Action::Fire { piece, at: enemy }, say::NOBODY_FIRES),
            None => nothing(say::NOBODY_FIRES),
        },
        Awaits::Declaration => {
            let enemy = nearest(state, piece.side().enemy(), at).unwrap_or_else(near);
            ask(Action::Attack { piece, at: enemy }, say::NOBODY_ATTACKS)
        }
        Awaits::Melee => ask(Action::Fight(at), say::NO_ENEMY),
        Awaits::Allot(_) => ask(letter(piece, state), say::SELECT_HIT),
        Awaits::Retreat { piece, .. } | Awaits::Flight(piece) => {
            ask(Action::Retreat { piece, first: at, then: None }, say::PANEL)
        }
        _ => ask(Action::Done, say::PANEL),
    }
}

/// A hex of the enemy's, or one where nobody stands.
fn with_other(game: &Marathon, view: &View, side: Side, (at, empty): (Hex, bool)) -> Meant {
    let state = &view.state;
    let ask = |action, hint| refused(game, view, action, hint);
    match state.awaits {
        Awaits::SetUp(_) | Awaits::Landing | Awaits::Spartans => nothing(say::SELECT_UNIT),
        Awaits::Abatis(_) => ask(Action::Abatis(at), say::PANEL),
        Awaits::FirstMarker(_) => nothing(say::SELECT_MARKER),
        Awaits::Attach | Awaits::Bonus(_) => nothing(say::SELECT_ATTACHED),
        Awaits::Movement => {
            let fresh = state.operation.active.minus(state.operation.moved);
            match closest(state, fresh, at) {
                Some(piece) => ask(Action::Move { piece, to: at }, say::SELECT_STACK),
                None => nothing(say::NOBODY_MOVES),
            }
        }
        Awaits::ReactionMove(piece) => ask(Action::Move { piece, to: at }, say::SELECT_STACK),
        Awaits::Reaction | Awaits::Along { .. } => nothing(say::SELECT_REACTING),
        Awaits::Face(_) => nothing(say::FACE_FIRST),
        Awaits::Fire | Awaits::Declaration if empty => nothing(say::NO_ENEMY),
        Awaits::Fire => match closest(state, shooters(game, state, side), at) {
            Some(piece) => ask(Action::Fire { piece, at }, say::NOBODY_FIRES),
            None => nothing(say::NOBODY_FIRES),
        },
        Awaits::Declaration => {
            let fighters = state.operation.active.minus(game.roster().leaders());
            match closest(state, fighters, at) {
                Some(piece) => ask(Action::Attack { piece, at }, say::NOBODY_ATTACKS),
                None => nothing(say::NOBODY_ATTACKS),
            }
        }
        Awaits::Melee => ask(Action::Fight(at), say::NO_ENEMY),
        Awaits::Allot(_) => nothing(say::SELECT_HIT),
        Awaits::Retreat { piece, .. } | Awaits::Flight(piece) => {
            ask(Action::Retreat { piece, first: at, then: None }, say::PANEL)
        }
        _ => ask(Action::Done, say::PANEL),
    }
}

/// The letter that is due, on a piece.
fn letter(piece: Piece, state: &State) -> Action {
    match Marathon::letter_due(state) {
        Some((_, Letter::Rout)) => Action::Rout(piece),
        _ => Action::Disrupt(piece),
    }
}

/// The units of a hex, Leaders aside.
fn units(game: &Marathon, state: &State, at: Hex) -> Pieces {
    state.units.in_hex(at).minus(game.roster().leaders())
}

/// The units of a side that have missiles.
fn shooters(game: &Marathon, state: &State, side: Side) -> Pieces {
    let has = |piece: &Piece| {
        matches!(game.roster().of(*piece).arm, Arm::Light | Arm::Archer | Arm::Cavalry)
    };
    state.units.on_map().and(game.roster().side(side)).iter().filter(has).collect()
}

/// The piece that stands nearest to a hex.
fn closest(state: &State, those: Pieces, at: Hex) -> Option<Piece> {
    let far = |piece: &Piece| state.units.hex(*piece).map_or(u32::MAX, |hex| hex.distance(at));
    those.iter().filter(|piece| state.units.hex(*piece).is_some()).min_by_key(far)
}

/// The hex of the nearest piece of a side.
fn nearest(state: &State, side: Side, at: Hex) -> Option<Hex> {
    let all: Pieces = state.units.on_map().iter().filter(|piece| piece.side() == side).collect();
    closest(state, all, at).and_then(|piece| state.units.hex(piece))
}
