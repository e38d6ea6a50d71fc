//! The Action Rounds: [4.0.D], step by step, and what follows a series: 9.0.

use engine::{D10, Log, Seat};

use crate::event::Event;
use crate::game::Spartans;
use crate::map::Areas;
use crate::muster::{Contingents, Muster};
use crate::options::{Greeks, Persians};
use crate::positions::Positions;
use crate::state::{Awaits, Business, Feint, Segment, State};
use crate::tables::committed;
use crate::units::Side;

/// [4.0.Da] How many rounds a series has.
pub const ROUNDS: u8 = 8;
/// [1.0.1] How many days the game has.
pub const DAYS: u8 = 3;

impl Spartans {
    /// [4.0.D] The next round begins.
    pub(crate) fn begin_round(&self, state: &mut State, log: &mut impl Log<Event>) {
        state.round += 1;
        state.today = state.today.saturating_add(1);
        let (day, round) = (state.day, state.round);
        log.tell(|| Event::RoundBegan { day, round });
        self.begin_segment(state, Segment::PersianMovement, log);
    }

    /// [4.0.D] A step of the round begins.
    pub(crate) fn begin_segment(
        &self,
        state: &mut State,
        segment: Segment,
        log: &mut impl Log<Event>,
    ) {
        state.segment = segment;
        state.settled = Areas::NONE;
        state.volley = None;
        state.refresh(segment);
        log.tell(|| Event::SegmentBegan { segment });
        match segment.business() {
            Business::Movement if segment.side() == Side::Persian => {
                if Side::Persian.contingents().any(|it| Self::is_due(state, it)) {
                    state.awaits = Awaits::Entry;
                } else {
                    self.begin_persian_movement(state, log);
                }
            }
            Business::Movement => self.first_seat_moves(state, log),
            Business::Fire => self.begin_fire(state, log),
            Business::Melee => self.begin_melees(state, log),
            Business::Recovery => self.next_recovery(state, log),
        }
    }

    /// [4.0.D] The step is over.
    pub(crate) fn end_segment(&self, state: &mut State, log: &mut impl Log<Event>) {
        if state.feint == Feint::Used {
            state.feint = Feint::None; // [11.3d] [Q71]
        }
        match state.segment.next() {
            Some(next) => self.begin_segment(state, next, log),
            None => self.end_round(state, log),
        }
    }

    /// [4.0.Da] The round is over, and with the eighth the series.
    fn end_round(&self, state: &mut State, log: &mut impl Log<Event>) {
        if state.round < ROUNDS {
            self.begin_round(state, log);
        } else {
            Self::end_series(state, log);
        }
    }

    /// [4.0.E] The series is over: the End of Day Check comes next.
    pub(crate) fn end_series(state: &mut State, log: &mut impl Log<Event>) {
        let round = state.round;
        log.tell(|| Event::SeriesOver { round });
        state.round = 0;
        state.settled = Areas::NONE;
        state.segment = Segment::PersianMovement;
        state.feint = Feint::None;
        for segment in [Segment::PersianMovement, Segment::GreekMovement] {
            state.refresh(segment);
        }
        state.awaits = Awaits::EndOfDay;
    }

    /// [9.0] The check: a contingent that was used today ends the day, another attacks.
    pub(crate) fn check_day(&self, state: &mut State, roll: D10, log: &mut impl Log<Event>) {
        let Some(contingent) = committed(state.day, roll) else { return };
        let over = state.used.has(contingent);
        log.tell(|| Event::DayChecked { roll, contingent, over });
        if over {
            self.end_day(state, false, log);
            return;
        }
        self.restore(state, contingent);
        state.attacker = Some(contingent);
        log.tell(|| Event::Committed { contingent, roll: Some(roll) });
        if state.positions.held(Side::Persian).is_empty() {
            self.regroup(state, log); // [9.0.1]
        } else {
            state.awaits = Awaits::Muster(contingent); // [9.0.2]
        }
    }

