//! The table drawn: the plain from the hills to the sea, both armies, pools and tracks.

mod armies;
mod arrows;
mod board;
mod counters;
mod emblem;
mod fight;
mod grid;
mod hand;
mod land;
mod panels;
pub(super) mod places;
mod recent;
mod say;
mod sheets;
mod signs;
mod small;
mod stacks;
mod zones;

use game_marathon::units::Side;
use game_marathon::{Event, Marathon, View};

use self::fight::Fought;
use self::recent::Recent;
use crate::depict::SeatNames;
use crate::svg::brush::{Rect, letters};
use crate::svg::easel::{Easel, Outline, Part};
use crate::svg::{Layout, Scene};

pub(super) use emblem::emblem;
pub(super) use fight::dice_html;
pub(super) use hand::{icon_of, stamp};
pub(super) use panels::done;
pub(super) use sheets::{grounds, sheets, stamps};
pub(super) use small::{ending, thumbnail};

/// How high the panel of an army is.
const ARMY: f32 = 330.0;
/// How high the panel of turn and markers is.
const STANDING: f32 = 168.0;

/// What is drawn, for whom, and on what.
struct Canvas<'a> {
    game: &'a Marathon,
    view: &'a View,
    names: SeatNames<'a>,
    recent: Recent,
    easel: Easel<'a>,
}

/// The whole table.
pub(super) fn board(
    game: &Marathon,
    view: &View,
    recent: &[Event],
    names: SeatNames<'_>,
    scene: &Scene,
) -> String {
    let easel = Easel::new(scene, say::choice);
    let fought = Fought::of(recent);
    let mut canvas = Canvas { game, view, names, recent: Recent::of(recent), easel };
    canvas.easel.ground();
    let size = match scene.frame.layout {
        Layout::Wide => canvas.wide(fought.as_ref()),
        Layout::Narrow => canvas.narrow(fought.as_ref()),
    };
    canvas.easel.picture(size, &say::table(view))
}

impl Canvas<'_> {
    /// For a desk, 960 wide: the map, and below it both armies with turn and fight between them.
    fn wide(&mut self, fought: Option<&Fought>) -> [f32; 2] {
        let mut top = 32.0;
        top += self.whole_map([20.0, top], 920.0) + 8.0;
        top = self.hand_and_commands([20.0, top, 920.0], top);
        let middle = [341.0, top, 278.0];
        self.army([20.0, top, 313.0, ARMY], Side::Greek);
        self.standing([middle[0], top, middle[2], STANDING]);
        let below = top + STANDING + 8.0;
        self.fight([middle[0], below, middle[2], ARMY - STANDING - 8.0], fought);
        self.army([627.0, top, 313.0, ARMY], Side::Persian);
        let legend = super::board::legend(self.view);
        let bottom = self.easel.legend(&legend, [28.0, top + ARMY + 18.0], 100);
        self.easel.foot(bottom + 8.0)
    }

    /// For a phone, 360 wide: everything below the map.
    fn narrow(&mut self, fought: Option<&Fought>) -> [f32; 2] {
        let mut top = 26.0;
        self.standing([6.0, top, 348.0, STANDING]);
        top += STANDING + 8.0;
        top += self.whole_map([5.0, top], 350.0) + 8.0;
        top = self.hand_and_commands([6.0, top, 348.0], top);
        self.fight([6.0, top, 348.0, 172.0], fought);
        top += 180.0;
        for side in Side::BOTH {
            self.army([6.0, top, 348.0, ARMY], side);
            top += ARMY + 8.0;
        }
        let legend = super::board::legend(self.view);
        let bottom = self.easel.legend(&legend, [12.0, top + 12.0], 36);
        self.easel.foot(bottom + 8.0)
    }

    /// The land and everybody on it, its corner at a place, so wide; gives how high it is.
    fn whole_map(&mut self, [x, y]: [f32; 2], wide: f32) -> f32 {
        let scale = wide / grid::SIZE[0];
        let transform = format!("translate({x} {y}) scale({scale:.4})");
        self.easel.brush.open("g", &[("transform", &transform)]);
        land::draw(&mut self.easel.brush, &self.view.board.map, true);
        self.hexes();
        self.easel.brush.close("g");
        grid::SIZE[1] * scale
    }

    /// What is in hand and what may be done without a place, where there is any; gives where the
    /// next row begins.
    fn hand_and_commands(&mut self, [x, _, width]: [f32; 3], mut top: f32) -> f32 {
        if self.has_commands() {
            let high = self.commands_height(width);
            self.commands([x, top, width, high]);
            top += high + 8.0;
        }
        let high = self.hand_height(width);
        if high > 0.0 {
            self.hand([x, top, width, high]);
            top += high + 8.0;
        }
        top
    }

    /// Draws a part, and around it whatever makes it usable.
    fn part(&mut self, part: &Part, draw: impl FnOnce(&mut Self)) {
        let begun = self.easel.begin(part);
        draw(self);
        self.easel.end(part, &begun);
    }

    /// A plaque with a word on it: something that is done by a click.
    fn plaque(&mut self, rect: Rect, target: &str, text: &str) {
        let part = Part {
            target: target.to_owned(),
            label: text.to_owned(),
            ask: None,
            outline: Outline::Box(rect, 6.0),
        };
        self.part(&part, |canvas| {
            let ink = canvas.easel.plate(target, rect);
            let [x, y, width, height] = rect;
            let style = letters(16.0, ink).middle();
            let (wide, room) = (style.width(text), width - 8.0);
            let style = if wide > room { style.held(room) } else { style };
            canvas.easel.brush.text(x + width / 2.0, y + height / 2.0 + 5.0, text, style);
            canvas.easel.brush.close("g");
        });
    }
}
