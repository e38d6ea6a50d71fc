//! What an ending is painted with: a laurel wreath, shields, a broken wall.

use std::f32::consts::PI;

use super::brush::{Brush, fill, length, line, number};
use super::{Theme, Tone};

/// How large the picture of an ending is.
const SIZE: [f32; 2] = [200.0, 140.0];
/// Leaves on each branch of a wreath.
const LEAVES: usize = 7;

/// The picture of an ending on its panel.
pub(crate) fn ending(theme: Theme, draw: impl FnOnce(&mut Brush)) -> String {
    let mut brush = Brush::new(theme, "pm-end");
    brush.rect([1.5, 1.5, 197.0, 137.0], 8.0, fill(Tone::Panel).edged(Tone::Ink, 3.0));
    draw(&mut brush);
    brush.decoration(SIZE, "pm pm-ending")
}

/// A wreath for whoever won: two branches that meet below and leave the top open.
pub(crate) fn wreath(brush: &mut Brush, [x, y]: [f32; 2], radius: f32) {
    for side in [-1.0, 1.0] {
        branch(brush, [x, y], radius, side);
    }
    let knot = format!("M{x} {0}l-9 7M{x} {0}l9 7", number(y + radius), x = number(x));
    brush.path(&knot, line(Tone::PanelRed, 3.0));
}

/// One branch, by the sign of its side.
fn branch(brush: &mut Brush, [x, y]: [f32; 2], radius: f32, side: f32) {
    for leaf in 0..LEAVES {
        // From the foot, a little off the middle, up to a gap at the top.
        let along = 0.08 + 0.8 * length(leaf) / length(LEAVES - 1);
        let angle = along * PI;
        let spot = [x + side * angle.sin() * radius, y + angle.cos() * radius];
        for (tilt, tone) in [(-32.0, Tone::PanelInk), (38.0, Tone::PanelRed)] {
            // A leaf points along its branch, upwards, and a little to one side of it.
            let turn = side * (90.0 - angle.to_degrees() + tilt);
            let [px, py] = spot.map(number);
            let transform = format!("translate({px} {py}) rotate({})", number(turn));
            brush.within("g", &[("transform", &transform)], |brush| {
                let name = if tone == Tone::PanelInk { "leaf" } else { "berry-leaf" };
                brush.stamp(name, |brush| {
                    brush.path("M0 0C5-4 5-11 0-16C-5-11-5-4 0 0Z", fill(tone));
                });
            });
        }
    }
}

/// A shield with the Λ of the Lakedaimonians.
pub(crate) fn greek_shield(brush: &mut Brush, [x, y]: [f32; 2], radius: f32) {
    brush.disc(x, y, radius, fill(Tone::Gold).edged(Tone::PanelInk, 3.0));
    brush.disc(x, y, radius * 0.8, line(Tone::GoldInk, 1.8));
    brush.at(x, y, radius / 25.0, |brush| {
        brush.path("M-10 11L0-13L10 11", line(Tone::GoldInk, 4.4));
    });
}

/// A wicker shield of the Great King's men, with his sun.
pub(crate) fn persian_shield(brush: &mut Brush, [x, y]: [f32; 2], radius: f32) {
    brush.at(x, y, radius / 25.0, |brush| {
        brush.path(
            "M-17-24C-6-29 6-29 17-24L14 0L19 22C6 29-6 29-19 22L-14 0Z",
            fill(Tone::Foe).edged(Tone::PanelInk, 2.4),
        );
        brush.path("M-15-16H15M-14 12H14M-16 18H16", line(Tone::FoeArt, 1.6));
        brush.disc(0.0, -2.0, 6.5, fill(Tone::FoeArt));
        brush.path(
            "M0-12V-15M0 8V11M-10-2H-13M10-2H13M-7-9L-9-11M7-9L9-11M-7 5L-9 7M7 5L9 7",
            line(Tone::FoeArt, 2.0),
        );
    });
}

/// A wall along the foot of the picture, with a breach where one was made.
pub(crate) fn wall(brush: &mut Brush, broken: bool) {
    let (solid, joint) = (fill(Tone::Rock).edged(Tone::PanelInk, 1.6), line(Tone::Panel, 1.2));
    if broken {
        brush.path("M12 128V98H26V104H38V98H52L60 106L56 114L68 120L64 128Z", solid);
        brush.path("M188 128V98H174V104H162V98H148L142 108L146 114L134 120L138 128Z", solid);
        brush.path("M76 128L82 119L92 121L96 128ZM104 128L108 122L116 120L124 128Z", solid);
        brush.path("M12 113H56M146 113H188M30 104V113M170 104V113", joint);
    } else {
        brush.path(
            "M12 128V102H26V108H40V102H54V108H68V102H82V108H96V102H110V108H124V102H138V108H152V102\
             H166V108H180V102H188V128Z",
            solid,
        );
        brush.path("M12 118H188M40 108V118M82 108V118M124 108V118M166 108V118", joint);
    }
}
