//! How the system moves the Persians: [8.1.6a], by the keys of [Q30] to [Q32].
//!
//! Each choice is a walk over candidates, sieved by one priority after the other; what is left to
//! a die is said, and nothing is rolled here.

use boards::squares::{Aspect, Quarter};
use engine::ranking::{Choosing, Ranking};

use crate::cases::{C_1_0, C_8_1_6A, C_8_1_6B};
use crate::map::{Area, Areas, COLUMNS, Map};
use crate::melee::{Orientation, orientation};
use crate::movement::{Goal, Mover, Walk};
use crate::positions::Positions;
use crate::roster::Roster;
use crate::units::{Arm, Contingent, Side};

/// [8.1.6a] The most steps that a path has: no unit has more Movement Points.
pub const LONGEST: usize = 9;

/// Why one candidate goes before another.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Priority {
    /// [Q30] Those who came into row A move before those who came into row O.
    FromRowA,
    /// [Q30] The front row moves first.
    FrontRow,
    /// [Q30] The centre moves first.
    Centre,
    /// [Q30] An area that a Greek holds is entered.
    Enters,
    /// [8.1.6a] The path that gains most rows.
    MostRows,
    /// [Q30] Straight ahead, at this step of the path.
    Straight(u8),
    /// [Q30] Nearer to the closest Greek, at this step of the path.
    Nearer(u8),
    /// [Q31] The rear before a flank.
    Rear,
    /// [Q31] The fewest Movement Points.
    FewestPoints,
}

/// A path of forward steps.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Path {
    steps: [Option<Area>; LONGEST],
    /// The areas of the path, one a step.
    pub length: u8,
    /// Whether it ends in an area that a Greek holds.
    pub enters: bool,
}

impl Path {
    const NONE: Self = Self { steps: [None; LONGEST], length: 0, enters: false };

    /// The areas that it leads through, the last being where it ends.
    pub fn areas(&self) -> impl Iterator<Item = Area> + '_ {
        self.steps.iter().flatten().copied()
    }

    /// Where it ends.
    pub fn end(&self) -> Option<Area> {
        self.areas().last()
    }

    fn with(mut self, area: Area) -> Self {
        if let Some(step) = self.steps.get_mut(usize::from(self.length)) {
            *step = Some(area);
            self.length += 1;
        }
        self
    }
}

/// What the system does with a stack.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Advance {
    /// [Q31] Immortals enter a hoplite's flank or rear: one of these, by die if there are several.
    Flank(Vec<Goal>),
    /// [8.1.6a] It goes forward by one of these paths. Where they part, a die decides between the
    /// areas ([`parting`]), and what is left is chosen from again.
    Forward(Vec<Path>),
    /// [Q32] It turns, and this is forward from now on: one of these, by die if there are several.
    Turn(Vec<Quarter>),
    /// [Q30] It stays where it is.
    Stay,
}

/// Whether the keys of [Q30] are taken as ruled, or by the letter of the Case.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Keys {
    /// An area of the Greeks that can be entered is entered.
    EnterFirst,
    /// Option `automaton=rows`: most rows gained before anything else.
    RowsFirst,
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
}