    /// [9.0.1] [Q37] [Q39b] No Persian is left on the map: both sides deploy again.
    fn regroup(&self, state: &mut State, log: &mut impl Log<Event>) {
        for contingent in Side::Greek.contingents() {
            state.take_up(contingent);
        }
        let greeks: Contingents = self.deploying(state);
        log.tell(|| Event::Regrouped { greeks });
        self.deploy_greeks(state);
    }

    /// [9.0] [Q33b] [Q68] The day is over: everybody leaves the map.
    pub(crate) fn end_day(&self, state: &mut State, no_greeks: bool, log: &mut impl Log<Event>) {
        let day = state.day;
        log.tell(|| Event::DayOver { day, no_greeks });
        for contingent in Side::Greek.contingents() {
            state.take_up(contingent);
        }
        state.positions = Positions::default();
        for contingent in Side::Persian.contingents() {
            state.muster_mut(contingent).hand = Muster::default().hand;
        }
        state.used = Contingents::NONE;
        state.attacker = None;
        (state.round, state.today, state.entry) = (0, 0, 0);
        (state.settled, state.volley, state.feint) = (Areas::NONE, None, Feint::None);
        state.segment = Segment::PersianMovement;
        if day == DAYS {
            let finish = self.finish_by_points(state);
            self.finish(state, finish, log);
            return;
        }
        state.guard = None;
        state.day += 1;
        let day = state.day;
        log.tell(|| Event::DayBegan { day });
        state.awaits = self.first_of_day();
    }

    /// Who decides for the Greeks in a segment, seat by seat: the first one with something to do
    /// after a seat.
    pub(crate) fn next_greek_seat(
        &self,
        after: Option<Seat>,
        has_business: impl Fn(Seat) -> bool,
    ) -> Option<Seat> {
        let first = after.map_or(0, |seat| seat.index() as u8 + 1);
        Seat::all(self.options.greek_seats())
            .filter(|it| it.index() as u8 >= first)
            .find(|it| has_business(*it))
    }

    /// Whether the seats of a side act one after the other in a segment.
    pub(crate) const fn in_turn(&self, side: Side) -> bool {
        matches!((side, self.options.greeks), (Side::Greek, Greeks::Contingents))
    }

    /// Nothing more in this segment for the seat that decides.
    pub(crate) fn done(&self, state: &mut State, log: &mut impl Log<Event>) {
        match state.awaits {
            Awaits::Movement(seat) => self.seat_has_moved(state, seat, log),
            Awaits::Fire(seat) => self.seat_has_fired(state, seat, log),
            _ => {}
        }
    }

    /// Whether a person leads the Persians in a segment.
    pub(crate) const fn has_persian_player(&self) -> bool {
        matches!(self.options.persians, Persians::Player)
    }

    /// [Q33] After every combat: whether the series or the day is over, and what comes next if not.
    pub(crate) fn after_combat(&self, state: &mut State, log: &mut impl Log<Event>) {
        if state.positions.held(Side::Greek).is_empty() {
            self.end_day(state, true, log);
        } else if state.positions.held(Side::Persian).is_empty() && !state.more_persians_come() {
            Self::end_series(state, log);
        } else {
            match state.segment.business() {
                Business::Fire => self.go_on_firing(state, log),
                Business::Melee => self.next_melee(state, log),
                Business::Movement | Business::Recovery => {}
            }
        }
    }
}

impl State {
    /// A segment begins: nobody of its side has moved, fired or recovered, and nobody aims.
    fn refresh(&mut self, segment: Segment) {
        let both = segment.business() == Business::Recovery;
        for side in Side::BOTH.into_iter().filter(|it| both || *it == segment.side()) {
            for area in self.positions.held(side) {
                self.positions.change(side, area, |stack| {
                    for unit in stack.units_mut() {
                        (unit.done, unit.aim) = (false, None);
                    }
                });
            }
        }
    }
}
