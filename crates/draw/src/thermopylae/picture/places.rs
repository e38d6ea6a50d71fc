//! The places of the map as they can be used: who stands there, and what may be done.

use game_thermopylae::{Awaits, Place};

use super::chart::{Spot, path};
use super::{Canvas, Outline, Part};
use crate::svg::Tone;
use crate::svg::brush::{Rect, bare, line, number};
use crate::thermopylae::target;
use crate::thermopylae::words::picture as say;

/// How far the ring of a place that may be chosen lies inside its border.
const INSIDE: f32 = 4.0;

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
        self.land.draw(&mut self.easel.brush);
        self.places(places);
        self.easel.brush.close("g");
        self.easel.brush.close("g");
        self.easel.brush.rect(window, 6.0, line(Tone::Ink, 2.5));
    }

    /// What stands on the land of some places.
    pub(super) fn places(&mut self, places: &[Place]) {
        for at in 0..self.land.plots.len() {
            if places.contains(&self.land.plots[at].0.place) {
                self.place(at);
            }
        }
        self.marks(places);
    }

    /// A place: who stands there, and what can be done with it.
    fn place(&mut self, at: usize) {
        let (territory, plot) = (self.land.plots[at].0, self.land.plots[at].1.clone());
        let place = territory.place;
        let [x, y] = plot.middle;
        // The spearhead hangs on the border, where no name stands.
        let top = plot.down(x).map_or(y, |[top, _]| top);
        let part = Part {
            target: target::place(place),
            label: say::place(self.view, territory),
            ask: self.meant(place),
            outline: Outline::Land(path(&plot.inset(INSIDE)), [x, top]),
        };
        self.part(&part, |stage| {
            // The land itself is drawn; this takes the clicks on it.
            let whole = [("pointer-events", "all")];
            stage.easel.open_apart(&format!("{}.land", part.target), &whole);
            stage.easel.brush.path(&plot.path(), bare());
            stage.easel.brush.close("g");
            stage.stack(territory, &plot);
        });
    }

    /// What is meant by a click on an enemy that cannot be chosen while combats are: to attack him.
    fn meant(&self, place: Place) -> Option<String> {
        let state = &self.view.state;
        (state.holder(place) == Some(state.side.enemy()) && state.awaits == Awaits::Combat)
            .then(|| format!("attack {place}"))
    }
}
