//! The counters. A hex has one token: a column for each unit in it, for they are all of one type and
//! face one vertex [3.2a] [3.2l]; Leaders are discs at its foot.
//!
//! A column has its formation's band on top, in colour and pattern, the Combat Factor below it, and
//! at its foot the sign of the type or what lies on the unit. A unit alone shows points and morale too.

use boards::hexes::Vertex;
use game_marathon::units::{Arm, Kind, Side};

use super::grid;
use super::signs::{band, sign};
use crate::svg::Tone;
use crate::svg::brush::{Brush, fill, length, letters, line, number};
use crate::svg::glyphs::{numeral, numeral_centred, numeral_width};

/// How large a token is, half of it.
pub(super) const WIDE: f32 = 20.5;
pub(super) const HIGH: f32 = 18.5;

/// The tones of a side's counters: ground, figure, what is red, edge.
pub(super) const fn tones(side: Side) -> [Tone; 4] {
    match side {
        Side::Greek => [Tone::Card, Tone::CardInk, Tone::CardRed, Tone::CardInk],
        Side::Persian => [Tone::Foe, Tone::FoeInk, Tone::FoeRed, Tone::FoeArt],
    }
}

/// What lies on a unit.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum Badge {
    /// [7.3.3a] Disrupted.
    Disrupted,
    /// [7.3.2a] Routed.
    Routed,
    /// [3.3a] Charge!
    Charge,
    /// [3.3b] Fired.
    Fired,
    /// [9.4b] At work on an Abatis.
    Working,
}

/// A unit as it is seen.
#[derive(Clone, Debug)]
pub(super) struct Column {
    pub(super) kind: Kind,
    pub(super) factor: u8,
    pub(super) reduced: bool,
    pub(super) badges: Vec<Badge>,
    /// Points and morale modifier, where there is room for them.
    pub(super) printed: Option<(u8, i8)>,
}

/// A Leader as he is seen.
#[derive(Copy, Clone, Debug)]
pub(super) struct Lead {
    pub(super) kind: Kind,
    pub(super) rating: u8,
    pub(super) wounded: bool,
}

/// Who stands in a hex.
#[derive(Clone, Debug)]
pub(super) struct Token {
    pub(super) units: Vec<Column>,
    pub(super) leaders: Vec<Lead>,
    pub(super) facing: Option<Vertex>,
    /// Some are active and have not moved; all who are active have.
    pub(super) fresh: bool,
    pub(super) done: bool,
}

/// The names of the stamps of kinds: alone, one of two, one of three.
const STAMPS: [[&str; Kind::COUNT]; 3] = [
    [
        "ma-a0", "ma-a1", "ma-a2", "ma-a3", "ma-a4", "ma-a5", "ma-a6", "ma-a7", "ma-a8", "ma-a9",
        "ma-a10", "ma-a11", "ma-a12", "ma-a13", "ma-a14", "ma-a15", "ma-a16", "ma-a17", "ma-a18",
        "ma-a19", "ma-a20", "ma-a21", "ma-a22",
    ],
    [
        "ma-b0", "ma-b1", "ma-b2", "ma-b3", "ma-b4", "ma-b5", "ma-b6", "ma-b7", "ma-b8", "ma-b9",
        "ma-b10", "ma-b11", "ma-b12", "ma-b13", "ma-b14", "ma-b15", "ma-b16", "ma-b17", "ma-b18",
        "ma-b19", "ma-b20", "ma-b21", "ma-b22",
    ],
    [
        "ma-c0", "ma-c1", "ma-c2", "ma-c3", "ma-c4", "ma-c5", "ma-c6", "ma-c7", "ma-c8", "ma-c9",
        "ma-c10", "ma-c11", "ma-c12", "ma-c13", "ma-c14", "ma-c15", "ma-c16", "ma-c17", "ma-c18",
        "ma-c19", "ma-c20", "ma-c21", "ma-c22",
    ],
];

/// The stamp that shows a kind when it moves.
pub(in crate::marathon) const fn stamp(kind: Kind) -> &'static str {
    STAMPS[0][kind.index()]
}

