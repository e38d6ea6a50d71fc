//! The table in sheets for a page: the map once for a desk and once for a phone, panels beside it.

use game_spartans::units::Side;
use game_spartans::{Event, Spartans, View};

use super::fight::Fought;
use super::grid::Grid;
use super::recent::Recent;
use super::{ARMY, Canvas, STANDING, clash, counters, land, say};
use crate::depict::SeatNames;
use crate::spartans::words;
use crate::svg::brush::{Brush, Rect};
use crate::svg::easel::Easel;
use crate::svg::glyphs::{dice, digits};
use crate::svg::{Ground, Layout, Scene, Sheet, Shown};

/// The sheets of the map: lying for all that is wider than high, upright for a phone that is held so.
const MAPS: [(&str, Layout, Shown); 2] =
    [("map", Layout::Wide, Shown::Lying), ("map-tall", Layout::Narrow, Shown::Upright)];

/// Every sheet of the table.
pub(in crate::spartans) fn sheets(
    game: &Spartans,
    view: &View,
    recent: &[Event],
    names: SeatNames<'_>,
    scene: &Scene,
) -> Vec<Sheet> {
    let easel = Easel::for_page(scene, say::choice);
    let fought = Fought::of(recent);
    let mut canvas = Canvas { game, view, names, recent: Recent::of(recent), easel };
    let mut sheets: Vec<Sheet> = MAPS.into_iter().map(|it| canvas.map_sheet(it)).collect();
    for (name, width, layout) in
        [("commands", 920.0, Some(Layout::Wide)), ("commands-tall", 348.0, Some(Layout::Narrow))]
    {
        if canvas.has_commands() {
            let at = (1, [0.0, 0.0, width, 34.0]);
            sheets.push(canvas.sheet((name, say::COMMANDS), at, layout, Canvas::commands));
        }
    }
    for (name, width, layout) in
        [("hand", 920.0, Some(Layout::Wide)), ("hand-tall", 348.0, Some(Layout::Narrow))]
    {
        let high = canvas.hand_height(width);
        if high > 0.0 {
            let at = (2, [0.0, 0.0, width, high]);
            sheets.push(canvas.sheet((name, say::HAND), at, layout, Canvas::hand));
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

/// What lies under the maps.
pub(in crate::spartans) fn grounds(game: &Spartans) -> Vec<Ground> {
    let ground = |(sheet, layout, _): (&'static str, Layout, Shown)| {
        let mut brush = Brush::for_page();
        land::draw(&mut brush, &game.board.map, Grid::of(layout));
        Ground { sheet, svg: brush.take() }
    };
    MAPS.into_iter().map(ground).collect()
}

/// Every figure that is used by its name.
pub(in crate::spartans) fn stamps() -> String {
    Brush::stamps_of_page(|brush| {
        counters::stamps(brush);
        clash::stamps(brush);
        digits(brush);
        dice(brush);
        land::wave(brush);
        land::peak(brush);
    })
}

impl Canvas<'_> {
    /// The map in a layout.
    fn map_sheet(&mut self, (name, layout, shown): (&'static str, Layout, Shown)) -> Sheet {
        let grid = Grid::of(layout);
        self.easel.turn_to(name);
        self.places(grid);
        let svg = self.easel.brush.take();
        let [wide, high] = grid.size;
        Sheet {
            name,
            row: 0,
            shown,
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
