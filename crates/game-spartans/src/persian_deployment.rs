//! The Persian Deployment Phase: [7.0a], with the Immortals' coming by the path [7.0.2a].

use boards::squares::Quarter;
use engine::{Case, Log};

use crate::cases::{C_7_0_2A, C_9_0_2};
use crate::event::Event;
use crate::game::Spartans;
use crate::muster::Muster;
use crate::rounds::DAYS;
use crate::state::{Feint, State};

use crate::map::{Area, COLUMNS, EAST, IMMORTAL_ROW, Map, PERSIAN_ROW, WEST};
use crate::melee::facing_after_entry;
use crate::positions::Positions;
use crate::stack::{MOST, Unit};
use crate::units::{Arm, Contingent, Side};

/// [Q27] The types in the order in which they are placed.
const ORDER: [Arm; 2] = [Arm::Mixed, Arm::Bow];

/// [7.0a] [Q27] Into which stacks so many units of a type form: threes as many as leave an even
/// rest, then pairs; one unit alone stays alone.
pub fn stacks_of(units: u8) -> impl Iterator<Item = u8> {
    // What does not go into threes: an even number of units, so that it goes into pairs.
    let spare = match units % 3 {
        _ if units == 1 => 1,
        0 => 0,
        1 => 4,
        _ => 2,
    };
    let threes = units.saturating_sub(spare) / 3;
    let alone = u8::from(units == 1);
    let pairs = (units - threes * 3) / 2;
    let threes = std::iter::repeat_n(3, usize::from(threes));
    threes
        .chain(std::iter::repeat_n(2, usize::from(pairs)))
        .chain(std::iter::repeat_n(1, usize::from(alone)))
}

/// [7.0a] [Q27] The areas of a row from the centre outwards, the northern one first.
pub fn from_centre(row: u8) -> impl Iterator<Item = Area> {
    let middle = COLUMNS / 2;
    (0..middle)
        .flat_map(move |off| [middle - 1 - off, middle + off])
        .filter_map(move |column| Area::new(row, column))
}

/// How many units of each type wait to come in.
pub type Waiting = [u8; Arm::COUNT];

impl Positions {
    /// [7.0a] Sets a contingent up in rows A and B; gives back those who find no room [Q38].
    pub fn set_up_persians(
        &mut self,
        map: &Map,
        contingent: Contingent,
        units: Waiting,
    ) -> Waiting {
        let areas = from_centre(PERSIAN_ROW).chain(from_centre(PERSIAN_ROW + 1));
        self.bring_in(map, contingent, units, (EAST, areas))
    }

    /// [7.0.2a] Lets the Immortals come down from the path into row O, Greeks there or not.
    pub fn bring_by_path(&mut self, map: &Map, contingent: Contingent, units: Waiting) -> Waiting {
        self.bring_in(map, contingent, units, (WEST, from_centre(IMMORTAL_ROW)))
    }

    fn bring_in(
        &mut self,
        map: &Map,
        contingent: Contingent,
        mut units: Waiting,
        (facing, areas): (Quarter, impl Iterator<Item = Area>),
    ) -> Waiting {
        let by_path = facing == WEST;
        let mut areas = areas.filter(|area| map.is_open(*area));
        for arm in ORDER {
            let count = units[arm.index()];
            for size in stacks_of(count) {
                let free = areas.find(|area| self.is_free(*area, by_path));
                let Some(area) = free else { return units };
                self.lay_force(
                    area,
                    Unit { by_path, ..Unit::fresh(contingent, arm, facing) },
                    size,
                );
                units[arm.index()] -= size;
            }
        }
        units
    }

    /// [Q38] Whether a stack may be set up in an area: nobody is there, or Greeks alone where the
    /// path comes down [7.0.2a].
    fn is_free(&self, area: Area, by_path: bool) -> bool {
        let empty = self.stack(Side::Persian, area).is_empty();
        empty && (by_path || !self.has_enemy(Side::Persian, area))
    }

