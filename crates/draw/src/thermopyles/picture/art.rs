//! Figures: a hoplite, a Persian, a ship, mountains, blazons. Each in a box of its own.

use crate::svg::Tone;
use crate::svg::brush::{Brush, fill, length, line, number, times};

/// A hoplite in a box of 100 by 140, facing left, where the enemy comes from.
pub(super) fn hoplite(brush: &mut Brush, [body, ground, crest]: [Tone; 3]) {
    let solid = fill(body);
    brush.path("M8 118L84 34", line(body, 2.8));
    brush.path("M11 120L1 128L6 111Z", solid);
    // Legs, greaves, the tunic's hem.
    brush.path(
        "M44 96L36 112L26 122L27 131L20 135H34L36 124L48 112L56 104L62 116L63 128L60 135H74L71 118\
         L66 98Z",
        solid,
    );
    brush.path("M30 120L37 112M64 118L70 117", line(ground, 1.2));
    brush.path("M38 60C48 54 62 56 68 64L71 102L64 98L57 103L50 99L42 100Z", solid);
    brush.path("M60 58C70 54 78 48 76 42L70 40C68 46 60 50 54 54Z", solid);
    shield(brush, [46.0, 80.0], 25.0, [body, ground]);
    lambda(brush, [46.0, 80.0], 25.0, ground);
    helmet(brush, [body, ground, crest]);
}

/// A Corinthian helmet with its crest, as the hoplite wears it.
pub(super) fn helmet(brush: &mut Brush, [body, ground, crest]: [Tone; 3]) {
    brush.path(
        "M22 34C22 10 62 6 68 36C69 46 72 54 76 60C66 58 60 48 59 38C54 20 34 20 30 34Z",
        fill(crest),
    );
    brush.path(
        "M58 40C58 26 48 19 38 22C30 24 28 32 28 38L25 50L30 49L31 44C36 43 40 44 41 47C39 49 35 50 \
         32 50L34 60L43 58L47 52L52 54C56 52 58 46 58 40Z",
        fill(body).edged(ground, 1.1),
    );
    brush.path("M31 36C36 30 46 30 52 38", line(ground, 1.0));
}

/// A round shield.
pub(super) fn shield(brush: &mut Brush, [x, y]: [f32; 2], radius: f32, [body, ground]: [Tone; 2]) {
    brush.disc(x, y, radius, fill(body).edged(ground, radius * 0.065));
    brush.disc(x, y, radius * 0.8, line(ground, radius * 0.055));
}

/// The Λ of the Lakedaimonians.
pub(super) fn lambda(brush: &mut Brush, [x, y]: [f32; 2], radius: f32, tone: Tone) {
    brush.at(x, y, radius / 25.0, |brush| {
        brush.path("M-11 12L0-14L11 12", line(tone, 4.4));
    });
}

/// A Persian archer behind his wicker shield, in a box of 100 by 140, facing right.
pub(super) fn persian(brush: &mut Brush, [body, ground]: [Tone; 2]) {
    let (solid, cut) = (fill(body), line(ground, 1.5));
    brush.path("M74 58C93 70 93 112 74 124M74 58L70 91L74 124", line(body, 2.4));
    brush.path("M38 66C46 60 58 60 64 68L68 100L76 134H26L34 100Z", solid);
    brush.path("M44 116H74M46 108H72", cut);
    brush.path("M33 128L37 133L41 127L45 133L49 127L53 133L57 127L61 133L65 127L69 133", cut);
    brush.path("M58 70L78 88L74 94L52 80Z", solid.edged(ground, 1.2));
    brush.path(
        "M20 74C28 68 38 68 46 74L44 92L48 114C38 122 26 122 17 114L21 92Z",
        solid.edged(ground, 1.8),
    );
    brush.path("M22 82H44M23 90H43M23 98H44M21 106H46M33 71V119", cut);
    brush.path("M36 62C34 50 36 34 46 30C58 26 66 32 64 38L58 42L62 50L58 52L58 58L46 66Z", solid);
    brush.path(
        "M44 44C50 42 54 42 58 42M46 44C44 52 46 58 50 62C56 66 60 62 58 58M38 36C44 38 50 36 56 31",
        cut,
    );
    brush.disc(54.0, 47.0, 1.6, fill(ground));
}

/// A ship under sail and oar, in a box of 116 by 60.
pub(super) fn ship(brush: &mut Brush, [body, ground]: [Tone; 2]) {
    let solid = fill(body);
    brush.path(
        "M4 40C2 34 8 32 12 32H92C104 32 108 24 106 12C114 22 112 40 100 46H16C10 46 6 44 4 40Z",
        solid,
    );
    brush.path(
        "M52 32V4H54V32ZM30 8H76C74 14 74 18 76 24C64 28 42 28 30 24C32 18 32 14 30 8Z",
        solid,
    );
    brush.disc(12.0, 38.0, 2.6, fill(ground));
    brush.path("M20 39H98", line(ground, 1.4));
    brush.path(
        "M24 46L16 56M36 46L28 56M48 46L40 56M60 46L52 56M72 46L64 56M84 46L76 56",
        line(body, 2.0),
    );
}

/// The running wave, one crest 24 wide.
pub(super) fn waves(brush: &mut Brush, [x, y]: [f32; 2], count: u32, tone: Tone) {
    brush.at(x, y, 1.0, |brush| {
        for at in 0..count {
            brush.at(length(at) * 24.0, 0.0, 1.0, |brush| {
                brush.path(
                    "M0 10C8 10 8 0 16 0C22 0 22 7 17 7C14 7 14 3 17 3M10 10H24",
                    line(tone, 1.8),
                );
            });
        }
    });
}

/// A row of cliffs, standing on the line `y`, so wide.
pub(super) fn cliffs(brush: &mut Brush, [x, y]: [f32; 2], width: f32, tones: [Tone; 2]) {
    let [rock, ground] = tones;
    let count = times(58.0, width + 29.0).max(1);
    let step = width / length(count) / 58.0;
    for at in 0..count {
        let tall = [1.0, 0.72, 0.9, 0.62][at % 4];
        let transform = format!(
            "translate({} {}) scale({} {})",
            number(x + length(at) * width / length(count)),
            number(y),
            number(step),
            tall
        );
        brush.within("g", &[("transform", &transform)], |brush| {
            brush.path("M-6 0L6-14L13-12L26-34L35-20L41-24L64 0Z", fill(rock));
            brush.path("M26-34L30-18L24-8M41-24L44-12L40-4M6-14L10-5", line(ground, 1.4));
        });
    }
}

/// What the allies have on their shields: crescent, star, club, trident.
pub(super) fn blazon(brush: &mut Brush, which: u8, tone: Tone) {
    let d = match which % 4 {
        0 => "M4-10A11 11 0 1 0 9 7A9 9 0 1 1 4-10Z",
        1 => "M0-12L3-4L12-4L5 2L8 11L0 6L-8 11L-5 2L-12-4L-3-4Z",
        2 => "M-2 12L-5-6C-6-14 6-14 5-6L2 12Z",
        _ => "M-1.5 12V2H-9V-10L-6-6V-2H-1.5V-12L0-14L1.5-12V-2H6V-6L9-10V2H1.5V12Z",
    };
    brush.path(d, fill(tone));
}
