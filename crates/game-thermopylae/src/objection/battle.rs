//! Against an attack, a unit's part in it, a hit: [R25] to [R27], [R32], [R33], [R36].

use super::Objection;
use crate::game::Thermopylae;
use crate::map::Place;
use crate::state::{Awaits, State};
use crate::units::Unit;

impl Thermopylae {
    /// [R25] [R36] Against declaring an attack.
    pub(super) fn against_attack(
        &self,
        state: &State,
        target: Place,
        free: bool,
    ) -> Vec<Objection> {
        if !state.ground(state.side.enemy()).has(target) {
            return vec![Objection::NoEnemyThere { target }];
        }
        let mine = state.ground(state.side);
        let beside = self.may_join_from(target, free).and(mine);
        vec![if !beside.is_empty() {
            let units = beside.iter().map(|place| state.stack(place).size()).sum();
            Objection::AllHaveAttacked { units }
        } else if free {
            Objection::NobodyAbove { target }
        } else if let Some(from) = self.board.map.cliffs(target).and(mine).first() {
            Objection::Cliff { from, to: target }
        } else {
            Objection::NobodyBeside { target }
        }]
    }

    /// [R26] [R27] [R36] Against a unit's taking part.
    pub(super) fn against_join(&self, state: &State, unit: Unit, from: Place) -> Vec<Objection> {
        let (combat, map) = (&state.combat, &self.board.map);
        let (stack, kind, target) = (state.stack(from), unit.kind(), combat.target);
        let mine = unit.side() == state.side && state.ground(state.side).has(from);
        if !mine || stack.count(kind) == 0 {
            return vec![Objection::NoSuchAttacker { unit, from }];
        }
        let Some(slot) = map.slot(target, from) else {
            let cliff = map.cliffs(target).has(from);
            return vec![if cliff {
                Objection::Cliff { from, to: target }
            } else {
                Objection::NotBeside { from, target }
            }];
        };
        let mut against = Vec::new();
        if !self.may_join_from(target, combat.free).has(from) {
            against.push(Objection::NotAbove { from, target });
        }
        let (joined, attacked) = (combat.attackers[slot].count(kind), stack.spent[kind]);
        if stack.fresh[kind] <= joined {
            against.push(Objection::NoneLeft { unit, from, joined, attacked });
        }
        against
    }

    /// [R32] [R33] Against giving a hit to a unit.
    pub(super) fn against_hit(
        &self,
        state: &State,
        unit: Unit,
        wounds: u8,
        at: Place,
    ) -> Objection {
        let (combat, side) = (&state.combat, unit.side());
        if state.awaits != Awaits::Hits(side) {
            return Objection::NotHisOwn { unit };
        }
        let ranks = if side == state.side {
            self.attackers(combat).find(|(place, _)| *place == at).map(|(_, ranks)| ranks)
        } else {
            Some(&combat.defenders).filter(|_| at == combat.target)
        };
        let there = ranks.and_then(|ranks| ranks.0[unit.kind()].get(usize::from(wounds)).copied());
        let hits = self.hits_of(side, unit.kind());
        if there.unwrap_or(0) == 0 {
            Objection::NotInCombat { unit, wounds, at }
        } else if wounds >= hits {
            Objection::TakesNoMore { unit, hits }
        } else {
            Objection::OnlyBelow { hits: Self::burden(state, side).downhill }
        }
    }
}
