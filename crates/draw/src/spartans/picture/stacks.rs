//! Who stands in an area: a stack with its top counter whole, or both sides in a melee.

use game_spartans::map::Area;
use game_spartans::stack::Unit;
use game_spartans::units::{Side, is_weak};

use super::Canvas;
use super::counters::{self, Face, SIZE, STEP};
use super::grid::{Grid, Spot};
use crate::svg::Tone;
use crate::svg::brush::{Brush, fill, length, line, number};
use crate::svg::glyphs::PIECE;

/// How much smaller counters are drawn where both sides share an area.
const MELEE: f32 = 0.8;

impl Canvas<'_> {
    /// The stacks of an area.
    pub(super) fn stacks(&mut self, area: Area, grid: Grid) {
        let [greeks, persians] =
            Side::BOTH.map(|side| self.view.state.positions.held(side).has(area));
        match (greeks, persians) {
            (false, false) => {}
            (true, true) => self.melee(area, grid),
            (true, false) => self.alone(Side::Greek, area, grid),
            (false, true) => self.alone(Side::Persian, area, grid),
        }
    }

    /// The units of a stack, and whether the viewer knows each.
    fn units(&self, side: Side, area: Area) -> Vec<(Unit, bool)> {
        let stack = self.view.state.positions.stack(side, area);
        let known = |order: usize| self.view.knows(side, area, order);
        stack.units().enumerate().map(|(order, unit)| (unit, known(order))).collect()
    }

    /// The top counter of a stack as it is seen.
    pub(super) fn face(&self, (unit, known): (Unit, bool), fights: bool, scale: f32) -> Face {
        let Unit { contingent, arm, losses, .. } = unit;
        let values = self.view.board.roster.values(contingent, arm, losses);
        Face {
            unit,
            known,
            values: Some(values),
            weak: is_weak(contingent, arm, losses),
            fights,
            scale,
        }
    }

    /// A stack that has the area for itself.
    fn alone(&mut self, side: Side, area: Area, grid: Grid) {
        let units = self.units(side, area);
        let Some(&(top, known)) = units.first() else { return };
        let [x, y] = grid.middle(area);
        let spread = STEP * length(units.len() - 1) * grid.scale / 2.0;
        // The arrow of its front has room beside it.
        let quarter = grid.quarter(top.facing);
        let lean = if units.len() == 1 { 0.0 } else { 3.0 };
        let [lean_x, lean_y] = match quarter {
            1 => [-lean, 0.0],
            2 => [0.0, -lean],
            3 => [lean, 0.0],
            _ => [0.0, lean],
        };
        let face = self.face((top, known), false, grid.scale);
        self.easel.brush.open("g", &[("class", PIECE)]);
        let spot = [x - spread + lean_x, y - spread + lean_y];
        self.easel.brush.at(spot[0], spot[1], grid.scale, |brush| {
            counters::under(brush, &units[1..], 1.0);
            counters::counter(brush, &face);
            let beyond = STEP * length(units.len() - 1);
            counters::front(brush, quarter, beyond);
            if units.len() > 1 {
                counters::count(brush, units.len(), [20.5 + beyond, 19.5 + beyond]);
            }
        });
        self.easel.brush.close("g");
    }

    /// Both sides in one area: Persians where the west is, Greeks over them, each as far as it can be
    /// seen, with the way by which whoever came in came.
    fn melee(&mut self, area: Area, grid: Grid) {
        let scale = grid.scale * MELEE;
        let [x, y, w, h] = grid.rect(area);
        let half = SIZE / 2.0 * scale + 2.0;
        let spots = [
            (Side::Persian, [x + half, y + half], -1.0),
            (Side::Greek, [x + w - half - 2.0, y + h - grid.foot - half - 1.0], 1.0),
        ];
        self.easel.brush.open("g", &[("class", PIECE)]);
        for (side, spot, sign) in spots {
            let units = self.units(side, area);
            let Some(&top) = units.first() else { continue };
            let face = self.face(top, true, scale);
            let quarter = grid.quarter(top.0.facing);
            self.easel.brush.at(spot[0], spot[1], scale, |brush| {
                counters::counter(brush, &face);
                inner_front(brush, quarter);
                if units.len() > 1 {
                    let at = if sign > 0.0 { [-23.0, 12.0] } else { [32.0, -14.0] };
                    counters::count(brush, units.len(), at);
                }
            });
        }
        self.easel.brush.close("g");
        for side in Side::BOTH {
            let stack = self.view.state.positions.stack(side, area);
            if let Some(way) = stack.units().find_map(|unit| unit.entered) {
                entry(&mut self.easel.brush, [x + w / 2.0, y + h / 2.0], grid.step(way), [w, h]);
            }
        }
    }
}

/// The front of a counter in a melee: an arrow on its very edge.
fn inner_front(brush: &mut Brush, quarter: u8) {
    const EDGES: [&str; 4] =
        ["M-6-21H6L0-27Z", "M21-6V6L27 0Z", "M-6 21H6L0 27Z", "M-21-6V6L-27 0Z"];
    let edge = EDGES[usize::from(quarter % 4)];
    brush.path(edge, fill(Tone::LandInk).edged(Tone::Land, 1.0));
}

/// [8.3.1a] The side or corner by which somebody came into an area of his enemy.
fn entry(brush: &mut Brush, [x, y]: Spot, [right, down]: Spot, [w, h]: Spot) {
    let from = [x - right * (w / 2.0 - 3.0), y - down * (h / 2.0 - 3.0)];
    let turn = number(down.atan2(right).to_degrees());
    let [fx, fy] = from.map(number);
    brush.within("g", &[("transform", &format!("translate({fx} {fy}) rotate({turn})"))], |brush| {
        brush.stamp("sp-entry", |brush| {
            brush
                .path("M-8-3.5H-1V-8L9 0L-1 8V3.5H-8Z", fill(Tone::Gold).edged(Tone::GoldInk, 1.6));
        });
    });
}

/// The stamps of a melee.
pub(super) fn stamps(brush: &mut Brush) {
    entry(brush, [0.0, 0.0], [1.0, 0.0], [0.0, 0.0]);
    swords(brush, [0.0, 0.0]);
}

/// Crossed swords: a melee.
pub(super) fn swords(brush: &mut Brush, [x, y]: Spot) {
    brush.at(x, y, 1.0, |brush| {
        brush.stamp("sp-swords", |brush| {
            brush.disc(0.0, 0.0, 9.0, fill(Tone::Gold).edged(Tone::GoldInk, 1.6));
            brush.path("M-5-5L5 5M5-5L-5 5", line(Tone::GoldInk, 2.2));
            brush.path("M-6 2L-2 6M6 2L2 6", line(Tone::GoldInk, 1.6));
        });
    });
}
