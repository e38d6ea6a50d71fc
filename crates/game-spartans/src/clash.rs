//! The Melee Segments: [8.3], area by area, from the retreat before combat to the last step lost.
//! What a melee comes to is in `melee`.

use boards::squares::Eighth;
use engine::{D6, Log, Seat};

use crate::event::Event;
use crate::game::Spartans;
use crate::map::{Area, Areas};
use crate::melee::{Melee, Orientation, orientation, orientation_of_return};
use crate::options::Persians;
use crate::stack::Unit;
use crate::state::{Awaits, Feint, Segment, State};
use crate::units::{Contingent, Side};
use crate::volley::SHAKING;

impl Spartans {
    /// [8.3] A Melee Segment begins; before a Persian one the Spartans may feign a retreat [11.3a].
    pub(crate) fn begin_melees(&self, state: &mut State, log: &mut impl Log<Event>) {
        if state.segment == Segment::PersianMelee && self.may_feign(state) {
            state.awaits = Awaits::Feint(self.leader(Contingent::Spartans));
        } else {
            self.next_melee(state, log);
        }
    }

    /// [8.3] The melees that are still to be fought in this segment.
    pub fn melees_left(state: &State) -> Areas {
        state.positions.melees().minus(state.settled)
    }

    /// [8.3] The next melee: whoever decides names it where there are several; the system fights
    /// them row by row [Q79].
    pub(crate) fn next_melee(&self, state: &mut State, log: &mut impl Log<Event>) {
        let left = Self::melees_left(state);
        let side = state.segment.side();
        let decided = side == Side::Greek || self.options.persians != Persians::System;
        match (left.first(), left.len()) {
            (None, _) => self.end_segment(state, log),
            (Some(_), 2..) if decided => state.awaits = Awaits::Melee(self.seat_of(side)),
            (Some(only), _) => self.begin_melee(state, only, log),
        }
    }

    /// [8.3] [8.3.2.1a] A melee begins: light units may go back first.
    pub(crate) fn begin_melee(&self, state: &mut State, at: Area, _: &mut impl Log<Event>) {
        state.settled.add(at);
        let defender = state.segment.side().enemy();
        let way_out = self.way_back(state, at);
        state.awaits = match way_out {
            None => Awaits::Strike(at),
            Some(_) if self.options.is_run_by_rules(defender) => Awaits::Withdraw(at),
            Some(_) => Awaits::Retreat(self.leader_of(state, defender, at), at),
        };
    }

    /// The seat that leads the top unit of a stack.
    pub(crate) fn leader_of(&self, state: &State, side: Side, at: Area) -> Seat {
        let top = state.positions.stack(side, at).top();
        top.map_or_else(|| self.seat_of(side), |unit| self.leader(unit.contingent))
    }

    /// What the melee in an area rests on; nothing if only one side is there.
    pub fn melee_at(&self, state: &State, at: Area) -> Option<Melee> {
        let attacker = state.segment.side();
        let ours = state.positions.stack(attacker, at);
        let theirs = state.positions.stack(attacker.enemy(), at);
        let factor = |unit: Unit| {
            u16::from(self.board.roster.values(unit.contingent, unit.arm, unit.losses).melee)
        };
        let from = |way: Eighth| at.next(way.opposite());
        let mut ways = ours.units().filter_map(|unit| unit.entered).filter_map(from);
        let feigned = if state.feint == Feint::None {
            0
        } else {
            let spartan = |unit: Unit| self.is_spartan(unit.contingent);
            i8::from(ours.units().any(spartan)) - i8::from(theirs.units().any(spartan))
        };
        Some(Melee {
            attackers: ours.units().map(factor).sum(),
            defenders: theirs.units().map(factor).sum(),
            attacking: ours.arm()?,
            defending: theirs.arm()?,
            orientation: Self::orientation_at(state, attacker, at),
            uphill: ways.clone().any(|from| self.board.map.climbs(from, at)),
            across_wall: ways.any(|from| self.board.map.crosses_wall(from, at)),
            disordered: ours.units().any(|unit| unit.disordered),
            feigned,
        })
    }

    /// [8.3.1b] [Q49] [Q51] From which side the attack counts: of all who meet, as suits the
    /// attackers least.
    fn orientation_at(state: &State, attacker: Side, at: Area) -> Orientation {
        let defenders = state.positions.stack(attacker.enemy(), at);
        let between = |ours: Unit, theirs: Unit| match (ours.entered, theirs.entered) {
            (Some(way), _) => orientation(way, theirs.facing),
            (None, Some(way)) => orientation_of_return(way, theirs.facing),
            (None, None) => Orientation::Front,
        };
        let ours = state.positions.stack(attacker, at).units();
        let all = ours.flat_map(|ours| defenders.units().map(move |theirs| between(ours, theirs)));
        all.min().unwrap_or(Orientation::Front)
    }

    /// [8.3.2.3] [8.3.2.4] [8.3.2.5] The die of a melee has fallen.
    pub(crate) fn strike(&self, state: &mut State, roll: D6, log: &mut impl Log<Event>) {
        let Awaits::Strike(at) = state.awaits else { return };
        let Some(melee) = self.melee_at(state, at) else { return };
        let attacker = state.segment.side();
        let losses = melee.losses(roll);
        if melee.feigned != 0 {
            state.feint = Feint::Used;
        }
        log.tell(|| Event::Fought {
            at,
            attacker,
            factors: (melee.attackers, melee.defenders),
            orientation: melee.orientation,
            shifts: melee.shifts(),
            column: melee.column() as u8,
            roll,
            shielded: melee.is_eased(roll),
            losses,
        });
        let ours = self.lose(state, (attacker, at), losses.0, log);
        let theirs = self.lose(state, (attacker.enemy(), at), losses.1, log);
        let shaken = |side: Side, steps: u8| (steps >= SHAKING).then_some(side);
        let checks = [shaken(attacker, ours), shaken(attacker.enemy(), theirs)];
        self.check_or_conclude(state, at, checks, log);
    }

    /// [11.4a] Whether a contingent's units are Spartans.
    pub(crate) fn is_spartan(&self, contingent: Contingent) -> bool {
        contingent == Contingent::Spartans
            || (self.options.only_spartans && contingent.side() == Side::Greek)
    }
}