/// A column of a kind, so many side by side: body, band and sign. What changes lies on it.
fn column(brush: &mut Brush, kind: Kind, many: usize) {
    let side = kind.side();
    let [ground, _, _, edge] = tones(side);
    let wide = width(many);
    brush.stamp(STAMPS[many.clamp(1, 3) - 1][kind.index()], |brush| {
        brush.rect(
            [-wide / 2.0, -HIGH, wide, HIGH * 2.0],
            if many == 1 { 4.0 } else { 2.5 },
            fill(ground).edged(edge, 1.4),
        );
        band(brush, kind, wide - 1.6);
        let [right, below, scale] = match many {
            1 => [-9.5, -1.0, 0.86],
            2 => [0.0, 11.5, 0.58],
            _ => [0.0, 11.8, 0.5],
        };
        brush.at(right, below, scale, |brush| sign(brush, side, kind.arm()));
    });
}

/// How wide a column is.
const fn width(many: usize) -> f32 {
    match many {
        0 | 1 => WIDE * 2.0,
        2 => 21.4,
        _ => 14.8,
    }
}

/// Who stands in a hex, around 0, 0.
pub(super) fn token(brush: &mut Brush, token: &Token) {
    if token.fresh {
        brush.stamp("ma-fresh", |brush| {
            let around = [-WIDE - 3.6, -HIGH - 2.6, WIDE * 2.0 + 7.2, HIGH * 2.0 + 5.2];
            brush.rect(around, 6.0, fill(Tone::Gold).edged(Tone::GoldInk, 1.2));
        });
    }
    if let Some(facing) = token.facing {
        front(brush, facing);
    }
    let many = token.units.len();
    let wide = width(many);
    for (at, unit) in token.units.iter().enumerate() {
        let x = wide * (length(at) - (length(many) - 1.0) / 2.0);
        if many == 1 {
            alone(brush, unit);
        } else {
            brush.at(x, 0.0, 1.0, |brush| one_of(brush, unit, many));
        }
    }
    match token.leaders.split_first() {
        Some((first, rest)) if many == 0 => {
            leader(brush, *first);
            for (at, other) in rest.iter().enumerate() {
                disc(brush, *other, at);
            }
        }
        _ => {
            for (at, it) in token.leaders.iter().enumerate() {
                disc(brush, *it, at);
            }
        }
    }
    if token.done {
        done(brush);
    }
}

/// A unit that has its hex for itself.
pub(super) fn alone(brush: &mut Brush, unit: &Column) {
    let [_, figure, ..] = tones(unit.kind.side());
    column(brush, unit.kind, 1);
    numeral(brush, unit.factor.into(), [5.0, -8.6], 15.5, figure);
    if unit.reduced {
        reduced(brush, [1.5, 18.8], 8.6, unit.kind.side());
    }
    if let Some((points, morale)) = unit.printed {
        numeral(brush, points.into(), [-17.4, 10.0], 6.8, figure);
        if morale != 0 {
            let sign = if morale > 0 { "M8.2 13.4H11.8M10 11.6V15.2" } else { "M8.2 13.4H11.8" };
            brush.path(sign, line(figure, 1.1));
            numeral(brush, morale.unsigned_abs().into(), [13.2, 10.0], 6.8, figure);
        }
    }
    for (at, badge) in unit.badges.iter().take(2).enumerate() {
        let x = if unit.badges.len() == 1 { -1.0 } else { 10.4 * length(at) - 6.4 };
        brush.at(x, 12.2, 1.0, |brush| mark(brush, *badge));
    }
}

/// One of several.
fn one_of(brush: &mut Brush, unit: &Column, many: usize) {
    let side = unit.kind.side();
    let [ground, figure, ..] = tones(side);
    column(brush, unit.kind, many);
    numeral_centred(brush, unit.factor.into(), [0.0, -2.4], 13.2, figure);
    let wide = width(many);
    if unit.reduced {
        reduced(brush, [2.0 - wide / 2.0, wide / 2.0 - 2.0], 5.8, side);
    }
    if unit.badges.is_empty() {
        return;
    }
    // What lies on a unit hides the sign of its type: others beside it show that, or its band.
    brush.rect([1.4 - wide / 2.0, 6.8, wide - 2.8, 11.4], 1.5, fill(ground));
    let shown = unit.badges.len().min(if many == 2 { 2 } else { 1 });
    for (at, badge) in unit.badges.iter().take(shown).enumerate() {
        let x = if shown == 1 { 0.0 } else { 9.4 * length(at) - 4.7 };
        brush.at(x, 12.4, 0.92, |brush| mark(brush, *badge));
    }
}

