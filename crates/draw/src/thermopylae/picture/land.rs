//! The map: sea, plain, mountains and what cannot be crossed.

use std::fmt::Write as _;

use game_thermopylae::Place;
use game_thermopylae::map::{Terrain, Territory};

use super::chart::{Plot, Spot, overlap, path};
use super::{Canvas, Outline, Part, arms};
use crate::svg::Tone;
use crate::svg::brush::{Brush, Rect, bare, fill, length, letters, line, number, times};
use crate::svg::glyphs::PLACE_NAME;
use crate::text;
use crate::thermopylae::words::picture as say;
use crate::thermopylae::{target, values};

/// How far the ring of a place that may be chosen lies inside its border.
const INSIDE: f32 = 5.0;

/// The tone of a place.
const fn ground(territory: &Territory) -> Tone {
    match territory.elevation {
        0 => Tone::Land,
        1 => Tone::Hill,
        2 => Tone::Ridge,
        _ => Tone::Summit,
    }
}

impl Canvas<'_> {
    /// A part of the map, seen through a window: the places named can be used, the others are only
    /// there to be seen.
    pub(super) fn map(&mut self, window: Rect, [left, top]: Spot, places: &[Place]) {
        // One window shows a part of the map that no other shows, so its corner names it.
        let id =
            format!("{}-{}-{}", self.easel.scene.frame.layout.prefix(), number(left), number(top))
                .replace('.', "-");
        self.easel
            .brush
            .within("clipPath", &[("id", &id)], |brush| brush.rect(window, 6.0, bare()));
        self.easel.brush.open("g", &[("clip-path", &format!("url(#{id})"))]);
        let [x, y] = [window[0] - left, window[1] - top].map(number);
        self.easel.brush.open("g", &[("transform", &format!("translate({x} {y})"))]);
        self.sea();
        self.heights();
        self.lands();
        self.cliffs();
        for at in 0..self.plots.len() {
            if places.contains(&self.plots[at].0.place) {
                self.place(at);
            }
        }
        self.marks(places);
        self.easel.brush.close("g");
        self.easel.brush.close("g");
        self.easel.brush.rect(window, 6.0, line(Tone::Ink, 2.5));
    }

    /// The sea with its waves, and lines that follow the coast.
    fn sea(&mut self) {
        let brush = &mut self.easel.brush;
        brush.rect([-10.0, -10.0, 960.0, 700.0], 0.0, fill(Tone::Sea));
        let mut coast = String::new();
        for (_, plot) in &self.plots {
            coast.push_str(&plot.path());
        }
        for (_, plot) in self.closed.iter().filter(|(sea, _)| !sea) {
            coast.push_str(&plot.path());
        }
        for (tone, width) in [
            (Tone::SeaInk, 27.0),
            (Tone::Sea, 25.6),
            (Tone::SeaInk, 17.0),
            (Tone::Sea, 15.0),
            (Tone::SeaInk, 7.0),
        ] {
            brush.path(&coast, line(tone, width));
        }
        for (_, plot) in self.closed.iter().filter(|(sea, _)| *sea) {
            let [_, _, width, height] = plot.bounds();
            let [x, y] = plot.middle;
            let crests = times(34.0, width).min(3);
            let row = [x - 12.0 * length(crests), y - 16.0, 34.0 * length(crests), 28.0];
            let hidden = self.covered.iter().any(|&aside| overlap(aside, row));
            if width > 60.0 && height > 40.0 && y > 14.0 && !hidden {
                arms::waves(brush, [x - 12.0 * length(crests), y - 5.0], crests);
            }
        }
    }

    /// [R10] The high mountains, where nobody can go.
    fn heights(&mut self) {
        for (_, plot) in self.closed.iter().filter(|(sea, _)| !sea) {
            let brush = &mut self.easel.brush;
            brush.path(&plot.path(), fill(Tone::Crag).edged(Tone::Crag, 1.5));
        }
        for (_, plot) in self.closed.iter().filter(|(sea, _)| !sea) {
            arms::crags(&mut self.easel.brush, plot);
        }
    }

    /// The land of every place. It lies under all that belongs to places, so that a name or a
    /// counter may reach over a border.
    fn lands(&mut self) {
        for (territory, plot) in &self.plots {
            let brush = &mut self.easel.brush;
            brush.path(&plot.path(), fill(ground(territory)).edged(Tone::LandInk, 1.3));
            relief(brush, plot, territory.elevation);
        }
    }

    /// A place: its name, its height, and who stands there.
    fn place(&mut self, at: usize) {
        let (territory, plot) = (self.plots[at].0, self.plots[at].1.clone());
        let place = territory.place;
        let [x, _] = plot.middle;
        let [_, top, ..] = plot.bounds();
        let part = Part {
            target: target::place(place),
            label: say::place(self.view, territory),
            ask: self.meant(place),
            outline: Outline::Land(path(&plot.inset(INSIDE)), [x, top + 9.0]),
        };
        self.part(&part, |stage| {
            // The land itself is drawn; this takes the clicks on it.
            let whole = [("pointer-events", "all")];
            stage.easel.brush.within("g", &whole, |brush| brush.path(&plot.path(), bare()));
            stage.recent_place(place, &plot);
            stage.name(territory, &plot);
            stage.stack(territory, &plot);
        });
    }

    /// What is meant by a click on a place that cannot be chosen: to attack it.
    fn meant(&self, place: Place) -> Option<String> {
        let state = &self.view.state;
        (state.holder(place) == Some(state.side.enemy()) && state.round > 0)
            .then(|| format!("attack {place}"))
    }

    /// The name of a place, in the lines that its land has room for.
    fn name(&mut self, territory: &Territory, plot: &Plot) {
        let mark = values::place_sign(&self.view.board.map, territory.provenance);
        let name = format!("{}{mark}", territory.name);
        let (mut spot, mut room) = plot.room;
        if territory.terrain == Terrain::Camp {
            let [left, top, width, _] = plot.bounds();
            (spot, room) = ([left + width / 2.0 - 4.0, top + 60.0], width - 8.0);
        }
        let ink = letters(16.0, Tone::LandInk).middle();
        let room = (room + 4.0).clamp(62.0, 130.0);
        let lines = if ink.width(&name) <= room {
            vec![name]
        } else {
            in_two(&name).into_iter().map(|it| ink.fitted(&it, room + 45.0)).collect()
        };
        let widest = lines.iter().map(|row| ink.width(row)).fold(0.0, f32::max);
        // A name that leaves its land leaves it on the side where the land is wider.
        let x = if widest > room { f32::midpoint(spot[0], plot.middle[0]) } else { spot[0] };
        let last = spot[1] - 7.0;
        self.easel.brush.open("g", &[("class", PLACE_NAME)]);
        for (at, row) in lines.iter().enumerate() {
            let above = length(lines.len() - 1 - at) * 16.0;
            self.easel.brush.text(x, last - above, row, ink);
        }
        self.easel.brush.close("g");
    }

    /// [A3] Cliffs between places that touch and lie too far apart in height.
    fn cliffs(&mut self) {
        for (at, (territory, plot)) in self.plots.iter().enumerate() {
            for (other, beside) in &self.plots[at + 1..] {
                if !self.view.board.map.cliffs(territory.place).has(other.place) {
                    continue;
                }
                if let Some([from, to]) = shared(plot, beside) {
                    let upper = if territory.elevation > other.elevation { plot } else { beside };
                    arms::cliff(&mut self.easel.brush, from, to, upper.middle);
                }
            }
        }
    }
}

