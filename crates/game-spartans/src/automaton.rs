//! How the system runs the Persians: their moves [8.1.6a] by the keys of [Q30] to [Q32], and their
//! targets [8.2.7a] by [Q43].
//!
//! Each choice is a walk over candidates, sieved by one priority after the other. What is left to a
//! die is said, and nothing is rolled here.

mod flank;
mod path;
mod targets;

use boards::squares::Quarter;
use engine::ranking::{Choosing, Ranking};

use crate::cases::C_8_1_6A;
use crate::map::{Area, Areas, COLUMNS, EAST, Map, NORTH, SOUTH, WEST};
use crate::movement::Mover;
use crate::positions::Positions;
use crate::roster::Roster;
use crate::state::Force;
use crate::units::Side;

pub use flank::{Entries, MOST_ENTRIES};
pub use path::{NextStep, Trail};
pub use targets::{Aims, MOST_AIMS, TargetPriority};

/// Why one candidate goes before another.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Priority {
    /// [Q30] Those who came into row A move before those who came into row O.
    FromRowA,
    /// [Q30] The front row moves first.
    FrontRow,
    /// [Q30] The centre moves first.
    Centre,
    /// [Q30] It leads to an area that a Greek holds.
    Enters,
    /// [8.1.6a] It leads to the end that gains most rows.
    MostRows,
    /// [Q30] Straight ahead.
    Straight,
    /// [Q30] Nearer to the Greek that was closest.
    Nearer,
    /// [Q31] The rear before a flank.
    Rear,
    /// [Q31] The fewest Movement Points.
    FewestPoints,
}

/// Whether the keys of [Q30] are taken as ruled, or by the letter of the Case.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Keys {
    /// An area of the Greeks that can be entered is entered.
    EnterFirst,
    /// Option `advance=rows`: most rows gained before anything else.
    RowsFirst,
}

/// [Q30] What archers do.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Archers {
    /// They go forward like everybody.
    Forward,
    /// They halt where a Greek is in range and in sight.
    Halt,
}

/// [Q43] Whom the system fires at.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Targets {
    /// The nearest, and among those by arc.
    Nearest,
    /// By arc, and in that the nearest.
    ArcFirst,
}

/// The most forces that can wait: every area of a row has three at most, and only a row is told
/// apart by more than one key.
const MOST_FORCES: usize = 120;

/// Forces among which a choice is made.
#[derive(Clone, Debug)]
pub struct Forces {
    all: [Force; MOST_FORCES],
    len: usize,
}

impl Forces {
    /// Those that are left.
    pub fn left(&self) -> &[Force] {
        &self.all[..self.len]
    }
}

/// The Persian side, as the system sees it.
#[derive(Copy, Clone, Debug)]
pub struct Automaton<'a> {
    /// The map.
    pub map: &'a Map,
    /// The units' values.
    pub roster: &'a Roster,
    /// Who stands where.
    pub positions: &'a Positions,
    /// How the keys are taken.
    pub keys: Keys,
    /// What archers do.
    pub archers: Archers,
    /// Whom it fires at.
    pub targets: Targets,
}

