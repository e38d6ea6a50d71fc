//! Why a unit may not fire, attack, take a letter or retreat by a way.

use super::Objection;
use crate::action::Action;
use crate::control::Field;
use crate::fire::firing_side;
use crate::game::Marathon;
use crate::map::Hex;
use crate::retreat::{Escape, Route};
use crate::state::{Awaits, Impulse, State};
use crate::tables::Letter;
use crate::units::{Arm, Piece};

impl Marathon {
    /// [7.1a] Against a shot.
    pub(super) fn against_fire(&self, state: &State, piece: Piece, at: Hex) -> Vec<Objection> {
        let field = Field::new(self, state);
        let side = firing_side(state);
        let Some(from) = state.units.hex(piece) else { return vec![Objection::NotOnMap(piece)] };
        if piece.side() != side {
            return vec![Objection::Enemys(piece)];
        }
        let mut reasons = Vec::new();
        if let Err(why) = field.may_fire(piece) {
            reasons.push(Objection::Silent { piece, why });
        }
        if !field.has(side.enemy(), at) {
            reasons.push(Objection::NobodyThere(at));
        } else if state.impulse == Impulse::DefensiveFire && !field.targets(side).has(at) {
            reasons.push(Objection::NobodyActive(at));
        }
        let arm = self.roster().of(piece).arm;
        let (distance, range) = (from.distance(at) as u8, field.range(piece, at));
        if arm.range() > 0 && distance > range {
            reasons.push(Objection::OutOfRange { piece, at, distance, range });
        } else if arm.range() > 0 && arm != Arm::Archer && !field.is_clear(from, at) {
            reasons.push(Objection::Blocked { piece, at });
        }
        reasons
    }

    /// [7.2a] Against an attack.
    pub(super) fn against_attack(&self, state: &State, piece: Piece, at: Hex) -> Vec<Objection> {
        let field = Field::new(self, state);
        if state.units.hex(piece).is_none() {
            return vec![Objection::NotOnMap(piece)];
        }
        if piece.side() != state.active_side() {
            return vec![Objection::Enemys(piece)];
        }
        let reasons = [field.may_fight(piece).err(), field.may_attack_hex(piece, at).err()];
        let told = reasons.into_iter().flatten();
        told.map(|why| Objection::Attack { piece, at, why }).collect()
    }

    /// [7.3b] Against letting a unit take a letter.
    pub(super) fn against_letter(state: &State, action: Action, piece: Piece) -> Objection {
        let routs = matches!(action, Action::Rout(_));
        let letter = Self::letter_now(state).map(|(_, letter)| letter);
        if routs == (letter == Some(Letter::Rout)) {
            Objection::NotTaken(piece)
        } else {
            Objection::OtherLetter(piece)
        }
    }

    /// [7.4a] Against a way of retreat.
    pub(super) fn against_retreat(&self, state: &State, piece: Piece, route: Route) -> Objection {
        let escape = match state.awaits {
            Awaits::Retreat { piece: who, .. } | Awaits::Flight(who) if who != piece => {
                return Objection::OtherRetreats(who);
            }
            Awaits::Retreat { owed, .. } => Escape::retreat(self, state, piece, owed),
            _ => Escape::flight(self, state, piece),
        };
        let why = escape.judge(route).err().unwrap_or(crate::retreat::NoRetreat::NotBeside);
        Objection::Retreat { piece, why }
    }
}
