//! The counters: a round shield for a Greek unit, a wicker one for a Persian, each with its sign.

use game_thermopylae::{Side, Unit};

use crate::svg::Tone;
use crate::svg::brush::{Brush, fill, line};

/// How large a counter is.
pub(super) const SIZE: f32 = 27.0;

/// The tones of a side's counters: ground, figure, what is red.
pub(super) const fn tones(side: Side) -> [Tone; 3] {
    match side {
        Side::Greek => [Tone::Card, Tone::CardInk, Tone::CardRed],
        Side::Persian => [Tone::Foe, Tone::FoeInk, Tone::FoeArt],
    }
}

/// A counter with its middle at 0, 0.
pub(super) fn counter(brush: &mut Brush, unit: Unit) {
    brush.stamp(unit.id(), |brush| plain(brush, unit));
}

/// The same in a picture of its own, where it stands once.
pub(super) fn plain(brush: &mut Brush, unit: Unit) {
    let tones = tones(unit.side());
    let [ground, figure, _] = tones;
    match unit.side() {
        Side::Greek => {
            brush.disc(0.0, 0.0, 13.0, fill(ground).edged(figure, 1.6));
            brush.disc(0.0, 0.0, 10.9, line(figure, 0.7));
        }
        Side::Persian => {
            let edge = Tone::FoeArt;
            brush.rect([-13.0, -13.0, 26.0, 26.0], 4.5, fill(ground).edged(edge, 1.6));
        }
    }
    sign(brush, unit, tones);
}

/// The sign of a kind of unit, in a square of 20 around 0, 0.
fn sign(brush: &mut Brush, unit: Unit, tones: [Tone; 3]) {
    match unit.side() {
        Side::Greek => greek_sign(brush, unit, tones),
        Side::Persian => persian_sign(brush, unit, tones),
    }
}

/// Crown, helmet, owl, Λ, spear and shield.
fn greek_sign(brush: &mut Brush, unit: Unit, [ground, figure, red]: [Tone; 3]) {
    let solid = fill(figure);
    match unit {
        // A crown over the Λ of Sparta.
        Unit::Leonidas => {
            brush.path("M-6.5-2.5L-8-9L-3.7-6L0-10L3.7-6L8-9L6.5-2.5Z", fill(red));
            brush.path("M-5 8.5L0-1.5L5 8.5", line(figure, 2.6));
        }
        // A helmet whose crest stands across, as officers wore it.
        Unit::SpartanGeneral => {
            brush.path("M-9-3C-9-12 9-12 9-3L6.4-3C5.6-8-5.6-8-6.4-3Z", fill(red));
            brush.path(HELMET, solid);
            brush.path("M-3.6 0H3.6M0 0V4.6", line(ground, 1.5));
        }
        // The owl of Athens.
        Unit::AthenianGeneral => {
            brush.path("M-6.5-8L-3-6H3L6.5-8C7.6-3 7.4 4 3.6 8H-3.6C-7.4 4-7.6-3-6.5-8Z", solid);
            for x in [-2.9, 2.9] {
                brush.disc(x, -2.2, 2.3, fill(ground));
                brush.disc(x, -2.2, 1.0, solid);
            }
            brush.path("M0-1L-1.3 2H1.3Z", fill(ground));
        }
        // The Λ of Sparta.
        Unit::SpartanInfantry => brush.path("M-6.5 7.5L0-8L6.5 7.5", line(figure, 3.2)),
        // A spear and a round shield.
        _ => {
            brush.path("M-6.5 8L6-7", line(figure, 1.9));
            brush.path("M8.4-9.6L7.2-3.4L2.6-7.2Z", solid);
            brush.disc(-0.6, 1.4, 4.7, solid.edged(ground, 1.1));
            brush.disc(-0.6, 1.4, 1.7, fill(ground));
        }
    }
}

