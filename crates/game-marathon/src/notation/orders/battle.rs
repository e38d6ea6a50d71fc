//! Orders of fire, melee and results: what is best is told by the exact odds of play.

use engine::D10;

use super::Draft;
use crate::action::Action;
use crate::control::Field;
use crate::fire::Shots;
use crate::game::Marathon;
use crate::map::Hex;
use crate::melee::{Attacks, attackers};
use crate::state::{Awaits, State};
use crate::tables::Letter;
use crate::units::Piece;

impl Marathon {
    /// [7.1a] One shot: the one that is likeliest to shake most, at any hex or at this one.
    pub(super) fn fire_order(&self, state: &State, at: Option<Hex>) -> Option<Vec<Action>> {
        if state.awaits != Awaits::Fire {
            return None;
        }
        let mut list = Vec::new();
        Shots::new(self, state).list(&mut list);
        let worth = |action: &Action| match *action {
            Action::Fire { piece, at: target } if at.is_none_or(|at| at == target) => {
                Some((self.promise(state, piece, target), std::cmp::Reverse(piece)))
            }
            _ => None,
        };
        let best =
            list.into_iter().filter_map(|it| Some((worth(&it)?, it))).max_by_key(|(it, _)| *it);
        best.map(|(_, action)| vec![action])
    }

    /// In how many of a hundred ways a shot shakes a unit, summed over those in the hex.
    fn promise(&self, state: &State, piece: Piece, at: Hex) -> u32 {
        let Some(from) = state.units.hex(piece) else { return 0 };
        let shakes = |target: Piece| {
            let hit = D10::all().filter(|die| self.aim(state, (piece, from), target, *die).hit);
            let (ledger, level) = (self.check_ledger(state, target), state.level(target.side()));
            let fails = D10::all().filter(|die| !Self::passes(*die, &ledger, level));
            hit.count() as u32 * fails.count() as u32
        };
        state.units.in_hex(at).iter().map(shakes).sum()
    }

    /// [7.2b] Attacks until every duty is met, or until nobody is left who could attack: always the one
    /// that makes the odds best.
    pub(super) fn attack_order(&self, state: &State, only_duties: bool) -> Option<Vec<Action>> {
        if state.awaits != Awaits::Declaration {
            return None;
        }
        let mut draft = Draft::new(self, state);
        while let Some(attack) = self.best_attack(&draft.state, only_duties) {
            if !draft.takes(attack) {
                break;
            }
        }
        draft.or(None)
    }

    fn best_attack(&self, state: &State, only_duties: bool) -> Option<Action> {
        let field = Field::new(self, state);
        let side = state.active_side();
        let unmet = field.unmet_duties(side);
        if only_duties && unmet.is_empty() {
            return None;
        }
        let mut list = Vec::new();
        Attacks::new(self, state).list(&mut list);
        let worth = |action: &Action| match *action {
            Action::Attack { piece, at } => {
                let due = unmet.has(at);
                if only_duties && !due {
                    return None;
                }
                let mut those = attackers(state, at);
                let already = i16::from(self.melee(state, at, those).column);
                let begun = !those.is_empty();
                those.add(piece);
                let melee = self.melee(state, at, those);
                let gain = i16::from(melee.column) - if begun { already } else { 0 };
                Some((due, gain, melee.modifiers.total(), std::cmp::Reverse(piece)))
            }
            _ => None,
        };
        let best =
            list.into_iter().filter_map(|it| Some((worth(&it)?, it))).max_by_key(|(it, _)| *it);
        best.map(|(_, action)| action)
    }

    /// [7.3b] The unit that is missed least takes the letter: one step already lost, then the fewest
    /// factors; what is disrupted is spared a second D.
    pub(super) fn take_order(&self, state: &State) -> Option<Vec<Action>> {
        let Awaits::Allot(side) = state.awaits else { return None };
        let (_, letter) = Self::letter_now(state)?;
        let cost = |piece: &Piece| {
            let shaken = state.units.disrupted.has(*piece);
            let spared = (letter == Letter::Disrupt) == shaken;
            (spared, !state.units.reduced.has(*piece), self.factor(state, *piece), *piece)
        };
        let piece = self.takers(state, side).iter().min_by_key(cost)?;
        Some(vec![match letter {
            Letter::Rout => Action::Rout(piece),
            Letter::Loss | Letter::Disrupt => Action::Disrupt(piece),
        }])
    }
}
