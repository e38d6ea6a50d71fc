//! Where pieces in hand may be placed, and where those of a stack may go, charge, turn or work.

use boards::hexes::Vertex;
use engine::Game as _;
use game_marathon::map::{Hex, vertex_word};
use game_marathon::setup::forward;
use game_marathon::state::{Awaits, Place, State};
use game_marathon::units::{Arm, Kind, Piece};
use game_marathon::{Action, Marathon, View};

use super::kinds::{Held, names};
use super::say;
use crate::hands::{Guard, HandGoal, HandKind, OrderForm};
use crate::marathon::words::parts;
use crate::marathon::{picture, target, words};

/// [10.0] Pieces in hand: where so many of them find room.
pub(super) fn placing(
    game: &Marathon,
    view: &View,
    kind: Kind,
    actions: &[Action],
) -> (Vec<HandKind>, Vec<HandGoal>) {
    let state = &view.state;
    let waits = |piece: &Piece| state.units.place(*piece) == Place::Hand;
    let pieces: Vec<Piece> = game.roster().pieces(kind).iter().filter(waits).collect();
    let Some(first) = pieces.first().copied() else { return (Vec::new(), Vec::new()) };
    let count = pieces.len() as u8;
    let held = HandKind {
        id: kind.word().to_owned(),
        words: words::kind(kind),
        many: words::kinds(kind, count.into()),
        count,
        icon: picture::icon_of(game, state, first),
    };
    let goals = actions.iter().filter_map(|action| {
        let Action::Place { at, .. } = *action else { return None };
        let facing = state
            .units
            .in_hex(at)
            .first()
            .map_or_else(|| forward(kind.side()), |piece| state.units.facing(piece));
        let each = format!("@{at}/{}", vertex_word(facing));
        let most = room(game, state, &format!("deploy as {kind}x{}{each}", count.min(3))) as u8;
        let most = most.clamp(1, count);
        Some(HandGoal {
            pick: target::hex_pick(view, at),
            words: say::placed(at),
            form: OrderForm {
                order: "deploy as {}".to_owned(),
                whole: format!("deploy as {kind}x{most}{each}"),
                each,
            },
            most: vec![most],
            room: most,
            guard: None,
        })
    });
    (vec![held], goals.collect())
}

/// How many pieces are placed or moved by an order as far as the rules let it.
fn room(game: &Marathon, state: &State, order: &str) -> usize {
    let mut state = state.clone();
    let counts = |action: &Action| {
        matches!(action, Action::Place { .. } | Action::Move { .. } | Action::Follow(_))
    };
    let mut done = 0;
    for action in game.expand(&state, order).unwrap_or_default() {
        if !game.allows(&state, action) {
            break;
        }
        state = game.after(&state, action);
        done += usize::from(counts(&action));
    }
    done
}

/// [4.2.1] [6.2e] Where those of a stack may go, in one order each.
pub(super) fn goals(
    game: &Marathon,
    view: &View,
    held: &Held,
    actions: &[Action],
) -> Vec<HandGoal> {
    let mut ends: Vec<(Hex, Vec<Piece>)> = Vec::new();
    for action in actions {
        if let Action::Move { piece, to } = *action {
            match ends.iter_mut().find(|(hex, _)| *hex == to) {
                Some((_, pieces)) => pieces.push(piece),
                None => ends.push((to, vec![piece])),
            }
        }
    }
    let costs: Vec<(Piece, Vec<(Hex, u8)>)> =
        held.everybody().map(|it| (it, game.reach_of(&view.state, it))).collect();
    let mut goals: Vec<HandGoal> = ends
        .iter()
        .map(|(to, pieces)| {
            let those = costs.iter().filter(|(it, _)| pieces.contains(it));
            let spent = those.filter_map(|(_, ways)| ways.iter().find(|(hex, _)| hex == to));
            let cost = spent.map(|(_, cost)| *cost).max();
            march(game, view, held, (*to, pieces, cost))
        })
        .collect();
    goals.extend(actions.iter().filter_map(|action| charge(game, view, held, *action)));
    goals.extend(actions.iter().filter_map(|action| work(view, held, *action)));
    goals.extend(turns(game, view, held, actions));
    goals
}

