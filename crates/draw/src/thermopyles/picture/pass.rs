//! The map card as it can be used: the marker, the way it came, and the place to go back to.

use game_thermopyles::Location;

use super::ground::{self, Spot};
use super::{Canvas, Outline, Part, places};
use crate::svg::brush::Rect;
use crate::svg::glyphs::{PIECE, RECENT, arrow};
use crate::svg::{Layout, Tone};
use crate::thermopyles::target;
use crate::thermopyles::words::picture as say;

impl Canvas<'_> {
    /// The whole map card.
    pub(super) fn pass(&mut self, layout: Layout, rect: Rect) {
        ground::draw(&mut self.easel.brush, &self.view.map, layout, rect);
        self.places(layout, rect);
    }

    /// What lies on it.
    pub(super) fn places(&mut self, layout: Layout, rect: Rect) {
        let spots = ground::spots(layout, rect);
        for (location, spot) in Location::all().zip(spots) {
            self.place(location, spot);
        }
        self.easel.open_keyed("retreat", &[]);
        self.retreated(&spots);
        self.easel.brush.close("g");
    }

    /// The way of the last retreat.
    fn retreated(&mut self, spots: &[Spot]) {
        let Some((from, to)) = self.retreat else { return };
        let spot = |location: Location| spots.get(usize::from(location.number()) - 1).copied();
        if let (Some(from), Some(to)) = (spot(from), spot(to)) {
            let clear = 40.0 * from.scale;
            self.easel.brush.open("g", &[("class", RECENT)]);
            arrow(&mut self.easel.brush, from.at, to.at, clear, [Tone::Gold, Tone::LandInk]);
            self.easel.brush.close("g");
        }
    }

    /// One place: a click goes back to it.
    fn place(&mut self, location: Location, Spot { at: [x, y], scale, .. }: Spot) {
        let view = self.view;
        let ask = (view.marker.onward() == Some(location)).then(|| "retreat".to_owned());
        let part = Part {
            target: target::location(location),
            label: say::location(view, location),
            ask,
            outline: Outline::Disc(x, y, 32.0 * scale),
        };
        self.part(&part, |stage| {
            stage.easel.brush.at(x, y, scale, |brush| {
                // The place itself is drawn; this takes the clicks on it.
                places::touch(brush);
                if location == view.marker {
                    places::ring(brush);
                    brush.within("g", &[("class", PIECE)], places::marker);
                }
                places::number(brush, location);
            });
        });
    }
}
