//! Retreat: [K8] to [K10], and [K24] where the road ends.

use engine::Log;

use crate::end::Finish;
use crate::event::Event;
use crate::game::Thermopyles;
use crate::map::DEFEAT;
use crate::state::{Cause, Draws, State};

impl Thermopyles {
    /// [K8] Moves the marker one location back; [K24] the last one loses [A17].
    ///
    /// [K9] Then one card may be drawn, if [K10] the deck has any [A19].
    pub(crate) fn retreat(&self, state: &mut State, log: &mut impl Log<Event>) {
        let (seat, from) = (state.active, state.marker);
        let to = from.onward().unwrap_or(DEFEAT);
        let forced = state.hand(seat).is_empty();
        state.marker = to;
        log.tell(|| Event::Retreated { seat, from, to, forced });
        if to == DEFEAT {
            self.finish(state, Finish::GroundLost, log);
        } else {
            self.offer(state, Draws { left: 1, cause: Cause::Retreat }, log);
        }
    }
}
