//! Persians Leaving the Battlefield: [R40], [R41], [R7].

use engine::Log;

use crate::end::Finish;
use crate::event::Event;
use crate::game::Thermopylae;
use crate::map::Place;
use crate::state::State;
use crate::units::{Side, Unit};

impl Thermopylae {
    /// [R40] Whether units of a side that have not moved leave the map from a place.
    ///
    /// [A24] A unit that has not moved yet in this turn began it where it stands: combat moves
    /// nobody.
    #[inline]
    pub(crate) fn may_exit(&self, side: Side, from: Place) -> bool {
        side == Side::Persian && self.board.map.exits().has(from)
    }

    /// [R40] [R41] Takes a unit off the map; [R7] the bid may be out of reach then.
    pub(crate) fn exit(
        &self,
        state: &mut State,
        unit: Unit,
        from: Place,
        log: &mut impl Log<Event>,
    ) {
        state.take(unit, from, false, 1);
        state.departed[unit.kind()] += 1;
        state.progress = true;
        log.tell(|| Event::Departed { unit, from });
        if self.is_out_of_reach(state) {
            Self::finish(state, Finish::BidOutOfReach, log);
        }
    }
}
