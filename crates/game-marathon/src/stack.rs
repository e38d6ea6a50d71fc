//! 3.2 Stacking: who may share a hex with whom. It is asked about where a move ends.

use crate::cases::{C_3_2A, C_3_2B, C_3_2C, C_3_2D, C_3_2E, C_3_2F, C_3_2G, C_3_2J, C_6_1A};
use crate::control::Field;
use crate::map::Hex;
use crate::units::{Arm, Formation, Piece, Pieces, Side};
use engine::Case;

/// [3.2a] The most units of one type in an open hex.
const MOST: usize = 2;
/// [3.2b] The most with a Leader.
const MOST_WITH_LEADER: usize = 3;

/// Why a piece may not stand in a hex.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Crowding {
    /// [A31] Enemies stand there.
    Enemy,
    /// [A19] It is no land.
    Sea,
    /// [3.2j] A routed unit stands there.
    Routed,
    /// [3.2j] It is routed itself, and somebody stands there.
    NotAlone,
    /// [3.2g] No Leader stands in an Abatis.
    LeaderInAbatis,
    /// [3.2e] A unit stands in the marsh already.
    Marsh,
    /// [3.2f] A unit stands in the Abatis already.
    Abatis,
    /// [3.2a] Units of another type stand there.
    OtherType(Arm),
    /// [3.2c] Units of another formation stand there, and no Leader does.
    OtherFormation(Formation),
    /// [3.2d] Units of several formations share a hex two at most.
    MixedFull,
    /// [3.2a] [3.2b] So many of its type stand there.
    Full {
        /// How many.
        there: u8,
        /// Whether a Leader is there.
        leader: bool,
    },
}

impl Crowding {
    /// The clause.
    pub const fn case(self) -> Case {
        match self {
            Self::Enemy | Self::Sea => C_6_1A,
            Self::Routed | Self::NotAlone => C_3_2J,
            Self::LeaderInAbatis => C_3_2G,
            Self::Marsh => C_3_2E,
            Self::Abatis => C_3_2F,
            Self::OtherType(_) | Self::Full { leader: false, .. } => C_3_2A,
            Self::OtherFormation(_) => C_3_2C,
            Self::MixedFull => C_3_2D,
            Self::Full { .. } => C_3_2B,
        }
    }
}

impl Field<'_> {
    /// 3.2 Whether a piece may end its move in a hex, beside those who stand there.
    ///
    /// # Errors
    /// Why it may not.
    pub(crate) fn room(&self, piece: Piece, hex: Hex) -> Result<(), Crowding> {
        match self.holder(hex) {
            None if self.game.map().is_land(hex) => {
                let leader = self.game.roster().is_leader(piece);
                if leader && self.state.abatis.has(hex) {
                    return Err(Crowding::LeaderInAbatis);
                }
                return Ok(());
            }
            None => return Err(Crowding::Sea),
            Some(side) if side != piece.side() => return Err(Crowding::Enemy),
            Some(_) => {}
        }
        self.room_beside(piece, hex)
    }

    /// The same beside friends.
    fn room_beside(&self, piece: Piece, hex: Hex) -> Result<(), Crowding> {
        let (roster, routed) = (self.game.roster(), &self.state.units.routed);
        let others = || self.in_hex(hex).filter(|it| *it != piece);
        if others().any(|it| routed.has(it)) {
            return Err(Crowding::Routed);
        }
        if routed.has(piece) && others().next().is_some() {
            return Err(Crowding::NotAlone);
        }
        if roster.is_leader(piece) {
            return if self.state.abatis.has(hex) { Err(Crowding::LeaderInAbatis) } else { Ok(()) };
        }
        let led = others().any(|it| roster.is_leader(it));
        let units: Pieces = others().filter(|it| !roster.is_leader(*it)).collect();
        self.fits(hex, led, units, piece)
    }

    /// [3.2a] to [3.2f] Whether a unit fits a hex with these units, and perhaps a Leader.
    fn fits(&self, hex: Hex, led: bool, units: Pieces, piece: Piece) -> Result<(), Crowding> {
        let roster = self.game.roster();
        let there = units.len() as usize;
        if there > 0 && self.game.map().is_marsh(hex) {
            return Err(Crowding::Marsh);
        }
        if there > 0 && self.state.abatis.has(hex) {
            return Err(Crowding::Abatis);
        }
        let values = roster.of(piece);
        if let Some(other) = units.iter().find(|it| roster.of(*it).arm != values.arm) {
            return Err(Crowding::OtherType(roster.of(other).arm));
        }
        let mixed = units.iter().find_map(|it| {
            roster.of(it).formation.filter(|other| Some(*other) != values.formation)
        });
        match mixed {
            Some(other) if !led => return Err(Crowding::OtherFormation(other)),
            Some(_) if there >= MOST => return Err(Crowding::MixedFull),
            _ => {}
        }
        let most = if led { MOST_WITH_LEADER } else { MOST };
        let mixed_there = units.iter().any(|it| {
            units.iter().any(|other| roster.of(it).formation != roster.of(other).formation)
        });
        if mixed_there && there >= MOST {
            return Err(Crowding::MixedFull);
        }
        if there >= most {
            return Err(Crowding::Full { there: there as u8, leader: led });
        }
        Ok(())
    }

    /// [A127] Whether a Leader may leave his hex: those who stay must be within the limits without
    /// him, unless they are not with him either.
    pub(crate) fn may_leave(&self, piece: Piece) -> bool {
        let roster = self.game.roster();
        let Some(hex) = self.state.units.hex(piece).filter(|_| roster.is_leader(piece)) else {
            return true;
        };
        let others = || self.in_hex(hex).filter(|it| *it != piece);
        if others().any(|it| roster.is_leader(it)) {
            return true;
        }
        let units: Pieces = others().collect();
        let is_legal = |led: bool| {
            units.iter().all(|it| {
                let mut rest = units;
                rest.remove(it);
                self.fits(hex, led, rest, it).is_ok()
            })
        };
        is_legal(false) || !is_legal(true)
    }

    /// Whether a unit passes through a hex of friends only if it checks first [7.3.2g].
    pub(crate) fn has_routed_friend(&self, side: Side, hex: Hex) -> bool {
        self.has(side, hex) && self.in_hex(hex).any(|it| self.state.units.routed.has(it))
    }
}
