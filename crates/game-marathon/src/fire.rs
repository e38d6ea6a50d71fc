//! 7.1 Fire combat: who may fire at what, how far, and what a die hits.

mod impulse;

use boards::Indexed;
use engine::{D10, Ledger};

use crate::cases::{C_7_1H, C_7_1I, C_7_1J, C_7_1K};
use crate::control::Field;
use crate::game::Marathon;
use crate::map::{Hex, Hexes};
use crate::state::{Impulse, State};
use crate::tables::pips;
use crate::units::{Arm, Piece, Side};

pub(crate) use impulse::{Shots, firing_side};

/// [7.1h] to [7.1k] What is added to the die of a shot at one unit.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum AimReason {
    /// [7.1h] It is routed.
    Routed,
    /// [7.1i] It is disrupted.
    Disrupted,
    /// [7.1j] It stands in an Abatis.
    InAbatis,
    /// [7.1k] It stands higher than the one who fires.
    Higher,
}

/// [A44] What a shot comes to against one unit of a hex.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Aim {
    /// The unit.
    pub piece: Piece,
    /// What is added to the die.
    pub ledger: Ledger<AimReason>,
    /// [7.1l] The Combat Factor that the die must not pass.
    pub factor: u8,
    /// Whether it is hit.
    pub hit: bool,
}

/// 7.1 Why a unit may not fire.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Silence {
    /// [7.1a] Its type never fires.
    NoMissiles(Arm),
    /// [7.1n] It has fired this turn.
    HasFired,
    /// [7.3.3a] It is disrupted or routed.
    Shaken,
    /// [7.1b] It charges.
    Charging,
    /// [7.1f] It stands in an Abatis.
    InAbatis,
    /// [A53] It works on an Abatis.
    Working,
    /// [A20] It is not active in this Operations Phase.
    NotActive,
}

impl Field<'_> {
    /// 7.1 Whether a unit may fire at all in the impulse under way.
    ///
    /// # Errors
    /// Why it may not.
    pub(crate) fn may_fire(&self, piece: Piece) -> Result<(), Silence> {
        let state = self.state;
        let arm = self.game.roster().of(piece).arm;
        let barred = [
            (arm.range() == 0, Silence::NoMissiles(arm)),
            (state.turned.fired.has(piece), Silence::HasFired),
            (!state.units.is_normal(piece), Silence::Shaken),
            (state.operation.charging.has(piece), Silence::Charging),
            (state.units.hex(piece).is_some_and(|at| state.abatis.has(at)), Silence::InAbatis),
            (state.operation.working.has(piece), Silence::Working),
            (
                state.impulse == Impulse::OffensiveFire && !state.operation.active.has(piece),
                Silence::NotActive,
            ),
        ];
        barred.into_iter().find(|(is, _)| *is).map_or(Ok(()), |(_, why)| Err(why))
    }

    /// [7.1a] [7.1c] How far a unit fires at a hex.
    pub(crate) fn range(&self, piece: Piece, at: Hex) -> u8 {
        let map = self.game.map();
        let from = self.state.units.hex(piece);
        let higher = from.is_some_and(|from| map.level(from) > map.level(at));
        self.game.roster().of(piece).arm.range() + u8::from(higher)
    }

    /// [A42] Whether a hex between is empty, for those who may not fire over others.
    pub(crate) fn is_clear(&self, from: Hex, at: Hex) -> bool {
        from.distance(at) < 2
            || self
                .game
                .map()
                .around(from)
                .any(|between| between.distance(at) == 1 && self.holder(between).is_none())
    }

    /// [7.1a] [7.1d] Whether a unit's missiles reach a hex.
    pub(crate) fn reaches(&self, piece: Piece, at: Hex) -> bool {
        let Some(from) = self.state.units.hex(piece) else { return false };
        let arm = self.game.roster().of(piece).arm;
        from != at
            && from.distance(at) <= u32::from(self.range(piece, at))
            && (arm == Arm::Archer || self.is_clear(from, at))
    }

    /// [4.2.3] [4.2.4] [A49] The hexes that a side may fire at now.
    pub(crate) fn targets(&self, side: Side) -> Hexes {
        let defensive = self.state.impulse == Impulse::DefensiveFire;
        let counts = |piece: &Piece| !defensive || self.state.operation.active.has(*piece);
        let enemies = self.game.roster().side(side.enemy());
        let pieces = enemies.iter().filter(counts);
        pieces.filter_map(|piece| self.state.units.hex(piece)).collect()
    }
}

impl Marathon {
    /// [7.1h] to [7.1k] What is added to the die of a shot at a unit.
    pub(crate) fn aim_ledger(&self, state: &State, from: Hex, target: Piece) -> Ledger<AimReason> {
        let mut ledger = Ledger::default();
        let Some(at) = state.units.hex(target) else { return ledger };
        if state.units.routed.has(target) {
            ledger.add(C_7_1H, -2_i16, AimReason::Routed);
        }
        if state.units.disrupted.has(target) {
            ledger.add(C_7_1I, -1_i16, AimReason::Disrupted);
        }
        if state.abatis.has(at) {
            ledger.add(C_7_1J, -1_i16, AimReason::InAbatis);
        }
        if self.map().level(at) > self.map().level(from) {
            ledger.add(C_7_1K, 1_i16, AimReason::Higher);
        }
        ledger
    }

    /// [7.0] A unit's Combat Factor; in defence a routed one counts as 1 [7.3.2b].
    #[inline]
    pub fn factor(&self, state: &State, piece: Piece) -> u8 {
        self.roster().of(piece).factors[usize::from(state.units.reduced.has(piece))]
    }

    /// [7.1l] What a die comes to against a unit.
    pub(crate) fn aim(
        &self,
        state: &State,
        (piece, from): (Piece, Hex),
        target: Piece,
        die: D10,
    ) -> Aim {
        let ledger = self.aim_ledger(state, from, target);
        let factor = self.factor(state, piece);
        let hit = i16::from(pips(die)) + ledger.total() <= i16::from(factor);
        Aim { piece: target, ledger, factor, hit }
    }

    /// Whether anything stands at an index of a list of hexes: a word that listing code reads well.
    #[inline]
    pub(crate) fn near(from: Hex, at: Hex, reach: u8) -> bool {
        from.index() != at.index() && from.column().abs_diff(at.column()) <= reach
    }
}
