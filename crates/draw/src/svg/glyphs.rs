//! Signs that every game may need: numerals as a stone cutter makes them, dice, the meander.

use std::fmt::Write as _;

use super::brush::{Brush, Rect, fill, length, line, number, times};
use super::palette::Tone;

/// Each digit as a stroke in a box ten wide and sixteen high.
const DIGITS: [&str; 10] = [
    "M5 1C9.6 1 9.6 15 5 15C.4 15 .4 1 5 1Z",
    "M2 4.2L5.6 1V15M2.6 15H8.6",
    "M1.2 4.6C1.4-.2 8.8-.2 8.8 4.4C8.8 8 3.2 10.6 1.2 15H9.2",
    "M1.4 3.2C3-.2 8.6 0 8.6 4.2C8.6 7 6.2 7.5 4.2 7.5C6.8 7.5 9.2 8.5 9.2 11.3C9.2 16 2.6 16.2 1 12.6",
    "M7.2 15V1L.8 10.8H9.6",
    "M8.6 1H2.6L1.9 7.2C5 5.2 9.3 6.4 9.3 10.6C9.3 16 2.6 16.2 1 12.8",
    "M8.4 2.2C4.4-.2.8 5 .8 10.2C.8 16.6 9.3 16.6 9.3 10.5C9.3 5.4 2.2 5 .9 10",
    "M.8 1H9.3L3.8 15",
    "M5 7.3C.8 7.3.8 1 5 1C9.2 1 9.2 7.3 5 7.3C-.2 7.3-.2 15 5 15C10.2 15 10.2 7.3 5 7.3Z",
    "M1.6 13.8C5.6 16.2 9.2 11 9.2 5.8C9.2-.6.7-.6.7 5.5C.7 10.6 7.8 11 9.1 6",
];

/// How wide a numeral is when it is so high.
pub(crate) fn numeral_width(value: u32, height: f32) -> f32 {
    let digits = length(value.to_string().len());
    (digits * 12.0 - 2.0) * height / 16.0
}

/// A number cut in strokes, its top left corner at a place.
pub(crate) fn numeral(brush: &mut Brush, value: u32, [x, y]: [f32; 2], height: f32, tone: Tone) {
    brush.at(x, y, height / 16.0, |brush| {
        brush.open("g", &[("class", tone.stroke())]);
        for (at, digit) in value.to_string().bytes().enumerate() {
            let at = length(at) * 12.0;
            brush.at(at, 0.0, 1.0, |brush| cut(brush, usize::from(digit - b'0'), tone));
        }
        brush.close("g");
    });
}

/// The names of the digits' stamps.
const DIGIT_NAMES: [&str; 10] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];

/// A digit. On a page it is used by its name, and has the tone of what it stands in.
fn cut(brush: &mut Brush, digit: usize, tone: Tone) {
    if brush.is_for_page() {
        brush.stamp(DIGIT_NAMES[digit], |_| {});
    } else {
        brush.path(DIGITS[digit], line(tone, 2.3));
    }
}

/// The stamps of all digits, in the tone of what they stand in.
pub(crate) fn digits(brush: &mut Brush) {
    for (name, stroke) in DIGIT_NAMES.into_iter().zip(DIGITS) {
        brush.stamp(name, |brush| brush.plain_path(stroke, 2.3));
    }
}

/// The same with its middle at a place.
pub(crate) fn numeral_centred(
    brush: &mut Brush,
    value: u32,
    [x, y]: [f32; 2],
    height: f32,
    tone: Tone,
) {
    let place = [x - numeral_width(value, height) / 2.0, y - height / 2.0];
    numeral(brush, value, place, height, tone);
}

/// Where a face has its pips, in thirds.
const fn pips(face: u8) -> &'static [(f32, f32)] {
    match face {
        1 => &[(0.0, 0.0)],
        2 => &[(-1.0, -1.0), (1.0, 1.0)],
        3 => &[(-1.0, -1.0), (0.0, 0.0), (1.0, 1.0)],
        4 => &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)],
        5 => &[(-1.0, -1.0), (1.0, -1.0), (0.0, 0.0), (-1.0, 1.0), (1.0, 1.0)],
        6 => &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 0.0), (1.0, 0.0), (-1.0, 1.0), (1.0, 1.0)],
        _ => &[],
    }
}

/// The names of the dice's stamps, by face; the first is a die that is to be rolled.
const DIE_NAMES: [&str; 7] = ["die-0", "die-1", "die-2", "die-3", "die-4", "die-5", "die-6"];

/// A die, a little tilted as it fell. No face: a die that is to be rolled.
pub(crate) fn die(brush: &mut Brush, [x, y]: [f32; 2], side: f32, face: u8, tilt: f32) {
    let [x, y, tilt, scale] = [x, y, tilt, side / 100.0].map(number);
    let transform = format!("translate({x} {y}) rotate({tilt}) scale({scale})");
    let name = DIE_NAMES.get(usize::from(face)).copied().unwrap_or(DIE_NAMES[0]);
    brush.within("g", &[("transform", &transform)], |brush| {
        brush.stamp(name, |brush| draw_die(brush, face));
    });
}

