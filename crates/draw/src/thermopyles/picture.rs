//! The table drawn: a vase painting with a game on it.

mod art;
mod cards;
mod emblem;
mod fight;
mod ground;
mod hands;
mod pass;
mod piles;
mod places;
mod sheets;
mod small;

use engine::Seat;
use game_thermopyles::state::Awaits;
use game_thermopyles::{Event, Location, View};

use self::fight::Fought;
use super::words::{self, picture as say};
use crate::depict::SeatNames;
use crate::svg::easel::{Easel, Outline, Part};
use crate::svg::{Layout, Scene};

pub(super) use emblem::emblem;
pub(super) use fight::dice_html;
pub(super) use sheets::{grounds, sheets, stamps};
pub(super) use small::{ending, thumbnail};

/// What is drawn, for whom, and on what.
struct Canvas<'a> {
    view: &'a View,
    names: SeatNames<'a>,
    /// The last retreat, if nothing was fought since.
    retreat: Option<(Location, Location)>,
    easel: Easel<'a>,
}

/// The whole table.
pub(super) fn board(view: &View, recent: &[Event], names: SeatNames<'_>, scene: &Scene) -> String {
    let fought = Fought::of(view, recent);
    let easel = Easel::new(scene, say::choice);
    let mut stage = Canvas { view, names, retreat: last_retreat(recent), easel };
    stage.easel.ground();
    let size = match scene.frame.layout {
        Layout::Wide => stage.wide(fought.as_ref()),
        Layout::Narrow => stage.narrow(fought.as_ref()),
    };
    stage.easel.picture(size, &say::table(view))
}

/// The last retreat of which the viewer learned, if nothing was fought since.
fn last_retreat(recent: &[Event]) -> Option<(Location, Location)> {
    recent.iter().rev().find_map(|event| match *event {
        Event::Retreated { from, to, .. } => Some(Some((from, to))),
        Event::Charged { .. } => Some(None),
        _ => None,
    })?
}

impl Canvas<'_> {
    /// For a desk, 960 wide.
    fn wide(&mut self, fought: Option<&Fought>) -> [f32; 2] {
        self.pass(Layout::Wide, [20.0, 34.0, 920.0, 268.0]);
        self.persian_line([20.0, 312.0, 380.0, 196.0]);
        self.tray([410.0, 312.0, 276.0, 196.0], fought);
        self.graveyard([696.0, 312.0, 244.0, 196.0]);
        self.reserves_wide([20.0, 518.0, 232.0, 216.0]);
        self.hands_wide([262.0, 518.0, 678.0, 216.0]);
        let legend = super::board::legend(self.view);
        let bottom = self.easel.legend(&legend, [28.0, 755.0], 100);
        self.easel.foot(bottom + 8.0)
    }

    /// For a phone, 360 wide.
    fn narrow(&mut self, fought: Option<&Fought>) -> [f32; 2] {
        self.pass(Layout::Narrow, [6.0, 24.0, 348.0, 332.0]);
        self.persian_line([6.0, 362.0, 348.0, 166.0]);
        self.tray([6.0, 534.0, 348.0, 152.0], fought);
        self.graveyard([6.0, 692.0, 348.0, 96.0]);
        self.reserves_narrow([6.0, 794.0, 348.0, 116.0]);
        let bottom = self.hands_narrow(916.0);
        let legend = super::board::legend(self.view);
        let bottom = self.easel.legend(&legend, [12.0, bottom + 20.0], 36);
        self.easel.foot(bottom + 8.0)
    }

    /// Draws a part, and around it whatever makes it usable.
    fn part(&mut self, part: &Part, draw: impl FnOnce(&mut Self)) {
        let begun = self.easel.begin(part);
        draw(self);
        self.easel.end(part, &begun);
    }

    /// The seat whose cards lie in front: the viewer's, or that of the one who decides.
    fn front(&self) -> Seat {
        match (self.view.viewer, self.view.awaits) {
            (engine::Viewer::Seat(seat), _) | (_, Awaits::Discard { seat, .. }) => seat,
            _ => self.view.active,
        }
    }

    fn name(&self, seat: Seat) -> String {
        words::player(self.view, seat, self.names)
    }
}
