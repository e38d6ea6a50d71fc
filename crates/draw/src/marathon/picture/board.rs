//! The hexes of the map as they can be used: who stands there, and what may be done.

use game_marathon::map::{Hex, Hexes};
use game_marathon::state::{Awaits, Place};
use game_marathon::units::Kind;

use super::zones::{BOUNDS, twofold};
use super::{Canvas, Outline, Part, counters, grid, places, say, stacks};
use crate::svg::brush::bare;
use crate::svg::glyphs::PIECE;

impl Canvas<'_> {
    /// Everything on the map: the set-up ground, every hex with its stack, zones, what was done last.
    pub(super) fn hexes(&mut self) {
        self.set_up_ground();
        self.all_zones();
        for hex in self.view.board.map.land() {
            self.hex(hex);
        }
        self.declared();
        self.marks();
    }

    /// [10.0] Where those who are in hand may stand.
    fn set_up_ground(&mut self) {
        let field = self.ground_in_use();
        // The group is there in any case, so that nothing around it changes with it.
        self.easel.open_keyed("set-up", &[("pointer-events", "none"), ("stroke-dasharray", "9 6")]);
        if !field.is_empty() {
            twofold(&mut self.easel.brush, &grid::outline(field, 2.0), 3.4, BOUNDS);
        }
        self.easel.brush.close("g");
    }

    fn ground_in_use(&self) -> Hexes {
        let state = &self.view.state;
        let ground = &self.view.board.ground;
        let held = |kind: &Kind| {
            let pieces = self.view.board.roster.pieces(*kind);
            pieces.iter().any(|piece| state.units.place(piece) == Place::Hand)
        };
        match state.awaits {
            Awaits::SetUp(side) => {
                let kinds = Kind::of(side).filter(held);
                kinds.fold(Hexes::NONE, |all, kind| all.or(ground.of(kind)))
            }
            Awaits::Landing => ground.beaches,
            Awaits::Spartans => ground.edges,
            _ => Hexes::NONE,
        }
    }

    /// A hex: who stands there, and what can be done with it.
    fn hex(&mut self, hex: Hex) {
        let [x, y] = grid::middle(hex);
        let part = Part {
            target: places::hex(hex),
            label: say::hex(self.game, self.view, hex),
            ask: None,
            outline: Outline::Land(grid::hexagon(hex, 3.0), [x, y - 21.0]),
        };
        self.part(&part, |canvas| {
            // The land itself is drawn; this takes the clicks on it.
            let whole = [("pointer-events", "all")];
            canvas.easel.open_apart(&format!("{}.land", part.target), &whole);
            canvas.easel.brush.path(&grid::hexagon(hex, 0.5), bare());
            canvas.easel.brush.close("g");
            canvas.own_zone(hex);
            canvas.stack(hex);
        });
    }

    /// Whatever stands in a hex.
    fn stack(&mut self, hex: Hex) {
        let state = &self.view.state;
        let abatis = state.abatis.has(hex);
        let site = self.view.board.map.site_at(hex);
        let lost = site.filter(|it| state.fallen.has(*it)).map(|it| it.owner().enemy());
        let token = stacks::token(self.game, self.view, hex);
        if !abatis && lost.is_none() && token.is_none() {
            return;
        }
        let [x, y] = grid::middle(hex);
        let brush = &mut self.easel.brush;
        brush.open("g", &[("class", PIECE)]);
        brush.at(x, y, 1.0, |brush| {
            if abatis {
                counters::abatis(brush);
            }
            if let Some(side) = lost {
                counters::flag(brush, side);
            }
            if let Some(token) = &token {
                counters::token(brush, token);
            }
        });
        brush.close("g");
    }
}
