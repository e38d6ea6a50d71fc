//! Orders of activation and movement.

use boards::hexes::{Vertex, Way};

use super::{Draft, arm, vertex, way};
use crate::action::Action;
use crate::game::Marathon;
use crate::map::Hex;
use crate::state::{Awaits, State};
use crate::units::{Piece, Side};

/// Nobody goes farther at once.
const FAR: u8 = 12;

impl Marathon {
    /// [3.3f] [9.5c] Everybody who may be activated, or all of a type.
    pub(super) fn attach_order(&self, state: &State, who: &str) -> Option<Vec<Action>> {
        let wanted = if who == "all" { None } else { Some(arm(who)?) };
        let open = match state.awaits {
            Awaits::Bonus(_) => self.bonus(state),
            Awaits::Attach => self.attachable(state),
            _ => return None,
        };
        let mut draft = Draft::new(self, state);
        for piece in open {
            if wanted.is_none_or(|arm| self.roster().of(piece).arm == arm) {
                draft.takes(Action::Attach(piece));
            }
        }
        draft.or(None)
    }

    /// [6.1a] Several pieces to one hex, with a facing or with the one they have.
    pub(super) fn go_order(&self, state: &State, to: Hex, words: &[&str]) -> Option<Vec<Action>> {
        let (who, facing) = match words {
            [who @ .., "face", facing] => (who, Some(vertex(facing)?)),
            who => (who, None),
        };
        let pieces = self.pieces_named(state, who)?;
        let first = *pieces.first()?;
        let mut draft = Draft::new(self, state);
        let mut left: Vec<Piece> = pieces;
        // Who may stack with whom depends on who is there: those who find no room try again.
        while !left.is_empty() {
            let before = left.len();
            left.retain(|piece| !draft.goes(*piece, to, facing));
            if left.len() == before {
                break;
            }
        }
        for piece in left {
            draft.actions.push(Action::Move { piece, to }); // The door says why not.
        }
        draft.or(Some(Action::Move { piece: first, to }))
    }

    /// [4.2.1] Everybody, or those named, so many hexes one way.
    pub(super) fn advance_order(&self, state: &State, words: &[&str]) -> Option<Vec<Action>> {
        let (count, rest) = words.split_first()?;
        let count: u8 = count.parse().ok().filter(|count| (1..=FAR).contains(count))?;
        let (ahead, who) = match rest {
            [word, who @ ..] if way(word).is_some() => (way(word)?, who),
            who => (forward_way(state.active_side()), who),
        };
        let fresh = state.operation.active.minus(state.operation.moved).minus(state.units.routed);
        let mut pieces: Vec<Piece> =
            if who.is_empty() { fresh.iter().collect() } else { self.pieces_named(state, who)? };
        // Those in front make room for those behind.
        let depth = |piece: &Piece| {
            let hex = state.units.hex(*piece).map(|hex| along(hex, ahead));
            (std::cmp::Reverse(hex), self.roster().is_leader(*piece))
        };
        pieces.sort_by_key(depth);
        let mut draft = Draft::new(self, state);
        while !pieces.is_empty() {
            let before = pieces.len();
            pieces.retain(|piece| !draft.advances(*piece, ahead, count));
            if pieces.len() == before {
                break;
            }
        }
        draft.or(None)
    }
}

impl Draft<'_> {
    /// Moves a piece to a hex if it may; a Leader who goes along with a reaction follows.
    fn goes(&mut self, piece: Piece, to: Hex, facing: Option<Vertex>) -> bool {
        if let Awaits::Along { .. } = self.state.awaits {
            if self.takes(Action::Follow(piece)) {
                self.faces(facing);
                return true;
            }
            return false;
        }
        let gone = self.takes(Action::Move { piece, to });
        if gone {
            self.faces(facing);
        }
        gone
    }

    /// Moves a piece so many hexes one way, or as far as it may.
    fn advances(&mut self, piece: Piece, ahead: Way, count: u8) -> bool {
        let Some(from) = self.state.units.hex(piece) else { return false };
        let mut line = Vec::new();
        let mut at = from;
        for _ in 0..count {
            let Some(next) = at.next(ahead) else { break };
            line.push(next);
            at = next;
        }
        line.into_iter().rev().any(|to| self.goes(piece, to, None))
    }
}

/// Straight ahead for a side.
const fn forward_way(side: Side) -> Way {
    match side {
        Side::Greek => Way::Down,
        Side::Persian => Way::Up,
    }
}

/// How far along a way a hex lies: twice the number of steps, so that half rows count.
fn along(hex: Hex, way: Way) -> i32 {
    let (column, row) = (i32::from(hex.column()), i32::from(hex.row()));
    let down = 2 * row + i32::from(column % 2 == 0);
    match way {
        Way::Up => -down,
        Way::Down => down,
        Way::UpRight => column - down,
        Way::DownRight => column + down,
        Way::DownLeft => down - column,
        Way::UpLeft => -down - column,
    }
}
