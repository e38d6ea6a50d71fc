//! What players are shown before they decide: zones, whom nobody could attack [7.2c], how far a piece
//! goes, what a check or a shot would come to. All of it is asked of the functions of play.

use engine::{D10, Ledger};

use crate::control::Field;
use crate::fire::{Aim, AimReason, Silence};
use crate::game::Marathon;
use crate::map::{Hex, Hexes};
use crate::morale::{CheckReason, Fate};
use crate::movement::Gait;
use crate::reaction::NoReaction;
use crate::state::State;
use crate::tables::{Verdict, pips};
use crate::units::{Piece, Pieces, Side};

/// [7.2c] Enemies that nobody could attack, and the friends who would be eliminated for it.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Trap {
    /// Where the enemies stand.
    pub by: Hex,
    /// The friends in their zone.
    pub lost: Pieces,
}

impl Marathon {
    /// [7.2c] [A56] [A57] If attacks were declared now: the enemies who would have to be attacked and
    /// whom nobody could, each unit attacking one hex at most, and the friends in their zones.
    pub fn traps(&self, state: &State) -> Vec<Trap> {
        let field = Field::new(self, state);
        let side = state.active_side();
        let duties: Vec<Hex> =
            field.duties(side).iter().filter(|at| field.attackers(*at).is_empty()).collect();
        let able: Vec<(Piece, Vec<usize>)> = state
            .operation
            .active
            .iter()
            .filter(|it| field.may_fight(*it).is_ok())
            .map(|it| {
                let may = |at: &usize| field.may_attack_hex(it, duties[*at]).is_ok();
                (it, (0..duties.len()).filter(may).collect())
            })
            .collect();
        let mut chosen: Vec<Option<usize>> = vec![None; able.len()];
        let mut traps = Vec::new();
        for (duty, by) in duties.iter().enumerate() {
            let mut seen = vec![false; able.len()];
            if !engage(duty, &able, &mut chosen, &mut seen) {
                traps.push(Trap { by: *by, lost: field.trapped_by(*by) });
            }
        }
        traps
    }

    /// [3.1c] The hexes in the zones of a side's units.
    pub fn zone(&self, state: &State, side: Side) -> Hexes {
        Field::new(self, state).zone(side)
    }

    /// [3.1c] The hexes in one unit's zone.
    pub fn zone_of(&self, state: &State, piece: Piece) -> Hexes {
        Field::new(self, state).zone_of(piece).collect()
    }

    /// [6.1a] What a piece may spend when it moves, and where that takes it for how much.
    pub fn ways(&self, state: &State, piece: Piece) -> (u8, Vec<(Hex, u8)>) {
        let field = Field::new(self, state);
        let points = field.allowance(piece, Gait::March);
        if field.is_stopped(piece) || !field.may_leave(piece) {
            return (points, Vec::new());
        }
        if state.units.routed.has(piece) {
            let mut steps = Vec::new();
            field.list_moves(piece, Gait::March, &mut steps);
            let one = |action: &crate::action::Action| match action {
                crate::action::Action::Move { to, .. } => Some((*to, 1)),
                _ => None,
            };
            return (1, steps.iter().filter_map(one).collect());
        }
        let reach = field.reach(piece, Gait::March);
        let found = reach.found();
        let may = found.iter().filter(|to| field.room(piece, *to).is_ok());
        (points, may.filter_map(|to| Some((to, reach.cost(to)?))).collect())
    }

    /// [8.2b] [9.1a] What is added to a piece's morale check, and the level that it is made against.
    pub fn check_ahead(&self, state: &State, piece: Piece) -> (Ledger<CheckReason>, u8) {
        (self.check_ledger(state, piece), Self::check_level(state, piece))
    }

    /// With how many faces of the die a piece passes a morale check.
    pub fn passing_faces(&self, state: &State, piece: Piece) -> u8 {
        let (ledger, level) = self.check_ahead(state, piece);
        D10::all().filter(|die| Self::passes(*die, &ledger, level)).count() as u8
    }

