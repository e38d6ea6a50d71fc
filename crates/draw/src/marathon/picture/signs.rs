//! What tells counters apart: the band of a formation, in colour and pattern, and the sign of a type.

use game_marathon::units::{Arm, Formation, Kind, Side};

use super::counters::{HIGH, tones};
use crate::svg::Tone;
use crate::svg::brush::{Brush, fill, line};

/// The place of a kind's band among [`BANDS`].
const fn band_of(kind: Kind) -> usize {
    match (kind.formation(), kind.arm()) {
        (Some(Formation::Left), _) => 0,
        (Some(Formation::Center), _) => 1,
        (Some(Formation::Right), _) => 2,
        (Some(Formation::Reserve), _) => 3,
        (Some(Formation::Sparta), _) => 4,
        (None, Arm::Light) => 5,
        (None, Arm::Archer) => 6,
        (None, Arm::Cavalry) => 7,
        (None, _) => 8,
    }
}

/// Stamp, colour and pattern of each band: 40 wide and 8 high, for eyes that see no colours too.
const BANDS: [(&str, Tone, &str); 9] = [
    ("ma-band0", Tone::BandSky, "M-14 0V8M-7 0V8M0 0V8M7 0V8M14 0V8"),
    ("ma-band1", Tone::BandYellow, "M-15 8L-10 0L-5 8L0 0L5 8L10 0L15 8"),
    ("ma-band2", Tone::BandRed, "M-20 2.7H20M-20 5.4H20"),
    (
        "ma-band3",
        Tone::BandPurple,
        "M-16 0L-10 8M-10 0L-16 8M-3 0L3 8M3 0L-3 8M10 0L16 8M16 0L10 8",
    ),
    ("ma-band4", Tone::BandBlue, "M-15 7L-12 1L-9 7M-3 7L0 1L3 7M9 7L12 1L15 7"),
    ("ma-band5", Tone::BandGreen, "M-18 8L-12 0M-9 8L-3 0M0 8L6 0M9 8L15 0"),
    ("ma-band6", Tone::BandWhite, "M-14 4H-13.9M-7 4H-6.9M0 4H.1M7 4H7.1M14 4H14.1"),
    ("ma-band7", Tone::BandOrange, "M-20 4H20"),
    ("ma-band8", Tone::Gold, ""),
];

/// The colour of a kind's band.
pub(super) const fn colour(kind: Kind) -> Tone {
    BANDS[band_of(kind)].1
}

/// A band, so wide, its middle at 0 and its top at the top of a token.
pub(super) fn band(brush: &mut Brush, kind: Kind, wide: f32) {
    let (name, tone, pattern) = BANDS[band_of(kind)];
    brush.stretched([0.0, 0.8 - HIGH], [wide / 40.0, 1.0], |brush| {
        brush.stamp(name, |brush| {
            brush.rect([-20.0, 0.0, 40.0, 8.0], 2.5, fill(tone));
            let width = if name == "ma-band6" { 3.0 } else { 1.5 };
            if !pattern.is_empty() {
                brush.path(pattern, line(Tone::CardInk, width));
            }
            brush.path("M-20 8.2H20", line(Tone::CardInk, 1.0));
        });
    });
}

/// The stamps of signs, by side and type.
const fn sign_name(side: Side, arm: Arm) -> &'static str {
    match (side, arm) {
        (Side::Greek, Arm::Light) => "ma-sgl",
        (Side::Greek, Arm::Archer) => "ma-sga",
        (Side::Greek, Arm::Cavalry) => "ma-sgc",
        (Side::Greek, Arm::Leader) => "ma-sgd",
        (Side::Greek, _) => "ma-sgh",
        (Side::Persian, Arm::Light) => "ma-spl",
        (Side::Persian, Arm::Archer) => "ma-spa",
        (Side::Persian, Arm::Cavalry) => "ma-spc",
        (Side::Persian, Arm::Leader) => "ma-spd",
        (Side::Persian, _) => "ma-spi",
    }
}

/// The sign of a type, in a square of 20 around 0, 0.
pub(super) fn sign(brush: &mut Brush, side: Side, arm: Arm) {
    let [ground, figure, red, _] = tones(side);
    let solid = fill(figure);
    brush.stamp(sign_name(side, arm), |brush| match arm {
        Arm::Hoplite => {
            brush.path("M-8.5 9.5L8-8.5", line(figure, 1.8));
            brush.path("M10-10.8L8.4-5.2L4.6-8.4Z", solid);
            brush.disc(-0.8, 0.8, 7.8, solid.edged(ground, 1.2));
            brush.path("M-4.3 4.8L-0.8-3.8L2.7 4.8", line(ground, 1.9));
        }
        Arm::Infantry => {
            brush.path("M7 9.5V-6", line(figure, 1.8));
            brush.path("M7-10.8L9.6-5H4.4Z", solid);
            brush.rect([-8.5, -8.5, 12.0, 18.0], 2.0, solid);
            brush.path("M-8.5-3H3.5M-8.5 3.5H3.5M-2.5-8.5V9.5", line(ground, 1.1));
        }
        Arm::Light => {
            brush.path("M-9 8L4-6M-4 10L9-3", line(figure, 2.0));
            brush.path("M7-9.5L5.4-3.2L1.4-6.6ZM12-6.5L10.4-.2L6.4-3.6Z", solid);
        }
        Arm::Archer => {
            brush.path("M-4-10C8-7 8 7-4 10", line(figure, 2.4));
            brush.path("M-4-10L-7 0L-4 10", line(figure, 1.0));
            brush.path("M-9 0H6", line(red, 2.0));
            brush.path("M11 0L5.5-3.2V3.2Z", fill(red));
        }
        Arm::Cavalry => {
            brush.path(
                "M-9 10C-9 2-6-3-1-6L0-10L3-7C7-6 10-2 10.5 2L8 4.5L3.5 1.5C2 3 3 7 4.5 10Z",
                solid,
            );
            brush.path("M-8 6L-4-2M3.5-3.5H4", line(ground, 1.4));
        }
        Arm::Leader => {
            brush.path("M-6 10V-1C-6-9 7-9 7-1V2H2V5L7 6L4 10Z", solid);
            brush.path("M-9 4C-11-12 6-14 11-6", line(red, 3.2));
        }
    });
}
