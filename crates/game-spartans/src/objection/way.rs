//! Why a goal is out of reach. The walk of the rules is asked again with one hindrance after the
//! other taken away: what makes the goal come into reach is the reason.

use boards::squares::{Eighth, Quarter};

use super::Objection;
use crate::game::Spartans;
use crate::map::{Area, Areas, Map};
use crate::movement::{Mover, Reach, Walk};
use crate::positions::Positions;
use crate::stack::{Stack, Unit};
use crate::state::State;
use crate::units::{Arm, Contingent, Side};

/// Where somebody wants to come.
#[derive(Copy, Clone, Debug)]
pub(super) enum Aim {
    /// To halt in an area, facing a side.
    Halt(Area, Quarter),
    /// To enter an area of the enemy by such a step.
    Enter(Area, Eighth),
}

/// More points than the longest way takes: fourteen rows, the wall, a mound, and some way round.
const PLENTY: u8 = 24;

/// One mover and its goal, friends there left aside.
pub(super) struct Way<'a> {
    map: &'a Map,
    /// The position, without friends in the goal who would not let the mover in.
    open: Positions,
    mover: Mover,
    aim: Aim,
    /// [3.3.4a] What the enemy controls.
    controlled: Areas,
}

impl<'a> Way<'a> {
    pub(super) fn new(game: &'a Spartans, state: &State, mover: Mover, aim: Aim) -> Self {
        let mut open = state.positions.clone();
        let (to, halts) = match aim {
            Aim::Halt(to, facing) => (to, Some(facing)),
            Aim::Enter(to, _) => (to, None),
        };
        let friends = !open.stack(mover.side, to).is_empty();
        open.change(mover.side, to, |stack| *stack = Stack::EMPTY);
        if let Some(facing) = halts.filter(|_| friends) {
            open.put(to, friend(mover, facing)); // A friend lets those in from zone to zone [3.3.4d].
        }
        let controlled = state.positions.control(mover.side.enemy());
        Self { map: &game.board.map, open, mover, aim, controlled }
    }

    fn to(&self) -> Area {
        match self.aim {
            Aim::Halt(to, _) | Aim::Enter(to, _) => to,
        }
    }

    /// Everything that keeps the mover from its goal; nothing if nothing does.
    pub(super) fn against(&self) -> Vec<Objection> {
        if self.aims(&self.open, self.mover, self.controlled, true) {
            return Vec::new();
        }
        if self.comes(self.mover, self.controlled) {
            return vec![self.against_facing()];
        }
        let rich = Mover { allowance: PLENTY, ..self.mover };
        if self.comes(self.mover, Areas::NONE) {
            vec![self.against_zones(self.mover)]
        } else if self.comes(rich, self.controlled) {
            vec![self.against_points(&self.open, self.controlled)]
        } else if self.comes(rich, Areas::NONE) {
            vec![self.against_points(&self.open, Areas::NONE), self.against_zones(rich)]
        } else {
            self.against_ground(rich)
        }
    }

    /// Whether somebody comes to the goal, facing any side there.
    fn comes(&self, mover: Mover, controlled: Areas) -> bool {
        self.aims(&self.open, mover, controlled, false)
    }

    /// Whether somebody comes to the goal in a position; `faces`: and as he wants to face there.
    fn aims(&self, open: &Positions, mover: Mover, controlled: Areas, faces: bool) -> bool {
        match self.aim {
            Aim::Enter(to, way) => self.reach(open, mover, controlled).can_enter(to, way),
            Aim::Halt(to, facing) if faces || open.stack(mover.side, to).is_empty() => {
                let reach = self.reach(open, mover, controlled);
                let all = Quarter::ALL.into_iter().filter(|it| !faces || *it == facing);
                all.into_iter().any(|it| reach.can_halt(to, it))
            }
            Aim::Halt(to, _) => Quarter::ALL.into_iter().any(|facing| {
                let mut open = open.clone();
                open.change(mover.side, to, |stack| *stack = Stack::EMPTY);
                open.put(to, friend(mover, facing));
                self.reach(&open, mover, controlled).can_halt(to, facing)
            }),
        }
    }

    fn reach(&self, open: &Positions, mover: Mover, controlled: Areas) -> Reach {
        Walk::against(self.map, open, mover, controlled).reach()
    }

    /// [3.2.1b] [3.2.2b] [3.3.4a] It comes there, and cannot turn so.
    fn against_facing(&self) -> Objection {
        let Mover { arm, allowance, .. } = self.mover;
        if arm == Arm::Hoplite {
            Objection::TurnTakesAll { allowance }
        } else if self.aims(&self.open, self.mover, Areas::NONE, true) {
            Objection::ZoneForbidsTurn(self.to())
        } else {
            let faces = |points: u8| {
                let mover = Mover { allowance: points, ..self.mover };
                self.aims(&self.open, mover, Areas::NONE, true)
            };
            Objection::TurnsCost { needs: least(allowance, faces), has: allowance }
        }
    }

