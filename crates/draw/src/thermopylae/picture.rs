//! The table drawn: the pass as a painted map, the armies and the dice beside it.

mod arms;
mod chart;
mod clear;
mod counters;
mod emblem;
mod fight;
mod land;
mod panels;
mod places;
mod recent;
mod room;
mod sheets;
mod small;
mod stacks;

use game_thermopylae::{Event, Place, Thermopylae, View};

use self::chart::Spot;
use self::fight::Fought;
use self::land::Land;
use self::recent::Recent;
use super::words::picture as say;
use crate::depict::SeatNames;
use crate::svg::brush::{Rect, letters};
use crate::svg::easel::{Easel, Outline, Part};
use crate::svg::{Layout, Scene};

pub(super) use emblem::emblem;
pub(super) use fight::dice_html;
pub(super) use sheets::{grounds, sheets, stamps};
pub(super) use small::{ending, thumbnail};
pub(super) use stacks::icon;

/// How large the whole map is drawn, whatever part of it is shown.
const fn map_size(layout: Layout) -> Spot {
    match layout {
        Layout::Wide => [920.0, 612.0],
        Layout::Narrow => [850.0, 620.0],
    }
}

/// Where the wide map has the commands and how the game stands, measured from its corner.
const ASIDE: [Rect; 2] = [[250.0, 12.0, 356.0, 32.0], [616.0, 8.0, 296.0, 94.0]];

/// What is drawn, for whom, and on what.
struct Canvas<'a> {
    game: &'a Thermopylae,
    view: &'a View,
    names: SeatNames<'a>,
    recent: Recent,
    land: Land<'a>,
    easel: Easel<'a>,
}

/// The whole table.
pub(super) fn board(
    game: &Thermopylae,
    view: &View,
    recent: &[Event],
    names: SeatNames<'_>,
    scene: &Scene,
) -> String {
    let land = Land::new(&view.board.map, map_size(scene.frame.layout));
    let easel = Easel::new(scene, say::choice);
    let fought = Fought::shown(game, view, recent);
    let mut stage = Canvas { game, view, names, recent: Recent::of(recent), land, easel };
    stage.easel.ground();
    let size = match scene.frame.layout {
        Layout::Wide => stage.wide(fought.as_ref()),
        Layout::Narrow => stage.narrow(fought.as_ref()),
    };
    stage.easel.picture(size, &say::table(view))
}

impl Canvas<'_> {
    /// For a desk, 960 wide: the map in one piece, armies and fight below it.
    fn wide(&mut self, fought: Option<&Fought>) -> [f32; 2] {
        let all: Vec<Place> = self.land.plots.iter().map(|(it, _)| it.place).collect();
        // Where the north of the map is empty, as that of our own is, the sea has room for them.
        let over = ASIDE.iter().all(|&aside| self.land.is_empty(aside));
        self.land.covered = if over { &ASIDE } else { &[] };
        let mut top = if over { 32.0 } else { 136.0 };
        let [wide, high] = self.land.size;
        self.map([20.0, top, wide, high], [0.0, 0.0], &all);
        let [commands, standing] =
            ASIDE.map(|[x, y, width, height]| [x + 20.0, y + 32.0, width, height]);
        self.commands(commands);
        self.standing(standing);
        top += high + 9.0;
        self.army([20.0, top, 313.0, 188.0], game_thermopylae::Side::Greek);
        self.fight([341.0, top, 278.0, 188.0], fought);
        self.army([627.0, top, 313.0, 188.0], game_thermopylae::Side::Persian);
        let legend = super::board::legend(self.view);
        let bottom = self.easel.legend(&legend, [28.0, top + 206.0], 100);
        self.easel.foot(bottom + 8.0)
    }

    /// For a phone, 360 wide: the map in three pieces from west to east, one under the other.
    fn narrow(&mut self, fought: Option<&Fought>) -> [f32; 2] {
        self.standing([8.0, 24.0, 344.0, 94.0]);
        self.commands([8.0, 126.0, 344.0, 34.0]);
        let mut top = 170.0;
        for (places, [x, y, width, height]) in self.strips() {
            let left = 6.0 + (348.0 - width) / 2.0;
            self.map([left, top, width, height], [x, y], &places);
            top += height + 8.0;
        }
        self.fight([6.0, top, 348.0, 180.0], fought);
        self.army([6.0, top + 188.0, 348.0, 188.0], game_thermopylae::Side::Greek);
        self.army([6.0, top + 384.0, 348.0, 188.0], game_thermopylae::Side::Persian);
        let legend = super::board::legend(self.view);
        let bottom = self.easel.legend(&legend, [12.0, top + 594.0], 36);
        self.easel.foot(bottom + 8.0)
    }

    /// The places from west to east in pieces that a phone can show, each with the part of the map
    /// around it.
    fn strips(&self) -> Vec<(Vec<Place>, Rect)> {
        const WIDEST: f32 = 348.0;
        let mut order: Vec<usize> = (0..self.land.plots.len()).collect();
        order.sort_by(|&one, &other| {
            self.land.plots[one].1.middle[0].total_cmp(&self.land.plots[other].1.middle[0])
        });
        let mut strips: Vec<Vec<usize>> = Vec::new();
        for at in order {
            if let Some(strip) = strips.last_mut() {
                strip.push(at);
                if self.around(strip)[2] <= WIDEST {
                    continue;
                }
                strip.pop();
            }
            strips.push(vec![at]);
        }
        let named = |strip: &Vec<usize>| {
            let places = strip.iter().map(|&at| self.land.plots[at].0.place).collect();
            let [x, y, width, height] = self.around(strip);
            let missing = (WIDEST - width).max(0.0);
            let left = (x - missing / 2.0).clamp(0.0, (self.land.size[0] - WIDEST).max(0.0));
            let top = (y - 14.0).max(0.0);
            (places, [left, top, WIDEST, (height + 24.0).min(self.land.size[1] - top)])
        };
        strips.iter().map(named).collect()
    }

    /// The box around some pieces of land.
    fn around(&self, strip: &[usize]) -> Rect {
        chart::bounds(strip.iter().flat_map(|&at| self.land.plots[at].1.corners.iter().copied()))
    }

    /// Draws a part, and around it whatever makes it usable.
    fn part(&mut self, part: &Part, draw: impl FnOnce(&mut Self)) {
        let begun = self.easel.begin(part);
        draw(self);
        self.easel.end(part, &begun);
    }

    /// A plaque with a word on it: something that is done by a click.
    fn plaque(&mut self, rect: Rect, target: &str, text: &str, ask: Option<String>) {
        let part = Part {
            target: target.to_owned(),
            label: text.to_owned(),
            ask,
            outline: Outline::Box(rect, 6.0),
        };
        self.part(&part, |stage| {
            let ink = stage.easel.plate(target, rect);
            let [x, y, width, height] = rect;
            let style = letters(16.0, ink).middle();
            stage.easel.brush.text(x + width / 2.0, y + height / 2.0 + 5.0, text, style);
            stage.easel.brush.close("g");
        });
    }
}
