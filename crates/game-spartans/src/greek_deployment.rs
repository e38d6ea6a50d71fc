//! The Greek Deployment Phase: 6.0. What is wrong with a deployment, as facts.

mod posts;

use boards::squares::Eighth;

use crate::map::{Area, Areas, BEFORE_WALL, Map};
use crate::positions::Positions;
use crate::stack::Stack;
use crate::units::{Contingent, Side};

pub(crate) use posts::crowded;

/// [6.0.1.3] [Q4] The rows before the wall, all of them.
static ROWS_BEFORE_WALL: std::sync::LazyLock<Areas> =
    std::sync::LazyLock::new(|| only(Areas::full(), |area| area.row() <= BEFORE_WALL));

/// One way in which a deployment breaks its restrictions.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Breach {
    /// [6.0c] Units stand outside the four rows on either side of the wall.
    OutsideRows(Area),
    /// [6.0.1.1a] The units of a contingent do not hang together.
    Scattered(Contingent),
    /// [6.0.1.3] The Spartans are not all on the Persian side of the wall.
    SpartansBehind,
    /// [6.0.1.3] No contingent but the Peloponnesians stands there with them.
    NobodyWithSpartans,
    /// [6.0.1.4] Phocians stand there although another contingent does not.
    PhociansTooSoon,
    /// [3.1.2b] Units of several types share an area.
    MixedTypes(Area),
    /// [3.1.3b] Units of one area face different ways.
    Disunited(Area),
}

/// [Q3] The areas where Greeks set up.
pub const fn set_up_areas(map: &Map) -> Areas {
    map.set_up()
}

/// [6.0.1.3] [Q4] The set-up areas on the Persian side of the wall.
pub fn west_of_wall(map: &Map) -> Areas {
    set_up_areas(map).and(*ROWS_BEFORE_WALL)
}

fn only(areas: Areas, keep: impl Fn(Area) -> bool) -> Areas {
    let mut kept = Areas::NONE;
    for area in areas.iter().filter(|area| keep(*area)) {
        kept.add(area);
    }
    kept
}

/// Everything that is wrong with where the Greeks stand. `day` counts from 1.
pub fn breaches(map: &Map, positions: &Positions, day: u8) -> Vec<Breach> {
    let greeks = positions.held(Side::Greek);
    let outside = greeks.minus(set_up_areas(map));
    let mut found: Vec<Breach> = outside.iter().map(Breach::OutsideRows).collect();
    for area in greeks {
        let stack = positions.stack(Side::Greek, area);
        found.extend(differs(stack, |unit| unit.arm).then_some(Breach::MixedTypes(area)));
        found.extend(differs(stack, |unit| unit.facing).then_some(Breach::Disunited(area)));
    }
    for contingent in Side::Greek.contingents() {
        let exempt = contingent == Contingent::Peloponnesians;
        if !exempt && !hangs_together(areas_of(positions, contingent)) {
            found.push(Breach::Scattered(contingent));
        }
    }
    found.extend(west_breaches(map, positions, day));
    found
}

/// [6.0.1.3] [6.0.1.4] What is wrong on the Persian side of the wall.
fn west_breaches(map: &Map, positions: &Positions, day: u8) -> Vec<Breach> {
    let west = west_of_wall(map);
    let is_west = |contingent| areas_of(positions, contingent).is_within(west);
    let placed = |contingent: &Contingent| !areas_of(positions, *contingent).is_empty();
    let mut found = Vec::new();
    if day < 3 {
        if placed(&Contingent::Spartans) && !is_west(Contingent::Spartans) {
            found.push(Breach::SpartansBehind);
        }
        let mut others = Side::Greek
            .contingents()
            .filter(|it| !matches!(it, Contingent::Spartans | Contingent::Peloponnesians));
        if !others.any(|it| placed(&it) && is_west(it)) {
            found.push(Breach::NobodyWithSpartans);
        }
    }
    let mut others = Side::Greek.contingents().filter(|it| *it != Contingent::Phocians);
    let phocians_west = areas_of(positions, Contingent::Phocians).meets(west);
    if phocians_west && others.any(|it| placed(&it) && !is_west(it)) {
        found.push(Breach::PhociansTooSoon);
    }
    found
}

/// Whether the units of a stack are not all alike in something.
fn differs<T: PartialEq>(stack: &Stack, what: impl Fn(crate::stack::Unit) -> T) -> bool {
    let mut units = stack.units().map(what);
    let first = units.next();
    units.any(|it| Some(&it) != first.as_ref())
}

/// Where a contingent has units.
pub fn areas_of(positions: &Positions, contingent: Contingent) -> Areas {
    let side = contingent.side();
    only(positions.held(side), |area| {
        positions.stack(side, area).units().any(|unit| unit.contingent == contingent)
    })
}

/// [Q22] Whether areas form one group, by side or corner.
pub fn hangs_together(areas: Areas) -> bool {
    let Some(first) = areas.first() else { return true };
    let mut reached = Areas::one(first);
    loop {
        let mut wider = reached;
        for area in reached {
            for way in Eighth::ALL {
                if let Some(next) = area.next(way).filter(|next| areas.has(*next)) {
                    wider.add(next);
                }
            }
        }
        if wider == reached {
            return reached == areas;
        }
        reached = wider;
    }
}
