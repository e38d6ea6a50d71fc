//! What people see of a position: zones, reach, fields of fire, duties. Questions to the rules that
//! hold them, for those who draw; nothing is decided here.

use boards::Indexed;

use crate::action::Action;
use crate::control::Field;
use crate::game::Marathon;
use crate::map::{Hex, Hexes};
use crate::movement::{Gait, gait_of};
use crate::state::State;
use crate::units::Piece;

impl Marathon {
    /// The position after an action; the same one where it is not allowed.
    pub fn after(&self, state: &State, action: Action) -> State {
        let mut after = state.clone();
        if engine::Game::allows(self, state, action) {
            engine::Game::apply(self, &mut after, action, &mut engine::Quiet);
        }
        after
    }

    /// [3.1c] The hexes in the zone of those who stand in one.
    pub fn zone_from(&self, state: &State, hex: Hex) -> Hexes {
        let field = Field::new(self, state);
        field.units_in(hex).flat_map(|piece| field.zone_of(piece)).collect()
    }

    /// [6.1a] [6.2e] Where a piece may end a move now, with what it spends; one that is routed has one
    /// step.
    pub fn reach_of(&self, state: &State, piece: Piece) -> Vec<(Hex, u8)> {
        self.ends(state, piece, gait_of(state))
    }

    /// [9.2c] Where a unit may end a charge, with what it spends by the shortest way.
    pub fn charges_of(&self, state: &State, piece: Piece) -> Vec<(Hex, u8)> {
        self.ends(state, piece, Gait::Charge)
    }

    fn ends(&self, state: &State, piece: Piece, gait: Gait) -> Vec<(Hex, u8)> {
        let field = Field::new(self, state);
        let Some(from) = state.units.hex(piece) else { return Vec::new() };
        if state.units.routed.has(piece) && gait != Gait::Charge {
            let near = self.map().around(from).filter(|to| field.may_go(piece, *to, gait));
            return near.map(|to| (to, 1)).collect();
        }
        let charges = gait == Gait::Charge;
        if charges && field.may_begin_charge(piece).is_err() {
            return Vec::new();
        }
        let reach = field.reach(piece, gait);
        let ends = |to: &Hex| {
            *to != from
                && field.room(piece, *to).is_ok()
                && (!charges || field.may_end_charge(piece, *to, &reach).is_ok())
        };
        reach.found().iter().filter(ends).filter_map(|to| Some((to, reach.cost(to)?))).collect()
    }

    /// [7.1a] The hexes that a unit's missiles reach, whoever stands there.
    pub fn fire_reach(&self, state: &State, piece: Piece) -> Hexes {
        let field = Field::new(self, state);
        let fires = self.roster().of(piece).arm.range() > 0;
        let Some(from) = state.units.hex(piece).filter(|_| fires) else { return Hexes::NONE };
        let near = from.within(FARTHEST).filter(|at| self.map().is_land(*at));
        near.filter(|at| field.reaches(piece, *at)).collect()
    }

    /// [4.2.5a] The hex that a unit has said it attacks, or works on.
    pub fn aim_of(&self, state: &State, piece: Piece) -> Option<Hex> {
        let way = state.operation.target[piece.index()]?;
        state.units.hex(piece)?.next(way)
    }
}

/// [7.1a] [7.1c] Nobody fires farther: an archer from a hill.
const FARTHEST: u8 = 3;
