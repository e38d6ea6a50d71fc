//! Where marks stand, and how arrows run: clear of names and counters, as far as there is room.

use game_thermopylae::map::Terrain;
use game_thermopylae::{Place, Unit};

use super::chart::{Plot, Spot, overlap};
use super::land::Land;
use super::stacks::reach;
use crate::svg::brush::{Rect, length, times};

/// What lies on the map and is to be read.
pub(super) struct Taken {
    /// Names, and the signs of heights.
    names: Vec<Rect>,
    /// Stacks, with their places.
    stacks: Vec<(Place, Rect)>,
    /// Marks that stand already.
    marks: Vec<Rect>,
}

/// From which spot to which a search goes.
const STEP: f32 = 2.0;
/// The sizes of a mark, the best first: half of its width.
const SIZES: [f32; 3] = [12.0, 10.5, 9.0];
/// How far arrows bend to their left, as a share of their length; the best first.
const BENDS: [f32; 7] = [0.28, 0.12, -0.12, -0.28, 0.45, -0.45, 0.0];
/// What of an arrow is drawn where the whole covers what is to be read: the best first.
const PIECES: [(f32, f32); 6] =
    [(0.0, 1.0), (0.25, 1.0), (0.0, 0.75), (0.45, 1.0), (0.25, 0.75), (0.6, 1.0)];
/// The shortest piece of an arrow that is still one.
const SHORTEST: f32 = 26.0;
/// Half of an arrow's width.
const SHAFT: f32 = 4.0;
/// Into how many parts a bow is cut to look at it.
const PARTS: u16 = 48;

fn around([x, y]: Spot, half: f32) -> Rect {
    [x - half, y - half, half * 2.0, half * 2.0]
}

fn grown([x, y, wide, high]: Rect, by: f32) -> Rect {
    [x - by, y - by, wide + by * 2.0, high + by * 2.0]
}

fn has([left, top, wide, high]: Rect, [x, y]: Spot) -> bool {
    x >= left && x <= left + wide && y >= top && y <= top + high
}

impl Taken {
    /// Everything that is to be read on the map, with the units that stand at each place.
    pub(super) fn of(land: &Land<'_>, units: impl Fn(Place) -> Vec<(Unit, u8)>) -> Self {
        let mut taken = Self { names: Vec::new(), stacks: Vec::new(), marks: Vec::new() };
        for (territory, plot) in &land.plots {
            taken.names.extend(plot.room.name.iter().map(super::room::Line::bounds));
            if territory.terrain == Terrain::Mountain {
                let [x, y] = plot.room.counters;
                taken.names.push([x - 31.0, y - 12.0, 31.0, 25.0]);
            }
            let stack = reach(&units(territory.place), territory.terrain, plot);
            taken.stacks.extend(stack.map(|stack| (territory.place, stack)));
        }
        taken
    }

    fn is_free(&self, spot: Rect) -> bool {
        let mut all =
            self.names.iter().chain(self.stacks.iter().map(|(_, it)| it)).chain(&self.marks);
        !all.any(|&it| overlap(it, spot))
    }

    /// A spot for a round mark on a piece of land, with half its width: wholly on the land if it
    /// can be, and near the counters. It is taken from then on.
    pub(super) fn spot(&mut self, plot: &Plot, within: Spot) -> (Spot, f32) {
        let [x, y] = plot.room.counters;
        let found = SIZES.into_iter().find_map(|half| {
            let free = candidates(plot)
                .filter(|&at| self.is_free(around(at, half)))
                .filter(|&at| inside(around(at, half), within));
            let worth = |at: Spot| {
                let off = if plot
                    .within(at[1] - half, at[1] + half, 0.0)
                    .is_some_and(|[left, right]| at[0] - half >= left && at[0] + half <= right)
                {
                    0.0
                } else {
                    40.0
                };
                (at[0] - x).hypot(at[1] - y) + off
            };
            free.min_by(|&one, &other| worth(one).total_cmp(&worth(other))).map(|at| (at, half))
        });
        let [left, _] = plot.room.across;
        let (at, half) = found.unwrap_or(([left + 11.0, y + 12.0], SIZES[0]));
        self.marks.push(around(at, half));
        (at, half)
    }

