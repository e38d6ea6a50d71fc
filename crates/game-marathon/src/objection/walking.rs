//! Why a piece may not move, charge, turn, work or react.

use super::Objection;
use crate::abatis::NoWork;
use crate::control::Field;
use crate::game::Marathon;
use crate::map::Hex;
use crate::movement::Gait;
use crate::reaction::NoReaction;
use crate::state::{Awaits, State};
use crate::units::{Piece, Pieces};

impl Marathon {
    /// Who a piece is to those who would move it; nothing where it may.
    fn against_mover(field: &Field<'_>, piece: Piece) -> Option<Objection> {
        let state = field.state;
        let operation = &state.operation;
        if state.units.hex(piece).is_none() {
            return Some(Objection::NotOnMap(piece));
        }
        if let Awaits::ReactionMove(who) = state.awaits {
            return (who != piece).then_some(Objection::OtherReacts(who));
        }
        if piece.side() != state.active_side() {
            Some(Objection::Enemys(piece))
        } else if !operation.active.has(piece) {
            Some(Objection::NotActive(piece))
        } else if operation.moved.has(piece) {
            Some(Objection::HasMoved(piece))
        } else {
            None
        }
    }

    /// The same for those who would leave their hex.
    fn against_walker(field: &Field<'_>, piece: Piece) -> Option<Objection> {
        Self::against_mover(field, piece).or_else(|| {
            if field.is_stopped(piece) {
                Some(Objection::Stopped(piece))
            } else {
                (!field.may_leave(piece)).then_some(Objection::LeaderNeeded(piece))
            }
        })
    }

    /// [6.1a] Against a move.
    pub(super) fn against_move(&self, state: &State, piece: Piece, to: Hex) -> Vec<Objection> {
        let field = Field::new(self, state);
        if let Some(who) = Self::against_walker(&field, piece) {
            return vec![who];
        }
        if state.units.hex(piece) == Some(to) {
            return vec![Objection::StandsThere(piece)];
        }
        let mut reasons = Vec::new();
        if let Err(why) = field.room(piece, to) {
            reasons.push(Objection::Crowded { piece, to, why });
        }
        if state.units.routed.has(piece) {
            self.against_running(&field, piece, to, &mut reasons);
        } else if let Some(far) = self.against_distance(&field, piece, to) {
            reasons.push(far);
        }
        reasons
    }

    /// [6.1e] [6.1f] [A100] Against the move of a routed unit.
    fn against_running(
        &self,
        field: &Field<'_>,
        piece: Piece,
        to: Hex,
        reasons: &mut Vec<Objection>,
    ) {
        let Some(from) = field.state.units.hex(piece) else { return };
        let home = |hex| self.map().way_home(piece.side(), hex);
        if from.distance(to) > 1 {
            reasons.push(Objection::RoutedOneHex(piece));
        }
        if home(to) >= home(from) {
            reasons.push(Objection::RoutedHomeward { piece, to });
        }
        if field.is_controlled(piece, to) {
            reasons.push(Objection::ZoneClosed { piece, to });
        }
    }

    /// [6.1a] [6.1b] [6.1d] Why a hex is out of reach, if it is.
    fn against_distance(&self, field: &Field<'_>, piece: Piece, to: Hex) -> Option<Objection> {
        let state = field.state;
        let gait =
            if matches!(state.awaits, Awaits::ReactionMove(_)) { Gait::React } else { Gait::March };
        if field.reach(piece, gait).found().has(to) || !self.map().is_land(to) {
            return None;
        }
        if state.units.disrupted.has(piece) && field.is_controlled(piece, to) {
            return Some(Objection::ZoneClosed { piece, to });
        }
        let points = field.allowance(piece, gait);
        // What the way would cost with nobody in it.
        let alone = Self::alone_with(state, piece);
        let empty = Field::new(self, &alone);
        let cost = empty.far_reach(piece).cost(to);
        if cost.is_some_and(|cost| cost <= points) {
            return Some(Objection::ZonesBetween { piece, to });
        }
        Some(Objection::TooFar { piece, to, points, cost })
    }

    /// A map with this piece alone on it.
    fn alone_with(state: &State, piece: Piece) -> State {
        let mut alone = state.clone();
        for other in state.units.on_map().minus(Pieces::one(piece)) {
            alone.units.put(other, crate::state::Place::Out);
        }
        alone
    }

    /// [9.2a] Against a charge.
    pub(super) fn against_charge(&self, state: &State, piece: Piece, to: Hex) -> Vec<Objection> {
        let field = Field::new(self, state);
        if let Some(who) = Self::against_walker(&field, piece) {
            return vec![who];
        }
        if state.units.hex(piece) == Some(to) {
            return vec![Objection::StandsThere(piece)];
        }
        let end = || field.may_end_charge(piece, to, &field.reach(piece, Gait::Charge));
        let why = field.may_begin_charge(piece).and_then(|()| end()).err();
        let room = field.room(piece, to).err().map(|why| Objection::Crowded { piece, to, why });
        why.map(|why| Objection::Charge { piece, to, why }).into_iter().chain(room).collect()
    }

    /// [A37] [A38] Against turning where they stand.
    pub(super) fn against_turn(&self, state: &State, hex: Hex) -> Objection {
        let field = Field::new(self, state);
        let fresh = match state.awaits {
            Awaits::ReactionMove(who) => Pieces::one(who),
            _ => state.operation.active.minus(state.operation.faced),
        };
        let any = field.units_in(hex).any(|piece| fresh.has(piece));
        if any { Objection::OthersKeepFacing(hex) } else { Objection::NobodyTurns(hex) }
    }

    /// [9.4b] Against work on an Abatis.
    pub(super) fn against_clearing(&self, state: &State, piece: Piece, at: Hex) -> Vec<Objection> {
        let field = Field::new(self, state);
        let why = field.may_work(piece, at).err();
        let work = why.map(|why| Objection::Clear { piece, at, why });
        if work.is_some_and(|it| matches!(it, Objection::Clear { why: NoWork::Greek, .. })) {
            return work.into_iter().collect();
        }
        Self::against_mover(&field, piece).into_iter().chain(work).collect()
    }

    /// [6.2a] Against a try to react.
    pub(super) fn against_reaction(&self, state: &State, piece: Piece) -> Objection {
        let field = Field::new(self, state);
        if piece.side() == state.active_side() {
            return Objection::Enemys(piece);
        }
        if state.units.hex(piece).is_none() {
            return Objection::NotOnMap(piece);
        }
        let why = field.may_react(piece).err().unwrap_or(NoReaction::HasTried);
        Objection::React { piece, why }
    }
}
