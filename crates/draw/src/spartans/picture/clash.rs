//! Both sides in one area: a slip for each, one above the other, so that contingent, numbers, type
//! and front of both can be read. What is said of a melee lies beside the slips and between them.

use game_spartans::map::Area;
use game_spartans::roster::Values;
use game_spartans::units::Side;

use super::Canvas;
use super::counters::{self, Face, tones};
use super::grid::{Grid, Spot};
use crate::svg::Tone;
use crate::svg::brush::{Brush, fill, line, number};
use crate::svg::glyphs::{PIECE, numeral};

/// How high a slip is, half of it.
const HALF: f32 = 12.0;
/// How far the middle of a slip lies from the middle of its area.
const APART: f32 = 17.5;
/// How high two slips are with the strip between them, and how far their fronts reach beside them.
const HIGH: f32 = 60.0;
const FRONTS: f32 = 9.0;
/// How high the numbers are.
const TALL: f32 = 13.2;

/// How a melee lies in its area.
#[derive(Copy, Clone, Debug)]
pub(super) struct Clash {
    middle: Spot,
    pub(super) scale: f32,
    /// How wide a slip is, half of it.
    half: f32,
    /// Whether an area is too small for more than type and numbers.
    small: bool,
}

/// How wide a slip is, half of it: where areas are small it has no initials.
const fn half_wide(small: bool) -> f32 {
    if small { 23.0 } else { 28.0 }
}

impl Clash {
    /// As it lies in an area of a grid.
    pub(super) fn of(grid: Grid, area: Area) -> Self {
        let [w, h] = [grid.cell[0] - 1.5, grid.cell[1] - grid.foot - 1.0];
        let half = half_wide(grid.tall);
        let scale = grid.scale.min(w / (half * 2.0 + FRONTS)).min(h / HIGH);
        Self { middle: grid.middle(area), scale, half, small: grid.tall }
    }

    /// A point of the picture, by its distance from the middle as slips are measured.
    pub(super) fn spot(self, right: f32, down: f32) -> Spot {
        [self.middle[0] + right * self.scale, self.middle[1] + down * self.scale]
    }

    /// Where swords or die lie: between the slips.
    pub(super) fn sign(self) -> Spot {
        self.spot(if self.small { -18.5 } else { -15.0 }, 0.0)
    }

    /// Where the spearhead hangs that points at what may be done: beside the swords.
    pub(super) fn head(self) -> Spot {
        self.spot(if self.small { 1.0 } else { 4.0 }, -0.5)
    }

    /// Where the losses of a side lie, in areas without room for them below.
    pub(super) fn losses(self, side: Side) -> Spot {
        match side {
            Side::Persian => self.spot(-4.5, 0.0),
            Side::Greek => self.spot(9.5, 0.0),
        }
    }
}

impl Canvas<'_> {
    /// Both sides in one area, Persians above, with the way by which whoever came in came.
    pub(super) fn melee(&mut self, area: Area, grid: Grid) {
        let clash = Clash::of(grid, area);
        self.easel.brush.open("g", &[("class", PIECE)]);
        for (side, down) in [(Side::Persian, -APART), (Side::Greek, APART)] {
            let units = self.units(side, area);
            let Some(&top) = units.first() else { continue };
            let face = self.face(top, clash.scale);
            let quarter = grid.quarter(top.0.facing);
            let [x, y] = clash.spot(0.0, down);
            self.easel.brush.at(x, y, clash.scale, |brush| {
                slip(brush, &face, clash);
                front(brush, quarter, clash.half);
                if units.len() > 1 {
                    let at = if clash.small { [15.5, 3.2] } else { [clash.half - 6.0, -7.8] };
                    brush.at(at[0], at[1], 0.82, |brush| {
                        counters::count(brush, units.len(), [0.0, 0.0]);
                    });
                }
            });
        }
        self.easel.brush.close("g");
        let [x, y, w, h] = grid.rect(area);
        for side in Side::BOTH {
            let stack = self.view.state.positions.stack(side, area);
            if let Some(way) = stack.units().find_map(|unit| unit.entered) {
                let size = clash.scale * 0.78;
                let middle = [x + w / 2.0, y + (h - grid.foot) / 2.0];
                entry(&mut self.easel.brush, middle, grid.step(way), [w, h - grid.foot], size);
            }
        }
    }
}

/// A slip of which nothing else is seen.
fn body(brush: &mut Brush, side: Side, small: bool) {
    let name = match (side, small) {
        (Side::Greek, false) => "sp-slip-g",
        (Side::Greek, true) => "sp-slip-gs",
        (Side::Persian, false) => "sp-slip-p",
        (Side::Persian, true) => "sp-slip-ps",
    };
    let [ground, figure, _] = tones(side);
    let edge = if side == Side::Greek { figure } else { Tone::FoeArt };
    brush.stamp(name, |brush| {
        let half = half_wide(small);
        let whole = [-half, -HALF, half * 2.0, HALF * 2.0];
        brush.rect(whole, 3.0, fill(ground).edged(edge, 1.5));
    });
}

