//! Cards, each drawn in a box of 100 by 140.

use game_thermopyles::cards::SUPPORT_CARDS;
use game_thermopyles::{Persian, Spartan};

use super::art;
use crate::svg::Tone;
use crate::svg::brush::{Brush, fill, line};
use crate::svg::glyphs::{die, meander, numeral, numeral_width};

/// The width of a card.
pub(super) const WIDTH: f32 = 100.0;
/// The height of a card.
pub(super) const HEIGHT: f32 = 140.0;
/// The whole card.
const WHOLE: [f32; 4] = [0.0, 0.0, WIDTH, HEIGHT];

/// A Spartan card: cream, a hoplite, its Combat Value.
pub(super) fn spartan(brush: &mut Brush, card: Spartan) {
    blank_spartan(brush);
    numeral(brush, card.combat_value().into(), [12.0, 12.0], 32.0, Tone::CardInk);
}

/// A Spartan card without its number.
fn blank_spartan(brush: &mut Brush) {
    brush.stamp("spartan", |brush| {
        brush.rect(WHOLE, 9.0, fill(Tone::Card).edged(Tone::CardInk, 2.5));
        brush.rect([5.0, 5.0, 90.0, 130.0], 5.0, line(Tone::CardRed, 1.2));
        brush.at(22.0, 36.0, 0.72, |brush| {
            art::hoplite(brush, [Tone::CardInk, Tone::Card, Tone::CardRed]);
        });
    });
}

/// A Spartan card so small that only its number can be read.
pub(super) fn spartan_small(brush: &mut Brush, card: Spartan) {
    brush.rect(WHOLE, 12.0, fill(Tone::Card).edged(Tone::CardInk, 5.0));
    let height = 58.0;
    let x = (WIDTH - numeral_width(card.combat_value().into(), height)) / 2.0;
    numeral(brush, card.combat_value().into(), [x, 20.0], height, Tone::CardInk);
    brush.path("M36 124L50 94L64 124", line(Tone::CardRed, 7.0));
}

/// The back of a Spartan card.
pub(super) fn spartan_back(brush: &mut Brush) {
    brush.stamp("spartan-back", draw_spartan_back);
}

fn draw_spartan_back(brush: &mut Brush) {
    brush.rect(WHOLE, 9.0, fill(Tone::Card).edged(Tone::CardInk, 2.5));
    brush.rect([6.0, 6.0, 88.0, 128.0], 5.0, line(Tone::CardRed, 1.6));
    meander(brush, [14.0, 14.0, 72.0, 10.0], Tone::CardInk);
    meander(brush, [14.0, 116.0, 72.0, 10.0], Tone::CardInk);
    art::shield(brush, [50.0, 70.0], 34.0, [Tone::CardInk, Tone::Card]);
    art::lambda(brush, [50.0, 70.0], 34.0, Tone::Card);
}

/// A Persian card: black slip, an archer, Combat Value in white, Annihilation Value in red, and
/// the Λ where it brings a card.
pub(super) fn persian(brush: &mut Brush, card: Persian) {
    blank_persian(brush);
    let (combat, annihilation) = (card.combat_value(), card.annihilation_value());
    numeral(brush, combat.into(), [13.0, 13.0], 32.0, Tone::FoeInk);
    numeral(brush, annihilation.into(), [11.0, 109.0], 20.0, Tone::FoeRed);
    if card.has_bonus() {
        brush.disc(79.0, 24.0, 13.0, fill(Tone::Gold).edged(Tone::Foe, 2.0));
        art::lambda(brush, [79.0, 24.0], 12.0, Tone::GoldInk);
    }
}

/// A Persian card without its numbers.
fn blank_persian(brush: &mut Brush) {
    brush.stamp("persian", |brush| {
        brush.rect(WHOLE, 9.0, fill(Tone::Foe).edged(Tone::FoeArt, 2.5));
        brush.rect([5.0, 5.0, 90.0, 130.0], 5.0, line(Tone::FoeArt, 1.0));
        brush.at(29.0, 35.0, 0.72, |brush| art::persian(brush, [Tone::FoeArt, Tone::Foe]));
        // Over the red number a broken spear: this total kills.
        brush.at(24.0, 101.0, 1.0, |brush| {
            brush.path("M-12 0H-4L-1-4M-2 4L1 0H7", line(Tone::FoeRed, 2.2));
            brush.path("M6-4L13 0L6 4Z", fill(Tone::FoeRed));
        });
    });
}

/// The back of a Persian card: a lotus.
pub(super) fn persian_back(brush: &mut Brush) {
    brush.stamp("persian-back", draw_persian_back);
}

fn draw_persian_back(brush: &mut Brush) {
    brush.rect(WHOLE, 9.0, fill(Tone::Foe).edged(Tone::FoeArt, 2.5));
    brush.rect([6.0, 6.0, 88.0, 128.0], 5.0, line(Tone::FoeArt, 1.6));
    meander(brush, [14.0, 14.0, 72.0, 10.0], Tone::FoeArt);
    meander(brush, [14.0, 116.0, 72.0, 10.0], Tone::FoeArt);
    brush.at(50.0, 92.0, 1.0, |brush| {
        let art = fill(Tone::FoeArt).edged(Tone::Foe, 1.2);
        brush.path("M0 0C-34-2-36-24-30-34C-18-28-8-14 0 0Z", art);
        brush.path("M0 0C34-2 36-24 30-34C18-28 8-14 0 0Z", art);
        brush.path("M0 0C-22-14-22-36-14-46C-4-38 0-20 0 0Z", art);
        brush.path("M0 0C22-14 22-36 14-46C4-38 0-20 0 0Z", art);
        brush.path("M0 0C-10-18-8-40 0-52C8-40 10-18 0 0Z", art);
        brush.path("M-20 6H20M-12 12H12", line(Tone::FoeArt, 2.4));
    });
}

/// A Support card: an ally's shield, and the die that it brings.
pub(super) fn support(brush: &mut Brush, which: u8) {
    const NAMES: [&str; 4] = ["support-1", "support-2", "support-3", "support-4"];
    match NAMES.get(usize::from(which)) {
        Some(name) => brush.stamp(name, |brush| draw_support(brush, which)),
        None => draw_support(brush, which),
    }
}

fn draw_support(brush: &mut Brush, which: u8) {
    brush.rect(WHOLE, 10.0, fill(Tone::Card).edged(Tone::CardInk, 4.0));
    art::shield(brush, [50.0, 50.0], 38.0, [Tone::CardRed, Tone::Card]);
    brush.at(50.0, 50.0, 1.7, |brush| art::blazon(brush, which, Tone::Card));
    brush.path("M20 114H38M29 105V123", line(Tone::CardInk, 5.0));
    die(brush, [66.0, 113.0], 36.0, 6, 8.0);
}

/// Where a card lay that is spent or has not come: an outline.
pub(super) fn empty(brush: &mut Brush, tone: Tone) {
    brush.within("g", &[("stroke-dasharray", "7 6")], |brush| {
        brush.rect([2.0, 2.0, WIDTH - 4.0, HEIGHT - 4.0], 9.0, line(tone, 2.4));
    });
}

/// Every card that is used by its name, and the marker.
pub(super) fn stamps(brush: &mut Brush) {
    blank_spartan(brush);
    spartan_back(brush);
    blank_persian(brush);
    persian_back(brush);
    for which in 0..SUPPORT_CARDS {
        support(brush, which);
    }
    brush.stamp("marker", super::places::marker);
}