/// [6.1a] To one hex.
fn march(
    game: &Marathon,
    view: &View,
    held: &Held,
    (to, pieces, cost): (Hex, &[Piece], Option<u8>),
) -> HandGoal {
    let fits = if pieces.len() == 1 {
        1
    } else {
        room(game, &view.state, &format!("go {to}{}", names(pieces.iter()))).max(1)
    };
    let who = those_who_fit(game, view, to, pieces, fits);
    HandGoal {
        pick: target::hex_pick(view, to),
        words: say::to(to, cost),
        guard: alone(view, to, &who),
        form: OrderForm {
            order: format!("go {to} {{}}"),
            each: held.each(),
            // Those who find no room stay; a Leader makes more of it, so that he is named in any case.
            whole: format!("go {to}{}", names(who.iter())),
        },
        most: held.counts(pieces),
        room: fits as u8,
    }
}

/// [9.1d] What is given away where Leaders go to a hex without any unit.
fn alone(view: &View, to: Hex, who: &[Piece]) -> Option<Guard> {
    let leaders = view.board.roster.leaders();
    let with = view.state.units.in_hex(to).minus(leaders);
    let all: game_marathon::units::Pieces = who.iter().copied().collect();
    let lone = with.is_empty() && all.is_within(leaders);
    let words = lone.then(|| parts::alone(all)).flatten()?;
    Some(Guard { from: 1, words })
}

/// So many of these who may all go to a hex together.
fn those_who_fit(
    game: &Marathon,
    view: &View,
    to: Hex,
    pieces: &[Piece],
    fits: usize,
) -> Vec<Piece> {
    if fits == pieces.len() {
        return pieces.to_vec();
    }
    let order = format!("go {to}{}", names(pieces.iter()));
    let actions = game.expand(&view.state, &order).unwrap_or_default();
    let moved = actions.iter().filter_map(|action| match action {
        Action::Move { piece, .. } | Action::Follow(piece) => Some(*piece),
        _ => None,
    });
    moved.take(fits).collect()
}

/// [9.2c] A charge, with a vertex towards an enemy.
fn charge(game: &Marathon, view: &View, held: &Held, action: Action) -> Option<HandGoal> {
    let Action::Charge { piece, to } = action else { return None };
    let row = held.rows.iter().find(|row| row.pieces.contains(&piece))?;
    // Alike pieces charge alike: the first stands for all.
    if row.pieces.first() != Some(&piece) {
        return None;
    }
    let after = game.after(&view.state, action);
    let own = view.state.units.facing(piece);
    let mut vertices = std::iter::once(own).chain(Vertex::ALL);
    let facing = vertices.find(|vertex| game.allows(&after, Action::Face(*vertex)));
    let order = facing
        .map_or_else(|| action.to_string(), |vertex| format!("{action} {}", vertex_word(vertex)));
    let cost = game.charges_of(&view.state, piece).into_iter().find(|(hex, _)| *hex == to);
    Some(HandGoal {
        pick: target::hex_pick(view, to),
        words: say::charge(to, cost.map(|(_, cost)| cost)),
        form: OrderForm::plain(order),
        most: held.counts(&[piece]),
        room: 1,
        guard: None,
    })
}

/// [9.4b] Work on an Abatis.
fn work(view: &View, held: &Held, action: Action) -> Option<HandGoal> {
    let Action::Clear { piece, at } = action else { return None };
    let row = held.rows.iter().find(|row| row.pieces.contains(&piece))?;
    if row.pieces.first() != Some(&piece) {
        return None;
    }
    Some(HandGoal {
        pick: target::hex_pick(view, at),
        words: say::work(at),
        form: OrderForm::plain(action.to_string()),
        most: held.counts(&[piece]),
        room: 1,
        guard: None,
    })
}

/// [A37] A turn where they stand: all who are there turn together.
fn turns(game: &Marathon, view: &View, held: &Held, actions: &[Action]) -> Vec<HandGoal> {
    let turn = actions.iter().find(|action| matches!(action, Action::Turn(_)));
    let Some(&turn) = turn.filter(|_| !matches!(view.state.awaits, Awaits::Along { .. })) else {
        return Vec::new();
    };
    let after = game.after(&view.state, turn);
    let units = held.everybody().filter(|it| game.roster().of(*it).arm != Arm::Leader);
    let all: Vec<Piece> = units.collect();
    let most = held.counts(if all.is_empty() { &[] } else { &all });
    let may = Vertex::ALL.into_iter().filter(|it| game.allows(&after, Action::Face(*it)));
    may.map(|vertex| HandGoal {
        pick: target::vertex_pick(vertex),
        words: say::turned(vertex),
        form: OrderForm::plain(format!("turn {} {}", held.at, vertex_word(vertex))),
        most: most.clone(),
        room: all.len().max(1) as u8,
        guard: None,
    })
    .collect()
}
