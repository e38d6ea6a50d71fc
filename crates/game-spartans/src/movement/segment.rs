//! The Movement Segments as people play them: who may go where, [8.1] to [8.1.5a], and by hand
//! [8.1.6a].

use boards::squares::{Eighth, Quarter};
use engine::{Log, Seat};

use super::{Goal, Mover, Reach, Walk};
use crate::action::{Action, Part};
use crate::event::{Event, Why};
use crate::game::Spartans;
use crate::map::{Area, Areas};
use crate::options::Persians;
use crate::state::{Awaits, Force, State};
use crate::units::Side;

/// [8.1] Everything that a seat may do in a Movement Segment.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Moves<'a> {
    pub(crate) game: &'a Spartans,
    pub(crate) state: &'a State,
    pub(crate) seat: Seat,
}

impl<'a> Moves<'a> {
    fn side(&self) -> Side {
        self.state.segment.side()
    }

    /// [8.1.6a] Whether the moves are those that the rules demand of Persians.
    fn by_hand(&self) -> bool {
        self.side() == Side::Persian && self.game.options.persians == Persians::ByHand
    }

    /// [8.1.4d] The areas from which somebody could move.
    fn sources(&self) -> Areas {
        let held = self.state.positions.held(self.side());
        held.minus(self.state.positions.held(self.side().enemy()))
    }

    /// The forces of the seat in an area that have not moved, and the single units that may leave
    /// theirs [Q11].
    pub(crate) fn parts(&self, at: Area) -> impl Iterator<Item = Part> + use<'a> {
        let stack = self.state.positions.stack(self.side(), at);
        let (game, seat, by_hand) = (self.game, self.seat, self.by_hand());
        let units = (0_u8..).zip(stack.units());
        units.filter(move |(_, unit)| !unit.done).flat_map(move |(order, unit)| {
            let (first, last) = stack.force(usize::from(order));
            let leads =
                |at: usize| stack.get(at).is_some_and(|unit| game.leader(unit.contingent) == seat);
            let force = !unit.linked && leads(first);
            let alone = last > first && !by_hand && leads(usize::from(order));
            let part = move |alone| Part { at, order, alone };
            [force.then(|| part(false)), alone.then(|| part(true))].into_iter().flatten()
        })
    }

    /// Who a part is, if it may move at all.
    pub(crate) fn mover(&self, part: Part) -> Option<Mover> {
        let free = self.sources().has(part.at) && self.parts(part.at).any(|it| it == part);
        if free { self.game.mover_of(self.state, self.side(), part) } else { None }
    }

    /// Where a part may go.
    pub(crate) fn reach(&self, part: Part, mover: Mover, controlled: Areas) -> Reach {
        if self.by_hand() {
            return self
                .game
                .automaton(self.state)
                .reach_by_hand(Force { at: part.at, order: part.order });
        }
        Walk::against(&self.game.board.map, &self.state.positions, mover, controlled).reach()
    }

    fn controlled(&self) -> Areas {
        self.state.positions.control(self.side().enemy())
    }

    /// Whether anybody may move.
    pub(crate) fn any(&self) -> bool {
        let controlled = self.controlled();
        self.sources().iter().any(|at| {
            self.parts(at).any(|part| {
                let mover = self.game.mover_of(self.state, self.side(), part);
                mover.is_some_and(|mover| !self.reach(part, mover, controlled).is_empty())
            })
        })
    }

    /// [8.1.1b] Whether the seat may end its moves: always, but by hand Persians must go forward.
    pub(crate) fn may_end(&self) -> bool {
        !self.by_hand() || !self.any()
    }

    pub(crate) fn list(&self, list: &mut Vec<Action>) {
        let controlled = self.controlled();
        for at in self.sources() {
            for part in self.parts(at) {
                let Some(mover) = self.game.mover_of(self.state, self.side(), part) else {
                    continue;
                };
                let reach = self.reach(part, mover, controlled);
                for (to, facing) in reach.halts() {
                    list.push(step(part, to, facing));
                }
                for (to, way) in reach.entries() {
                    list.push(Action::Charge { part, to, way });
                }
            }
        }
        if self.may_end() {
            list.push(Action::Done);
        }
    }

    pub(crate) fn has(&self, action: Action) -> bool {
        let reaches = |part: Part, can: &dyn Fn(Reach) -> bool| {
            self.mover(part).is_some_and(|mover| can(self.reach(part, mover, self.controlled())))
        };
        match action {
            Action::Move { part, to, facing } => {
                to != part.at && reaches(part, &|reach| reach.can_halt(to, facing))
            }
            Action::Turn { part, facing } => {
                reaches(part, &|reach| reach.can_halt(part.at, facing))
            }
            Action::Charge { part, to, way } => reaches(part, &|reach| reach.can_enter(to, way)),
            Action::Done => self.may_end(),
            _ => false,
        }
    }
}

