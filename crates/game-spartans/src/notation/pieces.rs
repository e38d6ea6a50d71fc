//! Units in text: those that stand in an area, and those that are off the map.

use std::borrow::Cow;

use boards::squares::Quarter;
use engine::fault;
use engine::notation::{
    Form, Misread, Pen, Words, form, named, read_counted, read_whole, times, write_counted,
};

use super::words::{a_facing, area_named, read_worn, way_named, way_word, write_worn};
use crate::map::{self, EAST, WEST, facing_word};
use crate::muster::Contingents;
use crate::roster::RATINGS;
use crate::stack::{MOST, Stack, Unit};
use crate::units::{Arm, Contingent, Side, steps};

/// Units by type and steps lost, as a hand holds them.
pub(super) type Hand = [[u8; RATINGS]; Arm::COUNT];
/// Units by type, as they lie on a track.
pub(super) type Boxes = [u8; Arm::COUNT];

/// Units in hand: `hoplitex3 hoplite*1`.
pub(super) fn a_hand() -> impl Form<Value = Hand> {
    let write = |hand: &Hand, pen: &mut Pen<'_>| {
        let row = |arm: Arm| {
            (0_u8..).zip(hand[arm.index()]).map(move |(lost, units)| ((arm, lost), units))
        };
        write_counted(&worn(), Arm::ALL.into_iter().flat_map(row), pen);
    };
    let read = |words: &mut Words<'_>| {
        let mut hand = Hand::default();
        read_counted(&worn(), words, |(arm, lost), units| {
            add(&mut hand[arm.index()][usize::from(lost)], units)
        })?;
        Ok(hand)
    };
    form("UNITS", "units, as hoplitex3 hoplite*1, or -", write, read)
}

/// Units on a track: `hoplitex3 javelin`.
pub(super) fn boxes() -> impl Form<Value = Boxes> {
    let write = |boxes: &Boxes, pen: &mut Pen<'_>| {
        write_counted(&an_arm(), Arm::ALL.into_iter().zip(*boxes), pen);
    };
    let read = |words: &mut Words<'_>| {
        let mut boxes = Boxes::default();
        read_counted(&an_arm(), words, |arm, units| add(&mut boxes[arm.index()], units))?;
        Ok(boxes)
    };
    form("UNITS", "units, as hoplitex3 javelin, or -", write, read)
}

fn an_arm() -> impl Form<Value = Arm> {
    named(Arm::ALL, Arm::word).called("TYPE", "a type of unit")
}

fn worn() -> impl Form<Value = (Arm, u8)> {
    let read = |words: &mut Words<'_>| read_worn(words.next().ok_or(Misread::Form)?);
    form("TYPE", "a type of unit", |it: &(Arm, u8), pen: &mut Pen<'_>| write_worn(*it, pen), read)
}

fn add(cell: &mut u8, units: u8) -> Result<(), Misread> {
    *cell = cell
        .checked_add(units)
        .ok_or_else(|| Misread::because("more units than there are in the box [2.0]"))?;
    Ok(())
}

/// Some contingents, `-` for none.
pub(super) fn contingents(
    all: impl Iterator<Item = Contingent> + Clone,
) -> impl Form<Value = Contingents> {
    let write = |some: &Contingents, pen: &mut Pen<'_>| {
        pen.phrase(if some.is_empty() { "-" } else { "" });
        some.iter().for_each(|it| pen.word(it.word()));
    };
    let read = move |words: &mut Words<'_>| {
        let one = named(all.clone(), Contingent::word);
        let names = words.filter(|word| *word != "-");
        names.map(|word| read_whole(&one, word)).collect::<Result<Contingents, Misread>>()
    };
    form("CONTINGENTS", "contingents of this side, as medes susa, or -", write, read)
}

/// The units of one side in an area: `west spartans-hoplitex2 thebans-hoplite/alone`.
pub(super) fn a_stack(side: Side) -> impl Form<Value = Stack> {
    let write = move |stack: &Stack, pen: &mut Pen<'_>| {
        let Some(top) = stack.top() else { return };
        pen.word(facing_word(top.facing));
        let mut order = 0;
        while let Some(unit) = stack.get(order) {
            let word = word_of(unit, order, top.facing);
            let alike =
                |at: &usize| stack.get(*at).is_some_and(|it| word_of(it, *at, top.facing) == word);
            let units = (order..MOST).take_while(alike).count();
            pen.word(&word);
            if units > 1 {
                pen.part('x', units as u8);
            }
            order += units;
        }
    };
    let read = move |words: &mut Words<'_>| {
        let facing = a_facing().read(words)?;
        let mut stack = Stack::EMPTY;
        for word in words {
            let (what, units) = counted(word);
            let unit = unit_from(&what, side, facing)?;
            for _ in 0..units {
                if !stack.push(unit) {
                    return Err(Misread::because("an area holds three units of a side [3.1.1a]"));
                }
            }
        }
        if stack.is_empty() {
            return Err(Misread::because("an area needs units; leave an empty one out"));
        }
        Ok(stack)
    };
    let told = "a facing and units, the top one first, as west spartans-hoplitex2 thebans-hoplite*1; \
                marks behind a unit: /alone /disordered /done /aim=D5 /by=se /facing=north \
                /forward=west /path";
    form("FACING UNITS", told, write, read)
}

