//! The rule of thumb, the baseline that others are measured against: the nearest sensible thing. A
//! set-up by zones, everybody attached, every unit towards the nearest enemy or the goals, fire at the
//! best chance, attacks wherever duties demand them and where the exact odds favour them.

use boards::hexes::Vertex;
use engine::Game as _;
use game_marathon::counsel::Counsel;
use game_marathon::map::{Hex, Hexes};
use game_marathon::setup::forward;
use game_marathon::state::Awaits;
use game_marathon::units::{Arm, Piece, Side};
use game_marathon::{Action, Marathon, State};

use super::layout::{Layout, lift_leader, next_abatis, next_place};
use super::minor::{self, enemy_hexes, nearest};
use super::tactician::{decider, declare, legal};
use crate::random::Generator;

/// How near archers go.
const ARROWSHOT: u32 = 2;
/// Beside enemies nobody who cannot strike wants to be.
const TOO_NEAR: u32 = 1;

/// What the rule of thumb does at a decision.
pub(crate) fn rule_of_thumb(
    game: &Marathon,
    state: &State,
    actions: &[Action],
    random: &mut Generator,
) -> Action {
    let found = match state.awaits {
        Awaits::SetUp(side) => {
            next_place(game, state, Layout::Forward).or_else(|| lift_leader(game, state, side))
        }
        Awaits::Landing | Awaits::Spartans => next_place(game, state, Layout::Forward),
        Awaits::Abatis(_) => next_abatis(game, state),
        Awaits::FirstMarker(_) => minor::first_marker(game, state),
        Awaits::Attach | Awaits::Bonus(_) => {
            actions.iter().copied().find(|it| matches!(it, Action::Attach(_)))
        }
        Awaits::Movement => movement(game, state),
        Awaits::Reaction => reaction(game, state),
        Awaits::ReactionMove(piece) => state.units.hex(piece).map(Action::Turn),
        Awaits::Along { .. } => minor::along(game, state),
        Awaits::Face(hex) => Some(Action::Face(facing(game, state, hex))),
        Awaits::Fire => minor::best_shot(game, state),
        Awaits::Declaration => declare(game, state, 0.0),
        Awaits::Allot(_) => minor::allot(game, state),
        Awaits::Retreat { piece, .. } | Awaits::Flight(piece) => {
            minor::retreat(game, state, piece, random)
        }
        _ => None,
    };
    legal(game, state, found)
}

/// Everything that a side goes for: enemy units, and sites of the enemy that it does not hold.
fn targets(game: &Marathon, state: &State, side: Side) -> Hexes {
    let mut all = enemy_hexes(game, state, side);
    let sites = match side {
        Side::Greek => game.map().beaches(),
        Side::Persian => game.map().camps(),
    };
    for site in sites {
        if state.units.in_hex(*site).first().is_none_or(|it| it.side() != side) {
            all.add(*site);
        }
    }
    all
}

/// [4.2.1] The next unit that comes nearer by moving, then Leaders, then whoever looks the wrong way.
fn movement(game: &Marathon, state: &State) -> Option<Action> {
    let side = state.active_side();
    let (targets, enemies) = (targets(game, state, side), enemy_hexes(game, state, side));
    let counsel = Counsel::new(game, state);
    let fresh = state.operation.active.minus(state.operation.moved);
    let leaders = game.roster().leaders();
    for piece in fresh.minus(leaders) {
        let Some(from) = state.units.hex(piece) else { continue };
        let archer = game.roster().of(piece).arm == Arm::Archer;
        let away = |hex: Hex| {
            let away = nearest(&targets, hex);
            if archer && nearest(&enemies, hex) <= TOO_NEAR { away + ARROWSHOT + 1 } else { away }
        };
        let Some(reach) = reach(&counsel, state, piece) else { continue };
        let mut best = (away(from), from);
        for to in reach {
            let there = away(to);
            if there < best.0 && counsel.has_room(piece, to) {
                best = (there, to);
            }
        }
        if best.1 != from && !leaves_alone(game, state, from) {
            return Some(Action::Move { piece, to: best.1 });
        }
    }
    let mut all = fresh.and(leaders).iter();
    let led = all.find_map(|it| lead(game, state, &counsel, it, &targets));
    led.or_else(|| {
        let hexes: Hexes =
            fresh.minus(leaders).iter().filter_map(|it| state.units.hex(it)).collect();
        hexes.iter().find_map(|hex| {
            let there = state.units.in_hex(hex).first()?;
            let turn = Action::Turn(hex);
            let wrong = state.units.facing(there) != facing(game, state, hex);
            (wrong && game.allows(state, turn)).then_some(turn)
        })
    })
}

/// Where a unit can go; routed ones stay where they are.
fn reach(counsel: &Counsel<'_>, state: &State, piece: Piece) -> Option<Hexes> {
    let can = !state.units.routed.has(piece) && counsel.may_leave(piece);
    can.then(|| counsel.reach(piece, false))
}

/// [9.1d] Whether the last unit would leave a Leader who cannot follow it.
fn leaves_alone(game: &Marathon, state: &State, from: Hex) -> bool {
    let there = state.units.in_hex(from);
    let leaders = there.and(game.roster().leaders());
    let follow = state.operation.active.minus(state.operation.moved);
    there.minus(leaders).len() <= 1 && !leaders.is_within(follow)
}

/// A Leader goes where units stand, the nearer to the goals the better.
fn lead(
    game: &Marathon,
    state: &State,
    counsel: &Counsel<'_>,
    leader: Piece,
    targets: &Hexes,
) -> Option<Action> {
    let from = state.units.hex(leader).filter(|_| counsel.may_leave(leader))?;
    let led = |hex: Hex| {
        let units = state.units.in_hex(hex).minus(game.roster().leaders());
        !units.is_empty() && !units.meets(state.units.routed)
    };
    let rank = |hex: Hex| (!led(hex), nearest(targets, hex));
    let reach = counsel.reach(leader, false);
    let open = reach.iter().filter(|to| counsel.has_room(leader, *to));
    let best = open.min_by_key(|to| rank(*to)).filter(|to| rank(*to) < rank(from))?;
    Some(Action::Move { piece: leader, to: best })
}

/// [6.2] Who is near to those who act, and does not look at them, tries to turn.
fn reaction(game: &Marathon, state: &State) -> Option<Action> {
    let side = state.active_side().enemy();
    let enemies = enemy_hexes(game, state, side);
    let looks_away = |piece: &Piece| {
        state.units.hex(*piece).is_some_and(|at| {
            nearest(&enemies, at) <= ARROWSHOT
                && state.units.facing(*piece) != facing(game, state, at)
        })
    };
    state.operation.able.iter().find(looks_away).map(Action::React)
}

/// The vertex that is nearest to the nearest enemy.
fn facing(game: &Marathon, state: &State, hex: Hex) -> Vertex {
    let side = state.units.in_hex(hex).first().map_or_else(|| decider(game, state), Piece::side);
    let enemies = enemy_hexes(game, state, side);
    let Some(enemy) = enemies.iter().min_by_key(|it| it.distance(hex)) else {
        return forward(side);
    };
    let away = |vertex: &Vertex| {
        let front = vertex.front().map(|way| hex.next(way).map_or(99, |it| it.distance(enemy)));
        (front[0] + front[1], *vertex != forward(side))
    };
    let may = Vertex::ALL.into_iter().filter(|it| {
        !matches!(state.awaits, Awaits::Face(_)) || game.allows(state, Action::Face(*it))
    });
    may.min_by_key(away).unwrap_or_else(|| forward(side))
}
