//! The map card: the pass between sea and cliffs, from the Trachinian plain to the road home.

use std::fmt::Write as _;

use game_thermopyles::Location;

use super::{Canvas, Outline, Part, art, places};
use crate::svg::Tone;
use crate::svg::brush::{Rect, fill, length, letters, line, number, times};
use crate::svg::glyphs::{PIECE, PLACE_NAME, RECENT, arrow};
use crate::text;
use crate::thermopyles::words::picture as say;
use crate::thermopyles::{board, target};

/// How far the land reaches out into the sea at each place: wide at the plain, a cart's width at
/// the gates.
const COAST: [f32; 9] = [46.0, 48.0, 70.0, 76.0, 64.0, 74.0, 58.0, 46.0, 44.0];

impl Canvas<'_> {
    /// All seven places in a row.
    pub(super) fn pass_wide(&mut self, rect: Rect) {
        let [x, y, width, height] = rect;
        self.land(rect, &COAST);
        let step = width / 7.0;
        for (at, scale) in [(0.1, 0.66), (5.92, 0.6), (6.5, 0.5)] {
            self.easel.brush.at(x + at * step, y + 4.0, scale, |brush| {
                art::ship(brush, [Tone::SeaInk, Tone::Sea]);
            });
        }
        for (at, down, rows) in [(0.86, 26.0, 3), (1.5, 12.0, 8), (2.2, 44.0, 4), (3.3, 16.0, 6)] {
            art::waves(&mut self.easel.brush, [x + at * step, y + down], rows, Tone::SeaInk);
        }
        art::waves(&mut self.easel.brush, [x + 4.6 * step, y + 40.0], 3, Tone::SeaInk);
        art::waves(&mut self.easel.brush, [x + 4.9 * step, y + 12.0], 4, Tone::SeaInk);
        self.cliffs([x + 10.0, y + height - 2.0], width - 20.0, 1.35);
        let places: Vec<[f32; 2]> =
            (0..7_u8).map(|at| [x + (f32::from(at) + 0.5) * step, y + 128.0]).collect();
        self.road(&places);
        for (location, &place) in Location::all().zip(&places) {
            self.place(location, place, 1.0, step - 6.0);
        }
        self.retreated(&places, 1.0);
    }

    /// Four places, and three below them.
    pub(super) fn pass_narrow(&mut self, rect: Rect) {
        let [x, y, width, height] = rect;
        self.land(rect, &[28.0, 28.0, 36.0, 42.0, 34.0, 40.0, 32.0, 28.0, 28.0]);
        art::waves(&mut self.easel.brush, [x + 14.0, y + 9.0], 4, Tone::SeaInk);
        art::waves(&mut self.easel.brush, [x + 200.0, y + 12.0], 5, Tone::SeaInk);
        self.cliffs([x + 6.0, y + height - 2.0], width - 12.0, 0.8);
        let (four, three) = (width / 4.0, width / 3.0);
        let place = |at: u8| match at {
            0..4 => [x + (f32::from(at) + 0.5) * four, y + 84.0],
            _ => [x + (f32::from(at) - 3.5) * three, y + 216.0],
        };
        let places: Vec<[f32; 2]> = (0..7).map(place).collect();
        // The road leaves the upper row on the right and comes back on the left.
        let last = places[3][1];
        let (right, left) = (x + width - 4.0, x + 4.0);
        self.road(&[places[0], places[1], places[2], places[3], [right, last]]);
        self.road(&[[left, places[4][1]], places[4], places[5], places[6]]);
        for (location, &place) in Location::all().zip(&places) {
            self.place(location, place, 0.86, 86.0);
        }
        self.retreated(&places, 0.86);
    }

    /// Sea above, land below, the coast between them.
    fn land(&mut self, [x, y, width, height]: Rect, coast: &[f32]) {
        self.easel.brush.rect([x, y, width, height], 8.0, fill(Tone::Sea).edged(Tone::Ink, 2.5));
        let step = width / length(coast.len() - 1);
        let mut d = format!("M{} {}", number(x + 1.5), number(y + coast[0]));
        for (at, pair) in coast.windows(2).enumerate() {
            let (from, to) = (x + length(at) * step, x + length(at + 1) * step);
            let middle = number(f32::midpoint(from, to));
            let [start, end] = [y + pair[0], y + pair[1]].map(number);
            let to = number(to.min(x + width - 1.5));
            let _ = write!(d, "C{middle} {start} {middle} {end} {to} {end}");
        }
        let [bottom, left] = [y + height - 1.5, x + 1.5].map(number);
        let _ = write!(d, "V{bottom}H{left}Z");
        self.easel.brush.path(&d, fill(Tone::Land).edged(Tone::SeaInk, 2.0));
    }

    /// The cliffs that the road runs under.
    fn cliffs(&mut self, [x, y]: [f32; 2], width: f32, scale: f32) {
        self.easel.brush.at(x, y, scale, |brush| {
            art::cliffs(brush, [0.0, 0.0], width / scale, [Tone::Rock, Tone::Land]);
        });
    }

    /// The road from place to place, which runs one way.
    fn road(&mut self, places: &[[f32; 2]]) {
        self.easel.brush.open("g", &[("stroke-dasharray", "2 8")]);
        for pair in places.windows(2) {
            let [[from, high], [to, low]] = [pair[0], pair[1]].map(|place| place.map(number));
            self.easel.brush.path(&format!("M{from} {high}L{to} {low}"), line(Tone::LandInk, 3.5));
        }
        self.easel.brush.close("g");
    }

    /// The way of the last retreat.
    fn retreated(&mut self, places: &[[f32; 2]], scale: f32) {
        let Some((from, to)) = self.retreat else { return };
        let place = |location: Location| places.get(usize::from(location.number()) - 1).copied();
        if let (Some(from), Some(to)) = (place(from), place(to)) {
            self.easel.brush.open("g", &[("class", RECENT)]);
            arrow(&mut self.easel.brush, from, to, 40.0 * scale, [Tone::Gold, Tone::LandInk]);
            self.easel.brush.close("g");
        }
    }

    /// One place with its name and what it gives.
    fn place(&mut self, location: Location, [x, y]: [f32; 2], scale: f32, width: f32) {
        let view = self.view;
        let name = view.map.name(location);
        let marked = format!("{}{}", name.text, board::sign(name.provenance));
        // Letters of this face are a little under half as wide as they are high.
        let columns = times(7.6, width);
        let mut lines = text::wrapped(&marked, columns);
        if lines.len() > 2 {
            let rest = lines.split_off(1).join(" ");
            lines.push(text::short(&rest, columns));
        }
        let ask = (view.marker.onward() == Some(location)).then(|| "retreat".to_owned());
        let part = Part {
            target: target::location(location),
            label: say::location(view, location),
            ask,
            outline: Outline::Disc(x, y, 32.0 * scale),
        };
        let mut under = y + 50.0 * scale + 4.0;
        self.part(&part, |stage| {
            let here = location == view.marker;
            stage.easel.brush.at(x, y, scale, |brush| {
                if here {
                    places::ring(brush);
                }
                places::medallion(brush, location);
                if here {
                    brush.within("g", &[("class", PIECE)], places::marker);
                }
            });
            stage.easel.brush.open("g", &[("class", PLACE_NAME)]);
            for row in &lines {
                let row = text::short(row, columns);
                let style = letters(16.0, Tone::LandInk).middle();
                stage.easel.brush.text(x, under, &row, if here { style.bold() } else { style });
                under += 17.0;
            }
            stage.easel.brush.close("g");
        });
        let what = board::what_is_there(view, location);
        if !what.is_empty() {
            let row = format!("– {what} –");
            self.easel.brush.text(x, under, &row, letters(16.0, Tone::LandInk).middle());
        }
    }
}
