//! [7.2a] to [7.2t] Melee: who may and who must attack, odds, shifts and the die.

mod impulse;

use boards::hexes::Way;
use engine::{D10, Ledger};

use crate::abatis::aimed_at;
use crate::cases::{
    C_7_2H, C_7_2I, C_7_2J, C_7_2K, C_7_2L, C_7_2M, C_7_2N, C_7_2O, C_7_2P, C_7_2Q, C_7_2R, C_7_2S,
};
use crate::control::Field;
use crate::game::Marathon;
use crate::map::{Hex, Hexes};
use crate::state::State;
use crate::tables::{COLUMNS, Verdict, pips};
use crate::units::{Arm, Piece, Pieces, Side};

pub(crate) use impulse::Attacks;

/// [7.2h] to [7.2l] What shifts the odds column.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Shift {
    /// [7.2h] Somebody strikes from a flank or the rear.
    Flank,
    /// [7.2i] All attackers are charging cavalry.
    Charge,
    /// [7.2j] All attackers stand lower.
    Lower,
    /// [7.2k] An attacker is disrupted.
    Disrupted,
    /// [7.2l] An attacker stands in an Abatis.
    InAbatis,
}

/// [7.2m] to [7.2s] What is added to the die of a melee.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum DieReason {
    /// [7.2m] A Leader with an attacker.
    Leader(Piece),
    /// [7.2n] An attacker has fired.
    Fired,
    /// [7.2o] An attacker stands higher.
    Higher,
    /// [7.2p] Hoplites attack heavy infantry.
    HoplitesOnInfantry,
    /// [7.2q] A Leader with the defender.
    DefendingLeader(Piece),
    /// [7.2r] A defender has fired.
    DefenderFired,
    /// [7.2s] Hoplites attack cavalry.
    HoplitesOnCavalry,
}

/// What a melee rests on before its die falls.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Melee {
    /// The hex that is attacked.
    pub at: Hex,
    /// Who attacks.
    pub attackers: Pieces,
    /// Who stands there, Leaders too.
    pub defenders: Pieces,
    /// [7.2e] The totals, the attackers' first.
    pub totals: (u16, u16),
    /// [7.2f] The column that they give, counted from 0.
    pub odds: u8,
    /// What shifts it.
    pub shifts: Ledger<Shift>,
    /// The column in the end.
    pub column: u8,
    /// What is added to the die.
    pub modifiers: Ledger<DieReason>,
}

/// 7.2 Why a unit may not attack a hex.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum NoAttack {
    /// [7.2a] It is not active.
    NotActive,
    /// A Leader has no factors.
    Leader,
    /// [7.2d] Archers only defend.
    Archer,
    /// [7.3.2b] It is routed.
    Routed,
    /// [A53] It works on an Abatis.
    Working,
    /// [A55] It attacks another hex.
    Attacks(Hex),
    /// No enemy stands there.
    NoEnemy,
    /// [7.2a] The hex is not one of the two before it.
    NotInFront,
    /// [9.2g] Cavalry charges there, and nobody else joins it.
    ChargedByCavalry,
    /// [9.2g] It charges, and others attack there.
    OthersAttack,
    /// [A130] It charges, and the enemy is not in open ground.
    NotOpen,
}

/// [7.2f] [7.2g] [A58] The column of two totals, counted from 0.
pub const fn column(attack: u16, defence: u16) -> u8 {
    let defence = if defence == 0 { 1 } else { defence };
    if attack >= defence {
        match attack / defence {
            1 if attack * 2 >= defence * 3 => 3,
            1 => 2,
            2 => 4,
            3 => 5,
            4 => 6,
            _ => 7,
        }
    } else if defence <= attack * 2 {
        1
    } else {
        0
    }
}

