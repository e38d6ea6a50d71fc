//! Small decisions, alike for all players: the first marker, shots, letters, retreats.

use engine::Game as _;
use game_marathon::counsel::Counsel;
use game_marathon::map::{Hex, Hexes};
use game_marathon::state::Awaits;
use game_marathon::units::{Arm, Piece, Side};
use game_marathon::{Action, Marathon, State};

use super::prices::Prices;
use crate::random::Generator;

/// Farther away a bonus activation is wasted.
const WORTH_IT: u32 = 9;

/// The hexes where enemy units stand.
pub(crate) fn enemy_hexes(game: &Marathon, state: &State, side: Side) -> Hexes {
    let units = game.roster().side(side.enemy()).minus(game.roster().leaders());
    units.iter().filter_map(|it| state.units.hex(it)).collect()
}

/// How far the nearest of some hexes is.
pub(crate) fn nearest(hexes: &Hexes, from: Hex) -> u32 {
    hexes.iter().map(|it| it.distance(from)).min().unwrap_or(u32::MAX)
}

/// [4.1b] The formation that is nearest to the enemy with most of its factors begins.
pub(crate) fn first_marker(game: &Marathon, state: &State) -> Option<Action> {
    let mut actions = Vec::new();
    game.actions(state, &mut actions);
    let worth = |action: &Action| {
        let Action::Begin(marker) = action else { return 0.0 };
        let enemies = enemy_hexes(game, state, marker.side);
        let Some(formation) = marker.formation() else { return 0.0 };
        let units = game.roster().formation(marker.side, formation);
        let of = |piece: Piece| {
            let at = state.units.hex(piece)?;
            let near = nearest(&enemies, at).min(40) as f32;
            Some(f32::from(game.factor(state, piece)) / (1.0 + near))
        };
        units.iter().filter_map(of).sum::<f32>()
    };
    actions.into_iter().max_by(|one, other| worth(one).total_cmp(&worth(other)))
}

/// [9.5c] Those nearest to the enemy are activated, heavy ones first.
pub(crate) fn bonus(game: &Marathon, state: &State) -> Option<Action> {
    let mut actions = Vec::new();
    game.actions(state, &mut actions);
    let enemies = enemy_hexes(game, state, Side::Greek);
    let rank = |action: &Action| {
        let Action::Attach(piece) = action else { return None };
        let at = state.units.hex(*piece)?;
        let heavy = game.roster().of(*piece).arm.is_heavy();
        let near = nearest(&enemies, at);
        (near <= WORTH_IT && !state.units.routed.has(*piece) && !game.roster().is_leader(*piece))
            .then_some((!heavy, near, at))
    };
    let found = actions.into_iter().filter_map(|it| Some((rank(&it)?, it)));
    found.min_by_key(|(rank, _)| *rank).map(|(_, action)| action)
}

/// [6.2d] A Leader goes along who would stand alone.
pub(crate) fn along(game: &Marathon, state: &State) -> Option<Action> {
    let Awaits::Along { from, .. } = state.awaits else { return None };
    let left = state.units.in_hex(from);
    let alone = left.minus(game.roster().leaders()).is_empty();
    left.and(game.roster().leaders()).first().filter(|_| alone).map(Action::Follow)
}

/// [7.1] The shot that can be expected to cost most.
pub(crate) fn best_shot(game: &Marathon, state: &State) -> Option<Action> {
    let mut actions = Vec::new();
    game.actions(state, &mut actions);
    let (prices, counsel) = (Prices::new(game, state), Counsel::new(game, state));
    let worth = |action: &Action| {
        let Action::Fire { piece, at } = action else { return 0.0 };
        counsel.in_hex(*at).map(|it| shot_worth(game, (&counsel, &prices), *piece, it)).sum::<f32>()
    };
    let mut best: Option<(f32, Action)> = None;
    for action in actions {
        let worth = worth(&action);
        if worth > 0.0 && best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, action));
        }
    }
    best.map(|(_, action)| action)
}

fn shot_worth(
    game: &Marathon,
    (counsel, prices): (&Counsel<'_>, &Prices),
    piece: Piece,
    target: Piece,
) -> f32 {
    let hit = f32::from(counsel.hits(piece, target)) / 10.0;
    let fails = 1.0 - f32::from(counsel.passes(target)) / 10.0;
    let price = prices.of(target);
    if game.roster().of(target).arm == Arm::Leader {
        hit * (price.loss * (1.0 - fails) + price.dead * fails)
    } else {
        // A shot costs nothing: even one that can hardly do harm is made.
        hit * (fails * price.disrupt + 0.001)
    }
}

/// [7.3b] The cheapest of one's own takes a letter.
pub(crate) fn allot(game: &Marathon, state: &State) -> Option<Action> {
    let mut actions = Vec::new();
    game.actions(state, &mut actions);
    let prices = Prices::new(game, state);
    let price = |action: &Action| match action {
        Action::Rout(piece) => prices.of(*piece).rout,
        Action::Disrupt(piece) => prices.of(*piece).disrupt,
        _ => f32::MAX,
    };
    actions.into_iter().min_by(|one, other| price(one).total_cmp(&price(other)))
}

/// [7.4] [A73] Away from the enemy, nearer to home, and not through friends. Among friends all around it
/// goes on anywhere [A75], so that it does not go to and fro for ever.
pub(crate) fn retreat(
    game: &Marathon,
    state: &State,
    piece: Piece,
    random: &mut Generator,
) -> Option<Action> {
    let mut actions = Vec::new();
    game.actions(state, &mut actions);
    let ends = |action: &Action| {
        let Action::Retreat { first, then, .. } = action else { return true };
        state.units.in_hex(then.unwrap_or(*first)).is_empty()
    };
    if matches!(state.awaits, Awaits::Retreat { owed: 1, .. }) && !actions.iter().any(ends) {
        return Some(actions[random.index(actions.len())]);
    }
    let (side, enemies) = (piece.side(), enemy_hexes(game, state, piece.side()));
    let friends = |hex: Hex| state.units.in_hex(hex).len() as f32;
    let worth = |action: &Action| match *action {
        Action::Retreat { first, then, .. } => {
            let last = then.unwrap_or(first);
            let met = friends(first) + then.map_or(0.0, friends);
            let far = nearest(&enemies, last).min(8) as f32;
            let ends = if friends(last) > 0.0 { 4.0 } else { 0.0 };
            far - ends - 0.8 * met - 0.3 * f32::from(game.map().way_home(side, last))
        }
        _ => -1.0,
    };
    actions.into_iter().max_by(|one, other| worth(one).total_cmp(&worth(other)))
}
