//! Who attacks whom: [R25] to [R28], [R36].

use engine::{Log, Objection, Objections};

use crate::cases::{R25, R26, R27, R28, R36};
use crate::event::Event;
use crate::game::Thermopylae;
use crate::map::{Place, Places};
use crate::state::{Awaits, Combat, Ranks, State};
use crate::units::{KINDS, Unit};

impl Thermopylae {
    /// The places where the active player has a unit that has not attacked yet.
    #[inline]
    fn ready(state: &State) -> Places {
        let mut ready = Places::NONE;
        for place in state.ground(state.side) {
            if state.stack(place).has_fresh() {
                ready.add(place);
            }
        }
        ready
    }

    /// [R25] The enemy places that can be attacked now.
    pub(crate) fn targets(&self, state: &State) -> Places {
        let mut targets = Places::NONE;
        for place in Self::ready(state) {
            targets = targets.or(self.board.map.open(place));
        }
        targets.and(state.ground(state.side.enemy()))
    }

    /// [R36] Those of them that can be attacked freely.
    pub(crate) fn free_targets(&self, state: &State) -> Places {
        let ready = Self::ready(state);
        let mut targets = Places::NONE;
        for place in state.ground(state.side.enemy()) {
            if !self.board.map.above(place).and(ready).is_empty() {
                targets.add(place);
            }
        }
        targets
    }

    /// [R26] [R36] From where units may take part.
    #[inline]
    pub(crate) fn may_join_from(&self, target: Place, free: bool) -> Places {
        if free { self.board.map.above(target) } else { self.board.map.open(target) }
    }

    /// [R26] How many units of a kind in a slot's place may still join the declared attack.
    #[inline]
    pub(crate) fn may_join(state: &State, from: Place, slot: usize, kind: usize) -> u8 {
        state.stack(from).fresh[kind] - state.combat.attackers[slot].0[kind][0]
    }

    /// [R25] [R36] Says what is against declaring an attack.
    pub(crate) fn objections_to_attack(
        &self,
        state: &State,
        target: Place,
        free: bool,
        against: &mut Objections,
    ) {
        if state.awaits != Awaits::Combat {
            against.push(Self::wrong_moment(state));
        }
        if !state.ground(state.side.enemy()).has(target) {
            return against.push(Objection { case: R25, why: "no enemy stands there" });
        }
        let beside = self.may_join_from(target, free).and(state.ground(state.side));
        if beside.is_empty() {
            against.push(if free {
                Objection { case: R36, why: "no unit of the attacker stands higher next to it" }
            } else {
                Objection { case: R25, why: "no unit of the attacker can fight its way there" }
            });
        } else if beside.and(Self::ready(state)).is_empty() {
            let why = "every unit next to it has attacked in this turn";
            against.push(Objection { case: R27, why });
        }
    }

    /// [R25] [R36] Declares an attack.
    pub(crate) fn declare(state: &mut State, target: Place, free: bool, log: &mut impl Log<Event>) {
        state.combat = Combat { target, free, ..Combat::NONE };
        state.awaits = Awaits::Join;
        log.tell(|| Event::Declared { target, free });
    }

    /// [R26] [R27] Says what is against a unit's taking part.
    pub(crate) fn objections_to_join(
        &self,
        state: &State,
        unit: Unit,
        from: Place,
        against: &mut Objections,
    ) {
        if state.awaits != Awaits::Join {
            return against.push(Self::wrong_moment(state));
        }
        let combat = &state.combat;
        let mine = unit.side() == state.side && state.ground(state.side).has(from);
        if !mine || state.stack(from).count(unit.kind()) == 0 {
            let why = "the attacker has no such unit there";
            return against.push(Objection { case: R26, why });
        }
        let Some(slot) = self.board.map.slot(combat.target, from) else {
            let why = "a unit there cannot fight its way to the target";
            return against.push(Objection { case: R26, why });
        };
        if !self.may_join_from(combat.target, combat.free).has(from) {
            against.push(Objection {
                case: R36,
                why: "only a unit that stands higher attacks freely",
            });
        }
        if Self::may_join(state, from, slot, unit.kind()) == 0 {
            let why = "every such unit there attacks already, or has attacked in this turn";
            against.push(Objection { case: R27, why });
        }
    }

    /// [R26] Lets a unit take part.
    pub(crate) fn join(
        &self,
        state: &mut State,
        unit: Unit,
        from: Place,
        log: &mut impl Log<Event>,
    ) {
        if let Some(slot) = self.board.map.slot(state.combat.target, from) {
            state.combat.attackers[slot].0[unit.kind()][0] += 1;
            log.tell(|| Event::Joined { unit, from });
        }
    }

    /// [A7] Says what is against calling an attack off.
    ///
    /// One that was called off and declared again stands; otherwise a turn need never end.
    pub(crate) fn objections_to_call_off(state: &State, against: &mut Objections) {
        if state.awaits != Awaits::Join {
            against.push(Self::wrong_moment(state));
        } else if state.called_off[usize::from(state.combat.free)].has(state.combat.target) {
            let why = "it was called off and declared again: now it must be fought, or taken back";
            against.push(Objection { case: R28, why });
        }
    }

    /// [A7] Calls the declared attack off; nobody in it has attacked.
    pub(crate) fn call_off(state: &mut State, log: &mut impl Log<Event>) {
        let Combat { target, free, .. } = state.combat;
        state.called_off[usize::from(free)].add(target);
        state.combat = Combat::NONE;
        state.awaits = Awaits::Combat;
        log.tell(|| Event::CalledOff { target });
    }

    /// [R26] Says what is against fighting: that nobody takes part.
    pub(crate) fn objections_to_fight(state: &State, against: &mut Objections) {
        if state.awaits != Awaits::Join {
            against.push(Self::wrong_moment(state));
        } else if state.combat.attacker_count() == 0 {
            against.push(Objection { case: R26, why: "no unit takes part yet" });
        }
    }

    /// [R27] [R29] Commits the attack: the units in it have attacked, and the dice fall.
    pub(crate) fn fight(&self, state: &mut State, log: &mut impl Log<Event>) {
        let target = state.combat.target;
        for (slot, &from) in self.board.map.slots(target).iter().enumerate() {
            let stack = &mut state.stacks[from.index()];
            for kind in 0..KINDS {
                let units = state.combat.attackers[slot].0[kind][0];
                stack.fresh[kind] -= units;
                stack.spent[kind] += units;
            }
        }
        let mut defenders = Ranks::default();
        for (kind, row) in defenders.0.iter_mut().enumerate() {
            row[0] = state.stack(target).count(kind);
        }
        state.combat.defenders = defenders;
        state.called_off = [Places::NONE; 2];
        Self::begin_round(state, log);
    }
}
