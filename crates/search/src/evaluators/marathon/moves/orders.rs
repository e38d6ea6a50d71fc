//! What a plan comes to: moves in order, and which way each hex looks.

use boards::hexes::Vertex;
use engine::Game as _;
use game_marathon::map::Hex;
use game_marathon::units::Piece;
use game_marathon::{Action, Marathon, State};

/// Moves in order, and the vertices that those in each hex face in the end.
#[derive(Clone, Debug, Default)]
pub(crate) struct Orders {
    goes: Vec<(Piece, Hex, bool)>,
    next: usize,
    faces: Vec<(Hex, Vertex)>,
    turned: usize,
}

impl Orders {
    pub(super) fn go(&mut self, piece: Piece, to: Hex, charge: bool) {
        self.goes.push((piece, to, charge));
    }

    pub(super) fn face(&mut self, hex: Hex, facing: Vertex) {
        self.faces.retain(|(known, _)| *known != hex);
        self.faces.push((hex, facing));
    }

    /// The vertex that those in a hex are to face.
    pub(crate) fn facing(&self, hex: Hex) -> Option<Vertex> {
        self.faces.iter().find(|(known, _)| *known == hex).map(|(_, facing)| *facing)
    }

    /// What is done next; nothing when all is done.
    pub(crate) fn next(&mut self, game: &Marathon, state: &State) -> Option<Action> {
        while let Some((piece, to, charge)) = self.goes.get(self.next).copied() {
            self.next += 1;
            let charges = Action::Charge { piece, to };
            if charge && game.allows(state, charges) {
                return Some(charges);
            }
            let action = Action::Move { piece, to };
            if game.allows(state, action) {
                return Some(action);
            }
        }
        while let Some((hex, facing)) = self.faces.get(self.turned).copied() {
            self.turned += 1;
            let there = state.units.in_hex(hex).first();
            let turn = Action::Turn(hex);
            if there.is_some_and(|it| state.units.facing(it) != facing) && game.allows(state, turn)
            {
                return Some(turn);
            }
        }
        None
    }
}