    /// [8.1.1a] [3.2.2b] It takes more points than there are.
    fn against_points(&self, open: &Positions, controlled: Areas) -> Objection {
        let has = self.mover.allowance;
        let comes = |mover: Mover| self.aims(open, mover, controlled, false);
        let needs = least(has, |allowance| comes(Mover { allowance, ..self.mover }));
        // Light units turn free: what they could pay fails for the turns alone.
        let turns = self.mover.arm == Arm::Mixed
            && self.open.stack(self.mover.side, self.to()).is_empty()
            && comes(Mover { arm: Arm::Javelin, ..self.mover });
        if turns { Objection::TurnsCost { needs, has } } else { Objection::TooFar { needs, has } }
    }

    /// [3.3.4a] [3.3.4d] The zones that stop or bar it: those areas whose freedom alone would let it
    /// through, or else all where it would have to stop.
    fn against_zones(&self, mover: Mover) -> Objection {
        let reach = self.reach(&self.open, mover, self.controlled);
        let halts: Areas = reach.halts().map(|(area, _)| area).collect();
        let freed = |area: &Area| self.comes(mover, self.controlled.minus(Areas::one(*area)));
        let near = |area: &Area| area.range(mover.from) <= self.mover.allowance;
        let alone: Areas = self.controlled.iter().filter(near).filter(freed).collect();
        let begins = self.controlled.has(mover.from);
        let barred = |areas: Areas| {
            let mut next = areas.iter().filter(|it| it.range(mover.from) == 1 && !halts.has(*it));
            next.next().filter(|_| begins)
        };
        let stops = self.controlled.and(halts);
        if let Some(to) = barred(alone) {
            Objection::ZoneToZone { from: mover.from, to }
        } else if !alone.is_empty() {
            Objection::ZoneStops(alone)
        } else if !stops.is_empty() {
            Objection::ZoneStops(stops)
        } else if let Some(to) = barred(self.controlled) {
            Objection::ZoneToZone { from: mover.from, to }
        } else {
            Objection::ZoneStops(self.controlled)
        }
    }

    /// [3.2.1a] [8.1.4c] [TEC.d] Neither points nor zones are the reason: enemies in the way, the
    /// type's way of going, water.
    fn against_ground(&self, rich: Mover) -> Vec<Objection> {
        let enemy = self.mover.side.enemy();
        let others = self.open.held(enemy).minus(Areas::one(self.to()));
        let without = |gone: Areas| {
            let mut open = self.open.clone();
            for area in gone {
                open.change(enemy, area, |stack| *stack = Stack::EMPTY);
            }
            open
        };
        let empty = without(others);
        if self.aims(&empty, rich, Areas::NONE, false) {
            let one = |area: &Area| {
                let open = without(Areas::one(*area));
                self.aims(&open, rich, open.control(enemy), false)
            };
            let alone: Areas = others.iter().filter(one).collect();
            let mut against =
                vec![Objection::EnemyInTheWay(if alone.is_empty() { others } else { alone })];
            if !self.aims(&empty, self.mover, Areas::NONE, false) {
                against.push(self.against_points(&empty, Areas::NONE));
            }
            return against;
        }
        let Mover { arm, facing, .. } = self.mover;
        let elsewhere = arm == Arm::Hoplite && !self.lies_ahead();
        vec![if let (true, Aim::Enter(to, way)) = (elsewhere && self.lies_in_line(), self.aim) {
            Objection::EntersAhead { to, facing, way }
        } else if elsewhere {
            Objection::NotAhead { to: self.to(), facing }
        } else {
            Objection::NoWay(self.to())
        }]
    }

    /// Whether the goal lies straight ahead, and the last step too.
    fn lies_ahead(&self) -> bool {
        let straight = match self.aim {
            Aim::Enter(_, way) => way == self.mover.facing.eighth(),
            Aim::Halt(..) => true,
        };
        straight && self.lies_in_line()
    }

    /// Whether the goal lies straight ahead, by whatever step it is entered.
    fn lies_in_line(&self) -> bool {
        let mut area = Some(self.mover.from);
        while let Some(at) = area.filter(|it| *it != self.to()) {
            area = at.next(self.mover.facing.eighth());
        }
        area.is_some()
    }
}

/// The fewest points, more than those that there are, that are enough.
fn least(has: u8, enough: impl Fn(u8) -> bool) -> u8 {
    let (mut low, mut high) = (has + 1, PLENTY);
    while low < high {
        let middle = low.midpoint(high);
        if enough(middle) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    low
}

/// A friend who lets the mover in: of its type, alone, and facing a side.
fn friend(mover: Mover, facing: Quarter) -> Unit {
    let contingent = match mover.side {
        Side::Greek => Contingent::Spartans,
        Side::Persian => Contingent::Immortals,
    };
    Unit::fresh(contingent, mover.arm, facing)
}
