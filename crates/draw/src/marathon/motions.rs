//! What happens before people's eyes: moves, dice, losses.

use game_marathon::Event;

use crate::course::Motion;

/// What an event moves, rolls or takes off the map.
pub(super) fn of(_event: &Event) -> Vec<Motion> {
    Vec::new()
}