/// A move, or a turn on the spot.
fn step(part: Part, to: Area, facing: Quarter) -> Action {
    if to == part.at { Action::Turn { part, facing } } else { Action::Move { part, to, facing } }
}

impl Spartans {
    /// A part of a stack as one that moves.
    pub(crate) fn mover_of(&self, state: &State, side: Side, part: Part) -> Option<Mover> {
        let place = (side, part.at);
        Mover::at(&state.positions, &self.board.roster, place, usize::from(part.order), !part.alone)
    }

    /// What a seat may do in the Movement Segment under way.
    pub(crate) const fn moves<'a>(&'a self, state: &'a State, seat: Seat) -> Moves<'a> {
        Moves { game: self, state, seat }
    }

    /// [8.1] The first Greek seat that can move begins.
    pub(crate) fn first_seat_moves(&self, state: &mut State, log: &mut impl Log<Event>) {
        self.next_seat_moves(state, None, log);
    }

    /// [8.1] [11.1c] Whoever leads the Persians moves, if anybody can.
    pub(crate) fn persian_player_moves(&self, state: &mut State, log: &mut impl Log<Event>) {
        let seat = self.seat_of(Side::Persian);
        if self.moves(state, seat).any() {
            state.awaits = Awaits::Movement(seat);
        } else {
            self.end_segment(state, log);
        }
    }

    /// [8.1] A seat has moved; the next one does.
    pub(crate) fn seat_has_moved(&self, state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
        if state.segment.side() == Side::Persian {
            self.end_segment(state, log);
        } else {
            self.next_seat_moves(state, Some(seat), log);
        }
    }

    fn next_seat_moves(&self, state: &mut State, after: Option<Seat>, log: &mut impl Log<Event>) {
        match self.next_greek_seat(after, |seat| self.moves(state, seat).any()) {
            Some(seat) => state.awaits = Awaits::Movement(seat),
            None => self.end_segment(state, log),
        }
    }

    /// [8.1.2a] A part moves, or turns where it stands.
    pub(crate) fn march_to<L: Log<Event>>(
        &self,
        state: &mut State,
        part: Part,
        (to, facing): (Area, Quarter),
        log: &mut L,
    ) {
        let side = state.segment.side();
        let Some(mover) = self.mover_of(state, side, part) else { return };
        let goal = Goal { to, facing, entered: None };
        if to == part.at {
            state.positions.make_move(mover, goal);
            let units = mover.units as u8;
            log.tell(|| Event::Turned { side, units, at: to, facing });
        } else {
            let path = if L::LISTENS { vec![to] } else { Vec::new() };
            Self::moved(state, mover, goal, (path, None), log);
        }
        self.after_move_by_hand(state, log);
    }

    /// [8.1.4c] A part enters an area of the enemy.
    pub(crate) fn charge<L: Log<Event>>(
        &self,
        state: &mut State,
        part: Part,
        (to, way): (Area, Eighth),
        log: &mut L,
    ) {
        let Some(mover) = self.mover_of(state, state.segment.side(), part) else { return };
        let walk = Walk::new(&self.board.map, &state.positions, mover);
        let goal = walk.entry(to, way);
        let path = if L::LISTENS { walk.way_in(to, way) } else { Vec::new() };
        Self::moved(state, mover, goal, (path, None), log);
        self.after_move_by_hand(state, log);
    }

    /// [8.1.6a] By hand the segment is over when every force has gone as far as it must.
    fn after_move_by_hand(&self, state: &mut State, log: &mut impl Log<Event>) {
        let Awaits::Movement(seat) = state.awaits else { return };
        let moves = self.moves(state, seat);
        if moves.by_hand() && !moves.any() {
            self.end_segment(state, log);
        }
    }

    /// Carries a move out and tells of it.
    pub(crate) fn moved(
        state: &mut State,
        mover: Mover,
        goal: Goal,
        (path, why): (Vec<Area>, Option<Box<Why>>),
        log: &mut impl Log<Event>,
    ) {
        state.positions.make_move(mover, goal);
        let Mover { side, from, units, arm, .. } = mover;
        let Goal { facing, entered, .. } = goal;
        let units = units as u8;
        log.tell(|| Event::Moved { side, arm, units, from, path, facing, entered, why });
    }
}
