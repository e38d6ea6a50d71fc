//! Zones of control and fields of fire, seen on demand: those of a stack while it is pointed at, has the
//! focus or is in hand, those of the enemy while anybody is in hand. The style sheet shows them.

use std::fmt::Write as _;

use game_marathon::map::{Hex, Hexes};
use game_marathon::units::Side;

use super::{Canvas, grid};
use crate::svg::Tone;
use crate::svg::brush::{Brush, fill, line, number};

/// How many columns a strip of a zone has.
const STRIP: u8 = 5;

/// The line of a bound and the wider one below it.
pub(super) const BOUNDS: [Tone; 2] = [Tone::Gold, Tone::GoldInk];

impl Canvas<'_> {
    /// [3.1c] The zones of both sides, each a sheet of its own that is hidden at first.
    pub(super) fn all_zones(&mut self) {
        if !self.easel.brush.is_for_page() {
            return;
        }
        for (side, class) in
            [(Side::Greek, "zones zones-greek"), (Side::Persian, "zones zones-persian")]
        {
            let zone = self.game.zone(&self.view.state, side);
            let key = class.rsplit(' ').next().unwrap_or(class);
            self.easel.open_keyed(key, &[("class", class), ("pointer-events", "none")]);
            // In strips, so that a move sends those alone that have changed.
            for strip in 0..=39 / STRIP {
                let within = |hex: &Hex| hex.column() / STRIP == strip;
                let d = signs(zone.iter().filter(within), side);
                self.easel.open_keyed(&format!("{key}.{strip}"), &[]);
                if !d.is_empty() {
                    self.easel.brush.path(&d, fill(tones(side)[0]).edged(tones(side)[1], 1.6));
                }
                self.easel.brush.close("g");
            }
            self.easel.brush.close("g");
        }
    }

    /// [3.1c] [7.1a] What those in a hex control, and how far they fire.
    pub(super) fn own_zone(&mut self, hex: Hex) {
        let state = &self.view.state;
        let pieces = state.units.in_hex(hex);
        let Some(first) = pieces.first().filter(|_| self.easel.brush.is_for_page()) else { return };
        let zone = self.game.zone_from(state, hex);
        let fire: Hexes = pieces
            .iter()
            .fold(Hexes::NONE, |all, piece| all.or(self.game.fire_reach(state, piece)));
        if zone.is_empty() && fire.is_empty() {
            return;
        }
        let [inner, outer] = tones(first.side());
        let brush = &mut self.easel.brush;
        brush.open("g", &[("class", "zone"), ("pointer-events", "none")]);
        if !zone.is_empty() {
            let d = grid::hexagons(zone, 4.0);
            brush.path(&d, line(outer, 5.6));
            brush.path(&d, line(inner, 3.2));
        }
        if !fire.is_empty() {
            let d = dots(fire);
            brush.path(&d, line(BOUNDS[1], 11.0));
            brush.path(&d, line(BOUNDS[0], 7.6));
        }
        brush.close("g");
    }
}

/// A small pennon in every hex of a zone: Greeks' to the left, Persians' to the right, so that both
/// are seen where zones meet.
fn signs(zone: impl Iterator<Item = Hex>, side: Side) -> String {
    let dx = if side == Side::Greek { -25.0 } else { 9.0 };
    let mut d = String::new();
    for hex in zone {
        let [x, y] = grid::middle(hex);
        let _ = write!(d, "M{} {}l8-13 8 13z", number(x + dx), number(y + 7.0));
    }
    d
}

/// A dot in every hex.
fn dots(hexes: Hexes) -> String {
    let mut d = String::new();
    for hex in hexes {
        let [x, y] = grid::middle(hex).map(number);
        let _ = write!(d, "M{x} {y}h.1");
    }
    d
}

const fn tones(side: Side) -> [Tone; 2] {
    match side {
        Side::Greek => [Tone::Legal, Tone::LegalEdge],
        Side::Persian => [Tone::PanelRed, Tone::Panel],
    }
}

/// A line on a wider one.
pub(super) fn twofold(brush: &mut Brush, d: &str, width: f32, [inner, outer]: [Tone; 2]) {
    brush.path(d, line(outer, width + 2.4));
    brush.path(d, line(inner, width));
}
