//! 9.5 The Greek Reserve: a bonus activation of any units.

use engine::{D10, Log};

use crate::event::Event;
use crate::game::Marathon;
use crate::state::{Awaits, Impulse, State};
use crate::tables::pips;
use crate::units::{Piece, Pieces, Side};

/// [9.5a] The least morale level with which the marker goes into the pool.
pub const LEAST_MORALE: u8 = 6;

impl Marathon {
    /// [9.5c] The die: with the Leaders in play it says how many may be activated.
    pub(crate) fn roll_reserve(&self, state: &mut State, die: D10, log: &mut impl Log<Event>) {
        let leaders = self.leaders_in_play(state, Side::Greek);
        let count = pips(die) + leaders;
        log.tell(|| Event::ReserveRolled { die, leaders, count });
        self.go_on_with_bonus(state, count, log);
    }

    /// [9.5c] [A23] The Greeks who may be activated now: any that are not yet in this phase.
    pub(crate) fn bonus(&self, state: &State) -> Pieces {
        let greeks = self.roster().side(Side::Greek).and(state.units.on_map());
        greeks.minus(state.operation.active)
    }

    /// Goes on with the bonus, or with the phase when none is left.
    pub(crate) fn go_on_with_bonus(&self, state: &mut State, left: u8, log: &mut impl Log<Event>) {
        if left == 0 || self.bonus(state).is_empty() {
            self.end_bonus(state, log);
        } else {
            state.awaits = Awaits::Bonus(left);
        }
    }

    /// [9.5d] A piece is activated, beside its normal activation.
    pub(crate) fn activate_reserve(
        &self,
        state: &mut State,
        (piece, left): (Piece, u8),
        log: &mut impl Log<Event>,
    ) {
        state.operation.active.add(piece);
        log.tell(|| Event::Attached { piece, free: false });
        self.go_on_with_bonus(state, left - 1, log);
    }

    /// [9.5e] Leaders with activated units are activated free, and the phase goes on.
    pub(crate) fn end_bonus(&self, state: &mut State, log: &mut impl Log<Event>) {
        let units = state.operation.active.minus(self.roster().leaders());
        let leaders = self.bonus(state).and(self.roster().leaders());
        for piece in leaders {
            let with = units.iter().any(|it| state.units.hex(it) == state.units.hex(piece));
            if with {
                state.operation.active.add(piece);
                log.tell(|| Event::Attached { piece, free: true });
            }
        }
        self.begin_impulse(state, Impulse::Movement, log);
    }

    /// [9.5f] At the end of a turn with a level of 5 or less the marker is gone for good.
    pub(crate) fn retire_reserve(state: &mut State, log: &mut impl Log<Event>) {
        if !state.reserve_gone && state.level(Side::Greek) < LEAST_MORALE {
            state.reserve_gone = true;
            log.tell(|| Event::ReserveGone);
        }
    }
}
