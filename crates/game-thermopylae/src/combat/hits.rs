//! The losses: [R31] to [R35], [R23].
//!
//! Hits wait in pools until their owner has given them out, one by one: the attacker first, then
//! the defender [A15]. Where he has no choice he is not asked.

use engine::Log;

use crate::action::Action;
use crate::event::Event;
use crate::game::Thermopylae;
use crate::map::Place;
use crate::state::{Awaits, Combat, Hits, Ranks, State};
use crate::units::{KINDS, Side, Unit};

/// Units of one kind in one place with equally many hits: one may be given a hit.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Candidate {
    /// The slot of attackers; nothing for defenders.
    pub(crate) slot: Option<usize>,
    pub(crate) unit: Unit,
    pub(crate) wounds: u8,
    pub(crate) at: Place,
    /// Whether it stands below the target, and downhill hits are for it [A12].
    pub(crate) lower: bool,
}

impl Candidate {
    /// The action that gives it a hit.
    #[inline]
    pub(crate) const fn action(&self) -> Action {
        Action::Hit { unit: self.unit, wounds: self.wounds, at: self.at }
    }
}

/// How many hits a side has to take.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Burden {
    /// By any unit.
    any: u8,
    /// By a unit below the target.
    pub(crate) downhill: u8,
}

impl Thermopylae {
    /// [R31] [R32] Asks whoever has a choice; when nobody has, the destroyed units go.
    pub(crate) fn give_out(&self, state: &mut State, log: &mut impl Log<Event>) {
        for side in [state.side, state.side.enemy()] {
            if self.press(state, side, log) {
                state.awaits = Awaits::Hits(side);
                return;
            }
        }
        self.remove_losses(state, log);
    }

    /// [R33] [A16] Applies the hits of a side while it has no choice. Says whether it has one.
    pub(crate) fn press(&self, state: &mut State, side: Side, log: &mut impl Log<Event>) -> bool {
        loop {
            let capacity = self.capacity(state, side);
            Self::trim(state, side, capacity, log);
            let burden = Self::burden(state, side);
            if burden.any == 0 && burden.downhill == 0 {
                return false;
            }
            let all_fall =
                u16::from(burden.any) + u16::from(burden.downhill) == capacity.0 + capacity.1;
            let lower_fall = burden.downhill > 0 && u16::from(burden.downhill) == capacity.0;
            if all_fall || lower_fall {
                self.fell(state, side, !all_fall, log);
                continue;
            }
            let mut candidates = self.candidates(state, side);
            let (Some(only), None) = (candidates.next(), candidates.next()) else { return true };
            drop(candidates);
            Self::suffer(state, only, true, log);
        }
    }

    /// How many hits a side's units can still take: those below the target, and the others.
    fn capacity(&self, state: &State, side: Side) -> (u16, u16) {
        let sum = |ranks: &Ranks| {
            let left = |(kind, wounds, units): (usize, u8, u8)| {
                u16::from(units) * u16::from(self.hits_of(side, kind) - wounds)
            };
            ranks.groups().map(left).sum::<u16>()
        };
        if side != state.side {
            return (0, sum(&state.combat.defenders));
        }
        let (mut lower, mut others) = (0, 0);
        for (place, ranks) in self.attackers(&state.combat) {
            let part = if self.is_below(&state.combat, place) { &mut lower } else { &mut others };
            *part += sum(ranks);
        }
        (lower, others)
    }

    #[inline]
    pub(crate) fn hits_of(&self, side: Side, kind: usize) -> u8 {
        self.board.values(Unit::of(side, kind)).hits
    }

    #[inline]
    fn is_below(&self, combat: &Combat, place: Place) -> bool {
        self.board.map.is_higher(combat.target, place)
    }

    pub(crate) fn burden(state: &State, side: Side) -> Burden {
        let Hits { on_defenders, on_attackers, downhill } = state.combat.hits;
        if side == state.side {
            Burden { any: on_attackers, downhill }
        } else {
            Burden { any: on_defenders, downhill: 0 }
        }
    }

    fn set_burden(state: &mut State, side: Side, burden: Burden) {
        let hits = &mut state.combat.hits;
        if side == state.side {
            (hits.on_attackers, hits.downhill) = (burden.any, burden.downhill);
        } else {
            hits.on_defenders = burden.any;
        }
    }