impl Automaton<'_> {
    /// [Q30] The forces that move next: several only if a die decides between them, none if all have
    /// moved. The explanation is given where it is asked for.
    pub fn next_force(&self, listens: bool) -> (Forces, Option<Ranking<Force, Priority>>) {
        let mut forces = self.waiting();
        let mut choosing = Choosing::among(&mut forces.all[..forces.len], listens);
        choosing.prefer(C_8_1_6A, Priority::FromRowA, |it| !self.came_by_path(it));
        choosing.prefer(C_8_1_6A, Priority::FrontRow, |it| self.rows_ahead(it));
        choosing.prefer(C_8_1_6A, Priority::Centre, |it| std::cmp::Reverse(off_centre(it.at)));
        let (len, why) = choosing.decided();
        forces.len = len;
        (forces, why)
    }

    /// The forces that have not moved and may, in the order of their areas.
    fn waiting(&self) -> Forces {
        self.idle_in(self.positions.held(Side::Persian).minus(self.positions.held(Side::Greek)))
    }

    /// [8.2.7a] The forces that have not aimed; who shares an area with Greeks fires at them [Q46].
    pub(crate) fn shooters(&self) -> Forces {
        self.idle_in(self.positions.held(Side::Persian))
    }

    /// The forces in some areas that have done nothing yet.
    fn idle_in(&self, areas: Areas) -> Forces {
        let blank = Force { at: Area::new(0, 0).unwrap_or_else(|| unreachable!()), order: 0 };
        let mut forces = Forces { all: [blank; MOST_FORCES], len: 0 };
        for at in areas {
            let stack = self.positions.stack(Side::Persian, at);
            for (order, unit) in (0..).zip(stack.units()) {
                if !unit.done && !unit.linked && forces.len < MOST_FORCES {
                    forces.all[forces.len] = Force { at, order };
                    forces.len += 1;
                }
            }
        }
        forces
    }

    /// The same as a list, for those who look at all of them.
    pub fn forces(&self) -> Vec<Force> {
        self.waiting().left().to_vec()
    }

    /// A force as one that moves.
    pub fn mover(&self, force: Force) -> Option<Mover> {
        let place = (Side::Persian, force.at);
        Mover::at(self.positions, self.roster, place, usize::from(force.order), true)
    }

    fn came_by_path(&self, force: Force) -> bool {
        let stack = self.positions.stack(Side::Persian, force.at);
        stack.get(usize::from(force.order)).is_some_and(|unit| unit.by_path)
    }

    /// [Q30] [Q83] How far ahead of its group a force stands: by the way that all of them came, for its
    /// own turns [Q32] change where it goes and not its place among the others.
    fn rows_ahead(&self, force: Force) -> i16 {
        forwardness(if self.came_by_path(force) { WEST } else { EAST }, force.at)
    }

    /// [Q29] Where forward is for a force.
    pub fn forward(&self, force: Force) -> Quarter {
        let stack = self.positions.stack(Side::Persian, force.at);
        stack.get(usize::from(force.order)).map_or(EAST, |unit| unit.forward)
    }

    /// [Q32] Where a force turns because no Greek lies further forward: nowhere, one way, or two
    /// between which a die decides.
    pub fn turns(&self, force: Force) -> [Option<Quarter>; 2] {
        let (from, was) = (force.at, self.forward(force));
        let forward = self.lasting_forward(force);
        if self.positions.held(Side::Greek).is_empty() {
            return [None; 2];
        }
        match self.turns_from(from, forward) {
            [None, None] if forward != was => [Some(forward), None],
            turns => turns,
        }
    }

    /// [Q32] Forward as it lasts: aside only until the Greek there is gone, and then where it was
    /// when the force came in [Q29].
    fn lasting_forward(&self, force: Force) -> Quarter {
        let (from, forward) = (force.at, self.forward(force));
        let aside = matches!(forward, NORTH | SOUTH);
        let beside = |it: &Area| {
            it.row() == from.row() && forwardness(forward, *it) > forwardness(forward, from)
        };
        match (aside, self.came_by_path(force)) {
            (true, by_path) if !self.positions.held(Side::Greek).iter().any(|it| beside(&it)) => {
                if by_path {
                    WEST
                } else {
                    EAST
                }
            }
            _ => forward,
        }
    }

    /// [Q32] The same for one whose forward is this side.
    fn turns_from(&self, from: Area, forward: Quarter) -> [Option<Quarter>; 2] {
        let here = forwardness(forward, from);
        let greeks = self.positions.held(Side::Greek);
        let (mut nearest, mut any_abreast) = (u8::MAX, false);
        for greek in greeks {
            match forwardness(forward, greek).cmp(&here) {
                std::cmp::Ordering::Greater => return [None; 2],
                std::cmp::Ordering::Equal => {
                    any_abreast = true;
                    nearest = nearest.min(greek.range(from));
                }
                std::cmp::Ordering::Less => {}
            }
        }
        if !any_abreast {
            return [Some(forward.opposite()), None];
        }
        let towards = |side: &Quarter| {
            greeks.iter().any(|it| {
                forwardness(forward, it) == here
                    && it.range(from) == nearest
                    && forwardness(*side, it) > forwardness(*side, from)
            })
        };
        let mut ways = [forward.turned(1), forward.turned(3)].into_iter().filter(towards);
        [ways.next(), ways.next()]
    }

    /// The Greeks that are closest to an area.
    fn closest_greeks(&self, from: Area) -> Areas {
        let (mut closest, mut nearest) = (Areas::NONE, u8::MAX);
        for greek in self.positions.held(Side::Greek) {
            let range = greek.range(from);
            if range < nearest {
                (closest, nearest) = (Areas::NONE, range);
            }
            if range == nearest {
                closest.add(greek);
            }
        }
        closest
    }
}

/// How far forward an area lies, for one whose forward is this side.
pub(crate) fn forwardness(forward: Quarter, area: Area) -> i16 {
    let (down, right) = forward.eighth().step();
    i16::from(area.row()) * i16::from(down) + i16::from(area.column()) * i16::from(right)
}

/// [Q27] How far an area lies from the middle of its row, in half columns.
fn off_centre(area: Area) -> u8 {
    (2 * area.column()).abs_diff(COLUMNS - 1)
}
