//! The counters: a body by side with the sign of the type, a band in colour and pattern for the
//! contingent, the printed numbers, and whatever lies on a counter.
//!
//! A counter is 44 wide, its middle at 0, 0: the band on top, Melee Factor and Defensive Value below
//! it left and right, Movement Allowance in the lower right corner, initials in the lower left one.

use game_spartans::roster::Values;
use game_spartans::stack::Unit;
use game_spartans::units::{Arm, Contingent, Side};

use super::say;
use crate::svg::Tone;
use crate::svg::brush::{Brush, fill, letters, line};
use crate::svg::glyphs::{INITIALS, numeral, numeral_centred, numeral_width};

/// How large a counter is.
pub(super) const SIZE: f32 = 44.0;
/// How far each unit of a stack lies aside of the one above it.
pub(super) const STEP: f32 = 3.5;
/// How high the printed numbers are.
const TALL: f32 = 13.2;
/// How high initials should be in the picture, whatever the scale.
const LETTERS: f32 = 15.4;

/// The tones of a side's counters: ground, figure, what is red.
pub(super) const fn tones(side: Side) -> [Tone; 3] {
    match side {
        Side::Greek => [Tone::Card, Tone::CardInk, Tone::CardRed],
        Side::Persian => [Tone::Foe, Tone::FoeInk, Tone::FoeRed],
    }
}

/// The stamp of a side's counter of a type.
pub(in crate::spartans) const fn stamp(side: Side, arm: Arm) -> &'static str {
    match (side, arm) {
        (Side::Greek, Arm::Hoplite) => "sp-greek-hoplite",
        (Side::Greek, Arm::Mixed) => "sp-greek-mixed",
        (Side::Greek, Arm::Javelin) => "sp-greek-javelin",
        (Side::Greek, Arm::Bow) => "sp-greek-bow",
        (Side::Persian, Arm::Hoplite) => "sp-persian-hoplite",
        (Side::Persian, Arm::Mixed) => "sp-persian-mixed",
        (Side::Persian, Arm::Javelin) => "sp-persian-javelin",
        (Side::Persian, Arm::Bow) => "sp-persian-bow",
    }
}

/// The stamp of a contingent's band.
const fn band_stamp(contingent: Contingent) -> &'static str {
    match contingent {
        Contingent::Spartans => "sp-b0",
        Contingent::Thespians => "sp-b1",
        Contingent::Thebans => "sp-b2",
        Contingent::Phocians => "sp-b3",
        Contingent::Malians => "sp-b4",
        Contingent::Locrians => "sp-b5",
        Contingent::Peloponnesians => "sp-b6",
        Contingent::Immortals => "sp-b7",
        Contingent::Medes => "sp-b8",
        Contingent::Susa => "sp-b9",
        Contingent::Scythians => "sp-b10",
        Contingent::Dahae => "sp-b11",
    }
}

/// The stamp of a contingent's initials.
const fn initials_stamp(contingent: Contingent) -> &'static str {
    match contingent {
        Contingent::Spartans => "sp-i0",
        Contingent::Thespians => "sp-i1",
        Contingent::Thebans => "sp-i2",
        Contingent::Phocians => "sp-i3",
        Contingent::Malians => "sp-i4",
        Contingent::Locrians => "sp-i5",
        Contingent::Peloponnesians => "sp-i6",
        Contingent::Immortals => "sp-i7",
        Contingent::Medes => "sp-i8",
        Contingent::Susa => "sp-i9",
        Contingent::Scythians => "sp-i10",
        Contingent::Dahae => "sp-i11",
    }
}

/// The colour of a contingent. Persians lie on dark counters, so they may share one with Greeks.
pub(super) const fn colour(contingent: Contingent) -> Tone {
    match contingent {
        Contingent::Spartans | Contingent::Medes => Tone::BandRed,
        Contingent::Thespians | Contingent::Susa => Tone::BandSky,
        Contingent::Thebans | Contingent::Dahae => Tone::BandPurple,
        Contingent::Phocians | Contingent::Scythians => Tone::BandGreen,
        Contingent::Malians => Tone::BandOrange,
        Contingent::Locrians | Contingent::Immortals => Tone::BandYellow,
        Contingent::Peloponnesians => Tone::BandBlue,
    }
}

