//! The ground of the map: sea, plain, mountains, what cannot be crossed, and the names of places.
//!
//! Nothing here changes at a table: a page fetches it once and keeps it.

use std::fmt::Write as _;

use game_thermopylae::Place;
use game_thermopylae::map::{Map, Terrain, Territory};

use super::arms;
use super::chart::{Chart, Plot, Spot, overlap};
use super::room::{self, Need, Room};
use super::stacks::CROWD;
use crate::svg::Tone;
use crate::svg::brush::{Brush, Rect, fill, length, line, number, times};
use crate::svg::glyphs::PLACE_NAME;
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

/// What the counters of the Camp need: two columns of three kinds, each with its number.
const CAMP: Need = Need { wide: CROWD[0] + 4.0, least: CROWD[0], high: CROWD[1], below: true };

/// A piece of land with its name, and with room for the most counters that may stand there.
fn settled(map: &Map, territory: &Territory, mut plot: Plot) -> Plot {
    let need = match territory.terrain {
        Terrain::Camp => CAMP,
        // A counter, and the sign of the height beside it.
        Terrain::Mountain => Need { wide: 62.0, least: 60.0, high: 27.0, below: false },
        Terrain::Standard => Need { wide: 83.0, least: 60.0, high: 27.0, below: false },
        Terrain::Exit => Need { wide: 83.0, least: 60.0, high: 27.0, below: true },
    };
    let name = format!("{}{}", territory.name, values::place_sign(map, territory.provenance));
    plot.room = Room::new(&plot, &name, need);
    plot
}

impl<'a> Land<'a> {
    /// A map drawn so large.
    pub(super) fn new(map: &'a Map, size: Spot) -> Self {
        let chart = Chart::new(map, size);
        let plots =
            map.territories.iter().map(|it| (it, settled(map, it, chart.plot(it)))).collect();
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
        self.plot(place).map(|plot| plot.room.counters)
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
            Self::name(brush, plot);
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
        let [x, y] = plot.room.counters;
        match territory.terrain {
            Terrain::Mountain => arms::peak(brush, [x - 16.0, y + 1.0], territory.elevation),
            Terrain::Camp => {
                // Between the name and the counters, if the land is high enough for them.
                let name = plot.room.name.last().map_or(0.0, |line| line.at[1] + 3.5);
                if y - CAMP.high / 2.0 - name > 20.0 {
                    arms::tents(brush, [x, name + 17.0]);
                }
            }
            Terrain::Exit => self.roads(brush, plot),
            Terrain::Standard => {}
        }
    }

    /// The way off the map.
    fn roads(&self, brush: &mut Brush, plot: &Plot) {
        let [left, top, width, height]: Rect = plot.bounds();
        let [x, y] = plot.room.counters;
        let edge = left + width > self.size[0] - 6.0;
        let spot = if edge { [left + width - 33.0, y] } else { [x, top + height - 33.0] };
        arms::road(brush, spot, !edge);
    }

    /// The name of a place.
    fn name(brush: &mut Brush, plot: &Plot) {
        brush.open("g", &[("class", PLACE_NAME)]);
        for line in &plot.room.name {
            let ink = if line.tight { room::ink().held(line.wide) } else { room::ink() };
            brush.text(line.at[0], line.at[1], &line.text, ink);
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

#[cfg(test)]
mod tests {
    use engine::{Game, Terms};
    use game_thermopylae::{Place, Thermopylae};

    use super::super::map_size;
    use super::{CAMP, Land};
    use crate::svg::Layout;
    use crate::svg::brush::Rect;

    /// What is left of a name's natural width at the least, so that it is still read easily.
    const TIGHTEST: f32 = 0.8;

    fn on_the_map(look: impl Fn(&str, &super::Territory, &super::Plot)) {
        let game = Thermopylae::agree(&Terms::default()).expect("our own map");
        let land = Land::new(&game.board.map, map_size(Layout::Wide));
        for (territory, plot) in &land.plots {
            look(&territory.name, territory, plot);
        }
    }

    fn counters(territory: &super::Territory, plot: &super::Plot) -> Rect {
        let [x, y] = plot.room.counters;
        let camp = territory.place == Place::named("camp").expect("the Camp");
        let [wide, high] = if camp { [CAMP.least, CAMP.high] } else { [60.0, 27.0] };
        [x - wide / 2.0, y - high / 2.0, wide, high]
    }

    #[test]
    fn every_name_is_written_in_full_and_set_no_tighter_than_can_be_read() {
        on_the_map(|name, _, plot| {
            let written: Vec<&str> = plot.room.name.iter().map(|it| it.text.as_str()).collect();
            assert_eq!(written.join(" ").replace("- ", ""), *name);
            for line in &plot.room.name {
                let share = line.wide / super::room::ink().width(&line.text);
                assert!(share >= TIGHTEST - 0.01, "{name}: {share}");
            }
        });
    }

    #[test]
    fn every_name_keeps_clear_of_the_rings_along_its_borders() {
        /// A ring lies 4 inside the border, and is as wide again on both sides of its line.
        const RING: f32 = 8.0;
        on_the_map(|name, _, plot| {
            for line in &plot.room.name {
                let [left, top, wide, high] = line.bounds();
                let [from, to] = plot.within(top, top + high, RING).expect("room");
                assert!(left >= from && left + wide <= to, "{name}: {left} {wide}, {from} {to}");
            }
        });
    }

    #[test]
    fn no_name_stands_where_counters_do() {
        on_the_map(|name, territory, plot| {
            let [x, y, wide, high] = counters(territory, plot);
            for line in &plot.room.name {
                let [left, top, width, height] = line.bounds();
                let apart = left + width <= x
                    || left >= x + wide
                    || top + height <= y + 0.01
                    || top >= y + high - 0.01;
                assert!(apart, "{name}");
            }
        });
    }

    #[test]
    fn the_most_counters_that_may_stand_on_a_place_find_room_on_its_land() {
        on_the_map(|name, territory, plot| {
            let [x, y, wide, high] = counters(territory, plot);
            let [from, to] = plot.within(y, y + high, 0.0).expect("room");
            assert!(x >= from - 1.0 && x + wide <= to + 1.0, "{name}: {x} {wide}, {from} {to}");
        });
    }
}
