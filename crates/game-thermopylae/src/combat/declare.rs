//! Who attacks whom: [R25] to [R28], [R36].

use engine::Log;

use crate::action::Action;
use crate::event::Event;
use crate::game::Thermopylae;
use crate::map::{Map, Place, Places};
use crate::state::{Awaits, Combat, Ranks, State};
use crate::units::{KINDS, Unit};

/// [R25] [R36] Which enemy places may be attacked. [R20] The combats may always be ended.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Targets {
    attack: Places,
    free: Places,
}

impl Targets {
    /// Lists them: ordinary attacks, free ones, and the end of the combats.
    #[inline]
    pub(crate) fn list(self, list: &mut Vec<Action>) {
        list.extend(self.attack.iter().map(Action::Attack));
        list.extend(self.free.iter().map(Action::Free));
        list.push(Action::EndCombat);
    }

    /// Whether an action is one of them.
    pub(crate) fn has(self, action: Action) -> bool {
        match action {
            Action::Attack(target) => self.attack.has(target),
            Action::Free(target) => self.free.has(target),
            Action::EndCombat => true,
            _ => false,
        }
    }
}

/// [R26] [R27] [R36] Who may still take part in the declared attack; [A7] whether it may be fought,
/// or called off.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Joiners<'a> {
    map: &'a Map,
    state: &'a State,
    /// Where they may stand.
    from: Places,
    fight: bool,
    call_off: bool,
}

impl Joiners<'_> {
    /// How many units of a kind in a slot's place may still join.
    #[inline]
    fn count(&self, from: Place, slot: usize, kind: usize) -> u8 {
        if !self.from.has(from) {
            return 0;
        }
        self.state.stack(from).fresh[kind] - self.state.combat.attackers[slot].0[kind][0]
    }

    /// Tells `each` who may still join, from where, and how many of them.
    #[inline]
    pub(crate) fn each(&self, mut each: impl FnMut(Unit, Place, u8)) {
        let (state, target) = (self.state, self.state.combat.target);
        for (slot, &from) in self.map.slots(target).iter().enumerate() {
            for kind in 0..KINDS {
                let count = self.count(from, slot, kind);
                if count > 0 {
                    each(Unit::of(state.side, kind), from, count);
                }
            }
        }
    }

    /// Lists them: who may join, and what may be done with the attack.
    #[inline]
    pub(crate) fn list(&self, list: &mut Vec<Action>) {
        self.each(|unit, from, _| list.push(Action::Join(unit, from)));
        if self.fight {
            list.push(Action::Fight);
        }
        if self.call_off {
            list.push(Action::CallOff);
        }
    }

    /// Whether an action is one of them.
    pub(crate) fn has(&self, action: Action) -> bool {
        match action {
            Action::Join(unit, from) => {
                let slot = self.map.slot(self.state.combat.target, from);
                unit.side() == self.state.side
                    && slot.is_some_and(|slot| self.count(from, slot, unit.kind()) > 0)
            }
            Action::Fight => self.fight,
            Action::CallOff => self.call_off,
            _ => false,
        }
    }
}

impl Thermopylae {
    /// The places where the active player has a unit that has not attacked yet.
    #[inline]
    pub(crate) fn ready(state: &State) -> Places {
        let mut ready = Places::NONE;
        for place in state.ground(state.side) {
            if state.stack(place).has_fresh() {
                ready.add(place);
            }
        }
        ready
    }

    /// [R25] The enemy places next to a unit that has not attacked yet.
    pub(crate) fn targets(&self, state: &State) -> Places {
        let mut targets = Places::NONE;
        for place in Self::ready(state) {
            targets = targets.or(self.board.map.open(place));
        }
        targets.and(state.ground(state.side.enemy()))
    }

    /// [R36] Those of them that such a unit stands above.
    fn free_targets(&self, state: &State) -> Places {
        let ready = Self::ready(state);
        let mut targets = Places::NONE;
        for place in state.ground(state.side.enemy()) {
            if !self.board.map.above(place).and(ready).is_empty() {
                targets.add(place);
            }
        }
        targets
    }

    /// [R25] [R36] What may be attacked now.
    #[inline]
    pub(crate) fn combats(&self, state: &State) -> Targets {
        Targets { attack: self.targets(state), free: self.free_targets(state) }
    }

    /// [R25] [R36] Declares an attack.
    pub(crate) fn declare(state: &mut State, target: Place, free: bool, log: &mut impl Log<Event>) {
        state.combat = Combat { target, free, ..Combat::NONE };
        state.awaits = Awaits::Join;
        log.tell(|| Event::Declared { target, free });
    }

    /// [R26] [R36] From where units may take part.
    #[inline]
    pub(crate) fn may_join_from(&self, target: Place, free: bool) -> Places {
        if free { self.board.map.above(target) } else { self.board.map.open(target) }
    }

    /// [R26] Who may take part, and what may be done with the attack.
    ///
    /// [A7] One that was called off and declared again stands; otherwise a turn need never end.
    #[inline]
    pub(crate) fn joiners<'a>(&'a self, state: &'a State) -> Joiners<'a> {
        let combat = &state.combat;
        let beside = self.may_join_from(combat.target, combat.free);
        Joiners {
            map: &self.board.map,
            state,
            from: beside.and(state.ground(state.side)),
            fight: combat.attacker_count() > 0,
            call_off: !state.called_off[usize::from(combat.free)].has(combat.target),
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

    /// [A7] Calls the declared attack off; nobody in it has attacked.
    pub(crate) fn call_off(state: &mut State, log: &mut impl Log<Event>) {
        let Combat { target, free, .. } = state.combat;
        state.called_off[usize::from(free)].add(target);
        state.combat = Combat::NONE;
        state.awaits = Awaits::Combat;
        log.tell(|| Event::CalledOff { target });
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
