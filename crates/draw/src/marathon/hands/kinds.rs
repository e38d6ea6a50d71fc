//! Who is in a stack that is taken up: pieces that are alike in one row.

use std::fmt::Write as _;

use game_marathon::map::Hex;
use game_marathon::units::{Piece, Pieces};
use game_marathon::{Action, Marathon, View};

use crate::hands::HandKind;
use crate::marathon::{picture, words};

/// The pieces of a stack, those that are alike together.
pub(super) struct Held {
    /// Where they stand.
    pub(super) at: Hex,
    /// Each row of the hand.
    pub(super) rows: Vec<Row>,
}

/// Pieces that are alike.
pub(super) struct Row {
    /// What orders call one of them.
    pub(super) id: String,
    /// Who they are, in order.
    pub(super) pieces: Vec<Piece>,
}

/// Who acts by an action.
pub(super) const fn who(action: Action) -> Option<Piece> {
    match action {
        Action::Move { piece, .. }
        | Action::Charge { piece, .. }
        | Action::Clear { piece, .. }
        | Action::Fire { piece, .. }
        | Action::Attack { piece, .. } => Some(piece),
        _ => None,
    }
}

/// Names in an order, each behind a space.
pub(super) fn names<'a>(pieces: impl Iterator<Item = &'a Piece>) -> String {
    pieces.fold(String::new(), |mut all, piece| {
        let _ = write!(all, " {piece}");
        all
    })
}

impl Held {
    /// The pieces of a hex that may be taken up. Orders name a kind where all of it that stands there
    /// are among them and alike, and pieces by their names elsewhere.
    pub(super) fn of(game: &Marathon, view: &View, at: Hex, pieces: &[Piece]) -> Self {
        let state = &view.state;
        let there = state.units.in_hex(at);
        let mut rows: Vec<Row> = Vec::new();
        let how = |piece: &Piece| {
            let units = &state.units;
            (
                units.reduced.has(*piece),
                units.disrupted.has(*piece),
                units.routed.has(*piece),
                state.operation.charging.has(*piece),
                state.turned.fired.has(*piece),
                pieces.contains(piece),
            )
        };
        for &piece in pieces {
            let kind = game.roster().of(piece).kind;
            let same: Pieces = there.and(game.roster().pieces(kind));
            let alike = same.len() > 1 && same.iter().all(|it| how(&it) == how(&piece));
            let id = if alike { kind.word().to_owned() } else { piece.to_string() };
            match rows.iter_mut().find(|row| row.id == id) {
                Some(row) => row.pieces.push(piece),
                None => rows.push(Row { id, pieces: vec![piece] }),
            }
        }
        Self { at, rows }
    }

    /// What stands behind each name in an order.
    pub(super) fn each(&self) -> String {
        format!("@{}", self.at)
    }

    /// Everybody.
    pub(super) fn everybody(&self) -> impl Iterator<Item = Piece> {
        self.rows.iter().flat_map(|row| row.pieces.iter().copied())
    }

    /// How many of each row are among these.
    pub(super) fn counts(&self, those: &[Piece]) -> Vec<u8> {
        let count =
            |row: &Row| row.pieces.iter().filter(|piece| those.contains(piece)).count() as u8;
        self.rows.iter().map(count).collect()
    }

    /// The rows as a hand shows them.
    pub(super) fn kinds(&self, game: &Marathon, view: &View) -> Vec<HandKind> {
        let units = &view.state.units;
        let shown = |row: &Row| {
            let first = *row.pieces.first()?;
            let kind = game.roster().of(first).kind;
            let fares = words::fares(units, first);
            let fares = if fares.is_empty() { fares } else { format!(", {fares}") };
            let name = if row.pieces.len() == 1 { words::piece(first) } else { words::kind(kind) };
            Some(HandKind {
                id: row.id.clone(),
                words: format!("{name}{fares}"),
                many: format!("{}{fares}", words::kinds(kind, row.pieces.len() as u64)),
                count: row.pieces.len() as u8,
                icon: picture::icon_of(game, &view.state, first),
            })
        };
        self.rows.iter().filter_map(shown).collect()
    }
}
