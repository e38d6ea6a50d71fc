//! The ground of the map: sea, plain, mountains, what cannot be crossed, and the names of places.
//!
//! Nothing here changes at a table: a page fetches it once and keeps it.

use std::fmt::Write as _;

use game_thermopylae::Place;
use game_thermopylae::map::{Map, Terrain, Territory};

use super::arms;
use super::chart::{Chart, Plot, Spot, overlap};
use crate::svg::Tone;
use crate::svg::brush::{Brush, Rect, fill, length, letters, line, number, times};
use crate::svg::glyphs::PLACE_NAME;
use crate::text;
use crate::thermopylae::values;

/// The tone of a place.
const fn tone(territory: &Territory) -> Tone {
    match territory.elevation {
        0 => Tone::Land,
        1 => Tone::Hill,
        2 => Tone::Ridge,
        _ => Tone::Summit,
    }
}

/// The map as it is drawn.
pub(super) struct Land<'a> {
    pub(super) map: &'a Map,
    /// How large the whole map is drawn, whatever part of it is shown.
    pub(super) size: Spot,
    /// Every territory with its piece of land.
    pub(super) plots: Vec<(&'a Territory, Plot)>,
    /// Sea and high mountains.
    closed: Vec<(bool, Plot)>,
    /// Parts of the map that something lies on.
    pub(super) covered: &'static [Rect],
}

impl<'a> Land<'a> {
    /// A map drawn so large.
    pub(super) fn new(map: &'a Map, size: Spot) -> Self {
        let chart = Chart::new(map, size);
        let plots = map.territories.iter().map(|it| (it, chart.plot(it))).collect();
        let closed = map.closed.iter();
        let closed = closed.map(|it| (it.sea, Plot::new(chart.corners(&it.corners)))).collect();
        Self { map, size, plots, closed, covered: &[] }
    }

    /// The piece of land of a place.
    pub(super) fn plot(&self, place: Place) -> Option<&Plot> {
        self.plots.iter().find(|(it, _)| it.place == place).map(|(_, plot)| plot)
    }

    /// Where the counters of a place stand.
    pub(super) fn foot(&self, place: Place) -> Option<Spot> {
        self.plot(place).map(|plot| [plot.room.0[0], plot.room.0[1] + 18.0])
    }

    /// Whether nothing can ever stand in a part of the map.
    pub(super) fn is_empty(&self, part: Rect) -> bool {
        !self.plots.iter().any(|(_, plot)| overlap(plot.bounds(), part))
    }

    /// Draws all of it.
    pub(super) fn draw(&self, brush: &mut Brush) {
        self.sea(brush);
        self.heights(brush);
        self.lands(brush);
        self.cliffs(brush);
        for (territory, plot) in &self.plots {
            self.terrain(brush, territory, plot);
            self.name(brush, territory, plot);
        }
    }

    /// The sea with its waves, and lines that follow the coast.
    fn sea(&self, brush: &mut Brush) {
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
    fn heights(&self, brush: &mut Brush) {
        for (_, plot) in self.closed.iter().filter(|(sea, _)| !sea) {
            brush.path(&plot.path(), fill(Tone::Crag).edged(Tone::Crag, 1.5));
        }
        for (_, plot) in self.closed.iter().filter(|(sea, _)| !sea) {
            arms::crags(brush, plot);
        }
    }

    /// The land of every place. It lies under all that belongs to places, so that a name or a
    /// counter may reach over a border.
    fn lands(&self, brush: &mut Brush) {
        for (territory, plot) in &self.plots {
            brush.path(&plot.path(), fill(tone(territory)).edged(Tone::LandInk, 1.3));
            relief(brush, plot, territory.elevation);
        }
    }

    /// What a place has that never moves: its height, the tents of the Camp, the roads off the map.
    fn terrain(&self, brush: &mut Brush, territory: &Territory, plot: &Plot) {
        let [x, y] = plot.room.0;
        match territory.terrain {
            Terrain::Mountain => arms::peak(brush, [x - 17.0, y + 18.0], territory.elevation),
            Terrain::Camp => {
                let [left, top, width, height] = plot.bounds();
                let raised = (plot.middle[1] - height * 0.14).max(top + 46.0);
                arms::tents(brush, [left + width / 2.0, raised - 2.0]);
            }
            Terrain::Exit => self.roads(brush, plot),
            Terrain::Standard => {}
        }
    }

    /// The way off the map.
    fn roads(&self, brush: &mut Brush, plot: &Plot) {
        let [left, top, width, height]: Rect = plot.bounds();
        let edge = left + width > self.size[0] - 6.0;
        let spot = if edge {
            [left + width - 28.0, top + height - 20.0]
        } else {
            [left + width / 2.0, top + height - 27.0]
        };
        arms::road(brush, spot, !edge);
    }

    /// The name of a place, in the lines that its land has room for.
    fn name(&self, brush: &mut Brush, territory: &Territory, plot: &Plot) {
        let mark = values::place_sign(self.map, territory.provenance);
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
        brush.open("g", &[("class", PLACE_NAME)]);
        for (at, row) in lines.iter().enumerate() {
            let above = length(lines.len() - 1 - at) * 16.0;
            brush.text(x, last - above, row, ink);
        }
        brush.close("g");
    }

    /// [A3] Cliffs between places that touch and lie too far apart in height.
    fn cliffs(&self, brush: &mut Brush) {
        for (at, (territory, plot)) in self.plots.iter().enumerate() {
            for (other, beside) in &self.plots[at + 1..] {
                if !self.map.cliffs(territory.place).has(other.place) {
                    continue;
                }
                if let Some([from, to]) = shared(plot, beside) {
                    let upper = if territory.elevation > other.elevation { plot } else { beside };
                    arms::cliff(brush, from, to, upper.middle);
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
