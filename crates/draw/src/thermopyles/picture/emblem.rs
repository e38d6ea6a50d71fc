//! The picture on the box: a hoplite in the gap between cliffs and sea.

use super::art;
use crate::svg::brush::{Brush, fill, line};
use crate::svg::frame::lid;
use crate::svg::{Theme, Tone};
use crate::thermopyles::words::picture as say;

/// Three wide, two high.
pub(in crate::thermopyles) fn emblem(theme: Theme) -> String {
    lid(theme, "pm-thermopyles", say::EMBLEM, Tone::Panel, scene)
}

fn scene(brush: &mut Brush) {
    brush.disc(180.0, 108.0, 74.0, fill(Tone::Ground).edged(Tone::PanelInk, 2.0));
    sea(brush);
    brush.at(30.0, 196.0, 2.4, |brush| {
        art::cliffs(brush, [0.0, 0.0], 50.0, [Tone::Rock, Tone::Panel]);
    });
    brush.at(246.0, 196.0, 1.7, |brush| {
        art::cliffs(brush, [0.0, 0.0], 50.0, [Tone::Rock, Tone::Panel]);
    });
    for (x, scale) in [(20.0, 0.66), (64.0, 0.74)] {
        brush.at(x, 197.0 - 134.0 * scale, scale, |brush| {
            brush.stamp("persian", |brush| art::persian(brush, [Tone::PanelInk, Tone::Panel]));
        });
    }
    brush.at(116.0, 28.0, 1.24, stamped_hoplite);
    for (x, scale) in [(210.0, 0.86), (262.0, 0.78)] {
        brush.at(x, 197.0 - 137.0 * scale, scale, stamped_hoplite);
    }
}

fn stamped_hoplite(brush: &mut Brush) {
    brush.stamp("hoplite", |brush| {
        art::hoplite(brush, [Tone::PanelInk, Tone::Panel, Tone::PanelRed]);
    });
}

fn sea(brush: &mut Brush) {
    brush.path("M13 196H347V208.5H13Z", fill(Tone::Sea));
    art::waves(brush, [14.0, 197.0], 13, Tone::SeaInk);
    brush.path("M13 196H347", line(Tone::PanelInk, 2.0));
}
