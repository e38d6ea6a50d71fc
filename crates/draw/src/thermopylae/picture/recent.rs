//! What happened last, and what is happening: arrows on the map, and marks where it was fought.

use game_thermopylae::{Event, Place};

use super::Canvas;
use super::chart::{Plot, Spot, path};
use crate::svg::Tone;
use crate::svg::brush::{fill, line};
use crate::svg::glyphs::{RECENT, arrow};

/// What the viewer learned last.
#[derive(Default)]
pub(super) struct Recent {
    /// The marches of the last movement, from and to.
    marches: Vec<(Place, Place)>,
    /// Where it was fought in the turn before that.
    fought: Vec<Place>,
    /// Where units left the map.
    left: Vec<Place>,
}

impl Recent {
    /// From events, oldest first: a turn's own events are those since it began.
    pub(super) fn of(events: &[Event]) -> Self {
        let mut recent = Self::default();
        for event in events {
            match *event {
                // A new turn is looked at once something happens in it.
                Event::Declared { .. } | Event::MovementBegan { .. } => recent.marches.clear(),
                Event::TurnBegan { .. } => recent.fought.clear(),
                Event::RoundBegan { target, .. } if !recent.fought.contains(&target) => {
                    recent.fought.push(target);
                }
                Event::Marched { from, to, .. } if !recent.marches.contains(&(from, to)) => {
                    recent.marches.push((from, to));
                }
                Event::Departed { from, .. } if !recent.left.contains(&from) => {
                    recent.left.push(from);
                }
                _ => {}
            }
        }
        recent
    }

    /// Whether a place saw a march or a fight.
    fn touches(&self, place: Place) -> bool {
        self.fought.contains(&place) || self.marches.iter().any(|(_, to)| *to == place)
    }
}

impl Canvas<'_> {
    /// A band inside the border of a place where something happened.
    pub(super) fn recent_place(&mut self, place: Place, plot: &Plot) {
        if self.recent.touches(place) {
            self.easel.brush.open("g", &[("class", RECENT), ("stroke-dasharray", "9 6")]);
            self.easel.brush.path(&path(&plot.inset(4.0)), line(Tone::Gold, 3.0));
            self.easel.brush.close("g");
        }
    }

    /// Arrows over the map: the last marches, and the attack that is declared.
    pub(super) fn marks(&mut self, places: &[Place]) {
        let seen = |place: Place| places.contains(&place);
        let marches: Vec<[Spot; 2]> = self
            .recent
            .marches
            .iter()
            .filter(|(from, to)| seen(*from) || seen(*to))
            .filter_map(|&(from, to)| Some([self.foot(from)?, self.foot(to)?]))
            .collect();
        if !marches.is_empty() {
            self.easel.brush.open("g", &[("class", RECENT), ("pointer-events", "none")]);
            for [from, to] in marches {
                arrow(&mut self.easel.brush, from, to, 18.0, [Tone::Gold, Tone::LandInk]);
            }
            self.easel.brush.close("g");
        }
        if self.view.state.is_in_combat() {
            self.attack(places);
        }
    }

    /// Where the counters of a place stand.
    fn foot(&self, place: Place) -> Option<Spot> {
        self.plot(place).map(|plot| [plot.room.0[0], plot.room.0[1] + 18.0])
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
            .filter_map(|(place, _)| self.foot(place))
            .collect();
        let Some(end) = self.foot(target) else { return };
        self.easel.brush.open("g", &[("pointer-events", "none")]);
        for start in from {
            arrow(&mut self.easel.brush, start, end, 20.0, [Tone::Legal, Tone::LegalEdge]);
        }
        if here {
            let corner = self.plot(target).and_then(|plot| {
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
        self.easel.brush.close("g");
    }
}