/// A name in two lines that are as nearly as long as can be; in one line if it is one word.
fn in_two(name: &str) -> Vec<String> {
    let splits = name.match_indices(' ').map(|(at, _)| [&name[..at], &name[at + 1..]]);
    let longer = |lines: &[&str; 2]| lines.map(text::width).into_iter().max();
    match splits.min_by_key(longer) {
        Some(lines) => lines.map(str::to_owned).to_vec(),
        None => vec![name.to_owned()],
    }
}

/// The border that two pieces of land share.
fn shared(one: &Plot, other: &Plot) -> Option<[Spot; 2]> {
    let near = |a: &Spot, b: &Spot| (a[0] - b[0]).abs() < 1.5 && (a[1] - b[1]).abs() < 1.5;
    let mut common = one.corners.iter().filter(|a| other.corners.iter().any(|b| near(a, b)));
    Some([*common.next()?, *common.next()?])
}

/// Hachures along the edge of a mountain: as many rows as it is high.
fn relief(brush: &mut Brush, plot: &Plot, elevation: u8) {
    let mut d = String::new();
    for row in 0..elevation {
        let outer = f32::from(row) * 5.0 + 1.5;
        let (from, to) = (plot.inset(outer), plot.inset(outer + 4.0));
        for at in 0..from.len() {
            let next = (at + 1) % from.len();
            hatch(&mut d, [from[at], from[next]], [to[at], to[next]], 7.0 - f32::from(row));
        }
    }
    if !d.is_empty() {
        brush.path(&d, line(Tone::Rock, 1.1));
    }
}

/// Strokes from one line to another, so far apart.
fn hatch(d: &mut String, outer: [Spot; 2], inner: [Spot; 2], apart: f32) {
    let [a, b] = outer;
    let count = times(apart, (b[0] - a[0]).hypot(b[1] - a[1]));
    let between = |[from, to]: [Spot; 2], share: f32| {
        [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share].map(number)
    };
    for at in 0..count {
        let share = (length(at) + 0.5) / length(count);
        let ([x1, y1], [x2, y2]) = (between(outer, share), between(inner, share));
        let _ = write!(d, "M{x1} {y1}L{x2} {y2}");
    }
}