/// The pattern on a band 42 wide and 8 high, for eyes that see no colours.
const fn pattern(contingent: Contingent) -> &'static str {
    match contingent {
        // Lambdas, rings, waves, slopes, towers: one for each.
        Contingent::Spartans => "M-18 7L-15.5 1L-13 7M-2.5 7L0 1L2.5 7M13 7L15.5 1L18 7",
        Contingent::Thespians => "M-17 0V8M-11 0V8M-5 0V8M1 0V8M7 0V8M13 0V8M19 0V8",
        Contingent::Thebans => "M-21 2.7H21M-21 5.3H21",
        Contingent::Phocians => "M-20 8L-14 0M-11 8L-5 0M-2 8L4 0M7 8L13 0M16 8L21 1.3",
        Contingent::Malians => "M-20 0L-14 8M-11 0L-5 8M-2 0L4 8M7 0L13 8M16 0L21 6.7",
        Contingent::Locrians => {
            "M-18 4H-17.9M-12 4H-11.9M-6 4H-5.9M0 4H.1M6 4H6.1M12 4H12.1M18 4H18.1"
        }
        Contingent::Peloponnesians => "M0 0V8",
        Contingent::Immortals => {
            "M-19 4L-16 1L-13 4L-16 7ZM-9 4L-6 1L-3 4L-6 7ZM3 4L6 1L9 4L6 7ZM13 4L16 1L19 4L16 7Z"
        }
        Contingent::Medes => "M-20 8L-15 0L-10 8L-5 0L0 8L5 0L10 8L15 0L20 8",
        Contingent::Susa => "M-20 0L-12 8M-12 0L-20 8M-4 0L4 8M4 0L-4 8M12 0L20 8M20 0L12 8",
        Contingent::Scythians => "M-21 6H-14V2H-7V6H0V2H7V6H14V2H21",
        Contingent::Dahae => "M-21 4H-15M-12 4H-6M-3 4H3M6 4H12M15 4H21",
    }
}

/// The body of a counter with the sign of its type.
pub(super) fn body(brush: &mut Brush, side: Side, arm: Arm) {
    brush.stamp(stamp(side, arm), |brush| {
        blank(brush, side);
        sign(brush, arm, tones(side));
    });
}

/// The body of a counter of which nothing else is seen.
fn blank(brush: &mut Brush, side: Side) {
    let [ground, figure, _] = tones(side);
    let edge = if side == Side::Greek { figure } else { Tone::FoeArt };
    brush.rect([-22.0, -22.0, SIZE, SIZE], 4.0, fill(ground).edged(edge, 1.5));
}

/// The body of a unit that lies under another.
fn slab(brush: &mut Brush, side: Side) {
    let name = if side == Side::Greek { "sp-slab-g" } else { "sp-slab-p" };
    brush.stamp(name, |brush| blank(brush, side));
}

/// The band of a contingent.
pub(super) fn band(brush: &mut Brush, contingent: Contingent) {
    brush.stamp(band_stamp(contingent), |brush| {
        brush.at(0.0, -21.2, 1.0, |brush| {
            brush.rect([-21.2, 0.0, 42.4, 8.0], 3.0, fill(colour(contingent)));
            let width = if contingent == Contingent::Locrians { 3.2 } else { 1.4 };
            brush.path(pattern(contingent), line(Tone::CardInk, width));
            brush.path("M-21.2 8.2H21.2", line(Tone::CardInk, 1.0));
        });
    });
}