impl Field<'_> {
    /// [7.2a] [7.2d] Whether a unit may attack at all in this impulse.
    ///
    /// # Errors
    /// Why it may not.
    pub(crate) fn may_fight(&self, piece: Piece) -> Result<(), NoAttack> {
        let (state, values) = (self.state, self.game.roster().of(piece));
        let barred = [
            (!state.operation.active.has(piece), NoAttack::NotActive),
            (values.arm == Arm::Leader, NoAttack::Leader),
            (values.arm == Arm::Archer, NoAttack::Archer),
            (state.units.routed.has(piece), NoAttack::Routed),
            (state.operation.working.has(piece), NoAttack::Working),
        ];
        match barred.into_iter().find(|(is, _)| *is) {
            Some((_, why)) => Err(why),
            None => aimed_at(state, piece).map_or(Ok(()), |hex| Err(NoAttack::Attacks(hex))),
        }
    }

    /// [7.2a] [9.2g] Whether a unit that may attack at all may attack a hex.
    ///
    /// # Errors
    /// Why it may not.
    pub(crate) fn may_attack_hex(&self, piece: Piece, at: Hex) -> Result<(), NoAttack> {
        let side = piece.side();
        let charges = self.state.operation.charging.has(piece);
        let cavalry = self.game.roster().of(piece).arm == Arm::Cavalry;
        let others = self.attackers(at);
        let arm = |it: Piece| self.game.roster().of(it).arm;
        if !self.has(side.enemy(), at) {
            Err(NoAttack::NoEnemy)
        } else if !self.zone_of(piece).any(|hex| hex == at) {
            Err(NoAttack::NotInFront)
        } else if !cavalry && others.meets(self.state.operation.charging) {
            Err(NoAttack::ChargedByCavalry)
        } else if charges && others.iter().any(|it| arm(it) != Arm::Cavalry) {
            Err(NoAttack::OthersAttack)
        } else if charges && !self.is_charged_at(side, at) {
            Err(NoAttack::NotOpen)
        } else {
            Ok(())
        }
    }

    /// Whether a unit may attack a hex.
    pub(crate) fn may_attack(&self, piece: Piece, at: Hex) -> bool {
        self.may_fight(piece).is_ok() && self.may_attack_hex(piece, at).is_ok()
    }

    /// Those who attack a hex.
    pub(crate) fn attackers(&self, at: Hex) -> Pieces {
        attackers(self.state, at)
    }

    /// [7.2b] [A54] The enemy stacks that must be attacked: those in whose zone an active unit stands.
    pub(crate) fn duties(&self, side: Side) -> Hexes {
        let (roster, active) = (self.game.roster(), self.state.operation.active);
        let units = active.minus(roster.leaders());
        let held: Hexes = units.iter().filter_map(|it| self.state.units.hex(it)).collect();
        let mut duties = Hexes::NONE;
        for (enemy, at) in self.units_of(side.enemy()) {
            if self.zone_of(enemy).any(|hex| held.has(hex)) {
                duties.add(at);
            }
        }
        duties
    }

    /// [A56] The enemy stacks that must be attacked, are not yet, and could be by units that attack
    /// nobody.
    pub(crate) fn unmet_duties(&self, side: Side) -> Hexes {
        let open = self.duties(side).iter().filter(|at| self.attackers(*at).is_empty());
        open.filter(|at| self.can_engage(*at)).collect()
    }

    /// [A56] Whether a unit that attacks nobody yet could attack a hex.
    pub(crate) fn can_engage(&self, at: Hex) -> bool {
        let beside = self.game.map().around(at).flat_map(|hex| self.units_in(hex));
        beside.into_iter().any(|piece| self.may_attack(piece, at))
    }

    /// [7.2c] [A56] The enemy stacks that must be attacked and that nobody attacks.
    pub(crate) fn failed_duties(&self, side: Side) -> Hexes {
        self.duties(side).iter().filter(|at| self.attackers(*at).is_empty()).collect()
    }

    /// [7.2c] The pieces of a side that stand in the zone of units in an enemy hex: active or not,
    /// Leaders too.
    pub(crate) fn trapped_by(&self, at: Hex) -> Pieces {
        let zone = self.units_in(at).flat_map(|enemy| self.zone_of(enemy));
        let holder = self.holder(at);
        zone.filter(|hex| self.holder(*hex) != holder).flat_map(|hex| self.in_hex(hex)).collect()
    }
}

/// Those who attack a hex.
pub(crate) fn attackers(state: &State, at: Hex) -> Pieces {
    let around =
        Way::ALL.into_iter().filter_map(|way| at.next(way.opposite()).map(|from| (from, way)));
    let fighters = state.operation.active.minus(state.operation.working);
    let strikes = |piece: &Piece| {
        let aim = state.operation.target[boards::Indexed::index(*piece)];
        aim.is_some_and(|way| {
            around.clone().any(|(from, its)| its == way && state.units.hex(*piece) == Some(from))
        })
    };
    fighters.iter().filter(strikes).collect()
}

impl Marathon {
    /// [7.2e] What a unit counts for in the defence.
    fn defence_of(&self, state: &State, piece: Piece) -> u16 {
        if state.units.routed.has(piece) { 1 } else { self.factor(state, piece).into() }
    }

