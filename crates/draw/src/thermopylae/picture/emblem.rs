//! The picture on the box: shields and counters in the pass.

use game_thermopylae::Unit;

use super::{arms, counters};
use crate::svg::brush::{Brush, fill, line};
use crate::svg::frame::lid;
use crate::svg::glyphs::arrow;
use crate::svg::{Theme, Tone};
use crate::thermopylae::words::picture as say;

/// Three wide, two high.
pub(in crate::thermopylae) fn emblem(theme: Theme) -> String {
    lid(theme, "pm-thermopylae", say::EMBLEM, Tone::Sea, scene)
}

fn scene(brush: &mut Brush) {
    for (x, y) in [(150.0, 48.0), (226.0, 42.0), (284.0, 70.0)] {
        arms::waves(brush, [x, y], 2);
    }
    let coast = "M13 92C60 58 96 96 150 104C200 112 244 104 346 128V208H13Z";
    for (tone, width) in [(Tone::SeaInk, 17.0), (Tone::Sea, 15.0), (Tone::SeaInk, 7.0)] {
        brush.path(coast, line(tone, width));
    }
    brush.path(coast, fill(Tone::Land));
    brush.path("M100 208C130 166 176 172 210 158C256 150 300 178 346 172V208Z", fill(Tone::Hill));
    brush.path("M140 208C176 184 214 186 240 178C276 172 306 192 346 190V208Z", fill(Tone::Summit));
    brush.path("M13 92C60 58 96 96 150 104C200 112 244 104 346 128", line(Tone::LandInk, 1.5));
    for (x, y, height) in [(164.0, 188.0, 1), (208.0, 184.0, 2), (306.0, 194.0, 3)] {
        arms::peak(brush, [x, y], height);
    }
    let persians = [
        (Unit::Cavalry, 44.0, 118.0),
        (Unit::Immortals, 46.0, 156.0),
        (Unit::Xerxes, 84.0, 138.0),
        (Unit::Infantry, 88.0, 178.0),
    ];
    for (unit, x, y) in persians {
        brush.at(x, y, 1.35, |brush| counters::counter(brush, unit));
    }
    arrow(brush, [104.0, 136.0], [212.0, 140.0], 20.0, [Tone::Gold, Tone::LandInk]);
    let greeks = [
        (Unit::Leonidas, 230.0, 138.0),
        (Unit::SpartanInfantry, 268.0, 134.0),
        (Unit::AthenianGeneral, 262.0, 172.0),
        (Unit::GreekInfantry, 306.0, 148.0),
    ];
    for (unit, x, y) in greeks {
        brush.at(x, y, 1.35, |brush| counters::counter(brush, unit));
    }
}
