//! The lines on which Greeks can stand, from west to east, and how far it is from place to place.

use std::sync::LazyLock;

use game_thermopylae::map::PLACES;
use game_thermopylae::{Map, Place, Places};

/// Farther than any walk.
pub(crate) const FAR: u8 = 20;

/// How far every place is from some places.
pub(crate) type Distances = [u8; PLACES];

/// A line of defence.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Line {
    /// Its two places on the coast.
    pub(crate) front: Places,
    /// Those just behind.
    pub(crate) support: Places,
    /// Heights beside it, and the path to be plugged.
    pub(crate) heights: Places,
}

const NAMED: [[&[&str]; 3]; 7] = [
    [&["phoinix", "phoinix_n"], &["westgate", "westgate_n"], &["ridge", "gorge"]],
    [&["westgate", "westgate_n"], &["demeter", "anthela"], &["ridge", "aheights"]],
    [&["springs", "springs_n"], &["mg_n", "mg_s"], &["shoulder", "oaks"]],
    [&["mg_n", "mg_s"], &["eg_n", "eg_s"], &["kolonos", "shoulder", "ppost"]],
    [&["eg_n", "eg_s"], &["alpenoi", "fields"], &["kolonos", "drako", "lithar"]],
    [&["alpenoi", "fields"], &["lshore", "boagrios", "track"], &["drako", "col"]],
    [&["boagrios", "track"], &["exit_e", "exit_s"], &["col", "drako"]],
];

/// How many lines there are.
pub(crate) const LINES: usize = NAMED.len();

/// All of them, from west to east.
pub(crate) static ALL: LazyLock<[Line; LINES]> = LazyLock::new(|| {
    let places = |ids: &[&str]| {
        let mut places = Places::NONE;
        for place in ids.iter().filter_map(|id| Place::named(id)) {
            places.add(place);
        }
        places
    };
    NAMED.map(|[front, support, heights]| Line {
        front: places(front),
        support: places(support),
        heights: places(heights),
    })
});

/// How many steps every place is from the nearest of some, on ways that avoid the blocked.
pub(crate) fn distances(map: &Map, from: Places, blocked: Places) -> Distances {
    let mut far = [FAR; PLACES];
    let (mut edge, mut seen, mut steps) = (from, from, 0);
    while !edge.is_empty() && steps < FAR {
        let mut next = Places::NONE;
        for place in edge {
            far[place.index()] = steps;
            next = next.or(map.open(place));
        }
        edge = next.minus(seen).minus(blocked);
        seen = seen.or(edge);
        steps += 1;
    }
    far
}