/// Toothed crown, winged disc, crossed spears, horse, bow.
fn persian_sign(brush: &mut Brush, unit: Unit, [ground, figure, red]: [Tone; 3]) {
    let solid = fill(figure);
    match unit {
        // The toothed crown of the Great King.
        Unit::Xerxes => {
            brush.path("M-8 7V-3L-8-8H-4.8V-5H-1.6V-9.5H1.6V-5H4.8V-8H8V7Z", fill(red));
            brush.path("M-8 3H8", line(ground, 1.6));
            for x in [-5.0, 0.0, 5.0] {
                brush.disc(x, 0.0, 1.2, fill(ground));
            }
        }
        // A winged disc.
        Unit::PersianGeneral => {
            brush.path("M-3-1L-11-4.5L-10-1.5L-11 0L-9.4 1.2L-9.6 3.2L-3 2.6Z", solid);
            brush.path("M3-1L11-4.5L10-1.5L11 0L9.4 1.2L9.6 3.2L3 2.6Z", solid);
            brush.path("M-2 3L-4 9H4L2 3Z", solid);
            brush.disc(0.0, 0.2, 4.2, fill(red).edged(ground, 1.2));
        }
        // Crossed spears with the golden apples at their butts.
        Unit::Immortals => {
            brush.path("M-5.8 6.4L5-6.2M5.8 6.4L-5-6.2", line(figure, 1.8));
            brush.path("M8.2-10L7-4.2L2.8-7.8ZM-8.2-10L-7-4.2L-2.8-7.8Z", solid);
            brush.disc(-6.8, 7.6, 2.7, fill(red));
            brush.disc(6.8, 7.6, 2.7, fill(red));
        }
        // A horse's head.
        Unit::Cavalry => {
            brush.path(
                "M-4.5 9.5C-6 3-5-4 0.5-8L1.5-11L3.8-8.2C6.4-7 8-4 10 0.6C10.6 2.4 8.4 4.4 6.6 3.2\
                 L2.4 1C2 3.6 4 5.6 4.4 9.5Z",
                solid,
            );
            brush.path("M-4.5 8C-8.5 4-8-5-1.6-9.6C-4.4-3-4.6 2-4.5 8Z", fill(red));
            brush.disc(4.2, -3.6, 1.1, fill(ground));
        }
        // A drawn bow.
        _ => {
            brush.path("M-3-9.5C7.5-6 7.5 6-3 9.5", line(figure, 2.3));
            brush.path("M-3-9.5L-5.5 0L-3 9.5", line(figure, 0.9));
            brush.path("M-8 0H8", line(red, 1.7));
            brush.path("M11 0L6.4-2.8V2.8Z", fill(red));
        }
    }
}

/// A Corinthian helmet from the front.
const HELMET: &str = "M-6.8 1C-7-5-4-7.4 0-7.4C4-7.4 7-5 6.8 1L6.2 8.4L2.2 9.4L1.4 4.4H-1.4L-2.2 9.4\
                      L-6.2 8.4Z";

/// A dot on the rim: the unit has attacked or moved in this phase.
pub(super) fn spent(brush: &mut Brush) {
    brush.disc(9.5, -9.5, 4.2, fill(Tone::Gold).edged(Tone::GoldInk, 1.4));
    brush.path("M7.7-9.5L9.1-8.1L11.4-10.8", line(Tone::GoldInk, 1.2));
}

/// Strokes under a counter, one for each hit that it has taken.
pub(super) fn wounds(brush: &mut Brush, count: u8) {
    for at in 0..count {
        let x = -9.0 + f32::from(at) * 7.0;
        brush.at(x, 9.0, 1.0, |brush| {
            brush.path("M-2.6-2.6L2.6 2.6M2.6-2.6L-2.6 2.6", line(Tone::LegalEdge, 4.4));
            brush.path("M-2.6-2.6L2.6 2.6M2.6-2.6L-2.6 2.6", line(Tone::GoldInk, 2.4));
        });
    }
}
