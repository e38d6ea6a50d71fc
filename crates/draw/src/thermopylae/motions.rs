//! What happens before people's eyes: marches, dice, losses.

use game_thermopylae::Event;
use game_thermopylae::combat::Strike;

use super::target;
use crate::course::{Die, Motion};

/// What an event moves, rolls or takes off the map.
pub(super) fn of(event: &Event) -> Vec<Motion> {
    let motion = match *event {
        Event::Placed { unit, place } => Motion::Travel {
            stamp: unit.id(),
            count: 1,
            from: target::unit(unit),
            via: Vec::new(),
            to: target::place(place),
        },
        Event::Marched { unit, from, to } => Motion::Travel {
            stamp: unit.id(),
            count: 1,
            from: target::place(from),
            via: Vec::new(),
            to: target::place(to),
        },
        Event::Departed { unit, from } => Motion::Travel {
            stamp: unit.id(),
            count: 1,
            from: target::place(from),
            via: Vec::new(),
            to: target::WAY_OUT.to_owned(),
        },
        Event::Rolled { face, strike, .. } => Motion::Roll {
            die: Die { face: face.number(), faces: 10 },
            good: Some(strike != Strike::Miss),
        },
        Event::Destroyed { unit, at, units } => {
            Motion::Loss { stamp: unit.id(), count: units.into(), at: target::place(at) }
        }
        _ => return Vec::new(),
    };
    vec![motion]
}
