//! What one viewer may know: everything, but for what lies under the top of an enemy's stack where
//! two players face each other [3.4a].

use std::num::NonZeroU32;
use std::sync::Arc;

use engine::Viewer;
use engine::chance::TicketSource;

use crate::action::Action;
use crate::event::{Event, Who};
use crate::game::{Board, Spartans};
use crate::map::{Area, Areas};
use crate::muster::Muster;
use crate::options::Options;
use crate::stack::Unit;
use crate::state::{Awaits, Business, State};
use crate::units::{Arm, Contingent, Side};

/// Units by contingent and type.
pub type Counts = [[u8; Arm::COUNT]; Contingent::COUNT];

/// What one viewer may know.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct View {
    /// Whose eyes.
    pub viewer: Viewer,
    /// What the table agreed on.
    pub options: Options,
    /// Map and units.
    pub board: Arc<Board>,
    /// Where play stands. What this viewer may not know is written over: units that he does not see
    /// are fresh ones of the first contingent of their side, and Greek hands are empty.
    pub state: State,
    /// The sides whose stacks he does not look under.
    pub hidden_from: [bool; 2],
    /// How many units of those sides he cannot tell apart: under the top of a stack, or in hand.
    pub hidden: Counts,
}

impl View {
    /// Whether the viewer knows the unit at a place of a stack.
    pub fn knows(&self, side: Side, at: Area, order: usize) -> bool {
        order == 0 || !self.hidden_from[side as usize] || shown(&self.state).has(at)
    }

    /// How many units of a contingent the viewer sees on the map.
    pub fn seen_on_map(&self, contingent: Contingent) -> u8 {
        let side = contingent.side();
        let areas = self.state.positions.held(side).into_iter();
        let seen = |at: Area| {
            let units = self.state.positions.stack(side, at).units().enumerate();
            let known = units.filter(|(order, _)| self.knows(side, at, *order));
            known.filter(|(_, unit)| unit.contingent == contingent).count()
        };
        areas.map(seen).sum::<usize>() as u8
    }

    /// [3.4a] How many more of a contingent lie under others or are in hand: the viewer counts them,
    /// since he sees the rest, and knows no more of them.
    pub fn unseen(&self, contingent: Contingent) -> u8 {
        let out = self.state.guard == Some(contingent) || self.state.home.has(contingent);
        if out { 0 } else { self.hidden[contingent.index()].iter().sum() }
    }

    /// [6.0c] How many Greek units are still to be placed: of hidden ones, those who lie in no stack.
    pub fn to_place(&self) -> u16 {
        if !self.hidden_from[Side::Greek as usize] {
            let placed = Side::Greek.contingents().filter(|it| self.state.guard != Some(*it));
            return placed.map(|it| u16::from(self.state.muster(it).in_hand())).sum();
        }
        let unseen: u16 = Side::Greek.contingents().map(|it| u16::from(self.unseen(it))).sum();
        let units = |at: Area| self.state.positions.stack(Side::Greek, at).len();
        let knows = |at: Area, order: &usize| self.knows(Side::Greek, at, *order);
        let areas = self.state.positions.held(Side::Greek).into_iter();
        let covered = areas.map(|at| (0..units(at)).filter(|it| !knows(at, it)).count());
        unseen.saturating_sub(covered.sum::<usize>() as u16)
    }

    /// The side that the viewer plays, if he plays one alone.
    pub fn own_side(&self) -> Option<Side> {
        match self.viewer {
            Viewer::Spectator => None,
            Viewer::Seat(seat) if (seat.index() as u8) < self.options.greek_seats() => {
                Some(Side::Greek)
            }
            Viewer::Seat(_) => Some(Side::Persian),
        }
    }
}

/// [3.4b] [3.4c] [Q73] The areas whose stacks everybody may look through now: those of a melee under
/// way, and of a volley in which somebody fires from next to the target or from within.
pub(crate) fn shown(state: &State) -> Areas {
    let fighting = match state.awaits {
        Awaits::Retreat(_, area) | Awaits::Withdraw(area) | Awaits::Strike(area) => {
            Areas::one(area)
        }
        Awaits::Check { at, .. } if state.segment.business() == Business::Melee => Areas::one(at),
        _ => Areas::NONE,
    };
    let melees = state.segment.business() == Business::Melee && state.round > 0;
    let waiting = if melees { Spartans::melees_left(state) } else { Areas::NONE };
    fighting.or(waiting).or(fired_at_closely(state))
}

