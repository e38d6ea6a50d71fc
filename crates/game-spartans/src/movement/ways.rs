//! The cheapest way to every area that a mover can come to, with what it costs: for those who want to
//! know before they move, and for the way that a move is told by. What is legal is in [`Reach`].

use boards::squares::{Eighth, Quarter};

use super::{AHEAD, Goal, STANDS, Walk, stand_index};
use crate::control::control_of;
use crate::map::Area;
use crate::units::Arm;

/// A place on a way: where, facing which side, for how many points, and after which one.
#[derive(Copy, Clone, Debug)]
struct Footing {
    at: Area,
    facing: Quarter,
    spent: u8,
    before: Option<usize>,
}

/// The cheapest ways of one mover, those that cost least first.
#[derive(Debug)]
pub struct Ways<'a> {
    walk: &'a Walk<'a>,
    all: Vec<Footing>,
}

/// What it takes to come somewhere.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Toll {
    /// [8.1.3a] So many Movement Points.
    Points(u8),
    /// [8.1.4c] All that are left: enemies are there.
    Everything,
}

impl Walk<'_> {
    /// [8.1.3a] The cheapest way to wherever this mover can come.
    pub fn cheapest(&self) -> Ways<'_> {
        let mut ways = Ways { walk: self, all: Vec::new() };
        if !self.is_locked() {
            ways.search();
        }
        ways
    }

    /// [8.1.2a] What it takes to come to each area of its reach, area by area.
    pub fn tolls(&self) -> Vec<(Area, Toll)> {
        let (reach, ways) = (self.reach(), self.cheapest());
        let mut tolls: Vec<(Area, Toll)> = Vec::new();
        for (at, _) in reach.halts().filter(|(at, _)| *at != self.mover.from) {
            if tolls.iter().all(|(known, _)| *known != at)
                && let Some(points) = ways.points(at)
            {
                tolls.push((at, Toll::Points(points)));
            }
        }
        for (at, _) in reach.entries() {
            if tolls.iter().all(|(known, _)| *known != at) {
                tolls.push((at, Toll::Everything));
            }
        }
        tolls
    }
}

impl Ways<'_> {
    /// Goes on from the cheapest place until there is none left to go on from.
    fn search(&mut self) {
        let mover = self.walk.mover;
        let start = Footing { at: mover.from, facing: mover.facing, spent: 0, before: None };
        let mut waves: Vec<Vec<Footing>> = vec![Vec::new(); usize::from(mover.allowance) + 1];
        waves[0].push(start);
        let mut seen = vec![false; STANDS];
        for spent in 0..waves.len() {
            let mut at = 0;
            while let Some(footing) = waves[spent].get(at).copied() {
                at += 1;
                let index = stand_index(footing.at, footing.facing);
                if std::mem::replace(&mut seen[index], true) {
                    continue;
                }
                self.all.push(footing);
                // [3.3.4a] Who came into a zone of control has stopped.
                if footing.before.is_none() || !self.walk.controlled.has(footing.at) {
                    self.go_on(self.all.len() - 1, &mut waves);
                }
            }
        }
    }

    /// Every step and turn from a place.
    fn go_on(&self, index: usize, waves: &mut [Vec<Footing>]) {
        let Walk { map, positions, mover, controlled } = self.walk;
        let here = self.all[index];
        let mut add = |footing: Footing| {
            if let Some(wave) = waves.get_mut(usize::from(footing.spent)) {
                wave.push(Footing { before: Some(index), ..footing });
            }
        };
        if mover.arm == Arm::Mixed {
            for facing in Quarter::ALL.into_iter().filter(|it| *it != here.facing) {
                let spent = here.spent.saturating_add(here.facing.quarters_to(facing));
                add(Footing { facing, spent, ..here });
            }
        }
        for way in self.steps(here.facing) {
            let Some(to) = map.step(here.at, way) else { continue };
            let Some(cost) = map.cost(here.at, to) else { continue };
            let from_zone = controlled.has(here.at) && !positions.held(mover.side).has(to);
            if positions.has_enemy(mover.side, to) || (controlled.has(to) && from_zone) {
                continue;
            }
            add(Footing { at: to, spent: here.spent.saturating_add(cost), ..here });
        }
    }

    /// [3.2.1a] [3.2.2a] [3.2.3] The ways that its type goes.
    fn steps(&self, facing: Quarter) -> impl Iterator<Item = Eighth> + use<> {
        let arm = self.walk.mover.arm;
        let ahead = AHEAD.map(|aspect| facing.way(aspect));
        Eighth::ALL.into_iter().filter(move |way| match arm {
            Arm::Hoplite => *way == facing.eighth(),
            Arm::Mixed => ahead.contains(way),
            Arm::Javelin | Arm::Bow => true,
        })
    }

    /// The fewest points for which it comes to an area where no enemy is.
    pub fn points(&self, at: Area) -> Option<u8> {
        self.all.iter().find(|it| it.at == at).map(|it| it.spent)
    }

    /// The areas of a cheapest way to a goal, the goal being the last; nothing else where none leads
    /// there.
    pub fn path(&self, goal: Goal) -> Vec<Area> {
        let last = match goal.entered {
            Some(way) => self.before_entry(goal.to, way),
            None => self.all.iter().position(|it| {
                let turned = self.walk.mover.arm == Arm::Mixed && it.facing != goal.facing;
                it.at == goal.to && !turned
            }),
        };
        let mut path = if goal.entered.is_some() { vec![goal.to] } else { Vec::new() };
        let mut index = last;
        while let Some(footing) = index.and_then(|index| self.all.get(index)) {
            if path.last() != Some(&footing.at) {
                path.push(footing.at);
            }
            index = footing.before;
        }
        if path.last() == Some(&self.walk.mover.from) && path.len() > 1 {
            path.pop();
        }
        path.reverse();
        if path.last() == Some(&goal.to) { path } else { vec![goal.to] }
    }

    /// [8.1.4c] Where it stands before its step into an area of the enemy.
    fn before_entry(&self, to: Area, way: Eighth) -> Option<usize> {
        let Walk { positions, mover, controlled, .. } = self.walk;
        let leads = |it: &Footing| it.at.next(way) == Some(to);
        let usual = |it: &Footing| {
            let stopped = it.before.is_some() && controlled.has(it.at);
            let turns = it.before.is_none()
                && control_of(positions.stack(mover.side.enemy(), to), to).has(it.at);
            leads(it)
                && !stopped
                && it.spent < mover.allowance
                && (turns || self.steps(it.facing).any(|step| step == way))
        };
        self.all.iter().position(usual)
    }
}