/// [2.1a] A bar below the factor of a unit that lies on its reduced side.
fn reduced(brush: &mut Brush, [from, to]: [f32; 2], y: f32, side: Side) {
    let [_, _, red, _] = tones(side);
    let [from, to, y] = [from, to, y].map(number);
    brush.path(&format!("M{from} {y}H{to}"), line(red, 2.4));
}

/// What lies on a unit: a letter on a plate, 10 by 11 around 0, 0.
fn mark(brush: &mut Brush, badge: Badge) {
    let (name, letter, plate, ink) = match badge {
        Badge::Disrupted => {
            ("ma-md", "M-2.4-3.6V3.6H-1C4 3.6 4-3.6-1-3.6Z", Tone::Gold, Tone::GoldInk)
        }
        Badge::Routed => (
            "ma-mr",
            "M-2.4 3.8V-3.6H.4C3.6-3.6 3.6.2.4.2H-2.4M0 .2L2.8 3.8",
            Tone::Panel,
            Tone::PanelRed,
        ),
        Badge::Charge => ("ma-mc", "M0-3.8V1M0 3.6V3.7", Tone::BandGreen, Tone::CardInk),
        Badge::Fired => ("ma-mf", "M-2 3.8V-3.6H2.6M-2-.2H1.8", Tone::BandSky, Tone::CardInk),
        Badge::Working => {
            ("ma-mw", "M-3.4-3.6L-1.8 3.6L0-1.6L1.8 3.6L3.4-3.6", Tone::BandWhite, Tone::CardInk)
        }
    };
    brush.stamp(name, |brush| {
        brush.rect([-4.9, -5.6, 9.8, 11.2], 1.8, fill(plate).edged(ink, 1.1));
        brush.path(letter, line(ink, 1.7));
    });
}

/// Two letters by which a Leader is told apart.
const fn initials(kind: Kind) -> &'static str {
    match kind.index() {
        7 => "Ca",
        8 => "Ai",
        9 => "Le",
        10 => "Pl",
        11 => "Sp",
        19 => "Da",
        20 => "At",
        21 => "Sa",
        _ => "Me",
    }
}

/// A Leader who has his hex for himself.
pub(super) fn leader(brush: &mut Brush, lead: Lead) {
    let side = lead.kind.side();
    let [_, figure, ..] = tones(side);
    column(brush, lead.kind, 1);
    numeral(brush, lead.rating.into(), [5.0, -8.6], 15.5, figure);
    if lead.wounded {
        reduced(brush, [1.5, 18.8], 8.6, side);
    }
    brush.open("g", &[("class", crate::svg::glyphs::INITIALS)]);
    brush.text(5.0, 17.0, initials(lead.kind), letters(9.6, figure).bold().middle());
    brush.close("g");
}

/// A Leader with units, or with another one: a disc with his rating.
fn disc(brush: &mut Brush, lead: Lead, at: usize) {
    let x = 16.5 - 14.6 * length(at);
    brush.at(x, 18.4, 1.0, |brush| {
        let [name, ring] = match lead.kind.side() {
            Side::Greek => ["ma-lg", "g"],
            Side::Persian => ["ma-lp", "p"],
        };
        brush.stamp(name, |brush| {
            brush.path("M-5-6.4C-3-11.5 4-11.5 6-6", line(Tone::PanelRed, 2.8));
            let edge = if ring == "g" { Tone::CardInk } else { Tone::GoldInk };
            brush.disc(0.0, 0.0, 7.2, fill(Tone::Gold).edged(edge, 1.5));
        });
        numeral_centred(brush, lead.rating.into(), [0.0, 0.0], 8.8, Tone::GoldInk);
        if lead.wounded {
            brush.path("M-5 5L5-5", line(Tone::GoldInk, 1.4));
        }
    });
}