/// A die of side 100 with its middle at 0, 0.
fn draw_die(brush: &mut Brush, face: u8) {
    let edged = fill(Tone::Card).edged(Tone::CardInk, 5.5);
    brush.rect([-50.0, -50.0, 100.0, 100.0], 20.0, edged);
    for (right, down) in pips(face) {
        brush.disc(right * 26.0, down * 26.0, 9.5, fill(Tone::CardInk));
    }
}

/// The stamps of all faces.
pub(crate) fn dice(brush: &mut Brush) {
    for face in 0..=6 {
        die(brush, [0.0, 0.0], 100.0, face, 0.0);
    }
}

/// A band of the meander, as on a vase.
pub(crate) fn meander(brush: &mut Brush, [x, y, width, height]: Rect, tone: Tone) {
    let unit = height / 5.0;
    let count = times(unit * 6.0, width).max(1);
    let step = width / length(count);
    brush.path(&meander_path(x, y, step, unit, count), line(tone, unit * 0.8));
}

/// One stroke from left to right: up, across, down, back, up, and on to the next key.
fn meander_path(x: f32, y: f32, step: f32, unit: f32, count: usize) -> String {
    let mut d = format!("M{} {}", number(x), number(y + 5.0 * unit));
    let wide = step / 6.0;
    for at in 0..count {
        let from = x + length(at) * step;
        for (right, down) in
            [(0.0, 0.0), (5.0, 0.0), (5.0, 3.6), (2.0, 3.6), (2.0, 1.9), (3.5, 1.9)]
        {
            let _ = write!(d, "L{} {}", number(from + right * wide), number(y + down * unit));
        }
        // Back along the spiral would cross itself: the key is closed by a stroke of its own.
        let _ = write!(d, "M{} {}H{}", number(from), number(y + 5.0 * unit), number(from + step));
        if at + 1 < count {
            let _ = write!(d, "M{} {}", number(from + step), number(y + 5.0 * unit));
        }
    }
    d
}

/// The class of what stands on the map and can be lifted off it for a look.
pub(crate) const PIECE: &str = "piece";

/// The class of the names of places.
pub(crate) const PLACE_NAME: &str = "place-name";

/// The class of the letters and numbers at the edges of a map. They are names of places that a page
/// never hides: where the others are too small to be read it draws these larger.
pub(crate) const EDGE_NAME: &str = "place-name edge";

/// The class of letters on a piece; a page hides them with the names, where nobody could read them.
pub(crate) const INITIALS: &str = "initials";

/// The class of marks that show what happened last; a page hides them once they were seen.
pub(crate) const RECENT: &str = "recent";

/// An arrow from one place to another, bent to its left, that keeps `clear` of both.
pub(crate) fn arrow(brush: &mut Brush, from: [f32; 2], to: [f32; 2], clear: f32, tones: [Tone; 2]) {
    let [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    let long = dx.hypot(dy).max(1.0);
    let [ux, uy] = [dx / long, dy / long];
    let bend = (long * 0.28).min(46.0);
    let top =
        [f32::midpoint(from[0], to[0]) + uy * bend, f32::midpoint(from[1], to[1]) - ux * bend];
    let off = |at: [f32; 2]| {
        let [x, y] = [top[0] - at[0], top[1] - at[1]];
        let far = x.hypot(y).max(1.0);
        [at[0] + x / far * clear, at[1] + y / far * clear]
    };
    bow(brush, [off(from), top, off(to)], tones);
}

/// An arrow along a bow: where it begins, which way it bends, where it ends.
pub(crate) fn bow(brush: &mut Brush, [start, top, end]: [[f32; 2]; 3], tones: [Tone; 2]) {
    // The head is a short dart in the direction in which the bow comes in.
    let [x, y] = [end[0] - top[0], end[1] - top[1]];
    let far = x.hypot(y).max(1.0);
    let [hx, hy] = [x / far, y / far];
    let wing = |side: f32| {
        [end[0] - hx * 15.0 - hy * 8.0 * side, end[1] - hy * 15.0 + hx * 8.0 * side].map(number)
    };
    let [neck_x, neck_y] = [end[0] - hx * 10.0, end[1] - hy * 10.0].map(number);
    let [start_x, start_y] = start.map(number);
    let [top_x, top_y] = top.map(number);
    let bow = format!("M{start_x} {start_y}Q{top_x} {top_y} {neck_x} {neck_y}");
    let ([left_x, left_y], [right_x, right_y], [end_x, end_y]) =
        (wing(1.0), wing(-1.0), end.map(number));
    let head = format!("M{end_x} {end_y}L{left_x} {left_y}L{neck_x} {neck_y}L{right_x} {right_y}Z");
    brush.path(&bow, line(tones[1], 8.0));
    brush.path(&head, fill(tones[0]).edged(tones[1], 4.0));
    brush.path(&bow, line(tones[0], 4.0));
    brush.path(&head, fill(tones[0]));
}
