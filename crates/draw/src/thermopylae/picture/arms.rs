//! What the map is decorated with: waves, crags, cliffs, heights, roads.

use std::fmt::Write as _;

use super::chart::{Plot, Spot};
use crate::svg::Tone;
use crate::svg::brush::{Brush, fill, length, line, number, times};
use crate::svg::glyphs::numeral_centred;

/// Running waves, one crest 24 wide.
pub(super) fn waves(brush: &mut Brush, [x, y]: Spot, count: usize) {
    brush.at(x, y, 1.0, |brush| {
        for at in 0..count {
            brush.at(length(at) * 24.0, 0.0, 1.0, |brush| {
                brush.stamp("wave", |brush| {
                    let crest = "M0 10C8 10 8 0 16 0C22 0 22 7 17 7C14 7 14 3 17 3M10 10H24";
                    brush.path(crest, line(Tone::SeaInk, 1.6));
                });
            });
        }
    });
}

/// Peaks all over a piece of high mountains.
pub(super) fn crags(brush: &mut Brush, plot: &Plot) {
    let [_, top, _, height] = plot.bounds();
    let rows = times(26.0, height).max(1);
    for row in 0..rows {
        let y = top + (length(row) + 0.75) * height / length(rows);
        let Some([left, right]) = plot.across(y - 4.0) else { continue };
        let count = times(30.0, right - left - 16.0);
        for at in 0..count {
            let step = (right - left) / length(count);
            let shift = if row % 2 == 0 { 0.5 } else { 0.42 };
            let x = left + (length(at) + shift) * step;
            brush.at(x, y, 1.0, crag);
        }
    }
}

/// One peak of high mountains.
pub(super) fn crag(brush: &mut Brush) {
    brush.stamp("crag", |brush| {
        brush.path("M-11 7L-3-9L1-3L4-6L12 7Z", line(Tone::LandInk, 1.2));
        brush.path("M-3-9L-1 0L-4 5M4-6L6 1", line(Tone::LandInk, 0.9));
    });
}

/// A cliff along a border: teeth that point away from the upper side.
pub(super) fn cliff(brush: &mut Brush, from: Spot, to: Spot, upper: Spot) {
    let [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    let long = dx.hypot(dy).max(1.0);
    let [ux, uy] = [dx / long, dy / long];
    let side = (upper[0] - from[0]) * -uy + (upper[1] - from[1]) * ux;
    let [nx, ny] = if side > 0.0 { [uy, -ux] } else { [-uy, ux] };
    let count = times(9.0, long).max(1);
    let [x1, y1, x2, y2] = [from[0], from[1], to[0], to[1]].map(number);
    let mut d = format!("M{x1} {y1}L{x2} {y2}");
    for at in 0..count {
        let along = (length(at) + 0.5) * long / length(count);
        let base = [from[0] + ux * along, from[1] + uy * along];
        let [ax, ay] = [base[0] - ux * 3.4, base[1] - uy * 3.4].map(number);
        let [bx, by] = [base[0] + nx * 8.0, base[1] + ny * 8.0].map(number);
        let [cx, cy] = [base[0] + ux * 3.4, base[1] + uy * 3.4].map(number);
        let _ = write!(d, "M{ax} {ay}L{bx} {by}L{cx} {cy}Z");
    }
    brush.path(&d, fill(Tone::LandInk).edged(Tone::LandInk, 2.0));
}

/// How high a mountain is: a peak with its number.
pub(super) fn peak(brush: &mut Brush, [x, y]: Spot, elevation: u8) {
    brush.at(x, y, 1.0, |brush| {
        brush.path("M-14 11L-2-12L3-5L5-8L15 11Z", fill(Tone::Panel).edged(Tone::PanelInk, 1.5));
        numeral_centred(brush, elevation.into(), [0.0, 4.0], 11.0, Tone::PanelInk);
    });
}

/// The tents of the Camp.
pub(super) fn tents(brush: &mut Brush, [x, y]: Spot) {
    for (dx, dy) in [(-19.0, 2.0), (19.0, 2.0), (0.0, -3.0)] {
        brush.at(x + dx, y + dy, 1.0, |brush| {
            brush.path("M-15 9L0-11L15 9Z", fill(Tone::Panel).edged(Tone::PanelInk, 1.6));
            brush.path("M-4 9L0-2L4 9Z", fill(Tone::PanelRed));
            brush.path("M0-11V-17L8-14L0-12", fill(Tone::PanelRed).edged(Tone::PanelInk, 1.0));
        });
    }
}

/// A road that leads off the map.
pub(super) fn road(brush: &mut Brush, [x, y]: Spot, down: bool) {
    let d = if down { "M0 0V22M-7 14L0 23L7 14" } else { "M0 0H22M14-7L23 0L14 7" };
    brush.at(x, y, 1.0, |brush| {
        brush.path(d, line(Tone::LandInk, 6.0));
        brush.path(d, line(Tone::Gold, 3.0));
    });
}
