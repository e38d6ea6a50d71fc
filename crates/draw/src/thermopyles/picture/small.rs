//! The pass in small: the position for a list of games, and the picture of its end.

use std::fmt::Write as _;

use engine::{Ending, Seat, Verdict};
use game_thermopyles::map::DEFEAT;
use game_thermopyles::{Location, View};

use super::art;
use crate::svg::brush::{Brush, Rect, Wash, fill, length, line, number};
use crate::svg::laurel::{self, greek_shield, wall, wreath};
use crate::svg::{Theme, Tone};

/// Twelve wide, seven high.
const SIZE: [f32; 2] = [240.0, 140.0];
/// More cards than this are not told apart at this size.
const MANY: u32 = 14;
/// Nor are more than this of a hand.
const HAND: u32 = 7;
/// So many cards of the Persian deck are one here.
const DECK: u32 = 3;

/// The seven places with the marker; below them the Persian line, the Graveyard and the hands, by
/// their numbers alone.
pub(in crate::thermopyles) fn thumbnail(view: &View, theme: Theme) -> String {
    let mut brush = Brush::new(theme, "pm-small");
    brush.rect([0.0, 0.0, SIZE[0], SIZE[1]], 4.0, fill(Tone::Sea));
    brush.path(
        "M0 22C40 16 50 34 84 34C116 34 130 28 156 32C188 36 200 20 240 20V140H0Z",
        fill(Tone::Land).edged(Tone::SeaInk, 1.5),
    );
    brush.path("M18 56H222", line(Tone::LandInk, 2.0));
    places(&mut brush, view);
    for (at, _) in view.slots.iter().enumerate().filter(|(_, slot)| slot.is_some()) {
        let card = [10.0 + 24.0 * length(at), 84.0, 20.0, 28.0];
        brush.rect(card, 2.0, fill(Tone::Foe).edged(Tone::FoeArt, 1.5));
    }
    row(&mut brush, view.graveyard.size(), [70.0, 84.0, 7.0, 12.0], fill(Tone::Crag));
    let deck = view.persian_deck.size().div_ceil(DECK);
    row(&mut brush, deck, [70.0, 102.0, 7.0, 10.0], fill(Tone::Foe));
    for (at, hand) in view.hands.iter().enumerate() {
        let first = [10.0 + 57.0 * length(at), 120.0, 4.0, 13.0];
        row(&mut brush, hand.size().min(HAND), first, fill(Tone::Card).edged(Tone::CardInk, 1.0));
    }
    brush.decoration(SIZE, "pm pm-small")
}

/// The places in one path, the last of them dark, and the marker over its own.
fn places(brush: &mut Brush, view: &View) {
    let spot = |location: Location| f32::from(location.number()) * 34.0 - 16.0;
    let mut discs = String::new();
    for location in Location::all().filter(|&location| location != DEFEAT) {
        let _ = write!(discs, "M{} 56a9 9 0 1 0 18 0a9 9 0 1 0-18 0", number(spot(location) - 9.0));
    }
    brush.path(&discs, fill(Tone::Card).edged(Tone::LandInk, 1.5));
    brush.disc(spot(DEFEAT), 56.0, 9.0, fill(Tone::Foe).edged(Tone::LandInk, 1.5));
    let x = spot(view.marker);
    brush.disc(x, 56.0, 13.0, fill(Tone::Gold).edged(Tone::GoldInk, 2.5));
    brush.path(&format!("M{} 62l5-13l5 13", number(x - 5.0)), line(Tone::GoldInk, 2.5));
}

/// So many cards in a row that begins with this one.
fn row(brush: &mut Brush, count: u32, [x, y, width, height]: Rect, wash: Wash) {
    let mut d = String::new();
    for at in 0..count.min(MANY) {
        let [left, top, wide, high] =
            [x + (width + 3.0) * length(at), y, width, height].map(number);
        let _ = write!(d, "M{left} {top}h{wide}v{high}h-{wide}z");
    }
    if !d.is_empty() {
        brush.path(&d, wash);
    }
}

/// The shield of Leonidas in a wreath, before the wall that held; fallen before the one that did
/// not.
pub(in crate::thermopyles) fn ending(ending: &Ending, theme: Theme) -> String {
    let won = ending.verdict(Seat::FIRST) == Verdict::Won;
    laurel::ending(theme, |brush| {
        wall(brush, !won);
        if won {
            wreath(brush, [100.0, 62.0], 46.0);
            greek_shield(brush, [100.0, 60.0], 29.0);
            return;
        }
        brush.at(38.0, 26.0, 0.62, |brush| {
            art::persian(brush, [Tone::PanelInk, Tone::Panel]);
        });
        brush.path(
            "M150 26L132 66M128 72L112 106M150 26L144 24L153 14L155 27Z",
            line(Tone::PanelInk, 3.0),
        );
        greek_shield(brush, [120.0, 92.0], 22.0);
    })
}
