//! The Movement Segments: [8.1], with the facing of [3.2a] and what zones of control do [3.3.4a].
//!
//! A move is found by walking: turns and steps, each paid for, until the mover halts, runs into a
//! zone of control, or enters an area that the enemy holds. Nothing is allocated.

mod segment;

use boards::set::Indexed;
use boards::squares::{Eighth, Quarter};

use crate::control::{AHEAD, control_of};
use crate::map::{Area, Areas, COLUMNS, Map, ROWS};
use crate::melee::facing_after_entry;
use crate::positions::Positions;
use crate::roster::Roster;
use crate::stack::Unit;
use crate::units::{Arm, Side};

pub(crate) use segment::Moves;

/// More Movement Points than anybody has: reasons ask where more of them would lead.
const MOST_POINTS: usize = 48;
/// Where a walk can stand: an area and a facing.
const STANDS: usize = ROWS as usize * COLUMNS as usize * 4;

/// [8.1.2a] A unit or a force that moves.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Mover {
    /// Whose it is.
    pub side: Side,
    /// Where it stands.
    pub from: Area,
    /// Its first unit, in the order of the stack.
    pub first: usize,
    /// How many units it has.
    pub units: usize,
    /// Their type.
    pub arm: Arm,
    /// Which side it faces.
    pub facing: Quarter,
    /// [3.1.3b] The Movement Allowance of its slowest unit.
    pub allowance: u8,
}

impl Mover {
    /// [Q11] The whole force of a unit in an area, or that unit alone, if it is there.
    pub fn at(
        positions: &Positions,
        roster: &Roster,
        (side, from): (Side, Area),
        order: usize,
        whole: bool,
    ) -> Option<Self> {
        let stack = positions.stack(side, from);
        let unit = stack.get(order)?;
        let (first, last) = if whole { stack.force(order) } else { (order, order) };
        let movement = |it: Unit| roster.values(it.contingent, it.arm, it.losses).movement;
        let allowance = (first..=last).filter_map(|it| stack.get(it)).map(movement).min()?;
        let units = last + 1 - first;
        Some(Self { side, from, first, units, arm: unit.arm, facing: unit.facing, allowance })
    }
}

/// How a move can end.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Goal {
    /// Where.
    pub to: Area,
    /// Facing which side.
    pub facing: Quarter,
    /// [8.1.4c] Which way it came into an area that the enemy holds.
    pub entered: Option<Eighth>,
}

/// Everywhere that a mover can come to.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Reach {
    /// Where it can halt, by the side that it faces then.
    halts: [Areas; 4],
    /// The areas of the enemy that it can enter, by the way of its last step.
    entries: [Areas; 8],
}

impl Reach {
    /// Nowhere.
    pub(crate) const NOWHERE: Self = Self { halts: [Areas::NONE; 4], entries: [Areas::NONE; 8] };

    /// Lets it halt in some areas, facing a side.
    pub(crate) fn add_halts(&mut self, areas: Areas, facing: Quarter) {
        let halts = &mut self.halts[facing as usize];
        *halts = halts.or(areas);
    }

    /// Lets it enter some areas of the enemy by such a step.
    pub(crate) fn add_entries(&mut self, areas: Areas, way: Eighth) {
        let entries = &mut self.entries[way as usize];
        *entries = entries.or(areas);
    }

    /// Where it can halt, and facing which side, area by area.
    pub fn halts(&self) -> impl Iterator<Item = (Area, Quarter)> + '_ {
        let sets = Quarter::ALL.into_iter().zip(self.halts);
        sets.flat_map(|(facing, areas)| areas.into_iter().map(move |area| (area, facing)))
    }

    /// The areas of the enemy that it can enter, and the way of the last step.
    pub fn entries(&self) -> impl Iterator<Item = (Area, Eighth)> + '_ {
        let sets = Eighth::ALL.into_iter().zip(self.entries);
        sets.flat_map(|(way, areas)| areas.into_iter().map(move |area| (area, way)))
    }

    /// Whether it can halt in an area, facing a side.
    #[inline]
    pub fn can_halt(&self, area: Area, facing: Quarter) -> bool {
        self.halts[facing as usize].has(area)
    }

    /// Whether it can enter an area of the enemy by such a step.
    #[inline]
    pub fn can_enter(&self, area: Area, way: Eighth) -> bool {
        self.entries[way as usize].has(area)
    }

    /// Whether it can come to no other place, and not turn either.
    pub fn is_empty(&self) -> bool {
        self.halts.iter().chain(&self.entries).all(Areas::is_empty)
    }
}

