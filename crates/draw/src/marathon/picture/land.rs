//! The land: everything on the map that never changes at a table.

use std::fmt::Write as _;

use boards::hexes::Way;
use game_marathon::map::{Feature, Hex, Hexes, Map};

use super::grid::{self, Spot};
use super::say;
use crate::svg::Tone;
use crate::svg::brush::{Brush, Letters, fill, letters, line, number};
use crate::svg::glyphs::{EDGE_NAME, PLACE_NAME};

/// The letters of hexes.
const NUMBERS: Letters = letters(9.8, Tone::LandInk);

/// The land and its names; `plain`: without the numbers of hexes, for a picture that is drawn small.
pub(super) fn draw(brush: &mut Brush, map: &Map, plain: bool) {
    let [wide, high] = grid::SIZE;
    brush.rect([0.0, 0.0, wide, high], 8.0, fill(Tone::Panel));
    sea(brush, map);
    shore(brush, map);
    levels(brush, map);
    marsh(brush, map);
    road(brush, map);
    lines(brush, map);
    contours(brush, map);
    waves(brush, map);
    sites(brush, map);
    if plain {
        edges(brush, 34.0, 5);
    } else {
        numbers(brush, map);
        edges(brush, 15.4, 1);
        regions(brush, map);
    }
    brush.rect([0.0, 0.0, wide, high], 8.0, line(Tone::Ink, 2.5));
}

/// The sea, and the ground around the map below it.
fn sea(brush: &mut Brush, map: &Map) {
    let water: Hexes = Hexes::full().iter().filter(|hex| !map.is_land(*hex)).collect();
    brush.path(&grid::hexagons(water, 0.0), fill(Tone::Sea).edged(Tone::Sea, 1.5));
}

/// The land with its shore.
fn shore(brush: &mut Brush, map: &Map) {
    let land = map.land();
    let coast = grid::sides(land.iter(), 0.0, |hex, way| {
        hex.next(way).is_some_and(|next| !map.is_land(next))
    });
    for (tone, width) in [(Tone::SeaInk, 16.0), (Tone::Sea, 13.4), (Tone::LandInk, 7.0)] {
        brush.path(&coast, line(tone, width));
    }
    brush.path(&grid::hexagons(land, 0.0), fill(Tone::Land).edged(Tone::Land, 0.8));
}

/// [2.0a] The levels, each in its shade.
fn levels(brush: &mut Brush, map: &Map) {
    for (level, tone) in [(2, Tone::Hill), (3, Tone::Ridge), (4, Tone::Summit)] {
        let hexes: Hexes = map.land().iter().filter(|hex| map.level(*hex) == level).collect();
        brush.path(&grid::hexagons(hexes, 0.0), fill(tone).edged(tone, 0.8));
    }
}

/// [2.0a] Marsh: water between tufts of reed.
fn marsh(brush: &mut Brush, map: &Map) {
    let mut water = String::new();
    for hex in map.with(Feature::Marsh) {
        let [x, y] = grid::middle(hex);
        for (dx, dy, long) in
            [(-24.0, -3.0, 12.0), (9.0, -8.0, 14.0), (-14.0, 15.0, 30.0), (-8.0, 4.0, 22.0)]
        {
            let _ = write!(water, "M{} {}h{}", number(x + dx), number(y + dy), number(long));
        }
        for (dx, dy) in [(-18.0, 8.0), (18.0, 6.0), (-3.0, 24.0), (-1.0, -2.0)] {
            brush.at(x + dx, y + dy, 1.0, reed);
        }
    }
    brush.within("g", &[("stroke-opacity", "0.5")], |brush| {
        brush.path(&water, line(Tone::BandBlue, 2.4));
    });
}

/// A tuft of reed.
pub(super) fn reed(brush: &mut Brush) {
    brush.stamp("ma-reed", |brush| {
        brush.path("M0 0V-8M-1 0L-5-6M1 0L5-6M-6 0H6", line(Tone::LandInk, 1.1));
    });
}

/// The road from hex to hex.
fn road(brush: &mut Brush, map: &Map) {
    let has = |hex: Hex| map.feature(hex) == Feature::Road;
    let mut path = String::new();
    for hex in map.with(Feature::Road) {
        let [x, y] = grid::middle(hex);
        for way in [Way::UpRight, Way::DownRight, Way::Down] {
            let Some(next) = hex.next(way).filter(|it| has(*it)) else { continue };
            let [to_x, to_y] = grid::middle(next);
            let _ = write!(
                path,
                "M{} {}l{} {}",
                number(x),
                number(y),
                number(to_x - x),
                number(to_y - y)
            );
        }
    }
    brush.path(&path, line(Tone::Rock, 9.0));
    brush.path(&path, line(Tone::Hill, 6.4));
}

/// The grid: firm enough to count hexes, thin enough for what lies on it.
fn lines(brush: &mut Brush, map: &Map) {
    let half = [Way::Up, Way::UpRight, Way::DownRight];
    let land = grid::sides(map.land().iter(), 0.0, |hex, way| {
        half.contains(&way) || hex.next(way).is_none_or(|next| !map.is_land(next))
    });
    brush.within("g", &[("stroke-opacity", "0.42")], |brush| {
        brush.path(&land, line(Tone::LandInk, 0.8));
    });
}