impl Automaton<'_> {
    /// [Q30] The stacks that move next: several only if a die decides between them.
    ///
    /// `left` is the caller's buffer; the explanation is given where it is asked for.
    pub fn next_stack(
        &self,
        left: &mut Vec<Mover>,
        listens: bool,
    ) -> Option<Ranking<Mover, Priority>> {
        left.clear();
        left.extend(self.waiting());
        let mut choosing = Choosing::among(left, listens);
        choosing.prefer(C_8_1_6A, Priority::FromRowA, |it| !self.came_by_path(it));
        choosing.prefer(C_8_1_6A, Priority::FrontRow, |it| forwardness(self.forward(it), it.from));
        choosing.prefer(C_8_1_6A, Priority::Centre, |it| std::cmp::Reverse(off_centre(it.from)));
        choosing.explained()
    }

    /// The forces that have not moved, in the order of their areas.
    fn waiting(&self) -> impl Iterator<Item = Mover> + '_ {
        let persian = Side::Persian;
        let areas = self.positions.held(persian).minus(self.positions.held(Side::Greek));
        areas.into_iter().flat_map(move |area| {
            let stack = self.positions.stack(persian, area);
            let leads = move |order: &usize| {
                let (first, _) = stack.force(*order);
                first == *order && stack.get(*order).is_some_and(|unit| !unit.done)
            };
            (0..stack.len()).filter(leads).filter_map(move |order| {
                Mover::at(self.positions, self.roster, (persian, area), order, true)
            })
        })
    }

    fn came_by_path(&self, mover: Mover) -> bool {
        let stack = self.positions.stack(mover.side, mover.from);
        stack.get(mover.first).is_some_and(|unit| unit.by_path)
    }

    /// [Q29] Where forward is for a mover.
    pub fn forward(&self, mover: Mover) -> Quarter {
        let stack = self.positions.stack(mover.side, mover.from);
        stack.get(mover.first).map_or(mover.facing, |unit| unit.forward)
    }

    /// [8.1.6a] What a stack does.
    pub fn advance(&self, mover: Mover) -> Advance {
        let flanks = self.flank_entries(mover);
        if !flanks.is_empty() {
            return Advance::Flank(flanks);
        }
        let turns = self.turns(mover);
        if !turns.is_empty() {
            return Advance::Turn(turns);
        }
        let mut paths = self.paths(mover);
        self.choose_path(mover, &mut paths, false);
        if paths.is_empty() { Advance::Stay } else { Advance::Forward(paths) }
    }

    /// [8.1.6b] [Q31] The entries into a Greek hoplite's flank or rear that Immortals must make:
    /// the best of them, several only if a die decides.
    pub fn flank_entries(&self, mover: Mover) -> Vec<Goal> {
        let stack = self.positions.stack(mover.side, mover.from);
        let immortal =
            |at: usize| stack.get(at).is_some_and(|unit| unit.contingent == Contingent::Immortals);
        if !(mover.first..mover.first + mover.units).all(immortal) {
            return Vec::new();
        }
        let walk = Walk::new(self.map, self.positions, mover);
        let reach = walk.reach();
        let side_of = |goal: &Goal| {
            let greeks = self.positions.stack(Side::Greek, goal.to);
            let hoplites = greeks.arm() == Some(Arm::Hoplite);
            let facing = greeks.facing().filter(|_| hoplites)?;
            Some(orientation(goal.entered?, facing))
        };
        let mut found: Vec<Goal> = walk
            .goals(&reach)
            .filter(|goal| side_of(goal).is_some_and(|it| it != Orientation::Front))
            .collect();
        let mut choosing = Choosing::<_, Priority>::among(&mut found, false);
        choosing.prefer(C_8_1_6B, Priority::Rear, |it| side_of(&it) == Some(Orientation::Rear));
        choosing.prefer(C_8_1_6B, Priority::FewestPoints, |it| it.left);
        found
    }

    /// [Q32] Where a stack turns because no Greek lies further forward; nowhere if one does.
    pub fn turns(&self, mover: Mover) -> Vec<Quarter> {
        let forward = self.forward(mover);
        let here = forwardness(forward, mover.from);
        let ahead = |area: &Area| forwardness(forward, *area);
        let greeks = self.positions.held(Side::Greek);
        if greeks.is_empty() || greeks.iter().any(|it| ahead(&it) > here) {
            return Vec::new();
        }
        let abreast: Vec<Area> = greeks.iter().filter(|it| ahead(it) == here).collect();
        let Some(nearest) = abreast.iter().map(|it| it.range(mover.from)).min() else {
            return vec![forward.opposite()];
        };
        let towards = |side: &Quarter| {
            abreast.iter().any(|it| {
                it.range(mover.from) == nearest
                    && forwardness(*side, *it) > forwardness(*side, mover.from)
            })
        };
        [forward.turned(1), forward.turned(3)].into_iter().filter(towards).collect()
    }

    /// [8.1.6a] Every path of forward steps, straight or diagonal, that ends where it may.
    pub fn paths(&self, mover: Mover) -> Vec<Path> {
        let walk = Stepper {
            automaton: self,
            mover,
            forward: self.forward(mover),
            controlled: self.positions.control(Side::Greek),
        };
        let mut found = Vec::new();
        if !self.positions.has_enemy(mover.side, mover.from) {
            walk.go_on(Path::NONE, mover.from, mover.allowance, &mut found);
        }
        found
    }

    /// [Q30] Keeps the best of the paths: several only if a die decides between them.
    pub fn choose_path(
        &self,
        mover: Mover,
        paths: &mut Vec<Path>,
        listens: bool,
    ) -> Option<Ranking<Path, Priority>> {
        let forward = self.forward(mover);
        let closest = self.closest_greeks(mover.from);
        let mut choosing = Choosing::among(paths, listens);
        let enters = |it: Path| it.enters;
        let rows = |it: Path| it.length;
        match self.keys {
            Keys::EnterFirst => {
                choosing.prefer(C_1_0, Priority::Enters, enters);
                choosing.prefer(C_8_1_6A, Priority::MostRows, rows);
            }
            Keys::RowsFirst => {
                choosing.prefer(C_8_1_6A, Priority::MostRows, rows);
                choosing.prefer(C_1_0, Priority::Enters, enters);
            }
        }
        for step in 0..LONGEST {
            let place = |it: Path| if step == 0 { Some(mover.from) } else { it.steps[step - 1] };
            let straight = |it: Path| match (place(it), it.steps[step]) {
                (Some(from), Some(to)) => from.next(forward.eighth()) == Some(to),
                _ => false,
            };
            let near = |it: Path| {
                let range = |to: Area| closest.iter().map(|greek| greek.range(to)).min();
                std::cmp::Reverse(it.steps[step].and_then(range))
            };
            choosing.prefer(C_8_1_6A, Priority::Straight(step as u8), straight);
            choosing.prefer(C_8_1_6A, Priority::Nearer(step as u8), near);
            // Two diagonals that are alike are for the die, before anything later is looked at.
            let first = choosing.left().first().and_then(|it| it.steps[step]);
            if choosing.left().iter().any(|it| it.steps[step] != first) {
                break;
            }
        }
        choosing.explained()
    }

    /// The Greeks that are closest to an area.
    fn closest_greeks(&self, from: Area) -> Areas {
        let greeks = self.positions.held(Side::Greek);
        let nearest = greeks.iter().map(|it| it.range(from)).min();
        greeks.iter().filter(|it| Some(it.range(from)) == nearest).fold(
            Areas::NONE,
            |mut all, it| {
                all.add(it);
                all
            },
        )
    }
}

