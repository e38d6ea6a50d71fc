//! Who stands in an area: a stack with its top counter whole. A melee is drawn by [`super::clash`].

use game_spartans::map::Area;
use game_spartans::stack::Unit;
use game_spartans::units::{Side, is_weak};

use super::Canvas;
use super::counters::{self, Face, STEP};
use super::grid::Grid;
use crate::svg::brush::length;
use crate::svg::glyphs::PIECE;

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
    pub(super) fn units(&self, side: Side, area: Area) -> Vec<(Unit, bool)> {
        let stack = self.view.state.positions.stack(side, area);
        let known = |order: usize| self.view.knows(side, area, order);
        stack.units().enumerate().map(|(order, unit)| (unit, known(order))).collect()
    }

    /// The top counter of a stack as it is seen.
    pub(super) fn face(&self, (unit, known): (Unit, bool), scale: f32) -> Face {
        let Unit { contingent, arm, losses, .. } = unit;
        let values = self.view.board.roster.values(contingent, arm, losses);
        Face { unit, known, values: Some(values), weak: is_weak(contingent, arm, losses), scale }
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
        let face = self.face((top, known), grid.scale);
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
}
