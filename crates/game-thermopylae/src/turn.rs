//! Turn Order: [R19], [R20], and what each step of a turn waits for.

use engine::{Log, Objection, Objections};

use crate::cases::{R3, R18, R19, R20, R26, R32, R35};
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
        state.awaits = Awaits::Combat;
        self.go_on_fighting(state, log);
    }

    /// [R20] Waits for the next combat, or ends them when no unit can attack any more.
    pub(crate) fn go_on_fighting(&self, state: &mut State, log: &mut impl Log<Event>) {
        state.awaits = Awaits::Combat;
        if self.targets(state).is_empty() {
            Self::begin_movement(state, log);
        }
    }

    /// [R20] Says what is against ending the combats: only the wrong moment.
    pub(crate) fn objections_to_end_combat(state: &State, against: &mut Objections) {
        if state.awaits != Awaits::Combat {
            against.push(Self::wrong_moment(state));
        }
    }

    /// [R20] Ends the combats of this turn.
    pub(crate) fn begin_movement(state: &mut State, log: &mut impl Log<Event>) {
        Self::refresh(state);
        state.called_off = [Places::NONE; 2];
        state.awaits = Awaits::Movement;
        log.tell(|| Event::MovementBegan { side: state.side });
    }

    /// [R19] Says what is against ending the turn: only the wrong moment.
    pub(crate) fn objections_to_end_turn(state: &State, against: &mut Objections) {
        if state.awaits != Awaits::Movement {
            against.push(Self::wrong_moment(state));
        }
    }

    /// [R19] Ends the turn, and after the Greek one the round.
    pub(crate) fn end_turn(&self, state: &mut State, log: &mut impl Log<Event>) {
        Self::refresh(state);
        if state.side == Side::Persian {
            return self.begin_turn(state, Side::Greek, log);
        }
        state.quiet = if state.progress { 0 } else { state.quiet + 1 };
        state.progress = false;
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

    /// The objection to anything that the current step does not wait for.
    #[cold]
    pub(crate) fn wrong_moment(state: &State) -> Objection {
        let (case, why) = match state.awaits {
            Awaits::Opener
            | Awaits::Auction { .. }
            | Awaits::FirstBid
            | Awaits::SecondBid { .. }
            | Awaits::Tie => (R3, "sides are not settled yet"),
            Awaits::SetUp => (R18, "the Greeks are still setting up"),
            Awaits::Combat => {
                (R20, "the combats of this turn are not over, and none is being fought")
            }
            Awaits::Join => (R26, "a declared attack waits to be fought or called off"),
            Awaits::Dice | Awaits::Hits(_) => {
                (R32, "the hits of this round must be given out first")
            }
            Awaits::Again => (R35, "the attacker must fight on or stop first"),
            Awaits::Movement => (R20, "the combats of this turn are over, and units move now"),
            Awaits::Over(_) => (R19, "the game is over"),
        };
        Objection { case, why }
    }
}
