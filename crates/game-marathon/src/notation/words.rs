//! The words that actions, outcomes and positions are made of.

use boards::hexes::Vertex;
use engine::D10;
use engine::notation::{Form, Misread, Pen, Words, form, named};

use crate::map::{Hex, vertex_word};
use crate::markers::Marker;
use crate::tables::pips;
use crate::units::{Kind, Piece, Side};

/// A hex by its printed number.
pub(super) fn a_hex() -> impl Form<Value = Hex> {
    let write = |hex: &Hex, pen: &mut Pen<'_>| pen.value(format_args!("{:04}", hex.number()));
    let read = |words: &mut Words<'_>| hex_named(words.next().ok_or(Misread::Form)?);
    form("HEX", "a hex from 0101 to 3920", write, read)
}

/// A hex by its number.
pub(super) fn hex_named(word: &str) -> Result<Hex, Misread> {
    Hex::named(word).ok_or(Misread::Form)
}

/// A hex, or nothing behind the last one.
pub(super) fn maybe_a_hex() -> impl Form<Value = Option<Hex>> {
    let write = |hex: &Option<Hex>, pen: &mut Pen<'_>| {
        if let Some(hex) = hex {
            a_hex().write(hex, pen);
        }
    };
    let read = |words: &mut Words<'_>| {
        if words.are_done() { Ok(None) } else { a_hex().read(words).map(Some) }
    };
    form("[HEX]", "a second hex, or nothing", write, read)
}

/// A piece by its name.
pub(super) fn a_piece() -> impl Form<Value = Piece> {
    let write = |piece: &Piece, pen: &mut Pen<'_>| pen.value(piece);
    let read = |words: &mut Words<'_>| {
        Piece::named(words.next().ok_or(Misread::Form)?).ok_or(Misread::Form)
    };
    form("UNIT", "a unit or Leader, as GL1, PCv3 or Datis", write, read)
}

/// A kind by its name.
pub(super) fn a_kind() -> impl Form<Value = Kind> {
    named(Kind::all(), Kind::word)
}

/// A marker by its name.
pub(super) fn a_marker() -> impl Form<Value = Marker> {
    let all = Side::BOTH.into_iter().flat_map(Marker::of);
    named(all, Marker::word)
}

/// A side by its name.
pub(super) fn a_side() -> impl Form<Value = Side> {
    named(Side::BOTH, Side::word)
}

/// A vertex by its name.
pub(super) fn a_vertex() -> impl Form<Value = Vertex> {
    named(Vertex::ALL, vertex_word)
}

/// [2.0a] What a die shows, from 0 to 9.
pub(super) fn a_die() -> impl Form<Value = D10> {
    let write = |die: &D10, pen: &mut Pen<'_>| pen.value(pips(*die));
    let read = |words: &mut Words<'_>| {
        let number = words.next().ok_or(Misread::Form)?.parse().map_err(|_| Misread::Form)?;
        super::showing(number).ok_or(Misread::Form)
    };
    form("0 to 9", "a face from 0 to 9", write, read)
}
