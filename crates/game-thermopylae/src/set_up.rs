//! Army Set Ups: [R14] to [R18].

use engine::{Log, Objection, Objections, Seat};

use crate::cases::{R16, R17, R18};
use crate::event::Event;
use crate::game::Thermopylae;
use crate::map::{PLACES, Place, Places};
use crate::state::{Awaits, Combat, Stack, State};
use crate::units::{KINDS, Side, Unit};

impl Thermopylae {
    /// [R14] Puts all Persian units into the Camp.
    pub fn lay_out(&self) -> State {
        let camp = self.board.map.camp();
        let mut stacks = [Stack::default(); PLACES];
        stacks[camp.index()].fresh = self.board.armies[Side::Persian as usize];
        let agreed = self.agreed();
        State {
            stacks,
            ground: [Places::NONE, Places::one(camp)],
            destroyed: [[0; KINDS]; 2],
            departed: [0; KINDS],
            greek: agreed.map_or(Seat::FIRST, |agreed| agreed.greek),
            bid: agreed.map_or(0, |agreed| agreed.bid),
            side: Side::Persian,
            round: 0,
            quiet: 0,
            progress: false,
            called_off: [Places::NONE; 2],
            combat: Combat::NONE,
            awaits: self.first_step(),
        }
    }

    /// [R18] The Greek units that are not on the map yet, by kind.
    pub fn unplaced(&self, state: &State) -> [u8; KINDS] {
        let (army, placed) = (self.board.armies[Side::Greek as usize], state.on_map(Side::Greek));
        std::array::from_fn(|kind| army[kind] - placed[kind].min(army[kind]))
    }

    /// [R18] The places where a Greek unit may be set up.
    pub(crate) fn room_for_set_up(&self, state: &State) -> Places {
        let map = &self.board.map;
        map.all().minus(Places::one(map.camp())).minus(self.full(state, Side::Greek))
    }

    /// [R15] [R16] [R17] The places of a side that hold as many units as they can.
    #[inline]
    pub(crate) fn full(&self, state: &State, side: Side) -> Places {
        let mut full = Places::NONE;
        for place in state.ground(side) {
            if state.stack(place).size() >= self.board.map.limit(place) {
                full.add(place);
            }
        }
        full
    }

    /// [R18] Says what is against placing a unit.
    pub(crate) fn objections_to_place(
        &self,
        state: &State,
        unit: Unit,
        place: Place,
        against: &mut Objections,
    ) {
        if state.awaits != Awaits::SetUp {
            against.push(Self::wrong_moment(state));
        }
        let map = &self.board.map;
        if unit.side() != Side::Greek {
            against.push(Objection { case: R18, why: "only Greek units are set up" });
        } else if self.unplaced(state)[unit.kind()] == 0 {
            against.push(Objection { case: R18, why: "no such unit is left to place" });
        }
        if !map.all().has(place) {
            against.push(Objection { case: R18, why: "this map has no such place" });
        } else if place == map.camp() {
            against.push(Objection { case: R18, why: "no Greek unit begins in the Persian Camp" });
        } else if state.stack(place).size() >= map.limit(place) {
            against.push(self.no_room(place));
        }
    }

    /// [R16] [R17] The objection to one more unit in a full place.
    pub(crate) fn no_room(&self, place: Place) -> Objection {
        if self.board.map.limit(place) == 1 {
            Objection { case: R17, why: "a mountain holds one unit" }
        } else {
            Objection { case: R16, why: "that place holds three units already" }
        }
    }

    /// [R18] Places a Greek unit; after the last one the Persians begin.
    pub(crate) fn place(
        &self,
        state: &mut State,
        unit: Unit,
        place: Place,
        log: &mut impl Log<Event>,
    ) {
        state.put(unit, place, false);
        log.tell(|| Event::Placed { unit, place });
        if self.unplaced(state) == [0; KINDS] {
            state.round = 1;
            self.begin_turn(state, Side::Persian, log);
        }
    }
}
