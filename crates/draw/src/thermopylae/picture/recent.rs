//! What happened last, and what is happening: arrows on the map, and marks where it was fought.
//!
//! The turn before has one arrow a stack, the turn in play the arrow of its last march alone; who
//! fell stays marked in both. A page hides all of it once it was seen.

use game_thermopylae::{Event, Place};

use super::Canvas;
use super::chart::{Spot, path};
use crate::svg::Tone;
use crate::svg::brush::{fill, line};
use crate::svg::glyphs::{RECENT, arrow, numeral_centred};

/// What one turn did.
#[derive(Default)]
struct Turn {
    /// Marches, from and to, and how many went.
    marches: Vec<(Place, Place, u32)>,
    /// Where it was fought.
    fought: Vec<Place>,
    /// Where units fell, and how many.
    fallen: Vec<(Place, u32)>,
}

/// What the viewer learned last.
#[derive(Default)]
pub(super) struct Recent {
    before: Turn,
    now: Turn,
}

impl Recent {
    /// From events, oldest first.
    pub(super) fn of(events: &[Event]) -> Self {
        let mut recent = Self::default();
        for event in events {
            match *event {
                Event::TurnBegan { .. } => recent.before = std::mem::take(&mut recent.now),
                _ => recent.now.see(event),
            }
        }
        recent
    }
}

impl Turn {
    fn see(&mut self, event: &Event) {
        match *event {
            Event::RoundBegan { target, .. } if !self.fought.contains(&target) => {
                self.fought.push(target);
            }
            Event::Destroyed { at, units, .. } => {
                match self.fallen.iter_mut().find(|(place, _)| *place == at) {
                    Some((_, count)) => *count += u32::from(units),
                    None => self.fallen.push((at, units.into())),
                }
            }
            Event::Marched { from, to, .. } => {
                // The last march stands last.
                let same = self.marches.iter().position(|it| (it.0, it.1) == (from, to));
                let (.., count) = same.map_or((from, to, 0), |at| self.marches.remove(at));
                self.marches.push((from, to, count + 1));
            }
            _ => {}
        }
    }

    /// One march for each stack that came about: the one that brought most.
    fn stacks(&self) -> Vec<(Place, Place)> {
        let mut most: Vec<(Place, Place, u32)> = Vec::new();
        for &march in &self.marches {
            match most.iter_mut().find(|it| it.1 == march.1) {
                Some(best) if best.2 >= march.2 => {}
                Some(best) => *best = march,
                None => most.push(march),
            }
        }
        most.into_iter().map(|(from, to, _)| (from, to)).collect()
    }
}

impl Canvas<'_> {
    /// Marks over the map: what was done last, and the attack that is declared.
    pub(super) fn marks(&mut self, places: &[Place]) {
        let Recent { before, now } = std::mem::take(&mut self.recent);
        self.turn("before", &before, &before.stacks(), places);
        let last: Vec<(Place, Place)> =
            now.marches.last().map(|&(from, to, _)| (from, to)).into_iter().collect();
        self.turn("now", &now, &last, places);
        self.recent = Recent { before, now };
        self.easel.open_keyed("attack", &[("pointer-events", "none")]);
        if self.view.state.is_in_combat() {
            self.attack(places);
        }
        self.easel.brush.close("g");
    }

    /// The marks of a turn.
    fn turn(&mut self, name: &str, turn: &Turn, marches: &[(Place, Place)], places: &[Place]) {
        let seen = |place: Place| places.contains(&place);
        let nothing = marches.is_empty() && turn.fought.is_empty() && turn.fallen.is_empty();
        let class = if nothing { "" } else { RECENT };
        self.easel.open_keyed(name, &[("class", class), ("pointer-events", "none")]);
        for &place in turn.fought.iter().filter(|place| seen(**place)) {
            self.band(place);
        }
        for &(from, to) in marches.iter().filter(|(from, to)| seen(*from) || seen(*to)) {
            if let (Some(from), Some(to)) = (self.land.foot(from), self.land.foot(to)) {
                arrow(&mut self.easel.brush, from, to, 18.0, [Tone::Gold, Tone::LandInk]);
            }
        }
        for &(place, count) in turn.fallen.iter().filter(|(place, _)| seen(*place)) {
            self.fallen(place, count);
        }
        self.easel.brush.close("g");
    }

    /// A band inside the border of a place where it was fought.
    fn band(&mut self, place: Place) {
        let Some(inside) = self.land.plot(place).map(|plot| path(&plot.inset(4.0))) else { return };
        self.easel.brush.open("g", &[("stroke-dasharray", "9 6")]);
        self.easel.brush.path(&inside, line(Tone::Gold, 3.0));
        self.easel.brush.close("g");
    }

    /// How many fell at a place: a broken spear with their number.
    fn fallen(&mut self, place: Place, count: u32) {
        let Some(plot) = self.land.plot(place) else { return };
        let [_, y] = plot.room.counters;
        let [left, _] = plot.room.across;
        self.easel.brush.at(left + 11.0, y + 12.0, 1.0, |brush| {
            brush.disc(0.0, 0.0, 11.0, fill(Tone::GoldInk).edged(Tone::Gold, 2.0));
            brush.path("M-7 7L7-7", line(Tone::Gold, 1.2));
            numeral_centred(brush, count, [0.0, 0.0], 11.0, Tone::Gold);
        });
    }

    /// The attack that is declared: an arrow from every place that takes part, crossed swords over
    /// the target.
    fn attack(&mut self, places: &[Place]) {
        let combat = &self.view.state.combat;
        let target = combat.target;
        let here = places.contains(&target);
        let from: Vec<Spot> = self
            .game
            .attackers(combat)
            .filter(|(place, ranks)| ranks.size() > 0 && (here || places.contains(place)))
            .filter_map(|(place, _)| self.land.foot(place))
            .collect();
        let Some(end) = self.land.foot(target) else { return };
        for start in from {
            arrow(&mut self.easel.brush, start, end, 20.0, [Tone::Legal, Tone::LegalEdge]);
        }
        if here {
            let corner = self.land.plot(target).and_then(|plot| {
                let top = plot.bounds()[1] + 10.0;
                plot.across(top).map(|[_, right]| [right - 8.0, top])
            });
            let [x, y] = corner.unwrap_or(end);
            self.easel.brush.at(x, y, 0.8, |brush| {
                brush.disc(0.0, 0.0, 14.0, fill(Tone::Gold).edged(Tone::GoldInk, 2.0));
                brush.path("M-7-7L7 7M7-7L-7 7", line(Tone::GoldInk, 3.0));
                brush.path("M-8 3L-3 8M8 3L3 8", line(Tone::GoldInk, 2.0));
            });
        }
    }
}
