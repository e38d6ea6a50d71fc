//! The battle in small: the position for a list of games, the picture of its end, and what the box
//! shows.

use std::fmt::Write as _;

use boards::hexes::Vertex;
use engine::{Ending, Seat, Verdict};
use game_marathon::View;
use game_marathon::map::Hex;
use game_marathon::units::{Kind, Side};

use super::counters::{self, Column, Lead, Token};
use super::grid::Spot;
use super::land;
use crate::svg::brush::{Brush, fill, line, number};
use crate::svg::laurel::{self, greek_shield, persian_shield, wreath};
use crate::svg::{Theme, Tone};

/// Twelve wide, seven high.
const SIZE: Spot = [240.0, 140.0];

/// Where a hex lies in small.
fn spot(hex: Hex) -> Spot {
    let low = if hex.column().is_multiple_of(2) { 3.2 } else { 0.0 };
    [6.0 + f32::from(hex.column() - 1) * 6.0, 5.0 + f32::from(hex.row() - 1) * 6.4 + low]
}

/// The land, and who stands where: Greeks as discs, Persians as blocks.
pub(in crate::marathon) fn thumbnail(view: &View, theme: Theme) -> String {
    let map = &view.board.map;
    let mut brush = Brush::new(theme, "pm-small");
    brush.rect([0.0, 0.0, SIZE[0], SIZE[1]], 4.0, fill(Tone::Sea));
    // In each column the land reaches from the hills down to a coast; so do the levels.
    for (level, tone) in [(1, Tone::Land), (2, Tone::Hill), (3, Tone::Ridge), (4, Tone::Summit)] {
        let mut path = String::from("M3 0");
        for column in 1..=39 {
            let last = Hex::in_column(column)
                .take_while(|hex| map.is_land(*hex) && map.level(*hex) >= level)
                .last();
            let deep = last.map_or(0.0, |hex| (spot(hex)[1] + 3.2).round());
            let _ = write!(path, "V{}h6", number(deep));
        }
        path.push_str("V0z");
        brush.path(&path, fill(tone));
    }
    let [mut greeks, mut persians] = [String::new(), String::new()];
    for hex in map.land() {
        let Some(first) = view.state.units.in_hex(hex).first() else { continue };
        let [x, y] = spot(hex).map(|it| number(it.round()));
        let marks = if first.side() == Side::Greek { &mut greeks } else { &mut persians };
        let _ = write!(marks, "M{x} {y}h.1");
    }
    for (marks, [inner, outer]) in
        [(persians, [Tone::Foe, Tone::FoeArt]), (greeks, [Tone::Card, Tone::CardInk])]
    {
        if !marks.is_empty() {
            brush.path(&marks, line(outer, 6.4));
            brush.path(&marks, line(inner, 4.2));
        }
    }
    brush.decoration(SIZE, "pm pm-small")
}

/// The victor's shield in a wreath, over the ships.
pub(in crate::marathon) fn ending(_: &View, ending: &Ending, theme: Theme) -> String {
    // The first seat is Greek.
    let greeks = ending.verdict(Seat::FIRST) == Verdict::Won;
    laurel::ending(theme, |brush| {
        for (x, size) in [(34.0, 1.0), (166.0, 1.0)] {
            brush.at(x, 112.0, size, galley);
        }
        wreath(brush, [100.0, 62.0], 46.0);
        if greeks {
            greek_shield(brush, [100.0, 60.0], 29.0);
        } else {
            persian_shield(brush, [100.0, 60.0], 28.0);
        }
    })
}

/// A galley with its oars.
fn galley(brush: &mut Brush) {
    brush.stamp("ma-galley", |brush| {
        brush.path("M-26 2C-14 14 14 14 24 0L28-6L18 2H-18L-24-6Z", fill(Tone::Rock));
        brush.path(
            "M0 2V-26M-14-24H14C11-14 11-8 14-2H-14C-11-8-11-14-14-24Z",
            line(Tone::PanelInk, 1.8),
        );
        brush.path("M-14 8L-18 18M-6 10L-9 19M3 10L1 19M12 8L11 18", line(Tone::PanelInk, 1.6));
    });
}

/// What the box shows: hoplites at the run, Persians on the beach, ships behind them.
pub(super) fn emblem_scene(brush: &mut Brush) {
    for (x, y) in [(30.0, 176.0), (96.0, 190.0), (196.0, 184.0), (290.0, 174.0), (250.0, 194.0)] {
        brush.at(x, y, 1.0, land::wave);
    }
    let coast = "M13 158C60 170 100 144 160 158C220 172 270 148 347 160";
    for (tone, width) in [(Tone::SeaInk, 8.0), (Tone::Sea, 6.4), (Tone::LandInk, 3.0)] {
        brush.path(coast, line(tone, width));
    }
    brush.path(
        "M13.5 158C60 170 100 144 160 158C220 172 270 148 346.5 160V31.500H13.5Z",
        fill(Tone::Land),
    );
    brush.path(
        "M13.5 31.500H346.5V58L310 70L282 60L246 74L206 62L168 72L130 60L92 76L52 62L13.5 74Z",
        fill(Tone::Ridge).edged(Tone::Rock, 2.0),
    );
    for (x, y) in [(60.0, 168.0), (180.0, 172.0), (300.0, 170.0)] {
        brush.at(x, y, 0.9, galley);
    }
    let greek =
        |kind, factor| Column { kind, factor, reduced: false, badges: vec![], printed: None };
    let stacks = [
        (Kind::HOPLITE_RIGHT, 4, 76.0, 78.0, 2),
        (Kind::HOPLITE_CENTER, 4, 180.0, 70.0, 1),
        (Kind::HOPLITE_LEFT, 4, 284.0, 78.0, 2),
        (Kind::INFANTRY_LEFT, 3, 76.0, 132.0, 2),
        (Kind::INFANTRY_CENTER, 3, 180.0, 128.0, 3),
        (Kind::INFANTRY_RIGHT, 3, 284.0, 132.0, 1),
    ];
    for (kind, factor, x, y, many) in stacks {
        let greeks = kind.side() == Side::Greek;
        let leader = Lead { kind: Kind::CALLIMACHUS, rating: 2, wounded: false };
        let token = Token {
            units: vec![greek(kind, factor); many],
            leaders: if kind == Kind::HOPLITE_RIGHT { vec![leader] } else { vec![] },
            facing: Some(if greeks { Vertex::DownRight } else { Vertex::UpLeft }),
            fresh: false,
            done: false,
        };
        brush.at(x, y, 1.06, |brush| counters::token(brush, &token));
    }
}
