//! The units that are to be placed: a counter of each kind with its number.

use boards::squares::Quarter;
use game_spartans::action::Kind;
use game_spartans::roster::Roster;
use game_spartans::stack::Unit;
use game_spartans::state::Awaits;
use game_spartans::units::{Arm, Contingent, Side, is_weak};

use super::counters::{self, Face};
use super::{Canvas, Outline, Part};
use crate::grammar::counted;
use crate::spartans::{target, words};
use crate::svg::brush::{Brush, Rect, length, times};
use crate::svg::{Theme, Tone, brush};

/// How large the place of a kind is.
const PLACE: [f32; 2] = [62.0, 70.0];
/// How large a counter in hand is drawn.
const SCALE: f32 = 0.95;

/// The counter of a kind alone, without its numbers.
pub(in crate::spartans) fn icon(contingent: Contingent, arm: Arm, losses: u8) -> String {
    const ROOM: f32 = 48.0;
    let kind = Kind { contingent, arm, losses };
    let mut brush = Brush::new(Theme::Light, "pm-i");
    brush.at(ROOM / 2.0, ROOM / 2.0, 1.0, |brush| {
        counters::counter(brush, &face_of(None, kind, 1.0));
    });
    brush.picture([ROOM, ROOM], "pm-icon", ("img", &words::kind(kind)))
}

/// A counter as it is printed, with what it has lost.
pub(super) fn face_of(roster: Option<&Roster>, kind: Kind, scale: f32) -> Face {
    let Kind { contingent, arm, losses } = kind;
    let unit = Unit { losses, ..Unit::fresh(contingent, arm, Quarter::Up) };
    let values = roster.map(|it| it.values(contingent, arm, losses));
    Face { unit, known: true, values, weak: is_weak(contingent, arm, losses), scale }
}

impl Canvas<'_> {
    /// [6.0c] The kinds in hand that wait to be placed, each with its number.
    fn in_hand(&self) -> Vec<(Kind, u8)> {
        let state = &self.view.state;
        if state.awaits != Awaits::Deployment {
            return Vec::new();
        }
        let placed = Side::Greek.contingents().filter(|it| state.guard != Some(*it));
        placed.flat_map(|it| state.muster(it).kinds(it)).collect()
    }

    /// How high the panel of the hand is at a width; nothing where there is none.
    pub(super) fn hand_height(&self, width: f32) -> f32 {
        match self.in_hand().len() {
            0 => 0.0,
            kinds => length(kinds.div_ceil(per_row(width))) * PLACE[1] + 12.0,
        }
    }

    /// The panel of the hand.
    pub(super) fn hand(&mut self, rect: Rect) {
        let kinds = self.in_hand();
        if kinds.is_empty() {
            return;
        }
        let [x, y, width, _] = rect;
        self.easel.brush.rect(rect, 8.0, brush::fill(Tone::Panel).edged(Tone::Ink, 2.0));
        let columns = per_row(width);
        for (at, (kind, count)) in kinds.into_iter().enumerate() {
            let left = x + 10.0 + length(at % columns) * PLACE[0];
            let top = y + 8.0 + length(at / columns) * PLACE[1];
            self.kind(kind, count, [left, top]);
        }
    }

    /// A kind in hand.
    fn kind(&mut self, kind: Kind, count: u8, [x, y]: [f32; 2]) {
        let part = Part {
            target: target::unit(kind),
            label: format!("{}; {} in hand", words::kind(kind), counted(count, "unit")),
            ask: None,
            outline: Outline::Box([x + 2.0, y + 2.0, 44.0, 44.0], 4.0),
        };
        let face = face_of(Some(&self.view.board.roster), kind, SCALE);
        self.part(&part, |canvas| {
            canvas.easel.brush.at(x + 24.0, y + 24.0, SCALE, |brush| {
                counters::counter(brush, &face);
                counters::count(brush, usize::from(count), [0.0, 31.0]);
            });
        });
    }
}

/// How many kinds lie side by side.
fn per_row(width: f32) -> usize {
    times(PLACE[0], width - 16.0).max(1)
}