/// The target of a volley in which somebody aims at it from one area away or less.
fn fired_at_closely(state: &State) -> Areas {
    let side = state.segment.side();
    if state.segment.business() != Business::Fire || state.round == 0 {
        return Areas::NONE;
    }
    let mut areas = Areas::NONE;
    for (from, unit) in state.positions.units(side) {
        if let Some(target) = unit.aim.filter(|target| from.range(*target) <= 1) {
            areas.add(target);
        }
    }
    areas
}

impl Spartans {
    /// The sides that a viewer does not look under.
    fn hidden_from(&self, viewer: Viewer) -> [bool; 2] {
        if !self.options.has_fog() {
            return [false; 2];
        }
        Side::BOTH.map(|side| match viewer {
            Viewer::Spectator => true,
            Viewer::Seat(seat) => self.side_of(seat) != side,
        })
    }

    /// The view of a state.
    pub(crate) fn seen(&self, state: &State, viewer: Viewer) -> View {
        let hidden_from = self.hidden_from(viewer);
        let mut hidden = [[0; Arm::COUNT]; Contingent::COUNT];
        let mut seen = state.clone();
        for side in Side::BOTH.into_iter().filter(|side| hidden_from[*side as usize]) {
            cover(&mut seen, side, shown(state), &mut hidden);
        }
        let board = Arc::clone(&self.board);
        View { viewer, options: self.options, board, state: seen, hidden_from, hidden }
    }

    /// A state that the viewer might be in: hidden units are dealt to where hidden ones lie.
    pub(crate) fn imagined(view: &View, random: &mut dyn TicketSource) -> State {
        let mut state = view.state.clone();
        let mut left = view.hidden;
        for side in Side::BOTH.into_iter().filter(|side| view.hidden_from[*side as usize]) {
            deal(&mut state, side, shown(&view.state), &mut left, random);
        }
        state
    }

    /// [3.4a] Whether anything in a position is hidden from anybody.
    pub(crate) fn hides_anything(&self, state: &State) -> bool {
        let shown = shown(state);
        let covered = |side: Side| {
            let areas = state.positions.held(side).minus(shown);
            areas.iter().any(|area| state.positions.stack(side, area).len() > 1)
        };
        self.options.has_fog()
            && (Side::BOTH.into_iter().any(covered)
                || Side::Greek.contingents().any(|it| state.muster(it).in_hand() > 0))
    }

    /// [3.4a] An action as a viewer learns of it: which unit is placed under others is for those who
    /// place it, and which of several leaves their stack for those who move it. What came about tells
    /// everybody how many went where.
    pub(crate) fn action_shown(
        &self,
        state: &State,
        action: Action,
        viewer: Viewer,
    ) -> Option<Action> {
        let (side, covered) = match action {
            Action::Place { at, .. } => {
                (Side::Greek, !state.positions.stack(Side::Greek, at).is_empty())
            }
            Action::Move { part, .. } | Action::Turn { part, .. } | Action::Charge { part, .. } => {
                let side = state.segment.side();
                (side, state.positions.stack(side, part.at).len() > 1)
            }
            _ => return Some(action),
        };
        let hidden = covered && self.hidden_from(viewer)[side as usize];
        (!hidden).then_some(action)
    }

    /// [3.4a] An event as a viewer learns of it.
    pub(crate) fn event_shown(&self, event: &Event, viewer: Viewer) -> Event {
        let hidden_from = self.hidden_from(viewer);
        let veil = |who: Who| {
            let hides = who.covered && hidden_from[who.side as usize];
            Who { known: who.known.filter(|_| !hides), ..who }
        };
        let mut event = event.clone();
        match &mut event {
            Event::Placed { who, .. } => *who = veil(*who),
            Event::Checked { who, rating, .. } | Event::Recovered { who, rating, .. } => {
                *who = veil(*who);
                *rating = rating.filter(|_| who.known.is_some());
            }
            Event::Feigned { rating, .. } if hidden_from[Side::Greek as usize] => *rating = None,
            _ => {}
        }
        event
    }

