//! Army Set Ups: [R14] to [R18].

use engine::{Log, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::game::Thermopylae;
use crate::map::{PLACES, Place, Places};
use crate::state::{Combat, Stack, State};
use crate::units::{KINDS, Side, Unit};

/// [R18] Which Greek units may be placed, and where: any of these anywhere there.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Posts {
    in_hand: [u8; KINDS],
    room: Places,
}

impl Posts {
    /// Lists them, kind by kind.
    #[inline]
    pub(crate) fn list(self, list: &mut Vec<Action>) {
        for kind in (0..KINDS).filter(|&kind| self.in_hand[kind] > 0) {
            let unit = Unit::of(Side::Greek, kind);
            list.extend(self.room.iter().map(|place| Action::Place(unit, place)));
        }
    }

    /// Whether an action is one of them.
    pub(crate) fn has(self, action: Action) -> bool {
        let Action::Place(unit, place) = action else { return false };
        unit.side() == Side::Greek && self.in_hand[unit.kind()] > 0 && self.room.has(place)
    }
}

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
            contact: self.before_contact(),
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

    /// [R18] What may be placed: anywhere with room but in the Camp.
    #[inline]
    pub(crate) fn posts(&self, state: &State) -> Posts {
        let map = &self.board.map;
        let open = map.all().minus(Places::one(map.camp()));
        Posts { in_hand: self.unplaced(state), room: open.minus(self.full(state, Side::Greek)) }
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
