//! The way forward: [8.1.6a] by the keys of [Q30].
//!
//! A path is found step by step. What can still come of each next area is worked out ahead, so that
//! a step is only taken where the best end can still be reached.

use boards::set::Indexed;
use boards::squares::{Aspect, Eighth, Quarter};
use engine::ranking::{Choosing, Ranking};

use super::{Archers, Automaton, Keys, Priority};
use crate::cases::{C_1_0, C_8_1_6A};
use crate::control::control_of;
use crate::fire;
use crate::map::{Area, Areas, COLUMNS, ROWS};
use crate::movement::{Mover, Reach};
use crate::state::Force;
use crate::units::{Arm, Side};

/// [8.1.6a] The most steps that a path has: no unit has more Movement Points.
pub(crate) const LONGEST: usize = 9;

/// The areas through which a force goes, as far as they are decided.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub struct Trail {
    steps: [Option<Area>; LONGEST],
}

impl Trail {
    /// Nowhere yet.
    pub const NONE: Self = Self { steps: [None; LONGEST] };

    /// The areas, the last being where it ends.
    pub fn areas(&self) -> impl Iterator<Item = Area> + '_ {
        self.steps.iter().flatten().copied()
    }

    /// How many steps it has.
    pub fn len(&self) -> usize {
        self.areas().count()
    }

    /// Whether it leads nowhere.
    pub fn is_empty(&self) -> bool {
        self.steps[0].is_none()
    }

    /// Where it ends.
    pub fn end(&self) -> Option<Area> {
        self.areas().last()
    }

    /// The area before the end, if it has more than one step.
    pub fn last_but_one(&self) -> Option<Area> {
        self.steps[self.len().checked_sub(2)?]
    }

    /// One step longer; as it was if it has no room.
    #[must_use]
    pub fn with(mut self, area: Area) -> Self {
        if let Some(free) = self.steps.iter_mut().find(|it| it.is_none()) {
            *free = Some(area);
        }
        self
    }
}

/// How a path goes on.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum NextStep {
    /// It ends here.
    Ends,
    /// Into this area.
    Into(Area),
    /// Into one of these two: a die decides.
    Either(Area, Area),
}

/// What can come of a path: whether it enters an area of the Greeks, and how many rows it gains.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug)]
struct Worth {
    enters: bool,
    rows: u8,
}

/// Where a path stands.
#[derive(Copy, Clone, Debug)]
struct Stand {
    at: Area,
    left: u8,
    /// Whether it may go no further.
    halted: bool,
}

/// A force that steps forward and only forward.
pub(super) struct Stepper<'a> {
    automaton: Automaton<'a>,
    mover: Mover,
    forward: Quarter,
    /// What the Greeks control.
    controlled: Areas,
    /// Movement Points after the force has turned to where forward is; nothing if it cannot.
    left: Option<u8>,
}

/// What is known of stands already: by area and points left, 0 for nothing.
type Known = [u8; ROWS as usize * COLUMNS as usize * (LONGEST + 1)];
const UNKNOWN: u8 = u8::MAX;

impl Automaton<'_> {
    /// A force on its way.
    pub(super) fn stepper(&self, force: Force) -> Option<Stepper<'_>> {
        let mover = self.mover(force)?;
        let forward = self.forward(force);
        let turn = match mover.arm {
            Arm::Bow | Arm::Javelin => 0,
            Arm::Mixed | Arm::Hoplite => mover.facing.quarters_to(forward),
        };
        let controlled = self.positions.control(Side::Greek);
        let left = mover.allowance.checked_sub(turn);
        Some(Stepper { automaton: *self, mover, forward, controlled, left })
    }

    /// [Q74] Whether a force that does not face forward can turn there.
    pub fn can_face_forward(&self, force: Force) -> bool {
        let turned = |it: &Stepper<'_>| it.mover.facing != it.forward && it.left.is_some();
        self.stepper(force).is_some_and(|it| turned(&it) && self.others_face_so_too(&it))
    }

    /// [3.1.3b] [Q80] Whether those who share a force's area face forward, or still will: nobody turns
    /// away from the rest.
    fn others_face_so_too(&self, Stepper { mover, forward, .. }: &Stepper<'_>) -> bool {
        let units = self.positions.stack(mover.side, mover.from).units().enumerate();
        let mut others =
            units.filter(|(order, _)| !(mover.first..mover.first + mover.units).contains(order));
        others.all(|(_, it)| it.facing == *forward || (!it.done && it.forward == *forward))
    }

    /// [3.1.3b] [Q10] The side that a force faces where its march ends: forward, or as those do who
    /// are there. Only light units come to such as face another way, and they turn free [3.2.3].
    pub fn facing_at_end(&self, force: Force, to: Area) -> Quarter {
        let there = self.positions.stack(Side::Persian, to).facing().filter(|_| to != force.at);
        there.unwrap_or_else(|| self.forward(force))
    }

    /// [8.1.6a] How a path goes on, with the reasons where they are asked for.
    pub fn next_step(
        &self,
        force: Force,
        trail: Trail,
        listens: bool,
    ) -> (NextStep, Option<Ranking<Area, Priority>>) {
        self.stepper(force).map_or((NextStep::Ends, None), |it| it.choose(trail, listens))
    }

    /// [8.1.6a] Everywhere that a force may be led by hand: the ends that gain most rows, and the
    /// areas of the Greeks that it can enter; for Immortals who can, only flanks and rears [8.1.6b].
    pub fn reach_by_hand(&self, force: Force) -> Reach {
        let mut reach = Reach::NOWHERE;
        let (flanks, _) = self.flank_entries(force, false);
        for (to, way) in flanks.left() {
            reach.add_entries(Areas::one(to), way);
        }
        let Some(stepper) = self.stepper(force).filter(|_| flanks.is_empty()) else { return reach };
        let mut ends = [Areas::NONE; LONGEST + 1];
        stepper.every_end(stepper.begin(), 0, &mut ends, &mut reach);
        let farthest = ends.iter().rev().find(|areas| !areas.is_empty());
        let halts = farthest.copied().unwrap_or(Areas::NONE);
        for to in halts.minus(self.positions.held(Side::Greek)) {
            reach.add_halts(Areas::one(to), self.facing_at_end(force, to));
        }
        if reach.is_empty() && self.can_face_forward(force) {
            reach.add_halts(Areas::one(force.at), stepper.forward);
        }
        reach
    }
}