/// The sign of a type, in a square of 20 around 0, -3: shield and spear, spear and bow, javelins, bow.
pub(super) fn sign(brush: &mut Brush, arm: Arm, [ground, figure, red]: [Tone; 3]) {
    let solid = fill(figure);
    brush.at(0.0, -3.4, 1.0, |brush| match arm {
        Arm::Hoplite => {
            brush.path("M-8.5 10L7.5-9.5", line(figure, 1.8));
            brush.path("M10-12.3L8.4-6.2L4.2-9.6Z", solid);
            brush.disc(-0.5, 1.0, 8.2, solid.edged(ground, 1.2));
            brush.disc(-0.5, 1.0, 6.2, line(ground, 0.8));
            brush.path("M-4 5L-0.5-3.6L3 5", line(ground, 1.9));
        }
        Arm::Mixed => {
            brush.path("M-3-10C7.5-6 7.5 7-3 10.5", line(figure, 2.4));
            brush.path("M-3-10V10.5", line(figure, 1.0));
            brush.path("M-9 8L5.5-6", line(red, 2.2));
            brush.path("M9-9.5L7-3L2.8-7.2Z", fill(red));
        }
        Arm::Javelin => {
            brush.path("M-9 7L3-6M-4 10L8-3", line(figure, 2.0));
            brush.path("M6-9.5L4.4-3.2L.4-6.6ZM11-6.5L9.4-.2L5.4-3.6Z", solid);
        }
        Arm::Bow => {
            brush.path("M-4-10.5C8-7 8 7-4 10.5", line(figure, 2.4));
            brush.path("M-4-10.5L-7 0L-4 10.5", line(figure, 1.0));
            brush.path("M-9 0H6", line(red, 2.0));
            brush.path("M11 0L5.5-3.2V3.2Z", fill(red));
        }
    });
}

/// What lies on a counter, and how it is seen.
#[derive(Copy, Clone, Debug)]
pub(super) struct Face {
    /// The unit.
    pub(super) unit: Unit,
    /// Whether the viewer knows it; its type is always seen.
    pub(super) known: bool,
    /// What is printed on the side that lies up, where it is to be seen.
    pub(super) values: Option<Values>,
    /// Whether it lies on its weaker side.
    pub(super) weak: bool,
    /// In which scale it is drawn.
    pub(super) scale: f32,
}

/// A counter as it lies on the map.
pub(super) fn counter(brush: &mut Brush, face: &Face) {
    let Unit { contingent, arm, .. } = face.unit;
    let side = contingent.side();
    let [_, figure, red] = tones(side);
    body(brush, side, arm);
    if !face.known {
        return;
    }
    band(brush, contingent);
    if face.weak {
        brush.path("M-21 5.2H21", line(red, 2.4));
    }
    if let Some(Values { melee, defence, movement }) = face.values {
        numeral(brush, melee.into(), [-20.2, -11.2], TALL, figure);
        numeral(brush, defence.into(), [12.0, -11.2], TALL, figure);
        numeral(brush, movement.into(), [12.0, 7.0], TALL, figure);
    }
    lower_row(brush, face);
    crosses(brush, face.unit.losses);
    if face.unit.done {
        done(brush);
    }
}

/// [8.4.1c] The D of a Disordered unit, and the initials of the contingent in what room there is.
fn lower_row(brush: &mut Brush, face: &Face) {
    let mut left = -20.0;
    if face.unit.disordered {
        disordered(brush);
        left = -5.0;
    }
    initials_in(brush, face, [left, 9.5], 18.8);
}

/// The initials of the contingent between two edges, where they can still be read there.
pub(super) fn initials_in(brush: &mut Brush, face: &Face, [left, right]: [f32; 2], base: f32) {
    let high = 1.0 / face.scale.min(1.0);
    let held = ((right - left) / (initials_width(face.unit.contingent) * high)).min(1.0);
    if held >= 0.62 {
        brush.open("g", &[("class", INITIALS)]);
        brush.stretched([left, base], [high * held, high], |brush| {
            initials(brush, face.unit.contingent);
        });
        brush.close("g");
    }
}

/// How wide initials are.
fn initials_width(contingent: Contingent) -> f32 {
    letters(LETTERS, Tone::CardInk).bold().width(say::initials(contingent))
}

/// The initials of a contingent: a figure like the numbers beside them, for the name of its area says
/// them in full.
fn initials(brush: &mut Brush, contingent: Contingent) {
    brush.stamp(initials_stamp(contingent), |brush| {
        let [_, figure, _] = tones(contingent.side());
        let style = letters(LETTERS, figure).bold().held(initials_width(contingent));
        brush.text(0.0, 0.0, say::initials(contingent), style);
    });
}