    /// [A16] [A12] Hits that nobody can take are lost.
    fn trim(state: &mut State, side: Side, (lower, others): (u16, u16), log: &mut impl Log<Event>) {
        let before = Self::burden(state, side);
        let downhill = u16::from(before.downhill).min(lower);
        let any = u16::from(before.any).min(lower - downhill + others);
        let after = Burden { any: any as u8, downhill: downhill as u8 };
        if after != before {
            let hits = before.any - after.any + before.downhill - after.downhill;
            log.tell(|| Event::Wasted { side, hits });
            Self::set_burden(state, side, after);
        }
    }

    /// Every unit falls that can be hit: all, or those below the target.
    fn fell(&self, state: &mut State, side: Side, only_lower: bool, log: &mut impl Log<Event>) {
        let attacks = side == state.side;
        let count = if attacks { self.board.map.slots(state.combat.target).len() } else { 1 };
        for slot in 0..count {
            let (at, lower) = if attacks {
                let at = self.board.map.slots(state.combat.target)[slot];
                (at, self.is_below(&state.combat, at))
            } else {
                (state.combat.target, false)
            };
            if only_lower && !lower {
                continue;
            }
            let combat = &mut state.combat;
            let ranks = if attacks { &mut combat.attackers[slot] } else { &mut combat.defenders };
            for kind in 0..KINDS {
                let hits = self.hits_of(side, kind);
                let row = &mut ranks.0[kind];
                let units: u8 = row[..usize::from(hits)].iter_mut().map(std::mem::take).sum();
                row[usize::from(hits)] += units;
                if units > 0 {
                    let unit = Unit::of(side, kind);
                    log.tell(|| Event::Suffered { unit, at, wounds: hits, units, forced: true });
                }
            }
        }
        let any = if only_lower { Self::burden(state, side).any } else { 0 };
        Self::set_burden(state, side, Burden { any, downhill: 0 });
    }