    /// [4.3c] What comes of a piece that tries to rally, when it passes and when it fails.
    pub fn fates_of_rally(&self, state: &State, piece: Piece) -> (Fate, Fate) {
        (self.fate_of_rally(state, piece, true), self.fate_of_rally(state, piece, false))
    }

    /// 7.1 Why a unit may not fire now, if it may not.
    pub fn silence(&self, state: &State, piece: Piece) -> Option<Silence> {
        Field::new(self, state).may_fire(piece).err()
    }

    /// [6.2a] Why a unit may not try to react as things stand, if it may not.
    pub fn no_reaction(&self, state: &State, piece: Piece) -> Option<NoReaction> {
        Field::new(self, state).may_react(piece).err()
    }

    /// [7.1a] [7.1c] The enemies that a unit's missiles reach from where it stands.
    pub fn in_range(&self, state: &State, piece: Piece) -> Hexes {
        let field = Field::new(self, state);
        let ranged = self.roster().of(piece).arm.range() > 0;
        let held = self.roster().side(piece.side().enemy()).iter();
        let hexes: Hexes = held.filter_map(|it| state.units.hex(it)).collect();
        hexes.iter().filter(|at| ranged && field.reaches(piece, *at)).collect()
    }

    /// [7.1h] What would be added to the die of a shot from a hex at a unit.
    pub fn aim_ahead(&self, state: &State, from: Hex, target: Piece) -> Ledger<AimReason> {
        self.aim_ledger(state, from, target)
    }

    /// [7.1l] What a die would come to in a shot from a hex at a unit.
    pub fn aim_at(
        &self,
        state: &State,
        (piece, from): (Piece, Hex),
        target: Piece,
        die: D10,
    ) -> Aim {
        self.aim(state, (piece, from), target, die)
    }

    /// [7.3a] What a die would lead to in a melee.
    pub fn verdict_of(&self, melee: &crate::melee::Melee, die: D10) -> Verdict {
        self.verdict(melee, die)
    }

    /// [7.2b] The enemy stacks that still have to be attacked and could be.
    pub fn must_attack(&self, state: &State) -> Hexes {
        Field::new(self, state).unmet_duties(state.active_side())
    }

    /// [10.0] How many pieces a side still has to set up.
    pub fn still_to_place(&self, state: &State, side: Side) -> u8 {
        self.set_up_missing(state, side).0
    }

    /// [10.1.1d] [10.2.1d] The Leaders of a side who stand where none may begin.
    pub fn misplaced_leaders(&self, state: &State, side: Side) -> Pieces {
        self.set_up_missing(state, side).1
    }

    /// [7.3b] The letter that is carried out now, and on which side.
    pub fn letter_due(state: &State) -> Option<(Side, crate::tables::Letter)> {
        Self::letter_now(state)
    }

    /// [9.4b] With how many faces of the die so many units clear an Abatis.
    pub fn clearing_faces(&self, state: &State, workers: u8) -> u8 {
        let level = i16::from(state.level(Side::Persian));
        D10::all().filter(|die| self.clearing_total(*die, workers) <= level).count() as u8
    }

    /// [10.2.4c] The highest die with which the Spartans come this turn, if they may.
    pub fn spartans_come_on(&self, state: &State) -> Option<u8> {
        self.spartan_die(state)
    }

    /// [2.0a] What a die shows.
    pub const fn shown(die: D10) -> u8 {
        pips(die)
    }
}

/// Finds a unit that attacks a hex, moving others to their other targets where that helps.
fn engage(
    duty: usize,
    able: &[(Piece, Vec<usize>)],
    chosen: &mut [Option<usize>],
    seen: &mut [bool],
) -> bool {
    for at in 0..able.len() {
        if seen[at] || !able[at].1.contains(&duty) {
            continue;
        }
        seen[at] = true;
        let free = chosen[at].is_none_or(|other| engage(other, able, chosen, seen));
        if free {
            chosen[at] = Some(duty);
            return true;
        }
    }
    false
}
