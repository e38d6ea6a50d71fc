//! The ground of the map card: the pass between sea and cliffs, from the Trachinian plain to the
//! road home, with its places and their names.
//!
//! Nothing here changes at a table: a page fetches it once and keeps it.

use std::fmt::Write as _;

use game_thermopyles::Location;
use game_thermopyles::map::MapCard;

use super::{art, places};
use crate::svg::brush::{Brush, Letters, Rect, fill, length, letters, line, number};
use crate::svg::glyphs::PLACE_NAME;
use crate::svg::{Layout, Tone};
use crate::thermopyles::board;

/// How far the land reaches out into the sea at each place: wide at the plain, a cart's width at
/// the gates.
const COAST: [f32; 9] = [46.0, 48.0, 70.0, 76.0, 64.0, 74.0, 58.0, 46.0, 44.0];
/// The same on a phone.
const NARROW_COAST: [f32; 9] = [28.0, 28.0, 36.0, 42.0, 34.0, 40.0, 32.0, 28.0, 28.0];

/// Where a place lies, how large it is drawn, and how much room its name has.
#[derive(Copy, Clone)]
pub(super) struct Spot {
    pub(super) at: [f32; 2],
    pub(super) scale: f32,
    width: f32,
}

/// The spots of all seven places: in a row on a desk; four, and three below them, on a phone.
pub(super) fn spots(layout: Layout, [x, y, width, _]: Rect) -> [Spot; 7] {
    let spot = |at: u8| {
        let column = f32::from(at);
        match (layout, at) {
            (Layout::Wide, _) => {
                let step = width / 7.0;
                Spot { at: [x + (column + 0.5) * step, y + 128.0], scale: 1.0, width: step - 10.0 }
            }
            (Layout::Narrow, 0..4) => {
                Spot { at: [x + (column + 0.5) * width / 4.0, y + 84.0], scale: 0.86, width: 83.0 }
            }
            (Layout::Narrow, _) => Spot {
                at: [x + (column - 3.5) * width / 3.0, y + 216.0],
                scale: 0.86,
                width: 110.0,
            },
        }
    };
    [0, 1, 2, 3, 4, 5, 6].map(spot)
}

/// Draws all of it.
pub(super) fn draw(brush: &mut Brush, map: &MapCard, layout: Layout, rect: Rect) {
    match layout {
        Layout::Wide => wide(brush, rect),
        Layout::Narrow => narrow(brush, rect),
    }
    for (location, spot) in Location::all().zip(spots(layout, rect)) {
        let [x, y] = spot.at;
        brush.at(x, y, spot.scale, |brush| places::medallion(brush, location));
        name(brush, map, location, spot);
    }
}

/// All seven places in a row.
fn wide(brush: &mut Brush, rect: Rect) {
    let [x, y, width, height] = rect;
    land(brush, rect, &COAST);
    let step = width / 7.0;
    for (at, scale) in [(0.1, 0.66), (5.92, 0.6), (6.5, 0.5)] {
        brush.at(x + at * step, y + 4.0, scale, |brush| {
            art::ship(brush, [Tone::SeaInk, Tone::Sea]);
        });
    }
    for (at, down, rows) in
        [(0.86, 26.0, 3), (1.5, 12.0, 8), (2.2, 44.0, 4), (3.3, 16.0, 6), (4.6, 40.0, 3)]
    {
        art::waves(brush, [x + at * step, y + down], rows, Tone::SeaInk);
    }
    art::waves(brush, [x + 4.9 * step, y + 12.0], 4, Tone::SeaInk);
    cliffs(brush, [x + 10.0, y + height - 2.0], width - 20.0, 1.35);
    road(brush, &spots(Layout::Wide, rect).map(|spot| spot.at));
}

