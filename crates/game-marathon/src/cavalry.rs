//! 9.2 Cavalry charges: who may charge where.

use crate::action::Action;
use crate::control::Field;
use crate::map::Hex;
use crate::movement::{Gait, Reach};
use crate::units::{Arm, Piece, Side};

/// [9.2c] The least that a charge spends.
const LEAST_SPENT: u8 = 2;

/// 9.2 Why a unit may not charge to a hex.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum NoCharge {
    /// [9.2a] Only cavalry charges.
    NotCavalry,
    /// [9.2a] It is disrupted or routed.
    Shaken,
    /// [9.2e] It starts in marsh or in an Abatis.
    BadStart,
    /// [9.2d] [9.2e] No way leads there over open ground that nobody else stands on.
    NoWay,
    /// [9.2c] It would spend less than two points.
    TooShort(u8),
    /// [9.2b] [9.2c] No enemy stands in open ground beside it.
    NoTarget,
}

impl Field<'_> {
    /// [9.2b] [A16] Whether enemies stand in a hex that may be charged: open ground without Abatis.
    pub(crate) fn is_charged_at(&self, side: Side, hex: Hex) -> bool {
        self.has(side.enemy(), hex) && !self.game.map().is_marsh(hex) && !self.state.abatis.has(hex)
    }

    /// [9.2a] [9.2e] Whether a unit may charge at all from where it stands.
    ///
    /// # Errors
    /// Why it may not.
    pub(crate) fn may_begin_charge(&self, piece: Piece) -> Result<(), NoCharge> {
        let start = self.state.units.hex(piece);
        let bad =
            start.is_none_or(|hex| self.game.map().is_marsh(hex) || self.state.abatis.has(hex));
        if self.game.roster().of(piece).arm != Arm::Cavalry {
            Err(NoCharge::NotCavalry)
        } else if !self.state.units.is_normal(piece) {
            Err(NoCharge::Shaken)
        } else if bad {
            Err(NoCharge::BadStart)
        } else {
            Ok(())
        }
    }

    /// 9.2 Whether a unit that may begin a charge may end it in a hex.
    ///
    /// # Errors
    /// Why it may not.
    pub(crate) fn may_end_charge(
        &self,
        piece: Piece,
        to: Hex,
        reach: &Reach,
    ) -> Result<(), NoCharge> {
        let Some(spent) = reach.cost(to).filter(|_| self.room(piece, to).is_ok()) else {
            return Err(NoCharge::NoWay);
        };
        if !self.game.map().around(to).any(|hex| self.is_charged_at(piece.side(), hex)) {
            return Err(NoCharge::NoTarget);
        }
        if spent < LEAST_SPENT
            && self.roundabout(piece, to).is_none_or(|(cost, _)| cost < LEAST_SPENT)
        {
            return Err(NoCharge::TooShort(spent));
        }
        Ok(())
    }

    /// [9.2c] The way of a charge: the cheapest that spends enough.
    pub(crate) fn charge_path(&self, piece: Piece, to: Hex, reach: &Reach) -> Vec<Hex> {
        let short = reach.cost(to).is_some_and(|spent| spent < LEAST_SPENT);
        let around = if short { self.roundabout(piece, to) } else { None };
        around.map_or_else(|| reach.path(to), |(_, path)| path)
    }

    /// 9.2 Whether a unit may charge to a hex.
    pub(crate) fn may_charge(&self, piece: Piece, to: Hex) -> bool {
        self.state.units.hex(piece) != Some(to)
            && self.may_begin_charge(piece).is_ok()
            && self.may_end_charge(piece, to, &self.reach(piece, Gait::Charge)).is_ok()
    }

    /// Puts every charge of a unit into the list.
    pub(crate) fn list_charges(&self, piece: Piece, list: &mut Vec<Action>) {
        if self.may_begin_charge(piece).is_err() {
            return;
        }
        let reach = self.reach(piece, Gait::Charge);
        let ends = reach.found();
        let good = ends.iter().filter(|to| self.may_end_charge(piece, *to, &reach).is_ok());
        list.extend(good.map(|to| Action::Charge { piece, to }));
    }
}