/// One mover on the map.
#[derive(Debug)]
pub struct Walk<'a> {
    map: &'a Map,
    positions: &'a Positions,
    mover: Mover,
    /// [3.3.4a] What the enemy controls.
    controlled: Areas,
}

/// Where a walk stands, and what it has left.
#[derive(Copy, Clone, Debug)]
struct Stand {
    at: Area,
    facing: Quarter,
    left: u8,
}

impl<'a> Walk<'a> {
    /// Gets a mover ready to go.
    pub fn new(map: &'a Map, positions: &'a Positions, mover: Mover) -> Self {
        Self::against(map, positions, mover, positions.control(mover.side.enemy()))
    }

    /// The same where it is known already what the enemy controls.
    #[inline]
    pub fn against(
        map: &'a Map,
        positions: &'a Positions,
        mover: Mover,
        controlled: Areas,
    ) -> Self {
        Self { map, positions, mover, controlled }
    }

    /// [8.1.4c] Whether an enemy in its own area holds it: it may neither leave nor turn.
    pub fn is_locked(&self) -> bool {
        self.positions.has_enemy(self.mover.side, self.mover.from)
    }

    /// Every way in which the move can end. To stay as it stands is not one of them.
    pub fn reach(&self) -> Reach {
        let mut reach = Reach::NOWHERE;
        if !self.is_locked() {
            let Mover { from, facing, allowance, .. } = self.mover;
            match self.mover.arm {
                Arm::Hoplite => self.go_straight(&mut reach),
                Arm::Javelin | Arm::Bow => self.go_anywhere(&mut reach),
                Arm::Mixed => {
                    let stand = Stand { at: from, facing, left: allowance };
                    self.go(stand, &mut [0; STANDS], &mut reach);
                }
            }
            self.charge(&mut reach);
            reach.halts[facing as usize].remove(from);
        }
        reach
    }

    /// [3.2.1a] [3.2.1b] Hoplites go straight ahead, or spend everything on one turn: there is nothing
    /// to search.
    fn go_straight(&self, reach: &mut Reach) {
        let Mover { side, from, facing, allowance, .. } = self.mover;
        let stays = self.facing_of_those_left();
        for turned in Quarter::ALL.into_iter().filter(|it| stays.is_none_or(|there| there == *it)) {
            reach.halts[turned as usize].add(from);
        }
        let way = facing.eighth();
        let (mut at, mut left) = (from, allowance);
        while let Some(to) = self.map.step(at, way) {
            if self.positions.has_enemy(side, to) {
                let stand = Stand { at, facing, left };
                return self.enter(stand, to, way, reach);
            }
            let Some(cost) = self.map.cost(at, to).filter(|cost| *cost <= left) else { return };
            let stops = self.controlled.has(to);
            if stops && self.controlled.has(at) && !self.positions.held(side).has(to) {
                return; // [3.3.4d] Not from one zone of control into the next.
            }
            left -= cost;
            let there = self.positions.stack(side, to).facing();
            if self.fits(to) && there.is_none_or(|there| there == facing) {
                reach.halts[facing as usize].add(to);
            }
            if stops {
                return; // [3.3.4a]
            }
            at = to;
        }
    }

    /// Every goal with the side that the mover faces in the end.
    pub fn goals<'r>(&'r self, reach: &'r Reach) -> impl Iterator<Item = Goal> + 'r {
        let halts = reach.halts().map(|(to, facing)| Goal { to, facing, entered: None });
        halts.chain(reach.entries().map(|(to, way)| self.entry(to, way)))
    }

    /// [8.1.4c] The areas of a cheapest way into an area of the enemy, that one last: for those who tell
    /// of a charge.
    pub(crate) fn way_in(&self, to: Area, way: Eighth) -> Vec<Area> {
        let Mover { from: at, facing, allowance, .. } = self.mover;
        let mut trail = Vec::new();
        let found = (1..=allowance)
            .any(|left| self.finds(Stand { at, facing, left }, (to, way), &mut trail));
        if found { trail } else { vec![to] } // It turns free to strike [3.3.4c].
    }

