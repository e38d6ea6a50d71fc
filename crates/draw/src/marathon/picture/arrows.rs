//! Arrows on the map: ways, shots, attacks, and the sign of an attack that is due.

use std::fmt::Write as _;

use super::grid::Spot;
use crate::svg::Tone;
use crate::svg::brush::{Brush, fill, line, number};

/// The way from one point to another: so long, and in which direction.
fn course([from, to]: [Spot; 2]) -> (f32, Spot) {
    let [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    let long = dx.hypot(dy).max(1.0);
    (long, [dx / long, dy / long])
}

/// A way from spot to spot that ends so far before the last one, with a head.
pub(super) fn way(brush: &mut Brush, spots: &[Spot], clear: f32, [inner, outer]: [Tone; 2]) {
    let [.., before, end] = spots else { return };
    let (_, [ux, uy]) = course([*before, *end]);
    let tip = [end[0] - ux * clear, end[1] - uy * clear];
    let neck = [tip[0] - ux * 9.0, tip[1] - uy * 9.0];
    let mut d = String::new();
    for (at, spot) in spots[..spots.len() - 1].iter().chain([&neck]).enumerate() {
        let [x, y] = spot.map(number);
        let _ = write!(d, "{}{x} {y}", if at == 0 { 'M' } else { 'L' });
    }
    head(brush, (&d, tip), [ux, uy], [inner, outer], 0.8);
}

/// A line and its head.
fn head(
    brush: &mut Brush,
    (d, tip): (&str, Spot),
    [ux, uy]: Spot,
    [inner, outer]: [Tone; 2],
    size: f32,
) {
    let wing = |side: f32| {
        [
            tip[0] - (ux * 12.0 + uy * 8.0 * side) * size,
            tip[1] - (uy * 12.0 - ux * 8.0 * side) * size,
        ]
        .map(number)
    };
    let ([lx, ly], [rx, ry], [tx, ty]) = (wing(1.0), wing(-1.0), tip.map(number));
    brush.path(d, line(outer, 7.0 * size));
    brush.path(&format!("M{tx} {ty}L{lx} {ly}L{rx} {ry}Z"), fill(inner).edged(outer, 2.0));
    brush.path(d, line(inner, 3.6 * size));
}

/// Arrows on their way: a thin bow, broken, with a small head.
pub(super) fn volley(brush: &mut Brush, [from, to]: [Spot; 2], clear: f32, tones: [Tone; 2]) {
    let [inner, outer] = tones;
    let (long, [ux, uy]) = course([from, to]);
    let start = [from[0] + ux * clear * 0.6, from[1] + uy * clear * 0.6];
    let end = [to[0] - ux * clear, to[1] - uy * clear];
    let bend = (long * 0.18).min(24.0);
    let top =
        [f32::midpoint(start[0], end[0]) + uy * bend, f32::midpoint(start[1], end[1]) - ux * bend];
    let (_, [hx, hy]) = course([top, end]);
    let wing = |side: f32| {
        [end[0] - hx * 9.0 - hy * 4.5 * side, end[1] - hy * 9.0 + hx * 4.5 * side].map(number)
    };
    let ([lx, ly], [rx, ry]) = (wing(1.0), wing(-1.0));
    let [[sx, sy], [tx, ty], [ex, ey]] = [start, top, end].map(|it| it.map(number));
    let bow = format!("M{sx} {sy}Q{tx} {ty} {ex} {ey}");
    brush.path(&bow, line(outer, 4.4));
    brush.path(&format!("M{ex} {ey}L{lx} {ly}L{rx} {ry}Z"), fill(inner).edged(outer, 1.4));
    brush.within("g", &[("stroke-dasharray", "5 4")], |brush| brush.path(&bow, line(inner, 2.2)));
}

/// [4.2.5a] An attack: a short thrust across a side.
pub(super) fn thrust(brush: &mut Brush, [from, to]: [Spot; 2]) {
    let (long, [ux, uy]) = course([from, to]);
    let start = [from[0] + ux * long * 0.3, from[1] + uy * long * 0.3];
    let tip = [from[0] + ux * long * 0.74, from[1] + uy * long * 0.74];
    let neck = [tip[0] - ux * 8.0, tip[1] - uy * 8.0];
    let [[sx, sy], [nx, ny]] = [start, neck].map(|it| it.map(number));
    let d = format!("M{sx} {sy}L{nx} {ny}");
    head(brush, (&d, tip), [ux, uy], [Tone::PanelRed, Tone::Panel], 1.0);
}

/// [7.2b] Somebody who must be attacked: crossed swords.
pub(super) fn duty(brush: &mut Brush) {
    brush.stamp("ma-duty", |brush| {
        brush.disc(0.0, 0.0, 9.0, fill(Tone::Gold).edged(Tone::GoldInk, 1.6));
        brush.path("M-5-5L5 5M5-5L-5 5", line(Tone::GoldInk, 2.2));
        brush.path("M-6 2L-2 6M6 2L2 6", line(Tone::GoldInk, 1.6));
    });
}
