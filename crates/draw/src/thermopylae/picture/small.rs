//! The battle in small: the position for a list of games, and the picture of its end.

use std::fmt::Write as _;

use engine::{Ending, Seat, Verdict};
use game_thermopylae::map::Point;
use game_thermopylae::{Place, Side, View};

use super::chart::{Chart, Spot};
use crate::svg::brush::{Brush, fill, number};
use crate::svg::laurel::{self, greek_shield, persian_shield, wall, wreath};
use crate::svg::{Theme, Tone};

/// Twelve wide, seven high.
const SIZE: Spot = [240.0, 140.0];

/// The land, and who stands where: Greeks as discs, Persians as blocks, larger where there are more.
pub(in crate::thermopylae) fn thumbnail(view: &View, theme: Theme) -> String {
    let map = &view.board.map;
    let chart = Chart::new(map, SIZE);
    let mut brush = Brush::new(theme, "pm-small");
    brush.rect([0.0, 0.0, SIZE[0], SIZE[1]], 4.0, fill(Tone::Sea));
    let heights = map.closed.iter().filter(|it| !it.sea).map(|it| it.corners.as_slice());
    brush.path(&outlines(&chart, heights), fill(Tone::Crag));
    let lands = map.territories.iter().map(|it| it.corners.as_slice());
    brush.path(&outlines(&chart, lands), fill(Tone::Land).edged(Tone::Hill, 1.0));
    let [mut greeks, mut persians] = [String::new(), String::new()];
    for territory in &map.territories {
        let middle = chart.plot(territory).middle.map(f32::round);
        match view.state.holder(territory.place) {
            Some(Side::Greek) => disc(&mut greeks, middle, reach(view, territory.place)),
            Some(Side::Persian) => block(&mut persians, middle, reach(view, territory.place)),
            None => {}
        }
    }
    let washes =
        [fill(Tone::Foe).edged(Tone::FoeArt, 1.5), fill(Tone::Card).edged(Tone::CardInk, 1.5)];
    for (marks, wash) in
        [persians, greeks].iter().zip(washes).filter(|(marks, _)| !marks.is_empty())
    {
        brush.path(marks, wash);
    }
    brush.decoration(SIZE, "pm pm-small")
}

/// Outlines in one path, to the next whole unit: nobody sees a fraction of one here. Each corner is
/// written as its way from the last, which takes least room.
fn outlines<'a>(chart: &Chart, all: impl Iterator<Item = &'a [Point]>) -> String {
    let mut d = String::new();
    for corners in all {
        let mut last: Option<Spot> = None;
        for corner in chart.corners(corners) {
            let corner = corner.map(f32::round);
            match last {
                None => pair(&mut d, 'M', corner),
                Some([x, y]) => pair(&mut d, 'l', [corner[0] - x, corner[1] - y]),
            }
            last = Some(corner);
        }
        d.push('z');
    }
    d
}

fn pair(d: &mut String, command: char, spot: Spot) {
    let [x, y] = spot.map(number);
    let between = if y.starts_with('-') { "" } else { " " };
    let _ = write!(d, "{command}{x}{between}{y}");
}

/// How far a stack's mark reaches from its middle.
fn reach(view: &View, place: Place) -> f32 {
    match view.state.stack(place).size() {
        ..=1 => 3.0,
        2..=3 => 4.0,
        4..=9 => 5.5,
        10..=29 => 7.5,
        _ => 10.0,
    }
}

fn disc(d: &mut String, [x, y]: Spot, reach: f32) {
    let [left, y, r, wide] = [x - reach, y, reach, reach * 2.0].map(number);
    let _ = write!(d, "M{left} {y}a{r} {r} 0 1 0 {wide} 0a{r} {r} 0 1 0-{wide} 0");
}

fn block(d: &mut String, [x, y]: Spot, reach: f32) {
    let [left, top, wide] = [x - reach, y - reach, reach * 2.0].map(number);
    let _ = write!(d, "M{left} {top}h{wide}v{wide}h-{wide}z");
}

/// The victor's shield in a wreath, over a wall that held or fell; two shields where neither won.
pub(in crate::thermopylae) fn ending(view: &View, ending: &Ending, theme: Theme) -> String {
    let winner = Seat::all(2).find(|&seat| ending.verdict(seat) == Verdict::Won);
    let side = winner.and_then(|seat| view.state.side_of(seat));
    laurel::ending(theme, |brush| {
        wall(brush, side == Some(Side::Persian));
        match side {
            Some(Side::Greek) => {
                wreath(brush, [100.0, 62.0], 46.0);
                greek_shield(brush, [100.0, 60.0], 29.0);
            }
            Some(Side::Persian) => {
                wreath(brush, [100.0, 62.0], 46.0);
                persian_shield(brush, [100.0, 60.0], 28.0);
            }
            None => {
                greek_shield(brush, [64.0, 60.0], 29.0);
                persian_shield(brush, [138.0, 60.0], 28.0);
            }
        }
    })
}
