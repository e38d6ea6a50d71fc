//! Beside the map: turn and markers, what can be done, both armies with their morale and Leaders.

use std::fmt::Write as _;

use boards::hexes::Vertex;
use game_marathon::markers::Marker;
use game_marathon::morale::HIGHEST;
use game_marathon::rounds::LAST_TURN;
use game_marathon::state::{Awaits, Place};
use game_marathon::units::{Arm, Kind, Piece, Side};

use super::counters::{colour, tones};
use super::{Canvas, Outline, Part, hand, places, say, stacks};
use crate::marathon::{target, words};
use crate::svg::Tone;
use crate::svg::brush::{Brush, Rect, fill, length, letters, line, number};
use crate::svg::glyphs::numeral_centred;

/// How high the row of a kind is, and that of Leaders.
const ROW: f32 = 23.5;
/// How high plaques are.
const PLAQUE: f32 = 34.0;

impl Canvas<'_> {
    /// The turn, the points, and the activation markers.
    pub(super) fn standing(&mut self, [x, y, width, height]: Rect) {
        self.easel.brush.rect([x, y, width, height], 7.0, fill(Tone::Sea).edged(Tone::Ink, 2.0));
        let label = format!("{}; initiative: {}", words::moment(self.view), self.initiative());
        let part = Part {
            target: places::TURN.to_owned(),
            label,
            ask: None,
            outline: Outline::Box([x + 5.0, y + 4.0, width - 10.0, 52.0], 5.0),
        };
        self.part(&part, |canvas| canvas.turn([x, y, width, 56.0]));
        let half = (width - 20.0) / 2.0;
        let told = [
            (places::DEAD, say::dead_in_full(self.view), say::dead(self.view)),
            (
                places::POINTS,
                say::points_in_full(self.game, self.view),
                say::points(self.game, self.view),
            ),
        ];
        for (at, (target, label, said)) in told.into_iter().enumerate() {
            let left = x + 8.0 + length(at) * (half + 4.0);
            let part = Part {
                target: target.to_owned(),
                label,
                ask: None,
                outline: Outline::Box([left + 2.0, y + 61.0, half - 4.0, 18.0], 4.0),
            };
            self.part(&part, |canvas| {
                let style = letters(15.4, Tone::SeaInk).bold();
                let style = if style.width(&said) > half - 8.0 { style.held(half - 8.0) } else { style };
                canvas.easel.brush.text(left + 4.0, y + 75.0, &said, style);
            });
        }
        self.markers([x, y + 84.0, width, height - 84.0]);
    }

    fn initiative(&self) -> &'static str {
        if self.view.state.turn == 0 { "nobody yet" } else { words::side(self.view.state.initiative) }
    }

    /// [2.1b] The turns as boxes, the one under way filled; below them the part of the turn.
    fn turn(&mut self, [x, y, width, _]: Rect) {
        let now_on = self.view.state.turn;
        let style = letters(15.4, Tone::SeaInk);
        self.easel.apart("turn.boxes", |brush| {
            brush.text(x + 12.0, y + 22.0, "Turn", style.bold().held(36.0));
            let left = x + 56.0;
            let step = (width - 66.0) / f32::from(LAST_TURN);
            for turn in 1..=LAST_TURN {
                let at = [left + f32::from(turn - 1) * step, y + 7.0, step - 2.6, 20.0];
                let (wash, ink) = if turn == now_on {
                    (fill(Tone::Gold).edged(Tone::GoldInk, 1.5), Tone::GoldInk)
                } else {
                    (fill(Tone::Sea).edged(Tone::SeaInk, 1.0), Tone::SeaInk)
                };
                brush.rect(at, 3.0, wash);
                numeral_centred(brush, turn.into(), [at[0] + at[2] / 2.0, y + 17.0], 9.6, ink);
            }
        });
        let now = style.fitted(&say::now(self.view), width - 24.0);
        self.easel.brush.text(x + 12.0, y + 47.0, &now, style);
    }

    /// [4.1c] [4.2a] The activation markers: those in the pool, those drawn, and the chance of each.
    fn markers(&mut self, [x, y, width, _]: Rect) {
        let part = Part {
            target: places::MARKERS.to_owned(),
            label: say::left(self.view),
            ask: None,
            outline: Outline::Box([x + 8.0, y + 2.0, width - 16.0, 18.0], 5.0),
        };
        self.part(&part, |canvas| {
            let style = letters(15.4, Tone::SeaInk);
            canvas.easel.brush.text(x + 12.0, y + 16.0, &say::left(canvas.view), style);
        });
        let wide = (width - 20.0) / 4.0;
        for (row, side) in Side::BOTH.into_iter().enumerate() {
            for (at, marker) in Marker::of(side).enumerate() {
                let left = x + 10.0 + length(at) * wide;
                let top = y + 23.0 + length(row) * 28.0;
                self.marker(marker, [left + 2.0, top, wide - 4.0, 24.0]);
            }
        }
    }

    /// A marker: bright while it may be drawn, ticked when it has been, gold while it is under way.
    fn marker(&mut self, marker: Marker, rect: Rect) {
        let part = Part {
            target: places::marker(marker),
            label: say::marker(self.view, marker),
            ask: None,
            outline: Outline::Box([rect[0] + 3.0, rect[1] + 3.0, rect[2] - 6.0, rect[3] - 6.0], 3.0),
        };
        let state = &self.view.state;
        let under_way = state.operation.marker == Some(marker) && state.turn > 0;
        let waits = state.markers.has(marker);
        let kind = marker.formation().and_then(|formation| {
            Kind::of(marker.side).find(|kind| kind.formation() == Some(formation))
        });
        self.part(&part, |canvas| {
            let [ground, figure, _, edge] = tones(marker.side);
            let (ground, ink, edge, width) = match (under_way, waits) {
                (true, _) => (Tone::Gold, Tone::GoldInk, Tone::GoldInk, 2.4),
                (_, true) => (ground, figure, edge, 1.4),
                _ => (Tone::Sea, Tone::SeaInk, Tone::SeaInk, 0.8),
            };
            let [x, y, w, h] = rect;
            let brush = &mut canvas.easel.brush;
            brush.rect(rect, 4.0, fill(ground).edged(edge, width));
            let band = kind.map_or(Tone::BandWhite, colour);
            brush.rect([x + 3.0, y + 3.0, 6.0, h - 6.0], 1.5, fill(band).edged(ink, 0.8));
            let style = letters(15.4, ink);
            let room = w - 15.0;
            let said = say::wing(marker.wing);
            let style = if style.width(said) > room { style.held(room) } else { style };
            brush.text(x + 12.0, y + 17.4, said, style);
            if !waits && !under_way {
                let d = format!(
                    "M{} {}H{}",
                    number(x + 11.0),
                    number(y + h / 2.0),
                    number(x + w - 4.0)
                );
                brush.path(&d, line(Tone::SeaInk, 1.4));
            }
        });
    }

    /// Whether anything is done without a place now.
    pub(super) fn has_commands(&self) -> bool {
        !self.plaques().is_empty()
    }

    /// What is done without a place: its part and its words.
    fn plaques(&self) -> Vec<(String, String)> {
        let faces = || {
            let clockwise = [
                Vertex::UpLeft,
                Vertex::UpRight,
                Vertex::Right,
                Vertex::DownRight,
                Vertex::DownLeft,
                Vertex::Left,
            ];
            clockwise.map(|it| (places::vertex(it), words::facing(it).to_owned()))
        };
        let awaits = self.view.state.awaits;
        let mut all: Vec<(String, String)> =
            done(awaits).map(|said| (places::DONE.to_owned(), said.to_owned())).into_iter().collect();
        // On a page they stay, so that nothing is sent anew while they can be used and cannot in turn.
        let stay = self.easel.brush.is_for_page() && self.view.state.turn > 0;
        if stay && all.is_empty() {
            all.push((places::DONE.to_owned(), "go on".to_owned()));
        }
        if stay || target::turns(awaits) {
            all.extend(faces());
        }
        all
    }

    /// How high the plaques are at a width: many take two rows where there is little room.
    pub(super) fn commands_height(&self, width: f32) -> f32 {
        let rows = if width < 500.0 && self.plaques().len() > 4 { 2.0 } else { 1.0 };
        rows * (PLAQUE + 6.0) - 6.0
    }

    /// What is done without a place: a plaque each.
    pub(super) fn commands(&mut self, [x, y, width, _]: Rect) {
        let plaques = self.plaques();
        let rows = if width < 500.0 && plaques.len() > 4 { 2 } else { 1 };
        let each = plaques.len().div_ceil(rows).max(1);
        let wide = ((width + 8.0) / length(each)).min(190.0);
        for (at, (target, text)) in plaques.iter().enumerate() {
            let left = x + length(at % each) * wide;
            let top = y + length(at / each) * (PLAQUE + 6.0);
            self.plaque([left, top, wide - 8.0, PLAQUE], target, text);
        }
    }

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
            if kind.formation() == Some(game_marathon::units::Formation::Sparta) && !self.spartans() {
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
        let told = say::whereabouts(self.view, kind);
        if hand::in_hand(self.view).iter().any(|(it, _)| *it == kind) {
            self.easel.open_apart(&format!("{}.row", places::kind(kind)), &[]);
            self.row(rect, kind, &told);
            return self.easel.brush.close("g");
        }
        let [x, y, width, height] = rect;
        let part = Part {
            target: places::kind(kind),
            label: format!("{}; {told}", words::kind(kind)),
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

/// What it is to do nothing more where that may be chosen.
pub(in crate::marathon) const fn done(awaits: Awaits) -> Option<&'static str> {
    Some(match awaits {
        Awaits::SetUp(_) => "set-up ends",
        Awaits::Landing => "landing ends",
        Awaits::Bonus(_) | Awaits::Attach => "nobody else",
        Awaits::Movement => "movement ends",
        Awaits::Reaction => "nobody else reacts",
        Awaits::ReactionMove(_) | Awaits::Retreat { .. } | Awaits::Flight(_) => "it stays",
        Awaits::Along { .. } => "nobody goes along",
        Awaits::Fire => "fire ends",
        Awaits::Declaration => "attacks are declared",
        _ => return None,
    })
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
