//! What happens before people's eyes: the marker, cards and dice.

use game_thermopyles::Event;
use game_thermopyles::fight::Clash;

use super::target;
use crate::course::{Die, Motion};

/// What an event moves, rolls, turns up or takes off the table.
pub(super) fn of(event: &Event) -> Vec<Motion> {
    let motion = match event {
        Event::Revealed { slot, .. } => Motion::Turn { at: format!("slot-{slot}") },
        Event::Drew { seat, .. } => Motion::Travel {
            stamp: "spartan-back",
            count: 1,
            from: target::DECK.to_owned(),
            via: Vec::new(),
            to: target::seat(*seat),
        },
        Event::Retreated { from, to, .. } => Motion::Travel {
            stamp: "marker",
            count: 1,
            from: target::location(*from),
            via: Vec::new(),
            to: target::location(*to),
        },
        Event::Charged { seat, card } => Motion::Travel {
            stamp: "spartan",
            count: 1,
            from: target::card(*seat, *card),
            via: Vec::new(),
            to: "tray".to_owned(),
        },
        Event::Rolled { face, .. } => {
            Motion::Roll { die: Die { face: face.number(), faces: 6 }, good: None }
        }
        Event::Clashed { slot, clash, .. } if *clash == Clash::Eliminated => {
            Motion::Loss { stamp: "persian", count: 1, at: format!("slot-{slot}") }
        }
        Event::MovedUp { .. } => Motion::Travel {
            stamp: "persian",
            count: 1,
            from: "slot-2".to_owned(),
            via: Vec::new(),
            to: "slot-1".to_owned(),
        },
        _ => return Vec::new(),
    };
    vec![motion]
}