/// [Q30] The step at which paths part, and the areas between which the die decides; nothing if one
/// path is left.
pub fn parting(paths: &[Path]) -> Option<(usize, Vec<Area>)> {
    (0..LONGEST).find_map(|step| {
        let mut areas: Vec<Area> = paths.iter().filter_map(|it| it.steps[step]).collect();
        areas.sort_unstable();
        areas.dedup();
        (areas.len() > 1).then_some((step, areas))
    })
}

/// A stack that steps forward and only forward.
struct Stepper<'a> {
    automaton: &'a Automaton<'a>,
    mover: Mover,
    forward: Quarter,
    controlled: Areas,
}

impl Stepper<'_> {
    /// Finds every path that goes on from an area.
    fn go_on(&self, path: Path, at: Area, left: u8, found: &mut Vec<Path>) {
        let Automaton { map, positions, .. } = self.automaton;
        for aspect in [Aspect::Front, Aspect::FrontLeft, Aspect::FrontRight] {
            let Some(to) = map.step(at, self.forward.way(aspect)) else { continue };
            if positions.has_enemy(Side::Persian, to) {
                if left >= 1 && self.fits(to) {
                    found.push(Path { enters: true, ..path.with(to) });
                }
                continue;
            }
            let Some(cost) = map.cost(at, to).filter(|cost| *cost <= left) else { continue };
            let held = positions.held(Side::Persian).has(to);
            let stops = self.controlled.has(to);
            if stops && self.controlled.has(at) && !held {
                continue; // [3.3.4d] Not from one zone of control into the next.
            }
            let path = path.with(to);
            if self.fits(to) {
                found.push(path);
            }
            if !stops {
                self.go_on(path, to, left - cost, found);
            }
        }
    }

    /// [3.1.1a] [3.1.2b] [Q10] Whether the stack may end there: room, its type, its facing.
    fn fits(&self, area: Area) -> bool {
        let positions = self.automaton.positions;
        let there = positions.stack(Side::Persian, area);
        let Mover { arm, units, .. } = self.mover;
        let enters = positions.has_enemy(Side::Persian, area);
        let faces =
            enters || arm.is_light() || there.facing().is_none_or(|it| it == self.mover.facing);
        faces
            && there.arm().is_none_or(|it| it == arm)
            && positions.has_room(Side::Persian, area, units)
    }
}

/// How far forward an area lies, for one whose forward is this side.
fn forwardness(forward: Quarter, area: Area) -> i16 {
    let (down, right) = forward.eighth().step();
    i16::from(area.row()) * i16::from(down) + i16::from(area.column()) * i16::from(right)
}

/// [Q27] How far an area lies from the middle of its row, in half columns.
fn off_centre(area: Area) -> u8 {
    (2 * area.column()).abs_diff(COLUMNS - 1)
}
