//! Beside the map: both armies with their morale, their kinds and their Leaders.

use std::fmt::Write as _;

use game_marathon::morale::HIGHEST;
use game_marathon::state::Place;
use game_marathon::units::{Arm, Kind, Piece, Side};

use super::signs::colour;
use super::{Canvas, Outline, Part, hand, places, say, stacks};
use crate::marathon::words;
use crate::svg::Tone;
use crate::svg::brush::{Brush, Rect, fill, length, letters, line, number};
use crate::svg::glyphs::numeral_centred;

/// How high the row of a kind is, and that of Leaders.
const ROW: f32 = 23.5;

impl Canvas<'_> {
    /// An army: morale, every kind with where its units are, and the Leaders.
    pub(super) fn army(&mut self, [x, y, width, height]: Rect, side: Side) {
        let first = self.view.state.turn > 0 && self.view.state.initiative == side;
        let heading = if first { say::first(side) } else { words::side(side).to_owned() };
        self.easel.panel([x, y, width, height], &heading);
        let style = letters(15.4, Tone::PanelInk);
        let lead = self.names.name(game_marathon::seat_of(side));
        let said = style.fitted(lead, width - 150.0);
        self.easel.brush.text(x + width - 14.0, y + 23.0, &said, style.end());
        let mut top = y + 31.0;
        self.morale([x, top, width, 27.0], side);
        top += 29.0;
        for kind in Kind::of(side).filter(|kind| kind.arm() != Arm::Leader) {
            if kind.formation() == Some(game_marathon::units::Formation::Sparta) && !self.spartans()
            {
                continue;
            }
            self.muster([x, top, width, ROW], kind);
            top += ROW;
        }
        if side == Side::Persian {
            self.pool([x, top, width, ROW]);
            top += ROW;
        }
        top += 3.0;
        let leaders = Kind::of(side).filter(|kind| kind.arm() == Arm::Leader);
        let shown: Vec<Piece> = leaders
            .filter_map(|kind| self.view.board.roster.pieces(kind).first())
            .filter(|it| self.view.state.units.place(*it) != Place::Out || side == Side::Persian)
            .collect();
        let half = (width - 22.0) / 2.0;
        for (at, piece) in shown.into_iter().enumerate() {
            let left = x + 11.0 + length(at % 2) * half;
            self.leader([left, top + length(at / 2) * (ROW + 1.0), half, ROW], piece);
        }
        self.destroyed([x, y + height - 13.0, width], side);
    }

    /// [8.1b] What a side has destroyed.
    fn destroyed(&mut self, [x, y, width]: [f32; 3], side: Side) {
        let told = say::destroyed(self.game, self.view, side);
        let style = letters(15.4, Tone::PanelInk);
        let room = width - 28.0;
        let style = if style.width(&told) > room { style.held(room) } else { style };
        self.easel.open_apart(&format!("{}.destroyed", side.word()), &[]);
        self.easel.brush.text(x + 14.0, y, &told, style);
        self.easel.brush.close("g");
    }

    /// [10.2.4a] Whether Spartans may come at this table, or have.
    fn spartans(&self) -> bool {
        self.game.options.scenario == game_marathon::Scenario::Variant
    }

    /// [8.1a] The morale level of a side as boxes.
    fn morale(&mut self, [x, y, width, height]: Rect, side: Side) {
        let part = Part {
            target: places::morale(side),
            label: say::morale(self.game, self.view, side),
            ask: None,
            outline: Outline::Box([x + 12.0, y + 4.0, width - 24.0, height - 7.0], 3.0),
        };
        let level = self.view.state.level(side);
        self.part(&part, |canvas| {
            let brush = &mut canvas.easel.brush;
            brush.rect([x + 9.0, y + 1.0, width - 18.0, height - 1.0], 4.0, fill(Tone::Panel));
            let style = letters(15.4, Tone::PanelRed).bold().held(58.0);
            brush.text(x + 14.0, y + 19.0, say::MORALE, style);
            numeral_centred(brush, level.into(), [x + 90.0, y + 13.5], 13.0, Tone::PanelInk);
            track(brush, [x + 108.0, y + 5.0, width - 122.0, 17.0], HIGHEST, level);
        });
    }

    /// [3.3c] A kind: its band, its name, and how many are where. While it is in hand its counter is
    /// the part.
    fn muster(&mut self, rect: Rect, kind: Kind) {
        let told = say::whereabouts(self.view, kind, false);
        let full = say::whereabouts(self.view, kind, true);
        if hand::in_hand(self.view).iter().any(|(it, _)| *it == kind) {
            self.easel.open_apart(&format!("{}.row", places::kind(kind)), &[]);
            self.row(rect, kind, &told);
            return self.easel.brush.close("g");
        }
        let [x, y, width, height] = rect;
        let part = Part {
            target: places::kind(kind),
            label: format!("{}; {full}", words::kind(kind)),
            ask: None,
            outline: Outline::Box([x + 12.0, y + 3.0, width - 24.0, height - 5.0], 3.0),
        };
        self.part(&part, |canvas| canvas.row(rect, kind, &told));
    }

    fn row(&mut self, [x, y, width, height]: Rect, kind: Kind, told: &str) {
        let brush = &mut self.easel.brush;
        brush.rect([x + 9.0, y + 1.0, width - 18.0, height - 1.0], 4.0, fill(Tone::Panel));
        brush.rect(
            [x + 13.0, y + 4.0, 22.0, 15.0],
            3.0,
            fill(colour(kind)).edged(Tone::PanelInk, 1.0),
        );
        let style = letters(15.4, Tone::PanelInk);
        let named = say::row(kind);
        brush.text(x + 42.0, y + 17.0, named, style);
        let room = width - 64.0 - style.width(named);
        let wide = style.width(told);
        let end = style.end();
        let end = if wide > room { end.held(room) } else { end };
        brush.text(x + width - 14.0, y + 17.0, told, end);
    }

    /// [10.1.2e] The pool of those who may still land.
    fn pool(&mut self, [x, y, width, height]: Rect) {
        let part = Part {
            target: places::POOL.to_owned(),
            label: say::pool(self.view),
            ask: None,
            outline: Outline::Box([x + 12.0, y + 3.0, width - 24.0, height - 5.0], 3.0),
        };
        let waiting = self.view.state.units.whose(Place::Pool).len();
        self.part(&part, |canvas| {
            let brush = &mut canvas.easel.brush;
            brush.rect([x + 9.0, y + 1.0, width - 18.0, height - 1.0], 4.0, fill(Tone::Panel));
            let style = letters(15.4, Tone::PanelRed).bold();
            brush.text(x + 14.0, y + 17.0, "Waiting on the ships", style.held(166.0));
            let told = letters(15.4, Tone::PanelInk).bold().end();
            brush.text(x + width - 14.0, y + 17.0, &waiting.to_string(), told);
        });
    }

    /// [9.1] A Leader: his rating, his name, and where he is.
    fn leader(&mut self, [x, y, width, height]: Rect, piece: Piece) {
        let lead = stacks::lead(self.game, &self.view.state, piece);
        let wounded = if lead.wounded { ", wounded" } else { "" };
        let told = say::leader(self.view, piece);
        let part = Part {
            target: places::unit(piece),
            label: format!("{}; rating {}{wounded}; {told}", words::piece(piece), lead.rating),
            ask: None,
            outline: Outline::Box([x + 2.0, y + 3.0, width - 4.0, height - 5.0], 3.0),
        };
        self.part(&part, |canvas| {
            let brush = &mut canvas.easel.brush;
            brush.rect([x + 1.0, y + 1.0, width - 2.0, height - 1.0], 4.0, fill(Tone::Panel));
            brush.disc(x + 13.0, y + 12.0, 8.4, fill(Tone::Gold).edged(Tone::GoldInk, 1.4));
            numeral_centred(brush, lead.rating.into(), [x + 13.0, y + 12.0], 9.6, Tone::GoldInk);
            if lead.wounded {
                let d = format!("M{} {}l12-12", number(x + 7.0), number(y + 18.0));
                brush.path(&d, line(Tone::GoldInk, 1.6));
            }
            let style = letters(15.4, Tone::PanelInk);
            let room = width - 28.0;
            let style = if style.width(&told) > room { style.held(room) } else { style };
            brush.text(x + 25.0, y + 17.0, &told, style);
        });
    }
}

/// Boxes in a row, so many of them filled.
fn track(brush: &mut Brush, [x, y, width, height]: Rect, boxes: u8, filled: u8) {
    let step = width / f32::from(boxes.max(1));
    brush.rect([x, y, width, height], 2.0, fill(Tone::Panel).edged(Tone::PanelInk, 1.0));
    if filled > 0 {
        let wide = f32::from(filled.min(boxes)) * step;
        brush.rect([x, y, wide, height], 2.0, fill(Tone::PanelInk));
    }
    let mut lines = String::new();
    for at in 1..boxes {
        let left = x + f32::from(at) * step;
        let _ = write!(lines, "M{} {}v{}", number(left), number(y), number(height));
    }
    brush.path(&lines, line(Tone::Rock, 1.0));
}