    /// [R32] [R33] The units of a side that may be given the next hit, in a fixed order.
    pub(crate) fn candidates<'a>(
        &'a self,
        state: &'a State,
        side: Side,
    ) -> impl Iterator<Item = Candidate> + 'a {
        let burden = Self::burden(state, side);
        let combat = &state.combat;
        let attackers = self
            .attackers(combat)
            .enumerate()
            .filter(move |_| side == state.side)
            .map(move |(slot, (at, ranks))| (Some(slot), at, ranks, self.is_below(combat, at)));
        let defenders = std::iter::once((None, combat.target, &combat.defenders, false))
            .filter(move |_| side != state.side);
        attackers
            .chain(defenders)
            .filter(move |(.., lower)| burden.any > 0 || (burden.downhill > 0 && *lower))
            .flat_map(move |(slot, at, ranks, lower)| {
                ranks
                    .groups()
                    .filter(move |(kind, wounds, _)| *wounds < self.hits_of(side, *kind))
                    .map(move |(kind, wounds, _)| Candidate {
                        slot,
                        unit: Unit::of(side, kind),
                        wounds,
                        at,
                        lower,
                    })
            })
    }

    /// [R32] Gives a hit to a unit, as its owner chose.
    pub(crate) fn hit(
        &self,
        state: &mut State,
        (unit, wounds, at): (Unit, u8, Place),
        log: &mut impl Log<Event>,
    ) {
        let given = Action::Hit { unit, wounds, at };
        let chosen = self.candidates(state, unit.side()).find(|it| it.action() == given);
        if let Some(chosen) = chosen {
            Self::suffer(state, chosen, false, log);
            self.give_out(state, log);
        }
    }

    /// [R32] One unit takes one hit; [A12] a downhill hit goes before an ordinary one.
    fn suffer(state: &mut State, it: Candidate, forced: bool, log: &mut impl Log<Event>) {
        let side = it.unit.side();
        let mut burden = Self::burden(state, side);
        if it.lower && burden.downhill > 0 {
            burden.downhill -= 1;
        } else {
            burden.any -= 1;
        }
        Self::set_burden(state, side, burden);
        let combat = &mut state.combat;
        let ranks = match it.slot {
            Some(slot) => &mut combat.attackers[slot],
            None => &mut combat.defenders,
        };
        let row = &mut ranks.0[it.unit.kind()];
        row[usize::from(it.wounds)] -= 1;
        row[usize::from(it.wounds) + 1] += 1;
        let Candidate { unit, at, wounds, .. } = it;
        log.tell(|| Event::Suffered { unit, at, wounds: wounds + 1, units: 1, forced });
    }

    /// [R34] Removes the destroyed units of both sides; [R5] [R6] that may end the game.
    fn remove_losses(&self, state: &mut State, log: &mut impl Log<Event>) {
        let (side, target) = (state.side, state.combat.target);
        for (slot, &at) in self.board.map.slots(target).iter().enumerate() {
            let mut ranks = state.combat.attackers[slot];
            self.bury(state, side, at, &mut ranks, log);
            state.combat.attackers[slot] = ranks;
        }
        let mut defenders = state.combat.defenders;
        self.bury(state, side.enemy(), target, &mut defenders, log);
        state.combat.defenders = defenders;
        (state.combat.hits, state.combat.rolled) = (Hits::default(), 0);
        if let Some(finish) = Self::finish_by_losses(state) {
            Self::leave_combat(state, log);
            return Self::finish(state, finish, log);
        }
        let over = state.combat.free // [A18]
            || defenders.size() == 0
            || state.combat.attacker_count() == 0;
        if over { self.end_combat(state, log) } else { state.awaits = Awaits::Again }
    }

    /// [R34] Takes the destroyed units of one place off the map.
    fn bury(
        &self,
        state: &mut State,
        side: Side,
        at: Place,
        ranks: &mut Ranks,
        log: &mut impl Log<Event>,
    ) {
        for kind in 0..KINDS {
            let units = std::mem::take(&mut ranks.0[kind][usize::from(self.hits_of(side, kind))]);
            if units > 0 {
                let unit = Unit::of(side, kind);
                state.take(unit, at, side == state.side, units);
                state.destroyed[side as usize][kind] += units;
                state.progress = true;
                log.tell(|| Event::Destroyed { unit, at, units });
            }
        }
    }

    /// [R23] [R35] Ends a combat: survivors are whole again.
    pub(crate) fn end_combat(&self, state: &mut State, log: &mut impl Log<Event>) {
        Self::leave_combat(state, log);
        self.go_on_fighting(state, log);
    }

    /// [R23] With the combat every wound is forgotten.
    fn leave_combat(state: &mut State, log: &mut impl Log<Event>) {
        let combat = std::mem::replace(&mut state.combat, Combat::NONE);
        log.tell(|| Event::CombatOver {
            target: combat.target,
            attackers: combat.attacker_count(),
            defenders: combat.defenders.size(),
        });
    }

    /// The hit that loses the fewest units now, and then the cheapest: what odds assume of both
    /// owners, and what `hit auto` does.
    ///
    /// A downhill hit is given first. Then a unit that survives it takes a hit before one that
    /// does not, so that none falls while another can bear it; of those that survive, one that is
    /// not below the target, whom downhill hits cannot reach. Where one must fall, it is the
    /// cheapest: the last in its side's list.
    pub fn preferred_hit(&self, state: &State) -> Option<Action> {
        let Awaits::Hits(side) = state.awaits else { return None };
        let downhill = Self::burden(state, side).downhill > 0;
        let worth = |it: &Candidate| {
            let survives = it.wounds + 1 < self.hits_of(side, it.unit.kind());
            let first_pool = downhill && it.lower;
            // Of equal units one below the target falls first, and one above it last.
            let map = &self.board.map;
            let ground = u8::from(it.lower) + u8::from(!map.is_higher(it.at, state.combat.target));
            (first_pool, survives, survives && !it.lower, it.unit.kind(), ground)
        };
        // The first of equals is kept, so that the choice does not hang on the iterator's way.
        let mut best: Option<(Candidate, _)> = None;
        for it in self.candidates(state, side) {
            let worth = worth(&it);
            if best.as_ref().is_none_or(|(_, known)| worth > *known) {
                best = Some((it, worth));
            }
        }
        best.map(|(it, _)| it.action())
    }
}
