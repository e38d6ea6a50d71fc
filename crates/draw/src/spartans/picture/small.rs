//! The battle in small: the position for a list of games, the picture of its end, and what the box
//! shows.

use std::fmt::Write as _;

use engine::{Ending, Seat, Verdict};
use game_spartans::View;
use game_spartans::action::Kind;
use game_spartans::map::{Area, Areas, WALL_ROW};
use game_spartans::units::{Arm, Contingent, Side};

use super::counters::{self, Face};
use super::grid::Spot;
use super::{clash, land};
use crate::svg::brush::{Brush, Rect, fill, length, line, number};
use crate::svg::glyphs::arrow;
use crate::svg::laurel::{self, greek_shield, persian_shield, wall, wreath};
use crate::svg::{Theme, Tone};

/// Twelve wide, seven high.
const SIZE: Spot = [240.0, 140.0];
/// How large an area is in small.
const CELL: Spot = [15.6, 16.0];

/// The land, and who stands where: Greeks as discs, Persians as blocks, larger where there are more.
pub(in crate::spartans) fn thumbnail(view: &View, theme: Theme) -> String {
    let map = &view.board.map;
    let mut brush = Brush::new(theme, "pm-small");
    brush.rect([0.0, 0.0, SIZE[0], SIZE[1]], 4.0, fill(Tone::Sea));
    brush.rect([0.0, 132.0, SIZE[0], 8.0], 2.0, fill(Tone::Crag));
    // Areas of a row that follow each other are one box: nobody sees their lines here.
    let boxes = |keep: &dyn Fn(Area) -> bool| {
        let mut path = String::new();
        let held = |area: &Area| map.is_open(*area) && keep(*area);
        for first in Areas::full().iter().filter(held) {
            let begins = first.column().checked_sub(1);
            let before = begins.and_then(|column| Area::new(first.row(), column));
            if before.is_some_and(|it| held(&it)) {
                continue;
            }
            let follow = Area::in_row(first.row()).filter(|it| it.column() >= first.column());
            let long = follow.take_while(held).count();
            let [x, y, w, h] = small(first);
            let [x, y, w, h] = [x, y, w, h * length(long)].map(number);
            let _ = write!(path, "M{x} {y}h{w}v{h}h-{w}z");
        }
        path
    };
    brush.path(&boxes(&|_| true), fill(Tone::Land).edged(Tone::Hill, 0.6));
    brush.path(&boxes(&|area| map.is_high(area)), fill(Tone::Ridge));
    let mut stones = String::new();
    for area in Area::in_row(WALL_ROW).filter(|it| map.is_wall(*it)) {
        let [x, y, _, h] = small(area).map(number);
        let _ = write!(stones, "M{x} {y}v{h}");
    }
    brush.path(&stones, line(Tone::Rock, 3.0));
    let [mut greeks, mut persians] = [String::new(), String::new()];
    for side in Side::BOTH {
        let all = view.state.positions.held(side);
        let melees = view.state.positions.melees();
        for area in all {
            let [x, y, w, h] = small(area);
            let units = view.state.positions.stack(side, area).len();
            let reach = 3.4 + length(units);
            let aside = if melees.has(area) { 3.6 } else { 0.0 };
            match side {
                Side::Greek => disc(&mut greeks, [x + w / 2.0 + aside, y + h / 2.0], reach),
                Side::Persian => block(&mut persians, [x + w / 2.0 - aside, y + h / 2.0], reach),
            }
        }
    }
    let washes =
        [fill(Tone::Foe).edged(Tone::FoeArt, 1.2), fill(Tone::Card).edged(Tone::CardInk, 1.2)];
    for (marks, wash) in
        [persians, greeks].iter().zip(washes).filter(|(marks, _)| !marks.is_empty())
    {
        brush.path(marks, wash);
    }
    brush.decoration(SIZE, "pm pm-small")
}

fn small(area: Area) -> Rect {
    let [w, h] = CELL;
    [3.0 + length(area.row()) * w, 4.0 + length(area.column()) * h, w, h]
}

fn disc(d: &mut String, [x, y]: Spot, reach: f32) {
    let [left, y, r, wide] = [x - reach, y, reach, reach * 2.0].map(|it| number(it.round()));
    let _ = write!(d, "M{left} {y}a{r} {r} 0 1 0 {wide} 0a{r} {r} 0 1 0-{wide} 0");
}