impl Stepper<'_> {
    fn begin(&self) -> Stand {
        // Who cannot pay the turn to where forward is may still turn free to strike [3.3.4c].
        let at = self.mover.from;
        let halted = self.locked() || self.sees_target(at);
        Stand { at, left: self.left.unwrap_or(0), halted }
    }

    fn locked(&self) -> bool {
        self.automaton.positions.has_enemy(Side::Persian, self.mover.from)
    }

    /// The stand after a trail.
    fn after(&self, trail: Trail) -> Stand {
        trail.areas().fold(self.begin(), |stand, to| {
            self.into(stand, to).unwrap_or(Stand { halted: true, ..stand })
        })
    }

    /// The stand after one step; nothing where it may not be taken.
    fn into(&self, stand: Stand, to: Area) -> Option<Stand> {
        let Automaton { map, positions, .. } = self.automaton;
        if positions.has_enemy(Side::Persian, to) {
            let free = stand.at == self.mover.from && self.charges(to);
            let pays = stand.left >= 1 || free;
            return (pays && self.fits(to)).then_some(Stand { at: to, left: 0, halted: true });
        }
        let cost = map.cost(stand.at, to).filter(|cost| *cost <= stand.left)?;
        let stops = self.controlled.has(to);
        // [3.3.4d] Not from one zone of control into the next.
        let barred =
            stops && self.controlled.has(stand.at) && !positions.held(Side::Persian).has(to);
        let halted = stops || self.sees_target(to);
        (!barred).then_some(Stand { at: to, left: stand.left - cost, halted })
    }

    /// [3.3.4c] Whether an enemy in whose zone it begins stands there, so that it turns free.
    fn charges(&self, to: Area) -> bool {
        let enemies = self.automaton.positions.stack(Side::Greek, to);
        control_of(enemies, to).has(self.mover.from)
    }

    /// [Q30] Whether archers who halt for a target have one.
    fn sees_target(&self, at: Area) -> bool {
        let Automaton { map, positions, archers, .. } = self.automaton;
        if archers == Archers::Forward || self.mover.arm != Arm::Bow {
            return false;
        }
        let own = self.mover.from;
        let occupied = |area: Area| {
            area != own && Side::BOTH.into_iter().any(|side| positions.held(side).has(area))
        };
        positions.held(Side::Greek).minus(positions.held(Side::Persian)).iter().any(|greek| {
            fire::shot(Arm::Bow, at, greek).is_ok()
                && fire::sight(map, (at, greek), occupied).is_ok()
        })
    }

    /// The steps that lead forward from a stand.
    fn ahead(&self, stand: Stand) -> impl Iterator<Item = (Area, Stand)> + '_ {
        let ways = if stand.halted { 0 } else { 3 };
        [Aspect::Front, Aspect::FrontLeft, Aspect::FrontRight].into_iter().take(ways).filter_map(
            move |aspect| {
                let to = self.automaton.map.step(stand.at, self.forward.way(aspect))?;
                Some((to, self.into(stand, to)?))
            },
        )
    }

    /// What can come of a stand that so many rows were gained for; nothing if nobody may end there
    /// or beyond.
    fn worth(&self, stand: Stand, known: &mut Known) -> Option<Worth> {
        let index = stand.at.index() * (LONGEST + 1) + usize::from(stand.left);
        if !stand.halted && known[index] != UNKNOWN {
            return worth_of(known[index]);
        }
        let enters = self.automaton.positions.has_enemy(Side::Persian, stand.at);
        let here = self.fits(stand.at).then_some(Worth { enters, rows: 0 });
        let mut best = here;
        for (_, next) in self.ahead(stand) {
            let beyond = self.worth(next, known).map(|it| Worth { rows: it.rows + 1, ..it });
            if self.key(beyond) > self.key(best) {
                best = beyond;
            }
        }
        if !stand.halted {
            known[index] = best.map_or(0, |it| 1 + 2 * it.rows + u8::from(it.enters));
        }
        best
    }

    /// Worths in the order of the keys [Q30].
    fn key(&self, worth: Option<Worth>) -> Option<(u8, u8)> {
        worth.map(|Worth { enters, rows }| match self.automaton.keys {
            // [Q30] Ways into an area of the Greeks are all alike, however many rows they gain.
            Keys::EnterFirst if enters => (1, 0),
            Keys::EnterFirst => (0, rows),
            Keys::RowsFirst => (rows, u8::from(enters)),
        })
    }

    fn choose(&self, trail: Trail, listens: bool) -> (NextStep, Option<Ranking<Area, Priority>>) {
        let stand = self.after(trail);
        let mut known = [UNKNOWN; ROWS as usize * COLUMNS as usize * (LONGEST + 1)];
        let mut worths = [(stand.at, None); 3];
        let mut areas = [stand.at; 3];
        let mut count = 0;
        for (to, next) in self.ahead(stand) {
            if let Some(worth) = self.worth(next, &mut known) {
                worths[count] = (to, Some(Worth { rows: worth.rows + 1, ..worth }));
                areas[count] = to;
                count += 1;
            }
        }
        if count == 0 {
            return (NextStep::Ends, None); // Every step on would gain a row.
        }
        let worth = |area: Area| {
            worths[..count].iter().find(|(it, _)| *it == area).and_then(|(_, worth)| *worth)
        };
        self.sieve(&mut areas[..count], stand.at, worth, listens)
    }

    fn is_entry(&self, at: Area) -> bool {
        self.automaton.positions.has_enemy(Side::Persian, at)
    }

    /// Applies the keys to the next areas.
    fn sieve(
        &self,
        areas: &mut [Area],
        at: Area,
        worth: impl Fn(Area) -> Option<Worth>,
        listens: bool,
    ) -> (NextStep, Option<Ranking<Area, Priority>>) {
        let closest = self.automaton.closest_greeks(self.mover.from);
        let enters = |it: Area| worth(it).is_some_and(|it| it.enters);
        let rows = |it: Area| worth(it).map_or(0, |it| it.rows);
        let straight = |it: Area| at.next(self.forward.eighth()) == Some(it);
        let near = |it: Area| {
            std::cmp::Reverse(closest.iter().map(|greek| greek.range(it)).min().unwrap_or(u8::MAX))
        };
        let mut choosing = Choosing::among(areas, listens);
        match self.automaton.keys {
            Keys::EnterFirst => {
                choosing.prefer(C_1_0, Priority::Enters, enters);
                if !choosing.left().iter().any(|it| enters(*it)) {
                    choosing.prefer(C_8_1_6A, Priority::MostRows, rows);
                }
            }
            Keys::RowsFirst => {
                choosing.prefer(C_8_1_6A, Priority::MostRows, rows);
                choosing.prefer(C_1_0, Priority::Enters, enters);
            }
        }
        choosing.prefer(C_8_1_6A, Priority::Straight, straight);
        choosing.prefer(C_8_1_6A, Priority::Nearer, near);
        let next = match choosing.left() {
            [] => NextStep::Ends,
            [one] => NextStep::Into(*one),
            [one, other, ..] => NextStep::Either(*one, *other),
        };
        (next, choosing.decided().1)
    }

    /// Every area where a path can end, by the rows gained, and every way into an area of the Greeks.
    fn every_end(
        &self,
        stand: Stand,
        rows: usize,
        ends: &mut [Areas; LONGEST + 1],
        reach: &mut Reach,
    ) {
        for (to, next) in self.ahead(stand) {
            let gained = (rows + 1).min(LONGEST);
            let way = Eighth::ALL.into_iter().find(|way| stand.at.next(*way) == Some(to));
            if self.fits(to) {
                ends[gained].add(to);
            }
            if let Some(way) = way.filter(|_| self.is_entry(to)) {
                reach.add_entries(Areas::one(to), way);
            }
            self.every_end(next, gained, ends, reach);
        }
    }

    /// [3.1.1a] [3.1.2b] [Q10] Whether the force may end there: room, its type, its facing.
    fn fits(&self, area: Area) -> bool {
        if area == self.mover.from {
            return true;
        }
        let positions = self.automaton.positions;
        let there = positions.stack(Side::Persian, area);
        let Mover { arm, units, .. } = self.mover;
        let enters = self.is_entry(area);
        let faces = enters || there.facing().is_none_or(|it| arm.is_light() || it == self.forward);
        faces
            && there.arm().is_none_or(|it| it == arm)
            && positions.has_room(Side::Persian, area, units)
    }
}

/// What was noted of a stand.
fn worth_of(noted: u8) -> Option<Worth> {
    let noted = noted.checked_sub(1)?;
    Some(Worth { enters: noted % 2 == 1, rows: noted / 2 })
}