    /// [7.2e] to [7.2t] The melee of these attackers against a hex, as both stand.
    pub(crate) fn melee(&self, state: &State, at: Hex, attackers: Pieces) -> Melee {
        let defenders = state.units.in_hex(at);
        let attack = attackers.iter().map(|it| u16::from(self.factor(state, it))).sum();
        let units = defenders.minus(self.roster().leaders());
        let defence: u16 = units.iter().map(|it| self.defence_of(state, it)).sum();
        // [A89] Leaders alone count as 1 each.
        let totals = (attack, if units.is_empty() { defenders.len() as u16 } else { defence });
        let odds = column(totals.0, totals.1);
        let shifts = self.shifts(state, at, attackers, defenders);
        let last = COLUMNS.len() as u8 - 1;
        let column = odds.saturating_add_signed(shifts.total().clamp(-9, 9) as i8).min(last);
        let modifiers = self.melee_modifiers(state, at, attackers, defenders);
        Melee { at, attackers, defenders, totals, odds, shifts, column, modifiers }
    }

    fn shifts(
        &self,
        state: &State,
        at: Hex,
        attackers: Pieces,
        defenders: Pieces,
    ) -> Ledger<Shift> {
        let (map, level) = (self.map(), self.map().level(at));
        let hexes = || attackers.iter().filter_map(|it| state.units.hex(it));
        let facing =
            defenders.minus(self.roster().leaders()).first().map(|it| state.units.facing(it));
        let flanks = |from: Hex| match (facing, at.way_to(from)) {
            (Some(facing), Some(way)) => !facing.aspect(way).is_front(),
            _ => false,
        };
        let mut ledger = Ledger::default();
        if hexes().any(flanks) {
            ledger.add(C_7_2H, 1_i16, Shift::Flank);
        }
        if !attackers.is_empty() && attackers.is_within(state.operation.charging) {
            ledger.add(C_7_2I, 1_i16, Shift::Charge);
        }
        if !attackers.is_empty() && hexes().all(|from| map.level(from) < level) {
            ledger.add(C_7_2J, -1_i16, Shift::Lower);
        }
        if attackers.meets(state.units.disrupted) {
            ledger.add(C_7_2K, -1_i16, Shift::Disrupted);
        }
        if hexes().any(|from| state.abatis.has(from)) {
            ledger.add(C_7_2L, -1_i16, Shift::InAbatis);
        }
        ledger
    }

    fn melee_modifiers(
        &self,
        state: &State,
        at: Hex,
        attackers: Pieces,
        defenders: Pieces,
    ) -> Ledger<DieReason> {
        let (map, level) = (self.map(), self.map().level(at));
        let arm = |piece: Piece| self.roster().of(piece).arm;
        let hexes: Hexes = attackers.iter().filter_map(|it| state.units.hex(it)).collect();
        let hoplites = attackers.iter().any(|it| arm(it) == Arm::Hoplite);
        let against = |it: Arm| hoplites && defenders.iter().any(|piece| arm(piece) == it);
        let mut ledger = Ledger::default();
        if let Some((leader, amount)) = self.melee_leader(state, hexes) {
            ledger.add(C_7_2M, amount, DieReason::Leader(leader));
        }
        if attackers.meets(state.turned.fired) {
            ledger.add(C_7_2N, 1_i16, DieReason::Fired);
        }
        if hexes.iter().any(|from| map.level(from) > level) {
            ledger.add(C_7_2O, 1_i16, DieReason::Higher);
        }
        if against(Arm::Infantry) {
            ledger.add(C_7_2P, 1_i16, DieReason::HoplitesOnInfantry);
        }
        let defended = !defenders.minus(self.roster().leaders()).is_empty();
        if let Some((leader, amount)) =
            self.melee_leader(state, Hexes::one(at)).filter(|_| defended)
        {
            ledger.add(C_7_2Q, -amount, DieReason::DefendingLeader(leader));
        }
        if defenders.meets(state.turned.fired) {
            ledger.add(C_7_2R, -1_i16, DieReason::DefenderFired);
        }
        if against(Arm::Cavalry) {
            ledger.add(C_7_2S, -1_i16, DieReason::HoplitesOnCavalry);
        }
        ledger
    }

    /// [7.2m] [A61] [3.2i] The best Leader in these hexes with a rating, and what he gives.
    fn melee_leader(&self, state: &State, hexes: Hexes) -> Option<(Piece, i16)> {
        let rated = |leader: Piece| {
            let (at, rating) = self.rating(state, leader)?;
            (hexes.has(at) && rating > 0).then_some((leader, rating))
        };
        let best = self
            .roster()
            .leaders()
            .iter()
            .filter_map(rated)
            .min_by_key(|(it, rating)| (std::cmp::Reverse(*rating), *it));
        let amount = |rating: u8| if self.options.rating_in_melee { i16::from(rating) } else { 1 };
        best.map(|(leader, rating)| (leader, amount(rating)))
    }

    /// [7.3a] [A59] What a die leads to.
    pub(crate) fn verdict(&self, melee: &Melee, die: D10) -> Verdict {
        let sum = i16::from(pips(die)) + melee.modifiers.total();
        self.board.results.result(sum, melee.column)
    }
}
