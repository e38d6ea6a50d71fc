//! The land: everything on the map that never changes at a table.

use std::fmt::Write as _;

use boards::squares::Eighth;
use game_spartans::map::{Area, Areas, EAST, IMMORTAL_ROW, Map, PERSIAN_ROW, ROWS, WEST, name};

use super::grid::{Grid, Spot};
use super::say;
use crate::svg::Tone;
use crate::svg::brush::{Brush, Letters, fill, length, letters, line, number, times};
use crate::svg::glyphs::{EDGE_NAME, PLACE_NAME};

/// The letters of names.
const NAMES: Letters = letters(15.4, Tone::LandInk);
/// The letters of names on the sea.
const SEA_NAMES: Letters = letters(15.4, Tone::SeaInk);

/// The land and its names.
pub(super) fn draw(brush: &mut Brush, map: &Map, grid: Grid) {
    let [wide, high] = grid.size;
    brush.rect([0.0, 0.0, wide, high], 6.0, fill(Tone::Sea));
    margins(brush, grid);
    shore(brush, map, grid);
    let high_ground: Areas =
        map.land().iter().filter(|it| map.is_high(*it)).fold(Areas::NONE, with);
    brush.path(&grid.path(high_ground, 0.0), fill(Tone::Ridge));
    road(brush, map, grid);
    hachures(brush, map, grid);
    lines(brush, map, grid);
    waves(brush, map, grid);
    mountain(brush, grid);
    wall(brush, map, grid);
    entries(brush, grid);
    names(brush, map, grid);
    brush.rect([0.0, 0.0, wide, high], 6.0, line(Tone::Ink, 2.5));
}

fn with(mut areas: Areas, area: Area) -> Areas {
    areas.add(area);
    areas
}

/// The ground beside the first and the last row, as far as no water lies there.
fn margins(brush: &mut Brush, grid: Grid) {
    let ([x, y, w, h], [wide, high]) = (grid.all(), grid.size);
    let sides = if grid.tall {
        [[x, 0.0, w, y], [x, y + h, w, high - y - h]]
    } else {
        [[0.0, y, x, h], [x + w, y, wide - x - w, h]]
    };
    for side in sides {
        brush.rect(side, 0.0, fill(Tone::Land));
    }
}

/// The land with a round shore.
fn shore(brush: &mut Brush, map: &Map, grid: Grid) {
    let land = grid.path(map.land(), 0.0);
    for (tone, width) in [(Tone::SeaInk, 13.0), (Tone::Sea, 11.0), (Tone::LandInk, 7.6)] {
        brush.path(&land, line(tone, width));
    }
    brush.path(&land, fill(Tone::Land).edged(Tone::Land, 6.0));
}

/// [2.1.1a] The road, from row to row.
fn road(brush: &mut Brush, map: &Map, grid: Grid) {
    let mut path = String::new();
    for area in map.land().iter().filter(|it| map.has_road(*it)) {
        let [x, y] = grid.middle(area);
        for way in [Eighth::DownLeft, Eighth::Down, Eighth::DownRight] {
            let Some(next) = area.next(way).filter(|it| map.has_road(*it)) else { continue };
            let [to_x, to_y] = grid.middle(next);
            let _ = write!(path, "M{} {}L{} {}", number(x), number(y), number(to_x), number(to_y));
        }
    }
    brush.path(&path, line(Tone::Rock, 7.0));
    brush.path(&path, line(Tone::Hill, 5.0));
}

/// [2.1.1a] The slopes of a mound: strokes that run down from its top, and its level.
fn hachures(brush: &mut Brush, map: &Map, grid: Grid) {
    let mut path = String::new();
    for area in map.land().iter().filter(|it| map.is_high(*it)) {
        let [x, y, w, h] = grid.rect(area);
        for way in [Eighth::Up, Eighth::Right, Eighth::Down, Eighth::Left] {
            if area.next(way).is_none_or(|next| map.is_high(next)) {
                continue;
            }
            let [right, down] = grid.step(way);
            let long = if right.abs() > 0.5 { h } else { w };
            let count = times(6.0, long);
            for at in 0..count {
                let along = (length(at) + 0.5) / length(count);
                // Below lies the name of the area.
                let low = !grid.tall && (down > 0.5 || (right.abs() > 0.5 && along > 0.76));
                let deep = match (low, at % 2) {
                    (true, _) => 2.5,
                    (_, 0) => 9.0,
                    _ => 6.0,
                };
                let [sx, sy] = if right.abs() > 0.5 {
                    [x + f32::midpoint(right, 1.0) * w, y + along * h]
                } else {
                    [x + along * w, y + f32::midpoint(down, 1.0) * h]
                };
                let [dx, dy] = [-right * deep, -down * deep].map(number);
                let _ = write!(path, "M{} {}l{dx} {dy}", number(sx), number(sy));
            }
        }
        if !grid.tall {
            brush.at(x + w - 13.0, y + h - 8.5, 1.0, |brush| {
                let peak = fill(Tone::Panel).edged(Tone::PanelInk, 1.2);
                brush.path("M-10 5L-2-8L3 0L5-3L10 5Z", peak);
            });
        }
    }
    brush.path(&path, line(Tone::LandInk, 1.3));
}

