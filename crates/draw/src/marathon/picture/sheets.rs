//! The table in sheets for a page: the map for every window, panels beside it.

use game_marathon::units::Side;
use game_marathon::{Event, Marathon, View};

use super::fight::Fought;
use super::recent::Recent;
use super::{ARMY, Canvas, STANDING, arrows, counters, grid, land, say};
use crate::depict::SeatNames;
use crate::marathon::words;
use crate::svg::brush::{Brush, Rect};
use crate::svg::easel::Easel;
use crate::svg::glyphs::digits;
use crate::svg::{Ground, Layout, Scene, Sheet, Shown};

/// The one sheet of the map: it is moved about and made larger where it is small.
const MAP: &str = "map";

/// Every sheet of the table.
pub(in crate::marathon) fn sheets(
    game: &Marathon,
    view: &View,
    recent: &[Event],
    names: SeatNames<'_>,
    scene: &Scene,
) -> Vec<Sheet> {
    let easel = Easel::for_page(scene, say::choice);
    let fought = Fought::of(recent);
    let mut canvas = Canvas { game, view, names, recent: Recent::of(recent), easel };
    let mut sheets = vec![canvas.map_sheet()];
    let layouts = [(920.0, Layout::Wide), (348.0, Layout::Narrow)];
    for ((width, layout), name) in layouts.into_iter().zip(["commands", "commands-tall"]) {
        if canvas.has_commands() {
            let at = (1, [0.0, 0.0, width, canvas.commands_height(width)]);
            sheets.push(canvas.sheet((name, say::COMMANDS), at, Some(layout), Canvas::commands));
        }
    }
    for ((width, layout), name) in layouts.into_iter().zip(["hand", "hand-tall"]) {
        let high = canvas.hand_height(width);
        if high > 0.0 {
            let at = (2, [0.0, 0.0, width, high]);
            sheets.push(canvas.sheet((name, say::HAND), at, Some(layout), Canvas::hand));
        }
    }
    let army = [0.0, 0.0, 313.0, ARMY];
    let sides = Side::BOTH.map(words::side);
    sheets.push(canvas.sheet(("greeks", sides[0]), (3, army), None, |it, at| {
        it.army(at, Side::Greek);
    }));
    let middle = [0.0, 0.0, 278.0, ARMY];
    sheets.push(canvas.sheet(("standing", say::STANDING), (3, middle), None, |it, at| {
        let [x, y, width, height] = at;
        it.standing([x, y, width, STANDING]);
        let below = STANDING + 8.0;
        it.fight([x, y + below, width, height - below], fought.as_ref());
    }));
    sheets.push(canvas.sheet(("persians", sides[1]), (3, army), None, |it, at| {
        it.army(at, Side::Persian);
    }));
    sheets
}

/// What lies under the map.
pub(in crate::marathon) fn grounds(game: &Marathon) -> Vec<Ground> {
    let mut brush = Brush::for_page();
    land::draw(&mut brush, &game.board.map, false);
    vec![Ground { sheet: MAP, svg: brush.take() }]
}

/// Every figure that is used by its name.
pub(in crate::marathon) fn stamps() -> String {
    Brush::stamps_of_page(|brush| {
        counters::stamps(brush);
        digits(brush);
        land::wave(brush);
        land::reed(brush);
        land::ship(brush);
        land::tents(brush);
        arrows::duty(brush);
    })
}

impl Canvas<'_> {
    /// The map.
    fn map_sheet(&mut self) -> Sheet {
        self.easel.turn_to(MAP);
        self.hexes();
        let svg = self.easel.brush.take();
        let [wide, high] = grid::SIZE;
        Sheet {
            name: MAP,
            row: 0,
            shown: Shown::Always,
            is_map: true,
            window: [-2.0, -2.0, wide + 4.0, high + 4.0],
            label: say::MAP.to_owned(),
            svg,
        }
    }

    /// A sheet beside the map.
    fn sheet(
        &mut self,
        (name, label): (&'static str, &str),
        (row, at): (u8, Rect),
        layout: Option<Layout>,
        draw: impl FnOnce(&mut Self, Rect),
    ) -> Sheet {
        self.easel.turn_to(name);
        draw(self, at);
        let svg = self.easel.brush.take();
        let [_, _, width, height] = at;
        let window = [-2.0, -2.0, width + 4.0, height + 4.0];
        let (shown, label) = (layout.into(), label.to_owned());
        Sheet { name, row, shown, is_map: false, window, label, svg }
    }
}