/// [2.0a] Contours: a line where levels meet, with strokes down its slope.
fn contours(brush: &mut Brush, map: &Map) {
    let higher = |hex: Hex, way: Way| {
        hex.next(way)
            .filter(|next| map.is_land(*next))
            .map_or(0, |next| map.level(hex).saturating_sub(map.level(next)))
    };
    let line_up = grid::sides(map.land().iter(), 0.0, |hex, way| higher(hex, way) > 0);
    let mut strokes = String::new();
    for hex in map.land() {
        let [x, y] = grid::middle(hex);
        for way in Way::ALL {
            let fall = higher(hex, way);
            if fall == 0 {
                continue;
            }
            let [[ax, ay], [bx, by]] = grid::side(way);
            let [mx, my] = [f32::midpoint(ax, bx) / grid::HALF, f32::midpoint(ay, by) / grid::HALF];
            // Below a side that lies on top stands the number of the lower hex.
            let long = if way == Way::Down { 2.0 } else { 3.0 + 2.5 * f32::from(fall) };
            for share in [0.2, 0.5, 0.8] {
                let [sx, sy] = [ax + (bx - ax) * share, ay + (by - ay) * share];
                let [dx, dy] = [mx * long, my * long].map(number);
                let _ = write!(strokes, "M{} {}l{dx} {dy}", number(x + sx), number(y + sy));
            }
        }
    }
    brush.path(&line_up, line(Tone::Rock, 2.4));
    brush.path(&strokes, line(Tone::Rock, 1.2));
}

/// Waves on the sea.
fn waves(brush: &mut Brush, map: &Map) {
    let sea = Hexes::full().iter().filter(|hex| !map.is_land(*hex));
    for hex in sea.filter(|hex| (hex.column() * 2 + hex.row()) % 5 == 0 && hex.row() > 17) {
        let [x, y] = grid::middle(hex);
        brush.at(x - 12.0, y + 4.0, 1.0, wave);
    }
}

/// One running wave.
pub(super) fn wave(brush: &mut Brush) {
    brush.stamp("ma-wave", |brush| {
        let crest = "M0 10C8 10 8 0 16 0C22 0 22 7 17 7C14 7 14 3 17 3M10 10H24";
        brush.path(crest, line(Tone::SeaInk, 1.4));
    });
}

/// [8.1d] [8.1e] Beaches with a ship drawn up, camps with their tents.
fn sites(brush: &mut Brush, map: &Map) {
    for hex in map.beaches() {
        let [x, y] = grid::middle(*hex);
        brush.at(x, y, 1.0, ship);
    }
    for hex in map.camps() {
        let [x, y] = grid::middle(*hex);
        brush.at(x, y, 1.0, tents);
    }
}

/// A ship on the sand.
pub(super) fn ship(brush: &mut Brush) {
    brush.stamp("ma-ship", |brush| {
        let sand = "M-29 0L-14.5-25H14.5L29 0L14.5 25H-14.5Z";
        brush.path(sand, line(Tone::BandYellow, 3.4));
        brush.path("M-22 13C-10 22 12 22 22 9L26 5L17 8H-18Z", fill(Tone::Rock));
        brush.path("M0 8V-14M-10-12H10C8-4 8 0 10 4H-10C-8 0-8-4-10-12Z", line(Tone::LandInk, 1.4));
    });
}

/// Tents behind a stake fence.
pub(super) fn tents(brush: &mut Brush) {
    brush.stamp("ma-tents", |brush| {
        let ring = "M-29 0L-14.5-25H14.5L29 0L14.5 25H-14.5Z";
        brush.path(ring, line(Tone::BandSky, 3.4));
        let cloth = fill(Tone::Card).edged(Tone::CardInk, 1.3);
        brush.path("M-20 16L-10-4L0 16ZM0 16L10-4L20 16Z", cloth);
        brush.path("M-10 16L-10 4M10 16L10 4", line(Tone::CardInk, 1.3));
    });
}

/// A name at a place, in a class.
fn named(brush: &mut Brush, [x, y]: Spot, said: &str, style: Letters, class: &str) {
    brush.open("g", &[("class", class)]);
    brush.text(x, y, said, style);
    brush.close("g");
}

/// The printed number of every hex. The first name on the map: by it a page knows when names can be
/// read.
fn numbers(brush: &mut Brush, map: &Map) {
    brush.open("g", &[("class", PLACE_NAME)]);
    for hex in map.land() {
        let [x, y] = grid::middle(hex);
        brush.text(x, y - 19.3, &hex.to_string(), NUMBERS.middle());
    }
    brush.close("g");
}

/// Numbers of columns above, of rows on both sides: every fifth is there however small the map is.
fn edges(brush: &mut Brush, size: f32, each: u8) {
    let style = letters(size, Tone::PanelInk).bold();
    let class = |at: u8| if at == 1 || at.is_multiple_of(5) { EDGE_NAME } else { PLACE_NAME };
    let shown = |at: &u8| *at == 1 || at.is_multiple_of(5) || each == 1;
    for column in (1..=39).filter(shown) {
        let Some(top) = Hex::new(column, 1) else { continue };
        let spot = [grid::middle(top)[0], 30.0];
        named(brush, spot, &format!("{column:02}"), style.middle(), class(column));
    }
    let [x, _, w, _] = grid::ALL;
    for row in (1..=20).filter(shown) {
        let Some(left) = Hex::new(1, row) else { continue };
        let y = grid::middle(left)[1] + 6.0;
        for at in [x / 2.0, x + w + x / 2.0] {
            named(brush, [at, y], &format!("{row:02}"), style.middle(), class(row));
        }
    }
}

/// What the parts of the land are called: in the bands that the numbers of hexes leave free.
fn regions(brush: &mut Brush, map: &Map) {
    for (number, said) in say::REGIONS {
        let Some(hex) = Hex::numbered(number) else { continue };
        let [x, y] = grid::middle(hex);
        let ink = if map.is_land(hex) { Tone::LandInk } else { Tone::SeaInk };
        let style = letters(15.4, ink).bold();
        let (style, x) =
            if hex.column() == 39 { (style.end(), x + 24.0) } else { (style.middle(), x) };
        named(brush, [x, y - 3.0], said, style, EDGE_NAME);
    }
}
