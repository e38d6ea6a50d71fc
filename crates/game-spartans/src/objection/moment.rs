//! The order of play: when an action is done, and what is decided instead.

use engine::{Game, Node};

use super::{Objection, Task};
use crate::action::Action;
use crate::game::Spartans;
use crate::state::{Awaits, Matter, State};

/// When an action is done.
const fn task_of(action: Action) -> Task {
    match action {
        Action::Commit(_) => Task::First,
        Action::Allow | Action::Refuse => Task::Leave,
        Action::Send(_) => Task::Farewell,
        Action::Guard(_) => Task::Guard,
        Action::Vote(_) => Task::Vote,
        Action::Place { .. } | Action::Clear(_) => Task::Deployment,
        Action::Move { .. } | Action::Turn { .. } | Action::Charge { .. } | Action::Done => {
            Task::Movement
        }
        Action::Fire { .. } | Action::Roll => Task::Fire,
        Action::Feign | Action::Hold => Task::Feint,
        Action::Fight(_) => Task::Melee,
        Action::Retreat(_) | Action::Stand(_) => Task::Retreat,
    }
}

/// What somebody decides now; nothing where nobody does.
const fn task_now(awaits: Awaits) -> Option<Task> {
    Some(match awaits {
        Awaits::Choice => Task::First,
        Awaits::Leave { .. } => Task::Leave,
        Awaits::Farewell { .. } => Task::Farewell,
        Awaits::Vote(_) => Task::Vote,
        Awaits::Guard => Task::Guard,
        Awaits::Casting(debate) => match debate.matter {
            Matter::Home => Task::Farewell,
            Matter::Guard => Task::Guard,
        },
        Awaits::Deployment => Task::Deployment,
        Awaits::Movement(_) => Task::Movement,
        Awaits::Fire(_) | Awaits::WhichTarget(..) => Task::Fire,
        Awaits::Feint(_) => Task::Feint,
        Awaits::Melee(_) => Task::Melee,
        Awaits::Retreat(..) => Task::Retreat,
        _ => return None,
    })
}

impl Spartans {
    /// What is against an action at this moment, if it is the wrong one.
    pub(super) fn wrong_moment(&self, state: &State, action: Action) -> Option<Objection> {
        match self.node(state) {
            Node::Over(_) => {
                let Awaits::Over(finish) = state.awaits else { return None };
                return Some(Objection::GameOver(finish));
            }
            Node::Chance { case, .. } => return Some(Objection::DieFirst(case)),
            Node::Forced { case } => return Some(Objection::RulesFirst(case)),
            Node::Decision { .. } => {}
        }
        let now = task_now(state.awaits)?;
        let needs = task_of(action);
        if needs == now {
            return None;
        }
        let segment = state.in_round().then_some(state.segment);
        Some(match (action, now) {
            (Action::Done, Task::Fire) => return None,
            (Action::Done, Task::Deployment) => {
                Objection::StillToPlace(self.to_place(state).map(|(_, units)| units).sum())
            }
            (Action::Done, Task::Melee) => Objection::MustFight(Self::melees_left(state)),
            (Action::Retreat(at) | Action::Stand(at), Task::Feint | Task::Melee) => {
                Objection::NoRetreat(at)
            }
            (Action::Feign | Action::Hold, _) if state.in_round() => self.against_feint(state),
            _ => Objection::NotNow { needs, now, segment },
        })
    }
}