/// The grid: firm on land, thin on water.
fn lines(brush: &mut Brush, map: &Map, grid: Grid) {
    let water = Areas::full().minus(map.land());
    brush.within("g", &[("stroke-opacity", "0.35")], |brush| {
        brush.path(&grid.path(water, 0.0), line(Tone::SeaInk, 0.8));
    });
    brush.within("g", &[("stroke-opacity", "0.55")], |brush| {
        brush.path(&grid.path(map.land(), 0.0), line(Tone::LandInk, 0.9));
    });
}

/// Waves on the water.
fn waves(brush: &mut Brush, map: &Map, grid: Grid) {
    let water = Areas::full().minus(map.land());
    // The second column has the name of the sea.
    let free = |it: &Area| (it.row() + it.column()) % 2 == 0 && (grid.tall || it.column() != 1);
    for area in water.iter().filter(free) {
        let [x, y, w, _] = grid.rect(area);
        brush.at(x + w / 2.0 - 20.0, y + 9.0, 1.0, |brush| {
            wave(brush);
            if !grid.tall {
                brush.at(24.0, 0.0, 1.0, wave);
            }
        });
    }
}

/// One running wave.
pub(super) fn wave(brush: &mut Brush) {
    brush.stamp("sp-wave", |brush| {
        let crest = "M0 10C8 10 8 0 16 0C22 0 22 7 17 7C14 7 14 3 17 3M10 10H24";
        brush.path(crest, line(Tone::SeaInk, 1.4));
    });
}

/// [2.1.1a] The mountain beyond the last column.
fn mountain(brush: &mut Brush, grid: Grid) {
    let ([x, y, _, h], [wide, high]) = (grid.all(), grid.size);
    let long = if grid.tall { h } else { wide };
    let count = times(30.0, long);
    let step = long / length(count);
    let mut edge = String::new();
    for at in 0..count {
        let along = (length(at) + 0.5) * step;
        let deep = if at % 2 == 0 { 3.0 } else { 6.0 };
        let (peak, foot) = if grid.tall {
            ([x - deep, y + along], [x, y + along + step / 2.0])
        } else {
            ([along, y + h + deep], [along + step / 2.0, y + h])
        };
        for [px, py] in [peak, foot] {
            let _ = write!(edge, "L{} {}", number(px), number(py));
        }
    }
    let crag = fill(Tone::Crag).edged(Tone::LandInk, 1.2);
    if grid.tall {
        brush.path(
            &format!("M{} {}{edge}L0 {}L0 {}Z", number(x), number(y), number(y + h), number(y)),
            crag,
        );
    } else {
        let foot = number(y + h);
        brush.path(
            &format!("M0 {foot}{edge}L{} {}L0 {}Z", number(wide), number(high), number(high)),
            crag,
        );
        for at in 0..count {
            brush.at((length(at) + 0.5) * step, (y + h + high) / 2.0 + 3.0, 1.0, peak);
        }
    }
}

/// One peak of the mountain.
pub(super) fn peak(brush: &mut Brush) {
    brush.stamp("sp-crag", |brush| {
        brush.path("M-11 7L-3-9L1-3L4-6L12 7Z", line(Tone::LandInk, 1.2));
        brush.path("M-3-9L-1 0L-4 5M4-6L6 1", line(Tone::LandInk, 0.9));
    });
}

/// [Q1] The wall, on the Persian side of its areas: stones with battlements.
fn wall(brush: &mut Brush, map: &Map, grid: Grid) {
    let (mut stones, mut joints) = (String::new(), String::new());
    for area in map.land().iter().filter(|it| map.is_wall(*it)) {
        let [x, y, w, h] = grid.rect(area);
        let long = if grid.tall { w } else { h };
        let count = times(11.0, long).max(2);
        let step = long / length(count);
        for at in 0..count {
            let along = length(at) * step;
            let tooth = if at % 2 == 0 { 6.0 } else { 3.0 };
            let [sx, sy, sw, sh] = if grid.tall {
                [x + along, y - tooth, step, tooth + 3.0]
            } else {
                [x - tooth, y + along, tooth + 3.0, step]
            };
            let _ = write!(
                stones,
                "M{} {}h{}v{}h-{}z",
                number(sx),
                number(sy),
                number(sw),
                number(sh),
                number(sw)
            );
        }
        let _ = if grid.tall {
            write!(joints, "M{} {}h{}", number(x), number(y), number(w))
        } else {
            write!(joints, "M{} {}v{}", number(x), number(y), number(h))
        };
    }
    brush.path(&stones, fill(Tone::Rock).edged(Tone::LandInk, 1.2));
    brush.path(&joints, line(Tone::Land, 0.8));
}

