//! The rolls: [R29] to [R31], [R35].

use engine::{Case, D10, Log};

use crate::cases::{R29, R30};
use crate::combat::{Slope, Strike, strike};
use crate::event::Event;
use crate::game::Thermopylae;
use crate::map::Place;
use crate::state::{Awaits, Combat, Hits, State};
use crate::units::{KINDS, Unit};

/// For whom a die falls.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Roller {
    /// The unit.
    pub unit: Unit,
    /// Where it stands.
    pub at: Place,
    /// Whether it attacks.
    pub attacks: bool,
}

impl Thermopylae {
    /// [R29] [R35] Begins a round: nothing has fallen, nothing is hit.
    pub(crate) fn begin_round(state: &mut State, log: &mut impl Log<Event>) {
        let combat = &mut state.combat;
        combat.round = combat.round.saturating_add(1);
        combat.rolled = 0;
        combat.hits = Hits::default();
        state.awaits = Awaits::Dice;
        let combat = state.combat;
        log.tell(|| Event::RoundBegan {
            target: combat.target,
            free: combat.free,
            round: combat.round,
            attackers: combat.attacker_count(),
            defenders: combat.defenders.size(),
        });
    }

    /// [R29] [R30] For whom the next die falls: attackers in the order of places and kinds, then
    /// defenders; [R36] none of them in a free attack.
    pub fn roller(&self, state: &State) -> Option<Roller> {
        let combat = &state.combat;
        let mut before = combat.rolled;
        let mut find = |ranks: &crate::state::Ranks| {
            (0..KINDS).find(|&kind| {
                let units = ranks.count(kind);
                let here = before < units;
                before = before.saturating_sub(units);
                here
            })
        };
        for (at, ranks) in self.attackers(combat) {
            if let Some(kind) = find(ranks) {
                return Some(Roller { unit: Unit::of(state.side, kind), at, attacks: true });
            }
        }
        if combat.free {
            return None;
        }
        let kind = find(&combat.defenders)?;
        let unit = Unit::of(state.side.enemy(), kind);
        Some(Roller { unit, at: combat.target, attacks: false })
    }

    /// [R29] [R30] The clause that calls for the next die.
    #[inline]
    pub(crate) fn case_of_die(state: &State) -> Case {
        if state.combat.rolled < state.combat.attacker_count() { R29 } else { R30 }
    }

    /// How many dice fall in a round.
    #[inline]
    pub(crate) fn dice(combat: &Combat) -> u8 {
        combat.attacker_count() + if combat.free { 0 } else { combat.defenders.size() }
    }

    /// [R29] [R30] Takes in a die; [R31] after the last one hits are given out.
    pub(crate) fn roll(&self, state: &mut State, face: D10, log: &mut impl Log<Event>) {
        let Some(Roller { unit, at, attacks }) = self.roller(state) else { return };
        let slope = if attacks { Slope::Flat } else { self.slope_of(&state.combat) };
        let level = if attacks {
            self.attack_level(unit, self.board.map.is_higher(at, state.combat.target))
        } else {
            self.defense_level(unit, slope)
        };
        let strike = strike(level, slope, face);
        log.tell(|| Event::Rolled { unit, at, face, level, strike });
        let hits = &mut state.combat.hits;
        match (strike, attacks) {
            (Strike::Miss, _) => {}
            (Strike::Hit, true) => hits.on_defenders += 1,
            (Strike::Hit, false) => hits.on_attackers += 1,
            (Strike::Downhill, _) => hits.downhill += 1,
        }
        state.combat.rolled += 1;
        if state.combat.rolled >= Self::dice(&state.combat) {
            let Hits { on_defenders, on_attackers, downhill } = state.combat.hits;
            log.tell(|| Event::Counted { on_defenders, on_attackers, downhill });
            self.give_out(state, log);
        }
    }
}
