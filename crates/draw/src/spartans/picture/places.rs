//! The areas of the map as they can be used: who stands there, and what may be done.

use game_spartans::greek_deployment::set_up_areas;
use game_spartans::map::{Area, Areas};
use game_spartans::state::Awaits;

use super::clash::Clash;
use super::grid::Grid;
use super::zones::{BOUNDS, twofold};
use super::{Canvas, Outline, Part, say};
use crate::spartans::target;
use crate::svg::brush::{Rect, bare};

/// The ring of an area: inside its lines, and above its name.
const fn ring([x, y, w, h]: Rect, foot: f32) -> Rect {
    [x + 6.0, y + 6.0, w - 12.0, h - 12.0 - if foot > 0.0 { foot + 4.0 } else { 0.0 }]
}

impl Canvas<'_> {
    /// Everything on the map: the set-up ground, every area with its stacks, zones, what was done
    /// last.
    pub(super) fn places(&mut self, grid: Grid) {
        self.set_up_ground(grid);
        self.all_zones(grid);
        for area in Areas::full() {
            self.place(area, grid);
        }
        self.marks(grid);
    }

    /// [6.0c] Where Greeks set up, while they do.
    fn set_up_ground(&mut self, grid: Grid) {
        if self.view.state.awaits != Awaits::Deployment {
            return;
        }
        let areas = set_up_areas(&self.view.board.map);
        self.easel.open_keyed("set-up", &[("pointer-events", "none"), ("stroke-dasharray", "7 5")]);
        twofold(&mut self.easel.brush, &grid.outline(areas, 1.5), 3.0, BOUNDS);
        self.easel.brush.close("g");
    }

    /// An area: who stands there, and what can be done with it.
    fn place(&mut self, area: Area, grid: Grid) {
        let rect = grid.rect(area);
        // In a melee the spearhead hangs between the slips: above it would cover one of them.
        let fights = self.view.state.positions.melees().has(area);
        let outline = if fights {
            Outline::Land(grid.ring_path(area), Clash::of(grid, area).head())
        } else {
            Outline::Box(ring(rect, grid.foot), 3.0)
        };
        let part = Part {
            target: target::place(area),
            label: say::place(self.view, area),
            ask: self.meant(area),
            outline,
        };
        self.part(&part, |canvas| {
            // The land itself is drawn; this takes the clicks on it.
            let whole = [("pointer-events", "all")];
            canvas.easel.open_apart(&format!("{}.land", part.target), &whole);
            canvas.easel.brush.path(&grid.path(Areas::one(area), 1.0), bare());
            canvas.easel.brush.close("g");
            canvas.own_zone(area, grid);
            canvas.stacks(area, grid);
        });
    }

    /// What is meant by a click on an area in which a melee could be named, and is not.
    fn meant(&self, area: Area) -> Option<String> {
        let names = matches!(self.view.state.awaits, Awaits::Melee(_));
        let held = !self.view.state.positions.held(self.view.state.segment.side()).has(area);
        (names && held).then(|| game_spartans::Action::Fight(area).to_string())
    }
}