/// [2.1a] [7.0.2a] Where Persians come in: darts that point into the first row and into the last.
fn entries(brush: &mut Brush, grid: Grid) {
    for (row, way) in [(PERSIAN_ROW, EAST), (IMMORTAL_ROW, WEST)] {
        for area in Area::in_row(row) {
            let [x, y, w, h] = grid.rect(area);
            let [right, down] = grid.step(way.eighth());
            let turn = format!(
                "translate({} {}) rotate({})",
                number(x + w / 2.0 - right * (w / 2.0 + 8.0)),
                number(y + h / 2.0 - down * (h / 2.0 + 8.0) - if grid.tall { 0.0 } else { 20.0 }),
                number(down.atan2(right).to_degrees())
            );
            brush.within("g", &[("transform", &turn)], |brush| {
                let tones = if row == PERSIAN_ROW {
                    fill(Tone::Foe).edged(Tone::FoeArt, 1.2)
                } else {
                    fill(Tone::Gold).edged(Tone::GoldInk, 1.2)
                };
                brush.path("M-5-6L6 0L-5 6L-2 0Z", tones);
            });
        }
    }
}

/// A letter or a number at the edge: it is seen, and can be read, however small the map is.
fn at_edge(brush: &mut Brush, [x, y]: Spot, said: &str, style: Letters) {
    brush.open("g", &[("class", EDGE_NAME)]);
    brush.text(x, y, said, style.middle());
    brush.close("g");
}

/// A name on the map.
fn named(brush: &mut Brush, [x, y]: Spot, said: &str, style: Letters) {
    brush.open("g", &[("class", PLACE_NAME)]);
    brush.text(x, y, said, style);
    brush.close("g");
}

/// Letters of rows, numbers of columns, and on a desk the name of every area.
fn names(brush: &mut Brush, map: &Map, grid: Grid) {
    let [x, y, w, h] = grid.all();
    let [cell_w, cell_h] = grid.cell;
    for row in 0..ROWS {
        let letter = char::from(b'A' + row).to_string();
        if grid.tall {
            let middle = y + (length(row) + 0.5) * cell_h + 7.0;
            at_edge(brush, [x + w + 13.0, middle], &letter, SEA_NAMES.bold());
        } else {
            let middle = x + (length(row) + 0.5) * cell_w;
            at_edge(brush, [middle, y - 6.0], &letter, SEA_NAMES.bold());
        }
    }
    for area in Area::in_row(PERSIAN_ROW) {
        let number = (area.column() + 1).to_string();
        let [ax, ay, aw, ah] = grid.rect(area);
        let spots = if grid.tall {
            [[ax + aw / 2.0 - 12.5, y - 4.0], [ax + aw / 2.0 - 12.5, y + h + 18.0]]
        } else {
            [[x / 2.0 - 1.0, ay + ah / 2.0 + 8.0], [grid.size[0] - x / 2.0, ay + ah / 2.0 + 8.0]]
        };
        for spot in spots {
            at_edge(brush, spot, &number, NAMES);
        }
    }
    if !grid.tall {
        for area in Areas::full() {
            let [ax, ay, _, ah] = grid.rect(area);
            // On water it keeps clear of the shore.
            let (style, up): (_, f32) =
                if map.is_open(area) { (NAMES, 4.0) } else { (SEA_NAMES, 13.0) };
            named(brush, [ax + up.max(5.5), ay + ah - up], &name(area).to_string(), style);
        }
        labels(brush, map, grid);
    }
}

/// What the parts of the land are called, where there is room for it beside the grid.
fn labels(brush: &mut Brush, map: &Map, grid: Grid) {
    let ([x, y, w, h], [cell, _]) = (grid.all(), grid.cell);
    let below = y + h + 23.0;
    plate(brush, [x + cell, below], say::PERSIANS_ENTER);
    plate(brush, [x + 7.0 * cell, below], say::WALL);
    plate(brush, [x + w - cell, below], say::PATH);
    if let Some(top) = map.land().iter().filter(|it| map.is_high(*it)).last() {
        plate(brush, [grid.middle(top)[0], below], say::MOUND);
    }
    let free = |area: Area| !map.is_open(area);
    let middle = Area::in_column(1).filter(|it| free(*it)).collect::<Vec<_>>();
    if let (Some(first), Some(last)) = (middle.first(), middle.last()) {
        let [left, top, _, _] = grid.rect(*first);
        let [right, ..] = grid.rect(*last);
        let style = letters(22.0, Tone::SeaInk).middle();
        named(brush, [f32::midpoint(left, right + cell), top + 36.0], say::SEA, style);
    }
}

/// A name on a plate.
fn plate(brush: &mut Brush, [x, y]: Spot, said: &str) {
    let style = letters(15.4, Tone::PanelInk);
    let wide = style.width(said) + 12.0;
    let whole = [x - wide / 2.0, y - 15.0, wide, 21.0];
    brush.open("g", &[("class", PLACE_NAME)]);
    brush.rect(whole, 5.0, fill(Tone::Panel).edged(Tone::PanelInk, 1.0));
    brush.text(x, y, said, style.middle());
    brush.close("g");
}
