//! Persians Leaving the Battlefield: [R40], [R41], [R7].

use engine::{Log, Objection, Objections};

use crate::cases::R40;
use crate::end::Finish;
use crate::event::Event;
use crate::game::Thermopylae;
use crate::map::Place;
use crate::state::State;
use crate::units::{Side, Unit};

impl Thermopylae {
    /// [R40] Says what is against leaving the map.
    ///
    /// [A24] A unit that has not moved yet in this turn began it where it stands: combat moves
    /// nobody.
    pub(crate) fn objections_to_exit(
        &self,
        state: &State,
        unit: Unit,
        from: Place,
        against: &mut Objections,
    ) {
        Self::objections_to_moving(state, unit, from, against);
        if unit.side() == Side::Greek {
            against.push(Objection { case: R40, why: "Greek units never leave the map" });
        }
        if !self.board.map.exits().has(from) {
            let why = "only the two places in the lower right corner lead off the map";
            against.push(Objection { case: R40, why });
        }
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