    /// A bow from one stack to another: where it begins, bends to and ends, at the edges of both.
    /// It covers as few names and other stacks as it can; where every bow would, a piece of one
    /// says as well who went where.
    pub(super) fn bow(&self, ends: [(Place, Spot); 2]) -> [Spot; 3] {
        self.best(ends, &PIECES)
    }

    fn best(&self, [from, to]: [(Place, Spot); 2], pieces: &[(f32, f32)]) -> [Spot; 3] {
        let read = self.to_read([from.0, to.0]);
        let bows = BENDS.map(|bend| self.trimmed([from.0, to.0], bent(from.1, to.1, bend)));
        let mut best = (f32::INFINITY, bows[0]);
        for &(start, end) in pieces {
            for bow in bows {
                let piece = cut(bow, start, end);
                if end - start < 1.0 && reach_of(piece) < SHORTEST {
                    continue;
                }
                let covers = covered(&read, piece);
                if covers < best.0 {
                    best = (covers, piece);
                }
            }
            if best.0 <= 0.0 {
                break;
            }
        }
        best.1
    }

    fn stack(&self, place: Place, at: Spot) -> Rect {
        let stack = self.stacks.iter().find(|(it, _)| *it == place);
        stack.map_or_else(|| around(at, 8.0), |(_, stack)| grown(*stack, 2.0))
    }

    /// What of a bow lies between the stacks that it leads from and to.
    fn trimmed(&self, [from, to]: [Place; 2], bow: [Spot; 3]) -> [Spot; 3] {
        let (first, last) = (self.stack(from, bow[0]), self.stack(to, bow[2]));
        let shares = || (0..=PARTS).map(|at| f32::from(at) / f32::from(PARTS));
        let start = shares().find(|&share| !has(first, along(bow, share))).unwrap_or(0.0);
        let end = shares().rev().find(|&share| !has(last, along(bow, share))).unwrap_or(1.0);
        // Where stacks nearly touch, an arrow is better seen over them than not at all.
        let [a, b] = [along(bow, start), along(bow, end)];
        if end <= start || (a[0] - b[0]).hypot(a[1] - b[1]) < 22.0 {
            bow
        } else {
            cut(bow, start, end)
        }
    }

    /// What an arrow between two stacks must not cover, and what that counts: other stacks twice.
    fn to_read(&self, [from, to]: [Place; 2]) -> Vec<(Rect, f32)> {
        let others = self.stacks.iter().filter(|(place, _)| *place != from && *place != to);
        let others = others.map(|(_, it)| (grown(*it, SHAFT), 2.0));
        self.names.iter().map(|it| (grown(*it, SHAFT), 1.0)).chain(others).collect()
    }
}

/// How much of a bow covers what is to be read, by its length.
fn covered(read: &[(Rect, f32)], bow: [Spot; 3]) -> f32 {
    let over = |at: Spot| -> f32 {
        read.iter().filter(|(it, _)| has(*it, at)).map(|(_, counts)| counts).sum()
    };
    let shares = (0..=PARTS).map(|at| f32::from(at) / f32::from(PARTS));
    let on: f32 = shares.map(|share| over(along(bow, share))).sum();
    on * reach_of(bow) / f32::from(PARTS)
}

/// How far apart the ends of a bow are.
fn reach_of([from, _, to]: [Spot; 3]) -> f32 {
    (from[0] - to[0]).hypot(from[1] - to[1])
}

fn inside([x, y, wide, high]: Rect, [right, bottom]: Spot) -> bool {
    x >= 0.0 && y >= 0.0 && x + wide <= right && y + high <= bottom
}

/// Spots on a piece of land.
fn candidates(plot: &Plot) -> impl Iterator<Item = Spot> {
    let [_, top, _, high] = plot.bounds();
    (0..times(STEP, high)).map(move |row| top + length(row) * STEP).flat_map(|y| {
        let [left, right] = plot.across(y).unwrap_or([0.0, 0.0]);
        (0..times(STEP, right - left)).map(move |column| [left + length(column) * STEP, y])
    })
}

