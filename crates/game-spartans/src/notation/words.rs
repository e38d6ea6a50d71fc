//! The words that actions, outcomes and positions are made of.

use boards::squares::{Eighth, Quarter};
use engine::notation::{Form, Misread, Pen, Words, form, named, number, read_whole};

use crate::action::{Kind, Part};
use crate::map::{self, Area, EAST, NORTH, SOUTH, WEST, facing_word};
use crate::roster::RATINGS;
use crate::stack::MOST;
use crate::units::{Arm, Contingent, Side};

/// An area, as it is printed.
pub(super) fn an_area() -> impl Form<Value = Area> {
    let write = |area: &Area, pen: &mut Pen<'_>| pen.value(map::name(*area));
    let read = |words: &mut Words<'_>| area_named(words.next().ok_or(Misread::Form)?);
    form("AREA", "an area from A1 to O8", write, read)
}

pub(super) fn area_named(word: &str) -> Result<Area, Misread> {
    map::area(&word.to_ascii_uppercase()).ok_or(Misread::Form)
}

/// One of the four sides.
pub(super) fn a_facing() -> impl Form<Value = Quarter> {
    named([WEST, NORTH, EAST, SOUTH], facing_word)
}

/// A side by its name.
pub(super) fn facing_named(word: &str) -> Result<Quarter, Misread> {
    read_whole(&a_facing(), word)
}

/// A Greek contingent by its name.
pub(super) fn greek_named(word: &str) -> Result<Contingent, Misread> {
    read_whole(&a_greek(), word)
}

/// One of the eight ways.
pub(super) fn a_way() -> impl Form<Value = Eighth> {
    named(Eighth::ALL, way_word)
}

/// A way by its name.
pub(super) fn way_named(word: &str) -> Result<Eighth, Misread> {
    read_whole(&a_way(), word)
}

/// What a way is called: up on the board is west.
pub(super) const fn way_word(way: Eighth) -> &'static str {
    match way {
        Eighth::Up => "w",
        Eighth::UpRight => "sw",
        Eighth::Right => "s",
        Eighth::DownRight => "se",
        Eighth::Down => "e",
        Eighth::DownLeft => "ne",
        Eighth::Left => "n",
        Eighth::UpLeft => "nw",
    }
}

/// A Greek contingent.
pub(super) fn a_greek() -> impl Form<Value = Contingent> {
    a_contingent(Side::Greek).called(
        "CONTINGENT",
        "a Greek contingent: spartans, thespians, thebans, phocians, malians, locrians, peloponnesians",
    )
}

/// A Persian contingent.
pub(super) fn a_persian() -> impl Form<Value = Contingent> {
    a_contingent(Side::Persian)
        .called("CONTINGENT", "a Persian contingent: immortals, medes, susa, scythians, dahae")
}

fn a_contingent(side: Side) -> impl Form<Value = Contingent> {
    let all = Contingent::ALL.into_iter().filter(move |it| it.side() == side);
    named(all, Contingent::word)
}

/// A Greek contingent that is sent home.
pub(super) fn sent_home() -> impl Form<Value = Contingent> {
    let write = |contingent: &Contingent, pen: &mut Pen<'_>| {
        pen.word(contingent.word());
        pen.word("home");
    };
    let read = |words: &mut Words<'_>| {
        let contingent = a_greek().read(words)?;
        words.has("home");
        Ok(contingent)
    };
    form("CONTINGENT home", "a Greek contingent, and home", write, read)
}

/// A kind of unit: `spartans hoplite`, `hoplite*2` for one that has lost two steps.
pub(super) fn a_kind() -> impl Form<Value = Kind> {
    let write = |kind: &Kind, pen: &mut Pen<'_>| {
        pen.word(kind.contingent.word());
        write_worn((kind.arm, kind.losses), pen);
    };
    let read = |words: &mut Words<'_>| {
        let contingent = a_greek().read(words)?;
        let (arm, losses) = read_worn(words.next().ok_or(Misread::Form)?)?;
        Ok(Kind { contingent, arm, losses })
    };
    form("CONTINGENT TYPE", "a contingent and a type, as spartans hoplite", write, read)
}

/// A type and the steps lost: `hoplite*2`.
pub(super) fn write_worn((arm, losses): (Arm, u8), pen: &mut Pen<'_>) {
    pen.word(arm.word());
    if losses > 0 {
        pen.part('*', losses);
    }
}

pub(super) fn read_worn(word: &str) -> Result<(Arm, u8), Misread> {
    let (arm, losses) = match word.split_once('*') {
        Some((arm, losses)) => (arm, read_whole(&number(1..=RATINGS as u8 - 1), losses)?),
        None => (word, 0),
    };
    Ok((read_whole(&named(Arm::ALL, Arm::word), arm)?, losses))
}

/// Who moves: `F5` for the force on top, `F5.2` for the one that begins with the second unit,
/// `F5/2` for the second unit alone.
pub(super) fn a_part() -> impl Form<Value = Part> {
    let write = |part: &Part, pen: &mut Pen<'_>| {
        pen.value(map::name(part.at));
        if part.alone {
            pen.part('/', part.order + 1);
        } else if part.order > 0 {
            pen.part('.', part.order + 1);
        }
    };
    let read = |words: &mut Words<'_>| {
        let word = words.next().ok_or(Misread::Form)?;
        let (alone, split) = match word.split_once('/') {
            Some(split) => (true, Some(split)),
            None => (false, word.split_once('.')),
        };
        let (area, order) = split.map_or((word, Ok(0)), |(area, order)| (area, place(order)));
        Ok(Part { at: area_named(area)?, order: order?, alone })
    };
    form("FORCE", "a force, as F5, F5.2 or F5/2 for its second unit alone", write, read)
}

/// A place in a stack, counted from 1 in text.
fn place(text: &str) -> Result<u8, Misread> {
    read_whole(&number(1..=MOST as u8), text).map(|number| number - 1)
}

/// A unit by its place in a stack: `F5.2`; the top one may be written without its place.
pub(super) fn a_unit_at() -> impl Form<Value = (Area, u8)> {
    let write = |(at, order): &(Area, u8), pen: &mut Pen<'_>| {
        pen.value(map::name(*at));
        pen.part('.', order + 1);
    };
    let read = |words: &mut Words<'_>| {
        let word = words.next().ok_or(Misread::Form)?;
        let (area, order) = word.split_once('.').unwrap_or((word, "1"));
        Ok((area_named(area)?, place(order)?))
    };
    form("UNIT", "a unit by its place, as F5.1", write, read)
}

/// A force by the place of its first unit: `F5.1`.
pub(super) fn a_force() -> impl Form<Value = (Area, u8)> {
    a_unit_at().called("FORCE", "a force by the place of its first unit, as F5.1")
}
