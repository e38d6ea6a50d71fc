//! Retreats before combat: of light units [8.3.2.1a], and the Spartans' feigned one [11.3a].

use boards::squares::Quarter;
use engine::{D10, Log};

use crate::event::Event;
use crate::game::Spartans;
use crate::map::{Area, Areas, EAST, NORTH, SOUTH, WEST};
use crate::melee::facing_after_entry;
use crate::morale::{Check, check};
use crate::stack::{MOST, Stack, Unit};
use crate::state::{Awaits, Feint, State};
use crate::units::{Arm, Contingent, Side};

/// [8.3.2.1a] How many areas light units go back.
const AREAS_BACK: usize = 2;

impl Spartans {
    /// [8.3.2.1a] [8.3.2.1b] [Q47] Where the light units that are attacked in an area end up if they
    /// go back; nothing if they may not, or find no place.
    pub fn way_back(&self, state: &State, at: Area) -> Option<Area> {
        let attacker = state.segment.side();
        let defender = attacker.enemy();
        let (ours, theirs) =
            (state.positions.stack(attacker, at), state.positions.stack(defender, at));
        let chased = matches!(ours.arm()?, Arm::Mixed | Arm::Hoplite);
        let (arm, units) = (theirs.arm().filter(|arm| arm.is_light() && chased)?, theirs.len());
        let mut ways = self.ways_of_attack(ours, theirs).into_iter().flatten();
        ways.find_map(|way| self.end_of_retreat(state, (defender, at), (arm, units), way))
    }

    /// [8.3.2.1a] [8.3.2.1b] [Q47] Where so many units end up if they go back this way; nothing if
    /// they find no place.
    fn end_of_retreat(
        &self,
        state: &State,
        (defender, at): (Side, Area),
        (arm, units): (Arm, usize),
        way: Quarter,
    ) -> Option<Area> {
        let mut area = at;
        for step in 1.. {
            area = self.board.map.step(area, way.eighth())?;
            if state.positions.has_enemy(defender, area) {
                return None;
            }
            let there = state.positions.stack(defender, area);
            let fits = there.len() + units <= MOST && there.arm().is_none_or(|it| it == arm);
            if step >= AREAS_BACK && fits {
                return Some(area);
            }
        }
        None
    }

    /// [Q47] [8.3.1b] The ways in which one may go back: as the strongest attackers came, by the side
    /// with which they are aligned; of an occupant who strikes at those who entered, back to the side
    /// from which they struck. Of several who are equal, through the Rear first [Q82].
    fn ways_of_attack(&self, attackers: &Stack, defenders: &Stack) -> [Option<Quarter>; 4] {
        let factor = |unit: Unit| {
            u16::from(self.board.roster.values(unit.contingent, unit.arm, unit.losses).melee)
        };
        let mut ways = [None; 4];
        let Some(facing) = defenders.facing() else { return ways };
        let came = |unit: Unit| unit.entered.map(|way| facing_after_entry(way, facing));
        let by_way = |way: Quarter| -> u16 {
            attackers.units().filter(|unit| came(*unit) == Some(way)).map(factor).sum()
        };
        let most = Quarter::ALL.into_iter().map(by_way).max().unwrap_or(0);
        if most == 0 {
            let struck = defenders.units().find_map(|unit| unit.entered).zip(attackers.facing());
            ways[0] = struck.map(|(way, facing)| facing_after_entry(way, facing).opposite());
            return ways;
        }
        let rear_first = [facing.opposite(), NORTH, SOUTH, EAST, WEST];
        let strongest = rear_first.into_iter().filter(|way| by_way(*way) == most);
        for way in strongest {
            let free = ways.iter().position(|it| it.is_none_or(|it| it == way));
            if let Some(free) = free {
                ways[free] = Some(way);
            }
        }
        ways
    }

    /// [8.3.2.1a] [8.1.3b] They go back, keeping their facing and paying nothing.
    pub(crate) fn retreat(&self, state: &mut State, from: Area, log: &mut impl Log<Event>) {
        let side = state.segment.side().enemy();
        let Some(to) = self.way_back(state, from) else { return };
        let lifted = state.lift(side, from, |_| true);
        state.set_down(to, &lifted);
        state.forget_entries(from);
        let units = lifted.len() as u8;
        log.tell(|| Event::Retreated { feigned: false, side, units, from, to });
        self.next_melee(state, log);
    }

    /// [8.3.2.1a] They stay.
    pub(crate) fn stand(state: &mut State, at: Area, log: &mut impl Log<Event>) {
        log.tell(|| Event::Stood { at });
        state.awaits = Awaits::Strike(at);
    }

    /// [11.3a] [11.3b] [Q71] Whether Spartans may feign a retreat now: they are attacked, and every one
    /// of them finds room behind.
    pub fn may_feign(&self, state: &State) -> bool {
        let attacked = state.positions.melees();
        self.options.feigned_retreat
            && self.spartan_areas(state).meets(attacked)
            && self.cornered(state).is_none()
    }

    /// Where Spartans stand.
    pub fn spartan_areas(&self, state: &State) -> Areas {
        let held = state.positions.held(Side::Greek);
        held.iter().filter(|it| self.spartans_in(state, *it) > 0).collect()
    }

    fn spartans_in(&self, state: &State, at: Area) -> usize {
        let stack = state.positions.stack(Side::Greek, at);
        stack.units().filter(|unit| self.is_spartan(unit.contingent)).count()
    }

