//! Against a melee, a retreat before combat, a feigned retreat: 8.3 and 11.3.

use engine::{Game, Node};

use super::{Objection, Task};
use crate::game::Spartans;
use crate::map::Area;
use crate::state::{Awaits, Segment, State};
use crate::units::Side;

/// [8.3] Against fighting in an area next.
pub(super) fn against_fight(state: &State, at: Area) -> Objection {
    if state.positions.melees().has(at) { Objection::Fought(at) } else { no_melee(state, at) }
}

/// [8.3] Nobody fights in an area: one side is there, or nobody.
fn no_melee(state: &State, at: Area) -> Objection {
    let held = Side::BOTH.into_iter().any(|side| state.positions.held(side).has(at));
    if held {
        Objection::NoMelee(at)
    } else {
        Objection::NobodyThere { at, enemy: false, task: Task::Melee }
    }
}

/// [8.3.2.1a] Against going back from an area, or standing in it: another melee is begun.
pub(super) fn against_retreat(state: &State, at: Area) -> Objection {
    match state.awaits {
        _ if !state.positions.melees().has(at) => Objection::NoRetreat(at),
        Awaits::Retreat(_, begun) => Objection::OtherMelee(begun),
        _ => Objection::NoRetreat(at),
    }
}

impl Spartans {
    /// [11.3a] [11.3b] Against a feigned retreat at another moment. Who stands where under the top of
    /// a Greek stack is for Greeks to know [3.4a].
    pub(super) fn against_feint(&self, state: &State) -> Objection {
        let greek = match self.node(state) {
            Node::Decision { seat } => self.side_of(seat) == Side::Greek,
            _ => false,
        };
        if !self.options.feigned_retreat {
            Objection::FeintNotAgreed
        } else if state.segment != Segment::PersianMelee || !greek {
            Objection::FeintBeforeMelees
        } else if !self.spartan_areas(state).meets(state.positions.melees()) {
            Objection::NoSpartanAttacked
        } else {
            self.cornered(state).map_or(Objection::FeintBeforeMelees, Objection::Cornered)
        }
    }

    /// Against ending a segment in which something has to be done first.
    pub(super) fn against_end(&self, state: &State) -> Objection {
        match state.awaits {
            Awaits::WhichTarget(force, _) => {
                Objection::OtherForceAims { at: force.at, order: force.order }
            }
            Awaits::Fire(_) => state
                .volley
                .map_or(Objection::NobodyAims, |volley| Objection::OtherTarget(volley.target)),
            Awaits::Movement(seat) => self.must_go_forward(state, seat),
            _ => Objection::NotNow { needs: Task::Movement, now: Task::Melee, segment: None },
        }
    }
}
