//! Units in text: single ones, with their hits, and as many as there are.

use engine::notation::{
    Form, Misread, Pen, Words, form, named, number, read_counted, read_whole, write_counted,
};

use crate::state::{Ranks, Stack, total};
use crate::units::{KINDS, Side, Unit};

/// A unit.
pub(super) fn a_unit() -> impl Form<Value = Unit> {
    named(Unit::ALL, Unit::id).called("UNIT", "a unit")
}

/// A unit with the hits that it has taken: `immortals` or `immortals*1`.
pub(super) fn wounded() -> impl Form<Value = (Unit, u8)> {
    let write = |(unit, wounds): &(Unit, u8), pen: &mut Pen<'_>| {
        a_unit().write(unit, pen);
        if *wounds > 0 {
            pen.part('*', *wounds);
        }
    };
    let read = |words: &mut Words<'_>| {
        let word = words.next().ok_or(Misread::Form)?;
        let (unit, wounds) = match word.split_once('*') {
            Some((unit, wounds)) => (unit, read_whole(&number(1..=u8::MAX), wounds)?),
            None => (word, 0),
        };
        Ok((read_whole(&a_unit(), unit)?, wounds))
    };
    form("UNIT", "a unit", write, read)
}

/// Units by side and kind.
pub(super) fn heap() -> impl Form<Value = [[u8; KINDS]; 2]> {
    let write = |heap: &[[u8; KINDS]; 2], pen: &mut Pen<'_>| {
        if *heap == [[0; KINDS]; 2] {
            pen.word("-");
        }
        for side in Side::BOTH {
            write_counts(side, heap[side as usize], pen);
        }
    };
    let read = |words: &mut Words<'_>| {
        let mut heap = [[0; KINDS]; 2];
        read_counted(&a_unit(), words, |unit, count| {
            add(&mut heap[unit.side() as usize][unit.kind()], unit, count)
        })?;
        Ok(heap)
    };
    form("UNITS", "units, as leonidas cavalryx2, or -", write, read)
}

/// [R40] Persian units that left the map.
pub(super) fn departed() -> impl Form<Value = [u8; KINDS]> {
    let write = |units: &[u8; KINDS], pen: &mut Pen<'_>| heap().write(&[[0; KINDS], *units], pen);
    let read = |words: &mut Words<'_>| match heap().read(words)? {
        [[0, 0, 0, 0, 0], persian] => Ok(persian),
        _ => Err(Misread::because("only Persian units leave the map [R40]")),
    };
    form("UNITS", "Persian units, as cavalryx2, or -", write, read)
}

/// The units of one side in one place; behind `spent` those that have attacked or moved.
pub(super) fn post() -> impl Form<Value = (Side, Stack)> {
    let write = |(side, stack): &(Side, Stack), pen: &mut Pen<'_>| {
        write_counts(*side, stack.fresh, pen);
        if stack.spent != [0; KINDS] {
            pen.word("spent");
            write_counts(*side, stack.spent, pen);
        }
    };
    let read = |words: &mut Words<'_>| {
        let fresh = heap().read(&mut words.before("spent"))?;
        let spent = heap().read(words)?;
        let side = match [0, 1].map(|side| total(fresh[side]) + total(spent[side])) {
            [1..=255, 0] => Side::Greek,
            [0, 1..=255] => Side::Persian,
            [0, 0] => return Err(Misread::because("a place needs units; leave an empty one out")),
            [1..=u16::MAX, 1..=u16::MAX] => {
                return Err(Misread::because("both sides' units in one place [R37]"));
            }
            _ => return Err(Misread::because("more units than there are [R14] [R18]")),
        };
        Ok((side, Stack { fresh: fresh[side as usize], spent: spent[side as usize] }))
    };
    let told = "units of one side, behind spent those that have attacked or moved in this phase, \
                as immortalsx2 spent cavalry";
    form("UNITS", told, write, read)
}

/// [R25] The units of a side in a combat, with their hits.
pub(super) fn fighters(side: Side) -> impl Form<Value = Ranks> {
    let write = move |ranks: &Ranks, pen: &mut Pen<'_>| {
        let groups = ranks.groups();
        let groups = groups.map(|(kind, wounds, units)| ((Unit::of(side, kind), wounds), units));
        write_counted(&wounded(), groups, pen);
    };
    let read = move |words: &mut Words<'_>| {
        let mut ranks = Ranks::default();
        read_counted(&wounded(), words, |(unit, wounds), count| {
            if unit.side() != side {
                let rule = "attackers are of the side in turn, defenders are not [R25]";
                return Err(Misread::because(format!("{unit} fights on the other side: {rule}")));
            }
            match ranks.0[unit.kind()].get_mut(usize::from(wounds)) {
                Some(cell) => add(cell, unit, count),
                None => Err(Misread::because(format!("no {unit} can have {wounds} hits [R33]"))),
            }
        })?;
        Ok(ranks)
    };
    form("UNITS", "units with their hits, as cavalryx2 immortals*1", write, read)
}

fn write_counts(side: Side, counts: [u8; KINDS], pen: &mut Pen<'_>) {
    write_counted(&a_unit(), Unit::of_side(side).zip(counts), pen);
}

fn add(cell: &mut u8, unit: Unit, count: u8) -> Result<(), Misread> {
    let sum = cell.checked_add(count);
    *cell = sum.ok_or_else(|| Misread::because(format!("too many of {unit}")))?;
    Ok(())
}