/// A bow between two points that bends to its left.
fn bent(from: Spot, to: Spot, share: f32) -> [Spot; 3] {
    let [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    let long = dx.hypot(dy).max(1.0);
    let bend = (long * share).clamp(-60.0, 60.0);
    let middle = [f32::midpoint(from[0], to[0]), f32::midpoint(from[1], to[1])];
    [from, [middle[0] + dy / long * bend, middle[1] - dx / long * bend], to]
}

fn between(from: Spot, to: Spot, share: f32) -> Spot {
    [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

/// A point of a bow.
fn along([from, top, to]: [Spot; 3], share: f32) -> Spot {
    between(between(from, top, share), between(top, to, share), share)
}

/// A part of a bow is a bow.
fn cut(bow: [Spot; 3], start: f32, end: f32) -> [Spot; 3] {
    let [from, top, to] = bow;
    let middle = between(between(from, top, start), between(top, to, start), end);
    [along(bow, start), middle, along(bow, end)]
}

#[cfg(test)]
mod tests {
    use engine::{Game, Terms};
    use game_thermopylae::{Place, Thermopylae, Unit};

    use super::super::land::Land;
    use super::super::map_size;
    use super::{SIZES, Taken, along, bent, cut};
    use crate::svg::Layout;

    #[test]
    fn a_mark_of_losses_covers_no_name_and_no_counter_wherever_units_stand_and_fall() {
        let game = Thermopylae::agree(&Terms::default()).expect("our own map");
        for layout in [Layout::Wide, Layout::Narrow] {
            let land = Land::new(&game.board.map, map_size(layout));
            // As many as may stand there; in the Camp all six kinds.
            let full = |place: Place| match land.map.limit(place) {
                limit if limit <= 3 => vec![(Unit::Immortals, limit)],
                _ => Unit::ALL.into_iter().take(6).map(|unit| (unit, 9)).collect(),
            };
            for (territory, plot) in &land.plots {
                let mut taken = Taken::of(&land, full);
                let (at, half) = taken.spot(plot, land.size);
                taken.marks.clear();
                let mark = super::around(at, half);
                assert!(taken.is_free(mark), "{}: {mark:?}", territory.name);
                assert!(SIZES.contains(&half), "{}", territory.name);
            }
        }
    }

    #[test]
    fn an_arrow_that_would_cover_names_is_cut_to_a_piece_that_covers_less() {
        let game = Thermopylae::agree(&Terms::default()).expect("our own map");
        let land = Land::new(&game.board.map, map_size(Layout::Wide));
        let taken = Taken::of(&land, |_| vec![(Unit::Immortals, 1)]);
        let (mut whole, mut cut) = (0.0, 0.0);
        for (territory, _) in &land.plots {
            for &to in game.board.map.slots(territory.place) {
                let pair = [territory.place, to];
                let ends = pair.map(|it| (it, land.foot(it).expect("on the map")));
                let read = taken.to_read(pair);
                let one = super::covered(&read, taken.best(ends, &[(0.0, 1.0)]));
                let other = super::covered(&read, taken.bow(ends));
                assert!(other <= one, "{} to {to}: {one} and {other}", territory.place);
                (whole, cut) = (whole + one, cut + other);
            }
        }
        assert!(cut < whole / 2.0, "{whole} of all arrows lay over names, {cut} do");
    }

    #[test]
    fn a_part_of_a_bow_lies_on_it() {
        let bow = bent([0.0, 0.0], [100.0, 20.0], 0.3);
        let part = cut(bow, 0.2, 0.7);
        for share in [0.0, 0.3, 0.5, 1.0] {
            let (one, other) = (along(part, share), along(bow, 0.2 + 0.5 * share));
            assert!((one[0] - other[0]).hypot(one[1] - other[1]) < 0.01, "{share}");
        }
    }
}