/// One side of a melee: its band, its numbers with the sign of its type between them, its initials.
fn slip(brush: &mut Brush, face: &Face, clash: Clash) {
    let side = face.unit.contingent.side();
    let [_, figure, red] = tones(side);
    let half = clash.half;
    body(brush, side, clash.small);
    if !face.known {
        brush.at(0.0, 2.6, 0.8, |brush| counters::sign(brush, face.unit.arm, tones(side)));
        return;
    }
    brush.stretched([0.0, 2.2], [(half - 0.8) / 21.2, 0.64], |brush| {
        counters::band(brush, face.unit.contingent);
    });
    if face.weak {
        brush.path(&format!("M{} 10.4H{}", number(1.0 - half), number(half - 1.0)), line(red, 1.8));
    }
    if let Some(Values { melee, defence, .. }) = face.values {
        numeral(brush, melee.into(), [1.8 - half, -4.2], TALL, figure);
        numeral(brush, defence.into(), [24.0 - half, -4.2], TALL, figure);
    }
    // A unit in disorder has its D where the sign of its type would be.
    if face.unit.disordered {
        brush.at(16.8 - half + 11.2, 2.4 - 11.0, 0.8, counters::disordered);
    } else {
        brush.at(17.0 - half, 4.4, 0.58, |brush| {
            counters::sign(brush, face.unit.arm, tones(side));
        });
    }
    if !clash.small {
        counters::initials_in(brush, face, [33.5 - half, half - 1.0], 9.8);
    }
    for at in 0..face.unit.losses {
        let right = 14.0 - half + 8.4 * f32::from(at);
        brush
            .at(right - 16.0 * 0.85, -8.8 + 17.2 * 0.85, 0.85, |brush| counters::crosses(brush, 1));
    }
    if face.unit.done {
        brush.at(5.0 - half + 18.5 * 0.85, -8.4 + 18.5 * 0.85, 0.85, counters::done);
    }
}

/// [3.2a] The front of a slip: an arrow on its edge, up, right, down, left, from 0.
fn front(brush: &mut Brush, quarter: u8, half: f32) {
    let (left, right) = (number(half - 9.0), number(half - 1.0));
    let (tip, edge, far) = (number(half - 5.0), number(half), number(half + 4.4));
    let d = match quarter % 4 {
        0 => format!("M{left}-12H{right}L{tip}-16.4Z"),
        1 => format!("M{edge}-5V5L{far} 0Z"),
        2 => format!("M{left} 12H{right}L{tip} 16.4Z"),
        _ => format!("M-{edge}-5V5L-{far} 0Z"),
    };
    brush.path(&d, fill(Tone::LandInk).edged(Tone::Land, 0.8));
}

/// [8.3.1a] The side or corner by which somebody came into an area of his enemy: an arrow whose tip
/// comes no further than the edge of the slips.
fn entry(brush: &mut Brush, [x, y]: Spot, [right, down]: Spot, [w, h]: Spot, size: f32) {
    let out = 3.5 * size;
    let from = [x - right * (w / 2.0 + out), y - down * (h / 2.0 + out)].map(number);
    let turn = number(down.atan2(right).to_degrees());
    let transform =
        format!("translate({} {}) rotate({turn}) scale({})", from[0], from[1], number(size));
    brush.within("g", &[("transform", &transform)], |brush| {
        brush.stamp("sp-entry", |brush| {
            brush
                .path("M-8-3.5H-1V-8L9 0L-1 8V3.5H-8Z", fill(Tone::Gold).edged(Tone::GoldInk, 1.6));
        });
    });
}

/// The stamps of a melee.
pub(super) fn stamps(brush: &mut Brush) {
    entry(brush, [0.0, 0.0], [1.0, 0.0], [0.0, 0.0], 1.0);
    swords(brush, [0.0, 0.0], 1.0);
    for small in [false, true] {
        for side in Side::BOTH {
            body(brush, side, small);
        }
    }
}

/// Crossed swords: a melee.
pub(super) fn swords(brush: &mut Brush, [x, y]: Spot, size: f32) {
    brush.at(x, y, size, |brush| {
        brush.stamp("sp-swords", |brush| {
            brush.disc(0.0, 0.0, 9.0, fill(Tone::Gold).edged(Tone::GoldInk, 1.6));
            brush.path("M-5-5L5 5M5-5L-5 5", line(Tone::GoldInk, 2.2));
            brush.path("M-6 2L-2 6M6 2L2 6", line(Tone::GoldInk, 1.6));
        });
    });
}
