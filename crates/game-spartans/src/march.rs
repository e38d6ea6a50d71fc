//! The Persian Movement Segment as the system plays it: [8.1.6a], force by force, each move a step
//! of its own and each tie a die.

use boards::squares::{Eighth, Quarter};
use engine::Log;

use crate::automaton::{NextStep, Trail};
use crate::event::{Event, Why};
use crate::game::Spartans;
use crate::map::Area;
use crate::movement::{Goal, Mover, Walk};
use crate::options::Persians;
use crate::state::{Awaits, Force, March, State};
use crate::units::Side;

impl Spartans {
    /// [8.1.6a] [8.1] The Persians begin to move: the system, or whoever leads them.
    pub(crate) fn begin_persian_movement(&self, state: &mut State, log: &mut impl Log<Event>) {
        match self.options.persians {
            Persians::System => self.next_force(state, log),
            Persians::ByHand => self.turn_by_hand(state, log),
            Persians::Player => self.persian_player_moves(state, log),
        }
    }

    /// [Q30] Which force moves next; the segment is over when all have.
    fn next_force(&self, state: &mut State, log: &mut impl Log<Event>) {
        let (forces, _) = self.automaton(state).next_force(false);
        match *forces.left() {
            [] => self.end_segment(state, log),
            [force] => self.plan(state, force),
            ref several => state.awaits = Awaits::WhichStack { tied: several.len() as u8 },
        }
    }

    /// [Q32] By hand, too, forces that have passed the last Greek turn by the rules.
    fn turn_by_hand(&self, state: &mut State, log: &mut impl Log<Event>) {
        let automaton = self.automaton(state);
        let turning = automaton.forces().into_iter().find_map(|force| {
            let turns = automaton.turns(force);
            turns[0].map(|first| (force, first, turns[1].is_some()))
        });
        match turning {
            Some((force, _, true)) => state.awaits = Awaits::WhichTurn(force),
            Some((force, way, false)) => state.awaits = Awaits::March(force, March::Turn(way)),
            None => self.persian_player_moves(state, log),
        }
    }

    /// [8.1.6a] [8.1.6b] [Q32] What a force does, as far as no die is needed.
    fn plan(&self, state: &mut State, force: Force) {
        let automaton = self.automaton(state);
        let (entries, _) = automaton.flank_entries(force, false);
        let turns = automaton.turns(force);
        state.awaits = match (entries.len(), turns) {
            (0, [Some(_), Some(_)]) => Awaits::WhichTurn(force),
            (0, [Some(way), None]) => Awaits::March(force, March::Turn(way)),
            (0, _) => self.path_from(state, force, Trail::NONE),
            (1, _) => match entries.left().next() {
                Some((to, way)) => Awaits::March(force, March::Flank { to, way }),
                None => return,
            },
            (several, _) => Awaits::WhichEntry(force, several),
        };
    }

    /// [Q30] Goes on along a path until it ends, or a die is needed.
    fn path_from(&self, state: &State, force: Force, mut trail: Trail) -> Awaits {
        let automaton = self.automaton(state);
        loop {
            match automaton.next_step(force, trail, false).0 {
                NextStep::Into(area) => trail = trail.with(area),
                NextStep::Either(..) => return Awaits::WhichWay(force, trail),
                NextStep::Ends if !trail.is_empty() => {
                    return Awaits::March(force, March::Forward(trail));
                }
                NextStep::Ends if automaton.can_face_forward(force) => {
                    return Awaits::March(force, March::Face);
                }
                NextStep::Ends => return Awaits::March(force, March::Stay),
            }
        }
    }

    /// [Q30] The force of a ticket.
    pub(crate) fn tied_force(&self, state: &State, ticket: usize) -> Option<Force> {
        let (forces, _) = self.automaton(state).next_force(false);
        let left = forces.left();
        left.get(ticket % left.len().max(1)).copied()
    }

    /// [Q30] The area of a ticket: one of two diagonals.
    pub(crate) fn tied_way(&self, state: &State, ticket: usize) -> Option<Area> {
        let Awaits::WhichWay(force, trail) = state.awaits else { return None };
        match self.automaton(state).next_step(force, trail, false).0 {
            NextStep::Either(one, other) => {
                Some(if ticket.is_multiple_of(2) { one } else { other })
            }
            NextStep::Into(area) => Some(area),
            NextStep::Ends => None,
        }
    }

    /// [Q31] The entry of a ticket.
    pub(crate) fn tied_entry(&self, state: &State, ticket: usize) -> Option<(Area, Eighth)> {
        let Awaits::WhichEntry(force, entries) = state.awaits else { return None };
        let (found, _) = self.automaton(state).flank_entries(force, false);
        found.left().nth(ticket % usize::from(entries.max(1)))
    }

    /// [Q32] The turn of a ticket.
    pub(crate) fn tied_turn(&self, state: &State, ticket: usize) -> Option<Quarter> {
        let Awaits::WhichTurn(force) = state.awaits else { return None };
        self.automaton(state).turns(force)[ticket % 2]
    }