/// [8.4.1c] The marker of a Disordered unit: a D.
pub(super) fn disordered(brush: &mut Brush) {
    brush.stamp("sp-d", |brush| {
        brush.rect([-21.0, 6.4, 14.0, 14.6], 2.0, fill(Tone::Gold).edged(Tone::GoldInk, 1.2));
        brush.path("M-17.5 9V18.5H-15C-9 18.5-9 9-15 9Z", line(Tone::GoldInk, 2.2));
    });
}

/// [8.2.8b] A cross on the band for each step that is lost.
pub(super) fn crosses(brush: &mut Brush, losses: u8) {
    for at in 0..losses {
        brush.at(16.0 - 9.0 * f32::from(at), -17.2, 1.0, |brush| {
            brush.stamp("sp-x", |brush| {
                brush.disc(0.0, 0.0, 4.6, fill(Tone::Panel));
                brush.path("M-2.6-2.6L2.6 2.6M2.6-2.6L-2.6 2.6", line(Tone::PanelRed, 2.2));
            });
        });
    }
}

/// The unit has moved, fired, or tried to recover.
pub(super) fn done(brush: &mut Brush) {
    brush.stamp("sp-done", |brush| {
        brush.disc(-18.5, -18.5, 5.0, fill(Tone::Gold).edged(Tone::GoldInk, 1.4));
        brush.path("M-20.7-18.5L-19-16.8L-16.2-20.2", line(Tone::GoldInk, 1.5));
    });
}

/// The units under the top one, as far as they are seen: their edges, in their colours.
pub(super) fn under(brush: &mut Brush, units: &[(Unit, bool)], sign: f32) {
    for (at, (unit, known)) in (1_u8..).zip(units).collect::<Vec<_>>().into_iter().rev() {
        let away = STEP * f32::from(at) * sign;
        brush.at(away, away, 1.0, |brush| {
            slab(brush, unit.side());
            if *known {
                let [one, other] = if sign > 0.0 { [-17, 20] } else { [17, -20] };
                let edge = format!("M{one} {other}H{other}V{one}");
                brush.path(&edge, line(colour(unit.contingent), 2.0));
            }
        });
    }
}

/// How many units a stack has.
pub(super) fn count(brush: &mut Brush, units: usize, [x, y]: [f32; 2]) {
    let units = units.try_into().unwrap_or(u32::MAX);
    let half = numeral_width(units, 11.4) / 2.0 + 4.7;
    let plate = [x - half, y - 8.2, half * 2.0, 16.4];
    brush.rect(plate, 8.2, fill(Tone::Panel).edged(Tone::PanelInk, 1.4));
    numeral_centred(brush, units, [x, y], 11.4, Tone::PanelInk);
}

/// [3.2a] The arrow on the side of a counter that it faces: up, right, down, left, from 0.
pub(super) fn front(brush: &mut Brush, quarter: u8, beyond: f32) {
    const NAMES: [&str; 4] = ["sp-f0", "sp-f1", "sp-f2", "sp-f3"];
    const HEADS: [&str; 4] =
        ["M-8-23H8L0-31Z", "M23-8V8L31 0Z", "M-8 23H8L0 31Z", "M-23-8V8L-31 0Z"];
    let at = usize::from(quarter % 4);
    let away = match at {
        1 => [beyond, 0.0],
        2 => [0.0, beyond],
        _ => [0.0, 0.0],
    };
    brush.at(away[0], away[1], 1.0, |brush| {
        brush.stamp(NAMES[at], |brush| {
            brush.path(HEADS[at], fill(Tone::LandInk).edged(Tone::Land, 1.2));
        });
    });
}

/// Every figure that counters are made of, once.
pub(super) fn stamps(brush: &mut Brush) {
    for side in Side::BOTH {
        for arm in Arm::ALL {
            body(brush, side, arm);
        }
        slab(brush, side);
    }
    for contingent in Contingent::ALL {
        band(brush, contingent);
        initials(brush, contingent);
    }
    crosses(brush, 1);
    done(brush);
    for quarter in 0..4 {
        front(brush, quarter, 0.0);
    }
    disordered(brush);
}