    fn finds(&self, stand: Stand, (to, way): (Area, Eighth), trail: &mut Vec<Area>) -> bool {
        let Mover { side, arm, .. } = self.mover;
        let goes = |it: &Eighth| match arm {
            Arm::Hoplite => *it == stand.facing.eighth(),
            Arm::Mixed => Self::ways(stand.facing).any(|ahead| ahead == *it),
            Arm::Javelin | Arm::Bow => true,
        };
        if goes(&way) && self.map.step(stand.at, way) == Some(to) {
            trail.push(to);
            return true;
        }
        for next in Eighth::ALL.into_iter().filter(goes) {
            let Some(next) = self.map.step(stand.at, next) else { continue };
            let cost = self.map.cost(stand.at, next).filter(|cost| *cost < stand.left);
            let stops = self.positions.has_enemy(side, next) || self.controlled.has(next);
            let Some(cost) = cost.filter(|_| !stops) else { continue };
            trail.push(next);
            let after = Stand { at: next, left: stand.left - cost, ..stand };
            if self.finds(after, (to, way), trail) {
                return true;
            }
            trail.pop();
        }
        let turned = |facing: Quarter| {
            let cost = stand.facing.quarters_to(facing);
            (cost > 0 && cost < stand.left).then(|| Stand {
                facing,
                left: stand.left - cost,
                ..stand
            })
        };
        let turns = if arm == Arm::Mixed { Quarter::ALL.as_slice() } else { &[] };
        turns.iter().filter_map(|it| turned(*it)).any(|it| self.finds(it, (to, way), trail))
    }

    /// [8.3.1a] The goal of one who enters an area of the enemy.
    pub fn entry(&self, to: Area, way: Eighth) -> Goal {
        let enemy = self.positions.stack(self.mover.side.enemy(), to).facing();
        let facing = enemy.map_or(self.mover.facing, |enemy| facing_after_entry(way, enemy));
        Goal { to, facing, entered: Some(way) }
    }

    /// [3.2.3] Light units go every way and turn where they halt, so only areas count: those that are
    /// reached with most points left come first, each once.
    fn go_anywhere(&self, reach: &mut Reach) {
        let Mover { side, from, facing, allowance, .. } = self.mover;
        let mut waves = [Areas::NONE; MOST_POINTS + 1];
        let points = usize::from(allowance).min(MOST_POINTS);
        waves[points].add(from);
        let mut seen = Areas::NONE;
        for left in (0..=points).rev() {
            for at in waves[left].minus(seen) {
                seen.add(at);
                let stand = Stand { at, facing, left: left as u8 };
                self.halt(stand, reach);
                for way in Eighth::ALL {
                    let Some(to) = self.map.step(at, way) else { continue };
                    if self.positions.has_enemy(side, to) {
                        self.enter(stand, to, way, reach);
                        continue;
                    }
                    let cost = self.map.cost(at, to).map_or(usize::MAX, usize::from);
                    let Some(rest) = left.checked_sub(cost) else { continue };
                    if !self.controlled.has(to) {
                        waves[rest].add(to);
                    } else if !self.controlled.has(at) || self.positions.held(side).has(to) {
                        self.halt(Stand { at: to, ..stand }, reach); // [3.3.4a]
                    }
                }
            }
        }
    }

    /// Walks on from a stand by every turn and step that can be paid.
    fn go(&self, stand: Stand, seen: &mut [u8; STANDS], reach: &mut Reach) {
        let index = stand_index(stand.at, stand.facing);
        if seen[index] > stand.left {
            return; // It was here before, and had as much left.
        }
        seen[index] = stand.left + 1;
        self.halt(stand, reach);
        self.turn(stand, seen, reach);
        for way in Self::ways(stand.facing) {
            self.step(stand, way, seen, reach);
        }
    }

    /// [3.2.2a] The ways that Mixed units may go.
    fn ways(facing: Quarter) -> impl Iterator<Item = Eighth> {
        AHEAD.into_iter().map(move |aspect| facing.way(aspect))
    }

    /// [3.2.2b] Turns, for a point each quarter.
    fn turn(&self, stand: Stand, seen: &mut [u8; STANDS], reach: &mut Reach) {
        for facing in Quarter::ALL.into_iter().filter(|it| *it != stand.facing) {
            if let Some(left) = stand.left.checked_sub(stand.facing.quarters_to(facing)) {
                self.go(Stand { facing, left, ..stand }, seen, reach);
            }
        }
    }

