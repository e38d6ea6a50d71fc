//! Beside the map: turn, points and markers, and what can be done without a place.

use boards::hexes::Vertex;
use game_marathon::markers::Marker;
use game_marathon::rounds::LAST_TURN;
use game_marathon::state::Awaits;
use game_marathon::units::{Kind, Side};

use super::counters::tones;
use super::signs::colour;
use super::{Canvas, Outline, Part, places, say};
use crate::marathon::{target, words};
use crate::svg::Tone;
use crate::svg::brush::{Rect, fill, length, letters, line, number};
use crate::svg::glyphs::numeral_centred;

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
                let style =
                    if style.width(&said) > half - 8.0 { style.held(half - 8.0) } else { style };
                canvas.easel.brush.text(left + 4.0, y + 75.0, &said, style);
            });
        }
        self.markers([x, y + 84.0, width, height - 84.0]);
    }

    fn initiative(&self) -> &'static str {
        if self.view.state.turn == 0 {
            "nobody yet"
        } else {
            words::side(self.view.state.initiative)
        }
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
            outline: Outline::Box(
                [rect[0] + 3.0, rect[1] + 3.0, rect[2] - 6.0, rect[3] - 6.0],
                3.0,
            ),
        };
        let state = &self.view.state;
        let under_way = state.operation.marker == Some(marker) && state.turn > 0;
        let waits = state.markers.has(marker) || state.turn == 0;
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
            let [x, y, wide, high] = rect;
            let brush = &mut canvas.easel.brush;
            brush.rect(rect, 4.0, fill(ground).edged(edge, width));
            let band = kind.map_or(Tone::BandWhite, colour);
            brush.rect([x + 3.0, y + 3.0, 6.0, high - 6.0], 1.5, fill(band).edged(ink, 0.8));
            let style = letters(15.4, ink);
            let room = wide - 15.0;
            let said = say::wing(marker.wing);
            let style = if style.width(said) > room { style.held(room) } else { style };
            brush.text(x + 12.0, y + 17.4, said, style);
            if !waits && !under_way {
                let d = format!(
                    "M{} {}H{}",
                    number(x + 11.0),
                    number(y + high / 2.0),
                    number(x + wide - 4.0)
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
        let mut all: Vec<(String, String)> = done(awaits)
            .map(|said| (places::DONE.to_owned(), said.to_owned()))
            .into_iter()
            .collect();
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
