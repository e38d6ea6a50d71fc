//! By hand: against where the rules do not lead a Persian force, [8.1.6a] and [8.1.6b].

use boards::squares::Quarter;
use engine::Seat;

use super::{Objection, Task};
use crate::action::Part;
use crate::game::Spartans;
use crate::map::{Area, Areas};
use crate::movement::Reach;
use crate::state::{Force, State};
use crate::units::Side;

impl Spartans {
    /// [8.1.6a] Against ending a move where the force could halt if it were free to.
    pub(super) fn against_halt_by_hand(
        &self,
        state: &State,
        part: Part,
        (to, facing): (Area, Quarter),
    ) -> Vec<Objection> {
        let force = Force { at: part.at, order: part.order };
        if let Some(flank) = self.must_enter_flank(state, force) {
            return vec![flank];
        }
        let automaton = self.automaton(state);
        let reach = automaton.reach_by_hand(force);
        let ends = ends_of(&reach);
        let forward = automaton.forward(force);
        let other_facing = reach.halts().any(|(area, _)| area == to) && facing != forward;
        vec![if other_facing || ends.is_empty() {
            Objection::FacesForward(forward)
        } else {
            Objection::NotFarthest { ends }
        }]
    }

    /// [8.1.6a] [8.1.6b] Against an entry that the force could make if it were free to.
    pub(super) fn against_entry_by_hand(&self, state: &State, part: Part) -> Vec<Objection> {
        let force = Force { at: part.at, order: part.order };
        if let Some(flank) = self.must_enter_flank(state, force) {
            return vec![flank];
        }
        let automaton = self.automaton(state);
        let ends = ends_of(&automaton.reach_by_hand(force));
        vec![if ends.is_empty() {
            Objection::FacesForward(automaton.forward(force))
        } else {
            Objection::NotFarthest { ends }
        }]
    }

    /// [8.1.6b] The flanks and rears that Immortals must enter, where there are any.
    fn must_enter_flank(&self, state: &State, force: Force) -> Option<Objection> {
        let (entries, _) = self.automaton(state).flank_entries(force, false);
        let areas: Areas = entries.left().map(|(area, _)| area).collect();
        (!areas.is_empty()).then_some(Objection::MustEnterFlank(areas))
    }

    /// [8.1.6a] The first force that can still go forward.
    pub(super) fn must_go_forward(&self, state: &State, seat: Seat) -> Objection {
        let moves = self.moves(state, seat);
        let automaton = self.automaton(state);
        let goes = |part: &Part| {
            let force = Force { at: part.at, order: part.order };
            moves.mover(*part).is_some() && !automaton.reach_by_hand(force).is_empty()
        };
        let areas = state.positions.held(Side::Persian);
        match areas.into_iter().flat_map(|at| moves.parts(at)).find(goes) {
            Some(Part { at, order, .. }) => Objection::MustGoForward { at, order },
            None => Objection::NotNow { needs: Task::Movement, now: Task::Movement, segment: None },
        }
    }
}

/// Everywhere that the rules lead a force.
fn ends_of(reach: &Reach) -> Areas {
    reach.halts().map(|(area, _)| area).chain(reach.entries().map(|(area, _)| area)).collect()
}