    /// [11.3a] Where the Spartans of an area go: straight back.
    fn behind(&self, state: &State, at: Area) -> Option<Area> {
        let facing = state.positions.stack(Side::Greek, at).facing()?;
        self.board.map.step(at, facing.opposite().eighth())
    }

    /// [11.3b] The first area whose Spartans find no place behind them.
    pub fn cornered(&self, state: &State) -> Option<Area> {
        let areas = self.spartan_areas(state);
        areas.iter().find(|at| !self.finds_place(state, *at, areas))
    }

    /// [11.3b] [3.1.2b] [3.1.3b] Whether the Spartans of an area can go back, all others going too.
    fn finds_place(&self, state: &State, at: Area, areas: Areas) -> bool {
        let stack = state.positions.stack(Side::Greek, at);
        let facing = stack.facing();
        let united = stack.units().all(|unit| Some(unit.facing) == facing);
        let Some(to) = self
            .behind(state, at)
            .filter(|to| united && !state.positions.has_enemy(Side::Greek, *to))
        else {
            return false;
        };
        let there = state.positions.stack(Side::Greek, to);
        let leaving = if areas.has(to) { self.spartans_in(state, to) } else { 0 };
        let staying = there.len() - leaving;
        let coming = areas.iter().filter(|it| self.behind(state, *it) == Some(to));
        let units: usize = coming.clone().map(|it| self.spartans_in(state, it)).sum();
        let mut facings = coming.map(|it| state.positions.stack(Side::Greek, it).facing());
        facings.all(|it| it == facing)
            && staying + units <= MOST
            && (staying == 0 || (there.arm() == Some(Arm::Hoplite) && there.facing() == facing))
    }

    /// [11.3c] [Q71] The rating that the Spartans check against, and whether any is Disordered.
    pub fn feint_rating(&self, state: &State) -> (u8, bool) {
        let spartans = || {
            let all = state.positions.units(Side::Greek);
            all.filter(|(_, unit)| self.is_spartan(unit.contingent)).map(|(_, unit)| unit)
        };
        let units = spartans().count().max(1);
        let losses: usize = spartans().map(|unit| usize::from(unit.losses)).sum();
        let average = (2 * losses + units) / (2 * units); // Rounded, halves up.
        let roster = &self.board.roster;
        let rating = roster.rating(Contingent::Spartans, Arm::Hoplite, average as u8);
        (rating, spartans().any(|unit| unit.disordered))
    }

    /// [11.3c] [11.3d] The die of the feint has fallen.
    pub(crate) fn feign(&self, state: &mut State, roll: D10, log: &mut impl Log<Event>) {
        let (rating, disordered) = self.feint_rating(state);
        let succeeded = check(rating, roll, disordered) == Check::Holds;
        let rated = Some(rating);
        log.tell(|| Event::Feigned { rating: rated, roll, disordered, succeeded });
        if succeeded {
            self.all_spartans_step_back(state, log);
            state.feint = Feint::Ready;
        }
        self.next_melee(state, log);
    }

    /// [11.3a] They let it be.
    pub(crate) fn hold(&self, state: &mut State, log: &mut impl Log<Event>) {
        log.tell(|| Event::Held);
        self.next_melee(state, log);
    }

    /// [11.3a] All Spartans go back one area at once.
    fn all_spartans_step_back(&self, state: &mut State, log: &mut impl Log<Event>) {
        let ways: Vec<(Area, Area)> = self
            .spartan_areas(state)
            .iter()
            .filter_map(|from| Some((from, self.behind(state, from)?)))
            .collect();
        let lifted: Vec<Stack> = ways
            .iter()
            .map(|(from, _)| {
                state.lift(Side::Greek, *from, |unit| self.is_spartan(unit.contingent))
            })
            .collect();
        for ((from, to), units) in ways.into_iter().zip(lifted) {
            state.set_down(to, &units);
            state.forget_entries(from);
            let units = units.len() as u8;
            let side = Side::Greek;
            log.tell(|| Event::Retreated { feigned: true, side, units, from, to });
        }
    }
}

impl State {
    /// Takes those of a stack who go off the map, in their order.
    fn lift(&mut self, side: Side, from: Area, goes: impl Fn(Unit) -> bool) -> Stack {
        self.positions.change(side, from, |stack| {
            let all = stack.units().filter(|unit| goes(*unit)).collect();
            stack.remove(goes);
            all
        })
    }

    /// Puts units that went back under those who are there, one force that has left no other. They
    /// keep their facing, but light units face as those do who are there [3.1.3b] [Q81].
    fn set_down(&mut self, to: Area, units: &Stack) {
        for (place, unit) in units.units().enumerate() {
            let linked = unit.linked && place > 0;
            let there = self.positions.stack(unit.side(), to).facing();
            let facing = there.filter(|_| unit.arm.is_light()).unwrap_or(unit.facing);
            self.positions.put(to, Unit { entered: None, linked, facing, ..unit });
        }
    }

    /// [8.1.4d] Once an area has units of one side alone, how they came into it is forgotten.
    pub(crate) fn forget_entries(&mut self, at: Area) {
        let contested = Side::BOTH.into_iter().all(|side| self.positions.held(side).has(at));
        if contested {
            return;
        }
        for side in Side::BOTH {
            self.positions.change(side, at, |stack| {
                for unit in stack.units_mut() {
                    unit.entered = None;
                }
            });
        }
    }
}