    /// [8.1.3a] Takes one step, and goes on from there unless something stops it.
    fn step(&self, stand: Stand, way: Eighth, seen: &mut [u8; STANDS], reach: &mut Reach) {
        let side = self.mover.side;
        let Some(to) = self.map.step(stand.at, way) else { return };
        if self.positions.has_enemy(side, to) {
            self.enter(stand, to, way, reach);
            return;
        }
        let Some(cost) = self.map.cost(stand.at, to).filter(|cost| *cost <= stand.left) else {
            return;
        };
        let stand_after = Stand { at: to, left: stand.left - cost, ..stand };
        if !self.controlled.has(to) {
            self.go(stand_after, seen, reach);
        } else if !self.controlled.has(stand.at) || self.positions.held(side).has(to) {
            self.halt(stand_after, reach); // [3.3.4a] It stops, whatever it has left.
        }
    }

    /// [8.1.4c] [Q15] Enters an area that the enemy holds, which takes all that is left.
    fn enter(&self, stand: Stand, to: Area, way: Eighth, reach: &mut Reach) {
        if stand.left >= 1 && self.fits(to) {
            reach.entries[way as usize].add(to);
        }
    }

    /// [3.3.4a] [Q17] Turns free of cost into the area of an enemy whose zone of control it begins in.
    fn charge(&self, reach: &mut Reach) {
        let Mover { side, from, arm, allowance, .. } = self.mover;
        if !self.controlled.has(from) {
            return;
        }
        for way in Eighth::ALL {
            let Some(to) = self.map.step(from, way) else { continue };
            let enemies = self.positions.stack(side.enemy(), to);
            let straight = arm != Arm::Hoplite || way.quarter().is_some();
            if straight && control_of(enemies, to).has(from) {
                let stand = Stand { at: from, facing: self.mover.facing, left: allowance };
                self.enter(stand, to, way, reach);
            }
        }
    }

    /// [8.1.4c] [Q10] Ends the move here, if it finds room and its facing suits those who are there.
    fn halt(&self, stand: Stand, reach: &mut Reach) {
        let Mover { side, from, arm, .. } = self.mover;
        if stand.at != from && !self.fits(stand.at) {
            return;
        }
        let there = if stand.at == from {
            self.facing_of_those_left()
        } else {
            self.positions.stack(side, stand.at).facing()
        };
        for facing in Quarter::ALL {
            let turns = facing != stand.facing && !arm.is_light();
            if !turns && there.is_none_or(|there| there == facing) {
                reach.halts[facing as usize].add(stand.at);
            }
        }
    }

    /// [3.1.3b] [Q10] The facing of those who stay behind where the mover stands. A part of a stack
    /// cannot turn away from the rest.
    fn facing_of_those_left(&self) -> Option<Quarter> {
        let stack = self.positions.stack(self.mover.side, self.mover.from);
        (stack.len() > self.mover.units).then(|| stack.facing()).flatten()
    }

    /// [3.1.1a] [3.1.2b] Whether there is room for units of its type.
    fn fits(&self, area: Area) -> bool {
        let (side, arm) = (self.mover.side, self.mover.arm);
        let there = self.positions.stack(side, area).arm();
        there.is_none_or(|there| there == arm)
            && self.positions.has_room(side, area, self.mover.units)
    }
}

/// The index of a stand.
fn stand_index(area: Area, facing: Quarter) -> usize {
    area.index() * 4 + facing as usize
}

impl Positions {
    /// [8.1.2a] Moves a unit or force to a goal. Trusts its caller: the goal is one of its reach.
    ///
    /// [Q10] Newcomers lie under those who are there, and form no force with them.
    pub fn make_move(&mut self, mover: Mover, goal: Goal) {
        let Mover { side, from, first, units, .. } = mover;
        if goal.to == from {
            self.change(side, from, |stack| {
                for order in first..first + units {
                    if let Some(unit) = stack.get(order) {
                        stack.replace(order, Unit { facing: goal.facing, done: true, ..unit });
                    }
                }
            });
            return;
        }
        for place in 0..units {
            // Those that stay behind close up, so the next one lies where this one lay.
            let Some(unit) = self.change(side, from, |stack| stack.take(first)) else { return };
            let Goal { facing, entered, .. } = goal;
            self.put(goal.to, Unit { facing, entered, linked: place > 0, done: true, ..unit });
        }
    }
}