fn block(d: &mut String, [x, y]: Spot, reach: f32) {
    let [left, top, wide] = [x - reach, y - reach, reach * 2.0].map(|it| number(it.round()));
    let _ = write!(d, "M{left} {top}h{wide}v{wide}h-{wide}z");
}

/// The victor's shield in a wreath, over a wall that held or fell.
pub(in crate::spartans) fn ending(_: &View, ending: &Ending, theme: Theme) -> String {
    // The first seat is Greek, and wins when the Greeks do: no Spartan is ever sent home.
    let greeks = ending.verdict(Seat::FIRST) == Verdict::Won;
    laurel::ending(theme, |brush| {
        wall(brush, !greeks);
        wreath(brush, [100.0, 62.0], 46.0);
        if greeks {
            greek_shield(brush, [100.0, 60.0], 29.0);
        } else {
            persian_shield(brush, [100.0, 60.0], 28.0);
        }
    })
}

/// What the box shows: the wall between sea and mountain, Persians before it, Greeks behind it.
pub(super) fn emblem_scene(brush: &mut Brush) {
    for (x, y) in [(30.0, 40.0), (120.0, 48.0), (214.0, 38.0), (284.0, 50.0)] {
        brush.at(x, y, 1.0, land::wave);
        brush.at(x + 24.0, y, 1.0, land::wave);
    }
    let coast = "M17 78C60 70 96 92 150 88C200 84 244 96 343 84";
    for (tone, width) in [(Tone::SeaInk, 8.0), (Tone::Sea, 6.4), (Tone::LandInk, 3.0)] {
        brush.path(coast, line(tone, width));
    }
    brush.path("M13.5 79C60 70 96 92 150 88C200 84 244 96 346.5 84V208.5H13.5Z", fill(Tone::Land));
    brush.path("M13 196L30 184L52 194L80 180L108 193L140 182L170 195L204 181L236 194L268 183L300 195L330 182L346 192V208H13Z", fill(Tone::Crag).edged(Tone::LandInk, 1.2));
    wall_across(brush);
    let persians = [
        (Contingent::Medes, Arm::Mixed, 52.0, 116.0),
        (Contingent::Scythians, Arm::Bow, 50.0, 162.0),
        (Contingent::Immortals, Arm::Mixed, 112.0, 138.0),
    ];
    let greeks = [
        (Contingent::Spartans, Arm::Hoplite, 226.0, 138.0),
        (Contingent::Thespians, Arm::Hoplite, 280.0, 114.0),
        (Contingent::Peloponnesians, Arm::Hoplite, 284.0, 162.0),
    ];
    arrow(brush, [112.0, 138.0], [226.0, 138.0], 28.0, [Tone::Gold, Tone::LandInk]);
    for (contingent, arm, x, y) in persians.into_iter().chain(greeks) {
        let kind = Kind { contingent, arm, losses: 0 };
        brush.at(x, y, 0.98, |brush| {
            counters::counter(brush, &printed(kind));
            let quarter = if contingent.side() == Side::Greek { 3 } else { 1 };
            counters::front(brush, quarter, 0.0);
        });
    }
    clash::swords(brush, [168.0, 162.0], 1.0);
}

/// A wall from the shore to the mountain.
fn wall_across(brush: &mut Brush) {
    let mut stones = String::new();
    for at in 0..8 {
        let (y, tooth) = (86.0 + 13.0 * length(at), if at % 2 == 0 { 8.0 } else { 4.0 });
        let _ = write!(stones, "M{} {y}h{}v13h-{}z", 186.0 - tooth, tooth + 4.0, tooth + 4.0);
    }
    brush.path(&stones, fill(Tone::Rock).edged(Tone::LandInk, 1.2));
}

/// A counter of the box, with the numbers that it has where nobody has changed any.
fn printed(kind: Kind) -> Face {
    let values = match (kind.contingent, kind.arm) {
        (Contingent::Spartans, _) => [4, 3, 2],
        (Contingent::Immortals, _) => [4, 2, 3],
        (_, Arm::Hoplite) => [3, 3, 2],
        (_, Arm::Mixed) => [3, 2, 3],
        _ => [1, 1, 4],
    };
    let [melee, defence, movement] = values;
    let unit =
        game_spartans::stack::Unit::fresh(kind.contingent, kind.arm, game_spartans::map::WEST);
    Face {
        unit,
        known: true,
        values: Some(game_spartans::roster::Values { melee, defence, movement }),
        weak: false,
        scale: 0.98,
    }
}
