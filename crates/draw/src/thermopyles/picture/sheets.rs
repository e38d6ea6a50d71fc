//! The table laid out for a page: the pass, and below it the cards.

use game_thermopyles::{Event, Thermopyles, View};

use super::fight::Fought;
use super::{Canvas, cards, ground, last_retreat, piles};
use crate::depict::SeatNames;
use crate::svg::brush::{Brush, Rect};
use crate::svg::easel::Easel;
use crate::svg::glyphs::{dice, digits};
use crate::svg::{Ground, Layout, Scene, Sheet};
use crate::thermopyles::words::{self, picture as say};

/// The map card on a desk and on a phone.
const PASS: [(&str, Layout, Rect); 2] = [
    ("map", Layout::Wide, [0.0, 0.0, 920.0, 268.0]),
    ("map-narrow", Layout::Narrow, [0.0, 0.0, 348.0, 332.0]),
];

/// Every sheet of the table.
pub(in crate::thermopyles) fn sheets(
    view: &View,
    recent: &[Event],
    names: SeatNames<'_>,
    scene: &Scene,
) -> Vec<Sheet> {
    let easel = Easel::for_page(scene, say::choice);
    let mut stage = Canvas { view, names, retreat: last_retreat(recent), easel };
    let mut sheets = Vec::new();
    for (name, layout, at) in PASS {
        let mut sheet =
            stage.sheet((name, say::PASS), 0, Some(layout), |it| (it.places(layout, at), at).1);
        sheet.is_map = true;
        sheets.push(sheet);
    }
    let fought = Fought::of(view, recent);
    sheets.push(stage.sheet(("line", say::LINE), 1, None, |it| {
        let at = [0.0, 0.0, 380.0, 196.0];
        it.persian_line(at);
        at
    }));
    sheets.push(stage.sheet(("tray", say::FIGHT), 1, None, |it| {
        let at = [0.0, 0.0, 276.0, 196.0];
        it.tray(at, fought.as_ref());
        at
    }));
    sheets.push(stage.sheet(("graveyard", words::GRAVEYARD), 1, None, |it| {
        let at = [0.0, 0.0, 244.0, 196.0];
        it.graveyard(at);
        at
    }));
    stage.cards(&mut sheets);
    sheets
}

impl Canvas<'_> {
    /// Support cards, deck and hands, on a desk and on a phone.
    fn cards(&mut self, sheets: &mut Vec<Sheet>) {
        let [wide, narrow] = [Some(Layout::Wide), Some(Layout::Narrow)];
        sheets.push(self.sheet(("reserves", words::SUPPORT), 2, None, |it| {
            let at = [0.0, 0.0, 232.0, 216.0];
            it.reserves_wide(at);
            at
        }));
        sheets.push(self.sheet(("hands", say::HANDS), 2, wide, |it| {
            let at = [0.0, 0.0, 678.0, 216.0];
            it.hands_wide(at);
            at
        }));
        sheets.push(self.sheet(("hands-narrow", say::HANDS), 2, narrow, |it| {
            let bottom = it.hands_narrow(0.0);
            [6.0, 0.0, 348.0, bottom]
        }));
    }

    /// A sheet; `draw` says what of its coordinates it has used.
    fn sheet(
        &mut self,
        (name, label): (&'static str, &str),
        row: u8,
        layout: Option<Layout>,
        draw: impl FnOnce(&mut Self) -> Rect,
    ) -> Sheet {
        self.easel.turn_to(name);
        let [x, y, width, height] = draw(self);
        let window = [x - 2.0, y - 2.0, width + 4.0, height + 4.0];
        let svg = self.easel.brush.take();
        let (shown, label) = (layout.into(), label.to_owned());
        Sheet { name, row, shown, is_map: false, window, label, svg }
    }
}

/// What lies under the map card.
pub(in crate::thermopyles) fn grounds(game: &Thermopyles) -> Vec<Ground> {
    let draw = |(sheet, layout, at)| {
        let mut brush = Brush::for_page();
        ground::draw(&mut brush, &game.map, layout, at);
        Ground { sheet, svg: brush.take() }
    };
    PASS.into_iter().map(draw).collect()
}

/// Every figure that is used by its name.
pub(in crate::thermopyles) fn stamps() -> String {
    Brush::stamps_of_page(|brush| {
        digits(brush);
        dice(brush);
        piles::stamps(brush);
        cards::stamps(brush);
    })
}
