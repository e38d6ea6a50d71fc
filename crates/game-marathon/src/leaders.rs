//! 9.1 Leaders: their ratings, their wounds, and what befalls those who stand alone.

use engine::Log;

use crate::event::Event;
use crate::game::Marathon;
use crate::map::Hex;
use crate::morale::Fate;
use crate::state::{Cause, State};
use crate::units::{Piece, Pieces, Side};

impl Marathon {
    /// Where a Leader is, and what he is worth: for the checks of one shot as it was before [A48].
    pub(crate) fn rating(&self, state: &State, leader: Piece) -> Option<(Hex, u8)> {
        let shot = state.pending.shot.filter(|shot| shot.leaders.has(leader));
        let hex = shot.map_or_else(|| state.units.hex(leader), |shot| Some(shot.at))?;
        let fit =
            shot.map_or_else(|| !state.units.reduced.has(leader), |shot| shot.fit.has(leader));
        Some((hex, self.roster().of(leader).factors[usize::from(!fit)]))
    }

    /// [5.1a] [A29] The ratings of all Leaders of a side who are in play.
    pub fn ratings(&self, state: &State, side: Side) -> u8 {
        let leaders = self.roster().side(side).and(self.roster().leaders());
        leaders.iter().filter_map(|it| self.rating(state, it)).map(|(_, rating)| rating).sum()
    }

    /// [9.5c] How many Leaders of a side are in play.
    pub fn leaders_in_play(&self, state: &State, side: Side) -> u8 {
        let leaders = self.roster().side(side).and(self.roster().leaders());
        leaders.iter().filter(|it| state.units.hex(*it).is_some()).count() as u8
    }

    /// [9.1g] [9.1h] [A86] What a Leader's check comes to.
    pub(crate) fn fate_of_leader(&self, state: &State, leader: Piece, passed: bool) -> Fate {
        let wounded = state.units.reduced.has(leader);
        match (self.options.mild_checks, passed) {
            (true, true) => Fate::Holds,
            (true, false) | (false, true) => Self::wound(wounded),
            (false, false) => Fate::Killed,
        }
    }

    /// [9.1h] A wounded Leader who is hit again is killed.
    pub(crate) const fn wound(wounded: bool) -> Fate {
        if wounded { Fate::Killed } else { Fate::Wounded }
    }

    /// [9.1d] [A88] The Leaders of a side who stand with no unit check their morale, once an
    /// Operations Phase.
    pub(crate) fn check_lone_leaders(&self, state: &mut State, side: Side) {
        let lone = |leader: &Piece| {
            let Some(hex) = state.units.hex(*leader) else { return false };
            let with: Pieces = state.units.in_hex(hex).minus(self.roster().leaders());
            with.is_empty() && !state.operation.alone.has(*leader)
        };
        let leaders = self.roster().side(side).and(self.roster().leaders());
        let lone: Pieces = leaders.iter().filter(lone).collect();
        if !lone.is_empty() {
            state.operation.alone = state.operation.alone.or(lone);
            state.pending.cause = Cause::Alone;
            state.pending.checks = lone;
        }
    }

    /// [9.1b] [7.3.1] [A87] An L on a hex with a Leader costs him a step too.
    pub(crate) fn lose_step(
        &self,
        state: &mut State,
        leader: Piece,
        log: &mut impl Log<Event>,
    ) -> Fate {
        let fate = Self::wound(state.units.reduced.has(leader));
        self.suffer(state, leader, fate, log);
        fate
    }
}