/// A unit's word without its count, which stands at its end or, as people also write it, before the
/// marks: `medes-bow/by=ex3`, `medes-bowx3/by=e`.
fn counted(word: &str) -> (Cow<'_, str>, u8) {
    let at_end = times(word).unwrap_or((word, 1));
    let before_marks = word.split_once('/').and_then(|(unit, marks)| {
        let (unit, units) = times(unit).ok().filter(|(what, _)| *what != unit)?;
        Some((Cow::from(format!("{unit}/{marks}")), units))
    });
    before_marks.unwrap_or((Cow::from(at_end.0), at_end.1))
}

/// Where forward is for a unit when nothing is said of it [Q29].
const fn usual_forward(side: Side, by_path: bool) -> Quarter {
    match side {
        Side::Persian if !by_path => EAST,
        Side::Persian | Side::Greek => WEST,
    }
}

/// A unit as one word; what goes without saying is left out.
fn word_of(unit: Unit, order: usize, facing: Quarter) -> String {
    let mut word = String::new();
    let mut pen = Pen::new(&mut word);
    pen.word(unit.contingent.word());
    word.push('-');
    write_worn((unit.arm, unit.losses), &mut Pen::new(&mut word));
    let mut mark = |holds: bool, mark: String| {
        if holds {
            word.push('/');
            word.push_str(&mark);
        }
    };
    mark(order > 0 && !unit.linked, "alone".to_owned());
    mark(unit.disordered, "disordered".to_owned());
    mark(unit.done, "done".to_owned());
    mark(unit.by_path, "path".to_owned());
    mark(unit.facing != facing, format!("facing={}", facing_word(unit.facing)));
    let usual = usual_forward(unit.side(), unit.by_path);
    mark(unit.forward != usual, format!("forward={}", facing_word(unit.forward)));
    if let Some(way) = unit.entered {
        mark(true, format!("by={}", way_word(way)));
    }
    if let Some(target) = unit.aim {
        mark(true, format!("aim={}", map::name(target)));
    }
    word
}

/// Reads one unit of a side.
fn unit_from(word: &str, side: Side, facing: Quarter) -> Result<Unit, Misread> {
    let told = || {
        let shown = fault::quoted(word);
        Misread::because(format!(
            "{shown} is no {} unit; write one as {}",
            side.word(),
            match side {
                Side::Greek => "spartans-hoplite",
                Side::Persian => "medes-mixed",
            }
        ))
    };
    let mut parts = word.split('/');
    let (name, what) = parts.next().and_then(|it| it.split_once('-')).ok_or_else(told)?;
    let contingent = read_whole(&named(side.contingents(), Contingent::word), name);
    let contingent = contingent.map_err(|_| told())?;
    let (arm, losses) = read_worn(what).map_err(|_| told())?;
    if losses >= steps(contingent, arm) {
        let what = format!("{} has no step left [8.2.8a]", fault::quoted(word));
        return Err(Misread::because(what));
    }
    let mut unit = Unit { losses, linked: true, ..Unit::fresh(contingent, arm, facing) };
    let mut forward = None;
    for mark in parts {
        read_mark(mark, &mut unit, &mut forward).map_err(|_| {
            Misread::because(format!("{} is no mark of a unit", fault::quoted(mark)))
        })?;
    }
    unit.forward = forward.unwrap_or_else(|| usual_forward(side, unit.by_path));
    Ok(unit)
}

fn read_mark(mark: &str, unit: &mut Unit, forward: &mut Option<Quarter>) -> Result<(), Misread> {
    let (name, value) = mark.split_once('=').unwrap_or((mark, ""));
    match (name.to_ascii_lowercase().as_str(), value) {
        ("alone", "") => unit.linked = false,
        ("disordered", "") => unit.disordered = true,
        ("done", "") => unit.done = true,
        ("path", "") => unit.by_path = true,
        ("facing", side) => unit.facing = read_whole(&a_facing(), side)?,
        ("forward", side) => *forward = Some(read_whole(&a_facing(), side)?),
        ("by", way) => unit.entered = Some(way_named(way)?),
        ("aim", at) => unit.aim = Some(area_named(at)?),
        _ => return Err(Misread::Form),
    }
    Ok(())
}
