//! When an action could be done, and what is decided now: set-up, activation, and the end of things.

use engine::{Game as _, Node};

use super::{Objection, Task};
use crate::action::Action;
use crate::control::Field;
use crate::game::Marathon;
use crate::map::Hex;
use crate::state::{Awaits, Impulse, State};
use crate::units::{Kind, Piece, Side};

impl Marathon {
    /// What is decided now.
    pub fn task(state: &State) -> Option<Task> {
        Some(match state.awaits {
            Awaits::SetUp(side) => Task::SetUp(side),
            Awaits::Abatis(_) => Task::Abatis,
            Awaits::Spartans => Task::Spartans,
            Awaits::FirstMarker(_) => Task::FirstMarker,
            Awaits::Landing => Task::Landing,
            Awaits::Bonus(_) | Awaits::Attach => Task::Activation,
            Awaits::Movement => Task::Movement,
            Awaits::Reaction => Task::Reaction,
            Awaits::ReactionMove(_) => Task::ReactionMove,
            Awaits::Along { .. } => Task::Along,
            Awaits::Face(_) => Task::Facing,
            Awaits::Fire => Task::Fire,
            Awaits::Declaration => Task::Declaration,
            Awaits::Melee => Task::Melee,
            Awaits::Allot(_) => Task::Allotment,
            Awaits::Retreat { .. } | Awaits::Flight(_) => Task::Retreat,
            _ => return None,
        })
    }

    /// When an action could be done; nothing where it could be done now.
    fn needs(action: Action, now: Task) -> Option<Task> {
        let fits = match action {
            Action::Place { kind, .. } => match now {
                Task::SetUp(_) | Task::Landing | Task::Spartans => return None,
                _ => return Some(placing(kind)),
            },
            Action::Lift(piece) => {
                if matches!(now, Task::SetUp(_)) {
                    now
                } else {
                    Task::SetUp(piece.side())
                }
            }
            Action::Abatis(_) => Task::Abatis,
            Action::Remove(_) => Task::Landing,
            Action::Begin(_) => Task::FirstMarker,
            Action::Attach(_) => Task::Activation,
            Action::Move { .. } | Action::Turn(_) if now == Task::ReactionMove => now,
            Action::Move { .. }
            | Action::Charge { .. }
            | Action::Turn(_)
            | Action::Clear { .. } => Task::Movement,
            Action::Face(_) => Task::Facing,
            Action::React(_) => Task::Reaction,
            Action::Follow(_) => Task::Along,
            Action::Fire { .. } => Task::Fire,
            Action::Attack { .. } => Task::Declaration,
            Action::Fight(_) => Task::Melee,
            Action::Rout(_) | Action::Disrupt(_) => Task::Allotment,
            Action::Retreat { .. } => Task::Retreat,
            Action::Done => now,
        };
        (fits != now).then_some(fits)
    }

    /// What is wrong about the moment, if it is.
    pub(super) fn wrong_moment(&self, state: &State, action: Action) -> Option<Objection> {
        match self.node(state) {
            Node::Over(_) => {
                let Awaits::Over(finish) = state.awaits else { return None };
                return Some(Objection::GameOver(finish));
            }
            Node::Chance { case, .. } => return Some(Objection::DieFirst(case)),
            _ => {}
        }
        let now = Self::task(state)?;
        let needs = Self::needs(action, now)?;
        Some(Objection::NotNow { needs, now })
    }

    /// [10.0] Against a placement.
    pub(super) fn against_place(&self, state: &State, kind: Kind, at: Hex) -> Vec<Objection> {
        let why = self.may_place(&Field::new(self, state), kind, at).err();
        why.map(|why| Objection::Place { kind, at, why }).into_iter().collect()
    }

    /// [A128] Against taking a piece up again.
    pub(super) fn against_lift(state: &State, piece: Piece) -> Vec<Objection> {
        let ours = state.impulse == Impulse::SetUp(piece.side());
        vec![if ours && state.units.hex(piece).is_some() {
            Objection::LeaderNeeded(piece)
        } else {
            Objection::NotSetUp(piece)
        }]
    }

    /// [10.1.1f] Against an Abatis.
    pub(super) fn against_abatis(&self, state: &State, at: Hex) -> Vec<Objection> {
        let why = Field::new(self, state).may_fell(at).err();
        why.map(|why| Objection::Abatis { at, why }).into_iter().collect()
    }

    /// [3.3f] [9.5c] Against activating a piece.
    pub(super) fn against_attaching(state: &State, piece: Piece) -> Objection {
        if piece.side() != state.active_side() {
            Objection::Enemys(piece)
        } else if state.units.hex(piece).is_none() {
            Objection::NotOnMap(piece)
        } else if state.operation.active.has(piece) {
            Objection::IsActive(piece)
        } else if state.turned.activated.has(piece) {
            Objection::WasActivated(piece)
        } else {
            Objection::HasFormation(piece)
        }
    }

    /// Against leaving it at that.
    pub(super) fn against_end(&self, state: &State) -> Vec<Objection> {
        match state.awaits {
            Awaits::SetUp(side) => self.against_end_of_set_up(state, side),
            Awaits::Landing => vec![Objection::StillToLand],
            Awaits::Declaration => {
                let field = Field::new(self, state);
                let unmet = field.unmet_duties(state.active_side());
                unmet.iter().map(Objection::MustAttack).collect()
            }
            Awaits::Retreat { piece, .. } | Awaits::Flight(piece) => {
                vec![Objection::MustRetreat(piece)]
            }
            _ => Self::task(state).map(Objection::MustChoose).into_iter().collect(),
        }
    }

    fn against_end_of_set_up(&self, state: &State, side: Side) -> Vec<Objection> {
        let (missing, wrong) = self.set_up_missing(state, side);
        let still = (missing > 0).then_some(Objection::StillToPlace(missing));
        still.into_iter().chain(wrong.iter().map(Objection::LeaderMisplaced)).collect()
    }
}

/// When a kind is placed.
fn placing(kind: Kind) -> Task {
    match kind {
        Kind::HOPLITE_SPARTA | Kind::SPARTA => Task::Spartans,
        kind => Task::SetUp(kind.side()),
    }
}
