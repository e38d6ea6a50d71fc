//! The table laid out for a page: the map, and beside it what a phone shows below.

use game_thermopylae::{Event, Place, Side, Thermopylae, Unit, View};

use super::fight::Fought;
use super::land::Land;
use super::recent::Recent;
use super::{ASIDE, Canvas, arms, counters, map_size};
use crate::depict::SeatNames;
use crate::svg::brush::{Brush, Rect, line};
use crate::svg::easel::Easel;
use crate::svg::glyphs::digits;
use crate::svg::{Ground, Layout, Scene, Sheet, Shown, Tone};
use crate::thermopylae::words::{self, picture as say};

/// The sheet of the map.
const MAP: &str = "map";
/// What of the map's coordinates is shown: the map and its frame.
const WINDOW: Rect = [-2.0, -2.0, 924.0, 616.0];

/// Every sheet of the table.
pub(in crate::thermopylae) fn sheets(
    game: &Thermopylae,
    view: &View,
    recent: &[Event],
    names: SeatNames<'_>,
    scene: &Scene,
) -> Vec<Sheet> {
    let land = Land::new(&view.board.map, map_size(Layout::Wide));
    let easel = Easel::for_page(scene, say::choice);
    let fought = Fought::shown(game, view, recent);
    let mut stage = Canvas { game, view, names, recent: Recent::of(recent), land, easel };
    let over = ASIDE.iter().all(|&aside| stage.land.is_empty(aside));
    let panel = |row, width| (row, [0.0, 0.0, width, 188.0]);
    let mut sheets = vec![stage.map_sheet(over, say::MAP.to_owned())];
    let small = if over { Some(Layout::Narrow) } else { None };
    sheets.insert(
        0,
        stage.sheet(
            ("standing", say::STANDING.to_owned()),
            (0, [0.0, 0.0, 344.0, 94.0]),
            small,
            |it, at| {
                it.standing(at);
            },
        ),
    );
    sheets.push(stage.sheet(
        ("commands", say::COMMANDS.to_owned()),
        (2, [0.0, 0.0, 344.0, 34.0]),
        small,
        Canvas::commands,
    ));
    for (name, label, (row, at)) in [
        ("greeks", words::side(Side::Greek), panel(3, 313.0)),
        ("fight", say::FIGHT_PANEL, panel(3, 278.0)),
        ("persians", words::side(Side::Persian), panel(3, 313.0)),
    ] {
        sheets.push(stage.sheet((name, label.to_owned()), (row, at), None, |it, at| match name {
            "greeks" => it.army(at, Side::Greek),
            "persians" => it.army(at, Side::Persian),
            _ => it.fight(at, fought.as_ref()),
        }));
    }
    sheets
}

/// What lies under the map.
pub(in crate::thermopylae) fn grounds(game: &Thermopylae) -> Vec<Ground> {
    let mut land = Land::new(&game.board.map, map_size(Layout::Wide));
    if ASIDE.iter().all(|&aside| land.is_empty(aside)) {
        land.covered = &ASIDE;
    }
    let [wide, high] = land.size;
    let mut brush = Brush::for_page();
    land.draw(&mut brush);
    brush.rect([0.0, 0.0, wide, high], 6.0, line(Tone::Ink, 2.5));
    vec![Ground { sheet: MAP, svg: brush.take() }]
}

/// Every figure that is used by its name.
pub(in crate::thermopylae) fn stamps() -> String {
    Brush::stamps_of_page(|brush| {
        for unit in Unit::ALL {
            counters::counter(brush, unit);
        }
        digits(brush);
        arms::waves(brush, [0.0, 0.0], 1);
        arms::crag(brush);
    })
}

impl Canvas<'_> {
    /// The map. Where its north is empty, as that of our own is, a desk has the commands and how
    /// the game stands there.
    fn map_sheet(&mut self, over: bool, label: String) -> Sheet {
        self.easel.turn_to(MAP);
        let all: Vec<Place> = self.land.plots.iter().map(|(it, _)| it.place).collect();
        self.places(&all);
        if over {
            let [commands, standing] = ASIDE;
            self.easel.open_keyed("commands", &[("class", "on-map")]);
            self.commands(commands);
            self.easel.brush.close("g");
            self.easel.open_keyed("standing", &[("class", "on-map")]);
            self.standing(standing);
            self.easel.brush.close("g");
        }
        let svg = self.easel.brush.take();
        let shown = Shown::Always;
        Sheet { name: MAP, row: 1, shown, is_map: true, window: WINDOW, label, svg }
    }

    /// A sheet beside the map.
    fn sheet(
        &mut self,
        (name, label): (&'static str, String),
        (row, at): (u8, Rect),
        layout: Option<Layout>,
        draw: impl FnOnce(&mut Self, Rect),
    ) -> Sheet {
        self.easel.turn_to(name);
        draw(self, at);
        let svg = self.easel.brush.take();
        let [_, _, width, height] = at;
        let window = [-2.0, -2.0, width + 4.0, height + 4.0];
        Sheet { name, row, shown: layout.into(), is_map: false, window, label, svg }
    }
}
