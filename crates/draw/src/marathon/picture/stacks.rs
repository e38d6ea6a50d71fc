//! Who stands in a hex, read off a position.

use game_marathon::map::Hex;
use game_marathon::state::{Awaits, Impulse, State};
use game_marathon::units::{Piece, Pieces};
use game_marathon::{Marathon, View};

use super::counters::{Badge, Column, Lead, Token};

/// What lies on a unit.
pub(super) fn badges(state: &State, piece: Piece) -> Vec<Badge> {
    let all = [
        (state.units.routed.has(piece), Badge::Routed),
        (state.units.disrupted.has(piece), Badge::Disrupted),
        (state.operation.charging.has(piece), Badge::Charge),
        (state.operation.working.has(piece), Badge::Working),
        (state.turned.fired.has(piece), Badge::Fired),
    ];
    all.into_iter().filter_map(|(lies, badge)| lies.then_some(badge)).collect()
}

/// A unit as it is seen.
pub(super) fn column(game: &Marathon, state: &State, piece: Piece) -> Column {
    let values = game.roster().of(piece);
    Column {
        kind: values.kind,
        factor: game.factor(state, piece),
        reduced: state.units.reduced.has(piece),
        badges: badges(state, piece),
        printed: Some((values.points, values.morale)),
    }
}

/// A Leader as he is seen.
pub(super) fn lead(game: &Marathon, state: &State, piece: Piece) -> Lead {
    Lead {
        kind: game.roster().of(piece).kind,
        rating: game.factor(state, piece),
        wounded: state.units.reduced.has(piece),
    }
}

/// The side that acts in the part of the turn under way, and those of it who have acted.
fn acting(view: &View) -> Option<(Pieces, Pieces)> {
    let State { impulse, operation, turned, awaits, .. } = &view.state;
    match impulse {
        Impulse::Movement | Impulse::Activation | Impulse::MovementEnd => {
            Some((operation.active, operation.moved))
        }
        Impulse::Reaction => Some((operation.able, Pieces::NONE)),
        Impulse::OffensiveFire => Some((Pieces::NONE, operation.active.and(turned.fired))),
        Impulse::Declaration if *awaits == Awaits::Declaration => None,
        _ => None,
    }
}

/// Whoever stands in a hex; nothing where nobody does.
pub(super) fn token(game: &Marathon, view: &View, hex: Hex) -> Option<Token> {
    let state = &view.state;
    let all = state.units.in_hex(hex);
    all.first()?;
    let leaders = game.roster().leaders();
    let units = all.minus(leaders);
    let (fresh, done) = acting(view).map_or((false, false), |(active, moved)| {
        let open = all.and(active).minus(moved);
        (!open.is_empty(), open.is_empty() && all.meets(active))
    });
    Some(Token {
        units: units.iter().map(|piece| column(game, state, piece)).collect(),
        leaders: all.and(leaders).iter().map(|piece| lead(game, state, piece)).collect(),
        facing: units.first().map(|piece| state.units.facing(piece)),
        fresh,
        done,
    })
}