/// Four places, and three below them.
fn narrow(brush: &mut Brush, rect: Rect) {
    let [x, y, width, height] = rect;
    land(brush, rect, &NARROW_COAST);
    art::waves(brush, [x + 14.0, y + 9.0], 4, Tone::SeaInk);
    art::waves(brush, [x + 200.0, y + 12.0], 5, Tone::SeaInk);
    cliffs(brush, [x + 6.0, y + height - 2.0], width - 12.0, 0.8);
    let places = spots(Layout::Narrow, rect).map(|spot| spot.at);
    let (upper, lower) = places.split_at(4);
    // The road leaves the upper row on the right and comes back on the left.
    let [right, left] = [[x + width - 4.0, upper[3][1]], [x + 4.0, lower[0][1]]];
    road(brush, &[upper, &[right]].concat());
    road(brush, &[&[left], lower].concat());
}

/// Sea above, land below, the coast between them.
fn land(brush: &mut Brush, [x, y, width, height]: Rect, coast: &[f32]) {
    brush.rect([x, y, width, height], 8.0, fill(Tone::Sea).edged(Tone::Ink, 2.5));
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
    brush.path(&d, fill(Tone::Land).edged(Tone::SeaInk, 2.0));
}

/// The cliffs that the road runs under.
fn cliffs(brush: &mut Brush, [x, y]: [f32; 2], width: f32, scale: f32) {
    brush.at(x, y, scale, |brush| {
        art::cliffs(brush, [0.0, 0.0], width / scale, [Tone::Rock, Tone::Land]);
    });
}

/// The road from place to place, which runs one way.
fn road(brush: &mut Brush, places: &[[f32; 2]]) {
    brush.open("g", &[("stroke-dasharray", "2 8")]);
    for pair in places.windows(2) {
        let [[from, high], [to, low]] = [pair[0], pair[1]].map(|place| place.map(number));
        brush.path(&format!("M{from} {high}L{to} {low}"), line(Tone::LandInk, 3.5));
    }
    brush.close("g");
}

/// How far letters may be set tighter than they are.
const TIGHTEST: f32 = 0.78;

/// The name of a place, and what it gives. No line is wider than its place, whatever the font.
fn name(brush: &mut Brush, map: &MapCard, location: Location, spot: Spot) {
    let name = map.name(location);
    let marked = format!("{}{}", name.text, board::sign(name.provenance));
    let ink = letters(if spot.scale < 1.0 { 16.0 } else { 17.0 }, Tone::LandInk).middle();
    let [x, y] = spot.at;
    let mut under = y + 50.0 * spot.scale + 6.0;
    brush.open("g", &[("class", PLACE_NAME)]);
    for line in in_lines(&marked, spot.width, ink) {
        write(brush, [x, under], &line, (ink, spot.width));
        under += 18.0;
    }
    brush.close("g");
    let what = board::what_is_there(map, location);
    if !what.is_empty() {
        write(brush, [x, under], &format!("– {what} –"), (ink, spot.width));
    }
}

/// A name in as many lines as it needs, two at the most.
fn in_lines(name: &str, room: f32, ink: Letters) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in name.split(' ') {
        match lines.last_mut() {
            Some(line) if lines_up(line, word, room, ink) => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    if lines.len() > 2 {
        let rest = lines.split_off(1).join(" ");
        lines.push(rest);
    }
    lines
}

/// Whether a word has room behind what stands in a line.
fn lines_up(line: &str, word: &str, room: f32, ink: Letters) -> bool {
    ink.width(&format!("{line} {word}")) <= room
}

/// A line that keeps to its room: set tighter where it must be, and cut short at last.
fn write(brush: &mut Brush, [x, y]: [f32; 2], line: &str, (ink, room): (Letters, f32)) {
    if ink.width(line) <= room {
        brush.text(x, y, line, ink);
    } else {
        let cut = ink.fitted(line, room / TIGHTEST);
        let wide = ink.width(&cut).min(room);
        brush.text(x, y, &cut, ink.held(wide));
    }
}
