//! Turn Order: [R19], [R20].

use engine::Log;

use crate::event::Event;
use crate::game::Thermopylae;
use crate::map::Places;
use crate::state::{Awaits, State};
use crate::units::Side;

impl Thermopylae {
    /// [R19] Begins a side's turn. [R20] Where nothing can be attacked, movement begins at once.
    pub(crate) fn begin_turn(&self, state: &mut State, side: Side, log: &mut impl Log<Event>) {
        state.side = side;
        log.tell(|| Event::TurnBegan { side, round: state.round });
        self.go_on_fighting(state, log);
        if state.awaits == Awaits::Combat {
            Self::meet(state, log); // Somebody can be attacked, so he stands next to an enemy.
        }
    }

    /// [R20] Waits for the next combat, or ends them when no unit can attack any more.
    pub(crate) fn go_on_fighting(&self, state: &mut State, log: &mut impl Log<Event>) {
        state.awaits = Awaits::Combat;
        if self.targets(state).is_empty() {
            Self::begin_movement(state, log);
        }
    }

    /// [R20] Ends the combats of this turn.
    pub(crate) fn begin_movement(state: &mut State, log: &mut impl Log<Event>) {
        Self::refresh(state);
        state.called_off = [Places::NONE; 2];
        state.awaits = Awaits::Movement;
        log.tell(|| Event::MovementBegan { side: state.side });
    }

    /// [R19] Ends the turn, and after the Greek one the round.
    pub(crate) fn end_turn(&self, state: &mut State, log: &mut impl Log<Event>) {
        Self::refresh(state);
        if state.side == Side::Persian {
            return self.begin_turn(state, Side::Greek, log);
        }
        Self::count_round(state);
        if let Some(finish) = self.finish_by_rounds(state) {
            return Self::finish(state, finish, log);
        }
        state.round += 1;
        self.begin_turn(state, Side::Persian, log);
    }

    /// A phase is over: the active side's units are fresh for the next.
    fn refresh(state: &mut State) {
        for place in state.ground(state.side) {
            state.stacks[place.index()].refresh();
        }
    }
}
