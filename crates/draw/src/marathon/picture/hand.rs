//! The pieces that are to be placed: a counter of each kind with its number.

use game_marathon::state::{Awaits, Place, State};
use game_marathon::units::{Arm, Kind, Piece, Side};
use game_marathon::{Marathon, View};

use super::counters::{self, Column, Lead};
use super::{Canvas, Outline, Part, places, stacks};
use crate::marathon::words;
use crate::svg::brush::{Brush, Rect, length, times};
use crate::svg::{Theme, Tone, brush};

pub(in crate::marathon) use super::counters::stamp;

/// How large the place of a kind is.
const PLACE: [f32; 2] = [62.0, 66.0];

/// A piece drawn for a list, as it lies now.
pub(in crate::marathon) fn icon_of(game: &Marathon, state: &State, piece: Piece) -> String {
    const ROOM: f32 = 48.0;
    let mut brush = Brush::new(Theme::Light, "pm-i");
    let kind = game.roster().of(piece).kind;
    brush.at(ROOM / 2.0, ROOM / 2.0, 1.1, |brush| {
        if kind.arm() == Arm::Leader {
            counters::leader(brush, stacks::lead(game, state, piece));
        } else {
            counters::alone(brush, &stacks::column(game, state, piece));
        }
    });
    brush.picture([ROOM, ROOM], "pm-icon", ("img", &words::kind(kind)))
}

/// A counter.
fn draw(brush: &mut Brush, kind: Kind, (factor, reduced): (u8, bool), printed: Option<(u8, i8)>) {
    if kind.arm() == Arm::Leader {
        counters::leader(brush, Lead { kind, rating: factor, wounded: reduced });
    } else {
        counters::alone(brush, &Column { kind, factor, reduced, badges: Vec::new(), printed });
    }
}

/// The kinds in hand that wait to be placed, each with its number.
pub(in crate::marathon) fn in_hand(view: &View) -> Vec<(Kind, u8)> {
    let state = &view.state;
    let side = match state.awaits {
        Awaits::SetUp(side) => side,
        Awaits::Landing => Side::Persian,
        Awaits::Spartans => Side::Greek,
        Awaits::Face(_) | Awaits::LeaderDie(_) | Awaits::Reinforcement(_) => match state.impulse {
            game_marathon::Impulse::SetUp(side) => side,
            game_marathon::Impulse::Landing => Side::Persian,
            game_marathon::Impulse::Spartans => Side::Greek,
            _ => return Vec::new(),
        },
        _ => return Vec::new(),
    };
    let waits = |kind: Kind| {
        let pieces = view.board.roster.pieces(kind);
        let count = pieces.iter().filter(|it| state.units.place(*it) == Place::Hand).count();
        (count > 0).then_some((kind, count as u8))
    };
    Kind::of(side).filter_map(waits).collect()
}

impl Canvas<'_> {
    /// How high the panel of the hand is at a width; nothing where there is none.
    pub(super) fn hand_height(&self, width: f32) -> f32 {
        match in_hand(self.view).len() {
            0 => 0.0,
            kinds => length(kinds.div_ceil(per_row(width))) * PLACE[1] + 12.0,
        }
    }

    /// The panel of the hand.
    pub(super) fn hand(&mut self, rect: Rect) {
        let kinds = in_hand(self.view);
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
        let label = format!("{}; {count} in hand", words::kind(kind));
        let part = Part {
            target: places::kind(kind),
            label,
            ask: None,
            outline: Outline::Box([x + 1.0, y + 1.0, 46.0, 44.0], 5.0),
        };
        let first = self.view.board.roster.pieces(kind).first();
        let column = first.map(|piece| stacks::column(self.game, &self.view.state, piece));
        self.part(&part, |canvas| {
            canvas.easel.brush.at(x + 24.0, y + 22.0, 1.08, |brush| {
                if let Some(column) = column {
                    draw(brush, kind, (column.factor, false), column.printed);
                }
                if count > 1 || kind.arm() != Arm::Leader {
                    counters::count(brush, usize::from(count), [0.0, 27.0]);
                }
            });
        });
    }
}

/// How many kinds lie side by side.
fn per_row(width: f32) -> usize {
    times(PLACE[0], width - 16.0).max(1)
}