    /// [3.4a] Whether an action shows the other side a unit that it did not know: one that leaves its
    /// stack or comes to the top, one that is fired at from close by, one that is met in melee.
    ///
    /// It is asked before every step. What is done often is answered off the stacks; what ends or
    /// begins something is tried on a copy.
    pub(crate) fn uncovers(&self, state: &State, action: Action) -> bool {
        if !self.options.has_fog() {
            return false;
        }
        let stacks = |side: Side, at: Area| state.positions.stack(side, at);
        let side = state.segment.side();
        match action {
            // Some stay behind, and none lies where the others go: one more lies on top.
            Action::Move { part, to, .. } | Action::Charge { part, to, .. } => {
                let mover = self.mover_of(state, side, part);
                stacks(side, to).is_empty()
                    && mover.is_some_and(|it| it.units < stacks(side, part.at).len())
            }
            // [3.4c] The target is looked through from next to it.
            Action::Fire { from, at, .. } => {
                from.range(at) <= 1
                    && !shown(state).has(at)
                    && Side::BOTH.into_iter().any(|side| stacks(side, at).len() > 1)
            }
            Action::Place { at, .. } => stacks(Side::Greek, at).is_empty(),
            Action::Turn { .. } | Action::Clear(_) | Action::Roll => false,
            _ => {
                let mut after = state.clone();
                engine::Game::apply(self, &mut after, action, &mut engine::Quiet);
                Side::BOTH.into_iter().any(|side| covered(&after, side) < covered(state, side))
            }
        }
    }
}

/// [3.4a] How many units of a side its enemy does not know: those under tops, and Greeks in hand.
fn covered(state: &State, side: Side) -> u16 {
    let areas = state.positions.held(side).minus(shown(state));
    let under = |area: Area| state.positions.stack(side, area).len().saturating_sub(1) as u16;
    let lying: u16 = areas.iter().map(under).sum();
    let in_hand = |it: Contingent| u16::from(state.muster(it).in_hand());
    let waiting: u16 = if side == Side::Greek { side.contingents().map(in_hand).sum() } else { 0 };
    lying + waiting
}

/// [3.4a] Writes over what lies under the tops of a side's stacks, and what it has in hand.
fn cover(state: &mut State, side: Side, shown: Areas, hidden: &mut Counts) {
    let blank = blank_of(side);
    for area in state.positions.held(side).minus(shown) {
        state.positions.change(side, area, |stack| {
            for unit in stack.units_mut().skip(1) {
                hidden[unit.contingent.index()][unit.arm.index()] += 1;
                (unit.contingent, unit.losses) = (blank, 0);
            }
        });
    }
    if side == Side::Greek {
        for contingent in side.contingents() {
            let muster: &mut Muster = state.muster_mut(contingent);
            for (arm, row) in muster.hand.iter_mut().enumerate() {
                hidden[contingent.index()][arm] += row.iter().sum::<u8>();
                *row = Default::default();
            }
        }
    }
}

/// The contingent that stands for one that is not known.
fn blank_of(side: Side) -> Contingent {
    match side {
        Side::Greek => Contingent::Spartans,
        Side::Persian => Contingent::Immortals,
    }
}

/// Deals hidden units of a side to the places where hidden ones lie; the rest is in hand.
fn deal(
    state: &mut State,
    side: Side,
    shown: Areas,
    left: &mut Counts,
    random: &mut dyn TicketSource,
) {
    // Who guards the path or waits for his turn lies in no stack.
    let guard = state.guard;
    let may_lie = |it: Contingent| guard != Some(it);
    for area in state.positions.held(side).minus(shown) {
        let stack = *state.positions.stack(side, area);
        for (order, unit) in stack.units().enumerate().skip(1) {
            let contingent = draw(left, side, unit.arm, random, &may_lie);
            state.positions.change(side, area, |stack| {
                stack.replace(order, Unit { contingent, losses: 0, ..unit });
            });
        }
    }
    if side == Side::Greek {
        for contingent in side.contingents() {
            for (arm, rest) in left[contingent.index()].into_iter().enumerate() {
                state.muster_mut(contingent).hand[arm][0] = rest;
            }
        }
    }
}

/// Draws one of the hidden units of a type.
fn draw(
    left: &mut Counts,
    side: Side,
    arm: Arm,
    random: &mut dyn TicketSource,
    may_lie: &impl Fn(Contingent) -> bool,
) -> Contingent {
    let arm = arm.index();
    let candidates = || side.contingents().filter(|it| may_lie(*it));
    let all: u32 = candidates().map(|it| u32::from(left[it.index()][arm])).sum();
    let Some(tickets) = NonZeroU32::new(all) else { return blank_of(side) };
    let mut ticket = random.draw(tickets);
    for contingent in candidates() {
        let units = u32::from(left[contingent.index()][arm]);
        if ticket < units {
            left[contingent.index()][arm] -= 1;
            return contingent;
        }
        ticket -= units;
    }
    blank_of(side)
}
