//! How far everybody is from a line across the pass, in Movement Segments: hoplites go straight
//! ahead or turn, and a turn takes them the whole segment [3.2.1a] [3.2.1b].

use boards::set::Indexed as _;
use boards::squares::Quarter;
use game_spartans::map::{Area, COLUMNS, Map, ROWS, WEST};

/// How many areas the grid has.
const AREAS: usize = ROWS as usize * COLUMNS as usize;
/// The Movement Allowance of hoplites, as far as it matters here.
const ALLOWANCE: u8 = 2;
/// Farther than this nobody counts.
const FAR: u8 = 12;

/// The segments that hoplites need from each area and facing until they stand in a row and face
/// west.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    segments: [[u8; 4]; AREAS],
}

impl Line {
    /// The way of everybody to a row.
    pub(crate) fn of(map: &Map, row: u8) -> Self {
        let mut line = Self { segments: [[FAR; 4]; AREAS] };
        let posts = Area::in_row(row).filter(|area| map.is_open(*area));
        for area in posts {
            line.segments[area.index()][WEST as usize] = 0;
        }
        while line.relax(map) {}
        line
    }

    /// Looks one segment further; says whether that brought anybody nearer.
    fn relax(&mut self, map: &Map) -> bool {
        let mut nearer = false;
        for area in map.land() {
            for facing in Quarter::ALL {
                let best = self.next(map, area, facing).saturating_add(1);
                let known = &mut self.segments[area.index()][facing as usize];
                if best < *known {
                    *known = best;
                    nearer = true;
                }
            }
        }
        nearer
    }

    /// The nearest place that one segment leads to.
    fn next(&self, map: &Map, area: Area, facing: Quarter) -> u8 {
        let turned = self.segments[area.index()].into_iter().min().unwrap_or(FAR);
        let (mut best, mut at, mut left) = (turned, area, ALLOWANCE);
        while let Some(to) = map.step(at, facing.eighth()) {
            let Some(cost) = map.cost(at, to).filter(|cost| *cost <= left) else { break };
            left -= cost;
            at = to;
            best = best.min(self.segments[at.index()][facing as usize]);
        }
        best
    }

    /// How many segments a force needs that stands here and faces there.
    #[inline]
    pub(crate) fn segments(&self, area: Area, facing: Quarter) -> f32 {
        f32::from(self.segments[area.index()][facing as usize])
    }
}

/// The lines across every row.
#[derive(Clone, Debug)]
pub(crate) struct Lines(Vec<Line>);

impl Lines {
    /// All of a map.
    pub(crate) fn of(map: &Map) -> Self {
        Self((0..ROWS).map(|row| Line::of(map, row)).collect())
    }

    /// The line across a row.
    #[inline]
    pub(crate) fn across(&self, row: u8) -> &Line {
        &self.0[usize::from(row.min(ROWS - 1))]
    }
}