/// All who are active have moved.
fn done(brush: &mut Brush) {
    brush.stamp("ma-done", |brush| {
        brush.disc(-18.5, -17.0, 5.2, fill(Tone::Gold).edged(Tone::GoldInk, 1.3));
        brush.path("M-20.8-17L-19.1-15.2L-16.2-18.8", line(Tone::GoldInk, 1.5));
    });
}

/// How many there are of something, on a plate.
pub(super) fn count(brush: &mut Brush, many: usize, [x, y]: [f32; 2]) {
    let many = many.try_into().unwrap_or(u32::MAX);
    let half = numeral_width(many, 10.4) / 2.0 + 4.4;
    let plate = [x - half, y - 7.6, half * 2.0, 15.2];
    brush.rect(plate, 7.6, fill(Tone::Panel).edged(Tone::PanelInk, 1.3));
    numeral_centred(brush, many, [x, y], 10.4, Tone::PanelInk);
}

/// [3.1a] The arrow at the vertex that a token faces.
pub(super) fn front(brush: &mut Brush, facing: Vertex) {
    const NAMES: [&str; 6] = ["ma-f0", "ma-f1", "ma-f2", "ma-f3", "ma-f4", "ma-f5"];
    brush.stamp(NAMES[facing as usize], |brush| {
        let [x, y] = grid::vertex(facing);
        let long = x.hypot(y);
        let [ux, uy] = [x / long, y / long];
        let [tip, base] = [[x * 0.99, y * 0.99], [x * 0.67, y * 0.67]];
        let wing = |side: f32| [base[0] - uy * 7.4 * side, base[1] + ux * 7.4 * side].map(number);
        let ([tx, ty], [lx, ly], [rx, ry]) = (tip.map(number), wing(1.0), wing(-1.0));
        let d = format!("M{tx} {ty}L{lx} {ly}L{rx} {ry}Z");
        brush.path(&d, fill(Tone::LandInk).edged(Tone::Land, 1.3));
    });
}

/// [9.4] Felled trees.
pub(super) fn abatis(brush: &mut Brush) {
    brush.stamp("ma-abatis", |brush| {
        let logs = "M-27 9L-19-9M-20 14L-26-4M27 9L19-9M20 14L26-4M-18 24H18M-14 27L-8 20M14 27L8 20M-3 27L3 20";
        brush.path(logs, line(Tone::Land, 4.6));
        brush.path(logs, line(Tone::Rock, 2.6));
    });
}

/// [8.1d] [8.1e] The flag of an enemy who has taken a site.
pub(super) fn flag(brush: &mut Brush, side: Side) {
    let [name, ..] = [if side == Side::Greek { "ma-flag-g" } else { "ma-flag-p" }];
    let [ground, figure, _, edge] = tones(side);
    brush.stamp(name, |brush| {
        brush.path("M-24 12V-14", line(Tone::LandInk, 2.0));
        brush.path("M-24-14H-10L-13-9L-10-4H-24Z", fill(ground).edged(edge, 1.3));
        brush.path("M-20.5-9H-15.5", line(figure, 1.6));
    });
}

/// Every figure that counters are made of, once.
pub(super) fn stamps(brush: &mut Brush) {
    for kind in Kind::all() {
        for many in 1..=3 {
            column(brush, kind, many);
        }
        if kind.arm() == Arm::Leader {
            disc(brush, Lead { kind, rating: 0, wounded: false }, 0);
        }
    }
    for badge in [Badge::Disrupted, Badge::Routed, Badge::Charge, Badge::Fired, Badge::Working] {
        mark(brush, badge);
    }
    for facing in Vertex::ALL {
        front(brush, facing);
    }
    for side in Side::BOTH {
        flag(brush, side);
    }
    abatis(brush);
    done(brush);
    let none = Token { units: vec![], leaders: vec![], facing: None, fresh: true, done: false };
    token(brush, &none);
}