    /// Lays down so many units as one force. [Q36] On Greeks they come from the east.
    fn lay_force(&mut self, area: Area, unit: Unit, size: u8) {
        let occupant = self.stack(Side::Greek, area).facing();
        let way = unit.facing.eighth();
        let entered = occupant.map(|_| way);
        let facing = occupant.map_or(unit.facing, |greek| facing_after_entry(way, greek));
        for place in 0..usize::from(size).min(MOST) {
            self.put(area, Unit { facing, entered, linked: place > 0, ..unit });
        }
    }
}

impl Spartans {
    /// [7.0a] The contingent that was committed deploys, and a series of Action Rounds begins.
    pub(crate) fn muster(
        &self,
        state: &mut State,
        contingent: Contingent,
        log: &mut impl Log<Event>,
    ) {
        let before = state.positions.held(Side::Persian);
        self.bring(state, contingent, false);
        let stacks = || newcomers(state, before);
        let waiting = state.muster(contingent).in_hand();
        log.tell(|| Event::Mustered { contingent, stacks: stacks(), waiting });
        state.round = 0;
        state.feint = Feint::None;
        if state.positions.held(Side::Greek).is_empty() {
            self.end_day(state, true, log); // [Q68] Nobody could be attacked.
        } else {
            self.begin_round(state, log);
        }
    }

    /// [7.0.2a] [Q35] [Q38] Those who wait come in, as far as they find room.
    pub(crate) fn come_in(&self, state: &mut State, log: &mut impl Log<Event>) {
        for contingent in Side::Persian.contingents() {
            if !Self::is_due(state, contingent) {
                continue;
            }
            let by_path = state.day == 3 && contingent == Contingent::Immortals;
            let before = state.positions.held(Side::Persian);
            self.bring(state, contingent, by_path);
            if by_path && state.muster(contingent).in_hand() == 0 {
                state.entry = 0;
            }
            if state.positions.held(Side::Persian) != before {
                let stacks = || newcomers(state, before);
                log.tell(|| Event::CameIn { contingent, by_path, stacks: stacks() });
            }
        }
        self.begin_persian_movement(state, log);
    }

    /// [Q35] [Q38] Whether units of a contingent wait, and it is their round.
    pub(crate) fn is_due(state: &State, contingent: Contingent) -> bool {
        let in_box = state.day == 3 && contingent == Contingent::Immortals;
        let round = !in_box || (state.entry > 0 && state.today >= state.entry);
        round && state.muster(contingent).in_hand() > 0
    }

    /// [7.0.2a] [9.0.2] By which clause those come in who are due.
    pub(crate) fn case_of_entry(state: &State) -> Case {
        let by_path = state.day == DAYS && Self::is_due(state, Contingent::Immortals);
        if by_path { C_7_0_2A } else { C_9_0_2 }
    }

    /// Brings the units in hand of a contingent onto the map, as far as they find room.
    fn bring(&self, state: &mut State, contingent: Contingent, by_path: bool) {
        let map = &self.board.map;
        let units: Waiting = state.muster(contingent).hand.map(|row| row.iter().sum());
        let rest = if by_path {
            state.positions.bring_by_path(map, contingent, units)
        } else {
            state.positions.set_up_persians(map, contingent, units)
        };
        let muster = state.muster_mut(contingent);
        muster.hand = Muster::default().hand;
        for (row, units) in muster.hand.iter_mut().zip(rest) {
            row[0] = units;
        }
    }
}

/// The stacks in areas that were empty of Persians before.
fn newcomers(state: &State, before: crate::map::Areas) -> Vec<(Area, u8)> {
    let new = state.positions.held(Side::Persian).minus(before);
    let size = |area: Area| state.positions.stack(Side::Persian, area).len() as u8;
    new.iter().map(|area| (area, size(area))).collect()
}
