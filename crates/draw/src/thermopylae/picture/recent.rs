//! What happened last, and what is happening: arrows on the map, and marks where it was fought.
//!
//! The turn before has one arrow a stack, the turn in play the arrow of its last march alone; who
//! fell stays marked in both. A page hides all of it once it was seen.

use game_thermopylae::{Event, Place};

use super::Canvas;
use super::chart::path;
use super::clear::Taken;
use crate::svg::Tone;
use crate::svg::brush::{fill, line};
use crate::svg::glyphs::{RECENT, bow, numeral_centred};

/// So many arrows tell of the turn before.
const ARROWS: usize = 8;

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

    /// One march for each stack that came about, the one that brought most; of a large turn the
    /// largest alone. A page draws all of them on request.
    fn stacks(&self) -> Vec<(Place, Place)> {
        let mut most: Vec<(Place, Place, u32)> = Vec::new();
        for &march in &self.marches {
            match most.iter_mut().find(|it| it.1 == march.1) {
                Some(best) if best.2 >= march.2 => {}
                Some(best) => *best = march,
                None => most.push(march),
            }
        }
        // A large turn is not told by thirty arrows: those that brought most, the last first.
        most.reverse();
        most.sort_by_key(|(.., count)| std::cmp::Reverse(*count));
        most.truncate(ARROWS);
        most.into_iter().map(|(from, to, _)| (from, to)).collect()
    }
}

impl Canvas<'_> {
    /// Marks over the map: what was done last, and the attack that is declared.
    pub(super) fn marks(&mut self, places: &[Place]) {
        let Recent { before, now } = std::mem::take(&mut self.recent);
        let units = |place| self.view.state.units(place).collect();
        let mut taken = Taken::of(&self.land, units);
        self.turn("before", &before, (&before.stacks(), places), &mut taken);
        let last: Vec<(Place, Place)> =
            now.marches.last().map(|&(from, to, _)| (from, to)).into_iter().collect();
        self.turn("now", &now, (&last, places), &mut taken);
        self.recent = Recent { before, now };
        self.easel.open_keyed("attack", &[("pointer-events", "none")]);
        if self.view.state.is_in_combat() {
            self.attack(places, &mut taken);
        }
        self.easel.brush.close("g");
    }

    /// The marks of a turn.
    fn turn(
        &mut self,
        name: &str,
        turn: &Turn,
        (marches, places): (&[(Place, Place)], &[Place]),
        taken: &mut Taken,
    ) {
        let seen = |place: Place| places.contains(&place);
        let nothing = marches.is_empty() && turn.fought.is_empty() && turn.fallen.is_empty();
        let class = if nothing { "" } else { RECENT };
        self.easel.open_keyed(name, &[("class", class), ("pointer-events", "none")]);
        for &place in turn.fought.iter().filter(|place| seen(**place)) {
            self.band(place);
        }
        for &(from, to) in marches.iter().filter(|(from, to)| seen(*from) || seen(*to)) {
            self.arrow([from, to], taken, [Tone::Gold, Tone::LandInk]);
        }
        for &(place, count) in turn.fallen.iter().filter(|(place, _)| seen(*place)) {
            self.fallen(place, count, taken);
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

    /// An arrow from stack to stack.
    fn arrow(&mut self, [from, to]: [Place; 2], taken: &Taken, tones: [Tone; 2]) {
        if let (Some(start), Some(end)) = (self.land.foot(from), self.land.foot(to)) {
            bow(&mut self.easel.brush, taken.bow([(from, start), (to, end)]), tones);
        }
    }

    /// How many fell at a place: a broken spear with their number.
    fn fallen(&mut self, place: Place, count: u32, taken: &mut Taken) {
        let Some(plot) = self.land.plot(place) else { return };
        let ([x, y], half) = taken.spot(plot, self.land.size);
        self.easel.brush.at(x, y, half / 12.0, |brush| {
            brush.disc(0.0, 0.0, 11.0, fill(Tone::GoldInk).edged(Tone::Gold, 2.0));
            brush.path("M-7 7L7-7", line(Tone::Gold, 1.2));
            numeral_centred(brush, count, [0.0, 0.0], 11.0, Tone::Gold);
        });
    }

    /// The attack that is declared: an arrow from every place that takes part, crossed swords over
    /// the target.
    fn attack(&mut self, places: &[Place], taken: &mut Taken) {
        let combat = &self.view.state.combat;
        let target = combat.target;
        let here = places.contains(&target);
        let from: Vec<Place> = self
            .game
            .attackers(combat)
            .filter(|(place, ranks)| ranks.size() > 0 && (here || places.contains(place)))
            .map(|(place, _)| place)
            .collect();
        for start in from {
            self.arrow([start, target], taken, [Tone::Legal, Tone::LegalEdge]);
        }
        if here && let Some(plot) = self.land.plot(target) {
            let ([x, y], half) = taken.spot(plot, self.land.size);
            self.easel.brush.at(x, y, half / 15.0, |brush| {
                brush.disc(0.0, 0.0, 14.0, fill(Tone::Gold).edged(Tone::GoldInk, 2.0));
                brush.path("M-7-7L7 7M7-7L-7 7", line(Tone::GoldInk, 3.0));
                brush.path("M-8 3L-3 8M8 3L3 8", line(Tone::GoldInk, 2.0));
            });
        }
    }
}
