//! The attacks that one side can make from where it stands, the best first.
//!
//! Combat comes before movement [R20], so what a side can attack in its next turn is what stands
//! next to it now.

use arrayvec::ArrayVec;
use game_thermopylae::{Map, Place, Places, Side};

use super::exchange::{Dearness, Exchange, Fight};
use super::pack::{Field, Pack};

/// More targets than these are not compared.
const MOST_TARGETS: usize = 24;

/// An attack on one place.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(crate) struct Strike {
    pub(crate) target: Place,
    /// From where units take part.
    pub(crate) from: Places,
    pub(crate) free: bool,
    pub(crate) worth: f32,
}

/// The fight that the units in `from` have against a target.
pub(crate) fn fight_from(
    map: &Map,
    exchange: &Exchange,
    field: &Field,
    side: Side,
    (target, from, free): (Place, Places, bool),
) -> Fight {
    let (mut high, mut level) = (Pack::NONE, Pack::NONE);
    let (mut lower, mut others) = (0, 0);
    for place in from {
        let pack = field.pack(side, place);
        if map.is_higher(place, target) {
            high = high.plus(pack);
            others += pack.size();
        } else {
            level = level.plus(pack);
            let below = map.is_higher(target, place);
            *(if below { &mut lower } else { &mut others }) += pack.size();
        }
    }
    let defenders = field.pack(side.enemy(), target);
    let uphill = exchange.height_defends() && lower > others;
    Fight { side, free, high, level, defenders, uphill, wounds: (0, 0) }
}

/// The best attack on one place from some places, if any is worth it.
fn best_on(
    map: &Map,
    exchange: &mut Exchange,
    field: &Field,
    (side, dearness): (Side, Dearness),
    (target, from): (Place, Places),
) -> Option<Strike> {
    let mut best: Option<Strike> = None;
    let above = map.above(target).and(from);
    let mut consider = |from: Places, free: bool, margin: f32| {
        let fight = fight_from(map, exchange, field, side, (target, from, free));
        let worth = exchange.worth(&fight, dearness) - margin;
        if worth > best.map_or(0.01, |best| best.worth) {
            best = Some(Strike { target, from, free, worth });
        }
    };
    consider(from, false, 0.0);
    if !above.is_empty() {
        consider(above, true, 0.0);
        // Those who stand higher may strike freely first, and the others fight without them.
    }
    best
}

/// Every attack that is worth making, the best first, none of them from a place twice.
pub(crate) fn strikes(
    map: &Map,
    exchange: &mut Exchange,
    field: &Field,
    side: Side,
    dearness: Dearness,
) -> ArrayVec<Strike, MOST_TARGETS> {
    let mut found: ArrayVec<Strike, MOST_TARGETS> = ArrayVec::new();
    let ours = field.ground(side);
    for target in field.ground(side.enemy()) {
        let from = map.open(target).and(ours);
        if from.is_empty() || found.is_full() {
            continue;
        }
        if let Some(strike) = best_on(map, exchange, field, (side, dearness), (target, from)) {
            found.push(strike);
        }
    }
    if found.len() > 1 {
        keep_apart(map, exchange, field, (side, dearness), &mut found);
    }
    found
}

/// Lets every place take part in one attack, the best that needs it.
fn keep_apart(
    map: &Map,
    exchange: &mut Exchange,
    field: &Field,
    who: (Side, Dearness),
    found: &mut ArrayVec<Strike, MOST_TARGETS>,
) {
    let mut used = Places::NONE;
    let mut next = 0;
    while next < found.len() {
        let rest = &mut found[next..];
        rest.sort_by(|left, right| right.worth.total_cmp(&left.worth));
        let first = rest[0];
        if first.from.and(used).is_empty() {
            used = used.or(first.from);
            next += 1;
            continue;
        }
        match best_on(map, exchange, field, who, (first.target, first.from.minus(used))) {
            Some(weaker) if !weaker.from.is_empty() => found[next] = weaker,
            _ => {
                found.remove(next);
            }
        }
    }
}

/// What all of a side's attacks together are worth to it.
pub(crate) fn menace(
    map: &Map,
    exchange: &mut Exchange,
    field: &Field,
    side: Side,
    dearness: Dearness,
) -> f32 {
    strikes(map, exchange, field, side, dearness).iter().map(|strike| strike.worth).sum()
}
