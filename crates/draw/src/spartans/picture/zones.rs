//! Zones of control and ranges, seen on demand: those of a stack while it is pointed at, has the
//! focus or is in hand, those of the enemy while anybody is in hand. The style sheet shows them.

use game_spartans::control::control_of;
use game_spartans::fire::{is_in_arc, shot};
use game_spartans::map::{Area, Areas};
use game_spartans::units::Side;

use super::Canvas;
use super::grid::Grid;
use crate::svg::Tone;
use crate::svg::brush::{Brush, line};

/// The longest range that any type has.
const FARTHEST: u8 = 4;

impl Canvas<'_> {
    /// The zones of control of both sides, each a sheet of its own that is hidden at first.
    pub(super) fn all_zones(&mut self, grid: Grid) {
        if !self.easel.brush.is_for_page() {
            return;
        }
        for (side, class) in
            [(Side::Greek, "zones zones-greek"), (Side::Persian, "zones zones-persian")]
        {
            let areas = self.view.state.positions.control(side);
            self.easel.open_keyed(
                class.rsplit(' ').next().unwrap_or(class),
                &[("class", class), ("pointer-events", "none"), ("stroke-dasharray", "2 5")],
            );
            let inset = if side == Side::Greek { 3.0 } else { 6.0 };
            twofold(&mut self.easel.brush, &grid.strips(areas, inset), 2.2, tones(side));
            self.easel.brush.close("g");
        }
    }

    /// What the stack of an area controls, and how far it fires.
    pub(super) fn own_zone(&mut self, area: Area, grid: Grid) {
        let positions = &self.view.state.positions;
        let sides = Side::BOTH.into_iter().filter(|side| positions.held(*side).has(area));
        if !self.easel.brush.is_for_page() || sides.clone().count() != 1 {
            return;
        }
        for side in sides {
            let stack = positions.stack(side, area);
            let controlled = control_of(stack, area);
            let covered = reach(self.view, side, area);
            if controlled.is_empty() && covered.is_empty() {
                continue;
            }
            self.easel.brush.open("g", &[("class", "zone"), ("pointer-events", "none")]);
            if !controlled.is_empty() {
                twofold(&mut self.easel.brush, &grid.strips(controlled, 4.0), 3.0, tones(side));
            }
            if !covered.is_empty() {
                self.easel.brush.open("g", &[("stroke-dasharray", "3 6")]);
                twofold(&mut self.easel.brush, &grid.strips(covered, 7.0), 2.4, BOUNDS);
                self.easel.brush.close("g");
            }
            self.easel.brush.close("g");
        }
    }
}

/// [FRT.d] [8.2.1] The areas that the top of a stack could fire into, whatever blocks its sight.
fn reach(view: &game_spartans::View, side: Side, from: Area) -> Areas {
    let mut areas = Areas::NONE;
    let Some(top) = view.state.positions.stack(side, from).top() else { return areas };
    if !top.arm.shoots() {
        return areas;
    }
    for to in from.within(FARTHEST).filter(|to| view.board.map.is_open(*to)) {
        let fires = shot(top.arm, from, to).is_ok();
        if fires && to != from && is_in_arc(top.arm, top.facing, from, to).is_ok() {
            areas.add(to);
        }
    }
    areas
}

/// The line of a bound and the wider one below it: one of the two stands out from land, mound and
/// water alike.
pub(super) const BOUNDS: [Tone; 2] = [Tone::Gold, Tone::GoldInk];

const fn tones(side: Side) -> [Tone; 2] {
    match side {
        Side::Greek => [Tone::Legal, Tone::LegalEdge],
        Side::Persian => [Tone::PanelRed, Tone::Panel],
    }
}

/// A line on a wider one.
pub(super) fn twofold(brush: &mut Brush, d: &str, width: f32, [inner, outer]: [Tone; 2]) {
    brush.path(d, line(outer, width + 2.0));
    brush.path(d, line(inner, width));
}
