//! The seven places of the map card as medallions of radius 30.

use game_thermopyles::Location;
use game_thermopyles::map::{DEFEAT, gives_die};

use super::art;
use crate::svg::Tone;
use crate::svg::brush::{Brush, bare, fill, line};
use crate::svg::glyphs::{die, numeral_centred};

/// The number of a place. It lies over every ring around it.
pub(super) fn number(brush: &mut Brush, location: Location) {
    brush.at(-24.0, 20.0, 1.0, |brush| {
        brush.disc(0.0, 0.0, 11.0, fill(Tone::Card).edged(Tone::CardInk, 2.0));
        numeral_centred(brush, location.number().into(), [0.0, 0.0], 12.0, Tone::CardInk);
    });
}

/// A place: its medallion, and the die that it gives.
pub(super) fn medallion(brush: &mut Brush, location: Location) {
    let (body, figure) = match location {
        DEFEAT => (Tone::Foe, Tone::FoeArt),
        _ => (Tone::Card, Tone::CardInk),
    };
    brush.disc(0.0, 0.0, 30.0, fill(body).edged(Tone::LandInk, 2.5));
    brush.disc(0.0, 0.0, 26.0, line(figure, 1.2));
    scenery(brush, location, figure, body);
    if gives_die(location) {
        die(brush, [24.0, 20.0], 21.0, 5, 10.0);
    }
}

/// What there is to see at a place.
fn scenery(brush: &mut Brush, location: Location, figure: Tone, ground: Tone) {
    let (solid, thin) = (fill(figure), line(figure, 2.0));
    match location.number() {
        // Ears of barley on the plain.
        1 => {
            brush.path("M-10 18C-10 4-8-4-6-14M0 18V-18M10 18C10 4 8-4 6-14", thin);
            for (x, y) in [(-7.0, -6.0), (0.0, -10.0), (7.0, -6.0)] {
                brush.at(x, y, 1.0, |brush| {
                    brush.path("M0-9C4-5 4-2 0 0C-4-2-4-5 0-9ZM0 0L6-4L5 2L0 5L-5 2L-6-4Z", solid);
                    brush.path("M0 7L6 3L5 9L0 12L-5 9L-6 3Z", solid);
                });
            }
        }
        // A gate: two columns and a lintel.
        2 | 5 => {
            brush.path("M-18-14H18V-9H-18ZM-15-7H-8V14H-15ZM8-7H15V14H8ZM-19 15H19V19H-19Z", solid);
            brush.path("M-11.5-6V13M11.5-6V13", line(ground, 1.2));
            if location.number() == 2 {
                brush.path("M-20-16L0-24L20-16Z", solid);
            } else {
                brush.path("M-16-16V-21H-10V-17H-3V-21H3V-17H10V-21H16V-16Z", solid);
            }
        }
        // Hot springs: steam over a basin.
        3 => {
            brush.path("M-16 8C-12 20 12 20 16 8Z", solid);
            for x in [-9.0, 0.0, 9.0] {
                brush.at(x, 4.0, 1.0, |brush| {
                    brush.path("M0 0C-6-6 6-9 0-15C-3-19 0-21 1-23", thin);
                });
            }
        }
        // The Phocians' wall.
        4 => {
            brush.path("M-22 14V-8H-15V-3H-8V-8H-1V-3H6V-8H13V-3H20V14Z", solid);
            brush.path(
                "M-21 3H19M-21 9H19M-12-2V3M0-2V3M12-2V3M-6 3V9M6 3V9M-14 9V14M0 9V14M12 9V14",
                line(ground, 1.3),
            );
        }
        // The hillock, and spears that still stand.
        6 => {
            brush.path("M-24 16C-14 2-4-2 0-2C6-2 14 4 22 16Z", solid);
            brush.path("M-8 4V-18M0 0V-22M8 4V-18", thin);
            brush.path("M-8-24L-11-17H-5ZM0-28L-3-21H3ZM8-24L5-17H11Z", solid);
        }
        // A gravestone on the road.
        _ => {
            brush.path("M-11 16V-10L-7-14C-4-20 4-20 7-14L11-10V16ZM-15 17H15V21H-15Z", solid);
            brush.at(0.0, 0.0, 0.55, |brush| art::lambda(brush, [0.0, 0.0], 25.0, ground));
        }
    }
}

/// The ring around the place where the Spartans stand.
pub(super) fn ring(brush: &mut Brush) {
    brush.disc(0.0, 0.0, 36.0, line(Tone::LandInk, 10.0));
    brush.disc(0.0, 0.0, 36.0, line(Tone::Gold, 6.0));
}

/// Takes the clicks on a place that the ground shows.
pub(super) fn touch(brush: &mut Brush) {
    brush.within("g", &[("pointer-events", "all")], |brush| brush.disc(0.0, 0.0, 30.0, bare()));
}

/// The marker: the shield of Leonidas, over the place where the Spartans stand.
pub(super) fn marker(brush: &mut Brush) {
    brush.at(0.0, -36.0, 1.0, |brush| {
        art::shield(brush, [0.0, 0.0], 18.0, [Tone::Gold, Tone::GoldInk]);
        brush.disc(0.0, 0.0, 20.0, line(Tone::LandInk, 2.0));
        art::lambda(brush, [0.0, 0.0], 18.0, Tone::GoldInk);
    });
}
