//! Who stands where: every unit as a counter, a crowd as one counter of each kind with its number.

use game_thermopylae::map::{Terrain, Territory};
use game_thermopylae::{Awaits, Place, Unit};

use super::chart::{Plot, Spot};
use super::{Canvas, counters};
use crate::svg::brush::{Brush, length};
use crate::svg::glyphs::{PIECE, numeral};
use crate::svg::{Theme, Tone};

/// The most units that are drawn one by one.
const FEW: usize = 3;

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

impl Canvas<'_> {
    /// The stack of a place.
    pub(super) fn stack(&mut self, territory: &Territory, plot: &Plot) {
        let ([x, y], _) = plot.room;
        let place = territory.place;
        let units: Vec<(Unit, u8)> = self.view.state.units(place).collect();
        let size: usize = units.iter().map(|(_, count)| usize::from(*count)).sum();
        let here = y + 18.0;
        if size == 0 {
            return;
        }
        self.easel.brush.open("g", &[("class", PIECE)]);
        if size > FEW {
            self.crowd(&units, plot);
        } else {
            let [left, right] = plot.span(here, &[-10.0, 0.0]);
            let middle = match territory.terrain {
                Terrain::Mountain => x + 15.0,
                _ => f32::midpoint(left, right),
            };
            self.file(&self.counters(place), [middle, here], right - left);
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
        let gaps = length(counters.len()) - 1.0;
        let step =
            ((room - counters::SIZE - 6.0) / gaps.max(1.0)).clamp(16.0, counters::SIZE + 1.0);
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

    /// A crowd: each kind once, with its number.
    fn crowd(&mut self, units: &[(Unit, u8)], plot: &Plot) {
        let [left, _, width, _] = plot.bounds();
        let (x, y) = (left + width / 2.0, plot.middle[1]);
        for (at, &(unit, count)) in units.iter().enumerate() {
            let across = if at % 2 == 0 { -36.0 } else { 14.0 };
            let spot = [x + across, y - 2.0 + length(at / 2) * 31.0];
            self.easel.brush.at(spot[0], spot[1], 1.0, |brush| counters::counter(brush, unit));
            let place = [spot[0] + 17.0, spot[1] - 6.0];
            numeral(&mut self.easel.brush, count.into(), place, 12.0, Tone::LandInk);
        }
    }
}
