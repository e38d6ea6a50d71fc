//! Movement: [R37] to [R39], with [R12] and [R24].

use engine::{Log, Objection, Objections};

use crate::cases::{R12, R24, R37, R38, R39};
use crate::event::Event;
use crate::game::Thermopylae;
use crate::map::{Place, Places};
use crate::options::Cliffs;
use crate::state::{Awaits, State};
use crate::units::{Side, Unit};

/// What hinders the movement of one side.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Hindrance {
    /// [A4] Where enemies stand.
    pub enemies: Places,
    /// [R39] The places next to an enemy.
    pub beside: Places,
    /// [R38] Where one more unit finds no room.
    pub full: Places,
}

impl Thermopylae {
    /// [R38] [R39] [A4] What hinders a side's movement.
    #[inline]
    pub fn hindrance(&self, state: &State, side: Side) -> Hindrance {
        let enemies = state.ground(side.enemy());
        let mut beside = Places::NONE;
        for place in enemies {
            beside = beside.or(self.board.map.open(place));
            if self.options.cliffs == Cliffs::Control {
                beside = beside.or(self.board.map.cliffs(place)); // [A3]
            }
        }
        Hindrance { enemies, beside, full: self.full(state, side) }
    }

    /// [R12] [R24] [R39] Every place that a unit can come to, room or not.
    ///
    /// [A5] It passes friends; [A4] never enemies. [A21] Where it starts does not stop it.
    #[inline]
    pub fn reach(&self, unit: Unit, from: Place, hindrance: &Hindrance) -> Places {
        let start = Places::one(from);
        let mut reached = start;
        let mut edge = start;
        for _ in 0..self.board.values(unit).movement {
            let mut next = Places::NONE;
            for place in edge {
                next = next.or(self.board.map.open(place));
            }
            next = next.minus(hindrance.enemies).minus(reached);
            reached = reached.or(next);
            edge = if unit.passes_enemies() { next } else { next.minus(hindrance.beside) };
        }
        reached.minus(start)
    }

    /// [R37] to [R39] Every place where a unit can end its move.
    #[inline]
    pub fn destinations(&self, unit: Unit, from: Place, hindrance: &Hindrance) -> Places {
        self.reach(unit, from, hindrance).minus(hindrance.full)
    }

    /// [R37] Says what is against a unit's moving at all.
    pub(crate) fn objections_to_moving(
        state: &State,
        unit: Unit,
        from: Place,
        against: &mut Objections,
    ) {
        if state.awaits != Awaits::Movement {
            against.push(Self::wrong_moment(state));
        }
        let stack = state.stack(from);
        let mine = unit.side() == state.side && state.ground(state.side).has(from);
        if !mine || stack.count(unit.kind()) == 0 {
            let why = "the player in turn has no such unit there";
            against.push(Objection { case: R37, why });
        } else if stack.fresh[unit.kind()] == 0 {
            against.push(Objection { case: R37, why: "that unit has moved in this turn" });
        }
    }

    /// [R37] Says what is against a move.
    pub(crate) fn objections_to_march(
        &self,
        state: &State,
        (unit, from, to): (Unit, Place, Place),
        against: &mut Objections,
    ) {
        Self::objections_to_moving(state, unit, from, against);
        if !against.is_empty() {
            return; // Where a unit that cannot move would come to is beside the point.
        }
        let hindrance = self.hindrance(state, state.side);
        if from == to {
            against.push(Objection { case: R37, why: "it stands there already" });
        } else if hindrance.enemies.has(to) {
            against.push(Objection { case: R37, why: "an enemy stands there" });
        } else if !self.reach(unit, from, &hindrance).has(to) {
            against.push(self.why_not_reached(unit, from, to));
        } else if hindrance.full.has(to) {
            against.push(Objection { case: R38, why: "the place would hold more than its limit" });
        }
    }

    /// [R12] [R24] [R39] Why a unit does not come so far.
    #[cold]
    fn why_not_reached(&self, unit: Unit, from: Place, to: Place) -> Objection {
        let unhindered =
            Hindrance { enemies: Places::NONE, beside: Places::NONE, full: Places::NONE };
        if self.reach(unit, from, &unhindered).has(to) {
            Objection { case: R39, why: "enemies stop it before it comes there" }
        } else if self.board.map.cliffs(from).has(to) {
            Objection { case: R12, why: "a cliff of two or more elevations lies between" }
        } else {
            Objection { case: R24, why: "that is farther than its movement" }
        }
    }

    /// [R37] Moves a unit.
    pub(crate) fn march(
        state: &mut State,
        unit: Unit,
        (from, to): (Place, Place),
        log: &mut impl Log<Event>,
    ) {
        state.take(unit, from, false, 1);
        state.put(unit, to, true);
        log.tell(|| Event::Marched { unit, from, to });
    }
}
