//! 3.1 What stands where, and the zones of control that follow from it: made anew for each
//! question, so that no fact is stored twice.

use boards::Indexed;
use boards::hexes::Vertex;

use crate::game::Marathon;
use crate::map::{Hex, Hexes};
use crate::state::{PIECES, State};
use crate::units::{Piece, Pieces, Side};

/// The pieces of a position by their hexes.
#[derive(Debug)]
pub(crate) struct Field<'a> {
    pub(crate) game: &'a Marathon,
    pub(crate) state: &'a State,
    /// The first piece of a hex, and behind each piece the next.
    first: [u8; Hex::COUNT],
    behind: [u8; PIECES],
    /// What walkers ask of a hex, all in one byte: [`MARSH`] and the marks below.
    marks: [u8; Hex::COUNT],
}

/// Nobody.
const NOBODY: u8 = u8::MAX;

/// Pieces of a side stand there.
pub(crate) const HELD: [u8; 2] = [2, 4];
/// [3.1c] It lies in the zone of a side.
pub(crate) const ZONE: [u8; 2] = [8, 16];
/// A routed unit stands there.
pub(crate) const ROUTED: u8 = 32;
/// Somebody stands there who does not charge.
pub(crate) const AT_REST: u8 = 64;
/// 9.4 An Abatis lies there.
pub(crate) const ABATIS: u8 = 128;

impl<'a> Field<'a> {
    /// The pieces as they stand.
    pub(crate) fn new(game: &'a Marathon, state: &'a State) -> Self {
        let mut field = Self {
            game,
            state,
            first: [NOBODY; Hex::COUNT],
            behind: [NOBODY; PIECES],
            marks: *game.map().bare(),
        };
        let routed = state.units.routed;
        let silent = routed.or(game.roster().leaders());
        // From the last to the first, so that each hex lists its pieces in order.
        for index in (0..PIECES).rev() {
            let Some(piece) = Piece::at(index) else { continue };
            let Some(hex) = state.units.hex(piece) else { continue };
            let (at, side) = (hex.index(), piece.side().index());
            field.behind[index] = std::mem::replace(&mut field.first[at], index as u8);
            field.marks[at] |= HELD[side]
                | if routed.has(piece) { ROUTED } else { 0 }
                | if state.operation.charging.has(piece) { 0 } else { AT_REST };
            if !silent.has(piece) {
                let (_, next) = game.map().steps(at, false);
                for way in state.units.facing(piece).front() {
                    if let Some(mark) = field.marks.get_mut(usize::from(next[way as usize])) {
                        *mark |= ZONE[side];
                    }
                }
            }
        }
        for hex in state.abatis {
            field.marks[hex.index()] |= ABATIS;
        }
        field
    }

    /// What walkers ask of a hex, by index.
    #[inline]
    pub(crate) fn mark(&self, index: usize) -> u8 {
        self.marks[index]
    }

    /// The pieces in a hex, Leaders last.
    #[inline]
    pub(crate) fn in_hex(&self, hex: Hex) -> impl Iterator<Item = Piece> + use<'_, 'a> {
        let first = Piece::at(usize::from(self.first[hex.index()]));
        std::iter::successors(first, |piece| Piece::at(usize::from(self.behind[piece.index()])))
    }

    /// The units in a hex, Leaders aside.
    #[inline]
    pub(crate) fn units_in(&self, hex: Hex) -> impl Iterator<Item = Piece> + use<'_, 'a> {
        self.in_hex(hex).filter(|piece| !self.game.roster().is_leader(*piece))
    }

    /// Whose pieces stand in a hex.
    #[inline]
    pub(crate) fn holder(&self, hex: Hex) -> Option<Side> {
        Piece::at(usize::from(self.first[hex.index()])).map(Piece::side)
    }

    /// Whether pieces of a side stand in a hex.
    #[inline]
    pub(crate) fn has(&self, side: Side, hex: Hex) -> bool {
        self.holder(hex) == Some(side)
    }

    /// [3.1c] Whether a hex lies in the zone of a side's units that are not routed.
    #[inline]
    pub(crate) fn in_zone(&self, side: Side, hex: Hex) -> bool {
        self.marks[hex.index()] & ZONE[side.index()] != 0
    }

    /// [3.1c] The hexes in the zones of a side's units that are not routed.
    pub(crate) fn zone(&self, side: Side) -> Hexes {
        Hexes::full().iter().filter(|hex| self.in_zone(side, *hex)).collect()
    }

    /// [3.2l] The vertex that those in a hex face.
    pub(crate) fn facing(&self, hex: Hex) -> Option<Vertex> {
        self.in_hex(hex).next().map(|piece| self.state.units.facing(piece))
    }

    /// [3.1c] The hexes in a unit's zone; none where it is routed, or a Leader.
    pub(crate) fn zone_of(&self, piece: Piece) -> impl Iterator<Item = Hex> + use<'_, 'a> {
        let units = &self.state.units;
        let can = !units.routed.has(piece) && !self.game.roster().is_leader(piece);
        let hex = units.hex(piece).filter(|_| can);
        let front = move |hex| self.game.map().front(hex, units.facing(piece));
        hex.into_iter().flat_map(front)
    }

    /// [A101] How far the nearest enemy unit is from a hex; nothing where there is none.
    pub(crate) fn nearest_enemy(&self, side: Side, hex: Hex) -> Option<u32> {
        self.units_of(side.enemy()).map(|(_, at)| at.distance(hex)).min()
    }

    /// The units of a side on the map with their hexes, Leaders aside.
    pub(crate) fn units_of(&self, side: Side) -> impl Iterator<Item = (Piece, Hex)> + use<'_, 'a> {
        let roster = self.game.roster();
        let units: Pieces = roster.side(side).minus(roster.leaders());
        units.into_iter().filter_map(|piece| Some((piece, self.state.units.hex(piece)?)))
    }

    /// The Leaders of a side on the map with their hexes.
    pub(crate) fn leaders_of(
        &self,
        side: Side,
    ) -> impl Iterator<Item = (Piece, Hex)> + use<'_, 'a> {
        let roster = self.game.roster();
        let leaders: Pieces = roster.side(side).and(roster.leaders());
        leaders.into_iter().filter_map(|piece| Some((piece, self.state.units.hex(piece)?)))
    }
}