    /// [Q30] A die has named the force that moves.
    pub(crate) fn force_drawn<L: Log<Event>>(&self, state: &mut State, force: Force, log: &mut L) {
        log.tell(|| Event::StackDrawn { force, why: self.automaton(state).next_force(true).1 });
        self.plan(state, force);
    }

    /// [Q30] A die has decided by which diagonal a force goes on.
    pub(crate) fn way_drawn(&self, state: &mut State, to: Area, log: &mut impl Log<Event>) {
        let Awaits::WhichWay(force, trail) = state.awaits else { return };
        log.tell(|| Event::WayDrawn { force, to });
        state.awaits = self.path_from(state, force, trail.with(to));
    }

    /// [Q31] A die has decided which entry is made.
    pub(crate) fn entry_drawn(
        state: &mut State,
        (to, way): (Area, Eighth),
        log: &mut impl Log<Event>,
    ) {
        let Awaits::WhichEntry(force, _) = state.awaits else { return };
        log.tell(|| Event::WayDrawn { force, to });
        state.awaits = Awaits::March(force, March::Flank { to, way });
    }

    /// [Q32] A die has decided which way a force turns.
    pub(crate) fn turn_drawn(
        &self,
        state: &mut State,
        forward: Quarter,
        log: &mut impl Log<Event>,
    ) {
        let Awaits::WhichTurn(force) = state.awaits else { return };
        self.reverse(state, force, (forward, true), log);
    }

    /// [Q32] Forward is another way for a force from now on.
    fn reverse(
        &self,
        state: &mut State,
        force: Force,
        (forward, by_die): (Quarter, bool),
        log: &mut impl Log<Event>,
    ) {
        state.change_force(force, |unit| unit.forward = forward);
        log.tell(|| Event::Reversed { force, forward, by_die });
        match self.options.persians {
            Persians::System => self.plan(state, force),
            _ => self.turn_by_hand(state, log),
        }
    }

    /// [8.1.6a] The system makes the move that it has decided on.
    pub(crate) fn march<L: Log<Event>>(
        &self,
        state: &mut State,
        force: Force,
        march: March,
        log: &mut L,
    ) {
        if let March::Turn(forward) = march {
            self.reverse(state, force, (forward, false), log);
            return;
        }
        let Some(mover) = self.automaton(state).mover(force) else { return };
        let why = if L::LISTENS { Some(Box::new(self.why(state, force, march))) } else { None };
        match march {
            March::Forward(trail) => self.go_forward(state, mover, (trail, why), log),
            March::Flank { to, way } => {
                let walk = Walk::new(&self.board.map, &state.positions, mover);
                let goal = walk.entry(to, way);
                let path = if L::LISTENS { walk.cheapest().path(goal) } else { Vec::new() };
                Self::moved(state, mover, goal, (path, why), log);
            }
            March::Face => {
                let facing = self.automaton(state).forward(force);
                state.change_force(force, |unit| (unit.facing, unit.done) = (facing, true));
                let (side, units, at) = (mover.side, mover.units as u8, force.at);
                log.tell(|| Event::Turned { side, units, at, facing });
            }
            March::Turn(_) | March::Stay => {
                state.change_force(force, |unit| unit.done = true);
                log.tell(|| Event::Stayed { force, why });
            }
        }
        self.next_force(state, log);
    }

    /// Moves a force along its trail.
    fn go_forward<L: Log<Event>>(
        &self,
        state: &mut State,
        mover: Mover,
        (trail, why): (Trail, Option<Box<Why>>),
        log: &mut L,
    ) {
        let Some(to) = trail.end() else { return };
        let before = trail.last_but_one().unwrap_or(mover.from);
        let force = Force { at: mover.from, order: mover.first as u8 };
        let way = Eighth::ALL.into_iter().find(|way| before.next(*way) == Some(to));
        let walk = Walk::new(&self.board.map, &state.positions, mover);
        let goal = match way.filter(|_| state.positions.has_enemy(Side::Persian, to)) {
            Some(way) => walk.entry(to, way),
            None => {
                Goal { to, facing: self.automaton(state).facing_at_end(force, to), entered: None }
            }
        };
        let path = if L::LISTENS { trail.areas().collect() } else { Vec::new() };
        Self::moved(state, mover, goal, (path, why), log);
    }

    /// Why the system moves a force as it does: every choice that led to it, made once more.
    fn why(&self, state: &State, force: Force, march: March) -> Why {
        let automaton = self.automaton(state);
        let stack = automaton.next_force(true).1.filter(|it| it.candidates.len() > 1);
        let entry = automaton.flank_entries(force, true).1;
        let mut steps = Vec::new();
        if let March::Forward(decided) = march {
            let mut trail = Trail::NONE;
            for area in decided.areas() {
                steps.extend(automaton.next_step(force, trail, true).1);
                trail = trail.with(area);
            }
        }
        Why { stack, steps, entry }
    }
}

impl State {
    /// Changes every unit of a Persian force.
    pub(crate) fn change_force(&mut self, force: Force, change: impl Fn(&mut crate::stack::Unit)) {
        self.positions.change(Side::Persian, force.at, |stack| {
            let (first, last) = stack.force(usize::from(force.order));
            for unit in stack.units_mut().skip(first).take(last + 1 - first) {
                change(unit);
            }
        });
    }
}
