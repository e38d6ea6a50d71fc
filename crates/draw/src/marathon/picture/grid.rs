//! Where the hexes lie in a picture: flat tops, columns from left to right, even ones half a hex lower.

use std::fmt::Write as _;

use boards::hexes::{Vertex, Way};
use game_marathon::map::{Hex, Hexes};

use crate::svg::brush::{Rect, number};

/// A point of the picture.
pub(super) type Spot = [f32; 2];

/// Half of a hex's width, which is its side too.
pub(super) const SIDE: f32 = 32.0;
/// Half of a hex's height.
pub(super) const HALF: f32 = 27.5;
/// How far a column lies from the next.
pub(super) const STEP: f32 = 48.0;
/// How much room lies around the hexes.
const LEFT: f32 = 44.0;
const TOP: f32 = 42.0;
const RIGHT: f32 = 44.0;
const BELOW: f32 = 16.0;

/// How large the map is with its margins.
pub(super) const SIZE: Spot = [LEFT + RIGHT + 2.0 * SIDE + 38.0 * STEP, TOP + BELOW + HALF * 41.0];
/// The hexes without their margins.
pub(super) const ALL: Rect = [LEFT, TOP, 2.0 * SIDE + 38.0 * STEP, HALF * 41.0];

/// The middle of a hex.
pub(super) fn middle(hex: Hex) -> Spot {
    let low = if hex.column().is_multiple_of(2) { HALF } else { 0.0 };
    [
        LEFT + SIDE + f32::from(hex.column() - 1) * STEP,
        TOP + HALF + f32::from(hex.row() - 1) * 2.0 * HALF + low,
    ]
}

/// Where a vertex lies from the middle.
pub(super) const fn vertex(vertex: Vertex) -> Spot {
    match vertex {
        Vertex::UpRight => [SIDE / 2.0, -HALF],
        Vertex::Right => [SIDE, 0.0],
        Vertex::DownRight => [SIDE / 2.0, HALF],
        Vertex::DownLeft => [-SIDE / 2.0, HALF],
        Vertex::Left => [-SIDE, 0.0],
        Vertex::UpLeft => [-SIDE / 2.0, -HALF],
    }
}

/// The two ends of a side, from the middle, clockwise.
pub(super) const fn side(way: Way) -> [Spot; 2] {
    let at = way as usize;
    [vertex(Vertex::ALL[(at + 5) % 6]), vertex(Vertex::ALL[at])]
}

/// A hex as a path, so far inside its sides.
pub(super) fn hexagon(hex: Hex, inset: f32) -> String {
    let [x, y] = middle(hex);
    let [wide, high] = [(SIDE - inset * 1.15) / 2.0, HALF - inset];
    let start = number(x - 2.0 * wide);
    let [y, w, long, h] = [y, wide, wide * 2.0, high].map(number);
    format!("M{start} {y}l{w}-{h}h{long}l{w} {h}l-{w} {h}h-{long}z")
}

/// Hexes as one path.
pub(super) fn hexagons(hexes: Hexes, inset: f32) -> String {
    hexes.iter().map(|hex| hexagon(hex, inset)).collect()
}

/// The sides for which something holds, each drawn on its own, so far inside its hex.
pub(super) fn sides(
    hexes: impl Iterator<Item = Hex>,
    inset: f32,
    holds: impl Fn(Hex, Way) -> bool,
) -> String {
    let mut path = String::new();
    let share = 1.0 - inset / HALF;
    for hex in hexes {
        let [x, y] = middle(hex);
        let mut last = None;
        for way in Way::ALL {
            if !holds(hex, way) {
                continue;
            }
            let [from, to] = side(way).map(|[dx, dy]| [dx * share, dy * share]);
            if last != Some(from) {
                let _ = write!(path, "M{} {}", number(x + from[0]), number(y + from[1]));
            }
            let _ = write!(path, "l{} {}", number(to[0] - from[0]), number(to[1] - from[1]));
            last = Some(to);
        }
    }
    path
}

/// The outline of a field of hexes.
pub(super) fn outline(hexes: Hexes, inset: f32) -> String {
    sides(hexes.iter(), inset, |hex, way| hex.next(way).is_none_or(|next| !hexes.has(next)))
}
