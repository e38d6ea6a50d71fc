//! What fights are worth, by the exact odds of the charts: melees [8.3.2.3] and volleys [8.2.6a].

use arrayvec::ArrayVec;
use boards::squares::Eighth;
use engine::D6;
use game_spartans::fire::{die_modifier, shot, step_losses};
use game_spartans::map::Area;
use game_spartans::melee::{Melee, orientation};
use game_spartans::movement::Mover;
use game_spartans::stack::{MOST, Stack, Unit};
use game_spartans::units::Side;
use game_spartans::{Spartans, State};

use super::prices::Prices;

/// The units of a stack.
pub(crate) type Units = ArrayVec<Unit, MOST>;

/// The most hits that a volley is followed to: beyond them everybody in an area is gone.
const MOST_HITS: usize = 18;

/// What a melee brings its attacker on the average: enemies' losses less his own.
pub(crate) fn melee_worth(
    game: &Spartans,
    prices: &Prices,
    melee: &Melee,
    (attackers, defenders): (&[Unit], &[Unit]),
) -> f32 {
    let each = |roll: D6| {
        let (own, theirs) = melee.losses(roll);
        prices.loss(game, defenders, theirs) - prices.loss(game, attackers, own)
    };
    D6::all().map(each).sum::<f32>() / 6.0
}

/// The melee that follows when a force enters an area of the enemy by such a step.
pub(crate) fn charge(
    game: &Spartans,
    state: &State,
    mover: &Mover,
    (to, way): (Area, Eighth),
) -> Option<(Melee, Units, Units)> {
    let stack = state.positions.stack(mover.side, mover.from);
    let attackers = units_of(stack).into_iter().skip(mover.first).take(mover.units);
    let attackers: Units = attackers.collect();
    let defenders = units_of(state.positions.stack(mover.side.enemy(), to));
    let from = to.next(way.opposite())?;
    let map = &game.board.map;
    let melee = Melee {
        attackers: factors(game, &attackers),
        defenders: factors(game, &defenders),
        attacking: mover.arm,
        defending: defenders.first()?.arm,
        orientation: orientation(way, defenders.first()?.facing),
        uphill: map.climbs(from, to),
        across_wall: map.crosses_wall(from, to),
        disordered: attackers.iter().any(|unit| unit.disordered),
        feigned: 0,
    };
    Some((melee, attackers, defenders))
}

/// What it is worth to the attacker.
pub(crate) fn charge_worth(
    game: &Spartans,
    state: &State,
    prices: &Prices,
    mover: &Mover,
    to: (Area, Eighth),
) -> f32 {
    charge(game, state, mover, to).map_or(0.0, |(melee, attackers, defenders)| {
        melee_worth(game, prices, &melee, (&attackers, &defenders))
    })
}

/// The Melee Factors of units, added up.
pub(crate) fn factors(game: &Spartans, units: &[Unit]) -> u16 {
    let factor = |unit: &Unit| {
        u16::from(game.board.roster.values(unit.contingent, unit.arm, unit.losses).melee)
    };
    units.iter().map(factor).sum()
}

/// The units of a stack as a list.
pub(crate) fn units_of(stack: &Stack) -> Units {
    stack.units().collect()
}

/// What a volley at an area is worth: the losses that those who fire cause on the average.
pub(crate) fn volley_worth(
    game: &Spartans,
    state: &State,
    prices: &Prices,
    side: Side,
    (shooters, target): (&[(Area, u8)], Area),
) -> f32 {
    let defenders = units_of(state.positions.stack(side.enemy(), target));
    let Some(top) = defenders.first() else { return 0.0 };
    let mut hits = [0.0_f32; MOST_HITS + 1];
    hits[0] = 1.0;
    for &(from, order) in shooters {
        let unit = state.positions.stack(side, from).get(usize::from(order));
        let Some(Ok(shot)) = unit.map(|unit| shot(unit.arm, from, target)) else { continue };
        let ways = shot.ways(die_modifier(&game.board.map, from, target));
        let [none, one, two] = ways.map(|ways| f32::from(ways) / f32::from(shot.faces));
        for at in (0..=MOST_HITS).rev() {
            let fewer = |by: usize| at.checked_sub(by).map_or(0.0, |before| hits[before]);
            hits[at] = fewer(0) * none + fewer(1) * one + fewer(2) * two;
        }
    }
    let printed = game.board.roster.values(top.contingent, top.arm, top.losses).defence;
    let each = |(at, chance): (usize, &f32)| {
        let losses = step_losses(at as u8, printed, top.disordered);
        if losses == 0 || *chance == 0.0 {
            return 0.0;
        }
        chance * prices.loss(game, &defenders, losses)
    };
    hits.iter().enumerate().map(each).sum()
}
