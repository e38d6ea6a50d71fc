//! Who stands where: every unit as a counter, a crowd as one counter of each kind with its number.

use game_thermopylae::map::{Terrain, Territory};
use game_thermopylae::{Awaits, Place, Unit};

use super::chart::{Plot, Spot};
use super::{Canvas, counters};
use crate::svg::brush::{Brush, Rect, fill, length};
use crate::svg::glyphs::{PIECE, numeral_centred, numeral_width};
use crate::svg::{Theme, Tone};

/// The most units that are drawn one by one.
const FEW: usize = 3;

/// Half a counter.
const HALF: f32 = counters::SIZE / 2.0;
/// How wide and how high a crowd of six kinds is, with their numbers.
pub(super) const CROWD: Spot = [78.0, 91.5];

/// One counter: its unit, whether it has done its part in this phase, the hits it has taken.
struct Counter {
    unit: Unit,
    spent: bool,
    wounds: u8,
}

/// A unit's counter alone.
pub(crate) fn icon(unit: Unit) -> String {
    const ROOM: f32 = counters::SIZE + 4.0;
    let mut brush = Brush::new(Theme::Light, "pm-i");
    brush.at(ROOM / 2.0, ROOM / 2.0, 1.0, |brush| counters::counter(brush, unit));
    brush.picture([ROOM, ROOM], "pm-icon", ("img", unit.name()))
}

/// The box around so many counters of each kind on a piece of land; nothing where nobody stands.
pub(super) fn reach(units: &[(Unit, u8)], terrain: Terrain, plot: &Plot) -> Option<Rect> {
    let size: usize = units.iter().map(|(_, count)| usize::from(*count)).sum();
    let [x, y] = plot.room.counters;
    if size > FEW {
        let left = (x - CROWD[0] / 2.0).max(3.0);
        let high = length(units.len().div_ceil(2)) * 30.0 + 2.0;
        return Some([left, y - CROWD[1] / 2.0, CROWD[0], high]);
    }
    let [left, right] = plot.room.across;
    let x = if terrain == Terrain::Mountain { x + 15.0 } else { x };
    let wide = step(size, right - left) * (length(size) - 1.0) + counters::SIZE;
    (size > 0).then_some([x - wide / 2.0, y - HALF, wide, counters::SIZE])
}

/// How far apart so many counters stand where there is so much room.
fn step(counters: usize, room: f32) -> f32 {
    let gaps = length(counters) - 1.0;
    ((room - counters::SIZE) / gaps.max(1.0)).clamp(16.0, counters::SIZE + 1.0)
}

impl Canvas<'_> {
    /// The stack of a place.
    pub(super) fn stack(&mut self, territory: &Territory, plot: &Plot) {
        let place = territory.place;
        let units: Vec<(Unit, u8)> = self.view.state.units(place).collect();
        let size: usize = units.iter().map(|(_, count)| usize::from(*count)).sum();
        if size == 0 {
            return;
        }
        self.easel.brush.open("g", &[("class", PIECE)]);
        if size > FEW {
            self.crowd(&units, plot);
        } else {
            let [left, right] = plot.room.across;
            let [x, y] = plot.room.counters;
            let x = if territory.terrain == Terrain::Mountain { x + 15.0 } else { x };
            self.file(&self.counters(place), [x, y], right - left);
        }
        self.easel.brush.close("g");
    }

    /// Every unit of a stack.
    fn counters(&self, place: Place) -> Vec<Counter> {
        let state = &self.view.state;
        let stack = state.stack(place);
        let told = matches!(state.awaits, Awaits::Combat | Awaits::Join | Awaits::Movement);
        let active = state.holder(place) == Some(state.side) && told;
        let mut counters = Vec::new();
        for (unit, _) in state.units(place) {
            let kind = unit.kind();
            for (count, spent) in [(stack.fresh[kind], false), (stack.spent[kind], active)] {
                for _ in 0..count {
                    counters.push(Counter { unit, spent, wounds: 0 });
                }
            }
        }
        self.wound(place, &mut counters);
        counters
    }

    /// Gives the units in a combat the hits that they have taken.
    fn wound(&self, place: Place, counters: &mut [Counter]) {
        let state = &self.view.state;
        if !matches!(state.awaits, Awaits::Hits(_) | Awaits::Again | Awaits::Dice) {
            return;
        }
        let combat = &state.combat;
        let ranks = if place == combat.target {
            combat.defenders
        } else {
            match self.view.board.map.slot(combat.target, place) {
                Some(slot) => combat.attackers[slot],
                None => return,
            }
        };
        for (kind, hits, units) in ranks.groups().filter(|(_, hits, _)| *hits > 0) {
            let whole =
                counters.iter_mut().rev().filter(|it| it.unit.kind() == kind && it.wounds == 0);
            for counter in whole.take(units.into()) {
                counter.wounds = hits;
            }
        }
    }

    /// A few units side by side, closer together where the land is narrow.
    fn file(&mut self, counters: &[Counter], [x, y]: Spot, room: f32) {
        let step = step(counters.len(), room);
        let first = x - step * (length(counters.len()) - 1.0) / 2.0;
        for (at, counter) in counters.iter().enumerate() {
            self.easel.brush.at(first + length(at) * step, y, 1.0, |brush| {
                counters::counter(brush, counter.unit);
                if counter.spent {
                    counters::spent(brush);
                }
                counters::wounds(brush, counter.wounds);
            });
        }
    }

    /// A crowd: each kind once, with its number on its corner.
    fn crowd(&mut self, units: &[(Unit, u8)], plot: &Plot) {
        let [x, y] = plot.room.counters;
        // The frame of the map cuts nothing off.
        let left = (x - CROWD[0] / 2.0 + HALF).max(HALF + 3.0);
        let top = y - CROWD[1] / 2.0 + HALF;
        for (at, &(unit, count)) in units.iter().enumerate() {
            let spot = [left + length(at % 2) * 40.0, top + length(at / 2) * 30.0];
            self.easel.brush.at(spot[0], spot[1], 1.0, |brush| {
                counters::counter(brush, unit);
                let wide = numeral_width(count.into(), 12.0) + 5.0;
                let plate = [24.5 - wide, 2.0, wide, 16.0];
                brush.rect(plate, 4.0, fill(Tone::Panel).edged(Tone::PanelInk, 1.2));
                let middle = [24.5 - wide / 2.0, 10.0];
                numeral_centred(brush, count.into(), middle, 12.0, Tone::PanelInk);
            });
        }
    }
}
