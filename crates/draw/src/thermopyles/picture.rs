//! The table drawn: a vase painting with a game on it.

mod art;
mod cards;
mod emblem;
mod fight;
mod hands;
mod pass;
mod piles;
mod places;

use engine::Seat;
use game_thermopyles::state::Step;
use game_thermopyles::{Event, Location, View};

use self::fight::Fought;
use super::words::{self, picture as say};
use crate::depict::Cast;
use crate::svg::brush::{Brush, Rect, fill, letters, line};
use crate::svg::easel::{Easel, Outline, Part};
use crate::svg::glyphs::meander;
use crate::svg::{Layout, Scene, Tone};

pub(super) use emblem::emblem;
pub(super) use fight::dice_html;

/// What is drawn, for whom, and on what.
struct Stage<'a> {
    view: &'a View,
    cast: Cast<'a>,
    /// The last retreat, if nothing was fought since.
    retreat: Option<(Location, Location)>,
    easel: Easel<'a>,
}

/// The whole table.
pub(super) fn board(view: &View, recent: &[Event], cast: Cast<'_>, scene: &Scene) -> String {
    let fought = Fought::of(view, recent);
    let prefix = match scene.frame.layout {
        Layout::Wide => "pm-w",
        Layout::Narrow => "pm-n",
    };
    let easel = Easel::new(scene, Brush::new(scene.frame.theme, prefix));
    let mut stage = Stage { view, cast, retreat: last_retreat(recent), easel };
    stage.table();
    let [width, height] = match scene.frame.layout {
        Layout::Wide => stage.wide(fought.as_ref()),
        Layout::Narrow => stage.narrow(fought.as_ref()),
    };
    let role = if scene.frame.interactive { "group" } else { "img" };
    let class = match scene.frame.layout {
        Layout::Wide => "pm pm-wide",
        Layout::Narrow => "pm pm-narrow",
    };
    stage.easel.brush.picture([width, height], class, (role, &say::table(view)))
}

/// The last retreat of which the viewer learned, if nothing was fought since.
fn last_retreat(recent: &[Event]) -> Option<(Location, Location)> {
    recent.iter().rev().find_map(|event| match *event {
        Event::Retreated { from, to, .. } => Some(Some((from, to))),
        Event::Charged { .. } => Some(None),
        _ => None,
    })?
}

impl Stage<'_> {
    /// The ground, however high the table turns out to be: what lies outside is cut off.
    fn table(&mut self) {
        let (width, band) = match self.easel.scene.frame.layout {
            Layout::Wide => (960.0, 16.0),
            Layout::Narrow => (360.0, 10.0),
        };
        self.easel.brush.rect([0.0, 0.0, width, 2400.0], 10.0, fill(Tone::Ground));
        self.band([12.0, 8.0, width - 24.0, band]);
    }

    fn band(&mut self, [x, y, width, height]: Rect) {
        self.easel.brush.at(x, y, 1.0, |brush| {
            brush.stamp("meander", |brush| meander(brush, [0.0, 0.0, width, height], Tone::Ink));
        });
    }

    /// For a desk, 960 wide.
    fn wide(&mut self, fought: Option<&Fought>) -> [f32; 2] {
        self.pass_wide([20.0, 34.0, 920.0, 268.0]);
        self.persian_line([20.0, 312.0, 380.0, 196.0]);
        self.tray([410.0, 312.0, 276.0, 196.0], fought);
        self.graveyard([696.0, 312.0, 244.0, 196.0]);
        self.reserves_wide([20.0, 518.0, 232.0, 216.0]);
        self.hands_wide([262.0, 518.0, 678.0, 216.0]);
        let bottom = self.legend([28.0, 755.0], 100) + 8.0;
        self.band([12.0, bottom, 936.0, 16.0]);
        [960.0, bottom + 24.0]
    }

    /// For a phone, 360 wide.
    fn narrow(&mut self, fought: Option<&Fought>) -> [f32; 2] {
        self.pass_narrow([6.0, 24.0, 348.0, 332.0]);
        self.persian_line([6.0, 362.0, 348.0, 166.0]);
        self.tray([6.0, 534.0, 348.0, 152.0], fought);
        self.graveyard([6.0, 692.0, 348.0, 96.0]);
        self.reserves_narrow([6.0, 794.0, 348.0, 116.0]);
        let bottom = self.hands_narrow(916.0);
        let bottom = self.legend([12.0, bottom + 20.0], 36) + 8.0;
        self.band([12.0, bottom, 336.0, 10.0]);
        [360.0, bottom + 18.0]
    }

    /// What is reconstructed, and what is an owner's own.
    fn legend(&mut self, [x, mut y]: [f32; 2], columns: usize) -> f32 {
        for text in super::board::legend(self.view) {
            for row in crate::text::wrapped(&text, columns) {
                self.easel.brush.text(x, y, &row, letters(16.0, Tone::Ink));
                y += 18.0;
            }
        }
        y - 18.0
    }

    /// A panel with its heading.
    fn panel(&mut self, rect: Rect, heading: &str) {
        self.easel.brush.rect(rect, 8.0, fill(Tone::Panel).edged(Tone::Ink, 2.0));
        let [x, y, width, height] = rect;
        self.easel.brush.rect(
            [x + 4.0, y + 4.0, width - 8.0, height - 8.0],
            5.0,
            line(Tone::PanelRed, 1.0),
        );
        if !heading.is_empty() {
            self.easel.brush.text(
                x + 14.0,
                y + 23.0,
                heading,
                letters(17.0, Tone::PanelInk).bold(),
            );
        }
    }

    /// Draws a part, and around it whatever makes it usable.
    fn part(&mut self, part: &Part, draw: impl FnOnce(&mut Self)) {
        let begun = self.easel.begin(part, say::choice);
        draw(self);
        self.easel.end(part, &begun);
    }

    /// The seat whose cards lie in front: the viewer's, or that of the one who decides.
    fn front(&self) -> Seat {
        match (self.view.viewer, self.view.step) {
            (engine::Viewer::Seat(seat), _) | (_, Step::Discard { seat, .. }) => seat,
            _ => self.view.active,
        }
    }

    fn name(&self, seat: Seat) -> String {
        words::player(self.view, seat, self.cast)
    }
}
