//! What people call the parts of the drawn table that they pick.

use game_thermopylae::{Place, Unit, View};

use super::stack;
use crate::grammar::counted;

/// All units that are still in hand, where one order places them.
pub(crate) const SET_UP: &str = "the whole set-up";
/// All hits, where one order gives them out.
pub(crate) const HITS: &str = "all hits";

/// [R18] What is given away with the last unit of the set-up.
pub(crate) const LAST_UNIT: &str =
    "every post can still be changed, and the battle begins with this unit";

/// [R19] Units that would not have moved when the turn ends.
pub(crate) fn unmoved(units: u32) -> Option<String> {
    match units {
        0 => None,
        1 => Some("1 unit has not moved".to_owned()),
        _ => Some(format!("{units} units have not moved")),
    }
}

/// [R20] Places that would not have been attacked when the combats end.
pub(crate) fn unfought(places: usize) -> Option<String> {
    match places {
        0 => None,
        1 => Some("1 place can still be attacked".to_owned()),
        _ => Some(format!("{places} places can still be attacked")),
    }
}

/// A place.
pub(crate) fn place(view: &View, place: Place) -> String {
    view.board.map.name(place).to_owned()
}

/// The stack of a place.
pub(crate) fn pieces(view: &View, place: Place) -> String {
    format!("{}: {}", view.board.map.name(place), stack(view, place))
}

/// A unit where it stands, with the hits that it has taken.
pub(crate) fn unit(view: &View, unit: Unit, wounds: u8, place: Place) -> String {
    let hits = match wounds {
        0 => String::new(),
        wounds => format!(" with {}", counted(wounds, "hit")),
    };
    format!("{}{hits} at {}", unit.name(), view.board.map.name(place))
}
